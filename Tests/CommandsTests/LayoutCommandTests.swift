import CommandLineKit
import TestSupport
import Testing

@testable import Commands

@Suite struct LayoutCommandTests {
  /// A box that is pinned to the left and the bottom of a view as large as a phone, with a second width that contradicts the
  /// first when `isContradicting`, and without a height when not `height`.
  private func document(isContradicting: Bool = false, height: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let second = isContradicting ? "<constraint firstAttribute=\"width\" constant=\"60\" id=\"w2\"/>" : ""
    let tall = height ? "<constraint firstAttribute=\"height\" constant=\"20\" id=\"h\"/>" : ""
    let view = """
      <view id="v" userLabel="Card">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
              <view userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                  <rect key="frame" x="16" y="20" width="50" height="20"/>
                  <constraints>
                      <constraint firstAttribute="width" constant="50" id="w1"/>
                      \(second)
                      \(tall)
                  </constraints>
              </view>
          </subviews>
          <constraints>
              <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="x"/>
              <constraint firstItem="b" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="-627" id="y"/>
          </constraints>
      </view>
      """
    try folder.write(SampleDocument.xib(view), to: "card.xib")
    return folder
  }

  @Test func printsTheTreeWithSolvedFrames() async throws {
    let folder = try document()
    let result = await xibc("layout", folder.file("card.xib"))
    #expect(result.code == .ok)
    #expect(result.output.contains("#b [16 20 50 20]"))
    let json = await xibc("layout", "--format", "json", "--device", "retina4_0", folder.file("card.xib"))
    #expect(json.output.contains("\"xibc.tree/1\""))
  }

  @Test func saysWhatContradictsItselfWithIdsAndLines() async throws {
    let folder = try document(isContradicting: true)
    let result = await xibc("layout", "--check", folder.file("card.xib"))
    #expect(result.code == .findings)
    #expect(
      result.output.contains("Box.width = 60 cannot hold together with the others, against: Box.width = 50 (w1, line"))
    #expect(result.output.contains("[layout-unsatisfiable]"))
  }

  @Test func failsFromTheSeverityThatIsAskedFor() async throws {
    let folder = try document()
    try folder.write(
      try folder.text(of: "card.xib").replacing("width=\"50\" height=\"20\"", with: "width=\"90\" height=\"20\""),
      to: "moved.xib")
    let path = folder.file("moved.xib")
    #expect(await xibc("layout", "--check", path).code == .ok)
    let strict = await xibc("layout", "--check", "--fail-on", "warning", "--format", "json", path)
    #expect(strict.code == .findings)
    #expect(strict.output.contains("\"layout-misplaced\""))
  }

  @Test func namesTheDevicesOnWhichSomethingIsWrong() async throws {
    let folder = try document()
    // 627 points from the bottom is above the top of a screen that is 568 points high.
    let result = await xibc(
      "layout", "--check", "--fail-on", "warning", "--devices", "retina4_0,retina4_7", folder.file("card.xib"))
    #expect(result.code == .findings)
    #expect(result.output.contains("On retina4_0: Box is at [16 −79 50 20]"))
    #expect(!result.output.contains("retina4_7:"))
  }

  @Test func explainsTheFourNumbersOfAFrame() async throws {
    let folder = try document(height: false)
    let result = await xibc("layout", "--explain", "b", folder.file("card.xib"))
    #expect(result.code == .ok)
    #expect(result.output.hasPrefix("Box #b [16 20 50 20]\n  x      16"))
    #expect(result.output.contains("Box.leading = Card.leading + 16 (x, line"))
    #expect(result.output.contains("height 20       nothing decides it: Box stays as it was drawn"))
    let missing = await xibc("layout", "--explain", "q", folder.file("card.xib"))
    #expect(missing.code == .badInput)
    #expect(missing.errors.contains("No view of the document has the id \"q\""))
  }

  @Test func refusesOptionsThatDoNotGoTogether() async throws {
    #expect(await xibc("layout", "--check", "--explain", "b", "a.xib").code == .usage)
    #expect(await xibc("layout", "--devices", "retina4_0", "a.xib").code == .usage)
    let unknown = await xibc("layout", "--check", "--devices", "retina4_8", "a.xib")
    #expect(unknown.code == .usage && unknown.errors.contains("did you mean"))
    #expect(await xibc("layout", "--check", "missing.xib").code == .badInput)
  }

  @Test func laysFramesOutAtAWidth() async throws {
    let folder = try document()
    let path = folder.file("card.xib")
    let wide = await xibc("frames", "--width", "500", path)
    #expect(wide.output.contains("[0, 0, 500, 667]") || wide.output.contains("[0,0,500,667]"))
    #expect(await xibc("frames", "--scale", "5", path).code == .usage)
    #expect(await xibc("frames", "--scale", "0.5", path).code == .usage)
  }
}
