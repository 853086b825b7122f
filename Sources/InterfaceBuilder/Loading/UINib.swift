public import HeadlessUIKit

/// A nib, read and made ready once and instantiated as often as needed.
///
/// Different threads may each instantiate it: the objects of one call are only the caller's.
public final class UINib: @unchecked Sendable {
  /// What a caller hands over besides the owner.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `[String: NSObject]`: what stands for the placeholders of the nib, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The document that the nib is made from.
  public let document: IBDocument
  private let bundle: UIBundle
  private let prepared = Cell<(generation: Int, program: NibProgram)?>(nil)

  /// The nib of that name in a bundle; ``UIBundle/main`` when none is given.
  ///
  /// - Throws: `NSInternalInconsistencyException` with UIKit's words when there is none, or when it is no document.
  public convenience init(nibName name: String, bundle: UIBundle? = nil) throws(NSException) {
    let bundle = bundle ?? .main
    let document = try bundle.document(name, types: ["xib"], missing: Self.missing(name, in: bundle))
    self.init(document: document, bundle: bundle)
  }

  /// A nib from the bytes of a .xib.
  ///
  /// - Throws: `NSInternalInconsistencyException` when they are no document.
  public convenience init(data: [UInt8], bundle: UIBundle? = nil) throws(NSException) {
    self.init(document: try IBDocument.load(data, name: "data"), bundle: bundle ?? .main)
  }

  /// A nib from a document.
  public init(document: IBDocument, bundle: UIBundle? = nil) {
    self.document = document
    self.bundle = bundle ?? .main
  }

  /// Makes new objects, connects them, sets their runtime attributes, and sends `awakeFromNib` to those of the app's
  /// classes, in this order.
  ///
  /// - Returns: The top-level objects in document order, without placeholders.
  /// - Throws: what UIKit would stop the app with: an outlet without a property; nibs that load each other without end.
  public func instantiate(
    withOwner owner: NSObject?, options: [OptionsKey: Any]? = nil
  ) throws(NSException) -> [NSObject] {
    try contents(owner: owner, options: options).topLevelObjects
  }

  /// As ``instantiate(withOwner:options:)``, with all that the nib holds.
  public func contents(
    owner: NSObject? = nil, options: [OptionsKey: Any]? = nil
  ) throws(NSException) -> NibContents {
    let program = program
    let contents = NibContents(program)
    let run = NibRun(program, contents: contents, isStrict: true)
    run.place(owner: owner, externalObjects: options?[.externalObjects] as? [String: NSObject] ?? [:])
    try LoadingDepth.enter(document.name) { () throws(NSException) in
      for section in program.sections { try run.load(section) }
    }
    contents.giveTraits()
    if let log = bundle.log { contents.diagnostics.forEach(log) }
    return contents
  }

  /// The program for the classes that are known now.
  private var program: NibProgram {
    let generation = bundle.isFollowingSharedClasses ? bundle.classes.generation : 0
    if let known = prepared.value, known.generation == generation { return known.program }
    let program = NibProgram.compile(document, bundle.options)
    prepared.value = (generation, program)
    return program
  }

  private static func missing(_ name: String, in bundle: UIBundle) -> NSException {
    let near = NearNames.hint(name, among: bundle.resourceNames(ofType: "xib"))
    return NSException(
      .internalInconsistency, "Could not load NIB in bundle: '\(bundle.path)' with name '\(name)'" + near)
  }
}
