import MarkupXML

extension ArchiveKind {
  static let controls = [
    ArchiveKind(
      "IBUISwitch", "switch", inherits: control,
      [
        .bool("IBUIOn", "on", default: false), .color("IBUIOnTintColor", "onTintColor"),
        .color("IBUIThumbTintColor", "thumbTintColor"),
      ]),
    ArchiveKind(
      "IBUISlider", "slider", inherits: control,
      [
        .number("IBUIValue", "value", missing: "0.0"), .number("IBUIMinValue", "minValue", missing: "0.0"),
        .number("IBUIMaxValue", "maxValue", missing: "1"), .bool("IBUIContinuous", "continuous", default: true),
        .image("IBUIMinimumValueImage", "minimumValueImage"), .image("IBUIMaximumValueImage", "maximumValueImage"),
        .color("IBUIMinimumTrackTintColor", "minimumTrackTintColor"),
        .color("IBUIMaximumTrackTintColor", "maximumTrackTintColor"), .color("IBUIThumbTintColor", "thumbTintColor"),
      ]),
    ArchiveKind(
      "IBUIStepper", "stepper", inherits: control,
      [
        .number("IBUIValue", "value"), .number("IBUIMinimumValue", "minimumValue"),
        .number("IBUIMaximumValue", "maximumValue", missing: "100"), .number("IBUIStepValue", "stepValue"),
        .bool("IBUIContinuous", "continuous", default: true), .bool("IBUIAutorepeat", "autorepeat", default: true),
        .bool("IBUIWraps", "wraps", default: false),
      ]),
    ArchiveKind(
      "IBUIPageControl", "pageControl", inherits: control,
      [
        .bool("IBUIHidesForSinglePage", "hidesForSinglePage", default: false),
        .bool("IBUIDefersCurrentPageDisplay", "defersCurrentPageDisplay", default: false),
        .integer("IBUINumberOfPages", "numberOfPages"), .integer("IBUICurrentPage", "currentPage"),
        .color("IBUIPageIndicatorTintColor", "pageIndicatorTintColor"),
        .color("IBUICurrentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
      ]),
    ArchiveKind(
      "IBUIDatePicker", "datePicker", inherits: control,
      [
        .choice("IBUIDatePickerMode", "datePickerMode", ["time", "date", "dateAndTime", "countDownTimer"]),
        .integer("IBUIMinuteInterval", "minuteInterval"),
      ]),
    ArchiveKind(
      "IBUISegmentedControl", "segmentedControl", inherits: control,
      [
        .choice(
          "IBSegmentControlStyle", "segmentControlStyle", ["plain", "bordered", "bar", "bezeled"], missing: "plain"),
        .integer("IBSelectedSegmentIndex", "selectedSegmentIndex", missing: "0"),
        .bool("IBUIMomentary", "momentary", default: false), segments,
      ]),
    ArchiveKind("IBUIRefreshControl", "refreshControl", inherits: control, [.string("IBUITitle", "title")]),
  ]

  /// Archives keep segments in arrays side by side.
  private static let segments = ArchiveRow([
    "IBSegmentTitles", "IBNumberOfSegments", "IBSegmentImages", "IBSegmentWidths", "IBSegmentEnabledStates",
    "IBSegmentContentOffsets",
  ]) { object, element, translator in
    let graph = object.graph
    let titles = object.items("IBSegmentTitles")
    let pictures = object.items("IBSegmentImages")
    let count = min(max(titles.count, pictures.count), object.integer("IBNumberOfSegments") ?? .max)
    guard count > 0 else { return }
    let place = object["IBSegmentTitles"] ?? object.node
    let list = translator.add("segments", to: element, from: place)
    let widths = object.items("IBSegmentWidths")
    let states = object.items("IBSegmentEnabledStates")
    let offsets = object.items("IBSegmentContentOffsets")
    for index in 0..<count {
      let segment = translator.add("segment", to: list, from: titles.at(index) ?? place)
      let title = titles.at(index).flatMap { graph.text(of: $0) } ?? ""
      translator.setText("title", title, on: segment, from: titles.at(index) ?? place)
      if let picture = pictures.at(index).flatMap({ graph.resolve($0) }).flatMap({ translator.imageName($0) }) {
        translator.set("image", picture, on: segment)
      }
      if let width = widths.at(index).flatMap({ graph.number(of: $0) }), width != 0 {
        translator.set("width", ArchiveRow.spelled(width), on: segment)
      }
      if states.at(index).flatMap({ graph.bool(of: $0) }) == false { translator.set("enabled", "NO", on: segment) }
      if let node = offsets.at(index), let offset = graph.numbers(of: node, count: 2), offset != [0, 0] {
        translator.addNumbers("size", ["width", "height"], offset, key: "contentOffset", to: segment, from: node)
      }
    }
  }
}

extension Array {
  /// The element, nil behind the end.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
