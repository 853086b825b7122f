import Diagnostics
import InterfaceBuilder
import Linting

extension IBDocument {
  /// References to objects that the document does not have, as warnings: what they are for is left out of the result.
  var danglingReferences: [Diagnostic] {
    DanglingReference().check(LintedDocument(self)).map { finding in
      var finding = finding
      finding.severity = .warning
      return finding
    }
  }
}
