"""What the active player may do, by topic (SPEC 3.3, 3.5, 18.5 to 18.7). Pure.

A topic is a card in the hand, a kind of terrain, a creature, or one of the words below. Places are suggestions.
"""

from collections.abc import Callable
from typing import Final

from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.activating import follow_ups, objection_to_activation, objection_to_going
from games.legends_of_signum.casting import objection_to_power, reclaimable, targets
from games.legends_of_signum.components import CHARACTER, RELIC, SPELL, TACTIC, TERRAIN, Terrain
from games.legends_of_signum.deployment import deployment_places
from games.legends_of_signum.landscape import terrain_places
from games.legends_of_signum.ordering import order_moves, stance_moves
from games.legends_of_signum.paying import is_affordable, price_of, usual, usual_for_muster, usual_for_terrain
from games.legends_of_signum.places import places
from games.legends_of_signum.playing import (
    objection_to_deploying,
    objection_to_muster,
    objection_to_relic,
    objection_to_tactic,
    objection_to_terrain_card,
)
from games.legends_of_signum.sides import unit_of
from games.legends_of_signum.state import State, Unit
from games.legends_of_signum.walking import Gait

END, MUSTER, POWER, STANCES, ORDERS, DONE = "end", "muster", "power", "stances", "orders", "done"
Choices = tuple[moves.Move, ...]


def topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what the active player's moves can be about; a topic may turn out to have none."""
    table, secret = state.table, state.secrets[seat]
    found = []
    acting = table.controlled or table.acting
    if acting:
        found = [acting, DONE]
    else:
        player = table.players[seat]
        found += [card for card in dict.fromkeys(secret.hand) if is_affordable(player, price_of(table, seat, card))]
        found += [card for card, data in TERRAIN.items() if _is_playable(state, seat, data)]
        if objection_to_muster(player, secret) is None and usual_for_muster(player):
            found.append(MUSTER)
        if any(objection_to_power(table, seat, unit) is None for unit in table.units):
            found.append(POWER)
        found += [unit.id for unit in table.units if unit.side == seat and _is_ready(state, seat, unit)]
    if stance_moves(table, seat):
        found.append(STANCES)
    if secret.tactics:
        found.append(ORDERS)
    return (*found, *(() if acting else (END,)))


def _is_playable(state: State, seat: Seat, data: Terrain) -> bool:
    player = state.table.players[seat]
    return (
        objection_to_terrain_card(state.table, seat, data.id) is None
        and usual_for_terrain(player, data.id) is not None
    )  # fmt: skip


def _is_ready(state: State, seat: Seat, unit: Unit) -> bool:
    """Return whether a creature may be activated or make its Rush move."""
    if objection_to_activation(state.table, seat, unit, unit.id) is None:
        return True
    return unit.deployed and objection_to_going(state.table, seat, unit, unit.id, "rush") is None


def moves_about(state: State, seat: Seat, topic: str) -> Choices:
    """Return the moves about one topic, in canonical order."""
    if topic in _WORDS:
        return _WORDS[topic](state, seat)
    if topic in TERRAIN:
        return _terrain(state, seat, topic)
    if topic in state.secrets[seat].hand:
        return _card(state, seat, topic)
    unit = unit_of(state.table, topic)
    return () if unit is None else _unit(state, seat, unit)


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
    if card in RELIC:
        return (moves.Wear(card, pay),) if objection_to_relic(player, card) is None else ()
    if card in TACTIC:
        return (moves.Lay(card, pay),) if objection_to_tactic(player, state.secrets[seat], card) is None else ()
    return _spell(state, seat, card, pay)


def _spell(state: State, seat: Seat, card: str, pay: tuple[str, ...]) -> Choices:
    spell, table = SPELL[card], state.table
    if spell.target != "none":
        return tuple(moves.Cast(card, on=unit.id, pay=pay) for unit in targets(table, seat, spell))
    if any(effect.__struct_config__.tag == "reclaim" for effect in spell.effects):
        return tuple(moves.Cast(card, take=take, pay=pay) for take in reclaimable(table, seat, spell))
    return (moves.Cast(card, pay=pay),)


def _terrain(state: State, seat: Seat, card: str) -> Choices:
    paid = usual_for_terrain(state.table.players[seat], card)
    if paid is None or objection_to_terrain_card(state.table, seat, card) is not None:
        return ()
    pay, coins = paid
    return tuple(moves.Terrain(card, place.at, pay, coins) for place in terrain_places(state.table, seat, card))


def _unit(state: State, seat: Seat, unit: Unit) -> Choices:
    """Return what a creature may do: attacks and abilities, then places to go to."""
    table = state.table
    found: list[moves.Move] = []
    if objection_to_activation(table, seat, unit, unit.id) is None:
        found += follow_ups(table, unit)
    gaits: tuple[tuple[Gait, type[moves.Go | moves.Run]], ...] = (("move", moves.Go), ("run", moves.Run))
    if unit.deployed and unit.controller is None:
        gaits = (("rush", moves.Go),)
    for gait, kind in gaits:
        if objection_to_going(table, seat, unit, unit.id, gait) is None:
            found += [kind(unit.id, place.path) for place in places(table, unit, gait)]
    return tuple(found)


def _muster(state: State, seat: Seat) -> Choices:
    player = state.table.players[seat]
    pay = usual_for_muster(player)
    allowed = pay is not None and objection_to_muster(player, state.secrets[seat]) is None
    return (moves.Muster(pay),) if allowed else ()


def _power(state: State, seat: Seat) -> Choices:
    table = state.table
    return tuple(moves.Power(unit.id) for unit in table.units if objection_to_power(table, seat, unit) is None)


_WORDS: Final[dict[str, Callable[[State, Seat], Choices]]] = {
    END: lambda state, seat: (moves.End(),),
    DONE: lambda state, seat: (moves.Done(state.table.controlled or state.table.acting),),
    MUSTER: _muster,
    POWER: _power,
    STANCES: lambda state, seat: stance_moves(state.table, seat),
    ORDERS: lambda state, seat: order_moves(state.secrets[seat]),
}
