import HeadlessUIKit
@testable import Rendering
import Testing

@Suite struct PNGRendererTests {
  typealias Probe = RenderingProbe

  @Test func fillsOnlyTheShape() throws {
    let picture = try Probe.bitmap([.fill(.rect(Probe.rect(5, 5, 10, 10)), Probe.red)])
    #expect(picture.width == 20 && picture.height == 20)
    #expect(picture.pixel(4, 10) == 0)
    #expect(picture.pixel(5, 5) == 0xFFFF_0000)
    #expect(picture.pixel(14, 14) == 0xFFFF_0000)
    #expect(picture.pixel(15, 15) == 0)
  }

  @Test func scalesToPixels() throws {
    let list = Probe.list([.fill(.rect(Probe.rect(10, 0, 10, 20)), Probe.blue)])
    let picture = try Probe.decoded(PNGRenderer().render(list, options: RenderingOptions(scale: 3)).bytes)
    #expect(picture.width == 60)
    #expect(picture.pixel(29, 30) == 0)
    #expect(picture.pixel(30, 30) == 0xFF00_00FF)
  }

  @Test func takesNoExtraPixelForARoundingError() throws {
    let picture = try Probe.bitmap([], width: 20.000_001, height: 20.5)
    #expect(picture.width == 20 && picture.height == 21)
  }

  @Test func paintsTheBackgroundBelow() throws {
    let picture = try Probe.bitmap([.fill(.rect(Probe.rect(0, 0, 10, 20)), Probe.red)], background: .white)
    #expect(picture.pixel(5, 5) == 0xFFFF_0000)
    #expect(picture.pixel(19, 19) == 0xFFFF_FFFF)
  }

  @Test(arguments: [
    DisplayShape.rect(CGRect(x: 5, y: 5, width: 10, height: 10)),
    .roundedRect(CGRect(x: 5, y: 5, width: 10, height: 10), radius: 5),
    .ellipse(CGRect(x: 5, y: 5, width: 10, height: 10)),
    .path([
      .move(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 15, y: 5)), .line(CGPoint(x: 15, y: 15)),
      .line(CGPoint(x: 5, y: 15)), .close,
    ]),
  ])
  func clipsUntilTheStateIsRestored(shape: DisplayShape) throws {
    let everything = DisplayShape.rect(Probe.rect(0, 0, 20, 20))
    let picture = try Probe.bitmap([
      .save, .clip(shape), .fill(everything, Probe.red), .restore, .fill(.rect(Probe.rect(0, 18, 2, 2)), Probe.green),
    ])
    #expect(picture.pixel(10, 10) == 0xFFFF_0000)
    #expect(picture.pixel(2, 2) == 0)
    #expect(picture.pixel(1, 19) == 0xFF00_FF00)
  }

  @Test func clipsToTheCommonPart() throws {
    let picture = try Probe.bitmap([
      .clip(.rect(Probe.rect(0, 0, 12, 20))), .clip(.rect(Probe.rect(8, 0, 12, 20))),
      .fill(.rect(Probe.rect(0, 0, 20, 20)), Probe.red),
    ])
    #expect([7, 8, 11, 12].map { picture.pixel($0, 10) } == [0, 0xFFFF_0000, 0xFFFF_0000, 0])
  }

  @Test func drawsNothingInAnEmptyClip() throws {
    let picture = try Probe.bitmap([
      .save, .clip(.rect(.zero)), .fill(.rect(Probe.rect(0, 0, 20, 20)), Probe.red), .restore,
    ])
    #expect(picture.pixel(0, 0) == 0)
  }

  @Test func fadesAGroupAsOnePicture() throws {
    let picture = try Probe.bitmap([
      .beginGroup(alpha: 0.5), .fill(.rect(Probe.rect(0, 0, 12, 20)), Probe.red),
      .fill(.rect(Probe.rect(8, 0, 12, 20)), Probe.blue), .endGroup,
    ])
    #expect(picture.pixel(2, 2) == 0x8080_0000)
    #expect(picture.pixel(10, 2) == 0x8000_0080)
  }

  @Test func mapsInnerTransformsFirst() throws {
    let picture = try Probe.bitmap([
      .save, .concat(CGAffineTransform(translationX: 10, y: 0)), .save, .concat(CGAffineTransform(scaleX: 2, y: 2)),
      .fill(.rect(Probe.rect(0, 0, 4, 4)), Probe.red), .restore, .restore,
      .fill(.rect(Probe.rect(0, 10, 4, 4)), Probe.green),
    ])
    #expect(picture.pixel(9, 0) == 0)
    #expect(picture.pixel(17, 7) == 0xFFFF_0000)
    #expect(picture.pixel(18, 7) == 0)
    #expect(picture.pixel(0, 10) == 0xFF00_FF00)
  }

  @Test func centresALineOnTheOutline() throws {
    let picture = try Probe.bitmap([.stroke(.rect(Probe.rect(5, 5, 10, 10)), Probe.red, width: 2)])
    #expect([3, 4, 5, 6].map { picture.pixel($0, 10) } == [0, 0xFFFF_0000, 0xFFFF_0000, 0])
  }

  @Test func blursAShadowEvenly() throws {
    let shape = DisplayShape.rect(Probe.rect(20, 20, 20, 20))
    let picture = try Probe.bitmap(
      [.shadow(shape, .black, offset: CGSize(width: 0, height: 10), blur: 4)], width: 60, height: 80)
    let alphas = [30, 20, 14, 2].map { picture.pixel($0, 40) >> 24 }
    #expect(alphas[0] > 240)
    #expect((118...138).contains(alphas[1]))
    #expect((1...60).contains(alphas[2]))
    #expect(alphas[3] == 0)
    #expect(abs(Int(picture.pixel(14, 40) >> 24) - Int(picture.pixel(45, 40) >> 24)) <= 1)
  }

  @Test func keepsASharpShadowSharp() throws {
    let picture = try Probe.bitmap([
      .shadow(.rect(Probe.rect(2, 2, 5, 5)), Probe.blue, offset: CGSize(width: 10, height: 10), blur: 0)
    ])
    #expect(picture.pixel(4, 4) == 0)
    #expect(picture.pixel(12, 12) == 0xFF00_00FF)
    #expect(picture.pixel(17, 17) == 0)
  }

  @Test func givesTheSameBytesTwice() throws {
    let list = Probe.list([.text(Probe.text("Ag", width: 16)), .fill(.ellipse(Probe.rect(1, 1, 9, 9)), Probe.red)])
    let first = try PNGRenderer().render(list, options: RenderingOptions())
    #expect(try PNGRenderer().render(list, options: RenderingOptions()) == first)
  }
}
