import Diagnostics
import HeadlessUIKit
import TestSupport
import Testing
import XibCompiler

@Suite struct GridTests {
  @Test func placesCellsByTheFormula() {
    let result = compile(records(5)) {
      $0.grid.columns = 3
      $0.grid.width = 320
      $0.grid.top = 30
    }
    // (320 − 3 × 85) / 4 = 16.25, which is also the space between rows.
    #expect(
      result.frames == [
        CGRect(x: 16.25, y: 30, width: 85, height: 90), CGRect(x: 117.5, y: 30, width: 85, height: 90),
        CGRect(x: 218.75, y: 30, width: 85, height: 90), CGRect(x: 16.25, y: 136.25, width: 85, height: 90),
        CGRect(x: 117.5, y: 136.25, width: 85, height: 90),
      ])
    #expect(result.view?.frame == CGRect(x: 0, y: 0, width: 320, height: 242.5))
    #expect(result.errors == [] && result.otherWarnings == [])
  }

  @Test(arguments: [1, 2, 3, 4, 7, 9, 100]) func makesOneInstanceARecord(_ count: Int) {
    let result = compile(records(count)) { $0.grid.columns = 3 }
    #expect(result.frames.count == count)
    #expect(result.view?.subviews.count == count)
    #expect(result.tree?.topLevelObjects.map(\.instance) == (0..<count).map { $0 })
    #expect(Set(result.tree?.topLevelObjects.map(\.id) ?? []) == ["cell"])
  }

  @Test func takesOneColumnAndStatedSizes() {
    let result = compile(records(3)) {
      $0.grid.columns = 1
      $0.grid.cellSize = CGSize(width: 100, height: 50)
      $0.grid.rowSpacing = 4
      $0.grid.width = 120
    }
    #expect(result.frames == [0, 54, 108].map { CGRect(x: 10, y: $0, width: 100, height: 50) })
  }

  @Test func takesAsManyColumnsAsFit() {
    // Four cells of 85 points fit into the 375 points of the design's device.
    #expect(compile(records(5)).frames.map(\.minY).filter { $0 == 0 }.count == 4)
    let narrow = compile(records(2)) { $0.grid.width = 50 }
    #expect(narrow.frames.map(\.minX) == [-17.5, -17.5])
  }

  @Test func warnsWhatOverlaps() {
    let result = compile(records(3)) {
      $0.grid.columns = 3
      $0.grid.width = 200
      $0.grid.rowSpacing = 0
    }
    #expect(
      result.otherWarnings == [
        "3 cells of 85 points need 255 points, but the width is 200: neighbouring cells overlap by 13.75 points."
      ])
    #expect(result.frames.map(\.minX) == [-13.75, 57.5, 128.75])
  }

  @Test func makesAnEmptyGridOfNoRecords() {
    for data in ["[]", "{}"] where data == "[]" {
      let result = compile(data) {
        $0.grid.columns = 3
        $0.grid.width = 320
        $0.grid.top = 10
      }
      #expect(result.errors == [])
      #expect(result.warnings == ["The JSON holds an empty array: no instance of the template is made."])
      #expect(result.frames == [])
      #expect(result.view?.subviews.isEmpty == true)
      #expect(result.view?.frame == CGRect(x: 0, y: 0, width: 320, height: 26.25))
    }
    #expect(compile("[]") { $0.isStrict = true }.errors == [])
    #expect(compile("[]", template: SampleDocument.xib("<customObject id=\"o\"/>")).view == nil)
  }

  @Test func leavesASingleRecordAsTheTemplateIs() {
    let result = compile("{\"name\": \"One\", \"icon\": \"a\"}")
    #expect(result.frames == [CGRect(x: 0, y: 0, width: 85, height: 90)])
    #expect(result.view?.superview == nil)
    #expect(compile(nil).tree?.topLevelObjects.map(\.instance) == [0])
  }

  @Test(
    arguments: [
      (0, 85, 320), (3, .nan, 320), (3, 0, 320), (3, 85, .infinity), (3, -1, 320), (1_000_000, 85, 320), (3, 85, 1e300),
    ] as [(Int, CGFloat, CGFloat)])
  func refusesImpossibleGrids(_ columns: Int, _ cell: CGFloat, _ width: CGFloat) {
    let result = compile(records(2)) {
      $0.grid.columns = columns
      $0.grid.cellSize = CGSize(width: cell, height: 90)
      $0.grid.width = width
    }
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["grid"])
    #expect(result.tree == nil)
  }
}
