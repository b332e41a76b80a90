"""What bad input costs: processor time for one line, id, query, value or file that is damaged, median and worst."""

import contextlib
import json
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cogs.interactions.commands import listed
from cogs.messages.component_ids import parsed
from games import registry
from games.kernel.codec import CorruptData, decode_state
from games.kernel.errors import NotationError, Refusal
from games.kernel.game import AnyGame
from games.kernel.play_out import defaults
from games.position import read_position
from play.proofs.verification import verify
from render.deciding.refusal import refusal_page
from render.pages.rules import search_page
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.bench.test_kernel import games
from tests.contract.moments import Moment, played
from tests.contract.observations import observation_of
from tests.malformed.exports import exports_of
from tests.malformed.mutation import bent_json, bent_text
from tests.malformed.trying import generators_once
from text import words
from text.aliases import aliases

MOST_MILLISECONDS = 200
"""The worst of all tries on a busy machine; typed input has to stay far below it."""

FILES = {"export verified", "export read", "position"}
"""Read by the command line, not by the bot: these may replay a whole match."""

Try = Callable[[Any], object]


class Size(NamedTuple):
    """How often each kind of bad input of a game is tried."""

    game: AnyGame
    tries: int
    limits: Limits


@sized(
    "size",
    tiny={"pearls": Size(registry.find("pearls"), 5, TINY)},
    whole={game.id: Size(game, 400, whole(noise=1)) for game in games()},
)
def test_bad_input(size: Size) -> None:
    game = size.game
    print(f"\n{game.id + ', bad input':<24} {'median ms':>10} {'worst ms':>10}")
    for name, work, good in kinds(game):
        bend = bent_text if isinstance(good[0], str) else bent_json
        spent = [
            timed(work, bend(rng, good if bend is bent_text else rng.choice(good)))
            for rng in generators_once(name, size.tries)
        ]
        print(f"{name:<24} {1e3 * statistics.median(spent):10.3f} {1e3 * max(spent):10.3f}")
        assert name in FILES or 1e3 * max(spent) < size.limits.noise * MOST_MILLISECONDS, name


def timed(work: Try, given: Any) -> float:
    """Return the seconds of processor time that `work` takes, refusals included."""
    begun = time.process_time()
    with contextlib.suppress(Refusal, CorruptData):
        work(given)
    return time.process_time() - begun


def kinds(game: AnyGame) -> Iterator[tuple[str, Try, list[Any]]]:
    """Yield the name of each kind of input, the function that reads it, and valid ones to be damaged."""
    match = played(game, game.seat_counts[-1], tuple(defaults(game).items()), 1)
    moment = Moment(game, match, 1, len(match.turns) // 2)
    observation = observation_of(moment, game.decisions(moment.state)[0].seat)
    names, said = aliases(game.id), words("ru")
    lines = [choice.notation for choice in observation.choices]
    exports = [json.loads(data) for data in exports_of(game.id)]
    state = json.loads(json.dumps(exports[0]["snapshot"]))
    yield "line parsed", lambda line: game.parse_move(line, observation.view, names), lines
    yield (
        "line refused on a page",
        lambda line: refusal_page(NotationError("not_a_move"), said, observation, line),
        lines,
    )
    yield "component id", parsed, ["so|12|57|menu|build.1", "so|1|2|confirm|3"]
    yield "list while typing", lambda text: listed([(line, line) for line in lines], text), lines
    yield "search of the rules", lambda text: search_page(game.id, text, said), sorted(names) or lines
    yield "snapshot", lambda data: decode_state(game, data), [state]
    yield "position", read_position, [state]
    yield "export verified", verify, exports
    yield "export read", read_position, exports
