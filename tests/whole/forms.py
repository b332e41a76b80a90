"""Forms as people see them when they open."""

import simcord

from tests.whole.seen import SELECT

TEXT_INPUT = 4


def defaults(form: simcord.InteractionResult) -> dict[str, list[str] | str]:
    """Return what a modal shows before anything is changed."""
    found: dict[str, list[str] | str] = {}
    assert form.modal is not None
    for label in form.modal["components"]:
        part = label["component"]
        if part["type"] == SELECT:
            found[part["custom_id"]] = [each["value"] for each in part["options"] if each.get("default")]
        elif part["type"] == TEXT_INPUT:
            found[part["custom_id"]] = part.get("value") or ""
        else:
            found[part["custom_id"]] = []
    return found
