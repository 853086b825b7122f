public import HeadlessUIKit

extension IBDocument {
  /// Makes the live objects of the document, gives them their values and connects them, as `loadNibNamed` does.
  ///
  /// Each call makes new objects. What cannot be used is in ``NibContents/diagnostics``.
  ///
  /// - Parameter owner: What stands for File's Owner when classes are given.
  /// - Complexity: linear in the elements.
  public func instantiate(
    _ options: InstantiationOptions = InstantiationOptions(), owner: NSObject? = nil
  ) -> NibContents {
    let program = NibProgram.compile(self, options)
    let contents = NibContents(program)
    let run = NibRun(program, contents: contents)
    run.place(owner: owner, externalObjects: [:])
    do {
      for section in program.sections { try run.load(section) }
    } catch {
      // Only a strict run throws.
      if let diagnostic = error.diagnostic { contents.diagnostics.append(diagnostic) }
    }
    for case let controller as UIViewController in contents.objects.all where options.classes == nil {
      controller.loadsViewOnDemand = false
    }
    contents.giveTraits()
    return contents
  }
}
