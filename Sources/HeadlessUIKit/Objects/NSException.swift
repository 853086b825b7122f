public import Diagnostics

/// What UIKit would stop the app with: here it is thrown, with the same name and the same words.
public struct NSException: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of exception it is.
  public struct Name: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A message, an identifier or a value that the receiver does not know.
    public static let invalidArgument = Name(rawValue: "NSInvalidArgumentException")
    /// A key that the object has no property for.
    public static let undefinedKey = Name(rawValue: "NSUnknownKeyException")
    /// A nib that is not there, or that does not hold what it must.
    public static let internalInconsistency = Name(rawValue: "NSInternalInconsistencyException")
  }

  /// Its name.
  public var name: Name
  /// UIKit's sentence; it names classes, keys and ids, never addresses.
  public var reason: String
  /// The place in the document, nil when no document has to do with it.
  public var diagnostic: Diagnostic?

  /// An exception in UIKit's words, with the place in the document where there is one.
  public init(_ name: Name, _ reason: String, diagnostic: Diagnostic? = nil) {
    self.name = name
    self.reason = reason
    self.diagnostic = diagnostic
  }

  /// `NSUnknownKeyException: [<AppCellView> setValue:…`, with the place in the document when there is one, and what to do.
  public var description: String {
    guard let diagnostic, let location = diagnostic.location else { return "\(name.rawValue): \(reason)" }
    let help = diagnostic.help.map { " " + $0 } ?? ""
    return "\(diagnostic.document):\(location.line):\(location.column): \(name.rawValue): \(reason)\(help)"
  }
}

extension NSException {
  /// Told what went wrong where nothing can be thrown: while a view is loaded on demand, in actions, timers and
  /// completions. UIKit would stop the app.
  public static var uncaughtHandler: (@Sendable (NSException) -> Void)? {
    get { handler.value }
    set { handler.value = newValue }
  }

  private static let handler = Shared<(@Sendable (NSException) -> Void)?>(nil)

  /// Tells the ``uncaughtHandler``.
  public func report() { Self.uncaughtHandler?(self) }
}
