"""The bracket of a knock-out as it follows from its pairings: who meets where, and who goes on. Pure."""

from collections.abc import Sequence

import msgspec

from play.formats.knock_out import decided
from play.formats.views import PairingView, SeatView, TournamentView
from render.tournaments import TWELFTHS

Sides = tuple[int | None, int | None]


class Tie(msgspec.Struct, frozen=True):
    """A match of the bracket, or a series: who plays it, with what each has won.

    `entrants`: None where it is not known yet, or nobody is there. `twelfths`: of each, None before the first result.
    `winner`: who goes on, None while that is open; `is_walk`: one is through the first round alone.
    """

    entrants: Sides = (None, None)
    twelfths: tuple[int | None, int | None] = (None, None)
    winner: int | None = None
    is_walk: bool = False


def tree_of(view: TournamentView) -> tuple[tuple[Tie, ...], ...]:
    """Return the rounds of the knock-out, from the first one with all that can follow to the final.

    The n-th match of the first round is always in the part of the bracket with the number n, so a match of a later
    round has its place from where one of its players began.
    """
    stage = max((each.stage for each in view.pairings), default=1)
    is_knock_out = stage > 1 or view.format == "knock_out"
    played = [each for each in view.pairings if each.stage == stage and is_knock_out]
    first = list(dict.fromkeys(_people(each) for each in played if each.round == 1))
    home = {entrant: place for place, people in enumerate(first) for entrant in people}
    count = 1 << max(0, len(first) - 1).bit_length() if first else 0
    found: list[list[Tie]] = []
    while count:
        games: list[list[PairingView]] = [[] for _ in range(count)]
        for each in played:
            if each.round == len(found) + 1:
                games[home[each.seats[0].entrant] >> len(found)].append(each)
        ties = [_tie(series, view) if series else _open(found, place) for place, series in enumerate(games)]
        if found:
            found[-1] = [_decided(tie, ties[place // 2]) for place, tie in enumerate(found[-1])]
        found.append(ties)
        count //= 2
    return tuple(map(tuple, found))


def _people(pairing: PairingView) -> frozenset[int]:
    return frozenset(seat.entrant for seat in pairing.seats)


def _open(before: Sequence[Sequence[Tie]], place: int) -> Tie:
    """Return a match that has not begun, with those who are known to play it."""
    if not before:
        return Tie(is_walk=True)
    one, other = (tie.winner for tie in before[-1][2 * place : 2 * place + 2])
    return Tie((one, other))


def _tie(series: Sequence[PairingView], view: TournamentView) -> Tie:
    """Return a match of the bracket from the matches of its series, which are of the same two."""
    entrants = [seat.entrant for seat in series[0].seats]
    if len(entrants) == 1:
        return Tie((entrants[0], None), winner=entrants[0], is_walk=series[0].round == 1)
    over = [{seat.entrant: seat for seat in each.seats} for each in series if each.status == "ended"]
    sums = [sum(seats[entrant].twelfths or 0 for seats in over) for entrant in entrants]
    is_over = all(each.status in {"ended", "void"} for each in series)
    winner = _winner(entrants, over, view) if is_over and over else None
    return Tie((entrants[0], entrants[1]), (sums[0], sums[1]) if over else (None, None), winner)


def _winner(entrants: Sequence[int], over: Sequence[dict[int, SeatView]], view: TournamentView) -> int | None:
    """Return who has won a series; where it stayed level, the higher seed, who had the first seat at first."""
    for seats in over:
        if any(seat.kind == "forfeit" for seat in seats.values()):
            return next((entrant for entrant in entrants if seats[entrant].twelfths), None)
    wins = [sum(seats[entrant].twelfths == TWELFTHS for seats in over) for entrant in entrants]
    side = decided(wins, view.settings.best_of)
    if side is None and ((len(over) >= view.settings.best_of and wins[0] != wins[1]) or view.status == "ended"):
        side = 0 if wins[0] >= wins[1] else 1
    return None if side is None else entrants[side]


def _decided(tie: Tie, after: Tie) -> Tie:
    """Return a match with its winner, if the round after tells more of it, as where all games were drawn."""
    on = next((each for each in tie.entrants if each is not None and each in after.entrants), None)
    return tie if on is None else msgspec.structs.replace(tie, winner=on)
