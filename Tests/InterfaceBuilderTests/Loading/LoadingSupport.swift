import HeadlessUIKit
import Diagnostics
import InterfaceBuilder
import Synchronization
import Testing

/// A nib of some elements, for a few classes of the app.
func makeNib(
  _ objects: String, _ classes: [NSObject.Type] = [], resources: String = "",
  log: (@Sendable (String) -> Void)? = nil
) throws -> UINib {
  var registry = ClassRegistry()
  for type in classes { registry.register(type) }
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)</objects><resources>\(resources)</resources></document>
    """
  let bundle = UIBundle(path: "nowhere", classes: registry) { diagnostic in log?(diagnostic.text) }
  let document = try #require(IBDocument.read(Array(text.utf8), name: "Test.xib").document)
  return UINib(document: document, bundle: bundle)
}

/// A storyboard of some scenes, each with its objects.
func makeStoryboard(
  _ scenes: [String], initial: String? = nil, _ classes: [NSObject.Type] = []
) throws -> UIStoryboard {
  var registry = ClassRegistry()
  for type in classes { registry.register(type) }
  let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
  let body = scenes.enumerated().map { number, objects in
    "<scene sceneID=\"scene\(number)\"><objects>\(objects)</objects></scene>"
  }.joined()
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504"\(start)>
    <scenes>\(body)</scenes></document>
    """
  let document = try #require(IBDocument.read(Array(text.utf8), name: "Main.storyboard").document)
  return UIStoryboard(document: document, name: "Main", bundle: UIBundle(path: "nowhere", classes: registry))
}

/// What was said, in order; from any thread.
final class Said: Sendable {
  private let state = Mutex<[String]>([])
  func note(_ text: String) { state.withLock { $0.append(text) } }
  var lines: [String] { state.withLock { $0 } }
}
