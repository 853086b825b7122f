public import Diagnostics
import InterfaceBuilder
import MarkupXML

extension XibCompiler {
  /// The document as Xcode writes it; nil for what is no document.
  public static func format(_ file: InputFile) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let reading = IBDocument.read(file.bytes, name: file.name)
    return (reading.document?.tree.write(), reading.document == nil ? reading.diagnostics : [])
  }
}
