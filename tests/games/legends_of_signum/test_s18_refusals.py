"""Moves that no list offers are refused with their reason, whoever makes them (SPEC 2 to 4, 10.3, 13.5).

Notation and the pages refuse most of them before, so a rule that forgot its refusal would show nowhere else.
"""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove, NotationError
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.legends_of_signum import fighting, moves, playing
from games.legends_of_signum.components import CHARACTER
from games.legends_of_signum.course import Course
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.state import Laid, Order, State
from tests.games.legends_of_signum.matches import GAME, A, Match, player
from tests.games.legends_of_signum.scenes import unit

ANY_GAME: AnyGame = GAME
CITY = player("hv2", "HALL", "BAR", "TAV", "MAG", "TEM")


def acting() -> State:
    """Return the activation phase: A has a creature, a tactic, and cards of several kinds in hand."""
    match = Match(unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 400), a=CITY, hand=["v01", "s01", "r01"])
    own = replace(match.state.secrets[A], tactics=(Laid(1, "t01", Order()),))
    return State(match.table, (own, match.state.secrets[1]))


def in_phase(phase: str, **secret: object) -> State:
    """Return another phase of the same turn."""
    state = acting()
    table = replace(state.table, phase=phase)
    return State(table, (replace(state.secrets[A], **secret), state.secrets[1]))


def begun() -> State:
    """Return the choice of heroes."""
    options = {option.id: option.default for option in ANY_GAME.options}
    return GAME.new_match(2, options, Chance(b"refusals", 1)).state


def dealt() -> State:
    """Return the choice of opening hands."""
    state = begun()
    for seat, hero in enumerate(("he1", "hw1")):
        state = GAME.apply(state, Seat(seat), moves.Hero(hero, ()), Chance(b"refusals", seat)).state
    return GAME.apply(state, state.table.active, moves.First(), Chance(b"refusals", 3)).state


def kept() -> State:
    """Return the choice of starting buildings."""
    state = dealt()
    for seat in (0, 1):
        state = GAME.apply(state, Seat(seat), moves.Keep(), Chance(b"refusals", 4 + seat)).state
    return state


HERE = Point(300, 15)


@pytest.mark.parametrize(
    ("state", "move", "code"),
    [
        (acting, moves.Fight("A9", "B1"), "no_such_unit"),
        (acting, moves.Fight("A1", "B9"), "no_such_unit"),
        (acting, moves.Explore("A1"), "no_ruins"),
        (acting, moves.Done("A1"), "not_acting"),
        (acting, moves.Done(""), "not_acting"),
        (acting, moves.Cast("s01", None, None, ("MAG",)), "no_target"),
        (acting, moves.Cast("s01", "B9", None, ("MAG",)), "no_such_unit"),
        (acting, moves.Power("B9"), "no_such_unit"),
        (acting, moves.Levy(), "wrong_phase"),
        (acting, moves.SetStance(("A9",), "guard"), "no_such_unit"),
        (acting, moves.SetOrder(2, "auto"), "no_such_tactic"),
        (acting, moves.SetOrder(1, "hold", 1), "order_waits"),
        (acting, moves.SetOrder(1, "auto", 99), "wrong_order"),
        (acting, moves.Deploy("x99", HERE), "unknown_id"),
        (acting, moves.Deploy("v02", HERE), "not_in_hand"),
        (acting, moves.Terrain("x99", HERE), "unknown_id"),
        (acting, moves.Terrain("g1", None, ("HALL",)), "no_place"),
        (lambda: in_phase("construction", deck=()), moves.Study(), "empty_deck"),
        (lambda: in_phase("construction"), moves.Build("BAR", take="s01"), "against_whom"),
        (lambda: in_phase("construction"), moves.SetOrder(1, "hold"), "wrong_phase"),
        (lambda: in_phase("discard"), moves.SetOrder(1, "hold"), "wrong_phase"),
        (lambda: in_phase("discard"), moves.Discard("v14"), "not_in_hand"),
        (begun, moves.Hero("x99", ()), "unknown_id"),
        (begun, moves.Keep(), "wrong_phase"),
        (dealt, moves.Mulligan(("hv1",)), "not_in_hand"),
        (dealt, moves.Start("BAR", "TEM"), "wrong_phase"),
        (kept, moves.Start("BAR", "XYZ"), "unknown_id"),
    ],
)
def test_s18_3_a_move_that_is_not_offered_has_its_reason(
    state: Callable[[], State], move: moves.Move, code: str
) -> None:
    here = state()
    with pytest.raises(IllegalMove, match=code):
        GAME.apply(here, here.table.active, move, Chance(b"refusals", 9))


def test_s2_5_nobody_sets_a_card_aside_more_often_than_it_is_there() -> None:
    here = dealt()
    seat = here.table.active
    card = here.secrets[seat].hand[0]
    present = here.secrets[seat].hand.count(card)
    with pytest.raises(IllegalMove, match="too_often") as refused:
        GAME.apply(here, seat, moves.Mulligan((card,) * (present + 1)), Chance(b"refusals", 9))
    assert refused.value.facts["present"] == present


def test_s4_3_a_character_needs_a_place() -> None:
    match = Match(a=player("he1", "HALL", "BAR"), hand=["e02"])
    with pytest.raises(IllegalMove, match="no_place"):
        GAME.apply(match.state, A, moves.Deploy("e02", None, ("HALL",)), Chance(b"refusals", 9))


def test_s7_1_a_controlled_character_only_moves_and_fights() -> None:
    match = Match(unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 400, controller=A), controlled="B1")
    with pytest.raises(IllegalMove, match="only_fights"):
        GAME.apply(match.state, A, moves.Explore("B1"), Chance(b"refusals", 9))


def test_s7_3_and_10_3_nobody_hexes_without_a_hex_or_explores_nothing() -> None:
    """The lists of targets know that too; here they are left out."""
    course = Course(acting(), Chance(b"refusals", 9))
    with pytest.raises(IllegalMove, match="cannot"):
        fighting.hex_creature(course, "A1", "B1")
    with pytest.raises(IllegalMove, match="no_ruins"):
        fighting.explore(course, "A1")


def test_s4_a_card_is_in_the_hand_and_of_its_kind() -> None:
    """The kernel has looked at the ids of a move before; here it is left out."""
    course = Course(acting(), Chance(b"refusals", 9))
    assert playing.check_hand(course, A, "v01", CHARACTER) == "v01"
    for card, code in ((None, "unknown_id"), ("x99", "unknown_id"), ("v02", "not_in_hand"), ("s01", "wrong_kind")):
        with pytest.raises(IllegalMove, match=code):
            playing.check_hand(course, A, card, CHARACTER)


@pytest.mark.parametrize("line", ["hero hv1 deck zzz", "mulligan zzz", "mulligan"])
def test_s18_3_words_that_are_no_cards_are_refused(line: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_move(line, GAME.observe(begun(), A), {})
