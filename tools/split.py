#!/usr/bin/env python3
"""Takes out of the page's module what only some games run, so that a first visit does not wait for it.

usage: split.py MODULE.wasm LATER.wasm BINARYEN NAMESPACE...
MODULE is linked with the names of its functions. Those in the namespaces named (tools/cmake/web.cmake) go to
LATER; what calls them goes through MODULE's table, where web/boot.js puts them. Both are optimised once more and lose
their names. MODULE as it was linked is kept beside it as MODULE.whole, to look into.
"""
import pathlib
import re
import subprocess
import sys

module, later, binaryen, *namespaces = sys.argv[1:]
module = pathlib.Path(module)
whole = module.with_suffix(".whole")
module.rename(whole)


def run(tool, *arguments):
    return subprocess.run([pathlib.Path(binaryen) / tool, *arguments],
                          check=True, capture_output=True, text=True).stdout


named = run("wasm-opt", whole, "--print-function-map", "-o", "/dev/null")
functions = [line.split(":", 1)[1] for line in named.splitlines() if ":" in line]
of_them = re.compile(r"\b(" + "|".join(namespaces) + r")::")
moved = [name for name in functions if of_them.search(name)]
for namespace in namespaces:
    assert any(f"{namespace}::" in name for name in moved), f"{module}: no function of {namespace} has a name"
names = pathlib.Path(later).with_suffix(".functions")
names.write_text("\n".join(moved) + "\n", "utf-8")

run("wasm-split", whole, f"--split-funcs=@{names}", "-o1", module, "-o2", later,
    "--import-namespace=first", "--placeholder-namespace=later", "--export-prefix=%")
for file in (module, later):
    run("wasm-opt", file, "-Oz", "--strip-debug", "--strip-producers", "--strip-target-features", "-o", file)
