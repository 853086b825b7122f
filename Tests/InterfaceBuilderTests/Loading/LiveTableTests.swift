import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite struct LiveTableTests {
  private final class PersonCell: UITableViewCell {
    @Outlet var nameLabel: UILabel?
    var awakenings = 0
    override func awakeFromNib() { awakenings += 1 }
  }

  private final class People: UITableViewController {
    var names = ["Ada", "Bob", "Cleo"]
    var said: [String] = []
    override class var actions: ActionTable { ["call:": action(People.call)] }
    func call(_ sender: UIButton) { said.append("call") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
      (cell as? PersonCell)?.nameLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      said.append("select \(indexPath.row)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
      said.append("prepare \(segue.identifier ?? "") \(row ?? -1)")
    }
  }

  private static let prototype = """
    <tableViewCell reuseIdentifier="Person" rowHeight="60" id="cel" customClass="PersonCell">
    <rect key="frame" x="0.0" y="28" width="375" height="60"/>
    <tableViewCellContentView key="contentView" id="con"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
    <subviews>
    <label userInteractionEnabled="NO" text="Name" id="lab"><rect key="frame" x="16" y="0.0" width="100" height="60"/>
    </label>
    <button id="but"><rect key="frame" x="300" y="0.0" width="60" height="60"/>
    <connections><action selector="call:" destination="vc1" eventType="touchUpInside" id="act"/></connections></button>
    </subviews></tableViewCellContentView>
    <connections><outlet property="nameLabel" destination="lab" id="out"/>
    <segue destination="vc2" kind="presentation" identifier="detail" id="seg"/></connections>
    </tableViewCell>
    """

  private func people(_ content: String = "<prototypes>\(prototype)</prototypes>") throws -> (UIWindow, People) {
    let storyboard = try makeStoryboard(
      [
        """
        <tableViewController id="vc1" customClass="People"><tableView key="view" rowHeight="60" id="tab">
        <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>\(content)
        <connections><outlet property="dataSource" destination="vc1" id="o1"/>
        <outlet property="delegate" destination="vc1" id="o2"/></connections>
        </tableView></tableViewController>
        """,
        #"<viewController id="vc2"><view key="view" id="v2"/></viewController>"#,
      ], initial: "vc1", [PersonCell.self, People.self])
    let controller = try #require(try storyboard.instantiateInitialViewController() as? People)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  @Test func eachRowIsANewCellOfThePrototype() throws {
    let (_, controller) = try people()
    let cells = controller.tableView.visibleCells.compactMap { $0 as? PersonCell }
    #expect(cells.map { $0.nameLabel?.text } == ["Ada", "Bob", "Cleo"])
    #expect(cells.map(\.awakenings) == [1, 1, 1])
    #expect(cells.map(\.frame.minY) == [0, 60, 120])
    #expect(Set(cells.map { $0.nameLabel.map(ObjectIdentifier.init) }).count == 3)
    let designed = try #require(controller.tableView.prototypes.first)
    #expect(designed.superview == nil)
    #expect(!cells.contains { $0 === designed })
  }

  @Test func aTapOnARowGoesThePrototypesSegueThenTellsTheDelegate() throws {
    let (window, controller) = try people()
    window.tap(at: CGPoint(x: 20, y: 90))
    #expect(controller.said == ["prepare detail 1", "select 1"])
    #expect(controller.presentedViewController != nil)
  }

  @Test func aButtonInAPrototypeSendsItsActionToTheController() throws {
    let (window, controller) = try people()
    window.tap(at: CGPoint(x: 330, y: 150))
    #expect(controller.said == ["call"])
  }

  @Test func cellsOfAPrototypeDoNotKeepTheControllerAlive() throws {
    weak var controller: People?
    do {
      let shown = try people()
      controller = shown.1
      #expect(controller?.tableView.visibleCells.count == 3)
    }
    #expect(controller == nil)
  }

  @Test func aControllerThatSaysNothingShowsTheRowsOfItsDocument() throws {
    let cells = (1...2).map { number in
      """
      <tableViewCell rowHeight="\(number * 40)" id="c\(number)"><rect key="frame" x="0.0" y="55" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="k\(number)"><rect key="frame" x="0" y="0" width="375" height="44"/>
      </tableViewCellContentView><connections>
      <segue destination="vc2" kind="presentation" id="s\(number)"/></connections></tableViewCell>
      """
    }.joined()
    let storyboard = try makeStoryboard(
      [
        """
        <tableViewController id="vc1"><tableView key="view" dataMode="static" id="tab">
        <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
        <sections><tableViewSection headerTitle="Both" id="sec"><cells>\(cells)</cells></tableViewSection></sections>
        </tableView></tableViewController>
        """,
        #"<viewController id="vc2"><view key="view" id="v2"/></viewController>"#,
      ], initial: "vc1")
    let controller = try #require(try storyboard.instantiateInitialViewController() as? UITableViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = try #require(controller.tableView)
    #expect(table.visibleCells == table.sections.first?.cells)
    #expect(table.visibleCells.map(\.frame.height) == [40, 80])
    #expect(table.visibleCells.map(\.frame.width) == [400, 400])
    window.tap(at: CGPoint(x: 20, y: 60))
    #expect(controller.presentedViewController != nil)
  }

  @Test func aTableThatIsOnlyLookedAtShowsItsPrototypes() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504">
      <scenes><scene sceneID="s"><objects><tableViewController id="vc1" customClass="People">
      <tableView key="view" id="tab"><rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
      <prototypes>\(Self.prototype)</prototypes>
      <connections><outlet property="dataSource" destination="vc1" id="o1"/></connections>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try #require(IBDocument.read(Array(text.utf8), name: "Main.storyboard").document)
    let contents = document.instantiate()
    let table = try #require(contents.object(withID: "tab") as? UITableView)
    table.layoutIfNeeded()
    #expect(table.prototypes.first?.superview === table)
    #expect(table.prototypes.first?.frame.minY == 28)
  }

  @Test func aNibMakesCells() throws {
    let nib = try makeNib(
      """
      <tableViewCell id="cel" customClass="PersonCell"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="con"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <subviews><label id="lab"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label></subviews>
      </tableViewCellContentView>
      <connections><outlet property="nameLabel" destination="lab" id="out"/></connections></tableViewCell>
      """, [PersonCell.self])
    let table = UITableView()
    table.register(nib, forCellReuseIdentifier: "Nib")
    let cell = table.dequeueReusableCell(withIdentifier: "Nib", for: IndexPath(row: 0, section: 0))
    #expect((cell as? PersonCell)?.nameLabel != nil)
    #expect(cell.reuseIdentifier == "Nib")
    table.register(try makeNib(#"<view id="a"/><view id="b"/>"#), forCellReuseIdentifier: "Two")
    #expect(table.dequeueReusableCell(withIdentifier: "Two") == nil)
    table.register(try makeNib(#"<view id="a"/>"#), forCellReuseIdentifier: "View")
    #expect(table.dequeueReusableCell(withIdentifier: "View") == nil)
  }

  @Test func aControllerMadeInCodeMakesItsTable() throws {
    let controller = UITableViewController(style: .insetGrouped)
    #expect(controller.tableView?.style == .insetGrouped)
    #expect(controller.tableView?.dataSource == nil)
  }
}
