"""Random legal play of whole matches, for tests, measurements and the command line. Pure: equal seeds, equal matches.

Which move is taken comes from a `random.Random` of the caller, so that the match's own Chance stays what it would be
with people at the table. Answers already given are changed now and then, as people do.
"""

import random  # noqa: TID251 - the players' rng; nothing in the rules draws from it
from collections.abc import Callable, Iterator, Mapping
from typing import Generic

import msgspec

from games.kernel.chance import Chance
from games.kernel.game import AnyGame, Decision, E, Game, M, S, Step, V
from games.kernel.ids import Seat

Pick = Callable[[tuple[M, ...]], M]
"""How one of the legal moves is chosen."""

FIRST_REVISION = 1
"""The start of a match, whose chance deals; the first move leads to the next revision."""

MOST_MOVES = 20_000
_CHANGES_OF_MIND = 0.1


class EndlessPlay(Exception):
    """A match that had no end within the number of moves allowed, or in which nobody was awaited."""


class Turn(msgspec.Struct, Generic[S, M, E], frozen=True, gc=False):
    """One move of a played match and what it led to; `decisions` is what was asked before it, `draws` counts chance."""

    seat: Seat
    move: M
    step: Step[S, E]
    decisions: tuple[Decision, ...]
    draws: int


class PlayedMatch(msgspec.Struct, Generic[S, M, E], frozen=True):
    """A whole match from its start to its end. `seed` is what every draw of chance derives from."""

    seats: int
    options: dict[str, str]
    seed: bytes
    start: Step[S, E]
    turns: tuple[Turn[S, M, E], ...]

    def state(self, moves: int) -> S:
        """Return the state after so many moves."""
        return self.turns[moves - 1].step.state if moves else self.start.state


def defaults(game: AnyGame) -> dict[str, str]:
    """Return the default value of every option of `game`."""
    return {option.id: option.default for option in game.options}


def play_out(
    game: Game[S, M, V, E],
    seats: int,
    seed: bytes,
    rng: random.Random,
    *,
    options: Mapping[str, str] | None = None,
    pick: Pick[M] | None = None,
    most_moves: int = MOST_MOVES,
) -> PlayedMatch[S, M, E]:
    """Return a match of `game` played at random from the start; `pick` chooses among the moves about one topic.

    Raises:
        EndlessPlay: if it does not end within `most_moves`.
    """
    chosen = {**defaults(game), **(options or {})}
    start = game.new_match(seats, chosen, Chance(seed, FIRST_REVISION))
    turns = tuple(random_turns(game, start.state, seed, rng, pick=pick, most_moves=most_moves))
    return PlayedMatch(seats, chosen, seed, start, turns)


def random_turns(
    game: Game[S, M, V, E],
    state: S,
    seed: bytes,
    rng: random.Random,
    *,
    revision: int = FIRST_REVISION,
    pick: Pick[M] | None = None,
    most_moves: int = MOST_MOVES,
) -> Iterator[Turn[S, M, E]]:
    """Play on at random from `state`, which is at `revision`, to the end.

    Raises:
        EndlessPlay: if that takes more than `most_moves`.
    """
    for number in range(revision + 1, revision + most_moves + 1):
        decisions = game.decisions(state)
        if not decisions:
            return
        seat = awaited_seat(decisions, rng)
        move = (pick or rng.choice)(_moves_about_any(game, state, seat, rng))
        chance = Chance(seed, number)
        step = game.apply(state, seat, move, chance)
        yield Turn(seat, move, step, decisions, chance.draws)
        state = step.state
    if game.decisions(state):
        raise EndlessPlay(f"{game.id} had not ended after {most_moves} moves")


def _moves_about_any(game: Game[S, M, V, E], state: S, seat: Seat, rng: random.Random) -> tuple[M, ...]:
    """Return the moves about one of the topics, each equally likely; those about the others are not made.

    Topics without a move are drawn too, and put aside: so each of the rest keeps an equal chance, and which these are
    need not be known.
    """
    topics = list(game.possible_topics(state, seat))
    while topics:
        topic = topics.pop(rng.randrange(len(topics)) if len(topics) > 1 else 0)
        moves = game.moves_about(state, seat, topic)
        if moves:
            return moves
    raise EndlessPlay(f"{game.id} asks seat {seat}, which has no move")


def awaited_seat(decisions: tuple[Decision, ...], rng: random.Random) -> Seat:
    """Return the seat that moves next: one that is awaited, or now and then one that changes a sealed answer.

    Raises:
        EndlessPlay: if nobody is awaited although something is asked.
    """
    awaited = [decision for decision in decisions if decision.owed]
    if not awaited:
        raise EndlessPlay("something is asked, but nobody is awaited")
    if len(awaited) < len(decisions) and rng.random() < _CHANGES_OF_MIND:
        awaited = [decision for decision in decisions if not decision.owed]
    return rng.choice(awaited).seat
