import HeadlessUIKit
import InterfaceBuilder
import Testing

private final class ListController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Outlet var titleLabel: UILabel!
  private(set) var story: [String] = []
  var refuses = false

  override func awakeFromNib() { story.append("awake, label \(titleLabel != nil)") }
  override func viewDidLoad() { story.append("loaded, label \(titleLabel != nil)") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { !refuses }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    story.append("prepare \(segue.identifier ?? "nil")")
    (segue.destination as? DetailController)?.text = "from the list"
  }
}

private final class DetailController: UIViewController {
  var text: String?
}

private final class FadeSegue: UIStoryboardSegue {
  override func perform() { source.title = "faded to \(destination.title ?? "nil")" }
}

private let list = """
  <viewController id="list" storyboardIdentifier="List" customClass="ListController">
  <view key="view" id="v"><subviews><label id="l" text="Hello"/><containerView id="box">
    <rect key="frame" x="0" y="0" width="80" height="40"/>
    <connections><segue destination="detail" kind="embed" identifier="box" id="s3"/></connections></containerView>
    <button id="b"><connections><segue destination="detail" kind="show" identifier="detail" id="s1"/></connections>
    </button></subviews></view>
  <connections><outlet property="titleLabel" destination="l" id="o"/>
    <segue destination="detail" kind="presentation" identifier="modal" id="s2"/>
    <segue destination="detail" kind="custom" customClass="FadeSegue" identifier="fade" id="s4"/></connections>
  </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
  """
private let detail = """
  <viewController id="detail" title="Detail" storyboardIdentifier="Detail" customClass="DetailController">
  <view key="view" id="w"/></viewController>
  """
private let navigation = """
  <navigationController id="nav" storyboardIdentifier="Nav"><connections>
  <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
  </navigationController>
  """

private func storyboard(_ scenes: [String] = [navigation, list, detail], initial: String? = "nav") throws
  -> UIStoryboard
{
  try makeStoryboard(scenes, initial: initial, [ListController.self, DetailController.self, FadeSegue.self])
}

struct StoryboardTests {
  @Test func connectsOutletsToViewsOnlyWhenTheViewIsLoaded() throws {
    let controller = try #require(
      try storyboard().instantiateViewController(withIdentifier: "List") as? ListController)
    #expect(!controller.isViewLoaded && controller.titleLabel == nil)
    try controller.loadViewIfNeeded()
    #expect(controller.titleLabel.text == "Hello")
    #expect(controller.story == ["awake, label false", "prepare box", "loaded, label true"])
  }

  @Test func makesTheInitialControllerWithItsRoot() throws {
    let navigation = try #require(try storyboard().instantiateInitialViewController() as? UINavigationController)
    let root = try #require(navigation.topViewController as? ListController)
    #expect(root.navigationController === navigation)
    #expect(navigation.storyboard?.name == "Main")
    #expect(try storyboard(initial: nil).instantiateInitialViewController() == nil)
  }

  @Test func makesNewControllersEachTime() throws {
    let board = try storyboard()
    let first = try board.instantiateViewController(withIdentifier: "Detail")
    #expect(first !== (try board.instantiateViewController(withIdentifier: "Detail")))
  }

  @Test func adoptsTabsInOrder() throws {
    let tabs = """
      <tabBarController id="tabs"><connections>
      <segue destination="detail" kind="relationship" relationship="viewControllers" id="1"/>
      <segue destination="list" kind="relationship" relationship="viewControllers" id="2"/></connections>
      </tabBarController>
      """
    let board = try storyboard([tabs, list, detail], initial: "tabs")
    let controller = try #require(try board.instantiateInitialViewController() as? UITabBarController)
    #expect(controller.viewControllers.map(\.ownClassName) == ["DetailController", "ListController"])
    #expect(controller.tabBar.items.count == 2)
  }

  @Test func unknownIdentifiersNameTheNearOnes() throws {
    let error = #expect(throws: NSException.self) {
      try storyboard().instantiateViewController(withIdentifier: "list")
    }
    #expect(error?.name == .invalidArgument)
    #expect(
      error?.reason
        == "Storyboard ('Main') doesn't contain a view controller with identifier 'list' (did you mean 'List'?)")
  }

  @Test func preparesTheNextControllerAndPushesIt() throws {
    let navigation = try #require(try storyboard().instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    try list.performSegue(withIdentifier: "detail", sender: nil)
    let shown = try #require(navigation.topViewController as? DetailController)
    #expect(shown.text == "from the list")
    #expect(list.story.last == "prepare detail")
  }

  @Test func presentsModalsAndPerformsCustomSegues() throws {
    let list = try #require(try storyboard().instantiateViewController(withIdentifier: "List") as? ListController)
    try list.performSegue(withIdentifier: "modal", sender: nil)
    #expect(list.presentedViewController is DetailController)
    try list.performSegue(withIdentifier: "fade", sender: nil)
    #expect(list.title == "faded to Detail")
  }

  @Test func embedsAControllerInItsContainer() throws {
    let list = try #require(try storyboard().instantiateViewController(withIdentifier: "List") as? ListController)
    try list.loadViewIfNeeded()
    let child = try #require(list.children.first as? DetailController)
    #expect(child.view.superview === list.view.subviews[1])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
  }

  @Test func touchesStartSeguesUnlessTheyAreRefused() throws {
    let navigation = try #require(try storyboard().instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    try list.loadViewIfNeeded()
    let button = try #require(list.view.subviews.last as? UIButton)
    let action = try #require(button.actions.first)
    list.refuses = true
    try action.target?.perform("perform:", with: button)
    #expect(navigation.viewControllers.count == 1)
    list.refuses = false
    try action.target?.perform("perform:", with: button)
    #expect(navigation.topViewController is DetailController)
  }

  @Test func controllersThatAreNotKeptGoAway() throws {
    weak var controller: UIViewController?
    weak var loaded: UIViewController?
    do {
      controller = try storyboard().instantiateViewController(withIdentifier: "List")
      let kept = try storyboard().instantiateViewController(withIdentifier: "Detail")
      try kept.loadViewIfNeeded()
      loaded = kept
    }
    #expect(controller == nil && loaded == nil)
  }

  @Test func relationshipsInACircleAreAnError() throws {
    let circle = """
      <navigationController id="nav"><connections>
      <segue destination="nav" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """
    let error = #expect(throws: NSException.self) { try storyboard([circle]).instantiateInitialViewController() }
    #expect(error?.reason.contains("loaded by what it loads itself") == true)
  }

  @Test func anEmbedSegueToItsOwnSceneIsAnError() throws {
    let circle = """
      <viewController id="nav"><view key="view" id="v"><subviews><containerView id="c"><connections>
      <segue destination="nav" kind="embed" id="r"/></connections></containerView></subviews></view></viewController>
      """
    let said = Said()
    NSException.uncaughtHandler = { said.note($0.reason) }
    defer { NSException.uncaughtHandler = nil }
    let controller = try #require(try storyboard([circle]).instantiateInitialViewController())
    do { try controller.loadViewIfNeeded() } catch { said.note(error.reason) }
    #expect(said.lines.contains { $0.contains("loaded by what it loads itself") })
  }

  @Test func missingDestinationsAreErrors() throws {
    let lost = """
      <viewController id="nav"><connections><segue destination="gone" kind="show" identifier="go" id="r"/></connections>
      </viewController>
      """
    let controller = try #require(try storyboard([lost]).instantiateInitialViewController())
    #expect(throws: NSException.self) { try controller.performSegue(withIdentifier: "go", sender: nil) }
    #expect(throws: NSException.self) { try storyboard([lost], initial: "gone").instantiateInitialViewController() }
  }
}
