import HeadlessUIKit

/// Finds the vocabulary of an element by its name and, where a name means several things, by what it stands in.
final class KindIndex: Sendable {
  static let shared = KindIndex(Vocabulary.objectKinds + Vocabulary.documentKinds)

  private let byElement: [String: Vocabulary]
  /// The kinds that are meant only inside one parent, under `parent/element`; `parent/*` is whatever is in it.
  private let byParent: [String: Vocabulary]

  init(_ vocabularies: [Vocabulary]) {
    var byElement: [String: Vocabulary] = [:]
    var byParent: [String: Vocabulary] = [:]
    for vocabulary in vocabularies {
      if vocabulary.element.contains("/") {
        byParent[vocabulary.element] = vocabulary
      } else {
        byElement[vocabulary.element] = vocabulary
      }
    }
    self.byElement = byElement
    self.byParent = byParent
  }

  func vocabulary(of element: String, in parent: String) -> Vocabulary? {
    if let special = byParent["\(parent)/\(element)"] ?? byParent["\(parent)/*"] { return special }
    return byElement[element]
  }

  /// Every kind, by element name.
  var all: [Vocabulary] {
    (Array(byElement.values) + Array(byParent.values)).sorted { $0.element < $1.element }
  }
}
