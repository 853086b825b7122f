import HeadlessUIKit
import Testing

private class Card: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Outlet var icon: UIImageView!
  @WeakOutlet var badge: UILabel?
  @OutletCollection var lines: [UILabel]
  @RuntimeAttribute var cornerSize: CGFloat = 4
  @RuntimeAttribute var note: String?
  @RuntimeAttribute var byte: UInt8 = 0
  @RuntimeAttribute var count: Int?
  var undefined: [String] = []
}

private final class ForgivingCard: Card {
  @Outlet var footer: UILabel?
  override func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }
}

struct KeyValueCodingTests {
  @Test func setsOutletsByName() throws {
    let (card, icon) = (Card(), UIImageView())
    try card.setValue(icon, forKey: "icon")
    #expect(card.icon === icon)
    #expect(try card.value(forKey: "icon") as? UIImageView === icon)
    try card.setValue(nil, forKey: "icon")
    #expect(card.icon == nil)
  }

  @Test func findsOutletsOfSuperclasses() throws {
    let (card, label) = (ForgivingCard(), UILabel())
    try card.setValue(label, forKey: "footer")
    try card.setValue(label, forKey: "badge")
    try card.setValue([label, label], forKey: "lines")
    #expect(card.footer === label && card.badge === label && card.lines.count == 2)
  }

  @Test func eachObjectHasItsOwnOutlets() throws {
    let (first, second) = (Card(), Card())
    try first.setValue(UIImageView(), forKey: "icon")
    #expect(second.icon == nil)
  }

  @Test func weakOutletsDoNotKeepObjectsAlive() throws {
    let card = Card()
    var label: UILabel? = UILabel()
    try card.setValue(label, forKey: "badge")
    #expect(card.badge != nil)
    label = nil
    #expect(card.badge == nil)
  }

  @Test func convertsNumbersAsNSNumberDoes() throws {
    let card = Card()
    try card.setValue(8, forKey: "cornerSize")
    #expect(card.cornerSize == 8)
    try card.setValue(1, forKey: "isHidden")
    #expect(card.isHidden)
    try card.setValue(3.0, forKey: "tag")
    #expect(card.tag == 3)
    try card.setValue(-3.5, forKey: "tag")
    #expect(card.tag == -3)
    for lost in [Double.nan, 1e300] {
      #expect(throws: NSException.self) { try card.setValue(lost, forKey: "tag") }
    }
    try card.setValue(200, forKey: "byte")
    try card.setValue(7.9, forKey: "count")
    #expect(card.byte == 200 && card.count == 7)
    #expect(throws: NSException.self) { try card.setValue(-1, forKey: "byte") }
    try card.setValue(nil, forKey: "count")
    #expect(card.count == nil)
    #expect(throws: NSException.self) { try card.setValue(Double.nan, forKey: "tag") }
    #expect(card.tag == 3)
  }

  @Test func knowsUIKitsProperties() throws {
    let label = UILabel()
    try label.setValue("Hello", forKey: "text")
    #expect(label.text == "Hello")
    #expect(try label.value(forKey: "text") as? String == "Hello")
    try label.setValue(nil, forKey: "text")
    #expect(label.text == nil)
    let item = UIBarButtonItem()
    try item.setValue(label, forKey: "customView")
    #expect(item.customView === label)
  }

  @Test func holdsDelegatesWeakly() throws {
    let table = UITableView()
    var source: NSObject? = NSObject()
    try table.setValue(source, forKey: "dataSource")
    try table.setValue(source, forKey: "delegate")
    #expect(table.connectedObject("dataSource") === source)
    source = nil
    #expect(try table.value(forKey: "delegate") == nil)
    #expect(throws: NSException.self) { try UILabel().setValue(NSObject(), forKey: "delegate") }
  }

  @Test func followsKeyPaths() throws {
    let card = Card()
    try card.setValue(6, forKeyPath: "layer.cornerRadius")
    #expect(card.layer.cornerRadius == 6)
    #expect(try card.value(forKeyPath: "layer.cornerRadius") as? Double == 6)
    try card.setValue(UIImageView(), forKey: "icon")
    try card.setValue(0.5, forKeyPath: "icon.alpha")
    #expect(card.icon.alpha == 0.5)
    #expect(throws: NSException.self) { try card.setValue(1, forKeyPath: "nothing.alpha") }
  }

  @Test(arguments: ["iconView", "", "_icon", "undefined", "..", "layer.", "\u{0}"])
  func unknownKeysFailWithUIKitsWords(key: String) {
    let error = #expect(throws: NSException.self) { try Card().setValue(UIView(), forKey: key) }
    #expect(error?.name == .undefinedKey)
    #expect(
      error?.reason
        == "[<Card> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
  }

  @Test func classesMayTakeUndefinedKeysThemselves() throws {
    let card = ForgivingCard()
    try card.setValue(1, forKey: "whatever")
    #expect(card.undefined == ["whatever"])
  }

  @Test func refusesObjectsOfAnotherClass() {
    let card = Card()
    let error = #expect(throws: NSException.self) { try card.setValue(UILabel(), forKey: "icon") }
    #expect(error?.reason == "[<Card> setValue:forKey:]: the key icon holds UIImageView, not UILabel.")
    #expect(throws: NSException.self) { try card.setValue([UILabel(), UIView()], forKey: "lines") }
    #expect(card.icon == nil && card.lines.isEmpty)
  }
}
