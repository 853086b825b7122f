public import HeadlessUIKit

extension UINib: ReusableViewSource {
  /// A new one of the view that is the nib's only top-level object.
  ///
  /// - Throws: `NSInternalInconsistencyException` when it is not the only one, or no view; what UIKit would stop the app
  ///   with.
  public func makeReusableView() throws(NSException) -> UIView {
    let objects = try instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? UIView else {
      throw NSException(
        .internalInconsistency,
        "invalid nib registered - nib must contain exactly one top level object which must be a view: "
          + "\(document.name) has \(objects.count)")
    }
    return view
  }
}
