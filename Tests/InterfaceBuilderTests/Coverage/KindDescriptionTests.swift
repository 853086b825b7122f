import HeadlessUIKit
import InterfaceBuilder
import Testing

struct KindDescriptionTests {
  @Test func describesAnObject() throws {
    let button = try #require(KindDescription.named("button").first)
    #expect(button.className == "UIButton")
    #expect(button.inheritance == ["UIControl", "UIView", "NSObject"])
    let type = try #require(button.rows.first { $0.name == "buttonType" })
    #expect(type.defaultText == "custom")
    #expect(type.type.hasPrefix("one of custom, system"))
    #expect(type.nibKey == "UIButtonType")
    #expect(button.rows.first { $0.name == "hidden" }?.property == "isHidden")
    #expect(button.rows.first { $0.name == "hidden" }?.owner == "UIView")
    #expect(button.rows.first { $0.name == "misplaced" }?.property == nil)
  }

  @Test func describesAnElementOfOneParentByItsOwnName() throws {
    let image = try #require(KindDescription.named("image").first { $0.parent == "resources" })
    #expect(image.element == "image")
    #expect(image.className == nil)
    #expect(image.text.hasPrefix("<image> in <resources>\nis a value\n"))
  }

  @Test func rendersRowsByOwner() throws {
    let text = try #require(KindDescription.named("label").first).text
    #expect(text.hasPrefix("<label>\nmakes a UILabel : UIView : NSObject\n\nof UILabel:\n"))
    #expect(text.contains("of UIView:\n"))
    #expect(text.contains("a number; default 1;"))
    #expect(!text.contains("  \n"))
  }

  @Test func listsNamesOnce() {
    let names = KindDescription.elementNames
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    #expect(names.contains("image") && names.contains("button") && !names.contains("*"))
    #expect(KindDescription.named("nothing").isEmpty)
  }
}
