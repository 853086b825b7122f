/// What stands before a Swift declaration: attributes and modifiers.
struct SwiftModifiers {
  var isOutlet = false
  var isAction = false
  var isSegueAction = false
  var isInspectable = false
  var isDesignable = false
  var isObjC = false
  var isHiddenFromObjC = false
  var exposesMembers = false
  var isUnavailable = false
  var isOverride = false
  var isStatic = false
  var isWeak = false
  var isDynamic = false
  /// What `@objc(…)` says.
  var runtimeName: String?

  /// Takes note of an attribute and of what its parentheses hold.
  mutating func add(attribute: String, argument: String?) {
    switch attribute {
    case "IBOutlet": isOutlet = true
    case "IBAction": isAction = true
    case "IBSegueAction": isSegueAction = true
    case "IBInspectable": isInspectable = true
    case "IBDesignable": isDesignable = true
    case "objcMembers": exposesMembers = true
    case "nonobjc": isHiddenFromObjC = true
    case "NSManaged", "GKInspectable", "NSApplicationMain", "UIApplicationMain": isObjC = true
    case "objc":
      isObjC = true
      runtimeName = argument?.filter { !$0.isWhitespace }
    case "available": isUnavailable = isUnavailable || argument?.contains("unavailable") == true
    default: break
    }
  }

  /// Takes note of a modifier; false when the word is none.
  mutating func add(modifier: String) -> Bool {
    switch modifier {
    case "override": isOverride = true
    case "static": isStatic = true
    case "weak": isWeak = true
    case "dynamic": isDynamic = true
    default: return Self.others.contains(modifier)
    }
    return true
  }

  /// Whether the runtime knows what is declared.
  var isExposed: Bool {
    !isHiddenFromObjC
      && (isOutlet || isAction || isSegueAction || isInspectable || isObjC || isOverride || isDynamic)
  }

  private static let others: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "package", "final", "required", "convenience", "lazy",
    "unowned", "mutating", "nonmutating", "indirect", "nonisolated", "prefix", "postfix", "infix", "optional",
    "isolated", "distributed", "consuming", "borrowing", "async", "rethrows", "__consuming",
  ]

  /// The words that start a declaration when they come first in a line.
  static let starts: Set<String> = others.union([
    "override", "static", "weak", "dynamic", "var", "let", "func", "class", "struct", "enum", "extension", "protocol",
    "init", "deinit", "subscript", "import", "typealias", "case", "associatedtype", "actor", "operator", "macro",
    "precedencegroup",
  ])
}
