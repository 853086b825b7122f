/// A form that findings are written in.
public protocol FindingsWriter {
  /// The whole text, with a newline at its end.
  func text(of report: FindingsReport) -> String
}

/// The forms that findings are written in, by the names that the command line uses.
public enum FindingsFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, junit, checkstyle, codeclimate

  /// What writes the form.
  ///
  /// - Parameter text: what writes text, which knows whether to colour.
  public func writer(text: TextFindings = TextFindings()) -> any FindingsWriter {
    switch self {
    case .text: text
    case .json: JSONFindings()
    case .sarif: SARIFFindings()
    case .github: GitHubFindings()
    case .junit: JUnitFindings()
    case .checkstyle: CheckstyleFindings()
    case .codeclimate: CodeClimateFindings()
    }
  }
}
