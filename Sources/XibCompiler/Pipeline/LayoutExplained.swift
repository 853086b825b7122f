public import HeadlessUIKit
public import InterfaceBuilder

/// Where the frame of one view comes from.
public struct LayoutExplained {
  /// The document as the caller named it.
  public var document: String
  /// The view's id.
  public var id: String
  /// What people call the view.
  public var label: String
  /// In the superview's coordinates, in points.
  public var frame: CGRect
  /// The four numbers, with what decides them.
  public var numbers: [LayoutAnalysis.Explanation]

  /// A line for each number and each thing that decides it.
  public var text: String {
    var lines = ["\(label) #\(id) \(LayoutAnalysis.text(of: frame))"]
    for number in numbers {
      let name = number.measure.rawValue
      let head =
        "  \(name)\(String(repeating: " ", count: max(1, 7 - name.count)))\(LayoutAnalysis.number(number.value))"
      let indent = String(repeating: " ", count: max(1, 18 - head.count))
      for (index, reason) in number.reasons.enumerated() {
        lines.append((index == 0 ? head + indent : String(repeating: " ", count: head.count + indent.count)) + reason)
      }
      let shown = number.further.prefix(Self.mostFurther)
      for reason in shown { lines.append(String(repeating: " ", count: 20) + "after " + reason) }
      if number.further.count > shown.count {
        lines.append(String(repeating: " ", count: 20) + "and \(number.further.count - shown.count) more")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let mostFurther = 8

  /// The same as a value: `{"schema": "xibc.layout/1", …}`.
  public var json: InspectedValue {
    func list(_ texts: [String]) -> InspectedValue { .array(texts.map { .string($0) }) }
    return .dictionary([
      .init("schema", .string("xibc.layout/1")), .init("document", .string(document)), .init("id", .string(id)),
      .init("label", .string(label)), .init("frame", frame.inspected),
      .init(
        "numbers",
        .array(
          numbers.map { number in
            .dictionary([
              .init("measure", .string(number.measure.rawValue)), .init("value", .number(number.value)),
              .init("from", list(number.reasons)), .init("after", list(number.further)),
            ])
          })),
    ])
  }
}
