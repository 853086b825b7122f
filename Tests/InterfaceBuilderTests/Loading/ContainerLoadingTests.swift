import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

private final class MemoController: UIViewController {}
private final class PlainController: UIViewController {}

struct ContainerLoadingTests {
  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="view" destination="v" id="c"/></connections></placeholder><view tag="7" id="v"/>
    </objects></document>
    """

  @Test func aControllerMadeWithoutNamesFindsItsNibInTheMainBundle() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.nib.utf8), to: "Memo.xib")
    let bundle = UIBundle(path: folder.path)
    #expect(bundle.whileMain { MemoController().view.tag } == 7)
    #expect(bundle.whileMain { PlainController().view.tag } == 0)
    #expect(MemoController().view.tag == 0)
    let other = try TemporaryFolder()
    #expect(UIBundle(path: other.path).whileMain { MemoController().view.tag } == 0)
  }

  private static let scenes = [
    """
    <tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="1"/>
    <segue destination="more" kind="relationship" relationship="viewControllers" id="2"/></connections>
    </tabBarController>
    """,
    """
    <navigationController id="nav"><tabBarItem key="tabBarItem" title="Memos" id="ti"/>
    <navigationBar key="navigationBar" id="nb"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="3"/></connections>
    </navigationController>
    """,
    """
    <viewController id="list"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    </view><navigationItem key="navigationItem" title="List" id="ni"/></viewController>
    """,
    """
    <viewController id="more" title="More"><view key="view" id="w"/>
    <tabBarItem key="tabBarItem" title="Rest" id="ui"/></viewController>
    """,
  ]

  @Test func scenesInContainersAreSeenInTheWindow() throws {
    let board = try makeStoryboard(Self.scenes, initial: "tabs")
    let tabs = try #require(try board.instantiateInitialViewController() as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let list = try #require(navigation.topViewController)
    #expect(list.view.window === window && list.view.frame == window.bounds)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(navigation.navigationBar.topItem?.title == "List")
    #expect(tabs.tabBar.items.map(\.title) == ["Memos", "Rest"])
    window.tap(at: CGPoint(x: 240, y: 450))
    #expect(tabs.selectedIndex == 1 && tabs.viewControllers[1].view.window === window && list.view.window == nil)
  }

  @Test func scenesOfADocumentThatIsLookedAtStayApart() throws {
    let document = try makeStoryboard(Self.scenes, initial: "tabs").document
    let contents = document.instantiate()
    contents.layOut(on: document)
    let view = try #require(contents.object(withID: "v") as? UIView)
    #expect(view.superview == nil && view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    let navigation = try #require(contents.object(withID: "nav") as? UINavigationController)
    #expect(navigation.view == nil && navigation.navigationBar.superview == nil)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
  }
}
