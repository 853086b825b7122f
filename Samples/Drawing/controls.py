"""Button backgrounds and the small furniture of the two samples, in points."""

import math

from canvas import Canvas, rgb


def plate(size, radius, fill, edge=None, lip=None):
    """A stretchable button background. `lip` is a darker lower edge, `edge` a one-point border."""

    def render(scale):
        canvas = Canvas(size, size, scale)
        with canvas.cut_to_rounded(0, 0, size, size, radius):
            canvas.rect(0, 0, size, size, edge or lip or fill)
            if edge:
                canvas.rounded(1, 1, size - 2, size - 2, radius - 1, fill)
            elif lip:
                canvas.rounded(0, -radius, size, size + radius - 1, radius, fill)
        return canvas

    return render


def side_tab(fill, lip, left):
    """A background that sits on the left or right edge of the screen, round on its free side."""

    def render(scale):
        canvas = Canvas(70, 36, scale)
        x = -18 if left else 0
        canvas.rounded(x, 0, 88, 36, 18, lip)
        canvas.rounded(x, 0, 88, 34, 17, fill)
        return canvas

    return render


def frame(scale):
    """The white mount of the picture to guess."""
    canvas = Canvas(150, 152, scale)
    canvas.rounded(0, 2, 150, 150, 8, rgb("#123A4A", 0.25))
    canvas.rounded(0, 0, 150, 150, 8, "#FFFFFF")
    return canvas


def background(scale):
    canvas = Canvas(375, 667, scale)
    canvas.shade("#1D6F83", "#0E3B57")
    for x, y, radius in ((52, 92, 120), (340, 300, 150), (90, 600, 170)):
        canvas.circle(x, y, radius, (1, 1, 1, 0.045))
    return canvas


def coin(scale):
    canvas = Canvas(20, 20, scale)
    canvas.circle(10, 10, 9.5, "#D9942B")
    canvas.circle(10, 9.6, 9, "#FFCF4A")
    canvas.ring(10, 9.6, 6.4, "#E3A32F", 1.2)
    canvas.rounded(8, 7.6, 4, 4, 0.6, "#E3A32F")
    return canvas


def hint(scale):
    """A light bulb."""
    canvas = Canvas(20, 20, scale)
    canvas.circle(10, 7.6, 6.2, "#FFE27A")
    canvas.path("M 6.4 11 L 13.6 11 L 12.6 15 L 7.4 15 Z", "#FFE27A")
    canvas.rounded(7.2, 15, 5.6, 1.8, 0.9, "#FFFFFF")
    canvas.rounded(8, 17.2, 4, 1.6, 0.8, "#FFFFFF")
    canvas.line("M 7.8 8.4 L 10 10.4 L 12.2 8.4", "#C98F1E", 1.2)
    return canvas


def help_sign(scale):
    canvas = Canvas(20, 20, scale)
    canvas.circle(10, 10, 9, "#FFFFFF")
    canvas.line("M 7.2 7.8 C 7.2 4 12.8 4 12.8 7.6 C 12.8 9.8 10 9.6 10 12", "#2C7FB8", 2)
    canvas.circle(10, 15, 1.3, "#2C7FB8")
    return canvas


def enlarge(scale):
    """A magnifying glass with a plus."""
    canvas = Canvas(20, 20, scale)
    canvas.line("M 12.6 12.6 L 17.4 17.4", "#FFFFFF", 3)
    canvas.circle(8.5, 8.5, 6.2, rgb("#FFFFFF", 0.3))
    canvas.ring(8.5, 8.5, 6.2, "#FFFFFF", 2)
    canvas.line("M 6 8.5 L 11 8.5", "#FFFFFF", 1.6)
    canvas.line("M 8.5 6 L 8.5 11", "#FFFFFF", 1.6)
    return canvas


def avatar(scale):
    """The portrait on the profile card."""
    canvas = Canvas(64, 64, scale)
    with canvas.cut_to_circle(32, 32, 32):
        canvas.shade("#FFB98A", "#F58F7C")
        canvas.ellipse(32, 66, 26, 22, "#3F5B8C")
        canvas.rounded(27, 36, 10, 14, 5, "#E9B58F")
        canvas.path("M 16 30 C 14 10 50 10 48 30 C 48 40 46 44 46 46 L 18 46 C 18 44 16 40 16 30 Z", "#4A2F36")
        canvas.ellipse(32, 31, 12, 14, "#F7CDA8")
        canvas.path("M 19 28 C 24 26 30 22 32 17 C 36 24 42 26 45 28 C 45 14 19 14 19 28 Z", "#4A2F36")
        canvas.circle(27.5, 32, 1.4, "#3B2A2F")
        canvas.circle(36.5, 32, 1.4, "#3B2A2F")
        canvas.line("M 28.5 38.5 C 30.5 40.6 33.5 40.6 35.5 38.5", "#B0604F", 1.4)
    return canvas
