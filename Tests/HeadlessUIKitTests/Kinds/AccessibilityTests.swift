import HeadlessUIKit
import Testing

struct AccessibilityTests {
  private final class Decoding: DocumentDecoding {
    let toolsVersion = 21507.0
    func image(named name: String, catalog: String?) -> UIImage { UIImage(size: .zero, source: .missing) }
    func color(named name: String) -> UIColor? { nil }
    func object(withID id: String) -> NSObject? { nil }
    func report(_ message: String, node: Int) {}
  }

  @Test func readsAnElement() throws {
    let element = ValueElement(
      element: "accessibility",
      attributes: [
        .init(name: "identifier", value: .string("sign-in")), .init(name: "label", value: .string("Sign in")),
      ],
      children: [
        ValueElement(
          element: "accessibilityTraits",
          attributes: [
            .init(name: "key", value: .string("traits")), .init(name: "header", value: .bool(true)),
            .init(name: "button", value: .bool(true)), .init(name: "link", value: .bool(false)),
          ]),
        ValueElement(
          element: "bool",
          attributes: [
            .init(name: "key", value: .string("isElement")), .init(name: "value", value: .bool(false)),
          ]),
        ValueElement(element: "string", attributes: [.init(name: "key", value: .string("hint"))], text: "a\nb"),
      ])
    let configuration = try #require(AccessibilityConfiguration.make(from: element, in: Decoding()))
    #expect(configuration.identifier == "sign-in")
    #expect(configuration.label == "Sign in")
    #expect(configuration.hint == "a\nb")
    #expect(configuration.traits == [.button, .header])
    #expect(configuration.isElement == false)
    #expect(configuration.traits?.inspected == .array([.string("button"), .string("header")]))
  }

  @Test func isInspectedByUIKitsNames() {
    let label = UILabel()
    label.isUserInteractionEnabled = true
    label.accessibilityIdentifier = "title"
    label.accessibilityTraits = [.staticText]
    label.isAccessibilityElement = true
    #expect(
      label.inspectedProperties == [
        .init("accessibilityIdentifier", .string("title")),
        .init("accessibilityTraits", .array([.string("staticText")])), .init("isAccessibilityElement", .bool(true)),
      ])
  }

  @Test func costsNothingUntilItIsSet() {
    let view = UIView()
    #expect(view.accessibility == nil)
    #expect(view.inspectedProperties.isEmpty)
    view.accessibility = AccessibilityConfiguration(label: "x")
    view.accessibility = nil
    #expect(view.accessibilityLabel == nil)
  }

  @Test func keyPathsLeadToTheLayer() throws {
    let view = UIView()
    let (owner, property) = try #require(view.resolve(keyPath: "layer.cornerRadius"))
    #expect(owner === view.layer)
    #expect(owner.setValue(.number(4), forProperty: property, in: Decoding()))
    #expect(view.layer.cornerRadius == 4)
    #expect(view.resolve(keyPath: "") == nil)
    #expect(view.resolve(keyPath: "nothing.at.all") == nil)
    #expect(CALayer().inspectedProperties.isEmpty)
  }
}
