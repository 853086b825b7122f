import Foundation
import PackagePlugin

/// `swift package validate-nibs [OPTION…] [PATH…]`: runs `xibc validate`, over the whole package unless paths are named.
@main struct ValidateNibs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "xibc").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["validate"] + (Self.saysWhat(arguments) ? arguments : arguments + ["."])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    // What was found is told already; the command must end as failed all the same.
    Diagnostics.error("xibc validate ended with \(process.terminationStatus).")
  }

  /// The options of `xibc validate` whose value is a word of its own.
  private static let optionsWithValue: Set<String> = [
    "--format", "--fail-on", "--max", "--output", "-o", "--config", "--baseline", "--since", "--assets", "--sources",
  ]

  /// Whether the words name documents, or something to do without any.
  private static func saysWhat(_ arguments: [String]) -> Bool {
    var isValue = false
    for word in arguments {
      if isValue {
        isValue = false
      } else if ["--since", "--stdin-paths", "--print-config", "--help", "-h"].contains(word)
        || word.hasPrefix("--since=") || !word.hasPrefix("-") || word == "-"
      {
        return true
      } else {
        isValue = optionsWithValue.contains(word)
      }
    }
    return false
  }
}
