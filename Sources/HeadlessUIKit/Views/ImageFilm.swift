/// The pictures of an image view that follow each other.
final class ImageFilm {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  /// In seconds; 0 is as long as there are thirtieths.
  var duration = 0.0
  /// 0 goes on for ever.
  var repeatCount = 0
  /// Nil while the view shows its own picture.
  var start: AnimationStart?

  /// The picture that is seen at the clock's time; nil when it is the view's own.
  func image(in view: UIImageView) -> UIImage? {
    let images = (view.isHighlighted ? highlightedImages : nil) ?? images ?? []
    guard let start, !images.isEmpty else { return nil }
    let count = Double(images.count)
    let turn = duration > 0 ? duration : count / 30
    let elapsed = start.elapsed(for: view)
    guard repeatCount <= 0 || elapsed < turn * Double(repeatCount) else { return nil }
    let number = elapsed.truncatingRemainder(dividingBy: turn) * count / turn
    return number < count ? images[Int(max(0, number))] : images.last
  }

  func isRunning(in view: UIImageView) -> Bool { image(in: view) != nil }
}
