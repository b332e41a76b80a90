"""Reveals, rotations, fights, powers and objects beyond the worked examples (SPEC 4.4 to 4.6, 4.8 to 4.11, 5)."""

import pytest

from games.dungeon_twister import checks
from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import CHARACTERS, OBJECTS
from games.dungeon_twister.events import CombatLaid, FightBegun, FightSettled, Wounded
from games.dungeon_twister.quotes import ActQuote, FightQuote, FireQuote, RevealQuote, RotateQuote
from games.dungeon_twister.squares import NUMBER, SIDES, SQUARES
from games.dungeon_twister.state import Gate, Room
from games.kernel.errors import IllegalMove
from games.kernel.game import Opened
from tests.games.dungeon_twister.scenes import GAME, E, Scene, W, chance, scene


def test_s4_words_that_mean_nothing_are_refused_by_name() -> None:
    """They come from no line of notation, which knows its names, but may come from a program."""
    public = scene("w.WAR c4").public
    for refused in (
        lambda: checks.the_actor(public, W, "XYZ"),
        lambda: checks.square_of("z9"),
        lambda: checks.slot_of("Z"),
    ):
        with pytest.raises(IllegalMove, match="unknown_id"):
            refused()


def test_s4_4_tiles_are_drawn_among_those_left() -> None:
    here = scene("w.WAR a4", rooms={"A": None, "H": None})
    bare = Scene(here.state.__class__(public=here.public))
    step = GAME.apply(bare.state, W, bare.move("reveal A by WAR"), chance())
    room = step.state.public.rooms[0]
    assert room is not None
    assert room.tile in {"1R", "1L"}
    assert step.final


def test_s4_4_opens_the_seals_of_its_tokens() -> None:
    here = scene("w.WAR a4", rooms={"A": None}, stash={"A": "e.CLE w.SWD"})
    assert set(here.step("reveal A by WAR").opened) == {Opened(E, "A.1"), Opened(W, "A.1")}
    quote = here.explained("reveal A by WAR")
    assert isinstance(quote, RevealQuote)
    assert (quote.tokens, quote.price.left) == ((1, 1), 4)


def test_s4_4_any_order_and_no_place_twice() -> None:
    here = scene("w.WAR a4", rooms={"A": None}, stash={"A": "e.CLE w.GOB"}).after("reveal A by WAR")
    assert len(here.legal()) == 2 * 24
    placed = here.after("put w.GOB c4")
    assert placed.code("put e.CLE c4") == "no_place"
    assert placed.code("put w.GOB d4") == "not_to_place"
    assert placed.after("put e.CLE d3").public.phase == "action"


def test_s4_4_only_objects_of_the_revealer() -> None:
    here = scene("w.WAR a4", rooms={"A": None}, stash={"A": "w.SWD w.ROP"}).after("reveal A by WAR")
    assert (here.seat(), here.public.turn) == (E, W)
    assert here.after("put w.SWD c4", "put w.ROP c3").seat() == W


def test_s4_4_the_last_point_and_its_placements() -> None:
    here = scene("w.WAR a4, e.GOB u5", points=1, rooms={"A": None}, stash={"A": "w.GOB"}).after("reveal A by WAR")
    assert here.public.phase == "put"
    assert here.after("put w.GOB c4").public.phase == "card"


def test_s4_5_states_of_portcullises_turn_along() -> None:
    here = scene("w.THI d3", gates=(Gate("1R", "21-22", "broken"),)).after("rotate THI A")
    maze = board_of(here.public).maze
    assert maze.step(1 << NUMBER["e1"]) >> NUMBER["e2"] & 1


def test_s4_5_what_a_rotation_says_before() -> None:
    quote = scene("w.THI d3, e.TRE e1").explained("rotate THI A")
    assert isinstance(quote, RotateQuote)
    assert (quote.clockwise, dict(quote.tokens)) == (True, {"w.THI": "d3", "e.TRE": "f4"})
    assert scene("w.MEK d3").code("rotate MEK A") == "which_way"
    assert scene("w.THI c3").code("rotate THI A") == "not_on_gear"
    assert scene("w.THI d3").step("rotate THI A").final


def test_s4_6_1_attackers_stand_in_for_each_other() -> None:
    here = scene("w.WAR d4, w.GOB f4, e.TRO e4")
    assert {line.split()[1] for line in here.legal("fight")} == {"GOB"}
    assert here.move("fight WAR e.TRO") == here.move("fight GOB e.TRO")
    drunk = scene("w.WAR d4, w.GOB f4, e.TRO e4, w.POT d4").after("drink WAR")
    assert {line.split()[1] for line in drunk.legal("fight")} == {"GOB", "WAR"}


def test_s4_6_1_targets() -> None:
    assert scene("w.WAR d4, e.TRO* e4, e.GOB e4").code("fight WAR e.TRO") == "is_carried"
    assert scene("w.WAR d4, w.GOB e4").code("fight WAR w.GOB") == "not_next_to_enemy"
    assert scene("w.WAR d4, e.GOB e5").code("fight WAR e.GOB") == "not_next_to_enemy"
    healed = scene("w.CLE d4, e.TRO* e4, w.WAR e3").after("heal CLE e4")
    assert healed.code("fight WAR e.TRO") == "healed_this_turn"


def test_s4_6_2_friends_join_by_enemies_only() -> None:
    sides = scene("w.WAR d4, w.GOB c4, e.TRO e4").event("fight WAR e.TRO", FightBegun).sides
    assert sides == (("w.WAR",), ("e.TRO",))


def test_s4_6_3_items_count_for_their_side_only() -> None:
    here = scene("w.WAR d4, w.ARM d4, e.TRO e4, e.SWD e4")
    assert here.event("fight WAR e.TRO", FightBegun).strengths == (3, 4)
    quote = here.explained("fight WAR e.TRO")
    assert isinstance(quote, FightQuote)
    assert (quote.strengths, quote.price.left) == ((3, 4), 4)


def test_s4_6_4_the_attacker_may_change_his_card() -> None:
    here = scene("w.WAR d4, e.TRO e4").after("fight WAR e.TRO with 4")
    assert [decision.owed for decision in GAME.decisions(here.state)] == [False, True]
    changed = Scene(GAME.apply(here.state, W, here.move("combat 6", W), chance()).state)
    step = changed.step("combat 0")
    assert set(step.opened) == {Opened(W, "combat"), Opened(E, "combat")}
    settled = next(event for event in step.events if isinstance(event, FightSettled))
    assert settled.cards == (6, 0)
    assert step.state.public.used == ((6,), ())


def test_s4_6_4_the_defender_may_lay_first() -> None:
    here = scene("w.WAR d4, e.TRO e4").after("fight WAR e.TRO")
    assert [decision.owed for decision in GAME.decisions(here.state)] == [True, True]
    laid = GAME.apply(here.state, E, here.move("combat 2", E), chance())
    assert laid.seal == "combat"
    assert laid.events == (CombatLaid(E, 2),)
    assert Scene(laid.state).after("combat 6").tokens() == "w.WAR d4, e.TRO* e4"


def test_s4_6_4_cards_out_of_the_game() -> None:
    here = scene("w.WAR d4, e.TRO e4", used={0: (2, 6)})
    assert here.code("fight WAR e.TRO with 6") == "not_in_hand"
    assert [line.split()[-1] for line in here.legal("fight")] == ["e.TRO", "0", "1", "2", "3", "4", "5"]


def test_s4_6_5_all_losers_suffer() -> None:
    here = scene("w.WAR d4, e.GOB e4, e.CLE d5, e.WLK* d5")
    step = here.after("fight WAR e.GOB with 6").step("combat 0")
    assert [event.tokens for event in step.events if isinstance(event, Wounded)] == [("e.CLE", "e.GOB")]
    assert step.state.public.scores == (1, 0)
    assert step.state.public.attack is None


def test_s4_6_5_a_wounded_defender_wins() -> None:
    after = scene("w.GOB d4, e.WAR* e4").after("fight GOB e.WAR with 0", "combat 6")
    assert after.tokens() == "w.GOB* d4, e.WAR* e4"


def test_s4_6_6_the_wounded_have_no_powers() -> None:
    here = scene("w.THI* f1, w.ROP f1, w.GOB e1, w.WIZ* b2, w.WND b2, e.CLE b1")
    assert here.legal("GOB")
    assert not {"THI", "WIZ", "fire", "gate"} & set(GAME.topics(here.state, W))


def test_s4_8_gates() -> None:
    here = scene("w.THI b2, w.WAR c2")
    assert here.legal("gate") == ["open THI c2", "break WAR b2"]
    opened = here.after("open THI c2")
    assert opened.legal("gate") == ["close THI c2", "break WAR b2"]
    assert opened.after("break WAR b2").legal()[-1] == "end"
    assert "gate" not in GAME.topics(opened.after("break WAR b2").state, W)
    assert here.code("open THI a2") == "no_portcullis"


def test_s4_9_healing() -> None:
    here = scene("w.CLE d4, e.TRO* e4, w.GOB* c4")
    assert here.legal("heal") == ["heal CLE c4", "heal CLE e4"]
    assert here.after("heal CLE e4").tokens() == "w.CLE d4, w.GOB* c4, e.TRO e4"
    quote = here.explained("heal CLE e4")
    assert isinstance(quote, ActQuote)
    assert quote.target == "e.TRO"
    assert scene("w.CLE d4, w.GOB* d4").code("heal CLE d4") == "cannot_heal"
    assert scene("w.CLE d4, w.WAR e4, w.GOB* e4").code("heal CLE e4") == "cannot_heal"


def test_s4_9_a_troll_cannot_recover() -> None:
    assert scene("w.TRO* d4, w.WAR d4").code("regen") == "cannot_regenerate"
    hurt = scene("w.TRO d4, e.WAR e4").after("fight TRO e.WAR with 0", "combat 6")
    assert hurt.code("regen") == "cannot_regenerate"
    assert scene("w.TRO d4").code("regen") == "cannot_regenerate"


def test_s4_10_two_potions_add_up() -> None:
    here = scene("w.CLE c4, w.POT c4, e.POT c3").after("drink CLE", "move CLE c3", "drink CLE")
    assert here.left() == (4, 4 - 1 - 1 + 4)


def test_s4_10_only_who_holds_a_potion_drinks() -> None:
    """The legal moves leave it out; here somebody says it all the same."""
    refused = scene("w.CLE c4, w.POT d4").refusal("drink CLE")
    assert (refused.code, dict(refused.facts)) == ("not_held", {"who": "CLE", "what": "POT"})


def test_s4_10_a_wounded_drinker_loses_the_rest() -> None:
    here = scene("w.CLE d4, w.POT d4, e.TRO e4").after("drink CLE", "fight CLE e.TRO with 0", "combat 0")
    assert here.left() == (4, 0)


def test_s4_11_sight_and_its_price() -> None:
    here = scene("w.WIZ c4, w.WND c4, w.GOB e4, e.TRO f4")
    quote = here.explained("fire WIZ E")
    assert isinstance(quote, FireQuote)
    assert (quote.square, quote.dies, quote.points) == ("e4", ("w.GOB",), (0, 1))
    assert here.code("fire WIZ N") == "nobody_in_sight"
    assert scene("w.GOB c4, w.WND c4, e.TRO f4").code("fire GOB E") == "no_wizard"
    assert scene("w.WIZ c4, e.TRO f4").code("fire WIZ E") == "not_held"


def test_s5_1_characters() -> None:
    table = {code: (each.speed, each.combat, each.exit_points) for code, each in CHARACTERS.items()}
    assert table == {
        "CLE": (4, 2, 1), "GOB": (4, 1, 2), "MEK": (3, 2, 1), "THI": (5, 2, 1),
        "TRO": (2, 4, 1), "WAR": (3, 3, 1), "WIZ": (4, 1, 1), "WLK": (4, 1, 1),
    }  # fmt: skip


def test_s5_2_objects() -> None:
    assert OBJECTS == ("ARM", "POT", "ROP", "SWD", "TRE", "WND")
    used = scene("w.CLE c4, w.POT c4").after("drink CLE").public.out
    assert [(each.token, each.fate) for each in used] == [("w.POT", "used")]


@pytest.mark.parametrize(("start", "side", "seen"), [("b2", "E", ""), ("e1", "E", "f1 g1"), ("a2", "E", "b2")])
def test_s5_3_sight(start: str, side: str, seen: str) -> None:
    maze = board_of(scene().public).maze
    assert " ".join(SQUARES[square] for square in maze.ray(NUMBER[start], SIDES.index(side))) == seen


def test_s5_3_adjacency_is_orthogonal() -> None:
    assert scene("w.WAR c4, e.GOB d5").legal("fight") == []
    assert Room("1R", 0) in scene().public.rooms
