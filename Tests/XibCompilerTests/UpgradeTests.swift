import Diagnostics
import Testing
import XibCompiler

@Suite("Upgrading")
struct UpgradeTests {
  private func file(_ type: String, _ object: String) -> InputFile {
    InputFile(
      name: "Old.xib",
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.\(type)" version="7.10">
        \t<data>
        \t\t<array key="IBDocument.RootObjects">
        \t\t\t\(object)
        \t\t</array>
        \t</data>
        </archive>

        """.utf8))
  }

  @Test func writesTodaysForm() throws {
    let old = file("CocoaTouch.XIB", "<object class=\"IBUIView\" id=\"5\"/>")
    let (bytes, findings) = XibCompiler.upgrade(old)
    let text = String(decoding: try #require(bytes), as: UTF8.self)
    #expect(text.contains("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""))
    #expect(text.contains("<view contentMode=\"scaleToFill\" id="))
    #expect(findings.isEmpty)
    #expect(XibCompiler.format(old).bytes == old.bytes)
  }

  @Test func leavesTodaysFormAlone() throws {
    let document = InputFile(name: "New.xib", bytes: Array("<document><objects/></document>".utf8))
    #expect(XibCompiler.upgrade(document).bytes == document.bytes)
  }

  /// Its objects are not known, so that writing it would lose them.
  @Test func refusesDocumentsForMacOS() {
    let (bytes, findings) = XibCompiler.upgrade(file("Cocoa.XIB", "<object class=\"NSMenu\" id=\"5\"/>"))
    #expect(bytes == nil)
    #expect(findings.map(\.severity) == [.error])
  }

  @Test func refusesWhatIsNoDocument() {
    #expect(XibCompiler.upgrade(InputFile(name: "a", bytes: Array("<html/>".utf8))).bytes == nil)
  }
}
