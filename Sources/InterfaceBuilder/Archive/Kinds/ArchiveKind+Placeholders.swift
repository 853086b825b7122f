/// What stands for objects that are not in the archive, and objects of classes that Interface Builder does not know.
extension ArchiveKind {
  static let object = ArchiveKind("NSObject", "customObject", [.ignored("targetRuntimeIdentifier")])

  static let placeholders = [
    ArchiveKind("IBProxyObject", "placeholder", inherits: object, [proxied("IBProxiedObjectIdentifier")]),
    ArchiveKind("IBUIProxyObject", "placeholder", inherits: object, [proxied("IBProxiedObjectIdentifier")]),
    ArchiveKind("IBUICustomObject", "customObject", inherits: object),
    // macOS keeps only the name of the class.
    ArchiveKind("NSCustomObject", "customObject", inherits: object, [.string("NSClassName", "customClass")]),
  ]

  private static func proxied(_ key: String) -> ArchiveRow { .string(key, "placeholderIdentifier") }
}
