/// How constraints refer to a view or guide, which empties the reference when it goes away. A weak reference would cost
/// every view that a constraint names a table of its own, which each later count of its references has to visit.
final class LayoutItemReference {
  private unowned(unsafe) var emptied: NSObject?
  /// Of what is neither a view nor a guide, as only a broken document names it.
  private weak var other: NSObject?

  var item: NSObject? { emptied ?? other }

  /// Of an object that calls ``empty()`` when it goes away.
  init(emptiedBy item: NSObject) { emptied = item }

  /// Of any object.
  init(of other: NSObject) { self.other = other }

  func empty() { emptied = nil }
}

extension LayoutItemReference {
  /// The one reference of a view or guide, or one of another object.
  static func to(_ item: NSObject) -> LayoutItemReference {
    switch item {
    case let view as UIView:
      let reference = view.itemReference ?? LayoutItemReference(emptiedBy: view)
      view.itemReference = reference
      return reference
    case let guide as UILayoutGuide:
      let reference = guide.itemReference ?? LayoutItemReference(emptiedBy: guide)
      guide.itemReference = reference
      return reference
    default: return LayoutItemReference(of: item)
    }
  }
}
