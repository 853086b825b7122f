// UIKit declares outlets so, and so does every app.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import HeadlessUIKit
import InterfaceBuilder

/// Lesson 5: the cell is given its model and fills its own outlets, which are nobody else's business.
enum ModelSetter {
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
  }

  final class ViewController: UIViewController {
    lazy var apps = App.apps()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white

      for (index, app) in apps.enumerated() {
        guard let cell = Bundle.main.loadNibNamed("AppCell", owner: nil)?.last as? AppCellView else { continue }
        cell.frame = Grid.frame(ofCellAt: index, in: view)
        cell.app = app
        view.addSubview(cell)
      }
    }
  }
}
