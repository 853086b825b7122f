import HeadlessUIKit
import Testing

@Suite struct ControlDocumentsTests {
  @Test func readsTextFields() throws {
    let field = try instantiate(
      UITextField.self,
      """
      <textField opaque="NO" contentHorizontalAlignment="left" borderStyle="roundedRect" textAlignment="center" \
      minimumFontSize="17" clearButtonMode="whileEditing" adjustsFontSizeToFit="NO" id="a">
        <string key="placeholder">Line one
      two</string><nil key="textColor"/>
        <fontDescription key="fontDescription" type="system" pointSize="18"/>
        <textInputTraits key="textInputTraits" keyboardType="URL" returnKeyType="continue" secureTextEntry="YES" \
      textContentType="one-time-code" autocorrectionType="no"/>
      </textField>
      """)
    #expect(field.placeholder == "Line one\ntwo")
    #expect(field.textColor == nil)
    #expect(field.font.pointSize == 18)
    #expect(field.borderStyle == .roundedRect)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(!field.adjustsFontSizeToFitWidth)
    #expect(field.textInputTraits.keyboardType == .URL)
    #expect(field.textInputTraits.returnKeyType == .continue)
    #expect(field.textInputTraits.textContentType == "one-time-code")
    #expect(field.textInputTraits.autocorrectionType == .no)
    #expect(field.isSecureTextEntry)
  }

  @Test func readsTextViews() throws {
    let view = try instantiate(
      UITextView.self,
      """
      <textView editable="NO" scrollEnabled="NO" textAlignment="justified" id="a">
        <string key="text">Lorem</string>
        <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
      </textView>
      """)
    #expect(view.text == "Lorem")
    #expect(!view.isEditable)
    #expect(!view.isScrollEnabled)
    #expect(view.textAlignment == .justified)
    #expect(view.dataDetectorTypes == [.link, .phoneNumber])
    #expect(view.textInputTraits.autocapitalizationType == .sentences)
  }

  @Test func readsSegments() throws {
    let control = try instantiate(
      UISegmentedControl.self,
      """
      <segmentedControl selectedSegmentIndex="1" segmentControlStyle="bar" id="a"><segments>
        <segment title="One"/><segment title="" image="star" width="74.5" enabled="NO"/>
      </segments><color key="selectedSegmentTintColor" systemColor="systemRedColor"/></segmentedControl>
      """)
    #expect(control.segments.map(\.title) == ["One", ""])
    #expect(control.segments.map(\.width) == [0, 74.5])
    #expect(control.segments.map(\.isEnabled) == [true, false])
    #expect(control.segments.last?.image?.name == "star")
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.selectedSegmentTintColor == .systemRed)
    #expect(control.titleForSegment(at: 7) == nil)
  }

  @Test func readsSwitchesSlidersAndSteppers() throws {
    let toggle = try instantiate(
      UISwitch.self, #"<switch on="YES" id="a"><color key="onTintColor" white="0.5" alpha="1"/></switch>"#)
    #expect(toggle.isOn)
    #expect(toggle.onTintColor == UIColor(white: 0.5, alpha: 1))
    #expect(toggle.inspectedProperties.contains(.init("isOn", .bool(true))))
    let slider = try instantiate(
      UISlider.self, #"<slider value="50" minValue="-15" maxValue="100" continuous="NO" id="a"/>"#)
    #expect(slider.value == 50)
    #expect(slider.minimumValue == -15)
    #expect(slider.maximumValue == 100)
    #expect(!slider.isContinuous)
    let stepper = try instantiate(
      UIStepper.self, #"<stepper value="3" minimumValue="-14" maximumValue="10" stepValue="0.25" id="a"/>"#)
    #expect(stepper.value == 3)
    #expect(stepper.minimumValue == -14)
    #expect(stepper.maximumValue == 10)
    #expect(stepper.stepValue == 0.25)
  }

  @Test func readsDatePickers() throws {
    let picker = try instantiate(
      UIDatePicker.self,
      """
      <datePicker datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO" id="a">
        <date key="date" timeIntervalSinceReferenceDate="0.0"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/>
        <locale key="locale" localeIdentifier="en_US"/>
        <timeZone key="timeZone" name="America/Los_Angeles"><data key="data">VFppZg</data></timeZone>
      </datePicker>
      """)
    #expect(picker.date == NSDate(timeIntervalSinceReferenceDate: 0))
    #expect(picker.minimumDate == NSDate(timeIntervalSinceReferenceDate: -978_267_600))
    #expect(picker.maximumDate == nil)
    #expect(picker.locale?.localeIdentifier == "en_US")
    #expect(picker.timeZone?.name == "America/Los_Angeles")
    #expect(picker.datePickerMode == .date)
    #expect(picker.preferredDatePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5)
    #expect(!picker.usesCurrentDate)
  }

  @Test func readsSearchBarsWithScopes() throws {
    let bar = try instantiate(
      UISearchBar.self,
      """
      <searchBar contentMode="redraw" placeholder="Search state names" searchBarStyle="minimal" showsScopeBar="YES" \
      id="a"><scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>
      <textInputTraits key="textInputTraits" autocapitalizationType="words"/></searchBar>
      """)
    #expect(bar.scopeButtonTitles == ["All", "New"])
    #expect(bar.placeholder == "Search state names")
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.intrinsicContentSize.height == 100)
    #expect(bar.textInputTraits.autocapitalizationType == .words)
  }

  @Test func readsIndicators() throws {
    let wheel = try instantiate(
      UIActivityIndicatorView.self,
      #"<activityIndicatorView style="whiteLarge" animating="YES" hidesWhenStopped="YES" id="a"/>"#)
    #expect(wheel.isAnimating)
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
    let line = try instantiate(
      UIProgressView.self, #"<progressView progress="0.40000000000000002" progressViewStyle="bar" id="a"/>"#)
    #expect(line.progress == 0.4)
    let dots = try instantiate(
      UIPageControl.self, #"<pageControl numberOfPages="3" currentPage="1" hidesForSinglePage="YES" id="a"/>"#)
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 1)
    #expect(dots.hidesForSinglePage)
  }

  @Test func placesContentAtTheTopLeftAsDocumentsSpellIt() throws {
    let view = try instantiate(UIImageView.self, #"<imageView contentMode="TopLeft" id="a"/>"#)
    #expect(view.contentMode == .topLeft)
  }
}
