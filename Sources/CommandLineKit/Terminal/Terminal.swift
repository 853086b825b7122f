/// What is at the other end of a channel.
public struct Terminal: Sendable, Hashable {
  /// Whether a person sees it as it is written, on a terminal that can move its cursor.
  public let isInteractive: Bool
  /// The width in characters, at least 20; 80 where it is unknown.
  public let columns: Int
  /// Colours, if they are wanted there.
  public let style: Style

  /// States a terminal by its facts.
  public init(isInteractive: Bool, columns: Int = 80, hasColor: Bool = false) {
    self.isInteractive = isInteractive
    self.columns = max(20, columns)
    self.style = Style(isEnabled: hasColor)
  }

  /// Combines what the system knows with what the person asked for.
  ///
  /// Colour: never with `NO_COLOR`, always with `CLICOLOR_FORCE`, else on a terminal that is not `dumb` unless
  /// `CLICOLOR` is 0. `COLUMNS` overrides the width.
  ///
  /// - Parameter systemColumns: the width the system reports, nil if it does not.
  public init(isTerminal: Bool, systemColumns: Int?, environment: [String: String]) {
    let isInteractive = isTerminal && environment["TERM"] != "dumb"
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? systemColumns ?? 0
    self.init(
      isInteractive: isInteractive, columns: columns > 0 ? columns : 80,
      hasColor: Self.wantsColor(isInteractive, environment))
  }

  private static func wantsColor(_ isInteractive: Bool, _ environment: [String: String]) -> Bool {
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "") { return true }
    return isInteractive && environment["CLICOLOR"] != "0"
  }
}
