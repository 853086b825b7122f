// UIKit declares outlets so, and so does every app.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import HeadlessUIKit
import InterfaceBuilder

/// Lesson 9: a game. The storyboard has what is always there; the buttons for the letters come from the property list.
enum GuessPicture {
  struct Question: Decodable {
    let answer: String
    let icon: String
    let title: String
    let options: [String]
  }

  final class GuessPictureViewController: UIViewController {
    @Outlet var numberLabel: UILabel!
    @Outlet var titleLabel: UILabel!
    @Outlet var scoreButton: UIButton!
    @Outlet var pictureButton: UIButton!
    @Outlet var nextButton: UIButton!
    @Outlet var answerView: UIView!
    @Outlet var optionView: UIView!

    lazy var questions: [Question] = Bundle.main.propertyList(named: "questions")
    var index = -1
    var cover: UIButton?

    override class var actions: ActionTable {
      [
        "showNextRiddle:": action(GuessPictureViewController.showNextRiddle),
        "togglePicture:": action(GuessPictureViewController.togglePicture),
        "showHint:": action(GuessPictureViewController.showHint),
        "showHelp:": action(GuessPictureViewController.showHelp),
        "chooseOption:": action(GuessPictureViewController.chooseOption),
        "clearAnswer:": action(GuessPictureViewController.clearAnswer),
      ]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      showNextRiddle(nil)
    }

    func showNextRiddle(_ sender: Any?) {
      guard index + 1 < questions.count else { return }
      index += 1
      let question = questions[index]

      numberLabel.text = "\(index + 1)/\(questions.count)"
      titleLabel.text = question.title
      pictureButton.setImage(UIImage(named: question.icon), for: .normal)
      nextButton.isEnabled = index + 1 < questions.count
      makeAnswerButtons(for: question)
      makeOptionButtons(for: question)
    }

    // MARK: The picture

    func togglePicture(_ sender: Any?) {
      if cover == nil { enlargePicture() } else { shrinkPicture() }
    }

    private func enlargePicture() {
      let cover = UIButton(frame: view.bounds)
      cover.backgroundColor = .black
      cover.alpha = 0
      cover.addTarget(self, action: "togglePicture:", for: .touchUpInside)
      view.addSubview(cover)
      view.bringSubviewToFront(pictureButton)
      self.cover = cover

      UIView.animate(withDuration: 1) {
        cover.alpha = 0.7
        let width = self.view.frame.width
        self.pictureButton.frame = CGRect(x: 0, y: (self.view.frame.height - width) / 2, width: width, height: width)
      }
    }

    private func shrinkPicture() {
      UIView.animate(withDuration: 1) {
        self.pictureButton.frame = CGRect(x: 112.5, y: 108, width: 150, height: 152)
        self.cover?.alpha = 0
      } completion: { _ in
        self.cover?.removeFromSuperview()
        self.cover = nil
      }
    }

    // MARK: The letters

    private var answerButtons: [UIButton] { answerView.subviews.compactMap { $0 as? UIButton } }
    private var optionButtons: [UIButton] { optionView.subviews.compactMap { $0 as? UIButton } }

    private func makeAnswerButtons(for question: Question) {
      answerView.subviews.forEach { $0.removeFromSuperview() }

      let count = question.answer.count
      let width: CGFloat = 41
      let margin: CGFloat = 10
      let left = (answerView.frame.width - CGFloat(count) * width - CGFloat(count - 1) * margin) / 2
      for number in 0..<count {
        let button = UIButton(
          frame: CGRect(x: left + CGFloat(number) * (width + margin), y: 0, width: width, height: 41))
        button.setBackgroundImage(UIImage(named: "answer"), for: .normal)
        button.setBackgroundImage(UIImage(named: "answer-pressed"), for: .highlighted)
        button.setTitleColor(.black, for: .normal)
        button.addTarget(self, action: "clearAnswer:", for: .touchUpInside)
        answerView.addSubview(button)
      }
    }

    private func makeOptionButtons(for question: Question) {
      optionView.subviews.forEach { $0.removeFromSuperview() }

      let columns = 7
      let side: CGFloat = 41
      let margin: CGFloat = 10
      let left = (optionView.frame.width - CGFloat(columns) * side - CGFloat(columns - 1) * margin) / 2
      for (number, option) in question.options.enumerated() {
        let button = UIButton()
        button.frame = CGRect(
          x: left + CGFloat(number % columns) * (side + margin), y: CGFloat(number / columns) * (side + margin),
          width: side, height: side)
        button.setTitle(option, for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.setBackgroundImage(UIImage(named: "option"), for: .normal)
        button.setBackgroundImage(UIImage(named: "option-pressed"), for: .highlighted)
        button.addTarget(self, action: "chooseOption:", for: .touchUpInside)
        optionView.addSubview(button)
      }
    }

    func chooseOption(_ sender: UIButton) {
      guard let free = answerButtons.first(where: { $0.currentTitle == nil }) else { return }
      sender.isHidden = true
      free.setTitle(sender.currentTitle, for: .normal)

      guard answerButtons.allSatisfy({ $0.currentTitle != nil }) else { return }
      let answer = answerButtons.compactMap(\.currentTitle).joined()
      if answer == questions[index].answer {
        answerButtons.forEach { $0.setTitleColor(.blue, for: .normal) }
        addScore(800)
        perform("showNextRiddle:", afterDelay: 0.5)
      } else {
        answerButtons.forEach { $0.setTitleColor(.red, for: .normal) }
      }
    }

    func clearAnswer(_ sender: UIButton) {
      guard let title = sender.currentTitle else { return }
      sender.setTitle(nil, for: .normal)
      optionButtons.first { $0.isHidden && $0.currentTitle == title }?.isHidden = false
      answerButtons.forEach { $0.setTitleColor(.black, for: .normal) }
    }

    // MARK: Help

    func showHint(_ sender: Any?) {
      answerButtons.forEach(clearAnswer)
      let first = questions[index].answer.prefix(1)
      if let option = optionButtons.first(where: { $0.currentTitle == String(first) }) { chooseOption(option) }
      addScore(-500)
    }

    func showHelp(_ sender: Any?) {
      titleLabel.text = "从下面选字，拼出图里的东西"
    }

    private func addScore(_ points: Int) {
      let score = Int(scoreButton.currentTitle ?? "") ?? 0
      scoreButton.setTitle("\(score + points)", for: .normal)
    }
  }
}
