"""How fast the rules are: random play of every game compared with catanatron, and the parts of a move.

catanatron (PyPI) plays Settlers of Catan with its own random players. Its moves are smaller than ours (a roll, the end
of a turn, one trade with the bank are a move each), and it counts forced moves; so do we.
"""

import random
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from games import registry
from games.kernel.codec import decode_state, encode
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.kernel.play_out import play_out
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.bench.table import ONCE, WHOLE, Job, Rounds, rates, shown
from tests.contract.moments import Moment, played

LEAST_MOVES_PER_SECOND = {
    "dungeon_lords": 5_000,
    "dungeon_twister": 10_000,
    "legends_of_signum": 3_000,
    "tetranomicon": 10_000,
}
"""Aims of the product, on one idle core."""

NOISE = 4
"""More than so many times slower than an aim is no noise of a busy machine."""

CATANATRON = "catanatron, 4 players"


def games() -> list[AnyGame]:
    """Return the auction, which is small, and after it every real game."""
    known = sorted(registry.game_ids(), key=lambda game_id: game_id != "auction")
    return [registry.find(game_id) for game_id in known]


class Playing(NamedTuple):
    """What is played at random: each game with its least seats or with all, beside catanatron or not."""

    is_complete: bool
    rounds: Rounds
    limits: Limits


@sized("size", tiny={"match": Playing(False, ONCE, TINY)}, whole={"matches": Playing(True, WHOLE, whole(noise=NOISE))})
def test_random_play(size: Playing) -> None:
    jobs: dict[str, Job] = {CATANATRON: play_catan} if size.is_complete else {}
    for game in games():
        for seats in game.seat_counts if size.is_complete else game.seat_counts[:1]:
            jobs[f"{game.id}, {seats} seats"] = partial(play, game, seats)
    measured = rates(jobs, size.rounds, time.process_time)
    print(shown("random play", "moves", measured))
    if not size.is_complete:
        print(f"{CATANATRON}: left out, `make bench` installs it")
    for rate in measured:
        least = LEAST_MOVES_PER_SECOND.get(rate.name.partition(",")[0], 0)
        assert size.limits.noise * rate.per_second > least, f"{rate.name}: {rate.per_second:,.0f}/s, aim {least:,}"


class Parts(NamedTuple):
    """The game whose moves are taken apart, at each fifth moment of so many matches."""

    game: AnyGame
    matches: int
    rounds: Rounds


@sized(
    "size",
    tiny={"pearls": Parts(registry.find("pearls"), 1, ONCE)},
    whole={game.id: Parts(game, 5, WHOLE) for game in games()},
)
def test_parts_of_a_move(size: Parts) -> None:
    """The first line is the storing of a position: the measure for everything else.

    The same positions come again and again, as they do for the bot, so that caches of the games count.
    """
    game, moments = size.game, middle_moments(size.game, size.matches)
    jobs: dict[str, Job] = {
        "encode and decode state": partial(each, moments, lambda moment: decode_state(game, encode(moment.state))),
        "decisions": partial(each, moments, lambda moment: game.decisions(moment.state)),
        "legal moves": partial(each, moments, lambda moment: game.legal_moves(moment.state, seat_of(moment))),
        "apply": partial(each, moments, next_step),
        "observe": partial(each, moments, lambda moment: moment.view(seat_of(moment))),
        "explain all": partial(each, moments, explain_all),
        "sample": partial(each, moments, lambda moment: moment.sampled(seat_of(moment))),
    }
    measured = rates(jobs, size.rounds, time.process_time)
    print(shown(f"{game.id}, parts of a move", "times", measured))
    assert all(rate.per_second > 0 for rate in measured)


def play(game: AnyGame, seats: int) -> int:
    """Play one match at random and return how many moves it took."""
    rng = random.Random(next(_numbers))
    return len(play_out(game, seats, rng.randbytes(32), rng).turns)


def play_catan() -> int:
    """Let catanatron's random players play one match and return how many moves it took."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(next(_numbers))  # catanatron draws only from this source
    match = Game([RandomPlayer(color) for color in Color])
    match.play()
    return len(match.state.actions)


def middle_moments(game: AnyGame, matches: int) -> list[Moment]:
    """Return moments spread over so many matches with the most seats."""
    seats = game.seat_counts[-1]
    found = []
    for number in range(matches):
        match = played(game, seats, (), number)
        found += [Moment(game, match, number, revision) for revision in range(0, len(match.turns), 5)]
    return found


def each(moments: list[Moment], act: Callable[[Moment], object]) -> int:
    """Do `act` at every moment."""
    for moment in moments:
        act(moment)
    return len(moments)


def seat_of(moment: Moment) -> Seat:
    """Return who moved next at `moment`."""
    return moment.match.turns[moment.revision].seat


def next_step(moment: Moment) -> object:
    """Make the move that was made."""
    turn = moment.match.turns[moment.revision]
    return moment.game.apply(moment.state, turn.seat, turn.move, moment.next_chance())


def explain_all(moment: Moment) -> None:
    """Explain every legal move, as a page of choices does."""
    seat = seat_of(moment)
    for move in moment.game.legal_moves(moment.state, seat):
        moment.game.explain(moment.state, seat, move)


_numbers = iter(range(10**9))
