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
  /// Says that no kind of object has the property, or that the one of the app's class is of another type. The first is
  /// no fault: a class of the app may have it.
  func reportUnapplied(_ item: NibRuntimeAttribute) {
    let node = XMLNode(item.attribute.node)
    contents.diagnostics.append(
      Diagnostic(
        rule: "runtime-attribute-unknown", severity: .info, document: document.name,
        location: document.tree.location(of: node), objectID: document.objectID(of: node),
        path: document.labelPath(of: node),
        message: unfitMessage(item)
          ?? "No property \"\(item.attribute.keyPath)\" of this type is known for \(item.object.ownClassName).",
        help: "The attribute is kept; a class of the app may have the property."))
  }

  /// Nil when no class of the app has the property.
  private func unfitMessage(_ item: NibRuntimeAttribute) -> String? {
    let value = item.attribute.plainValue(in: self)
    guard let (owner, property) = item.object.resolve(keyPath: item.attribute.keyPath), owner.hasOwnProperty(property),
      case .unfit(let declared) = owner.take(value, forKey: property)
    else { return nil }
    let given = value.map { "\(type(of: $0))" } ?? "nil"
    return "\"\(item.attribute.keyPath)\" of \(owner.ownClassName) holds \(declared) and is given \(given)."
  }
}
