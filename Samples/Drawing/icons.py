"""The nine app icons: flat pictures on a field of 100 × 100 units."""

import math


def sunrise(canvas):
    canvas.shade("#FF9A62", "#FFD58A")
    for index in range(9):
        angle = math.pi + index * math.pi / 8
        x, y = math.cos(angle), math.sin(angle)
        canvas.line(f"M {50 + 27 * x} {58 + 27 * y} L {50 + 35 * x} {58 + 35 * y}", "#FFF4D6", 4)
    canvas.circle(50, 58, 20, "#FFF4D6")
    canvas.path("M 0 66 C 20 52 34 54 52 66 C 66 75 84 72 100 62 L 100 100 L 0 100 Z", "#E0653F")
    canvas.path("M 0 84 C 22 72 44 74 62 82 C 78 88 90 84 100 78 L 100 100 L 0 100 Z", "#A93F3B")


def map_pin(canvas):
    canvas.shade("#7ED9A6", "#4DB98A")
    canvas.path("M 0 0 L 34 0 L 0 30 Z", "#9BE6BC")
    canvas.path("M 100 46 C 78 50 70 72 78 100 L 100 100 Z", "#4AA7DE")
    canvas.line("M -5 78 C 26 78 30 50 58 54 C 82 58 84 30 105 24", "#F4F7E6", 8)
    canvas.ellipse(50, 79, 13, 4, (0.05, 0.25, 0.2, 0.28))
    canvas.path("M 50 78 C 44 64 29 54 29 38 C 29 26 38 17 50 17 C 62 17 71 26 71 38 C 71 54 56 64 50 78 Z", "#F25B55")
    canvas.circle(50, 38, 9, "#FFFFFF")


def wave(canvas):
    canvas.shade("#BFE9F7", "#8AD3F0")
    canvas.circle(70, 27, 11, "#FFF6D0")
    canvas.path("M 0 52 C 12 44 22 44 34 52 C 46 60 56 60 67 52 C 79 44 89 44 100 52 L 100 100 L 0 100 Z", "#4DB4E4")
    canvas.path("M 0 67 C 10 60 16 60 26 67 C 38 76 48 76 60 67 C 72 59 86 59 100 68 L 100 100 L 0 100 Z", "#2A8FD0")
    canvas.path("M 0 83 C 14 75 26 77 38 83 C 52 90 66 90 78 83 C 86 78 94 78 100 81 L 100 100 L 0 100 Z", "#1B66AE")


def cloud(canvas):
    canvas.shade("#5AA4F2", "#8CC7FA")
    canvas.circle(65, 36, 17, "#FFD95E")
    for x, y, radius in ((35, 60, 15), (51, 51, 18), (68, 62, 13)):
        canvas.circle(x, y, radius, "#FFFFFF")
    canvas.rounded(20, 55, 61, 20, 10, "#FFFFFF")
    for x in (36, 51, 66):
        canvas.line(f"M {x} 81 L {x - 3} 88", "#E8F4FF", 4)


def leaf(canvas):
    canvas.shade("#E9F6C8", "#CBE89A")
    canvas.path("M 24 76 C 12 44 34 20 78 20 C 82 62 62 88 30 78 Z", "#5DB04B")
    canvas.path("M 24 76 C 34 58 52 38 78 20 C 82 62 62 88 30 78 Z", "#489A3E")
    canvas.line("M 18 84 C 30 64 46 46 64 33", "#E9F6C8", 4)
    canvas.line("M 36 62 L 33 46", "#E9F6C8", 3)
    canvas.line("M 49 48 L 47 35", "#E9F6C8", 3)
    canvas.line("M 38 60 L 54 61", "#E9F6C8", 3)
    canvas.line("M 50 47 L 66 47", "#E9F6C8", 3)


def camera(canvas):
    canvas.shade("#8E7BEF", "#6A54D6")
    canvas.path("M 36 32 L 41 23 L 59 23 L 64 32 Z", "#F3F0FF")
    canvas.rounded(16, 30, 68, 47, 9, "#F3F0FF")
    canvas.rect(16, 43, 68, 8, "#D5CDFB")
    canvas.circle(73, 37, 3, "#FF7A8A")
    canvas.circle(50, 54, 18, "#F3F0FF")
    canvas.circle(50, 54, 15, "#3B2F80")
    canvas.circle(50, 54, 9, "#6FC3F5")
    canvas.circle(46.5, 50.5, 3, "#FFFFFF")


def music_note(canvas):
    canvas.shade("#FF7FA8", "#EE4C7E")
    canvas.circle(50, 50, 38, (1, 1, 1, 0.14))
    canvas.path("M 39 29 L 73 22 L 73 33 L 39 40 Z", "#FFFFFF")
    canvas.line("M 41.5 32 L 41.5 67", "#FFFFFF", 5, butt=True)
    canvas.line("M 70.5 25 L 70.5 61", "#FFFFFF", 5, butt=True)
    canvas.ellipse(34, 68, 10.5, 8, "#FFFFFF", -18)
    canvas.ellipse(63, 62, 10.5, 8, "#FFFFFF", -18)


def chess(canvas):
    canvas.shade("#3C4A63", "#2A3448")
    for row in range(2):
        for column in range(4):
            if (row + column) % 2 == 0:
                canvas.rect(column * 25, 62 + row * 19, 25, 19, "#4B5B78")
    canvas.ellipse(50, 83, 27, 5, (0, 0, 0, 0.25))
    canvas.rounded(28, 72, 44, 10, 4, "#F7E7C6")
    canvas.path("M 34 72 C 43 64 44 56 44 47 L 56 47 C 56 56 57 64 66 72 Z", "#EFD9AC")
    canvas.path("M 50 47 L 56 47 C 56 56 57 64 66 72 L 50 72 Z", "#DFC38C")
    canvas.rounded(36, 42, 28, 6.5, 3, "#F7E7C6")
    canvas.circle(50, 30, 13.5, "#F7E7C6")
    canvas.circle(45.5, 26, 4, "#FFFAF0")


def rocket(canvas):
    canvas.shade("#2C2F6B", "#574B9E")
    for x, y, radius in ((20, 24, 1.8), (80, 70, 2), (24, 60, 1.4), (60, 14, 1.4), (36, 14, 1.1), (86, 44, 1.2)):
        canvas.circle(x, y, radius, "#FFFFFF")
    context = canvas.context
    context.save()
    context.translate(50, 50)
    context.rotate(math.pi / 4)
    canvas.path("M -7 24 C -9 34 -4 38 0 46 C 4 38 9 34 7 24 Z", "#FFB84D")
    canvas.path("M -4 24 C -5 30 -2 33 0 38 C 2 33 5 30 4 24 Z", "#FFE9A8")
    canvas.path("M -11 4 C -20 10 -21 18 -20 27 L -9 20 Z", "#E8505B")
    canvas.path("M 11 4 C 20 10 21 18 20 27 L 9 20 Z", "#E8505B")
    canvas.path("M 0 -38 C 14 -26 16 4 9 24 L -9 24 C -16 4 -14 -26 0 -38 Z", "#F5F7FF")
    canvas.path("M 0 -38 C 14 -26 16 4 9 24 L 0 24 Z", "#DADFF2")
    canvas.path("M 0 -38 C 5.5 -33 9 -27 11 -20 L -11 -20 C -9 -27 -5.5 -33 0 -38 Z", "#E8505B")
    canvas.circle(0, -5, 7.5, "#574B9E")
    canvas.circle(0, -5, 5, "#7FD0F7")
    context.restore()


ALL = {
    "icon-sunrise": sunrise,
    "icon-map-pin": map_pin,
    "icon-wave": wave,
    "icon-cloud": cloud,
    "icon-leaf": leaf,
    "icon-camera": camera,
    "icon-music-note": music_note,
    "icon-chess": chess,
    "icon-rocket": rocket,
}
