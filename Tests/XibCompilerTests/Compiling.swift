import Diagnostics
import HeadlessUIKit
import TestSupport
import Testing
import XibCompiler

/// A cell with an icon, a name and a button, 85 × 90 points.
enum Cell {
  static let text = SampleDocument.xib(
    """
    <view id="cell" customClass="AppCell">
        <rect key="frame" x="0.0" y="0.0" width="85" height="90"/>
        <subviews>
            <imageView id="icon">
                <rect key="frame" x="20" y="0.0" width="45" height="45"/>
            </imageView>
            <label text="Label" id="name">
                <rect key="frame" x="0.0" y="47" width="85" height="18"/>
            </label>
            <button id="get">
                <rect key="frame" x="12" y="68" width="61" height="20"/>
                <state key="normal" title="Get"/>
                <connections>
                    <action selector="get:" destination="cell" eventType="touchUpInside" id="a1"/>
                </connections>
            </button>
        </subviews>
        <connections>
            <outlet property="iconView" destination="icon" id="o1"/>
            <outlet property="nameLabel" destination="name" id="o2"/>
            <outlet property="getButton" destination="get" id="o3"/>
        </connections>
    </view>
    """)

  static let records = #"[{"name": "One", "icon": "a"}, {"name": "Two", "icon": "b"}, {"name": "Three", "icon": "c"}]"#
}

extension InputFile {
  init(_ name: String, _ text: String) { self.init(name: name, bytes: Array(text.utf8)) }
}

/// Compiles the cell, or another template, with data in JSON.
func compile(
  _ data: String?, template: String = Cell.text, world: World = World(),
  _ change: (inout CompileRequest) -> Void = { _ in }
) -> Compilation {
  var request = CompileRequest(template: InputFile("cell.xib", template))
  request.data = data.map { InputFile("data.json", $0) }
  change(&request)
  return XibCompiler(world: world).compile(request)
}

/// JSON records, so many.
func records(_ count: Int) -> String {
  "[" + (0..<count).map { "{\"name\": \"n\($0)\", \"icon\": \"i\"}" }.joined(separator: ", ") + "]"
}

extension Compilation {
  /// The frames of the instances.
  var frames: [CGRect] { tree?.topLevelObjects.compactMap(\.frame) ?? [] }
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map(\.message) }
  var warnings: [String] { diagnostics.filter { $0.severity == .warning }.map(\.message) }
  /// The problems of the severity, without those about pictures, which these tests have none of.
  var otherWarnings: [String] {
    diagnostics.filter { $0.severity == .warning && $0.rule != "image-missing" }.map(\.message)
  }
}
