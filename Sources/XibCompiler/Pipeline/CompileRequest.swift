import DataBinding
public import HeadlessUIKit

/// What a compilation is asked for: a template, the data that fills it, and where its instances stand.
public struct CompileRequest: Sendable {
  /// The document whose first view is repeated.
  public var template: InputFile
  /// Nil compiles the template as it is.
  public var data: InputFile?
  /// The storyboard that the instances are put into.
  public var container: InputFile?
  /// The scene of ``container``: the id of a scene, a controller or a view, or a storyboard identifier; nil is the
  /// initial one.
  public var containerID: String?
  /// Bindings as the caller wrote them: `OUTLET.PROPERTY=KEYPATH`.
  public var bindings: [String] = []
  /// A file of bindings; those of ``bindings`` go first.
  public var bindingsFile: InputFile?
  /// The states that outlets are put into: `OUTLET=disabled`.
  public var states: [String] = []
  /// Where the instances stand.
  public var grid = Grid()
  /// Whether names that match nothing and pictures that are missing are errors.
  public var isStrict = false

  /// The picture that is wanted, nil when none is: what is too large for it is refused before the work is done.
  public var picture: Picture?

  /// A picture of the result.
  public struct Picture: Sendable, Hashable {
    /// The pixels a point; nil when the result says.
    public var scale: Double?
    /// Whether it is made of pixels, and not of shapes.
    public var isBitmap: Bool

    /// States what is wanted.
    public init(scale: Double?, isBitmap: Bool) {
      self.scale = scale
      self.isBitmap = isBitmap
    }
  }

  /// How instances are repeated; what is nil is found out.
  public struct Grid: Sendable, Hashable {
    /// Nil: as many as fit.
    public var columns: Int?
    /// In points; nil: the template's own size.
    public var cellSize: CGSize?
    /// The distance of the first row from the top, in points.
    public var top: CGFloat = 0
    /// In points; nil: the same as the horizontal margin.
    public var rowSpacing: CGFloat?
    /// In points; nil: the container's width.
    public var width: CGFloat?

    /// A grid of which everything is found out.
    public init() {}

    /// Whether the caller said anything.
    public var isStated: Bool { self != Grid() }
  }

  /// A request for the template as it is.
  public init(template: InputFile) { self.template = template }
}
