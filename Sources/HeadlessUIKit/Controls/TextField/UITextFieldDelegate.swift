/// Decides what happens to a text field, and is told of it.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether what is typed may take the place of a part of the text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the return key does what it does without a delegate.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Whether the field may be edited.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Editing began.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Whether editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Editing ended.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Whether what is typed may take the place of a part of the text.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Whether the return key does what it does without a delegate.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
