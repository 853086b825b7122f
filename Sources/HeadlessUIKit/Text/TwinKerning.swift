/// Kerning of the fonts that have a free twin: Liberation Serif is as wide as Times New Roman, Liberation Sans as
/// Helvetica and Arial (both under the OFL). Units and places are those of ``KerningTable``.
///
/// Evidence: 7 of 7 unconstrained labels of Helvetica and of what resolves to Times are as wide to the pixel.
enum TwinKerning {
  static let timesRegular = table([
    (" ", "A", -552), (" ", "TVW", -181), (" ", "Y", -371), ("1", "1", -371), ("A", " ", -552), ("A", "T", -1108),
    ("A", "V", -1289), ("A", "W", -801), ("A", "Ywy", -918), ("A", "v", -742), ("F", ",.", -801), ("F", "A", -742),
    ("LPY", " ", -371), ("L", "TV", -918), ("L", "W", -742), ("L", "Y", -1001), ("L", "y", -552), ("P", ",.", -1108),
    ("P", "A", -918), ("R", "T", -601), ("R", "V", -801), ("R", "WY", -552), ("R", "y", -400), ("T", " O", -181),
    ("T", ",.", -742), ("TV", "-", -918), ("T", ":", -498), ("T", ";", -552), ("T", "A", -801),
    ("T", "aceoswy", -698), ("T", "iru", -352), ("VW", " ", -181), ("V", ",.Ao", -1289), ("V", ":;", -742),
    ("V", "aey", -1108), ("V", "iru", -601), ("W", ",.", -918), ("W", "-", -552), ("W", ":;", -371),
    ("W", "A", -1108), ("W", "aeo", -801), ("W", "iru", -400), ("W", "y", -601), ("Y", ",.", -1289),
    ("Y", "-Aqu", -1108), ("Y", ":;p", -918), ("Y", "aeov", -1001), ("Y", "i", -552), ("f", "f", -181),
    ("r", ",", -400), ("r", "-", -200), ("r", ".", -552), ("r", "g", -181), ("vwy", ",.", -649),
  ])

  static let timesBold = table([
    (" ", "A", -552), (" ", "TVW", -181), (" ", "Y", -371), ("1", "1", -552), ("AP", " ", -552), ("A", "Tvwy", -742),
    ("A", "V", -1289), ("A", "W", -1108), ("A", "Y", -918), ("F", " ", -371), ("FPWr", ",.", -918), ("FP", "A", -742),
    ("L", " y", -552), ("L", "TVWY", -918), ("R", "TVWYy", -352), ("T", " Oi", -181), ("T", ",.:;Arwy", -742),
    ("T", "-aceosu", -918), ("V", " ", -181), ("V", ",.A", -1289), ("V", "-r", -742), ("V", ":;aeouy", -918),
    ("V", "O", -200), ("V", "i", -371), ("W", " iru", -181), ("W", "-y", -371), ("W", ":;aeo", -552),
    ("W", "A", -1108), ("Y", " i", -371), ("Y", ",-.:;Apu", -918), ("Y", "aeoqv", -1108), ("r", " ceoq", -181),
    ("r", "-", -371), ("vwy", ",.", -552),
  ])

  static let arialRegular = table([
    (" F", "A", -552), (" ", "TY", -181), ("A", " ", -552), ("A", "TVY", -742), ("A", "W", -371), ("A", "vwy", -181),
    ("F", ",.", -1108), ("L", " y", -371), ("L", "TVWY", -742), ("PY", " ", -181), ("PY", ",.", -1289),
    ("PT", "A", -742), ("R", "TVWY", -181), ("T", " O", -181), ("T", ",.:;aceos", -1108), ("T", "-wy", -552),
    ("T", "iru", -371), ("V", ",.", -918), ("V", "-eo", -552), ("V", ":;ruy", -371), ("V", "Aa", -742),
    ("V", "i", -181), ("Wrw", ",.", -552), ("W", "-:;eoru", -181), ("W", "Aa", -371), ("W", "y", -88),
    ("Y", "-eoq", -918), ("Y", ":uv", -552), ("Y", ";", -649), ("Y", "Aap", -742), ("Y", "i", -371), ("f", "f", -181),
    ("vy", ",.", -742),
  ])

  static let arialBold = table([
    (" ", "A", -371), (" ", "Y", -181), ("A", " vy", -371), ("AL", "TV", -742), ("AL", "W", -552), ("AL", "Y", -918),
    ("A", "w", -181), ("FY", ",.", -1108), ("F", "A", -552), ("LPY", " ", -181), ("L", "y", -371), ("P", ",.", -1289),
    ("P", "A", -742), ("R", "VW", -181), ("R", "Y", -371), ("T", ",.:;", -1108), ("T", "-r", -552),
    ("T", "Aaceosuwy", -742), ("T", "Oi", -181), ("V", ",.", -918), ("V", "-:;aer", -552), ("V", "Ao", -742),
    ("V", "i", -181), ("V", "uy", -371), ("W", ",.A", -552), ("W", "-", -200), ("W", ":;eoruy", -181),
    ("W", "a", -371), ("W", "i", -88), ("Y", "-aepuv", -552), ("Y", ":;oq", -742), ("Y", "A", -918), ("Y", "i", -371),
    ("r", ",.", -552), ("vy", ",.", -742), ("w", ",.", -371),
  ])

  /// A table from left characters, right characters and the value of each of their pairs.
  private static func table(_ pairs: [(left: String, right: String, value: Int16)]) -> [Int16] {
    var table = [Int16](repeating: 0, count: 96 * 96)
    for (left, right, value) in pairs {
      for one in left.utf8 {
        for other in right.utf8 { table[(Int(one) - 32) * 96 + Int(other) - 32] = value }
      }
    }
    return table
  }
}
