// Written by Scripts/make-registries. Do not edit.

import CommandLineKit

/// Every command that a file of this module declares.
let registeredCommands: [any Command.Type] = [
  Compile.self, CoverageCommand.self, Explain.self, Fmt.self, Frames.self, Inspect.self, Layout.self,
  Upgrade.self, Validate.self,
]
