import Diagnostics
public import HeadlessUIKit
public import InterfaceBuilder

extension Coverage {
  /// Whether everything is understood.
  public var isComplete: Bool { unknownElements.isEmpty && unknownAttributes.isEmpty }

  /// The shares, then a line for each name that is not understood, with its count and first place.
  public var text: String {
    let count = "\(documents) \(documents == 1 ? "document" : "documents")"
    guard documents > 0 else {
      return unsupportedDocuments == 0
        ? "\(count): there is nothing to understand\n"
        : "\(count), and \(unsupportedDocuments) of macOS or watchOS, which are not counted\n"
    }
    var lines = [
      count
        + (unsupportedDocuments > 0 ? ", and \(unsupportedDocuments) of macOS or watchOS, which are not counted" : ""),
      "elements    \(Self.percent(elements)) understood (\(elements.understood) of \(elements.total))",
      "attributes  \(Self.percent(attributes)) understood (\(attributes.understood) of \(attributes.total))",
    ]
    for unknown in unknownElements + unknownAttributes {
      let name = unknown.attribute.map { "\(unknown.element).\($0)" } ?? "<\(unknown.element)>"
      let place = "\(unknown.document):\(unknown.location.line):\(unknown.location.column)"
      lines.append("  \(name)  \(unknown.count == 1 ? "once, at" : "\(unknown.count) times, first at") \(place)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same as a value: `{"schema": "xibc.coverage/1", …}`.
  public var json: InspectedValue {
    func share(_ share: Share) -> InspectedValue {
      .dictionary([
        .init("total", .number(Double(share.total))), .init("understood", .number(Double(share.understood))),
        .init("ratio", .number(share.ratio)),
      ])
    }
    func list(_ unknowns: [Unknown]) -> InspectedValue {
      .array(
        unknowns.map { unknown in
          .dictionary(present: [
            "element": .string(unknown.element), "attribute": unknown.attribute.map { .string($0) },
            "count": .number(Double(unknown.count)), "document": .string(unknown.document),
            "line": .number(Double(unknown.location.line)), "column": .number(Double(unknown.location.column)),
          ])
        })
    }
    return .dictionary([
      .init("schema", .string("xibc.coverage/1")), .init("documents", .number(Double(documents))),
      .init("unsupportedDocuments", .number(Double(unsupportedDocuments))), .init("elements", share(elements)),
      .init("attributes", share(attributes)),
      .init("unknownElements", list(unknownElements)), .init("unknownAttributes", list(unknownAttributes)),
    ])
  }

  /// Two decimals, rounded down, so that 100.00 % means all.
  private static func percent(_ share: Share) -> String {
    let hundredths = Int((share.ratio * 10_000).rounded(.down))
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }
}
