#!/usr/bin/env python3
"""Takes out of the page's module what its first frame does not need, as modules that are linked later.

usage: split.py MODULE.wasm BINARYEN LARGEST_INLINED --namespaces NAME NAMESPACE... [--doors NAME FUNCTION...]...
MODULE is linked with the names of its functions. To each NAME (tools/cmake/web.cmake says what belongs to it) a
module later_NAME.wasm is written beside it; what calls its functions goes through MODULE's table, where web/boot.js
puts them.
--namespaces: every function of these namespaces of bastide.
--doors: what only these functions lead to, of bastide::shell and without parameters (shell/base/drawn_later.h).
Whatever else leads to it, if only by keeping its address, keeps it in MODULE; so none of it can be called before one of
those is. What several lists lead to belongs to the first of them, without which the others are not run.
All are optimised once more, as MODULE was (LARGEST_INLINED: web.cmake), and lose their names. MODULE as it was linked is kept as MODULE.whole, to look into.
"""
import argparse
import pathlib
import re
import subprocess

from wasm_calls import Module, Reader

parser = argparse.ArgumentParser()
parser.add_argument("module", type=pathlib.Path)
parser.add_argument("binaryen", type=pathlib.Path)
parser.add_argument("largest_inlined")
parser.add_argument("--namespaces", nargs="+", required=True)
parser.add_argument("--doors", nargs="+", action="append", required=True)
options = parser.parse_args()
file = options.module
whole = file.with_suffix(".whole")
whole.write_bytes(file.read_bytes())

# what libc++ makes of a function object: its operations stand in a table of this many, which it names by the first
OPERATIONS = 7
FUNCTION_OBJECT = "std::__2::__function::__func<"


def run(tool, *arguments):
    subprocess.run([options.binaryen / tool, *arguments], check=True, capture_output=True, text=True)


def escaped(name):
    """As Binaryen's tools write and read it."""
    return re.sub(r"[^A-Za-z0-9_!#$%&'*+\-./:<=>?@^`|~]", lambda c: "".join(f"\\{b:02x}" for b in c[0].encode()), name)


def of_namespaces(module, namespaces):
    inside = re.compile(r"\b(" + "|".join(namespaces) + r")::")
    moved = {i for i, f in enumerate(module.functions) if inside.search(f.name)}
    for namespace in namespaces:
        assert any(f"{namespace}::" in module.functions[i].name for i in moved), f"{namespace} has no function"
    return moved


def reached(module, roots):
    found, front = set(roots), list(roots)
    while front:
        for called in module.functions[front.pop()].calls:
            if called not in found:
                found.add(called)
                front.append(called)
    return found


def keepers(module, objects):
    """Of each function of a function object in `objects`: who names a table that it may stand in."""
    slots = {address: module.table[word] for address, word in module.words() if word in module.table}
    tables = {}  # address of a table's first operation: functions in it
    for address in slots:
        operations = {slots.get(address + 4 * place) for place in range(OPERATIONS)}
        # one of them makes another such object, so it names its own table; numbers that look like one do not
        if None not in operations and any(address in module.functions[i].constants for i in operations):
            tables[address] = operations & objects
    named = {i: set() for i in objects}
    for i, function in enumerate(module.functions):
        for constant in function.constants & tables.keys():
            for one in tables[constant]:
                named[one].add(i)
    return named


def behind(module, named_doors, elsewhere):
    """What only those functions lead to; what is `elsewhere` may run whenever it likes."""
    by_name = {f.name: i for i, f in enumerate(module.functions)}
    doors = set()
    for one in named_doors:
        assert f"bastide::shell::{one}()" in by_name, f"{one}() is no function of its own"
        doors.add(by_name[f"bastide::shell::{one}()"])
    in_table = set(module.table.values())
    objects = {i for i in in_table if module.functions[i].name.startswith(FUNCTION_OBJECT)} - elsewhere - doors
    kept_by = keepers(module, objects)
    first = reached(module, module.exported | elsewhere | (in_table - objects - doors))
    while True:
        kept = {i for i in objects if i not in first and kept_by[i] & first}
        if not kept:
            break
        first |= reached(module, kept)
    for door in doors & first:
        raise AssertionError(f"{module.functions[door].name} is called directly")
    return {i for i in range(module.imported, len(module.functions)) if not module.functions[i].name.startswith("?")} - first


def split_off(name, functions):
    """What MODULE is now, without these functions, which `labels` says the tools' names of."""
    later = file.with_name(f"later_{name}.wasm")
    listed, source = later.with_suffix(".functions"), file.with_suffix(".rest")
    listed.write_text("".join(labels[i] + "\n" for i in sorted(functions)), "utf-8")
    file.rename(source)
    run("wasm-split", source, f"--split-funcs=@{listed}", "-o1", file, "-o2", later, "--symbolmap",
        "--import-namespace=first", f"--placeholder-namespace={name}", f"--export-prefix={name[0]}%")
    source.unlink()
    return later


def relabelled():
    """Without names, which would be those of exports too, functions are numbered behind the imported ones."""
    symbols = file.with_name(file.name + ".symbols")
    at = {name: int(index) for index, name in (line.split(":", 1) for line in symbols.read_text("utf-8").splitlines())}
    imported = Module(file.read_bytes()).imported
    return {i: str(at[label] - imported) for i, label in labels.items() if label in at}


def leb(value):
    more, low = value >> 7, value & 127
    return bytes([low | 128]) + leb(more) if more else bytes([low])


def accept_larger_table(later):
    """The table of MODULE grows with every part that is split off: a part takes it as large as it has become by then."""
    data = later.read_bytes()
    r = Reader(data, 8)
    while r.at < len(data):
        start, kind, size = r.at, r.byte(), r.number()
        if kind == 2:
            break
        r.at += size
    body = r.at
    for _ in range(r.number()):
        r.text(), r.text()
        what = r.byte()
        if what == 1:
            r.byte()
            limits = r.at
            assert r.byte() == 1, "a table without a largest size"
            least = r.number()
            r.number()
            changed = data[body:limits] + b"\0" + leb(least) + data[r.at : body + size]
            later.write_bytes(data[:start] + b"\2" + leb(len(changed)) + changed + data[body + size :])
            return
        r.at += {0: 0, 2: 0, 3: 2}[what]
        if what == 0:
            r.number()
        elif what == 2 and r.number() & 1:
            r.number(), r.number()
        elif what == 2:
            r.number()


module = Module(whole.read_bytes())
labels = {i: escaped(f.name) for i, f in enumerate(module.functions)}
spaces_name, *namespaces = options.namespaces
games = of_namespaces(module, namespaces)
parts, taken = [(spaces_name, games)], set()
for n in range(len(options.doors), 0, -1):  # the last first: what it shares stays for those before it
    doors = [door for _, *some in options.doors[n - 1 :] for door in some]
    found = behind(module, doors, games)
    parts.append((options.doors[n - 1][0], found - taken))
    taken |= found
files = [file]
for part, functions in parts:
    files.append(split_off(part, functions))
    accept_larger_table(files[-1])
    labels = relabelled()
for one in files:
    run("wasm-opt", one, "-Oz", f"--one-caller-inline-max-function-size={options.largest_inlined}", "--strip-debug", "--strip-producers", "--strip-target-features", "-o", one)
    one.with_name(one.name + ".symbols").unlink()
