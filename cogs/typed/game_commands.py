"""What the commands of one game share: its match, its moves while somebody types, and a typed move to be confirmed."""

from collections.abc import Collection

from cogs.answers import deciding
from cogs.requests.request import Request
from cogs.typed import which_match
from cogs.typed.suggestions import Named, Suggest, moves_named, suggesting
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.sight import Sight
from render.pages.help import command

LONGEST_ANSWER = 100


async def sight_of(request: Request, game: GameId, match: str | None) -> Sight:
    """Return what the person may know of the match that is meant.

    Raises:
        Refusal: `not_this_game`, and what `which_match.choose` refuses.
    """
    await which_match.choose(request, match, which_match.EVERY, game)
    sight = await request.sight()
    if sight.game != game:
        raise Refusal("not_this_game")
    return sight


def suggest_moves(game: GameId, verb: str = "", kinds: Collection[str] = ()) -> Suggest:
    """Make an autocomplete callback of the choices whose notation begins with `verb`, if one of `kinds` is asked."""

    @suggesting
    async def suggest(request: Request, current: str) -> Named:
        sight = await sight_of(request, game, request.interaction.namespace.match)
        return moves_named(sight, request, verb) if not kinds or asked_of(sight) in kinds else ()

    return suggest


def asked_of(sight: Sight) -> str:
    """Return the kind of decision that the person is asked, "" if none."""
    return next((each.kind for each in sight.decisions if each.seat == sight.observer), "")


async def not_now(request: Request, sight: Sight, path: str) -> None:
    """Say that the command `path` ("lords-dig") does not fit what is decided now, and show what is."""
    asked, said = asked_of(sight), request.words
    notice = ""
    if asked:
        what = said(f"{sight.game}-decision-{asked}")
        notice = said("not-now-asked", command=command(path, said), what=what)
    elif sight.status == "running" and sight.observer is not None:
        notice = said("not-now", command=command(path, said))
    await deciding.menu_below(request, notice)


async def propose(request: Request, sight: Sight, verb: str, typed: str) -> None:
    """Show the move that was typed, to be confirmed; a line that is no whole move begins with `verb`.

    Raises:
        Refusal: what `Matches.parse_line` refuses.
    """
    is_whole = typed.split()[:1] == [verb] or any(choice.notation == typed for choice in sight.choices)
    await deciding.typed_line(request, typed if is_whole else f"{verb} {typed}".strip())
