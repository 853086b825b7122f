import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Cells whose frames a document does not store, or stores as they were.
@Suite struct CellPlacingTests {
  private func document(_ object: String, tools: String, device: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\(device)<objects>\(object)</objects></document>
    """
  }

  /// A box that fills its superview but for four points at each end.
  private let box = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>
    """

  private func pins(_ holder: String) -> String {
    """
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="\(holder)" secondAttribute="top" constant="4" id="c1"/>
    <constraint firstItem="\(holder)" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="4" \
    id="c2"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="\(holder)" secondAttribute="leading" id="c3"/>
    <constraint firstItem="\(holder)" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c4"/>
    </constraints>
    """
  }

  private func table(cell: String, content: String = "", rowHeight: String = "") -> String {
    """
    <tableView contentMode="scaleToFill" rowHeight="60" id="table">
    <rect key="frame" x="0.0" y="0.0" width="600" height="600"/><prototypes>
    <tableViewCell contentMode="scaleToFill" \(rowHeight) id="one">\(cell)
    <tableViewCellContentView key="contentView" contentMode="center" id="content">\(content)<subviews>\(box)</subviews>
    \(pins("content"))</tableViewCellContentView></tableViewCell></prototypes></tableView>
    """
  }

  @Test func givesAPrototypeWithoutAFrameTheSizeOfItsRow() throws {
    #expect(
      try frame("box", in: document(table(cell: ""), tools: "7531")) == CGRect(x: 0, y: 4, width: 600, height: 51))
    let own = document(table(cell: "", rowHeight: "rowHeight=\"100\""), tools: "7531")
    #expect(try frame("box", in: own).height == 91)
    #expect(try frame("one", in: own) == CGRect(x: 0, y: 0, width: 600, height: 100))
  }

  @Test func takesTheTablesWidthBeforeAnOldOneOfTheCell() throws {
    let cell = "<rect key=\"frame\" x=\"0.0\" y=\"22\" width=\"480\" height=\"44\"/>"
    let text = document(table(cell: cell), tools: "7531")
    #expect(try frame("one", in: text) == CGRect(x: 0, y: 22, width: 600, height: 60))
    #expect(try frame("box", in: text).width == 600)
  }

  @Test func believesAStoredContent() throws {
    let cell = "<rect key=\"frame\" x=\"0.0\" y=\"22\" width=\"480\" height=\"44\"/>"
    let content = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"480\" height=\"43\"/>"
    #expect(
      try frame("box", in: document(table(cell: cell, content: content), tools: "7531"))
        == CGRect(x: 0, y: 4, width: 480, height: 35))
  }

  @Test(arguments: [("14460", 51.5), ("17701", 52)])
  func leavesTheLineBelowTheContentFree(_ tools: String, _ height: Double) throws {
    let device = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    #expect(try frame("box", in: document(table(cell: ""), tools: tools, device: device)).height == height)
  }

  /// A cell of another size than the flow layout's items; its content has that of the items, or not.
  private func collection(content: (Int, Int)) -> String {
    """
    <collectionView contentMode="scaleToFill" id="collection">
    <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="150" height="75"/>
    </collectionViewFlowLayout><cells><collectionViewCell contentMode="center" id="one">
    <rect key="frame" x="7" y="8" width="50" height="50"/>
    <view key="contentView" contentMode="center">
    <rect key="frame" x="0.0" y="0.0" width="\(content.0)" height="\(content.1)"/><subviews>\(box)</subviews></view>
    \(pins("one"))</collectionViewCell></cells></collectionView>
    """
  }

  @Test func givesACollectionsCellTheSizeOfItsItems() throws {
    let text = document(collection(content: (150, 75)), tools: "7531")
    #expect(try frame("one", in: text) == CGRect(x: 7, y: 8, width: 150, height: 75))
    #expect(try frame("box", in: text) == CGRect(x: 0, y: 4, width: 150, height: 67))
    #expect(try frame("one", in: document(collection(content: (50, 50)), tools: "7531")).width == 50)
  }

  /// Margins stated for the content count where they are wider than the cell's own.
  @Test(arguments: [("14810", 11.0, 32.0), ("13196", 8, 38)])
  func handsACellsMarginsOnToItsContent(_ tools: String, _ top: Double, _ height: Double) throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0.0" y="0.0" width="600" height="54"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" contentMode="center" \
      id="content"><rect key="frame" x="0.0" y="0.0" width="600" height="54"/><subviews>\(box)</subviews>
      <edgeInsets key="layoutMargins" top="8" left="15" bottom="8" right="8"/><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c1"/>
      <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c3"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="c4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let device = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    let box = try frame("box", in: document(cell, tools: tools, device: device))
    #expect(box.minY == CGFloat(top) && box.height == CGFloat(height))
  }

  /// A table on a wide phone hands its margins to a cell that keeps them, in Xcode 10.
  @Test(arguments: [("retina6_1", 414, "YES", 20.0), ("retina6_1", 414, "NO", 16), ("retina4_7", 375, "YES", 16)])
  func keepsTheMarginsOfATable(_ device: String, _ width: Int, _ keeps: String, _ side: Double) throws {
    let text = document(
      """
      <tableView contentMode="scaleToFill" rowHeight="60" id="table">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="600"/><prototypes>
      <tableViewCell contentMode="scaleToFill" preservesSuperviewLayoutMargins="\(keeps)" id="one">
      <rect key="frame" x="0.0" y="28" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" contentMode="center" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="59.5"/><subviews>\(box)</subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c2"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """, tools: "14490", device: "<device id=\"\(device)\" orientation=\"portrait\"/>")
    #expect(try frame("box", in: text).minX == CGFloat(side))
  }
}
