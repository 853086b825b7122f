import InterfaceBuilder
import XibCompiler

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Figures of one run, as ratios to what the libraries underneath need for the same work.
//
//   Benchmarks [FOLDER]         documents to read; the repository's own templates and samples without one
//   Benchmarks --constraints    the constraint solver only
//   Benchmarks --loading        cells from a nib only

let words = CommandLine.arguments.dropFirst()
let (isConstraints, isLoading) = (words.first == "--constraints", words.first == "--loading")
if !isConstraints, !isLoading {
  let documents = try BenchmarkDocuments.load(words.isEmpty ? ["Templates", "Samples"] : Array(words))
  print("reading \(documents.files.count) documents, \(documents.bytes / 1024) KiB")
  for figure in ReadingBenchmark.figures(documents) { print("  " + figure) }
  print("laying out")
  for figure in LayoutBenchmark.figures(documents) { print("  " + figure) }
}
if !isConstraints {
  print("loading")
  let cell = try BenchmarkDocuments.load(["Templates"]).files.first { $0.name.hasSuffix("AppCell.xib") }
  if let document = cell.flatMap({ IBDocument.read($0.bytes, name: $0.name).document }) {
    for figure in try LoadingBenchmark.figures(document) { print("  " + figure) }
  }
}
if !isLoading {
  print("constraint solving")
  for figure in try CassowaryBenchmark.figures() { print("  " + figure.text) }
}
