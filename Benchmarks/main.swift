import InterfaceBuilder
import XibCompiler

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Figures of one run, as ratios to what the libraries underneath need for the same work.
//
//   Benchmarks [FOLDER]     documents to read; the repository's own templates and samples without one

let folders = CommandLine.arguments.dropFirst()
let documents = try BenchmarkDocuments.load(folders.isEmpty ? ["Templates", "Samples"] : Array(folders))

print("reading \(documents.files.count) documents, \(documents.bytes / 1024) KiB")
for figure in ReadingBenchmark.figures(documents) { print("  " + figure) }

print("constraint solving")
for figure in try CassowaryBenchmark.figures() { print("  \(figure)") }

print("loading")
if let cell = documents.files.first(where: { $0.name.hasSuffix("Templates/AppCell.xib") }),
  let document = IBDocument.read(cell.bytes, name: cell.name).document
{
  for figure in try LoadingBenchmark.figures(document) { print("  \(figure)") }
}
