/// The ways to read a name: as it is, and without words that only say what kind of thing it is.
struct NameForms {
  /// One way to read it.
  struct Form {
    let tokens: [String]
    /// How many words were left out.
    let stripped: Int
    /// Whether the words that are left are of the kind that is left out.
    let isOnlyTypeWords: Bool
    /// The words in one, so that `userName` and `username` are the same.
    let joined: String
    /// The same with the last word in the singular.
    let singular: String
  }

  let forms: [Form]

  /// The forms of an outlet's name: `imgViewIcon` of a `UIImageView` is also `viewIcon` and `icon`.
  static func outlet(_ name: String, className: String) -> NameForms {
    let words = ofEveryView.union(ofClass[className] ?? [])
    return NameForms(tokens: NameTokens.split(name), prefixes: words, suffixes: words)
  }

  /// The forms of a key whose value fills a property of that kind: for an image, `iconURL` is also `icon`.
  static func key(_ tokens: [String], kind: BindableProperty.ValueKind) -> NameForms {
    let isTruth = kind == .bool
    return NameForms(
      tokens: tokens, prefixes: isTruth ? ["is", "has", "should"] : [],
      suffixes: kind == .image ? imageValues : values)
  }

  /// Whether a key's name says that it holds a picture.
  static func saysImage(_ key: [String]) -> Bool {
    key.contains { imageNouns.contains(NameTokens.singular([$0])[0]) }
  }

  private init(tokens: [String], prefixes: Set<String>, suffixes: Set<String>) {
    // The number of nameLabel2 belongs to the name, not to the label.
    let number = tokens.count > 1 ? tokens.suffix(while: { $0.allSatisfy(\.isNumber) }) : []
    let words = Array(tokens.dropLast(number.count))
    let leading = words.prefix { prefixes.contains($0) }.count
    let trailing = words.suffix(while: suffixes.contains).count
    var forms: [Form] = []
    for first in 0...leading {
      for last in 0...trailing where first + last < max(1, words.count) {
        let rest = words[first..<(words.count - last)]
        let tokens = rest + number
        forms.append(
          Form(
            tokens: Array(tokens), stripped: first + last,
            isOnlyTypeWords: rest.allSatisfy { prefixes.contains($0) || suffixes.contains($0) },
            joined: tokens.joined(), singular: NameTokens.singular(Array(tokens)).joined()))
      }
    }
    self.forms = forms
  }

  private static let ofEveryView: Set<String> = ["view", "v", "ui", "outlet"]

  private static let ofClass: [String: Set<String>] = [
    "UIActivityIndicatorView": ["activity", "indicator", "spinner", "loader", "aiv"],
    "UIButton": ["button", "btn", "bt", "but", "b"],
    "UIDatePicker": ["date", "picker", "datepicker", "dp"],
    "UIImageView": ["image", "img", "iv", "imageview", "imgview", "imgv", "pic", "picture"],
    "UILabel": ["label", "lbl", "lab", "lb", "l", "text", "txt"],
    "UIPageControl": ["page", "control", "pagecontrol", "pager", "pc"],
    "UIProgressView": ["progress", "bar", "progressview", "pv"],
    "UISearchBar": ["search", "bar", "searchbar", "sb"],
    "UISegmentedControl": ["segmented", "segment", "seg", "control", "sc"],
    "UISlider": ["slider", "sld", "sl"],
    "UIStepper": ["stepper", "step", "stp"],
    "UISwitch": ["switch", "sw", "toggle"],
    "UITextField": ["text", "field", "textfield", "txt", "txf", "tf", "input", "edit"],
    "UITextView": ["text", "textview", "txt", "tv", "input"],
  ]

  private static let values: Set<String> = ["string", "str", "text", "value"]
  private static let imageValues: Set<String> = [
    "url", "uri", "link", "path", "file", "filename", "name", "string", "image", "img", "pic", "picture",
  ]
  private static let imageNouns: Set<String> = [
    "icon", "image", "img", "photo", "picture", "pic", "avatar", "thumbnail", "thumb", "logo", "cover", "poster",
  ]
}

extension Array {
  /// The longest end of which every element fulfils a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> [Element] {
    let start = lastIndex { !condition($0) }.map { $0 + 1 } ?? 0
    return Array(self[start...])
  }
}
