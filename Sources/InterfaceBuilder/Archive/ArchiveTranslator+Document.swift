import Diagnostics
import MarkupXML

/// What translating an archive gave.
struct ArchiveTranslation {
  /// A document of today's form.
  var tree: XMLTree
  var diagnostics: [Diagnostic]
  /// The keys of the archive that today's form has no word for, with how often each occurs.
  var untranslated: [String: Int]
}

extension ArchiveTranslator {
  /// Whether the root element is an archive of Interface Builder's.
  static func isArchive(_ tree: XMLTree, _ root: XMLNode) -> Bool {
    tree.name(of: root) == "archive"
      && tree.attribute("type", of: root)?.hasPrefix("com.apple.InterfaceBuilder3.") == true
  }

  /// Makes the document of today's form.
  ///
  /// - Complexity: linear in the archive.
  static func translate(_ source: XMLTree, _ root: XMLNode) -> ArchiveTranslation {
    let type = source.attribute("type", of: root) ?? ""
    let isMac = !type.contains("CocoaTouch")
    let data = source.element(named: "data", of: root) ?? root
    let translator = ArchiveTranslator(source, data: data, isMac: isMac)
    translator.findings.report(
      .warning, "doc-legacy-archive", root, "The document has the form of Interface Builder from before Xcode 5.",
      help: "It can still be read; bring it into today's form with \"xibc upgrade\".")
    if isMac {
      translator.findings.report(
        .warning, "doc-platform", root,
        "Documents for macOS are not supported: only stand-ins and custom objects are read.")
    }
    translator.makeDocument(type: type)
    translator.tree.renumber()
    return ArchiveTranslation(
      tree: translator.tree, diagnostics: translator.findings.diagnostics(in: source),
      untranslated: translator.findings.untranslated)
  }

  private func makeDocument(type: String) {
    let document = tree.makeElement("document", at: graph.tree.place(of: data.node))
    tree.appendRoot(document)
    let isPad = data.text("IBDocument.TargetRuntimeIdentifier") == "IBIPadFramework" || type.contains(".iPad.")
    set("type", type, on: document)
    set("version", "3.0", on: document)
    // The first Xcode that wrote this form, so that what it measured stays as it was.
    set("toolsVersion", "4514", on: document)
    if let version = data.text("IBDocument.SystemVersion") { set("systemVersion", version, on: document) }
    set("targetRuntime", isMac ? "MacOSX.Cocoa" : isPad ? "iOS.CocoaTouch.iPad" : "iOS.CocoaTouch", on: document)
    set("propertyAccessControl", "none", on: document)
    if usesAutolayout { set("useAutolayout", "YES", on: document) }
    addDependencies(to: document)
    let objects = add("objects", to: document, from: data["IBDocument.RootObjects"] ?? data.node)
    if isMac { placePlaceholders(in: objects) } else { placeObjects(in: objects) }
    addResources(to: document)
  }

  private func addDependencies(to document: XMLNode) {
    let dependencies = add("dependencies", to: document, from: data.node)
    if let target = data.integer("IBDocument.SystemTarget"), !isMac {
      let tracks = data.bool("IBDocument.PluginDeclaredDependenciesTrackSystemTargetVersion") ?? true
      let deployment = add("deployment", to: dependencies, from: data.node)
      set(tracks ? "defaultVersion" : "version", "\(target)", on: deployment)
      set("identifier", "iOS", on: deployment)
    }
    let plugIn = add("plugIn", to: dependencies, from: data.node)
    let name = isMac ? "CocoaPlugin" : "IBCocoaTouchPlugin"
    set("identifier", "com.apple.InterfaceBuilder.\(name)", on: plugIn)
    set("version", isMac ? "4514" : "3747", on: plugIn)
  }

  /// The pictures that objects name, with the sizes that Interface Builder saw.
  private func addResources(to document: XMLNode) {
    let sizes = data["IBDocument.LastKnownImageSizes"].map { graph.entries(of: $0) } ?? []
    let known = Dictionary(sizes.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let found = images.sorted().compactMap { name in
      known[name].flatMap { node in graph.numbers(of: node, count: 2).map { (name, $0, node) } }
    }
    guard !found.isEmpty else { return }
    let resources = add("resources", to: document, from: data.node)
    for (name, size, node) in found {
      let image = add("image", to: resources, from: node)
      set("name", name, on: image)
      set("width", ArchiveRow.spelled(size[0]), on: image)
      set("height", ArchiveRow.spelled(size[1]), on: image)
    }
  }
}
