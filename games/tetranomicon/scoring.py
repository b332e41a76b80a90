"""The end of the game (SPEC 7): four directions, victory points, ties and places. Pure."""

from games.kernel.game import Outcome
from games.kernel.ids import Seat
from games.tetranomicon.conditions import influence
from games.tetranomicon.pricing import swords
from games.tetranomicon.quotes import Standing
from games.tetranomicon.state import State
from games.tetranomicon.topology import Four


def standings(state: State) -> tuple[Standing, ...]:
    """Return the table of the four directions as it stands now, in seat order."""
    return table(tuple(_values(state, seat) for seat in range(state.seats)))


def table(values: tuple[Four, ...]) -> tuple[Standing, ...]:
    """Return the table for these `values` by seat.

    Most points win; a tie goes to the higher sum of the four values; who is equal in both shares the place (SPEC 7,
    D29).
    """
    points = tuple(_points(values, own) for own in values)
    ranks = [(sum(won), sum(own)) for won, own in zip(points, values, strict=True)]
    return tuple(
        Standing(Seat(seat), values[seat], points[seat], *rank, place=1 + sum(other > rank for other in ranks))
        for seat, rank in enumerate(ranks)
    )


def standing(state: State) -> Outcome:
    """Return places and victory points as things are (SPEC 7)."""
    final = standings(state)
    return Outcome(tuple(row.place for row in final), tuple(row.total_points for row in final))


def _values(state: State, seat: int) -> Four:
    """Return wealth, influence, strength and fame (SPEC 7)."""
    return state.coins[seat], influence(state.artifacts[seat]), swords(state.armies[seat]), sum(state.trophies[seat])


def _points(values: tuple[Four, ...], own: Four) -> Four:
    """Return for each direction 1 victory point for every other player whose value is strictly lower (SPEC 7)."""
    beaten = [sum(other[way] < own[way] for other in values) for way in range(len(own))]
    return beaten[0], beaten[1], beaten[2], beaten[3]
