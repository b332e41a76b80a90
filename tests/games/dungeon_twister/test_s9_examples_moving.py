"""The worked examples of SPEC 9.2 to 9.4: moves and stacks, pits and ropes, walls and portcullises."""

from games.dungeon_twister.events import Died, FightBegun, Moved
from games.dungeon_twister.state import Gate
from tests.games.dungeon_twister.scenes import E, scene


def test_s9_2_ex_01_ends_of_a_warrior() -> None:
    assert scene("w.WAR c4").ends("WAR") == "c2 c3 c4 c5 d2 d3 d4 d5 e3 e4 e5 f4"


def test_s9_2_ex_02_ends_of_a_troll() -> None:
    assert scene("w.TRO a4").ends("TRO") == "a2 a3 a4 a5 a6 b3 b4 b5"


def test_s9_2_ex_03_ends_of_a_goblin() -> None:
    assert scene("w.GOB a9").ends("GOB") == "a5 a6 a7 a8 a9 a10 b7 b8 b9 b10 c9"


def test_s9_2_ex_04_a_wall_of_the_room() -> None:
    here = scene("w.GOB a5")
    assert here.code("move GOB a5-b5") == "wall"
    assert here.after("move GOB a5-a4-b4-b5").tokens() == "w.GOB b5"
    assert here.event("move GOB b5", Moved).way == ("a5", "a4", "b4", "b5")


def test_s9_2_ex_05_an_enemy_in_the_way() -> None:
    assert scene("w.GOB c4, e.WAR d4").code("move GOB c4-d4-e4") == "enemy_in_way"


def test_s9_2_ex_06_past_a_friend() -> None:
    here = scene("w.GOB c4, w.WAR d4")
    assert here.code("move GOB c4-d4") == "cannot_end"
    assert here.after("move GOB c4-d4-e4").tokens() == "w.GOB e4, w.WAR d4"


def test_s9_2_ex_07_from_a_wounded_enemy() -> None:
    here = scene("w.GOB c4, e.WAR* d4, e.SWD d4")
    assert here.after("move GOB c4-d4-e4 take SWD@d4").tokens() == "w.GOB e4, e.WAR* d4, e.SWD e4"
    assert here.code("move GOB d4 take SWD@d4") == "cannot_end"


def test_s9_2_ex_08_onto_a_wounded_friend() -> None:
    event = scene("w.GOB c4, w.WAR* d4").event("move GOB c4-d4", Moved)
    assert (event.holds, event.picked) == ("w.WAR", True)


def test_s9_2_ex_09_his_object_stays() -> None:
    here = scene("w.GOB c4, w.WAR* d4, e.SWD d4")
    assert here.after("move GOB c4-d4-e4 take w.WAR@d4").tokens() == "w.GOB e4, w.WAR* e4, e.SWD d4"


def test_s9_2_ex_10_two_objects() -> None:
    here = scene("w.GOB c4, w.SWD d4, e.TRE c4")
    assert here.code("move GOB c4-d4") == "cannot_end"
    assert here.after("move GOB c4-d4-e4").tokens() == "w.GOB e4, w.SWD d4, e.TRE e4"
    assert here.after("move GOB d4 leave@c4").tokens() == "w.GOB d4, w.SWD d4, e.TRE c4"


def test_s9_2_ex_11_swap_with_a_friend() -> None:
    here = scene("w.GOB c4, w.THI d4, w.SWD d4, e.TRE c4")
    expected = "w.GOB e4, w.THI d4, w.SWD e4, e.TRE d4"
    assert here.after("move GOB c4-d4-e4 swap THI@d4").tokens() == expected
    assert here.after("move GOB e4 swap w.SWD@d4").tokens() == expected


def test_s9_2_ex_12_armor_for_a_wounded_friend() -> None:
    here = scene("w.GOB c4, w.WAR* d4, e.TRO d5, w.ARM c4").after("move GOB c4-d4-e4 leave@d4", "end")
    assert here.tokens() == "w.GOB e4, w.WAR* d4, e.TRO d5, w.ARM d4"
    fight = here.but(phase="action", points_left=2).event("fight TRO w.WAR", FightBegun)
    assert (fight.sides, fight.strengths) == ((("w.WAR",), ("e.TRO",)), (0 + 1, 4))


def test_s9_3_ex_13_the_wizard_flies() -> None:
    here = scene("w.WIZ e1, e.TRO f2")
    assert here.after("move WIZ e1-f1-f2-f3").tokens() == "w.WIZ f3, e.TRO f2"
    assert here.code("move WIZ e1-f1") == "cannot_end"
    assert here.code("move WIZ e1-f1-f2") == "cannot_end"


def test_s9_3_ex_14_no_way_over_a_pit() -> None:
    assert scene("w.GOB e1").code("move GOB e1-f1-f2") == "pit"


def test_s9_3_ex_15_jumps() -> None:
    here = scene("w.TRO e1")
    for to in ("g1", "f2"):
        jumped = here.after(f"jump TRO f1 {to}")
        assert jumped.tokens() == f"w.TRO {to}"
        assert (jumped.public.points_left, jumped.public.jumps) == (4, (2, 3))
    assert scene("w.TRO e1, e.GOB* f2").code("jump TRO f1 f2") == "cannot_end"
    assert scene("w.TRO e1, w.GOB* f2").after("jump TRO f1 f2").tokens() == "w.GOB* f2, w.TRO f2"


def test_s9_3_ex_16_a_rope_over_a_pit() -> None:
    here = scene("w.WAR e1, e.ROP e1").after("move WAR f1")
    assert here.tokens() == "w.WAR f1, e.ROP f1"
    assert here.after("move WAR f2").tokens() == "w.WAR f2, e.ROP f2"
    assert here.after("move WAR f2 leave@f1").tokens() == "w.WAR f2, e.ROP f1"


def test_s9_3_ex_17_anyone_may_use_a_lone_rope() -> None:
    here = scene("e.GOB f2, e.ROP f1", turn=E)
    assert here.after("move GOB f2-f1-e1").tokens() == "e.GOB e1, e.ROP f1"
    assert scene("w.GOB f2, e.ROP f1").after("move GOB f2-f1-e1").tokens() == "w.GOB e1, e.ROP f1"


def test_s9_3_ex_18_two_anchors() -> None:
    assert scene("w.WAR g6, e.ROP g6").code("move WAR g6-g5") == "one_anchor"


def test_s9_3_ex_19_over_a_friendly_thief() -> None:
    assert "w.GOB f4" in scene("w.THI f1, w.GOB e1").after("move GOB e1-f1-f2-f3-f4").tokens()
    assert scene("w.THI f1, e.GOB e1", turn=E).code("move GOB e1-f1-f2-f3-f4") == "enemy_in_way"


def test_s9_3_ex_20_a_thief_wounded_on_a_pit() -> None:
    here = scene("w.THI f1, e.WAR e1, w.TRE f1", turn=E).after("fight WAR w.THI with 3", "combat 0")
    assert (here.tokens(), here.points()) == ("e.WAR e1", (0, 1))
    roped = scene("w.THI f1, e.WAR e1, w.ROP f1", turn=E).after("fight WAR w.THI with 3", "combat 0")
    assert (roped.tokens(), roped.points()) == ("w.THI* f1, e.WAR e1, w.ROP f1", (0, 0))


def test_s9_3_ex_21_a_rope_taken_from_under_an_enemy() -> None:
    here = scene("w.GOB e1, e.WAR* f1, w.ROP f1")
    assert here.event("move GOB e1-f1-f2 take ROP@f1", Died) == Died("e.WAR", "pit", "f1")
    taken = here.after("move GOB e1-f1-f2 take ROP@f1")
    assert (taken.tokens(), taken.points()) == ("w.GOB f2, w.ROP f2", (1, 0))
    assert scene("w.GOB e1, w.WAR* f1, w.ROP f1").code("move GOB e1-f1-f2 take ROP@f1") == "cannot_end"


def test_s9_3_ex_22_a_wounded_friend_left_with_a_rope() -> None:
    here = scene("w.THI e1, w.GOB* e1, e.ROP f1")
    assert here.after("move THI e1-f1-f2 leave@f1").tokens() == "w.GOB* f1, w.THI f2, e.ROP f1"
    assert scene("w.THI e1, w.GOB* e1").code("move THI e1-f1-f2 leave@f1") == "cannot_change"


def test_s9_3_ex_23_one_rope_two_pits() -> None:
    here = scene("w.WAR e5, w.ROP e5", rooms={"A": ("1R", 1)})
    assert here.code("move WAR e5-f5-g5-g6") == "one_anchor"
    jumped = here.after("move WAR e5-f5", "jump WAR g5 g6")
    assert (jumped.tokens(), jumped.public.jumps[0]) == ("w.WAR g6, w.ROP g6", 2)
    assert scene("w.THI e5", rooms={"A": ("1R", 1)}).after("move THI e5-f5-g5-g6").tokens() == "w.THI g6"


def test_s9_4_ex_24_open_and_close() -> None:
    here = scene("w.THI b2")
    assert here.code("move THI b2-c2") == "portcullis"
    opened = here.after("open THI c2", "move THI b2-c2-d2", "move THI d2-c2", "close THI b2")
    assert (opened.public.points_left, opened.tokens(), opened.public.gates) == (1, "w.THI c2", ())


def test_s9_4_ex_25_broken_for_ever() -> None:
    here = scene("w.WAR b2, w.THI c2").after("break WAR c2")
    assert here.public.gates == (Gate("1R", "21-22", "broken"),)
    assert here.code("close THI b2") == "cannot_operate"


def test_s9_4_ex_26_through_a_wall() -> None:
    here = scene("w.WLK b3, w.SWD b3")
    assert here.after("walk WLK c3").tokens() == "w.WLK c3, w.SWD c3"
    assert scene("w.WLK b3, w.SWD b3, e.ARM c3").code("walk WLK c3") == "cannot_end"
    assert scene("w.WLK b2").code("walk WLK c2") == "cannot_walk"
