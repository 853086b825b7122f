import HeadlessUIKit
import InterfaceBuilder
import Testing

struct DocumentKindsTests {
  static let everything = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    systemVersion="14F27" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc">
    <device id="retina5_9" orientation="landscape" appearance="dark" layout="fullscreen"><adaptation id="fullscreen"/></device>
    <accessibilityOverrides dynamicTypePreference="9" isEnabled="YES"/>
    <dependencies>
      <deployment version="4352" identifier="iOS"/>
      <development version="7000" identifier="xcode"/>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
      <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <customFonts key="customFonts"><array key="Lato.ttf"><string>Lato-Bold</string><string>Lato-Thin</string></array>
      <mutableArray key="Icons.ttf"><string>icons</string></mutableArray></customFonts>
    <scenes><scene sceneID="s1"><objects>
      <viewController id="vc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"/>
        <nil key="simulatedStatusBarMetrics"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO" barStyle="black"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        <simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <connections>
          <segue id="sg" destination="vp" kind="presentation" identifier="go" modalPresentationStyle="formSheet" \
    modalTransitionStyle="crossDissolve" animates="NO" popoverAnchorView="v" destinationCreationSelector="make:">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>
            <popoverPassthroughViews><view reference="v"/></popoverPassthroughViews>
            <nil key="action"/>
            <segue key="commit" inheritsFrom="parent" id="cm"/>
          </segue>
        </connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" userLabel="First Responder" sceneMemberID="firstResponder"/>
      <exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
    </objects><point key="canvasLocation" x="137.5" y="-26.25"/></scene>
    <scene sceneID="s2"><objects>
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Login" bundleIdentifier="com.example" id="vp" sceneMemberID="viewController"/>
    </objects></scene></scenes>
    <classes><class className="Cell" superclassName="UIView"><source key="sourceIdentifier" type="project" relativePath="./Classes/Cell.h"/>
      <relationships><relationship kind="outlet" name="icon" candidateClass="UIImageView"/><relationship kind="action" name="tap:"/></relationships></class></classes>
    <designables><designable name="v"><size key="intrinsicContentSize" width="120" height="20.5"/></designable></designables>
    <inferredMetricsTieBreakers><segue reference="sg"/></inferredMetricsTieBreakers>
    <resources><image name="star" catalog="system" width="128" height="116"/>
      <image name="Logo" width="40" height="20"><mutableData key="keyedArchiveRepresentation">AQID</mutableData></image>
      <namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      <namedColor><string key="name">Two
    lines</string><color white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></namedColor>
      <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
    <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics key="statusBar" statusBarStyle="blackTranslucent"/>
      <simulatedOrientationMetrics key="orientation"/><simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
      <simulatedMetricsInferredSentinel key="topBar"/></simulatedMetricsContainer>
    </document>
    """

  @Test func understandsEveryElementAndAttribute() throws {
    let reading = IBDocument.read(Array(Self.everything.utf8), name: "Main.storyboard")
    #expect(reading.diagnostics.isEmpty)
    let document = try #require(reading.document)
    let coverage = document.coverage()
    #expect(coverage.unknownElements.isEmpty)
    #expect(coverage.unknownAttributes.isEmpty)
    #expect(coverage.elements.understood == coverage.elements.total)
    #expect(coverage.attributes.understood == coverage.attributes.total)
    #expect(document.instantiate().diagnostics.isEmpty)
  }

  @Test func readsTheDocumentsProperties() throws {
    let document = try read(Self.everything)
    let device = try #require(document.device)
    #expect(device.id == "retina5_9")
    #expect(device.orientation == .landscape)
    #expect(device.appearance == .dark)
    #expect(device.adaptation == "fullscreen")
    #expect(document.initialViewControllerID == "vc")
    #expect(document.usesAutolayout && document.usesSafeAreas && document.isLaunchScreen)
    #expect(document.dynamicTypePreference == 9)
    #expect(document.canvasLocations.map(\.id) == ["s1"])
    #expect(document.canvasLocations.first?.point == CGPoint(x: 137.5, y: -26.25))
    #expect(document.inferredMetricsTieBreakers == ["sg"])
  }

  @Test func readsWhatTheDocumentNeedsAndBrings() throws {
    let document = try read(Self.everything)
    #expect(document.deployments.map(\.version) == ["4352"])
    #expect(document.developments.map(\.identifier) == ["xcode"])
    #expect(document.capabilities.map(\.name) == ["Safe area layout guides"])
    #expect(document.customFonts.map(\.file) == ["Lato.ttf", "Icons.ttf"])
    #expect(document.customFonts.first?.names == ["Lato-Bold", "Lato-Thin"])
    #expect(document.imageResources.map(\.name) == ["star", "Logo"])
    #expect(document.imageResources.first?.catalog == "system")
    #expect(document.imageResources.last?.archive == [1, 2, 3])
    #expect(document.imageResources.last?.size == CGSize(width: 40, height: 20))
    #expect(document.namedColors.map(\.name) == ["Brand", "Two\nlines"])
    #expect(document.namedColors.first?.color == .red)
    #expect(document.systemColors.first?.color == .white)
    #expect(document.designables.first?.intrinsicContentSize == CGSize(width: 120, height: 20.5))
  }

  @Test func readsOldClassDescriptions() throws {
    let cell = try #require(try read(Self.everything).classDescriptions.first)
    #expect(cell.name == "Cell")
    #expect(cell.sourcePath == "./Classes/Cell.h")
    #expect(cell.relationships.map(\.kind) == [.outlet, .action])
    #expect(cell.relationships.first?.candidateClass == "UIImageView")
  }

  @Test func readsSegues() throws {
    let segues = try read(Self.everything).segues
    #expect(segues.map(\.id) == ["sg"])
    let segue = try #require(segues.first)
    #expect(segue.kind == .presentation)
    #expect(segue.sourceID == "vc")
    #expect(segue.destinationID == "vp")
    #expect(segue.modalPresentationStyle == .formSheet)
    #expect(segue.modalTransitionStyle == .crossDissolve)
    #expect(!segue.isAnimated)
    #expect(segue.popoverAnchorID == "v")
    #expect(segue.popoverArrowDirections == ["up", "left"])
    #expect(segue.popoverPassthroughIDs == ["v"])
    #expect(segue.creationSelector == "make:")
  }

  @Test func makesStoryboardReferencesAndKeepsPlaceholdersOut() throws {
    let contents = try read(Self.everything).instantiate()
    #expect(contents.scenes.map(\.objects.count) == [1, 1])
    let reference = try #require(contents.object(withID: "vp") as? UIStoryboardViewControllerPlaceholder)
    #expect(reference.storyboardName == "Other")
    #expect(reference.referencedIdentifier == "Login")
    #expect(reference.bundleIdentifier == "com.example")
    #expect((contents.object(withID: "fr") as? IBProxyObject)?.placeholderIdentifier == "IBFirstResponder")
  }

  @Test func readsADocumentThatSaysNothing() throws {
    let document = try read("<document/>")
    #expect(document.device == nil)
    #expect(document.initialViewControllerID == nil)
    #expect(!document.usesAutolayout)
    #expect(document.capabilities.isEmpty && document.imageResources.isEmpty && document.segues.isEmpty)
    #expect(document.canvasLocations.isEmpty)
  }

  @Test func freshObjectsInspectAsEmpty() {
    for vocabulary in [IBProxyObject.vocabulary, UIStoryboardViewControllerPlaceholder.vocabulary] {
      #expect(vocabulary.make?().inspectedProperties.isEmpty == true)
    }
  }
}
