import HeadlessUIKit

/// Plays a display list on a target: puts right what a target could not bear, finds the pictures, collects warnings.
struct DisplayListPlayer {
  private(set) var warnings = WarningList()
  private let images = ImageStore()
  private var scopes = ScopeStack()

  /// Draws all of it, and returns what could not be drawn as asked.
  static func play(_ list: DisplayList, on target: inout some DrawingTarget) -> [RenderingWarning] {
    var player = DisplayListPlayer()
    for command in list.commands { player.play(command, on: &target) }
    for scope in player.scopes.closeAll() { target.end(scope) }
    return player.warnings.all
  }

  private mutating func play(_ command: DisplayCommand, on target: inout some DrawingTarget) {
    switch command {
    case .save: begin(.state, on: &target)
    case .beginGroup(let alpha): beginGroup(alpha: alpha, on: &target)
    case .beginObject(let id, let name, let frame):
      begin(.object(id: id, name: name, frame: frame.isFinite ? frame : .zero), on: &target)
      warnings.objectID = scopes.objectID
    case .restore: end(.state, on: &target)
    case .endGroup: end(.group, on: &target)
    case .endObject: end(.object, on: &target)
    case .concat(let transform):
      if scopes.concat(transform) { target.concat(transform) }
    case .clip(let shape):
      guard !scopes.isHidden else { return }
      if let shape = shape.drawable, !shape.isEmpty { target.clip(to: shape) } else { scopes.hide() }
    case .fill, .stroke, .shadow, .image, .text:
      if !scopes.isHidden { draw(command, on: &target) }
    }
  }

  private mutating func draw(_ command: DisplayCommand, on target: inout some DrawingTarget) {
    switch command {
    case .fill(let shape, let color):
      if let shape = shape.drawable, !shape.isEmpty, color.isVisible { target.fill(shape, color.clamped) }
    case .stroke(let shape, let color, let width):
      guard let shape = shape.drawable, color.isVisible, width.isFinite, width > 0 else { return }
      target.stroke(shape, color.clamped, width: width)
    case .shadow(let shape, let color, let offset, let blur):
      guard let shape = shape.drawable, !shape.isEmpty, color.isVisible, offset.width.isFinite, offset.height.isFinite
      else { return }
      target.shadow(shape, color.clamped, offset: offset, blur: blur.isFinite ? max(0, blur) : 0)
    case .image(let image, let rect, let tint): draw(image, in: rect, tint: tint, on: &target)
    case .text(let line): draw(line, on: &target)
    default: return
    }
  }

  private mutating func draw(
    _ image: UIImage, in rect: CGRect, tint: RGBA?, on target: inout some DrawingTarget
  ) {
    guard rect.isFinite, !rect.isEmpty else { return }
    switch images.picture(of: image) {
    case .success(let picture):
      if let tint, !tint.isVisible { return }
      let slices = NineSlice.parts(of: image, pixels: (picture.width, picture.height), in: rect)
      if slices.count > 1, !target.joinsSlices, let whole = images.whole(picture, slices: slices, in: rect) {
        let part = NineSlice.Part(x: 0, y: 0, width: whole.width, height: whole.height, target: rect)
        target.picture(whole, slices: [part], tint: tint?.clamped)
      } else {
        target.picture(picture, slices: slices, tint: tint?.clamped)
      }
    case .failure(let failure):
      if let message = failure.message { warnings.add(message) }
      for command in ImagePlaceholder.commands(for: image, in: rect) { draw(command, on: &target) }
    }
  }

  private mutating func draw(_ line: TextLine, on target: inout some DrawingTarget) {
    if line.text.utf8.count > TextLine.longestText { warnings.add(longTextMessage) }
    guard let line = line.drawable, line.color.isVisible else { return }
    if !target.text(line) { warnings.add(hugeTextMessage(line)) }
    for rule in line.rules { target.fill(.rect(rule), line.color) }
  }

  // MARK: - Scopes

  private mutating func beginGroup(alpha: Double, on target: inout some DrawingTarget) {
    guard alpha.isFinite, alpha < 1 else { return begin(.state, as: .group, on: &target) }
    guard alpha > 0 else {
      begin(.state, as: .group, on: &target)
      return scopes.hide()
    }
    guard scopes.groupDepth < target.deepestGroup else {
      warnings.add(deepGroupMessage)
      return begin(.state, as: .group, on: &target)
    }
    begin(.group(alpha: alpha), as: .group, on: &target)
  }

  private mutating func begin(
    _ scope: DrawingScope, as kind: ScopeStack.Kind? = nil, on target: inout some DrawingTarget
  ) {
    scopes.open(scope, as: kind ?? scope.kind)
    target.begin(scope)
  }

  private mutating func end(_ kind: ScopeStack.Kind, on target: inout some DrawingTarget) {
    let closed = scopes.close(kind)
    if closed.count != 1 { warnings.add(unbalancedMessage) }
    for scope in closed { target.end(scope) }
    if kind == .object { warnings.objectID = scopes.objectID }
  }
}

// MARK: - Messages

private let unbalancedMessage = "The display list ends something that it did not begin last."
private let deepGroupMessage = "Too many translucent groups are nested; the innermost are drawn opaque."
private let longTextMessage = "A line of text has more than \(TextLine.longestText) bytes and is cut there."

private func hugeTextMessage(_ line: TextLine) -> String {
  "The text “\(line.text.prefix(20))” is too large to be drawn."
}
