"""JSON files as the page carries them, for embed.py (in the module) and stamp.py (beside it)."""
import json


def packed(file):
    """The text of a file without blanks. Texts of watch.js ("watch.…") are left out: stamp.py writes them into it."""
    value = json.loads(file.read_text("utf-8"))
    if isinstance(value, dict):
        value = {key: text for key, text in value.items() if not key.startswith("watch.")}
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


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
