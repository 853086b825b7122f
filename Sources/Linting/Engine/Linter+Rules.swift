// Written by Scripts/make-registries. Do not edit.

extension Linter {
  /// Every rule that a file of `Rules` declares.
  static let registeredRules: [any Rule.Type] = [
    ActionMissing.self, ActionUnconnected.self, AutolayoutOff.self, ClassGeneric.self, ClassMissing.self,
    ClassNoInitCoder.self, ClassWrongBase.self, ConstraintDuplicate.self, ConstraintFixedWidthText.self,
    ConstraintLeftRight.self, ConstraintMissingTrailing.self, ConstraintNoIdentifier.self,
    ConstraintNotDescendant.self, ConstraintOnAutoresizingView.self, ConstraintRedundant.self, CoverageRule.self,
    CrossSceneReference.self, DanglingReference.self, DeploymentOlder.self, DuplicateID.self,
    DuplicateResource.self, DuplicateReuseID.self, DuplicateSegueID.self, DuplicateStoryboardID.self,
    DuplicateUserIdentifier.self, EmptyKeyPath.self, IdentifierWhitespace.self, InitialNotContainer.self,
    LaunchCustomCode.self, LaunchIllegalObject.self, LaunchTopLevel.self, LayoutAmbiguous.self,
    LayoutClippedContent.self, LayoutMisplaced.self, LayoutOffParent.self, LayoutOverlap.self,
    LayoutScrollContent.self, LayoutTextTruncated.self, LayoutUnsatisfiable.self, LayoutZeroSize.self,
    LegacyArchive.self, MemberOutsideObjects.self, MissingCapability.self, MissingReuseID.self, ModuleMissing.self,
    ModulePinnedToTarget.self, ModuleWrong.self, NibCellSingleTopLevel.self, NoInitialController.self,
    NotCanonical.self, OutletDuplicate.self, OutletMissing.self, OutletOnSubviewTwin.self,
    OutletRepeatingContent.self, OutletType.self, OutletUnconnected.self, OwnerHasOutlets.self,
    OwnerViewNotSet.self, PlaceholderRemoveAtBuild.self, PrototypeInNib.self, RelativeToMargin.self,
    RuntimeAttributeType.self, SafeAreaOff.self, ScrollNested.self, SegueNeedsIdentifier.self,
    ShowWithoutContainer.self, StackBackground.self, StackOneChild.self, ToolsNewer.self, UDRAKeyMissing.self,
    UnknownAttribute.self, UnknownElement.self, UnreachableScene.self, UnusedResource.self,
    UnwindTargetMissing.self, ViewTooDeep.self, ViewTooMany.self, ViewUselessParent.self,
  ]

  /// Every SourceRule of `Rules`.
  static let registeredSourceRules: [any SourceRule.Type] = [
    BytesBeforeDeclaration.self, ConflictMarkers.self, LineEndings.self, TooLarge.self,
  ]

  /// Every ProjectRule of `Rules`.
  static let registeredProjectRules: [any ProjectRule.Type] = [
    BrokenReference.self
  ]

  /// Every ReportedRule of `Rules`.
  static let registeredReportedRules: [any ReportedRule.Type] = [
    EmptyDocument.self, ForeignPlatform.self, MalformedXML.self, RuntimeMismatch.self, UnusedSuppression.self,
    WrongValue.self,
  ]
}
