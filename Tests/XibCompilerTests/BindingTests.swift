import Diagnostics
import HeadlessUIKit
import TestSupport
import Testing
import XibCompiler

@Suite struct BindingTests {
  private func text(_ result: Compilation, _ id: String, _ property: String = "text") -> [InspectedValue?] {
    (result.tree?.topLevelObjects ?? []).map { root in
      root.flattened.first { $0.id == id }?.properties.first { $0.key == property }?.value
    }
  }

  @Test func matchesOutletsToKeysByName() {
    let result = compile(Cell.records)
    #expect(text(result, "name") == [.string("One"), .string("Two"), .string("Three")])
    #expect(text(result, "icon", "image") == [.string("a"), .string("b"), .string("c")])
    #expect(
      result.bindingReport == ["iconView.image is bound to icon by name", "nameLabel.text is bound to name by name"])
    #expect(
      result.tree?.topLevelObjects.first?.bound == [
        .init("iconView.image", .string("icon")), .init("nameLabel.text", .string("name")),
      ])
  }

  @Test func tellsWhatStaysUnmatchedAndMakesItAnErrorWhenStrict() {
    let data = #"[{"name": "One", "icon": "a", "price": 3}]"#
    let told = compile(data)
    #expect(
      told.diagnostics.filter { $0.severity == .info }.map(\.message) == [
        "No key of the data matches the outlet \"getButton\".", "No outlet matches the key \"price\".",
      ])
    #expect(told.errors == [])
    let strict = compile(data) { $0.isStrict = true }
    #expect(
      Set(strict.diagnostics.filter { $0.severity == .error }.map(\.rule)) == [
        "binding-unmatched-outlet", "binding-unmatched-key", "image-missing",
      ])
  }

  @Test func followsStatedBindingsOnly() {
    let result = compile(#"[{"name": "One", "app": {"titles": ["zero", "one"]}, "size": 12.5}]"#) {
      $0.bindings = ["nameLabel.text=app.titles[1]", "getButton.title=size", "nameLabel.textColor=none"]
    }
    #expect(text(result, "name") == [.string("one")])
    #expect(
      text(result, "get", "states") == [.dictionary([.init("normal", .dictionary([.init("title", .string("12.5"))]))])])
    #expect(result.tree?.topLevelObjects.first?.flattened.first { $0.id == "icon" }?.properties == [])
    #expect(result.errors == [])
  }

  @Test func bindsPropertiesOfEveryType() {
    let result = compile(##"[{"t": "x", "c": "#FF000080", "n": 2, "b": true, "a": 0.5, "m": "center"}]"##) {
      $0.bindings = [
        "nameLabel.text=t", "nameLabel.textColor=c", "nameLabel.numberOfLines=n", "nameLabel.isHidden=b",
        "nameLabel.alpha=a", "iconView.contentMode=m",
      ]
    }
    #expect(result.errors == [])
    #expect(text(result, "name", "textColor") == [.string("#FF000080")])
    #expect(text(result, "name", "numberOfLines") == [.number(2)])
    #expect(text(result, "name", "isHidden") == [.bool(true)])
    #expect(text(result, "name", "alpha") == [.number(0.5)])
    #expect(text(result, "icon", "contentMode") == [.string("center")])
  }

  @Test(arguments: [
    (
      "nameLabel.numberOfLines=v", "\"many\"",
      "Record 0 has a string at \"v\", which nameLabel.numberOfLines cannot take."
    ),
    ("nameLabel.isHidden=v", "[]", "Record 0 has an array at \"v\", which nameLabel.isHidden cannot take."),
    ("nameLabel.alpha=v", "\"\"", "Record 0 has a string at \"v\", which nameLabel.alpha cannot take."),
    ("nameLabel.text=v", "{}", "Record 0 has a dictionary at \"v\", which nameLabel.text cannot take."),
    (
      "iconView.contentMode=v", "\"sideways\"",
      "Record 0 has a string at \"v\", which iconView.contentMode cannot take."
    ),
    (
      "nameLabel.numberOfLines=v", "1e300", "Record 0 has a number at \"v\", which nameLabel.numberOfLines cannot take."
    ),
    ("lblName.text=v", "1", "The template has no outlet \"lblName\": it has getButton, iconView, nameLabel."),
    (
      "nameLabel.text", "1",
      "The binding \"nameLabel.text\" has no equals sign; write OUTLET.PROPERTY=KEYPATH, such as iconView.image=icon."
    ),
    ("text=v", "1", "The binding of \"text\" names no property; write OUTLET.PROPERTY, such as iconView.image."),
  ])
  func refusesWhatCannotBeBound(_ binding: String, _ value: String, _ message: String) {
    let result = compile("[{\"v\": \(value)}]") { $0.bindings = [binding] }
    #expect(result.errors == [message])
  }

  @Test func namesThePropertiesThatThereAre() throws {
    let message = try #require(compile(#"[{"v": 1}]"#) { $0.bindings = ["nameLabel.colour=v"] }.errors.first)
    #expect(message.hasPrefix("nameLabel is a UILabel, which has no property \"colour\" to bind; it has "))
    #expect(message.contains("text"))
  }

  @Test func keepsTheTemplatesValueWhereAKeyIsMissing() {
    let result = compile(#"[{"name": "One"}, {}, {"name": null}]"#) { $0.bindings = ["nameLabel.text=name"] }
    #expect(text(result, "name") == [.string("One"), .string("Label"), .string("Label")])
    #expect(
      result.otherWarnings == ["Record 1 has no value at \"name\", so nameLabel.text keeps what the template says."])
  }

  @Test(.timeLimit(.minutes(5))) func tellsOfManyMissingKeysInOnePass() {
    let template = SampleDocument.xib(
      "<view id=\"v\">\n    <connections>\n        <outlet property=\"box\" destination=\"v\" id=\"o\"/>\n    </connections>\n</view>"
    )
    let data = "[" + Array(repeating: "{}", count: 15_000).joined(separator: ",") + "]"
    let result = compile(data, template: template) {
      $0.bindings = ["box.tag=number"]
      $0.grid.columns = 100
      $0.grid.cellSize = CGSize(width: 1, height: 1)
    }
    #expect(result.otherWarnings.count == 1)
    #expect(result.otherWarnings.first?.hasSuffix("So it is with 14999 more records.") == true)
  }

  @Test func marksMissingImagesOnceAndMakesThemErrorsWhenStrict() {
    let data = #"[{"icon": "ghost"}, {"icon": "ghost"}]"#
    let result = compile(data) { $0.bindings = ["iconView.image=icon"] }
    #expect(result.warnings == ["No catalogue has the image \"ghost\"; a marked placeholder is drawn."])
    #expect(
      result.diagnostics.first { $0.rule == "image-missing" }?.help == "Say where the images are with --assets DIR.")
    #expect(result.view != nil)
    let strict = compile(data) {
      $0.bindings = ["iconView.image=icon"]
      $0.isStrict = true
    }
    #expect(strict.errors == ["No catalogue has the image \"ghost\"; a marked placeholder is drawn."])
  }

  @Test func takesBindingsFromAFile() {
    let result = compile(#"[{"a": "x"}]"#) {
      $0.bindingsFile = InputFile("bindings.json", #"{"nameLabel.text": "a"}"#)
    }
    #expect(text(result, "name") == [.string("x")])
    #expect(compile("[{}]") { $0.bindingsFile = InputFile("b.json", "[1") }.errors.count == 1)
  }

  @Test func putsControlsIntoStates() {
    let result = compile(nil) { $0.states = ["getButton=disabled"] }
    #expect(text(result, "get", "isEnabled") == [.bool(false)])
    for (state, rule) in [
      ("getButton", "state-syntax"), ("nameLabel=disabled", "state-outlet"), ("getButton=off", "state-name"),
    ] {
      #expect(compile(nil) { $0.states = [state] }.diagnostics.filter { $0.severity == .error }.map(\.rule) == [rule])
    }
  }

  @Test(arguments: ["", "[1]", "5", "{", "not data"])
  func refusesDataThatIsNoRecords(_ data: String) {
    let result = compile(data)
    #expect(result.errors.count == 1 && result.tree == nil)
  }
}
