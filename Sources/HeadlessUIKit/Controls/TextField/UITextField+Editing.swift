extension UITextField {
  func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    sendActions(for: .editingDidBegin)
  }

  func endEditing() {
    guard isEditing else { return }
    isEditing = false
    sendActions(for: .editingDidEnd)
  }

  /// Types text at the end, as a keyboard would. A line break is the return key.
  public final func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last character away, as a keyboard would.
  public final func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    self.text = String(text.dropLast())
    sendActions(for: .editingChanged)
  }

  /// The return key ends editing when something wants to know of it.
  private func pressReturn() {
    let isWatched = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit])
    sendActions(for: .primaryActionTriggered)
    if isWatched { resignFirstResponder() }
  }
}
