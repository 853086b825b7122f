import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import Lessons

@Suite struct LessonTests {
  @Test func cellsStandInThreeColumnsWithEqualMargins() throws {
    try Lesson.gridByCode.run { window in
      let cells = try #require(window.rootViewController?.view).subviews
      #expect(cells.count == 9)
      #expect(cells[0].frame == CGRect(x: 30, y: 60, width: 85, height: 90))
      #expect(cells[4].frame == CGRect(x: 145, y: 180, width: 85, height: 90))
      #expect(cells[8].frame.maxX == 345)
    }
  }

  /// What the lessons build in so many ways looks the same.
  @Test(arguments: Lesson.allCases.dropFirst().dropLast()) func showsEveryApp(_ lesson: Lesson) throws {
    try lesson.run { window in
      let view = try #require(window.rootViewController?.view)
      let cells = view.subviews.filter { $0.bounds.size == CGSize(width: 85, height: 90) }
      #expect(cells.count == 9)
      let cell = try #require(cells.first)
      #expect(cell.frame.origin == CGPoint(x: 30, y: 60))
      let icon = try #require(cell.subviews[0] as? UIImageView)
      #expect(icon.image?.size == CGSize(width: 45, height: 45))
      #expect((cell.subviews[1] as? UILabel)?.text == "晨光日记")
      let button = try #require(cell.subviews[2] as? UIButton)
      #expect(button.currentTitle == "下载")
      #expect(button.backgroundImage(for: .highlighted)?.name == "button-green-pressed")
      #expect(window.animationClock.uncaughtExceptions.isEmpty)
    }
  }

  @Test func aModelFindsItsPictureOnce() throws {
    try Lesson.gridFromModels.run { window in
      let controller = try #require(window.rootViewController as? GridFromModels.ViewController)
      let app = controller.apps[0]
      #expect(app.image != nil)
      #expect(app.image === app.image)
      #expect(App(dictionary: [:]).image == nil)
    }
  }

  @Test func everyLessonHasItsOwnCell() throws {
    try Lesson.modelSetter.run { window in
      #expect(window.rootViewController?.view.subviews.first is ModelSetter.AppCellView)
      // Another app does not change what this one's nib is made of.
      try Lesson.hiddenNib.run { other in
        #expect(other.rootViewController?.view.subviews.first is HiddenNib.AppCellView)
      }
      #expect(Bundle.main.loadNibNamed("AppCell", owner: nil)?.last is ModelSetter.AppCellView)
    }
  }

  @Test func theDelegateIsToldWhichAppIsWanted() throws {
    try Lesson.cellDelegate.run { window in
      let controller = try #require(window.rootViewController as? CellDelegate.ViewController)
      window.tap(at: CGPoint(x: 187, y: 138))
      #expect(controller.noticeLabel.text == "想要山海地图")
    }
  }

  @Test func aDownloadDisablesItsButtonOnly() throws {
    try Lesson.downloadButton.run { window in
      let cells = try #require(window.rootViewController?.view).subviews
      let buttons = cells.compactMap { $0.subviews.last as? UIButton }
      #expect(buttons[1].tap() === buttons[1])
      #expect(!buttons[1].isEnabled)
      #expect(buttons[1].currentTitle == "已下载")
      #expect(buttons[1].currentBackgroundImage?.name == "button-grey")
      #expect(buttons.filter(\.isEnabled).count == 8)
      let count = cells.count
      buttons[1].tap()
      #expect(window.rootViewController?.view.subviews.count == count + 1, "A disabled button downloads nothing more.")
    }
  }

  @Test func theNoticeFadesInWaitsAndFadesOut() throws {
    try Lesson.downloadButton.run { window in
      let view = try #require(window.rootViewController?.view)
      (view.subviews[1].subviews.last as? UIButton)?.tap()
      let notice = try #require(view.subviews.last as? UILabel)
      #expect(notice.text == "山海地图，马上就来")
      #expect(notice.layer.cornerRadius == 8)
      func alpha(at time: Double) -> CGFloat {
        window.animationClock.advance(by: time - window.animationClock.now)
        return notice.presentation.alpha
      }
      #expect(alpha(at: 0) == 0)
      #expect(alpha(at: 0.75) == 0.3)
      #expect(alpha(at: 1.5) == 0.6)
      #expect(alpha(at: 2.5) == 0.6)
      #expect(abs(alpha(at: 3.25) - 0.3) < 1e-12)
      #expect(notice.superview === view)
      #expect(alpha(at: 4) == 0)
      #expect(notice.superview == nil)
    }
  }
}
