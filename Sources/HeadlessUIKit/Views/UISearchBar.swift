/// A bar with a field for a search, a cancel button and scopes.
open class UISearchBar: UIView {
  override open class var vocabulary: Vocabulary { .searchBar }

  /// The characters; nil for none.
  open var text: String?
  /// What is shown while there is no text; nil for nothing.
  public final var placeholder: String?
  /// The line above the title; nil for none.
  public final var prompt: String?
  /// Whether the bar is light or dark.
  public final var barStyle = BarStyle.default
  /// Whether the bar stands out from its surroundings or only its field is seen.
  public final var searchBarStyle = Style.default
  /// Whether what is behind the bar shines through it.
  public final var isTranslucent = true
  /// The colour of the bar behind the field; nil is the standard one.
  public final var barTintColor: UIColor?
  /// The picture behind the field; nil for the standard look.
  public final var backgroundImage: UIImage?
  /// The picture behind the scope buttons; nil for the standard look.
  public final var scopeBarBackgroundImage: UIImage?
  /// Whether it shows cancel button.
  public final var showsCancelButton = false
  /// Whether it shows bookmark button.
  public final var showsBookmarkButton = false
  /// Whether it shows search results button.
  public final var showsSearchResultsButton = false
  /// Whether the button for the results is drawn as pressed.
  public final var isSearchResultsButtonSelected = false
  /// Whether the buttons that narrow the search are shown.
  public final var showsScopeBar = false
  /// What the scope buttons say, in order; empty for no buttons.
  public final var scopeButtonTitles: [String] = []
  /// Which scope button is chosen, counted from 0.
  public final var selectedScopeButtonIndex = 0
  /// How the keyboard looks and how typing is corrected.
  public final var textInputTraits = UITextInputTraits()

  /// How dark the bar is.
  public enum BarStyle: String, DocumentChoice { case `default`, black, blackOpaque, blackTranslucent }

  /// `minimal` has no ground behind the field.
  public enum Style: String, DocumentChoice { case `default`, prominent, minimal }

  /// The height of the part with the field, in points.
  private func fieldBarHeight(_ traits: UITraitCollection) -> CGFloat {
    traits.toolsVersion < 13000 ? 44 : traits.toolsVersion < 24127 ? 56 : 64
  }

  private var hasScopes: Bool { showsScopeBar && !scopeButtonTitles.isEmpty }

  /// Evidence: 56 points in documents since Xcode 9, 44 before, 64 in one of iOS 26's tools; words above it take 31 (one
  /// document). A row of scopes adds as much as the old bar, as UIKit does.
  override open var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: fieldBarHeight(traitCollection) + (hasScopes ? 44 : 0) + (prompt == nil ? 0 : 31))
  }

  override open func draw(into canvas: inout Canvas) {
    if searchBarStyle != .minimal {
      if let backgroundImage {
        canvas.draw(backgroundImage, in: bounds)
      } else {
        canvas.fill(.rect(bounds), barTintColor ?? (barStyle == .default ? .secondarySystemBackground : .darkGray))
      }
    }
    var area = bounds.shrunk(dx: 8, dy: 0)
    if let prompt {
      canvas.drawLine(
        of: prompt, font: .systemFont(ofSize: 13), color: .label,
        in: CGRect(x: area.minX, y: area.minY + 4, width: area.width, height: 16), alignment: 0.5)
      area.origin.y += 19
      area.size.height -= 19
    }
    if hasScopes {
      let height = min(44, area.height / 2)
      drawScopes(
        in: CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height), into: &canvas)
      area.size.height -= height
    }
    if showsCancelButton {
      let width = canvas.traits.textMetrics.width(of: "Cancel", font: .systemFont(ofSize: 17)).rounded(.up)
      canvas.drawLine(
        of: "Cancel", font: .systemFont(ofSize: 17), color: tintColor,
        in: CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height))
      area.size.width -= width + 8
    }
    let height = min(36, max(0, area.height - 8))
    drawField(
      in: CGRect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height), into: &canvas)
  }

  private func drawField(in field: CGRect, into canvas: inout Canvas) {
    guard !field.isEmpty else { return }
    canvas.fill(.roundedRect(field, radius: min(10, field.height / 2)), .controlGround)
    let glass = CGRect(x: field.minX + 8, y: field.midY - 7, width: 11, height: 11)
    canvas.stroke(.ellipse(glass), .secondaryLabel, width: 1.5)
    canvas.drawLines(
      through: [CGPoint(x: glass.maxX - 1.5, y: glass.maxY - 1.5), CGPoint(x: glass.maxX + 3, y: glass.maxY + 3)],
      .secondaryLabel, width: 1.5)
    let isEmpty = text?.isEmpty ?? true
    let shown = isEmpty ? placeholder ?? "Search" : text ?? ""
    canvas.drawLine(
      of: shown, font: .systemFont(ofSize: 17), color: isEmpty ? .secondaryLabel : .label,
      in: CGRect(x: field.minX + 28, y: field.minY, width: field.width - 36, height: field.height))
  }

  private func drawScopes(in rect: CGRect, into canvas: inout Canvas) {
    let scopes = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: rect.width, height: max(0, rect.height - 12)))
    scopes.segments = scopeButtonTitles.map { .init(title: $0) }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    canvas.add(.save)
    canvas.add(.concat(CGAffineTransform(translationX: rect.minX, y: rect.minY + 4)))
    scopes.draw(into: &canvas)
    canvas.add(.restore)
  }
}

extension Vocabulary {
  /// What a document may say of a `<searchBar>`.
  public static let searchBar = Vocabulary(
    "searchBar", UISearchBar.self, inherits: .view, make: { UISearchBar() }
  ) { row in
    [
      row.string("text", \.text, nibKey: "UIText"),
      row.string("placeholder", \.placeholder, nibKey: "UIPlaceholder"),
      row.string("prompt", \.prompt, nibKey: "UIPrompt"),
      row.choice("barStyle", \.barStyle, default: .default, nibKey: "UIBarStyle"),
      row.choice("searchBarStyle", \.searchBarStyle, default: .default, nibKey: "UISearchBarStyle"),
      row.bool("translucent", \.isTranslucent, default: true, property: "isTranslucent", nibKey: "UIBarTranslucence"),
      row.value("barTintColor", \.barTintColor, nibKey: "UIBarTintColor"),
      row.image("backgroundImage", \.backgroundImage, nibKey: "UISearchBarBackgroundImage"),
      row.image("scopeBarBackgroundImage", \.scopeBarBackgroundImage),
      row.bool("showsCancelButton", \.showsCancelButton, nibKey: "UIShowsCancelButton"),
      row.bool("showsBookmarkButton", \.showsBookmarkButton, nibKey: "UIShowsBookmarkButton"),
      row.bool("showsSearchResultsButton", \.showsSearchResultsButton, nibKey: "UIShowsSearchResultsButton"),
      row.bool(
        "searchResultsButtonSelected", \.isSearchResultsButtonSelected, property: "isSearchResultsButtonSelected"),
      row.bool("showsScopeBar", \.showsScopeBar, nibKey: "UIShowsScopeBar"),
      row.integer("selectedScopeButtonIndex", \.selectedScopeButtonIndex),
      row.each("scopeButtonTitles", nibKey: "UIScopeButtonTitles") { bar, element, _ in
        bar.scopeButtonTitles = element.children(named: "string").map(\.text)
      } inspect: {
        $0.scopeButtonTitles.isEmpty ? nil : $0.scopeButtonTitles.inspected
      },
      row.value("textInputTraits", \.textInputTraits, default: UITextInputTraits()),
    ]
  }

  /// What a document may say of a `<scopeButtonTitles>`.
  public static let scopeButtonTitles = Vocabulary(value: "scopeButtonTitles")
}
