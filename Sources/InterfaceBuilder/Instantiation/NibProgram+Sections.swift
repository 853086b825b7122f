import HeadlessUIKit

extension NibProgram {
  /// Divides the work: first all but the waiting views, then each of those with what touches it.
  func divide(waiting views: [(controller: Int, objects: Range<Int>, steps: Range<Int>)]) {
    var main = Section(controller: nil, objects: 0..<plans.count, steps: [])
    var start = 0
    for view in views {
      main.steps.append(start..<view.steps.lowerBound)
      start = view.steps.upperBound
    }
    main.steps.append(start..<steps.count)
    sections = [main]
    for view in views {
      sections.append(Section(controller: view.controller, objects: view.objects, steps: [view.steps]))
    }
    /// The last section that one of the objects is made in.
    func section(of objects: [Int]) -> Int {
      for index in stride(from: sections.count - 1, to: 0, by: -1)
      where objects.contains(where: { sections[index].objects.contains($0) }) {
        return index
      }
      return 0
    }
    for (index, connection) in connections.enumerated() {
      sections[section(of: [connection.source] + (connection.destination.map { [$0] } ?? []))].connections.append(index)
    }
    for (index, reference) in references.enumerated() {
      sections[section(of: [reference.object, reference.target])].references.append(index)
    }
    for (index, item) in runtimeAttributes.enumerated() {
      sections[section(of: [item.object])].runtimeAttributes.append(index)
    }
    for (index, plan) in plans.enumerated() where plan.type != nil && !plan.isProxy {
      sections[section(of: [index])].awakened.append(index)
    }
  }
}
