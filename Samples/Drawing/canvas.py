"""A small drawing surface over cairo, and a PNG writer whose bytes depend on the pixels alone."""

import math
import struct
import zlib

import cairo


def rgb(hex_color, alpha=1.0):
    """The colour `#RRGGBB` as four components from 0 to 1."""
    value = int(hex_color.lstrip("#"), 16)
    return ((value >> 16) / 255, (value >> 8 & 255) / 255, (value & 255) / 255, alpha)


class Canvas:
    """A transparent picture of `width` × `height` units, drawn at `scale` pixels a unit."""

    def __init__(self, width, height, scale):
        self.width, self.height = width, height
        self.pixel_size = (round(width * scale), round(height * scale))
        self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, *self.pixel_size)
        self.context = cairo.Context(self.surface)
        self.context.scale(scale, scale)

    # Paths. Each shape closes over its own path, so that shapes do not run into one another.

    def _circle(self, x, y, radius):
        self.context.new_path()
        self.context.arc(x, y, radius, 0, 2 * math.pi)

    def _rounded(self, x, y, width, height, radius):
        context = self.context
        context.new_path()
        context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
        context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
        context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
        context.arc(x + radius, y + radius, radius, math.pi, math.pi * 3 / 2)
        context.close_path()

    def _path(self, description):
        """Follows `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z`, all absolute, as SVG writes them."""
        words = description.replace(",", " ").split()
        context, index = self.context, 0
        context.new_path()
        while index < len(words):
            command = words[index]
            count = {"M": 2, "L": 2, "C": 6, "Z": 0}[command]
            numbers = [float(word) for word in words[index + 1:index + 1 + count]]
            {"M": context.move_to, "L": context.line_to, "C": context.curve_to, "Z": context.close_path}[command](*numbers)
            index += 1 + count

    def _paint(self, color):
        if isinstance(color, str):
            color = rgb(color)
        self.context.set_source_rgba(*color)
        self.context.fill()

    # Shapes.

    def circle(self, x, y, radius, color):
        self._circle(x, y, radius)
        self._paint(color)

    def ellipse(self, x, y, radius_x, radius_y, color, degrees=0):
        context = self.context
        context.save()
        context.translate(x, y)
        context.rotate(math.radians(degrees))
        context.scale(radius_x, radius_y)
        self._circle(0, 0, 1)
        context.restore()
        self._paint(color)

    def rect(self, x, y, width, height, color):
        self.context.new_path()
        self.context.rectangle(x, y, width, height)
        self._paint(color)

    def rounded(self, x, y, width, height, radius, color):
        self._rounded(x, y, width, height, radius)
        self._paint(color)

    def path(self, description, color):
        self._path(description)
        self._paint(color)

    def line(self, description, color, width, butt=False):
        self._path(description)
        self._stroke(color, width, butt)

    def ring(self, x, y, radius, color, width):
        self._circle(x, y, radius)
        self._stroke(color, width, False)

    def _stroke(self, color, width, butt):
        context = self.context
        context.set_source_rgba(*(rgb(color) if isinstance(color, str) else color))
        context.set_line_width(width)
        context.set_line_cap(cairo.LINE_CAP_BUTT if butt else cairo.LINE_CAP_ROUND)
        context.set_line_join(cairo.LINE_JOIN_ROUND)
        context.stroke()

    def shade(self, top, bottom):
        """Fills the whole canvas with colours that run from `top` down to `bottom`."""
        pattern = cairo.LinearGradient(0, 0, 0, self.height)
        pattern.add_color_stop_rgba(0, *rgb(top))
        pattern.add_color_stop_rgba(1, *rgb(bottom))
        self.context.set_source(pattern)
        self.context.paint()

    # Everything drawn inside a `with` block is cut to its shape in one go, so that edges stay clean.

    def cut_to_rounded(self, x, y, width, height, radius):
        return _Cut(self, lambda: self._rounded(x, y, width, height, radius))

    def cut_to_path(self, description):
        return _Cut(self, lambda: self._path(description))

    def cut_to_circle(self, x, y, radius):
        return _Cut(self, lambda: self._circle(x, y, radius))

    def write(self, file):
        """Writes the picture as an RGBA PNG with the row filters that make it smallest."""
        self.surface.flush()
        width, height = self.pixel_size
        rows = _straight_rows(bytes(self.surface.get_data()), self.surface.get_stride(), width, height)
        file.write_bytes(_png(width, height, rows))


class _Cut:
    def __init__(self, canvas, shape):
        self.canvas, self.shape = canvas, shape

    def __enter__(self):
        self.canvas.context.push_group()

    def __exit__(self, *_):
        self.canvas.context.pop_group_to_source()
        self.shape()
        self.canvas.context.fill()


def _straight_rows(data, stride, width, height):
    """Rows of RGBA bytes with straight alpha, from cairo's premultiplied BGRA."""
    straight = {}
    rows = []
    for y in range(height):
        row = bytearray()
        for (pixel,) in struct.iter_unpack("<I", data[y * stride:y * stride + width * 4]):
            if pixel not in straight:
                alpha = pixel >> 24
                parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
                straight[pixel] = bytes([(part * 255 + alpha // 2) // alpha if alpha else 0 for part in parts] + [alpha])
            row += straight[pixel]
        rows.append(bytes(row))
    return rows


def _png(width, height, rows):
    candidates = [_filtered(rows, lambda row, above, kind=kind: kind) for kind in range(3)]
    candidates.append(_filtered(rows, _smallest_filter))
    packed = min((zlib.compress(candidate, 9) for candidate in candidates), key=len)

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def _filtered(rows, choose):
    result, above = bytearray(), bytes(len(rows[0]))
    for row in rows:
        kind = choose(row, above)
        result.append(kind)
        result += _apply(kind, row, above)
        above = row
    return bytes(result)


def _apply(kind, row, above):
    if kind == 0:
        return row
    before = above if kind == 2 else bytes(4) + row[:-4]
    return bytes((value - other) & 255 for value, other in zip(row, before))


def _smallest_filter(row, above):
    """The usual rule of thumb: the filter with the least sum of absolute differences."""
    return min(range(3), key=lambda kind: sum(min(value, 256 - value) for value in _apply(kind, row, above)))
