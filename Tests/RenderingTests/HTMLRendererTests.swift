import HeadlessUIKit
import Testing

@testable import Rendering

@Suite struct HTMLRendererTests {
  typealias Probe = RenderingProbe

  private func object(_ id: String, _ name: String) -> DisplayCommand {
    .beginObject(id: id, name: name, frame: Probe.rect(0, 0, 5, 5))
  }

  @Test func nestsTheTreeAsTheObjectsAre() {
    let list = Probe.list([
      object("a", "UIView"), object("b", "UIView"), object("c", "UILabel"), .endObject, .endObject,
      object("d", "UISwitch"), .endObject, .endObject, object("", "UIButton"), .endObject,
    ])
    let markup = ObjectOutline(list).markup.joined()
      .replacing(" class=\"row\" tabindex=\"0\"", with: "").replacing(" open", with: "")
    #expect(
      markup == "<ul class=\"tree\">"
        + "<li><details><summary><span data-index=\"0\"><b>UIView</b> <code>a</code></span></summary><ul>"
        + "<li><details><summary><span data-index=\"1\"><b>UIView</b> <code>b</code></span></summary><ul>"
        + "<li><span data-index=\"2\"><b>UILabel</b> <code>c</code></span></li>" + "</ul></details></li>"
        + "<li><span data-index=\"3\"><b>UISwitch</b> <code>d</code></span></li>" + "</ul></details></li>"
        + "<li><span data-index=\"4\"><b>UIButton</b></span></li>" + "</ul>")
  }

  @Test func loadsNothingFromElsewhere() throws {
    let options = RenderingOptions(title: "</title><script>")
    let list = Probe.list([object("x\"><script>", "</script>"), .endObject, .text(Probe.text("</svg><script>"))])
    let page = String(decoding: try HTMLRenderer().render(list, options: options).bytes, as: UTF8.self)
    let links = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!links.contains("http") && !links.contains("<link") && !links.contains("src="))
    #expect(page.split(separator: "<script>").count == 2)
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
  }
}
