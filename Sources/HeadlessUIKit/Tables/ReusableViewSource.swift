/// What makes new cells for a table or collection: a nib, or a prototype of a storyboard.
public protocol ReusableViewSource: AnyObject {
  /// A new view.
  ///
  /// - Throws: what UIKit would stop the app with.
  func makeReusableView() throws(NSException) -> UIView
}

/// Where the cells of one identifier come from.
enum CellOrigin {
  case type(UIView.Type)
  case source(any ReusableViewSource)
}
