import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct ImageTests {
  private static let resources = """
    <image name="known" width="40" height="30"/>
    <image name="lost" width="12.5" height="8"/>
    <image name="star.fill" catalog="system" width="128" height="116"/>
    """
  private static let views = """
    <imageView id="a" image="known"/>
    <imageView id="b" image="lost" highlightedImage="unlisted"/>
    <imageView id="c" image="star.fill" catalog="system"/>
    <imageView id="d" image="lost"/>
    """

  private func contents() throws -> NibContents {
    try load(
      Self.views, resources: Self.resources,
      options: InstantiationOptions(image: { name in
        name == "known" ? UIImage(name: name, size: CGSize(width: 4, height: 3), source: .file("/known.png")) : nil
      }))
  }

  private func image(_ id: String, in contents: NibContents) throws -> UIImage {
    try #require(try contents.object(id, as: UIImageView.self).image)
  }

  @Test func takesACataloguesImageBeforeTheResource() throws {
    let image = try image("a", in: contents())
    #expect(image.size == CGSize(width: 4, height: 3) && image.source == .file("/known.png"))
  }

  @Test func givesMissingImagesTheSizeThatTheDocumentRemembers() throws {
    let contents = try contents()
    let lost = try image("b", in: contents)
    #expect(lost.source == .missing && lost.size == CGSize(width: 12.5, height: 8) && lost.name == "lost")
    #expect(try contents.object("b", as: UIImageView.self).highlightedImage?.size == .zero)
    #expect(contents.missingImages == ["lost", "unlisted"])
  }

  @Test func knowsSymbolsOfTheSystem() throws {
    let contents = try contents()
    let symbol = try image("c", in: contents)
    // The document stores the size of the largest drawing, 128 points wide: a symbol has the size of its font.
    #expect(symbol.source == .system("star.fill") && symbol.size.width < 40 && symbol.size.width > symbol.size.height)
    #expect(!contents.missingImages.contains("star.fill"))
  }

  @Test func givesButtonsWhatTheirStatesSay() throws {
    let contents = try load(
      """
      <button id="b" selected="YES">
          <state key="normal" title="Get" image="known" backgroundImage="lost">
              <color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          </state>
          <state key="selected">
              <string key="title">Line one&#10;two</string>
          </state>
          <state key="disabled" title="Got"/>
          <state title="Keyless" key="highlighted"/>
      </button>
      <button id="keyless">
          <state title="Normal"/>
      </button>
      """, resources: Self.resources)
    let button: UIButton = try contents.object("b")
    #expect(button.title(for: .normal) == "Get" && button.title(for: .disabled) == "Got")
    // A state without a picture of its own has normal's, as in UIKit.
    #expect(button.image(for: .normal)?.name == "known" && button.image(for: .disabled)?.name == "known")
    #expect(button.backgroundImage(for: .normal)?.name == "lost")
    #expect(button.currentTitle == "Line one\ntwo")
    #expect(button.titleColor(for: .normal)?.inspected == .string("#FFFFFF"))
    #expect(button.title(for: .highlighted) == "Keyless")
    button.isSelected = false
    #expect(button.currentTitle == "Get")
    button.isEnabled = false
    #expect(button.currentTitle == "Got" && button.currentBackgroundImage?.name == "lost")
    #expect(try contents.object("keyless", as: UIButton.self).currentTitle == "Normal")
  }

  @Test func takesImagesOfTheDocumentOnlyFromItsResources() throws {
    let contents = try load("<imageView id=\"i\" image=\"x\"/>")
    let image = try image("i", in: contents)
    #expect(image.source == .missing && image.size == .zero)
  }
}
