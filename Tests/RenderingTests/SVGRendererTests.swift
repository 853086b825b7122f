import HeadlessUIKit
import Testing

@testable import Rendering

@Suite struct SVGRendererTests {
  typealias Probe = RenderingProbe

  @Test func nestsObjectsReadably() throws {
    let svg = try Probe.svg([
      .beginObject(id: "H8J-rv-cJ8", name: "UIView", frame: Probe.rect(0, 0, 20, 20)),
      .fill(.rect(Probe.rect(0, 0, 20, 20)), .white), .save, .concat(CGAffineTransform(translationX: 2, y: 3.5)),
      .clip(.roundedRect(Probe.rect(0, 0, 10, 10), radius: 2)),
      .beginObject(id: "5o3-Ii-3pU", name: "UILabel", frame: Probe.rect(0, 0, 10, 10)),
      .fill(.ellipse(Probe.rect(0, 0, 10, 10)), RGBA(red: 1, green: 0, blue: 0, alpha: 0.25)), .endObject, .restore,
      .stroke(.path([.move(.zero), .line(CGPoint(x: 1, y: 1)), .close]), .black, width: 0.5), .endObject,
    ])
    #expect(
      svg == """
          <defs>
            <clipPath id="clip-1"><rect x="0" y="0" width="10" height="10" rx="2"/></clipPath>
          </defs>
          <g id="H8J-rv-cJ8" data-class="UIView" data-frame="0 0 20 20">
            <rect x="0" y="0" width="20" height="20" fill="#FFFFFF"/>
            <g transform="translate(2 3.5)" clip-path="url(#clip-1)">
              <g id="5o3-Ii-3pU" data-class="UILabel" data-frame="0 0 10 10">
                <ellipse cx="5" cy="5" rx="5" ry="5" fill="#FF0000" fill-opacity="0.25"/>
              </g>
            </g>
            <path d="M0 0 L1 1 Z" fill="none" stroke="#000000" stroke-width="0.5"/>
          </g>
        """)
  }

  @Test func writesTextWithItsWidth() throws {
    let svg = try Probe.svg([.text(Probe.text("a < b & \"c\"\u{7}", width: 60.5))])
    #expect(
      svg == """
          <text x="2" y="14" font-size="12" fill="#000000" textLength="60.5">a &lt; b &amp; &quot;c&quot;</text>
        """)
  }

  @Test func writesRightToLeftTextFromItsRightEnd() throws {
    let svg = try Probe.svg([.text(Probe.text("שלום", width: 40))])
    #expect(svg.contains("direction=\"rtl\" text-anchor=\"end\""))
  }

  @Test func listsFamiliesOfNamedFonts() throws {
    var line = Probe.text("A")
    line.font = UIFont(family: .named("HelveticaNeue-Bold", family: "Helvetica Neue"), pointSize: 15)
    #expect(
      try Probe.svg([.text(line)]) == """
          <text x="2" y="14" font-family="'Helvetica Neue', Inter, 'WenQuanYi Micro Hei', 'Noto Sans CJK SC', \
        sans-serif" font-size="15" font-weight="700" fill="#000000">A</text>
        """)
  }

  @Test func blursShadowsAndFadesGroups() throws {
    let svg = try Probe.svg([
      .beginGroup(alpha: 0.5),
      .shadow(.rect(Probe.rect(1, 1, 5, 5)), .black, offset: CGSize(width: 0, height: 2), blur: 3), .endGroup,
    ])
    #expect(
      svg == """
          <defs>
            <filter id="blur-1" x="-200%" y="-200%" width="500%" height="500%"><feGaussianBlur stdDeviation="3"/></filter>
          </defs>
          <g opacity="0.5">
            <rect x="1" y="1" width="5" height="5" fill="#000000" transform="translate(0 2)" filter="url(#blur-1)"/>
          </g>
        """)
  }

  @Test func putsEachPictureIntoTheFileOnce() throws {
    let bytes = PNGFixture.plain(width: 1, rows: [[255, 0, 0, 255]])
    let image = UIImage(name: "dot", size: CGSize(width: 1, height: 1), source: .data(bytes))
    let draw = DisplayCommand.image(image, Probe.rect(0, 0, 4, 4), tint: nil)
    #expect(
      try Probe.svg([draw, draw]) == """
          <defs>
            <image id="image-1" width="1" height="1" preserveAspectRatio="none" href="data:image/png;base64,\
        \(MarkupText.base64(bytes))"/>
          </defs>
          <svg x="0" y="0" width="4" height="4" viewBox="0 0 1 1" preserveAspectRatio="none"><use href="#image-1"/></svg>
          <svg x="0" y="0" width="4" height="4" viewBox="0 0 1 1" preserveAspectRatio="none"><use href="#image-1"/></svg>
        """)
  }

  @Test func putsSlicesTogetherSoThatViewersShowNoSeams() throws {
    let row: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let image = UIImage(
      size: CGSize(width: 3, height: 3), source: .data(PNGFixture.plain(width: 3, rows: [row, row, row])),
      capInsets: caps)
    let draw = DisplayCommand.image(image, Probe.rect(2, 2, 9, 4), tint: nil)
    let svg = try Probe.svg([draw, draw])
    #expect(svg.split(separator: "<use").count == 3)
    #expect(svg.split(separator: "<image").count == 2)
    #expect(svg.contains("<svg x=\"2\" y=\"2\" width=\"9\" height=\"4\" viewBox=\"0 0 9 4\""))

    let store = ImageStore()
    let picture = try store.picture(of: image).get()
    let rect = Probe.rect(2, 2, 9, 4)
    let slices = NineSlice.parts(of: image, pixels: (3, 3), in: rect)
    let whole = try #require(store.whole(picture, slices: slices, in: rect))
    #expect([0, 1, 7, 8].map { whole.pixel($0, 2) } == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF])
  }

  @Test func rewritesPicturesThatBrowsersDoNotShow() throws {
    let bytes = PNGFixture.apple(width: 1, rows: [[0, 0, 255, 255]])
    let embedded = try Probe.decoded(bytes).embeddable
    #expect(embedded.mediaType == "image/png")
    #expect(!ApplePNG.isOptimised(embedded.bytes))
    #expect(try Probe.decoded(embedded.bytes).pixel(0, 0) == 0xFFFF_0000)
  }

  @Test func givesEveryElementAnIDOfItsOwn() throws {
    let cell = [DisplayCommand.beginObject(id: "a", name: "UIView", frame: .zero), .endObject]
    let odd = [DisplayCommand.beginObject(id: "clip-1", name: "<\">", frame: .zero), .endObject]
    let lines = try Probe.svg(cell + cell + odd).split(separator: "\n").filter { $0.contains("<g") }
    #expect(
      lines == [
        "  <g id=\"a\" data-class=\"UIView\" data-frame=\"0 0 0 0\">",
        "  <g id=\"a-2\" data-class=\"UIView\" data-frame=\"0 0 0 0\">",
        "  <g id=\"object-clip-1\" data-class=\"&lt;&quot;&gt;\" data-frame=\"0 0 0 0\">",
      ])
  }

  @Test(arguments: [
    (0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (0.05, "0.05"), (99.9996, "100"), (1e300, "1000000000"),
    (Double.nan, "0"),
  ])
  func writesShortNumbers(value: Double, text: String) {
    #expect(MarkupText.number(value) == text)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func encodesBytesAsLetters(text: String, letters: String) {
    #expect(MarkupText.base64(Array(text.utf8)) == letters)
  }
}
