"""The one door to every computer player: bytes of a view go in, a move comes out.

Who decides gets what the person on that seat would see, as bytes, and nothing else of the match: so it cannot cheat.
The same question with the same chance has the same answer, on every machine: so everybody can check it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic

import msgspec

from games.ai import levels
from games.ai.advice import Advice
from games.ai.question import Asked, Judged, Question
from games.ai.quick import QuickChance
from games.ai.reasons import Reason, reasons
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame, M, S

_SEEDS = 1 << 53


class Player(ABC):
    """A way to decide."""

    @abstractmethod
    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return moves with their estimates: first the one that is made, then others, the best first."""


class PlayedOn(msgspec.Struct, frozen=True):
    """How a move is compared with a better one: in so many `worlds`, played on by `player`.

    `by_all`: for all seats, until the advice says that it is quiet; else to the end of the own turn.
    """

    player: Player
    worlds: int
    by_all: bool = False


class Opponents(msgspec.Struct, Generic[S, M], frozen=True):
    """The computer players of a game. `version` goes up whenever one of them would move in another way.

    `players`: by the name of their level. `unproven`: those of which nobody has shown that they play better than the
    level below; they are not offered. `unproven_at`: at which numbers of seats that is so of a level that is offered at
    others. `characters`: by how many per cent each likes a term more or less. `played_on`: how moves are compared after
    the match; None: by what the best level thinks of them.
    """

    advice: Advice[S, M]
    version: int
    players: Mapping[str, Player]
    characters: Mapping[str, Mapping[str, int]] = {}
    unproven: Mapping[str, Player] = {}
    unproven_at: Mapping[str, tuple[int, ...]] = {}
    played_on: PlayedOn | None = None

    def for_trials(self) -> "Opponents[S, M]":
        """Return them with the unproven ones among the players, as the arena tries them out."""
        every = {**self.players, **self.unproven}
        return msgspec.structs.replace(self, players=every, unproven={}, unproven_at={})

    def offered(self, *seats: int) -> tuple[levels.Level, ...]:
        """Return the levels of this version, the weakest first, without characters.

        `seats`: only those that are offered at one of these numbers of seats; none named: at any.
        """
        names = [name for name in levels.NAMES if name in self.players]
        if seats:
            names = [name for name in names if not set(seats) <= set(self.unproven_at.get(name, ()))]
        return tuple(levels.Level(name, self.version) for name in names)

    def offers(self, level: levels.Level) -> bool:
        """Return whether that very level can be played, at whatever number of seats: matches go on, and are checked."""
        is_known = not level.character or level.character in self.characters
        return level.version == self.version and level.name in self.players and is_known

    def tilt(self, character: str) -> tuple[int, ...]:
        """Return the change of each term's weight for a character, in per cent."""
        changes = self.characters.get(character, {})
        return tuple(changes.get(term, 0) for term in self.advice.terms)


class Chosen(msgspec.Struct, Generic[M], frozen=True):
    """A move and why. `level`: as it is stored. `runner_up`: the next best, which is `behind` by so many thousandths
    of a match; 0 too where it is ahead, as a move that was drawn may be no better. `spent`: how many moves were judged.
    """

    move: M
    level: str
    runner_up: M | None = None
    behind: int = 0
    reasons: tuple[Reason, ...] = ()
    spent: int = 0


def offered(opponents: Opponents[Any, Any] | None, *seats: int) -> tuple[levels.Level, ...]:
    """Return every level of a game, the weakest first: `random`, and what its opponents offer (at `seats`)."""
    return (levels.Level(levels.RANDOM), *(opponents.offered(*seats) if opponents else ()))


def is_offered(opponents: Opponents[Any, Any] | None, level: levels.Level) -> bool:
    """Return whether that very level, version and character can be played."""
    return level.name == levels.RANDOM or (opponents is not None and opponents.offers(level))


def choose(
    game: AnyGame, opponents: Opponents[Any, Any] | None, asked: Asked, level: str, chance: Chance
) -> Chosen[Any]:
    """Return the move that a computer at `level` makes in place of the seat that is asked; `chance` is all it draws.

    Raises:
        Refusal: `unknown_level` (`word`): the game does not offer that level in that version.
        CorruptData: if what is asked holds no view of the game.
    """
    wanted = levels.read(level)
    if not is_offered(opponents, wanted):
        raise Refusal("unknown_level", word=level)
    if opponents is None or wanted.name == levels.RANDOM:
        return Chosen(drawn(game, asked, chance), level)
    quick = QuickChance(chance.below("think", _SEEDS))
    question = Question(game, opponents.advice, asked, quick, opponents.tilt(wanted.character))
    from_book = opponents.advice.opening(question.world(), asked.seat, asked.kind, quick)
    if from_book is not None:
        return Chosen(from_book, level)
    return _chosen(question, opponents.players[wanted.name].decide(question), level)


def drawn(game: AnyGame, asked: Asked, chance: Chance) -> Any:
    """Return one of the listed moves: each topic and each move about it is equally likely."""
    state = game.sample(codec.decode_view(game, asked.view), QuickChance(0))
    topics = game.topics(state, asked.seat)
    topic = chance.choice("topic", topics) if len(topics) > 1 else topics[0]
    return chance.choice("move", game.moves_about(state, asked.seat, topic))


def _chosen(question: Question[S, M], judged: tuple[Judged[S, M], ...], level: str) -> Chosen[M]:
    best, *others = judged
    if not others:
        return Chosen(best.move, level, spent=question.spent)
    behind = max(0, round(1000 * (best.estimate - others[0].estimate)))
    why = reasons(question, best, others[0])
    return Chosen(best.move, level, others[0].move, behind, why, question.spent)
