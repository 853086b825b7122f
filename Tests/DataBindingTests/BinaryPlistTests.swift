import DataBinding
import Diagnostics
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct BinaryPlistTests {
  private struct Row: Codable, Equatable {
    var name: String
    var ascii = "abc"
    var count: Int
    var big: Int64 = .min
    var small = -1
    var ratio = 1.5
    var free = true
    var day = Date(timeIntervalSinceReferenceDate: 86_400)
    var raw = Data([1, 2, 255])
    var list = ["a", "天", "a"]
  }

  private func encoded(_ rows: [Row], _ format: PropertyListDecoder.PropertyListFormat) throws -> [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    return Array(try encoder.encode(rows))
  }

  @Test func readsWhatFoundationWritesAlikeInBothFormats() throws {
    let rows = (0..<40).map { Row(name: "App 😀 \($0)", count: $0 * 1_000_003) }
    let binary = Records.read(bytes: try encoded(rows, .binary), name: "-")
    let xml = Records.read(bytes: try encoded(rows, .xml), name: "-")
    #expect(binary.diagnostics.isEmpty && xml.diagnostics.isEmpty)
    let records = try #require(binary.records).all
    #expect(records.count == 40)
    for (record, other) in zip(records, xml.records?.all ?? []) {
      #expect(Set(record.keys) == Set(other.keys))
      for entry in record { #expect(other[entry.key] == entry.value) }
    }
    #expect(records[3]["name"] == .string("App 😀 3"))
    #expect(records[3]["count"] == .integer(3_000_009))
    #expect(records[3]["big"] == .integer(.min))
    #expect(records[3]["small"] == .integer(-1))
    #expect(records[3]["raw"] == .data([1, 2, 255]))
    #expect(records[3]["list"] == .array([.string("a"), .string("天"), .string("a")]))
  }

  /// A file with one byte for each offset and reference, as small ones have.
  private func file(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    func wide(_ number: UInt8) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + wide(UInt8(objects.count)) + wide(top) + wide(table)
  }

  private func value(_ objects: [[UInt8]]) -> RecordValue? {
    RecordDocument.read(bytes: file(objects), name: "-").value
  }

  @Test(arguments: [
    ([UInt8(0x00)], RecordValue.null), ([0x08], .bool(false)), ([0x10, 0xFF], .integer(255)),
    ([0x13] + [UInt8](repeating: 0xFF, count: 8), .integer(-1)), ([0x80, 5], .integer(5)),
    ([0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8), .real(18_446_744_073_709_551_616)),
    ([0x14] + [UInt8](repeating: 0xFF, count: 16), .integer(-1)), ([0x22, 0x3F, 0xC0, 0, 0], .real(1.5)),
    ([0x61, 0x59, 0x29], .string("天")), ([0x5F, 0x10, 2, 0x61, 0x62], .string("ab")), ([0xC0], .array([])),
  ])
  func readsEachKindOfObject(_ object: [UInt8], _ expected: RecordValue) {
    #expect(value([object]) == expected)
  }

  @Test func takesInfinityButNoSuchDate() {
    let infinity: [UInt8] = [0x7F, 0xF0, 0, 0, 0, 0, 0, 0]
    #expect(value([[0x23] + infinity]) == .real(.infinity))
    #expect(value([[0x33] + infinity]) == nil)
  }

  @Test(arguments: [[[UInt8(0xA1), 0]], [[0xA1, 1], [0xA1, 0]], [[0xD1, 1, 0], [0x51, 0x61]]])
  func refusesObjectsThatContainThemselves(_ objects: [[UInt8]]) {
    let message = RecordDocument.read(bytes: file(objects), name: "-").diagnostics.first?.message
    #expect(message?.contains("contains itself") == true)
  }

  @Test func refusesAFileThatGrowsWithoutEnd() {
    // Fifteen arrays, each of which holds the next ten times: 10¹⁵ values.
    var objects = (1...15).map { [UInt8(0xAA)] + [UInt8](repeating: UInt8($0), count: 10) }
    objects.append([0x09])
    let message = RecordDocument.read(bytes: file(objects), name: "-").diagnostics.first?.message
    #expect(message?.contains("too many values") == true)
  }

  @Test func refusesKeysThatAreNoStrings() {
    #expect(value([[0xD1, 1, 1], [0x09]]) == nil)
  }

  @Test func survivesEveryTruncationAndFlip() throws {
    let bytes = try encoded([Row(name: "é天", count: 1)], .binary)
    for end in bytes.indices { #expect(Records.read(bytes: Array(bytes[..<end]), name: "a.plist").records == nil) }
    for place in bytes.indices {
      for byte in [UInt8(0), 1, 0x0F, 0x1F, 0x5F, 0x7F, 0xA1, 0xDF, 0xFF, bytes[place] &+ 1] {
        var changed = bytes
        changed[place] = byte
        let reading = Records.read(bytes: changed, name: "a.plist")
        #expect((reading.records == nil) == !reading.diagnostics.isEmpty)
      }
    }
  }
}
