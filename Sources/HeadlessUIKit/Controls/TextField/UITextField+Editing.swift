extension UITextField {
  func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  func endEditing() {
    guard isEditing else { return }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// Types text at the end, as a keyboard would. A line break is the return key.
  public final func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    let old = self.text ?? ""
    guard mayReplace(NSRange(location: old.utf16.count, length: 0), with: text) else { return }
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last character away, as a keyboard would.
  public final func deleteBackward() {
    guard let text, let last = text.last else { return }
    let length = String(last).utf16.count
    guard mayReplace(NSRange(location: text.utf16.count - length, length: length), with: "") else { return }
    self.text = String(text.dropLast())
    sendActions(for: .editingChanged)
  }

  private func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// The return key ends editing when something wants to know of it.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isWatched = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit])
    sendActions(for: .primaryActionTriggered)
    if isWatched { resignFirstResponder() }
  }
}
