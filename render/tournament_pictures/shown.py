"""What all pictures of tournaments share: names that can be drawn, points in figures, the head. Pure; px."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from play.formats.settings import FLOWS, PAIRED_AT_START
from play.formats.standings import Row
from play.formats.views import TournamentView
from render.described import Part
from render.drawing.bands import HEAD, Head, head
from render.drawing.lettering import drawable
from render.drawing.scene import Scene
from render.limits import clipped
from render.naming import Names, Vocabulary
from render.phrases import seen
from render.tournaments import TITLE, plain_entrant, points
from text import Words

TOP: Final = 16
"""So many entrants are on one picture at most."""

_DRAWN: Final = str.maketrans({"⅙": " 1/6", "⅓": " 1/3", "⅔": " 2/3", "⅚": " 5/6"})
"""Fractions that the fonts lack."""


class Shown(msgspec.Struct, frozen=True):
    """Some entrants on a picture, in order: `names` are written in text, `labels` drawn.

    `own`: the place of the reader among them, None if they are not there.
    """

    entrants: tuple[int, ...]
    names: Names
    labels: tuple[str, ...]
    own: int | None


def shown(view: TournamentView, entrants: Sequence[int], reader: int | None, words: Words) -> Shown:
    """Return these entrants as a picture shows them."""
    names = tuple(plain_entrant(view.entrants.get(entrant), entrant, words) for entrant in entrants)
    labels = tuple(
        drawable(name) or words("cup-picture-entrant", number=entrant)
        for name, entrant in zip(names, entrants, strict=True)
    )
    own = entrants.index(reader) if reader is not None and reader in entrants else None
    return Shown(tuple(entrants), Names(Vocabulary(view.game), words, names), labels, own)


def ranked(view: TournamentView, reader: int | None, first: int, most: int) -> tuple[Row, ...]:
    """Return `most` rows of the standings from place `first` of the list on, and the reader's own row if it is none."""
    rows = view.rows[first : first + most]
    own = tuple(row for row in view.rows if row.entrant == reader and row not in rows)
    return (*rows, *own)


def drawn_points(twelfths: int) -> str:
    """Return points with signs that can be drawn: `3 1/3`."""
    return points(twelfths).translate(_DRAWN).strip()


def head_part(view: TournamentView, title: str, phase: str, words: Words) -> Part:
    """Return the head: what the picture shows, of which tournament, and how far it is."""
    name = clipped(seen(view.name), TITLE)
    label = drawable(name) or words("cup-picture-tournament", number=view.tournament)

    def draw(scene: Scene, _y: float) -> None:
        head(scene, Head("trophy", title, label, note=phase, named=True))

    def text(_names: Names) -> Iterable[str]:
        return _said(title, name, phase)

    return Part(draw, text, HEAD, rank=1)


def _said(*sentences: str) -> Iterator[str]:
    yield from (f"{sentence}." for sentence in sentences if sentence)


def phase_of(view: TournamentView, words: Words) -> str:
    """Return how far the first stage is, in a few words."""
    if view.status == "ended":
        return words("cup-picture-final")
    if view.format in FLOWS or view.format in PAIRED_AT_START:
        return ""
    number = view.newest_round(1)
    return words("cup-picture-round", round=number) if number else ""
