public import HeadlessUIKit

extension NibContents {
  /// The views that no view holds, in document order: what is laid out, each with all that is in it.
  public var rootViews: [UIView] { views.filter { $0.superview == nil } }

  /// Lays out every view of the document at the size that it was drawn with, surrounded by what Interface Builder's canvas
  /// shows around it: bars, the screen's corners. A canvas lays them out on another screen.
  public func layOut(on document: IBDocument, canvas: LayoutCanvas? = nil) {
    surround(on: document, canvas: canvas)
    for view in rootViews {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Tells every view that no view holds, and every cell, what is around it: the screen that the document is drawn on, or
  /// another one, to whose size the views then grow or shrink.
  public func surround(on document: IBDocument, canvas: LayoutCanvas? = nil) {
    placeCells(CanvasMetrics(document: document))
    if let canvas { spread(on: canvas, from: document) }
    for designable in document.designables {
      (object(withID: designable.name) as? UIView)?.liveContentSize = designable.intrinsicContentSize
    }
    let context = SceneContext(document: document, contents: self, canvas: canvas)
    for view in views {
      guard var surroundings = context.surroundings(of: view) else { continue }
      surroundings.holdsDrawnSizes = canvas?.holdsDrawnSizes == true
      surroundings.hasScreen = context.metrics.deviceID != nil
      view.layoutSurroundings = surroundings
    }
  }
}
