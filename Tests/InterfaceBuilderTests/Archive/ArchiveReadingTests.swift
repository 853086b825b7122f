import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML
import Testing

@Suite("Archives from before Xcode 5")
struct ArchiveReadingTests {
  private let archive = LegacyArchive(
    roots: """
      <object class="IBProxyObject" id="10"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
      <string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string></object>
      <object class="IBUIView" id="11"><reference key="NSNextResponder"/><int key="NSvFlags">274</int>
      <array class="NSMutableArray" key="NSSubviews">
      <object class="IBUILabel" id="12"><reference key="NSSuperview" ref="11"/>
      <string key="NSFrame">{{20, 20.5}, {280, 21}}</string><string key="IBUIText">Hello</string></object>
      </array>
      <string key="NSFrameSize">{320, 460}</string></object>
      """,
    records: [("-1", "10"), ("6", "11"), ("8", "12")], labels: ["-1": "File's Owner"],
    connections: connection("view", from: "10", to: "11", id: 7),
    properties: """
      <string key="-1.CustomClassName">HomeViewController</string>
      <string key="6.IBPluginDependency">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
      """)

  @Test func becomesADocumentOfTodaysForm() throws {
    let text = try archive.upgraded()
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4514" \
        systemVersion="11G63b" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none">
            <dependencies>
                <deployment defaultVersion="1536" identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="3747"/>
            </dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
        customClass="HomeViewController">
                    <connections>
                        <outlet property="view" destination="6" id="7"/>
                    </connections>
                </placeholder>
                <view contentMode="scaleToFill" id="6">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="460"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label contentMode="scaleToFill" text="Hello" lineBreakMode="tailTruncation" \
        baselineAdjustment="alignBaselines" id="8">
                            <rect key="frame" x="20" y="20.5" width="280" height="21"/>
                            <autoresizingMask key="autoresizingMask"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                    </subviews>
                </view>
            </objects>
        </document>

        """)
  }

  @Test func isToldAsLegacyWithItsLine() throws {
    let finding = try #require(archive.reading().diagnostics.first)
    #expect(finding.rule == "doc-legacy-archive")
    #expect(finding.severity == .warning)
    #expect(finding.location == Diagnostics.SourceLocation(line: 2, column: 1))
    #expect(archive.reading().diagnostics.count == 1)
  }

  @Test func keepsTheArchiveItselfByteForByte() throws {
    let small = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
      \t<data>
      \t\t<int key="IBDocument.SystemTarget">1024</int>
      \t</data>
      </archive>

      """
    let document = try read(small)
    #expect(String(decoding: document.sourceTree.write(), as: UTF8.self) == small)
    #expect(document.isLegacyArchive)
    #expect(try !read(xib("<view id=\"a\"/>")).isLegacyArchive)
  }

  @Test func makesLiveObjects() throws {
    let contents = try #require(archive.reading().document).instantiate()
    let label = try #require(contents.object(withID: "8") as? UILabel)
    #expect(label.text == "Hello")
    #expect(label.superview === contents.object(withID: "6"))
    #expect(contents.diagnostics.isEmpty)
  }

  @Test func pointsAtTheArchivesLines() throws {
    let document = try #require(archive.reading().document)
    let label = try #require(nodes(of: document.tree).first { document.tree.name(of: $0) == "label" })
    let origin = try #require(
      nodes(of: document.sourceTree).first { document.sourceTree.attribute("class", of: $0) == "IBUILabel" })
    #expect(document.tree.location(of: label) == document.sourceTree.location(of: origin))
  }

  private func nodes(of tree: XMLTree) -> [XMLNode] { (0..<tree.nodeCount).map { XMLNode($0) } }

  /// Versions 7 spell arrays and dictionaries as objects.
  @Test func readsTheOlderSpelling() throws {
    let old = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.02">
      <data>
      <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
      <bool key="EncodedWithXMLCoder">YES</bool>
      <object class="IBUICustomObject" id="5"/>
      <object class="IBUITableView" id="6"><string key="NSFrameSize">{320, 247}</string>
      <float key="IBUIRowHeight">4.400000e+01</float></object>
      </object>
      <object class="IBObjectContainer" key="IBDocument.Objects">
      <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
      <bool key="EncodedWithXMLCoder">YES</bool>
      <object class="IBObjectRecord"><int key="objectID">3</int><reference key="object" ref="5"/>
      <string type="base64-UTF8" key="objectName">RmlsZSdzIE93bmVyA</string></object>
      <object class="IBObjectRecord"><int key="objectID">4</int><reference key="object" ref="6"/></object>
      </object></object>
      <object class="NSMutableDictionary" key="flattenedProperties">
      <bool key="EncodedWithXMLCoder">YES</bool>
      <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>
      <string>3.CustomClassName</string><string>4.IBPluginDependency</string></object>
      <object class="NSMutableArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool>
      <string>AppDelegate</string><string>plugin</string></object>
      </object>
      </object>
      </data>
      </archive>
      """
    let text = String(decoding: try read(old).tree.write(), as: UTF8.self)
    #expect(text.contains("targetRuntime=\"iOS.CocoaTouch.iPad\""))
    #expect(text.contains("<customObject id=\"3\" userLabel=\"File's Owner\" customClass=\"AppDelegate\"/>"))
    #expect(text.contains("rowHeight=\"44\""))
    #expect(text.contains("width=\"320\" height=\"247\""))
  }

  @Test func saysThatMacDocumentsAreNotSupported() throws {
    let archive = LegacyArchive(
      roots: """
        <object class="NSCustomObject" id="10"><string key="NSClassName">NSApplication</string></object>
        <object class="NSMenu" id="11"><string key="NSTitle">Main</string></object>
        """,
      records: [("-2", "10"), ("29", "11")], type: "com.apple.InterfaceBuilder3.Cocoa.XIB")
    let reading = archive.reading()
    #expect(reading.diagnostics.map(\.rule) == ["doc-legacy-archive", "doc-platform"])
    #expect(reading.document?.targetRuntime == "MacOSX.Cocoa")
    #expect(reading.document?.instantiate().topLevelObjects.count == 1)
  }

  @Test func refusesArchivesOfOthers() {
    let reading = IBDocument.read(Array("<archive type=\"net.other\"/>".utf8), name: "Old.xib")
    #expect(reading.document == nil)
    #expect(reading.diagnostics.map(\.rule) == ["doc-empty"])
  }
}
