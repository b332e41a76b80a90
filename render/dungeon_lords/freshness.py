"""Which things an event changed, as ids that pictures mark as new. Pure.

`3-C2` is cell C2 of seat 3, `3-goblin` its goblin, `3-thief_1_2` somebody in its party or prison, `3-gold` its gold,
`evil-3` its counter, `dig-2` square II of Dig Tunnels, `event-spring`, `coming-spring`, `card-1`, `offer-goblin`,
`offer-mint`, `starter`.
"""

from collections.abc import Iterable
from typing import Any

from games.dungeon_lords import battle_events as b
from games.dungeon_lords import events as e
from games.dungeon_lords.components import SEASONS

Ids = frozenset[str]


def touched(event: Any) -> Iterable[str]:
    """Return the ids of what an event changed."""
    match event:
        case e.RoundBegun():
            return _round(event)
        case e.ColoursDrawn(_, minions):
            return [f"{each.order}-{each.square}" for each in minions]
        case e.MinionPlaced(_, minion):
            return (f"{minion.order}-{minion.square}",)
        case e.EvilChanged(seat=seat):
            return (f"evil-{seat}",)
        case e.PaladinMoved(paladin, seat, _):
            return (f"{seat}-{paladin}",)
        case e.AdventurersArrived(adventurers, seats, _):
            return [f"{seat}-{one}" for one, seat in zip(adventurers, seats, strict=True) if seat is not None]
        case e.RoundEnded():
            return ("starter",)
        case b.CardTurned(number, _):
            return (f"card-{number}",)
        case _:
            return (*_building(event), *_fighting(event))


def _round(event: e.RoundBegun) -> Iterable[str]:
    offers = [f"offer-{one}" for one in (*event.monsters, *event.rooms)]
    place = SEASONS.index(event.season) + 1
    coming = SEASONS[place] if place < len(SEASONS) else ""
    return [*offers, *([f"event-{coming}", f"coming-{coming}"] if event.next_event else [])]


def _building(event: Any) -> Iterable[str]:
    match event:
        case e.OrderCarriedOut(seat, order, square):
            gains = (good for good in ("gold", "food", "imps", "traps") if getattr(event, good))
            return (f"{order}-{square}", *(f"{seat}-{good}" for good in gains))
        case e.TunnelDug(seat, cell, _) | e.RoomBuilt(seat, _, cell):
            return (f"{seat}-{cell}",)
        case e.GoldMined(seat):
            return (f"{seat}-gold",)
        case e.MonsterHired(seat, monster):
            return (f"{seat}-{monster}",)
        case e.RoomWorked(seat=seat, cell=cell) if cell:
            return (f"{seat}-{cell}",)
        case e.TaxPaid(seat=seat, tokens=tokens) if tokens:
            return (f"{seat}-tokens",)
        case e.OrdersRetrieved(seat, back, locked):
            return [f"{seat}-order-{one}" for one in (back, *locked)]
    return ()


def _fighting(event: Any) -> Iterable[str]:
    match event:
        case b.Hit(seat, adventurer) | b.Eliminated(seat, adventurer) | b.Healed(seat, adventurer):
            return (f"{seat}-{adventurer}",)
        case b.MonsterSpent(seat, monster, _) | b.MonsterWithdrawn(seat, monster):
            return (f"{seat}-{monster}",)
        case b.Conquered(seat, cell):
            return (f"{seat}-{cell}",)
    return ()
