import HeadlessUIKit
import Testing

@Suite struct ButtonDocumentsTests {
  @Test func readsConfigurations() throws {
    let button = try instantiate(
      UIButton.self,
      """
      <button buttonType="system" id="a"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" image="plus" catalog="system" title="Add" \
      subtitle="one more" imagePlacement="trailing" imagePadding="4" buttonSize="large" cornerStyle="fixed" \
      titleAlignment="leading" showsActivityIndicator="YES">
          <backgroundConfiguration key="background" cornerRadius="15">
            <color key="strokeColor" systemColor="systemRedColor"/></backgroundConfiguration>
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
          <directionalEdgeInsets key="contentInsets" top="1" leading="50" bottom="3" trailing="4"/>
          <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" \
      pointSize="34" scale="large" weight="bold"/>
          <color key="baseForegroundColor" white="1" alpha="1"/>
        </buttonConfiguration></button>
      """, resources: #"<image name="plus" catalog="system" width="128" height="113"/>"#)
    let configuration = try #require(button.configuration)
    #expect(configuration.style == .filled)
    #expect(configuration.title == "Add")
    #expect(configuration.subtitle == "one more")
    #expect(configuration.image?.name == "plus")
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 4)
    #expect(configuration.buttonSize == .large)
    #expect(configuration.cornerStyle == .fixed)
    #expect(configuration.titleAlignment == .leading)
    #expect(configuration.showsActivityIndicator)
    #expect(configuration.background.cornerRadius == 15)
    #expect(configuration.background.strokeColor == .systemRed)
    #expect(configuration.background.strokeWidth == 1)
    #expect(configuration.titleFont == UIFont(pointSize: 20, weight: .bold))
    #expect(
      configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 50, bottom: 3, trailing: 4))
    #expect(
      configuration.preferredSymbolConfigurationForImage
        == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large))
    #expect(configuration.baseForegroundColor == .white)
  }

  @Test func showsTheConfigurationsTitleNotTheStates() throws {
    let element = #"<button id="a"><state key="normal" title="A very long title"/>"#
    let plain = #"<buttonConfiguration key="configuration" style="plain" title="Go"/></button>"#
    let button = try instantiate(UIButton.self, element + plain)
    #expect(button.intrinsicContentSize.width < 60)
  }

  @Test func readsSymbolsOfStates() throws {
    let button = try instantiate(
      UIButton.self,
      """
      <button id="a"><state key="normal" image="scribble" catalog="system">
        <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" \
      pointSize="34"/></state>
        <state key="selected"><imageReference key="image" image="star" catalog="system" symbolScale="large" \
      renderingMode="template"/></state></button>
      """)
    #expect(button.currentImage?.size == CGSize(width: 40.8, height: 40.8))
    button.isSelected = true
    #expect(button.image(for: .selected)?.renderingMode == .alwaysTemplate)
    #expect(button.image(for: .selected)?.isSymbolImage == true)
    #expect(button.currentImage?.name == "star")
  }

  @Test func readsSymbolsOfImageViews() throws {
    let view = try instantiate(
      UIImageView.self,
      """
      <imageView id="a"><imageReference key="image" image="timer" catalog="system" symbolScale="default"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
          <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/></preferredSymbolConfiguration>
      </imageView>
      """)
    #expect(view.image?.name == "timer")
    #expect(view.preferredSymbolConfiguration?.pointSize == 12)
    #expect(view.intrinsicContentSize == CGSize(width: 14.5, height: 14.5))
  }

  @Test func readsMenus() throws {
    let button = try instantiate(
      UIButton.self,
      """
      <button showsMenuAsPrimaryAction="YES" id="a"><menu key="menu" title="More" id="b"><menuElements>
        <command title="Copy" selector="copy:" id="c"/><menu title="Share" id="d"/></menuElements></menu></button>
      """)
    #expect(button.showsMenuAsPrimaryAction)
    #expect(button.menu?.children.map(\.title) == ["Copy", "Share"])
    #expect((button.menu?.children.first as? UICommand)?.selector == "copy:")
  }
}
