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
    for number in program.placeholders {
      guard let placeholder = program.plans[number].placeholder else { continue }
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
    // Read once: the program could change as far as the language knows.
    let (steps, plans, values, objects) = (program.steps, program.plans, program.values, contents.objects)
    for step in steps[range] {
      switch step {
      case .make(let number):
        if isLiving, plans[number].placeholder != nil { continue }
        objects[number] = plans[number].make()
      case .give(let number, let first, let count):
        guard let object = objects[number] else { continue }
        for index in first..<first + count { values[index].apply(object) }
      case .apply(let index):
        let step = program.applications[index]
        contents.objects[step.object]?.apply(step.value, to: step.row, in: contents.nibDecoding)
      case .adopt(let index): adopt(program.adoptions[index])
      case .leaveOut(let number):
        guard let object = objects[number] else { continue }
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
