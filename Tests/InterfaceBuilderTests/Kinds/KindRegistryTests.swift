import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

struct KindRegistryTests {
  @Test func noElementHasTwoKinds() {
    let elements = (Vocabulary.objectKinds + Vocabulary.documentKinds).map(\.element)
    let counts = Dictionary(elements.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
  }

  @Test func everyFreshObjectInspectsAsEmpty() {
    for vocabulary in Vocabulary.objectKinds + Vocabulary.documentKinds {
      #expect(vocabulary.make?().inspectedProperties.isEmpty ?? true, "\(vocabulary.element)")
    }
  }
}
