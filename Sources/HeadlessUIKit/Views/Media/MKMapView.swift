/// Shows a map; drawn as a pale one of nowhere.
open class MKMapView: UIView {
  override open class var vocabulary: Vocabulary { .mapView }

  /// Whether it shows streets, satellite pictures or both.
  public final var mapType = MapType.standard
  /// How a standard map is drawn; nil leaves it to the map type.
  public final var preferredConfiguration: MKStandardMapConfiguration?
  /// Whether the user may pinch to zoom in and out.
  public final var isZoomEnabled = true
  /// Whether the user may drag to another part of the map.
  public final var isScrollEnabled = true
  /// Whether the user may turn the map with two fingers.
  public final var isRotateEnabled = true
  /// Whether the user may tilt the map to see it from an angle.
  public final var isPitchEnabled = true
  /// Whether a dot marks where the device is.
  public final var showsUserLocation = false
  /// Whether buildings rise from the map where there is data for them.
  public final var showsBuildings = true
  /// Whether restaurants, schools and other places are marked.
  public final var showsPointsOfInterest = true
  /// Whether a compass appears when the map is turned.
  public final var showsCompass = true
  /// Whether a bar tells how far distances on the map are.
  public final var showsScale = false
  /// Whether roads are coloured by how busy they are.
  public final var showsTraffic = false

  /// Streets, photographs, or both.
  public enum MapType: String, DocumentChoice {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
  }

  override open func draw(into canvas: inout Canvas) {
    guard !bounds.isEmpty else { return }
    let isPhoto = mapType != .standard && mapType != .mutedStandard
    canvas.fill(
      .rect(bounds),
      isPhoto
        ? UIColor(red: 0.34, green: 0.42, blue: 0.33, alpha: 1) : UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1))
    canvas.add(.save)
    canvas.add(.clip(.rect(bounds)))
    let road = isPhoto ? UIColor(white: 1, alpha: 0.35) : UIColor(white: 1, alpha: 1)
    for share in [0.25, 0.6, 0.85] {
      canvas.drawLines(
        through: [
          CGPoint(x: bounds.minX, y: bounds.minY + bounds.height * share),
          CGPoint(x: bounds.maxX, y: bounds.minY + bounds.height * (share - 0.15)),
        ], road, width: 6)
      canvas.drawLines(
        through: [
          CGPoint(x: bounds.minX + bounds.width * share, y: bounds.minY),
          CGPoint(x: bounds.minX + bounds.width * (share - 0.1), y: bounds.maxY),
        ], road, width: 4)
    }
    canvas.add(.restore)
    canvas.drawPlaceholder(named: "MKMapView", in: bounds, ground: nil)
    if showsUserLocation {
      let dot = CGRect(x: bounds.midX - 8, y: bounds.midY - 32, width: 16, height: 16)
      canvas.fill(.ellipse(dot), .white)
      canvas.fill(.ellipse(dot.shrunk(dx: 3, dy: 3)), .systemBlue)
    }
  }
}

extension Vocabulary {
  /// What a document may say of a `<mapView>`.
  public static let mapView = Vocabulary("mapView", MKMapView.self, inherits: .view, make: { MKMapView() }) { row in
    [
      row.choice("mapType", \.mapType, default: .standard, nibKey: "MKMapType"),
      row.value("preferredConfiguration", \.preferredConfiguration),
      row.bool("zoomEnabled", \.isZoomEnabled, default: true, property: "isZoomEnabled"),
      row.bool("scrollEnabled", \.isScrollEnabled, default: true, property: "isScrollEnabled"),
      row.bool("rotateEnabled", \.isRotateEnabled, default: true, property: "isRotateEnabled"),
      row.bool("pitchEnabled", \.isPitchEnabled, default: true, property: "isPitchEnabled"),
      row.bool("showsUserLocation", \.showsUserLocation, nibKey: "MKShowsUserLocation"),
      row.bool("showsBuildings", \.showsBuildings, default: true),
      row.bool("showsPointsOfInterest", \.showsPointsOfInterest, default: true),
      row.bool("showsCompass", \.showsCompass, default: true),
      row.bool("showsScale", \.showsScale),
      row.bool("showsTraffic", \.showsTraffic),
    ]
  }
}
