"""Playing against computers at once: `/match now`, and the buttons that do so."""

from discord import app_commands
from msgspec.structs import replace

from cogs.interactions import which_game
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_game import suggest_games
from cogs.match import GROUP
from cogs.match.beginning import begun
from cogs.match.gathering import Choosable
from cogs.match.opening import Wish, ask_which, only_game, opened
from games import registry
from games.kernel.game import AnyGame
from play.rules.orders import called, to_choose
from render import verbs
from render.pages.against import Against, against_page, computer_counts


@pressed(verbs.PLAY_NOW)
@needs(None)
async def play_now(request: Request) -> Answer:
    """Ask how well computers play, and how many, or begin as it is chosen, or ask which game.

    Raises:
        Refusal: `unknown_game` (`word`), `unknown_level` (`word`), and what `opened` refuses.
    """
    chosen = Against.read(request.arg or only_game() or "")
    if not chosen.game:
        return ask_which(request, verbs.PLAY_NOW)
    game = registry.find(chosen.game)
    last = await request.services.finder.last_computers(request.user_id, game.id)
    counts = computer_counts(game)
    wanted = (chosen.computers, len(last), *counts)
    computers = next(count for count in wanted if count in counts)
    levels = to_choose(game, computers + 1)
    if len(levels) > 1 and not chosen.level:
        return Answer(against_page(game, levels, computers, last[0] if last else "", request.words))
    return await _begun(request, game, [called(game, chosen.level, computers + 1)] * computers)


async def _begun(request: Request, game: AnyGame, levels: list[str]) -> Answer:
    """Open a table with computers of these levels, begin, and show what the person may choose."""
    # Nobody waits for a person who plays alone.
    wish = Wish(game.id, seats=len(levels) + 1, pace="none", language=request.words.language)
    match, at = await opened(request, wish)
    for level in levels:
        await request.services.lobby.add_computer(match.match, request.user_id, level=level)
    return await begun(request, match.match, at.channel_id)


@command(GROUP, name="now", autocomplete={"game": suggest_games})
@needs(None)
async def play_now_as_typed(
    request: Request,
    game: str | None = None,
    level: Choosable | None = None,
    computers: app_commands.Range[int, 1, 3] | None = None,
) -> Answer:
    """Play against computers at once."""
    named = which_game.choose(game, request.words) if game else ""
    arg = Against(named, computers, level or "").written()
    return await play_now(replace(request, reference=replace(request.reference, arg=arg)))
