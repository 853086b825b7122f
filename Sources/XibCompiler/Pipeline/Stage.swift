import DataBinding
import Diagnostics
import HeadlessUIKit
import InterfaceBuilder

/// One compilation under way: the template, the view that instances are put into, and the steps.
struct Stage {
  let request: CompileRequest
  let template: IBDocument
  let world: World
  /// The scene that the instances are put into, nil for a canvas of their own.
  let container: Container?

  /// A scene of a storyboard with the view that is filled.
  struct Container {
    let document: IBDocument
    let contents: NibContents
    let view: UIView
  }

  /// One instance of the template.
  struct Instance {
    let contents: NibContents
    /// The first view among the top-level objects.
    let view: UIView
  }

  /// Nil, with the reason in the result, when the container cannot be used.
  init?(_ request: CompileRequest, template: IBDocument, world: World, result: inout Compilation) {
    self.request = request
    self.template = template
    self.world = world
    guard let file = request.container else {
      container = nil
      return
    }
    let reading = IBDocument.read(file.bytes, name: file.name)
    result.diagnostics += reading.diagnostics
    guard let document = reading.document else { return nil }
    result.diagnostics += document.danglingReferences
    let contents = world.instantiate(document)
    contents.surround(on: document, canvas: world.canvas(for: document))
    let initial = document.initialViewControllerID.flatMap { contents.containerView($0) == nil ? nil : $0 }
    guard let view = contents.containerView(request.containerID ?? initial) else {
      let wanted = request.containerID.map { " called \"\($0)\"" } ?? ""
      result.fail(
        "container-missing", "The document has no scene\(wanted) with a view to put instances into.", document.name)
      return nil
    }
    container = Container(document: document, contents: contents, view: view)
  }

  // MARK: Binding

  /// The bindings that the caller stated, else those that the names suggest; nil when a stated one is wrong.
  func bindings(for records: Records?, result: inout Compilation) -> [Binding]? {
    var stated: [Binding] = []
    for text in request.bindings {
      do {
        stated.append(try Binding(text))
      } catch {
        result.fail("binding-syntax", error.description, "--bind")
        return nil
      }
    }
    if let file = request.bindingsFile {
      let read = BindingFile.read(bytes: file.bytes, name: file.name)
      result.diagnostics += read.diagnostics
      if read.diagnostics.contains(where: { $0.severity == .error }) { return nil }
      stated += read.bindings
    }
    guard let records else { return [] }
    if stated.isEmpty {
      guard !records.all.isEmpty else { return [] }
      let sample = world.instantiate(template)
      guard let root = sample.rootView(of: template) else { return [] }
      let outlets = sample.outlets(of: sample.outletOwner(of: root)).compactMap { outlet in
        outlet.object.map { (name: outlet.property, className: $0.className) }
      }
      let report = BindingMatcher.match(outlets: outlets, keys: records.keys)
      result.diagnostics += report.diagnostics(document: request.data?.name ?? "", isStrict: request.isStrict)
      result.bindingReport = report.bindings.map { "\($0.outlet).\($0.property) is bound to \($0.keyPath) by name" }
      if report.bindings.isEmpty { result.reportNothingBound(of: records, outlets: outlets.map(\.name), in: request) }
      result.bound = Self.entries(report.bindings)
      return report.bindings
    }
    result.bound = Self.entries(stated)
    // What cannot be bound is told where it is tried.
    let sample = world.instantiate(template)
    let outlets = sample.rootView(of: template).map { sample.outlets(of: sample.outletOwner(of: $0)).map(\.property) }
    result.bindingReport = stated.filter { outlets?.contains($0.outlet) == true }.map {
      "\($0.outlet).\($0.property) is bound to \($0.keyPath)"
    }
    return stated
  }

  private static func entries(_ bindings: [Binding]) -> [InspectedValue.Entry] {
    bindings.map { .init("\($0.outlet).\($0.property)", .string($0.keyPath.description)) }
  }

  // MARK: Instances

  /// One instance a record, bound; one as it is when there is no data.
  func instances(of records: Records?, bindings: [Binding], result: inout Compilation) -> [Instance] {
    let binder = Binder(bindings: bindings, document: request.data?.name ?? "")
    var instances: [Instance] = []
    var found = RecordFindings()
    for (index, record) in (records?.all ?? [Record()]).enumerated() {
      let contents = world.instantiate(template)
      contents.surround(on: template, canvas: world.canvas(for: template))
      guard let view = contents.rootView(of: template) else {
        result.fail("template-empty", "The template has no view to show.", template.name)
        return []
      }
      let owner = contents.outletOwner(of: view)
      if records != nil {
        found.add(binder.bind(record, index: index, to: contents, source: owner), record: index)
      }
      setStates(of: contents, source: owner, result: &result)
      for name in contents.missingImages { result.reportMissingImage(name, in: request, world: world) }
      instances.append(Instance(contents: contents, view: view))
    }
    result.diagnostics += found.told
    if let first = instances.first { result.diagnostics += first.contents.diagnostics }
    return instances
  }

  private func setStates(of contents: NibContents, source: NSObject, result: inout Compilation) {
    for text in request.states {
      guard let equals = text.firstIndex(of: "=") else {
        result.fail("state-syntax", "\"\(text)\" is not of the form OUTLET=STATE.", "--state")
        continue
      }
      let name = String(text[..<equals])
      let state = String(text[text.index(after: equals)...])
      guard let control = contents.outlets(of: source).first(where: { $0.property == name })?.object as? UIControl
      else {
        result.fail("state-outlet", "No outlet \"\(name)\" of the template holds a control.", "--state")
        continue
      }
      switch state {
      case "normal": break
      case "disabled": control.isEnabled = false
      case "highlighted": control.isHighlighted = true
      case "selected": control.isSelected = true
      default:
        result.fail("state-name", "\"\(state)\" is no state: use normal, highlighted, disabled or selected.", "--state")
      }
    }
  }
}

extension Compilation {
  /// Adds an error, once.
  mutating func fail(_ rule: String, _ message: String, _ document: String) {
    let finding = Diagnostic(rule: rule, severity: .error, document: document, message: message)
    if !diagnostics.contains(finding) { diagnostics.append(finding) }
  }

  /// Says that the data fills nothing.
  mutating func reportNothingBound(of records: Records, outlets: [String], in request: CompileRequest) {
    let why =
      outlets.isEmpty
      ? "the template has no outlets" : records.keys.isEmpty ? "the records are empty" : "no key has an outlet's name"
    diagnostics.append(
      Diagnostic(
        rule: "binding-none", severity: request.isStrict ? .error : .warning, document: request.data?.name ?? "",
        message: "The data fills nothing, for \(why): every instance shows what the template says.",
        help: outlets.isEmpty
          ? "Connect outlets of the view or of File's Owner in Interface Builder."
          : "Bind outlets with --bind OUTLET.PROPERTY=KEYPATH; there are \(outlets.sorted().joined(separator: ", "))."))
  }

  /// Says once that no catalogue has a picture.
  mutating func reportMissingImage(_ name: String, in request: CompileRequest, world: World) {
    var finding = Diagnostic(
      rule: "image-missing", severity: request.isStrict ? .error : .warning, document: request.template.name,
      message: "No catalogue has the image \"\(name)\"; a marked placeholder is drawn.")
    if let near = world.assets?.closestImageName(to: name) {
      finding.help = "Did you mean \"\(near)\"?"
    } else if world.assets == nil {
      finding.help = "Say where the images are with --assets DIR."
    }
    if !diagnostics.contains(finding) { diagnostics.append(finding) }
  }
}

extension NibContents {
  /// The view that a template is: the first one among the top-level objects, or that of the initial scene.
  func rootView(of document: IBDocument) -> UIView? {
    guard document.isStoryboard else {
      return topLevelObjects.lazy.compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.view }.first
    }
    return containerView(document.initialViewControllerID) ?? containerView(nil)
  }

  /// Who has the template's outlets: the view itself, else its controller, else File's Owner.
  func outletOwner(of view: UIView) -> NSObject {
    let candidates = [view, view.next as? UIViewController, filesOwner].compactMap { $0 }
    return candidates.first { !outlets(of: $0).isEmpty } ?? view
  }

  /// The view of the scene that an id means: of a scene, a controller, a view, or a storyboard identifier; nil is the
  /// first scene with a view, or the first view of a xib.
  func containerView(_ id: String?) -> UIView? {
    func view(of object: NSObject) -> UIView? { object as? UIView ?? (object as? UIViewController)?.view }
    guard let id else { return (scenes.flatMap(\.objects) + topLevelObjects).lazy.compactMap { view(of: $0) }.first }
    if let object = object(withID: id), let view = view(of: object) { return view }
    let scene = scenes.first { scene in
      scene.id == id || scene.objects.contains { ($0 as? UIViewController)?.storyboardIdentifier == id }
    }
    return scene?.objects.lazy.compactMap { view(of: $0) }.first
  }
}
