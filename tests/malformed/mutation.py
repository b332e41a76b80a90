"""Makes bad input from good: text, JSON and bytes, each changed in one of many ways by a `random.Random`. Pure."""

import copy
import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

LONG = 6_000
"""The longest text that can be typed into an option on Discord."""

SPOILERS = (
    "\u0000", "\n", "\r", "\t", "\u001b[31m", "\u0085", "\u00a0", "\u200b", "\u200f", "\u202e", "\u2028", "\ufeff",
    "\ud800", "\udfff", "\uffff", "e\u0301\u0327\u0489", "👩\u200d👩\u200d👧", "🇪🇺", "ﷺ", "ß", "İ", "ﬁ", "٣", "９", "²",
    "Ⅷ", "а", "Ё", "ж", "中", "א", "ا", "@everyone", "<@1>", "<#1>", "<t:0:R>", "**", "__", "`", "```", "~~", "||",
    "> ", "# ", "-# ", "- ", "1. ", "[a](https://b)", "https://", "|", "\\", "'", '"', "{0}", "%s", "{ $x }", "../",
    "\x7f", "-1", "1e9", "NaN", "0x1", "1_0", "so|1|2|menu|", "null", "true", "'; DROP TABLE matches; --",
)  # fmt: skip
NUMBERS = (-1, 0, 1, 2, 7, 255, 256, 10**6, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30, -(10**30), 1.5, -0.0, 1e308)
VALUES: tuple[Any, ...] = (*NUMBERS, None, True, False, "", "x", "ы", [], {}, [[]], [None], {"type": "x"}, [0] * 60)
Bend = Callable[[random.Random, str], str]


def _cut(rng: random.Random, text: str) -> str:
    return text[: rng.randint(0, len(text))]


def _without(rng: random.Random, text: str) -> str:
    place = rng.randint(0, len(text))
    return text[:place] + text[place + rng.randint(1, 3) :]


def _spoiled(rng: random.Random, text: str) -> str:
    place = rng.randint(0, len(text))
    return text[:place] + rng.choice(SPOILERS) * rng.choice((1, 1, 1, 3, 40)) + text[place:]


def _swapped(rng: random.Random, text: str) -> str:
    words = text.split(" ")
    rng.shuffle(words)
    return " ".join(words)


def _repeated(rng: random.Random, text: str) -> str:
    return (text + rng.choice(("", " ", "-", "|", "\n"))) * rng.choice((2, 3, 30))


def _numbered(rng: random.Random, text: str) -> str:
    number = rng.choice((str(rng.choice(NUMBERS)), "9" * 19, "9" * 5_000, "0" * 300))
    return re.sub("[0-9]+", number, text, count=rng.choice((1, 2, 3)))


def _in_other_letters(rng: random.Random, text: str) -> str:
    shift = rng.choice((0xFEE0, 0x400 - 0x40, 0x1D400 - 0x41, 0x30))
    return "".join(chr(ord(sign) + shift) if " " < sign < "\u007f" and rng.random() < 0.5 else sign for sign in text)


def _capital(rng: random.Random, text: str) -> str:
    return rng.choice((text.upper(), text.title(), text.swapcase()))


def _long(rng: random.Random, text: str) -> str:
    return ((text or "x") * LONG)[:LONG]


BENDS: tuple[Bend, ...] = (
    _cut, _without, _without, _spoiled, _spoiled, _spoiled, _swapped, _repeated, _numbered, _in_other_letters, _capital,
)  # fmt: skip
_LONG_ONE_IN = 100


def bent_text(rng: random.Random, good: Sequence[str]) -> str:
    """Return one of `good`, changed once or a few times; now and then it is as long as Discord allows."""
    text = rng.choice(good)
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = rng.choice(BENDS)(rng, text)[:LONG]
    return _long(rng, text) if rng.randrange(_LONG_ONE_IN) == 0 else text


def bent_json(rng: random.Random, good: Any) -> bytes:
    """Return the JSON of `good` with values removed, replaced, doubled, moved or nested deep, or its bytes damaged."""
    if rng.randrange(8) == 0:
        return _bent_bytes(rng, json.dumps(good).encode())
    bent = json.loads(json.dumps(good))
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        places: list[tuple[Any, Any]] = []
        _note_places(bent, places)
        if not places:
            break
        inside, key = rng.choice(places)
        _bend_place(rng, inside, key, places)
    return json.dumps(bent).encode()


def _note_places(value: Any, places: list[tuple[Any, Any]]) -> None:
    """Add every container in `value` with each of its keys. There are often ten thousand, so no nested generators."""
    if isinstance(value, dict):
        for key, inner in value.items():
            places.append((value, key))
            _note_places(inner, places)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            places.append((value, place))
            _note_places(inner, places)


def _bend_place(rng: random.Random, inside: Any, key: Any, places: Sequence[tuple[Any, Any]]) -> None:
    old = inside[key]
    way = rng.randrange(7)
    if way == 0:
        del inside[key]
    elif way == 1:
        inside[key] = copy.deepcopy(rng.choice(VALUES))
    elif way == 2 and isinstance(old, list):
        inside[key] = old + old
    elif way == 3 and isinstance(old, list):
        rng.shuffle(old)
    elif way == 4 and isinstance(old, int):
        inside[key] = old + rng.choice((-1, 1, 100))
    elif way == 5:
        other, place = rng.choice(places)
        inside[key] = json.loads(json.dumps(other[place])) if place in _keys(other) else None
    elif isinstance(inside, dict):
        inside[rng.choice(("type", "game", "state", "zzz", "secret"))] = old
    else:
        inside[key] = nested(rng.choice((2, 50)))


def _keys(container: Any) -> Any:
    return container if isinstance(container, dict) else range(len(container))


def _bent_bytes(rng: random.Random, data: bytes) -> bytes:
    way = rng.randrange(4)
    if way == 0:
        return data[: rng.randint(0, len(data))]
    if way == 1:
        return data + rng.choice((data, b"}", b"\x00", b"]"))
    deep = rng.choice((40, 400, 3_000))
    if way == 2:
        return data[:-1] + b', "zzz": ' + b"[" * deep + b"]" * deep + b"}"
    bent = bytearray(data)
    for _ in range(rng.choice((1, 3, 20))):
        bent[rng.randrange(len(bent))] = rng.randrange(256)
    return bytes(bent)


def nested(depth: int) -> Any:
    """Return lists in lists."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value
