import HeadlessUIKit
import InterfaceBuilder
import Testing

/// What is around a scene where the document says it in another way than by its device.
@Suite struct SimulatedCanvasTests {
  /// A scene whose view begins below an opaque bar and holds a box of 20 points below the top guide.
  private func storyboard(tools: String, screen: String, orientation: String = "", kind: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects><viewController id="vc">
    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
    <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="64" width="375" height="667"/><subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="1" y="2" width="3" height="4"/><constraints>
    <constraint firstAttribute="height" constant="20" id="c1"/>
    <constraint firstAttribute="width" constant="20.5" id="c2"/></constraints></view></subviews><constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
    constant="20" \(kind) id="c3"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
    </constraints></view>
    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
    </viewController></objects></scene></scenes>
    <simulatedMetricsContainer key="defaultSimulatedMetrics">
    <simulatedStatusBarMetrics key="statusBar"/>
    <simulatedOrientationMetrics key="orientation" \(orientation)/>
    <simulatedScreenMetrics key="destination" type="\(screen)"/></simulatedMetricsContainer></document>
    """
  }

  @Test func takesTheSimulatedScreenForTheDevice() throws {
    let text = storyboard(tools: "11542", screen: "retina4_7.fullscreen")
    let device = try #require(try read(text).device)
    #expect(device.id == "retina4_7" && device.adaptation == "fullscreen" && device.orientation == .portrait)
    #expect(try frame("box", in: text) == CGRect(x: 0, y: 20, width: 20.5, height: 20))
  }

  @Test(arguments: [("orientation=\"landscapeRight\"", true), ("orientation=\"portrait\"", false)])
  func takesTheSimulatedOrientation(_ orientation: String, _ isLandscape: Bool) throws {
    let text = storyboard(tools: "11542", screen: "retina4_0.fullscreen", orientation: orientation)
    #expect(try read(text).isDesignedInLandscape == isLandscape)
  }

  @Test(arguments: ["retina47", "iPad", "", "retina4_7.other"])
  func knowsNoDeviceByOlderNames(_ screen: String) throws {
    #expect(try read(storyboard(tools: "9000", screen: screen)).device == nil)
  }

  @Test func prefersTheDeviceThatIsNamed() throws {
    let text = storyboard(tools: "11542", screen: "retina4_7.fullscreen")
      .replacing("<scenes>", with: "<device id=\"retina5_5\" orientation=\"portrait\"/><scenes>")
    #expect(try read(text).device?.id == "retina5_5")
  }

  @Test func countsAStandardDistanceToAGuideAsEightPoints() throws {
    let text = storyboard(tools: "4488.2", screen: "retina4", kind: "symbolic=\"YES\"")
    #expect(try frame("box", in: text).minY == 8)
    #expect(try frame("box", in: text.replacing("symbolic=\"YES\"", with: "")).minY == 20)
  }

  @Test(arguments: [("10117", 1.0), ("11134", 2), ("19529", 2)])
  func knowsThePixelsOfTheSquareCanvas(_ tools: String, _ scale: Double) throws {
    let document = try read(xib("", attributes: "toolsVersion=\"\(tools)\""))
    #expect(document.canvasScale == scale && document.designTraits.displayScale == scale)
  }

  @Test(arguments: [("12120", 8.0, 375.0), ("14460", 16, 375), ("14460", 20, 414)])
  func givesACollectionCellThatStandsAloneTheMarginsOfARoot(_ tools: String, _ side: Double, _ width: Double) throws {
    let cell = """
      <collectionViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="59"/>
      <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="59"/><subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="cell" secondAttribute="topMargin" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="cell" secondAttribute="leadingMargin" id="c2"/>
      </constraints></collectionViewCell>
      """
    let text = xib(
      cell, head: "<device id=\"retina4_7\" orientation=\"portrait\"/>", attributes: "toolsVersion=\"\(tools)\"")
    #expect(try frame("box", in: text).origin == CGPoint(x: side, y: 8))
  }

  /// A plain view that is drawn 128 points high around a label, in a stack that leaves its height open.
  private let stack = xib(
    """
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="600"/><subviews>
    <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
    <rect key="frame" x="0.0" y="0.0" width="375" height="128"/><subviews>
    <view contentMode="scaleToFill" id="plain"><rect key="frame" x="0.0" y="0.0" width="375" height="128"/><subviews>
    <label verticalHuggingPriority="251" text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="0.0" y="0.0" width="375" height="128"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/></label></subviews><constraints>
    <constraint firstItem="label" firstAttribute="top" secondItem="plain" secondAttribute="top" id="c1"/>
    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" id="c2"/>
    <constraint firstItem="label" firstAttribute="leading" secondItem="plain" secondAttribute="leading" id="c3"/>
    <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" id="c4"/></constraints></view>
    </subviews></stackView></subviews><constraints>
    <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="c5"/>
    <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c6"/>
    <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="c7"/></constraints></view>
    """, head: "<device id=\"retina4_7\" orientation=\"portrait\"/>")

  @Test(arguments: [(false, 17.0), (true, 128)])
  func holdsDrawnSizesOnlyWhereItIsAsked(_ holds: Bool, _ height: Double) throws {
    let document = try read(stack)
    let contents = document.instantiate()
    contents.layOut(on: document, canvas: LayoutCanvas(holdsDrawnSizes: holds))
    for id in ["plain", "label", "stack"] {
      #expect(try #require(contents.object(withID: id) as? UIView).frame.height == height)
    }
  }

  /// Drawn sizes resist being compressed as contents do, and no more.
  @Test(arguments: [(300, 128.0), (800, 60)])
  func holdsDrawnSizesAsContentsAreHeld(_ priority: Int, _ height: Double) throws {
    let document = try read(
      stack.replacing(
        "<constraint firstItem=\"stack\" firstAttribute=\"top\"",
        with: """
          <constraint firstItem="stack" firstAttribute="height" constant="60" priority="\(priority)" id="c8"/>
          <constraint firstItem="stack" firstAttribute="top"
          """))
    let contents = document.instantiate()
    contents.layOut(on: document, canvas: LayoutCanvas(holdsDrawnSizes: true))
    #expect(try #require(contents.object(withID: "plain") as? UIView).frame.height == height)
  }

  /// The side margin of a xib's root; margins that it states count where they are wider.
  @Test(
    arguments: [(375, nil, 16.0), (393, nil, 16), (414, nil, 20), (510, 16, 20), (385, 16, 16), (510, 30, 30)]
      as [(Int, Int?, Double)])
  func keepsTheLeastMarginsOfARoot(_ width: Int, _ stated: Int?, _ side: Double) throws {
    let margins = stated.map {
      "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"\($0)\" bottom=\"8\" right=\"\($0)\"/>"
    }
    let text = xib(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="600"/><subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="c2"/></constraints>
      \(margins ?? "")</view>
      """, head: "<device id=\"retina6_1\" orientation=\"portrait\"/>", attributes: "toolsVersion=\"17701\"")
    let box = try frame("box", in: text)
    #expect(box.minX == CGFloat(side) && box.maxX == CGFloat(Double(width) - side))
  }
}
