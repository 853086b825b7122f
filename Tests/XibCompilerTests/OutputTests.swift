import Diagnostics
import HeadlessUIKit
import TestSupport
import Testing
import XibCompiler

@Suite struct OutputTests {
  private static let small = SampleDocument.xib(
    """
    <view id="v" customClass="Card" userLabel="The card" tag="3">
        <rect key="frame" x="0.0" y="0.0" width="100" height="50.5"/>
        <subviews>
            <label text="Say &quot;hi&quot;" hidden="YES" id="l">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
            </label>
            <button id="b">
                <rect key="frame" x="0.0" y="0.0" width="30" height="20"/>
                <state key="normal" title="Go"/>
                <connections>
                    <action selector="go:" destination="v" eventType="touchUpInside" id="a"/>
                </connections>
            </button>
        </subviews>
        <connections>
            <outlet property="label" destination="l" id="o1"/>
            <outletCollection property="parts" destination="l" id="o2"/>
            <outletCollection property="parts" destination="b" id="o3"/>
        </connections>
    </view>
    """)

  private func tree(_ text: String = small, name: String = "Cell.xib") throws -> ViewTree {
    try #require(XibCompiler().inspect(InputFile(name, text)).tree)
  }

  @Test func writesTheJSONOfTheContract() throws {
    #expect(
      JSONText.pretty(try tree().json) == """
        {
          "schema": "xibc.tree/1",
          "document": "Cell.xib",
          "device": "retina4_7",
          "scale": 2,
          "topLevelObjects": [
            {
              "id": "v",
              "class": "UIView",
              "customClass": "Card",
              "label": "The card",
              "frame": [0, 0, 100, 50.5],
              "properties": {
                "tag": 3
              },
              "outlets": {
                "label": "l",
                "parts": ["l", "b"]
              },
              "subviews": [
                {
                  "id": "l",
                  "class": "UILabel",
                  "frame": [1, 2, 3, 4],
                  "properties": {
                    "text": "Say \\"hi\\"",
                    "isHidden": true
                  }
                },
                {
                  "id": "b",
                  "class": "UIButton",
                  "frame": [0, 0, 30, 20],
                  "properties": {
                    "states": {
                      "normal": {
                        "title": "Go"
                      }
                    }
                  },
                  "actions": [
                    {
                      "selector": "go:",
                      "target": "v",
                      "events": ["touchUpInside"]
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func writesTheTreeForPeople() throws {
    #expect(
      try tree().text() == """
        Cell.xib  retina4_7 @2x
        UIView Card “The card” #v [0 0 100 50.5] tag=3
        ├─ UILabel #l [1 2 3 4] text="Say \\"hi\\"" isHidden=true ← label ← parts[]
        └─ UIButton #b [0 0 30 20] title="Go" ← parts[] touchUpInside → go:

        """)
  }

  @Test func writesScenesInPlaceOfTopLevelObjects() throws {
    let text = SampleDocument.storyboard(SampleDocument.scene("s", controller: "c", view: "v"))
    let tree = try tree(text, name: "Main.storyboard")
    #expect(
      JSONText.compact(tree.json)
        == #"{"schema": "xibc.tree/1", "document": "Main.storyboard", "device": "retina4_7", "scale": 2, "scenes": [{"id": "s", "objects": [{"id": "c", "class": "UIViewController", "view": {"id": "v", "class": "UIView", "frame": [0, 0, 375, 667]}}]}]}"#
    )
    #expect(
      tree.text() == "Main.storyboard  retina4_7 @2x\nscene #s\nUIViewController #c\n└─ view: UIView #v [0 0 375 667]\n"
    )
  }

  @Test func showsWhatHangsOnTheOwner() throws {
    let text = Self.small.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains("IBFilesOwner")
        ? "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"App\"><connections><outlet property=\"view\" destination=\"v\" id=\"o9\"/></connections></placeholder>"
        : String(line)
    }.joined(separator: "\n")
    let tree = try tree(text)
    #expect(tree.topLevelObjects.map(\.id) == ["v"])
    #expect(tree.filesOwner?.outlets.map(\.name) == ["view"])
    #expect(
      JSONText.compact(tree.json).contains(
        #""filesOwner": {"id": "-1", "class": "IBProxyObject", "customClass": "App""#))
    #expect(tree.text().contains("File's Owner: IBProxyObject App #-1\n"))
  }

  @Test func numbersInstancesAndListsWhatIsBound() throws {
    let result = compile(#"[{"name": "One"}, {"name": "Two"}]"#) {
      $0.bindings = ["nameLabel.text=name"]
      $0.grid.columns = 2
    }
    let lines = try #require(result.tree).text().split(separator: "\n").filter {
      $0.hasPrefix("UIView") || $0.contains("AppCell")
    }
    #expect(lines.map { $0.prefix(2) } == ["0 ", "1 "])
    #expect(lines.allSatisfy { $0.contains("nameLabel.text⇐\"name\"") })
    let json = result.tree?.topLevelObjects.map { JSONText.compact($0.json) } ?? []
    #expect(json.count == 2)
    #expect(json[1].contains(#""instance": 1"#) && json[1].contains(#""bound": {"nameLabel.text": "name"}"#))
  }

  @Test func isTheSameEveryTime() throws {
    let texts = (0..<5).map { _ in compile(Cell.records).tree.map { JSONText.pretty($0.json) + $0.text() } }
    #expect(Set(texts).count == 1)
  }

  @Test func paintsThePartsOfALine() throws {
    let painted = try tree().text(style: TreeStyle { text, part in part == .id ? "<\(text)>" : text })
    #expect(painted.contains("UIView Card “The card” <#v> [0 0 100 50.5]"))
  }

  @Test func solvesAndReadsFrames() throws {
    for stored in [true, false] {
      let (frames, diagnostics) = XibCompiler().frames(InputFile("Cell.xib", Self.small), stored: stored)
      #expect(diagnostics.isEmpty)
      #expect(
        frames.map(JSONText.compact)
          == #"{"document": "Cell.xib", "frames": {"v": [0, 0, 100, 50.5], "l": [1, 2, 3, 4], "b": [0, 0, 30, 20]}}"#)
    }
    #expect(XibCompiler().frames(InputFile("x", "<x/>"), stored: true).0 == nil)
  }

  @Test func keepsTheLastOfTwoConnectionsOfAnOutlet() throws {
    let text = Self.small.replacing(
      #"<outlet property="label" destination="l" id="o1"/>"#,
      with: #"<outlet property="label" destination="l" id="o1"/><outlet property="label" destination="b" id="o4"/>"#)
    let (tree, diagnostics) = XibCompiler().inspect(InputFile("Cell.xib", text))
    #expect(
      try #require(tree?.topLevelObjects.first).outlets.map { "\($0.name) \($0.destinations)" }
        == ["label [\"b\"]", "parts [\"l\", \"b\"]"])
    let finding = try #require(diagnostics.first { $0.rule == "outlet-duplicate" })
    #expect(finding.severity == .warning && finding.location != nil && finding.objectID == "v")
  }

  @Test func showsTheNavigationItemOfAPageOnce() throws {
    let text = SampleDocument.xib(
      """
      <navigationController id="n">
          <navigationBar key="navigationBar" id="bar"/>
          <viewControllers>
              <viewController id="c"><navigationItem key="navigationItem" title="Page" id="item"/></viewController>
          </viewControllers>
      </navigationController>
      <navigationBar id="lone"><items><navigationItem title="Alone" id="own"/></items></navigationBar>
      """)
    let ids = try tree(text).roots.flatMap(\.flattened).map(\.id)
    #expect(ids.filter { $0 == "item" }.count == 1)
    #expect(ids.filter { $0 == "own" }.count == 1)
  }
}
