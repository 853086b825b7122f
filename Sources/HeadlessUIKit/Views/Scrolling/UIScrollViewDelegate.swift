/// Is told of scrolling.
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was scrolled, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is gone; the content goes on only to the nearest page.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content is at the nearest page.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// What code scrolled by the clock is there.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The content was scrolled, by a finger or by code.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to scroll.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger is gone; the content goes on only to the nearest page.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content is at the nearest page.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// What code scrolled by the clock is there.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// What has a delegate that is told of scrolling. It is a protocol so that tables and the like can have a `delegate` of
/// a type of their own, which Swift does not allow a property of the class.
public protocol ScrollReporting: UIScrollView {}

extension UIScrollView: ScrollReporting {}

extension ScrollReporting {
  /// Who is told of scrolling; it is not kept. Without one, what a document connects.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { givenDelegate = newValue }
  }
}
