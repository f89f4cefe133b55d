"""JSON files as the page carries them, for embed.py (in the module) and stamp.py (beside it)."""
import json

# The texts that the first frame may show, by the first part of their keys or whole: of the start screen, and of what may
# lie over it before the code of other screens has come (shell/panels/screens_code.h), with which the others come.
FIRST_WORDS = {
    "announce", "app", "back", "close", "error", "family", "language", "level", "missing", "notice", "offer", "saves", "seed",
    "start", "version", "wait", "day.alone_short", "day.outcome", "day.streak", "points", "about.affiliation", "menu.about",
    "menu.settings", "rules.base.name",
}


def text_of(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def packed(file):
    """The text of a file without blanks. Texts of watch.js ("watch.…") are left out: stamp.py writes them into it."""
    value = json.loads(file.read_text("utf-8"))
    if isinstance(value, dict):
        value = {key: text for key, text in value.items() if not key.startswith("watch.")}
    return text_of(value)


def packed_words(file):
    """A language's texts as two: those of the first frame, and the others. The first holds all letters of both
    ("app.letters"), so that the fonts are painted once."""
    texts = json.loads(packed(file))
    unknown = FIRST_WORDS - {key.split(".")[0] for key in texts} - set(texts)
    assert not unknown, f"{file}: no text begins with {unknown}"
    first = {key: text for key, text in texts.items() if key in FIRST_WORDS or key.split(".")[0] in FIRST_WORDS}
    others = {key: text for key, text in texts.items() if key not in first}
    first["app.letters"] = "".join(sorted({letter for letter in text_of(others) if ord(letter) > 0x7F}))
    return text_of(first), text_of(others)


def packed_folder(folder):
    """The JSON files of a game's folder as one text: the file named like the folder, with each other file as a member
    by its name."""
    files = sorted(folder.glob("*.json"))
    value = json.loads((folder / f"{folder.name}.json").read_text("utf-8"))
    for file in files:
        if file.stem != folder.name:
            assert file.stem not in value, f"{file}: its name is a member of {folder.name}.json already"
            value[file.stem] = json.loads(file.read_text("utf-8"))
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
