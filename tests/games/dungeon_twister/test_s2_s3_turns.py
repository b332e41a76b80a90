"""Set-up and turns (SPEC 2, 3)."""

import pytest

from games.dungeon_twister.events import CardPlayed, HidingOrder, TeamsShown, TurnEnded
from games.dungeon_twister.game import FirstDungeonTwister
from games.dungeon_twister.moves import Card, End
from games.dungeon_twister.squares import CAPACITY, STARTS
from games.dungeon_twister.state import State
from games.kernel.chance import Chance
from games.kernel.game import Opened
from tests.games.dungeon_twister.matches import played
from tests.games.dungeon_twister.random_positions import random_scene
from tests.games.dungeon_twister.reference import resting
from tests.games.dungeon_twister.scenes import GAME, E, Scene, W, chance, scene

FIRST = FirstDungeonTwister()
TEAMS = ("team CLE WAR THI GOB", "team TRO MEK WIZ WLK")


def begun() -> Scene:
    """Return a match in which both teams lie and West hides first."""
    seeds = (Chance(bytes([number]) * 32, 1) for number in range(20))
    states = (GAME.new_match(2, {}, each).state for each in seeds)
    start = Scene(next(state for state in states if state.public.turn == W))
    laid = GAME.apply(start.state, W, start.move(TEAMS[0], W), chance()).state
    return Scene(GAME.apply(laid, E, start.move(TEAMS[1], E), chance()).state)


def hidden() -> Scene:
    """Return that match after everybody has hidden everything, in the order of the lists."""
    here = begun()
    while here.public.phase == "hide":
        here = here.after(here.legal()[0])
    return here


def test_s2_1_rooms_are_drawn_when_they_are_revealed() -> None:
    here = hidden()
    assert here.state.fixed == (None,) * 8
    assert here.public.rooms == (None,) * 8


def test_s2_2_first_hider_is_drawn() -> None:
    drawn = {GAME.new_match(2, {}, Chance(bytes([seed]) * 32, 1)).state.public.turn for seed in range(20)}
    assert drawn == {W, E}
    step = GAME.new_match(2, {}, chance())
    assert step.events == (HidingOrder(step.state.public.turn),)


def test_s2_3_a_team_may_be_changed_until_both_lie() -> None:
    start = Scene(GAME.new_match(2, {}, chance()).state)
    assert len(GAME.legal_moves(start.state, W)) == len(GAME.legal_moves(start.state, E)) == 1680
    step = GAME.apply(start.state, E, start.move(TEAMS[0], E), chance())
    assert (step.seal, step.opened, step.state.public.phase) == ("team", (), "team")
    assert [decision.owed for decision in GAME.decisions(step.state)] == [True, False]
    again = GAME.apply(step.state, E, start.move(TEAMS[1], E), chance()).state
    done = GAME.apply(again, W, start.move(TEAMS[1], W), chance()).state
    assert done.teams == (("TRO", "MEK", "WIZ", "WLK"),) * 2
    assert done.public.phase == "hide"


def test_s2_3_four_different_characters() -> None:
    start = Scene(GAME.new_match(2, {}, chance()).state)
    assert start.code("team CLE CLE THI GOB", W) == "twice"


def test_s2_4_hiding_in_turn() -> None:
    here = begun()
    step = here.step("hide WIZ B")
    assert (step.seal, step.state.public.turn, step.state.public.buried[1]) == ("B.1", E, (W,))
    later = Scene(step.state).after("hide ROP B", "hide ROP B")
    assert later.public.buried[1] == (W, E, W)
    assert later.code("hide TRE B") == "room_full"
    own = later.after("hide TRE C")
    assert own.code("hide WIZ C") == "not_to_hide"
    assert own.code("hide CLE C") == "not_to_hide"
    assert own.step("hide TRE A").seal == "A.1"


def test_s2_4_all_rooms_are_full() -> None:
    here = hidden()
    assert tuple(len(laid) for laid in here.public.buried) == CAPACITY
    assert tuple(len(laid) for laid in here.state.stash) == CAPACITY


def test_s2_5_teams_are_shown_with_the_last_token() -> None:
    here = begun()
    while sum(len(laid) for laid in here.public.buried) < 19:
        here = here.after(here.legal()[0])
    step = here.step(here.legal()[0])
    assert set(step.opened) == {Opened(W, "team"), Opened(E, "team")}
    event = next(event for event in step.events if isinstance(event, TeamsShown))
    assert event.teams == (("CLE", "WAR", "THI", "GOB"), ("TRO", "MEK", "WIZ", "WLK"))
    where = {piece.token: piece.square for piece in step.state.public.pieces}
    assert [where[f"w.{code}"] for code in event.teams[0]] == list(STARTS[0])
    assert [where[f"e.{code}"] for code in event.teams[1]] == list(STARTS[1])
    assert step.state.public.phase == "action"
    assert step.events[-1] == CardPlayed(step.state.public.turn, 2, automatic=True)


def test_s2_6_first_turn_is_drawn_apart() -> None:
    here = begun()
    while sum(len(laid) for laid in here.public.buried) < 19:
        here = here.after(here.legal()[0])
    move, seat = here.move(here.legal()[0]), here.seat()
    steps = [GAME.apply(here.state, seat, move, Chance(bytes([seed]) * 32, 9)) for seed in range(20)]
    assert {step.state.public.turn for step in steps} == {W, E}


def test_s3_1_a_turn() -> None:
    here = scene("w.GOB c4, e.WAR u5", points=0).but(phase="card", hands=((2, 3), (4,)), turn=W)
    assert here.legal() == ["card 2", "card 3"]
    acting = here.after("card 2")
    assert (acting.public.points_left, acting.public.hands[W], acting.public.piles[W]) == (2, (3,), 2)
    last = acting.after("move GOB c3").step("move GOB c4")
    assert [type(event) for event in last.events[-2:]] == [TurnEnded, CardPlayed]
    assert last.final
    assert (last.state.public.turn, last.state.public.piles) == (E, (2, 4))


def test_s3_1_the_only_card_is_played_by_itself() -> None:
    here = scene("w.GOB c4, e.WAR u5", points=4)
    only, two = here.but(hands=((2,), (4,))), here.but(hands=((2,), (4, 5)))
    assert only.step("end").events[1:] == (CardPlayed(E, 4, automatic=True),)
    asking = two.after("end")
    assert (asking.public.phase, asking.public.turn) == ("card", E)
    assert asking.event("card 4", CardPlayed) == CardPlayed(E, 4)
    assert FIRST.apply(only.state, W, End(), chance()).state.public.phase == "card", "version 1 asks"


def test_s3_1_a_turn_in_which_nothing_can_be_done_ends_by_itself() -> None:
    here = scene("w.GOB c4, e.WAR* u5", points=4).but(hands=((2, 3), (4, 5))).after("end")
    assert here.step("card 5").events == (CardPlayed(E, 5), TurnEnded(E, 5, False, W, automatic=True))
    asking = FIRST.apply(here.state, E, Card(5), chance()).state.public
    assert (asking.phase, asking.turn) == ("action", E), "version 1 asks"


def test_s3_1_unspent_points_are_lost() -> None:
    event = scene("w.GOB c4, e.WAR u5", points=4).event("end", TurnEnded)
    assert (event.unspent, event.cards_back, event.following) == (4, False, E)


def test_s3_1_who_cannot_act_ends_the_turn() -> None:
    here = scene("w.GOB* c4, e.WAR u5", points=4)
    assert here.legal() == ["end"]


def test_s3_2_a_card_too_high() -> None:
    here = scene("w.GOB c4, e.WAR u5", points=0).but(phase="card", highest=2, hands=((2, 3, 4, 5), (2, 3, 4, 5)))
    assert here.refusal("card 4").facts == {"card": 4, "most": 3}
    assert here.but(hands=((2, 4), (2,))).code("card 5") == "not_in_hand"


def test_s3_2_no_opening_is_without_a_card() -> None:
    """After any cards that were played there is always one more that may be played."""
    full = (2, 3, 4, 5)
    positions: list[tuple[int, tuple[tuple[int, ...], tuple[int, ...]], int]] = [(0, (full, full), 0)]
    for _ in range(7):
        following = []
        for highest, hands, seat in positions:
            here = scene("w.GOB c4, e.WAR u5").but(phase="card", highest=highest, hands=hands, turn=seat)
            lines = here.legal()
            assert lines
            for line in lines:
                acting = FIRST.apply(here.state, here.seat(), here.move(line), chance()).state
                after = FIRST.apply(acting, here.seat(), End(), chance()).state.public
                following.append((after.highest, after.hands, 1 - seat))
        positions = list(dict.fromkeys(following))


@pytest.mark.parametrize("seed", range(40))
def test_s3_3_no_action_ends_with_more_than_the_golden_rule_allows(seed: int) -> None:
    """After any action in a random position every square holds a stack that may rest there."""
    here = random_scene(seed)
    moves = GAME.legal_moves(here.state, here.public.turn)
    for move in moves[:: max(1, len(moves) // 60)]:
        check_stacks(GAME.apply(here.state, here.public.turn, move, chance()).state)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_s3_3_whole_matches(number: int) -> None:
    for turn in played(number).turns:
        check_stacks(turn.step.state)


def check_stacks(state: State) -> None:
    stacks: dict[str, list[str]] = {}
    for piece in state.public.pieces:
        stacks.setdefault(piece.square, []).append(piece.token)
    wounded = {piece.token for piece in state.public.pieces if piece.wounded}
    for square, tokens in stacks.items():
        assert resting(tokens, wounded), (square, tokens)
    out = [each.token for each in state.public.out]
    on_board = [piece.token for piece in state.public.pieces]
    everything = [*out, *on_board, *(token for tokens in state.stash for token in tokens)]
    assert len(everything) == len(set(everything))


def test_s3_4_marks_go_with_the_turn() -> None:
    here = scene("w.CLE c4, w.GOB* d4, w.POT c4, e.WAR u5").after("heal CLE d4", "drink CLE")
    marks = {piece.token: (piece.blocked, piece.bonus) for piece in here.public.pieces}
    assert marks == {"w.CLE": (False, 4), "w.GOB": (True, 0), "e.WAR": (False, 0)}
    after = here.after("end").public.pieces
    assert not any(piece.blocked or piece.bonus or piece.fresh for piece in after)


def test_s3_4_blocked_may_be_passed_and_given_to() -> None:
    here = scene("w.CLE e3, w.WAR* d4, w.GOB c4, w.TRE c4").after("move CLE e4", "heal CLE d4")
    assert here.after("move GOB d3 leave@d4").tokens() == "w.CLE e4, w.GOB d3, w.WAR d4, w.TRE d4"
