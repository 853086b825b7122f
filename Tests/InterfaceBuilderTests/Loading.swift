import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// A document that is expected to be understood without complaint.
func document(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> IBDocument {
  let reading = IBDocument.read(Array(text.utf8), name: "a.xib")
  #expect(reading.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(reading.document, sourceLocation: sourceLocation)
}

/// The live objects of a xib with these objects.
func load(
  _ objects: String, resources: String = "", options: InstantiationOptions = InstantiationOptions(),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> NibContents {
  let contents = try document(SampleDocument.xib(objects, resources: resources), sourceLocation: sourceLocation)
    .instantiate(options)
  #expect(contents.diagnostics == [], sourceLocation: sourceLocation)
  return contents
}

extension NibContents {
  /// The object of that id, of that class.
  func object<Object>(
    _ id: String, as type: Object.Type = Object.self, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Object {
    try #require(object(withID: id) as? Object, sourceLocation: sourceLocation)
  }
}

extension NSObject {
  var documentID: String? { documentIdentity?.id }
}
