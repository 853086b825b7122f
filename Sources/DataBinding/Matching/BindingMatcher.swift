/// Matches outlets to the keys of records by their names, when no bindings are given.
///
/// Better kinds of likeness go first: the same text; the same words; the same without words such as "label" or "img"; the
/// same but for a plural; a key that ends in the outlet's words. Each outlet and each key is used once. Where several
/// matches of a kind are equally good, none is made and all are reported. The report does not depend on the order of
/// outlets and keys.
public enum BindingMatcher {
  /// Finds the bindings that names suggest.
  ///
  /// - Parameters:
  ///   - outlets: the name of each and its UIKit class (of a custom class, the UIKit class that it is based on).
  ///   - keys: the names in the records; repeated ones count once.
  /// - Complexity: proportional to outlets × keys.
  public static func match(outlets: [(name: String, className: String)], keys: [String]) -> MatchReport {
    var report = MatchReport()
    var candidates: [MatchSearch.Outlet] = []
    for (name, className) in outlets.sorted(by: { ($0.name, $0.className) < ($1.name, $1.className) }) {
      if let property = BindableProperty.principal(of: className) {
        candidates.append(MatchSearch.Outlet(name: name, className: className, property: property))
      } else {
        report.otherOutlets.append(name)
      }
    }
    var search = MatchSearch(outlets: candidates, keys: Set(keys).sorted())
    for likeness in MatchSearch.Likeness.allCases {
      for group in search.takeGroups(likeness) {
        if group.outlets.count == 1, group.keys.count == 1 {
          report.bindings.append(binding(group.outlets[0], group.keys[0]))
        } else {
          report.ambiguous.append(.init(outlets: group.outlets.map(\.name), keys: group.keys.map(\.name)))
        }
      }
    }
    report.bindings.sort { $0.outlet < $1.outlet }
    report.ambiguous.sort { ($0.outlets[0], $0.keys[0]) < ($1.outlets[0], $1.keys[0]) }
    report.unmatchedOutlets = search.remainingOutlets.map(\.name)
    report.unmatchedKeys = search.remainingKeys.map(\.name)
    return report
  }

  /// A button shows a title, or an image when the key's name says that it is one.
  private static func binding(_ outlet: MatchSearch.Outlet, _ key: MatchSearch.Key) -> Binding {
    let isImage = outlet.property.kind != .image && outlet.kind(of: key) == .image
    return Binding(
      outlet: outlet.name, property: isImage ? "image" : outlet.property.name, keyPath: RecordKeyPath(key: key.name))
  }
}
