public import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// What a document from before Xcode 5 remembers of a class of the app.
  public struct ClassDescription: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// The class that it is derived from; nil when it is not said.
    public var superclass: String?
    /// Where its declaration was found, relative to the project.
    public var sourcePath: String?
    /// Its outlets and actions in document order.
    public var relationships: [Relationship]

    /// An outlet or an action that the class had when Interface Builder last read it.
    public struct Relationship: Sendable, Hashable {
      /// Nil for a word that is not known.
      public var kind: RelationshipKind?
      /// Its name.
      public var name: String
      /// The class that an outlet holds, or that an action is sent by.
      public var candidateClass: String?
    }
  }

  /// A class that Interface Builder runs itself.
  public struct Designable: Sendable, Hashable {
    /// The class's name, or an object's `id` in newer documents.
    public var name: String
    /// The size that it wants, in points.
    public var intrinsicContentSize: CGSize?
  }

  /// The classes of the app in document order.
  public var classDescriptions: [ClassDescription] {
    elements(named: "class", in: "classes").map { node in
      let source = tree.element(named: "source", of: node)
      let list = tree.element(named: "relationships", of: node)
      return ClassDescription(
        name: tree.attribute("className", of: node) ?? "", superclass: tree.attribute("superclassName", of: node),
        sourcePath: source.flatMap { tree.attribute("relativePath", of: $0) },
        relationships: list.map { tree.elements(of: $0).map(relationship) } ?? [])
    }
  }

  private func relationship(_ node: XMLNode) -> ClassDescription.Relationship {
    ClassDescription.Relationship(
      kind: choice("kind", of: node), name: tree.attribute("name", of: node) ?? "",
      candidateClass: tree.attribute("candidateClass", of: node))
  }

  /// The classes that Interface Builder runs itself, in document order.
  public var designables: [Designable] {
    elements(named: "designable", in: "designables").map { node in
      let size = tree.element(named: "size", of: node).map { size in
        CGSize(width: number("width", of: size) ?? 0, height: number("height", of: size) ?? 0)
      }
      return Designable(name: tree.attribute("name", of: node) ?? "", intrinsicContentSize: size)
    }
  }
}
