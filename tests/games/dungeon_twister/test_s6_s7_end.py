"""The end of a match, and the rulings that no other test shows (SPEC 6, 7)."""

import pytest

from games.dungeon_twister.components import TOKENS
from games.dungeon_twister.events import CardPlayed, MatchEnded, TurnEnded
from games.dungeon_twister.scoring import most_points
from games.dungeon_twister.setup import handicap_for
from games.dungeon_twister.state import Out
from games.kernel.chance import Chance
from games.kernel.game import Outcome
from games.kernel.handicap import Handicap, with_amounts
from games.kernel.play_out import defaults
from tests.games.dungeon_twister.scenes import GAME, E, Scene, W, scene


def outcome(here: Scene) -> Outcome | None:
    return GAME.outcome(here.state)


def test_s6_victory_in_the_others_turn() -> None:
    here = scene("w.WIZ c4, w.WND c4, w.GOB e4, e.TRO b10", scores=(0, 4)).after("fire WIZ E")
    assert here.public.ending == "victory"
    found = outcome(here)
    assert found is not None
    assert (found.places, found.scores) == ((2, 1), (0, 5))
    assert GAME.decisions(here.state) == ()


def test_s6_a_player_without_characters_has_no_turns() -> None:
    here = scene("w.GOB c4, w.CLE c3, e.ARM d4", others_out=True, scores=(2, 1))
    assert here.event("end", TurnEnded).following == W


def test_s6_face_down_characters_have_turns() -> None:
    here = scene("w.GOB c4", rooms={"H": None}, stash={"H": "e.TRO"}, others_out=True, scores=(3, 3))
    asking = here.after("end")
    assert (asking.public.turn, asking.public.phase) == (E, "card")
    assert asking.event("card 2", TurnEnded) == TurnEnded(E, 2, False, W, automatic=True)


def test_s6_dead_game() -> None:
    """West: 2 for the Goblin and 1 enemy; East: 1 and 1; nobody can reach 5."""
    here = scene("w.GOB c4, e.CLE d9", others_out=True, scores=(1, 2))
    assert (most_points(here.public, W), most_points(here.public, E)) == (4, 4)
    after = here.after("end")
    assert after.public.ending == "dead"
    found = outcome(after)
    assert found is not None
    assert found.places == (2, 1)


def test_s6_treasures_need_somebody_to_carry_them() -> None:
    here = scene("w.TRE c4, e.TRE d4, w.CLE c3, e.CLE u3", others_out=True)
    assert most_points(here.public, W) == 0 + 1 + 1 + 1
    none = scene("w.TRE c4, w.ARM c3", others_out=True, scores=(4, 3))
    assert most_points(none.public, W) == 4
    after = none.after("end")
    assert after.public.ending == "dead"


def test_s6_equal_points_are_a_draw() -> None:
    after = scene("w.CLE c4, e.CLE d9", others_out=True, scores=(1, 1)).after("end")
    found = outcome(after)
    assert found is not None
    assert found.places == (1, 1)


def test_s2_7_points_of_a_handicap_count_at_the_end() -> None:
    """Catches a handicap that is only shown, and one that would win at once."""
    start = GAME.new_match(2, with_amounts(defaults(GAME), (0, 4)), Chance(b"", 1)).state
    assert start.public.scores == (0, 4)
    here = scene("w.CLE c4, e.CLE u9", scores=start.public.scores).but(quiet=39).after("end")
    found = outcome(here)
    assert found is not None
    assert (found.reason, found.places, found.scores) == ("no_progress", (2, 1), (0, 4))
    goals = ("1", "2", "5", "19")
    assert [handicap_for({"victory_points": goal}) for goal in goals] == [
        None, *(Handicap("points", most) for most in (1, 4, 18)),
    ]  # fmt: skip


def test_s6_no_progress() -> None:
    here = scene("w.CLE c4, e.CLE u9").but(quiet=39)
    assert here.after("end").public.ending == "no_progress"
    lively = scene("w.WAR b2, e.CLE u9").but(quiet=39).after("break WAR c2", "end")
    assert (lively.public.ending, lively.public.quiet) == ("", 0)
    assert here.but(quiet=38).after("move CLE c3", "end").public.quiet == 39


def test_s6_the_end_is_told() -> None:
    here = scene("w.GOB u7, e.WAR b1", scores=(3, 4))
    assert here.event("move GOB v7", MatchEnded) == MatchEnded("victory", (5, 4))


def test_s7_face_down_tokens_are_shown_at_the_end() -> None:
    here = scene("w.GOB u7", rooms={"A": None}, stash={"A": "e.TRO w.SWD"}, scores=(4, 0))
    before = GAME.observe(here.state, W)
    assert before.stash[0] == ("w.SWD",)
    after = here.after("move GOB v7")
    assert GAME.observe(after.state, None).stash[0] == ("e.TRO", "w.SWD")


@pytest.mark.parametrize(
    ("number", "tokens", "line", "code"),
    [
        (1, "w.GOB c4, e.WAR* d4", "move GOB c4-d4", "cannot_end"),
        (3, "w.WIZ c4, e.WAR d4, e.SWD d4", "move WIZ e4 take e.SWD@d4", "cannot_change"),
        (4, "w.WAR b2, e.GOB c2", "fight WAR e.GOB", "not_next_to_enemy"),
        (13, "w.TRO e1, w.GOB* f1, w.ROP f1", "jump TRO f1 g1", "cannot_jump"),
        (18, "w.CLE d4, w.WAR e4, w.GOB* e4", "heal CLE e4", "cannot_heal"),
        (23, "w.WLK b2", "walk WLK c2", "cannot_walk"),
        (38, "w.THI* d3", "rotate THI A", "is_wounded"),
        (41, "w.WIZ c4, w.SWD c4, e.WAR d4", "move WIZ e4 leave@d4", "cannot_change"),
        (43, "w.GOB c4, w.ROP d4", "move GOB c4 take w.ROP@c4", "cannot_change"),
        (45, "w.WIZ g6, w.ROP g6", "move WIZ g6 leave@g5", "cannot_change"),
        (50, "w.CLE d4, w.GOB* d4", "heal CLE d4", "cannot_heal"),
    ],
)
def test_s7_refused(number: int, tokens: str, line: str, code: str) -> None:
    assert scene(tokens).code(line) == code, number


@pytest.mark.parametrize(
    ("number", "tokens", "line", "after"),
    [
        (2, "w.GOB c4, e.WAR* d4, e.SWD d4", "move GOB e4 take SWD@d4", "w.GOB e4, e.WAR* d4, e.SWD e4"),
        (8, "w.WIZ c4, w.WND c4, e.WAR d4, e.GOB* d4", "fire WIZ E", "w.WIZ c4"),
        (14, "w.TRO e1", "jump TRO f1 f2", "w.TRO f2"),
        (25, "w.WIZ e1, w.WND e1, e.THI f1, e.GOB* f1", "fire WIZ E", "w.WIZ e1"),
        (30, "w.THI b2, e.GOB c2", "open THI c2", "w.THI b2, e.GOB c2"),
        (36, "w.TRO d3, w.SWD d3", "rotate TRO A", "w.TRO d3, w.SWD d3"),
        (42, "w.GOB c4, w.ARM c4, e.WAR* d4, e.SWD d4", "move GOB e4 swap SWD@d4",
         "w.GOB e4, e.WAR* d4, w.ARM d4, e.SWD e4"),
        (49, "w.GOB c3, w.SWD c3", "move GOB e3 leave@d3", "w.GOB e3, w.SWD d3"),
        (52, "w.THI e1, w.WAR* f1, w.ROP f1", "move THI f1 take w.ROP@f1 leave@f2", "w.THI f1, w.WAR* f1, w.ROP f2"),
    ],
)  # fmt: skip
def test_s7_allowed(number: int, tokens: str, line: str, after: str) -> None:
    assert scene(tokens).after(line).tokens() == after, number


def test_s7_31_a_rope_stays_without_anchors() -> None:
    """Pit f1 of 1R turns to f5, where the rope has fewer neighbours; its holder stays."""
    here = scene("w.THI d3, w.WAR f1, w.ROP f1").after("rotate THI A")
    assert here.tokens() == "w.THI d3, w.WAR f5, w.ROP f5"


def test_s7_35_only_the_zero_left() -> None:
    here = scene("w.WAR d4, e.TRO e4", used={0: (1, 2, 2, 3, 3, 4, 5, 6)})
    assert here.after("fight WAR e.TRO").legal() == ["combat 0"]


def test_s7_29_nothing_comes_back() -> None:
    """Every token is on the board, face down, out, or not hidden yet: once."""
    after = scene("w.GOB u7, e.TRE u7, e.WAR b1").after("move GOB v7").public
    assert after.out == (Out("w.GOB", "left"), Out("e.TRE", "left"))
    assert len(TOKENS) == 28


def test_s7_55_each_action_card_is_told_where_it_was_played() -> None:
    played = scene("w.GOB c4, e.TRO u5").but(phase="card").event("card 3", CardPlayed)
    assert [GAME.observe_event(played, observer) for observer in (W, E, None)] == [played] * 3
