"""The log of Dungeon Lords: a line or two for each event, found by its tag (SPEC 2 to 6). Pure.

What is somebody's own is a line for himself, which follows the one for all or takes its place. Here is only what is
counted, or said for each lord.
"""

from collections.abc import Callable, Iterator
from typing import Any

from games.dungeon_lords import battle_events as b
from games.dungeon_lords import events as e
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import MONSTER, ROOM, SEASONS, SPELL, TRAP
from games.dungeon_lords.quotes import Score
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render.dungeon_lords.names import amount, amounts, colour, is_free, price, signed, square
from render.naming import NONE, Facts, Names, tag_of

IDLE = (
    "word_of_peace", "suggestion", "fist_of_justice", "fireball", "aura_of_fear", "metamorphosis", "magic_key",
    "dimensional_gate",
)  # fmt: skip
"""Spells that have done nothing if they tell of no target and no loss."""


def lines(event: e.Event, view: View, names: Names) -> Iterator[str]:
    """Yield the lines of one event, in a match that shows `view` now."""
    more = _MORE[type(event)](event, names) if type(event) in _MORE else {}
    if isinstance(event, e.MinionPlaced):
        seat, number = event.minion.seat, event.minion.colour
        who = colour(names, number, len(view.colours)) if seat is None else names.player(seat)
        more = {"player": who, "square": square(names, event.minion.order, event.minion.square)}
    yield from names.sentences(f"dungeon_lords-log-{tag_of(event)}", event, **more)
    for key, facts in _by_lord(event, names):
        yield names.words(f"dungeon_lords-log-{key}", **facts)
    match event:
        case e.AdventurersArrived(adventurers, seats, evils):
            for one, seat, evil in zip(adventurers, seats, evils, strict=True):
                player, name = NONE if seat is None else names.player(seat), names("adventurer", one)
                yield names.words("dungeon_lords-log-arrived-one", adventurer=name, player=player, evil=evil)
        case e.MatchEnded(scores, places):
            for place, score in sorted(zip(places, scores, strict=True), key=lambda each: each[0]):
                yield score_line(score, place, names)
        case _:
            pass


def _by_lord(event: e.Event, names: Names) -> Iterator[tuple[str, Facts]]:
    """Yield the lines that an event has for each lord or colour: key and placeables."""
    match event:
        case e.MatchSetUp(colours=colours):
            for number, locked in enumerate(colours):
                said = colour(names, number, len(colours))
                yield "set_up-colour", {"colour": said, "orders": names.listed("order", locked)}
        case e.LocksOpened(orders):
            for who, locked in zip(names.players, orders, strict=True):
                yield "locks-one", {"player": who, "orders": names.listed("order", locked)}
        case e.ColoursDrawn(orders, minions):
            for number, drawn in enumerate(orders):
                said = colour(names, number, len(orders))
                yield "colours-one", {"colour": said, "orders": names.listed("order", drawn)}
                own = (square(names, each.order, each.square) for each in minions if each.colour == number)
                yield "colours-squares", {"squares": names.words.listed(own)}
        case e.OrdersSealed(_, own) if own is not None and own.other:
            yield "sealed-colour", {"order": names("order", own.other)}
        case e.OrdersOpened(opened):
            for number, each in enumerate(opened):
                player = names.player(Seat(number))
                yield "opened-one", {"player": player, "orders": names.listed("order", each.own)}
                if each.other:
                    said = colour(names, number, len(opened))
                    yield "opened-colour", {"colour": said, "order": names("order", each.other)}
        case _:
            pass


def score_line(score: Score, place: int, names: Names, key: str = "log-score") -> str:
    """Return place and points of a lord with all they are made of, or as much of that as the words of `key` tell."""
    parts = names.words.listed(score_parts(score, names)) or names.words("dungeon_lords-amount-nothing")
    points = score.total if score.total >= 0 else signed(score.total)
    player = names.player(score.seat)
    return names.words(f"dungeon_lords-{key}", place=place, player=player, points=points, parts=parts)


def score_parts(score: Score, names: Names) -> Iterator[str]:
    """Yield each part of a score that is not nothing."""
    for part in ("monster", "room", "prisoner", "paladin", "conquered", "tax"):
        points = getattr(score, f"{part}_points")
        if points:
            yield names.words(f"dungeon_lords-score-{part}", points=signed(points))
    for each in score.scoring_rooms:
        yield names.words("dungeon_lords-score-scoring", room=names("room", each.room), points=signed(each.points))
    for share in score.titles:
        if share.points:
            title = names("title", share.title)
            yield names.words("dungeon_lords-score-title", title=title, points=signed(share.points))


def _carried_out(event: e.OrderCarriedOut, names: Names) -> Facts:
    gains = {"gold": event.gold, "food": event.food, "imps": event.imps, "traps": event.traps}
    return {"gains": amounts(names, **gains) if any(gains.values()) else NONE}


def _produced(event: e.RoomWorked, names: Names) -> Facts:
    gives = ROOM[event.room].gives
    if gives == "tunnel":
        gains = names.words("dungeon_lords-amount-tunnel", cell=event.cell)
    else:
        gains = amount(names, {"trap": "traps", "imp": "imps"}.get(gives, gives), 1)
    return {"workers": amounts(names, imps=event.imps, trolls=event.trolls), "gains": gains}


def _settled(event: e.SpecialSettled, names: Names) -> Facts:
    """Return what a special event took and gave."""
    goods = {
        "paid": {"gold": event.paid_gold, "food": event.paid_food},
        "got": {"gold": event.got_gold, "food": event.got_food, "traps": event.traps},
        "lost": {"imps": event.lost_imps, "traps": event.lost_traps},
    }
    due = amount(names, "food" if event.special == "imp_carnival" else "gold", event.due)
    parts = [names.words("dungeon_lords-settled-due", due=due)] if event.due else []
    for kind, counts in goods.items():
        if any(counts.values()):
            parts.append(names.words(f"dungeon_lords-settled-{kind}", amount=amounts(names, **counts)))
    return {"parts": names.words.listed(parts) or names.words("dungeon_lords-settled-nothing")}


def _hit(event: b.Hit, names: Names) -> Facts:
    kind, by = ("trap" if event.by in TRAP else "monster"), event.by
    return {"by": names("source", event.source) if event.source in {"fatigue", "poison"} else names(kind, by)}


def _spell_done(event: b.SpellDone, names: Names) -> Facts:
    if event.target:
        kind = "adventurer" if event.target in ADVENTURER else "monster"
        return {"effect": "target", "target": names(kind, event.target), "amount": NONE}
    lost = {"gold": event.gold, "food": event.food, "imps": event.imps}
    effect = "loss" if any(lost.values()) else "none" if event.spell in IDLE else "done"
    return {"effect": effect, "amount": amounts(names, **lost)}


def _attacked(event: b.MonsterAttacked, _: Names) -> Facts:
    hits = MONSTER[event.monster].lines[event.line - 1].shape != "none"
    return {"kind": "food" if event.food else "plain" if not event.no_conquest else "both" if hits else "guard"}


_MORE: dict[type, Callable[[Any, Names], Facts]] = {
    e.RoundBegun: lambda event, names: {
        "when": names("season", SEASONS[SEASONS.index(event.season) + 1], "when") if event.next_event else NONE
    },
    e.OrderCarriedOut: _carried_out,
    e.RoomWorked: _produced,
    e.SpecialSettled: _settled,
    e.EvilChanged: lambda event, _: {"changed": event.before != event.after},
    b.CardTurned: lambda event, _: {
        "speed": "fast" if SPELL[event.card].fast else "slow",
        "fatigue": SPELL[event.card].fatigue,
    },
    b.TrapUsed: lambda event, names: {
        "cost": NONE if is_free(event.cost, event.imps) else price(names, event.cost, event.imps)
    },
    b.Hit: _hit,
    b.SpellDone: _spell_done,
    b.MonsterAttacked: _attacked,
}
"""What the words of an event need beyond its own fields."""
