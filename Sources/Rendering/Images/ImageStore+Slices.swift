import HeadlessUIKit

extension ImageStore {
  /// What a stretched picture depends on.
  struct StretchedKey: Hashable {
    let pictureID: Int
    let slices: [NineSlice.Part]
  }

  /// Pixels of the longer side of a stretched picture.
  private static let longestSide: CGFloat = 4096

  /// The parts put together in one picture for the rectangle, with the picture's own pixels in its corners;
  /// nil when it cannot be made.
  func whole(_ picture: Picture, slices: [NineSlice.Part], in rect: CGRect) -> Picture? {
    let moved = slices.map { part in
      var part = part
      part.target = part.target.offsetBy(dx: -rect.minX, dy: -rect.minY)
      return part
    }
    let key = StretchedKey(pictureID: picture.id, slices: moved)
    if let known = stretched[key] { return known }
    let densities = slices.map { max(CGFloat($0.width) / $0.target.width, CGFloat($0.height) / $0.target.height) }
    let scale = min(densities.reduce(1, max), 4, Self.longestSide / max(rect.width, rect.height))
    let pixels = CanvasLimits.pixelSize(rect.size, scale: scale)
    let canvas: CairoCanvas
    do throws(RenderingError) {
      canvas = try CairoCanvas.bitmap(size: pixels, scale: 1)
    } catch {
      return nil
    }
    canvas.concat(CGAffineTransform(scaleX: pixels.width / rect.width, y: pixels.height / rect.height))
    canvas.picture(picture, slices: moved, tint: nil)
    guard let whole = canvas.picture(id: makeID()) else { return nil }
    count(whole)
    stretched[key] = whole
    return whole
  }
}
