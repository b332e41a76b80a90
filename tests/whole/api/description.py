"""Discord's own OpenAPI description (the part of it that the bot uses) as validators, one for each operation.

It is stricter than the service about ids and big numbers and looser about unknown keys, so it is changed when it is
read: ids may be numbers, numbers may be strings of digits, `oneOf` means `anyOf`, and objects with named properties
take no others but `TAKEN_ALL_THE_SAME`. Where every member of a union has a `type` of its own, that type selects the
member, so that a fault names the right one.
"""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

FILE = Path(__file__).parent / "discord_api.json"

TAKEN_ALL_THE_SAME = {
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "RichEmbed": ("flags",),
}
"""Keys that discord.py sends and the service accepts although the description does not name them, by schema.

The fourth known exception, `id` in permission overwrites, belongs to an operation that this bot never calls.
"""

_LONGEST_FAULT = 300
_DIGITS = {"type": "string", "pattern": "^-?[0-9]+$"}
_REFERENCE = "#/components/schemas/"
Check = Callable[[Any], Iterator[str]]


def check_of(method: str, path: str) -> Check | None:
    """Return a function that finds the faults of a body, or None for an operation that is not in the description."""
    for template in _templates():
        known = re.fullmatch(re.sub(r"\{[^}]*\}", "[^/]+", template), path)
        if known and method.lower() in _document()["paths"][template]:
            return _compiled(method.lower(), template)
    return None


@cache
def _templates() -> tuple[str, ...]:
    """Return the paths, those with the fewest placeholders first, so that `@original` comes before any message."""
    return tuple(sorted(_document()["paths"], key=lambda path: path.count("{")))


@cache
def _compiled(method: str, template: str) -> Check:
    operation = _document()["paths"][template][method]
    if "requestBody" not in operation:
        return lambda body: iter(() if body is None else ("a body where none belongs",))
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    whole = {"components": _document()["components"], "allOf": [schema]}
    validator = jsonschema_rs.Draft202012Validator(whole)

    def check(body: Any) -> Iterator[str]:
        for error in validator.iter_errors(body):
            yield from map(_said, _explained(error))

    return check


def _explained(error: jsonschema_rs.ValidationError) -> Iterator[jsonschema_rs.ValidationError]:
    """Yield what is wrong behind an error; for a union, what is wrong with the body as the most similar member."""
    if not isinstance(error.kind, jsonschema_rs.ValidationErrorKind.AnyOf):
        yield error
        return
    own = error.instance_path

    def farness(errors: list[jsonschema_rs.ValidationError]) -> tuple[bool, int, int]:
        is_another_type = any(
            each.instance_path == own and isinstance(each.kind, jsonschema_rs.ValidationErrorKind.Type)
            for each in errors
        )
        return is_another_type, len(errors), -max(len(each.instance_path) for each in errors)

    for each in min(error.kind.context, key=farness):
        yield from _explained(each)


def _said(error: jsonschema_rs.ValidationError) -> str:
    """Return place and fault; the message begins with the value, which may be long, and ends with what is wrong."""
    message = error.message
    if len(message) > _LONGEST_FAULT:
        message = f"{message[: _LONGEST_FAULT // 2]}…{message[-_LONGEST_FAULT // 2 :]}"
    return f"{'.'.join(map(str, error.instance_path))}: {message}"


@cache
def _document() -> dict[str, Any]:
    raw = json.loads(FILE.read_text(encoding="utf-8"))
    document: dict[str, Any] = _mended(raw, raw["components"]["schemas"])
    for name, keys in TAKEN_ALL_THE_SAME.items():
        document["components"]["schemas"][name]["properties"].update({key: {} for key in keys})
    return document


def _mended(node: Any, schemas: dict[str, Any]) -> Any:
    """Return the description with its rules loosened, its objects closed and its unions made distinct."""
    if isinstance(node, list):
        return [_mended(each, schemas) for each in node]
    if not isinstance(node, dict):
        return node
    mended = {("anyOf" if key == "oneOf" else key): _mended(value, schemas) for key, value in node.items()}
    if mended.get("format") == "snowflake":
        return {"anyOf": [mended, {"type": "integer"}]}
    if "integer" in _types(mended) and not {"enum", "const", "anyOf", "allOf"} & set(mended):
        return {"anyOf": [mended, _DIGITS]}
    if isinstance(mended.get("properties"), dict):
        mended.setdefault("additionalProperties", False)
    return _told_apart(mended, schemas)


def _types(schema: dict[str, Any]) -> tuple[str, ...]:
    named = schema.get("type")
    return tuple(each for each in (named if isinstance(named, list) else [named]) if isinstance(each, str))


def _told_apart(mended: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    """Return a union as conditions on the `type`, if each of its members has types that no other has."""
    members = mended.get("anyOf", ())
    by_type = [(_own_types(each, schemas), each) for each in members]
    known = [number for numbers, _ in by_type for number in numbers]
    if len(members) < 2 or not all(numbers for numbers, _ in by_type) or len(set(known)) < len(known):
        return mended
    rest = {key: value for key, value in mended.items() if key != "anyOf"}
    asked = {"type": "object", "required": ["type"], "properties": {"type": {"enum": known}}}
    chosen = [{"if": {"properties": {"type": {"enum": numbers}}}, "then": member} for numbers, member in by_type]
    return {**rest, "if": asked, "then": {"allOf": chosen}, "else": asked}


def _own_types(member: Any, schemas: dict[str, Any]) -> list[int]:
    """Return the values of `type` that a referenced schema allows; empty if it does not say."""
    reference = member.get("$ref", "") if isinstance(member, dict) else ""
    schema = schemas.get(reference.removeprefix(_REFERENCE), {})
    numbers: list[int] = schema.get("properties", {}).get("type", {}).get("enum", [])
    return numbers if "type" in schema.get("required", ()) else []
