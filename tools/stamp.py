#!/usr/bin/env python3
"""Writes into the built page what is known only once it is built.

usage: stamp.py FOLDER GAME...      the games beside the first
*.js      of web/ lose the lines that only explain them
icons/    icon.svg in the sizes that installers ask for; masks cut off its corners; the picture of previews
watch.js  what it says, from the texts of all languages; how to know the files that are fetched: their sizes, which
          also show how far loading has come, and their hashes
games/    what the games beside the first need, which the page fetches when they are wanted: their facts, and the code
          that only they run, named by its hash, so that no module meets the code of another version
later/    likewise the code that the first frame does without
locales/  the texts of all languages but English, which is in the module, those of each game beside the first, and in
          screens/ those that the first frame does without
sw.js     every file's hash, and the version: the hash of those
"""
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

from packed import packed, packed_folder, packed_words

folder, *games = sys.argv[1:]
folder = pathlib.Path(folder)
LOCALES = pathlib.Path(__file__).resolve().parents[1] / "assets/locales"
FIRST = ["bastide.js", "bastide.wasm"]
FETCHED = ["fonts", "art", "games", "locales", "ai", "codes", "later", "puzzles"]  # for their bytes
LATER = {"games": "games/later", "screens": "later/screens", "rest": "later/rest"}  # modules of tools/split.py
# name: side in pixels, and whether the ground fills the corners
ICONS = {"192": (192, False), "512": (512, False), "maskable-192": (192, True), "maskable-512": (512, True),
         "apple-180": (180, True)}


def fill(name, hole, value):
    file = folder / name
    text = file.read_text("utf-8")
    assert text.count(hole) == 1, f"{name} has no {hole}"
    file.write_text(text.replace(hole, json.dumps(value, ensure_ascii=False, separators=(",", ":"))), "utf-8")


def sha256(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def all_files(below):
    return [file for file in sorted(below.rglob("*")) if file.is_file()]


def fetched():
    files = [folder / name for name in FIRST] + [file for part in FETCHED for file in all_files(folder / part)]
    return {str(file.relative_to(folder)): [file.stat().st_size, int(sha256(file)[:8], 16)] for file in files}


def words_of_watch(file):
    texts = json.loads(file.read_text("utf-8"))
    return {key.removeprefix("watch."): text for key, text in texts.items() if key.startswith("watch.")}


def draw_icons():
    svg = (folder / "icon.svg").read_text("utf-8")
    assert ' rx="14"' in svg
    (folder / "icons").mkdir()
    for name, (side, square) in ICONS.items():
        picture = svg.replace(' rx="14"', "") if square else svg
        subprocess.run(["rsvg-convert", "-w", str(side), "-h", str(side), "-o", folder / f"icons/{name}.png"],
                       input=picture.encode(), check=True)


draw_icons()
# what previews of a shared address show; most ask for a whole address (BASTIDE_ADDRESS, tools/release)
shutil.copy(LOCALES.parent / "readme/table.webp", folder / "icons/preview.webp")
if address := os.environ.get("BASTIDE_ADDRESS", "").rstrip("/"):
    page = (folder / "index.html").read_text("utf-8")
    assert page.count('"icons/preview.webp"') == 1
    (folder / "index.html").write_text(page.replace('"icons/preview.webp"', f'"{address}/icons/preview.webp"'), "utf-8")
for script in ("boot.js", "offline.js", "sw.js", "watch.js"):
    file = folder / script
    file.write_text(re.sub(r"(?m)^ *//.*\n", "", file.read_text("utf-8")), "utf-8")
(folder / "games").mkdir()
for game in games:
    (folder / "games" / f"{game}.json").write_text(packed_folder(LOCALES.parent / game), "utf-8")
(folder / "later").mkdir()
later = {}
for name, place in LATER.items():
    code = folder / f"later_{name}.wasm"
    later[name] = f"{place}-{sha256(code)[:12]}.wasm"
    code.rename(folder / later[name])
fill("boot.js", "{/* later */}", later)
for file in LOCALES.glob("*/*.json"):
    target = folder / "locales" / file.relative_to(LOCALES)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(packed(file), "utf-8")
(folder / "locales/screens").mkdir()
for file in LOCALES.glob("*.json"):
    first, others = packed_words(file)
    if file.stem != "en":
        (folder / "locales" / file.name).write_text(first, "utf-8")
    (folder / "locales/screens" / file.name).write_text(others, "utf-8")
fill("watch.js", "{/* files */}", fetched())
fill("watch.js", "{/* words */}", {file.stem: words_of_watch(file) for file in sorted(LOCALES.glob("*.json"))})
files = {str(file.relative_to(folder)): sha256(file)[:32] for file in all_files(folder) if file.name != "sw.js"}
rules = (folder / "sw.js").read_text("utf-8")
fill("sw.js", "{/* files */}", files)
fill("sw.js", "{/* version */}", hashlib.sha256((rules + json.dumps(files)).encode()).hexdigest()[:12])
