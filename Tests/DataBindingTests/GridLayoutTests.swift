import DataBinding
import Diagnostics
import HeadlessUIKit
import Testing

@Suite struct GridLayoutTests {
  private func grid(
    _ columns: Int = 3, _ cell: CGSize = CGSize(width: 85, height: 90), top: CGFloat = 30,
    spacing: GridLayout.RowSpacing = .auto, width: CGFloat = 320
  ) throws -> GridLayout {
    try GridLayout(columns: columns, cellSize: cell, top: top, rowSpacing: spacing, width: width)
  }

  @Test func sharesTheWidthEqually() throws {
    let grid = try grid()
    #expect(grid.margin == 16.25)
    #expect(
      try grid.frames(count: 5) == [
        CGRect(x: 16.25, y: 30, width: 85, height: 90), CGRect(x: 117.5, y: 30, width: 85, height: 90),
        CGRect(x: 218.75, y: 30, width: 85, height: 90), CGRect(x: 16.25, y: 136.25, width: 85, height: 90),
        CGRect(x: 117.5, y: 136.25, width: 85, height: 90),
      ])
    #expect(try grid.contentHeight(count: 5) == 226.25)
    #expect(grid.diagnostics(count: 5, document: "-").isEmpty)
  }

  @Test func takesAFixedRowSpacing() throws {
    let grid = try grid(spacing: .fixed(10))
    #expect(try grid.frames(count: 4)[3].minY == 130)
    #expect(try grid.contentHeight(count: 4) == 220)
    #expect(try grid.contentHeight(count: 3) == 120)
  }

  @Test func hasNoFramesForNoCells() throws {
    #expect(try grid().frames(count: 0).isEmpty)
    #expect(try grid().contentHeight(count: 0) == 30)
  }

  @Test func warnsWhatOverlapsAndByHowMuch() throws {
    let grid = try grid(3, CGSize(width: 120, height: 90), spacing: .fixed(0))
    #expect(
      grid.diagnostics(count: 9, document: "-").map(\.message) == [
        "3 cells of 120 points need 360 points, but the width is 320: neighbouring cells overlap by 10 points."
      ])
    #expect(grid.diagnostics(count: 9, document: "-").map(\.severity) == [.warning])
    let single = try self.grid(1, CGSize(width: 400, height: 90))
    #expect(
      single.diagnostics(count: 1, document: "-").map(\.message) == [
        "1 cell of 400 points needs 400 points, but the width is 320: it sticks out by 40 points on both sides."
      ])
    #expect(single.diagnostics(count: 2, document: "-").count == 2)
  }

  @Test(arguments: [0, -1, Int.min, Int.max])
  func refusesImpossibleColumns(_ columns: Int) {
    #expect(throws: GridLayoutError.columns(columns)) { try grid(columns) }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func refusesNumbersThatAreNoLengths(_ number: CGFloat) {
    for make in [
      { try grid(width: number) }, { try grid(top: number) }, { try grid(spacing: .fixed(number)) },
      { try grid(3, CGSize(width: number, height: 1)) }, { try grid(3, CGSize(width: 1, height: number)) },
    ] {
      let error = #expect(throws: GridLayoutError.self) { _ = try make() }
      #expect(error?.description.contains("1000000000 points, not ") == true)
    }
    #expect(throws: GridLayoutError.self) { try grid(width: 0) }
  }

  @Test(arguments: [-1, Int.max, Int.min, 1_000_001])
  func refusesImpossibleCounts(_ count: Int) throws {
    let grid = try grid()
    #expect(throws: GridLayoutError.count(count)) { try grid.frames(count: count) }
    #expect(throws: GridLayoutError.count(count)) { try grid.contentHeight(count: count) }
  }

  @Test func keepsMarginsEqualForAnyGrid() throws {
    var random = SplitMix(state: 3)
    for _ in 0..<200 {
      let columns = 1 + random.next(below: 12)
      let width = CGFloat(100 + random.next(below: 2000))
      let grid = try grid(columns, CGSize(width: CGFloat(1 + random.next(below: 200)), height: 10), width: width)
      let count = random.next(below: 60)
      let frames = try grid.frames(count: count)
      #expect(frames.count == count)
      for (index, frame) in frames.enumerated() where index % columns == columns - 1 {
        #expect(abs(width - frame.maxX - grid.margin) < 1e-9)
      }
      #expect(try grid.contentHeight(count: count) == frames.map(\.maxY).max() ?? grid.top)
    }
  }
}
