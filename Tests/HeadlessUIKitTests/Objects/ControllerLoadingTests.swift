import HeadlessUIKit
import Testing

private final class Page: UIViewController {
  private(set) var loads = 0
  override func loadView() { view = UILabel() }
  override func viewDidLoad() { loads += 1 }
}

private final class Reentrant: UIViewController {
  override func loadView() {
    // Asking for the view while it is loaded gives none; it must not load without end.
    #expect(view == nil)
  }
}

struct ControllerLoadingTests {
  @Test func loadsTheViewOnceWhenItIsAskedFor() {
    let page = Page()
    #expect(!page.isViewLoaded && page.loads == 0)
    #expect(page.view is UILabel)
    _ = page.view
    #expect(page.isViewLoaded && page.loads == 1)
  }

  @Test func makesAnEmptyViewWhereThereIsNoNib() throws {
    let controller = UIViewController()
    try controller.loadViewIfNeeded()
    #expect(controller.viewIfLoaded?.subviews.isEmpty == true)
  }

  @Test func survivesAskingForTheViewWhileItIsLoaded() {
    #expect(Reentrant().view != nil)
  }

  @Test func unknownSeguesFailWithUIKitsWords() {
    let error = #expect(throws: NSException.self) { try Page().performSegue(withIdentifier: "next", sender: nil) }
    #expect(error?.reason == "Receiver (<Page>) has no segue with identifier 'next'")
  }

  @Test func presentsAndDismisses() {
    let (below, above) = (Page(), Page())
    below.present(above, animated: true)
    below.present(below, animated: true)
    #expect(below.presentedViewController === above && above.presentingViewController === below)
    above.dismiss(animated: false)
    #expect(below.presentedViewController == nil && above.presentingViewController == nil)
  }
}
