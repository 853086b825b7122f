import MarkupXML
import TestSupport
import Testing

@Suite struct WritingTests {
  /// Documents in Xcode's form, which come back byte for byte.
  static let inForm: [String] = [
    SampleDocument.xib("<view id=\"a\"/>"),
    SampleDocument.xib(
      "<view id=\"a\">\n    <subviews>\n        <label id=\"b\" text=\"1 &lt; 2 &amp; 3\"/>\n    </subviews>\n</view>"),
    SampleDocument.storyboard(SampleDocument.scene("s", controller: "c", view: "v"), initial: "c"),
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<document/>\n",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<document>\n    <objects/>\n</document>",
    "<document/>", "<document/>\n", "<document>\n    <a>text</a>\n</document>\n",
    "<document>\n    <string key=\"text\">two\nlines &amp; more \"quoted\" &gt; 'so'</string>\n</document>\n",
    "<document>\n    <string> </string>\n    <string>\n\n</string>\n    <string/>\n</document>\n",
    "<document>\n    <label text=\"a&#10;b&#9;c &quot;d&quot; 'e' &gt; &#13;\"/>\n</document>\n",
    "<document>\n    <!--A comment with  spaces\n       and lines-->\n    <scene/>\n    <!---->\n</document>\n",
    "<!--before-->\n<document/>\n<!--after-->\n", "<?pi some=\"data\"?>\n<document>\n    <?pi?>\n</document>\n",
    "<document>\n    <s><![CDATA[a < b ]] > &amp;]]></s>\n</document>\n",
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<document/>\n",
    "\n\n<?xml version=\"1.0\"?>\n<document/>\n", "\u{FEFF}<?xml version=\"1.0\"?>\n<document/>\n",
    "<?xml version=\"1.0\"?>\r\n<document>\r\n    <a b=\"c&#10;d\"/>\r\n    <s>e\r\nf</s>\r\n    <!--g\r\nh-->\r\n</document>\r\n",
    "\r\n<?xml version=\"1.0\"?>\r\n<document/>\r\n", "<?xml version=\"1.0\"?>\r\n<document/>",
    "<!DOCTYPE a [\r\n<!ELEMENT a ANY>\r\n]>\r\n<document/>\r\n",
    "<?xml version=\"1.0\"?>\r\n<document>\r\n    <a>x<b\r\n/>y</a>\r\n</document>\r\n",
    "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n\t<data>\n\t\t<int key=\"a\">1</int>\n\t</data>\n</archive>\n",
    "<document>\n    <a xmlns:x=\"u\" x:y=\"z\"/>\n    <x:b xmlns:x=\"v\"/>\n</document>\n",
    "<document label=\"名字 😀 é\"/>\n",
  ]

  @Test(arguments: inForm) func writesXcodesFormByteForByte(_ text: String) throws {
    #expect(try tree(text).written() == text)
  }

  @Test(arguments: [
    ("<a  b = 'c\"d' ></a >", "<a b=\"c&quot;d\"/>"), ("<a><b/></a>\n", "<a>\n    <b/>\n</a>\n"),
    ("<a>\n\n\n\t<b>\n</b></a>\n", "<a>\n    <b>\n</b>\n</a>\n"), ("<a>&#65;&#x42;</a>\n", "<a>AB</a>\n"),
    ("<a b='&#xA;'/>\n", "<a b=\"&#10;\"/>\n"), ("<a b='x\ny'/>\n", "<a b=\"x y\"/>\n"),
    ("<?xml version='1.0'?><a/>\n", "<?xml version='1.0'?>\n<a/>\n"), ("<a/>\n\n\n", "<a/>\n"),
    ("<a\n   b='1'\n   c='2'><!-- x --></a>\n", "<a b=\"1\" c=\"2\">\n    <!-- x -->\n</a>\n"),
    ("<a>\r\n<b/></a>\r\n", "<a>\r\n    <b/>\r\n</a>\r\n"), ("<a b='>'/>\n", "<a b=\"&gt;\"/>\n"),
    ("<archive><a/></archive>\n", "<archive>\n\t<a/>\n</archive>\n"), ("<a></a>\n", "<a/>\n"),
  ])
  func bringsHandEditedDocumentsIntoXcodesForm(_ edited: String, _ form: String) throws {
    #expect(try tree(edited).written() == form)
    #expect(try tree(form).written() == form)
  }

  @Test func writesDeepDocumentsWithoutRecursion() throws {
    let depth = XMLTree.maximumDepth
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    let written = try tree(text).written()
    #expect(try tree(written).written() == written)
    #expect(written.split(separator: "\n").count == 2 * depth - 1)
  }
}
