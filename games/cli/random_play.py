"""`python -m games random`: whole matches of random legal moves, their lengths, and the speed of the rules."""

import argparse
import random  # noqa: TID251 - chooses moves as games.kernel.play_out does, draws no chance
import sys
import time  # noqa: TID251 - measures speed; no rule sees it
from collections import Counter
from typing import Any

import msgspec

from games import registry
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame, Outcome
from games.kernel.play_out import play_out

_LEAST_SECONDS = 1e-3
"""The resolution of the clock; a shorter run counts as this long."""


class Tally(msgspec.Struct, frozen=True):
    """The result of random play. `outcomes` counts places by seat, such as `1-2-2`; speed is by processor time."""

    game: str
    matches: int
    moves: int
    moves_per_second: int
    mean_length: float
    outcomes: dict[str, int]


def add_to(commands: Any) -> None:
    """Add `random` to the parser."""
    parser = commands.add_parser("random", help="play random legal matches to the end; the last line is JSON")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, help="every number of seats in turn without it")
    parser.add_argument("--matches", type=positive, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Play and print one line for each match, then the tally as JSON."""
    game = registry.find(chosen.game)
    if chosen.seats is not None and chosen.seats not in game.seat_counts:
        raise Refusal("position_seats", seats=chosen.seats)
    counts = game.seat_counts if chosen.seats is None else (chosen.seats,)
    sys.stdout.write(msgspec.json.encode(tally(game, counts, chosen.matches, chosen.seed)).decode() + "\n")


def tally(game: AnyGame, counts: tuple[int, ...], matches: int, seed: int) -> Tally:
    """Play `matches` matches with the numbers of seats `counts` in turn and print a line for each."""
    moves = 0
    seconds = 0.0
    outcomes: Counter[str] = Counter()
    for number in range(matches):
        seats = counts[number % len(counts)]
        choices = random.Random(f"{seed}/{number}")  # noqa: S311 - no secret depends on it
        begun = time.process_time()
        match = play_out(game, seats, choices.randbytes(32), choices)
        seconds += time.process_time() - begun
        outcome = game.outcome(match.state(len(match.turns)))
        moves += len(match.turns)
        outcomes[_places(outcome)] += 1
        sys.stdout.write(f"match {number}: seats {seats}, moves {len(match.turns)}, {_summary(outcome)}\n")
    return Tally(
        game.id, matches, moves, round(moves / max(seconds, _LEAST_SECONDS)), round(moves / matches, 1), dict(outcomes)
    )


def _places(outcome: Outcome | None) -> str:
    return "-".join(str(place) for place in outcome.places) if outcome else "none"


def _summary(outcome: Outcome | None) -> str:
    scores = "-".join(str(score) for score in outcome.scores) if outcome else "none"
    return f"places {_places(outcome)}, scores {scores}"


def positive(text: str) -> int:
    """Return the whole number above 0 in `text`, as argparse wants it: ValueError for anything else."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
