import Diagnostics
import InterfaceBuilder
import Testing

/// Reads a document that must be one.
func read(_ text: String, name: String = "Test.xib") throws -> IBDocument {
  try #require(IBDocument.read(Array(text.utf8), name: name).document)
}

/// A xib with those objects; `head` is what stands before them.
func xib(
  _ objects: String, head: String = "", tail: String = "", attributes: String = "toolsVersion=\"21507\""
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
  \(head)
  <objects>
  \(objects)
  </objects>
  \(tail)
  </document>
  """
}
