import DataBinding
import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import Rendering

extension Stage {
  /// Puts the instances into the container or onto a canvas, in a grid unless there is exactly one.
  func place(_ instances: [Instance], result: inout Compilation) {
    guard let model = instances.first ?? (result.hasErrors ? nil : sample()) else { return }
    let isRepeated = instances.count != 1 || request.grid.isStated
    guard isRepeated || container != nil else {
      result.view = model.view
      return
    }
    guard let grid = grid(for: model.view, result: &result) else { return }
    do {
      let frames = try grid.frames(count: instances.count)
      result.diagnostics += grid.diagnostics(count: instances.count, document: request.template.name)
      let canvas = try container?.view ?? self.canvas(for: grid, count: instances.count)
      for (instance, frame) in zip(instances, frames) {
        // What is around it now is what the canvas leaves it.
        instance.view.layoutSurroundings = nil
        instance.view.frame = frame
        canvas.addSubview(instance.view)
      }
      result.view = canvas
    } catch {
      result.fail("grid", "\(error)", "compile")
    }
  }

  /// Whether a picture of that many instances is of a size that can be drawn; else the result says why not. Only what
  /// stands on a canvas of its own grows with them.
  func canDraw(_ count: Int, result: inout Compilation) -> Bool {
    guard let picture = request.picture, count > 1, container == nil, let model = sample(),
      let grid = grid(for: model.view, result: &result)
    else { return true }
    do {
      let height = try grid.contentHeight(count: count) + max(0, grid.spacingOfRows)
      // The smallest scale that it may have: a larger one is found out when it is drawn.
      try CanvasLimits.check(
        CGSize(width: grid.width, height: height), scale: max(1, picture.scale ?? 1), isBitmap: picture.isBitmap)
    } catch let error as RenderingError {
      result.fail("drawing", error.description, request.template.name)
      return false
    } catch {
      // What is wrong with the grid is told where it is laid out.
      return true
    }
    return true
  }

  /// The template as it is: what an empty grid takes its cell's size from.
  private func sample() -> Instance? {
    let contents = world.instantiate(template)
    return contents.rootView(of: template).map { Instance(contents: contents, view: $0) }
  }

  private func grid(for cell: UIView, result: inout Compilation) -> GridLayout? {
    let size = request.grid.cellSize ?? cell.frame.size
    let screen = world.device?.size.width ?? template.designDevice?.size.width
    let width = request.grid.width ?? container?.view.bounds.width ?? max(screen ?? 320, size.width)
    let fitting = size.width > 0 && width.isFinite ? Int(min(max(1, (width / size.width).rounded(.down)), 10_000)) : 1
    do {
      return try GridLayout(
        columns: request.grid.columns ?? fitting, cellSize: size, top: request.grid.top,
        rowSpacing: request.grid.rowSpacing.map { .fixed($0) } ?? .auto, width: width)
    } catch {
      result.fail("grid", error.description, "compile")
      return nil
    }
  }

  /// A white view, as wide as asked and as high as the rows with as much room below as there is between them.
  private func canvas(for grid: GridLayout, count: Int) throws(GridLayoutError) -> UIView {
    let height = try grid.contentHeight(count: count) + max(0, grid.spacingOfRows)
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: grid.width, height: height))
    canvas.backgroundColor = .white
    canvas.traitCollection = world.traits(for: template)
    return canvas
  }

  /// Lays everything out, lets the time pass and takes the tree of what is seen then.
  func finish(_ instances: [Instance], on clock: AnimationClock, result: inout Compilation) {
    guard let view = result.view, let model = instances.first ?? sample() else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    pass(on: clock, in: view, result: &result)
    let isNumbered = request.data != nil
    var marks: [ObjectIdentifier: TreeContext.Instance] = [:]
    for (index, instance) in instances.enumerated() {
      marks[ObjectIdentifier(instance.view)] = TreeContext.Instance(
        number: index, contents: instance.contents, bound: isNumbered ? result.bound : [])
    }
    if let container {
      result.tree = ViewTree(container.contents, of: container.document, in: world, instances: marks)
      result.tree?.document = template.name
      return
    }
    var tree = ViewTree(model.contents, of: template, in: world, instances: marks)
    guard !template.isStoryboard || instances.count != 1 else {
      result.tree = tree
      return
    }
    let context = TreeContext(contents: model.contents, instances: marks)
    let others = tree.topLevelObjects.filter { $0.id != model.view.documentIdentity?.id }
    tree.topLevelObjects = instances.map { TreeNode($0.view, in: context) } + others
    if template.isStoryboard { tree.scenes = nil }
    result.tree = tree
  }
  /// Moves the clock to the world's time; what happens on the way may need a new layout.
  private func pass(on clock: AnimationClock, in view: UIView, result: inout Compilation) {
    view.animationClock = clock
    if !clock.advance(by: world.time) {
      result.fail("clock", Self.restless(world.time), request.template.name)
    }
    for exception in clock.uncaughtExceptions {
      result.fail("exception", exception.description, request.template.name)
    }
    view.layoutIfNeeded()
  }

  private static func restless(_ time: Double) -> String {
    "More than 100,000 timers and animations end within \(time) seconds; the time stops there."
  }
}
