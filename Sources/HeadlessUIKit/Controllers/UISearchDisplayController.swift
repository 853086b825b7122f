/// Shows the results of a search bar in a table: what there was before search controllers.
public final class UISearchDisplayController: NSObject {
  override public class var vocabulary: Vocabulary { .searchDisplayController }

  public var searchResultsTitle: String?
  public var displaysSearchBarInNavigationBar = false
}

extension Vocabulary {
  /// What a document may say of a `<searchDisplayController>`.
  public static let searchDisplayController = Vocabulary(
    "searchDisplayController", UISearchDisplayController.self, inherits: .object, make: { UISearchDisplayController() }
  ) { row in
    [
      row.string("searchResultsTitle", \.searchResultsTitle),
      row.bool("displaysSearchBarInNavigationBar", \.displaysSearchBarInNavigationBar),
    ]
  }
}
