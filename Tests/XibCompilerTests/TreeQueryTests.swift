import HeadlessUIKit
import TestSupport
import Testing
import XibCompiler

@Suite struct TreeQueryTests {
  private static let document = SampleDocument.xib(
    """
    <view id="v" customClass="Card">
        <subviews>
            <label text="a = b" hidden="YES" id="l" tag="4"/>
            <label text="" id="m"/>
            <button hidden="YES" id="b" alpha="0.5" tag="4"/>
        </subviews>
    </view>
    """)

  private func found(_ filter: TreeFilter) throws -> [String] {
    let tree = try #require(XibCompiler().inspect(InputFile("a.xib", Self.document)).tree)
    guard case .nodes(_, let nodes) = filter.apply(to: tree) else { return ["whole"] }
    return nodes.map(\.id)
  }

  @Test(arguments: [
    ("UILabel", ["l", "m"]), ("Card", ["v"]), ("UIView", ["v"]), ("#b", ["b"]), ("[isHidden]", ["l", "b"]),
    ("[isHidden=true]", ["l", "b"]), ("[isHidden=false]", []), ("UIButton[isHidden=true][alpha=0.5]", ["b"]),
    ("UILabel#l", ["l"]), ("#l[text=a = b]", ["l"]), ("[text=]", ["m"]), ("[text=a]", []), ("UILabel#b", []),
    ("[tag=4]", ["l", "b"]),
    ("UITable", []),
  ])
  func findsByClassIDAndProperty(_ query: String, _ ids: [String]) throws {
    #expect(try found(TreeFilter(query: try TreeQuery(query))) == ids)
  }

  @Test(arguments: [
    ("", "The query is empty."), ("[isHidden", "The query \"[isHidden\" lacks a \"]\"."),
    ("[]", "The query \"[]\" names no property in []."), ("[=1]", "The query \"[=1]\" names no property in []."),
    ("#", "The query \"#\" has a # without an id."), ("UIView##", "The query \"UIView##\" has a # without an id."),
  ])
  func saysWhatIsWrongWithAQuery(_ query: String, _ message: String) {
    let error = #expect(throws: TreeQuery.Failure.self) { try TreeQuery(query) }
    #expect(error?.description == message)
  }

  @Test func filtersByIDAndTag() throws {
    #expect(try found(TreeFilter(id: "m")) == ["m"])
    #expect(try found(TreeFilter(tag: 4)) == ["l", "b"])
    #expect(try found(TreeFilter(id: "l", tag: 5)) == [])
    #expect(try found(TreeFilter()) == ["whole"])
    #expect(try found(TreeFilter(query: try TreeQuery("UILabel"), tag: 4)) == ["l"])
  }

  @Test func showsOutermostObjectsAlone() throws {
    let tree = try #require(XibCompiler().inspect(InputFile("a.xib", Self.document)).tree)
    guard case .whole(let outermost) = TreeFilter(isTopLevel: true).apply(to: tree) else {
      Issue.record("The tree was filtered.")
      return
    }
    #expect(outermost.roots.flatMap(\.flattened).map(\.id) == ["v"])
    guard case .nodes(_, let nodes) = TreeFilter(id: "v", isTopLevel: true).apply(to: tree) else { return }
    #expect(nodes.map(\.children.isEmpty) == [true])
  }
}
