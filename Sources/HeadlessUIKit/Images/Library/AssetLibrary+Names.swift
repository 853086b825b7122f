extension AssetLibrary {
  /// All names that `image(named:)` knows, sorted: of sets, and of loose files without ending, scale and device.
  public var imageNames: [String] { Set(imageSets.keys).union(looseImages.keys).sorted() }

  /// All names that `color(named:)` knows, sorted.
  public var colorNames: [String] { colorSets.keys.sorted() }

  /// Whether a set or a file has the name, whatever devices it has pictures for. No picture is opened for that.
  ///
  /// Complexity: constant after the first call.
  public func hasImage(named name: String) -> Bool {
    if imageNames(spelledLike: name).contains(name) { return true }
    // A name with an ending, or with a folder in front.
    return image(named: name) != nil
  }

  /// The names of images that are the same but for case, sorted; of loose files also their names with endings.
  ///
  /// Complexity: constant after the first call.
  public func imageNames(spelledLike name: String) -> [String] {
    spellings.value(for: true) {
      Dictionary(grouping: Set(imageNames + index.looseImages.map(\.fileName)).sorted()) { $0.lowercased() }
    }[name.lowercased()] ?? []
  }

  /// The names of colours that are the same but for case, sorted.
  ///
  /// Complexity: constant after the first call.
  public func colorNames(spelledLike name: String) -> [String] {
    spellings.value(for: false) { Dictionary(grouping: colorNames) { $0.lowercased() } }[name.lowercased()] ?? []
  }

  /// The image name that was likely meant: the same but for case, or for its namespace, or spelled nearly so.
  ///
  /// Nil when none is near. Complexity: compares with every name.
  public func closestImageName(to name: String) -> String? {
    Self.closest(to: Self.withoutEnding(name) ?? name, among: imageNames)
  }

  /// As `closestImageName(to:)`, for colours.
  public func closestColorName(to name: String) -> String? {
    Self.closest(to: name, among: colorNames)
  }

  private static func closest(to name: String, among names: [String]) -> String? {
    let lowercased = name.lowercased()
    if let match = names.first(where: { $0 != name && $0.lowercased() == lowercased }) { return match }
    let last = lowercased.split(separator: "/").last ?? ""
    if let match = names.first(where: { $0 != name && ($0.lowercased().split(separator: "/").last ?? "") == last }) {
      return match
    }
    let wanted = Array(lowercased.utf8)
    guard wanted.count <= 256 else { return nil }
    var (best, bestDistance) = (nil as String?, max(1, (wanted.count + 1) / 3) + 1)
    for candidate in names where candidate != name {
      let distance = editDistance(wanted, Array(candidate.lowercased().utf8), below: bestDistance)
      if distance < bestDistance { (best, bestDistance) = (candidate, distance) }
    }
    return best
  }

  /// How many letters must be added, removed or replaced; `limit` when it is not below that.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8], below limit: Int) -> Int {
    guard abs(left.count - right.count) < limit else { return limit }
    var row = Array(0...right.count)
    for (leftIndex, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = leftIndex + 1
      var smallest = row[0]
      for (rightIndex, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[rightIndex + 1]
        row[rightIndex + 1] = min(replaced, row[rightIndex] + 1, diagonal + 1)
        smallest = min(smallest, row[rightIndex + 1])
      }
      guard smallest < limit else { return limit }
    }
    return row[right.count]
  }
}
