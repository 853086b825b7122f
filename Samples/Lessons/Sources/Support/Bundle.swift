import HeadlessUIKit
import InterfaceBuilder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

typealias Bundle = UIBundle

extension UIBundle {
  /// The elements of a property list, as `NSArray(contentsOfFile:)` reads them. What goes wrong is reported as UIKit's
  /// exceptions are, and the list is empty.
  func propertyList<Element: Decodable>(named name: String) -> [Element] {
    do {
      guard let path = path(forResource: name, ofType: "plist") else {
        throw NSException(.invalidArgument, "There is no property list \"\(name)\" in \(self.path).")
      }
      return try PropertyListDecoder().decode([Element].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      (error as? NSException ?? NSException(.invalidArgument, "\(name).plist: \(error)")).report()
      return []
    }
  }
}
