extension UIBarButtonItem {
  /// One of the system's items, which does something when it is tapped.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    style = .plain
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }
}
