// Written by Scripts/make-registries. Do not edit.

extension Linter {
  /// Every rule that a file of `Rules` declares.
  static let registeredRules: [any Rule.Type] = [
    ActionMissing.self, ActionUnconnected.self, ClassGeneric.self, ClassMissing.self, ClassNoInitCoder.self,
    ClassWrongBase.self, DanglingReference.self, DuplicateID.self, ModuleMissing.self, ModulePinnedToTarget.self,
    ModuleWrong.self, NibCellSingleTopLevel.self, OutletDuplicate.self, OutletMissing.self,
    OutletOnSubviewTwin.self, OutletRepeatingContent.self, OutletType.self, OutletUnconnected.self,
    OwnerHasOutlets.self, OwnerViewNotSet.self, UDRAKeyMissing.self, UnwindTargetMissing.self,
  ]
}
