import HeadlessUIKit
import InterfaceBuilder

/// Lesson 2: a picture, a name and a button in each cell, filled from the dictionaries of a property list.
enum GridFromDictionaries {
  final class ViewController: UIViewController {
    lazy var apps: [[String: String]] = Bundle.main.propertyList(named: "apps")

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white

      for (index, app) in apps.enumerated() {
        let cell = UIView(frame: Grid.frame(ofCellAt: index, in: view))
        view.addSubview(cell)

        let iconView = UIImageView(frame: CGRect(x: 20, y: 0, width: 45, height: 45))
        iconView.image = UIImage(named: app["icon"] ?? "")
        cell.addSubview(iconView)

        let nameLabel = UILabel(frame: CGRect(x: 0, y: 47, width: 85, height: 18))
        nameLabel.text = app["name"]
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
