import MarkupXML
import Testing

@Suite("Names by number")
struct NameTests {
  @Test func findsEveryNameByItsNumber() throws {
    let names = (0..<3000).map { "name\($0)" }
    let tree = try tree("<root>" + names.map { "<\($0) of\($0)='1'/>" }.joined() + "</root>")
    for (index, name) in tree.names.enumerated() { #expect(tree.nameIndex(named: name) == index) }
    #expect(tree.names.count == 6001)
    #expect(tree.nameIndex(named: "name3000") == nil)
    #expect(tree.nameIndex(named: "") == nil)
  }

  @Test func findsNamesThatWereAddedLater() throws {
    let tree = try tree("<root a='1'/>")
    let numbers = (0..<500).map { tree.intern("added\($0)") }
    #expect(Set(numbers).count == 500)
    for (place, number) in numbers.enumerated() {
      #expect(tree.nameIndex(named: "added\(place)") == number)
      #expect(tree.intern("added\(place)") == number)
      #expect(tree.names[number] == "added\(place)")
    }
    #expect(tree.intern("root") == tree.nameIndex(named: "root"))
  }

  @Test func findsManyNamesThatDifferInTheirMiddlesOnly() throws {
    let names = (0..<20_000).map { "x\(100_000 + $0)aaaaaaaaaaaaaaaaaaaa" }
    let tree = try tree("<root>" + names.map { "<\($0)/>" }.joined() + "</root>")
    #expect(names.allSatisfy { tree.nameIndex(named: $0) != nil })
  }

  @Test func tellsWhereAnAttributeStands() throws {
    let tree = try tree("<root a='1' b='2'><c b='3'/></root>")
    let root = try #require(tree.root)
    let child = try #require(tree.element(named: "c", of: root))
    let (a, b) = (try #require(tree.nameIndex(named: "a")), try #require(tree.nameIndex(named: "b")))
    #expect(tree.position(ofAttribute: b, of: root).map { tree.value(ofAttributeAt: $0) } == "2")
    #expect(tree.position(ofAttribute: b, of: child).map { tree.value(ofAttributeAt: $0) } == "3")
    #expect(tree.position(ofAttribute: a, of: child) == nil)
    #expect(tree.element(named: "none", of: root) == nil)
  }
}
