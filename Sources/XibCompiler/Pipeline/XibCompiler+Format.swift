public import Diagnostics
import InterfaceBuilder
import Linting
import MarkupXML

extension XibCompiler {
  /// The document as the Xcode that saved it writes it; nil for what is no document.
  public static func format(_ file: InputFile) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let reading = IBDocument.read(file.bytes, name: file.name)
    guard let tree = reading.document?.sourceTree else { return (nil, reading.diagnostics) }
    return (CanonicalForm.bytes(of: tree, source: file.bytes), [])
  }

  /// The document in today's form: what Interface Builder from before Xcode 5 saved as an archive is translated.
  ///
  /// Nil for what is no document, and where the translation would lose objects, as it would of a document for macOS.
  /// The findings tell what could not be translated.
  public static func upgrade(_ file: InputFile) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let reading = IBDocument.read(file.bytes, name: file.name)
    guard let document = reading.document else { return (nil, reading.diagnostics) }
    guard document.isLegacyArchive else { return (file.bytes, []) }
    let findings = reading.diagnostics.filter { $0.rule != "doc-legacy-archive" || $0.severity == .error }
    if document.targetRuntime.hasPrefix("MacOSX") {
      return (nil, findings.map { finding in finding.rule == "doc-platform" ? finding.asError : finding })
    }
    return (findings.contains { $0.severity == .error } ? nil : document.tree.write(), findings)
  }
}

extension Diagnostic {
  fileprivate var asError: Diagnostic {
    var error = self
    error.severity = .error
    return error
  }
}
