import HeadlessUIKit
import Testing

@Suite struct MediaDocumentsTests {
  @Test func readsWebViews() throws {
    let view = try instantiate(
      WKWebView.self,
      """
      <wkWebView allowsLinkPreview="NO" customUserAgent="" id="a">
        <wkWebViewConfiguration key="configuration" allowsAirPlayForMediaPlayback="NO" \
      applicationNameForUserAgent="Version/13.1.2" suppressesIncrementalRendering="YES">
          <dataDetectorTypes key="dataDetectorTypes" none="YES"/>
          <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" video="YES"/>
          <wkPreferences key="preferences" javaScriptEnabled="NO" minimumFontSize="6"/>
        </wkWebViewConfiguration></wkWebView>
      """)
    #expect(!view.allowsLinkPreview)
    #expect(view.customUserAgent == "")
    #expect(!view.configuration.allowsAirPlayForMediaPlayback)
    #expect(view.configuration.allowsPictureInPictureMediaPlayback)
    #expect(view.configuration.applicationNameForUserAgent == "Version/13.1.2")
    #expect(view.configuration.suppressesIncrementalRendering)
    #expect(view.configuration.dataDetectorTypes == [])
    #expect(view.configuration.mediaTypesRequiringUserActionForPlayback == .video)
    #expect(!view.configuration.preferences.isJavaScriptEnabled)
    #expect(view.configuration.preferences.minimumFontSize == 6)
  }

  @Test func readsMaps() throws {
    let view = try instantiate(
      MKMapView.self,
      """
      <mapView mapType="satellite" showsUserLocation="YES" pitchEnabled="NO" id="a">
        <standardMapConfiguration key="preferredConfiguration"/></mapView>
      """)
    #expect(view.mapType == .satellite)
    #expect(view.showsUserLocation)
    #expect(!view.isPitchEnabled)
    #expect(view.preferredConfiguration == MKStandardMapConfiguration())
  }

  @Test func readsScenes() throws {
    let view = try instantiate(ARSCNView.self, #"<arscnView sceneName="Scene.scn" allowsCameraControl="YES" id="a"/>"#)
    #expect(view.sceneName == "Scene.scn")
    #expect(view.allowsCameraControl)
    let metal = try instantiate(
      MTKView.self,
      """
      <mtkView colorPixelFormat="BGRA8Unorm" depthStencilPixelFormat="Depth32Float" paused="YES" \
      enableSetNeedsDisplay="YES" id="a"/>
      """)
    #expect(metal.depthStencilPixelFormat == "Depth32Float")
    #expect(metal.isPaused)
    #expect(metal.enableSetNeedsDisplay)
  }

  @Test func namesTheClassInThePlaceholder() throws {
    let view = try instantiate(ARSKView.self, #"<arskView id="a"/>"#)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    var canvas = Canvas(traits: .standard)
    view.draw(into: &canvas)
    let texts = canvas.commands.compactMap { command -> String? in
      guard case .text(let line) = command else { return nil }
      return line.text
    }
    #expect(texts == ["ARSKView"])
  }
}
