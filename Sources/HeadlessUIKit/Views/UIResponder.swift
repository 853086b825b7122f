/// What can take part in the responder chain: views, view controllers.
open class UIResponder: NSObject {
  /// Who is asked next, nil at the end of the chain.
  open var next: UIResponder? { nil }
}
