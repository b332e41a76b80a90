"""The components of a game that can be looked up: found by what somebody types, and drawn alone. Pure.

A game names the kinds that can be looked up by the words `<game>-component-<kind>`; things of a kind are its names
(`<game>-<kind>-<id>`), whose attribute `text` says what the thing does.
"""

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Final

import msgspec

from games.kernel.ids import GameId
from render.described import Description, Part
from render.drawing.lettering import BOLD, TITLE, balanced, fit, fit_lines
from render.drawing.palette import INK, INK2, LINE, RAISED, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke, symbols
from render.naming import Names
from render.phrases import capital
from text import LANGUAGES, Words, words
from text.aliases import folded

ALIKE: Final = 0.6
"""How much of a name has to be right where nothing else fits, from 0 to 1."""

_ICON: Final = Area(48, 48, 904, 300)
_TITLE: Final = 430
_TEXT: Final = Area(72, 530, 856, 230)
_HIGH: Final = 810
_LINE: Final = 56
_ROW: Final = 76
_COLUMN: Final = (WIDTH - 48) / 2


class Thing(msgspec.Struct, frozen=True):
    """A component: `kind` and `id` as in its words."""

    game: GameId
    kind: str
    id: str

    @property
    def key(self) -> str:
        """How components of Discord and suggestions name it."""
        return f"{self.game}.{self.kind}.{self.id}"

    def name(self, said: Words) -> str:
        """Return what it is called."""
        return said(f"{self.game}-{self.kind}-{self.id}")

    def kind_name(self, said: Words) -> str:
        """Return what things of its kind are called."""
        return said(f"{self.game}-component-{self.kind}")

    def text(self, said: Words) -> str:
        """Return what it does, "" if there is nothing to say."""
        key = f"{self.game}-{self.kind}-{self.id}.text"
        return said(key) if said.has(key) else ""


def things_of(game: GameId, said: Words) -> Iterator[Thing]:
    """Yield every component of a game that can be looked up, by kind."""
    names = [key for key in said.keys_of_file(f"{game}_names") if "." not in key]
    for kind in (key.removeprefix(f"{game}-component-") for key in said.keys(f"{game}-component-")):
        start = f"{game}-{kind}-"
        yield from (Thing(game, kind, name.removeprefix(start)) for name in names if name.startswith(start))


def look_up(games: Iterable[GameId], typed: str, said: Words) -> tuple[Thing, ...]:
    """Return the components that `typed` may mean, in any language: by key, by name, by its words, by likeness."""
    every = [thing for game in games for thing in things_of(game, said)]
    wanted = folded(typed)
    called = {thing: [folded(thing.name(words(language))) for language in LANGUAGES] for thing in every}
    parts = wanted.split()
    for fits in (
        [thing for thing in every if thing.key == typed.strip()],
        [thing for thing, names in called.items() if wanted in names],
        [thing for thing, names in called.items() if any(_has_words(name, parts) for name in names)],
    ):
        if fits:
            return tuple(fits)
    near = get_close_matches(wanted, [name for names in called.values() for name in names], cutoff=ALIKE)
    found = [thing for name in near for thing, names in called.items() if name in names]
    return tuple(dict.fromkeys(found))


def _has_words(name: str, parts: Sequence[str]) -> bool:
    """Return whether each part begins a word of `name`."""
    return bool(parts) and all(any(word.startswith(part) for word in name.split()) for part in parts)


def describe_thing(thing: Thing, icon: str, names: Names, text: str = "") -> Description:
    """Return a component drawn alone: its sign, its name, what it is and does, by its own words or `text`."""
    said = names.words
    title, kind, text = capital(thing.name(said)), thing.kind_name(said), text or thing.text(said)

    def draw(scene: Scene, y: float) -> None:
        scene.rect(Area(24, 24, WIDTH - 48, _HIGH - 48), SURFACE, 36, Stroke(LINE, 3))
        scene.rect(_ICON, RAISED, 24)
        scene.icon(icon, _ICON.middle, 230)
        name, size = fit(title, 840, 72, TITLE)
        scene.text((WIDTH / 2, _TITLE), name, size, face=TITLE, anchor="middle")
        scene.text((WIDTH / 2, _TITLE + 56), kind, 36, INK2, BOLD, anchor="middle")
        lines, size = fit_lines(text, _TEXT.w, int(_TEXT.h // _LINE), 46)
        for turn, line in enumerate(balanced(lines, size)):
            scene.text((WIDTH / 2, _TEXT.y + 40 + turn * _LINE), line, size, INK, anchor="middle")

    part = Part(draw, lambda _: (title, f"({kind}).", text), _HIGH)
    return Description(f"thing-{thing.kind}", names, (part,))


def describe_legend(game: str, names: Names) -> Description | None:
    """Return what the icons of a game's pictures mean, by the words `<game>-legend-<icon>`; None if it has none."""
    said, start = names.words, f"{game}-legend-"
    signs = [key.removeprefix(start) for key in said.keys(start) if key.removeprefix(start) in symbols()]
    if not signs:
        return None
    high = 48 + -(-len(signs) // 2) * _ROW

    def draw(scene: Scene, y: float) -> None:
        for place, sign in enumerate(signs):
            x, low = 24 + place % 2 * _COLUMN, 24 + place // 2 * _ROW + _ROW / 2
            scene.icon(sign, (x + 32, low), 54)
            scene.fitted((x + 76, low + 12), said(f"{game}-legend-{sign}"), _COLUMN - 96, 34)

    meant = (f"{said('howto-legend')}:", *(said(f"{game}-legend-{sign}") + ";" for sign in signs))
    return Description(f"legend-{game}", names, (Part(draw, lambda _: meant, high),))
