"""The checks that every registered game passes, at moments of random matches of this one (SPEC 8)."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from games.dungeon_twister.components import SEAT
from games.dungeon_twister.events import CombatLaid, TeamLaid, TokenHidden
from games.dungeon_twister.state import Room, State
from games.kernel.codec import decode, decode_events, decode_move, decode_state, encode
from games.kernel.ids import Observer
from tests.contract import choice_checks, marks, mask_checks, plan_checks, play_checks, secrecy_checks
from tests.contract.finding import finding
from tests.contract.moments import Moment
from tests.contract.strange_moves import strange_moves
from tests.games.dungeon_twister.matches import played
from tests.games.dungeon_twister.scenes import GAME

pytestmark = pytest.mark.slow

MATCHES = 2
MARK = marks.MARK


def moments(number: int, each: int) -> Iterator[Moment]:
    """Yield moments of a match: its beginning, its end, and every `each`-th between."""
    match = played(number)
    last = len(match.turns)
    rng = random.Random(number)
    for revision in sorted({0, 1, 2, 3, 25, last, *range(rng.randrange(each), last, each)}):
        yield Moment(GAME, match, number, revision)


def planted(state: State, observer: Observer) -> State:
    """Return the state with everything hidden from `observer` replaced by marks."""
    if state.public.phase == "over":
        return replace(state, fixed=(Room(MARK, 0),) * 8)  # type: ignore[arg-type]  # marks are no ids
    others = [seat for seat in (0, 1) if seat != observer]
    stash = tuple(
        tuple(f"{MARK}-{token}" if SEAT[token] in others else token for token in tokens) for tokens in state.stash
    )
    teams: Any = tuple(
        tuple(f"{MARK}-{code}" for code in codes) if seat in others else codes for seat, codes in enumerate(state.teams)
    )
    cards: Any = tuple(
        f"{MARK}-card" if seat in others and card is not None else card for seat, card in enumerate(state.cards)
    )
    return replace(state, stash=stash, teams=teams, cards=cards, fixed=(Room(MARK, 0),) * 8)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize(
    "check",
    [
        play_checks.check_decisions,
        play_checks.check_legal_moves,
        play_checks.check_other_moves_are_refused,
        play_checks.check_default_move,
        play_checks.check_seals,
        play_checks.check_sealed_decisions,
        choice_checks.check_choices,
        choice_checks.check_wishes,
        mask_checks.check_masks,
        plan_checks.check_suppose,
        plan_checks.check_previews,
        plan_checks.check_plans,
        plan_checks.check_queue,
        secrecy_checks.check_sealed_default,
    ],
    ids=lambda check: check.__name__.removeprefix("check_"),
)
def test_s8_contract(check: play_checks.Check, number: int) -> None:
    for moment in moments(number, 60):
        assert finding(check, moment) == "", moment


@pytest.mark.parametrize("number", range(MATCHES))
def test_s8_every_legal_move_applies(number: int) -> None:
    for moment in moments(number, 120):
        if moment.state.public.phase != "team":
            assert finding(play_checks.check_legal_moves_apply, moment) == "", moment


@pytest.mark.parametrize("number", range(MATCHES))
def test_s8_2_noninterference(number: int) -> None:
    for moment in moments(number, 40):
        if moment.state.public.phase != "team":
            assert finding(secrecy_checks.check_noninterference_for_all, moment) == "", moment


@pytest.mark.parametrize("number", range(MATCHES))
def test_s8_2_events_tell_no_more_than_views(number: int) -> None:
    for moment in moments(number, 60):
        assert finding(secrecy_checks.check_events_for_all, moment) == "", moment


@pytest.mark.parametrize("number", range(MATCHES))
def test_s8_2_samples_have_the_same_view(number: int) -> None:
    for moment in moments(number, 20):
        for observer in moment.observers:
            sampled = moment.sampled(observer)
            assert encode(GAME.observe(sampled, observer)) == encode(moment.view(observer))
            assert GAME.decisions(sampled) == GAME.decisions(moment.state)
            assert GAME.outcome(sampled) == GAME.outcome(moment.state)
            for seat in moment.seats:
                assert GAME.topics(sampled, seat) == GAME.topics(moment.state, seat)


@pytest.mark.parametrize("number", range(MATCHES))
def test_s8_2_no_mark_is_shown(number: int) -> None:
    events = (TeamLaid, TokenHidden, CombatLaid)
    for moment in moments(number, 60):
        for observer in moment.observers:
            state = planted(moment.state, observer)
            answered = secrecy_checks.answers(moment, state, observer, strange_moves(moment, most=10))
            assert MARK not in repr(answered)
            other: Any = 1 if observer == 0 else 0
            marked: Any = (events[0](other, (MARK,)), events[1](other, "B", MARK, 3), events[2](other, MARK))  # type: ignore[arg-type]
            for event in marked:
                assert MARK not in repr(GAME.observe_event(event, observer))


@pytest.mark.parametrize("number", range(MATCHES))
def test_s8_storage(number: int) -> None:
    """States, views, moves and events survive JSON, and equal values are equal bytes."""
    for moment in moments(number, 15):
        assert decode_state(GAME, encode(moment.state)) == moment.state
        for observer in moment.observers:
            view = moment.view(observer)
            assert decode(encode(view), type(view)) == view
        for turn in moment.past[-1:]:
            assert decode_move(GAME, encode(turn.move)) == turn.move
            assert decode_events(GAME, encode(turn.step.events)) == turn.step.events


@pytest.mark.parametrize("number", range(MATCHES))
def test_s8_matches_end(number: int) -> None:
    match = played(number)
    assert GAME.outcome(match.state(len(match.turns))) is not None
