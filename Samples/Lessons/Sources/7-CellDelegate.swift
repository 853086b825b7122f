// UIKit declares outlets so, and so does every app.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import HeadlessUIKit
import InterfaceBuilder

/// Lesson 7: the cell tells its delegate that somebody wants the app; what comes of it is the controller's business.
enum CellDelegate {
  protocol AppCellViewDelegate: AnyObject {
    func appCellViewDidTapDownload(_ cell: AppCellView)
  }

  final class AppCellView: UIView {
    @Outlet private var iconView: UIImageView!
    @Outlet private var nameLabel: UILabel!
    @Outlet private var downloadButton: UIButton!

    weak var delegate: (any AppCellViewDelegate)?

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

    override class var actions: ActionTable { ["download:": action(AppCellView.download)] }

    func download(_ sender: UIButton) {
      delegate?.appCellViewDidTapDownload(self)
    }
  }

  final class ViewController: UIViewController, AppCellViewDelegate {
    lazy var apps = App.apps()
    let noticeLabel = UILabel(frame: CGRect(x: 20, y: 24, width: 335, height: 24))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      noticeLabel.textAlignment = .center
      view.addSubview(noticeLabel)

      for (index, app) in apps.enumerated() {
        guard let cell = AppCellView.cell(with: app) else { continue }
        cell.frame = Grid.frame(ofCellAt: index, in: view)
        cell.delegate = self
        view.addSubview(cell)
      }
    }

    func appCellViewDidTapDownload(_ cell: AppCellView) {
      noticeLabel.text = "想要\(cell.app?.name ?? "")"
    }
  }
}
