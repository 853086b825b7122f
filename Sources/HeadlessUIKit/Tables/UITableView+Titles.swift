extension UITableView {
  /// What stands above or below a section, and how high it is.
  ///
  /// The heights that no one states are guesses after what UIKit's tables look like since iOS 15.
  func title(ofSection number: Int, isHeader: Bool) -> LiveTitle {
    var made = LiveTitle()
    made.title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: number)
      : dataSource?.tableView(self, titleForFooterInSection: number)
    if made.title?.isEmpty == true { made.title = nil }
    made.view = givenView(ofSection: number, isHeader: isHeader)
    made.isGiven = made.view != nil
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let asked =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: number)
      : delegate?.tableView(self, heightForFooterInSection: number)
    let stated = asked.flatMap { $0 == own ? nil : Self.usable($0) }
    if let stated {
      made.height = stated
    } else if let view = made.view {
      made.height = Self.usable(own) ?? fittedHeight(of: view)
    } else if let title = made.title {
      // The heights that documents state are those of one line.
      made.height = own == 0 ? 0 : max(own, height(of: title, isHeader: isHeader, isFirst: number == 0))
    } else if style != .plain {
      made.height = Self.usable(own) ?? (isHeader && number == 0 ? 35 : 17.5)
    }
    if isHeader, style == .plain, made.height > 0, made.title != nil || made.isGiven {
      made.padding = Self.usable(sectionHeaderTopPadding) ?? 22
    }
    return made
  }

  private func givenView(ofSection number: Int, isHeader: Bool) -> UIView? {
    isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: number)
      : delegate?.tableView(self, viewForFooterInSection: number)
  }

  private func fittedHeight(of view: UIView) -> CGFloat {
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: rowEdges.width, height: 0), withHorizontalFittingPriority: 1000, verticalFittingPriority: 50)
    if fitted.height > 0 { return fitted.height }
    return view.bounds.height > 0 ? view.bounds.height : 28
  }

  private func height(of title: String, isHeader: Bool, isFirst: Bool) -> CGFloat {
    if isHeader, style == .plain { return 28 }
    let view = SectionTitleView()
    view.traitCollection = traitCollection
    view.show(title, isHeader: isHeader, style: style)
    let width = max(0, rowEdges.width - 2 * UITableViewHeaderFooterView.margin)
    let text = view.textLabel?.sizeThatFits(CGSize(width: width, height: 10000)).height ?? 0
    if !isHeader { return text + (style == .plain ? 12 : 16) }
    return text + (isFirst ? 39 : 22)
  }

  /// Puts the titles of a section that is in sight where they belong: those above plain rows stay at the upper edge
  /// while their rows scroll by.
  func showTitles(ofSection number: Int, _ live: LiveRows) {
    let section = live.sections[number]
    var y = section.top + section.header.padding
    if style == .plain {
      y = max(y, min(bounds.minY + contentInset.top, section.rowsBottom - section.header.height))
    }
    show(\.header, isHeader: true, ofSection: number, at: y, live)
    show(\.footer, isHeader: false, ofSection: number, at: section.rowsBottom + section.footer.padding, live)
  }

  private func show(
    _ path: WritableKeyPath<LiveSection, LiveTitle>, isHeader: Bool, ofSection number: Int, at y: CGFloat,
    _ live: LiveRows
  ) {
    let title = live.sections[number][keyPath: path]
    guard title.height > 0, title.isGiven || title.title != nil else { return }
    let view =
      title.view ?? (title.isGiven ? givenView(ofSection: number, isHeader: isHeader) : nil)
      ?? titleView(title.title ?? "", isHeader: isHeader)
    guard live.sections.indices.contains(number) else { return }
    live.sections[number][keyPath: path].view = view
    live.titled.insert(number)
    if view.superview !== self { addSubview(view) }
    let frame = CGRect(x: rowEdges.x, y: y, width: rowEdges.width, height: title.height)
    if view.frame != frame { view.frame = frame }
  }

  private func titleView(_ title: String, isHeader: Bool) -> UIView {
    let made = SectionTitleView()
    made.isHeader = isHeader
    made.tableStyle = style
    if isHeader, style == .plain { made.backgroundColor = .systemBackground }
    made.show(title, isHeader: isHeader, style: style)
    return made
  }

  /// Takes the titles of a section out of sight.
  func takeTitlesOut(ofSection number: Int, _ live: LiveRows) {
    live.titled.remove(number)
    guard live.sections.indices.contains(number) else { return }
    for view in [live.sections[number].header.view, live.sections[number].footer.view] {
      if let view, view.superview === self { view.removeFromSuperview() }
    }
    live.sections[number].header.view = nil
    live.sections[number].footer.view = nil
  }
}
