"""Asset catalogs as Xcode writes them."""

import json

INFO = {"author": "xcode", "version": 1}


def _write_contents(folder, contents):
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(contents, indent=2, sort_keys=True, separators=(",", " : "))
    (folder / "Contents.json").write_text(text + "\n", encoding="utf-8")


def write_group(folder):
    """A catalog, or a group without a namespace inside one."""
    _write_contents(folder, {"info": INFO})


def write_image(group, name, render, scales=(1, 2, 3), cap=None):
    """The image set `name` with one file a scale.

    `render` makes the canvas of a scale. `cap` is the inset in points that stays fixed on all four sides
    when the image is stretched; catalogs count it in the pixels of each file.
    """
    folder = group / f"{name}.imageset"
    images = []
    for scale in (1, 2, 3):
        entry = {"idiom": "universal", "scale": f"{scale}x"}
        if scale in scales:
            entry["filename"] = name + ("" if scale == 1 else f"@{scale}x") + ".png"
            if cap is not None:
                entry["resizing"] = {
                    "cap-insets": {side: cap * scale for side in ("bottom", "left", "right", "top")},
                    "center": {"height": scale, "mode": "stretch", "width": scale},
                    "mode": "9-part",
                }
        images.append(entry)
    _write_contents(folder, {"images": images, "info": INFO})
    for scale in scales:
        render(scale).write(folder / images[scale - 1]["filename"])
