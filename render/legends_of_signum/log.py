"""What happened, in sentences: the lines of events, with what they need beyond their own fields. Pure."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from games.kernel.ids import Seat
from games.legends_of_signum import events as e
from games.legends_of_signum import looks
from games.legends_of_signum.view import View
from games.legends_of_signum.vocabulary import Face
from render.legends_of_signum.abilities import prosperity, text_of
from render.legends_of_signum.names import GAME, cards, face_name, source, spot
from render.naming import Facts, Names, tag_of
from render.phrases import capital

_FACES: Final[tuple[Face, ...]] = ("axe", "shield", "bullseye")
INCOME: Final = "income"


def lines(event: e.Event, names: Names, view: View | None = None) -> Iterator[str]:
    """Yield the lines of one event; what income brings is said in the line of the income.

    With the `view` after the end it is said how much prosperity has won.
    """
    if isinstance(event, e.Gained) and event.source == INCOME:
        return
    more = _MORE[type(event)](event, names) if type(event) in _MORE else {}
    if isinstance(event, e.MatchEnded):
        players = () if view is None else view.table.players
        more = {**more, "total": sum(players[seat].prosperity for seat in event.winners if players)}
    yield from names.sentences(f"{GAME}-log-{tag_of(event)}", event, **more)
    yield from _further(event, names)


def rolled(dice: e.Dice, names: Names) -> str:
    """Return dice as faces, with their numbers where there are several: "axe ×2, shield"."""
    counts = ((face_name(names, face).lower(), dice.count(face)) for face in _FACES if face in dice)
    said = (f"{name} ×{count}" if count > 1 else name for name, count in counts)
    return names.words.listed(said) or "–"


def hit(names: Names, hits: int, blocks: int = 0) -> str:
    """Return hits and how many of them are blocked: "3 hits, 1 blocked"."""
    return names.words(f"{GAME}-log-hits", hits=hits, blocked=min(hits, blocks), left=max(0, hits - blocks))


def _further(event: e.Event, names: Names) -> Iterator[str]:
    """Yield the lines that an event has only sometimes."""
    words = names.words
    match event:
        case e.Clashed():
            attacked = _with_parry(event.attack, event.attack_parry, names)
            defended = _with_parry(event.defence, event.defence_parry, names)
            yield words(f"{GAME}-log-clash-dice", attacked=attacked, defended=defended)
        case e.MissileSent(defence=defence) if defence:
            yield words(f"{GAME}-log-missile-defence", cover=event.cover, defended=rolled(defence, names))
        case e.Wounded():
            counts = {"armour": event.armour, "tactic": event.tactic, "ward": event.ward}
            parts = [words(f"{GAME}-log-prevented-{why}", count=count) for why, count in counts.items() if count]
            if parts:
                yield words(f"{GAME}-log-prevented", parts=words.listed(parts))


def _with_parry(dice: e.Dice, parry: e.Dice, names: Names) -> str:
    said = rolled(dice, names)
    return names.words(f"{GAME}-log-parry", rolled=said, parry=rolled(parry, names)) if parry else said


def _paid(event: e.Paid, names: Names) -> Facts:
    return {
        "buildings": cards(names, event.buildings) or "none",
        "prosperity": prosperity(names, event.coins) if event.coins else "none",
    }


def _counted(event: e.HitsCounted, names: Names) -> Facts:
    return {
        "attack": capital(hit(names, event.hits, event.blocks)),
        "answer": hit(names, event.back, event.back_blocks),
        "harmless": event.hits <= event.blocks and event.back <= event.back_blocks,
    }


def _missile(event: e.MissileSent, names: Names) -> Facts:
    hits, blocks = looks.shot_hits(event.dice), event.defence.count("shield")
    return {
        "kind": event.kind,
        "rolled": rolled(event.dice, names),
        "hits": hit(names, hits, blocks),
        "harmless": hits <= blocks,
    }


def _backstab(event: e.Backstabbed, names: Names) -> Facts:
    hits = looks.backstab_wounds(event.dice)
    return {"rolled": rolled(event.dice, names), "hits": hit(names, hits), "harmless": not hits}


def _mulligan(event: e.HandChanged, names: Names) -> Facts:
    if event.cards is None:
        return {"cards": "unknown", "aside": ""}
    return {"cards": cards(names, event.cards) or "none", "aside": cards(names, event.aside or ())}


def _by_seat(names: Names, values: Iterable[str], seats: Iterable[Seat] | None = None) -> str:
    return names.by_seat(tuple(values), seats)


_MORE: Final[dict[type, Callable[[Any, Names], Facts]]] = {
    e.OpeningRolled: lambda event, names: {"rolls": _by_seat(names, map(str, event.dice), event.seats)},
    e.Drawn: lambda event, names: {"cards": cards(names, event.cards) if event.cards else "none"},
    e.HandChanged: _mulligan,
    e.StartsShown: lambda event, names: {"starts": _by_seat(names, (cards(names, each) for each in event.buildings))},
    e.HeroPlaced: lambda event, _: {"at": spot(event.at)},
    e.Deployed: lambda event, _: {"at": spot(event.at)},
    e.TerrainPlaced: lambda event, _: {"at": spot(event.at)},
    e.Pushed: lambda event, _: {"at": spot(event.at)},
    e.Moved: lambda event, _: {"to": spot(event.path[-1])},
    e.Income: lambda event, names: {"total": prosperity(names, event.markets + event.buildings + event.tribute)},
    e.Gained: lambda event, _: {"change": f"+{event.amount}" if event.amount > 0 else f"\u2212{-event.amount}"},
    e.Discarded: lambda event, names: {"source": source(names, event.source) if event.source else "none"},
    e.Cancelled: lambda event, names: {"source": source(names, event.source)},
    e.Paid: _paid,
    e.Backstabbed: _backstab,
    e.HitsCounted: _counted,
    e.MissileSent: _missile,
    e.Marked: lambda event, names: {"mark": event.mark},
    e.Hexed: lambda event, names: {"rolled": rolled(event.dice, names)},
    e.Explored: lambda event, names: {
        "rolled": names.words.listed(map(str, event.dice)), "found": names.words(f"{GAME}-find-{event.find}"),
    },
    e.TacticFired: lambda event, names: {"text": text_of(names, event.card)},
    e.MatchEnded: lambda event, _: {"reason": event.reason, "count": len(event.winners)},
}  # fmt: skip
"""What the words of an event need beyond its own fields."""
