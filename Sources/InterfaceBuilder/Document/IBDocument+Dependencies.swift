import MarkupXML

extension IBDocument {
  /// What a document needs: a system, an Xcode, a part of Interface Builder.
  public struct Dependency: Sendable, Hashable {
    /// `iOS`, `com.apple.InterfaceBuilder.IBCocoaTouchPlugin` …
    public var identifier: String
    /// The version, nil when only a default is said.
    public var version: String?
    /// The version that Interface Builder took when nobody chose one; nil when none is said.
    public var defaultVersion: String?
  }

  /// Something that not every version of Interface Builder can read.
  public struct Capability: Sendable, Hashable {
    /// `Safe area layout guides`, `Named colors` …
    public var name: String
    /// The first version of Xcode that can, such as `9.0`.
    public var minToolsVersion: String
  }

  /// The systems that the document is for, in document order.
  public var deployments: [Dependency] { dependencies(named: "deployment") }

  /// The versions of Xcode that it asks for.
  public var developments: [Dependency] { dependencies(named: "development") }

  /// The parts of Interface Builder that wrote it.
  public var plugIns: [Dependency] { dependencies(named: "plugIn") }

  /// What a reader of the document must be able to do, in document order.
  public var capabilities: [Capability] {
    elements(named: "capability", in: "dependencies").map { node in
      Capability(
        name: tree.attribute("name", of: node) ?? "", minToolsVersion: tree.attribute("minToolsVersion", of: node) ?? ""
      )
    }
  }

  private func dependencies(named name: String) -> [Dependency] {
    elements(named: name, in: "dependencies").map { node in
      Dependency(
        identifier: tree.attribute("identifier", of: node) ?? "", version: tree.attribute("version", of: node),
        defaultVersion: tree.attribute("defaultVersion", of: node))
    }
  }
}
