/// A value that is kept outside of the object that has it, because few have one and it is large.
final class Boxed<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
