"""A whole match as text: every move in notation, what each observer learns, and the pages in both languages.

The file begins with game, seats, options and seed. Each step begins with `== <revision>. seat <seat>: <notation>`. The
moves are read back from these lines, so that a file stays the same match when legal moves come in another order. `view`
lines are digests; `event` lines are what happened (for a seat only if it differs from the public's). Pages are in full
at the end and where a new phase or a new kind of question begins, but only a few times for the same questions;
elsewhere as digests.
"""

import hashlib
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games.kernel.chance import Chance
from games.kernel.codec import encode
from games.kernel.game import AnyGame, Step
from games.kernel.ids import Observer, Seat
from games.kernel.play_out import FIRST_REVISION, PlayedMatch, Turn, defaults, play_out
from tests.contract.moments import Moment
from tests.golden.page_text import page_lines, phase_of
from tests.golden.undrawn import undrawn

_STEP = re.compile(r"^== \d+\. seat (\d+): (.+)$", re.MULTILINE)
_CANDIDATES = 100
_MOST_SCENES = 4
_ALL_SCENES = 12
"""How often the pages of the same questions are written in full; less often in a match with many kinds of questions."""

Kinds = frozenset[str]
Line = tuple[Seat, str]
"""A move as written in a file: seat and notation."""


def new_lines(game: AnyGame, seats: int) -> list[Line]:
    """Return the moves of a new playthrough: of random matches the shortest in which most kinds of things happen."""
    matches = [_random_match(game, seats, random.Random(number)) for number in range(_CANDIDATES)]
    best = max(matches, key=lambda match: (len(event_kinds(match)), -len(match.turns)))
    return [(turn.seat, game.print_move(turn.move)) for turn in best.turns]


def event_kinds(match: PlayedMatch) -> set[type]:
    """Return the types of all events of a match."""
    steps = (match.start, *(turn.step for turn in match.turns))
    return {type(event) for step in steps for event in step.events}


def lines_of(text: str) -> list[Line]:
    """Return the moves in a golden file."""
    return [(Seat(int(seat)), notation) for seat, notation in _STEP.findall(text)]


def playthrough(game: AnyGame, seats: int, lines: Sequence[Line], most_steps: int | None = None) -> str:
    """Return the text of the match with these moves, or of its first steps; raises what is refused (`IllegalMove`)."""
    match = replayed(game, seats, lines)
    frame = [
        f"game {game.id} rules {game.rules_version} seats {seats}",
        f"options {' '.join(f'{name}={value}' for name, value in match.options.items()) or '-'}",
        f"seed {match.seed.hex()}",
    ]
    kinds = {decision.kind for turn in match.turns for decision in turn.decisions}
    scenes: Counter[Kinds] = Counter()
    most = max(1, min(_MOST_SCENES, _ALL_SCENES // len(kinds)))
    moments = (Moment(game, match, 0, revision) for revision in range(len(match.turns) + 1)[:most_steps])
    with undrawn():
        found = [line for moment in moments for line in _step(moment, scenes, most)]
    return "\n".join((*frame, *found)) + "\n"


def seed_of(game: AnyGame, seats: int) -> bytes:
    """Return the seed of the golden match."""
    return hashlib.sha256(f"golden {game.id} {seats}".encode()).digest()


def _random_match(game: AnyGame, seats: int, rng: random.Random) -> PlayedMatch:
    liking: dict[type, float] = defaultdict(lambda: rng.choice((0.02, 1, 1, 5)))

    def pick(moves: tuple[Any, ...]) -> Any:
        kinds = list(dict.fromkeys(map(type, moves)))
        (kind,) = rng.choices(kinds, [liking[kind] for kind in kinds])
        return rng.choice([move for move in moves if type(move) is kind])

    return play_out(game, seats, seed_of(game, seats), rng, options=_options(game), pick=pick)


def replayed(game: AnyGame, seats: int, lines: Sequence[Line]) -> PlayedMatch:
    seed, options = seed_of(game, seats), _options(game)
    start = game.new_match(seats, options, Chance(seed, FIRST_REVISION))
    turns: list[Turn] = []
    state = start.state
    for revision, (seat, notation) in enumerate(lines, start=FIRST_REVISION + 1):
        decisions = game.decisions(state)
        move = game.parse_move(notation, game.observe(state, seat), {})
        chance = Chance(seed, revision)
        step = game.apply(state, seat, move, chance)
        turns.append(Turn(seat, move, step, decisions, chance.draws))
        state = step.state
    return PlayedMatch(seats, options, seed, start, tuple(turns))


def _options(game: AnyGame) -> dict[str, str]:
    """Return the last value of every option: the default is what most other tests play."""
    return {**defaults(game), **{option.id: option.values[-1] for option in game.options}}


def _step(moment: Moment, scenes: Counter[Kinds], most: int) -> Iterator[str]:
    """Yield all lines of one step; `scenes` counts the pages written in full so far, of which there may be `most`."""
    turn = moment.past[-1] if moment.past else None
    step = turn.step if turn else moment.match.start
    yield ""
    yield f"== {moment.revision}. seat {turn.seat}: {moment.game.print_move(turn.move)}" if turn else "== 0. start"
    if turn:
        yield from _facts(step, turn)
    for observer in moment.observers:
        yield f"view {_name(observer)} {_digest(moment.view(observer))}"
    yield from _events(moment, step)
    for decision in moment.game.decisions(moment.state):
        flags = [flag for flag in ("sealed", "free", "owed") if getattr(decision, flag)]
        legal = len(moment.game.legal_moves(moment.state, decision.seat))
        yield f"asked seat {decision.seat} {decision.kind} {' '.join(flags)} legal {legal}"
    outcome = moment.game.outcome(moment.state)
    if outcome is not None:
        yield f"outcome places {outcome.places} scores {outcome.scores}"
    kinds = frozenset(decision.kind for decision in moment.game.decisions(moment.state))
    is_whole = scenes[kinds] < most and _is_new_scene(moment, kinds)
    scenes[kinds] += is_whole
    yield from page_lines(moment, whole=is_whole)


def _facts(step: Step[Any, Any], turn: Turn) -> Iterator[str]:
    opened = " ".join(f"{opened.seat}:{opened.label}" for opened in step.opened)
    facts = [
        f"draws {turn.draws}" * bool(turn.draws),
        "final" * step.stays(turn.draws),
        f"opened {opened}" * bool(opened),
    ]
    if any(facts):
        yield ", ".join(fact for fact in facts if fact)


def _events(moment: Moment, step: Step[Any, Any]) -> Iterator[str]:
    """Yield the events for the public, and for each seat those that differ."""
    for event in step.events:
        public = moment.game.observe_event(event, None)
        if public is not None:
            yield f"event {encode(public).decode()}"
        for seat in moment.seats:
            own = moment.game.observe_event(event, seat)
            if own is not None and own != public:
                yield f"event seat {seat} {encode(own).decode()}"


def _is_new_scene(moment: Moment, kinds: Kinds) -> bool:
    """Return whether a new phase or a new kind of question begins here, or the match is over."""
    known = {decision.kind for turn in moment.past for decision in turn.decisions}
    if not kinds or not kinds <= known:
        return True
    before = Moment(moment.game, moment.match, moment.number, moment.revision - 1)
    return phase_of(before) != phase_of(moment)


def _name(observer: Observer) -> str:
    return "public" if observer is None else f"seat {observer}"


def _digest(value: Any) -> str:
    """Return a digest that does not depend on the order in which a view defines its fields."""
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:12]
