import Diagnostics
import HeadlessUIKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads source files on all cores, in the order of the files.
enum SourceReading {
  private struct Chunk: Sendable {
    var start: Int
    var files: [SourceFile] = []
    var new: [(SourceCache.Key, SourceFacts)] = []
    var problems: [Diagnostic] = []
  }

  private static let largest = 64 << 20

  static func read(_ tree: SourceTree, cache: SourceCache?) async -> (files: [SourceFile], problems: [Diagnostic]) {
    let entries = tree.files
    let projects = tree.projects
    let size = max(1, min(32, entries.count / 16))
    let chunks = await withTaskGroup(of: Chunk.self) { group in
      for start in stride(from: 0, to: entries.count, by: size) {
        let part = Array(entries[start..<min(start + size, entries.count)])
        group.addTask { await read(part, start: start, projects: projects, cache: cache) }
      }
      var chunks: [Chunk] = []
      for await chunk in group { chunks.append(chunk) }
      return chunks.sorted { $0.start < $1.start }
    }
    await cache?.keep(chunks.flatMap(\.new))
    return (chunks.flatMap(\.files), chunks.flatMap(\.problems))
  }

  private static func read(
    _ entries: [SourceTree.Entry], start: Int, projects: [SourceProject], cache: SourceCache?
  ) async -> Chunk {
    var chunk = Chunk(start: start)
    for entry in entries {
      let bytes: [UInt8]
      do {
        bytes = try contents(of: entry.absolutePath)
      } catch {
        chunk.problems.append(SourceTree.problem(entry.path, "The source file cannot be read: \(error.reason)."))
        continue
      }
      let isSwift = entry.path.hasSuffix(".swift")
      let facts: SourceFacts
      if let cache {
        let key = SourceCache.Key(bytes, isSwift: isSwift)
        if let known = await cache.facts(for: key) {
          facts = known
        } else {
          facts = SourceFile.facts(of: bytes, isSwift: isSwift)
          chunk.new.append((key, facts))
        }
      } else {
        facts = SourceFile.facts(of: bytes, isSwift: isSwift)
      }
      if let encoding = facts.encoding {
        chunk.problems.append(
          SourceTree.problem(entry.path, "The source file is not in UTF-8 and was read as \(encoding)."))
      }
      let project = Storage.project(of: entry.absolutePath, in: projects)
      chunk.files.append(
        SourceFile(
          path: entry.path, project: project,
          modules: project.map { projects[$0].modules(of: entry.absolutePath) } ?? [], facts: facts))
    }
    return chunk
  }

  private struct Failure: Error { var reason: String }

  /// Never a pipe or a device, which would block.
  private static func contents(of path: String) throws(Failure) -> [UInt8] {
    do {
      let file = try RegularFile(path: path)
      guard file.size <= UInt64(largest) else { throw Failure(reason: "it is larger than 64 MB") }
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
    } catch let failure as Failure {
      throw failure
    } catch is RegularFile.Irregular {
      throw Failure(reason: "it is no regular file")
    } catch {
      throw Failure(reason: "it cannot be opened")
    }
  }
}
