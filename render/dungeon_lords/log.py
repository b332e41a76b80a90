"""The log of Dungeon Lords: a line or two for each event, found by its tag (SPEC 2 to 6). Pure.

What is somebody's own is a line for himself, which follows the one for all or takes its place. Here is only what is
counted, or said for each lord.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from games.dungeon_lords import battle_events as b
from games.dungeon_lords import events as e
from games.dungeon_lords.components import MONSTER, ROOM, SEASONS, SPELL
from games.dungeon_lords.quotes import Score
from render.dungeon_lords.names import amount, amounts, colour, either, price, speed, square
from render.naming import NONE, Facts, Names, tag_of
from render.phrases import signed

IDLE = (
    "word_of_peace", "suggestion", "fist_of_justice", "fireball", "aura_of_fear", "metamorphosis", "magic_key",
    "dimensional_gate",
)  # fmt: skip
"""Spells that have done nothing if they tell of no target and no loss."""


def lines(event: e.Event, names: Names) -> Iterator[str]:
    """Yield the lines of one event."""
    more = _MORE[type(event)](event, names) if type(event) in _MORE else {}
    yield from names.sentences(f"dungeon_lords-log-{tag_of(event)}", event, **more)
    for key, facts in _by_lord(event, names):
        yield names.words(f"dungeon_lords-log-{key}", **facts)


def _by_lord(event: e.Event, names: Names) -> Iterator[tuple[str, Facts]]:
    """Yield the lines that an event has for each lord, colour or adventurer: key and placeables."""
    match event:
        case e.MatchSetUp(colours=colours):
            yield from (_held("set_up-colour", colour(names, number), own, names) for number, own in enumerate(colours))
        case e.LocksOpened(orders):
            yield from (_held("locks-one", *one, names) for one in zip(names.players, orders, strict=True))
        case e.ColoursDrawn(orders, minions):
            for number, drawn in enumerate(orders):
                yield _held("colours-one", colour(names, number), drawn, names)
                own = (square(names, each.order, each.square) for each in minions if each.colour == number)
                yield "colours-squares", {"squares": names.words.listed(own)}
        case e.OrdersSealed(_, own) if own is not None and own.other:
            yield "sealed-colour", {"order": names("order", own.other)}
        case e.OrdersOpened(opened):
            for number, (who, each) in enumerate(zip(names.players, opened, strict=True)):
                yield _held("opened-one", who, each.own, names)
                if each.other:
                    yield "opened-colour", {"colour": colour(names, number), "order": names("order", each.other)}
        case e.AdventurersArrived(adventurers, seats, evils):
            for one, seat, evil in zip(adventurers, seats, evils, strict=True):
                player = NONE if seat is None else names.player(seat)
                yield "arrived-one", {"adventurer": names("adventurer", one), "player": player, "evil": evil}
        case e.MatchEnded(scores, places):
            ranked = sorted(zip(places, scores, strict=True), key=lambda each: each[0])
            yield from (("score", score_facts(score, names, place)) for place, score in ranked)


def _held(key: str, player: str, orders: Iterable[str], names: Names) -> tuple[str, Facts]:
    return key, {"player": player, "orders": names.listed("order", orders)}


def score_line(score: Score, names: Names, key: str, place: int = 0) -> str:
    """Return as much of a lord's points and place as the words of `key` tell."""
    return names.words(f"dungeon_lords-{key}", **score_facts(score, names, place))


def score_facts(score: Score, names: Names, place: int) -> Facts:
    """Return place and points of a lord with all they are made of."""
    points = signed(score.total)
    amount = names.words("dungeon_lords-amount-points", count=abs(score.total))
    if score.total < 0:
        amount = f"{points[0]}{amount}"  # a number with a sign has no plural form of its own
    parts = names.words.listed(score_parts(score, names)) or names.words("dungeon_lords-amount-nothing")
    return {"place": place, "player": names.player(score.seat), "points": points, "amount": amount, "parts": parts}


def score_parts(score: Score, names: Names) -> Iterator[str]:
    """Yield each part of a score that is not nothing."""
    for part in ("monster", "room", "prisoner", "paladin", "conquered", "tax"):
        points = getattr(score, f"{part}_points")
        if points:
            yield names.words(f"dungeon_lords-score-{part}", points=signed(points))
    for each in score.scoring_rooms:
        yield f"{names('room', each.room)}\u00a0{signed(each.points)}"
    for share in score.titles:
        if share.points:
            yield f"{names('title', share.title)}\u00a0{signed(share.points)}"


def _placed(event: e.MinionPlaced, names: Names) -> Facts:
    seat, number, order = event.minion.seat, event.minion.colour, event.minion.order
    who = colour(names, number) if seat is None else names.player(seat)
    return {"player": who, "square": square(names, order, event.minion.square)}


def _produced(event: e.RoomWorked, names: Names) -> Facts:
    gives = ROOM[event.room].gives
    if gives == "tunnel":
        gains = names.words("dungeon_lords-amount-tunnel", cell=event.cell)
    else:
        gains = amount(names, {"trap": "traps", "imp": "imps"}.get(gives, gives), 1)
    return {"workers": amounts(names, imps=event.imps, trolls=event.trolls), "gains": gains}


def _settled(event: e.SpecialSettled, names: Names) -> Facts:
    """Return what a special event took and gave."""
    due = "food" if event.special == "imp_carnival" else "gold"
    goods = {
        "due": {due: event.due},
        "paid": {"gold": event.paid_gold, "food": event.paid_food},
        "unpaid": {} if event.paid_gold or event.paid_food else {due: event.due},
        "got": {"gold": event.got_gold, "food": event.got_food, "traps": event.traps},
        "lost": {"imps": event.lost_imps, "traps": event.lost_traps},
    }
    parts = (
        names.words(f"dungeon_lords-settled-{kind}", amount=amounts(names, **counts))
        for kind, counts in goods.items()
        if any(counts.values())
    )
    return {"parts": names.words.listed(parts) or names.words("dungeon_lords-settled-nothing")}


def _spell_done(event: b.SpellDone, names: Names) -> Facts:
    lost = {"gold": event.gold, "food": event.food, "imps": event.imps}
    idle = "none" if event.spell in IDLE else "done"
    effect = "target" if event.target else "loss" if any(lost.values()) else idle
    return {"effect": effect, "amount": amounts(names, **lost)}


def _attacked(event: b.MonsterAttacked, _: Names) -> Facts:
    hits = MONSTER[event.monster].lines[event.line - 1].shape != "none"
    return {"kind": "food" if event.food else "plain" if not event.no_conquest else "both" if hits else "guard"}


KINDS = ("trap", "monster")
"""Of what hits somebody; fatigue and poison are called by themselves."""

_MORE: dict[type, Callable[[Any, Names], Facts]] = {
    e.RoundBegun: lambda event, names: {
        "when": names("season", SEASONS[SEASONS.index(event.season) + 1], "when") if event.next_event else NONE
    },
    e.MinionPlaced: _placed,
    e.OrderCarriedOut: lambda event, names: {
        "gains": amounts(names, gold=event.gold, food=event.food, imps=event.imps, traps=event.traps) or NONE,
    },
    e.RoomWorked: _produced,
    e.SpecialSettled: _settled,
    e.EvilChanged: lambda event, _: {"changed": event.before != event.after},
    b.CardTurned: lambda event, names: {"speed": speed(names, event.card), "fatigue": SPELL[event.card].fatigue},
    b.TrapUsed: lambda event, names: {"cost": price(names, event.cost, event.imps) or NONE},
    b.Hit: lambda event, names: {"by": either(names, event.by if event.source in KINDS else event.source)},
    b.SpellDone: _spell_done,
    b.MonsterAttacked: _attacked,
}
"""What the words of an event need beyond its own fields."""
