public import HeadlessUIKit
public import MarkupXML

extension IBDocument {
  /// The traits of the device that the document is designed on. Without a device no size class is in force: then only
  /// what `default` says counts, as on Interface Builder's square canvas.
  public var designTraits: UITraitCollection { designTraits(contentSize: designContentSize) }

  /// The same, for a user who chose a size of text.
  func designTraits(contentSize: UIContentSizeCategory) -> UITraitCollection {
    let version = layoutGeneration
    guard let device, !device.id.isEmpty else {
      return UITraitCollection(
        displayScale: canvasScale, horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
        preferredContentSizeCategory: contentSize.rawValue, toolsVersion: version)
    }
    // A device that is not known is taken for a common one of its kind.
    let stand = device.id.hasPrefix("ipad") ? "ipad9_7" : "retina4_7"
    guard let known = UIDevice.named(device.id) ?? UIDevice.named(stand) else { return .standard }
    return known.traits(
      isLandscape: device.orientation == .landscape, style: device.appearance == .dark ? .dark : .light,
      contentSize: contentSize, toolsVersion: version)
  }

  /// The variations of an object that are in force, in the order in which they override: `default` first, then by the
  /// number of traits that they name.
  func activeVariations(of node: XMLNode, in traits: UITraitCollection) -> [XMLNode] {
    var found: [(variation: TraitVariation, node: XMLNode)] = []
    for child in tree.elements(of: node) where tree.name(of: child) == "variation" {
      let variation = TraitVariation(key: tree.attribute("key", of: child) ?? "")
      if variation.matches(traits) { found.append((variation, child)) }
    }
    // Sorting must be stable: of two alike the later one wins.
    return found.enumerated().sorted {
      ($0.element.variation.conditions.count, $0.offset) < ($1.element.variation.conditions.count, $1.offset)
    }.map(\.element.node)
  }

  /// The value of an object's attribute in some traits: what the last variation in force says, else what the object
  /// itself says; nil when none does.
  public func value(_ name: String, of node: XMLNode, in traits: UITraitCollection) -> DocumentValue? {
    for variation in activeVariations(of: node, in: traits).reversed() {
      if let value = value(name, of: variation) { return value }
    }
    return value(name, of: node)
  }

  /// What variations do to the document in some traits.
  ///
  /// - Complexity: linear in the nodes.
  func variations(in traits: UITraitCollection) -> Variations {
    var result = Variations()
    guard let name = tree.nameIndex(named: "variation") else { return result }
    var owners: [XMLNode] = []
    for number in 0..<tree.nodeCount {
      let node = XMLNode(number)
      guard tree.isElement(node), tree.nameIndex(of: node) == name, let owner = tree.parent(of: node),
        owners.last != owner, result.active[owner.index] == nil
      else { continue }
      owners.append(owner)
      result.active[owner.index] = activeVariations(of: owner, in: traits)
    }
    for owner in owners { mask(owner, result.active[owner.index] ?? [], into: &result) }
    return result
  }

  /// Notes which subviews and constraints of an object the masks leave out.
  private func mask(_ owner: XMLNode, _ variations: [XMLNode], into result: inout Variations) {
    var excluded: [String: Set<String>] = [:]
    for variation in variations {
      for mask in tree.elements(of: variation) where tree.name(of: mask) == "mask" {
        let key = tree.attribute("key", of: mask) ?? ""
        for entry in tree.elements(of: mask) {
          guard let id = tree.attribute("reference", of: entry) else { continue }
          switch tree.name(of: entry) {
          case "exclude": excluded[key, default: []].insert(id)
          case "include": excluded[key, default: []].remove(id)
          default: continue
          }
        }
      }
    }
    for list in tree.elements(of: owner) {
      guard let ids = excluded[tree.name(of: list)], !ids.isEmpty else { continue }
      for child in tree.elements(of: list) where tree.attribute("id", of: child).map(ids.contains) == true {
        result.uninstalled.insert(child.index)
      }
    }
  }
}

/// What variations do to a document in some traits.
struct Variations {
  /// The variations in force, by the number of the object's node.
  var active: [Int: [XMLNode]] = [:]
  /// The numbers of the objects that are left out of their lists.
  var uninstalled: Set<Int> = []
}
