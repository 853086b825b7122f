import CPangoCairo
import HeadlessUIKit

/// Finds and decodes the pictures of one run, each once.
final class ImageStore {
  /// Pixels of one picture; more is refused before it is decoded.
  static let mostPixels = 100_000_000
  /// Bytes of one file.
  static let mostBytes = 256 * 1024 * 1024

  /// Why there is no picture.
  struct Failure: Error {
    /// Nil when nothing is wrong, as with symbols, which are always placeholders.
    var message: String?
  }

  private enum Key: Hashable {
    case file(String)
    case object(ObjectIdentifier)
  }

  private var pictures: [Key: Result<Picture, Failure>] = [:]
  /// See ``whole(_:slices:in:)``.
  var stretched: [StretchedKey: Picture] = [:]
  private var cachedPixels = 0
  private var lastID = 0
  /// Identities are only good while their objects live.
  private var keptAlive: [UIImage] = []

  func picture(of image: UIImage) -> Result<Picture, Failure> {
    let key: Key
    if case .file(let path) = image.source { key = .file(path) } else { key = .object(ObjectIdentifier(image)) }
    if let known = pictures[key] { return known }
    let result: Result<Picture, Failure>
    do throws(Failure) {
      result = .success(try load(image))
    } catch {
      result = .failure(error)
    }
    if case .success(let picture) = result { count(picture) }
    keptAlive.append(image)
    pictures[key] = result
    return result
  }

  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Makes room for one more picture: all the others are forgotten when they are too many.
  func count(_ picture: Picture) {
    let size = picture.width * picture.height
    if cachedPixels > Self.mostPixels - size {
      pictures.removeAll()
      stretched.removeAll()
      cachedPixels = 0
    }
    cachedPixels += size
  }

  private func load(_ image: UIImage) throws(Failure) -> Picture {
    switch image.source {
    case .system: throw Failure(message: nil)
    case .missing: throw Failure(message: "The picture \(label(of: image)) was not found.")
    case .data(let bytes): return try decode(bytes, label: label(of: image))
    case .file(let path):
      guard let file = ByteBuffer(pc_read_file(path, Self.mostBytes)) else {
        throw Failure(message: "The picture “\(path)” cannot be read.")
      }
      return try decode(file.bytes, label: "“\(path)”")
    }
  }

  private func decode(_ bytes: [UInt8], label: String) throws(Failure) -> Picture {
    guard let format = ImageFormat(bytes) else {
      throw Failure(message: "The picture \(label) is not a PNG, JPEG, GIF, BMP or TIFF file.")
    }
    guard format != .pdf else {
      throw Failure(message: "The picture \(label) is a PDF file, which is drawn as a placeholder.")
    }
    var content = bytes
    var order = PC_ORDER_RGBA
    let isApples = format == .png && ApplePNG.isOptimised(bytes)
    if isApples {
      guard let apple = ApplePNG(bytes) else { throw Failure(message: damaged(label)) }
      content = apple.standardBytes
      order = apple.isPremultiplied ? PC_ORDER_BGRA_PREMULTIPLIED : apple.isBlueFirst ? PC_ORDER_BGR : PC_ORDER_RGBA
    }
    var status: Int32 = 0
    let pixels = pc_image_decode(
      content, content.count, format.rawValue, Int64(Self.mostPixels), Int32(order), &status)
    guard let pixels else {
      throw Failure(message: status == PC_IMAGE_TOO_LARGE ? tooLarge(label) : damaged(label))
    }
    let browserFile = isApples ? nil : format.mediaType.map { (mediaType: $0, bytes: bytes) }
    return Picture(id: makeID(), pixels: pixels, browserFile: browserFile)
  }

  private func label(of image: UIImage) -> String { image.name.isEmpty ? "without a name" : "“\(image.name)”" }

  private func damaged(_ label: String) -> String { "The picture \(label) is damaged or cut off." }

  private func tooLarge(_ label: String) -> String {
    "The picture \(label) has more than \(Self.mostPixels / 1_000_000) million pixels."
  }
}
