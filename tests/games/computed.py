"""Positions in which computers are asked, and what they answer: for this process, and for another one."""

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from games import registry
from games.ai.player import choose, offered
from games.ai.question import Asked
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.kernel.play_out import FIRST_REVISION, defaults
from tests.sampling import sample

SECRET = b"computed" * 4

LOOKED_AT = sample(120, hunt=100_000)
"""So many questions from the beginning of the matches; a whole match of Legends of Signum takes long."""


class Position(msgspec.Struct, frozen=True):
    """A question to `seat` in a match, whose `state` no computer gets."""

    game: AnyGame
    state: Any
    seat: Seat
    kind: str
    number: int

    def asked(self, state: Any = None) -> Asked:
        """Return what the computer is told, in this state or in another one with the same view."""
        view = self.game.observe(self.state if state is None else state, self.seat)
        return Asked(codec.encode(view), self.seat, self.kind)

    def chance(self) -> Chance:
        """Return what the computer draws from, the same each time."""
        return Chance(SECRET, self.number)

    def twin(self) -> Any:
        """Return another state with the same view."""
        return self.game.sample(self.game.observe(self.state, self.seat), Chance(SECRET[::-1], self.number))


def levels_of(game_id: str) -> tuple[str, ...]:
    """Return the levels that a game offers."""
    return tuple(str(level) for level in offered(registry.opponents_of(game_id)))


def positions(game_id: str, most: int) -> Iterator[Position]:
    """Yield some `most` questions of whole matches with the most seats, rare kinds more often than common ones."""
    game, found = registry.find(game_id), dict[str, list[Position]]()
    for position in islice(_asked_in_matches(game), LOOKED_AT):
        found.setdefault(position.kind, []).append(position)
    each = max(1, most // len(found))
    for of_kind in found.values():
        step = max(1, len(of_kind) // each)
        yield from of_kind[::step][:each]


def _asked_in_matches(game: AnyGame) -> Iterator[Position]:
    """Yield every question of matches between the cheapest computers that do not play at random."""
    opponents, seats = registry.opponents_of(game.id), max(game.seat_counts)
    level = levels_of(game.id)[:2][-1]
    for match in range(2):
        state = game.new_match(seats, defaults(game), Chance(SECRET, match)).state
        number = FIRST_REVISION + 1000 * match
        while owed := [decision for decision in game.decisions(state) if decision.owed]:
            number += 1
            position = Position(game, state, owed[0].seat, owed[0].kind, number)
            yield position
            move = choose(game, opponents, position.asked(), level, position.chance()).move
            state = game.apply(state, owed[0].seat, move, Chance(SECRET, number)).state


def answer(position: Position, level: str, state: Any = None) -> str:
    """Return the notation of what the computer answers."""
    opponents = registry.opponents_of(position.game.id)
    chosen = choose(position.game, opponents, position.asked(state), level, position.chance())
    return position.game.print_move(chosen.move)


def answers(game_id: str, level: str, most: int) -> list[str]:
    """Return the answers to all positions, in order."""
    return [answer(position, level) for position in positions(game_id, most)]


if __name__ == "__main__":
    game_id, level, most = sys.argv[1:]
    sys.stdout.write("\n".join(answers(game_id, level, int(most))))
