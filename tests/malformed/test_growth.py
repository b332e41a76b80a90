"""What people send may be long: the work for it grows no faster than its length."""

from collections.abc import Callable

import pytest

from cogs.interactions.commands import listed
from cogs.messages.component_ids import parsed
from games.kernel.errors import NotationError
from games.kernel.game import AnyGame
from games.kernel.play_out import defaults
from play.proofs.verification import verify
from render.deciding.refusal import refusal_page
from render.pages.rules import search_page
from render.phrases import escaped
from tests.contract.moments import Moment, played
from tests.contract.observations import observation_of
from tests.malformed.exports import exports_of, lengthened
from tests.malformed.mutation import LONG
from tests.malformed.steps import steps_of
from text import aliases, words

LONG_LINES = {
    "letters": "a",
    "words": "a b ",
    "names": "castle of the ",
    "numbers": "9",
    "dashes": "-",
    "marks": "*_`|",
    "other letters": "построить ",
    "piled up": "e\u0301",
}
MOST_STEPS = 150_000
"""For one line, including its refusal in words with the possible moves: about 10 ms."""


def long_lines() -> dict[str, str]:
    """Return lines of the greatest length, one of them made of words that are all different."""
    lines = {name: (part * LONG)[:LONG] for name, part in LONG_LINES.items()}
    return {**lines, "different words": " ".join(f"word{number}" for number in range(LONG // 8))}


@pytest.mark.parametrize("name", long_lines())
def test_the_longest_line_costs_little(game: AnyGame, name: str) -> None:
    line = long_lines()[name]
    said, names = words("ru"), aliases.aliases(game.id)
    match = played(game, game.seat_counts[-1], tuple(defaults(game).items()), 1)
    moment = max(
        (Moment(game, match, 1, revision) for revision in range(0, len(match.turns), 7)),
        key=lambda each: len(game.legal_moves(each.state, game.decisions(each.state)[0].seat)),
    )
    observation = observation_of(moment, game.decisions(moment.state)[0].seat)
    choices = [(choice.notation, choice.notation) for choice in observation.choices]
    works: dict[str, Callable[[], object]] = {
        "parse": lambda: game.parse_move(line, observation.view, names),
        "refuse": lambda: refusal_page(NotationError("unknown_id", word=line), said, observation, line),
        "search": lambda: search_page(game.id, line, said),
        "list": lambda: listed(choices, line),
        "id": lambda: parsed(line),
        "escape": lambda: escaped(line),
    }
    for work in works.values():
        steps_of(work)  # fill the caches
    dear = {what: steps for what, work in works.items() if (steps := steps_of(work)) > MOST_STEPS}
    assert dear == {}


def test_verifying_grows_with_the_length_of_the_match(game: AnyGame) -> None:
    called_off = exports_of(game.id)[1]
    steps = [steps_of(lambda: verify(lengthened(called_off, times))) for times in (100, 200, 400)]  # noqa: B023 - called at once
    assert steps[2] - steps[1] < 2.2 * (steps[1] - steps[0])
