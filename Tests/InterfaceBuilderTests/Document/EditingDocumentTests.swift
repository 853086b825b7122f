import InterfaceBuilder
import MarkupXML
import TestSupport
import Testing

/// Changes touch what they name and nothing else.
@Suite struct EditingDocumentTests {
  private static let text = SampleDocument.xib(
    """
    <view contentMode="scaleToFill" id="aaa-aa-aaa" customClass="Card">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>
            <label text="One" id="bbb-bb-bbb">
                <rect key="frame" x="0.0" y="0.0" width="50" height="20"/>
            </label>
            <label text="Two &amp; &quot;three&quot;&#10;" id="ccc-cc-ccc"/>
        </subviews>
        <constraints>
            <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="aaa-aa-aaa" secondAttribute="top" id="ddd-dd-ddd"/>
        </constraints>
        <connections>
            <outlet property="title" destination="bbb-bb-bbb" id="eee-ee-eee"/>
            <outlet property="subtitle" destination="ccc-cc-ccc" id="fff-ff-fff"/>
        </connections>
    </view>
    """)

  private func document() throws -> IBDocument {
    try #require(IBDocument.read(Array(Self.text.utf8), name: "Card.xib").document)
  }

  /// The lines that are in one text and not in the other.
  private func changes(_ document: IBDocument) -> (gone: [String], new: [String]) {
    let before = Self.text.split(separator: "\n").map(String.init)
    let after = String(decoding: document.tree.write(), as: UTF8.self).split(separator: "\n").map(String.init)
    let difference = after.difference(from: before)
    func line(_ change: CollectionDifference<String>.Change) -> String {
      switch change {
      case .insert(_, let line, _), .remove(_, let line, _): line.drop { $0 == " " }.description
      }
    }
    return (difference.removals.map(line), difference.insertions.map(line))
  }

  @Test func setsAnAttributeAndTouchesOneLine() throws {
    let document = try document()
    try document.setAttribute("text", "New", ofObject: "ccc-cc-ccc")
    #expect(changes(document).gone == [#"<label text="Two &amp; &quot;three&quot;&#10;" id="ccc-cc-ccc"/>"#])
    #expect(changes(document).new == [#"<label text="New" id="ccc-cc-ccc"/>"#])
  }

  @Test func takesAnAttributeAway() throws {
    let document = try document()
    try document.setAttribute("text", nil, ofObject: "ccc-cc-ccc")
    #expect(changes(document).new == [#"<label id="ccc-cc-ccc"/>"#])
  }

  @Test func removesAnObjectWithAllThatRefersToIt() throws {
    let document = try document()
    try document.removeObject("bbb-bb-bbb")
    let written = String(decoding: document.tree.write(), as: UTF8.self)
    #expect(!written.contains("bbb-bb-bbb"))
    #expect(!written.contains("<constraints"), "an empty list stays behind")
    #expect(written.contains("fff-ff-fff"))
    #expect(document.references.allSatisfy { document.node(ofObject: $0.id) != nil })
  }

  @Test func addsAnObjectWithAFreshIDOfItsOwn() throws {
    let document = try document()
    let id = try document.addObject("label", attributes: ["text": "Four"], to: "subviews", ofObject: "aaa-aa-aaa")
    #expect(id.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil)
    #expect(changes(document).gone.isEmpty)
    #expect(changes(document).new == [#"<label text="Four" id="\#(id)"/>"#])
    #expect(document.instantiate().object(withID: id) != nil)
  }

  @Test func makesTheListThatAnObjectLacks() throws {
    let document = try document()
    try document.addObject("view", to: "subviews", ofObject: "bbb-bb-bbb", id: "ggg-gg-ggg")
    #expect(changes(document).gone.isEmpty)
    #expect(changes(document).new == ["<subviews>", #"<view id="ggg-gg-ggg"/>"#, "</subviews>"])
  }

  @Test func renamesAClassEverywhere() throws {
    let document = try document()
    #expect(document.renameClass("Card", to: "Tile") == 1)
    #expect(changes(document).gone.count == 1)
    #expect(document.renameClass("Card", to: "Tile") == 0)
  }

  @Test func refusesWhatCannotBeDone() throws {
    let document = try document()
    #expect(throws: IBDocument.EditingFailure.noObject("zzz")) { try document.removeObject("zzz") }
    #expect(throws: IBDocument.EditingFailure.notRemovable("-1")) { try document.removeObject("-1") }
    #expect(throws: IBDocument.EditingFailure.idInUse("bbb-bb-bbb")) {
      try document.addObject("view", to: "subviews", ofObject: "aaa-aa-aaa", id: "bbb-bb-bbb")
    }
    #expect(changes(document).gone.isEmpty && changes(document).new.isEmpty)
  }

  @Test func leavesTheRestOfADocumentWrittenByHandAsItStands() throws {
    let lines = """
      <?xml version='1.0' encoding="UTF-8"?>
      <document version="3.0" type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"
                targetRuntime='iOS.CocoaTouch'>
       <objects>
        <placeholder id="-1" placeholderIdentifier="IBFilesOwner"/>
        <view id='aaa-aa-aaa' customClass = 'Card'> <!-- the card -->

           <subviews><label id="bbb-bb-bbb" text='One'/><label id="ccc-cc-ccc"
             text="Two" /></subviews>
           <connections>
           <outlet property="title" destination="bbb-bb-bbb" id="eee-ee-eee"/></connections>
        </view>
       </objects>
      </document>
      """
    func edited(_ change: (IBDocument) throws -> Void) throws -> String {
      let document = try #require(IBDocument.read(Array(lines.utf8), name: "Card.xib").document)
      try change(document)
      return String(decoding: document.write(), as: UTF8.self)
    }
    func line(_ old: String, _ new: String) -> String {
      lines.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
    #expect(try edited { _ in } == lines)
    #expect(
      try edited { try $0.setAttribute("text", "New", ofObject: "ccc-cc-ccc") } == line(#"text="Two""#, #"text="New""#))
    #expect(
      try edited { $0.renameClass("Card", to: "Tile") } == line("customClass = 'Card'", #"customClass="Tile""#))
    #expect(
      try edited { try $0.addObject("view", to: "subviews", ofObject: "aaa-aa-aaa", id: "ddd-dd-ddd") }
        == line("/></subviews>", #"/><view id="ddd-dd-ddd"/></subviews>"#))
    #expect(
      try edited { try $0.removeObject("bbb-bb-bbb") }
        == line(#"<label id="bbb-bb-bbb" text='One'/>"#, "").replacing(
          /\n *<connections>(.|\n)*<\/connections>/, with: ""))
  }

  @Test func removingObjectsAtRandomLeavesNothingDangling() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20 {
      let document = try document()
      for _ in 0..<3 {
        let ids = ["bbb-bb-bbb", "ccc-cc-ccc", "ddd-dd-ddd", "eee-ee-eee", "aaa-aa-aaa"]
        guard let id = ids.randomElement(using: &random), document.node(ofObject: id) != nil else { continue }
        try document.removeObject(id)
      }
      #expect(document.references.allSatisfy { document.node(ofObject: $0.id) != nil })
      let written = document.tree.write()
      #expect(IBDocument.read(written, name: "Card.xib").document?.tree.write() == written)
    }
  }
}
