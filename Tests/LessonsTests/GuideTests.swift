// As code for iOS declares outlets.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing
import XibCompiler

@Suite struct GuideTests {
  final class AppCellView: UIView {
    @Outlet var iconView: UIImageView!
    @Outlet var nameLabel: UILabel!
    @Outlet var downloadButton: UIButton!

    override class var actions: ActionTable { ["download:": action(AppCellView.download)] }

    func download(_ sender: UIButton) {
      sender.isEnabled = false
      UIView.animate(withDuration: 1) { self.nameLabel.alpha = 0.5 }
    }
  }

  @Test func theGuidesAppDoesWhatItSays() throws {
    let assets = AssetLibrary(directories: [Repository.path(of: "Samples/Assets.xcassets")])
    var classes = ClassRegistry()
    classes.register(AppCellView.self)
    let bundle = UIBundle(path: Repository.path(of: "Templates"), assets: assets, classes: classes)

    try bundle.whileMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let objects = try bundle.loadNibNamed("AppCell", owner: nil)
      guard let cell = objects.first as? AppCellView else { return }
      cell.iconView.image = UIImage(named: "button-green")
      window.addSubview(cell)

      window.tap(at: CGPoint(x: 42, y: 78))
      window.animationClock.advance(by: 0.5)
      #expect(cell.iconView.image != nil)
      #expect(!cell.downloadButton.isEnabled)
      #expect(cell.nameLabel.alpha == 0.5)
      #expect(cell.nameLabel.presentation.alpha == 0.75)

      let picture = try Drawing.render(window, as: "png", scale: 2, document: "window")
      #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  /// Every line of code that the guide shows stands in this file, but for what a test does in another way.
  @Test func theGuideShowsWhatIsCompiledHere() throws {
    let guide = try Repository.text(of: "Documentation/Library.md")
    let test = try Repository.text(of: "Tests/LessonsTests/GuideTests.swift")
    let compiled = Set(test.split(separator: "\n").map { $0.drop { $0 == " " } })
    let others = ["print(", "NSException.uncaughtHandler", "ClassRegistry.shared", "let assets", "let bundle"]
    let start = try #require(guide.firstRange(of: "## A class for a nib"))
    let code = guide[start.upperBound...].split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { $0.drop { $0 == " " } }
    #expect(code.count > 20)
    let missing = code.filter { line in
      !compiled.contains(line) && !others.contains { line.hasPrefix($0) }
    }
    #expect(missing.isEmpty)
  }
}
