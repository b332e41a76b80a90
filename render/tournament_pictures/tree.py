"""The bracket of a knock-out as it follows from its pairings: who meets where, and who goes on. Pure."""

from collections.abc import Iterable, Sequence

import msgspec

from play.formats.knock_out import decided
from play.formats.views import PairingView, TournamentView

Sides = tuple[int | None, int | None]


class Tie(msgspec.Struct, frozen=True):
    """A match of the bracket, or a series: who plays it, with what each has won.

    `entrants`: None where it is not known yet, or nobody is there. `twelfths`: of each, None before the first result.
    `winner`: who goes on, None while that is open; `is_walk`: there is no match, as one side is empty.
    """

    entrants: Sides = (None, None)
    twelfths: tuple[int | None, int | None] = (None, None)
    winner: int | None = None
    is_walk: bool = False


def tree_of(view: TournamentView) -> tuple[tuple[Tie, ...], ...]:
    """Return the rounds of the knock-out, from the first one with all that can follow to the final."""
    stage = max((each.stage for each in view.pairings), default=1)
    played = [each for each in view.pairings if each.stage == stage]
    numbers = sorted({each.round for each in played})
    rounds = [_ties([each for each in played if each.round == number], view.settings.best_of) for number in numbers]
    if not rounds:
        return ()
    for at in range(len(rounds) - 1, 0, -1):
        rounds[at - 1] = _in_order(rounds[at - 1], rounds[at])
    while len(rounds[-1]) > 1:
        rounds.append(_following(rounds[-1]))
    return tuple(tuple(each) for each in rounds)


def _ties(pairings: Iterable[PairingView], best_of: int) -> list[Tie]:
    """Return the matches of a round; the pairings of a series are of the same two."""
    series: dict[frozenset[int], list[PairingView]] = {}
    for each in pairings:
        series.setdefault(frozenset(seat.entrant for seat in each.seats), []).append(each)
    return [_tie(found, best_of) for found in series.values()]


def _tie(series: Sequence[PairingView], best_of: int) -> Tie:
    entrants = [seat.entrant for seat in series[0].seats]
    if len(entrants) == 1:
        return Tie((entrants[0], None), winner=entrants[0], is_walk=True)
    one, other = entrants
    over = [each for each in series if each.status == "ended"]
    sums = [
        sum(seat.twelfths or 0 for each in over for seat in each.seats if seat.entrant == entrant)
        for entrant in entrants
    ]
    wins = [sum(_has_won(each, entrant) for each in over) for entrant in entrants]
    side = decided(wins, best_of)
    if side is None and len(over) == len(series) >= best_of and sums[0] != sums[1]:
        side = 0 if sums[0] > sums[1] else 1
    winner = None if side is None else entrants[side]
    return Tie((one, other), (sums[0], sums[1]) if over else (None, None), winner)


def _has_won(pairing: PairingView, entrant: int) -> bool:
    mine = sum(seat.twelfths or 0 for seat in pairing.seats if seat.entrant == entrant)
    return mine > sum(seat.twelfths or 0 for seat in pairing.seats if seat.entrant != entrant)


def _in_order(before: Sequence[Tie], after: Sequence[Tie]) -> list[Tie]:
    """Return a round in the order of the one after it, two matches for each: who is there has won them.

    Who is in the round after without a match before had no opponent.
    """
    left = list(before)
    found: list[Tie] = []
    for tie in after:
        pair: list[Tie] = []
        for entrant in tie.entrants:
            own = next((each for each in left if entrant is not None and entrant in each.entrants), None)
            if own is not None:
                left.remove(own)
                pair.append(msgspec.structs.replace(own, winner=entrant))
            elif entrant is not None:
                pair.append(Tie((entrant, None), winner=entrant, is_walk=True))
            else:
                pair.append(Tie(is_walk=True))
        found += pair
    # Of a match that both have lost nobody goes on: it takes the place of one that is empty.
    for lost in left:
        empty = next((at for at, tie in enumerate(found) if tie == Tie(is_walk=True)), None)
        if empty is not None:
            found[empty] = lost
    return found


def _following(before: Sequence[Tie]) -> list[Tie]:
    """Return the round that follows, as far as its players are known."""
    winners = [tie.winner for tie in before]
    if len(winners) % 2:
        winners.append(None)
    return [Tie((winners[at], winners[at + 1])) for at in range(0, len(winners), 2)]
