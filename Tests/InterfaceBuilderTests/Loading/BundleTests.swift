import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private final class DetailController: UIViewController {
  private(set) var isLoaded = false
  override func viewDidLoad() { isLoaded = true }
}

private final class OtherViewController: UIViewController {}

/// A class that loads its own nib whenever it is made: the classic circle.
private final class Ouroboros: UIView {
  static let bundle = Folder()
  static let failures = Said()

  override func awakeFromNib() {
    do { try Self.bundle.bundle.loadNibNamed("Ouroboros", owner: nil) } catch { Self.failures.note(error.reason) }
  }
}

/// A folder of nibs that goes away with its owner.
private final class Folder: Sendable {
  let path: String
  let bundle: UIBundle

  init(_ files: [String: String] = ["Ouroboros.xib": #"<view id="v" customClass="Ouroboros"/>"#]) {
    path = FileManager.default.temporaryDirectory.path + "/bundle-\(UUID().uuidString)"
    var classes = ClassRegistry()
    classes.register(Ouroboros.self)
    bundle = UIBundle(path: path, classes: classes)
    for (name, objects) in files {
      let file = path + "/" + name
      let text = "<document type=\"x.XIB\" version=\"3.0\"><objects>\(objects)</objects></document>"
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      do {
        try FileManager.default.createDirectory(atPath: "/" + folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      } catch { Issue.record(error) }
    }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { Issue.record(error) }
  }
}

private func ownerView(_ tag: Int) -> String {
  """
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
  <outlet property="view" destination="v" id="c"/></connections></placeholder><view tag="\(tag)" id="v"/>
  """
}

struct BundleTests {
  @Test func findsThePicturesOfItsOwnFolder() throws {
    let folder = Folder(["a.xib": "", "Icons/readme.txt": ""])
    let picture = try Data(contentsOf: URL(fileURLWithPath: Repository.path(of: "Documentation/grid.png")))
    try picture.write(to: URL(fileURLWithPath: folder.path + "/Icons/loose.png"))
    #expect(UIImage(named: "loose", in: folder.bundle)?.size.width ?? 0 > 0)
    #expect(UIImage(named: "other", in: folder.bundle) == nil)
  }

  @Test func findsNibsInFoldersOfTheBundle() throws {
    let folder = Folder(["Views/Base.lproj/Card.xib": "<view tag=\"4\" id=\"v\"/>"])
    let objects = try folder.bundle.loadNibNamed("Card", owner: nil)
    #expect((objects.first as? UIView)?.tag == 4)
    #expect(folder.bundle.resourceNames(ofType: "xib") == ["Card"])
  }

  @Test(arguments: ["Crad", "../Card", "", "Card\u{0}", "/etc/passwd"])
  func missingNibsFailWithUIKitsWords(name: String) {
    let folder = Folder(["Card.xib": "<view id=\"v\"/>"])
    let error = #expect(throws: NSException.self) { try folder.bundle.loadNibNamed(name, owner: nil) }
    #expect(error?.name == .internalInconsistency)
    #expect(error?.reason.hasPrefix("Could not load NIB in bundle: '\(folder.path)' with name '\(name)'") == true)
    #expect(error?.reason.hasSuffix("'Card'?)") == true || error?.reason.hasSuffix("'Card')") == true)
  }

  @Test func takesTheNibOfTheDevice() throws {
    let folder = Folder(["Card~ipad.xib": "<view tag=\"2\" id=\"v\"/>", "Card.xib": "<view tag=\"1\" id=\"v\"/>"])
    let pad = UIBundle(path: folder.path, traits: UITraitCollection(userInterfaceIdiom: .pad))
    #expect((try pad.loadNibNamed("Card", owner: nil).first as? UIView)?.tag == 2)
    #expect((try folder.bundle.loadNibNamed("Card", owner: nil).first as? UIView)?.tag == 1)
  }

  @Test func controllersLoadTheNibThatTheyName() throws {
    let folder = Folder(["Named.xib": ownerView(3)])
    let controller = DetailController(nibName: "Named", bundle: folder.bundle)
    #expect(!controller.isViewLoaded)
    try controller.loadViewIfNeeded()
    #expect(controller.view.tag == 3 && controller.isLoaded)
  }

  @Test func controllersFindTheNibOfTheirClass() throws {
    let folder = Folder([
      "Detail.xib": ownerView(1), "DetailController.xib": ownerView(2), "OtherViewController.xib": ownerView(3),
    ])
    #expect(DetailController(nibName: nil, bundle: folder.bundle).view.tag == 1)
    #expect(OtherViewController(nibName: nil, bundle: folder.bundle).view.tag == 3)
    #expect(UIViewController(nibName: nil, bundle: folder.bundle).view.tag == 0)
  }

  @Test func aNibWithoutTheViewOutletIsAnError() {
    let folder = Folder(["Detail.xib": "<view id=\"v\"/>"])
    let controller = DetailController(nibName: "Detail", bundle: folder.bundle)
    let error = #expect(throws: NSException.self) { try controller.loadViewIfNeeded() }
    #expect(
      error?.reason == "-[DetailController loadView] loaded the \"Detail\" nib but the view outlet was not set.")
    #expect(throws: NSException.self) {
      try DetailController(nibName: "Gone", bundle: folder.bundle).loadViewIfNeeded()
    }
  }

  @Test func aNibThatLoadsItselfIsAnErrorAndNoEndlessLoop() throws {
    try Ouroboros.bundle.bundle.loadNibNamed("Ouroboros", owner: nil)
    #expect(Ouroboros.failures.lines.count == 1)
    #expect(Ouroboros.failures.lines.first?.contains("loaded by what it loads itself, 32 times") == true)
  }

  @Test func manyThreadsLoadTheSameNib() async throws {
    let folder = Folder([
      "Card.xib": "<view tag=\"4\" id=\"v\"><subviews><label text=\"A\" id=\"l\"/></subviews></view>"
    ])
    let bundle = folder.bundle
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 {
        group.addTask {
          do {
            return try (0..<50).reduce(0) { sum, _ in
              sum + ((try bundle.loadNibNamed("Card", owner: nil).first as? UIView)?.subviews.count ?? 0)
            }
          } catch { return 0 }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(counts == 800)
  }

  @Test func missingPicturesAreNil() {
    #expect(UIImage.named("nothing", in: Folder(["Card.xib": "<view id=\"v\"/>"]).bundle) == nil)
  }
}
