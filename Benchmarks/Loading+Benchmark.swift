import HeadlessUIKit
import InterfaceBuilder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How fast a cell of four views is made from its prepared nib, connected and bound, and how large it is.
enum LoadingBenchmark {
  private final class AppCellView: UIView {
    @Outlet var iconView: UIImageView?
    @Outlet var nameLabel: UILabel?
    @Outlet var downloadButton: UIButton?
    override class var actions: ActionTable { ["download:": action(AppCellView.download)] }
    func download(_ sender: UIButton) { sender.isEnabled = false }

    func bind(_ name: String, _ icon: UIImage) {
      nameLabel?.text = name
      iconView?.image = icon
    }
  }

  private static let names = (0..<9).map { "App number \($0)" }
  private static let icon = UIImage(name: "icon", size: CGSize(width: 45, height: 45), source: .missing)

  /// - Parameter document: `Templates/AppCell.xib` or one like it.
  /// - Throws: what `UINib.instantiate(withOwner:)` does.
  static func figures(_ document: IBDocument) throws -> [String] {
    var classes = ClassRegistry()
    classes.register(AppCellView.self)
    let nib = UINib(document: document, bundle: UIBundle(path: ".", classes: classes))
    // Before others leave gaps in memory.
    // Many short runs: on a busy machine few of them are left alone, and the shortest is one of those.
    let seconds = try (0..<100).map { _ in try self.seconds { try make(2000, from: nib, keeping: false) } }.min() ?? 0
    // The first cells settle caches, and memory that was freed before; what more there are then is new.
    let settled = try make(100_000, from: nib, keeping: true)
    let before = residentBytes()
    let kept = try make(100_000, from: nib, keeping: true)
    let bytes = (residentBytes() - before) / Double(max(1, min(settled.count, kept.count)))
    return [
      "a cell of four views: \(Int((2000 / seconds).rounded())) a second, \(Int(bytes.rounded())) bytes each"
    ]
  }

  @discardableResult
  private static func make(_ count: Int, from nib: UINib, keeping isKept: Bool) throws -> [UIView] {
    var kept: [UIView] = []
    if isKept { kept.reserveCapacity(count) }
    for number in 0..<count {
      guard let cell = try nib.instantiate(withOwner: nil).first as? AppCellView else { continue }
      cell.bind(names[number % names.count], icon)
      if isKept { kept.append(cell) }
    }
    return kept
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  /// What the process holds in memory; 0 where the system does not say.
  private static func residentBytes() -> Double {
    guard let data = FileManager.default.contents(atPath: "/proc/self/statm") else { return 0 }
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? (Double(words[1]) ?? 0) * 4096 : 0
  }
}
