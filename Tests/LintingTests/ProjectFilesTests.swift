import Diagnostics
import HeadlessUIKit
import Linting
import TestSupport
import Testing

/// Which catalogues count for a document when nobody names any.
@Suite struct ProjectFilesTests {
  private static let document = SampleDocument.xib(
    #"<imageView image="gone" id="Bbb-bB-bb1"/>"#, resources: #"<image name="gone" width="16" height="16"/>"#)

  private func rules(_ files: [String], document: String = "App/Views/Card.xib") throws -> [String] {
    let folder = try TemporaryFolder()
    for file in files { _ = try folder.write("{}", to: file) }
    let linter = Linter(files: ProjectFiles())
    return linter.lint(Array(Self.document.utf8), name: folder.file(document)).map(\.rule)
  }

  private static let catalogue = "App/Assets.xcassets/star.imageset/Contents.json"

  @Test func findsTheCataloguesOfTheProject() throws {
    #expect(try rules(["App.xcodeproj/project.pbxproj", Self.catalogue]).contains("image-missing"))
    #expect(try rules(["Package.swift", Self.catalogue]).contains("image-missing"))
  }

  @Test func knowsCataloguesBesideTheNearestProjectInTheRepository() throws {
    let files = [".git/HEAD", "App/App.xcodeproj/project.pbxproj", "Shared/Media.xcassets/gone.imageset/Contents.json"]
    #expect(try !rules(files).contains("image-missing"))
  }

  @Test func saysNothingWithoutCatalogues() throws {
    #expect(try !rules(["App.xcodeproj/project.pbxproj", "docs/screenshot.png"]).contains("image-missing"))
    #expect(try !rules([Self.catalogue]).contains("image-missing"))
  }

  @Test func looksAtNothingUnlessAsked() {
    let found = Linter().lint(Array(Self.document.utf8), name: "\(Repository.root)/Tests/Card.xib").map(\.rule)
    #expect(!found.contains("image-missing"))
  }

  @Test func readsFontsThatAreCutAnywhere() throws {
    let font = try Repository.bytes(of: "Tests/LintingTests/Fixtures/Projects/App/Fonts/corporate.ttf")
    let document = SampleDocument.xib(
      """
      <label text="Hello" id="Bbb-bB-bb1">
          <fontDescription key="fontDescription" name="Acme-Bold" family="Acme" pointSize="17"/>
      </label>
      """)
    for length in 0...font.count {
      let folder = try TemporaryFolder()
      _ = try folder.write(Array(font.prefix(length)), to: "corporate.ttf")
      let linter = Linter(files: ProjectFiles(directories: [folder.path]))
      let isMissing = linter.lint(Array(document.utf8), name: "a.xib").contains { $0.rule == "font-missing" }
      #expect(isMissing == (length < font.count))
    }
  }
}
