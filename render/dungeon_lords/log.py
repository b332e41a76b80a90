"""The log of Dungeon Lords: a line or two for each event, found by its tag (SPEC 2 to 6). Pure.

What is somebody's own is a line for himself, which follows the one for all or takes its place. Here is what is counted,
said for each lord, or worded otherwise than the event has it.
"""

from collections.abc import Callable, Iterator
from typing import Any

from games.dungeon_lords import battle_events as b
from games.dungeon_lords import events as e
from games.dungeon_lords.adventurers import ADVENTURER, ILLUSORY
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
        minion = event.minion
        more = {
            "player": names.player(minion.seat)
            if minion.seat is not None
            else colour(names, minion.colour, len(view.colours)),
            "square": square(names, minion.order, minion.square),
        }
    yield from names.sentences(f"dungeon_lords-log-{tag_of(event)}", event, **more)
    yield from _by_lord(event, names)


def _by_lord(event: e.Event, names: Names) -> Iterator[str]:
    """Yield the lines that an event has for each lord, colour or adventurer."""
    words = names.words
    match event:
        case e.MatchSetUp(colours=colours):
            for number, locked in enumerate(colours):
                said = colour(names, number, len(colours))
                yield words("dungeon_lords-log-set_up-colour", colour=said, orders=names.listed("order", locked))
        case e.LocksOpened(orders):
            for who, locked in zip(names.players, orders, strict=True):
                yield words("dungeon_lords-log-locks-one", player=who, orders=names.listed("order", locked))
        case e.ColoursDrawn():
            for number, drawn in enumerate(event.orders):
                said = colour(names, number, len(event.orders))
                yield words("dungeon_lords-log-colours-one", colour=said, orders=names.listed("order", drawn))
                own = (each for each in event.minions if each.colour == number)
                squares = words.listed(square(names, each.order, each.square) for each in own)
                yield words("dungeon_lords-log-colours-squares", squares=squares)
        case e.OrdersSealed(_, own) if own is not None and own.other:
            yield words("dungeon_lords-log-sealed-colour", order=names("order", own.other))
        case e.OrdersOpened(opened):
            for number, each in enumerate(opened):
                player = names.player(Seat(number))
                yield words("dungeon_lords-log-opened-one", player=player, orders=names.listed("order", each.own))
                if each.other:
                    said, third = colour(names, number, len(opened)), names("order", each.other)
                    yield words("dungeon_lords-log-opened-colour", colour=said, order=third)
        case _:
            yield from _arriving_and_ending(event, names)


def _arriving_and_ending(event: e.Event, names: Names) -> Iterator[str]:
    match event:
        case e.AdventurersArrived(adventurers, seats, evils):
            for adventurer, seat, evil in zip(adventurers, seats, evils, strict=True):
                player = NONE if seat is None else names.player(seat)
                name = names("adventurer", adventurer)
                yield names.words("dungeon_lords-log-arrived-one", adventurer=name, player=player, evil=evil)
        case e.MatchEnded(scores, places):
            for place, score in sorted(zip(places, scores, strict=True), key=lambda each: (each[0], each[1].seat)):
                yield score_line(score, place, names)
        case _:
            pass


def score_line(score: Score, place: int, names: Names) -> str:
    """Return place and points of a lord with all they are made of."""
    return names.words(
        "dungeon_lords-log-score",
        place=place,
        player=names.player(score.seat),
        points=score.total if score.total >= 0 else signed(score.total),
        parts=names.words.listed(score_parts(score, names)),
    )


def score_parts(score: Score, names: Names) -> Iterator[str]:
    """Yield each part of a score that is not nothing."""
    words = names.words
    parts = {
        "monsters": score.monster_points,
        "rooms": score.room_points,
        "prisoners": score.prisoner_points,
        "paladins": score.paladin_points,
        "conquered": score.conquered_points,
        "taxes": score.tax_points,
    }
    for part, points in parts.items():
        if points:
            yield words(f"dungeon_lords-score-{part}", points=signed(points))
    for each in score.scoring_rooms:
        yield words("dungeon_lords-score-room", room=names("room", each.room), points=signed(each.points))
    for share in score.titles:
        if share.points:
            yield words("dungeon_lords-score-title", title=names("title", share.title), points=signed(share.points))


def _round(event: e.RoundBegun, names: Names) -> Facts:
    if not event.next_event:
        return {}
    facts: Facts = {"when": names("season", SEASONS[SEASONS.index(event.season) + 1], "when")}
    if event.special:
        facts["text"] = names("special", event.special, "text")
    return facts


def _carried_out(event: e.OrderCarriedOut, names: Names) -> Facts:
    gains = {"gold": event.gold, "food": event.food, "imps": event.imps, "traps": event.traps}
    facts: Facts = {"square": square(names, event.order, event.square)}
    facts["gains"] = amounts(names, **gains) if any(gains.values()) else NONE
    if event.card is not None:
        facts["text"] = names("spell", event.card, "text")
    return facts


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
    parts = [names.words("dungeon_lords-settled-due", due=event.due)] if event.due else []
    for kind, counts in goods.items():
        if any(counts.values()):
            parts.append(names.words(f"dungeon_lords-settled-{kind}", amount=amounts(names, **counts)))
    return {"parts": names.words.listed(parts) or names.words("dungeon_lords-settled-nothing")}


def _unfulfilled(event: e.OrderUnfulfilled, names: Names) -> Facts:
    return {"order": square(names, event.order, event.square)} if event.square else {}


def _card(event: b.CardTurned, names: Names) -> Facts:
    spell = SPELL[event.card]
    text = names("spell", event.card, "text")
    return {"speed": "fast" if spell.fast else "slow", "fatigue": spell.fatigue, "text": text}


def _hit(event: b.Hit, names: Names) -> Facts:
    if event.source in {"fatigue", "poison"}:
        return {"by": names("source", event.source)}
    return {"by": names("trap" if event.by in TRAP else "monster", event.by)}


def _spell_done(event: b.SpellDone, names: Names) -> Facts:
    lost = {"gold": event.gold, "food": event.food, "imps": event.imps}
    facts: Facts = {"effect": "none" if event.spell in IDLE else "done"}
    if event.target:
        facts["target"] = names("adventurer" if event.target in ADVENTURER else "monster", event.target)
        facts["effect"] = "target"
    elif any(lost.values()):
        facts |= {"amount": amounts(names, **lost), "effect": "loss"}
    return facts | {"amount": amounts(names, **lost)}


def _attacked(event: b.MonsterAttacked, names: Names) -> Facts:
    hits = MONSTER[event.monster].lines[event.line - 1].shape != "none"
    kind = "food" if event.food else "plain" if not event.no_conquest else "both" if hits else "guard"
    return {"kind": kind}


_MORE: dict[type, Callable[[Any, Names], Facts]] = {
    e.RoundBegun: _round,
    e.OrderUnfulfilled: _unfulfilled,
    e.OrderCarriedOut: _carried_out,
    e.MonsterHired: lambda event, names: {
        "monster": names("monster", event.monster, "accusative"),
        "fed": names("monster", event.fed, "accusative") if event.fed else NONE,
        "cost": price(names, event.cost),
    },
    e.RoomBuilt: lambda event, names: {"room": names("room", event.room, "accusative")},
    e.TrapGiven: lambda event, names: {"reason": event.reason},
    e.RoomWorked: _produced,
    e.MonsterPaid: lambda event, names: {"cost": NONE if is_free(event.cost) else price(names, event.cost)},
    e.EventBegun: lambda event, names: {"text": names("special", event.special, "text") if event.special else ""},
    e.SpecialSettled: _settled,
    e.EvilChanged: lambda event, names: {"changed": event.before != event.after},
    e.RoundEnded: lambda event, names: {"season": event.season},
    b.CardTurned: _card,
    b.NoBattleFought: lambda event, names: {"why": event.why},
    b.TrapUsed: lambda event, names: {
        "cost": NONE if is_free(event.cost, event.imps) else price(names, event.cost, event.imps)
    },
    b.Hit: _hit,
    b.Eliminated: lambda event, names: {"vanishes": event.adventurer == ILLUSORY},
    b.SpellDone: _spell_done,
    b.MonsterAttacked: _attacked,
}
"""What the words of an event need beyond its own fields."""
