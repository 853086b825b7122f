/// Shows the results of a search bar in a table: what there was before search controllers.
public final class UISearchDisplayController: NSObject {
  override public class var vocabulary: Vocabulary { .searchDisplayController }

  /// The heading over the table of results; nil for the system's own.
  public var searchResultsTitle: String?
  /// Whether the search bar is shown in the navigation bar instead of in the content.
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
