"""What a computer is told when it is to answer, and its answer. Pure, and without anything that is stored of a match.

The view of one seat, as bytes, and a seed of its own are all that it gets: neither tells anything of what others hide.
The same order has the same answer everywhere, so everybody can repeat it after the match.
"""

import msgspec

from games import registry
from games.ai import levels, player
from games.ai.levels import Level
from games.ai.question import Asked
from games.ai.reasons import Reason
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.errors import Refusal
from games.kernel.ids import GameId, Seat
from play.rules.record import PlayedGame

BEST_BY_ITSELF = "normal"
"""How well computers play where nobody has chosen."""


class Order(msgspec.Struct, frozen=True):
    """Answer for `seat`. `view`: what it sees. `kind`: of its question. `level`: as it is stored.

    `seed` is derived for computers of this seat alone, and `revision` the one to which the answer leads: all that is
    drawn follows from the two.
    """

    game: GameId
    rules_version: int
    view: bytes
    seat: Seat
    kind: str
    level: str
    seed: bytes
    revision: int


class Answer(msgspec.Struct, frozen=True):
    """The move, as JSON, and the level that has found it.

    For hints: the next best one, if another was looked at, which is `behind` by so many thousandths of a match, and
    why.
    """

    move: bytes
    level: str
    runner_up: bytes | None = None
    behind: int = 0
    reasons: tuple[Reason, ...] = ()


def answer_to(order: Order) -> Answer:
    """Return the answer to an order.

    Raises:
        Refusal: `unknown_level` (`word`): the game does not offer that level in that version.
    """
    game = registry.find(order.game, order.rules_version)
    asked = Asked(order.view, order.seat, order.kind)
    chance = Chance(order.seed, order.revision)
    chosen = player.choose(game, registry.opponents_of(order.game), asked, order.level, chance)
    other = None if chosen.runner_up is None else codec.encode(chosen.runner_up)
    return Answer(codec.encode(chosen.move), chosen.level, other, chosen.behind, chosen.reasons)


def at_level(order: Order, level: str) -> Order:
    """Return the same order at another level."""
    return msgspec.structs.replace(order, level=level)


def is_level(text: str) -> bool:
    """Return whether a text is a level, of whatever version, that some game may offer."""
    try:
        levels.read(text)
    except Refusal:
        return False
    return True


def is_offered(game: PlayedGame, level: str) -> bool:
    """Return whether computers of a game play at that very level now; refuses what is no level: `unknown_level`."""
    return player.is_offered(registry.opponents_of(game.id), levels.read(level))


def offered(game: PlayedGame, *seats: int) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first; `seats`: those that are offered at one of these numbers."""
    return player.offered(registry.opponents_of(game.id), *seats)


def to_choose(game: PlayedGame, *seats: int) -> tuple[str, ...]:
    """Return the levels that a person chooses from, as stored, the weakest first: at random only if all play so.

    `seats`: as of `offered`.
    """
    every = tuple(str(level) for level in offered(game, *seats))
    return every[1:] or every


def called(game: PlayedGame, name: str, *seats: int) -> str:
    """Return the level of that name as it is now, with a character if it names one (`easy.bold`); the usual one for "".

    `seats`: as of `offered`.

    Raises:
        Refusal: `unknown_level` (`word`): the game has none of that name.
    """
    if not name:
        return usual_level(game, *seats)
    wanted, _, character = name.partition(".")
    for level in offered(game, *seats):
        found = msgspec.structs.replace(level, character=character)
        if level.name == wanted and is_offered(game, str(found)):
            return str(found)
    raise Refusal("unknown_level", word=name)


def characters(game: PlayedGame) -> tuple[str, ...]:
    """Return the characters that computers of a game can have."""
    opponents = registry.opponents_of(game.id)
    return () if opponents is None else tuple(opponents.characters)


def usual_level(game: PlayedGame, *seats: int) -> str:
    """Return the level where nobody has chosen: the best that is not above the usual one."""
    return _best_up_to(game, BEST_BY_ITSELF, *seats)


def renewed(game: PlayedGame, level: str, *seats: int) -> str:
    """Return how a level of an earlier match is called now: in its newest version, or the next lower one offered.

    `seats`: as of `offered`.
    """
    before = levels.read(level)
    best = levels.read(_best_up_to(game, before.name, *seats))
    if is_offered(game, level) and best.name == before.name:
        return level
    kept = msgspec.structs.replace(best, character=before.character)
    return str(kept) if best.name == before.name and is_offered(game, str(kept)) else str(best)


def lower(order: Order) -> str:
    """Return the level that answers where the one of `order` has failed; "" below `random`."""
    opponents = registry.opponents_of(order.game)
    names = levels.NAMES[: levels.NAMES.index(levels.read(order.level).name)]
    found = [level for level in player.offered(opponents) if level.name in names]
    return str(found[-1]) if found else ""


def is_lower(level: str, seats: str) -> bool:
    """Return whether `level` is lower than that of a seat, whatever their versions."""
    return levels.NAMES.index(levels.read(level).name) < levels.NAMES.index(levels.read(seats).name)


def can_answer_for(level: str, seats: str) -> bool:
    """Return whether `level` can have answered where the seat's is another: it is lower, or another version of it."""
    if not (is_level(level) and is_level(seats)):
        return False
    own, wanted = levels.read(level), levels.read(seats)
    if own.name == wanted.name:
        return own == wanted or own.version != wanted.version
    return is_lower(level, seats)


def _best_up_to(game: PlayedGame, name: str, *seats: int) -> str:
    names = levels.NAMES[: levels.NAMES.index(name) + 1]
    return str([level for level in offered(game, *seats) if level.name in names][-1])
