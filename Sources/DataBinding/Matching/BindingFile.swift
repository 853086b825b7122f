import Diagnostics

/// Bindings from a file: `{"iconView.image": "icon", "nameLabel.text": "name"}` in JSON or any property list.
///
/// The properties of one outlet may stand together: `{"iconView": {"image": "icon"}}`.
public struct BindingFile: Sendable, Hashable {
  /// The bindings that could be read, in the order of the file.
  public var bindings: [Binding] = []
  /// What is wrong (rules `data-syntax` and `bindings-file`).
  public var diagnostics: [Diagnostic] = []

  /// Reads a file of bindings; what is wrong with one leaves the others standing.
  ///
  /// - Parameter name: the document as the caller names it.
  public static func read(bytes: [UInt8], name: String) -> BindingFile {
    let document = RecordDocument.read(bytes: bytes, name: name)
    var file = BindingFile(diagnostics: document.diagnostics)
    guard let value = document.value else { return file }
    guard case .dictionary(let entries) = value else {
      file.report("The file holds \(value.kindName); bindings are a dictionary.", name)
      return file
    }
    for entry in entries {
      switch entry.value {
      case .string(let keyPath): file.add(entry.key, keyPath, name)
      case .dictionary(let properties):
        for property in properties {
          let target = "\(entry.key).\(property.key)"
          if case .string(let keyPath) = property.value {
            file.add(target, keyPath, name)
          } else {
            file.reportKind(target, property.value, name)
          }
        }
      default: file.reportKind(entry.key, entry.value, name)
      }
    }
    return file
  }

  private mutating func add(_ target: String, _ keyPath: String, _ name: String) {
    do throws(BindingError) {
      bindings.append(try Binding(target: target, keyPath: keyPath))
    } catch {
      report(error.description, name)
    }
  }

  private mutating func reportKind(_ target: String, _ value: RecordValue, _ name: String) {
    report("The binding of \"\(target)\" is \(value.kindName); a key path is a string.", name)
  }

  private mutating func report(_ message: String, _ name: String) {
    diagnostics.append(
      Diagnostic(
        rule: "bindings-file", severity: .error, document: name, message: message,
        help: "Write {\"iconView.image\": \"icon\"}: outlet and property, then the key path."))
  }
}
