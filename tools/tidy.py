#!/usr/bin/env python3
"""Runs clang-tidy over our sources; a file that was clean is not looked at again until the text
that the compiler sees, or .clang-tidy, has changed.

usage: tidy.py [-j N] BUILD_FOLDER [part of a path ...]     exit 1 when anything is found
"""
import concurrent.futures
import hashlib
import json
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OURS = re.compile(r"^(engine|shell|tools)/")

args = sys.argv[1:]
jobs = 2
if args[:1] == ["-j"]:
    jobs, args = int(args[1]), args[2:]
build = pathlib.Path(args[0]).resolve()
parts = args[1:]
clang = shutil.which("clang++-19") or "clang++"
tidy = shutil.which("clang-tidy-19") or "clang-tidy"
stamps = build / "tidy"
stamps.mkdir(exist_ok=True)
config = (ROOT / ".clang-tidy").read_bytes()


def emscripten_flags():
    """What em++ would add: clang-tidy knows neither its target nor its headers."""
    return shlex.split(subprocess.check_output(["em++", "--cflags"], text=True))


def check(entry, extra):
    name = str(pathlib.Path(entry["file"]).relative_to(ROOT))
    words = shlex.split(entry["command"])
    first = next(i for i, word in enumerate(words) if re.search(r"(\+\+|c\+\+)(-\d+)?$", word))
    flags = [*extra, *words[first + 1 :]]
    at = flags.index("-o")
    del flags[at : at + 2]
    flags.remove("-c")
    seen = subprocess.run([clang, *flags, "-E", "-P"], cwd=entry["directory"], capture_output=True)
    stamp = stamps / hashlib.sha256(config + " ".join(flags).encode() + seen.stdout).hexdigest()
    if seen.returncode == 0 and stamp.exists():
        return name, ""
    done = subprocess.run([tidy, "--quiet", entry["file"], "--", *flags], cwd=ROOT,
                          capture_output=True, text=True)
    if done.returncode == 0:
        stamp.touch()
        return name, ""
    return name, done.stdout + ("" if done.stdout else done.stderr)


entries = []
for entry in json.loads((build / "compile_commands.json").read_text()):
    path = pathlib.Path(entry["file"])
    name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else ""
    if OURS.match(name) and (not parts or any(part in name for part in parts)):
        entries.append(entry)
extra = emscripten_flags() if any("em++" in entry["command"] for entry in entries) else []

dirty = 0
with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
    for name, text in pool.map(lambda entry: check(entry, extra), entries):
        if text:
            dirty += 1
            print(text.strip(), flush=True)
print(f"{len(entries)} files, {dirty} with findings")
sys.exit(1 if dirty else 0)
