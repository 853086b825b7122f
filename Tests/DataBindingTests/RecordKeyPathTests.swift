import DataBinding
import Testing

@Suite struct RecordKeyPathTests {
  private let record: Record = [
    "user": .dictionary(["name": .string("Ann"), "file.name": .string("a.png")]),
    "options": .array([.string("x"), .dictionary(["0": .integer(9)])]),
    "0": .string("zero"),
    "@odd": .integer(1),
  ]

  @Test(arguments: [
    ("user.name", "Ann"), ("options.0", "x"), ("options[0]", "x"), ("options[1].0", "9"), ("options.@count", "2"),
    ("user.@count", "2"), ("@count", "4"), ("0", "zero"), (#"user.file\.name"#, "a.png"), (#"\@odd"#, "1"),
  ])
  func leadsToTheValue(_ keyPath: String, _ text: String) throws {
    #expect(try record.value(forKeyPath: keyPath)?.text == text)
  }

  @Test(arguments: [
    "nothing", "user.name.first", "options.2", "options[99999]", "options.x", "user[0]", "user.name.@count",
  ])
  func leadsNowhereWithoutError(_ keyPath: String) throws {
    #expect(try record.value(forKeyPath: keyPath) == nil)
  }

  @Test(arguments: [
    ("", "empty"), (".", "empty part at character 1"), ("a.", "empty part at character 3"),
    ("a..b", "empty part at character 3"), ("a[", "does not close"), ("a[x]", "\"x\" in brackets"),
    ("a[-1]", "index"), ("a[99999999999999999999]", "index"), ("a[0]b", "stray \"b\""), ("a]", "stray \"]\""),
    ("a.@sum", "@count"), (#"a\"#, "backslash"), ("a.[0]", "empty part"),
  ])
  func describesWhatIsWrong(_ keyPath: String, _ words: String) {
    let error = #expect(throws: RecordKeyPathError.self) { try RecordKeyPath(keyPath) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["a.b[0].@count", #"file\.name"#, "[3].x", #"\@count"#, #"a\[0\]"#, #"\\"#])
  func writesWhatItReads(_ text: String) throws {
    #expect(try RecordKeyPath(text).description == text)
  }

  @Test(arguments: ["a.b", "@count", "x[0]", "\\", "天天", "a b"])
  func quotesAnyKey(_ key: String) throws {
    let keyPath = RecordKeyPath(key: key)
    #expect(try RecordKeyPath(keyPath.description) == keyPath)
    let record: Record = [key: .integer(5)]
    #expect(record.value(at: keyPath) == .integer(5))
  }
}
