import InterfaceBuilder
import MarkupXML

extension LintedDocument {
  /// Whether the system shows the document while the app starts, before any code of it runs.
  var isLaunchScreen: Bool { tree.attribute("launchScreen", of: document.root) == "YES" }
}
