"""Which matches change ratings, and who comes before whom there. Pure.

Rated are people who played: a match counts if all its seats were people's at the start, each of them has answered for
themselves often enough, and it has an outcome. Who is gone comes behind all who stayed, as in the outcome of the match.
A seat that changed hands is nobody's result, be it that another person or a computer took it over: it is left out, as
is one whose person was forgotten, and the others are rated among themselves.
"""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from db.rows.seats import SeatRow
from games.kernel.game import Outcome
from games.kernel.history import not_undone
from games.kernel.observation import IN_PLACE, EntryKind
from games.kernel.pace import DAY
from games.kernel.ratings import WhyUnrated

RULE: Final = 2
"""Which rule decided what counts: goes up with whatever changes here, so that older matches stay as they were."""

LEAST_ANSWERS: Final = 3
GONE_SHARE: Final = 4
"""Who let others answer for more than a quarter of their answers was gone."""

FORGIVEN_SECONDS: Final = 14 * DAY
"""Who goes away from several matches within this time loses rating in the first that ends."""

SPLIT: Final = frozenset({"dungeon_lords", "tetranomicon"})
"""Games which are another game for more than two: each has two ratings."""


class Answer(msgspec.Struct, frozen=True):
    """What counts of an entry: the fields that are stored, and its `number`."""

    kind: EntryKind
    seat: int | None
    made_at: int
    amended: bool
    undoes: int | None
    notation: str = ""
    number: int = 0


class SeatCount(msgspec.Struct, frozen=True):
    """How a seat was played: `own` answers and those `in_place` of its person.

    `gone_at`: when they went away, unless they came back (unix seconds). `has_resigned`: they gave the match up.
    `has_changed`: another person, or a computer, took the seat over.
    """

    own: int = 0
    in_place: int = 0
    gone_at: int | None = None
    has_resigned: bool = False
    has_changed: bool = False


class Contender(msgspec.Struct, frozen=True):
    """Who is rated: the seat, its `side`, and the place of that among those that are.

    `gone_at`: when its person went away (unix seconds); None: they stayed.
    """

    seat: int
    side: int
    place: int
    gone_at: int | None = None


class Counted(msgspec.Struct, frozen=True):
    """What counts of a match: who is rated, by seat; `why` nobody is."""

    contenders: tuple[Contender, ...] = ()
    why: WhyUnrated | None = None


def ladder_of(game: str, seats: int) -> str:
    """Return which rating a match is about: that of its game, or of the game for so many."""
    return game if game not in SPLIT else f"{game}.duel" if seats == 2 else f"{game}.table"


def ladders_of(game: str) -> tuple[str, ...]:
    """Return all ratings that there are in a game."""
    return (f"{game}.duel", f"{game}.table") if game in SPLIT else (game,)


def usual_seats(ladder: str) -> int:
    """Return at how many seats matches of a ladder are played at least."""
    return 3 if ladder.endswith(".table") else 2


def seat_counts(entries: Sequence[Answer], seats: int) -> tuple[SeatCount, ...]:
    """Return how each seat was played, from all entries of a match; what was taken back does not count."""
    counts = [SeatCount()] * seats
    for entry in not_undone(entries):
        if entry.seat is None:
            continue
        count = counts[entry.seat]
        match entry.kind:
            case "move" if not entry.amended:
                # Who answers is there again.
                count = msgspec.structs.replace(count, own=count.own + 1, gone_at=None)
            case kind if kind in IN_PLACE:
                count = msgspec.structs.replace(count, in_place=count.in_place + 1)
            case "resign":
                count = msgspec.structs.replace(count, has_resigned=True)
            case "away" | "called" | "freed":
                count = msgspec.structs.replace(count, gone_at=entry.made_at)
            case "taken":
                count = msgspec.structs.replace(count, has_changed=True)
            case "computer" if " " not in entry.notation:  # with a second level a computer had the seat before
                count = msgspec.structs.replace(count, has_changed=True)
            case "back":
                count = msgspec.structs.replace(count, gone_at=None)
            case _:
                continue
        counts[entry.seat] = count
    return tuple(counts)


def counted(
    seats: Sequence[SeatRow],
    sides: Sequence[int],
    outcome: Outcome | None,
    counts: Sequence[SeatCount],
    ended_at: int,
    *,
    is_practice: bool = False,
    is_agreed: bool = False,
    has_handicap: bool = False,
    has_decks: bool = False,
    forgiven: Collection[int] = (),
) -> Counted:
    """Return what counts of a match that has ended, after `counts` of its entries.

    `is_agreed`: its table has agreed to be unrated; `has_handicap`: a seat had more at the start; `has_decks`: somebody
    played a deck of their own, and the match is not rated with these; `forgiven`: seats
    whose person has lost another match by going away within `FORGIVEN_SECONDS`, so that this one costs them nothing if
    they are gone.
    """
    if outcome is None:
        return Counted(why="void")
    if is_agreed:
        return Counted(why="agreed")
    if is_practice:
        return Counted(why="practice")
    if has_handicap:
        return Counted(why="handicap")
    if any(row.sitter == "ai" and not counts[row.seat].has_changed for row in seats):
        return Counted(why="computers")
    if has_decks:
        return Counted(why="decks")
    own = [row for row in seats if row.user_id is not None and not counts[row.seat].has_changed]
    if any(counts[row.seat].own < LEAST_ANSWERS for row in own):
        return Counted(why="few_answers")
    gone = {row.seat: gone_at for row in own if (gone_at := _gone_at(row, counts[row.seat], ended_at)) is not None}
    kept = [row.seat for row in own if not (row.seat in gone and row.seat in forgiven)]
    ranks: dict[int, tuple[int, int]] = {}
    for seat in kept:
        stage = min(_stage(seats[each], is_gone=each in gone) for each in kept if sides[each] == sides[seat])
        ranks[sides[seat]] = (stage, outcome.places[seat])
    if len(ranks) < 2:
        return Counted(why="alone")
    places = {side: 1 + sum(other < rank for other in ranks.values()) for side, rank in ranks.items()}
    return Counted(tuple(Contender(seat, sides[seat], places[sides[seat]], gone.get(seat)) for seat in kept))


def _stage(row: SeatRow, *, is_gone: bool) -> int:
    """Return 0 for who stayed, 1 for who hardly answered, 2 for those whom the outcome has behind all others."""
    if row.left_revision is not None or row.away_revision is not None:
        return 2
    return 1 if is_gone else 0


def _gone_at(row: SeatRow, count: SeatCount, ended_at: int) -> int | None:
    """Return when the person of a seat went away for good; None: they stayed, or resigned, which is a loss like any."""
    if count.has_resigned:
        return None
    if row.left_revision is not None or row.away_revision is not None:
        return ended_at if count.gone_at is None else count.gone_at
    is_absent = count.in_place * GONE_SHARE > count.own + count.in_place
    return ended_at if is_absent else None
