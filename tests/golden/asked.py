"""The decisions of the golden matches."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pytest

from games import registry
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.kernel.observation import Observation
from tests.contract.moments import Moment
from tests.contract.observations import observation_of
from tests.golden.files import golden_path
from tests.golden.playthrough import lines_of, replayed
from tests.sampling import HUNTING

CASES = [
    pytest.param(registry.find(game_id), seats, id=f"{game_id}-{seats}")
    for game_id in registry.game_ids()
    for seats in registry.find(game_id).seat_counts
]

MOST = 20
"""As many decisions of one kind are looked at without `make hunt`; a long match asks hundreds of times for one."""


class Asked(NamedTuple):
    """A decision of a golden match, and what its seat knows."""

    moment: Moment
    seen: Observation


@lru_cache(maxsize=len(CASES))
def asked(game: AnyGame, seats: int) -> tuple[Asked, ...]:
    """Return the decisions of the golden match, of those with the same choices the first.

    Without `make hunt` at most `MOST` of a kind, spread over the match, and those that alone have moves of some verb.
    Many tests ask the same of every match: all are kept, which takes some 25 MB.
    """
    questions: dict[tuple[str, ...], tuple[Moment, Seat]] = {}
    for moment in moments(game, seats):
        for decision in game.decisions(moment.state):
            question = (decision.kind, *map(game.print_move, game.legal_moves(moment.state, decision.seat)))
            questions.setdefault(question, (moment, decision.seat))
    by_kind: dict[str, list[tuple[str, ...]]] = {}
    for question in questions:
        by_kind.setdefault(question[0], []).append(question)
    chosen = [each for some in by_kind.values() for each in some[:: 1 if HUNTING else -(-len(some) // MOST)]]
    known = {verb for question in chosen for verb in verbs(question)}
    for question in questions:
        if not known.issuperset(verbs(question)):
            known |= verbs(question)
            chosen.append(question)
    return tuple(Asked(moment, observation_of(moment, seat)) for moment, seat in map(questions.__getitem__, chosen))


def verbs(question: tuple[str, ...]) -> set[str]:
    """Return the first words of the moves that answer a question."""
    return {line.split()[0] for line in question[1:]}


def moments(game: AnyGame, seats: int) -> Iterator[Moment]:
    """Yield the moments of the golden match at which something is asked."""
    match = replayed(game, seats, lines_of(golden_path(game, seats).read_text(encoding="utf-8")))
    yield from (Moment(game, match, 0, revision) for revision in range(len(match.turns)))
