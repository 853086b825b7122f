extension UIButton {
  /// The label that shows the title. Its font, lines and shadow offset count; text and colours are set again by the
  /// button, which has them for each state.
  public final var titleLabel: UILabel? {
    if label == nil {
      let made = UILabel()
      made.font = effectiveFont
      made.lineBreakMode = lineBreakMode
      made.shadowOffset = titleShadowOffset
      made.isUserInteractionEnabled = false
      label = made
      insertSubview(made, at: subviews.count)
    }
    updateParts()
    return label
  }

  /// The view that shows the picture. Its image is set again by the button, which has one for each state.
  public final var imageView: UIImageView? {
    if picture == nil {
      let made = ButtonImageView()
      made.isUserInteractionEnabled = false
      picture = made
      insertSubview(made, at: 0)
    }
    updateParts()
    return picture
  }

  /// Gives the views of title and picture what they show in the state that is in force. It is not animated.
  func updateParts() {
    guard label != nil || picture != nil else { return }
    UIView.performWithoutAnimation {
      let traits = traitCollection
      var title = currentTitle
      var attributed = currentAttributedTitle
      var image = currentImage
      let rects: (image: CGRect, title: CGRect)
      if let configuration {
        (title, attributed) = (configuration.title, configuration.attributedTitle)
        let layout = configurationLayout(configuration, in: bounds, color: .black, traits: traits)
        image = layout.image
        rects = (layout.imageRect, layout.titleRect)
        label?.font = configuration.effectiveTitleFont
      } else {
        // The label is measured with the text that it shows.
        rects = contentRects(traits: traits)
      }
      if let label { update(label, title: title, attributed: attributed, in: rects.title) }
      if let picture {
        picture.image = image
        picture.isHidden = image == nil
        picture.frame = rects.image
        picture.adjustment = imageAdjustment
        picture.isTemplate = isTemplate(image)
      }
    }
  }

  private func update(_ label: UILabel, title: String?, attributed: NSAttributedString?, in rect: CGRect) {
    if label.text != title { label.text = title }
    if label.attributedText != attributed { label.attributedText = attributed }
    label.textColor = currentTitleColor
    label.shadowColor = currentTitleShadowColor
    label.alpha = titleAlpha
    label.frame = rect
  }

  /// The title of a button of the system's kind fades while it is touched.
  ///
  /// Evidence: as seen by others, a fifth is left; a title colour for highlighted fades too.
  var titleAlpha: CGFloat { isSystem && isHighlighted && configuration == nil ? 0.2 : 1 }

  /// How the picture is changed in a state that has none of its own.
  var imageAdjustment: ButtonImageAdjustment { adjustment(hasOwn: content(for: state)?.image != nil) }

  /// How the picture behind the content is changed in a state that has none of its own.
  var backgroundAdjustment: ButtonImageAdjustment { adjustment(hasOwn: content(for: state)?.backgroundImage != nil) }

  private func adjustment(hasOwn: Bool) -> ButtonImageAdjustment {
    if state == .normal || hasOwn { return .none }
    if !isEnabled { return adjustsImageWhenDisabled ? .dimmed : .none }
    if isHighlighted, isSystem { return .faded }
    return isHighlighted && adjustsImageWhenHighlighted ? .darkened : .none
  }

  func isTemplate(_ image: UIImage?) -> Bool {
    guard let image else { return false }
    return (isSystem || image.isSymbolImage) && image.renderingMode == .automatic
  }
}
