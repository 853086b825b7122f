/// Versions of Interface Builder with which sizes changed in several places at once.
public enum ToolsVersion {
  /// The first tools with the sizes of iOS 13, of a beta of Xcode 11.
  ///
  /// Evidence: text fields of tools 14854 have the sizes from before, one of 14868 has the new one.
  public static let iOS13 = 14_860.0
}
