// UIKit declares outlets so, and so does every app.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import HeadlessUIKit
import InterfaceBuilder

/// Lesson 6: a class method makes the cell. That it comes from a nib is known here alone.
enum HiddenNib {
  final class AppCellView: UIView {
    @Outlet private var iconView: UIImageView!
    @Outlet private var nameLabel: UILabel!
    @Outlet private var downloadButton: UIButton!

    var app: App? {
      didSet {
        iconView.image = app?.image
        nameLabel.text = app?.name
      }
    }

    class func cell(with app: App) -> AppCellView? {
      let cell = Bundle.main.loadNibNamed("AppCell", owner: nil)?.last as? AppCellView
      cell?.app = app
      return cell
    }
  }

  final class ViewController: UIViewController {
    lazy var apps = App.apps()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white

      for (index, app) in apps.enumerated() {
        guard let cell = AppCellView.cell(with: app) else { continue }
        cell.frame = Grid.frame(ofCellAt: index, in: view)
        view.addSubview(cell)
      }
    }
  }
}
