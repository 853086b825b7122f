/// Work over many files on all cores, with the results in the order of the files.
enum Batch {
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    guard items.count > 1 else { return items.map(transform) }
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      // Chunks keep the group small; several for each core even out documents of different size.
      let size = max(1, min(16, items.count / 32))
      for start in stride(from: 0, to: items.count, by: size) {
        group.addTask {
          (start..<min(start + size, items.count)).map { ($0, transform(items[$0])) }
        }
      }
      var results = [Result?](repeating: nil, count: items.count)
      for await chunk in group {
        for (index, result) in chunk { results[index] = result }
      }
      return results.compactMap { $0 }
    }
  }
}
