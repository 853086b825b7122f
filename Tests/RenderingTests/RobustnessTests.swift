import HeadlessUIKit
@testable import Rendering
import Testing

@Suite struct RobustnessTests {
  typealias Probe = RenderingProbe

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: -1, height: 10), CGSize(width: CGFloat.nan, height: 10),
    CGSize(width: 10, height: CGFloat.infinity),
  ])
  func refusesSizesThatAreNone(size: CGSize) {
    for format in OutputFormats.all {
      #expect {
        try format.render(DisplayList(size: size), options: RenderingOptions())
      } throws: { error in
        if case .invalidSize = error as? RenderingError { true } else { false }
      }
    }
  }

  @Test(arguments: [CGFloat.nan, 0, 0.5, 5, -2, .infinity])
  func refusesScalesOutsideOneToFour(scale: CGFloat) {
    #expect {
      try PNGRenderer().render(Probe.list([]), options: RenderingOptions(scale: scale))
    } throws: { error in
      if case .invalidScale = error as? RenderingError { true } else { false }
    }
  }

  @Test(arguments: [CGSize(width: 40000, height: 1), CGSize(width: 20000, height: 20000)])
  func refusesBitmapsThatAreTooLarge(size: CGSize) {
    #expect(throws: RenderingError.tooLarge(size)) {
      try PNGRenderer().render(DisplayList(size: size), options: RenderingOptions(scale: 1))
    }
  }

  @Test func tellsErrorsInOneSentence() {
    #expect(
      RenderingError.tooLarge(CGSize(width: 40000, height: 1)).description
        == "A picture of 40000.0 × 1.0 pixels is too large: a side may have 32767 pixels, all of it 512 MB.")
  }

  @Test(arguments: [
    [DisplayCommand.restore, .restore], [.endGroup], [.endObject], [.save, .endGroup],
    [.beginGroup(alpha: 0.5), .restore],
    [.save, .beginGroup(alpha: 0.5), .restore, .endGroup], [.save, .save, .beginGroup(alpha: 0.5)],
    [.beginObject(id: "a", name: "b", frame: .zero), .save, .endObject, .restore],
  ])
  func drawsOnAfterUnbalancedCommands(commands: [DisplayCommand]) throws {
    let list = Probe.list(commands + [.fill(.rect(Probe.rect(0, 0, 20, 20)), Probe.red)])
    for format in OutputFormats.all {
      let output = try format.render(list, options: RenderingOptions(scale: 1))
      #expect(!output.bytes.isEmpty)
      if format.fileEnding == "png" { #expect(try Probe.decoded(output.bytes).pixel(9, 9) & 0xFF0000 != 0) }
    }
  }

  @Test func warnsOfUnbalancedCommands() throws {
    #expect(try Probe.warnings([.restore]).count == 1)
    #expect(try Probe.warnings([.save, .restore]).isEmpty)
  }

  @Test func drawsDeepNests() throws {
    let depth = 20_000
    let begin = [DisplayCommand.save, .beginGroup(alpha: 0.99), .beginObject(id: "a", name: "UIView", frame: .zero)]
    let end = [DisplayCommand.endObject, .endGroup, .restore]
    let list = Probe.list(
      Array(repeating: begin, count: depth).flatMap { $0 } + [.fill(.rect(Probe.rect(0, 0, 9, 9)), Probe.red)]
        + Array(repeating: end, count: depth).flatMap { $0 })
    for format in OutputFormats.all {
      #expect(try format.render(list, options: RenderingOptions(scale: 1)).warnings.count == 1)
    }
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
    CGAffineTransform(translationX: .infinity, y: 0), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
  ])
  func hidesWhatIsFoldedAway(transform: CGAffineTransform) throws {
    let picture = try Probe.bitmap([
      .save, .concat(transform), .fill(.rect(Probe.rect(0, 0, 20, 20)), Probe.red), .text(Probe.text("A")), .restore,
      .fill(.rect(Probe.rect(10, 10, 5, 5)), Probe.green),
    ])
    #expect(picture.pixel(2, 2) == 0)
    #expect(picture.pixel(12, 12) == 0xFF00_FF00)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 1e-300])
  func survivesAbsurdNumbers(number: CGFloat) throws {
    let rect = Probe.rect(number, 0, number, 10)
    let point = CGPoint(x: number, y: 1)
    let image = UIImage(name: "x", size: rect.size, source: .missing)
    let color = RGBA(red: number, green: number, blue: 0, alpha: number)
    let path = DisplayShape.path([.close, .line(point), .curve(point, control1: point, control2: .zero), .close])
    let list = Probe.list([
      .fill(.rect(rect), color), .fill(.roundedRect(rect, radius: number), .black), .fill(.ellipse(rect), .black),
      .fill(path, .black), .stroke(.rect(rect), .black, width: number),
      .stroke(.path([.move(point), .line(.zero)]), .black, width: number),
      .shadow(.ellipse(Probe.rect(0, 0, 9, 9)), .black, offset: CGSize(width: number, height: 0), blur: number),
      .shadow(.rect(rect), .black, offset: .zero, blur: 3), .image(image, rect, tint: color),
      .beginGroup(alpha: number), .text(Probe.text("Ag", size: number, width: number)), .endGroup,
      .text(Probe.text("Ag", width: number)), .beginObject(id: "", name: "", frame: rect), .endObject, .save,
      .concat(CGAffineTransform(scaleX: number, y: number)), .fill(.rect(Probe.rect(0, 0, 1, 1)), .black),
      .text(Probe.text("Ag")), .restore, .save, .clip(.ellipse(rect)), .restore,
      .fill(.rect(Probe.rect(18, 18, 2, 2)), Probe.green),
    ])
    for format in OutputFormats.all {
      let output = try format.render(list, options: RenderingOptions(scale: 1))
      if format.fileEnding == "png" { #expect(try Probe.decoded(output.bytes).pixel(19, 19) == 0xFF00_FF00) }
    }
  }

  @Test func givesTheSameBytesOnEveryThread() async throws {
    let list = Probe.list([.text(Probe.text("Ag 字", width: 17)), .fill(.ellipse(Probe.rect(1, 1, 9, 9)), Probe.red)])
    for format in OutputFormats.all {
      let expected = try format.render(list, options: RenderingOptions())
      try await withThrowingTaskGroup(of: RenderedOutput.self) { group in
        for _ in 0..<16 { group.addTask { try format.render(list, options: RenderingOptions()) } }
        for try await output in group { #expect(output == expected) }
      }
    }
  }

  @Test func findsFormatsByFileEnding() {
    #expect(OutputFormats.all.map(\.fileEnding) == ["png", "pdf", "svg", "html"])
    #expect(OutputFormats.all.map(\.isBinary) == [true, true, false, false])
    #expect(OutputFormats.renderer(forFileEnding: "PNG")?.name == "PNG")
    #expect(OutputFormats.renderer(forFileEnding: "docx") == nil)
  }
}
