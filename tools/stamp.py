#!/usr/bin/env python3
"""Writes into the built page what is known only once it is built.

usage: stamp.py FOLDER
watch.js: the sizes of the files that the first frame waits for, to show how far loading has come.
"""
import json
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
FIRST = ["bastide.js", "bastide.wasm", "fonts/display-black.ttf", "fonts/display-bold.ttf",
         "fonts/ui-bold.ttf", "fonts/ui-regular.ttf"]


def fill(name, hole, value):
    file = folder / name
    text = file.read_text("utf-8")
    assert text.count(hole) == 1, f"{name} has no {hole}"
    file.write_text(text.replace(hole, json.dumps(value)), "utf-8")


fill("watch.js", "{/* sizes */}", {name: (folder / name).stat().st_size for name in FIRST})
