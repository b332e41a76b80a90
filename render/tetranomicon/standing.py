"""How the seats are placed in the four directions, in words (SPEC 7). Pure."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from games.tetranomicon.components import DIRECTIONS
from games.tetranomicon.quotes import Standing
from render.naming import Names


def ranked(standings: Iterable[Standing], places: Sequence[int] = ()) -> list[Standing]:
    """Return the standings from the first place to the last.

    With `places` by seat they have those: of an outcome, where whoever is gone comes behind the others.
    """
    placed = (replace(each, place=places[each.seat]) for each in standings) if places else standings
    return sorted(placed, key=lambda each: (each.place, each.seat))


def directions(standing: Standing, names: Names) -> str:
    """Return the four values with the points that each brings."""
    return names.words.listed(
        names.words("tetranomicon-standing-part", direction=names("direction", direction), value=value, points=points)
        for direction, value, points in zip(DIRECTIONS, standing.values, standing.points, strict=True)
    )


def standing_lines(standings: Iterable[Standing], names: Names) -> Iterator[str]:
    """Yield one line for each seat, the best first: place, points of the four directions, sum of the values."""
    for standing in ranked(standings):
        yield from names.sentences("tetranomicon-standing", standing, parts=directions(standing, names))
