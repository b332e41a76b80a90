"""`/lords ...`: the decisions of Dungeon Lords, one command for each, with cost and effect in the suggestions.

A command that does not fit what is asked says so and shows what is asked instead. What is typed is read as notation;
its first word may be left out where the command says it. `/lords orders` opens the page of the three orders with those
picked that are given.
"""

from collections.abc import Collection
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.client import Client
from cogs.dispatch import commanded
from cogs.handlers import deciding, looking
from cogs.requests.request import Request
from cogs.typed import which_match
from cogs.typed.autocomplete import Named, Suggest, suggesting
from cogs.typed.game_commands import LONGEST_ANSWER, asked_of, not_now, observation_of, propose, suggest_moves
from games.kernel.ids import GameId
from render.choice_parts import options_named
from render.dungeon_lords.choosing.order_parts import KIND, PLACES
from render.dungeon_lords.pages import POINTS, PRICES
from render.registry import pages_of

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
        observation = await observation_of(request, GAME, match)
        if asked_of(observation) not in fitting:
            await not_now(request, observation, f"lords-{name}")
        elif choice is None:
            await deciding.menu(request)
        else:
            await propose(request, observation, verb, choice)

    # By this name discord.py sees that it is a method and what its first parameter is.
    answer.__qualname__ = f"LordsCog.{name}"
    listing = app_commands.autocomplete(match=which_match.suggestions, choice=suggest_moves(GAME, kinds=fitting))
    return app_commands.command(name=name)(listing(commanded(answer)))


def _cards(option: str) -> Suggest:
    """Make an autocomplete callback: what the part called `option` can be, without the cards named for other parts."""
    place = PLACES.index(option)

    @suggesting
    async def suggest(request: Request, current: str) -> Named:
        typed = request.interaction.namespace
        observation = await observation_of(request, GAME, typed.match)
        if asked_of(observation) != KIND:
            return ()
        own = PLACES[:-1]
        taken = [getattr(typed, each, "") for each in own if each != option] if option in own else []
        menu = pages_of(GAME).menu(observation, request.words)
        return [pair for pair in options_named(menu, place) if pair[0] not in taken]

    return suggest


class LordsCog(commands.GroupCog, group_name="lords"):
    """The group `/lords`."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self.bot = bot

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions, **{place: _cards(place) for place in PLACES})
    @commanded
    async def orders(
        self,
        request: Request,
        *,
        first: Typed | None = None,
        second: Typed | None = None,
        third: Typed | None = None,
        other: Typed | None = None,
        match: str | None = None,
    ) -> None:
        """Choose three orders on one page."""
        observation = await observation_of(request, GAME, match)
        given = [each for each in (first, second, third, other) if each]
        if asked_of(observation) != KIND:
            await not_now(request, observation, "lords-orders")
        elif len(given) < len(pages_of(GAME).menu(observation, request.words).parts):
            await deciding.named_parts(request, observation, (first, second, third, other))
        else:
            # Whole orders are read by the rules, which say what is wrong with them.
            await propose(request, observation, "orders", " ".join(given))

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
        observation = await observation_of(request, GAME, match)
        await looking.show_extra(request, observation, PRICES)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def points(self, request: Request, match: str | None = None) -> None:
        """Show what the match would bring if it ended now."""
        observation = await observation_of(request, GAME, match)
        await looking.show_extra(request, observation, POINTS)
