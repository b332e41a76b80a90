"""Moves, pits, jumps and walks beyond the worked examples (SPEC 4.1 to 4.3, 4.7)."""

import pytest

from games.dungeon_twister.components import TileId
from games.dungeon_twister.events import Exited, Jumped, Moved
from games.dungeon_twister.quotes import GoQuote, LeapQuote
from games.dungeon_twister.state import Rules
from tests.games.dungeon_twister import reference
from tests.games.dungeon_twister.random_positions import as_reference, random_scene
from tests.games.dungeon_twister.scenes import GAME, E, scene


def test_s4_1_bonus_first() -> None:
    here = scene("w.CLE c4, w.POT c4, w.GOB a4, e.WAR u5", points=3).after("drink CLE", "move CLE c3")
    assert here.left() == (2, 3)
    assert here.after("move GOB a5").left() == (1, 3)


def test_s4_1_a_refused_action_costs_nothing() -> None:
    here = scene("w.GOB c4, w.THI d4")
    assert here.code("move GOB d4") == "cannot_end"
    assert here.public.points_left == 5
    assert scene("w.GOB c4").code("move THI d4") == "not_on_board"
    assert scene("w.GOB* c4").code("move GOB d4") == "is_wounded"
    assert scene("w.GOB c4", points=0).code("move GOB d4") == "no_points"


def test_s4_2_a_move_that_changes_nothing_stands_last() -> None:
    legal = scene("w.GOB c4").legal("GOB")
    assert legal[-1] == "move GOB c4"
    after = scene("w.GOB c4, e.WAR u5").after("move GOB c4")
    assert (after.tokens(), after.public.points_left) == ("w.GOB c4, e.WAR u5", 4)


def test_s4_2_unused_steps_are_lost_and_ways_are_short() -> None:
    event = scene("w.GOB c4").event("move GOB d4", Moved)
    assert event.way == ("c4", "d4")


def test_s4_2_each_effect_is_listed_once() -> None:
    here = scene("w.GOB c4, w.ARM c4, w.SWD c3, w.THI d4, e.TRE d4, w.WAR* d5")
    legal = here.legal("GOB")
    results = [here.after(line).tokens() for line in legal]
    assert len(results) == len(set(results)) == len(legal) > 100


@pytest.mark.parametrize("seed", range(60))
def test_s4_2_nothing_passes_a_wall(seed: int) -> None:
    """Every step of every way goes through an open passage of the drawings."""
    here = random_scene(seed)
    position = as_reference(here.public)
    cells = reference.board(position)
    for code in GAME.topics(here.state, here.public.turn):
        for move in GAME.moves_about(here.state, here.public.turn, code)[:40]:
            quote = GAME.explain(here.state, here.public.turn, move)
            if isinstance(quote, GoQuote):
                way = [reference.square(name) for name in quote.way]
                assert 2 <= len(way) <= reference.SPEED[code] + 1
                assert all(way[at + 1] in reference.next_to(position, cells, way[at]) for at in range(len(way) - 1))


def test_s4_2_1_ends() -> None:
    assert scene("w.GOB c4, w.THI d4").code("move GOB c4-d4") == "cannot_end"
    assert scene("w.GOB c4, e.THI* d4").code("move GOB c4-d4") == "cannot_end"
    assert scene("w.GOB c4, w.THI* d4, w.ARM d4").code("move GOB c4-d4") == "cannot_end"
    assert scene("w.GOB c4, w.ARM d4").event("move GOB c4-d4", Moved).holds == "w.ARM"


def test_s4_2_1_after_taking_the_object_away() -> None:
    """An object taken from a lying friend and left elsewhere: then the mover may end there and carry him."""
    here = scene("w.GOB c4, w.THI* d4, w.ARM d4").after("move GOB d4 take w.ARM@d4 leave@e4")
    assert here.tokens() == "w.GOB d4, w.THI* d4, w.ARM e4"


def test_s4_2_2_a_friend_carried_by_a_friend() -> None:
    here = scene("w.GOB c4, w.WAR d4, w.THI* d4")
    assert here.after("move GOB e4 take w.THI@d4").tokens() == "w.GOB e4, w.THI* e4, w.WAR d4"


def test_s4_2_2_swap_of_the_wounded() -> None:
    here = scene("w.GOB c4, w.CLE* c4, w.WAR* d4, w.ARM d4")
    assert here.after("move GOB e4 swap w.WAR@d4").tokens() == "w.CLE* d4, w.GOB e4, w.WAR* e4, w.ARM d4"


@pytest.mark.parametrize(
    ("tokens", "line"),
    [
        ("w.GOB c4, w.ARM c4, w.WAR* d4, w.SWD d4", "move GOB e4 leave@d4"),
        ("w.WIZ c4, w.ARM c4, e.WAR d4", "move WIZ e4 leave@d4"),
        ("w.WIZ c4, e.WAR d4, e.ARM d4", "move WIZ e4 take e.ARM@d4"),
        ("w.GOB c4, e.WAR* d4", "move GOB e4 take e.WAR@d4"),
        ("w.THI e1, w.TRE e1", "move THI f2 leave@f1"),
        ("w.GOB c4, w.ARM c4", "move GOB d4 take w.ARM@c4"),
    ],
)
def test_s4_2_2_what_may_not_change_hands(tokens: str, line: str) -> None:
    assert scene(tokens).code(line) == "cannot_change"


def test_s4_2_3_anything_with_a_thief_on_a_pit() -> None:
    here = scene("w.GOB e1, w.TRE e1, w.THI f1, w.ARM f1")
    assert here.after("move GOB f2 swap w.ARM@f1").tokens() == "w.GOB f2, w.THI f1, w.ARM f2, w.TRE f1"
    given = scene("w.GOB e1, w.WAR* e1, w.THI f1").after("move GOB f2 give@f1")
    assert given.tokens() == "w.GOB f2, w.THI f1, w.WAR* f1"


@pytest.mark.parametrize(
    ("beside", "holds"),
    [
        ("w.THI f5", True),
        ("w.THI* f5, w.ROP f5", True),
        ("e.THI f5", False),
        ("w.ROP f5", True),
        ("w.TRO f5, w.ROP f5", True),
        ("e.TRO f5, w.ROP f5", True),
        ("e.TRO* f5, w.ROP f5", True),
    ],
)
def test_s4_2_3_a_pit_with_a_rope_or_the_own_thief_is_an_anchor(beside: str, holds: bool) -> None:
    """Pit f5 is the second neighbour of pit g5; a rope there holds another one, whoever has it."""
    here = scene(f"w.WAR g6, e.ROP g6, {beside}", rooms={"A": ("1R", 1)})
    assert ("move WAR g5" in here.legal("WAR")) == holds
    assert holds or here.code("move WAR g5") == "one_anchor"


def test_s4_2_3_a_rope_brought_by_a_thief_needs_anchors() -> None:
    here = scene("w.THI g6, w.ROP g6")
    assert here.code("move THI g6 leave@g5") == "cannot_change"
    assert here.after("move THI g5").tokens() == "w.THI g5, w.ROP g5"
    resting = here.after("move THI g5")
    assert resting.after("move THI g6 leave@g5").tokens() == "w.THI g6, w.ROP g5"


def test_s4_2_3_the_rope_from_under_the_own_thief() -> None:
    here = scene("w.GOB e1, w.THI f1, w.ROP f1")
    assert here.after("move GOB f2 take w.ROP@f1").tokens() == "w.GOB f2, w.THI f1, w.ROP f2"


def test_s4_2_3_a_thief_saves_whom_she_lays_bare() -> None:
    here = scene("w.THI e1, w.WAR* f1, w.ROP f1")
    assert here.after("move THI f1 take w.ROP@f1 leave@f2").tokens() == "w.THI f1, w.WAR* f1, w.ROP f2"


def test_s4_2_3_back_to_where_something_was_left() -> None:
    """He leaves the rope on a second pit, steps back, and ends on it with empty hands."""
    rooms: dict[str, tuple[TileId, int] | None] = {"A": ("1R", 1)}
    here = scene("w.WIZ f5, w.ROP f5", rooms=rooms, rules=Rules(rope_needs_two_anchors=False))
    assert here.after("move WIZ f5-g5-f5-g5 leave@g5").tokens() == "w.WIZ g5, w.ROP g5"


def test_s4_2_4_the_wizard_takes_a_rope_in_flight() -> None:
    here = scene("w.WIZ e1, e.ROP f1, e.TRO g1")
    assert here.after("move WIZ f2 take e.ROP@f1").tokens() == "w.WIZ f2, e.TRO g1, e.ROP f2"
    assert here.after("move WIZ f1").tokens() == "w.WIZ f1, e.TRO g1, e.ROP f1"


def test_s4_2_4_from_a_pit_with_a_rope() -> None:
    """He may fly over the next pit with it, but not end there."""
    here = scene("w.WIZ f5, w.ROP f5", rooms={"A": ("1R", 1)})
    assert here.code("move WIZ f5-g5") == "one_anchor"
    assert here.after("move WIZ f5-g5-g6").tokens() == "w.WIZ g6, w.ROP g6"


def test_s4_2_5_leaving_with_an_object() -> None:
    here = scene("w.WAR u7, e.SWD u7, e.GOB b1")
    assert here.event("move WAR v7", Exited) == Exited("w.WAR", "v7", "e.SWD", 1)
    assert {each.token: each.fate for each in here.after("move WAR v7").public.out} == {
        "w.WAR": "left",
        "e.SWD": "left",
    }


def test_s4_2_5_a_wounded_enemy_keeps_his_object() -> None:
    after = scene("w.WAR u7, e.CLE* v7, e.SWD v7").after("move WAR v7")
    assert after.tokens() == "e.CLE* v7, e.SWD v7"


def test_s4_2_5_back_to_the_own_line() -> None:
    assert "a4" in scene("w.GOB b4").ends("GOB")
    assert scene("e.GOB b4", turn=E).after("move GOB a4").points() == (0, 1 + 1)


def test_s4_3_a_jump() -> None:
    here = scene("w.TRO e1, w.SWD e1")
    assert here.legal("jump") == [
        "jump TRO f1 g1", "jump TRO f1 g1 leave", "jump TRO f1 f2", "jump TRO f1 f2 leave",
    ]  # fmt: skip
    event = here.event("jump TRO f1 g1 leave", Jumped)
    assert (event.holds, event.left, event.jumps_left) == (None, "w.SWD", 2)
    assert here.but(jumps=(0, 3)).code("jump TRO f1 g1") == "no_jump_cards"
    quote = here.explained("jump TRO f1 g1")
    assert isinstance(quote, LeapQuote)
    assert (quote.holds, quote.jumps_left) == ("w.SWD", 2)


def test_s4_3_over_a_lone_rope_but_nobody() -> None:
    assert scene("w.TRO e1, w.ROP f1").after("jump TRO f1 g1").tokens() == "w.TRO g1, w.ROP f1"
    assert scene("w.TRO e1, w.THI f1").code("jump TRO f1 g1") == "cannot_jump"


def test_s4_3_onto_a_pit() -> None:
    """Only as 4.2.3 allows: a Thief; a rope brought, but not from a pit where it alone holds; a lone rope."""
    rooms: dict[str, tuple[TileId, int] | None] = {"A": ("1R", 1)}
    assert "jump THI f5 g5" in scene("w.THI e5", rooms=rooms).legal("jump")
    assert "jump WAR f5 g5" not in scene("w.WAR e5", rooms=rooms).legal("jump")
    roped = scene("w.WAR e5, w.ROP g5", rooms=rooms)
    assert "jump WAR f5 g5" in roped.legal("jump")


def test_s4_7_walking() -> None:
    here = scene("w.WLK b3, w.SWD b3")
    assert here.after("walk WLK c3 leave").tokens() == "w.WLK c3, w.SWD b3"
    assert scene("w.WLK f2").after("walk WLK g2").tokens() == "w.WLK g2"
    assert scene("w.WLK b3, e.GOB c3").code("walk WLK c3") == "cannot_end"
    assert scene("w.THI b3").code("walk THI c3") == "no_wall_walker"


def test_s4_7_out_of_the_maze() -> None:
    """The east rim of 4L has a wall at u1, u3 and u5."""
    here = scene("w.WLK u1, e.GOB* v1")
    assert here.after("walk WLK v1").points() == (1, 0)
    assert scene("w.WLK u1, e.GOB v1").code("walk WLK v1") == "cannot_end"


def test_s4_7_not_into_a_face_down_room() -> None:
    here = scene("w.WLK f2", rooms={"B": None})
    assert not any("g2" in line for line in here.legal("walk"))
    assert here.code("walk WLK g2") == "face_down"


def test_s4_2_no_move_ends_in_a_face_down_room() -> None:
    """However far it is: another refusal would tell what is there."""
    assert scene("w.WAR c4", rooms={"B": None}).code("move WAR g2") == "face_down"


def test_s4_2_no_way_leads_through_a_face_down_room() -> None:
    """What is refused as too far would have a way."""
    hidden = dict.fromkeys("BDEFGH")
    assert scene("w.WAR c4", rooms=hidden).code("move WAR m3") == "no_open_way"


def test_s4_3_and_4_7_options() -> None:
    here = scene("w.WAR g6, e.ROP g6", rules=Rules(rope_needs_two_anchors=False))
    assert here.after("move WAR g5").tokens() == "w.WAR g5, e.ROP g5"
