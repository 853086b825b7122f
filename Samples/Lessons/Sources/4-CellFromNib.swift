// UIKit declares outlets so, and so does every app.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import HeadlessUIKit
import InterfaceBuilder

/// Lesson 4: the cell is drawn in Interface Builder, and its class has an outlet for each part.
enum CellFromNib {
  final class AppCellView: UIView {
    @Outlet var iconView: UIImageView!
    @Outlet var nameLabel: UILabel!
    @Outlet var downloadButton: UIButton!
  }

  final class ViewController: UIViewController {
    lazy var apps = App.apps()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white

      for (index, app) in apps.enumerated() {
        guard let cell = Bundle.main.loadNibNamed("AppCell", owner: nil)?.last as? AppCellView else { continue }
        cell.frame = Grid.frame(ofCellAt: index, in: view)
        cell.iconView.image = app.image
        cell.nameLabel.text = app.name
        view.addSubview(cell)
      }
    }
  }
}
