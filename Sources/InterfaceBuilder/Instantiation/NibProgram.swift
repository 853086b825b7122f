import Diagnostics
import HeadlessUIKit
import MarkupXML

/// A document made ready to be instantiated many times: what to make, set, adopt and connect, in order, with every value
/// decoded that is the same for all objects.
final class NibProgram {
  let document: IBDocument
  let options: InstantiationOptions
  let resources: NibResources
  let traits: UITraitCollection
  /// The objects by number, in document order.
  var plans: [ObjectPlan] = []
  /// What builds the objects, in document order.
  var steps: [Step] = []
  /// Values decoded once.
  var values: [PreparedValue] = []
  var applications: [Application] = []
  var adoptions: [Adoption] = []
  /// The objects that stand in each container, placeholders left out: one list for a xib, one a scene for a storyboard.
  var topLevel: [(sceneID: String?, objects: [Int])] = []
  /// Values that name other objects, given once all objects are there.
  var references: [(object: Int, row: Row, target: Int)] = []
  var connections: [ConnectionPlan] = []
  var runtimeAttributes: [(object: Int, attribute: UserDefinedRuntimeAttribute)] = []
  /// The first object of each `id`.
  var numbers: [String: Int] = [:]
  /// Views that no list of subviews takes: they are told the traits when they stay alone.
  var lonelyViews: [Int] = []
  /// The objects that are there before a run, in document order.
  var placeholders: [Int] = []
  /// What stands for the owner, nil when the document has no such placeholder.
  var filesOwner: Int?
  /// What all runs have to say, and the pictures that all of them miss.
  var diagnostics: [Diagnostic] = []
  var missingImages: [String] = []
  /// The parts in the order in which they are loaded: all but the views that wait, then those.
  var sections: [Section] = []

  init(document: IBDocument, options: InstantiationOptions) {
    self.document = document
    self.options = options
    resources = NibResources(document)
    // In a running app there is no canvas with a size of text of its own.
    traits =
      options.traits ?? (options.classes == nil ? document.designTraits : document.designTraits(contentSize: .large))
  }

  /// Makes room at once for as many objects.
  func reserveCapacity(_ objects: Int) {
    plans.reserveCapacity(objects)
    numbers.reserveCapacity(objects)
    steps.reserveCapacity(objects * 4)
    values.reserveCapacity(objects * 2)
    adoptions.reserveCapacity(objects)
  }

  /// Makes one value of those that an object takes one after the other: walking over them would cost more than some of
  /// them do.
  func joinValues() {
    var joined: [PreparedValue] = []
    for (index, step) in steps.enumerated() {
      guard case .give(let object, let first, let count) = step else { continue }
      steps[index] = .give(object, first: joined.count, count: 1)
      joined.append(PreparedValue.joined(values[first..<first + count]))
    }
    values = joined
  }

  /// Adds a value that all objects made by a plan take.
  func give(_ object: Int, _ value: PreparedValue) {
    // In the place of a placeholder stands whatever the caller handed over.
    if plans[object].isProxy, options.classes != nil { return }
    if case .give(object, let first, let count) = steps.last {
      steps[steps.count - 1] = .give(object, first: first, count: count + 1)
    } else {
      steps.append(.give(object, first: values.count, count: 1))
    }
    values.append(value)
  }

  func adopt(_ object: Int, by owner: Int, _ row: Row) {
    steps.append(.adopt(adoptions.count))
    adoptions.append(Adoption(object: object, owner: owner, place: row.name, adopt: row.adopting))
  }

  /// One object. It is a class because plans are read at every step, and are made of a dozen parts.
  final class ObjectPlan {
    let identity: DocumentIdentity
    let vocabulary: Vocabulary
    /// The app's class, nil for UIKit's own.
    let type: NSObject.Type?
    /// `IBFilesOwner`, `IBFirstResponder` or an external object's identifier; nil for a real object.
    let placeholder: String?

    let isProxy: Bool
    let isView: Bool
    /// Whether the object is the first of its `id`: the one that the others mean.
    var isNamed = false

    init(identity: DocumentIdentity, vocabulary: Vocabulary, type: NSObject.Type?, placeholder: String?) {
      self.identity = identity
      self.vocabulary = vocabulary
      self.type = type
      self.placeholder = placeholder
      isView = vocabulary.objectType is UIView.Type
      isProxy = vocabulary.objectType == IBProxyObject.self
    }

    /// Makes the object; nil for what is no object.
    func make() -> NSObject? {
      guard let object = type.map({ $0.init() }) ?? vocabulary.make?() else { return nil }
      object.documentIdentity = identity
      // Documents say it when a label or a picture takes no touches, which it does not when it is made in code, and
      // how large a switch is, which knows it when it is made in code.
      if isView { unsafeDowncast(object, to: UIView.self).startInDocument() }
      return object
    }

    /// The class of the objects that are made.
    var madeType: NSObject.Type? { type ?? vocabulary.objectType }
  }

  /// One thing to do. Objects are said by number; what else belongs to a step stands in a list of its own, so that
  /// steps are small and cost nothing to walk over.
  enum Step {
    case make(Int)
    /// The object takes the values from `first` on.
    case give(Int, first: Int, count: Int)
    case apply(Int)
    case adopt(Int)
    case leaveOut(Int)
  }

  /// A value that each object must decode itself.
  struct Application {
    var object: Int
    var row: Row
    var value: DocumentValue
  }

  /// Puts an object where it belongs.
  struct Adoption {
    var object: Int
    var owner: Int
    var place: String
    var adopt: (NSObject, NSObject) -> Bool
  }

  /// One connection.
  struct ConnectionPlan {
    var kind: NibConnection.Kind
    var id: String
    var source: Int
    var destinationID: String
    /// Nil when no object has that `id`.
    var destination: Int?
    /// The control events of an action.
    var events: UIControl.Event = []
    var selector = ""
    var node: Int
  }

  /// An outlet of a class of the app that is known to take its object.
  struct OutletPlan {
    var source: Int
    var destination: Int
    var place: OutletPlace
  }

  /// An action of a control, whose class is known.
  struct ActionPlan {
    var control: Int
    /// Nil sends the message up the responder chain.
    var target: Int?
    var message: Selector
    var events: UIControl.Event
  }

  /// What is loaded at once.
  struct Section {
    /// The controller whose view it is; nil for the first section.
    var controller: Int?
    /// The objects and steps of views that wait, left out of the first section.
    var objects: Range<Int>
    var steps: [Range<Int>]
    /// The outlets and actions that need no checks; all other connections are in ``connections``.
    var outlets: [OutletPlan] = []
    var actions: [ActionPlan] = []
    var connections: [Int] = []
    var references: [Int] = []
    var runtimeAttributes: [Int] = []
    /// The objects of the app's classes.
    var awakened: [Int] = []
  }
}
