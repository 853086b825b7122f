import DataBinding
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct RecordValueTests {
  @Test func showsValuesAsALabelWould() {
    #expect(RecordValue.null.text == "")
    #expect(RecordValue.bool(true).text == "true")
    #expect(RecordValue.integer(-3).text == "-3")
    #expect(RecordValue.real(4).text == "4")
    #expect(RecordValue.real(4.5).text == "4.5")
    #expect(RecordValue.real(-.infinity).text == "-inf")
    #expect(RecordValue.real(1e300).text == "1e+300")
    #expect(RecordValue.data([1]).text == "1 byte")
    #expect(RecordValue.array([.integer(1), .string("b")]).text == "1, b")
    #expect(RecordValue.dictionary(["b": .integer(1), "a": .null]).text == "b: 1, a: ")
  }

  @Test(arguments: [
    ("2024-02-29T23:59:59Z", 730_943_999.0), ("2001-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00Z", -978_307_200),
    ("0001-01-01T00:00:00Z", -63_113_904_000), ("9999-12-31T23:59:59Z", 252_423_993_599),
  ])
  func spellsDatesInISO8601(_ text: String, _ seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(RecordValue.date(date).text == text)
    #expect(RecordValue.string(text).dateValue == date)
  }

  @Test func spellsEveryDayOfFourCenturies() {
    var last = ""
    var wrong: [String] = []
    for day in -200 * 366..<200 * 366 {
      let value = RecordValue.date(Date(timeIntervalSinceReferenceDate: Double(day) * 86_400))
      let text = value.text
      if RecordValue.string(text).dateValue != value.dateValue || last >= text { wrong.append(text) }
      last = text
    }
    #expect(wrong.isEmpty)
  }

  @Test func readsZonesAndFractions() {
    let noon = RecordValue.string("2024-05-01T12:00:00Z").dateValue
    #expect(noon != nil)
    #expect(RecordValue.string("2024-05-01T14:00:00+02:00").dateValue == noon)
    #expect(RecordValue.string("2024-05-01T08:30:00-0330").dateValue == noon)
    #expect(RecordValue.string("2024-05-01T12:00:00.000Z").dateValue == noon)
  }

  @Test(arguments: [
    "2023-02-29", "2024-13-01", "2024-1-1", "0000-01-01", "", "2024-05-01T24:00:00Z", "2024-05-01T12:00:00X",
  ])
  func refusesImpossibleDates(_ text: String) {
    #expect(RecordValue.string(text).dateValue == nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300])
  func showsDatesBeyondTheCalendar(_ seconds: Double) {
    #expect(RecordValue.date(Date(timeIntervalSinceReferenceDate: seconds)).text.contains("since 2001"))
  }

  @Test func convertsWithoutTrapping() {
    #expect(RecordValue.real(.nan).integerValue == nil)
    #expect(RecordValue.real(1e19).integerValue == nil)
    #expect(RecordValue.real(2.5).integerValue == nil)
    #expect(RecordValue.real(7).integerValue == 7)
    #expect(RecordValue.string(" 42 ").integerValue == 42)
    #expect(RecordValue.string("4e1").integerValue == 40)
    #expect(RecordValue.string("x").realValue == nil)
    #expect(RecordValue.string("0.25").realValue == 0.25)
    #expect(RecordValue.string("YES").boolValue == true)
    #expect(RecordValue.string("maybe").boolValue == nil)
    #expect(RecordValue.real(.nan).boolValue == nil)
    #expect(RecordValue.integer(0).boolValue == false)
  }

  @Test func boundsTheTextOfDeepValues() {
    var value = RecordValue.integer(1)
    for _ in 0..<600 { value = .array([value]) }
    #expect(value.text == "…")
  }
}

@Suite struct RecordTests {
  @Test func keepsOrderAndLastValue() {
    var record: Record = ["b": .integer(1), "a": .integer(2)]
    record["b"] = .integer(3)
    #expect(record.keys == ["b", "a"])
    #expect(record["b"] == .integer(3))
    record["b"] = nil
    #expect(record.keys == ["a"])
    #expect(record["b"] == nil)
  }

  @Test func findsEveryKeyOfLongRecords() {
    var record = Record()
    for number in 0..<5000 { record["k\(number)"] = .integer(Int64(number)) }
    #expect((0..<5000).allSatisfy { record["k\($0)"] == .integer(Int64($0)) })
    record["k7"] = nil
    #expect(record["k7"] == nil && record["k8"] == .integer(8) && record.count == 4999)
  }
}
