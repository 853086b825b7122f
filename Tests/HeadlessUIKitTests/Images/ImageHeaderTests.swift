import HeadlessUIKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ImageHeaderTests {
  private func header(_ bytes: [UInt8]) throws -> ImageHeader { try ImageHeader(bytes: bytes) }

  @Test func readsPNG() throws {
    let header = try header(Picture.png(120, 80))
    #expect(header == ImageHeader(format: .png, size: CGSize(width: 120, height: 80)))
    #expect(!header.isVector)
  }

  @Test func tellsPNGsThatXcodeOptimized() throws {
    let header = try header(Picture.png(57, 58, apple: true))
    #expect(header.isAppleOptimized)
    #expect(header.size == CGSize(width: 57, height: 58))
  }

  @Test func readsProgressiveJPEGBehindTablesAndFillBytes() throws {
    #expect(try header(Picture.jpeg(640, 480)).size == CGSize(width: 640, height: 480))
  }

  @Test(arguments: [true, false]) func laysJPEGOnItsSideByEXIF(bigEndian: Bool) throws {
    let turned = Picture.jpeg(640, 480, app1: Picture.exif(orientation: 6, bigEndian: bigEndian))
    let upright = Picture.jpeg(640, 480, app1: Picture.exif(orientation: 3, bigEndian: bigEndian))
    #expect(try header(turned).size == CGSize(width: 480, height: 640))
    #expect(try header(upright).size == CGSize(width: 640, height: 480))
  }

  @Test func readsGIF() throws {
    let bytes = Array("GIF89a".utf8) + Picture.little(33, 2) + Picture.little(44, 2)
    #expect(try header(bytes) == ImageHeader(format: .gif, size: CGSize(width: 33, height: 44)))
  }

  @Test func readsBMPOfBothHeaders() throws {
    let start = Array("BM".utf8) + [UInt8](repeating: 0, count: 12)
    let old = start + Picture.little(12, 4) + Picture.little(5, 2) + Picture.little(6, 2)
    let upsideDown = start + Picture.little(40, 4) + Picture.little(5, 4) + Picture.little(-6, 4)
    #expect(try header(old).size == CGSize(width: 5, height: 6))
    #expect(try header(upsideDown).size == CGSize(width: 5, height: 6))
  }

  @Test func readsTIFFAndItsOrientation() throws {
    #expect(try header(Picture.tiff(70, 90, orientation: 1)).size == CGSize(width: 70, height: 90))
    #expect(try header(Picture.tiff(70, 90, orientation: 8)).size == CGSize(width: 90, height: 70))
  }

  @Test func readsAllThreeKindsOfWebP() throws {
    func webp(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + Picture.little(0, 4) + Array("WEBP\(chunk)".utf8) + Picture.little(0, 4) + content
    }
    let lossy = webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + Picture.little(300, 2) + Picture.little(200, 2))
    let lossless = webp("VP8L", [0x2F] + Picture.little(299 | 199 << 14, 4))
    let extended = webp("VP8X", Picture.little(0, 4) + Picture.little(299, 3) + Picture.little(199, 3))
    for bytes in [lossy, lossless, extended] {
      #expect(try header(bytes) == ImageHeader(format: .webp, size: CGSize(width: 300, height: 200)))
    }
  }

  @Test func takesLargestPictureOfHEICAndTurnsIt() throws {
    let sizes = [(512, 512), (4032, 3024), (320, 240)]
    #expect(try header(Picture.heic(sizes)).size == CGSize(width: 4032, height: 3024))
    #expect(try header(Picture.heic(sizes, turns: 3)).size == CGSize(width: 3024, height: 4032))
  }

  @Test func readsMediaBoxOfPDFInPoints() throws {
    let text = "%PDF-1.4\n1 0 obj <</Type/Page /MediaBox [ 10 10.5 34 -13.5 ]>>\n%%EOF"
    let header = try header(Array(text.utf8))
    #expect(header == ImageHeader(format: .pdf, size: CGSize(width: 24, height: 24)))
    #expect(header.isVector)
  }

  @Test func saysThatMediaBoxIsCompressed() {
    #expect(throws: ImageHeaderFailure.self) { try header(Array("%PDF-1.5\n<</Type/ObjStm>> %%EOF".utf8)) }
    #expect(throws: ImageHeaderFailure.truncated(.pdf)) { try header(Array("%PDF-1.5\n/MediaBox [0 0".utf8)) }
  }

  @Test(arguments: [
    ("<svg width=\"24\" height=\"12px\">", 24.0, 12.0),
    ("<?xml version=\"1.0\"?><!-- <svg width=\"1\"> --><svg height='1in' width='72pt' />", 96, 96),
    ("<!DOCTYPE svg [ <!ENTITY a \"b\"> ]>\n<svg:svg viewBox=\"0,0 30 40\" >", 30, 40),
    ("\u{FEFF}<svg width=\"100%\" height=\"100%\" viewBox=\"-5 -5 10 20\">", 10, 20),
    ("<svg width=\"5\" viewBox=\"0 0 10 20\">", 5, 10),
    ("<svg width=\"2em\" height=\"40\" viewBox=\"0 0 1 2\">", 20, 40),
    ("<svg data-x width = \"1e1\" height=\"+2.5\">", 10, 2.5),
  ]) func readsSVG(text: String, width: Double, height: Double) throws {
    #expect(try header(Array(text.utf8)) == ImageHeader(format: .svg, size: CGSize(width: width, height: height)))
  }

  @Test(arguments: [
    "<svg>", "<svg width=\"0\" height=\"4\">", "<svg width='1e308' viewBox='0 0 1e-300 1'>", "<svg width=\"12\"",
    "<html><svg width='1' height='1'></html>", "<!DOCTYPE svg [ <svg", "<?xml <svg", "<svg width='nan' height='inf'>",
  ]) func refusesSVGWithoutSize(text: String) {
    #expect(throws: ImageHeaderFailure.self) { try header(Array(text.utf8)) }
  }

  @Test func describesWhatItCannotRead() {
    #expect(throws: ImageHeaderFailure.empty) { try header([]) }
    #expect(throws: ImageHeaderFailure.unknownFormat) { try header(Array("hello".utf8)) }
    #expect(throws: ImageHeaderFailure.malformed(.png, "its width or height is zero or no number")) {
      try header(Picture.png(0, 5))
    }
    #expect("\(ImageHeaderFailure.truncated(.png))" == "the PNG ends before its size")
    #expect(throws: ImageHeaderFailure.unreadable("the file does not exist")) {
      try ImageHeader.read(path: "/nowhere/at/all.png")
    }
  }

  /// Every beginning of every kind of picture, and every one with a byte set to its largest value.
  @Test func neverCrashesOnTruncatedOrHostileBytes() {
    let pictures = [
      Picture.png(9, 9), Picture.png(9, 9, apple: true),
      Picture.jpeg(9, 9, app1: Picture.exif(orientation: 6, bigEndian: true)), Picture.tiff(9, 9, orientation: 6),
      Picture.heic([(9, 9)], turns: 1), Array("%PDF-1.4 /MediaBox [0 0 9 9] %%EOF".utf8),
      Array("<svg viewBox='0 0 9 9' width='9'>".utf8),
      Array("RIFF0000WEBPVP8X".utf8) + [UInt8](repeating: 1, count: 20), Array("GIF89a".utf8) + [1, 0, 1, 0],
      Array("BM".utf8) + [UInt8](repeating: 40, count: 30),
    ]
    var failures = 0
    for picture in pictures {
      for length in 0..<picture.count {
        do { _ = try ImageHeader(bytes: Array(picture.prefix(length))) } catch { failures += 1 }
        for value: UInt8 in [0, 0x7F, 0xFF] {
          var damaged = picture
          damaged[length] = value
          do { _ = try ImageHeader(bytes: damaged) } catch { failures += 1 }
        }
      }
    }
    #expect(failures > 500)
  }

  @Test(arguments: [2, 6]) func readsOnWhenSizeStandsBehindLongSegments(segments: Int) throws {
    let assets = try TemporaryAssets()
    try assets.write(Picture.jpeg(31, 41, padding: segments), to: "long.jpg")
    #expect(try ImageHeader.read(path: assets.path + "/long.jpg").size == CGSize(width: 31, height: 41))
  }

  @Test func followsLinksToPictures() throws {
    let assets = try TemporaryAssets()
    try assets.png(7, 8, at: "real.png")
    for (link, target) in [("link.png", "real.png"), ("folder.png", "."), ("loop.png", "loop.png")] {
      try FileManager.default.createSymbolicLink(atPath: assets.path + "/" + link, withDestinationPath: target)
    }
    #expect(try ImageHeader.read(path: assets.path + "/link.png").size == CGSize(width: 7, height: 8))
    for broken in ["folder.png", "loop.png"] {
      #expect(throws: ImageHeaderFailure.self) { try ImageHeader.read(path: assets.path + "/" + broken) }
    }
  }

  @Test func refusesFoldersAndOtherIrregularFiles() throws {
    let assets = try TemporaryAssets()
    #expect(throws: ImageHeaderFailure.unreadable("it is no regular file")) {
      try ImageHeader.read(path: assets.path)
    }
  }
}
