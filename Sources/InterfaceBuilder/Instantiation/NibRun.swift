import Diagnostics
import HeadlessUIKit
import MarkupXML

/// Carries out a program: makes the objects of one nib, in UIKit's order.
struct NibRun {
  let program: NibProgram
  let contents: NibContents
  /// Whether what UIKit would stop the app with is thrown; else it is among the diagnostics.
  var isStrict = false
  /// Whether the objects are those of a running app: connected and told so.
  private let isLiving: Bool

  init(_ program: NibProgram, contents: NibContents, isStrict: Bool = false) {
    self.program = program
    self.contents = contents
    self.isStrict = isStrict
    isLiving = program.options.classes != nil
  }

  /// Puts what is there already in the place of placeholders.
  func place(owner: NSObject?, externalObjects: [String: NSObject]) {
    for (number, plan) in program.plans.enumerated() {
      guard let placeholder = plan.placeholder else { continue }
      contents.objects[number] = placeholder == "IBFilesOwner" ? owner : externalObjects[placeholder]
    }
  }

  /// Loads one part: objects, then references, connections, runtime attributes, `awakeFromNib`.
  func load(_ section: NibProgram.Section) throws(NSException) {
    for range in section.steps { build(range) }
    for index in section.references {
      let (object, row, target) = program.references[index]
      guard let object = contents.objects[object], let target = contents.objects[target] else { continue }
      _ = row.connect(object, to: target)
    }
    try connect(section)
    try applyRuntimeAttributes(section)
    if isLiving {
      for number in section.awakened { contents.objects[number]?.awakeFromNib() }
    }
  }

  private func build(_ range: Range<Int>) {
    for step in program.steps[range] {
      switch step {
      case .make(let number): make(number)
      case .give(let number, let first, let count):
        guard let object = contents.objects[number] else { continue }
        for index in first..<first + count { program.values[index](object) }
      case .apply(let index):
        let step = program.applications[index]
        contents.objects[step.object]?.apply(step.value, to: step.row, in: contents.nibDecoding)
      case .adopt(let index): adopt(program.adoptions[index])
      case .leaveOut(let number):
        guard let object = contents.objects[number] else { continue }
        (object as? NSLayoutConstraint)?.isActive = false
        contents.uninstalledObjects.append(object)
      }
    }
  }

  private func adopt(_ step: NibProgram.Adoption) {
    guard let object = contents.objects[step.object], let owner = contents.objects[step.owner],
      !step.adopt(owner, object)
    else { return }
    contents.nibDecoding.report(
      "A \(object.className) cannot be in \"\(step.place)\" of a \(owner.className).",
      node: program.plans[step.object].identity.node)
  }

  private func make(_ number: Int) {
    let plan = program.plans[number]
    if isLiving, plan.placeholder != nil { return }
    guard let object = plan.type.map({ $0.init() }) ?? plan.vocabulary.make?() else { return }
    object.documentIdentity = plan.identity
    // Documents say it when a label or a picture takes no touches, which it does not when it is made in code.
    if plan.isView { unsafeDowncast(object, to: UIView.self).isUserInteractionEnabled = true }
    contents.objects[number] = object
  }

  private func applyRuntimeAttributes(_ section: NibProgram.Section) throws(NSException) {
    for index in section.runtimeAttributes {
      let (number, attribute) = program.runtimeAttributes[index]
      guard let object = contents.objects[number] else { continue }
      let isApplied = attribute.apply(to: object, in: contents.nibDecoding)
      let item = NibRuntimeAttribute(object: object, attribute: attribute, isApplied: isApplied)
      contents.runtimeAttributes.append(item)
      if !isApplied, program.options.reportsUnknownRuntimeAttributes { contents.nibDecoding.reportUnapplied(item) }
    }
  }
}
