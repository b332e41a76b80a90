"""What a typed line leaves to the view: payments, places, ways, stances, kinds of cards (SPEC 4.1, 18.3). Pure.

The stored move names everything, so that a replay never asks again.
"""

from msgspec.structs import replace

from games.kernel.game import Aliases
from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.activating import gait_of
from games.legends_of_signum.components import CHARACTER, RELIC, SPELL, TACTIC, TERRAIN
from games.legends_of_signum.construction import spells_in_grave
from games.legends_of_signum.deployment import deployment_places
from games.legends_of_signum.landscape import terrain_places
from games.legends_of_signum.notation import spaced
from games.legends_of_signum.paying import price_of, terrain_price, usual, usual_for_muster, usual_for_terrain
from games.legends_of_signum.sides import unit_of
from games.legends_of_signum.view import View
from games.legends_of_signum.walking import route, walk_of

PLAY = "play"
_VERBS = ((CHARACTER, "deploy"), (SPELL, "cast"), (RELIC, "wear"), (TACTIC, "lay"))


def expanded(text: str, aliases: Aliases) -> str:
    """Return a line in which `play CARD` has become the verb for that kind of card."""
    words = spaced(text).split()
    if len(words) > 1 and aliases.get(words[0].casefold(), words[0].casefold()) == PLAY:
        for count in range(min(5, len(words) - 1), 0, -1):
            name = " ".join(words[1 : count + 1]).casefold()
            card = aliases.get(name, name)
            verb = next((verb for cards, verb in _VERBS if card in cards), None)
            if verb is not None:
                return " ".join((verb, *words[1:]))
    return " ".join(words)


def completed(view: View, move: moves.Move) -> moves.Move:
    """Return `move` with everything filled in that was not said, as far as the seat that looks may know it."""
    table = view.table
    seat = table.active if view.observer is None else view.observer
    if not table.players[seat].hero:
        return move
    player = table.players[seat]
    match move:
        case moves.Deploy() | moves.Cast() | moves.Wear():
            if move.pay is None:
                move = replace(move, pay=usual(player, price_of(table, seat, move.card)) or ())
            return _placed(view, seat, move) if isinstance(move, moves.Deploy) and move.at is None else move
        case moves.Lay(card, None) if card is not None:
            return replace(move, pay=usual(player, price_of(table, seat, card)) or ())
        case moves.Terrain():
            return _terrain(view, seat, move)
        case moves.Muster(None):
            return moves.Muster(usual_for_muster(player) or ())
        case moves.Fight(unit_id, _, None):
            unit = unit_of(table, unit_id)
            return replace(move, stance="guard" if unit is None else unit.stance)
        case moves.Go(unit_id, (end,)) | moves.Run(unit_id, (end,)):
            unit = unit_of(table, unit_id)
            path = None if unit is None else route(walk_of(table, unit, gait_of(unit, move)), end)
            return move if path is None else replace(move, path=path)
        case moves.End() if table.controlled or table.acting:
            return moves.Done(table.controlled or table.acting)
        case moves.Build(building, None):
            spells = spells_in_grave(player)
            return replace(move, take=spells[0]) if building == "uv3" and len(spells) == 1 else move
    return move


def _placed(view: View, seat: Seat, move: moves.Deploy) -> moves.Move:
    found = deployment_places(view.table, seat, move.card)
    return replace(move, at=found[0].at) if found else move


def _terrain(view: View, seat: Seat, move: moves.Terrain) -> moves.Move:
    player = view.table.players[seat]
    if move.pay is None:
        pay, coins = usual_for_terrain(player, move.card) or ((), 0)
        move = replace(move, pay=pay, coins=coins)
    elif not move.pay and move.coins < TERRAIN[move.card].cost:
        move = replace(move, pay=usual(player, terrain_price(move.card, move.coins)) or ())
    if move.at is None:
        found = terrain_places(view.table, seat, move.card)
        move = replace(move, at=found[0].at) if found else move
    return move
