/// The top or bottom guide of a view controller, from before safe areas.
public final class ViewControllerLayoutGuide: UILayoutGuide {
  override public class var vocabulary: Vocabulary { .viewControllerLayoutGuide }

  /// Where the guide lies.
  public enum Side: String, DocumentChoice { case top, bottom }

  /// Whether it ends the top or begins the bottom bars.
  public var side = Side.top {
    didSet { kind = side == .top ? .topLayout : .bottomLayout }
  }

  /// A guide at the top.
  public required init() {
    super.init()
    kind = .topLayout
  }
}

extension Vocabulary {
  /// `<viewControllerLayoutGuide>`
  public static let viewControllerLayoutGuide = Vocabulary(
    "viewControllerLayoutGuide", ViewControllerLayoutGuide.self, inherits: .viewLayoutGuide,
    make: { ViewControllerLayoutGuide() }
  ) { row in
    [row.choice("type", \.side, default: .top)]
  }
}
