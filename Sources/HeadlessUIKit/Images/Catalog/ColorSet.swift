import Diagnostics

/// A colour set as read: its variants, in the order of `Contents.json`.
struct ColorSet: Sendable {
  struct Variant: Sendable {
    var value: NamedColor.Value
    var idiom: String?
    var luminosity: String?
    var isHighContrast: Bool
    var displayGamut: String?
  }

  var variants: [Variant] = []
  var problems: [Diagnostic] = []

  init(reading set: AssetSet) {
    let document = set.path + "/Contents.json"
    let (contents, _, problem) = AssetContents.read(folder: set.path)
    if let problem { problems.append(problem) }
    for (index, element) in (contents?.colors ?? []).enumerated() {
      if let clause = element.problem {
        problems.append(AssetProblem.malformedEntry(document: document, "colors", index, clause))
      }
      // An empty slot has no colour; Xcode keeps it.
      guard let entry = element.value, let color = entry.color else { continue }
      do {
        let traits = AppearanceTraits(entry.appearances)
        variants.append(
          Variant(
            value: try ColorComponents.value(of: color), idiom: entry.idiom == "universal" ? nil : entry.idiom,
            luminosity: traits.luminosity, isHighContrast: traits.isHighContrast, displayGamut: entry.displayGamut))
      } catch {
        problems.append(AssetProblem.malformedEntry(document: document, "colors", index, error.clause))
      }
    }
  }

  /// The colour in both appearances; nil when the set has none for the device.
  func color(for traits: ImageTraits) -> NamedColor? {
    var (lightTraits, darkTraits) = (traits, traits)
    lightTraits.appearance = .light
    darkTraits.appearance = .dark
    guard let light = best(for: lightTraits), let dark = best(for: darkTraits) else { return nil }
    return NamedColor(light: light, dark: dark)
  }

  private func best(for traits: ImageTraits) -> NamedColor.Value? {
    let ranked = variants.enumerated().compactMap { index, variant -> (rank: [Double], value: NamedColor.Value)? in
      guard let appearance = AppearanceTraits.rank(variant.luminosity, variant.isHighContrast, for: traits) else {
        return nil
      }
      if let idiom = variant.idiom, idiom != traits.idiom.rawValue { return nil }
      let gamut = variant.displayGamut.map { ($0 == "display-P3") == traits.isWideGamut ? 0.0 : 2 } ?? 1
      return (appearance + [variant.idiom == nil ? 1 : 0, gamut, Double(index)], variant.value)
    }
    return ranked.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.value
  }
}
