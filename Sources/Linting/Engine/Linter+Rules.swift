// Written by Scripts/make-registries. Do not edit.

extension Linter {
  /// Every rule that a file of `Rules` declares.
  static let registeredRules: [any Rule.Type] = [
    ActionMissing.self, ActionUnconnected.self, AttributeEnforced.self, AttributedUserText.self,
    AutolayoutOff.self, ClassGeneric.self, ClassMissing.self, ClassNoInitCoder.self, ClassNotAllowed.self,
    ClassRequired.self, ClassWrongBase.self, ColorCachedDrift.self, ColorMissing.self, ColorSpaceMixed.self,
    ConstraintDuplicate.self, ConstraintFixedWidthText.self, ConstraintInvalidPairing.self,
    ConstraintLeftRight.self, ConstraintMissingTrailing.self, ConstraintNoIdentifier.self,
    ConstraintNotDescendant.self, ConstraintOnAutoresizingView.self, ConstraintOutOfRange.self,
    ConstraintRedundant.self, Contrast.self, CoverageRule.self, CrossSceneReference.self, DanglingReference.self,
    DeploymentOlder.self, DuplicateID.self, DuplicateResource.self, DuplicateReuseID.self, DuplicateSegueID.self,
    DuplicateStoryboardID.self, DuplicateTranslation.self, DuplicateUserIdentifier.self, DynamicType.self,
    EmptyKeyPath.self, FontMissing.self, FontSizeRange.self, HardcodedText.self, IdentifierWhitespace.self,
    ImageButtonLabel.self, ImageCachedSize.self, ImageCase.self, ImageLabel.self, ImageMissing.self,
    InitialNotContainer.self, LabelRoleWord.self, LaunchCustomCode.self, LaunchIllegalObject.self,
    LaunchImageCatalog.self, LaunchSingleSize.self, LaunchTopLevel.self, LayoutAmbiguous.self,
    LayoutClippedContent.self, LayoutMisplaced.self, LayoutOffParent.self, LayoutOverlap.self,
    LayoutScrollContent.self, LayoutTextTruncated.self, LayoutUnsatisfiable.self, LayoutZeroSize.self,
    LegacyArchive.self, MalformedTable.self, MemberOutsideObjects.self, MissingAccessibilityIdentifier.self,
    MissingCapability.self, MissingReuseID.self, MissingTranslation.self, ModuleMissing.self,
    ModulePinnedToTarget.self, ModuleWrong.self, NamedColorsOnly.self, NibCellSingleTopLevel.self,
    NoInitialController.self, NoiseOnly.self, NotCanonical.self, OutletDuplicate.self, OutletMissing.self,
    OutletOnSubviewTwin.self, OutletRepeatingContent.self, OutletType.self, OutletUnconnected.self,
    OwnerHasOutlets.self, OwnerViewNotSet.self, PlaceholderAsLabel.self, PlaceholderRemoveAtBuild.self,
    PropertyOnlyInInterfaceBuilder.self, PrototypeInNib.self, RelativeToMargin.self, RightToLeftAlignment.self,
    RuntimeAttributeType.self, RuntimeUserText.self, SafeAreaOff.self, ScrollNested.self,
    SegueNeedsIdentifier.self, ShowWithoutContainer.self, StackBackground.self, StackOneChild.self,
    StaleTranslation.self, StrictFonts.self, SystemColorWithoutFallback.self, ToolsNewer.self, TouchTarget.self,
    UDRAKeyMissing.self, UnknownAttribute.self, UnknownElement.self, UnneededCapability.self,
    UnreachableScene.self, UnusedResource.self, UnwindTargetMissing.self, ViewTooDeep.self, ViewTooMany.self,
    ViewUselessParent.self,
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
