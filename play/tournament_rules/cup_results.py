"""What has become of everybody in a knock-out in rounds (play/formats/cups.py), from its pairings alone. Pure.

Each round holds everybody who is in it, once with a match or alone. So who is in, and with how many lost matches,
follows from the newest round; a result of an earlier one that is corrected later changes nothing of that.
"""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from db.rows.tournaments import PairingRow, PairingSeatRow
from games import registry
from play.formats import cups, tables
from play.formats.cups import Rules, Stake
from play.formats.settings import CUPS_AT_TABLES, DOUBLE_CUPS
from play.formats.views import CupPlace
from play.tournament_rules.record import GONE, Tournament

EXTRA: Final = 2
"""So many times more is a match played that was level or void; then the better seeds go on."""

_OPEN: Final = frozenset({"due", "running"})
_UNPLAYED: Final = 1_000
"""In place of a place: who has lost without a match is behind all who played."""


class Fate(msgspec.Struct, frozen=True):
    """What has become of an entrant: in which `round` they were last, with how many `losses` then.

    `place`: at their last table; `lost_in`: the rounds in which they lost; `is_open`: their last match has no result.
    """

    entrant: int
    round: int
    losses: int
    place: int
    lost_in: tuple[int, ...]
    is_open: bool
    is_in: bool


def rules_of(tournament: Tournament) -> Rules:
    """Return how the knock-out of a tournament is played."""
    settings, row = tournament.settings, tournament.row
    lives = 2 if settings.cup in DOUBLE_CUPS else 1
    if settings.cup not in CUPS_AT_TABLES:
        return Rules(lives, cups.TWO, cups.TWO)
    is_for_two = row.game in registry.game_ids() and cups.TWO in registry.find(row.game).seat_counts_for(
        msgspec.json.decode(row.options, type=dict[str, str])
    )
    return Rules(lives, tables.LARGE, cups.TWO if is_for_two else tables.SMALL, settings.cup_through)


def is_in_rounds(tournament: Tournament) -> bool:
    """Return whether the knock-out of a tournament, if it has one, is drawn anew in each round."""
    return tournament.settings.cup != "pairs"


def fates(tournament: Tournament, rows: Iterable[PairingRow]) -> Mapping[int, Fate]:
    """Return what has become of everybody, by entrant, from the pairings of a knock-out in order."""
    lives, found = rules_of(tournament).lives, dict[int, Fate]()
    newest = 0
    for number, last in _by_round(tournament, rows).items():
        newest = number
        for entrant, (row, tries) in last.items():
            found[entrant] = _fate(tournament, row, entrant, tries, found.get(entrant))
    return {
        entrant: msgspec.structs.replace(
            fate,
            is_in=fate.round == newest and fate.losses < lives and tournament.entrants[entrant].status not in GONE,
        )
        for entrant, fate in found.items()
    }


def unsettled(tournament: Tournament, rows: Iterable[PairingRow]) -> tuple[PairingRow, ...]:
    """Return the pairings of the newest round that are over and have no loser, so that they are played again.

    Of nobody but those who have left it does not matter: there is no match for them.
    """
    *_, last = ({}, *_by_round(tournament, rows).values())
    return tuple(
        {
            row.pairing: row
            for entrant, (row, tries) in last.items()
            if tournament.entrants[entrant].status not in GONE
            and row.status not in _OPEN
            and losers(tournament, row, tries) is None
        }.values()
    )


def losers(tournament: Tournament, row: PairingRow, tries: int) -> frozenset[int] | None:
    """Return the seats that have lost a pairing; None: it is open, or played again.

    `tries`: how often it has been played.
    """
    seats = tournament.seats[row.pairing]
    if row.status in _OPEN:
        return None
    if len(seats) == 1:
        return frozenset() if seats[0].twelfths else frozenset({0})
    stake = tournament.stake(row.pairing) or Stake("first")
    places = [seat.place for seat in seats]
    stayed = [_has_stayed(seat, seats) for seat in seats]
    known = [place for place in places if place is not None]
    found = cups.lost(stake, known, stayed) if row.status == "ended" and len(known) == len(seats) else None
    if found is None and tries > EXTRA:
        return cups.lost_by_seed(stake, places, stayed)
    return found


def places(tournament: Tournament, rows: Iterable[PairingRow], entrants: Iterable[int] = ()) -> tuple[CupPlace, ...]:
    """Return how everybody stands in a knock-out, the best first: who is in longer, then by the place at their table.

    Those who are out in the same round with the same place share theirs. `entrants`: who is in it beside those who were
    drawn.
    """
    found = fates(tournament, rows)
    for entrant in entrants:
        if entrant not in found:
            is_in = tournament.entrants[entrant].status not in GONE
            found = {**found, entrant: Fate(entrant, 0, 0, _UNPLAYED, (), is_open=False, is_in=is_in)}
    is_over = tournament.row.status == "ended"
    keys = {entrant: _key(fate, is_over=is_over) for entrant, fate in found.items()}
    best = min(keys.values(), default=())
    return tuple(
        CupPlace(
            entrant,
            1 + sum(other < keys[entrant] for other in keys.values()),
            "out" if not found[entrant].is_in or (is_over and keys[entrant] != best) else "won" if is_over else "in",
            found[entrant].round,
            found[entrant].lost_in,
        )
        for entrant in sorted(found, key=lambda each: (keys[each], each))
    )


def _key(fate: Fate, *, is_over: bool) -> tuple[int, ...]:
    """Return what is less for who is ahead.

    Once it is over, a final that was corrected is not played again: whoever is first in it has won.
    """
    if fate.is_in:
        return (0, fate.place if is_over else fate.losses, 0)
    return (1, -fate.round, fate.place)


def _fate(tournament: Tournament, row: PairingRow, entrant: int, tries: int, before: Fate | None) -> Fate:
    seats = tournament.seats[row.pairing]
    seat = next(each for each in seats if each.entrant == entrant)
    has_lost = seat.seat in (losers(tournament, row, tries) or ())
    return Fate(
        entrant,
        row.round,
        _lost_before(tournament, row, seat.seat) + has_lost,
        _UNPLAYED if len(seats) == 1 or seat.place is None else seat.place,
        (*(before.lost_in if before else ()), *((row.round,) if has_lost else ())),
        row.status in _OPEN,
        is_in=False,
    )


def _lost_before(tournament: Tournament, row: PairingRow, seat: int) -> int:
    """Return how many matches somebody had lost when a pairing was drawn."""
    stake = tournament.stake(row.pairing)
    if stake is None or stake.bracket == "first" or rules_of(tournament).lives == 1:
        return 0
    return 0 if stake.bracket == "final" and stake.unbeaten == seat else 1


def _by_round(tournament: Tournament, rows: Iterable[PairingRow]) -> dict[int, dict[int, tuple[PairingRow, int]]]:
    """Return by round and entrant their last pairing there, and how often they had a match in it."""
    found: dict[int, dict[int, tuple[PairingRow, int]]] = {}
    for row in sorted(rows, key=lambda each: (each.round, each.pairing)):
        last = found.setdefault(row.round, {})
        seats = tournament.seats[row.pairing]
        for seat in seats:
            _, tries = last.get(seat.entrant, (row, 0))
            last[seat.entrant] = (row, tries + (len(seats) > 1))
    return found


def _has_stayed(seat: PairingSeatRow, seats: Iterable[PairingSeatRow]) -> bool:
    """Return whether somebody was there to the end of a match; nobody was if nobody has anything of it."""
    is_absent = seat.kind == "gone" or (seat.kind == "forfeit" and not seat.twelfths)
    return not is_absent and (seat.kind is None or any(each.twelfths for each in seats))
