import HeadlessUIKit
import Testing

/// Sizes that differ by the tools that stored them.
@Suite struct ToolsOfTheTimeTests {
  private func size(_ view: UIView, tools: Double) -> CGSize {
    let root = makeRoot(600, 600, toolsVersion: tools)
    root.adding(view).pinOrigin()
    root.layoutIfNeeded()
    return view.frame.size
  }

  private func field(_ text: String?, placeholder: String? = nil, border: UITextField.BorderStyle = .none)
    -> UITextField
  {
    let field = UITextField()
    field.font = .systemFont(ofSize: 17)
    field.text = text
    field.placeholder = placeholder
    field.borderStyle = border
    return field
  }

  @Test(arguments: [(13196.0, 36.0, 21.0), (14854, 32, 21), (17506, 32, 22)])
  func fitsAFieldWithoutABorder(tools: Double, width: CGFloat, height: CGFloat) {
    #expect(size(field("max"), tools: tools) == CGSize(width: width, height: height))
  }

  @Test func leavesRoomForTheButtonThatClearsAField() {
    let cleared = field("max")
    cleared.font = .systemFont(ofSize: 12)
    cleared.clearButtonMode = .whileEditing
    #expect(size(cleared, tools: 14490).height == 19)
  }

  /// A border leaves a placeholder as much room as a text, since iOS 13 seven points more.
  @Test func leavesRoomBesideTheTextOfABorderedField() {
    let typed = size(field("max", border: .roundedRect), tools: 23504)
    let asked = size(field(nil, placeholder: "max", border: .roundedRect), tools: 23504)
    let older = size(field(nil, placeholder: "max", border: .roundedRect), tools: 14313)
    #expect(asked == typed && asked.height == 34)
    #expect(older == CGSize(width: asked.width - 7, height: 30))
  }

  @Test(arguments: [(7531.0, 162.0), (11762, 216), (23504, 216)])
  func turnsWheelsOfTheHeightOfTheirTime(tools: Double, height: CGFloat) {
    #expect(size(UIPickerView(), tools: tools).height == height)
  }

  @Test func turnsLowWheelsInAFreeCell() {
    let cell = UITableViewCell()
    cell.traitCollection = UITraitCollection(toolsVersion: 14854)
    let wheels = cell.contentView.adding(UIPickerView())
    #expect(wheels.intrinsicContentSize.height == 162)
    let table = UITableView()
    table.traitCollection = cell.traitCollection
    table.addSubview(cell)
    #expect(wheels.intrinsicContentSize.height == 216)
  }

  @Test(arguments: [(12000.0, 44.0), (17156, 56), (24127, 64)])
  func makesASearchBarAsHighAsItsTimeDid(tools: Double, height: CGFloat) {
    #expect(size(UISearchBar(), tools: tools).height == height)
  }

  @Test(arguments: [(11762.0, 22.0), (17156, 24), (24127, 26)])
  func fitsAButtonToTheSymbolOfItsType(tools: Double, side: CGFloat) {
    for type in [UIButton.ButtonType.contactAdd, .infoLight, .detailDisclosure] {
      #expect(size(UIButton(type: type), tools: tools) == CGSize(width: side, height: side))
    }
    #expect(size(UIButton(type: .custom), tools: tools).width == 30)
  }
}
