"""What a combat is likely to cost and to bring, found without fighting it: tiles lost and adventurers caught.

Everything that a lord has is used as early as it can be, a trap and a monster in each round, and the cards tire the
party as they do on average. Hit points are counted in sixths, so that an average is an integer.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import MONSTER, SPELLS, TRAP, MonsterId
from games.dungeon_lords.parameters import COMBAT_ROUNDS, POINTS_PALADIN, POINTS_PRISONER
from games.dungeon_lords.state import Adventurer

SIXTHS: Final = 6
_SPREAD: Final = 24
"""A party that has so many sixths of hit points left is sure to conquer; one that has less perhaps."""

_TIRING: Final = {
    year: SIXTHS
    * sum(spell.fatigue for spell in SPELLS if spell.year == year)
    // sum(spell.year == year for spell in SPELLS)
    for year in (1, 2)
}
"""Sixths of a hit point that a card of the year takes from each adventurer on average."""

MIGHT: Final[dict[MonsterId, int]] = {
    "goblin": 20, "slime": 24, "ghost": 24, "troll": 34, "witch": 40, "vampire": 36, "golem": 60, "dragon": 50,
    "demon": 60,
}  # fmt: skip
"""What a monster is worth in a fight, in tenths of damage."""

CUNNING: Final = {
    "rolling_stone": 30, "pendulum": 26, "wall_of_fire": 34, "trap_door": 26, "poisoned_dart": 28, "antimagic_dart": 14,
    "cursed_ring": 26, "kamikaze_imp": 36, "poisoned_meal": 40,
}  # fmt: skip
"""What a trap is worth before the icons against it, in tenths of damage."""


class Defence(NamedTuple):
    """What a lord can still send into battle: monsters and ghosts face up, and traps."""

    monsters: tuple[MonsterId, ...]
    traps: tuple[str, ...]


class Siege(NamedTuple):
    """In hundredths: `tiles` that are likely to be lost, `points` that the adventurers caught are likely to bring."""

    tiles: int
    points: int


class _Guest:
    """An adventurer in the line, with what he has left in sixths."""

    __slots__ = ("healing", "left", "points", "pool", "whole")

    def __init__(self, left: int, whole: int, points: int, pool: int = 0, healing: int = 0) -> None:
        self.left, self.whole, self.points, self.pool, self.healing = left, whole, points, pool, healing


@lru_cache(maxsize=1 << 15)
def siege(party: tuple[Adventurer, ...], awaited: tuple[int, ...], defence: Defence, number: int, year: int) -> Siege:
    """Return what to expect from round `number` of the combat on.

    `awaited`: hit points, in sixths, of those who will have come by then.
    """
    monsters, traps = defence
    line = [_guest(each) for each in party] + [_Guest(left, left, POINTS_PRISONER) for left in awaited]
    ready = sorted((kind for kind in monsters if kind != "ghost"), key=MIGHT.__getitem__, reverse=True)
    ghosts, cards = monsters.count("ghost"), sorted(traps, key=CUNNING.__getitem__, reverse=True)
    tiles = points = 0
    for _ in range(number, COMBAT_ROUNDS + 1):
        if not line:
            break
        is_held, attacked = False, False
        if cards:
            is_held = _spring(line, cards.pop(0))
        if ready:
            kind = ready[0] if ready[0] == "golem" else ready.pop(0)
            attacked = True
            is_held = _attack(line, kind) or is_held
        while ghosts and len(line) > 1:
            ghosts -= 1
            attacked = True
            _strike(line[1:], 2 * SIXTHS)
        points += _caught(line)
        if attacked:
            _heal(line)
        if not is_held:
            for each in line:
                each.left -= _TIRING[year]
            points += _caught(line)
            tiles += min(_SPREAD, sum(each.left for each in line))
    points += sum(each.points * max(0, _SPREAD - each.left) for each in line) * 100 // _SPREAD
    return Siege(tiles * 100 // _SPREAD, points)


def _guest(each: Adventurer) -> _Guest:
    tile = ADVENTURER[each.id]
    points = POINTS_PALADIN if tile.kind == "paladin" else POINTS_PRISONER if tile.kind != "illusion" else 0
    whole = (tile.hit_points + each.extra) * SIXTHS
    return _Guest(whole - each.damage * SIXTHS, whole, points, tile.antitrap * SIXTHS, tile.healing * SIXTHS)


def _spring(line: list[_Guest], name: str) -> bool:
    """Let a trap work; return whether it keeps the party from conquering."""
    trap, pool = TRAP[name], sum(each.pool for each in line)
    laid = [trap.each * SIXTHS] * len(line)
    laid[0] += line[0].left if trap.meal else (trap.first + trap.named) * SIXTHS
    laid[-1] += trap.last * SIXTHS
    if len(line) > 1:
        laid[1] += trap.second * SIXTHS
    for guest, points in zip(line, laid, strict=True):
        stopped = min(pool, points)
        pool -= stopped
        guest.left -= points - stopped
    line[0].left -= trap.poison * SIXTHS
    return trap.no_conquest


def _attack(line: list[_Guest], kind: MonsterId) -> bool:
    """Let a monster attack by its first line; return whether it keeps the party from conquering."""
    attack = MONSTER[kind].lines[0]
    damage = attack.damage * SIXTHS
    if attack.shape == "all":
        for each in line:
            each.left -= damage
    elif attack.shape == "target":
        _strike(line, damage)
    else:
        line[0].left -= damage
        if attack.second and line[0].left <= 0 and len(line) > 1:
            line[1].left -= attack.second * SIXTHS
    return attack.no_conquest


def _strike(line: list[_Guest], damage: int) -> None:
    """Hit the strongest that falls by it, or else the weakest."""
    fall = [each for each in line if 0 < each.left <= damage]
    struck = max(fall, key=lambda each: each.left) if fall else min(line, key=lambda each: each.left)
    struck.left -= damage


def _caught(line: list[_Guest]) -> int:
    """Take those who have fallen out of the line; return their points in hundredths."""
    points = sum(each.points for each in line if each.left <= 0) * 100
    line[:] = [each for each in line if each.left > 0]
    return points


def _heal(line: list[_Guest]) -> None:
    healing = sum(each.healing for each in line)
    for each in line:
        points = min(healing, each.whole - each.left)
        each.left += points
        healing -= points
