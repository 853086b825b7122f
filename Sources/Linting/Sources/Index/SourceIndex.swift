public import Diagnostics

/// The classes of an app's Swift and Objective-C sources: what documents can name, connect and set.
///
/// What cannot be told from the sources is unknown and never called missing: a class of a framework whose sources are
/// not there, a member behind such a class, what a file that ends in the middle of something might have declared.
public struct SourceIndex: Sendable {
  let storage: Storage
  /// What could not be listed or read, and files that are not in UTF-8.
  public let problems: [Diagnostic]
  /// The directories as they were named.
  public let directories: [String]

  /// How many Swift files were read.
  public var swiftFileCount: Int { storage.files.count { $0.facts.language == .swift } }
  /// How many Objective-C files, headers among them, were read.
  public var objectiveCFileCount: Int { storage.files.count { $0.facts.language == .objectiveC } }

  /// Reads all sources below the directories: `.swift`, `.h`, `.m` and `.mm`, on all cores.
  ///
  /// A directory that is not there or cannot be read is said in ``problems``.
  public init(directories: [String], cache: SourceCache? = nil) async {
    let tree = SourceTree(directories: directories)
    let (files, problems) = await SourceReading.read(tree, cache: cache)
    self.init(files: files, projects: tree.projects, directories: directories, problems: tree.problems + problems)
  }

  /// Sources that are no files, by path. The paths end as those of files do.
  public init(texts: [(path: String, text: String)]) {
    let files = texts.map { path, text in
      SourceFile(path: path, facts: SourceFile.facts(of: Array(text.utf8), isSwift: path.hasSuffix(".swift")))
    }
    self.init(files: files, projects: [], directories: [], problems: [])
  }

  init(files: [SourceFile], projects: [SourceProject], directories: [String], problems: [Diagnostic]) {
    storage = Storage(files: files, projects: projects)
    self.directories = directories
    self.problems = problems
  }

  /// Where was looked, for messages: `214 Swift and 30 Objective-C files below Sources`.
  public var searched: String {
    let parts = [(swiftFileCount, "Swift"), (objectiveCFileCount, "Objective-C")].filter { $0.0 > 0 }
    let counts = parts.map { "\($0.0) \($0.1)" }.joined(separator: " and ")
    let total = parts.reduce(0) { $0 + $1.0 }
    let below = directories.isEmpty ? "" : " below \(directories.joined(separator: ", "))"
    return "\(counts.isEmpty ? "0 source" : counts) \(total == 1 ? "file" : "files")\(below)"
  }

  /// Whether nothing was read, so that nothing can be said.
  public var isEmpty: Bool { storage.files.isEmpty }

  /// Whether some class answers to the selector.
  public func anyClass(respondsTo selector: String) -> Bool { storage.selectors.contains(selector) }
}
