import HeadlessUIKit
import InterfaceBuilder
import Testing

private final class Screen: UIViewController, UIGestureRecognizerDelegate {
  @Outlet var box: UIView?
  var said: [String] = []
  var isDeaf = false

  override class var actions: ActionTable {
    [
      "save:": action(Screen.save), "tapped:": action(Screen.tapped), "changed:": action(Screen.changed),
      "back:": action(Screen.back),
    ]
  }
  func save(_ sender: UIBarButtonItem) { said.append("save \(sender.title ?? "")") }
  func tapped(_ sender: UITapGestureRecognizer) { said.append("tapped \(sender.location(in: box).x)") }
  func changed(_ sender: UIControl) { said.append("changed \(type(of: sender))") }
  func back(_ segue: UIStoryboardSegue) { said.append("back from \(segue.source.title ?? "")") }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !isDeaf }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    said.append("prepare \(segue.identifier ?? "") \(sender.map { "\(type(of: $0))" } ?? "nil")")
  }
}

private let first = """
  <viewController id="first" title="First" storyboardIdentifier="First" customClass="Screen">
  <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <view id="box"><rect key="frame" x="20" y="20" width="100" height="100"/>
      <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/></connections>
    </view>
    <switch id="switch"><rect key="frame" x="20" y="200" width="51" height="31"/><connections>
      <action selector="changed:" destination="fr" eventType="valueChanged" id="a2"/></connections></switch>
    <textField id="field"><rect key="frame" x="20" y="300" width="100" height="30"/><connections>
      <action selector="changed:" destination="first" eventType="editingChanged" id="a3"/></connections></textField>
    </subviews></view>
  <navigationItem key="navigationItem" id="item">
    <barButtonItem key="leftBarButtonItem" title="Save" id="save"><connections>
      <action selector="save:" destination="first" id="a1"/></connections></barButtonItem>
    <barButtonItem key="rightBarButtonItem" title="Next" id="next"><connections>
      <segue destination="second" kind="show" identifier="next" id="s1"/></connections></barButtonItem>
  </navigationItem>
  <connections><outlet property="box" destination="box" id="o1"/></connections></viewController>
  <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
  <tapGestureRecognizer id="tap"><connections><action selector="tapped:" destination="first" id="a4"/>
    <outlet property="delegate" destination="first" id="o2"/></connections></tapGestureRecognizer>
  """
private let second = """
  <viewController id="second" title="Second" customClass="Screen"><view key="view" id="w"><subviews>
    <button id="home"><rect key="frame" x="0" y="0" width="40" height="40"/><connections>
      <segue destination="exit" kind="unwind" identifier="home" unwindAction="back:" id="s2"/></connections></button>
    <button id="more"><rect key="frame" x="0" y="0" width="40" height="40"/><connections>
      <segue destination="third" kind="presentation" identifier="more" id="s3"/></connections></button>
  </subviews></view></viewController>
  <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
  """
private let third = """
  <viewController id="third" title="Third"><view key="view" id="x"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <switch id="off"><rect key="frame" x="0" y="0" width="51" height="31"/><connections>
      <segue destination="exit3" kind="unwind" unwindAction="back:" id="s4"/></connections></switch>
  </subviews></view></viewController><exit id="exit3" userLabel="Exit" sceneMemberID="exit"/>
  """
private let navigation = """
  <navigationController id="nav"><connections>
  <segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>
  </navigationController>
  """

/// What people touch in the objects of a document is sent.
@Suite struct SentActionTests {
  private func start() throws -> (UINavigationController, Screen) {
    let board = try makeStoryboard([navigation, first, second, third], initial: "nav", [Screen.self])
    let stack = try #require(try board.instantiateInitialViewController() as? UINavigationController)
    let screen = try #require(stack.topViewController as? Screen)
    try screen.loadViewIfNeeded()
    return (stack, screen)
  }

  @Test func barButtonsSendTheirActions() throws {
    let (stack, screen) = try start()
    stack.navigationBar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    stack.navigationBar.tap(at: CGPoint(x: 25, y: 22))
    #expect(screen.said == ["save Save"])
  }

  @Test func gesturesAreRecognizedByPoint() throws {
    let (_, screen) = try start()
    screen.view.tap(at: CGPoint(x: 50, y: 40))
    screen.view.tap(at: CGPoint(x: 200, y: 400))
    #expect(screen.said == ["tapped 30.0"])
    screen.isDeaf = true
    screen.view.tap(at: CGPoint(x: 50, y: 40))
    #expect(screen.said.count == 1, "The delegate of the document is asked.")
  }

  @Test func eventsWithoutATargetGoUpTheChain() throws {
    let (_, screen) = try start()
    screen.view.tap(at: CGPoint(x: 45, y: 215))
    let field = try #require(screen.view.subviews.last as? UITextField)
    field.insertText("a")
    #expect(screen.said == ["changed UISwitch", "changed UITextField"])
  }

  @Test func aBarButtonGoesItsSegueAndTheButtonThereComesBack() throws {
    let (stack, screen) = try start()
    screen.navigationItem.rightBarButtonItem?.tap()
    let second = try #require(stack.topViewController as? Screen)
    #expect(second.title == "Second")
    (second.view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(stack.topViewController === screen)
    #expect(screen.said == ["prepare next UIBarButtonItem", "back from Second"])
    #expect(second.said.contains("prepare home UIButton"))
  }

  @Test func anUnwindSegueDismissesWhatWasPresented() throws {
    let (stack, screen) = try start()
    screen.navigationItem.rightBarButtonItem?.tap()
    let second = try #require(stack.topViewController as? Screen)
    (second.view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    let third = try #require(second.presentedViewController)
    third.view.tap(at: CGPoint(x: 25, y: 15))
    #expect(second.presentedViewController == nil)
    #expect(second.said.last == "back from Third", "The nearest controller with the action takes it.")
    #expect(stack.topViewController === second)
  }

  @Test func anUnwindSegueThatNobodyTakesDoesNothing() throws {
    let board = try makeStoryboard([second.replacing("back:", with: "elsewhere:")], initial: "second", [Screen.self])
    let controller = try #require(try board.instantiateInitialViewController() as? Screen)
    (controller.view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(controller.said.isEmpty)
  }

  @Test func aNibsBarButtonSendsToItsOwner() throws {
    let owner = Screen()
    let nib = try makeNib(
      """
      <toolbar id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
      <barButtonItem title="Keep" id="i"><connections><action selector="save:" destination="-1" id="a"/></connections>
      </barButtonItem></items></toolbar>
      """)
    let bar = try #require(try nib.instantiate(withOwner: owner).first as? UIToolbar)
    bar.tap(at: CGPoint(x: 25, y: 22))
    #expect(owner.said == ["save Keep"])
  }
}
