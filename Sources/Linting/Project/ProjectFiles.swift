import HeadlessUIKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What lies on disk around the documents: their translations, and the catalogues and fonts of the project they belong to.
///
/// Everything is looked for when a rule first asks, once for all documents, from any thread.
public final class ProjectFiles: Sendable {
  /// The folders that were named for pictures, colours and fonts; empty looks for the project of each document.
  private let directories: [String]
  private let libraries = Memo<String, AssetLibrary?>()
  private let fonts = Memo<[String], FontIndex>()
  private let roots = Memo<String, String?>()
  private let listings = Memo<String, [String]>()

  /// Looks into the named folders, else into the project of each document.
  public init(directories: [String] = []) { self.directories = directories }

  /// The pictures and colours of the project that the document belongs to; nil when it has no asset catalogue.
  func assets(around document: String) -> AssetLibrary? {
    guard directories.isEmpty, let root = root(of: document) else { return nil }
    return libraries.value(for: root) {
      let library = AssetLibrary(directories: [root])
      // Loose pictures alone may be anything, such as those of a README.
      return library.index.sets.isEmpty ? nil : library
    }
  }

  /// The fonts that the project of the document brings; nil when it has no project.
  func fonts(around document: String) -> FontIndex? {
    let folders = directories.isEmpty ? root(of: document).map { [$0] } ?? [] : directories
    guard !folders.isEmpty else { return nil }
    return fonts.value(for: folders) { FontIndex(directories: folders) }
  }

  /// The names in a folder, sorted; none when it cannot be read.
  func names(in folder: String) -> [String] {
    listings.value(for: folder) {
      do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch { return [] }
    }
  }

  /// How far up a project is looked for.
  private static let farthest = 12

  /// The folder of the project that a document belongs to: that of its repository, else the outermost one that has a
  /// project of Xcode or a package. Nil when none is near.
  private func root(of document: String) -> String? {
    guard document.contains("/") || document.contains("."), document != "-" else { return nil }
    // Making addresses takes longer than anything else here: it is done once a folder.
    let folder = document.lastIndex(of: "/").map { String(document[..<$0]) } ?? "."
    return roots.value(for: folder) {
      var current = URL(fileURLWithPath: folder.isEmpty ? "/" : folder).path
      var outermost: String?
      for _ in 0..<Self.farthest where current.count > 1 {
        let names = names(in: current)
        if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift" }
        ) {
          outermost = current
        }
        if names.contains(".git") { return outermost == nil ? nil : current }
        current = URL(fileURLWithPath: current).deletingLastPathComponent().path
      }
      return outermost
    }
  }
}
