import Diagnostics
import Linting
import TestSupport
import Testing

/// Rules that compare a document with the app's sources.
///
/// `Fixtures/Classes` has documents for each of them in the notation of RuleFixtureTests, with the sources of an app in
/// Swift and Objective-C in `App`. What one is called begins with its rule; `clean` in the name says that nothing is found.
@Suite struct ClassRuleTests {
  private static let folder = "Tests/LintingTests/Fixtures/Classes"

  private static func documents() throws -> [String] {
    try Repository.names(in: folder).filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
  }

  @Test(arguments: try documents())
  func findsExactlyWhatIsExpected(_ file: String) async throws {
    let bytes = try Repository.bytes(of: "\(Self.folder)/\(file)")
    let expectations = try FixtureExpectations(String(decoding: bytes, as: UTF8.self))
    let app = "\(Repository.root)/\(Self.folder)/App"
    let rule = String(file.prefix { $0 != "." })
    let linter = Linter(sources: await SourceIndex(directories: [app]))
    let found = linter.lint(bytes, name: "\(app)/\(expectations.name ?? file)").filter { $0.rule == rule }
    #expect(found.map(expectations.describe) == expectations.findings)
    #expect(file.contains(".clean.") == expectations.findings.isEmpty)
    #expect(found.allSatisfy { $0.objectID != nil && !$0.message.isEmpty && $0.help != nil })
  }

  @Test func everyRuleOfClassesHasItsFixtures() throws {
    let names = try Self.documents()
    for rule in Linter.allRules.map({ $0.documentation.id }) {
      guard try RuleFixtureTests.needsSources(rule) else { continue }
      let own = names.filter { $0.hasPrefix(rule + ".") }
      #expect(own.contains { $0.contains(".clean.") } && own.contains { !$0.contains(".clean.") }, "\(rule)")
    }
  }

  /// What a baseline holds of these rules is not fixed in a run without sources.
  @Test func rulesThatNeedSourcesFindNothingWithoutThem() throws {
    var silent: Set<String> = []
    for rule in Linter.allRules.map({ $0.documentation.id }) where try RuleFixtureTests.needsSources(rule) {
      let found = try Self.documents().filter { $0.hasPrefix(rule + ".") }.flatMap { file in
        Linter().lint(try Repository.bytes(of: "\(Self.folder)/\(file)"), name: file).filter { $0.rule == rule }
      }
      if found.isEmpty { silent.insert(rule) }
    }
    #expect(Linter().unjudgedRules == silent)
  }

  private static let swift = """
    import UIKit

    final class CardView: UIView {
      @IBOutlet weak var titleLabel: UILabel!
      @IBOutlet var photo: UIImageView?
      @IBInspectable var inset: CGFloat = 0
      @IBAction func follow(_ sender: UIButton) {}
    }

    class Box<Content>: UIView {}
    class Model {}
    """

  private func lint(_ objects: String, sources: String = swift) async throws -> [String] {
    let folder = try TemporaryFolder()
    _ = try folder.write(sources, to: "Card.swift")
    let index = await SourceIndex(directories: [folder.path])
    let bytes = Array(SampleDocument.xib(objects).utf8)
    return Linter(sources: index).lint(bytes, name: "Card.xib").map(\.rule)
  }

  private func card(_ name: String = "CardView", _ inside: String) -> String {
    """
    <view contentMode="scaleToFill" id="aaa-aa-aaa" customClass="\(name)">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>
            <label id="bbb-bb-bbb"/>
            <button id="ccc-cc-ccc">
                <connections>
                    \(inside.contains("action") ? inside : "")
                </connections>
            </button>
        </subviews>
        <connections>
            \(inside.contains("outlet") ? inside : "")
        </connections>
    </view>
    """
  }

  private let title = #"<outlet property="titleLabel" destination="bbb-bb-bbb" id="o-1"/>"#

  @Test func isContentWithWhatTheSourcesHave() async throws {
    let found = try await lint(card("CardView", title))
    for rule in ["class-missing", "outlet-missing", "outlet-type", "class-wrong-base", "class-generic"] {
      #expect(!found.contains(rule))
    }
    let action = #"<action selector="follow:" destination="aaa-aa-aaa" eventType="touchUpInside" id="a-1"/>"#
    #expect(try await !lint(card("CardView", action)).contains("action-missing"))
  }

  @Test func findsAClassThatIsNowhere() async throws {
    #expect(try await lint(card("CardVeiw", title)).contains("class-missing"))
  }

  @Test func findsAnOutletWithoutAProperty() async throws {
    let gone = #"<outlet property="subtitleLabel" destination="bbb-bb-bbb" id="o-1"/>"#
    #expect(try await lint(card("CardView", gone)).contains("outlet-missing"))
  }

  @Test func findsAnOutletOfAnotherType() async throws {
    let wrong = #"<outlet property="photo" destination="bbb-bb-bbb" id="o-1"/>"#
    #expect(try await lint(card("CardView", wrong)).contains("outlet-type"))
  }

  @Test func findsAnActionWithoutAMethod() async throws {
    let gone = #"<action selector="unfollow:" destination="aaa-aa-aaa" eventType="touchUpInside" id="a-1"/>"#
    #expect(try await lint(card("CardView", gone)).contains("action-missing"))
  }

  @Test func findsClassesThatCannotBeMade() async throws {
    #expect(try await lint(card("Box", title)).contains("class-generic"))
    #expect(try await lint(card("Model", title)).contains("class-wrong-base"))
  }

  @Test func inheritsMembers() async throws {
    let sources =
      Self.swift.replacing("final class CardView", with: "class CardView") + "\nclass Special: CardView {}\n"
    #expect(try await !lint(card("Special", title), sources: sources).contains("outlet-missing"))
  }

  @Test func isSilentWithoutSources() {
    let found = Linter().lint(Array(SampleDocument.xib(card("Gone", title)).utf8), name: "Card.xib").map(\.rule)
    #expect(!found.contains("class-missing") && !found.contains("outlet-missing"))
  }

  @Test func survivesSourcesThatAreCutAnywhere() async throws {
    for length in stride(from: 0, to: Self.swift.count, by: 7) {
      _ = try await lint(card("CardView", title), sources: String(Self.swift.prefix(length)))
    }
  }
}
