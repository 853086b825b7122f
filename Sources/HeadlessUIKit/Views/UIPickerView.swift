/// Wheels to pick from; what they show comes from a data source.
open class UIPickerView: UIView {
  override open class var vocabulary: Vocabulary { .pickerView }

  /// Whether the selected row is marked; current systems always mark it.
  public final var showsSelectionIndicator = true
  /// The rows that a renderer shows, one list for each wheel; Interface Builder shows cities.
  public final var previewRows = [["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]]

  /// Evidence: free picker views of public documents.
  override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: wheelHeight) }

  override open func draw(into canvas: inout Canvas) {
    canvas.drawWheels(previewRows, in: bounds)
  }
}

extension Canvas {
  /// Draws wheels side by side; the middle row of each is the one that is picked.
  mutating func drawWheels(_ wheels: [[String]], in bounds: CGRect) {
    guard !bounds.isEmpty, !wheels.isEmpty else { return }
    let rowHeight: CGFloat = 32
    let band = CGRect(x: bounds.minX + 9, y: bounds.midY - rowHeight / 2, width: bounds.width - 18, height: rowHeight)
    if band.width > 0 { fill(.roundedRect(band, radius: 8), .controlGround) }
    add(.save)
    add(.clip(.rect(bounds)))
    // As wide as what they say, with the same room beside each.
    let metrics = traits.textMetrics
    let wanted = wheels.map { rows in
      rows.prefix(9).reduce(0) { max($0, metrics.width(of: $1, font: .systemFont(ofSize: 21))) }
    }
    let spare = (max(0, bounds.width - 18) - wanted.reduce(0, +)) / Double(wheels.count)
    var left = band.minX
    for (rows, wanted) in zip(wheels, wanted) {
      let width = max(0, wanted + spare)
      for (number, text) in rows.prefix(9).enumerated() {
        let distance = number - min(rows.count, 9) / 2
        // Rows away from the middle turn away from the eye: closer together, smaller, fainter.
        let steps = Double(abs(distance))
        let offset = Double(distance) * (rowHeight - 2.5 * steps)
        let rect = CGRect(
          x: left, y: bounds.midY + offset - rowHeight / 2, width: width,
          height: rowHeight)
        let color = distance == 0 ? UIColor.label : UIColor.label.withAlphaComponent(max(0.1, 0.5 - 0.12 * steps))
        drawLine(
          of: text, font: .systemFont(ofSize: max(12, 21 - 1.5 * steps)), color: color, in: rect, alignment: 0.5)
      }
      left += width
    }
    add(.restore)
  }
}

extension Vocabulary {
  /// What a document may say of a `<pickerView>`.
  public static let pickerView = Vocabulary(
    "pickerView", UIPickerView.self, inherits: .view, make: { UIPickerView() }
  ) { row in
    [
      row.bool(
        "showsSelectionIndicator", \.showsSelectionIndicator, default: true, nibKey: "UIShowsSelectionBar")
    ]
  }
}

extension UIView {
  /// The height that turning wheels want, in points: the one for screens that lie on their side before iOS 9 and in a
  /// cell that no table holds.
  ///
  /// Evidence: 2 pickers of tools 7531 and 8121 are 162 points high, 6 of later ones 216, and 5 in cells of tools 13771 to
  /// 16097 as high as 162 makes them.
  var wheelHeight: CGFloat {
    if traitCollection.toolsVersion < 10000 { return 162 }
    var view: UIView = self
    while let outer = view.superview { view = outer }
    return view is UITableViewCell && traitCollection.toolsVersion >= 13500 ? 162 : 216
  }
}
