"""The bracket of a knock-out: sixteen of it at most on one picture, the rounds from left to right. Pure; px."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from play.formats.views import TournamentView
from render.described import Description, Part
from render.drawing.bands import MARGIN
from render.drawing.lettering import BOLD, READ, REGULAR
from render.drawing.palette import EDGE, INK, INK2, INK3, LINE, RAISED, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke, at, number
from render.naming import Names
from render.tournament_pictures.shown import TOP, Shown, drawn_points, head_part, shown
from render.tournament_pictures.tree import Tie, tree_of
from text import Words

_HEAD: Final = 58
_HALF: Final = 46
_BOX: Final = 2 * _HALF
_PITCH: Final = 116
_GAP: Final = 26
_FOOT: Final = 16
_CROWN: Final = 92

HALF: Final = TOP // 2
"""So many matches the first round of a picture has at most."""

Rounds = Sequence[Sequence[Tie]]


def bracket(view: TournamentView, words: Words, reader: int | None = None, *, page: int = 0) -> Description:
    """Return a page of the bracket: the first one is from the last 16 on, the others show each 16 of the beginning.

    Raises:
        IndexError: there is no such page.
    """
    found = _pages(view)[page]
    rounds = [ties for _, ties in found]
    titles = [words("cup-picture-bracket-round", count=count) for count, _ in found]
    inside = sorted({entrant for ties in rounds for tie in ties for entrant in tie.entrants if entrant is not None})
    people = shown(view, inside, reader, words)
    board = _Board(rounds, people, is_end=not page)
    phase = words("cup-picture-bracket-part", part=page) if page else ""
    parts = (
        head_part(view, words("cup-picture-bracket"), phase, words),
        Part(board.titles(titles), lambda _names: (), _HEAD),
        Part(board.draw, _told(rounds, titles, people, words), board.high, rank=2),
    )
    stem = f"cup-{view.tournament}-{view.acts}-bracket-{page}"
    return Description(stem, people.names, parts)


def pages_of(view: TournamentView) -> int:
    """Return how many pages the bracket has; none before anybody is paired in it."""
    return len(_pages(view))


def _pages(view: TournamentView) -> tuple[tuple[tuple[int, Sequence[Tie]], ...], ...]:
    """Return the rounds of each page, with the number of matches that each has in the whole bracket."""
    whole = tree_of(view)
    if not whole:
        return ()
    found = [tuple((len(ties), ties) for ties in whole if len(ties) <= HALF)]
    if len(whole[0]) > HALF:
        for begun in range(0, len(whole[0]), HALF):
            deep = enumerate(whole[: TOP.bit_length() - 1])
            found.append(tuple((len(ties), ties[begun >> depth : (begun + HALF) >> depth]) for depth, ties in deep))
    return tuple(found)


class _Board:
    """Where everything is: columns of rounds, each match beside the middle of the two that lead to it."""

    def __init__(self, rounds: Rounds, people: Shown, *, is_end: bool) -> None:
        """Lay the columns out; at the `is_end` the winner is below the final."""
        self._rounds, self._people, self._is_end = rounds, people, is_end
        count = len(rounds)
        self._wide = (WIDTH - 2 * MARGIN - _GAP * (count - 1)) / count
        self._middles = [[_PITCH * (turn + 0.5) for turn in range(len(rounds[0]))]]
        for ties in rounds[1:]:
            last = self._middles[-1]
            self._middles.append([(last[2 * turn] + last[2 * turn + 1]) / 2 for turn in range(len(ties))])
        crown = _PITCH / 2 + _CROWN if is_end else 0.0
        lowest = self._middles[-1][-1] + crown
        self.high = max(_PITCH * len(rounds[0]), lowest) + _FOOT

    def titles(self, names: Sequence[str]) -> Callable[[Scene, float], None]:
        """Return what names the rounds."""

        def draw(scene: Scene, y: float) -> None:
            for turn, name in enumerate(names):
                scene.fitted((self._x(turn) + self._wide / 2, y + 42), name, self._wide, 28, INK2, anchor="middle")

        return draw

    def draw(self, scene: Scene, y: float) -> None:
        """Draw the lines, then the matches."""
        for turn, middles in enumerate(self._middles[1:], 1):
            for place, middle in enumerate(middles):
                for before in (2 * place, 2 * place + 1):
                    if self._is_there(turn - 1, before):
                        self._line(scene, turn, y + self._middles[turn - 1][before], y + middle)
        for turn, ties in enumerate(self._rounds):
            for place, tie in enumerate(ties):
                if self._is_there(turn, place):
                    self._tie(scene, tie, Area(self._x(turn), y + self._middles[turn][place] - _HALF, self._wide, _BOX))
        if self._is_end:
            self._winner(scene, y + self._middles[-1][0] + _HALF + _CROWN / 2)

    def _x(self, turn: int) -> float:
        return MARGIN + turn * (self._wide + _GAP)

    def _is_there(self, turn: int, place: int) -> bool:
        """Return whether a match is drawn: not one that nobody plays as one is through without it."""
        return not self._rounds[turn][place].is_walk

    def _line(self, scene: Scene, turn: int, start: float, end: float) -> None:
        right = self._x(turn)
        left, half = right - _GAP, right - _GAP / 2
        d = f"M{at((left, start))}H{number(half)}V{number(end)}H{number(right)}"
        scene.path(d, stroke=Stroke(EDGE, 4))

    def _tie(self, scene: Scene, tie: Tie, area: Area) -> None:
        own = self._people.own
        reader = None if own is None else self._people.entrants[own]
        is_own = reader is not None and reader in tie.entrants
        scene.rect(area, SURFACE, 9, Stroke(INK, 4) if is_own else Stroke(LINE, 2))
        for side, entrant in enumerate(tie.entrants):
            row = Area(area.x, area.y + side * _HALF, area.w, _HALF)
            if entrant is not None:
                self._side(scene, row, tie, side)
        scene.line((area.x + 6, area.y + _HALF), (area.right - 6, area.y + _HALF), Stroke(LINE, 2))

    def _side(self, scene: Scene, row: Area, tie: Tie, side: int) -> None:
        entrant, twelfths = tie.entrants[side], tie.twelfths[side]
        has_won = tie.winner is not None and tie.winner == entrant
        is_out = tie.winner is not None and not has_won
        if has_won:
            scene.rect(Area(row.x + 3, row.y + 5, row.w - 6, row.h - 10), RAISED, 6)
            scene.rect(Area(row.x + 3, row.y + 5, 8, row.h - 10), INK, 4)
        score = "" if twelfths is None else drawn_points(twelfths)
        low, room = row.y + 33, row.w - 32
        if score:
            face = BOLD if has_won else REGULAR
            room -= scene.text((row.right - 12, low), score, 30, INK3 if is_out else INK, face, anchor="end") + 10
        name = self._people.labels[self._people.entrants.index(entrant or 0)]
        ink = INK3 if is_out else INK
        scene.fitted((row.x + 20, low), name, room, 28, ink, face=BOLD if has_won else REGULAR, least=READ, cut=True)

    def _winner(self, scene: Scene, middle: float) -> None:
        winner = self._rounds[-1][0].winner
        if winner is None:
            return
        x = self._x(len(self._rounds) - 1)
        area = Area(x, middle - 30, self._wide, 60)
        scene.rect(area, RAISED, 9, Stroke(INK, 4))
        scene.icon("crown", (x + 34, middle), 40)
        name = self._people.labels[self._people.entrants.index(winner)]
        scene.fitted((x + 62, middle + 11), name, self._wide - 76, 32, face=BOLD, least=READ, cut=True)


def _told(rounds: Rounds, titles: Sequence[str], people: Shown, words: Words) -> Callable[[Names], Iterable[str]]:
    def named(names: Names, entrant: int | None) -> str:
        return words("cup-picture-bracket-open") if entrant is None else names.players[people.entrants.index(entrant)]

    def text(names: Names) -> Iterable[str]:
        for title, ties in zip(titles, rounds, strict=True):
            fought = [tie for tie in ties if not tie.is_walk]
            said = [_tie_text(tie, [named(names, entrant) for entrant in tie.entrants]) for tie in fought]
            if said:
                yield f"{title}: {words.listed(said)}."
        winner = rounds[-1][0].winner
        if winner is not None:
            yield words("cup-picture-bracket-winner", name=named(names, winner))

    return text


def _tie_text(tie: Tie, names: Sequence[str]) -> str:
    said = " – ".join(names)
    one, other = tie.twelfths
    return said if one is None or other is None else f"{said} {drawn_points(one)} : {drawn_points(other)}"
