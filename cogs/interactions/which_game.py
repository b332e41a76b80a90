"""Which game somebody means who typed one: its id, its name in either language, or how only one of them begins."""

import logging
from collections.abc import Iterable, Iterator

from cogs.interactions import which_match
from cogs.interactions.commands import Named, autocomplete
from cogs.interactions.request import Request
from cogs.messages.channels import is_bot_here
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from play.context import StorageFault
from play.match.finder import MatchCard
from render.pages.help import Offered
from render.phrases import game_name
from text import LANGUAGES, Words, words
from text.aliases import folded

_log = logging.getLogger(__name__)


@autocomplete
async def suggest_games(request: Request, current: str) -> Named:
    """Name the games."""
    return [(game, game_name(game, request.words)) for game in registry.game_ids()]


def offered() -> tuple[Offered, ...]:
    """Return the games that can be played, as pages offer them."""
    games = [registry.find(game) for game in registry.game_ids()]
    return tuple(Offered(game.id, game.seat_counts, game.decks is not None) for game in games)


def meant(typed: str) -> tuple[GameId, ...]:
    """Return the games that `typed` may mean: the one called so, else all whose name begins so."""
    wanted = folded(typed)
    called = {game: tuple(_names(game)) for game in registry.game_ids()}
    exact = tuple(game for game, names in called.items() if wanted in names)
    if exact or not wanted:
        return exact
    return tuple(game for game, names in called.items() if any(name.startswith(wanted) for name in names))


def choose(typed: str | None, said: Words) -> GameId:
    """Return the game that is meant; where there is but one game, it need not be named.

    Raises:
        Refusal: `no_such_game` (`word`, `games`: names), `which_game` (`games`: those it may be).
    """
    found = registry.game_ids() if typed is None else meant(typed)
    if len(found) == 1:
        return found[0]
    if typed is None or found:
        raise Refusal("which_game", games=_named(found, said))
    raise Refusal("no_such_game", word=typed, games=_named(registry.game_ids(), said))


def choose_by_options(options: Iterable[str], said: Words) -> GameId:
    """Return the only game that has all these options, where nobody names one.

    Raises:
        Refusal: `which_game` (`games`) if none or several have them.
    """
    wanted = set(options)
    found = [game for game in registry.game_ids() if wanted <= {option.id for option in registry.find(game).options}]
    return found[0] if len(found) == 1 else choose(None, said)


async def played_here(request: Request) -> MatchCard | None:
    """Return the match that is meant where nobody names one, if there is one.

    Where the bot itself is not none is: what is answered there tells nothing of what is played elsewhere.
    """
    if not is_bot_here(request.interaction):
        return None
    try:
        match = await which_match.choose(request, None, which_match.EVERY)
    except Refusal:
        return None
    return await request.services.finder.card(match)


async def at_hand(request: Request) -> tuple[Request, MatchCard | None]:
    """Return the request in the person's language, with the match that is meant where nobody names one.

    While the database is out of reach: in the language of their Discord, with none. What is the same for all matches
    can be suggested even then.
    """
    try:
        request = await request.with_settings()
        return request, await played_here(request)
    except StorageFault:
        _log.warning("suggestions without the person's settings: the database is out of reach")
        return request, None


def _names(game: GameId) -> Iterator[str]:
    yield folded(game)
    yield folded(game.replace("_", " "))
    yield from (folded(game_name(game, words(language))) for language in LANGUAGES)


def _named(games: tuple[GameId, ...], said: Words) -> tuple[str, ...]:
    return tuple(game_name(game, said) for game in games)
