import DataBinding
import Diagnostics
import Testing

@Suite struct BindingMatcherTests {
  typealias Outlets = [(name: String, className: String)]

  private func bindings(_ outlets: Outlets, _ keys: [String]) -> [String] {
    BindingMatcher.match(outlets: outlets, keys: keys).bindings.map(\.description)
  }

  @Test(arguments: [
    "iconView", "imgViewIcon", "imageViewIcon", "ivIcon", "icon", "_iconImageView", "m_icon", "iconIV", "IconImage",
    "mIconView",
  ])
  func matchesImageOutlets(_ outlet: String) {
    for key in ["icon", "Icon", "icon_url", "iconURL", "icon-name", "icons"] {
      #expect(bindings([(outlet, "UIImageView")], [key, "other"]) == ["\(outlet).image=\(key)"])
    }
  }

  @Test(arguments: [
    "nameLabel", "lblName", "nameLabelView", "labName", "txtName", "_nameLabel", "NAME_LABEL", "nameLbl",
  ])
  func matchesLabels(_ outlet: String) {
    for key in ["name", "Name", "names", "app_name", "nameText"] {
      #expect(bindings([(outlet, "UILabel")], [key, "other"]) == ["\(outlet).text=\(key)"])
    }
  }

  @Test(arguments: [
    ("downloadButton", "UIButton", "download", "title"), ("btnDownload", "UIButton", "download", "title"),
    ("iconButton", "UIButton", "icon", "image"), ("titleLbl", "UILabel", "title", "text"),
    ("nameField", "UITextField", "name", "text"), ("bioTextView", "UITextView", "bio", "text"),
    ("soundSwitch", "UISwitch", "isSound", "on"), ("volumeSlider", "UISlider", "volume", "value"),
    ("downloadProgressView", "UIProgressView", "download", "progress"),
    ("progressView", "UIProgressView", "progress", "progress"),
    ("countStepper", "UIStepper", "count", "value"),
    ("kindControl", "UISegmentedControl", "kind", "selectedSegmentIndex"),
    ("pageControl", "UIPageControl", "page", "currentPage"),
    ("loadingIndicator", "UIActivityIndicatorView", "loading", "animating"),
    ("birthdayPicker", "UIDatePicker", "birthday", "date"), ("textLabel", "UILabel", "text", "text"),
    ("imageView", "UIImageView", "image", "image"), ("nameLabel2", "UILabel", "name2", "text"),
    ("userNameLabel", "UILabel", "username", "text"), ("imageURLLabel", "UILabel", "image_url", "text"),
  ])
  func choosesThePropertyOfTheClass(_ outlet: String, _ className: String, _ key: String, _ property: String) {
    #expect(bindings([(outlet, className)], [key]) == ["\(outlet).\(property)=\(key)"])
  }

  @Test func prefersTheCloserName() {
    let outlets: Outlets = [("titleLabel", "UILabel"), ("titleTextLabel", "UILabel"), ("iconView", "UIImageView")]
    let report = BindingMatcher.match(outlets: outlets, keys: ["title_text", "iconURL", "title", "icon"])
    #expect(
      report.bindings.map(\.description) == [
        "iconView.image=icon", "titleLabel.text=title", "titleTextLabel.text=title_text",
      ])
    #expect(report.unmatchedKeys == ["iconURL"])
    #expect(report.ambiguous.isEmpty)
  }

  @Test func reportsRatherThanGuesses() {
    let outlets: Outlets = [("nameLabel", "UILabel"), ("lblName", "UILabel"), ("rootView", "UIView"), ("x", "UILabel")]
    let report = BindingMatcher.match(outlets: outlets, keys: ["name", "y", "y"])
    #expect(report.bindings.isEmpty)
    #expect(report.ambiguous.map(\.outlets) == [["lblName", "nameLabel"]])
    #expect(report.ambiguous.map(\.keys) == [["name"]])
    #expect(report.unmatchedOutlets == ["x"])
    #expect(report.unmatchedKeys == ["y"])
    #expect(report.otherOutlets == ["rootView"])
    #expect(report.diagnostics(document: "d", isStrict: true).map(\.severity) == [.error, .error, .error])
  }

  @Test func doesNotMatchByTypeWordsAlone() {
    #expect(bindings([("imageView", "UIImageView")], ["page_view"]).isEmpty)
    #expect(bindings([("label", "UILabel")], ["name"]).isEmpty)
    #expect(bindings([("nameLabel", "UILabel")], ["user_name", "file_name"]).isEmpty)
    #expect(bindings([("", "UILabel"), ("___", "UILabel")], ["", "__"]) == [])
  }

  @Test func quotesKeysThatHoldDots() {
    #expect(bindings([("fileNameLabel", "UILabel")], ["file.name"]) == [#"fileNameLabel.text=file\.name"#])
  }

  @Test func doesNotDependOnOrderAndUsesEachNameOnce() {
    var random = SplitMix(state: 7)
    let stems = [
      "name", "icon", "title", "appName", "icon_url", "options", "option", "text", "image", "view", "label", "x2", "",
    ]
    let classes = ["UILabel", "UIImageView", "UIButton", "UIView", "UISwitch", "Unknown"]
    let shapes = ["%", "%Label", "lbl_%", "_%View", "img%", "%s", "%2"]
    for _ in 0..<400 {
      func name() -> String {
        let shape = shapes[random.next(below: shapes.count)]
        return shape.replacing("%", with: stems[random.next(below: stems.count)])
      }
      var outlets: Outlets = (0..<random.next(below: 8)).map { _ in (name(), classes[random.next(below: classes.count)])
      }
      var keys = (0..<random.next(below: 8)).map { _ in name() }
      let report = BindingMatcher.match(outlets: outlets, keys: keys)
      let told =
        report.bindings.map(\.outlet) + report.ambiguous.flatMap(\.outlets) + report.unmatchedOutlets
        + report.otherOutlets
      #expect(told.sorted() == outlets.map(\.name).sorted())
      let toldKeys =
        report.bindings.map { RecordKeyPath.Step.key("\($0.keyPath)") }.count
        + report.ambiguous.flatMap(\.keys).count + report.unmatchedKeys.count
      #expect(toldKeys == Set(keys).count)
      #expect(Set(report.bindings.map(\.keyPath)).count == report.bindings.count)
      outlets.shuffle(using: &random)
      keys.shuffle(using: &random)
      #expect(BindingMatcher.match(outlets: outlets, keys: keys) == report)
    }
  }

  @Test func namesPropertiesOfEveryClass() {
    #expect(BindableProperty.principal(of: "UIView") == nil)
    #expect(BindableProperty.all(of: "UIView").contains { $0.name == "hidden" && $0.kind == .bool })
    for className in BindableProperty.classNames {
      let names = BindableProperty.all(of: className).map(\.name)
      #expect(Set(names).count == names.count)
    }
  }
}

/// Numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
