// UIKit declares outlets so, and so does every app.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import HeadlessUIKit
import InterfaceBuilder

/// Lesson 8: the button can be tapped once, and a notice comes and goes.
enum DownloadButton {
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
      sender.isEnabled = false
      delegate?.appCellViewDidTapDownload(self)
    }
  }

  final class ViewController: UIViewController, AppCellViewDelegate {
    lazy var apps = App.apps()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white

      for (index, app) in apps.enumerated() {
        guard let cell = AppCellView.cell(with: app) else { continue }
        cell.frame = Grid.frame(ofCellAt: index, in: view)
        cell.delegate = self
        view.addSubview(cell)
      }
    }

    func appCellViewDidTapDownload(_ cell: AppCellView) {
      let label = UILabel()
      label.text = "\(cell.app?.name ?? "")，马上就来"
      label.textAlignment = .center
      label.textColor = UIColor(red: 1, green: 0.81, blue: 0.29, alpha: 1)
      label.font = .boldSystemFont(ofSize: 15)
      label.backgroundColor = .black
      label.frame = CGRect(x: 0, y: 0, width: 220, height: 36)
      label.center = CGPoint(x: view.frame.width / 2, y: view.frame.height - 180)
      label.layer.cornerRadius = 8
      label.clipsToBounds = true
      label.alpha = 0
      view.addSubview(label)

      UIView.animate(withDuration: 1.5) {
        label.alpha = 0.6
      } completion: { _ in
        UIView.animate(withDuration: 1.5, delay: 1, options: .curveLinear) {
          label.alpha = 0
        } completion: { _ in
          label.removeFromSuperview()
        }
      }
    }
  }
}
