"""What the commands of one game share: its match, its moves while somebody types, and a typed move to be confirmed."""

from collections.abc import Collection

from cogs.handlers import deciding
from cogs.requests.request import Request
from cogs.typed import which_match
from cogs.typed.autocomplete import Named, Suggest, moves_named, suggesting
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.observation import Observation
from render.pages.help import command

LONGEST_ANSWER = 100


async def observation_of(request: Request, game: GameId, match: str | None) -> Observation:
    """Return what the person may know of the match that is meant.

    Raises:
        Refusal: `not_this_game`, and what `which_match.choose` refuses.
    """
    await which_match.choose(request, match, which_match.EVERY, game)
    observation = await request.observation()
    if observation.game != game:
        raise Refusal("not_this_game")
    return observation


def suggest_moves(game: GameId, verb: str = "", kinds: Collection[str] = ()) -> Suggest:
    """Make an autocomplete callback of the choices whose notation begins with `verb`, if one of `kinds` is asked."""

    @suggesting
    async def suggest(request: Request, current: str) -> Named:
        observation = await observation_of(request, game, request.interaction.namespace.match)
        return moves_named(observation, request, verb) if not kinds or asked_of(observation) in kinds else ()

    return suggest


def asked_of(observation: Observation) -> str:
    """Return the kind of decision that the person is asked, "" if none."""
    return next((each.kind for each in observation.decisions if each.seat == observation.observer), "")


async def not_now(request: Request, observation: Observation, path: str) -> None:
    """Say that the command `path` ("lords-dig") does not fit what is decided now, and show what is."""
    asked, said = asked_of(observation), request.words
    notice = ""
    if asked:
        what = said(f"{observation.game}-decision-{asked}")
        notice = said("not-now-asked", command=command(path, said), what=what)
    elif observation.status == "running" and observation.observer is not None:
        notice = said("not-now", command=command(path, said))
    await deciding.menu_below(request, notice)


async def propose(request: Request, observation: Observation, verb: str, typed: str) -> None:
    """Show the move that was typed, to be confirmed; a line that is no whole move begins with `verb`.

    Raises:
        Refusal: what `Matches.parse_line` refuses.
    """
    is_whole = typed.split()[:1] == [verb] or any(choice.notation == typed for choice in observation.choices)
    await deciding.typed_line(request, typed if is_whole else f"{verb} {typed}".strip())
