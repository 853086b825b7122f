/// A property of a view that a record can fill.
public struct BindableProperty: Sendable, Hashable {
  /// What a value is turned into before it is set.
  public enum ValueKind: String, Sendable, Hashable, CaseIterable {
    case text
    /// The name of an image.
    case image
    case bool
    case real
    case integer
    case date
    /// A colour by name or hexadecimal digits.
    case color
  }

  /// The name as bindings write it.
  public let name: String
  /// What a value is turned into before it is set.
  public let kind: ValueKind

  /// The property that a class is filled by when a binding names none; nil for a class that only holds others.
  public static func principal(of className: String) -> BindableProperty? {
    table[className]?.first
  }

  /// All properties of a class that can be bound: its own, then those of every view. A class that is not in the table has
  /// those of every view.
  public static func all(of className: String) -> [BindableProperty] {
    (table[className] ?? []) + ofEveryView
  }

  /// The classes with a property of their own, sorted by name.
  public static var classNames: [String] { table.keys.sorted() }

  private static func row(_ name: String, _ kind: ValueKind) -> BindableProperty {
    BindableProperty(name: name, kind: kind)
  }

  /// The first of each class is its principal one.
  private static let table: [String: [BindableProperty]] = [
    "UIActivityIndicatorView": [row("animating", .bool), row("color", .color)],
    "UIButton": [
      row("title", .text), row("image", .image), row("backgroundImage", .image), row("titleColor", .color),
      row("enabled", .bool), row("selected", .bool),
    ],
    "UIDatePicker": [row("date", .date), row("enabled", .bool)],
    "UIImageView": [row("image", .image), row("highlightedImage", .image), row("highlighted", .bool)],
    "UILabel": [row("text", .text), row("textColor", .color), row("enabled", .bool), row("highlighted", .bool)],
    "UIPageControl": [row("currentPage", .integer), row("numberOfPages", .integer)],
    "UIProgressView": [row("progress", .real)],
    "UISearchBar": [row("text", .text), row("placeholder", .text)],
    "UISegmentedControl": [row("selectedSegmentIndex", .integer), row("enabled", .bool)],
    "UISlider": [
      row("value", .real), row("minimumValue", .real), row("maximumValue", .real), row("enabled", .bool),
    ],
    "UIStepper": [
      row("value", .real), row("minimumValue", .real), row("maximumValue", .real), row("enabled", .bool),
    ],
    "UISwitch": [row("on", .bool), row("enabled", .bool)],
    "UITextField": [row("text", .text), row("placeholder", .text), row("textColor", .color), row("enabled", .bool)],
    "UITextView": [row("text", .text), row("textColor", .color)],
  ]

  private static let ofEveryView = [
    row("hidden", .bool), row("alpha", .real), row("tag", .integer), row("backgroundColor", .color),
    row("tintColor", .color),
  ]
}
