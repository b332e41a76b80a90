"""`/twister`: the decisions of Dungeon Twister, one command for each kind, with reachable squares in the suggestions.

`/twister team` and `/twister hide` open the page of that decision with those picked that are given.
"""

from cogs.slash_group import Command, Extra, Option, Parts, SlashGroup, next_words, parts
from games.kernel.ids import GameId
from render.dungeon_twister.pages import PIECES

_ROWS = ("row2", "row4", "row7", "row9")


def _act(name: str, *options: Option, verb: str = "", kind: str = "action") -> Command:
    """Declare a command for one kind of action, whose verb is its name unless it has one of its own."""
    return Command(name, frozenset((kind,)), verb or name, options)


def _next(name: str, lead: str = "") -> Option:
    return Option(name, next_words, lead)


WHO, TO, ROOM, CARD = _next("who"), _next("to"), _next("room"), _next("card")

GROUP = SlashGroup(
    "twister",
    GameId("dungeon_twister"),
    (
        Parts("team", frozenset(("team",)), "team", tuple(Option(row, parts) for row in _ROWS)),
        Parts("hide", frozenset(("hide",)), "hide", (Option("token", parts), Option("room", parts))),
        _act("card", CARD, kind="card"),
        _act("move", WHO, TO, _next("items")),
        _act("jump", WHO, _next("over"), TO),
        _act("walk", WHO, TO),
        _act("reveal", ROOM, _next("who", lead="by")),
        _act("put", _next("token"), TO, kind="put"),
        _act("rotate", WHO, ROOM, _next("way")),
        _act("fight", WHO, _next("target"), _next("card", lead="with")),
        _act("combat", CARD, kind="combat"),
        _act("open", WHO, TO),
        _act("close", WHO, TO),
        _act("break", WHO, TO),
        _act("heal", WHO, TO),
        _act("recover", verb="regen"),
        _act("drink", WHO),
        _act("fire", WHO, _next("side")),
        _act("end"),
        Extra(PIECES),
    ),
)
