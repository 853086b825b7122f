public import HeadlessUIKit

extension UIBundle {
  /// Loads the view of a controller from the nib that it names, else from one that is named like its class: for a
  /// `DetailViewController` these are `DetailView` and `DetailViewController`. Nothing happens when there is none of these.
  ///
  /// - Throws: `NSInternalInconsistencyException` with UIKit's words when the named nib is missing, or when the nib does
  ///   not connect the `view` of File's Owner.
  func loadView(of controller: UIViewController) throws(NSException) {
    let name: String
    if let named = controller.nibName, !named.isEmpty {
      name = named
    } else if let found = nibName(forClass: controller.ownClassName) {
      name = found
    } else {
      return
    }
    let contents = try nib(name).contents(owner: controller)
    guard controller.viewIfLoaded == nil else { return }
    throw NSException(
      .internalInconsistency,
      "-[\(controller.ownClassName) loadView] loaded the \"\(name)\" nib but the view outlet was not set.",
      diagnostic: contents.diagnostics.first)
  }

  private func nibName(forClass name: String) -> String? {
    let names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    return names.first { path(forResource: $0, ofType: "xib") != nil }
  }
}

extension UIViewController {
  /// A controller whose view is in a nib; a nil name is that of the class, with or without `Controller`.
  public convenience init(nibName: String?, bundle: UIBundle?) {
    self.init()
    self.nibName = nibName
    let bundle = bundle ?? .main
    setViewLoader { (controller) throws(NSException) in try bundle.loadView(of: controller) }
  }
}
