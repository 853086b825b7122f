import HeadlessUIKit
import Testing

@Suite struct VocabularyTests {
  /// What a fresh object has must be what its rows call the default: else the inspector shows values that no document says.
  @Test(arguments: Vocabulary.objectKinds.indices) func freshObjectsHaveTheDefaults(_ index: Int) {
    let vocabulary = Vocabulary.objectKinds[index]
    guard let object = vocabulary.make?() else { return }
    #expect(object.inspectedProperties == [], "<\(vocabulary.element)>")
    #expect(object.inspectedChildren.isEmpty, "<\(vocabulary.element)>")
    #expect(object.documentIdentity == nil)
  }

  @Test(arguments: Vocabulary.objectKinds.indices) func kindsInheritAsTheirClassesDo(_ index: Int) {
    let vocabulary = Vocabulary.objectKinds[index]
    guard let object = vocabulary.make?() else { return }
    #expect(type(of: object).vocabulary.className == vocabulary.className, "<\(vocabulary.element)>")
    #expect(vocabulary.className == String(describing: type(of: object)), "<\(vocabulary.element)>")
    #expect(!vocabulary.element.isEmpty)
  }

  @Test(arguments: Vocabulary.objectKinds.indices) func rowsAreUniqueAndSpellTheirDefaults(_ index: Int) {
    let vocabulary = Vocabulary.objectKinds[index]
    let names = vocabulary.rows.map(\.name)
    #expect(names.count == Set(names).count, "<\(vocabulary.element)>")
    for row in vocabulary.rows {
      guard let text = row.defaultText else { continue }
      switch row.type {
      case .bool: #expect(["YES", "NO"].contains(text))
      case .integer: #expect(Int(text) != nil)
      case .number: #expect(Double(text) != nil)
      case .choice(let words): #expect(words.contains(text), "\(row.name) of <\(vocabulary.element)>")
      default: break
      }
    }
  }

  @Test func elementsAreNamedOnce() {
    let elements = Vocabulary.objectKinds.map(\.element)
    #expect(elements.count == Set(elements).count)
  }
}
