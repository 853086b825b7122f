import MarkupXML

/// What archives say beside an object: its custom class, its label, its runtime attributes.
extension ArchiveTranslator {
  /// Names that only concern Interface Builder's windows and plug-ins, or that rows read.
  private static let editorNames: Set<String> = [
    "IBPluginDependency", "IBEditorWindowLastContentRect", "IBViewBoundsToFrameTransform", "IBUserGuides",
    "IBLastUsedUIStatusBarStylesToTargetRuntimesMap", "IBPersistedLastKnownCanvasPosition",
    "IBViewEditorWindowController",
    "IBViewMetadataConstraints", "IBNSViewMetadataConstraints", "IBViewMetadataGestureRecognizers",
    "IBNSViewMetadataGestureRecognizers", "IUISegmentedControlInspectorSelectedSegmentMetadataKey",
    "IBUISegmentedControlInspectorSelectedSegmentMetadataKey", "IBSegmentedControlInspectorSelectedSegmentMetadataKey",
    "IUITabBarControllerInspectorSelectedViewController", "IBShouldRemoveOnLegacySave",
    "IBWindowTemplateEditedContentRect",
    "IBEditorWindowLastContentRect2", "ImportedFromIB2", "IBLastKnownCanvasPosition",
    "IBViewIntegration.shadowBlurRadius",
    "IBViewIntegration.shadowColor", "IBViewIntegration.shadowOffsetHeight", "IBViewIntegration.shadowOffsetWidth",
    "IBDateFormatterBehaviorMetadataKey", "IBPropertyAccessControl", "IBUINibMetadata",
  ]

  /// Writes the object's id, label and class, and what users made up for it.
  func identify(_ object: ArchiveObject, element: XMLNode) {
    if translatesAutoresizingMask(object) == false {
      set("translatesAutoresizingMaskIntoConstraints", "NO", on: element)
    }
    set("id", id(of: object.node), on: element)
    if let label = records.label(of: object.node) { set("userLabel", label, on: element) }
    if let name = records.property("CustomClassName", of: object.node).flatMap({ graph.text(of: $0) }) {
      set("customClass", name, on: element)
    }
    for name in records.propertyNames(of: object.node) {
      guard let value = records.property(name, of: object.node) else { continue }
      switch name {
      case "CustomClassName", "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints",
        "IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints":
        continue
      case "IBAttributePlaceholdersKey": addRuntimeAttributes(value, to: element)
      case _ where Self.editorNames.contains(name): continue
      default: findings.reportUntranslated(name, of: object.className, at: value)
      }
    }
  }

  /// Whether the view's mask becomes constraints, nil when the archive does not say.
  func translatesAutoresizingMask(_ object: ArchiveObject) -> Bool? {
    for prefix in ["IBViewMetadata", "IBNSViewMetadata"] {
      let name = prefix + "TranslatesAutoresizingMaskIntoConstraints"
      if let value = records.property(name, of: object.node) { return graph.bool(of: value) }
    }
    return nil
  }

  // MARK: Runtime attributes

  private func addRuntimeAttributes(_ placeholders: XMLNode, to element: XMLNode) {
    guard let placeholders = graph.resolve(placeholders) else { return }
    for (_, node) in graph.entries(of: placeholders) {
      guard let node = graph.resolve(node) else { continue }
      let placeholder = ArchiveObject(node, in: graph)
      let attributes = placeholder.items("userDefinedRuntimeAttributes")
      guard !attributes.isEmpty else { continue }
      let list = add("userDefinedRuntimeAttributes", to: element, from: node)
      for item in attributes {
        guard let item = graph.resolve(item) else { continue }
        addRuntimeAttribute(ArchiveObject(item, in: graph), to: list)
      }
    }
  }

  private func addRuntimeAttribute(_ attribute: ArchiveObject, to list: XMLNode) {
    let type = attribute.text("typeIdentifier").flatMap { $0.split(separator: ".").last.map(String.init) } ?? "string"
    let element = add("userDefinedRuntimeAttribute", to: list, from: attribute.node)
    set("type", type, on: element)
    set("keyPath", attribute.text("keyPath") ?? "", on: element)
    guard let value = attribute["value"] else { return }
    if graph.className(of: value) == "NSColor" {
      addColor(value, key: "value", to: element)
    } else if type == "number", let number = graph.number(of: value) {
      let isWhole = graph.tree.name(of: value) == "integer"
      let child = add(isWhole ? "integer" : "real", key: "value", to: element, from: value)
      set("value", ArchiveRow.spelled(number), on: child)
    } else if let text = graph.text(of: value) {
      set("value", text, on: element)
    } else {
      findings.reportUntranslated("value", of: attribute.className, at: value)
    }
  }
}
