"""`/lords ...`: the decisions of Dungeon Lords, one command for each, with cost and effect in the suggestions.

A command that does not fit what is asked shows what is asked instead. What is typed is read as notation; its first word
may be left out where the command says it.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from cogs import which_match
from cogs.answers import deciding
from cogs.game_commands import LONGEST_ANSWER, asked_of, propose, sight_of, suggest_moves
from cogs.reception import commanded
from cogs.request import Request
from cogs.suggestions import Named, Suggest, suggesting
from games.kernel.ids import GameId
from render.dungeon_lords.menu import colour_orders_named, orders_named
from render.dungeon_lords.pages import POINTS, PRICES
from render.pages.more import extra_page

if TYPE_CHECKING:
    from bot import SealedOrders

GAME = GameId("dungeon_lords")
Typed = app_commands.Range[str, 1, LONGEST_ANSWER]
EVENTS = (
    "pay_day", "taxes", "witch_hunt", "imp_carnival", "safety_inspection", "permit_fees", "town_fair",
)  # fmt: skip
PLANNING = ("battleground", "plan_traps", "plan")
BATTLE = ("trap_order", "trap_target", "word_of_peace", "suggestion", "spell_target", "attack", "prisoner")


def _answering(name: str, verb: str = "", kinds: Collection[str] = ()) -> Any:
    """Make the command that answers decisions of `kinds` (by default the one of its own name)."""
    fitting = kinds or (name,)

    async def answer(self: "LordsCog", request: Request, choice: Typed | None = None, match: str | None = None) -> None:
        """Answer what is asked."""
        sight = await sight_of(request, GAME, match)
        if choice is None or asked_of(sight) not in fitting:
            await deciding.menu(request)
        else:
            await propose(request, sight, verb, choice)

    # By this name discord.py sees that it is a method and what its first parameter is.
    answer.__qualname__ = f"LordsCog.{name}"
    listing = app_commands.autocomplete(match=which_match.suggestions, choice=suggest_moves(GAME, kinds=fitting))
    return app_commands.command(name=name)(listing(commanded(answer)))


def _cards(*earlier: str) -> Suggest:
    """Make an autocomplete callback: the order cards in hand without those in the options `earlier`."""

    @suggesting
    async def suggest(request: Request, current: str) -> Named:
        typed = request.interaction.namespace
        sight = await sight_of(request, GAME, typed.match)
        taken = [getattr(typed, option, "") for option in earlier]
        return [pair for pair in orders_named(sight, request.words) if pair[0] not in taken]

    return suggest


@suggesting
async def _colour_cards(request: Request, current: str) -> Named:
    sight = await sight_of(request, GAME, request.interaction.namespace.match)
    return colour_orders_named(sight, request.words)


class LordsCog(commands.GroupCog, group_name="lords"):
    """The group `/lords`."""

    def __init__(self, bot: "SealedOrders") -> None:
        """Keep the bot."""
        self.bot = bot

    @app_commands.command()
    @app_commands.autocomplete(
        match=which_match.suggestions,
        first=_cards(),
        second=_cards("first"),
        third=_cards("first", "second"),
        other=_colour_cards,
    )
    @commanded
    async def orders(
        self,
        request: Request,
        *,
        first: Typed,
        second: Typed,
        third: Typed,
        other: Typed | None = None,
        match: str | None = None,
    ) -> None:
        """Seal three orders."""
        sight = await sight_of(request, GAME, match)
        if asked_of(sight) != "orders":
            await deciding.menu(request)
            return
        await propose(request, sight, "orders", " ".join((first, second, third, other or "")).strip())

    initial = _answering("initial", "lock", ("initial_orders",))
    fee = _answering("fee")
    food = _answering("food")
    reputation = _answering("reputation", "spy")
    dig = _answering("dig", "dig")
    mine = _answering("mine", "mine")
    imps = _answering("imps")
    traps = _answering("traps", "give", ("traps", "give_trap"))
    monster = _answering("monster", "hire")
    room = _answering("room", "build")
    produce = _answering("produce", "produce")
    retrieve = _answering("retrieve", "retrieve")
    pay = _answering("pay", "pay", EVENTS)
    plan = _answering("plan", "send", PLANNING)
    battle = _answering("battle", "", BATTLE)
    attack = _answering("attack", "attack")

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def prices(self, request: Request, match: str | None = None) -> None:
        """Show what each square would cost now."""
        sight = await sight_of(request, GAME, match)
        await request.show_match(sight, extra_page(sight, PRICES, request.words))

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def points(self, request: Request, match: str | None = None) -> None:
        """Show what the match would bring if it ended now."""
        sight = await sight_of(request, GAME, match)
        await request.show_match(sight, extra_page(sight, POINTS, request.words))
