"""How a match that is over went: what is looked at for that, and what a computer is told and answers. Pure.

An onlooker's chances follow from what the public saw after each move; what a person's move cost, from what their seat
saw before it. So both could be found out by anybody who has the file of the match, and are the same each time.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from games import registry
from games.ai import judge, weighing
from games.ai.estimates import shares
from games.ai.player import Opponents
from games.ai.question import Asked
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame, Outcome
from games.kernel.history import state_after
from games.kernel.ids import GameId, Seat
from games.kernel.observation import GIVEN_UP, PLAYED
from games.kernel.stories import MOST_DEAR, Point
from play.rules.loaded import Loaded
from play.rules.record import Entry, State, fold
from play.rules.seeds import derived_seed

SAMPLES: Final = 8
"""So many worlds an onlooker looks at after each move."""

WORTH_WEIGHING: Final = 5
LEAST_COST: Final = 10
"""Thousandths of a match: from then on a move is weighed, and is called dear."""

MOST_WEIGHED: Final = 12
"""So many moves of a seat are weighed at most, those that seem to have cost most."""

SAME_CHANCE: Final = 12
"""Within so many entries the same best move is the same chance that was missed."""

_WHOLE: Final = 1000


class Decided(msgspec.Struct, frozen=True):
    """A move that a person made with the entry `number`, as JSON, and what their seat saw before it."""

    number: int
    asked: Asked
    move: bytes


class Cost(msgspec.Struct, frozen=True):
    """What a move of `seat` cost, in thousandths of a match. `best`: what the best level would have done, as JSON.

    `better`: the terms in which that is ahead most.
    """

    number: int
    seat: Seat
    best: bytes
    behind: int
    better: tuple[str, ...] = ()


class StoryOrder(msgspec.Struct, frozen=True):
    """Look at a match: judge what the public saw (`views`), weigh what people decided. All is drawn from `seed`."""

    game: GameId
    rules_version: int
    seed: bytes
    views: tuple[bytes, ...] = ()
    decided: tuple[Decided, ...] = ()


class StoryAnswer(msgspec.Struct, frozen=True):
    """The chances of each seat at each view, and the dearest moves of each seat, the dearest first.

    `left_out`: how many moves could not be weighed because that failed, by the kind of fault.
    """

    shares: tuple[tuple[int, ...], ...] = ()
    costs: tuple[Cost, ...] = ()
    left_out: Mapping[str, int] = {}


class Course(msgspec.Struct, frozen=True):
    """What is looked at: what the public saw after which entry, and what people decided."""

    numbers: tuple[int, ...]
    views: tuple[bytes, ...]
    decided: tuple[Decided, ...]


def versions(loaded: Loaded) -> str:
    """Return by what a story of the match is worked out now: another version may find another one."""
    opponents = _opponents(loaded.game.id)
    return f"{judge.VERSION}.{weighing.VERSION}.{opponents.version}"


def check_over(loaded: Loaded) -> None:
    """Refuse what tells how a match went before everything of it is open, or where no computer can judge it.

    Raises:
        Refusal: `not_over`, `no_story` (`why`: it was `cancelled`, or computers of the game move at `random`).
    """
    if loaded.row.status == "cancelled":
        raise Refusal("no_story", why="cancelled")
    if loaded.row.status != "ended":
        raise Refusal("not_over")
    if registry.opponents_of(loaded.row.game) is None:
        raise Refusal("no_story", why="random")


def persons_of(loaded: Loaded) -> tuple[Seat, ...]:
    """Return the seats at which a person has moved.

    Old entries of computers have no level: so a seat of a computer was a person's before if others of its moves have.
    """
    levelled = {entry.seat for entry in loaded.entries if entry.level}
    own = {entry.seat for entry in loaded.entries if entry.kind == "move" and not entry.level}
    seats = (Seat(row.seat) for row in loaded.seats if row.sitter != "ai" or row.seat in levelled)
    return tuple(seat for seat in seats if seat in own)


def played(loaded: Loaded, begun: State) -> Iterator[tuple[Entry, State, State]]:
    """Yield each entry that was not taken back, with the state before it and after it; `begun`: after the start."""
    state = begun
    for entry in fold(loaded.entries, is_over=True).kept:
        before = state
        if entry.kind != "start":
            state = state_after(loaded.game, Chance(loaded.seed(), entry.revision), state, entry, entry.move)
        yield entry, before, state


def course_of(loaded: Loaded, begun: State) -> Course:
    """Return what is looked at in a match that was loaded with every entry."""
    game, replaced, persons = loaded.game, fold(loaded.entries).replaced, persons_of(loaded)
    seen: dict[int, tuple[int, bytes]] = {}
    decided = list[Decided]()
    for entry, before, state in played(loaded, begun):
        seat = entry.seat
        if seat in persons and entry.kind == "move" and not entry.level and entry.number not in replaced:
            kind = next((each.kind for each in game.decisions(before) if each.seat == seat), "")
            asked = Asked(codec.encode(game.observe(before, seat)), seat, kind)
            decided.append(Decided(entry.number, asked, codec.encode(entry.move)))
        if entry.kind in {"start", *PLAYED, *GIVEN_UP} and not entry.traceless:
            seen[entry.revision] = entry.number, codec.encode(game.observe(state, None))
    found = sorted(seen.values())
    return Course(tuple(number for number, _ in found), tuple(view for _, view in found), tuple(decided))


def story_order(loaded: Loaded, course: Course, *, is_weighing: bool) -> StoryOrder:
    """Return the order to judge what the public saw, or to weigh what people decided."""
    seed = derived_seed(loaded.seed(), "story")
    views, decided = ((), course.decided) if is_weighing else (course.views, ())
    return StoryOrder(loaded.game.id, loaded.game.rules_version, seed, views, decided)


def points_of(loaded: Loaded, course: Course, answer: StoryAnswer) -> tuple[Point, ...]:
    """Return the chances after each move; the last are what came of the match, however it ended."""
    found = [Point(*each) for each in zip(course.numbers, answer.shares, strict=True)]
    if found and loaded.row.outcome is not None:
        sides = loaded.game.sides(loaded.options(), len(loaded.seats))
        won = shares(codec.decode(loaded.row.outcome, Outcome), sides)
        found[-1] = Point(found[-1].number, tuple(round(_WHOLE * share) for share in won))
    return tuple(found)


def answer_to_story(order: StoryOrder) -> StoryAnswer:
    """Return the answer to an order; moves of which it is not clear that they were worse are left out."""
    game, opponents = registry.find(order.game, order.rules_version), _opponents(order.game)
    judged = [judge.judge(game, opponents, view, SAMPLES, Chance(order.seed, 0)) for view in order.views]
    costs, left_out = list[Cost](), dict[str, int]()
    for seat in sorted({each.asked.seat for each in order.decided}):
        own = [each for each in order.decided if each.asked.seat == seat]
        costs += _dearest(game, opponents, own, order.seed, left_out)
    return StoryAnswer(tuple(judged), tuple(costs), left_out)


def _dearest(
    game: AnyGame, opponents: Opponents[object, object], own: Sequence[Decided], seed: bytes, left_out: dict[str, int]
) -> list[Cost]:
    """Return the dearest moves of one seat: all are looked at quickly, those that seem dear are weighed."""
    rough = list[tuple[int, Decided]]()
    for each in own:
        try:
            move, chance = codec.decode_move(game, each.move), Chance(seed, each.number)
            rough.append((weighing.screened(game, opponents, each.asked, move, chance), each))
        except Exception as fault:
            # One move that cannot be judged costs nobody the others.
            left_out[type(fault).__name__] = left_out.get(type(fault).__name__, 0) + 1
    rough.sort(key=lambda each: (-each[0], each[1].number))
    found = list[Cost]()
    for loss, each in rough[:MOST_WEIGHED]:
        if loss >= WORTH_WEIGHING:
            move, chance = codec.decode_move(game, each.move), Chance(seed, each.number)
            weighed = weighing.weighed(game, opponents, each.asked, move, chance)
            if weighed is not None and weighed.behind >= LEAST_COST:
                better = tuple(reason.term for reason in weighed.reasons)
                found.append(Cost(each.number, each.asked.seat, codec.encode(weighed.best), weighed.behind, better))
    return _told_apart(sorted(found, key=lambda each: (-each.behind, each.number)))[:MOST_DEAR]


def _told_apart(costs: Sequence[Cost]) -> list[Cost]:
    """Return `costs` without those for the same move that was left undone again and again, but for the dearest."""
    kept = list[Cost]()
    for cost in costs:
        if not any(each.best == cost.best and abs(each.number - cost.number) <= SAME_CHANCE for each in kept):
            kept.append(cost)
    return kept


def _opponents(game: str) -> Opponents[object, object]:
    opponents = registry.opponents_of(game)
    assert opponents is not None
    return opponents
