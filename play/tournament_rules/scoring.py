"""What a match gives its seats in a tournament. Pure."""

from collections.abc import Collection, Sequence
from typing import Final

from games.kernel.game import Outcome
from play.formats.sheets import FULL, place_points
from play.tournament_rules.acts import Scored, SeatResult

WITHOUT_SCORES: Final = frozenset({"draw", "resigned"})
"""Why a match ended of which the scores say nothing."""


def scored(
    pairing: int, outcome: Outcome, missing: Collection[int], kind: str = "played", gone: Collection[int] = ()
) -> Scored:
    """Return the result of a pairing by the places of its match; `missing`: the seats whose players never came.

    `gone`: those who left before the end, as far as that counts beside their places.
    Of two the one who came has won without a match. At a table who did not come has nothing, and the others what their
    places give.
    """
    seats = len(outcome.places)
    if missing and seats == 2:
        return forfeited(pairing, seats, missing)
    points = place_points(outcome.places)
    has_scores = outcome.reason not in WITHOUT_SCORES
    return Scored(
        pairing,
        tuple(
            SeatResult(outcome.places[seat], 0, "forfeit")
            if seat in missing
            else SeatResult(
                outcome.places[seat],
                points[seat],
                "gone" if seat in gone else kind,
                outcome.scores[seat] if has_scores else None,
            )
            for seat in range(seats)
        ),
    )


def forfeited(pairing: int, seats: int, missing: Collection[int]) -> Scored:
    """Return the result of a pairing of which somebody, or everybody, did not come."""
    return Scored(
        pairing,
        tuple(
            SeatResult(seats, 0, "forfeit") if seat in missing else SeatResult(1, FULL, "forfeit")
            for seat in range(seats)
        ),
    )


def nobody_came(pairing: int, seats: Sequence[object]) -> Scored:
    """Return the result of a pairing in which nobody was left to win."""
    return forfeited(pairing, len(seats), range(len(seats)))


def twelfths_of(result: Scored) -> tuple[int, ...]:
    """Return the points of a result by seat, in twelfths."""
    return tuple(seat.twelfths for seat in result.seats)
