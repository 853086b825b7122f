extension ArchiveKind {
  private static let reusableView = ArchiveKind(
    "IBUICollectionReusableView", "collectionReusableView", inherits: view,
    [.string("IBUIReuseIdentifier", "reuseIdentifier")])

  static let collections = [
    reusableView,
    ArchiveKind(
      "IBUICollectionViewCell", "collectionViewCell", inherits: reusableView,
      [.cellContents(nil), .size("IBUICustomSize", "customSize")]),
    ArchiveKind(
      "IBUICollectionView", "collectionView", inherits: scrollView,
      [.object("IBUICollectionViewLayout", "collectionViewLayout")]),
    ArchiveKind(
      "IBUICollectionViewFlowLayout", "collectionViewFlowLayout", inherits: object,
      [
        .choice("IBUIScrollDirection", "scrollDirection", ["", "horizontal"]),
        .number("IBUIMinimumLineSpacing", "minimumLineSpacing", missing: "10"),
        .number("IBUIMinimumInteritemSpacing", "minimumInteritemSpacing", missing: "10"),
        .size("IBUIItemSize", "itemSize"), .size("IBUIHeaderReferenceSize", "headerReferenceSize"),
        .size("IBUIFooterReferenceSize", "footerReferenceSize"), .insets("IBUISectionInset", "sectionInset"),
      ]),
  ]
}
