#!/usr/bin/env python3
"""Puts sources together that are compiled as one: what they all include is read once instead of in each.

usage: bundles.py OUT_FOLDER SOURCE...
Writes OUT_FOLDER/1.cpp, 2.cpp, … which include the sources, and prints their paths; one that stays the same is not
written again. Sources that name the same thing for themselves alone (in a namespace without a name, or static), or use different
namespaces, come into different bundles; neighbours stay together otherwise, so that an edit compiles anew what lies beside it.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SIZE = 10  # sources; more save little and keep one processor waiting for the other

TYPE = re.compile(r"(?:template <.*> )?(?:struct|class|enum class|enum|union|using) (\w+)")
THING = re.compile(r"[^=({\[]*?\b(\w+)\s*(?:\(|=|\{|\[|;)")
MACRO = re.compile(r"^#define (\w+)", re.M)
ALIAS = re.compile(r"^(?:using|namespace) (\w+) =", re.M)
CONSTANT = re.compile(r"\b(k[A-Z]\w*)(?:\[\w*\])? ?(?:=|\{)")  # of one declaration any number
USES = re.compile(r"^using namespace ([\w:]+);", re.M)


def own_names(text):
    """Names that a source gives to what only it sees. By how clang-format lays it out: what stands in a namespace
    begins its line, what belongs to that is indented or closes it."""
    names = set(MACRO.findall(text)) | set(ALIAS.findall(text))
    for line in re.findall(r"^.*\bconst(?:expr)? .*$", text, re.M):  # inside functions too, where it would hide another's
        names.update(CONSTANT.findall(line))
    inside = False
    for line in text.split("\n"):
        if line == "namespace {":
            inside = True
        elif line == "}  // namespace":
            inside = False
        elif (inside or line.startswith("static ")) and re.match(r"[\w\[:]", line):
            found = TYPE.match(line) or THING.match(re.sub(r"^\[\[\w+\]\] ", "", line))
            if found:
                names.add(found[1])
    return names


def bundles(sources):
    """Lists of sources, each of its own: the next source joins the last list that has room and none of its names."""
    groups = []  # [names, namespaces used, sources]
    for source in sources:
        text = source.read_text("utf-8")
        names, uses = own_names(text), set(USES.findall(text))
        for group in reversed(groups):
            if len(group[2]) < SIZE and not group[0] & names and group[1] == uses:
                group[0] |= names
                group[2].append(source)
                break
        else:
            groups.append([names, uses, [source]])
    return [group[2] for group in groups]


def main():
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    written = []
    for number, group in enumerate(bundles([pathlib.Path(word).resolve() for word in sys.argv[2:]]), 1):
        file = out / f"{number}.cpp"
        # by their place in the checkout, so that the compiler's cache serves every checkout
        text = "".join(f'#include "{source.relative_to(ROOT)}"  // NOLINT(bugprone-suspicious-include)\n' for source in group)
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
        written.append(str(file))
    print(";".join(written), end="")


if __name__ == "__main__":
    main()
