import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite("What archives say of controls and containers")
struct ArchiveControlTests {
  private func object<Object>(_ keys: String, _ className: String, as type: Object.Type) throws -> Object {
    let archive = LegacyArchive.view(keys, className: className)
    _ = try archive.upgraded()
    let reading = archive.reading()
    #expect(reading.diagnostics.map(\.rule) == ["doc-legacy-archive"])
    return try #require(reading.document?.instantiate().object(withID: "1") as? Object)
  }

  @Test func collectsTheStatesOfButtons() throws {
    let archive = LegacyArchive.view(
      """
      <int key="IBUIContentHorizontalAlignment">0</int><int key="IBUIContentVerticalAlignment">0</int>
      <int key="IBUIButtonType">1</int><string key="IBUIHighlightedTitle">Down</string>
      <string key="IBUINormalTitle">Up</string>
      <object class="NSCustomResource" key="IBUINormalBackgroundImage"><string key="NSClassName">NSImage</string>
      <string key="NSResourceName">back.png</string></object>
      <object class="NSColor" key="IBUIHighlightedTitleColor"><int key="NSColorSpace">3</int>
      <bytes key="NSWhite">MQA</bytes></object>
      <float key="IBUITitleEdgeInsets.top">1</float><float key="IBUITitleEdgeInsets.bottom">2</float>
      <float key="IBUITitleEdgeInsets.left">3</float><float key="IBUITitleEdgeInsets.right">0.0</float>
      <string key="IBUITitleShadowOffset">{0, -1}</string>
      """, className: "IBUIButton")
    let text = try archive.upgraded()
    #expect(
      text.contains(
        """
        contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="roundedRect" \
        lineBreakMode="middleTruncation"
        """))
    #expect(text.contains("<inset key=\"titleEdgeInsets\" minX=\"3\" minY=\"1\" maxX=\"0.0\" maxY=\"2\"/>"))
    #expect(text.contains("<size key=\"titleShadowOffset\" width=\"0.0\" height=\"-1\"/>"))
    #expect(text.contains("<state key=\"normal\" title=\"Up\" backgroundImage=\"back.png\"/>"))
    #expect(text.contains("<state key=\"highlighted\" title=\"Down\">"))
    let button = try object(
      "<string key=\"IBUINormalTitle\">Up</string><string key=\"IBUIDisabledTitle\">Off</string>", "IBUIButton",
      as: UIButton.self)
    #expect(button.title(for: .disabled) == "Off")
  }

  /// An archive leaves out what UIControl has anyway: left and top.
  @Test func fillsInTheAlignmentsOfControls() throws {
    let control = try object("<bool key=\"IBUIEnabled\">NO</bool>", "IBUISwitch", as: UIControl.self)
    #expect(control.contentHorizontalAlignment == .left)
    #expect(control.contentVerticalAlignment == .top)
    #expect(!control.isEnabled)
  }

  @Test func readsTextFields() throws {
    let text = try LegacyArchive.view(
      """
      <int key="IBUIContentVerticalAlignment">0</int><string key="IBUIText"/><int key="IBUIBorderStyle">3</int>
      <string key="IBUIPlaceholder">Name</string><int key="IBUIClearButtonMode">1</int>
      <object class="IBUITextInputTraits" key="IBUITextInputTraits"><int key="IBUIAutocorrectionType">1</int>
      <int key="IBUIAutocapitalizationType">2</int><int key="IBUIKeyboardType">8</int>
      <int key="IBUIReturnKeyType">9</int><bool key="IBUISecureTextEntry">YES</bool>
      <string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string></object>
      """, className: "IBUITextField"
    ).upgraded()
    #expect(
      text.contains(
        """
        text="" borderStyle="roundedRect" placeholder="Name" adjustsFontSizeToFit="NO" clearButtonMode="whileEditing"
        """))
    #expect(
      text.contains(
        """
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences" autocorrectionType="no" \
        keyboardType="decimalPad" returnKeyType="done" secureTextEntry="YES"/>
        """))
  }

  @Test func joinsTheArraysOfSegments() throws {
    let text = try LegacyArchive.view(
      """
      <int key="IBSegmentControlStyle">2</int><int key="IBNumberOfSegments">2</int>
      <array key="IBSegmentTitles"><string>One</string><string/></array>
      <array key="IBSegmentWidths"><real value="0.0"/><real value="35"/></array>
      <array key="IBSegmentEnabledStates"><boolean value="NO"/><boolean value="YES"/></array>
      <array key="IBSegmentContentOffsets"><string>{0, 0}</string><string>{1, -2}</string></array>
      <array key="IBSegmentImages"><object class="NSNull" id="4"/><object class="NSCustomResource">
      <string key="NSClassName">NSImage</string><string key="NSResourceName">two.png</string></object></array>
      """, className: "IBUISegmentedControl"
    ).upgraded()
    #expect(text.contains("segmentControlStyle=\"bar\" selectedSegmentIndex=\"0\""))
    #expect(text.contains("<segment title=\"One\" enabled=\"NO\"/>"))
    #expect(text.contains("<segment title=\"\" image=\"two.png\" width=\"35\">"))
    #expect(text.contains("<size key=\"contentOffset\" width=\"1\" height=\"-2\"/>"))
  }

  @Test func readsSlidersAndTheirDefaults() throws {
    let text = try LegacyArchive.view("<float key=\"IBUIMaxValue\">100</float>", className: "IBUISlider").upgraded()
    #expect(text.contains("value=\"0.0\" minValue=\"0.0\" maxValue=\"100\""))
  }

  /// The archive keeps a cell's content view among its subviews, and without an id.
  @Test func givesCellsTheirContentView() throws {
    let archive = LegacyArchive(
      roots: """
        <object class="IBUITableViewCell" id="11"><array key="NSSubviews"><object class="IBUIView" id="12">
        <array key="NSSubviews"><object class="IBUILabel" id="13"/></array></object></array>
        <int key="IBUISelectionStyle">0</int><int key="IBUIAccessoryType">1</int>
        <reference key="IBUIContentView" ref="12"/><string key="IBUIReuseIdentifier">Cell</string></object>
        """,
      records: [("2", "11"), ("5", "13")])
    let text = try archive.upgraded()
    #expect(text.contains("<tableViewCellContentView key=\"contentView\" contentMode=\"scaleToFill\" id=\""))
    #expect(
      text.contains("selectionStyle=\"none\" accessoryType=\"disclosureIndicator\" indentationWidth=\"10\""))
    #expect(text.contains("<label contentMode=\"scaleToFill\" lineBreakMode=\"tailTruncation\""))
    let contents = try #require(archive.reading().document?.instantiate())
    let cell = try #require(contents.object(withID: "2") as? UITableViewCell)
    #expect((contents.object(withID: "5") as? UIView)?.superview?.superview === cell)
    #expect(try archive.upgraded() == text)
  }

  /// The selected controller is written inside the key that selects it, and referred to in the list.
  @Test func keepsTheOrderOfTabs() throws {
    let archive = LegacyArchive(
      roots: """
        <object class="IBUITabBarController" id="11">
        <object class="IBUIViewController" key="IBUISelectedViewController" id="13">
        <object class="IBUITabBarItem" key="IBUITabBarItem" id="15"><int key="IBUISystemItemIdentifier">1</int>
        </object></object>
        <array key="IBUIViewControllers"><object class="IBUIViewController" id="12">
        <string key="IBUITitle">First</string></object><reference ref="13"/></array>
        <object class="IBUITabBar" key="IBUITabBar" id="14"><string key="NSFrame">{{0, 431}, {320, 49}}</string></object>
        </object>
        """,
      records: [("1", "11"), ("2", "12"), ("3", "13"), ("4", "14"), ("5", "15")])
    let text = try archive.upgraded()
    let first = try #require(text.firstRange(of: "title=\"First\""))
    let second = try #require(text.firstRange(of: "systemItem=\"favorites\""))
    #expect(first.lowerBound < second.lowerBound)
    #expect(text.contains("<tabBar key=\"tabBar\" contentMode=\"scaleToFill\""))
  }

  @Test func readsBarsAndTheirItems() throws {
    let text = try LegacyArchive.view(
      """
      <int key="IBUIBarStyle">1</int><array key="IBUIItems"><object class="IBUINavigationItem" id="12">
      <reference key="IBUINavigationBar" ref="11"/>
      <object class="IBUIBarButtonItem" key="IBUIRightBarButtonItem" id="13"><int key="IBUIStyle">1</int>
      <int key="IBUISystemItemIdentifier">13</int></object>
      <object class="IBUIBarButtonItem" key="IBUILeftBarButtonItem" id="14"><string key="IBUITitle">Go</string></object>
      </object></array>
      """, className: "IBUINavigationBar"
    ).upgraded()
    #expect(text.contains("barStyle=\"black\""))
    #expect(!text.contains("translucent"))
    #expect(text.contains("<nil key=\"title\"/>"))
    #expect(text.contains("<barButtonItem key=\"rightBarButtonItem\" systemItem=\"refresh\""))
    #expect(text.contains("<barButtonItem key=\"leftBarButtonItem\" title=\"Go\" style=\"plain\""))
  }

  @Test func putsNavigationControllersInTheirOwner() throws {
    let text = try LegacyArchive.view(
      """
      <bool key="IBUIHorizontal">NO</bool><object class="IBUINavigationBar" key="IBUINavigationBar" id="12">
      <string key="NSFrameSize">{0, 0}</string></object>
      <array key="IBUIViewControllers"><object class="IBUIViewController" id="13">
      <reference key="IBUIParentViewController" ref="11"/><string key="IBUINibName">Root</string></object></array>
      """, className: "IBUINavigationController"
    ).upgraded()
    #expect(text.contains("<navigationBar key=\"navigationBar\""))
    #expect(!text.contains("<rect key=\"frame\""))
    #expect(text.contains("<viewControllers>"))
    #expect(text.contains("<viewController nibName=\"Root\""))
  }

  @Test func ordersConnectionsAsTodaysFormDoes() throws {
    let archive = LegacyArchive(
      roots: "<object class=\"IBUIButton\" id=\"11\"/><object class=\"IBUIView\" id=\"12\"/>",
      records: [("1", "11"), ("2", "12")],
      connections: connection("second", from: "11", to: "12", id: 3) + connection("first", from: "11", to: "12", id: 4)
        + connection(
          "all", from: "11", to: "12", id: 5, className: "IBCocoaTouchOutletCollectionConnection")
        + connection("tap:", from: "11", to: "12", id: 6, event: 7, className: "IBCocoaTouchEventConnection")
        + connection("end:", from: "11", to: "12", id: 7, event: 19, className: "IBCocoaTouchEventConnection"))
    let text = try archive.upgraded()
    #expect(
      text.contains(
        """
                    <connections>
                        <action selector="tap:" destination="2" eventType="touchUpInside" id="6"/>
                        <action selector="end:" destination="2" eventType="editingDidEnd" id="7"/>
                        <outlet property="first" destination="2" id="4"/>
                        <outlet property="second" destination="2" id="3"/>
                        <outletCollection property="all" destination="2" id="5"/>
                    </connections>
        """))
  }

  @Test func listsThePicturesWithTheirKnownSizes() throws {
    var archive = LegacyArchive.view(
      """
      <object class="NSCustomResource" key="IBUIImage"><string key="NSClassName">NSImage</string>
      <string key="NSResourceName">a.png</string></object>
      """, className: "IBUIImageView")
    archive.head = """
      <dictionary key="IBDocument.LastKnownImageSizes"><string key="a.png">{16, 20}</string>
      <string key="b.png">{1, 1}</string></dictionary>
      """
    let text = try archive.upgraded()
    #expect(text.contains("<image name=\"a.png\" width=\"16\" height=\"20\"/>"))
    #expect(!text.contains("b.png"))
  }
}
