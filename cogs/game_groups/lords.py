"""`/lords`: the decisions of Dungeon Lords, one command for each, with cost and effect in the suggestions.

`/lords orders` opens the page of the three orders with those picked that are given.
"""

from cogs.game_groups.slash_group import Command, Extra, Option, Parts, SlashGroup, choices, parts
from games.kernel.ids import GameId
from render.dungeon_lords.menu_parts import KIND, PLACES
from render.dungeon_lords.pages import POINTS, PRICES

EVENTS = (
    "pay_day", "taxes", "witch_hunt", "imp_carnival", "safety_inspection", "permit_fees", "town_fair",
)  # fmt: skip
PLANNING = ("battleground", "plan_traps", "plan")
BATTLE = ("trap_order", "trap_target", "word_of_peace", "suggestion", "spell_target", "attack", "prisoner")


def _answer(name: str, verb: str = "", *kinds: str) -> Command:
    """Declare a command that answers decisions of `kinds`, by default of its own name."""
    return Command(name, frozenset(kinds or (name,)), verb, (Option("choice", choices),))


GROUP = SlashGroup(
    "lords",
    GameId("dungeon_lords"),
    (
        Parts("orders", frozenset((KIND,)), "orders", tuple(Option(place, parts) for place in PLACES)),
        _answer("initial", "lock", "initial_orders"),
        _answer("fee"),
        _answer("food"),
        _answer("reputation", "spy"),
        _answer("dig", "dig"),
        _answer("mine", "mine"),
        _answer("imps"),
        _answer("traps", "give", "traps", "give_trap"),
        _answer("monster", "hire"),
        _answer("room", "build"),
        _answer("produce", "produce"),
        _answer("retrieve", "retrieve"),
        _answer("pay", "pay", *EVENTS),
        _answer("plan", "send", *PLANNING),
        _answer("battle", "", *BATTLE),
        _answer("attack", "attack"),
        Extra(PRICES),
        Extra(POINTS),
    ),
)
