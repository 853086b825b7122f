import Diagnostics
import HeadlessUIKit
import MarkupXML

extension NibProgram {
  /// The app's class of an object: the one that is known by that name, if it fits the element.
  func customType(
    _ identity: DocumentIdentity, _ node: XMLNode, _ vocabulary: Vocabulary, _ decoding: NibDecoding
  ) -> NSObject.Type? {
    guard let classes = options.classes, let name = identity.customClass else { return nil }
    let isTarget = document.tree.attribute("customModuleProvider", of: node) == "target"
    guard let type = classes.type(named: name, module: identity.customModule, isTarget: isTarget) else {
      decoding.note("class-unknown", .info, Self.unknownClass(name, vocabulary.className), node: node)
      return nil
    }
    guard vocabulary.isMade(type) else {
      decoding.note("class-unfit", .error, Self.unfitClass(name, vocabulary.className), node: node)
      return nil
    }
    return type == vocabulary.objectType ? nil : type
  }

  private static func unknownClass(_ name: String, _ own: String) -> String {
    "No class \"\(name)\" is registered: the object is a \(own), as UIKit makes it of a class that it does not find."
  }

  private static func unfitClass(_ name: String, _ own: String) -> String {
    "\"\(name)\" is no subclass of \(own), as the class of this object must be: it stays a \(own)."
  }
}
