#!/usr/bin/env python3
"""Draws the pictures of the samples and writes their asset catalogs.

    python3 -m pip install pycairo
    python3 Samples/Drawing/draw_icons.py

Run again with the same cairo and zlib, it writes the same bytes.
"""

from pathlib import Path

import controls
import icons
import riddles
from canvas import Canvas
from catalog import write_group, write_image

SAMPLES = Path(__file__).resolve().parent.parent


def picture(draw, units, points, radius):
    """A renderer of a square drawing of `units` at a side of `points`, with rounded corners."""

    def render(scale):
        canvas = Canvas(units, units, points / units * scale)
        with canvas.cut_to_rounded(0, 0, units, units, radius):
            draw(canvas)
        return canvas

    return render


def write_app_catalog(catalog):
    write_group(catalog)
    write_group(catalog / "Icons")
    for name, draw in icons.ALL.items():
        write_image(catalog / "Icons", name, picture(draw, 100, 45, 22))
    write_group(catalog / "Buttons")
    for name, fill, lip in (
        ("button-green", "#35B558", "#24913F"),
        ("button-green-pressed", "#24913F", "#1B7532"),
        ("button-grey", "#B4B9BF", "#9AA0A7"),
    ):
        write_image(catalog / "Buttons", name, controls.plate(15, 5, fill, lip=lip), cap=7)
    write_image(catalog, "avatar", controls.avatar)


def write_game_catalog(catalog):
    write_group(catalog)
    write_group(catalog / "Buttons")
    for name, fill, edge in (
        ("answer", "#E9F4F8", "#9CC4D2"),
        ("answer-pressed", "#C5DEE8", "#7FB0C2"),
        ("option", "#FFFFFF", "#C9D9E0"),
        ("option-pressed", "#FFE2A6", "#E3B24C"),
    ):
        write_image(catalog / "Buttons", name, controls.plate(21, 6, fill, edge=edge), cap=10)
    for side in ("left", "right"):
        for suffix, fill, lip in (("", "#F2994A", "#CC7327"), ("-pressed", "#CC7327", "#A85A1A")):
            write_image(catalog / "Buttons", f"tab-{side}{suffix}", controls.side_tab(fill, lip, side == "left"))
    write_group(catalog / "Signs")
    for name, render in (
        ("coin", controls.coin),
        ("sign-hint", controls.hint),
        ("sign-help", controls.help_sign),
        ("sign-enlarge", controls.enlarge),
    ):
        write_image(catalog / "Signs", name, render)
    write_group(catalog / "Riddles")
    for name, draw in riddles.ALL.items():
        write_image(catalog / "Riddles", name, picture(draw, 140, 140, 6))
    write_image(catalog, "game-background", controls.background, scales=(1, 2))
    write_image(catalog, "picture-frame", controls.frame)


if __name__ == "__main__":
    write_app_catalog(SAMPLES / "Assets.xcassets")
    write_game_catalog(SAMPLES / "GuessPicture" / "Assets.xcassets")
