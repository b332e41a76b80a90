"""The worked examples of SPEC 9.5 to 9.8: fights, healing, potion and fireball, rotation, reveals, exits and cards."""

from games.dungeon_twister.board import board_of
from games.dungeon_twister.events import FightBegun, FightSettled, RoomRevealed, TurnEnded
from games.dungeon_twister.squares import NUMBER
from games.dungeon_twister.state import Room
from tests.games.dungeon_twister.scenes import E, W, scene

BRAWL = "w.WAR d4, w.GOB f4, w.THI c5, w.WLK e5, e.TRO e4, e.CLE d5, e.GOB c3"


def test_s9_5_ex_27_a_chain_of_fighters() -> None:
    here = scene(BRAWL)
    event = here.event("fight WAR e.TRO", FightBegun)
    assert event.sides == (("w.GOB", "w.THI", "w.WAR", "w.WLK"), ("e.CLE", "e.TRO"))
    assert event.strengths == (7, 6)
    after = here.after("fight WAR e.TRO with 3", "combat 2")
    assert [piece.token for piece in after.public.pieces if piece.wounded] == ["e.CLE", "e.TRO"]
    assert after.points() == (0, 0)


def test_s9_5_ex_28_a_tie() -> None:
    after = scene(BRAWL).after("fight WAR e.TRO with 3", "combat 4")
    assert not any(piece.wounded for piece in after.public.pieces)
    assert after.public.used == ((3,), (4,))
    assert after.after("fight WAR e.TRO").public.points_left == 3


def test_s9_5_ex_29_sword_and_armor() -> None:
    here = scene(f"{BRAWL}, w.SWD f4, e.ARM d5, w.ARM c5")
    assert here.event("fight WAR e.TRO", FightBegun).strengths == (8, 7)
    after = here.after("fight WAR e.TRO with 0", "combat 0")
    assert [piece.token for piece in after.public.pieces if piece.wounded] == ["e.CLE", "e.TRO"]
    assert after.public.used == ((), ())


def test_s9_5_ex_30_not_twice_in_a_turn() -> None:
    after = scene(BRAWL).after("fight WAR e.TRO with 3", "combat 2")
    assert after.code("fight WAR e.TRO") == "wounded_this_turn"


def test_s9_5_ex_31_a_wounded_target_and_his_friend() -> None:
    here = scene("w.GOB d4, e.WIZ* e4, e.ARM e4, e.WAR d5")
    after = here.after("fight GOB e.WIZ with 5", "combat 1")
    assert (after.tokens(), after.points()) == ("w.GOB d4, e.WAR* d5, e.ARM e4", (1, 0))
    assert here.event("fight GOB e.WIZ", FightBegun).strengths == (1, 0 + 3 + 1)


def test_s9_5_ex_32_other_wounded_do_not_join() -> None:
    here = scene("w.WAR d4, e.GOB e4, e.TRO* d5")
    assert here.event("fight WAR e.GOB", FightBegun).strengths == (3, 1)
    assert here.after("fight WAR e.GOB with 0", "combat 1").tokens() == "w.WAR d4, e.GOB* e4, e.TRO* d5"


def test_s9_5_ex_33_a_carried_friend_dies_with_the_wound() -> None:
    after = scene("w.WAR d4, w.GOB* d4, e.TRO e4").after("fight WAR e.TRO with 1", "combat 2")
    assert (after.tokens(), after.points()) == ("w.WAR* d4, e.TRO e4", (0, 1))
    assert scene("w.WAR d4, w.GOB* d4, e.TRO e4", turn=E).code("fight TRO w.GOB") == "is_carried"


def test_s9_5_ex_34_not_through_a_portcullis() -> None:
    assert scene("w.WAR b2, e.GOB c2").code("fight WAR e.GOB") == "not_next_to_enemy"
    assert scene("w.GOB a4, e.WAR b4", turn=E).event("fight WAR w.GOB", FightBegun).strengths == (1, 3)


def test_s9_6_ex_35_healed_is_blocked() -> None:
    healed = scene("w.CLE d4, w.WAR* e4, w.THI f3, e.GOB f4").after("heal CLE e4")
    assert healed.code("move WAR e5") == "is_blocked"
    assert healed.event("fight THI e.GOB", FightBegun).sides == (("w.THI",), ("e.GOB",))
    assert "e.GOB* f4" in healed.after("fight THI e.GOB with 0", "combat 0").tokens()


def test_s9_6_ex_36_healed_in_the_turn_of_the_wound() -> None:
    hurt = scene("w.WAR d4, w.CLE c4, e.TRO e4").after("fight WAR e.TRO with 0", "combat 2")
    assert "w.WAR* d4" in hurt.tokens()
    healed = hurt.after("heal CLE d4")
    assert "w.WAR d4" in healed.tokens()
    assert healed.code("move WAR c3") == "is_blocked"


def test_s9_6_ex_37_a_troll_recovers() -> None:
    here = scene("w.TRO* d4, e.GOB e4").after("regen")
    assert here.code("fight TRO e.GOB") == "is_blocked"
    theirs = here.after("end", "card 2")
    assert theirs.event("fight GOB w.TRO", FightBegun).strengths == (4, 1)
    assert theirs.after("fight GOB w.TRO with 3", "combat 0").tokens() == "w.TRO d4, e.GOB e4"


def test_s9_6_ex_38_a_potion() -> None:
    here = scene("w.CLE c4, e.POT c4, w.GOB a2", points=2).after("drink CLE")
    assert here.left() == (1, 4)
    moved = here.after("move CLE c4-d4-e4-f4-f3", "move CLE f3-f2")
    assert moved.left() == (1, 2)
    spent = moved.after("move GOB a2-b2-b1")
    assert spent.left() == (0, 2)
    event = spent.event("end", TurnEnded)
    assert event.unspent == 2
    assert spent.after("end").left() == (0, 0)


def test_s9_6_ex_39_fire_on_a_friend() -> None:
    after = scene("w.WIZ c4, w.WND c4, w.GOB e4, e.TRO f4").after("fire WIZ E")
    assert (after.tokens(), after.points()) == ("w.WIZ c4, e.TRO f4", (0, 1))


def test_s9_6_ex_40_fire_over_a_pit() -> None:
    after = scene("w.WIZ e1, e.WND e1, e.CLE g1").after("fire WIZ E")
    assert (after.tokens(), after.points()) == ("w.WIZ e1", (1, 0))


def test_s9_6_ex_41_fire_through_an_open_portcullis() -> None:
    here = scene("w.WIZ a2, e.WND a2, w.THI b2, e.CLE d2").after("open THI c2", "move THI b2-b1", "fire WIZ E")
    assert (here.tokens(), here.points(), here.public.points_left) == ("w.THI b1, w.WIZ a2", (1, 0), 2)


def test_s9_6_ex_42_carrier_and_carried_burn() -> None:
    after = scene("w.WIZ c4, e.WND c4, e.WAR f4, e.GOB* f4").after("fire WIZ E")
    assert (after.tokens(), after.points()) == ("w.WIZ c4", (2, 0))


def test_s9_6_ex_43_fire_on_a_pit() -> None:
    after = scene("w.WIZ e1, e.WND e1, e.THI f1, e.TRE f1").after("fire WIZ E")
    assert (after.tokens(), after.points()) == ("w.WIZ e1", (1, 0))
    roped = scene("w.WIZ e1, e.WND e1, e.WAR f1, e.ROP f1").after("fire WIZ E")
    assert (roped.tokens(), roped.points()) == ("w.WIZ e1, e.ROP f1", (1, 0))


def test_s9_7_ex_44_the_own_room() -> None:
    here = scene("w.THI d3, e.TRE e1, w.GOB b5").after("rotate THI A")
    assert here.public.rooms[0] == Room("1R", 1)
    assert here.tokens() == "w.GOB b1, w.THI d3, e.TRE f4"
    maze = board_of(here.public).maze
    assert maze.pits >> NUMBER["f5"] & 1
    assert not maze.pits >> NUMBER["f1"] & 1
    assert (NUMBER["e1"], NUMBER["e2"]) in {(each.square, each.other) for each in maze.portcullises}


def test_s9_7_ex_45_the_twin() -> None:
    here = scene("w.THI d3, e.MEK t10, e.SWD u6, e.GOB q8").after("rotate THI H")
    assert here.public.rooms[7] == Room("1L", 3)
    assert here.tokens() == "w.THI d3, e.GOB s10, e.MEK u7, e.SWD q6"


def test_s9_7_ex_46_only_the_mekanork_chooses() -> None:
    assert scene("w.THI d3, e.TRE e1").code("rotate THI A ccw") == "only_arrow"
    thrice = scene("w.THI d3, e.TRE e1").after("rotate THI A", "rotate THI A", "rotate THI A")
    assert thrice.public.points_left == 2
    once = scene("w.MEK d3, e.TRE e1").after("rotate MEK A ccw")
    assert once.public.rooms[0] == thrice.public.rooms[0] == Room("1R", 3)
    assert (once.tokens(), once.public.points_left) == ("w.MEK d3, e.TRE b2", 4)


def test_s9_7_ex_47_no_other_room() -> None:
    assert scene("w.THI d3").code("rotate THI B") == "not_the_twin"
    assert scene("w.THI d3", rooms={"H": None}).code("rotate THI H") == "face_down_room"


def test_s9_8_ex_48_access_to_a_room() -> None:
    hidden = dict.fromkeys("BCDEFGH")
    assert scene("w.THI f3", rooms=hidden).after("reveal B by THI").public.rooms[1] == Room("2L", 0)
    for square in ("f2", "f5"):
        assert scene(f"w.THI {square}", rooms=hidden).code("reveal B by THI") == "no_access"


def test_s9_8_ex_49_revealing_from_the_line() -> None:
    here = scene("w.WAR a4", rooms=dict.fromkeys("ABCDEFGH"), stash={"A": "w.WIZ e.ROP"})
    shown = here.after("reveal A by WAR")
    assert (shown.public.points_left, shown.public.phase, shown.seat()) == (4, "put", W)
    assert shown.code("put WIZ f1") == "no_place"
    placed = shown.after("put w.WIZ c4", "put e.ROP d4")
    assert (placed.public.phase, placed.tokens()) == ("action", "w.WAR a4, w.WIZ c4, e.ROP d4")
    assert placed.after("reveal E by WAR").public.points_left == 3


def test_s9_8_ex_50_the_opponent_places_own_objects_of_the_revealer() -> None:
    here = scene("w.WAR a4", rooms=dict.fromkeys("ABCDEFGH"), stash={"A": "e.CLE w.SWD"})
    assert here.event("reveal A by WAR", RoomRevealed).tokens == ("e.CLE", "w.SWD")
    first = here.after("reveal A by WAR")
    assert first.code("put w.SWD c4") == "not_to_place"
    second = first.after("put e.CLE c4")
    assert second.seat() == E
    assert second.code("put w.SWD c4") == "no_place"
    assert second.after("put w.SWD c3").tokens() == "w.WAR a4, e.CLE c4, w.SWD c3"


def test_s9_8_ex_51_goblin_and_treasure() -> None:
    after = scene("w.GOB u7, e.TRE u7, e.WAR b1", scores=(4, 2)).after("move GOB u7-v7")
    assert (after.points(), after.public.phase) == ((7, 2), "over")


def test_s9_8_ex_52_a_wounded_friend_carried_out() -> None:
    after = scene("w.WAR u7, w.GOB* u7, e.WAR b1").after("move WAR u7-v7")
    assert (after.tokens(), after.points()) == ("e.WAR b1", (1, 0))


def test_s9_8_ex_53_an_enemy_on_the_line() -> None:
    assert scene("w.THI u7, e.CLE v7").code("move THI u7-v7") == "enemy_in_way"
    assert scene("w.WIZ u7, e.CLE v7").after("move WIZ v7").points() == (1, 0)
    assert scene("w.THI u7, e.CLE* v7").after("move THI v7").points() == (1, 0)


def test_s9_8_ex_54_jumping_out() -> None:
    after = scene("w.WAR t8", rooms={"H": ("1L", 1)}).after("jump WAR u8 v8")
    assert (after.points(), after.public.jumps, after.tokens()) == ((1, 0), (2, 3), "")
    assert scene("w.WAR t8, e.GOB* v8", rooms={"H": ("1L", 1)}).code("jump WAR u8 v8") == "cannot_jump"


def test_s9_8_ex_55_the_opening() -> None:
    begun = scene("w.WAR a4, e.WAR v4").but(phase="card", highest=0, hands=((2, 3, 4, 5),) * 2)
    assert begun.legal() == ["card 2"]
    second = begun.after("card 2", "end")
    assert second.legal() == ["card 2", "card 3"]
    third = second.after("card 3", "end")
    assert third.legal() == ["card 3", "card 4"]
    assert third.after("card 4", "end").legal() == ["card 2", "card 4", "card 5"]


def test_s9_8_ex_56_the_hand_comes_back() -> None:
    here = scene("w.WAR a4, e.WAR v4", hands=((), (2, 3, 4, 5)))
    assert here.event("end", TurnEnded).cards_back
    assert here.after("end").public.hands[W] == (2, 3, 4, 5)


def test_s9_8_ex_57_zero_comes_back() -> None:
    here = scene("w.WAR d4, e.GOB e4")
    assert here.after("fight WAR e.GOB with 0").event("combat 6", FightSettled).loser == W
    assert here.after("fight WAR e.GOB with 0", "combat 6").public.used == ((), (6,))
