import HeadlessUIKit

/// How deep nibs load nibs: one that loads itself, in `init` or `awakeFromNib`, would do so without end.
enum LoadingDepth {
  @TaskLocal private static var depth = 0
  private static let limit = 32

  static func enter(_ name: String, _ body: () throws(NSException) -> Void) throws(NSException) {
    let depth = depth
    guard depth < limit else { throw NSException(.internalInconsistency, endless(name)) }
    var failure: NSException?
    $depth.withValue(depth + 1) {
      do throws(NSException) { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private static func endless(_ name: String) -> String {
    "\"\(name)\" is loaded by what it loads itself, \(limit) times: load it outside init and awakeFromNib."
  }
}
