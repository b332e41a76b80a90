"""Malformed lines: each is a move, or is refused in words; the state does not change."""

import random
from collections.abc import Iterator

import pytest

from games.kernel.codec import encode
from games.kernel.errors import IllegalMove, NotationError, Refusal
from games.kernel.game import Aliases, AnyGame
from games.kernel.ids import Seat
from games.kernel.observation import Observation
from games.kernel.play_out import defaults
from render.deciding.refusal import refusal_page, refusal_text
from render.limits import faults
from tests.contract.moments import Moment, played
from tests.contract.observations import observation_of
from tests.malformed.mutation import bent_text
from tests.malformed.trying import generators, survived
from text import LANGUAGES, words
from text.aliases import aliases

TRIES = 2_500
TRIES_AT_A_MOMENT = 100
PAGES_ONE_IN = 25
LONGEST_REFUSAL = 1000


def asked(game: AnyGame) -> Iterator[tuple[Moment, list[random.Random]]]:
    """Yield moments of matches, each with random sources for several tries."""
    some = list(generators(f"notation {game.id}", TRIES))
    options = tuple(defaults(game).items())
    for place in range(0, len(some), TRIES_AT_A_MOMENT):
        rng = some[place]
        match = played(game, rng.choice(game.seat_counts), options, rng.randrange(4))
        yield Moment(game, match, 0, rng.randrange(len(match.turns))), some[place : place + TRIES_AT_A_MOMENT]


def test_a_line_is_a_move_or_refused_in_words(game: AnyGame) -> None:
    names = aliases(game.id)
    for moment, tries in asked(game):
        seat = game.decisions(moment.state)[0].seat
        observation = observation_of(moment, seat)
        before = encode(moment.state)
        good = [*(choice.notation for choice in observation.choices), *sorted(names)[::7]]
        for rng in tries:
            line = bent_text(rng, good)
            refusal = survived(lambda text: refusal_of(moment, seat, text, names), line)  # noqa: B023 - called at once
            if refusal is not None:
                check_words(refusal, observation, line, rng)
        assert encode(moment.state) == before


def refusal_of(moment: Moment, seat: Seat, line: str, names: Aliases) -> Refusal | None:
    """Return the refusal with which the game answers a line or its move, None for a legal move."""
    try:
        move = moment.game.parse_move(line, moment.view(seat), names)
        moment.game.print_move(move)
        moment.apply(moment.state, seat, move)
    except (NotationError, IllegalMove) as refusal:
        return refusal
    return None


def check_words(refusal: Refusal, observation: Observation, line: str, rng: random.Random) -> None:
    """A refusal is one short paragraph; now and then its whole page is made too."""
    said = words(rng.choice(LANGUAGES))
    text = refusal_text(refusal, said, observation)
    assert text.strip(), ascii(line)[:100]
    assert len(text) < LONGEST_REFUSAL, ascii(line)[:100]
    assert "\n" not in text, ascii(line)[:100]
    if rng.randrange(PAGES_ONE_IN) == 0:
        assert faults(refusal_page(refusal, said, observation, line)) == (), ascii(line)[:100]


@pytest.mark.parametrize("kind", ["stale", "foreign"])
def test_moves_of_other_moments_are_legal_or_refused(game: AnyGame, kind: str) -> None:
    options = tuple(defaults(game).items())
    for rng in generators(f"{kind} {game.id}", 300):
        match = played(game, rng.choice(game.seat_counts), options, rng.randrange(4))
        now = Moment(game, match, 0, rng.randrange(len(match.turns)))
        foreign = played(game, rng.choice(game.seat_counts), options, rng.randrange(4))
        seat = rng.choice(now.seats)
        move = rng.choice((match if kind == "stale" else foreign).turns).move
        before = encode(now.state)
        survived(lambda move: now.apply(now.state, seat, move), move, IllegalMove)  # noqa: B023 - called at once
        assert encode(now.state) == before
