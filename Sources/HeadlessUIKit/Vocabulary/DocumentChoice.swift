/// A property that is one of a few words, spelled in documents as UIKit spells its cases.
public protocol DocumentChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension DocumentChoice {
  /// The words in the order of the cases.
  static var words: [String] { allCases.map(\.rawValue) }

  /// The case at a position of ``words``.
  static func at(_ index: Int) -> Self? { allCases.dropFirst(index).first }
}
