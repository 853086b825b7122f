import HeadlessUIKit
import InterfaceBuilder

/// Measures how fast a table cell of four views is made from its nib, connected and let go again.
enum LoadingBenchmark {
  private final class AppCellView: UIView {
    @Outlet var iconView: UIImageView?
    @Outlet var nameLabel: UILabel?
    @Outlet var downloadButton: UIButton?
    override class var actions: ActionTable { ["download:": action(AppCellView.download)] }
    func download(_ sender: UIButton) { sender.isEnabled = false }
  }

  /// The time of one cell, in nanoseconds: the least of ten runs of ten thousand.
  ///
  /// - Parameter document: A document like `Templates/AppCell.xib`.
  /// - Throws: what `UINib.instantiate(withOwner:)` does.
  static func nanosecondsPerCell(_ document: IBDocument) throws -> Double {
    var classes = ClassRegistry()
    classes.register(AppCellView.self)
    let nib = UINib(document: document, bundle: UIBundle(path: ".", classes: classes))
    let clock = ContinuousClock()
    var least = Duration.seconds(1_000)
    for _ in 0..<10 {
      let start = clock.now
      for _ in 0..<10_000 { _ = try nib.instantiate(withOwner: nil) }
      least = min(least, start.duration(to: clock.now))
    }
    return (Double(least.components.seconds) * 1e9 + Double(least.components.attoseconds) / 1e9) / 10_000
  }
}
