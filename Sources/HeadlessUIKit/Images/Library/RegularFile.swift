#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that can be read without waiting: no pipe, device or folder.
package struct RegularFile {
  /// Where it is, behind links.
  package let path: String
  /// In bytes.
  package let size: UInt64

  /// What is there is no regular file.
  package struct Irregular: Error {}

  /// Looks at what is there.
  ///
  /// - Throws: ``Irregular``, or why the file manager cannot say.
  package init(path: String) throws {
    var path = path
    var attributes = try FileManager.default.attributesOfItem(atPath: path)
    if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
      path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      attributes = try FileManager.default.attributesOfItem(atPath: path)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw Irregular() }
    self.path = path
    size = FileSize.bytes(attributes[.size]) ?? .max
  }
}
