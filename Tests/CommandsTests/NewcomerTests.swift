import CommandLineKit
import TestSupport
import Testing

@testable import Commands

/// What a person who tries the program for the first time runs into.
@Suite struct NewcomerTests {
  private static func row(_ constraints: String) -> String {
    SampleDocument.xib(
      """
      <view contentMode="scaleToFill" id="roo-tV-iew">
          <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
          <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inn-er-001">
                  <rect key="frame" x="10" y="10" width="20" height="20"/>
              </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="saf-eA-rea"/>
          <constraints>
              \(constraints)
          </constraints>
      </view>
      """)
  }

  @Test func formsThatXcodeDoesNotWriteAreNotCanonical() async throws {
    let folder = try workplace()
    let text = try folder.text(of: "good.xib")
    let wide = text.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"").utf16
      .flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let others: [[UInt8]] = [
      Array(text.replacing("\n", with: "\r\n").utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + wide,
      Array(text.replacing("\n", with: "\r").utf8),
    ]
    for (number, bytes) in others.enumerated() {
      let path = try folder.write(bytes, to: "other.xib")
      #expect(await xibc("fmt", "--check", path).code == .findings, "\(number)")
      #expect(await xibc("fmt", path).code == .ok, "\(number)")
      #expect(try folder.text(of: "other.xib") == text, "\(number)")
      #expect(await xibc("fmt", "--check", path).code == .ok, "\(number)")
    }
  }

  @Test func referencesToNothingAreToldAtTheirLine() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.row(#"<constraint firstItem="gon-e0-000" firstAttribute="top" constant="1" id="con-st-001"/>"#), to: "a.xib")
    for words in [["inspect"], ["compile"], ["layout"]] {
      let outcome = await xibc(words + [path])
      #expect(outcome.code == .ok)
      #expect(outcome.errors.contains("a.xib:16:29: warning: The firstItem of <constraint> is \"gon-e0-000\""))
    }
  }

  @Test func dataThatFillsNothingIsTold() async throws {
    let folder = try workplace()
    let data = try folder.write(#"[{"weight": 1}, {"weight": 2}]"#, to: "other.json")
    let outcome = await xibc("compile", folder.file("good.xib"), "--data", data)
    #expect(outcome.code == .ok && outcome.errors.contains("The data fills nothing, for no key has an outlet's name"))
    let edited = await xibc("compile", folder.file("edited.xib"), "--data", data)
    #expect(edited.errors.contains("the template has no outlets"))
    #expect(await xibc("compile", folder.file("good.xib"), "--data", data, "--strict").code == .badInput)
    let good = await xibc("compile", folder.file("good.xib"), "--data", folder.file("data.json"))
    #expect(!good.errors.contains("fills nothing"))
  }

  @Test func whatIsWrongWithManyRecordsIsToldOnce() async throws {
    let folder = try workplace()
    let records = (0..<50).map { $0 == 3 ? #"{"name": "x"}"# : #"{"other": \#($0)}"# }.joined(separator: ", ")
    let data = try folder.write("[\(records)]", to: "many.json")
    let outcome = await xibc("compile", folder.file("good.xib"), "--data", data, "--bind", "nameLabel.text=name")
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("binding-key") }
    #expect(lines.count == 1 && lines[0].contains("Record 0 has no value"))
    #expect(lines[0].contains("So it is with 48 more records."))
  }

  @Test func onlyWhatCanBeBoundIsCalledBound() async throws {
    let folder = try workplace()
    for binding in ["gone.text=name", "gone.text="] {
      let outcome = await xibc(
        "compile", folder.file("good.xib"), "--data", folder.file("data.json"), "--bind", "nameLabel.text=name",
        "--bind", binding)
      #expect(outcome.code == .badInput && !outcome.errors.contains("gone.text is bound"))
    }
  }

  @Test func coverageCountsDocumentsAsPeopleDo() async throws {
    let folder = try workplace()
    #expect(await xibc("coverage", folder.file("good.xib")).output.hasPrefix("1 document\n"))
    try folder.write("x", to: "Empty/readme.md")
    #expect(await xibc("coverage", folder.file("Empty")).output == "0 documents: there is nothing to understand\n")
  }

  @Test func classesAndOutletsAreExplained() async {
    let kind = await xibc("explain", "UILabel").output
    #expect(kind.hasPrefix("<label>\nmakes a UILabel"))
    #expect(await xibc("explain", "label").output.hasPrefix(kind))
    #expect(await xibc("explain", "delegate").output.contains("<outlet property=\"delegate\""))
    let near = await xibc("explain", "labl")
    #expect(near.code == .badInput && near.errors.contains("Did you mean \"label\"?"))
  }

  @Test func aQueryThatFindsNothingSaysSo() async throws {
    let folder = try workplace()
    let outcome = await xibc("inspect", "--query", "UILable", folder.file("good.xib"), folder.file("edited.xib"))
    #expect(outcome.code == .ok && outcome.output.allSatisfy(\.isWhitespace))
    #expect(outcome.errors == "No object is UILable. Did you mean \"UILabel\"?\n")
    let found = await xibc("inspect", "--query", "UILabel", folder.file("good.xib"), folder.file("edited.xib"))
    #expect(found.errors == "" && found.output.contains("UILabel"))
  }

  @Test func explainingTheLayoutOfWhatIsNoViewNamesTheViews() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.row(
        #"<constraint firstItem="inn-er-001" firstAttribute="top" secondItem="saf-eA-rea" secondAttribute="top" id="con-st-001"/>"#
      ), to: "a.xib")
    let constraint = await xibc("layout", "--explain", "con-st-001", path)
    #expect(constraint.code == .badInput)
    #expect(constraint.errors.contains("\"con-st-001\" is a <constraint> of \"roo-tV-iew\""))
    #expect(constraint.errors.contains("Ask for \"inn-er-001\""))
    let guide = await xibc("layout", "--explain", "saf-eA-rea", path)
    #expect(guide.errors.contains("\"saf-eA-rea\" is a <viewLayoutGuide> of \"roo-tV-iew\""))
  }

  @Test func hugeConstantsContradictNothing() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.row(
        """
        <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="inn-er-001" secondAttribute="bottom" constant="-1e308" id="c-1"/>
        <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="inn-er-001" secondAttribute="bottom" constant="-1.5e308" id="c-2"/>
        <constraint firstItem="inn-er-001" firstAttribute="leading" secondItem="roo-tV-iew" secondAttribute="leading" constant="10" id="c-3"/>
        <constraint firstItem="inn-er-001" firstAttribute="top" secondItem="roo-tV-iew" secondAttribute="top" constant="10" id="c-4"/>
        """), to: "a.xib")
    let outcome = await xibc("validate", path)
    #expect(!outcome.output.contains("layout-unsatisfiable"))
    #expect(outcome.output.split(separator: "\n").count { $0.contains("[constraint-out-of-range]") } == 2)
  }

  @Test func numbersOfConstraintsThatCannotBeReadAreToldByLayout() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.row(#"<constraint firstItem="inn-er-001" firstAttribute="width" constant="abc" multiplier="x" id="c-1"/>"#),
      to: "a.xib")
    let checked = await xibc("layout", "--check", path)
    #expect(
      checked.output.contains("a.xib:16:75: warning: \"abc\" is not a number, as constant of <constraint> must be."))
    #expect(await xibc("layout", path).errors.contains("\"x\" is not a number"))
    #expect(await xibc("frames", path).errors.contains("\"abc\" is not a number"))
  }

  @Test func picturesThatAreTooLargeAreRefusedBeforeTheWork() async throws {
    let folder = try workplace()
    let data = try folder.write(
      "[" + (0..<20_000).map { "{\"name\": \"\($0)\"}" }.joined(separator: ",") + "]", to: "d.json")
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = await xibc(
      "compile", folder.file("good.xib"), "--data", data, "--columns", "1", "-o", folder.file("a.png"))
    #expect(outcome.code == .badInput && outcome.errors.contains("is too large"))
    #expect(clock.now - start < .seconds(5))
  }
}
