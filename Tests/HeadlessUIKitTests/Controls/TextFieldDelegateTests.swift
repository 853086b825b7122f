import HeadlessUIKit
import Testing

@Suite struct TextFieldDelegateTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let referee = Referee()

  private init() {
    window.addSubview(field)
    field.delegate = referee
  }

  private final class Referee: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var (begins, ends, changes, returns) = (true, true, true, true)
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) \(string)")
      return changes
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { returns }
  }

  @Test func isToldOfEditing() {
    field.tap()
    field.insertText("a👍")
    field.deleteBackward()
    field.resignFirstResponder()
    #expect(referee.log == ["began", "0+0 a👍", "1+2 ", "ended"])
    #expect(field.text == "a")
  }

  @Test func mayForbid() {
    referee.begins = false
    #expect(!field.becomeFirstResponder())
    referee.begins = true
    #expect(field.becomeFirstResponder())
    referee.changes = false
    field.insertText("x")
    #expect(field.text == "")
    referee.ends = false
    #expect(!field.resignFirstResponder() && field.isEditing)
  }

  @Test func decidesWhatReturnDoes() {
    var exits = 0
    field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    referee.returns = false
    field.insertText("\n")
    #expect(exits == 0 && field.isEditing)
    referee.returns = true
    field.insertText("\n")
    #expect(exits == 1 && !field.isEditing)
  }

  @Test func textIsNeverNil() {
    #expect(field.text == "")
    field.attributedText = NSAttributedString(string: "b")
    #expect(field.text == "b")
    field.text = nil
    #expect(field.text == "" && field.attributedText == nil)
    #expect(field.inspectedProperties.allSatisfy { $0.key != "text" })
  }
}
