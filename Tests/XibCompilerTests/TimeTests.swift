import Diagnostics
import HeadlessUIKit
import TestSupport
import Testing
import XibCompiler

/// What is seen at a time of the animation clock.
@Suite struct TimeTests {
  /// Fades in, and moves its label, as soon as it is loaded.
  private final class FadingCell: UIView {
    @Outlet var nameLabel: UILabel?

    override func awakeFromNib() {
      super.awakeFromNib()
      alpha = 0
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        self.alpha = 1
        self.nameLabel?.frame.origin.x = 20
        self.nameLabel?.backgroundColor = .white
      } completion: { _ in
        self.nameLabel?.text = "Done"
      }
    }
  }

  private final class FailingCell: UIView {
    @Outlet var nameLabel: UILabel?

    override func awakeFromNib() { perform("missing", afterDelay: 1) }
  }

  private static let template = SampleDocument.xib(
    """
    <view id="cell" customClass="Cell">
        <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
        <subviews>
            <label text="Wait" id="name">
                <rect key="frame" x="0.0" y="10" width="40" height="20"/>
                <color key="backgroundColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </label>
        </subviews>
        <connections>
            <outlet property="nameLabel" destination="name" id="o"/>
        </connections>
    </view>
    """)

  private func show(_ type: UIView.Type, at time: Double, data: String? = nil) -> Compilation {
    var world = World()
    var classes = ClassRegistry()
    classes.register(type, named: "Cell")
    world.classes = classes
    world.time = time
    return compile(data, template: Self.template, world: world)
  }

  private func node(_ id: String, in result: Compilation) throws -> TreeNode {
    try #require(result.tree?.roots.flatMap(\.flattened).first { $0.id == id })
  }

  private func value(_ name: String, of node: TreeNode) -> InspectedValue? {
    node.properties.first { $0.key == name }?.value
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 0.25), (1, 0.5)]) func showsWhatIsSeenOnTheWay(_ time: Double, _ share: Double)
    throws
  {
    let result = show(FadingCell.self, at: time)
    #expect(value("alpha", of: try node("cell", in: result)) == .number(share))
    let label = try node("name", in: result)
    #expect(label.frame == CGRect(x: 20 * share, y: 10, width: 40, height: 20))
    #expect(value("text", of: label) == .string("Wait"))
    let grey = UIColor(white: share, alpha: 1)
    #expect(value("backgroundColor", of: label) == .string(grey.light.hex))
  }

  @Test func showsWhatCodeDidAtTheEnd() throws {
    let result = show(FadingCell.self, at: 3)
    #expect(value("alpha", of: try node("cell", in: result)) == nil)
    #expect(value("text", of: try node("name", in: result)) == .string("Done"))
    #expect(result.errors.isEmpty)
  }

  @Test func everyInstanceOfAGridRunsByTheSameClock() throws {
    let result = show(FadingCell.self, at: 1, data: #"[{"name": "One"}, {"name": "Two"}]"#)
    let cells = try #require(result.tree?.topLevelObjects)
    #expect(cells.map { value("alpha", of: $0) } == [.number(0.5), .number(0.5)])
  }

  @Test func drawsWhatIsSeenToo() throws {
    let view = try #require(show(FadingCell.self, at: 1).view)
    #expect(view.displayList().commands.contains(.beginGroup(alpha: 0.5)))
  }

  @Test func anExceptionOnTheWayIsAnError() {
    #expect(show(FailingCell.self, at: 0.5).errors.isEmpty)
    #expect(show(FailingCell.self, at: 1).errors.contains { $0.contains("unrecognized selector") })
  }

  @Test func aTemplateThatNothingMovesInStaysAsItIs() throws {
    var later = World()
    later.time = 5
    #expect(compile(Cell.records, world: later).tree == compile(Cell.records).tree)
  }

  @Test func aWheelTurnsFromSpokeToSpoke() throws {
    func list(at time: Double, isAnimating: String = "YES") throws -> DisplayList {
      var world = World()
      world.time = time
      let template = SampleDocument.xib(
        """
        <activityIndicatorView animating="\(isAnimating)" id="wheel">
            <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
        </activityIndicatorView>
        """)
      return try #require(compile(nil, template: template, world: world).view).displayList()
    }
    #expect(try list(at: 0.3) != list(at: 0))
    #expect(try list(at: 1) == list(at: 0))
    #expect(try list(at: 0.3, isAnimating: "NO") == list(at: 0, isAnimating: "NO"))
  }
}
