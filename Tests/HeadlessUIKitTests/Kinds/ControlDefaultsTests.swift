import Testing

@testable import HeadlessUIKit

@Suite struct ControlDefaultsTests {
  static let kinds: [Vocabulary] = [
    .textField, .textView, .switchControl, .slider, .stepper, .segmentedControl, .progressView,
    .activityIndicatorView, .pageControl, .pickerView, .datePicker, .searchBar, .refreshControl, .colorWell, .button,
    .webView, .wkWebView, .mapView, .sceneKitView, .arscnView, .arskView, .skView, .mtkView, .glkView, .label,
    .imageView, .menu, .command,
  ]

  @Test(arguments: kinds.map(\.element))
  func freshObjectHasNothingToTell(element: String) throws {
    let vocabulary = try #require(Self.kinds.first { $0.element == element })
    let object = try #require(vocabulary.make?())
    #expect(object.inspectedProperties == [])
    #expect(type(of: object).vocabulary === vocabulary)
  }

  @Test(arguments: kinds.map(\.element))
  func drawsBalancedCommandsInNoRoomAtAll(element: String) throws {
    let vocabulary = try #require(Self.kinds.first { $0.element == element })
    guard let view = vocabulary.make?() as? UIView else { return }
    for size in [CGSize(width: 0, height: 0), CGSize(width: 3, height: 2), CGSize(width: 300, height: 200)] {
      view.frame = CGRect(origin: CGPoint(x: 0, y: 0), size: size)
      var canvas = Canvas(traits: .standard)
      view.draw(into: &canvas)
      #expect(canvas.commands.filter { $0 == .save }.count == canvas.commands.filter { $0 == .restore }.count)
    }
  }

  @Test func dimsADisabledSwitch() {
    let view = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    view.isEnabled = false
    var canvas = Canvas(traits: .standard)
    view.draw(into: &canvas)
    #expect(canvas.commands.first == .beginGroup(alpha: 0.5))
    #expect(canvas.commands.last == .endGroup)
  }
}
