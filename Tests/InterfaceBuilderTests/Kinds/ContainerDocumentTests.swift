import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite struct ContainerDocumentTests {
  private func contents(_ objects: String) throws -> NibContents {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
      <objects>\(objects)</objects></document>
      """
    let reading = IBDocument.read(Array(text.utf8), name: "test.xib")
    #expect(reading.diagnostics.isEmpty)
    let contents = try #require(reading.document).instantiate()
    #expect(contents.diagnostics.isEmpty)
    return contents
  }

  private func object<Object>(_ id: String, in contents: NibContents) throws -> Object {
    try #require(contents.object(withID: id) as? Object)
  }

  @Test func readsStacks() throws {
    let contents = try contents(
      """
      <stackView axis="vertical" distribution="equalSpacing" alignment="lastBaseline" spacing="12"
        baselineRelativeArrangement="YES" id="s"><subviews><view id="a"/><view id="b"/></subviews>
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></stackView>
      """)
    let stack: UIStackView = try object("s", in: contents)
    #expect(stack.arrangedSubviews.map { $0.documentIdentity?.id } == ["a", "b"])
    #expect(stack.subviews == stack.arrangedSubviews)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .lastBaseline)
    #expect(stack.isBaselineRelativeArrangement)
    #expect(stack.isLayoutMarginsRelativeArrangement)
  }

  @Test func readsScrollViewsAndTheirGuides() throws {
    let contents = try contents(
      """
      <scrollView pagingEnabled="YES" maximumZoomScale="infinite" keyboardDismissMode="onDrag"
        contentInsetAdjustmentBehavior="never" id="s"><subviews><view id="v"/></subviews>
        <viewLayoutGuide key="contentLayoutGuide" id="c"/><viewLayoutGuide key="frameLayoutGuide" id="f"/>
        <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
      """)
    let scroll: UIScrollView = try object("s", in: contents)
    #expect(scroll.isPagingEnabled)
    #expect(scroll.maximumZoomScale == .infinity)
    #expect(scroll.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(scroll.contentLayoutGuide === contents.object(withID: "c"))
    #expect(scroll.frameLayoutGuide === contents.object(withID: "f"))
    #expect(scroll.frameLayoutGuide.kind == .frameLayout)
    #expect(scroll.inspectedChildren.map(\.place) == ["contentLayoutGuide", "frameLayoutGuide", "subviews"])
  }

  @Test func readsTables() throws {
    let contents = try contents(
      """
      <tableView dataMode="static" style="insetGrouped" separatorStyle="default" rowHeight="-1"
        sectionHeaderHeight="28" estimatedRowHeight="-1" id="t">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <view key="tableHeaderView" id="h"/>
        <sections><tableViewSection headerTitle="Account" id="x"><string key="footerTitle">One
      two</string><cells>
        <tableViewCell accessoryType="disclosureIndicator" reuseIdentifier="R" textLabel="l"
          style="IBUITableViewCellStyleSubtitle" rowHeight="60" id="c">
          <rect key="frame" x="0" y="28" width="320" height="60"/>
          <tableViewCellContentView key="contentView" tableViewCell="c" id="cv">
            <frame key="frameInset" width="287" maxY="0.5"/>
            <subviews><label text="Name" id="l"/></subviews></tableViewCellContentView>
        </tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    let table: UITableView = try object("t", in: contents)
    let cell: UITableViewCell = try object("c", in: contents)
    let section = try #require(table.sections.first)
    #expect(section.headerTitle == "Account")
    #expect(section.footerTitle == "One\ntwo")
    #expect(section.cells == [cell])
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(cell.rowHeight == 60)
    #expect(cell.style == .subtitle)
    #expect(cell.textLabel === contents.object(withID: "l"))
    #expect(cell.contentView === contents.object(withID: "cv"))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 287, height: 59.5))
    #expect(cell.superview === table)
    #expect(table.tableHeaderView === contents.object(withID: "h"))
    #expect(table.inspectedChildren.map(\.place) == ["tableHeaderView", "sections"])
    #expect(cell.inspectedChildren.map(\.place) == ["contentView"])
  }

  @Test func readsListContent() throws {
    let contents = try contents(
      """
      <tableViewCell id="c"><listContentConfiguration key="contentConfiguration" text="Title" secondaryText=""
        imageToTextPadding="8"/></tableViewCell>
      """)
    let cell: UITableViewCell = try object("c", in: contents)
    #expect(cell.contentConfiguration?.text == "Title")
    #expect(cell.contentConfiguration?.secondaryText == "")
    #expect(cell.contentConfiguration?.imageToTextPadding == 8)
  }

  @Test func readsCollections() throws {
    let contents = try contents(
      """
      <collectionView dataMode="prototypes" id="v">
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="0.0"
          id="f"><size key="itemSize" width="120" height="80"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="R" id="c"><view key="contentView"><subviews><view id="in"/>
        </subviews></view></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="H" id="h"/></collectionView>
      """)
    let collection: UICollectionView = try object("v", in: contents)
    let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.minimumLineSpacing == 0)
    #expect(flow.itemSize == CGSize(width: 120, height: 80))
    let cell = try #require(collection.prototypes.first)
    #expect(cell.contentView.subviews.first === contents.object(withID: "in"))
    #expect(cell.subviews == [cell.contentView])
    #expect(collection.sectionHeaderView?.reuseIdentifier == "H")
  }

  @Test func readsEffects() throws {
    let contents = try contents(
      """
      <visualEffectView id="a"><view key="contentView" id="c"/><blurEffect style="systemThickMaterial"/>
      </visualEffectView><visualEffectView id="b"><vibrancyEffect style="fill"><blurEffect style="dark"/>
      </vibrancyEffect></visualEffectView>
      """)
    let blurred: UIVisualEffectView = try object("a", in: contents)
    let vibrant: UIVisualEffectView = try object("b", in: contents)
    #expect(blurred.effect == .blur(UIBlurEffect(style: .systemThickMaterial)))
    #expect(blurred.contentView === contents.object(withID: "c"))
    #expect(
      vibrant.effect == .vibrancy(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill)))
    #expect(vibrant.inspectedProperties.map(\.value) == [.string("vibrancy fill on dark")])
  }

  @Test func readsBars() throws {
    let contents = try contents(
      """
      <navigationBar largeTitles="YES" barStyle="black" translucent="NO" id="n"><items>
        <navigationItem title="T" largeTitleDisplayMode="never" id="i">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
          <rightBarButtonItems><barButtonItem title="A" style="done" id="a"/><barButtonItem enabled="NO" id="b">
            <view key="customView" id="cv"><rect key="frame" x="5" y="6" width="7" height="8"/></view>
          </barButtonItem></rightBarButtonItems></navigationItem></items>
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/>
          <offsetWrapper key="textShadowOffset" horizontal="1" vertical="2"/></textAttributes>
        <navigationBarAppearance key="standardAppearance" backgroundEffect="regular"/></navigationBar>
      <toolbar id="t"><items><barButtonItem systemItem="flexibleSpace" id="s"/></items></toolbar>
      <tabBar itemPositioning="centered" id="tb"><items><tabBarItem systemItem="mostRecent" badgeValue="3" id="m"/>
      </items></tabBar>
      """)
    let bar: UINavigationBar = try object("n", in: contents)
    let item = try #require(bar.topItem)
    #expect(bar.prefersLargeTitles)
    #expect(!bar.isTranslucent)
    #expect(item.leftBarButtonItem?.systemItem == .cancel)
    #expect(item.rightBarButtonItems.map(\.isEnabled) == [true, false])
    #expect(item.rightBarButtonItem?.style == .done)
    #expect(bar.titleTextAttributes?.textColor == UIColor(white: 1, alpha: 1))
    #expect(bar.titleTextAttributes?.textShadowOffset == UIOffset(horizontal: 1, vertical: 2))
    #expect(bar.standardAppearance?.backgroundEffect == .regular)
    #expect(bar.subviews.first === contents.object(withID: "cv"))
    #expect(bar.inspectedChildren.map(\.place) == ["items"])
    #expect(item.inspectedChildren.map(\.place) == ["leftBarButtonItem", "rightBarButtonItems"])
    let toolbar: UIToolbar = try object("t", in: contents)
    #expect(toolbar.items.map(\.systemItem) == [.flexibleSpace])
    let tabs: UITabBar = try object("tb", in: contents)
    #expect(tabs.itemPositioning == .centered)
    #expect(tabs.items.first?.effectiveTitle == "Most Recent")
  }

  @Test func readsControllersWithTheirItems() throws {
    let contents = try contents(
      """
      <viewController id="v"><navigationItem key="navigationItem" title="N" id="n"/>
        <tabBarItem key="tabBarItem" title="T" id="t"/><toolbarItems><barButtonItem id="b"/></toolbarItems>
        <extendedEdge key="edgesForExtendedLayout" bottom="YES"/><nil key="simulatedStatusBarMetrics"/>
        <value key="contentSizeForViewInPopover" type="size" width="320" height="260"/>
        <size key="freeformSize" width="1" height="2"/><view key="view" id="view"/></viewController>
      <tableViewController clearsSelectionOnViewWillAppear="NO" id="tv"><tableView key="view" id="table"/>
        <keyCommands><keyCommand input="s" modifierFlags="1048576" actionName="save:"/></keyCommands>
      </tableViewController>
      <navigationController toolbarHidden="NO" id="nc"><toolbarItems/>
        <navigationBar key="navigationBar" id="nb"/><nil name="viewControllers"/><toolbar key="toolbar" id="tb"/>
        <viewControllers><viewController title="Child" id="child"/></viewControllers></navigationController>
      <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="R" id="p"/>
      """)
    let controller: UIViewController = try object("v", in: contents)
    #expect(controller.navigationItem.title == "N")
    #expect(controller.tabBarItem.title == "T")
    #expect(controller.toolbarItems.count == 1)
    #expect(controller.edgesForExtendedLayout == .bottom)
    #expect(controller.preferredContentSize == CGSize(width: 320, height: 260))
    #expect(
      Set(controller.inspectedChildren.map(\.place)) == ["navigationItem", "tabBarItem", "toolbarItems", "view"])
    let table: UITableViewController = try object("tv", in: contents)
    #expect(table.tableView === contents.object(withID: "table"))
    #expect(table.keyCommands.map(\.action) == ["save:"])
    let navigation: UINavigationController = try object("nc", in: contents)
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.navigationBar === contents.object(withID: "nb"))
    #expect(navigation.toolbar === contents.object(withID: "tb"))
    #expect(navigation.topViewController === contents.object(withID: "child"))
    #expect(navigation.navigationBar.topItem?.title == "Child")
    let placeholder: UIStoryboardViewControllerPlaceholder = try object("p", in: contents)
    #expect(placeholder.referencedIdentifier == "R")
  }

  @Test func readsGestures() throws {
    let contents = try contents(
      """
      <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="1.5" id="l">
        <pressTypeMask key="allowedPressTypes" select="YES" playPause="YES"/></pongPressGestureRecognizer>
      <swipeGestureRecognizer direction="up" id="s"/>
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="2" id="e"><rectEdge key="edges" left="YES"/>
      </screenEdgePanGestureRecognizer>
      """)
    let press: UILongPressGestureRecognizer = try object("l", in: contents)
    #expect(press.minimumPressDuration == 1.5)
    #expect(press.allowedPressTypes == [.select, .playPause])
    let swipe: UISwipeGestureRecognizer = try object("s", in: contents)
    #expect(swipe.direction == .up)
    let edge: UIScreenEdgePanGestureRecognizer = try object("e", in: contents)
    #expect(edge.edges == .left)
    #expect(edge.minimumNumberOfTouches == 2)
  }

  @Test func reportsChildrenOfTheWrongKind() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableView id="t"><prototypes><view id="v"/></prototypes></tableView></objects></document>
      """
    let document = try #require(IBDocument.read(Array(text.utf8), name: "test.xib").document)
    let contents = document.instantiate()
    #expect(contents.diagnostics.count == 1)
    let table = try #require(contents.object(withID: "t") as? UITableView)
    #expect(table.prototypes.isEmpty)
  }
}
