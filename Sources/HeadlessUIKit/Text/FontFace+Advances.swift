extension FontFace {
  /// The advance of a whole text in em, nil unless it is printable ASCII throughout.
  func advance(ofASCII text: String) -> Double? {
    let total: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      fixedAdvance == nil ? asciiTotal(bytes) : nil
    }
    guard let total, let total else { return nil }
    return Double(total) / 10_000 * widthFactor + Double(text.utf8.count) * tracking
  }

  private func asciiTotal(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let start = row.rawValue * 96
    return AdvanceTables.ascii.withUnsafeBufferPointer { advances in
      kerningTable.withUnsafeBufferPointer { kerning in
        var total = 0
        var left = 0
        for (position, byte) in bytes.enumerated() {
          guard byte >= 0x20, byte < 0x7F else { return nil }
          let index = Int(byte) - 0x20
          total += Int(advances[start + index])
          if position > 0 { total += Int(kerning[left + index]) }
          left = index * 96
        }
        return total
      }
    }
  }

  /// The advance of the printable ASCII character at an index of the tables.
  func asciiAdvance(_ index: Int) -> Double {
    fixedAdvance ?? Double(AdvanceTables.ascii[row.rawValue * 96 + index]) / 10_000 * widthFactor + tracking
  }

  /// The kerning between two printable ASCII characters.
  func kern(_ left: Int, _ right: Int) -> Double {
    guard fixedAdvance == nil else { return 0 }
    return Double(kerningTable[left * 96 + right]) / 10_000 * widthFactor
  }

  /// The advance of a character on its own, by the tables or by what is known of its kind.
  func advance(beyondASCII scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if let fixedAdvance { return Self.isIdeographic(value) ? 2 * fixedAdvance : fixedAdvance }
    if Self.isHangul(value) { return fallback(hangulAdvance) }
    if Self.isIdeographic(value) { return fallback(ideographAdvance) }
    if let known = knownAdvance(value) { return known + tracking }
    if let base = BaseLetters.ascii(for: value) { return asciiAdvance(Int(base) - 0x20) }
    if value >= 0x2190, scalar.properties.isEmojiPresentation { return fallback(emojiAdvance) }
    return Self.unknownAdvance * widthFactor + tracking
  }

  /// The advance of a glyph of a fallback font: neither this font's width nor its tracking count.
  func fallback(_ advance: Double) -> Double {
    fixedAdvance.map { $0 * 2 } ?? advance
  }

  private var kerningTable: [Int16] {
    switch kerning {
    case .sanFrancisco: KerningTable.sanFrancisco
    case .sanFranciscoDisplay: KerningTable.sanFranciscoDisplay
    case .helvetica: KerningTable.helvetica
    case .timesRegular: TwinKerning.timesRegular
    case .timesBold: TwinKerning.timesBold
    case .arialRegular: TwinKerning.arialRegular
    case .arialBold: TwinKerning.arialBold
    }
  }

  private func knownAdvance(_ value: UInt32) -> Double? {
    guard row.rawValue <= AdvanceTables.Row.heavy.rawValue else {
      return Self.helveticaAdvance(value).map { $0 * widthFactor }
    }
    guard let index = AdvanceTables.extraScalars.firstIndex(of: value) else {
      return LetterAdvances.advance(value, in: row)
    }
    return Double(AdvanceTables.extra[row.rawValue * AdvanceTables.extraScalars.count + index]) / 10_000
  }

  /// Guesses: the widths that fonts of Helvetica's kind share.
  private static func helveticaAdvance(_ value: UInt32) -> Double? {
    switch value {
    case 0x2013: 0.556
    case 0x2014, 0x2026: 1
    case 0x2018, 0x2019: 0.222
    case 0x2022: 0.35
    case 0x00A9, 0x00AE: 0.737
    default: nil
    }
  }

  /// Syllables and the jamo that stand for one.
  static func isHangul(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Ideographs, kana, their punctuation, and full-width forms: all one square wide.
  static func isIdeographic(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x303E, 0x3040...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
