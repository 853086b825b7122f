import MarkupXML
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct ExternalEntityTests {
  /// A pipe shows who opens it: a writer finds it open only while somebody reads it, and a reader waits for a writer.
  private func isOpened(_ path: String, while body: @escaping @Sendable () -> Void) async throws -> Bool {
    #expect(mkfifo(path, 0o600) == 0)
    let reading = Task.detached {
      body()
      return true
    }
    let watching = Task.detached {
      while !Task.isCancelled {
        let descriptor = open(path, O_WRONLY | O_NONBLOCK)
        if descriptor >= 0 {
          close(descriptor)
          return true
        }
        try? await Task.sleep(for: .milliseconds(1))
      }
      return false
    }
    _ = await reading.value
    watching.cancel()
    return await watching.value
  }

  @Test func theWatcherNoticesAReader() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("pipe")
    #expect(try await isOpened(path) { close(open(path, O_RDONLY)) })
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY e SYSTEM \"PATH\">]><a>&e;</a>", "<!DOCTYPE a SYSTEM \"PATH\"><a/>",
    "<!DOCTYPE a SYSTEM \"PATH\" [<!ELEMENT a ANY>]><a b='&e;'/>", "<!DOCTYPE a PUBLIC \"p\" \"PATH\"><a>&e;</a>",
    "<!DOCTYPE a [<!ENTITY % e SYSTEM \"PATH\"> %e;]><a/>",
    "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='PATH'/></a>",
    "<?xml-stylesheet href='PATH'?><a xmlns:x='http://www.w3.org/2001/XMLSchema-instance' x:schemaLocation='u PATH'/>",
  ])
  func opensNoFile(_ markup: String) async throws {
    for scheme in ["", "file://"] {
      let folder = try TemporaryFolder()
      let path = folder.file("pipe")
      var text = ""
      var rest = markup[...]
      while let range = rest.firstRange(of: "PATH") {
        text += rest[..<range.lowerBound] + scheme + path
        rest = rest[range.upperBound...]
      }
      let bytes = Array((text + rest).utf8)
      let isOpened = try await isOpened(path) { _ = XMLTree.read(bytes, documentName: "a") }
      #expect(!isOpened)
    }
  }
}
