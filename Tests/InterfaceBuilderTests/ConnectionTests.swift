import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct ConnectionTests {
  private static let connected = """
    <view id="cell">
        <subviews>
            <label id="name"/>
            <button id="go">
                <connections>
                    <action selector="download:" destination="cell" eventType="touchUpInside" id="a1"/>
                    <action selector="press:" destination="-2" eventType="touchDown" id="a2"/>
                    <action selector="done:" destination="-1" eventType="touchUpInside" id="a3"/>
                    <action selector="gone:" destination="nowhere" eventType="touchUpInside" id="a4"/>
                </connections>
            </button>
        </subviews>
        <connections>
            <outlet property="nameLabel" destination="name" id="o1"/>
            <outlet property="gone" destination="nowhere" id="o2"/>
            <outletCollection property="parts" destination="go" id="o3"/>
            <outletCollection property="parts" destination="name" id="o4"/>
        </connections>
    </view>
    """

  @Test func connectsOutletsAlsoToWhatComesLater() throws {
    let contents = try load(Self.connected)
    let cell: UIView = try contents.object("cell")
    let outlets = contents.outlets(of: cell)
    #expect(outlets.map(\.property) == ["nameLabel", "gone"])
    #expect(outlets[0].object === contents.object(withID: "name"))
    #expect(outlets[1].object == nil)
  }

  @Test func keepsOutletCollectionsInOrder() throws {
    let contents = try load(Self.connected)
    let parts = contents.connections(of: try contents.object("cell")).filter {
      $0.kind == .outletCollection(property: "parts")
    }
    #expect(parts.map(\.destinationID) == ["go", "name"])
  }

  @Test func givesControlsTheirTargetsAndEvents() throws {
    let contents = try load(Self.connected)
    let button: UIButton = try contents.object("go")
    #expect(
      button.actions(forTarget: contents.object(withID: "cell"), forControlEvent: .touchUpInside) == ["download:"])
    #expect(button.actions(forTarget: nil, forControlEvent: .touchDown) == ["press:"])  // the responder chain
    #expect(button.actions(forTarget: contents.filesOwner, forControlEvent: .touchUpInside) == ["done:"])
    #expect(button.allTargets.count == 2)
  }

  @Test func listsAllConnectionsInDocumentOrder() throws {
    #expect(try load(Self.connected).connections.map(\.id) == ["a1", "a2", "a3", "a4", "o1", "o2", "o3", "o4"])
  }

  @Test func keepsTheConnectionsOfTheOwner() throws {
    let text = """
      <document>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                  <connections>
                      <outlet property="view" destination="v" id="o"/>
                  </connections>
              </placeholder>
              <view id="v"/>
          </objects>
      </document>
      """
    let contents = try document(text).instantiate()
    let owner = try #require(contents.filesOwner)
    #expect(contents.outlets(of: owner).map(\.property) == ["view"])
    #expect(contents.outlets(of: owner).first?.object === contents.object(withID: "v"))
  }

  @Test func readsSegues() throws {
    let text = SampleDocument.storyboard(
      """
      <scene sceneID="s">
          <objects>
              <viewController id="c">
                  <connections>
                      <segue destination="d" kind="show" identifier="next" id="g"/>
                  </connections>
              </viewController>
          </objects>
      </scene>
      """)
    let contents = try document(text).instantiate()
    #expect(contents.connections.map(\.kind) == [.segue(kind: "show", identifier: "next")])
    #expect(contents.connections.map(\.destinationID) == ["d"])
  }

  @Test func resolvesForwardReferencesOfConstraints() throws {
    let contents = try load(
      """
      <view id="v">
          <subviews>
              <view id="a"/>
          </subviews>
          <constraints>
              <constraint firstItem="later" firstAttribute="leading" secondItem="a" secondAttribute="trailingMargin" \
      constant="8.5" multiplier="15:8" priority="999" relation="lessThanOrEqual" id="k"/>
              <constraint firstAttribute="width" constant="-0.5" id="own"/>
          </constraints>
      </view>
      <view id="later"/>
      """)
    let constraint: NSLayoutConstraint = try contents.object("k")
    #expect(constraint.firstItem === contents.object(withID: "later"))
    #expect(constraint.secondItem === contents.object(withID: "a"))
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailingMargin)
    #expect(constraint.relation == .lessThanOrEqual && constraint.priority == 999)
    #expect(constraint.constant == 8.5 && constraint.multiplier == 1.875)
    let own: NSLayoutConstraint = try contents.object("own")
    #expect(own.firstItem == nil && own.secondItem == nil && own.constant == -0.5 && own.multiplier == 1)
    let view: UIView = try contents.object("v")
    #expect(view.constraints.map(\.documentID) == ["k", "own"])
  }

  @Test func keepsTheFirstOfTwoObjectsWithOneID() throws {
    let contents = try load("<view id=\"x\" tag=\"1\"/>\n<view id=\"x\" tag=\"2\"/>")
    #expect(contents.topLevelObjects.count == 2)
    #expect(try contents.object("x", as: UIView.self).tag == 1)
  }
}
