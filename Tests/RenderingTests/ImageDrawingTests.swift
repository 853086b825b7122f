import HeadlessUIKit
import Testing

@testable import Rendering

@Suite struct ImageDrawingTests {
  typealias Probe = RenderingProbe

  private func image(
    _ bytes: [UInt8], width: CGFloat, height: CGFloat, name: String = "picture", capInsets: UIEdgeInsets? = nil
  ) -> UIImage {
    UIImage(
      name: name, size: CGSize(width: width, height: height), source: .data(bytes), capInsets: capInsets)
  }

  /// Red, green / blue, half-opaque white.
  private let square = PNGFixture.plain(
    width: 2, rows: [[255, 0, 0, 255, 0, 255, 0, 255], [0, 0, 255, 255, 255, 255, 255, 128]])

  /// The pixels of `square`, as Xcode writes them.
  private let appleRows: [[UInt8]] = [[0, 0, 255, 255, 0, 255, 0, 255], [255, 0, 0, 255, 128, 128, 128, 128]]
  private let squarePixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080]

  private func pixels(_ picture: Picture) -> [UInt32] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { picture.pixel($0.0, $0.1) }
  }

  @Test func drawsAPictureIntoItsRectangle() throws {
    let picture = try Probe.bitmap([.image(image(square, width: 2, height: 2), Probe.rect(4, 4, 2, 2), tint: nil)])
    #expect([(4, 4), (5, 4), (4, 5), (5, 5)].map { picture.pixel($0.0, $0.1) } == squarePixels)
    #expect(picture.pixel(3, 4) == 0 && picture.pixel(6, 5) == 0)
  }

  @Test(arguments: [1, 2, 3])
  func decodesPicturesThatXcodeOptimised(parts: Int) throws {
    #expect(pixels(try Probe.decoded(PNGFixture.apple(width: 2, rows: appleRows, parts: parts))) == squarePixels)
  }

  @Test func exchangesColoursOfOpaqueOptimisedPictures() throws {
    let picture = try Probe.decoded(PNGFixture.apple(width: 2, rows: [[0, 0, 255, 0, 255, 0]], colorType: 2))
    #expect([picture.pixel(0, 0), picture.pixel(1, 0)] == [0xFFFF_0000, 0xFF00_FF00])
  }

  @Test func keepsGreysOfOptimisedPictures() throws {
    #expect(try Probe.decoded(PNGFixture.apple(width: 1, rows: [[7]], colorType: 0)).pixel(0, 0) == 0xFF07_0707)
  }

  @Test func decodesInterlacedOptimisedPictures() throws {
    // The first pass has the first pixel, the sixth the second one, the seventh the second row.
    let passes = [Array(appleRows[0][..<4]), Array(appleRows[0][4...]), appleRows[1]]
    let bytes = PNGFixture.apple(width: 2, rows: passes, interlacedHeight: 2)
    #expect(pixels(try Probe.decoded(bytes)) == squarePixels)
  }

  @Test(arguments: [OtherPictures.bmp, OtherPictures.gif, OtherPictures.tiff])
  func decodesOtherFormatsByTheirContent(bytes: [UInt8]) throws {
    #expect(try Probe.decoded(bytes).pixel(0, 0) == 0xFFFF_0000)
  }

  @Test func keepsTheCornersOfAPictureWithCapInsets() throws {
    let (r, g): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 255, 0, 255])
    let bytes = PNGFixture.plain(width: 3, rows: [r + g + r, g + g + g, r + g + r])
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let sliced = image(bytes, width: 3, height: 3, capInsets: caps)
    let picture = try Probe.bitmap([.image(sliced, Probe.rect(0, 0, 20, 20), tint: nil)])
    for (x, y) in [(0, 0), (19, 0), (0, 19), (19, 19)] { #expect(picture.pixel(x, y) == 0xFFFF_0000) }
    for (x, y) in [(1, 0), (18, 0), (0, 1), (1, 1), (10, 10), (19, 18)] { #expect(picture.pixel(x, y) == 0xFF00_FF00) }
  }

  @Test(arguments: [nil, RenderingProbe.red])
  func showsNoSeamsBetweenSlices(tint: RGBA?) throws {
    let row: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255]
    let caps = UIEdgeInsets(top: 1.3, left: 1.3, bottom: 1.3, right: 1.3)
    let sliced = image(PNGFixture.plain(width: 3, rows: [row, row, row]), width: 3.9, height: 3.9, capInsets: caps)
    let picture = try Probe.bitmap([.image(sliced, Probe.rect(0, 0, 20, 20), tint: tint)])
    for y in 0..<20 {
      for x in 0..<20 { #expect(picture.pixel(x, y) == 0xFFFF_0000) }
    }
  }

  @Test func shrinksCapsThatDoNotFit() {
    let wide = image([], width: 10, height: 10, capInsets: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 4))
    let parts = NineSlice.parts(of: wide, pixels: (20, 20), in: Probe.rect(0, 0, 5, 10))
    #expect(parts.map(\.x) == [0, 12])
    #expect(parts.map(\.width) == [12, 8])
    #expect(parts.map(\.target) == [Probe.rect(0, 0, 3, 10), Probe.rect(3, 0, 2, 10)])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 1e300])
  func survivesAbsurdCaps(cap: CGFloat) {
    let odd = image([], width: 10, height: 10, capInsets: UIEdgeInsets(top: cap, left: cap, bottom: cap, right: cap))
    for part in NineSlice.parts(of: odd, pixels: (20, 20), in: Probe.rect(0, 0, 5, 10)) {
      #expect(part.x >= 0 && part.width > 0 && part.x + part.width <= 20)
    }
  }

  @Test func fillsTheShapeOfATemplateWithTheTint() throws {
    let template = image(square, width: 2, height: 2)
    let tint = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
    let picture = try Probe.bitmap([.image(template, Probe.rect(0, 0, 2, 2), tint: tint)])
    #expect(pixels(picture) == [0x8000_0080, 0x8000_0080, 0x8000_0080, 0x4000_0040])
  }

  @Test func drawsAPlaceholderForAMissingPictureAndSaysSoOnce() throws {
    let missing = UIImage(name: "logo", size: CGSize(width: 20, height: 20), source: .missing)
    let commands: [DisplayCommand] = [
      .beginObject(id: "aa-bb", name: "UIImageView", frame: .zero),
      .image(missing, Probe.rect(0, 0, 20, 20), tint: nil), .image(missing, Probe.rect(0, 0, 20, 20), tint: nil),
      .endObject,
    ]
    #expect(try Probe.bitmap(commands).pixel(10, 3) == 0xFFE5_E5EA)
    #expect(
      try Probe.warnings(commands) == [RenderingWarning("The picture “logo” was not found.", objectID: "aa-bb")])
  }

  @Test func drawsAPlaceholderForASymbolWithoutAWarning() throws {
    let symbol = UIImage(name: "star", size: CGSize(width: 20, height: 20), source: .system("star.fill"))
    let commands = [DisplayCommand.image(symbol, Probe.rect(0, 0, 20, 20), tint: Probe.red)]
    #expect(try Probe.bitmap(commands).pixel(10, 3) == 0xFFE5_E5EA)
    #expect(try Probe.warnings(commands).isEmpty)
  }

  @Test(
    arguments: [
      ([], "The picture “odd” is not a PNG, JPEG, GIF, BMP or TIFF file."),
      (Array("<svg/>".utf8), "The picture “odd” is not a PNG, JPEG, GIF, BMP or TIFF file."),
      (Array("%PDF-1.4".utf8), "The picture “odd” is a PDF file, which is drawn as a placeholder."),
      (PNGChunks.signature, "The picture “odd” is damaged or cut off."),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "The picture “odd” is damaged or cut off."),
      (Array("GIF89a".utf8), "The picture “odd” is damaged or cut off."),
      (PNGFixture.claiming(width: 20000, height: 20000), "The picture “odd” has more than 100 million pixels."),
      (PNGFixture.claiming(width: 4000, height: 4000), "The picture “odd” is damaged or cut off."),
      (PNGFixture.claiming(width: 4000, height: 4000, isApples: true), "The picture “odd” is damaged or cut off."),
      (
        PNGFixture.claiming(width: .max, height: .max, isApples: true),
        "The picture “odd” is damaged or cut off."
      ),
    ] as [([UInt8], String)])
  func warnsOfWhatCannotBeDecoded(bytes: [UInt8], message: String) throws {
    let odd = image(bytes, width: 10, height: 10, name: "odd")
    #expect(try Probe.warnings([.image(odd, Probe.rect(0, 0, 20, 20), tint: nil)]).map(\.message) == [message])
  }

  @Test func decodesAllOfAPictureOrNothing() throws {
    for file in [square, PNGFixture.apple(width: 2, rows: appleRows, parts: 2)] {
      for length in file.indices {
        let cut = image(Array(file[..<length]), width: 2, height: 2)
        guard case .success(let picture) = ImageStore().picture(of: cut) else { continue }
        // Only checksums and the end mark may be missing.
        #expect(length >= file.count - 24, "\(length) bytes")
        #expect(pixels(picture) == squarePixels)
      }
    }
  }

  @Test func survivesEveryChangedByte() throws {
    for file in [square, PNGFixture.apple(width: 2, rows: appleRows)] {
      for index in file.indices {
        var changed = file
        changed[index] ^= 0xFF
        let odd = image(changed, width: 2, height: 2)
        _ = try Probe.bitmap([.image(odd, Probe.rect(0, 0, 20, 20), tint: nil)])
      }
    }
  }

  @Test(arguments: ["/", "/dev/zero", "/nowhere/at/all.png"])
  func readsOnlyRegularFiles(path: String) throws {
    let file = UIImage(name: "x", size: CGSize(width: 2, height: 2), source: .file(path))
    #expect(
      try Probe.warnings([.image(file, Probe.rect(0, 0, 20, 20), tint: nil)]).map(\.message)
        == ["The picture “\(path)” cannot be read."])
  }

  @Test func decodesAPictureOnce() throws {
    let store = ImageStore()
    let shown = image(square, width: 2, height: 2)
    #expect(try store.picture(of: shown).get() === store.picture(of: shown).get())
  }
}
