import CommandLineKit
import TestSupport

@testable import Commands

/// How a command line ended, and what it wrote.
struct Outcome {
  var code: ExitCode
  var output: String
  var errors: String
}

/// Runs the program as somebody would type it.
func xibc(_ words: String...) async -> Outcome { await xibc(words) }

func xibc(_ words: [String]) async -> Outcome {
  let (output, errors) = (Paper(), Paper())
  let console = Console(output: output.channel, errors: errors.channel, environment: [:])
  let code = await XibcProgram.program.run(words, on: console)
  return Outcome(code: code, output: output.text, errors: errors.text)
}

/// Keeps what is written. Unchecked because one command line writes from one place at a time.
private final class Paper: @unchecked Sendable {
  private var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var channel: Console.Channel {
    Console.Channel(terminal: Terminal(isInteractive: false)) { self.bytes += $0 }
  }
}

/// A folder with a good document, a bad one, one with a finding, one that is not in Xcode's form, and data.
func workplace() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  let cell = """
    <view id="v">
        <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
        <subviews>
            <label text="Label" id="l">
                <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
            </label>
        </subviews>
        <connections>
            <outlet property="nameLabel" destination="l" id="o"/>
        </connections>
    </view>
    """
  try folder.write(SampleDocument.xib(cell), to: "good.xib")
  try folder.write("<document><oops></document>", to: "bad.xib")
  try folder.write(SampleDocument.xib("<view id=\"a\"/>\n<view id=\"a\"/>"), to: "finding.xib")
  try folder.write("<document>\n<objects><view id=\"e\"/></objects></document>\n", to: "edited.xib")
  try folder.write("[{\"name\": \"One\"}, {\"name\": \"Two\"}]", to: "data.json")
  return folder
}
