import CPangoCairo
import HeadlessUIKit

/// A bitmap or a page that Cairo draws on and Pango writes on.
final class CairoCanvas {
  private let pointer: OpaquePointer
  /// True for bitmaps: a viewer of a page smooths the edges of each part.
  let joinsSlices: Bool
  /// Each group of a bitmap takes as much memory as the bitmap itself.
  let deepestGroup: Int

  /// Takes the canvas over.
  private init(_ pointer: OpaquePointer?, pixels: CGSize?) throws(RenderingError) {
    guard let pointer else {
      let missing = pc_libraries_problem().map { "\(String(cString: $0)) is missing" }
      throw .drawingFailed(missing ?? "there is not enough memory")
    }
    self.pointer = pointer
    joinsSlices = pixels != nil
    let bytes = pixels.map { $0.width * $0.height * 4 } ?? 0
    deepestGroup = bytes > 0 ? Int(min(max(2 * CanvasLimits.mostBytes / bytes, 2), 64)) : 64
  }

  deinit { pc_canvas_free(pointer) }

  /// - Throws: ``RenderingError`` when the size (points) at that scale (pixels a point) cannot be drawn.
  static func bitmap(size: CGSize, scale: CGFloat) throws(RenderingError) -> CairoCanvas {
    try CanvasLimits.check(size, scale: scale, isBitmap: true)
    let pixels = CanvasLimits.pixelSize(size, scale: scale)
    return try CairoCanvas(pc_canvas_create_bitmap(Int32(pixels.width), Int32(pixels.height), scale), pixels: pixels)
  }

  /// - Throws: ``RenderingError`` when the size (points) cannot be drawn.
  static func page(size: CGSize) throws(RenderingError) -> CairoCanvas {
    try CanvasLimits.check(size, isBitmap: false)
    return try CairoCanvas(pc_canvas_create_pdf(size.width, size.height), pixels: nil)
  }

  /// Draws the list over the background: the finished file.
  func draw(_ list: DisplayList, background: RGBA?) throws(RenderingError) -> RenderedOutput {
    var target = self
    if let background, background.isVisible {
      let margin = CGRect(origin: .zero, size: list.size).insetBy(dx: -1, dy: -1)
      fill(.rect(margin), background.clamped)
    }
    let warnings = DisplayListPlayer.play(list, on: &target)
    guard let file = ByteBuffer(pc_canvas_finish(pointer)) else {
      throw .drawingFailed(pc_canvas_failure(pointer).map { String(cString: $0) } ?? "there is not enough memory")
    }
    return RenderedOutput(bytes: file.bytes, warnings: warnings)
  }

  /// What is drawn on the bitmap so far, nil for a page.
  func picture(id: Int) -> Picture? {
    pc_canvas_copy_image(pointer).map { Picture(id: id, pixels: $0, browserFile: nil) }
  }

  private func trace(_ shape: DisplayShape) {
    for element in shape.outline {
      switch element {
      case .move(let point): pc_canvas_move(pointer, point.x, point.y)
      case .line(let point): pc_canvas_line(pointer, point.x, point.y)
      case .curve(let end, let first, let second):
        pc_canvas_curve(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: pc_canvas_close(pointer)
      }
    }
  }
}

extension CairoCanvas: DrawingTarget {
  func begin(_ scope: DrawingScope) {
    if case .group = scope { pc_canvas_begin_group(pointer) } else { pc_canvas_save(pointer) }
  }

  func end(_ scope: DrawingScope) {
    if case .group(let alpha) = scope { pc_canvas_end_group(pointer, alpha) } else { pc_canvas_restore(pointer) }
  }

  func concat(_ transform: CGAffineTransform) {
    _ = pc_canvas_concat(
      pointer, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  func clip(to shape: DisplayShape) {
    trace(shape)
    pc_canvas_clip(pointer)
  }

  func fill(_ shape: DisplayShape, _ color: RGBA) {
    trace(shape)
    pc_canvas_fill(pointer, color.red, color.green, color.blue, color.alpha)
  }

  func stroke(_ shape: DisplayShape, _ color: RGBA, width: CGFloat) {
    trace(shape)
    pc_canvas_stroke(pointer, color.red, color.green, color.blue, color.alpha, width)
  }

  func shadow(_ shape: DisplayShape, _ color: RGBA, offset: CGSize, blur: CGFloat) {
    trace(shape)
    pc_canvas_shadow(
      pointer, color.red, color.green, color.blue, color.alpha, offset.width, offset.height, blur)
  }

  func picture(_ picture: Picture, slices: [NineSlice.Part], tint: RGBA?) {
    for part in slices {
      let placement = pc_placement(
        source_x: Int32(clamping: part.x), source_y: Int32(clamping: part.y), source_width: Int32(clamping: part.width),
        source_height: Int32(clamping: part.height), x: part.target.minX, y: part.target.minY,
        width: part.target.width, height: part.target.height)
      if let tint {
        pc_canvas_draw_mask(pointer, picture.pixels, placement, tint.red, tint.green, tint.blue, tint.alpha)
      } else {
        pc_canvas_draw_image(pointer, picture.pixels, placement)
      }
    }
  }

  func text(_ line: TextLine) -> Bool {
    let face = FontFace(line.font)
    return face.families.joined(separator: ",").withCString { families in
      let style = pc_text_style(
        families: families, size: line.font.pointSize, weight: Int32(clamping: face.weight),
        italic: face.isItalic ? 1 : 0,
        x: line.origin.x, baseline: line.origin.y, width: line.width, spaces_letters: line.hasJoinedLetters ? 0 : 1,
        draws_outlines: line.hasEmoji ? 0 : 1, red: line.color.red, green: line.color.green, blue: line.color.blue,
        alpha: line.color.alpha)
      var text = line.text
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          pc_canvas_draw_text(pointer, characters.baseAddress, Int32(clamping: characters.count), style) != 0
        }
      }
    }
  }
}
