/// What the keyboard is like for a text and how what is typed is corrected.
public struct UITextInputTraits: Sendable, Hashable {
  /// Which letters the keyboard makes capital by itself.
  public var autocapitalizationType = AutocapitalizationType.none
  /// Whether misspelt words are replaced while people type.
  public var autocorrectionType = Choice.default
  /// Whether misspelt words are underlined while people type.
  public var spellCheckingType = Choice.default
  /// Whether straight quotation marks become curly ones.
  public var smartQuotesType = Choice.default
  /// Whether two hyphens become a dash.
  public var smartDashesType = Choice.default
  /// Whether spaces are added and taken away around pasted and deleted words.
  public var smartInsertDeleteType = Choice.default
  /// Whether the system offers the rest of a sentence in the line itself.
  public var inlinePredictionType = Choice.default
  /// Which keys the keyboard has, such as only digits.
  public var keyboardType = KeyboardType.default
  /// Whether the keyboard is light or dark.
  public var keyboardAppearance = KeyboardAppearance.default
  /// What the return key says, such as Go or Search.
  public var returnKeyType = ReturnKeyType.default
  /// Whether the return key waits until there is text.
  public var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden as a password is, and cannot be copied.
  public var isSecureTextEntry = false
  /// What the text is, such as `username`; nil when nothing is said.
  public var textContentType: String?
  /// A rule for passwords that are made up.
  public var passwordRules: String?

  /// The traits that a text field has when nobody set any.
  public init() {}

  /// Whether something is done with the text as it is typed.
  public enum Choice: String, DocumentChoice { case `default`, no, yes }

  /// Which letters become capitals as they are typed.
  public enum AutocapitalizationType: String, DocumentChoice { case none, words, sentences, allCharacters }

  /// Which keys the keyboard has.
  public enum KeyboardType: String, DocumentChoice {
    case `default`, alphabet, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// How bright the keyboard is.
  public enum KeyboardAppearance: String, DocumentChoice { case `default`, alert, dark, light }

  /// What is written on the return key.
  public enum ReturnKeyType: String, DocumentChoice {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }
}

extension UITextInputTraits: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "textInputTraits",
      rows: [
        .attribute("autocapitalizationType", AutocapitalizationType.self),
        .attribute("autocorrectionType", Choice.self), .attribute("spellCheckingType", Choice.self),
        .attribute("smartQuotesType", Choice.self), .attribute("smartDashesType", Choice.self),
        .attribute("smartInsertDeleteType", Choice.self), .attribute("inlinePredictionType", Choice.self),
        .attribute("keyboardType", KeyboardType.self), .attribute("keyboardAppearance", KeyboardAppearance.self),
        .attribute("returnKeyType", ReturnKeyType.self), .attribute("enablesReturnKeyAutomatically", .bool),
        .attribute("secureTextEntry", .bool), .attribute("textContentType"), .attribute("passwordRules"),
      ])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    var traits = UITextInputTraits()
    func set<Word: DocumentChoice>(_ path: WritableKeyPath<UITextInputTraits, Word>, _ name: String) {
      if let word = element.choice(name, as: Word.self) { traits[keyPath: path] = word }
    }
    set(\.autocapitalizationType, "autocapitalizationType")
    set(\.autocorrectionType, "autocorrectionType")
    set(\.spellCheckingType, "spellCheckingType")
    set(\.smartQuotesType, "smartQuotesType")
    set(\.smartDashesType, "smartDashesType")
    set(\.smartInsertDeleteType, "smartInsertDeleteType")
    set(\.inlinePredictionType, "inlinePredictionType")
    set(\.keyboardType, "keyboardType")
    set(\.keyboardAppearance, "keyboardAppearance")
    set(\.returnKeyType, "returnKeyType")
    traits.enablesReturnKeyAutomatically = element.bool("enablesReturnKeyAutomatically") ?? false
    traits.isSecureTextEntry = element.bool("secureTextEntry") ?? false
    traits.textContentType = element.string("textContentType")
    traits.passwordRules = element.string("passwordRules")
    return traits
  }

  /// Only what differs from the defaults.
  public var inspected: InspectedValue {
    func word<Word: DocumentChoice>(_ path: KeyPath<UITextInputTraits, Word>) -> InspectedValue? {
      let word = self[keyPath: path]
      return word == UITextInputTraits()[keyPath: path] ? nil : .string(word.rawValue)
    }
    return .dictionary(present: [
      "autocapitalizationType": word(\.autocapitalizationType), "autocorrectionType": word(\.autocorrectionType),
      "spellCheckingType": word(\.spellCheckingType), "smartQuotesType": word(\.smartQuotesType),
      "smartDashesType": word(\.smartDashesType), "smartInsertDeleteType": word(\.smartInsertDeleteType),
      "inlinePredictionType": word(\.inlinePredictionType), "keyboardType": word(\.keyboardType),
      "keyboardAppearance": word(\.keyboardAppearance), "returnKeyType": word(\.returnKeyType),
      "enablesReturnKeyAutomatically": enablesReturnKeyAutomatically ? .bool(true) : nil,
      "isSecureTextEntry": isSecureTextEntry ? .bool(true) : nil, "textContentType": textContentType?.inspected,
      "passwordRules": passwordRules?.inspected,
    ])
  }
}
