import DataBinding
import Diagnostics
import Testing

@Suite struct BindingTests {
  @Test(arguments: [
    ("iconView.image=icon", "iconView", "image", "icon"),
    ("downloadButton.title=state.title", "downloadButton", "title", "state.title"),
    (" _a.b = c[0] ", "_a", "b", "c[0]"), (#"a.b=x=y"#, "a", "b", "x=y"),
  ])
  func readsOutletPropertyAndKeyPath(_ text: String, _ outlet: String, _ property: String, _ keyPath: String) throws {
    let binding = try Binding(text)
    #expect(binding == Binding(outlet: outlet, property: property, keyPath: try RecordKeyPath(keyPath)))
    #expect(try Binding(binding.description) == binding)
  }

  @Test(arguments: [
    ("iconView.image", "no equals sign"), ("iconView=icon", "names no property"), (".image=icon", "empty name"),
    ("iconView.=icon", "empty name"), ("iconView.image=", "key path is empty"), ("a b.image=icon", "\"a b\""),
    ("a.b=c..d", "empty part"), ("a.b.c=d", "\"b.c\""), ("", "no equals sign"),
  ])
  func describesWhatIsWrong(_ text: String, _ words: String) {
    let error = #expect(throws: BindingError.self) { try Binding(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func readsBindingFilesOfEveryFormat() throws {
    let expected = [try Binding("iconView.image=icon"), try Binding("nameLabel.text=user.name")]
    for text in [
      #"{"iconView.image": "icon", "nameLabel.text": "user.name"}"#,
      #"{"iconView": {"image": "icon"}, "nameLabel": {"text": "user.name"}}"#,
      "<plist><dict><key>iconView.image</key><string>icon</string><key>nameLabel.text</key><string>user.name</string></dict></plist>",
      #"{ "iconView.image" = icon; "nameLabel.text" = user.name; }"#,
    ] {
      let file = BindingFile.read(bytes: Array(text.utf8), name: "bindings")
      #expect(file.bindings == expected)
      #expect(file.diagnostics.isEmpty)
    }
  }

  @Test func reportsEveryBadEntryAndKeepsTheGood() {
    let text = #"{"iconView": "icon", "a.b": 5, "c": {"d": []}, "nameLabel.text": "name"}"#
    let file = BindingFile.read(bytes: Array(text.utf8), name: "b.json")
    #expect(file.bindings.map(\.description) == ["nameLabel.text=name"])
    #expect(file.diagnostics.map(\.rule) == ["bindings-file", "bindings-file", "bindings-file"])
    #expect(BindingFile.read(bytes: Array("[]".utf8), name: "b.json").diagnostics.count == 1)
    #expect(BindingFile.read(bytes: Array("{".utf8), name: "b.json").diagnostics.map(\.rule) == ["data-syntax"])
  }
}
