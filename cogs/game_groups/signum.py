"""`/signum`: the decisions of Legends of Signum, a command for what a player wants to do, in the order of a turn.

What every turn has is a command of its own; rarer ones are in `/signum card`, `/signum skill` and `/signum orders`.

Suggestions show what closes, how far the way is, who would strike in the back, and the dice. A place can be typed as
well: `23.5 41`, `F7` or `contact B3`. What a price closes is chosen as usual where it is left out.
"""

from cogs.game_groups.slash_group import Below, Command, Option, SlashGroup, choices, moves, next_words
from games.kernel.ids import GameId

SETUP = frozenset(("hero", "first", "mulligan", "start", "place"))
CONSTRUCTION = frozenset(("construction",))
ACTIVATION = frozenset(("activation", "follow_up", "control"))


def _next(name: str, lead: str = "") -> Option:
    return Option(name, next_words, lead)


WHO, TARGET, CARD = _next("who"), _next("target"), _next("card")
TO, AT, PAY = _next("to", lead="to"), _next("at", lead="at"), _next("pay", lead="pay")


def _act(name: str, *options: Option, verb: str = "") -> Command:
    """Declare a command of the activation phase, whose verb is its name unless it has one of its own."""
    return Command(name, ACTIVATION, verb or name, options)


GROUP = SlashGroup(
    "signum",
    GameId("legends_of_signum"),
    (
        Command("setup", SETUP, options=(Option("choice", choices),)),
        Command("build", CONSTRUCTION, "build", (Option("choice", choices),)),
        Command("levy", CONSTRUCTION, "levy"),
        Command("study", CONSTRUCTION, "study"),
        _act("deploy", CARD, AT, PAY),
        _act("cast", CARD, _next("target", lead="on"), _next("take", lead="take"), PAY),
        Below(
            "card",
            (
                _act("relic", CARD, PAY, verb="wear"),
                _act("tactic", CARD, PAY, verb="lay"),
                _act("terrain", CARD, AT, PAY),
                Command("discard", frozenset(("discard",)), "discard", (CARD,)),
            ),
        ),
        _act("muster"),
        _act("power", TARGET),
        _act("move", WHO, TO),
        _act("run", WHO, TO),
        _act("fight", WHO, TARGET, _next("stance")),
        _act("shoot", WHO, TARGET),
        Below(
            "skill",
            (
                _act("throw", WHO, TARGET),
                _act("magic", WHO, TARGET),
                _act("heal", WHO, TARGET),
                _act("hex", WHO, TARGET),
            ),
        ),
        _act("explore", WHO),
        Below(
            "orders",
            (
                _act("stance", Option("choice", moves)),
                Command("tactic", ACTIVATION | {"orders"}, "order", (Option("choice", moves),)),
            ),
        ),
        _act("end"),
    ),
)
