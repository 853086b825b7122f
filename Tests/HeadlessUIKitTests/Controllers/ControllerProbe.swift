import HeadlessUIKit

/// A screen that writes down what it is told, as `name: willAppear` …
final class ControllerProbe: UIViewController {
  final class Story { var lines: [String] = [] }

  var name = ""
  var story = Story()
  var taps = 0
  var whenLoaded: (() -> Void)?

  convenience init(_ name: String, _ story: Story = Story()) {
    self.init()
    self.name = name
    self.story = story
    title = name
  }

  private func note(_ what: String) { story.lines.append("\(name): \(what)") }

  override func viewDidLoad() {
    note("didLoad")
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [weak self] _ in self?.taps += 1 }
    view.addGestureRecognizer(recognizer)
    whenLoaded?()
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent != nil)")
  }
}

func makeWindow(_ root: UIViewController? = nil) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = root
  if root != nil { window.makeKeyAndVisible() }
  return window
}
