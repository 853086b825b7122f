extension SwiftReader {
  /// What the parentheses of a function hold.
  struct Parameters {
    /// As callers write them, nil for `_`.
    var labels: [String?] = []
    /// What they are called inside, nil when that is the label.
    var hasInnerName: [Bool] = []
    /// The first word of each type.
    var types: [String] = []
  }

  /// Reads a function from `func`.
  mutating func readFunction() {
    advance()
    guard token.kind == .word else {
      // An operator.
      return skipDeclaration()
    }
    let base = scanner.text(token)
    advance()
    if token.isMark("<") {
      scanner.skipAngles()
      advance()
    }
    guard token.isMark("(") else { return skipDeclaration() }
    let parameters = readParameters()
    note(base, parameters)
    skipDeclaration()
  }

  private mutating func note(_ base: String, _ parameters: Parameters) {
    guard let scope = scopes.last, !scope.isProtocol, let type = scope.type, !modifiers.isStatic else { return }
    if let first = parameters.labels.first, first == Self.swift2Labels[base], first != nil { facts.isSwift2 = true }
    var member = MemberFacts(
      name: SwiftSelector.selector(base: base, labels: parameters.labels), traits: .method)
    if let name = modifiers.runtimeName { member.name = name }
    if parameters.labels.first.flatMap({ $0 }) != nil, parameters.hasInnerName.first == false {
      member.legacySelector = SwiftSelector.selector(base: base, labels: [nil] + parameters.labels.dropFirst())
    }
    if modifiers.isAction { member.traits.insert(.action) }
    if modifiers.isSegueAction { member.traits.insert(.segueAction) }
    if modifiers.isExposed { member.traits.insert(.exposed) }
    if parameters.types.first?.hasSuffix("Segue") == true { member.traits.insert(.unwind) }
    facts.types[type].members.append(member)
    if modifiers.isOverride { noteOverride(member.name, of: type) }
  }

  private mutating func noteOverride(_ selector: String, of type: Int) {
    switch selector {
    case "setValue:forUndefinedKey:", "setValue:forKey:", "setValue:forKeyPath:": facts.types[type].takesAnyKey = true
    case "responds:", "respondsTo:", "forwardingTargetFor:", "method:", "respondsToSelector:":
      facts.types[type].takesAnySelector = true
    case "loadView": facts.types[type].overridesLoadView = true
    default: break
    }
  }

  /// Methods of UIKit whose first argument has this label in Swift 2 and none since.
  private static let swift2Labels: [String: String] = [
    "tableView": "tableView", "collectionView": "collectionView", "viewWillAppear": "animated",
    "viewDidAppear": "animated", "viewWillDisappear": "animated", "viewDidDisappear": "animated",
    "prepareForSegue": "segue", "touchesBegan": "touches", "application": "application", "drawRect": "rect",
    "numberOfSectionsInTableView": "tableView", "applicationDidBecomeActive": "application",
    "applicationWillResignActive": "application", "textFieldShouldReturn": "textField", "setSelected": "selected",
    "numberOfComponentsInPickerView": "pickerView", "pickerView": "pickerView", "setEditing": "editing",
  ]

  /// Reads the parameters; the current token is `(`, and the token after `)` when done.
  private mutating func readParameters() -> Parameters {
    advance()
    var parameters = Parameters()
    while !token.isMark(")"), token.kind != .end, !token.isMark("{"), !token.isMark("}") {
      var names: [String] = []
      while !token.isMark(":"), !token.isMark(")"), !token.isMark(","), token.kind != .end, !token.isMark("{") {
        if token.kind == .word { names.append(scanner.text(token)) }
        if token.isMark("@") { advance() }
        if token.isMark("(") { skipParentheses() } else { advance() }
      }
      // Modifiers of old, as in `func move(inout point: CGPoint)`.
      if names.count > 1, ["inout", "var", "let"].contains(names[0]) { names.removeFirst() }
      guard let label = names.first else {
        if token.isMark(",") { advance() }
        if token.isMark(":") { advance() }
        continue
      }
      parameters.labels.append(label == "_" ? nil : label)
      parameters.hasInnerName.append(names.count > 1)
      parameters.types.append(readParameterType())
      if token.isMark(",") { advance() }
    }
    if token.isMark(")") { advance() }
    return parameters
  }

  /// Passes over type and default value up to `,` or `)`; the last word of the type's name.
  private mutating func readParameterType() -> String {
    var type = ""
    var isDefault = false
    while true {
      switch token.kind {
      case .end, .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "}")): return type
      case .mark(UInt8(ascii: "(")): skipParentheses()
      case .mark(UInt8(ascii: "[")):
        scanner.skip(from: "[", to: "]")
        advance()
      case .mark(UInt8(ascii: "{")): skipBraces()
      case .mark(UInt8(ascii: "<")) where !isDefault:
        scanner.skipAngles()
        advance()
      case .mark(UInt8(ascii: "=")):
        isDefault = true
        advance()
      case .word:
        if !isDefault { type = scanner.text(token) }
        advance()
      default: advance()
      }
    }
  }

  /// Reads an initializer from `init`.
  mutating func readInitializer() {
    advance()
    if token.isMark("?") || token.isMark("!") { advance() }
    if token.isMark("<") {
      scanner.skipAngles()
      advance()
    }
    guard token.isMark("(") else { return skipDeclaration() }
    let parameters = readParameters()
    guard parameters.labels.first == "coder", let type = scopes.last?.type else { return skipDeclaration() }
    if parameters.labels.count > 1 {
      facts.types[type].hasCreatorInit = true
      return skipDeclaration()
    }
    let isUnavailable = modifiers.isUnavailable
    while !token.isMark("{"), !endsDeclaration { advance() }
    guard token.isMark("{") else { return skipDeclaration() }
    let body = scanner.position
    scanner.skip(from: "{", to: "}")
    let stops = isUnavailable || Self.onlyStops(scanner.bytes[body..<max(body, scanner.position - 1)])
    if facts.types[type].coder != .works { facts.types[type].coder = stops ? .stops : .works }
    advance()
    modifiers = SwiftModifiers()
  }

  /// Whether the first thing that a body does is to stop the app.
  private static func onlyStops(_ body: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var scanner = SwiftScanner(UnsafeBufferPointer(rebasing: body))
    let first = scanner.next()
    guard first.kind == .word else { return false }
    return ["fatalError", "preconditionFailure"].contains(scanner.text(first))
  }
}
