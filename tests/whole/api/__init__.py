"""Checks requests to Discord against Discord's own OpenAPI description (the part of it that the bot uses).

The description is stricter than the service about ids and big numbers and looser about unknown keys, so it is mended
when it is read: ids may be numbers, numbers may be strings of digits, `oneOf` means `anyOf`, and objects with named
properties take no others, but for those that discord.py always sends.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

FILE = Path(__file__).parent / "discord_api.json"
ALWAYS_SENT = {"tts", "nsfw", "flags", "id", "allowed_mentions"}
"""Keys that discord.py sends where the description does not name them, and the service takes."""

_DIGITS = {"type": "string", "pattern": "^-?[0-9]+$"}


def faults(method: str, path: str, body: Any) -> list[str]:
    """Return what of a request's body Discord's description refuses; bodies of unknown operations are a fault too."""
    found = _validator(method.lower(), path)
    if found is None:
        return [f"{method} {path} is in no part of the description"]
    if body is None:
        return []
    return [f"{method} {path}: {'.'.join(map(str, error.instance_path))}: {error.message}" for error in found(body)]


def _validator(method: str, path: str) -> Any:
    for template in _templates():
        if re.fullmatch(re.sub(r"\{[^}]*\}", "[^/]+", template), path) and method in _document()["paths"][template]:
            return _compiled(method, template)
    return None


@cache
def _templates() -> tuple[str, ...]:
    """Return the paths, those with the fewest placeholders first, so that `@original` comes before any message."""
    return tuple(sorted(_document()["paths"], key=lambda path: path.count("{")))


@cache
def _compiled(method: str, template: str) -> Any:
    operation = _document()["paths"][template][method]
    if "requestBody" not in operation:
        return lambda body: ()
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    whole = {"components": _document()["components"], "allOf": [schema]}
    return jsonschema_rs.Draft202012Validator(whole).iter_errors


@cache
def _document() -> dict[str, Any]:
    document: dict[str, Any] = _mended(json.loads(FILE.read_text(encoding="utf-8")))
    return document


def _mended(node: Any) -> Any:
    """Return the description with the three rules applied, and objects closed."""
    if isinstance(node, list):
        return [_mended(each) for each in node]
    if not isinstance(node, dict):
        return node
    mended = {("anyOf" if key == "oneOf" else key): _mended(value) for key, value in node.items()}
    if mended.get("format") == "snowflake":
        return {"anyOf": [mended, {"type": "integer"}]}
    if mended.get("type") == "integer" and not {"enum", "const", "anyOf", "allOf"} & set(mended):
        return {"anyOf": [mended, _DIGITS]}
    if isinstance(mended.get("properties"), dict) and "additionalProperties" not in mended:
        mended["additionalProperties"] = False
        for key in ALWAYS_SENT - set(mended["properties"]):
            mended["properties"][key] = {}
    return mended
