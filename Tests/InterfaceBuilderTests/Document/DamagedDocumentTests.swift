import Diagnostics
import InterfaceBuilder
import MarkupXML
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whatever is done to a document: there is a good tree, or an error with its place.
@Suite(.timeLimit(.minutes(5))) struct DamagedDocumentTests {
  static let documents: [String] = {
    do {
      return try ["Templates", "Samples", "Tests/LintingTests/Fixtures"].flatMap { folder in
        try Repository.files(below: folder, ending: ".xib") + Repository.files(below: folder, ending: ".storyboard")
      }
    } catch {
      return []
    }
  }()

  @Test func thereAreDocuments() { #expect(Self.documents.count > 10) }

  @Test(arguments: 0..<UInt64(4)) func giveATreeOrAnErrorWithItsPlace(_ seed: UInt64) throws {
    for (number, path) in Self.documents.enumerated() {
      var damage = DocumentDamage(seed: seed &* 7919 &+ UInt64(number))
      let bytes = damage.damaged(try Repository.bytes(of: path))
      let reading = IBDocument.read(bytes, name: path)
      guard let document = reading.document else {
        let errors = reading.diagnostics.filter { $0.severity == .error }
        #expect(!errors.isEmpty, "\(path) \(seed)")
        #expect(errors.allSatisfy { $0.location != nil || $0.rule == "doc-empty" }, "\(path) \(seed)")
        continue
      }
      #expect(document.sourceTree.write(as: .kept) == bytes, "\(path) \(seed)")
      let written = document.sourceTree.write()
      let again = IBDocument.read(written, name: path).document
      #expect(again?.sourceTree.write() == written, "\(path) \(seed)")
      #expect(again?.coverage().elements == document.coverage().elements, "\(path) \(seed)")
      #expect(reading.diagnostics.allSatisfy { $0.location != nil }, "\(path) \(seed)")
      _ = (document.unknownDiagnostics(), document.instantiate(), document.references, document.storedFrames)
      edit(document, path, seed)
    }
  }

  /// Edits go through or are refused, and what they write can be read.
  private func edit(_ document: IBDocument, _ path: String, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let ids = document.references.map(\.id)
    guard let id = ids.randomElement(using: &random) else { return }
    do {
      try document.setAttribute("userLabel", "<\"new\">", ofObject: id)
      try document.addObject("view", to: "subviews", ofObject: id)
      if let other = ids.randomElement(using: &random) { try document.removeObject(other) }
    } catch {
      #expect(!"\(error)".isEmpty)
    }
    #expect(IBDocument.read(document.write(), name: path).document != nil, "\(path) \(seed)")
  }

  /// Writes damaged copies of a folder's documents, for `Scripts/check-corpus` to run the program over.
  @Test(.enabled(if: environment("XIBC_DAMAGE_FROM") != nil)) func areWrittenForTheProgram() throws {
    let from = try #require(environment("XIBC_DAMAGE_FROM"))
    let to = try #require(environment("XIBC_DAMAGE_TO"))
    let seed = try #require(environment("XIBC_DAMAGE_SEED").flatMap { UInt64($0) })
    let paths = try FileManager.default.subpathsOfDirectory(atPath: from).sorted()
    for (number, path) in paths.enumerated() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      var damage = DocumentDamage(seed: seed &* 1_000_003 &+ UInt64(number))
      let name = "\(number)." + (path.hasSuffix(".xib") ? "xib" : "storyboard")
      let bytes = damage.damaged(Array(try Data(contentsOf: URL(fileURLWithPath: "\(from)/\(path)"))))
      try Data(bytes).write(to: URL(fileURLWithPath: "\(to)/\(name)"))
    }
  }
}

private func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
