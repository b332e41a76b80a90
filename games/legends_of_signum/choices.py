"""What the active player may do, by topic (SPEC 3.3, 3.5, 18.5 to 18.7). Pure.

A topic is a card in the hand, a kind of terrain, a creature (what it does where it is), a creature that goes
(`A1 move`, `A1 run`), or one of the words below. Places are suggestions.
"""

from collections.abc import Callable
from typing import Final

from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.activating import (
    can_run,
    follow_ups,
    is_ready,
    objection_to_activation,
    objection_to_going,
)
from games.legends_of_signum.casting import objection_to_power, objection_to_powers, reclaimable, targets
from games.legends_of_signum.components import CHARACTER, RELIC, SPELL, TACTIC, TERRAIN, Spell
from games.legends_of_signum.deployment import deployment_places, is_crowded
from games.legends_of_signum.landscape import has_place, terrain_places
from games.legends_of_signum.ordering import order_moves, stance_moves
from games.legends_of_signum.paying import (
    affordable,
    price_of,
    terrain_funds,
    usual,
    usual_for_muster,
    usual_for_terrain,
)
from games.legends_of_signum.places import places, ways
from games.legends_of_signum.playing import (
    objection_to_deploying,
    objection_to_muster,
    objection_to_relic,
    objection_to_tactic,
    objection_to_terrain_card,
)
from games.legends_of_signum.sides import unit_of
from games.legends_of_signum.state import State, Table, Unit
from games.legends_of_signum.vocabulary import Reclaim
from games.legends_of_signum.walking import Gait

END, MUSTERING, POWER, STANCES, ORDERS, DONE = "end", "muster", "power", "stances", "orders", "done"
Choices = tuple[moves.Move, ...]


def topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what the active player's moves can be about; there is a move about each."""
    return _arranged(state, seat, _of_unit, _of_cards)


def possible_topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what the active player's moves may be about, whether or not there is a place or a target."""
    return _arranged(state, seat, _perhaps_of_unit, _perhaps_of_cards)


def _arranged(
    state: State,
    seat: Seat,
    of_unit: Callable[[Table, Seat, Unit], list[str]],
    of_cards: Callable[[State, Seat], list[str]],
) -> tuple[str, ...]:
    """Return topics in their order: what creatures do, cards and powers, stances and orders, the end of the turn."""
    table = state.table
    acting = table.controlled or table.acting
    found: list[str] = []
    for unit in table.units:
        if unit.id == acting if acting else unit.side == seat:
            found += of_unit(table, seat, unit)
    found += [DONE] if acting else of_cards(state, seat)
    if any(unit.seat == seat for unit in table.units):
        found.append(STANCES)
    if state.secrets[seat].tactics:
        found.append(ORDERS)
    if not acting:
        found.append(END)
    return tuple(found)


def _of_cards(state: State, seat: Seat) -> list[str]:
    """Return the cards, the terrain and the other things of a player that can be used now."""
    found = [*_playable(state, seat), *_placeable(state, seat)]
    if _muster(state, seat):
        found.append(MUSTERING)
    if _power(state, seat):
        found.append(POWER)
    return found


def _perhaps_of_cards(state: State, seat: Seat) -> list[str]:
    """Return the cards and terrain that can be paid, and what else a player may have."""
    return [*_payable(state, seat), *_payable_terrain(state, seat), MUSTERING, POWER]


def _playable(state: State, seat: Seat) -> list[str]:
    """Return the cards of the hand that can be played now in any way; equally large characters find room together."""
    table = state.table
    room: dict[int, bool] = {}
    found = []
    for card in _payable(state, seat):
        if card in CHARACTER:
            size = CHARACTER[card].radius
            if size not in room:
                room[size] = objection_to_deploying(table, seat) is None and not is_crowded(table, seat, size)
            if room[size] or _card(state, seat, card):
                found.append(card)
        elif _has_use(state, seat, card):
            found.append(card)
    return found


def _payable(state: State, seat: Seat) -> list[str]:
    """Return the cards of the hand that can be paid now."""
    return affordable(state.table.players[seat], dict.fromkeys(state.secrets[seat].hand))


def _has_use(state: State, seat: Seat, card: str) -> bool:
    """Return whether a relic may be worn, a tactic laid, or a spell cast in some way, apart from its price."""
    table, player = state.table, state.table.players[seat]
    if card in RELIC:
        return objection_to_relic(player, card) is None
    if card in TACTIC:
        return objection_to_tactic(player, state.secrets[seat], card) is None
    spell = SPELL[card]
    if spell.target != "none":
        return next(targets(table, seat, spell), None) is not None
    return not _reclaims(spell) or bool(reclaimable(table, seat, spell))


def _reclaims(spell: Spell) -> bool:
    return any(isinstance(effect, Reclaim) for effect in spell.effects)


def _placeable(state: State, seat: Seat) -> list[str]:
    """Return the terrain that can be paid and placed now; equally large tokens find room together."""
    room: dict[tuple[int, bool], bool] = {}
    found = []
    for card in _payable_terrain(state, seat):
        size = (TERRAIN[card].radius, TERRAIN[card].deploys)
        if size not in room:
            room[size] = has_place(state.table, seat, card)
        if room[size]:
            found.append(card)
    return found


def _payable_terrain(state: State, seat: Seat) -> list[str]:
    """Return the terrain that can be paid now, if there is a place for it."""
    table = state.table
    player = table.players[seat]
    if player.marks.terrain:
        return []
    funds = terrain_funds(player)
    factions = ("N", player.faction)
    return [
        card
        for card, data in TERRAIN.items()
        if funds >= data.cost
        and data.faction in factions
        and not (data.unique and objection_to_terrain_card(table, seat, card) is not None)
    ]


def _of_unit(table: Table, seat: Seat, unit: Unit) -> list[str]:
    """Return the topics of one creature: what it does, and how it may go."""
    ready = objection_to_activation(table, seat, unit, unit.id) is None
    found = [unit.id] if ready and next(follow_ups(table, unit), None) else []
    return found + [f"{unit.id} {gait}" for gait in ways(table, unit, _gaits(table, seat, unit))]


def _perhaps_of_unit(table: Table, seat: Seat, unit: Unit) -> list[str]:
    """Return the topics of one creature that may do something, and may go somewhere."""
    found = [unit.id] if unit.side == seat and is_ready(table, unit) else []
    return found + [f"{unit.id} {gait}" for gait in _gaits(table, seat, unit)]


def _gaits(table: Table, seat: Seat, unit: Unit) -> list[Gait]:
    """Return how a creature may go now, if there is a way; what forbids a Move forbids a Run."""
    if unit.deployed and unit.controller is None:
        return ["rush"] if objection_to_going(table, seat, unit, unit.id, "rush") is None else []
    if not is_ready(table, unit) or objection_to_going(table, seat, unit, unit.id, "move") is not None:
        return []
    return ["move", "run"] if can_run(table, unit) else ["move"]


def moves_about(state: State, seat: Seat, topic: str) -> Choices:
    """Return the moves about one topic, in canonical order."""
    if topic in _WORDS:
        return _WORDS[topic](state, seat)
    if topic in TERRAIN:
        return _terrain(state, seat, topic)
    if topic in state.secrets[seat].hand:
        return _card(state, seat, topic)
    unit_id, _, gait = topic.partition(" ")
    unit = unit_of(state.table, unit_id)
    if unit is None or unit.side != seat:
        return ()
    if gait:
        return _going(state, seat, unit, gait)
    ready = objection_to_activation(state.table, seat, unit, unit_id) is None
    return tuple(follow_ups(state.table, unit)) if ready else ()


def _card(state: State, seat: Seat, card: str) -> Choices:
    """Return the ways to play a card from the hand, paid as usual."""
    table, player = state.table, state.table.players[seat]
    pay = usual(player, price_of(table, seat, card))
    if pay is None:
        return ()
    if card in CHARACTER:
        if objection_to_deploying(table, seat) is not None:
            return ()
        return tuple(moves.Deploy(card, place.at, pay) for place in deployment_places(table, seat, card))
    if not _has_use(state, seat, card):
        return ()
    if card in RELIC:
        return (moves.Wear(card, pay),)
    return (moves.Lay(card, pay),) if card in TACTIC else _spell(state, seat, card, pay)


def _spell(state: State, seat: Seat, card: str, pay: tuple[str, ...]) -> Choices:
    spell, table = SPELL[card], state.table
    if spell.target != "none":
        return tuple(moves.Cast(card, on=unit.id, pay=pay) for unit in targets(table, seat, spell))
    if _reclaims(spell):
        return tuple(moves.Cast(card, take=take, pay=pay) for take in reclaimable(table, seat, spell))
    return (moves.Cast(card, pay=pay),)


def _terrain(state: State, seat: Seat, card: str) -> Choices:
    paid = usual_for_terrain(state.table.players[seat], card)
    if paid is None or objection_to_terrain_card(state.table, seat, card) is not None:
        return ()
    pay, coins = paid
    return tuple(moves.Terrain(card, place.at, pay, coins) for place in terrain_places(state.table, seat, card))


def _going(state: State, seat: Seat, unit: Unit, gait: str) -> Choices:
    """Return the places that a creature may move, run or make its Rush move to."""
    kind = moves.Run if gait == "run" else moves.Go
    for known in _gaits(state.table, seat, unit):
        if known == gait:
            return tuple(kind(unit.id, place.path) for place in places(state.table, unit, known))
    return ()


def _muster(state: State, seat: Seat) -> Choices:
    player = state.table.players[seat]
    pay = usual_for_muster(player)
    allowed = pay is not None and objection_to_muster(player, state.secrets[seat]) is None
    return (moves.Muster(pay),) if allowed else ()


def _power(state: State, seat: Seat) -> Choices:
    table = state.table
    if objection_to_powers(table, seat) is not None:
        return ()
    return tuple(moves.Power(unit.id) for unit in table.units if objection_to_power(table, seat, unit) is None)


_WORDS: Final[dict[str, Callable[[State, Seat], Choices]]] = {
    END: lambda state, seat: (moves.End(),),
    DONE: lambda state, seat: (moves.Done(state.table.controlled or state.table.acting),),
    MUSTERING: _muster,
    POWER: _power,
    STANCES: lambda state, seat: stance_moves(state.table, seat),
    ORDERS: lambda state, seat: order_moves(state.secrets[seat]),
}
