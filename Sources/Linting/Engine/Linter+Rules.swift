// Written by Scripts/make-registries. Do not edit.

extension Linter {
  /// Every rule that a file of `Rules` declares.
  static let registeredRules: [any Rule.Type] = [
    DanglingReference.self, DuplicateID.self,
  ]
}
