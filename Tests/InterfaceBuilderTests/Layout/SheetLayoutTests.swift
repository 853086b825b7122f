import HeadlessUIKit
import InterfaceBuilder
import Testing

/// What is around a scene that another one shows over itself, or between its bars.
@Suite struct SheetLayoutTests {
  /// A scene with a root of that size and a box in its safe area, that a first scene leads to.
  private func storyboard(
    _ device: String, tools: String, size: (Int, Int), kind: String = "show", bar: String = "", edges: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait"/><scenes><scene sceneID="a"><objects>\(bar)
    <viewController id="first"><connections><segue destination="vc" kind="\(kind)" id="s1"/></connections>
    </viewController></objects></scene><scene sceneID="b"><objects><viewController id="vc" \(edges)>
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/><subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view></subviews><constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
    <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c2"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
    <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c4"/>
    </constraints><viewLayoutGuide key="safeArea" id="safe"/></view>
    </viewController></objects></scene></scenes></document>
    """
  }

  private func vertical(_ text: String) throws -> [CGFloat] {
    let box = try frame("box", in: text)
    return [box.minY, box.maxY]
  }

  @Test func knowsTheCardsOfPhones() throws {
    func card(_ height: Int, tools: String) throws -> [CGFloat] {
      try vertical(storyboard("retina5_9", tools: tools, size: (375, height), kind: "presentation"))
    }
    #expect(try card(758, tools: "17701") == [0, 724])
    #expect(try card(802, tools: "21701") == [0, 802])
    // As high, but of tools that draw no such card.
    #expect(try card(802, tools: "20037") != [0, 802])
  }

  @Test(arguments: [("popoverPresentation", "24093", 13.0), ("popoverPresentation", "14460", 0), ("show", "24093", 0)])
  func keepsClearOfThePopoversArrow(_ kind: String, _ tools: String, _ top: Double) throws {
    let text = storyboard("ipad9_7", tools: tools, size: (320, 493), kind: kind)
    #expect(try vertical(text) == [CGFloat(top), 493])
  }

  /// A controller that leads to the scene, with a bar of that height.
  private func navigation(_ height: Int) -> String {
    """
    <navigationController id="nav"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
    <rect key="frame" x="0.0" y="\(height == 56 ? 0 : 20)" width="375" height="\(height)"/></navigationBar>
    <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="s2"/></connections>
    </navigationController>
    """
  }

  @Test func countsTheSpaceAboveACardsBarOnce() throws {
    let text = storyboard("retina5_9", tools: "17701", size: (375, 758), bar: navigation(56))
    #expect(try vertical(text) == [56, 724])
  }

  @Test func beginsBelowTheBarWhereEdgesAreNotExtended() throws {
    func box(_ edges: String, height: Int) throws -> [CGFloat] {
      try vertical(
        storyboard("retina4_7", tools: "14460", size: (375, height), bar: navigation(44), edges: edges))
    }
    #expect(try box("", height: 640)[0] == 64)
    #expect(
      try vertical(
        storyboard("retina4_7", tools: "14460", size: (375, 554), bar: navigation(44))
          .replacing(
            "<viewController id=\"vc\" >",
            with: "<viewController id=\"vc\"><extendedEdge key=\"edgesForExtendedLayout\"/>"))[0] == 0)
  }

  /// A simulated bar that nothing shows through: the root begins below it where it is lower than the screen by as much.
  @Test(arguments: [(808, 0.0), (896, 88)])
  func beginsBelowASimulatedBar(_ height: Int, _ top: Double) throws {
    let text = storyboard("retina6_1", tools: "14490", size: (414, height))
      .replacing(
        "<viewController id=\"vc\" >",
        with: """
          <viewController id="vc"><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>
          """)
    #expect(try vertical(text)[0] == CGFloat(top))
  }

  /// Only what a navigation controller holds has its bar, not what it shows by another segue.
  @Test(arguments: [("relationship", 64.0), ("show", 20)])
  func knowsWhatANavigationControllerHolds(_ kind: String, _ top: Double) throws {
    let text = storyboard(
      "retina4_7", tools: "14460", size: (375, 667),
      bar: navigation(44).replacing("kind=\"relationship\"", with: "kind=\"\(kind)\""))
    #expect(try vertical(text)[0] == CGFloat(top))
  }

  /// The bars of containers stand where another screen has them, and so does what lies below them.
  @Test(arguments: [("retina4_7", 20.0, 64.0), ("retina6_12", 59, 103)])
  func movesBarsToAnotherScreen(_ device: String, _ bar: Double, _ top: Double) throws {
    let document = try read(
      storyboard(
        "retina6_1", tools: "21701", size: (414, 896), bar: navigation(44).replacing("y=\"20\"", with: "y=\"48\"")))
    let contents = document.instantiate()
    contents.layOut(on: document, canvas: LayoutCanvas(device: UIDevice.named(device)))
    let box = try #require(contents.object(withID: "box") as? UIView)
    #expect(box.frame.minY == CGFloat(top))
    let navigationBar = try #require(contents.object(withID: "bar") as? UIView)
    #expect(navigationBar.frame.minY == CGFloat(bar) && navigationBar.frame.width == box.superview?.frame.width)
  }
}
