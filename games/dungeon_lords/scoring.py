"""Scoring and titles (SPEC 6). Pure."""

from collections.abc import Callable
from typing import Final

from games.dungeon_lords import parameters as figures
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import HALL_OF_FAME, ROOM, TITLES, TitleId
from games.dungeon_lords.dungeon import open_rooms
from games.dungeon_lords.lair import count_of
from games.dungeon_lords.quotes import RoomPoints, Score, TitleShare
from games.dungeon_lords.state import Lord, State
from games.kernel.game import Outcome
from games.kernel.ids import Seat

_POINTS: Final = (
    ("monster_points", figures.POINTS_MONSTER),
    ("room_points", figures.POINTS_ROOM),
    ("prisoner_points", figures.POINTS_PRISONER),
    ("paladin_points", figures.POINTS_PALADIN),
    ("conquered_points", figures.POINTS_CONQUERED),
    ("tax_points", figures.POINTS_TAX_TOKEN),
)
"""What each thing that is counted is worth (SPEC 6), in the order of `Score`."""

_AMOUNTS: Final[dict[TitleId, Callable[[Lord], int]]] = {
    "dark_deeds": lambda lord: lord.evil,
    "halls": lambda lord: sum(
        bool(tile.room) and (figures.CONQUERED_ROOMS_IN_HALLS or not tile.conquered) for tile in lord.tiles
    ),
    "tunnels": lambda lord: sum(not tile.room for tile in lord.tiles),
    "monsters": lambda lord: len(lord.creatures),
    "imps": lambda lord: lord.imps,
    "riches": lambda lord: lord.gold + lord.food,
    "battle": lambda lord: sum(not tile.conquered for tile in lord.tiles),
}
"""What each title is given for the most of (SPEC 6)."""


def scores(state: State) -> tuple[Score, ...]:
    """Return what each lord would score as things stand."""
    amounts = {title: tuple(_AMOUNTS[title](lord) for lord in state.lords) for title in TITLES}
    return tuple(_score(state.lords[seat], seat, amounts) for seat in state.seats)


def standing(state: State) -> Outcome:
    """Return places and scores as things are: the highest total wins, equal ones share the victory (SPEC 6)."""
    totals = tuple(score.total for score in scores(state))
    return Outcome.ranked(totals, totals)


def _score(lord: Lord, seat: Seat, amounts: dict[TitleId, tuple[int, ...]]) -> Score:
    paladins = sum(ADVENTURER[each].kind == "paladin" for each in lord.prisoners)
    counts = {
        "monsters": len(lord.creatures),
        "rooms": len(open_rooms(lord.tiles)),
        "prisoners": len(lord.prisoners) - paladins,
        "paladins": paladins,
        "conquered": sum(tile.conquered for tile in lord.tiles),
        "tax_tokens": lord.tax_tokens,
    }
    points = {field: count * each for count, (field, each) in zip(counts.values(), _POINTS, strict=True)}
    titles = tuple(_share(title, amounts[title], seat) for title in TITLES)
    rooms = _scoring_rooms(lord, titles)
    total = sum(points.values()) + sum(room.points for room in rooms) + sum(share.points for share in titles)
    return Score(seat=seat, **counts, **points, scoring_rooms=rooms, titles=titles, total=total)


def _share(title: TitleId, amounts: tuple[int, ...], seat: Seat) -> TitleShare:
    """Return how `seat` stands for `title` (SPEC 6); with 0 as the most it is given all the same (D28)."""
    own, most = amounts[seat], max(amounts)
    if own < most:
        return TitleShare(title, own, 0, alone=False)
    alone = amounts.count(most) == 1
    return TitleShare(title, own, figures.POINTS_TITLE if alone else figures.POINTS_SHARED_TITLE, alone)


def _scoring_rooms(lord: Lord, titles: tuple[TitleShare, ...]) -> tuple[RoomPoints, ...]:
    """Return the points of the rooms of the end, which count only unconquered (4.2)."""
    found = []
    for name in open_rooms(lord.tiles):
        room = ROOM[name]
        if room.counts:
            found.append(RoomPoints(name, room.points * count_of(lord, room.counts)))
        elif name == HALL_OF_FAME:
            worth = (figures.HALL_OF_FAME_SHARED, figures.HALL_OF_FAME_ALONE)
            found.append(RoomPoints(name, sum(worth[share.alone] for share in titles if share.points)))
    return tuple(found)
