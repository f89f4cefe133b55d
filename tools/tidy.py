#!/usr/bin/env python3
"""Runs clang-tidy over our sources, in the bundles that they are compiled in (tools/bundles.py), which takes a quarter of
the time. A bundle that was found clean is not looked at again until what it depends on has changed: the text that the compiler sees, its flags, .clang-tidy, clang-tidy's version. What was clean is
known from this checkout's own runs (BUILD_FOLDER/tidy) and from tools/tidy.clean, which is committed, so that a
fresh clone has only the bundles to look at that changed since.

usage: tidy.py [-j N] [--all] [--record FILE] [--spot N] BUILD_FOLDER [part of a path ...]
  --all     looks at every bundle, whatever is known
  --record  writes down there what is clean now (tools/lint puts the record together)
  --spot N  looks at N of the recorded bundles all the same, others for every commit: the list must not lie
exit 1 when anything is found
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = os.environ.get("BASTIDE_CACHE", str(pathlib.Path.home() / ".cache/bastide"))
RECORD = ROOT / "tools/tidy.clean"
OURS = re.compile(r"^(engine|shell|tools)/")
# comments that clang-tidy reads and the compiler does not see
HEEDED = re.compile(rb"^.*(?:NOLINT|/\*\s*\w+\s*=\s*\*/).*$", re.M)

# where a line of the compiler's text stands
MARKER = re.compile(rb'# \d+ "([^"]*)"')

parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("-j", type=int, default=2)
parser.add_argument("--all", action="store_true")
parser.add_argument("--record", type=pathlib.Path)
parser.add_argument("--spot", type=int, default=0)
parser.add_argument("build", type=pathlib.Path)
parser.add_argument("parts", nargs="*")
args = parser.parse_args()
build = args.build.resolve()
clang = shutil.which("clang++-19") or "clang++"
tidy = shutil.which("clang-tidy-19") or "clang-tidy"
stamps = build / "tidy"
stamps.mkdir(exist_ok=True)


def output(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout


def heeded(path):
    return b"\n".join(HEEDED.findall(path.read_bytes()))


def without_precompiled(flags):
    """A source is read as it stands: what it needs it must include itself."""
    kept = []
    words = iter(flags)
    for word in words:
        if word == "-Xclang":
            what = next(words)
            if what in ("-include-pch", "-include"):
                next(words), next(words)  # -Xclang FILE
            elif what != "-fno-pch-timestamp":
                kept += [word, what]
        elif word not in ("-Winvalid-pch", "-fpch-instantiate-templates"):
            kept.append(word)
    return kept


def everywhere_alike(flags):
    return " ".join(flags).replace(str(ROOT), "ROOT").replace(CACHE, "CACHE")


def recorded():
    if not RECORD.exists():
        return set()
    return {line for line in RECORD.read_text().split("\n") if line and not line.startswith("#")}


common = (ROOT / ".clang-tidy").read_bytes() + output(tidy, "--version").encode()
known = recorded()
entries = []  # (sources, how they are compiled)
for entry in json.loads((build / "compile_commands.json").read_text()):
    path = pathlib.Path(entry["file"])
    bundled = path.is_relative_to(build / "bundles")
    paths = [ROOT / one for one in re.findall(r'^#include "(.*)"', path.read_text(), re.M)] if bundled else [path]
    names = [str(one.relative_to(ROOT)) for one in paths if one.is_relative_to(ROOT)]
    if any(OURS.match(name) and (not args.parts or any(part in name for part in args.parts)) for name in names):
        entries.append((names, entry))
# what em++ would add: clang-tidy knows neither its target nor its headers
extra = shlex.split(output("em++", "--cflags")) if any("em++" in entry["command"] for _, entry in entries) else []
head = output("git", "rev-parse", "HEAD")
spot = sorted((names[0] for names, _ in entries), key=lambda n: hashlib.sha256((head + n).encode()).digest())[: args.spot]


def check(names, entry):
    """(key, whether it was looked at, what was found)"""
    words = shlex.split(entry["command"])
    first = next(i for i, word in enumerate(words) if re.search(r"(\+\+|c\+\+)(-\d+)?$", word))
    flags = [*extra, *without_precompiled(words[first + 1 :])]
    at = flags.index("-o")
    del flags[at : at + 2]
    flags.remove("-c")
    seen = subprocess.run([clang, *flags, "-E"], cwd=entry["directory"], capture_output=True)
    lines = [line for line in seen.stdout.split(b"\n") if line]
    read = {MARKER.match(line)[1].decode() for line in lines if line.startswith(b'# ')}  # all that was included
    ours = sorted(path for path in read if path.startswith(f"{ROOT}/") and not path.startswith(f"{build}/"))
    text = b"\0".join([common, everywhere_alike(flags).encode(), *filter(None, (heeded(pathlib.Path(path)) for path in ours)),
                       *(line for line in lines if not line.startswith(b"# "))])
    key = hashlib.sha256(text).hexdigest()[:20]
    was_clean = seen.returncode == 0 and ((stamps / key).exists() or key in known)
    if was_clean and not args.all and not (key in known and names[0] in spot):
        return key, False, ""
    done = subprocess.run([tidy, "--quiet", entry["file"], "--", *flags], cwd=ROOT, capture_output=True, text=True)
    if done.returncode == 0:
        (stamps / key).touch()
        return key, True, ""
    return key, True, done.stdout or done.stderr


clean = set()
looked = dirty = 0
with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
    for (names, _), (key, anew, text) in zip(entries, pool.map(lambda one: check(*one), entries)):
        looked += anew
        if text:
            dirty += 1
            print(text.strip(), flush=True)
        else:
            clean.add(key)
if args.record:
    args.record.write_text("".join(f"{key}\n" for key in sorted(clean)))
print(f"{sum(len(names) for names, _ in entries)} files in {len(entries)} bundles, {looked} looked at, {dirty} with findings")
sys.exit(1 if dirty else 0)
