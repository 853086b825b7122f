internal import CXMLReader
public import Diagnostics

extension XMLTree {
  /// Where each of the nodes begins, in the order of the nodes.
  ///
  /// - Complexity: linear in the source, once for all, and in the nodes times the logarithm of their number.
  public func locations(of wanted: [XMLNode]) -> [SourceLocation] {
    var found = [SourceLocation](repeating: SourceLocation(line: 1, column: 1), count: wanted.count)
    let order = wanted.indices.sorted { nodes[wanted[$0].index].start < nodes[wanted[$1].index].start }
    source.withUnsafeBufferPointer { bytes in
      var offset = 0
      var place = SourceLocation(line: 1, column: 1)
      for index in order {
        let end = min(Int(nodes[wanted[index].index].start), bytes.count)
        while offset < end {
          if bytes[offset] == 0x0A {
            place.line += 1
            place.column = 1
          } else if bytes[offset] & 0xC0 != 0x80 {
            place.column += 1
          }
          offset += 1
        }
        found[index] = place
      }
    }
    return found
  }
}
