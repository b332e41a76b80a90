"""`/pearls`: the moves of Pearls, one command for each kind."""

from cogs.game_groups.slash_group import Command, Option, SlashGroup, next_words
from games.kernel.ids import GameId

GROUP = SlashGroup(
    "pearls",
    GameId("pearls"),
    (
        Command("dive", frozenset(("dive",)), "dive", (Option("cell", next_words),)),
        Command("push", frozenset(("push",)), "push", (Option("cell", next_words), Option("to", next_words))),
        Command("rest", frozenset(("push",)), "rest"),
    ),
)
