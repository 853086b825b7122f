import Testing

@testable import CommandLineKit

@Suite struct ManPageTests {
  @Test func beginsWithTitleNameAndSynopsis() {
    let page = ManPage.text(for: Sample.program)
    #expect(
      page.hasPrefix(
        """
        .TH "SAMPLE" "1" "2024\\-05\\-06" "sample 1.2.3"
        .SH NAME
        sample \\- Draws and checks templates
        .SH SYNOPSIS
        .B sample
        .I COMMAND
        [arguments]
        .SH DESCRIPTION
        It needs no display.
        .SH COMMANDS
        .SS "sample draw TEMPLATE [options]"
        """))
  }

  @Test func listsOptionsWithTheirPlaceholders() {
    let page = ManPage.text(for: Sample.program)
    #expect(
      page.contains(
        """
        .TP
        \\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIOUT\\fR
        Write the result here instead of to standard output.
        """))
    #expect(page.contains("\n.B 73\nthe output cannot be written\n"))
    #expect(page.hasSuffix("\n"))
  }

  @Test func textNeverBecomesARequest() {
    let hostile = CommandSpec(
      "odd", abstract: ".so /etc/passwd", discussion: "'br \\fB~^`\n.TH", examples: [.init(".sh \"x\"", "'quote")])
    let page = ManPage.text(for: ProgramSpec(name: "p", version: "1", abstract: "It.", commands: [hostile]))
    for line in ["\\&.so /etc/passwd", "\\(aqbr \\efB\\(ti\\(ha\\(ga", "\\&.TH", "\\&.sh \"x\"", "\\(aqquote:"] {
      #expect(page.contains("\n\(line)\n"), "\(line)")
    }
    #expect(page.split(separator: "\n").filter { $0.hasPrefix(".TH") }.count == 1)
  }
}
