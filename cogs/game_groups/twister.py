"""`/twister`: the decisions of Dungeon Twister, one command for each kind, with reachable squares in the suggestions.

`/twister team` and `/twister hide` open the page of that decision with those picked that are given; `/twister place` is
another name of the latter. `/twister use` lists all that characters and objects can do now, however it is called.
"""

from cogs.game_groups.slash_group import Command, Extra, Option, Parts, SlashGroup, Typing, next_words, parts
from cogs.interactions.commands import Named
from cogs.turns import deciding
from games.kernel.ids import GameId
from render.dungeon_twister.pages import PIECES

_ROWS = ("row2", "row4", "row7", "row9")
_POWERS = ("drink", "fire", "open", "close", "break", "heal", "regen", "walk")


def _act(name: str, *options: Option, verb: str = "", kind: str = "action") -> Command:
    """Declare a command for one kind of action, whose verb is its name unless it has one of its own."""
    return Command(name, frozenset((kind,)), verb or name, options)


def _next(name: str, lead: str = "") -> Option:
    return Option(name, next_words, lead)


def powers(typing: Typing) -> Named:
    """List what characters and objects can do other than to move and to fight, each as a whole line."""
    listed = deciding.moves_named(typing.matches, typing.words)
    return [(notation, named) for notation, named in listed if notation.split()[0] in _POWERS]


def _hide(name: str) -> Command:
    return Parts(name, frozenset(("hide",)), "hide", (Option("token", parts), Option("room", parts)))


WHO, TO, ROOM, CARD = _next("who"), _next("to"), _next("room"), _next("card")

GROUP = SlashGroup(
    "twister",
    GameId("dungeon_twister"),
    (
        Parts("team", frozenset(("team",)), "team", tuple(Option(row, parts) for row in _ROWS)),
        _hide("hide"),
        _hide("place"),
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
        Command("use", frozenset(("action",)), "", (Option("power", powers),)),
        _act("end"),
        Extra(PIECES),
    ),
)
