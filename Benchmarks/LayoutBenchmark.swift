import InterfaceBuilder
import XibCompiler

/// How long laying out documents takes, and what the rules about layouts add.
enum LayoutBenchmark {
  static func figures(_ documents: BenchmarkDocuments) -> [String] {
    let read = documents.files.compactMap { IBDocument.read($0.bytes, name: $0.name).document }
    let count = Double(max(read.count, 1))
    let making = best { for document in read { _ = document.instantiate() } }
    let solving = best {
      for document in read { document.instantiate().layOut(on: document) }
    }
    let examining = best {
      for document in read {
        let contents = document.instantiate()
        contents.layOut(on: document)
        let analysis = LayoutAnalysis(contents, of: document)
        _ = analysis.openings.count + analysis.misplacements.count
      }
    }
    func line(_ name: String, _ seconds: Double) -> String {
      "\(name): \((seconds * 1e7 / count).rounded() / 1e4) ms a document, \((seconds * 1000).rounded()) ms in all"
    }
    return [
      line("live objects         ", making), line("solved layout        ", solving - making),
      line("contradictions, gaps ", examining - solving),
    ]
  }

  private static func best(_ work: () -> Void) -> Double {
    (0..<3).map { _ in
      let taken = ContinuousClock().measure(work).components
      return Double(taken.seconds) + Double(taken.attoseconds) * 1e-18
    }.min() ?? 0
  }
}
