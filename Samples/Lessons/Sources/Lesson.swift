public import HeadlessUIKit
import InterfaceBuilder

/// The lessons, in the order in which they are taught.
public enum Lesson: String, CaseIterable, Sendable {
  case gridByCode, gridFromDictionaries, gridFromModels
  case cellFromNib, modelSetter, hiddenNib, cellDelegate, downloadButton
  case guessPicture

  /// Starts the app of the lesson and shows it in a window, as an app delegate would, for as long as the body lasts.
  ///
  /// - Throws: what UIKit would stop the app with, and what the body does.
  public func run<Result>(_ body: (UIWindow) throws -> Result) throws -> Result {
    try bundle.whileMain {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = try makeRootViewController()
      window.makeKeyAndVisible()
      return try body(window)
    }
  }

  private func makeRootViewController() throws(NSException) -> UIViewController? {
    switch self {
    case .gridByCode: GridByCode.ViewController()
    case .gridFromDictionaries: GridFromDictionaries.ViewController()
    case .gridFromModels: GridFromModels.ViewController()
    case .cellFromNib: CellFromNib.ViewController()
    case .modelSetter: ModelSetter.ViewController()
    case .hiddenNib: HiddenNib.ViewController()
    case .cellDelegate: CellDelegate.ViewController()
    case .downloadButton: DownloadButton.ViewController()
    case .guessPicture: try UIStoryboard(name: "Main").instantiateInitialViewController()
    }
  }

  /// The files and classes of the lesson's app. Every lesson has its own `AppCellView`.
  private var bundle: UIBundle {
    var classes = ClassRegistry()
    switch self {
    case .gridByCode, .gridFromDictionaries, .gridFromModels: break
    case .cellFromNib: classes.register(CellFromNib.AppCellView.self)
    case .modelSetter: classes.register(ModelSetter.AppCellView.self)
    case .hiddenNib: classes.register(HiddenNib.AppCellView.self)
    case .cellDelegate: classes.register(CellDelegate.AppCellView.self)
    case .downloadButton: classes.register(DownloadButton.AppCellView.self)
    case .guessPicture: classes.register(GuessPicture.GuessPictureViewController.self)
    }
    let folder = self == .guessPicture ? "GuessPicture" : "Lessons/Resources"
    let assets = self == .guessPicture ? "GuessPicture/Assets.xcassets" : "Assets.xcassets"
    return UIBundle(
      path: "\(Self.samples)/\(folder)", assets: AssetLibrary(directories: ["\(Self.samples)/\(assets)"]),
      classes: classes)
  }

  /// The folder `Samples`.
  private static let samples = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
}
