extension ArchiveKind {
  static let textInputs = [
    ArchiveKind(
      "IBUITextField", "textField", inherits: control,
      [
        .string("IBUIText", "text"),
        .choice("IBUIBorderStyle", "borderStyle", ["", "line", "bezel", "roundedRect"]),
        .string("IBUIPlaceholder", "placeholder"),
        .image("IBUIBackground", "background"), .image("IBUIDisabledBackground", "disabledBackground"),
        .choice("IBUITextAlignment", "textAlignment", textAlignments),
        .bool("IBUIAdjustsFontSizeToFit", "adjustsFontSizeToFit", default: true, missing: false),
        .bool("IBUIClearsOnBeginEditing", "clearsOnBeginEditing", default: false),
        .number("IBUIMinimumFontSize", "minimumFontSize"),
        .choice("IBUIClearButtonMode", "clearButtonMode", ["", "whileEditing", "unlessEditing", "always"]),
        .color("IBUITextColor", "textColor"),
        .font(),
        .value("IBUITextInputTraits", "textInputTraits", textInputTraits),
      ]),
    ArchiveKind(
      "IBUITextView", "textView", inherits: scrollView,
      [
        .bool("IBUIEditable", "editable", default: true), .string("IBUIText", "text"),
        .choice("IBUITextAlignment", "textAlignment", textAlignments),
        .color("IBUITextColor", "textColor"),
        .font(),
        .value("IBUITextInputTraits", "textInputTraits", textInputTraits),
        .dataDetectorTypes,
      ]),
    ArchiveKind(
      "IBUISearchBar", "searchBar", inherits: view,
      [
        .choice("IBUIBarStyle", "barStyle", barStyles), .string("IBUIText", "text"), .string("IBUIPrompt", "prompt"),
        .string("IBUIPlaceholder", "placeholder"),
        .bool("IBUIShowsScopeBar", "showsScopeBar", default: false),
        .bool("IBUIShowsSearchResultsButton", "showsSearchResultsButton", default: false),
        .bool("IBUIShowsBookmarkButton", "showsBookmarkButton", default: false),
        .bool("IBUIShowsCancelButton", "showsCancelButton", default: false),
        .bool("IBUITranslucent", "translucent", default: false),
        .integer("IBUISelectedScopeButtonIndex", "selectedScopeButtonIndex"),
        .value("IBTextInputTraits", "textInputTraits", textInputTraits),
        .value("IBUITextInputTraits", "textInputTraits", textInputTraits),
        .scopeButtonTitles,
      ]),
  ]

  /// In the order of UITextInputTraits' enumerations.
  static let textInputTraits = ArchiveKind(
    "IBUITextInputTraits", "textInputTraits",
    [
      .choice(
        "IBUIAutocapitalizationType", "autocapitalizationType", ["", "words", "sentences", "allCharacters"]),
      .choice("IBUIAutocorrectionType", "autocorrectionType", ["", "no", "yes"]),
      .choice("IBUISpellCheckingType", "spellCheckingType", ["", "no", "yes"]),
      .choice(
        "IBUIKeyboardType", "keyboardType",
        [
          "", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
          "decimalPad", "twitter",
        ]),
      .choice("IBUIKeyboardAppearance", "keyboardAppearance", ["", "alert"]),
      .choice(
        "IBUIReturnKeyType", "returnKeyType",
        ["", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall"]),
      .bool("IBUIEnablesReturnKeyAutomatically", "enablesReturnKeyAutomatically", default: false),
      .bool("IBUISecureTextEntry", "secureTextEntry", default: false),
    ])
}

extension ArchiveRow {
  /// The bits of UIDataDetectorTypes.
  static let dataDetectorTypes = ArchiveRow(["IBUIDataDetectorTypes"]) { object, element, translator in
    guard let node = object["IBUIDataDetectorTypes"] else { return }
    guard let bits = object.graph.integer(of: node) else {
      return translator.reportValue(node, "IBUIDataDetectorTypes", "a whole number")
    }
    guard bits != 0 else { return }
    let types = translator.add("dataDetectorType", key: "dataDetectorTypes", to: element, from: node)
    for (position, name) in ["phoneNumber", "link", "address", "calendarEvent"].enumerated()
    where bits & (1 << position) != 0 {
      translator.set(name, "YES", on: types)
    }
  }

  static let scopeButtonTitles = ArchiveRow(["IBUIScopeButtonTitles"]) { object, element, translator in
    guard let node = object["IBUIScopeButtonTitles"] else { return }
    let titles = translator.add("scopeButtonTitles", to: element, from: node)
    for item in object.items("IBUIScopeButtonTitles") {
      guard let text = object.graph.text(of: item) else { continue }
      translator.addString(text, to: titles, from: item)
    }
  }
}
