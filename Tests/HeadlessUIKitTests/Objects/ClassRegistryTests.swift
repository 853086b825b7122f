import HeadlessUIKit
import Testing

private final class Card: UIView {}
private final class OtherCard: UIView {}

struct ClassRegistryTests {
  @Test func findsClassesByNameAndModule() {
    var classes = ClassRegistry()
    classes.register(Card.self)
    classes.register(OtherCard.self, named: "Card", module: "Shop")
    #expect(classes.type(named: "Card", module: "HeadlessUIKitTests") == Card.self)
    #expect(classes.type(named: "Card", module: "Shop") == OtherCard.self)
    #expect(classes.type(named: "Card") == OtherCard.self)
    #expect(classes.type(named: "OtherCard") == nil)
  }

  @Test func aWrongModuleIsAnUnknownClass() {
    var classes = ClassRegistry()
    classes.register(Card.self)
    #expect(classes.type(named: "Card", module: "Elsewhere") == nil)
    #expect(classes.type(named: "Card", module: "Elsewhere", isTarget: true) == Card.self)
  }

  @Test func knowsUIKitsOwnClasses() {
    #expect(ClassRegistry().type(named: "UIControl") == UIControl.self)
  }

  @Test func takesRegistrationsFromManyThreads() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<64 {
        group.addTask { ClassRegistry.register(Card.self, named: "Card\(number)", module: "Threads") }
      }
    }
    #expect((0..<64).allSatisfy { ClassRegistry.shared.type(named: "Card\($0)", module: "Threads") == Card.self })
  }
}
