"""What pages show of creatures beside what the table holds: worth now, how far they reach, whom they see. Pure.

Worked out of what is public by the rules themselves (SPEC 5.6, 5.12, 6.1), so that a picture never says otherwise.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from games.kernel.errors import IllegalMove
from games.legends_of_signum import combat, sides, values
from games.legends_of_signum.activating import follow_ups
from games.legends_of_signum.aiming import (
    HEAL_RANGE,
    MISSILES,
    OBJECTIONS,
    Sight,
    objection_to_fight,
    objection_to_missile,
    sights,
)
from games.legends_of_signum.components import TERRAIN
from games.legends_of_signum.geometry import gap
from games.legends_of_signum.state import Table, Unit
from games.legends_of_signum.vocabulary import KEYWORDS, MILLIMETRES, Band, Keyword

_ALL_KINDS: Final = frozenset({"has_moved", "engaged"})
"""Refusals that forbid all shots, throws or magic shots of a creature."""

_IN_RANGE: Final = frozenset({"hidden", "in_melee", "no_sight", "is_stunned"})
"""Refusals of a target that is near enough."""


class Worth(msgspec.Struct, frozen=True, gc=False):
    """What a creature is worth now; `keywords` that it has, with their values."""

    strength: int
    health: int
    left: int
    keywords: tuple[tuple[Keyword, int], ...]


class Missing(msgspec.Struct, frozen=True, gc=False):
    """Why a creature cannot do a kind of thing, to one `target` or, with "", to anybody: code and facts of a refusal.

    Beside those there is `nobody` (`most`): no enemy, or for healing no wounded friend, is in range.
    """

    kind: str
    target: str
    code: str
    facts: Mapping[str, object]


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
    hit = [
        other.id
        for other in table.units
        if any(objection_to_missile(table, unit, other, each) is None for each in MISSILES)
    ]
    return Outlook(
        values.allowance(table, unit, run=False),
        values.allowance(table, unit, run=True),
        _ranges(table, unit),
        sights(table, unit),
        tuple(hit),
    )


def _ranges(table: Table, unit: Unit) -> tuple[tuple[str, Band], ...]:
    """Return what a creature can do from afar, with how far."""
    found: list[tuple[str, Band]] = [
        (each, band) for each, (word, band) in MISSILES.items() if values.has(table, unit, word)
    ]
    if unit.data.hex is not None:
        found.append(("hex", unit.data.hex.range))
    if values.has(table, unit, "healer"):
        found.append(("heal", HEAL_RANGE))
    return tuple(found)


def missing(table: Table, unit: Unit) -> tuple[Missing, ...]:
    """Return why a creature cannot go, fight, shoot, throw, use magic, hex or heal from where it is (4.10).

    It is told of what the creature has, and of others in range, the nearest first.
    """
    found: list[Missing] = []
    if unit.rooted:
        found.append(Missing("move", "", "rooted", {}))
    elif values.has(table, unit, "slow"):
        found.append(Missing("run", "", "is_slow", {}))
    for enemy in values.touching_enemies(table, unit):
        wrong = objection_to_fight(table, unit, enemy)
        if wrong is not None and wrong.code == "taunt":
            found.append(Missing("fight", enemy.id, wrong.code, wrong.facts))
    for kind, band in _ranges(table, unit):
        others = sides.friends_of(table, unit) if kind == "heal" else sides.enemies_of(table, unit)
        near = sorted(others, key=lambda other: gap(unit.disc, other.disc))
        refused = [(other.id, OBJECTIONS[kind](table, unit, other)) for other in near]
        found += _told(kind, refused, is_acting=table.acting == unit.id) or (
            [Missing(kind, "", "nobody", {"kind": kind, "most": MILLIMETRES[band]})]
            if all(wrong is not None and wrong.code not in _ALL_KINDS for _, wrong in refused)
            else []
        )
    return tuple(found)


def _told(kind: str, refused: list[tuple[str, IllegalMove | None]], *, is_acting: bool) -> list[Missing]:
    """Return what forbids all targets or else some that are in range; that it has moved only while it acts."""
    wrong = next((wrong for _, wrong in refused if wrong is not None and wrong.code in _ALL_KINDS), None)
    if wrong is not None:
        return [Missing(kind, "", wrong.code, wrong.facts)] if is_acting or wrong.code != "has_moved" else []
    return [
        Missing(kind, target, wrong.code, wrong.facts)
        for target, wrong in refused
        if wrong is not None and wrong.code in _IN_RANGE
    ]


def is_terrain(thing: str) -> bool:
    """Return whether what blocks a line of sight is terrain, and not a creature."""
    return thing in TERRAIN


def deeds(table: Table, unit: Unit) -> tuple[str, ...]:
    """Return what a creature can do where it is, beside going: the tags of those moves, each once."""
    return tuple(dict.fromkeys(str(move.__struct_config__.tag) for move in follow_ups(table, unit)))


def reach_of(band: Band) -> int:
    """Return a band in millimetres."""
    return MILLIMETRES[band]


corner, edge, letter = sides.field, sides.edge, sides.letter
"""Where the field ends, whose side is which, and the letter of a player."""

shot_hits, backstab_wounds = combat.shot_hits, combat.backstab_wounds
"""The hits of a shot, throw or magic shot, and of a backstab (SPEC 6.5, 6.6)."""

goal, last_round = sides.goal, sides.last_round
"""The prosperity that wins, and the round after which the match ends."""

team = sides.team
"""What partners have in common."""
