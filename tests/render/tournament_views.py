"""Tournaments as they may be seen, for tests of pages, pictures and files: made up, small or the largest."""

import random
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from play.formats.groups import in_groups
from play.formats.knock_out import bracket, next_round
from play.formats.pairs import Reasons
from play.formats.settings import AT_TABLES, FOR_TABLES, FOR_TWO, GROUPED, LAST, Settings, of_division
from play.formats.sheets import FULL, HALF, Kind, Line, Sheet, place_points, sheet
from play.formats.standings import Row, standings
from play.formats.tie_breaks import TieBreak
from play.formats.views import EntrantView, PairingView, SeatView, TournamentView

GREATEST: Final = (1 << 63) - 1
LONG: Final = ("*" * 32, "W" * 32, "_" * 32, "Щ" * 32)
PLAIN: Final = ("Ann", "Boris", "Vera", "Gleb", "Dora", "Emil", "Фёдор", "Heidi")
TWO: Final = 2
FOUR: Final = AT_TABLES | {"division"}
"""The formats at tables of four, here."""
GONE: Final = 5
FORGOTTEN: Final = 7
EVERY: Final = (
    *FOR_TWO, TieBreak("buchholz_median", "2012"), TieBreak("wins"), TieBreak("progressive"), TieBreak("later_seat"),
    LAST,
)  # fmt: skip
HEX: Final = "f" * 64


def tournament(
    meets: str,
    entrants: int,
    rounds: int,
    *,
    names: Sequence[str] = PLAIN,
    settings: Settings | None = None,
    is_open: bool = False,
) -> TournamentView:
    """Return a tournament with all its rounds; `is_open`: half of the matches of the last one still run."""
    size = 4 if meets in FOUR else 2
    drawn = random.Random(f"{meets} {entrants} {rounds}")
    lines: dict[int, list[Line]] = {number: [] for number in range(1, entrants + 1)}
    pending: dict[int, set[int]] = {}
    pairings: list[PairingView] = []
    for number in range(1, rounds + 1):
        order = list(lines)
        drawn.shuffle(order)
        if meets == "groups":
            order.sort(key=_group)
        for begun in range(0, entrants, size):
            people = order[begun : begun + size]
            runs = is_open and number == rounds and begun % (2 * size) == 0 and len(people) > 1
            pairing = _pairing(len(pairings) + 1, number, people, drawn, runs=runs)
            if meets == "groups":
                pairing = replace(pairing, why=Reasons(group=_group(people[0])))
            pairings.append(pairing)
            for place, seat in enumerate(pairing.seats):
                if seat.twelfths is None:
                    pending.setdefault(seat.entrant, set()).add(number)
                    continue
                others = tuple(other for other in people if other != seat.entrant)
                kind: Kind = "forfeit" if seat.kind == "forfeit" else "played" if others else "bye"
                lines[seat.entrant].append(Line(number, seat.twelfths, kind, others, place if others else None))
    found = sheet(lines, rounds, everybody_meets=meets == "round_robin", unfinished=pending, pending=pending)
    agreed = settings or Settings(rounds=rounds, tie_breaks=(*FOR_TABLES, LAST) if size > 2 else EVERY)
    if meets == "division":
        agreed = replace(of_division(size, GREATEST >> 8, 4), rounds=rounds)
    return seen(meets, found, pairings, names, agreed)


def seen(
    meets: str,
    found: Sheet,
    pairings: Sequence[PairingView] = (),
    names: Sequence[str] = PLAIN,
    settings: Settings | None = None,
) -> TournamentView:
    """Return the view of a tournament with this sheet; number 5 has left, and number 7 was forgotten."""
    agreed = settings or Settings(rounds=found.rounds)
    people = {number: _entrant(number, names) for number in found.entrants}
    return TournamentView(
        GREATEST >> 32, GREATEST, GREATEST - 1, GREATEST - 2, (names[0] * 2)[:60], "dungeon_twister", {}, meets,
        4 if meets in FOUR else 2, "21:00 America/Argentina/ComodRivadavia workdays", agreed, "en", "running", HEX,
        None, GREATEST, 40, people, {1: names[0]}, tuple(pairings), _rows(meets, found, agreed), found,
        tuple((one, one + 1) for one in range(1, min(40, len(people)))), pairs_at=GREATEST >> 8, takes_late=True,
    )  # fmt: skip


def _rows(meets: str, found: Sheet, agreed: Settings) -> tuple[Row, ...]:
    if meets in GROUPED:
        return in_groups(found, {each: _group(each) for each in found.entrants}, agreed.tie_breaks, b"seed", {})
    return standings(found, agreed.tie_breaks, b"seed")


def _group(entrant: int) -> int:
    return (entrant + 3) // 4


def with_knock_out(view: TournamentView, size: int, *, best_of: int = 1, rounds: int = 9) -> TournamentView:
    """Return a tournament with a knock-out of the best, so many rounds of it."""
    seeds = [row.entrant for row in view.rows][:size]
    pairings = list(view.pairings)
    pairs, number = bracket(seeds), 0
    while pairs and number < rounds:
        number += 1
        winners: list[int | None] = []
        for one, other in pairs:
            winners.append(one if one is not None else other)
            if one is None or other is None:
                alone = (SeatView(one or other or 0, 1, FULL, "bye"),)
                pairings.append(PairingView(len(pairings) + 1, 2, number, None, "ended", alone))
                continue
            for turn in range(best_of // 2 + 1):
                seats = (SeatView(one, 1, FULL, "played"), SeatView(other, 2, 0, "played"))
                found = PairingView(len(pairings) + 1, 2, number, 900, "ended", seats if turn % 2 == 0 else seats[::-1])
                pairings.append(found)
        pairs = next_round(winners)
    return replace(view, pairings=tuple(pairings), settings=replace(view.settings, final=size, best_of=best_of))


def _pairing(number: int, round_: int, people: Sequence[int], drawn: random.Random, *, runs: bool) -> PairingView:
    why = Reasons(
        HALF * drawn.randrange(4), drawn.randrange(3), drawn.random() < 0.5, drawn.randrange(3), number % 3, 12
    )
    if runs:
        seats = tuple(map(SeatView, people))
        return PairingView(
            number, 1, round_, GREATEST >> 32, "running", seats, why, judged_at=GREATEST >> 8, channel_id=GREATEST
        )
    if len(people) == 1:
        return PairingView(number, 1, round_, None, "ended", (SeatView(people[0], 1, FULL, "bye"),), why)
    places = (
        [1, 1] if len(people) == 2 and drawn.random() < 0.3 else drawn.sample(range(1, len(people) + 1), len(people))
    )
    kind = "forfeit" if len(set(places)) == TWO and drawn.random() < 0.1 else "played"
    points = place_points(places)
    scored = zip(people, places, points, strict=True)
    seats = tuple(SeatView(entrant, place, twelfths, kind, 100 * twelfths) for entrant, place, twelfths in scored)
    return PairingView(number, 1, round_, GREATEST >> 32, "ended", seats, why)


def _entrant(number: int, names: Sequence[str]) -> EntrantView:
    if number == FORGOTTEN:
        return EntrantView(number, None, "", "withdrawn")
    name = names[(number - 1) % len(names)]
    status = "withdrawn" if number == GONE else "playing"
    return EntrantView(number, GREATEST - number, name if number <= len(names) else f"{name[:27]} {number}", status)
