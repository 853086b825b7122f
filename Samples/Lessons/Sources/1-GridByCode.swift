import HeadlessUIKit

/// Lesson 1: nine squares in three columns. Where a square lies follows from its number.
enum GridByCode {
  final class ViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white

      let columns = 3
      let cellWidth: CGFloat = 85
      let cellHeight: CGFloat = 90
      let marginX = (view.frame.width - CGFloat(columns) * cellWidth) / CGFloat(columns + 1)
      let marginY = marginX

      for index in 0..<9 {
        let row = index / columns
        let column = index % columns

        let cell = UIView()
        cell.backgroundColor = .systemBlue
        cell.frame = CGRect(
          x: marginX + CGFloat(column) * (cellWidth + marginX),
          y: 60 + CGFloat(row) * (cellHeight + marginY),
          width: cellWidth, height: cellHeight)
        view.addSubview(cell)
      }
    }
  }
}
