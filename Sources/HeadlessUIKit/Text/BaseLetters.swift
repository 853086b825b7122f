/// Which ASCII character is about as wide as one that no advance table holds.
enum BaseLetters {
  /// The letter for a scalar, nil when nothing is known.
  static func ascii(for scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x0386..<0x03D0: letter(in: greek, at: scalar - 0x0386)
    case 0x0401..<0x0460: letter(in: cyrillic, at: scalar - 0x0401)
    case 0x1E00..<0x1F00: letter(in: latinAdditional, at: scalar - 0x1E00)
    case 0x00A0, 0x202F: 0x20
    case 0x00A1: 0x21
    case 0x00A2...0x00A5, 0x20A0...0x20C0: 0x24
    case 0x00B1, 0x00D7, 0x00F7, 0x2212: 0x2B
    case 0x00B7, 0x2027: 0x2E
    case 0x00BF: 0x3F
    case 0x2010, 0x2011: 0x2D
    case 0x2018, 0x201A, 0x201B: 0x27
    case 0x201C...0x201F: 0x22
    case 0x00C0..<0x0250: letter(in: latin, at: scalar - 0x00C0)
    default: nil
    }
  }

  private static func letter(in letters: StaticString, at offset: UInt32) -> UInt8? {
    letters.withUTF8Buffer { buffer in
      let index = Int(offset)
      guard index < buffer.count, buffer[index] != 0x2E else { return nil }
      return buffer[index]
    }
  }

  /// U+00C0 to U+024F without their marks and strokes.
  private static let latin: StaticString = """
    AAAAAA.CEEEEIIII.NOOOOO.OUUUUY..aaaaaa.ceeeeiiii.nooooo.ouuuuy.yAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIi\
    IiIi..JjKk.LlLlLl..LlNnNnNn...OoOoOo..RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz........................I....\
    ....Oo.............Uu............................AaIiOoUuUuUuUuUu.AaAa....GgKkOoOo..j...Gg..NnAa....AaAaEeEeIi\
    IiOoOoRrRrUuUuSsTt..Hh......AaEeOoOoOoOoYy............................
    """

  /// U+1E00 to U+1EFF without their marks.
  private static let latinAdditional: StaticString = """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTt\
    TtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOo\
    OoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......
    """

  /// U+0386 to U+03CF. Guesses: the Latin letter of a like shape.
  private static let greek: StaticString = """
    A.EHI.O.YO.ABLAEZHOIKAMNEOHP.ETYOXMO..acni.abydcsnoikvuvsonpsotuoxmw..ouw.
    """

  /// U+0401 to U+045F. Guesses: the Latin letter of a like shape.
  private static let cyrillic: StaticString = """
    E..CSIIJ.......A.BLAEMEHHKAMHOHPCTYOXHHMMBMBCWRabvrdewsuuknmnonpctymxnnmmbwbcwa.e..csiij.......
    """
}
