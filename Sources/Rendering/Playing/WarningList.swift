/// Warnings in the order of drawing, each message once: a grid of cells says its missing picture once.
struct WarningList {
  private(set) var all: [RenderingWarning] = []
  /// The object that is being drawn.
  var objectID: String?
  private var messages: Set<String> = []

  mutating func add(_ message: String) {
    if messages.insert(message).inserted { all.append(RenderingWarning(message, objectID: objectID)) }
  }
}
