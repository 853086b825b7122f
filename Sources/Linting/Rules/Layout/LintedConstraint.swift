import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// A `<constraint>` as the document states it.
struct LintedConstraint {
  let node: XMLNode
  /// The view that holds it.
  let holder: XMLNode
  /// The id of the first item; that of the holder when the document names none.
  var firstID = ""
  var firstAttribute = Attribute.notAnAttribute
  var relation = NSLayoutConstraint.Relation.equal
  /// The id of the second item; nil for a constraint that has one item only.
  var secondID: String?
  var secondAttribute = Attribute.notAnAttribute
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
  var id = ""
  var hasIdentifier = false
  var isPlaceholder = false
  /// Whether some size class leaves it out, or gives it other numbers.
  var isVaried = false
  /// The numbers of ``firstID`` and ``secondID`` among all items of the document's constraints; -1 for no second item.
  var firstItem = -1
  var secondItem = -1

  typealias Attribute = NSLayoutConstraint.Attribute

  /// Whether it compares with a number only.
  var isConstant: Bool { secondAttribute == .notAnAttribute }
  /// Whether it is an equation that must hold.
  var isRequiredEquality: Bool { relation == .equal && priority >= 1000 }

  /// Whether one of its items is the object and what it says of it is one of the attributes.
  func mentions(_ id: String, _ attributes: Set<Attribute>) -> Bool {
    (firstID == id && attributes.contains(firstAttribute))
      || (secondID == id && attributes.contains(secondAttribute))
  }
}

/// The constraints of a document, with what the rules about them ask for, found once.
struct ConstraintFacts {
  /// In document order.
  private(set) var all: [LintedConstraint] = []
  /// The number of each item that constraints name, by its id.
  private var itemNumbers: [String: Int] = [:]
  /// The places in ``all`` of the constraints of an item, by the item's number.
  private var placesByItem: [[Int]] = []
  /// The element of each item, by the item's number; nil for one that the document does not have.
  private(set) var items: [XMLNode?] = []
  /// The ids of objects that an outlet holds.
  let connected: Set<String>

  init(of document: LintedDocument) {
    let tree = document.tree
    connected = Set(
      (document.elements(named: "outlet") + document.elements(named: "outletCollection")).compactMap {
        tree.attribute("destination", of: $0)
      })
    let reader = Reader(tree)
    let masked = Self.masked(in: document)
    for node in document.elements(named: "constraint") {
      guard let list = tree.parent(of: node), tree.name(of: list) == "constraints", let holder = tree.parent(of: list)
      else { continue }
      var constraint = reader.constraint(node, holder: holder)
      if masked.contains(constraint.id) || tree.element(named: "variation", of: node) != nil {
        constraint.isVaried = true
      }
      constraint.firstItem = number(of: constraint.firstID)
      placesByItem[constraint.firstItem].append(all.count)
      if let second = constraint.secondID {
        constraint.secondItem = number(of: second)
        if constraint.secondItem != constraint.firstItem { placesByItem[constraint.secondItem].append(all.count) }
      }
      all.append(constraint)
    }
    items = Array(repeating: nil, count: placesByItem.count)
    for (id, number) in itemNumbers { items[number] = document.nodesByID[id] }
  }

  /// The constraints that say something of the object.
  func constraints(of id: String) -> [LintedConstraint] {
    itemNumbers[id].map { placesByItem[$0].map { all[$0] } } ?? []
  }

  private mutating func number(of item: String) -> Int {
    if let known = itemNumbers[item] { return known }
    itemNumbers[item] = placesByItem.count
    placesByItem.append([])
    return placesByItem.count - 1
  }

  /// What masks of variations name.
  private static func masked(in document: LintedDocument) -> Set<String> {
    let tree = document.tree
    var ids: Set<String> = []
    for mask in document.elements(named: "mask") where tree.attribute("key", of: mask) == "constraints" {
      for entry in tree.elements(of: mask) {
        if let id = tree.attribute("reference", of: entry) { ids.insert(id) }
      }
    }
    return ids
  }

  /// Reads the attributes of constraints; their names are looked up once.
  private struct Reader {
    let tree: XMLTree
    /// By the number of the attribute's name.
    private let fields: [Field?]
    private let idName: Int

    private enum Field: String, CaseIterable {
      case firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, constant, priority, id
      case identifier, placeholder
    }

    init(_ tree: XMLTree) {
      self.tree = tree
      var fields = [Field?](repeating: nil, count: tree.names.count)
      for field in Field.allCases { tree.nameIndex(named: field.rawValue).map { fields[$0] = field } }
      self.fields = fields
      idName = tree.nameIndex(named: "id") ?? -1
    }

    func constraint(_ node: XMLNode, holder: XMLNode) -> LintedConstraint {
      var found = LintedConstraint(node: node, holder: holder)
      for attribute in tree.attributes(of: node) {
        guard let field = fields[attribute.nameIndex] else { continue }
        let text = tree.string(attribute.value)
        switch field {
        case .firstItem: found.firstID = text
        case .firstAttribute: found.firstAttribute = .init(rawValue: text) ?? .notAnAttribute
        case .relation: found.relation = .init(rawValue: text) ?? .equal
        case .secondItem: found.secondID = text
        case .secondAttribute: found.secondAttribute = .init(rawValue: text) ?? .notAnAttribute
        case .multiplier: found.multiplier = Self.ratio(text)
        case .constant: found.constant = Double(text) ?? 0
        case .priority: found.priority = Double(text) ?? 1000
        case .id: found.id = text
        case .identifier: found.hasIdentifier = !text.isEmpty
        case .placeholder: found.isPlaceholder = text == "YES"
        }
      }
      let own = tree.attribute(nameIndex: idName, of: holder).map { tree.string($0) } ?? ""
      if found.firstID.isEmpty { found.firstID = own }
      if found.secondID == nil, found.secondAttribute != .notAnAttribute { found.secondID = own }
      return found
    }

    /// A number, or two with `:` or `/` between them.
    private static func ratio(_ text: String) -> Double {
      if let number = Double(text) { return number }
      let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
      guard parts.count == 2, parts[1] != 0 else { return 1 }
      return parts[0] / parts[1]
    }
  }
}
