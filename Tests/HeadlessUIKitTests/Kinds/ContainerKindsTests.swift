import Testing

@testable import HeadlessUIKit

@Suite struct ContainerKindsTests {
  static let kinds: [Vocabulary] = [
    .scrollView, .stackView, .containerView, .visualEffectView, .window, .tableView, .tableViewSection,
    .tableViewCell, .tableViewCellContentView, .collectionView, .collectionViewLayout, .collectionViewFlowLayout,
    .collectionViewCell, .collectionViewCellContentView, .collectionReusableView, .navigationBar, .navigationItem,
    .barButtonItem, .toolbar, .tabBar, .tabBarItem, .viewController, .tableViewController, .collectionViewController,
    .navigationController, .tabBarController, .splitViewController, .pageViewController, .glkViewController,
    .avPlayerViewController, .hostingController, .searchDisplayController, .viewControllerPlaceholder, .keyCommand,
    .gestureRecognizer, .tapGestureRecognizer, .pongPressGestureRecognizer, .panGestureRecognizer,
    .screenEdgePanGestureRecognizer, .swipeGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer,
    .object, .view, .constraint, .viewLayoutGuide, .keyboardLayoutGuide, .viewControllerLayoutGuide,
  ]

  @Test(arguments: kinds) func freshObjectsShowNothing(_ kind: Vocabulary) throws {
    let object = try #require(kind.make?())
    #expect(object.inspectedProperties.isEmpty)
    #expect(object.inspectedChildren.isEmpty)
  }

  @Test(arguments: kinds) func registersEveryKind(_ kind: Vocabulary) {
    #expect(Vocabulary.objectKinds.contains { $0 === kind })
  }

  @Test func arrangedSubviewsForgetViewsThatLeft() {
    let stack = UIStackView()
    let (first, second) = (UIView(), UIView())
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    stack.insertArrangedSubview(second, at: -5)
    #expect(stack.arrangedSubviews == [second, first])
    UIView().addSubview(first)
    #expect(stack.arrangedSubviews == [second])
    stack.removeArrangedSubview(second)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [second])
  }

  @Test func refusesToArrangeTheViewThatHoldsTheStack() {
    let outer = UIView()
    let stack = UIStackView()
    outer.addSubview(stack)
    stack.addArrangedSubview(outer)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func contentViewsFollowTheirCells() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentView.frame = CGRect(x: 0, y: 0, width: 287, height: 44)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 342, height: 60))
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = item.contentView
    item.frame = CGRect(x: 9, y: 9, width: 80, height: 40)
    #expect(item.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
  }

  @Test func cellsFollowTheWidthOfTheirTable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 28, width: 320, height: 44))
    table.addPrototype(cell)
    table.frame = CGRect(x: 0, y: 0, width: 414, height: 480)
    #expect(cell.frame == CGRect(x: 0, y: 28, width: 414, height: 44))
    #expect(table.listedSubviews.isEmpty)
    #expect(cell.superview === table)
  }

  @Test func contentOffsetMovesTheBounds() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(scroll.bounds == CGRect(x: 0, y: 40, width: 100, height: 100))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.contentLayoutGuide === scroll.contentLayoutGuide)
    #expect(scroll.contentLayoutGuide !== scroll.frameLayoutGuide)
  }

  @Test func barsHaveTheSystemsHeights() {
    #expect(UINavigationBar().intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(UITabBar().intrinsicContentSize == CGSize(width: -1, height: 49))
    let bar = UINavigationBar()
    let item = UINavigationItem()
    item.prompt = "Choose"
    bar.items = [item]
    #expect(bar.intrinsicContentSize.height == 74)
  }

  @Test func flexibleSpacesShareWhatIsLeft() {
    func item(_ width: CGFloat, _ system: UIBarButtonItem.SystemItem = .custom) -> UIBarButtonItem {
      let item = UIBarButtonItem()
      item.width = width
      item.systemItem = system
      return item
    }
    let row = BarButtonRow(
      [item(0, .flexibleSpace), item(40), item(0, .flexibleSpace), item(60)],
      in: CGRect(x: 10, y: 0, width: 300, height: 44), .across, traits: .standard)
    #expect(row.places.map(\.frame.minX) == [10, 110, 150, 250])
    let right = BarButtonRow(
      [item(40), item(60)], in: CGRect(x: 0, y: 0, width: 300, height: 44), .trailing, traits: .standard)
    #expect(right.places.map(\.frame.minX) == [260, 192])
    #expect(right.width == 108)
  }

  @Test func controllersHandTheirItemsToTheBars() {
    let navigation = UINavigationController()
    let page = UIViewController()
    page.title = "Settings"
    navigation.pushViewController(page)
    #expect(navigation.navigationBar.topItem?.title == "Settings")
    #expect(page.parent === navigation)
    page.addChild(navigation)
    #expect(page.children.isEmpty)
    let tabs = UITabBarController()
    tabs.addTab(navigation)
    #expect(tabs.tabBar.items.count == 1)
  }

  @Test func barsDrawTitleAndButtons() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let item = UINavigationItem()
    item.title = "Inbox"
    let button = UIBarButtonItem()
    button.systemItem = .edit
    item.rightBarButtonItem = button
    bar.items = [item]
    let texts = bar.displayList().commands.compactMap { command -> TextLine? in
      if case .text(let line) = command { line } else { nil }
    }
    #expect(texts.map(\.text) == ["Edit", "Inbox"])
    let right = texts.first.map { $0.origin.x + $0.width } ?? 0
    #expect(right > 355 && right <= 375)
    #expect(texts.last.map { abs($0.origin.x + $0.width / 2 - 187.5) < 1 } == true)
  }

  @Test func tablesDrawTitlesAndSeparators() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let section = UITableViewSection()
    section.headerTitle = "Account"
    section.add(UITableViewCell(frame: CGRect(x: 0, y: 28, width: 320, height: 44)))
    table.addSection(section)
    let line = CGRect(x: 16, y: 43.5, width: 304, height: 0.5)
    let separator = DisplayCommand.fill(.rect(line), UIColor.separator.light)
    let commands = table.displayList().commands
    #expect(commands.contains(separator))
    #expect(
      commands.contains { command in
        if case .text(let text) = command { text.text == "Account" } else { false }
      })
    table.separatorStyle = .none
    #expect(!table.displayList().commands.contains(separator))
  }

  @Test func survivesBarsWithoutRoom() {
    for width in [0, 1, -20, Double.infinity] {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 0))
      let item = UITabBarItem()
      item.systemItem = .search
      item.badgeValue = "9"
      bar.items = [item]
      #expect(!bar.displayList().commands.isEmpty)
    }
  }

  @Test func insetFramesAreResolvedInTheSuperview() {
    let inset = FrameInset(minX: nil, minY: 5, maxX: 10, maxY: nil, width: 30, height: nil)
    #expect(
      inset.frame(in: CGSize(width: 100, height: 50)) == CGRect(x: 60, y: 5, width: 30, height: 45))
    let wide = FrameInset(minX: 8, minY: nil, maxX: 12, maxY: nil, width: nil, height: 20)
    #expect(wide.frame(in: CGSize(width: 10, height: 50)) == CGRect(x: 8, y: 0, width: 0, height: 20))
  }
}
