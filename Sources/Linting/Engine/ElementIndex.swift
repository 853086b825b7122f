import MarkupXML

/// The elements of a document by name, all in one list.
struct ElementIndex {
  /// The numbers of the elements: name by name, those of one name in document order.
  private var nodes: [Int32]
  /// Where in ``nodes`` the elements of each name end, by the number of the name.
  private var ends: [Int32]

  init(_ tree: XMLTree) {
    // Counted first, so that every element is put where it stays.
    var places = [Int32](repeating: 0, count: tree.names.count)
    nodes = tree.withContents { contents in
      var total: Int32 = 0
      for number in 0..<contents.nodeCount where contents.isElement(number) { places[contents.name(of: number)] += 1 }
      for name in places.indices {
        let count = places[name]
        places[name] = total
        total += count
      }
      var nodes = [Int32](repeating: 0, count: Int(total))
      for number in 0..<contents.nodeCount where contents.isElement(number) {
        let name = contents.name(of: number)
        nodes[Int(places[name])] = Int32(truncatingIfNeeded: number)
        places[name] += 1
      }
      return nodes
    }
    ends = places
  }

  /// The numbers of the elements whose name has a number, in document order; none for a name that was added later.
  subscript(name: Int) -> ArraySlice<Int32> {
    guard name < ends.count else { return [] }
    return nodes[Int(name > 0 ? ends[name - 1] : 0)..<Int(ends[name])]
  }
}
