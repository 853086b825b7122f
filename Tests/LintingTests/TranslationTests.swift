import Diagnostics
import Linting
import TestSupport
import Testing

/// Tables of translations as they lie on disks: of every form, in every encoding, and broken.
@Suite struct TranslationTests {
  private static let document = SampleDocument.storyboard(
    SampleDocument.scene(
      "sss-ss-ss1", controller: "vvv-vv-vv1", view: "Aaa-aA-aa1",
      inside: #"<subviews><label text="Hello" id="Bbb-bB-bb1"/><label text="World" id="Bbb-bB-bb2"/></subviews>"#),
    initial: "vvv-vv-vv1")

  /// The findings of the language rules for a document in `Base.lproj`, as `RULE FILE:LINE`.
  private func lint(_ tables: [String: [UInt8]], place: String = "Base.lproj/Main.storyboard") throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, bytes) in tables { _ = try folder.write(bytes, to: name) }
    let found = Linter(files: ProjectFiles()).lint(Array(Self.document.utf8), name: folder.file(place))
    return found.filter { $0.rule.hasPrefix("i18n-") }.map { finding in
      let file = finding.document.dropFirst(folder.path.count + 1)
      return "\(finding.rule) \(file):\(finding.location?.line ?? 0)"
    }
  }

  private func lint(_ text: String, in file: String = "de.lproj/Main.strings") throws -> [String] {
    try lint([file: Array(text.utf8)])
  }

  private static let missing = "i18n-missing Base.lproj/Main.storyboard:\(line(of: "World"))"

  private static func line(of text: String) -> Int {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(text) } ?? -1) + 1
  }

  @Test func readsEscapesCommentsAndBareKeys() throws {
    let text = """
      /* "Bbb-bB-bb2.text" = "not this"; */ // "Bbb-bB-bb2.text" = "nor this";
      "Bbb-bB-bb1.text" = "Say \\"hi\\"; \\U00e4 \\n";
      Bbb-bB-bb2.text = 'Welt';
      """
    #expect(try lint(text).isEmpty)
  }

  @Test func findsWhatALanguageLacks() throws {
    #expect(try lint(#""Bbb-bB-bb1.text" = "Hallo";"#) == [Self.missing])
  }

  @Test func readsUTF16() throws {
    let text = "\"Bbb-bB-bb1.text\" = \"Grüße\";\n\"Bbb-bB-bb2.text\" = \"Welt\";\n"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try lint(["de.lproj/Main.strings": bytes]).isEmpty)
  }

  @Test func tellsWhereATableIsBrokenAndNothingElse() throws {
    #expect(try lint("\n\"a\" = ;\n") == ["i18n-malformed de.lproj/Main.strings:2"])
    #expect(try lint("\"a\" = \"b\";\n/* never ends") == ["i18n-malformed de.lproj/Main.strings:2"])
  }

  @Test func survivesTablesThatAreCutAnywhere() throws {
    let text = "/* a */ \"Bbb-bB-bb1.text\" = \"\\U00e4\\\"\";\nkey = value;\n"
    for length in 0..<text.count { _ = try lint(String(text.prefix(length))) }
    _ = try lint(["de.lproj/Main.strings": [0xFF, 0x00, 0x22, 0xC3]])
  }

  @Test func takesPluralFormsForTranslations() throws {
    let strings = Array(#""Bbb-bB-bb1.text" = "Hallo";"#.utf8)
    let plural = Array(
      """
      <?xml version="1.0"?><plist><dict><key>Bbb-bB-bb2.text</key><dict><key>a</key><string>b</string></dict></dict></plist>
      """.utf8)
    #expect(try lint(["de.lproj/Main.strings": strings, "de.lproj/Main.stringsdict": plural]).isEmpty)
  }

  private func catalog(_ state: String, extraction: String = "manual") -> String {
    """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Bbb-bB-bb1.text": {
          "extractionState": "\(extraction)",
          "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}
        },
        "Bbb-bB-bb2.text": {"localizations": {"de": {"stringUnit": {"state": "\(state)", "value": ""}}}}
      }
    }
    """
  }

  @Test func readsStringCatalogues() throws {
    let file = "mul.lproj/Main.xcstrings"
    #expect(try lint(catalog("translated"), in: file).isEmpty)
    #expect(try lint(catalog("new"), in: file) == [Self.missing])
    #expect(try lint(catalog("translated", extraction: "stale"), in: file) == ["i18n-stale \(file):4"])
    #expect(try lint("{\"strings\": ", in: file) == ["i18n-malformed \(file):1"])
    #expect(try lint("[1, 2]", in: file).isEmpty)
  }

  @Test func leavesDocumentsAloneThatAreNotSetUpForTranslation() throws {
    let table = Array(#""Bbb-bB-bb1.text" = "Hallo";"#.utf8)
    #expect(try lint(["de.lproj/Main.strings": table], place: "Main.storyboard").isEmpty)
    #expect(try lint(["de.lproj/Other.strings": table]).isEmpty)
    #expect(try lint([:]).isEmpty)
  }

  @Test func knowsALanguageThatHasADocumentOfItsOwn() throws {
    let both = Array("\"Bbb-bB-bb1.text\" = \"a\";\n\"Bbb-bB-bb2.text\" = \"b\";".utf8)
    let own = Array(Self.document.utf8)
    let tables = ["de.lproj/Main.strings": both, "fr.lproj/Main.storyboard": own, "fr.lproj/App.strings": both]
    #expect(try lint(tables).isEmpty)
  }
}
