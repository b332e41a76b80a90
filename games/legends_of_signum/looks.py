"""What pages show of creatures beside what the table holds: worth now, how far they reach, whom they see. Pure.

Worked out of what is public by the rules themselves (SPEC 5.6, 5.12, 6.1), so that a picture never says otherwise.
"""

import msgspec

from games.legends_of_signum import combat, sides, values
from games.legends_of_signum.aiming import HEAL_RANGE, MISSILES, Missile, Sight, objection_to_missile, sights
from games.legends_of_signum.state import Table, Unit
from games.legends_of_signum.vocabulary import KEYWORDS, MILLIMETRES, Band, Keyword


class Worth(msgspec.Struct, frozen=True, gc=False):
    """What a creature is worth now; `keywords` that it has, with their values."""

    strength: int
    health: int
    left: int
    keywords: tuple[tuple[Keyword, int], ...]


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """How far a creature goes and strikes: millimetres by kind; how it sees every other creature; whom it can hit."""

    move: int
    run: int
    ranges: tuple[tuple[str, Band], ...]
    sights: tuple[Sight, ...]
    targets: tuple[str, ...]


def worth(table: Table, unit: Unit) -> Worth:
    """Return Strength, health and keywords of a creature with all that changes them."""
    found = ((word, values.keyword(table, unit, word)) for word in KEYWORDS)
    return Worth(
        values.strength(table, unit),
        values.health(table, unit),
        values.health_left(table, unit),
        tuple((word, value) for word, value in found if value),
    )


def outlook(table: Table, unit: Unit) -> Outlook:
    """Return what a creature can reach from where it is."""
    missiles: tuple[Missile, ...] = ("shoot", "throw", "magic")
    ranges: list[tuple[str, Band]] = [
        (each, MISSILES[each][1]) for each in missiles if values.has(table, unit, MISSILES[each][0])
    ]
    if unit.data.hex is not None:
        ranges.append(("hex", unit.data.hex.range))
    if values.has(table, unit, "healer"):
        ranges.append(("heal", HEAL_RANGE))
    hit = [
        other.id
        for other in table.units
        if any(objection_to_missile(table, unit, other, each) is None for each in missiles)
    ]
    return Outlook(
        values.allowance(table, unit, run=False),
        values.allowance(table, unit, run=True),
        tuple(ranges),
        sights(table, unit),
        tuple(hit),
    )


def reach_of(band: Band) -> int:
    """Return a band in millimetres."""
    return MILLIMETRES[band]


corner, edge, letter = sides.field, sides.edge, sides.letter
"""Where the field ends, whose side is which, and the letter of a player."""

shot_hits, backstab_wounds = combat.shot_hits, combat.backstab_wounds
"""The hits of a shot, throw or magic shot, and of a backstab (SPEC 6.5, 6.6)."""

goal, last_round = sides.goal, sides.last_round
"""The prosperity that wins, and the round after which the match ends."""
