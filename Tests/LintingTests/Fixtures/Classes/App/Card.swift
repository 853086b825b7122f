import UIKit

class CardView: UIView {
  @IBOutlet var titleLabel: UILabel!
  @IBOutlet var photo: UIImageView?
  @IBInspectable var inset: CGFloat = 0
  var secret = 0
  @IBAction func follow(_ sender: UIButton) {}
  @IBAction func share() {}
  func whisper() {}
}

final class SpecialCardView: CardView {}

class Box<Content>: UIView {}

class Model {}

final class NumberCell: UITableViewCell {
  @IBOutlet var numberLabel: UILabel?
}

final class CodeOnlyView: UIView {
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

@objc(OLDNamedView) final class NamedView: UIView {}

class BaseController: UIViewController {
  @IBAction func save(sender: Any) {}
  @IBAction func backToList(_ segue: UIStoryboardSegue) {}
}

final class LoginViewController: BaseController {
  @IBOutlet var nameField: UITextField?
}

final class CodeViewController: UIViewController {
  override func loadView() { view = UIView() }
}
