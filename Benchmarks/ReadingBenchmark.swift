import CXMLReader
import InterfaceBuilder
import MarkupXML
import XibCompiler

/// How long reading takes beside libxml2's own parse into its own tree, which is the floor.
enum ReadingBenchmark {
  static func figures(_ documents: BenchmarkDocuments) -> [String] {
    let count = max(documents.files.count, 1)
    let bare = best { file in _ = file.bytes.withUnsafeBytes { parse($0) } }
    let tree = best { file in _ = XMLTree.read(file.bytes, documentName: file.name) }
    let model = best { file in _ = IBDocument.read(file.bytes, name: file.name) }
    let objects = best { file in _ = IBDocument.read(file.bytes, name: file.name).document?.instantiate() }
    func line(_ name: String, _ seconds: Double) -> String {
      "\(name): \(round(seconds * 1000 / Double(count), 4)) ms a document, \(round(seconds / bare, 2)) × libxml2"
    }

    func best(_ work: (InputFile) -> Void) -> Double {
      (0..<5).map { _ in seconds { for file in documents.files { work(file) } } }.min() ?? 0
    }

    return [
      line("libxml2 alone        ", bare), line("lossless tree        ", tree), line("understood document  ", model),
      line("live objects         ", objects),
    ]
  }

  private static func parse(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    xr_parse_bare(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  private static func round(_ value: Double, _ digits: Int) -> Double {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    return (value * factor).rounded() / factor
  }
}
