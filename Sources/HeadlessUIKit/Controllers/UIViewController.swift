/// Manages a view and takes part in a hierarchy of controllers.
open class UIViewController: UIResponder {
  override open class var vocabulary: Vocabulary { .viewController }

  open var view: UIView? {
    didSet {
      oldValue?.extras?.viewController = nil
      view?.makeExtras().viewController = self
    }
  }
  public final var title: String?
  public final var storyboardIdentifier: String?
  public final var nibName: String?
  public final var restorationIdentifier: String?
  public final var automaticallyAdjustsScrollViewInsets = true
  public final var extendedLayoutIncludesOpaqueBars = false
  public final var hidesBottomBarWhenPushed = false
  public final var definesPresentationContext = false
  public final var providesPresentationContextTransitionStyle = false
  public final var modalPresentationStyle = ModalPresentationStyle.automatic
  public final var modalTransitionStyle = ModalTransitionStyle.coverVertical
  public private(set) final var children: [UIViewController] = []
  public private(set) final weak var parent: UIViewController?
  /// Objects that hang on the controller under a key: navigation item, tab bar item, toolbar items.
  public final var keyedObjects: [(key: String, object: NSObject)] = []
  /// The top and bottom guides of documents from before safe areas.
  public final var layoutGuides: [UILayoutGuide] = []

  override open var next: UIResponder? { view?.superview ?? parent }

  open func addChild(_ controller: UIViewController) {
    children.append(controller)
    controller.parent = self
  }

  /// Sent once the view is there.
  open func viewDidLoad() {}

  public enum ModalPresentationStyle: String, DocumentChoice {
    case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
    case popover, blurOverFullScreen
  }

  public enum ModalTransitionStyle: String, DocumentChoice {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }
}

extension Vocabulary {
  public static let viewController = Vocabulary(
    "viewController", UIViewController.self, inherits: .object, make: { UIViewController() }
  ) { row in
    [
      row.string("title", \.title, nibKey: "UITitle"),
      row.string("storyboardIdentifier", \.storyboardIdentifier, nibKey: "UIStoryboardIdentifier"),
      row.string("nibName", \.nibName, nibKey: "UINibName"),
      row.string("restorationIdentifier", \.restorationIdentifier, nibKey: "UIRestorationIdentifier"),
      row.bool(
        "automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, default: true,
        nibKey: "UIAutomaticallyAdjustsScrollViewInsets"),
      row.bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
      row.bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, nibKey: "UIHidesBottomBarWhenPushed"),
      row.bool("definesPresentationContext", \.definesPresentationContext),
      row.bool("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
      row.choice("modalPresentationStyle", \.modalPresentationStyle, default: .automatic),
      row.choice("modalTransitionStyle", \.modalTransitionStyle, default: .coverVertical),
      row.object("view", nibKey: "UIView", current: \.view) { controller, view in controller.view = view },
      row.list("layoutGuides") { (controller: UIViewController, guide: UILayoutGuide) in
        controller.layoutGuides.append(guide)
      },
      row.designTime("useStoryboardIdentifierAsRestorationIdentifier", .bool),
      row.designTime("autoresizesArchivedViewToFullSize", .bool),
    ]
  }
}
