import HeadlessUIKit
import Testing

@testable import Lessons

@Suite struct GuessPictureTests {
  private typealias Controller = GuessPicture.GuessPictureViewController

  private func play(_ body: (Controller, UIWindow) throws -> Void) throws {
    try Lesson.guessPicture.run { window in
      try body(try #require(window.rootViewController as? Controller), window)
      #expect(window.animationClock.uncaughtExceptions.isEmpty)
    }
  }

  private func choose(_ letters: String, in controller: Controller) {
    for letter in letters {
      let buttons = controller.optionView.subviews.compactMap { $0 as? UIButton }
      buttons.first { !$0.isHidden && $0.currentTitle == String(letter) }?.tap()
    }
  }

  private func answers(_ controller: Controller) -> [UIButton] {
    controller.answerView.subviews.compactMap { $0 as? UIButton }
  }

  @Test func makesButtonsForTheLettersOfTheFirstQuestion() throws {
    try play { controller, _ in
      #expect(controller.numberLabel.text == "1/5")
      #expect(controller.titleLabel.text == "它不用翅膀，也能飞上天")
      #expect(answers(controller).map(\.frame.minX) == [116, 167, 218])
      #expect(controller.optionView.subviews.count == 21)
      #expect(controller.optionView.subviews.last?.frame == CGRect(x: 320, y: 102, width: 41, height: 41))
    }
  }

  @Test func theRightAnswerScoresAndLeadsOn() throws {
    try play { controller, window in
      choose("热气球", in: controller)
      #expect(answers(controller).allSatisfy { $0.currentTitleColor == .blue })
      #expect(controller.scoreButton.currentTitle == "1800")
      #expect(controller.numberLabel.text == "1/5")
      window.animationClock.advance(by: 0.5)
      #expect(controller.numberLabel.text == "2/5")
      #expect(answers(controller).count == 2)
    }
  }

  @Test func aWrongAnswerIsRedUntilALetterIsTakenBack() throws {
    try play { controller, window in
      choose("热气火", in: controller)
      #expect(answers(controller).allSatisfy { $0.currentTitleColor == .red })
      #expect(controller.scoreButton.currentTitle == "1000")
      answers(controller)[2].tap()
      #expect(answers(controller).allSatisfy { $0.currentTitleColor == .black })
      #expect(answers(controller)[2].currentTitle == nil)
      #expect(controller.optionView.subviews.allSatisfy { !$0.isHidden || ($0 as? UIButton)?.currentTitle != "火" })
      choose("球", in: controller)
      window.animationClock.advance(by: 1)
      #expect(controller.numberLabel.text == "2/5")
    }
  }

  @Test func aHintCostsAndSetsTheFirstLetter() throws {
    try play { controller, window in
      choose("船", in: controller)
      window.tap(at: CGPoint(x: 30, y: 150))
      #expect(answers(controller).map(\.currentTitle) == ["热", nil, nil])
      #expect(controller.scoreButton.currentTitle == "500")
    }
  }

  @Test func thePictureGrowsToTheFrontAndBack() throws {
    try play { controller, window in
      let view = try #require(controller.view)
      window.tap(at: CGPoint(x: 340, y: 150))
      let cover = try #require(controller.cover)
      #expect(view.subviews.suffix(2) == [cover, controller.pictureButton])
      window.animationClock.advance(by: 0.5)
      #expect(abs(cover.presentation.alpha - 0.35) < 1e-12)
      #expect(controller.pictureButton.presentation.frame.width == 262.5)
      window.animationClock.advance(by: 0.5)
      #expect(cover.presentation.alpha == 0.7)
      #expect(controller.pictureButton.frame == CGRect(x: 0, y: 146, width: 375, height: 375))

      window.tap(at: CGPoint(x: 20, y: 40))
      window.animationClock.advance(by: 1)
      #expect(cover.superview == nil)
      #expect(controller.cover == nil)
      #expect(controller.pictureButton.presentation.frame == CGRect(x: 112.5, y: 108, width: 150, height: 152))
    }
  }

  @Test func theLastQuestionHasNoNext() throws {
    try play { controller, _ in
      for _ in 0..<4 { controller.nextButton.tap() }
      #expect(controller.numberLabel.text == "5/5")
      #expect(!controller.nextButton.isEnabled)
      controller.nextButton.tap()
      #expect(controller.numberLabel.text == "5/5")
    }
  }
}
