import Diagnostics
import Linting
import TestSupport
import Testing

@Suite struct FixingTests {
  private func mend(
    _ text: String, on rules: [String] = [], configuration: String = "{}"
  ) throws -> (text: String, rules: [String], again: String) {
    let configuration = try LintConfiguration(Array(configuration.utf8), file: ".xibc.json")
    var settings = configuration.settings(for: "A.xib")
    for rule in rules { settings.rules[rule] = .init(level: .on) }
    func mended(_ bytes: [UInt8]) -> MendedDocument {
      Linter().mend(bytes, name: "A.xib", settings: settings, suppressions: configuration.suppressions(for: "A.xib"))
    }
    let once = mended(Array(text.utf8))
    let twice = mended(once.bytes)
    #expect(twice.mended == [])
    return (
      String(decoding: once.bytes, as: UTF8.self), once.mended.map(\.rule), String(decoding: twice.bytes, as: UTF8.self)
    )
  }

  private let picture = #"<imageView id="i-i-iii" image="star"/>"#
  private let star = #"<image name="star" width="20" height="20"/>"#

  @Test(arguments: try Repository.files(below: "Tests/LintingTests/Fixtures", ending: ".xib"))
  func mendingTwiceChangesNothing(_ file: String) throws {
    let result = try mend(try Repository.text(of: file), on: ["doc-not-canonical"])
    #expect(result.again == result.text)
    // Nothing new may be wrong in what was mended.
    let before = Linter().lint(try Repository.bytes(of: file), name: "A.xib")
    let after = Linter().lint(Array(result.text.utf8), name: "A.xib")
    var left = before.map { [$0.rule, $0.objectID ?? "", $0.message] }
    for finding in after where !["suppression-unused"].contains(finding.rule) {
      let place = left.firstIndex { $0[0] == finding.rule && $0[2] == finding.message }
      #expect(place != nil, "\(finding)")
      if let place { left.remove(at: place) }
    }
  }

  @Test func removesUnusedAndDoubledResourcesAndKeepsOtherBytes() throws {
    let odd = "<imageView   id='i-i-iii' image=\"star\" />"
    let text = SampleDocument.xib(odd, resources: "\(star)\n\(star)\n<image name=\"moon\" width=\"1\" height=\"1\"/>")
    let result = try mend(text)
    #expect(result.text == SampleDocument.xib(odd, resources: star))
    #expect(result.rules == ["doc-duplicate-resource", "doc-unused-resource"])
  }

  @Test func removesTheListWithItsLastRow() throws {
    let result = try mend(SampleDocument.xib("<view id=\"a-a-aaa\"/>", resources: star))
    #expect(result.text == SampleDocument.xib("<view id=\"a-a-aaa\"/>"))
  }

  @Test func leavesDoubledResourcesThatDiffer() throws {
    let text = SampleDocument.xib(picture, resources: star + "\n<image name=\"star\" width=\"9\" height=\"20\"/>")
    let result = try mend(text)
    #expect(result.text == text && result.rules == [])
  }

  @Test func trimsIdsWithAllThatNamesThem() throws {
    let result = try mend(
      SampleDocument.xib(
        """
        <view id="a-a-aaa " customClass=" Card">
            <connections>
                <outlet property="self" destination="a-a-aaa " id="o-o-ooo"/>
            </connections>
        </view>
        """))
    #expect(
      result.text.contains(#"<view id="a-a-aaa" customClass="Card">"#)
        && result.text.contains(#"destination="a-a-aaa" "#))
    #expect(result.rules == ["id-whitespace", "id-whitespace"])
  }

  @Test(arguments: [
    #"<view id="a "/><view id="a"/>"#, #"<view id="a "/><view id=" a"/>"#, #"<view id=" "/>"#,
    #"<view id="a "/><view id="b"><connections><outlet property="x" destination="a" id="c"/></connections></view>"#,
    #"<view id="a "/><strange madeOf="a "/>"#, #"<tableViewCell id="a" reuseIdentifier="Cell "/>"#,
  ])
  func leavesBlanksThatMayBeMeant(_ objects: String) throws {
    let text = SampleDocument.xib(objects)
    #expect(try mend(text).text == text)
  }

  @Test func addsAndRemovesCapabilitiesInTheirOrder() throws {
    let saved = #"<capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>"#
    func document(_ capabilities: String...) -> String {
      let list = "<dependencies>\n" + capabilities.map { "        \($0)\n" }.joined() + "    </dependencies>"
      return SampleDocument.xib(
        "<view id=\"a-a-aaa\">\n    <viewLayoutGuide key=\"safeArea\" id=\"g-g-ggg\"/>\n</view>",
        attributes: "useSafeAreas=\"YES\""
      ).replacing("    <objects>", with: "    \(list)\n    <objects>")
    }
    let result = try mend(document(#"<capability name="Named colors" minToolsVersion="9.0"/>"#, saved))
    #expect(
      result.text == document(#"<capability name="Safe area layout guides" minToolsVersion="9.0"/>"#, saved))
    #expect(result.rules == ["doc-capability-missing", "doc-capability-unneeded"])
  }

  @Test func removesTheCapabilityOfAColorThatIsRemoved() throws {
    let color =
      #"<namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/></namedColor>"#
    let text = SampleDocument.xib("<view id=\"a-a-aaa\"/>", resources: color).replacing(
      "    <objects>",
      with:
        "    <dependencies>\n        <plugIn identifier=\"p\"/>\n        <capability name=\"Named colors\" minToolsVersion=\"9.0\"/>\n    </dependencies>\n    <objects>"
    )
    let result = try mend(text)
    #expect(Set(result.rules) == ["doc-unused-resource", "doc-capability-unneeded"])
    #expect(!result.text.contains("Named colors") && result.text.contains("plugIn"))
  }

  @Test func canonicalFormIsWrittenOnlyWhereItsRuleIsOn() throws {
    let text = SampleDocument.xib("<view  id='a-a-aaa' />")
    #expect(try mend(text).text == text)
    let result = try mend(text, on: ["doc-not-canonical"])
    #expect(result.text == SampleDocument.xib("<view id=\"a-a-aaa\"/>") && result.rules == ["doc-not-canonical"])
  }

  @Test func linesEndWithLineFeeds() throws {
    let text = SampleDocument.xib("<view id=\"a-a-aaa\"/>")
    let result = try mend(text.replacing("\n", with: "\r\n"))
    #expect(result.text == text && result.rules == ["doc-line-endings"])
    var wide: [UInt8] = [0xFE, 0xFF]
    for unit in "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document>\u{0D0A}</document>".utf16 {
      wide += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(Linter().mend(wide, name: "A.xib").bytes == wide)
  }

  @Test func leavesWhatIsSuppressedOrOff() throws {
    let comment = "<!-- xibc:disable doc-unused-resource -->\n"
    let commented = SampleDocument.xib("<view id=\"a-a-aaa\"/>", resources: comment + star)
    #expect(try mend(commented).text == commented)
    let text = SampleDocument.xib("<view id=\"a-a-aaa\"/>", resources: star)
    for configuration in [
      #"{"suppress": [{"rule": "doc-unused-resource"}]}"#, #"{"rules": {"doc-unused-resource": "off"}}"#,
    ] {
      #expect(try mend(text, configuration: configuration).text == text)
    }
  }

  @Test func damagedDocumentsStayDocumentsOrAsTheyWere() throws {
    let text = try Repository.bytes(of: "Tests/LintingTests/Fixtures/doc-unused-resource.xib")
    for seed in 0..<60 {
      var damage = DocumentDamage(seed: UInt64(seed))
      let damaged = damage.damaged(text)
      let once = Linter().mend(damaged, name: "A.xib")
      #expect(once.bytes == damaged || !once.mended.isEmpty)
      #expect(Linter().mend(once.bytes, name: "A.xib").bytes == once.bytes, "seed \(seed)")
    }
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    var (result, rest) = ("", self[...])
    while let range = rest.firstRange(of: text) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
