import HeadlessUIKit
import InterfaceBuilder
import TestSupport
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

  @Test func describesListsAndAttributes() throws {
    let subviews = try #require(WordDescription.named("subviews"))
    #expect(subviews.text.hasPrefix("<subviews>\n"))
    #expect(subviews.uses.first { $0.owner == "UIView" }?.childClass == "UIView")
    #expect(try #require(WordDescription.named("constraints")).text.contains("a list of objects: NSLayoutConstraint"))
    #expect(
      try #require(WordDescription.named("state")).text.contains("of UIButton   any number of <state>; property states")
    )
    #expect(
      try #require(WordDescription.named("textColor")).uses.map(\.owner) == ["UILabel", "UITextField", "UITextView"])
    #expect(WordDescription.named("nothing") == nil && WordDescription.named("key") == nil)
  }

  @Test func saysWhatValuesStandFor() throws {
    let text = try #require(KindDescription.named("rect").first).text
    #expect(text.contains("\nstands for:\n  frame of UIView\n"))
    #expect(WordDescription.uses(ofElement: "fontDescription").contains("fontDescription of UILabel"))
  }

  @Test func knowsAllThatItExplains() {
    for name in WordDescription.names { #expect(WordDescription.named(name) != nil, "\(name)") }
    for name in KindDescription.elementNames { #expect(!KindDescription.named(name).isEmpty, "\(name)") }
  }

  @Test func referencePageIsFresh() throws {
    let isFresh = try Repository.text(of: "Documentation/Elements.md") == ReferencePage.markdown
    #expect(isFresh, "Documentation/Elements.md is stale: run make reference and commit what it writes.")
    #expect(ReferencePage.markdown.contains("### `<image>` in `<resources>`\n"))
    #expect(ReferencePage.markdown.contains("| `hidden` | YES or NO | `NO` | `isHidden` |"))
  }
}
