import HeadlessUIKit
import InterfaceBuilder

/// Lesson 3: a model knows what the keys of the property list are called, and nobody else has to.
final class App {
  let name: String
  let icon: String
  /// Found when it is first asked for, and only once; nobody else can set it.
  private(set) lazy var image = UIImage(named: icon)

  /// The designated initializer.
  init(dictionary: [String: String]) {
    name = dictionary["name"] ?? ""
    icon = dictionary["icon"] ?? ""
  }

  /// The factory that goes with it.
  class func app(with dictionary: [String: String]) -> App { App(dictionary: dictionary) }

  /// The apps of the property list.
  class func apps() -> [App] {
    let dictionaries: [[String: String]] = Bundle.main.propertyList(named: "apps")
    return dictionaries.map { app(with: $0) }
  }
}

enum GridFromModels {
  final class ViewController: UIViewController {
    lazy var apps = App.apps()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white

      for (index, app) in apps.enumerated() {
        let cell = UIView(frame: Grid.frame(ofCellAt: index, in: view))
        view.addSubview(cell)

        let iconView = UIImageView(frame: CGRect(x: 20, y: 0, width: 45, height: 45))
        iconView.image = app.image
        cell.addSubview(iconView)

        let nameLabel = UILabel(frame: CGRect(x: 0, y: 47, width: 85, height: 18))
        nameLabel.text = app.name
        nameLabel.font = .systemFont(ofSize: 13)
        nameLabel.textAlignment = .center
        cell.addSubview(nameLabel)

        let downloadButton = UIButton(frame: CGRect(x: 12, y: 68, width: 61, height: 20))
        downloadButton.setTitle("下载", for: .normal)
        downloadButton.titleLabel?.font = .systemFont(ofSize: 13)
        downloadButton.setBackgroundImage(UIImage(named: "button-green"), for: .normal)
        downloadButton.setBackgroundImage(UIImage(named: "button-green-pressed"), for: .highlighted)
        cell.addSubview(downloadButton)
      }
    }
  }
}
