"""What Discord allows in a message and its description cannot say: total lengths, ids, files."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

MOST_CONTENT = 2000
MOST_TEXT = 4000
MOST_COMPONENTS = 40
MOST_ROWS = 5
MOST_BUTTONS = 5
MOST_EMBED_TEXT = 6000
LONGEST_NONCE = 25
COMPONENTS_V2 = 1 << 15
ROW, BUTTON, TEXT = 1, 2, 10
SELECTS = frozenset({3, 5, 6, 7, 8})
LINK, PREMIUM = 5, 6
SENT_BY_CALLBACK = (4, 7)
_MESSAGE = re.compile(r"/channels/[^/]+/messages(/[^/]+)?|/webhooks/[^/]+/[^/]+(/messages/[^/]+)?")
_FILE = "attachment://"


def faults(method: str, path: str, body: Any) -> Iterator[str]:
    """Yield what is wrong with the message that a request carries, if it carries one."""
    if path.endswith("/callback"):
        if body["type"] in SENT_BY_CALLBACK and body.get("data"):
            yield from _message_faults(body["data"], is_new=body["type"] == SENT_BY_CALLBACK[0])
    elif _MESSAGE.fullmatch(path):
        yield from _message_faults(body, is_new=method == "POST")


def walked(components: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """Yield every component, from top to bottom, with those inside of it."""
    for component in components:
        yield component
        yield from walked(component.get("components") or ())
        yield from walked(each for key in ("accessory", "component") if (each := component.get(key)))


def twice(values: Iterable[str]) -> list[str]:
    """Return the values that occur more than once."""
    known = list(values)
    return sorted({value for value in known if known.count(value) > 1})


def custom_ids(components: Iterable[Any]) -> list[str]:
    """Return the custom ids of all components."""
    return [part["custom_id"] for part in walked(components) if part.get("custom_id") is not None]


def _message_faults(message: dict[str, Any], *, is_new: bool) -> Iterator[str]:
    components = message.get("components") or []
    parts = list(walked(components))
    yield from _content_faults(message, is_new=is_new)
    if (message.get("flags") or 0) & COMPONENTS_V2:
        yield from _v2_faults(message, parts)
    else:
        if any(component["type"] != ROW for component in components):
            yield "components of the second kind without their flag"
        if len(components) > MOST_ROWS:
            yield f"{len(components)} rows"
    yield from (f"custom id twice: {custom_id}" for custom_id in twice(custom_ids(components)))
    yield from _file_faults(message, parts)
    for part in parts:
        yield from _part_faults(part)
    yield from _mention_faults(message.get("allowed_mentions") or {})


def _content_faults(message: dict[str, Any], *, is_new: bool) -> Iterator[str]:
    if len(message.get("content") or "") > MOST_CONTENT:
        yield f"content of {len(message['content'])} characters"
    if len(str(message.get("nonce") or "")) > LONGEST_NONCE:
        yield f"a nonce of {len(str(message['nonce']))} characters"
    said = ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
    if is_new and not any(message.get(key) for key in said):
        yield "an empty message"
    written = sum(_embed_text(embed) for embed in message.get("embeds") or ())
    if written > MOST_EMBED_TEXT:
        yield f"embeds of {written} characters"


def _embed_text(embed: dict[str, Any]) -> int:
    said = [embed.get("title"), embed.get("description")]
    said += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    said += [field[key] for field in embed.get("fields") or () for key in ("name", "value")]
    return sum(len(each or "") for each in said)


def _v2_faults(message: dict[str, Any], parts: list[dict[str, Any]]) -> Iterator[str]:
    yield from (
        f"{key} beside components of the second kind"
        for key in ("content", "embeds", "sticker_ids", "poll")
        if message.get(key)
    )
    text = sum(len(part["content"]) for part in parts if part["type"] == TEXT)
    if text > MOST_TEXT:
        yield f"{text} characters of text"
    if len(parts) > MOST_COMPONENTS:
        yield f"{len(parts)} components"
    if not parts and "components" in message:
        yield "an empty message"


def _file_faults(message: dict[str, Any], parts: list[dict[str, Any]]) -> Iterator[str]:
    """Yield files that are shown and not attached, and those that are attached and not shown."""
    files = message.get("attachments") or []
    # An attachment that is kept has only its id, so the file names that it covers are unknown.
    if any(file.get("filename") is None for file in files):
        return
    names = [file["filename"] for file in files]
    shown = [url.removeprefix(_FILE) for url in _urls(parts) if url.startswith(_FILE)]
    shown += [url.removeprefix(_FILE) for url in _embed_urls(message) if url.startswith(_FILE)]
    yield from (f"file twice: {name}" for name in twice(names))
    yield from (f"file missing: {name}" for name in sorted(set(shown) - set(names)))
    if (message.get("flags") or 0) & COMPONENTS_V2:
        yield from (f"file shown nowhere: {name}" for name in sorted(set(names) - set(shown)))


def _urls(parts: Iterable[dict[str, Any]]) -> Iterator[str]:
    for part in parts:
        for media in (part.get("media"), part.get("file"), *(item["media"] for item in part.get("items") or ())):
            if media:
                yield media["url"]


def _embed_urls(message: dict[str, Any]) -> Iterator[str]:
    for embed in message.get("embeds") or ():
        for key in ("image", "thumbnail"):
            yield (embed.get(key) or {}).get("url") or ""


def _part_faults(part: dict[str, Any]) -> Iterator[str]:
    if part["type"] == ROW:
        yield from _row_faults(part["components"])
    elif part["type"] == BUTTON:
        yield from _button_faults(part)
    elif part["type"] in SELECTS:
        yield from select_faults(part)
    elif part["type"] == TEXT and not part["content"].strip():
        yield "a text of blanks"


def _row_faults(inside: list[dict[str, Any]]) -> Iterator[str]:
    selects = sum(part["type"] in SELECTS for part in inside)
    if selects and len(inside) > 1:
        yield "a list that shares its row"


def _button_faults(button: dict[str, Any]) -> Iterator[str]:
    has_id, has_url = button.get("custom_id") is not None, button.get("url") is not None
    if button["style"] != PREMIUM and not (button.get("label") or button.get("emoji")):
        yield "a button without label"
    if has_url != (button["style"] == LINK) or has_id == (button["style"] in (LINK, PREMIUM)):
        yield f"a button of style {button['style']} with the wrong of custom id and url"


def select_faults(select: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with a list."""
    least = select["min_values"] if select.get("min_values") is not None else 1
    most = select["max_values"] if select.get("max_values") is not None else 1
    options = select.get("options") or []
    if least > most or (options and most > len(options)):
        yield f"between {least} and {most} of {len(options)} options"
    yield from (f"option value twice: {value}" for value in twice(option["value"] for option in options))
    if sum(bool(option.get("default")) for option in options) > most:
        yield "more options chosen than may be"


def _mention_faults(allowed: dict[str, Any]) -> Iterator[str]:
    for key in ("users", "roles"):
        if key in (allowed.get("parse") or ()) and allowed.get(key):
            yield f"{key} both named and parsed"
