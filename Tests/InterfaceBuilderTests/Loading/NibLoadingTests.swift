import HeadlessUIKit
import Diagnostics
import InterfaceBuilder
import Testing

private final class AppCellView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Outlet var iconView: UIImageView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Outlet var nameLabel: UILabel!
  @OutletCollection var labels: [UILabel]
  @RuntimeAttribute var cornerSize: CGFloat = 0
  private(set) var story: [String] = []
  private(set) var downloads = 0

  override class var actions: ActionTable { ["download:": action(AppCellView.download)] }
  func download(_ sender: UIButton) { downloads += 1 }

  override func awakeFromNib() {
    story.append("icon \(iconView != nil), corner \(cornerSize), subviews \(subviews.count)")
  }
}

private final class Owner: NSObject {
  @Outlet var cell: UIView?
  @WeakOutlet var table: NSObject?
  private(set) var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

private final class NotAView: NSObject {}

private let cell = """
  <view id="v" customClass="AppCellView"><subviews>
    <imageView id="i"/><label id="l" text="One"/><label id="m" text="Two"/>
    <button id="b"><connections><action selector="download:" destination="v" eventType="touchUpInside" id="x"/>
      <action selector="reload" destination="-2" eventType="valueChanged" id="y"/></connections></button></subviews>
  <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="cornerSize"><integer key="value" value="7"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="nameLabel.text" value="Set"/>
    <userDefinedRuntimeAttribute type="string" keyPath="nonsense" value="x"/>
  </userDefinedRuntimeAttributes>
  <connections><outlet property="iconView" destination="i" id="c1"/><outlet property="nameLabel" destination="l" id="c2"/>
    <outletCollection property="labels" destination="m" id="c3"/>
    <outletCollection property="labels" destination="l" id="c4"/></connections></view>
  """

struct NibLoadingTests {
  @Test func connectsSetsAndAwakensInThatOrder() throws {
    let said = Said()
    let nib = try makeNib(cell, [AppCellView.self]) { said.note($0) }
    let view = try #require(try nib.instantiate(withOwner: nil).first as? AppCellView)
    #expect(view.iconView === view.subviews.first)
    #expect(view.labels.map(\.text) == ["Two", "Set"])
    #expect(view.story == ["icon true, corner 7.0, subviews 4"])
    #expect(said.lines.count == 1)
    #expect(said.lines.first?.contains("No property \"nonsense\"") == true)
  }

  @Test func makesNewObjectsEachTime() throws {
    let nib = try makeNib(cell + "<label id=\"second\"/>", [AppCellView.self])
    let (first, second) = (try nib.instantiate(withOwner: nil), try nib.instantiate(withOwner: nil))
    #expect(first.map(\.className) == ["UIView", "UILabel"])
    #expect(Set(first).isDisjoint(with: second))
    let labels = try [first, second].map { try #require($0.first as? AppCellView).nameLabel }
    #expect(labels[0] !== labels[1])
  }

  @Test func connectsActionsToTheirTargets() throws {
    let nib = try makeNib(cell, [AppCellView.self])
    let view = try #require(try nib.instantiate(withOwner: nil).first as? AppCellView)
    let button = try #require(view.subviews.last as? UIButton)
    #expect(button.actions.count == 2)
    let action = try #require(button.actions.first)
    try action.target?.perform("download:", with: button)
    #expect(view.downloads == 1)
    #expect(button.actions.last?.target == nil)
  }

  @Test func connectsTheOwnerAndDoesNotAwakenIt() throws {
    let nib = try makeNib(
      """
      <view id="v"/><placeholder placeholderIdentifier="Table" id="p"/>
      """)
    let connected = try makeNib(
      """
      <placeholder placeholderIdentifier="Table" id="p"/><view id="v"/>
      <placeholder placeholderIdentifier="IBFilesOwner" id="o"><connections>
      <outlet property="cell" destination="v" id="c"/><outlet property="table" destination="p" id="d"/>
      <outlet property="missing" destination="nowhere" id="e"/></connections></placeholder>
      """)
    let (owner, table) = (Owner(), NSObject())
    let objects = try connected.instantiate(withOwner: owner, options: [.externalObjects: ["Table": table]])
    #expect(objects.count == 1 && owner.cell === objects.first && owner.table === table)
    #expect(!owner.isAwake)
    #expect(try nib.instantiate(withOwner: nil).count == 1)
  }

  @Test func outletsWithoutAPropertyFailWithUIKitsWords() throws {
    let nib = try makeNib(
      """
      <view id="v" customClass="AppCellView" userLabel="Cell"><subviews><label id="l"/></subviews>
      <connections><outlet property="badge" destination="l" id="c"/></connections></view>
      """, [AppCellView.self])
    let error = #expect(throws: NSException.self) { try nib.instantiate(withOwner: nil) }
    #expect(error?.name == .undefinedKey)
    #expect(
      error?.reason
        == "[<AppCellView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key badge.")
    #expect(error?.diagnostic?.objectID == "v" && error?.diagnostic?.path == "Cell")
    #expect(error?.description.hasPrefix("Test.xib:5:14: NSUnknownKeyException: ") == true)
  }

  @Test func ownerOutletsFailWithoutAnOwnerThatHasThem() throws {
    let nib = try makeNib(
      """
      <view id="v"/><placeholder placeholderIdentifier="IBFilesOwner" id="o"><connections>
      <outlet property="cell" destination="v" id="c"/></connections></placeholder>
      """)
    let none = #expect(throws: NSException.self) { try nib.instantiate(withOwner: nil) }
    #expect(none?.reason.hasPrefix("[<NSObject> setValue:forUndefinedKey:]") == true)
    let other = #expect(throws: NSException.self) { try nib.instantiate(withOwner: UILabel()) }
    #expect(other?.reason.hasPrefix("[<UILabel> setValue:forUndefinedKey:]") == true)
  }

  @Test func anUnknownClassIsTheElementsOwn() throws {
    let view = try makeNib("<button id=\"v\" customClass=\"Gone\" customModule=\"App\"/>").instantiate(withOwner: nil)
    #expect(view.first.map { type(of: $0) == UIButton.self } == true)
  }

  @Test func aClassThatDoesNotFitIsDiagnosed() throws {
    let said = Said()
    let nib = try makeNib("<view id=\"v\" customClass=\"NotAView\"/>", [NotAView.self]) { said.note($0) }
    #expect(try nib.instantiate(withOwner: nil).first is UIView)
    #expect(said.lines.first?.contains("\"NotAView\" is no subclass of UIView") == true)
  }

  @Test func anObjectOfTheWrongClassLeavesTheOutletEmptyAndIsTold() throws {
    let said = Said()
    let nib = try makeNib(
      """
      <view id="v" customClass="AppCellView"><subviews><label id="l"/></subviews>
      <connections><outlet property="iconView" destination="l" id="c"/></connections></view>
      """, [AppCellView.self]
    ) { said.note($0) }
    let view = try #require(try nib.instantiate(withOwner: nil).first as? AppCellView)
    #expect(view.iconView == nil)
    #expect(said.lines.first?.contains("holds UIImageView and is connected to a UILabel") == true)
  }

  @Test func aCollectionThatIsASingleOutletIsTold() throws {
    let said = Said()
    let nib = try makeNib(
      """
      <view id="v" customClass="AppCellView"><subviews><label id="l"/></subviews>
      <connections><outletCollection property="nameLabel" destination="l" id="c"/></connections></view>
      """, [AppCellView.self]
    ) { said.note($0) }
    #expect(try nib.instantiate(withOwner: nil).count == 1)
    #expect(said.lines.first?.contains("is connected to a collection of UILabel") == true)
  }

  @Test func theExceptionSaysThatTheClassWasNotRegistered() throws {
    let nib = try makeNib(
      #"<view id="v" customClass="Nope"><connections><outlet property="label" destination="v" id="c"/></connections></view>"#
    )
    let error = #expect(throws: NSException.self) { try nib.instantiate(withOwner: nil) }
    #expect(error?.reason.contains("setValue:forUndefinedKey:") == true)
    #expect(error?.description.contains("The class \"Nope\" was not found: register it") == true)
  }

  @Test func collectsFailuresInsteadOfThrowing() throws {
    var classes = ClassRegistry()
    classes.register(AppCellView.self)
    let text = """
      <document type="x" version="3.0"><objects><view id="v" customClass="AppCellView"><connections>
      <outlet property="a" destination="v" id="c"/><outlet property="b" destination="v" id="d"/></connections></view>
      <view id="w" customClass="Gone"/></objects></document>
      """
    let document = try #require(IBDocument.read(Array(text.utf8), name: "a.xib").document)
    let contents = document.instantiate(InstantiationOptions(classes: classes))
    #expect(contents.diagnostics.map(\.rule) == ["class-unknown", "outlet-unknown", "outlet-unknown"])
    #expect(contents.topLevelObjects.count == 2)
    #expect(document.instantiate().diagnostics.isEmpty)
  }

  @Test func mutualOutletsAreFine() throws {
    let nib = try makeNib(
      """
      <customObject id="a" customClass="Owner"><connections><outlet property="table" destination="b" id="1"/>
      </connections></customObject><customObject id="b" customClass="Owner"><connections>
      <outlet property="table" destination="a" id="2"/></connections></customObject>
      """, [Owner.self])
    let objects = try nib.instantiate(withOwner: nil).compactMap { $0 as? Owner }
    #expect(objects.first?.table === objects.last && objects.last?.table === objects.first)
    #expect(objects.allSatisfy { $0.isAwake })
  }

  @Test func gestureRecognizersAreAppended() throws {
    let nib = try makeNib(
      """
      <view id="v"><connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="1"/>
      <outletCollection property="gestureRecognizers" destination="h" appends="YES" id="2"/></connections></view>
      <tapGestureRecognizer id="g"/><tapGestureRecognizer id="h"/>
      """)
    let objects = try nib.instantiate(withOwner: nil)
    #expect(
      (objects.first as? UIView)?.gestureRecognizers.map(ObjectIdentifier.init)
        == objects.dropFirst().map(ObjectIdentifier.init))
  }

  @Test func refusesBytesThatAreNoDocument() {
    #expect(throws: NSException.self) { try UINib(data: Array("<plist/>".utf8)) }
    #expect(throws: NSException.self) { try UINib(data: []) }
  }
}
