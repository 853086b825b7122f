import HeadlessUIKit
@testable import Rendering
import Testing

@Suite struct PDFRendererTests {
  typealias Probe = RenderingProbe

  private let list = RenderingProbe.list([
    .shadow(.rect(RenderingProbe.rect(2, 2, 9, 9)), .black, offset: .zero, blur: 2),
    .beginGroup(alpha: 0.5), .fill(.ellipse(RenderingProbe.rect(2, 2, 9, 9)), RenderingProbe.red), .endGroup,
    .text(RenderingProbe.text("Größe 字", width: 16)),
  ])

  @Test func writesOnePageWithoutTheTime() throws {
    let bytes = try PDFRenderer().render(list, options: RenderingOptions()).bytes
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(!text.contains("CreationDate"))
    #expect(text.contains("/MediaBox"))
  }

  @Test func givesTheSameBytesTwice() throws {
    let first = try PDFRenderer().render(list, options: RenderingOptions())
    #expect(try PDFRenderer().render(list, options: RenderingOptions()) == first)
  }
}
