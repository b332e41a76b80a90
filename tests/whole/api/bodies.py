"""Parts of valid requests, which tests then change."""

from typing import Any

MESSAGES = "/channels/1456074443980800030/messages"
MESSAGE = f"{MESSAGES}/1456074443980800031"
CALLBACK = "/interactions/1456074443980800032/token-of_it.x/callback"
FOLLOW_UP = "/webhooks/1456074443980800001/token-of_it.x"
ORIGINAL = f"{FOLLOW_UP}/messages/@original"
COMMANDS = "/applications/1456074443980800001/commands"
THREADS = "/channels/1456074443980800030/threads"
SECOND_KIND = 32768

Part = dict[str, Any]


def text(content: str = "hello") -> Part:
    """A text."""
    return {"type": 10, "content": content}


def button(custom_id: str | None = "so|1|2|menu|", **more: Any) -> Part:
    """A button."""
    return {"type": 2, "style": 2, "label": "Menu", "custom_id": custom_id, "disabled": False, **more}


def link(**more: Any) -> Part:
    """A button that is a link."""
    return {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org", **more}


def options(count: int) -> list[Part]:
    """As many entries of a list."""
    return [{"label": f"choice {number}", "value": str(number)} for number in range(count)]


def select(count: int = 3, custom_id: str = "so|1|2|pick|", **more: Any) -> Part:
    """A list of so many entries."""
    return {"type": 3, "custom_id": custom_id, "options": options(count), **more}


def row(*inside: Part) -> Part:
    """A row of controls."""
    return {"type": 1, "components": list(inside)}


def gallery(*names: str) -> Part:
    """A gallery of pictures that are attached."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": "alt"} for name in names]}


def file(name: str) -> Part:
    """A file that is attached."""
    return {"type": 13, "file": {"url": f"attachment://{name}"}}


def box(*inside: Part) -> Part:
    """A container."""
    return {"type": 17, "components": list(inside), "accent_color": 0x7C8894, "spoiler": False}


def attached(*names: str) -> list[Part]:
    """The list of attached files."""
    return [{"id": number, "filename": name} for number, name in enumerate(names)]


def page(*inside: Part, **more: Any) -> Part:
    """A message with components of version 2."""
    return {"flags": SECOND_KIND, "components": [box(*inside)], **more}


def field(**more: Any) -> Part:
    """A text field of a modal, under its label."""
    return {"type": 18, "label": "Line", "component": {"type": 4, "style": 1, "custom_id": "line", **more}}


def modal(*inside: Part, **more: Any) -> Part:
    """A callback that opens a modal."""
    return {
        "type": 9,
        "data": {"custom_id": "so|1|2|line|", "title": "Type it in", "components": list(inside), **more},
    }


def option(name: str = "match", kind: int = 3, **more: Any) -> Part:
    """An option of a command."""
    return {"type": kind, "name": name, "description": "What it is.", "required": False, **more}


def command(name: str = "show", *inside: Part, **more: Any) -> Part:
    """A slash command as discord.py sends it."""
    return {
        "type": 1,
        "name": name,
        "description": "What it does.",
        "nsfw": False,
        "name_localizations": {"ru": name},
        "options": list(inside),
        **more,
    }


def choices(count: int, name: str = "choice ") -> list[Part]:
    """Return so many choices, with numbered names and values."""
    return [{"name": f"{name}{number}", "value": str(number)} for number in range(count)]
