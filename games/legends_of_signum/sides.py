"""Who belongs to whom, and where on the field everybody's side is (SPEC 1.1, 2, 17). Pure functions of the table."""

from games.kernel.ids import Seat
from games.legends_of_signum.geometry import Disc, Point
from games.legends_of_signum.parameters import FIELDS, ROUND_LIMIT, SEATED, TEAM_VICTORY, VICTORY, Edge
from games.legends_of_signum.state import Table, Unit


def field(table: Table) -> Point:
    """Return the far corner of the field."""
    return FIELDS[table.mode]


def edge(table: Table, seat: Seat) -> Edge:
    """Return the side of the field that is `seat`'s own: by turn order, from the south on (2.3, 17.2)."""
    return SEATED[table.mode][table.order.index(seat)]


def letter(table: Table, seat: Seat) -> str:
    """Return the letter of a player's units (18.2)."""
    return "ABCD"[table.order.index(seat)]


def team(table: Table, seat: Seat) -> int:
    """Return what partners have in common: in teams the first and third, the second and fourth in turn order."""
    return table.order.index(seat) % 2 if table.mode == "teams" else seat


def goal(table: Table) -> int:
    """Return the prosperity that wins, of a team together (14.1, 17.1, 17.3)."""
    return TEAM_VICTORY if table.mode == "teams" else VICTORY["short" if table.short else "standard"]


def last_round(table: Table) -> int:
    """Return the round after whose last turn the match ends (14.2, 17.1)."""
    return ROUND_LIMIT["short" if table.short else "standard"]


def are_enemies(table: Table, one: Seat, other: Seat) -> bool:
    """Return whether two seats play against each other: all others are enemies, in teams the other team (17)."""
    if table.mode == "teams":
        return team(table, one) != team(table, other)
    return one != other


def enemies_of(table: Table, unit: Unit) -> tuple[Unit, ...]:
    """Return the creatures that are enemies of `unit` now, in order of entering play."""
    if table.mode == "teams":
        own = team(table, unit.side)
        return tuple(other for other in table.units if team(table, other.side) != own)
    side = unit.side
    return tuple([other for other in table.units if other.side != side])


def friends_of(table: Table, unit: Unit) -> tuple[Unit, ...]:
    """Return the other friendly creatures, in teams those of both partners, in order of entering play (17.3.3)."""
    if table.mode == "teams":
        own = team(table, unit.side)
        return tuple(other for other in table.units if team(table, other.side) == own and other.id != unit.id)
    side = unit.side
    return tuple([other for other in table.units if other.side == side and other.id != unit.id])


def prey_of(table: Table, unit: Unit) -> tuple[Unit, ...]:
    """Return whom `unit` may attack: its enemies, and while it is controlled only creatures of its owner (7.1)."""
    if unit.controller is None:
        return enemies_of(table, unit)
    return tuple(other for other in table.units if other.side == unit.seat)


def unit_of(table: Table, unit_id: str) -> Unit | None:
    """Return the creature with this label, if it is on the field."""
    return table.by_label.get(unit_id)


def hero_of(table: Table, seat: Seat) -> Unit | None:
    """Return the hero of `seat`, if it is on the field."""
    return next((unit for unit in table.units if unit.seat == seat and unit.is_hero), None)


def characters_of(table: Table, seat: Seat) -> tuple[Unit, ...]:
    """Return the characters that count as `seat`'s now, in order of entering play."""
    return tuple(unit for unit in table.units if unit.side == seat and not unit.is_hero)


def from_edge(disc: Disc, side: Edge, corner: Point) -> int:
    """Return the distance of a disc to a side of the field (5.4, 17.2)."""
    match side:
        case "south":
            return disc.y - disc.r
        case "north":
            return corner.y - disc.y - disc.r
        case "west":
            return disc.x - disc.r
        case "east":
            return corner.x - disc.x - disc.r


def along_edge(side: Edge, corner: Point, along: int, away: int) -> Point:
    """Return the point `along` a side (from its west or south end) and `away` from it."""
    match side:
        case "south":
            return Point(along, away)
        case "north":
            return Point(along, corner.y - away)
        case "west":
            return Point(away, along)
        case "east":
            return Point(corner.x - away, along)


def split_edge(side: Edge, corner: Point, point: Point) -> tuple[int, int]:
    """Return how far `point` lies along a side and away from it: what `along_edge` puts together."""
    match side:
        case "south":
            return point.x, point.y
        case "north":
            return point.x, corner.y - point.y
        case "west":
            return point.y, point.x
        case "east":
            return point.y, corner.x - point.x


def edge_length(side: Edge, corner: Point) -> int:
    """Return how long a side of the field is."""
    return corner.x if side in {"south", "north"} else corner.y


def depth(side: Edge, corner: Point) -> int:
    """Return how far the field reaches from a side to the one opposite."""
    return corner.y if side in {"south", "north"} else corner.x


def in_own_half(table: Table, seat: Seat, disc: Disc) -> bool:
    """Return whether a disc lies wholly in the half of `seat` (10.2, 17.2)."""
    corner, side = field(table), edge(table, seat)
    return from_edge(disc, side, corner) + 2 * disc.r <= depth(side, corner) // 2


def in_enemy_half(table: Table, seat: Seat, disc: Disc) -> bool:
    """Return whether a disc lies wholly beyond the middle, where it brings tribute (3.1)."""
    corner, side = field(table), edge(table, seat)
    return from_edge(disc, side, corner) >= depth(side, corner) // 2
