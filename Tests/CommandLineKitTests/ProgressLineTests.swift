import Testing

@testable import CommandLineKit

@Suite struct ProgressLineTests {
  /// A clock that is set by hand, and what was written.
  private final class Stage {
    var now = Duration.zero
    var written: [String] = []

    func progress(total: Int, isInteractive: Bool = true, columns: Int = 60) -> ProgressLine {
      ProgressLine(
        "Checking", total: total, terminal: Terminal(isInteractive: isInteractive, columns: columns),
        elapsed: { self.now }, write: { self.written.append($0) })
    }
  }

  @Test func showsCountRateAndTimeLeft() {
    let stage = Stage()
    var progress = stage.progress(total: 400)
    stage.now = .seconds(2)
    progress.advance(by: 100)
    #expect(stage.written == ["\r\u{1B}[2KChecking  ██████░░░░░░░░░░░░░░░░░░░  100/400  50/s  6s left"])
  }

  @Test func isSilentWhereNobodyWatches() {
    let stage = Stage()
    var progress = stage.progress(total: 4, isInteractive: false)
    stage.now = .seconds(2)
    progress.advance(by: 2)
    progress.erase()
    #expect(stage.written.isEmpty)
  }

  @Test func drawsAtMostOnceAnInterval() {
    let stage = Stage()
    var progress = stage.progress(total: 1000)
    for step in 1...1000 {
      stage.now = .milliseconds(step)
      progress.advance()
    }
    #expect(stage.written.count == 10)
  }

  @Test func erasesItselfOnceAndOnlyIfItWasDrawn() {
    let stage = Stage()
    var progress = stage.progress(total: 10)
    progress.advance()
    progress.erase()
    #expect(stage.written.isEmpty)
    stage.now = .seconds(1)
    progress.advance()
    progress.erase()
    progress.erase()
    #expect(stage.written.count == 2)
    #expect(stage.written.last == "\r\u{1B}[2K")
  }

  @Test(arguments: [20, 24, 30, 40, 80, 200])
  func fitsIntoTheTerminal(columns: Int) {
    let stage = Stage()
    var progress = stage.progress(total: 1_000_000, columns: columns)
    stage.now = .seconds(3600)
    progress.advance(by: 1)
    let line = stage.written.first?.dropFirst(5) ?? ""
    #expect(!line.isEmpty)
    #expect(line.count < columns)
  }

  @Test func bearsMoreStepsThanPromisedAndUnknownTotals() {
    let stage = Stage()
    var progress = stage.progress(total: 2)
    stage.now = .seconds(1)
    progress.advance(by: .max)
    progress.advance(by: .max)
    progress.advance(by: -5)
    #expect(stage.written.first?.contains("░") == false)
    var unknown = stage.progress(total: 0)
    unknown.advance(by: 3)
    #expect(stage.written.last == "\r\u{1B}[2KChecking  3  3/s")
  }
}
