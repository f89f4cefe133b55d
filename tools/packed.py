"""JSON files as the page carries them, for embed.py (in the module) and stamp.py (beside it)."""
import json


def packed(file):
    """The text of a file without blanks. Texts of watch.js ("watch.…") are left out: stamp.py writes them into it."""
    value = json.loads(file.read_text("utf-8"))
    if isinstance(value, dict):
        value = {key: text for key, text in value.items() if not key.startswith("watch.")}
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
