"""How likely a move is good, by a glance at it: weights without playing it. Orders are in `ordering`."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.advice.ordering import wanted
from games.dungeon_lords.advice.siege import CUNNING, MIGHT
from games.dungeon_lords.combat.line import hit_points_left
from games.dungeon_lords.components import GRID, MONSTER, ROOM, ROOMS, TRAP
from games.dungeon_lords.dungeon import building_sites, layout, tile_on
from games.dungeon_lords.lair import free_imps
from games.dungeon_lords.parameters import PALADIN_EVIL
from games.dungeon_lords.state import State, Tile
from games.kernel.ids import Seat

_BUILDINGS: Final = {
    "hatchery": 30, "mushroom_bed": 30, "souvenir_shop": 30, "mint": 30, "workshop": 24, "tool_shed": 26,
    "printing_press": 20, "magic_room": 30, "training_room": 16, "dark_room": 16, "labyrinth": 14, "antimagic_room": 14,
    "cafeteria": 24, "chapel": 24, "pandemonium": 22, "hall_of_fame": 34,
}  # fmt: skip


def likely(state: State, seat: Seat, moves: Sequence[m.Move]) -> list[int]:
    """Return a weight for each of the `moves`; all are listed together."""
    return [_WEIGHTS[type(move)](state, seat, move) for move in moves]


def _lock(state: State, seat: Seat, move: m.Lock) -> int:
    """Locked is what is wanted least."""
    kept = next(order for order in state.dealt[seat] if order not in {move.first, move.second})
    return wanted(state, seat, kept) * wanted(state, seat, kept)


def _accept(state: State, seat: Seat, move: m.Accept) -> int:
    """Carrying an order out is nearly always better than not; Evil beyond the paladin's place is not worth food."""
    if state.phase == "battle":
        # Word of Peace: withdraw all.
        return 10 if state.lords[seat].evil + 2 >= PALADIN_EVIL else 5
    minion = next((each for each in state.minions if each.seat == seat), None)
    if state.phase == "evaluation" and minion is not None and state.lords[seat].evil >= PALADIN_EVIL - 1:
        return 12
    return 30


def _decline(state: State, seat: Seat, move: m.Decline) -> int:
    return 5 if state.phase == "battle" else 2


def _spy(state: State, seat: Seat, move: m.Spy) -> int:
    return 1 if move.position in state.lords[seat].spied or move.position <= state.cards_open else 10


def _dig(state: State, seat: Seat, move: m.Dig) -> int:
    return _room_after(state.lords[seat].tiles, move.cell)


@lru_cache(maxsize=1 << 14)
def _room_after(tiles: tuple[Tile, ...], cell: str) -> int:
    """Return how good a tunnel on `cell` is: where more can be dug and built afterwards, and far from the entrance."""
    dug = tuple(sorted((*tiles, Tile(cell)), key=lambda tile: GRID.number[tile.cell]))
    here = layout(dug)
    sites = sum(bool(building_sites(dug, room.id)) for room in ROOMS if room.gives)
    return max(1, 2 * here.diggable.bit_count() + 2 * sites + (cell != "C4") - 4)


def _done(state: State, seat: Seat, move: m.Done) -> int:
    """Stopping is good while digging only if others of the imps are to mine."""
    lord = state.lords[seat]
    if state.phase != "evaluation":
        return 2
    mines = any(each.seat == seat and each.order == "mine" for each in state.minions)
    return 12 if mines and free_imps(lord) <= 2 else 2


def _mine(state: State, seat: Seat, move: m.Mine) -> int:
    return move.imps * move.imps * move.imps


def _give(state: State, seat: Seat, move: m.GiveTrap) -> int:
    return max(1, 46 - CUNNING[move.trap])


def _hire(state: State, seat: Seat, move: m.Hire) -> int:
    lord, cost = state.lords[seat], MONSTER[move.monster].cost
    weight = MIGHT[move.monster] - (MIGHT[move.fed] if move.fed else 0)
    if lord.evil < PALADIN_EVIL <= lord.evil + cost.evil:
        weight //= 2
    return max(2, weight)


def _build(state: State, seat: Seat, move: m.Build) -> int:
    """Rooms away from the entrance, so that they are conquered last and leave room for others."""
    lord, room = state.lords[seat], ROOM[move.room]
    weight = _BUILDINGS[move.room]
    if room.counts:
        weight += 6 * room.points * sum(each.kind in room.counts for each in lord.creatures) - 10
    return max(2, weight * (1 if move.cell == "C1" else 3) // 3)


def _produce(state: State, seat: Seat, move: m.Produce) -> int:
    return 20 if move.cell is None else _room_after(state.lords[seat].tiles, move.cell)


def _retrieve(state: State, seat: Seat, move: m.Retrieve) -> int:
    return wanted(state, seat, move.order)


def _in_turn(state: State, seat: Seat, move: m.InTurn) -> int:
    return 0


def _keep(state: State, seat: Seat, move: m.PayMonster) -> int:
    if move.fed is not None:
        return max(1, (MIGHT[move.monster] - MIGHT[move.fed]) // 2)
    evil = state.lords[seat].evil
    return MIGHT[move.monster] // (3 if evil < PALADIN_EVIL <= evil + MONSTER[move.monster].cost.evil else 1)


def _dismiss(state: State, seat: Seat, move: m.Dismiss) -> int:
    return 8


def _pay(state: State, seat: Seat, move: m.Pay) -> int:
    if state.affair is not None and state.affair.special == "town_fair":
        return 3
    return (1 + move.amount) * (1 + move.amount) * (1 + move.amount)


def _ground(state: State, seat: Seat, move: m.Battleground) -> int:
    return 4 if tile_on(state.lords[seat].tiles, move.cell).room else 10


def _plan_traps(state: State, seat: Seat, move: m.PlanTraps) -> int:
    if not move.traps:
        return 8
    party = state.lords[seat].party
    pool = 10 * sum(ADVENTURER[each.id].antitrap for each in party)
    return 4 + max(0, sum(map(CUNNING.__getitem__, move.traps)) - pool)


def _send(state: State, seat: Seat, move: m.Send) -> int:
    left = 10 * sum(map(hit_points_left, state.lords[seat].party))
    might = sum(map(MIGHT.__getitem__, move.monsters))
    return 4 + min(might, left + 10)


def _attack(state: State, seat: Seat, move: m.Attack) -> int:
    """A hit that eliminates somebody is best, and most against who has icons."""
    line = MONSTER[move.monster].lines[move.line - 1]
    party = state.lords[seat].party
    if line.shape == "all":
        return 6 + 6 * line.damage * len(party)
    weight = 2
    hits = [(move.target, line.damage), (move.second, line.second)] if move.target else [(party[0].id, line.damage)]
    for target, damage in hits:
        struck = next((each for each in party if each.id == target), None)
        if struck is not None:
            left = hit_points_left(struck)
            weight += 6 * min(left, damage) + 14 * (left <= damage) + 4 * bool(ADVENTURER[struck.id].healing)
    return weight + 8 * line.returns


def _target(state: State, seat: Seat, move: m.Target) -> int:
    battle = state.battle
    tile = ADVENTURER[move.adventurer]
    if battle is not None and TRAP[battle.trap].antimagic:
        return 12 if tile.kind in {"wizard", "priest"} else 3
    struck = next(each for each in state.lords[seat].party if each.id == move.adventurer)
    return 12 if hit_points_left(struck) in {1, 3} else 6


def _choose(state: State, seat: Seat, move: m.Choose) -> int:
    return max(1, 70 - MIGHT[move.monster])


def _release(state: State, seat: Seat, move: m.Release) -> int:
    return 1 if ADVENTURER[move.prisoner].kind == "paladin" else 10


def _even(state: State, seat: Seat, move: m.Move) -> int:
    return 5


_WEIGHTS: Final[dict[type, Callable[[State, Seat, Any], int]]] = {
    m.Lock: _lock,
    m.Seal: _even,
    m.Accept: _accept,
    m.Decline: _decline,
    m.Spy: _spy,
    m.Dig: _dig,
    m.Mine: _mine,
    m.Done: _done,
    m.GiveTrap: _give,
    m.Hire: _hire,
    m.Build: _build,
    m.Produce: _produce,
    m.Retrieve: _retrieve,
    m.InTurn: _in_turn,
    m.PayMonster: _keep,
    m.Dismiss: _dismiss,
    m.Pay: _pay,
    m.Battleground: _ground,
    m.PlanTraps: _plan_traps,
    m.Send: _send,
    m.Replan: _in_turn,
    m.UseTrap: _even,
    m.Target: _target,
    m.Choose: _choose,
    m.Attack: _attack,
    m.Release: _release,
}
