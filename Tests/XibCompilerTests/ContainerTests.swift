import HeadlessUIKit
import TestSupport
import Testing
import XibCompiler

@Suite struct ContainerTests {
  private static let storyboard = SampleDocument.storyboard(
    SampleDocument.scene("s1", controller: "c1", view: "v1") + "\n"
      + SampleDocument.scene(
        "s2", controller: "c2", view: "v2",
        inside:
          "<subviews>\n    <view id=\"box\">\n        <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"200\" height=\"100\"/>\n    </view>\n</subviews>"
      ),
    initial: "c2")

  private func fill(_ id: String?, _ storyboard: String = storyboard, _ data: String = records(2)) -> Compilation {
    compile(data) {
      $0.container = InputFile("Main.storyboard", storyboard)
      $0.containerID = id
      $0.grid.columns = 2
    }
  }

  /// The ids of the objects that instances were put into.
  private func filled(_ result: Compilation) -> [String] {
    let nodes = result.tree?.roots.flatMap(\.flattened) ?? []
    return nodes.filter { $0.children.flatMap(\.nodes).contains { $0.instance != nil } }.map(\.id)
  }

  @Test(
    arguments: [
      (nil, "v2"), ("s1", "v1"), ("c1", "v1"), ("v1", "v1"), ("s2", "v2"), ("box", "box"),
    ] as [(String?, String)])
  func putsInstancesIntoTheSceneThatIsMeant(_ id: String?, _ view: String) {
    let result = fill(id)
    #expect(result.errors == [])
    #expect(filled(result) == [view])
  }

  @Test func sharesTheWidthOfTheContainer() throws {
    let result = fill("box")
    let box = try #require(result.tree?.roots.flatMap(\.flattened).first { $0.id == "box" })
    #expect(box.children.flatMap(\.nodes).map(\.frame) == [10, 105].map { CGRect(x: $0, y: 0, width: 85, height: 90) })
    #expect(result.tree?.scenes?.map(\.id) == ["s1", "s2"])
    #expect(box.children.flatMap(\.nodes).map(\.instance) == [0, 1])
  }

  @Test func putsASingleInstanceIntoTheContainerToo() {
    #expect(filled(fill("v1", Self.storyboard, #"{"name": "x", "icon": "y"}"#)) == ["v1"])
  }

  @Test func leavesTheContainerEmptyWithoutRecords() {
    let result = fill("v1", Self.storyboard, "[]")
    #expect(result.errors == [] && filled(result) == [])
    #expect(result.tree?.scenes?.count == 2)
  }

  @Test func showsScreensOnTheDeviceThatIsMeant() throws {
    var world = World()
    world.device = UIDevice.named("retina6_1")
    let scene = SampleDocument.storyboard(SampleDocument.scene("s1", controller: "c1", view: "v1"), initial: "c1")
    let alone = compile(nil, template: scene, world: world)
    #expect(
      alone.tree?.roots.flatMap(\.flattened).first { $0.id == "v1" }?.frame?.size == CGSize(width: 414, height: 896))
    let filled = compile(records(2), world: world) { $0.container = InputFile("Main.storyboard", scene) }
    let screen = try #require(filled.tree?.roots.flatMap(\.flattened).first { $0.id == "v1" })
    #expect(screen.frame?.width == 414)
    // Four cells of 85 points share the new width; none of them grows.
    #expect(screen.children.flatMap(\.nodes).compactMap(\.frame).map(\.width) == [85, 85])
    #expect(compile(nil, world: world).frames.map(\.size) == [CGSize(width: 85, height: 90)])
  }

  @Test func saysWhatIsMissing() {
    #expect(fill("nobody").errors == ["The document has no scene called \"nobody\" with a view to put instances into."])
    #expect(
      fill(nil, SampleDocument.storyboard("")).errors == [
        "The document has no scene with a view to put instances into."
      ])
    #expect(fill(nil, "<oops").errors.count == 1)
    #expect(fill("nobody").tree == nil)
  }
}
