"""Which games there are. Rules of an older version stay playable as long as they are registered here."""

from typing import Any

from games.ai.player import Opponents
from games.dungeon_lords.advice import OPPONENTS as DUNGEON_LORDS
from games.dungeon_lords.counting import COUNTS as COUNTS_OF_DUNGEON_LORDS
from games.dungeon_lords.game import DungeonLords, FirstDungeonLords
from games.dungeon_twister.advice import OPPONENTS as DUNGEON_TWISTER
from games.dungeon_twister.counting import COUNTS as COUNTS_OF_DUNGEON_TWISTER
from games.dungeon_twister.game import DungeonTwister, FirstDungeonTwister, SecondDungeonTwister
from games.kernel.counting import Counts
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame
from games.kernel.ids import GameId
from games.legends_of_signum.advice import OPPONENTS as LEGENDS_OF_SIGNUM
from games.legends_of_signum.counting import COUNTS as COUNTS_OF_LEGENDS_OF_SIGNUM
from games.legends_of_signum.game import FirstLegendsOfSignum, LegendsOfSignum
from games.tetranomicon.advice import OPPONENTS as TETRANOMICON
from games.tetranomicon.counting import COUNTS as COUNTS_OF_TETRANOMICON
from games.tetranomicon.game import FirstTetranomicon, SecondTetranomicon, Tetranomicon

_games: dict[tuple[GameId, int], AnyGame] = {}
_opponents: dict[str, Opponents[Any, Any]] = {}
_counts: dict[str, Counts] = {
    "dungeon_lords": COUNTS_OF_DUNGEON_LORDS,
    "dungeon_twister": COUNTS_OF_DUNGEON_TWISTER,
    "legends_of_signum": COUNTS_OF_LEGENDS_OF_SIGNUM,
    "tetranomicon": COUNTS_OF_TETRANOMICON,
}


def register(game: AnyGame) -> None:
    """Make `game` known under its id and rules version; the same pair again replaces it."""
    _games[game.id, game.rules_version] = game


def find(game_id: str, rules_version: int | None = None) -> AnyGame:
    """Return the game `game_id`, in the given or else its newest version.

    Raises:
        Refusal: `unknown_game` (`word`), `unknown_rules` (`game`, `version`).
    """
    versions = {version: game for (known, version), game in _games.items() if known == game_id}
    if not versions:
        raise Refusal("unknown_game", word=game_id)
    wanted = max(versions) if rules_version is None else rules_version
    if wanted not in versions:
        raise Refusal("unknown_rules", game=game_id, version=wanted)
    return versions[wanted]


def is_known(game_id: str, rules_version: int) -> bool:
    """Return whether the rules of a game are known in that version."""
    return (game_id, rules_version) in _games


def advise(game_id: str, opponents: Opponents[Any, Any]) -> None:
    """Make the computer players of a game known, in place of those of before."""
    _opponents[game_id] = opponents


def opponents_of(game_id: str) -> Opponents[Any, Any] | None:
    """Return the computer players of a game, the same for every version of its rules; None: it is played at random."""
    return _opponents.get(game_id)


def counts_of(game_id: str) -> Counts:
    """Return what is counted in matches of a game; refuses `not_counted` (`game`)."""
    if game_id not in _counts:
        raise Refusal("not_counted", game=game_id)
    return _counts[game_id]


def game_ids() -> tuple[GameId, ...]:
    """Return the ids of all games, in order of registration."""
    return tuple(dict.fromkeys(game_id for game_id, _ in _games))


register(FirstTetranomicon())
register(SecondTetranomicon())
register(Tetranomicon())
register(FirstDungeonLords())
register(DungeonLords())
register(FirstDungeonTwister())
register(SecondDungeonTwister())
register(DungeonTwister())
register(FirstLegendsOfSignum())
register(LegendsOfSignum())

advise("dungeon_lords", DUNGEON_LORDS)
advise("dungeon_twister", DUNGEON_TWISTER)
advise("legends_of_signum", LEGENDS_OF_SIGNUM)
advise("tetranomicon", TETRANOMICON)
