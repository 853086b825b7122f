public import HeadlessUIKit

extension IBDocument.ClassDescription {
  /// What a class declares to Interface Builder.
  public enum RelationshipKind: String, DocumentChoice { case outlet, outletCollection, action }
}

extension Vocabulary {
  /// What documents from before Xcode 5 remember of the app's classes.
  static let classes = Vocabulary(value: "classes")

  static let classDescription = Vocabulary(
    value: "class", rows: [.attribute("className"), .attribute("superclassName")])

  static let classSource = Vocabulary(value: "source", rows: [.attribute("type"), .attribute("relativePath")])

  static let relationships = Vocabulary(value: "relationships")

  static let relationship = Vocabulary(
    value: "relationship",
    rows: [
      .attribute("kind", IBDocument.ClassDescription.RelationshipKind.self), .attribute("name"),
      .attribute("candidateClass"),
    ])
}
