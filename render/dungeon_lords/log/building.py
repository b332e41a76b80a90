"""The log of Dungeon Lords while dungeons are built: a line or two for each event (SPEC 2). Pure.

What is somebody's own is told in the line for himself, which takes the place of the one for all or follows it.
"""

from collections.abc import Iterator

from games.dungeon_lords import events as e
from games.dungeon_lords.battle_events import BattleEvent
from games.dungeon_lords.components import ROOM, SEASONS
from games.dungeon_lords.events import Event
from games.kernel.ids import Seat
from render.dungeon_lords import terms
from render.dungeon_lords.amounts import amount, amounts, is_free, price
from render.dungeon_lords.log import combat, seasons
from render.naming import Naming
from render.phrases import numeral


def lines(event: Event, naming: Naming) -> tuple[str, ...]:
    """Return the lines of one event."""
    if isinstance(event, BattleEvent):
        return tuple(combat.lines(event, naming))
    return tuple(_lines(event, naming))


def _lines(event: Event, naming: Naming) -> Iterator[str]:
    match event:
        case e.MatchSetUp() | e.InitialDealt() | e.LockSealed() | e.LocksOpened() | e.RoundBegun():
            yield from _opening(event, naming)
        case e.ColoursDrawn() | e.OrdersSealed() | e.OrdersOpened() | e.MinionPlaced() | e.FeePaid():
            yield from _ordering(event, naming)
        case e.OrderUnfulfilled() | e.OrderCarriedOut() | e.TunnelDug() | e.DiggingStopped() | e.GoldMined():
            yield from _carrying_out(event, naming)
        case e.MonsterHired() | e.RoomBuilt() | e.TrapGiven() | e.TrapsReshuffled():
            yield from _acquiring(event, naming)
        case e.RoomWorked() | e.ProductionEnded() | e.OrdersRetrieved():
            yield from _producing(event, naming)
        case _:
            yield from seasons.lines(event, naming)


def _opening(
    event: e.MatchSetUp | e.InitialDealt | e.LockSealed | e.LocksOpened | e.RoundBegun, naming: Naming
) -> Iterator[str]:
    words = naming.words
    match event:
        case e.MatchSetUp():
            yield words("dungeon_lords-log-set_up", player=naming.player(event.starter))
            for number, locked in enumerate(event.colours):
                said = colour(number, len(event.colours), naming)
                yield words("dungeon_lords-log-set_up-colour", colour=said, orders=terms.orders(words, locked))
        case e.InitialDealt(seat, None):
            yield words("dungeon_lords-log-dealt", player=naming.player(seat))
        case e.InitialDealt(_, orders) if orders is not None:
            yield words("dungeon_lords-log-dealt-own", orders=terms.orders(words, orders))
        case e.LockSealed(seat, orders):
            yield words("dungeon_lords-log-lock_sealed", player=naming.player(seat))
            if orders is not None:
                yield words("dungeon_lords-log-lock_sealed-own", orders=terms.orders(words, orders))
        case e.LocksOpened(orders):
            for number, locked in enumerate(orders):
                player = naming.player(Seat(number))
                yield words("dungeon_lords-log-locks", player=player, orders=terms.orders(words, locked))
        case e.RoundBegun():
            yield from _round(event, naming)


def _round(event: e.RoundBegun, naming: Naming) -> Iterator[str]:
    words = naming.words
    player, season = naming.player(event.starter), terms.season(words, event.season)
    yield words("dungeon_lords-log-round", year=event.year, season=season, player=player)
    rooms = words.listed(terms.room(words, each) for each in event.rooms)
    yield words("dungeon_lords-log-round-offers", monsters=terms.monsters(words, event.monsters), rooms=rooms)
    if not event.next_event:
        return
    when = words(f"dungeon_lords-season-{SEASONS[SEASONS.index(event.season) + 1]}.when")
    told = terms.event(words, event.next_event)
    if event.special:
        name, text = words(f"dungeon_lords-special-{event.special}"), terms.text(words, "special", event.special)
        yield words("dungeon_lords-log-round-special", when=when, event=told, special=name, text=text)
    else:
        yield words("dungeon_lords-log-round-event", when=when, event=told)
    if event.replaced:
        gone = terms.adventurers(words, event.replaced)
        yield words("dungeon_lords-log-round-replaced", adventurers=gone)
    coming = terms.adventurers(words, event.coming)
    yield words("dungeon_lords-log-round-coming", when=when, adventurers=coming)


def _ordering(
    event: e.ColoursDrawn | e.OrdersSealed | e.OrdersOpened | e.MinionPlaced | e.FeePaid, naming: Naming
) -> Iterator[str]:
    words = naming.words
    match event:
        case e.ColoursDrawn():
            for number, orders in enumerate(event.orders):
                name = colour(number, len(event.orders), naming)
                yield words("dungeon_lords-log-colours", colour=name, orders=terms.orders(words, orders))
                own = (each for each in event.minions if each.colour == number)
                squares = words.listed(terms.square(words, each.order, each.square) for each in own)
                yield words("dungeon_lords-log-colours-squares", squares=squares)
        case e.OrdersSealed(seat, orders):
            yield words("dungeon_lords-log-sealed", player=naming.player(seat))
            if orders is not None:
                yield words("dungeon_lords-log-sealed-own", orders=terms.orders(words, orders.own))
                if orders.other:
                    yield words("dungeon_lords-log-sealed-colour", order=terms.order(words, orders.other))
        case e.OrdersOpened(sealed):
            for number, each in enumerate(sealed):
                player = naming.player(Seat(number))
                yield words("dungeon_lords-log-opened", player=player, orders=terms.orders(words, each.own))
                if each.other:
                    name, third = colour(number, len(sealed), naming), terms.order(words, each.other)
                    yield words("dungeon_lords-log-opened-colour", colour=name, order=third)
        case e.MinionPlaced(wave, minion):
            colours = len(naming.observation.view.colours)
            who = colour(minion.colour, colours, naming) if minion.seat is None else naming.player(minion.seat)
            where = terms.square(words, minion.order, minion.square)
            yield words("dungeon_lords-log-placed", wave=wave, player=who, square=where)
        case e.FeePaid(seat, gold):
            yield words("dungeon_lords-log-fee", player=naming.player(seat), gold=amount(words, "gold", gold))


def colour(number: int, of: int, naming: Naming) -> str:
    """Return the name of a non-player colour; of two, each is named by the lord who looks after it."""
    if of == 1:
        return naming.words("dungeon_lords-colour")
    return naming.words("dungeon_lords-colour-of", player=naming.player(Seat(number)))


def _carrying_out(
    event: e.OrderUnfulfilled | e.OrderCarriedOut | e.TunnelDug | e.DiggingStopped | e.GoldMined, naming: Naming
) -> Iterator[str]:
    words, player = naming.words, naming.player(event.seat)
    match event:
        case e.OrderUnfulfilled():
            name = terms.square(words, event.order, event.square) if event.square else terms.order(words, event.order)
            why = words(f"dungeon_lords-why-{event.why}")
            yield words("dungeon_lords-log-unfulfilled", player=player, order=name, why=why)
        case e.OrderCarriedOut():
            yield from _carried_out(event, naming)
        case e.TunnelDug(_, cell, busy):
            yield words("dungeon_lords-log-dug", player=player, cell=cell, busy=busy)
        case e.DiggingStopped(_, tunnels):
            yield words("dungeon_lords-log-stopped_digging", player=player, tunnels=tunnels)
        case e.GoldMined(_, gold, busy):
            yield words("dungeon_lords-log-mined", player=player, gold=amount(words, "gold", gold), busy=busy)


def _carried_out(event: e.OrderCarriedOut, naming: Naming) -> Iterator[str]:
    words = naming.words
    facts = {"player": naming.player(event.seat), "square": terms.square(words, event.order, event.square)}
    is_gain = bool(event.gold or event.food or event.imps or event.traps)
    gains = amounts(words, gold=event.gold, food=event.food, imps=event.imps, traps=event.traps)
    cost = price(words, event.cost)
    match is_free(event.cost), is_gain:
        case False, True:
            yield words("dungeon_lords-log-carried_out", cost=cost, gains=gains, **facts)
        case True, True:
            yield words("dungeon_lords-log-carried_out-free", gains=gains, **facts)
        case False, False:
            yield words("dungeon_lords-log-carried_out-paid", cost=cost, **facts)
        case _:
            yield words("dungeon_lords-log-carried_out-bare", **facts)
    if event.spied and event.card is None:
        position = numeral(event.spied)
        yield words("dungeon_lords-log-spied", player=facts["player"], position=position)
    elif event.card is not None:
        name, text = terms.spell(words, event.card), terms.text(words, "spell", event.card)
        position = numeral(event.spied)
        yield words("dungeon_lords-log-spied-own", position=position, card=name, text=text)
    if event.drawn:
        yield words("dungeon_lords-log-drawn-own", traps=terms.traps(words, event.drawn))


def _acquiring(event: e.MonsterHired | e.RoomBuilt | e.TrapGiven | e.TrapsReshuffled, naming: Naming) -> Iterator[str]:
    words = naming.words
    match event:
        case e.MonsterHired(seat, monster, _, cost, fed):
            facts = {"player": naming.player(seat), "monster": terms.whom(words, monster), "cost": price(words, cost)}
            if fed is None:
                yield words("dungeon_lords-log-hired", **facts)
            else:
                yield words("dungeon_lords-log-hired-fed", fed=terms.whom(words, fed), **facts)
        case e.RoomBuilt(seat, room, cell, _, gold):
            facts = {"player": naming.player(seat), "cell": cell}
            facts["room"] = words(f"dungeon_lords-room-{room}.accusative")
            if gold:
                yield words("dungeon_lords-log-built", gold=amount(words, "gold", gold), **facts)
            else:
                yield words("dungeon_lords-log-built-free", **facts)
        case e.TrapGiven(seat, reason, trap):
            yield words("dungeon_lords-log-given", player=naming.player(seat), reason=reason)
            if trap is not None:
                yield words("dungeon_lords-log-given-own", trap=terms.trap(words, trap))
        case e.TrapsReshuffled(count):
            yield words("dungeon_lords-log-reshuffled", count=count)


def _producing(event: e.RoomWorked | e.ProductionEnded | e.OrdersRetrieved, naming: Naming) -> Iterator[str]:
    words, player = naming.words, naming.player(event.seat)
    match event:
        case e.RoomWorked():
            facts = {
                "player": player,
                "room": terms.room(words, event.room),
                "workers": amounts(words, imps=event.imps, trolls=event.trolls),
                "gains": _made(event, naming),
            }
            if event.food:
                yield words("dungeon_lords-log-produced-food", food=amount(words, "food", event.food), **facts)
            else:
                yield words("dungeon_lords-log-produced", **facts)
            if event.trap is not None:
                yield words("dungeon_lords-log-drawn-own", traps=terms.trap(words, event.trap))
        case e.ProductionEnded():
            yield words("dungeon_lords-log-produced_all", player=player)
        case e.OrdersRetrieved(_, back, locked):
            taken, rest = terms.order(words, back), terms.orders(words, locked)
            yield words("dungeon_lords-log-retrieved", player=player, order=taken, locked=rest)


def _made(event: e.RoomWorked, naming: Naming) -> str:
    """Return what a production room gave."""
    words, gives = naming.words, ROOM[event.room].gives
    if gives == "tunnel":
        return words("dungeon_lords-amount-tunnel", cell=event.cell)
    good = {"trap": "traps", "imp": "imps", "reputation": "reputation"}.get(gives, gives)
    return amount(words, good, 1)
