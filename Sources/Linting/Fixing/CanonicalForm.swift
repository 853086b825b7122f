import Diagnostics
public import MarkupXML

/// A document as Xcode writes it: in UTF-8 without a byte order mark, with LF at the ends of its lines, and with its
/// elements and attributes in Xcode's form.
public enum CanonicalForm {
  /// The document anew.
  ///
  /// - Parameters:
  ///   - tree: the document as it was read.
  ///   - source: the bytes that it was read from.
  public static func bytes(of tree: XMLTree, source: [UInt8]) -> [UInt8] {
    guard let plain = plain(tree.source, isTranscoded: tree.source != source) else { return tree.write(as: .xcode) }
    return XMLTree.read(plain, documentName: tree.documentName).tree?.write(as: .xcode) ?? plain
  }

  /// The text in UTF-8 with LF alone, nil when it is already.
  private static func plain(_ utf8: [UInt8], isTranscoded: Bool) -> [UInt8]? {
    // Blank lines before the declaration are kept, as everything between elements is.
    let start = utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard isTranscoded || start > 0 || utf8.contains(0x0D) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isAfterReturn = false
    for byte in utf8[start...] {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if !(byte == 0x0A && isAfterReturn) {
        bytes.append(byte)
      }
      isAfterReturn = byte == 0x0D
    }
    if isTranscoded { declareUTF8(&bytes) }
    return bytes
  }

  /// Makes the declaration say what the bytes now are.
  private static func declareUTF8(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return }
    let declaration = String(decoding: bytes[...end], as: UTF8.self)
    guard let range = declaration.firstMatch(of: #/encoding\s*=\s*["'][^"']*["']/#)?.range else { return }
    let mended = declaration.replacingCharacters(in: range, with: "encoding=\"UTF-8\"")
    bytes.replaceSubrange(...end, with: mended.utf8)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
