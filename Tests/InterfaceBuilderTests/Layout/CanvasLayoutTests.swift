import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite struct CanvasLayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func element(_ key: String, _ frame: String, _ attributes: String, _ body: String) -> String {
    """
    <view \(key) contentMode="scaleToFill" \(attributes)><rect key="frame" \(frame)/>\(body)</view>
    """
  }

  private let anywhere = #"x="1" y="2" width="3" height="4""#

  private func safeAreaView(_ key: String, _ frame: String) -> String {
    element(
      key, frame, "id=\"root\"",
      """
      <subviews>\(element("", anywhere, "id=\"box\" translatesAutoresizingMaskIntoConstraints=\"NO\"", ""))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
      constant="20" symbolic="YES" id="c3"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="c4"/>
      </constraints>
      """)
  }

  private func device(_ id: String) -> String { "<device id=\"\(id)\" orientation=\"portrait\"/>" }

  @Test(arguments: [
    ("retina6_1", "17506", 414.0, 896.0, 44.0, 34.0), ("retina6_1", "22505", 414, 896, 48, 34),
    ("retina4_7", "14460", 375, 667, 20, 0), ("retina4_7", "17506", 375, 667, 0, 0),
    ("retina6_1", "24127", 414, 896, 96, 68), ("retina6_12", "23504", 393, 852, 59, 34),
  ])
  func keepsToTheSafeAreaOfTheDevice(
    _ id: String, _ tools: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double
  ) throws {
    let view = safeAreaView("", "x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"")
    let text = xib(view, head: device(id), attributes: "toolsVersion=\"\(tools)\"")
    let margin = width <= 393 ? 16.0 : 20
    #expect(try frame("box", in: text) == rect(0, top, width - margin, height - top - bottom))
  }

  private func storyboard(_ controllers: String, tools: String = "17506") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch"><device id="retina6_1" orientation="portrait"/><scenes>\(controllers)</scenes></document>
    """
  }

  private func scene(_ object: String, _ id: String) -> String {
    "<scene sceneID=\"\(id)\"><objects>\(object)</objects></scene>"
  }

  private func navigation(_ attributes: String = "") -> String {
    """
    <navigationController id="nav"><navigationBar key="navigationBar" id="bar" \(attributes)>\
    <rect key="frame" x="0.0" y="44" width="414" height="44"/></navigationBar><connections>\
    <segue destination="vc" kind="relationship" relationship="rootViewController" id="s1"/></connections>\
    </navigationController>
    """
  }

  private func controller(height: Double = 896) -> String {
    "<viewController id=\"vc\">"
      + safeAreaView("key=\"view\"", "x=\"0.0\" y=\"0.0\" width=\"414\" height=\"\(height)\"") + "</viewController>"
  }

  @Test func keepsBelowTheBarOfANavigationController() throws {
    let text = storyboard(scene(navigation(), "a") + scene(controller(), "b"))
    #expect(try frame("box", in: text) == rect(0, 88, 394, 774))
  }

  @Test func beginsBelowABarThatIsOpaque() throws {
    let text = storyboard(scene(navigation("translucent=\"NO\""), "a") + scene(controller(height: 808), "b"))
    #expect(try frame("box", in: text) == rect(0, 0, 394, 774))
  }

  @Test func keepsAboveATabBar() throws {
    let tabs = """
      <tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>\
      <segue destination="vc" kind="relationship" relationship="viewControllers" id="s1"/></connections>\
      </tabBarController>
      """
    let text = storyboard(scene(tabs, "a") + scene(controller(), "b"))
    #expect(try frame("box", in: text) == rect(0, 44, 394, 769))
  }

  @Test func leavesConstraintsOutThatAreOnlyPlaceholders() throws {
    let box = element(
      "", anywhere, "id=\"box\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
      """
      <constraints><constraint firstAttribute="width" constant="50" placeholder="YES" id="c3"/>
      <constraint firstAttribute="height" constant="60" id="c4"/></constraints>
      """)
    let root = element(
      "", #"x="0.0" y="0.0" width="100" height="100""#, "id=\"root\"",
      """
      <subviews>\(box)</subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c5"/></constraints>
      """)
    #expect(try frame("box", in: xib(root)) == rect(0, 0, 100, 60))
  }

  @Test func keepsTheFrameOfAFixedView() throws {
    let box = element("", anywhere, #"id="box" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#, "")
    let root = element(
      "", #"x="0.0" y="0.0" width="100" height="100""#, "id=\"root\"",
      """
      <subviews>\(box)</subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/></constraints>
      """)
    #expect(try frame("box", in: xib(root)) == rect(1, 2, 3, 4))
  }

  @Test(arguments: [("13196", 8.0, 8.0), ("13529", 15, 11), ("17506", 20, 11)])
  func givesTheContentOfACellTheMarginsOfItsTable(tools: String, side: Double, top: Double) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/><subviews>
      \(element("", anywhere, "id=\"box\" translatesAutoresizingMaskIntoConstraints=\"NO\"", ""))</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c1"/>
      <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c3"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="c4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let text = xib(cell, head: device("retina6_1"), attributes: "toolsVersion=\"\(tools)\"")
    #expect(try frame("box", in: text) == rect(side, top, 414 - 2 * side, 44 - 2 * top))
  }

  @Test func handsTheMarginsOfACellOnToAContentThatKeepsThem() throws {
    let cell = """
      <tableViewCell preservesSuperviewLayoutMargins="YES" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content" tableViewCell="cell">
      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
      <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/><subviews>
      \(element("", anywhere, "id=\"box\" translatesAutoresizingMaskIntoConstraints=\"NO\"", ""))</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c3"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let text = xib(cell, head: device("retina6_1"), attributes: "toolsVersion=\"17506\"")
    #expect(try frame("box", in: text).origin == CGPoint(x: 20, y: 11))
  }

  @Test(arguments: [("17701", 1024.0, 1366.0, 0.0), ("20037", 1024, 1366, 20), ("24118", 540, 600, 0)])
  func keepsBelowTheStatusBarOfATablet(tools: String, width: Double, height: Double, top: Double) throws {
    let view = safeAreaView("key=\"view\"", "x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"")
    let text = storyboard(scene("<viewController id=\"vc\">\(view)</viewController>", "a"), tools: tools)
      .replacing("retina6_1", with: "ipad12_9")
    #expect(try frame("box", in: text) == rect(0, top, width - 20, height - top))
  }

  @Test func leavesBarsOffWhatIsAlsoPresented() throws {
    func segues(_ kinds: [String]) -> String {
      let segues = kinds.map { "<segue destination=\"vc\" kind=\"\($0)\" id=\"\($0)\"/>" }
      let first = "<viewController id=\"first\"><connections>\(segues.joined())</connections></viewController>"
      let bar = navigation().replacing("destination=\"vc\"", with: "destination=\"first\"")
      return storyboard(scene(bar, "a") + scene(first, "b") + scene(controller(), "c"))
    }
    #expect(try frame("box", in: segues(["show"])).minY == 88)
    #expect(try frame("box", in: segues(["show", "presentation"])).minY == 44)
  }
}
