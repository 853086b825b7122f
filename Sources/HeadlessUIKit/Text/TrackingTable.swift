/// Letter spacing by point size, in em per character.
///
/// Evidence: Apple's published tracking table up to 17 points (the documents agree within 0.003 em; at 17 points, where 51
/// of 191 texts are wider than it makes them and 26 narrower, half a thousandth is added). From 18 points the values were
/// fitted to the frames of public documents and carry the narrower Display cut too, so they differ by the generation of
/// Xcode that stored the frames.
struct TrackingTable: Sendable {
  /// Point sizes, ascending, and the values for them in 1/10000 em.
  let sizes: [Int16]
  let values: [Int16]

  /// The value at a point size, linear between the sizes of the table and constant beyond its ends.
  func value(at size: Double) -> Double {
    guard let first = sizes.first, let last = sizes.last, size > Double(first) else { return em(0) }
    guard size < Double(last) else { return em(sizes.count - 1) }
    var low = 0
    var high = sizes.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if Double(sizes[middle]) <= size { low = middle } else { high = middle }
    }
    let below = Double(sizes[low])
    let step = (size - below) / (Double(sizes[high]) - below)
    return em(low) + (em(high) - em(low)) * step
  }

  private func em(_ index: Int) -> Double {
    index < values.count ? Double(values[index]) / 10_000 : 0
  }
}

extension TrackingTable {
  /// The table for San Francisco at a size in points, as the tools of that version measured it.
  static func sanFrancisco(size: Double, toolsVersion: Double) -> TrackingTable {
    guard size >= 18, toolsVersion < 17_000 else { return current }
    return toolsVersion >= 13_000 ? xcode9To11 : xcode7To8
  }

  /// Xcode 12 and later.
  static let current = TrackingTable(
    sizes: [
      6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
      35, 36, 38, 40, 42, 44, 46, 48, 50, 54, 58, 60, 64, 68, 72, 76, 80, 88, 96,
    ],
    values: [
      430, 360, 280, 158, 115, 51, -5, -62, -117, -164, -202, -250, -281, -346, -368, -398, -437, -436, -435, -434,
      -436, -438, -440, -435, -431, -426, -421, -417, -412, -415, -417, -423, -428, -433, -438, -444, -449, -454, -460,
      -466, -469, -475, -481, -487, -493, -499, -499, -499,
    ])

  static let xcode9To11 = TrackingTable(
    sizes: displaySizes,
    values: [
      -242, -244, -416, -411, -407, -397, -388, -378, -390, -403, -415, -420, -425, -429, -434, -439, -443, -443, -443,
      -442, -441, -441, -440, -439, -438, -438, -426, -415, -409, -397, -386, -374, -363, -351, -351, -351, -305,
    ])

  static let xcode7To8 = TrackingTable(
    sizes: displaySizes,
    values: [
      -242, -244, -233, -249, -266, -275, -284, -293, -288, -283, -277, -272, -267, -276, -285, -294, -303, -312, -309,
      -301, -294, -286, -279, -271, -263, -256, -263, -271, -275, -282, -290, -297, -305, -312, -328, -343, -343,
    ])

  /// Helvetica Neue as the system font of Xcode 6 and older. Evidence: 154 rows, low confidence.
  static let helveticaNeue = TrackingTable(
    sizes: [11, 12, 13, 14, 15, 17, 18, 20, 36, 48],
    values: [277, -100, -155, 141, 93, 26, -21, -48, 320, 189])

  private static let displaySizes: [Int16] = [
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 38, 40, 42, 44, 46, 48, 50, 54, 58, 60,
    64, 68, 72, 76, 80, 88, 96, 200,
  ]
}
