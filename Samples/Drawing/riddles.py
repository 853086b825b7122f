"""The pictures to guess: flat drawings on a field of 140 × 140 units."""

import math


def balloon(canvas):
    canvas.shade("#8FD0F5", "#DDF2FB")
    for x, y in ((24, 46), (108, 96)):
        canvas.circle(x, y, 9, "#FFFFFF")
        canvas.circle(x + 12, y - 3, 11, "#FFFFFF")
        canvas.rounded(x - 12, y, 40, 11, 5.5, "#FFFFFF")
    canvas.path("M 0 132 C 30 120 56 121 80 127 C 104 133 124 127 140 121 L 140 140 L 0 140 Z", "#86C98B")
    canvas.line("M 58 86 L 63 104", "#7A5A3A", 1.6)
    canvas.line("M 82 86 L 77 104", "#7A5A3A", 1.6)
    envelope = "M 70 14 C 96 14 110 32 110 50 C 110 68 92 78 83 90 L 57 90 C 48 78 30 68 30 50 C 30 32 44 14 70 14 Z"
    with canvas.cut_to_path(envelope):
        canvas.rect(28, 12, 84, 80, "#F0574F")
        canvas.path("M 70 14 C 40 30 40 70 62 92 L 78 92 C 100 70 100 30 70 14 Z", "#FFD25E")
        canvas.path("M 70 14 C 56 30 56 70 66 92 L 74 92 C 84 70 84 30 70 14 Z", "#F0574F")
    canvas.rounded(61, 103, 18, 14, 3, "#A9713F")
    canvas.rounded(59, 101, 22, 5, 2.5, "#C78B52")


def lighthouse(canvas):
    canvas.shade("#27346E", "#6E6BB5")
    for x, y in ((18, 22), (40, 12), (112, 18), (126, 44), (28, 56), (98, 8)):
        canvas.circle(x, y, 1.4, "#FFFFFF")
    canvas.path("M 70 37 L 140 16 L 140 62 Z", (1, 0.92, 0.55, 0.5))
    canvas.path("M 70 37 L 0 20 L 0 56 Z", (1, 0.92, 0.55, 0.3))
    canvas.path("M 0 110 C 24 104 40 112 70 108 C 100 104 120 112 140 106 L 140 140 L 0 140 Z", "#2E6FB0")
    tower = "M 60 48 L 80 48 L 87 116 L 53 116 Z"
    with canvas.cut_to_path(tower):
        canvas.rect(50, 46, 40, 72, "#F7F4EC")
        for y in (58, 84, 110):
            canvas.rect(50, y, 40, 13, "#E2504A")
        canvas.rect(74, 46, 20, 72, (0.1, 0.1, 0.3, 0.12))
    canvas.rounded(62, 30, 16, 16, 1, "#FFE27A")
    canvas.line("M 70 30 L 70 46", "#C9A23C", 1.4, butt=True)
    canvas.path("M 58 31 C 60 22 66 19 70 17 C 74 19 80 22 82 31 Z", "#E2504A")
    canvas.rounded(56, 45, 28, 5, 2, "#2B2F55")
    canvas.rounded(66, 72, 8, 10, 4, "#2B2F55")
    canvas.path("M 24 132 C 40 104 56 114 70 112 C 86 110 102 106 116 132 Z", "#4A4668")
    canvas.path("M 0 122 C 20 116 36 126 60 121 C 90 115 116 126 140 119 L 140 140 L 0 140 Z", "#23588F")


def owl(canvas):
    canvas.shade("#3D4B74", "#7C7FA8")
    canvas.circle(108, 30, 15, "#FDF3C8")
    canvas.line("M -4 114 C 40 108 90 118 144 110", "#6B4A33", 9)
    canvas.path("M 38 34 C 46 42 56 40 70 40 C 84 40 94 42 102 34 C 104 48 106 58 105 76 C 104 100 90 112 70 112 "
                "C 50 112 36 100 35 76 C 34 58 36 48 38 34 Z", "#A9784E")
    canvas.ellipse(70, 88, 22, 24, "#E9CFA4")
    for row, count in enumerate((3, 4, 3)):
        for index in range(count):
            x, y = 70 + (index - (count - 1) / 2) * 10, 80 + row * 9
            canvas.line(f"M {x - 3} {y} L {x} {y + 3} L {x + 3} {y}", "#B98B58", 1.8)
    canvas.path("M 36 66 C 28 84 34 102 46 108 C 48 92 46 78 36 66 Z", "#80573A")
    canvas.path("M 104 66 C 112 84 106 102 94 108 C 92 92 94 78 104 66 Z", "#80573A")
    for x in (55, 85):
        canvas.circle(x, 58, 17, "#E9CFA4")
        canvas.circle(x, 58, 12, "#FFFFFF")
        canvas.circle(x, 58, 8.5, "#F3A93C")
        canvas.circle(x, 58, 5.5, "#2B2233")
        canvas.circle(x + 2, 56, 1.8, "#FFFFFF")
    canvas.path("M 64 66 L 76 66 L 70 77 Z", "#F0913C")
    for x in (58, 82):
        for shift in (-4, 0, 4):
            canvas.line(f"M {x + shift} 109 L {x + shift} 115", "#F0913C", 3.4)


def bicycle(canvas):
    canvas.shade("#FFE6B8", "#FFF6E2")
    canvas.circle(110, 30, 13, "#FFC65C")
    canvas.path("M 0 104 C 40 96 90 98 140 104 L 140 140 L 0 140 Z", "#A8D59A")
    canvas.rect(0, 111, 140, 29, "#8F959E")
    for x in (12, 60, 108):
        canvas.rounded(x, 124, 24, 3, 1.5, "#F2F2EC")
    for x in (37, 103):
        for index in range(8):
            angle = math.pi * index / 8
            dx, dy = 22 * math.cos(angle), 22 * math.sin(angle)
            canvas.line(f"M {x - dx} {88 - dy} L {x + dx} {88 + dy}", "#9AA3AF", 0.9)
        canvas.ring(x, 88, 23, "#343A46", 4)
        canvas.circle(x, 88, 3, "#343A46")
    frame = "#E0483F"
    canvas.line("M 37 88 L 54 58 L 90 58 L 66 88 L 37 88", frame, 4.4)
    canvas.line("M 66 88 L 51 50", frame, 4.4)
    canvas.line("M 103 88 L 88 48", frame, 4.4)
    canvas.line("M 88 48 L 86 43 L 98 43", "#343A46", 4)
    canvas.line("M 43 48 L 58 48", "#343A46", 6)
    canvas.circle(66, 88, 6.5, "#343A46")
    canvas.line("M 66 88 L 72 97 L 77 97", "#343A46", 3)


def mushroom(canvas):
    canvas.shade("#CDE7B8", "#EFF7DD")
    for x, height in ((14, 34), (30, 26), (112, 28), (128, 38)):
        canvas.path(f"M {x - 9} 122 L {x} {122 - height} L {x + 9} 122 Z", "#A9CF93")
    canvas.path("M 0 116 C 40 108 100 108 140 116 L 140 140 L 0 140 Z", "#6FAE5C")
    canvas.ellipse(70, 120, 32, 5, (0.1, 0.25, 0.1, 0.25))
    canvas.path("M 58 72 C 60 94 54 106 52 116 C 58 123 82 123 88 116 C 86 106 80 94 82 72 Z", "#FBF1DC")
    canvas.path("M 74 72 L 82 72 C 80 94 86 106 88 116 C 85 119 80 121 75 121 C 79 106 74 92 74 72 Z", "#E8D8B6")
    cap = "M 22 72 C 22 40 44 24 70 24 C 96 24 118 40 118 72 C 118 82 22 82 22 72 Z"
    with canvas.cut_to_path(cap):
        canvas.rect(20, 20, 100, 64, "#DF4740")
        canvas.ellipse(70, 84, 56, 12, "#B93631")
        for x, y, radius in ((68, 40, 9), (42, 56, 7.5), (95, 54, 8.5), (68, 64, 5), (112, 70, 5), (27, 72, 4.5)):
            canvas.circle(x, y, radius, "#FFF8EC")
    for x in (18, 24, 110, 118):
        canvas.line(f"M {x} 124 L {x + 2} 114", "#4F8C42", 2.4)


ALL = {
    "riddle-balloon": balloon,
    "riddle-lighthouse": lighthouse,
    "riddle-owl": owl,
    "riddle-bicycle": bicycle,
    "riddle-mushroom": mushroom,
}
