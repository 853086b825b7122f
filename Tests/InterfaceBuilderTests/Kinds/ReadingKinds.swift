import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Makes the object that an element of a document stands for. `resources` is what the document says of its pictures.
func instantiate<Object: NSObject>(
  _ type: Object.Type, _ element: String, resources: String = "",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Object {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch"><objects>\(element)</objects><resources>\(resources)</resources></document>
    """
  let reading = IBDocument.read(Array(text.utf8), name: "Test.xib")
  #expect(reading.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  let contents = try #require(reading.document, sourceLocation: sourceLocation).instantiate()
  #expect(contents.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  return try #require(contents.topLevelObjects.first as? Object, sourceLocation: sourceLocation)
}
