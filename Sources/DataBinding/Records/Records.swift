import Diagnostics

/// The data of a run: many records, which give one instance each, or one.
public enum Records: Sendable, Hashable {
  /// The elements of an array or the lines of JSON Lines, in their order.
  case many([Record])
  /// A dictionary.
  case one(Record)

  /// The records in their order.
  public var all: [Record] {
    switch self {
    case .many(let records): records
    case .one(let record): [record]
    }
  }

  /// The names that occur in any record, in the order in which they first occur.
  public var keys: [String] {
    var known: Set<String> = []
    return all.flatMap(\.keys).filter { known.insert($0).inserted }
  }

  /// What reading gives: the records, nil when there are none, and what is wrong.
  public struct Reading: Sendable, Hashable {
    /// The records; nil when the data has none.
    public var records: Records?
    /// What is wrong, and where.
    public var diagnostics: [Diagnostic]
  }

  /// Reads records from property lists (XML, binary, old-style), JSON or JSON Lines.
  ///
  /// The format is told from the content, with the ending of the name as a hint, unless it is given. Nothing is thrown:
  /// what is wrong is in the diagnostics (rules `data-syntax` and `data-shape`). An empty array is no records, which is
  /// warned of (rule `data-empty`).
  ///
  /// - Parameter name: the document as the caller names it: a path, or `-`.
  /// - Complexity: linear in the number of bytes.
  public static func read(bytes: [UInt8], name: String, format: RecordFormat? = nil) -> Reading {
    let document = RecordDocument.read(bytes: bytes, name: name, format: format)
    guard let value = document.value else { return Reading(records: nil, diagnostics: document.diagnostics) }
    switch shape(value, noun: document.format.noun) {
    case .success(let records):
      var diagnostics = document.diagnostics
      if records.all.isEmpty {
        diagnostics.append(
          Diagnostic(
            rule: "data-empty", severity: .warning, document: name, message: Message.empty(document.format.noun)))
      }
      return Reading(records: records, diagnostics: diagnostics)
    case .failure(let problem):
      let diagnostic = Diagnostic(
        rule: "data-shape", severity: .error, document: name, message: problem.message,
        help: "Write one dictionary for one instance, or an array with a dictionary for each.")
      return Reading(records: nil, diagnostics: document.diagnostics + [diagnostic])
    }
  }

  private struct ShapeProblem: Error { let message: String }

  private static func shape(_ value: RecordValue, noun: String) -> Result<Records, ShapeProblem> {
    switch value {
    case .dictionary(let record): return .success(.one(record))
    case .array(let elements):
      var records: [Record] = []
      records.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        guard case .dictionary(let record) = element else {
          return .failure(ShapeProblem(message: Message.wrongElement(noun, element, index)))
        }
        records.append(record)
      }
      return .success(.many(records))
    default: return .failure(ShapeProblem(message: Message.wrongWhole(noun, value)))
    }
  }
}

private enum Message {
  static func empty(_ noun: String) -> String {
    "The \(noun) holds an empty array: no instance of the template is made."
  }

  static func wrongElement(_ noun: String, _ element: RecordValue, _ index: Int) -> String {
    "The \(noun) holds an array whose element \(index) (counting from 0) is \(element.kindName); "
      + "xibc compile needs an array of dictionaries."
  }

  static func wrongWhole(_ noun: String, _ value: RecordValue) -> String {
    "The \(noun) holds \(value.kindName); xibc compile needs an array of dictionaries or one dictionary."
  }
}
