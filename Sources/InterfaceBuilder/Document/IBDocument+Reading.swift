public import Diagnostics
import HeadlessUIKit
import MarkupXML

/// What reading a document gave.
public struct DocumentReading {
  /// Nil when the bytes are no Interface Builder document.
  public var document: IBDocument?
  /// What was found while reading, in the order of the document.
  public var diagnostics: [Diagnostic]
}

extension IBDocument {
  /// Reads a .xib or .storyboard document.
  ///
  /// - Complexity: linear in the bytes.
  public static func read(_ bytes: [UInt8], name: String) -> DocumentReading {
    let reading = XMLTree.read(bytes, documentName: name)
    guard reading.isWellFormed, let tree = reading.tree, let root = tree.root else {
      return DocumentReading(document: nil, diagnostics: reading.diagnostics)
    }
    guard ["document", "archive"].contains(tree.name(of: root)) else {
      return DocumentReading(document: nil, diagnostics: [notADocument(tree, root)])
    }
    guard tree.name(of: root) != "archive" else { return translate(tree, root) }
    let document = IBDocument(tree: tree, root: root)
    document.understand()
    if let finding = document.unsupportedPlatform { document.diagnostics.append(finding) }
    return DocumentReading(document: document, diagnostics: document.diagnostics)
  }

  /// An archive from before Xcode 5 is read as the document of today's form that it becomes.
  private static func translate(_ source: XMLTree, _ archive: XMLNode) -> DocumentReading {
    guard ArchiveTranslator.isArchive(source, archive) else {
      return DocumentReading(document: nil, diagnostics: [notADocument(source, archive)])
    }
    let translation = ArchiveTranslator.translate(source, archive)
    guard let root = translation.tree.root else {
      return DocumentReading(document: nil, diagnostics: translation.diagnostics)
    }
    let document = IBDocument(tree: translation.tree, root: root, source: source)
    document.diagnostics = translation.diagnostics
    document.untranslatedKeys = translation.untranslated
    document.understand()
    return DocumentReading(document: document, diagnostics: document.diagnostics)
  }

  private static func notADocument(_ tree: XMLTree, _ root: XMLNode) -> Diagnostic {
    Diagnostic(
      rule: "doc-empty", severity: .error, document: tree.documentName, location: tree.location(of: root),
      message: "The root element is <\(tree.name(of: root))>, not <document>: this is no Interface Builder document.",
      help: "Pass a .xib or .storyboard file that Xcode saved.")
  }
}

extension IBDocument {
  /// Where the document's objects run.
  public enum Platform: String, Sendable {
    case iOS, tvOS, watchOS, macOS
  }

  /// From the runtime that the document names, else from its type; iOS when neither says anything else.
  public var platform: Platform {
    // Nearly every document says this.
    if targetRuntime.hasPrefix("iOS.CocoaTouch") { return .iOS }
    let words = targetRuntime + " " + (tree.attribute("type", of: root) ?? "")
    if words.mentions("AppleTV") { return .tvOS }
    if words.lowercased().mentions("watchkit") { return .watchOS }
    return words.mentions("MacOSX") || words.mentions("InterfaceBuilder3.Cocoa.") ? .macOS : .iOS
  }

  /// Whether objects are made of everything that the document may say.
  public var isSupported: Bool { platform == .iOS || platform == .tvOS }

  private var unsupportedPlatform: Diagnostic? {
    guard !isSupported else { return nil }
    return Diagnostic(
      rule: "doc-runtime-mismatch", severity: .warning, document: name, location: tree.location(of: root),
      message: "This is a \(platform.rawValue) document: its elements are read, but only objects of UIKit are made.",
      help: "Leave it out, or expect views of its own kinds to be missing.")
  }
}

extension String {
  /// Whether the text stands in it, byte by byte: a search by characters takes longer than reading a small document.
  func mentions(_ text: String) -> Bool {
    var (whole, text) = (self, text)
    return whole.withUTF8 { whole in
      text.withUTF8 { text in
        whole.count >= text.count
          && (0...whole.count - text.count).contains { whole[$0..<$0 + text.count].elementsEqual(text) }
      }
    }
  }
}
