/// Kerning between adjacent ASCII characters, in 1/10000 em: a value for each pair at `left * 96 + right`, where a
/// character counts from U+0020.
///
/// Evidence: classes of pairs, fitted without a prior to the frames of public documents; no kerning table was copied.
enum KerningTable {
  static let sanFrancisco = table { $0.sanFrancisco }
  static let helvetica = table { $0.helvetica }
  /// Of the regular cut for sizes above 20 points, in which T, F and P stand closer before small letters.
  ///
  /// Evidence: 10 of 10 texts with such pairs were measured too wide without it, by 0.09 em on average, and 8 of 27 others.
  static let sanFranciscoDisplay: [Int16] = {
    var table = sanFrancisco
    for (left, right) in [("T", "aceogqsmnpruvwxyzi"), ("F", "aceogqsui"), ("P", "aceogqs")] {
      for left in left.utf8 {
        for right in right.utf8 { table[(Int(left) - 32) * 96 + Int(right) - 32] -= 500 }
      }
    }
    return table
  }()

  private struct PairClass {
    let left: String
    let right: String
    let sanFrancisco: Int16
    let helvetica: Int16

    init(_ left: String, _ right: String, _ sanFrancisco: Int16, _ helvetica: Int16) {
      self.left = left
      self.right = right
      self.sanFrancisco = sanFrancisco
      self.helvetica = helvetica
    }
  }

  /// The first class that holds a pair decides, also where its value is zero.
  private static let classes: [PairClass] = [
    PairClass("T", "aceogqsmnpruvwxyz", -860, -400),
    PairClass("FP", "aceogqs", -97, 0),
    PairClass("VWY", "aceogqsdmnpru", -458, -200),
    PairClass("T", "A", -633, 0),
    PairClass("A", "TVWY", -578, 0),
    PairClass("VWYP", "A", -242, 0),
    PairClass("L", "TVWY", -768, 0),
    PairClass("vwy", "aceogdq", -246, 0),
    PairClass("vwyr", ".,", -293, 0),
    PairClass("r", "aceogdq", -102, -110),
    PairClass("r", "vwytfxz", 166, 0),
    PairClass("ft", "aceogdq", -60, 0),
    PairClass("ft", "vwytf", -42, 0),
    PairClass("eobcp", "vwyx", -126, 0),
    PairClass("a", "vwy", -132, 0),
    PairClass("k", "aceogdq", -231, 0),
    PairClass("K", "aceogquvwyOCGQ", -332, -100),
    PairClass("DOQ", "TVWYXA", -302, 0),
    PairClass("TVWY", "OCGQ", -96, 0),
    PairClass("A", "OCGQ", -195, 0),
    PairClass("A", "vwy", -200, 0),
    PairClass("aehmnos", "TY", -783, 0),
    PairClass(" ", "TVWY", 75, -430),
    PairClass("r", " ", 39, 0),
    PairClass("vwy", " ", -30, 0),
    PairClass("ft", " ", -25, 0),
    PairClass("7", "./,-", -449, 0),
    PairClass("0123456789", "0123456789", 91, 0),
  ]

  private static func table(_ value: (PairClass) -> Int16) -> [Int16] {
    var table = [Int16](repeating: 0, count: 96 * 96)
    // Backwards, so that an earlier class overwrites a later one.
    for pairs in classes.reversed() {
      for left in pairs.left.utf8 {
        for right in pairs.right.utf8 {
          table[(Int(left) - 32) * 96 + Int(right) - 32] = value(pairs)
        }
      }
    }
    return table
  }
}
