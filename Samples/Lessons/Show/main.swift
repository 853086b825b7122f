import Diagnostics
import HeadlessUIKit
import Lessons
import XibCompiler

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Runs every lesson, taps what there is to tap, and draws what is seen then.
//
//   ShowLessons [FOLDER]     where the pictures go; build/lessons without one

let folder = CommandLine.arguments.dropFirst().first ?? "build/lessons"
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
NSException.uncaughtHandler = { print($0) }

for (index, lesson) in Lesson.allCases.enumerated() {
  try lesson.run { window in
    switch lesson {
    case .cellDelegate: window.tap(at: CGPoint(x: 187, y: 138))
    case .downloadButton:
      window.tap(at: CGPoint(x: 187, y: 138))
      window.animationClock.advance(by: 2)
    case .guessPicture:
      window.tap(at: CGPoint(x: 187, y: 180))
      window.animationClock.advance(by: 0.5)
    default: break
    }
    window.layoutIfNeeded()
    let picture = try Drawing.render(window, as: "png", scale: UIScreen.main.scale, document: lesson.rawValue)
    let path = "\(folder)/\(index + 1)-\(lesson.rawValue).png"
    try Data(picture.bytes).write(to: URL(fileURLWithPath: path))
    print("lesson \(index + 1), \(lesson.rawValue): \(path)")
    for warning in picture.warnings { print("  \(warning.message)") }
    for exception in window.animationClock.uncaughtExceptions { print("  \(exception)") }
  }
}
