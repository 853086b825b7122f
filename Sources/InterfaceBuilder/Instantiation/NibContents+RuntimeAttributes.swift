import Diagnostics
public import HeadlessUIKit
import MarkupXML

/// A user-defined runtime attribute of a live object.
public struct NibRuntimeAttribute {
  /// The object that is meant.
  public var object: NSObject
  /// The attribute that is meant.
  public var attribute: UserDefinedRuntimeAttribute
  /// Whether the object library has the property and took the value; a class of the app may take the others.
  public var isApplied: Bool
}

extension NibContents {
  /// The user-defined runtime attributes of the object, in document order.
  ///
  /// - Complexity: linear in the runtime attributes of the document.
  public func runtimeAttributes(of object: NSObject) -> [UserDefinedRuntimeAttribute] {
    runtimeAttributes.filter { $0.object === object }.map(\.attribute)
  }
}

extension NibDecoding {
  /// Says that no kind of object has the property. That is no fault: a class of the app may have it.
  func reportUnapplied(_ item: NibRuntimeAttribute) {
    let node = XMLNode(item.attribute.node)
    contents.diagnostics.append(
      Diagnostic(
        rule: "runtime-attribute-unknown", severity: .info, document: document.name,
        location: document.tree.location(of: node), objectID: document.objectID(of: node),
        path: document.labelPath(of: node),
        message: "No property \"\(item.attribute.keyPath)\" of this type is known for \(item.object.className).",
        help: "The attribute is kept; a class of the app may have the property."))
  }
}
