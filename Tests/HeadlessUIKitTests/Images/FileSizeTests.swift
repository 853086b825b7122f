import Testing

@testable import HeadlessUIKit

@Suite struct FileSizeTests {
  @Test func takesWhateverNumberAFileManagerGives() {
    #expect(FileSize.bytes(UInt64(19)) == 19)
    #expect(FileSize.bytes(UInt(19)) == 19)
    #expect(FileSize.bytes(19) == 19)
    #expect(FileSize.bytes(-1) == nil)
    #expect(FileSize.bytes("19") == nil)
    #expect(FileSize.bytes(nil) == nil)
  }
}
