import Testing

@testable import CommandLineKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct CompletionsTests {
  private static let hasBash = access("/bin/bash", X_OK) == 0

  @Test(
    .enabled(if: hasBash),
    arguments: [
      ("''", "draw check help completions man --help --version"), ("d", "draw"), ("draw --fo", "--format"),
      ("draw --format ''", "tree json ndjson html markdown"), ("draw -f n", "ndjson"),
      ("draw --format = j", "json"), ("draw --format =", "tree json ndjson html markdown"),
      ("draw --row-spacing ''", "auto"), ("draw --width ''", ""), ("draw --no", "--no-cache"),
      ("help ''", "draw check completions man"), ("completions f", "fish"), ("check -- --f", ""), ("nothing ''", ""),
      ("draw --output /dev/nul", "/dev/null"), ("draw /dev/nul", "/dev/null"), ("draw --assets /dev/nul", ""),
      ("draw --assets /et", "/etc"), ("draw --assets = /et", "/etc"),
    ])
  func completesInBash(words: String, expected: String) {
    let script = """
      set -u
      \(Completions.script(for: Sample.program, shell: .bash))
      COMP_WORDS=(sample \(words))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _sample
      [[ ${#COMPREPLY[@]} -eq 0 ]] || echo "${COMPREPLY[@]}"
      """
    #expect(Self.output(ofBash: script) == (expected.isEmpty ? "" : expected + "\n"))
  }

  @Test func describesEveryOptionInZsh() {
    let script = Completions.script(for: Sample.program, shell: .zsh)
    #expect(script.hasPrefix("#compdef sample\n"))
    #expect(
      script.contains(#"'(-o --output)--output=[Write the result here instead of to standard output.]:OUT:_files'"#))
    #expect(script.contains(#"'(-f --format)-f+[The format of the result.]:FORMAT:(tree json ndjson html markdown)'"#))
    #expect(script.contains(#"'*--assets=[A folder of images.]:DIR:_files -/'"#))
    #expect(script.contains(#"[The appearance it'\''s shown in.]"#))
    #expect(script.contains(#"'1:SHELL:(bash zsh fish)'"#))
    #expect(script.contains(#"'*:PATH:_files'"#))
  }

  @Test func describesEveryOptionInFish() {
    let script = Completions.script(for: Sample.program, shell: .fish)
    let draw = "complete -c sample -n '__sample_command draw'"
    #expect(script.contains("\(draw) -s o -l output -r -F -d "))
    #expect(script.contains("\(draw) -l appearance -x -a 'light dark' -d 'The appearance it\\'s shown in.'\n"))
    #expect(script.contains("\(draw) -l no-cache -d 'Turn off --cache.'\n"))
    #expect(script.contains("\(draw) -l bind -x -d 'State a binding.'\n"))
    #expect(script.contains("\(draw) -F\n"))
  }

  @Test(arguments: Shell.allCases)
  func makesAFunctionNameOfAnyProgramName(shell: Shell) {
    var program = Sample.program
    program.name = "my-tool.2"
    #expect(Completions.script(for: program, shell: shell).contains("_my_tool_2"))
  }

  /// What a script prints, standard error included.
  private static func output(ofBash script: String) -> String {
    let quoted = script.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    guard let stream = popen("/bin/bash -c '\(quoted)' 2>&1", "r") else { return "no shell" }
    defer { pclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(stream), byte >= 0 { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
