import XibCompiler

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The documents that reading is measured with, in memory.
struct BenchmarkDocuments {
  var files: [InputFile]

  var bytes: Int { files.reduce(0) { $0 + $1.bytes.count } }

  /// Every .xib and .storyboard below the folders.
  static func load(_ folders: [String]) throws -> BenchmarkDocuments {
    var files: [InputFile] = []
    var waiting = folders
    while let folder = waiting.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
        let path = folder + "/" + name
        if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
          files.append(try InputFile(path: path))
        } else if !name.contains(".") {
          waiting.append(path)
        }
      }
    }
    return BenchmarkDocuments(files: files.sorted { $0.name < $1.name })
  }
}
