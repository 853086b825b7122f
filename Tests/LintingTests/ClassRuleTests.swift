import Diagnostics
import Linting
import TestSupport
import Testing

/// Rules that compare a document with the app's sources.
@Suite struct ClassRuleTests {
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
