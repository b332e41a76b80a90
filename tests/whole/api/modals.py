"""What Discord allows in a modal and in the answer to autocomplete, beyond its description."""

from collections.abc import Iterator
from typing import Any

from tests.whole.api.messages import custom_ids, select_faults, twice, walked

MODAL, SUGGESTIONS = 9, 8
MOST_ROWS = 5
TEXT_INPUT, STRING_SELECT = 4, 3
MOST_SUGGESTIONS = 25
LONGEST_CHOICE = 100


def faults(method: str, path: str, body: Any) -> Iterator[str]:
    """Yield what is wrong with the modal or the autocomplete choices of a callback, if it has any."""
    if not path.endswith("/callback"):
        return
    if body["type"] == MODAL:
        yield from _modal_faults(body["data"])
    elif body["type"] == SUGGESTIONS:
        yield from choice_faults(body["data"].get("choices") or [])


def choice_faults(choices: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what is wrong with choices, of autocomplete or of the command itself."""
    if len(choices) > MOST_SUGGESTIONS:
        yield f"{len(choices)} choices"
    for choice in choices:
        for text in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            if not 1 <= len(text) <= LONGEST_CHOICE or not text.strip():
                yield f"choice of {len(text)} characters: {text}"
        if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= LONGEST_CHOICE:
            yield f"value of {len(choice['value'])} characters: {choice['value']}"
    yield from (f"choice twice: {name}" for name in twice(choice["name"] for choice in choices))


def _modal_faults(modal: dict[str, Any]) -> Iterator[str]:
    if len(modal["components"]) > MOST_ROWS:
        yield f"{len(modal['components'])} rows"
    yield from (f"custom id twice: {custom_id}" for custom_id in twice(custom_ids(modal["components"])))
    for part in walked(modal["components"]):
        if part["type"] == TEXT_INPUT:
            yield from _input_faults(part)
        elif part["type"] == STRING_SELECT:
            yield from select_faults(part)


def _input_faults(field: dict[str, Any]) -> Iterator[str]:
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if least > most:
        yield f"between {least} and {most} characters"
    if len(field.get("value") or "") > most:
        yield f"a value of {len(field['value'])} characters"
