/// How serious a finding is, from a remark to something that fails a run.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  case info
  case warning
  case error

  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
