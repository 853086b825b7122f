/// Small documents in Xcode's form, for tests that care for what is in them and not for what surrounds it.
public enum SampleDocument {
  /// A xib with these objects, indented by eight spaces.
  public static func xib(
    _ objects: String, resources: String = "", attributes: String = "", device: String = "retina4_7"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(attributes.isEmpty ? "" : " " + attributes)>
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(indented(objects, by: 8))
        </objects>
    \(resources.isEmpty ? "" : "    <resources>\n\(indented(resources, by: 8))\n    </resources>\n")</document>

    """
  }

  /// A storyboard with these scenes, indented by eight spaces.
  public static func storyboard(_ scenes: String, initial: String? = nil, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
    \(indented(scenes, by: 8))
        </scenes>
    \(resources.isEmpty ? "" : "    <resources>\n\(indented(resources, by: 8))\n    </resources>\n")</document>

    """
  }

  /// One scene with a controller that has a view.
  public static func scene(_ id: String, controller: String, view: String, inside: String = "") -> String {
    """
    <scene sceneID="\(id)">
        <objects>
            <viewController id="\(controller)" sceneMemberID="viewController">
                <view key="view" id="\(view)">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
    \(inside.isEmpty ? "" : "\n" + indented(inside, by: 16))
                </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-r" sceneMemberID="firstResponder"/>
        </objects>
    </scene>
    """
  }

  static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
