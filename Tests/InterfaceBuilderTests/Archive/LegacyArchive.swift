import Diagnostics
import InterfaceBuilder
import MarkupXML
import Testing

/// An archive in the spelling of version 8, made of pieces.
struct LegacyArchive {
  var roots: String
  /// Object ids by archive ids, in order.
  var records: [(String, String)] = []
  var labels: [String: String] = [:]
  var connections = ""
  var properties = ""
  var head = ""
  var type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  var text: String {
    let objects = records.map { id, object in
      let label = labels[id].map { "<string key=\"objectName\">\($0)</string>" } ?? ""
      return """
        <object class="IBObjectRecord"><int key="objectID">\(id)</int>
        <reference key="object" ref="\(object)"/><reference key="parent" ref="0"/>\(label)</object>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="\(type)" version="8.00">
      \t<data>
      \t\t<int key="IBDocument.SystemTarget">1536</int>
      \t\t<string key="IBDocument.SystemVersion">11G63b</string>
      \(head)
      <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
      \(roots)
      </array>
      <object class="IBObjectContainer" key="IBDocument.Objects">
      <array class="NSMutableArray" key="connectionRecords">
      \(connections)
      </array>
      <object class="IBMutableOrderedSet" key="objectRecords">
      <array key="orderedObjects">
      <object class="IBObjectRecord"><int key="objectID">0</int>
      <array key="object" id="0"/><reference key="children" ref="1000"/><nil key="parent"/></object>
      \(objects.joined(separator: "\n"))
      </array>
      </object>
      <dictionary class="NSMutableDictionary" key="flattenedProperties">
      \(properties)
      </dictionary>
      </object>
      \t</data>
      </archive>

      """
  }

  func reading() -> DocumentReading { IBDocument.read(Array(text.utf8), name: "Old.xib") }

  /// The document of today's form as it is written, from `<objects>` on.
  func upgraded() throws -> String {
    let document = try #require(reading().document)
    let text = String(decoding: document.tree.write(), as: UTF8.self)
    // What is written must be a document that reads without complaint.
    let again = IBDocument.read(Array(text.utf8), name: "New.xib")
    #expect(again.document != nil)
    #expect(again.diagnostics.isEmpty, "\(again.diagnostics.map(\.text))")
    return text
  }

  /// An archive with one view, id 1, that has those keys.
  static func view(_ keys: String, className: String = "IBUIView", properties: String = "") -> LegacyArchive {
    LegacyArchive(
      roots: "<object class=\"\(className)\" id=\"11\">\(keys)</object>", records: [("1", "11")],
      properties: properties)
  }
}

/// One connection record.
func connection(
  _ label: String, from source: String, to destination: String, id: Int, event: Int? = nil,
  className: String = "IBCocoaTouchOutletConnection"
) -> String {
  """
  <object class="IBConnectionRecord"><object class="\(className)" key="connection">
  <string key="label">\(label)</string><reference key="source" ref="\(source)"/>
  <reference key="destination" ref="\(destination)"/>
  \(event.map { "<int key=\"IBEventType\">\($0)</int>" } ?? "")
  </object><int key="connectionID">\(id)</int></object>
  """
}
