"""What single cards do, where no other test looks at it (SPEC 3.4, 4, 6.9, 7, 9.2, 17).

Whole matches use them too; but there a change shows as a changed match, and not as a broken rule.
"""

from games.kernel.game import AnyGame
from games.legends_of_signum import moves, sides, walking
from games.legends_of_signum.components import CARD
from games.legends_of_signum.events import Marked, Reclaimed
from games.legends_of_signum.geometry import Disc, Point
from games.legends_of_signum.paying import discount
from games.legends_of_signum.values import strength
from tests.games.legends_of_signum.matches import GAME, A, B, Match, player, tactics
from tests.games.legends_of_signum.scenes import C, D, of, table, token, unit

ANY_GAME: AnyGame = GAME


def test_s3_4_insurance_pays_the_active_player_once() -> None:
    own = player("hv1", relics=("vr3",))
    match = Match(unit("A1", "m02", 300, 270, wounds=3), unit("B1", "e12", 300, 300), a=own, b=player("he1"))
    match.play("fight A1 B1 assault", "Bu Bu", "Ax Ax Ax Ax")
    assert not match.is_there("A1")
    before = match.player(A).prosperity
    match.play("end")
    assert match.player(A).prosperity == before + 1


def test_s4_4_a_spell_of_the_turn_strengthens() -> None:
    match = Match(unit("A1", "e02", 300, 300), a=player("he1", "HALL"), hand=["s03"])
    before = strength(match.table, match.unit("A1"))
    match.play("cast s03 on A1")
    assert strength(match.table, match.unit("A1")) == before + 2


def test_s4_4_a_blizzard_slows_the_enemy() -> None:
    match = Match(a=player("hw1", "MAG"), b=player("he1"), hand=["ws2"])
    match.play("cast ws2")
    assert match.player(A).blizzard == 50


def test_s4_1_stables_take_less_for_riders() -> None:
    rider = next(card for card, data in CARD.items() if "STB" in data.cost.named and data.cost.any)
    other = next(card for card, data in CARD.items() if "STB" not in data.cost.named and card.startswith("w"))
    own = player("hw1", "HALL", "uw2")
    assert (discount(own, CARD[rider]), discount(own, CARD[other])) == (1, 0)


def test_s7_4_an_equal_ward_is_not_given_again() -> None:
    match = Match(unit("A1", "e02", 300, 300, ward=2, ward_by=A), a=player("he1", "TEM"), hand=["es1"])
    match.play("cast es1 on A1")
    assert match.of_kind(Marked) == []


def test_s7_a_shot_without_pin_roots_nobody() -> None:
    match = Match(unit("A1", "v05", 300, 200), unit("B1", "e12", 300, 300), a=player("hv1"), b=player("he1"))
    match.play("shoot A1 B1", "Bu Sh Sh", "Ax")
    assert match.unit("B1").wounds > 0
    assert not match.unit("B1").rooted


def test_s9_2_an_academy_takes_a_spell_back() -> None:
    own = player("hv1", "HALL", "MAG", graveyard=("s01",), prosperity=2)
    match = Match(a=own, phase="construction")
    match.play("build uv3 take s01")
    assert (match.hand(), match.player(A).graveyard) == (("s01",), ())
    assert match.of_kind(Reclaimed) == [Reclaimed(A, "s01")]


def test_s9_2_an_ancestral_stone_draws_for_the_first_death_of_a_turn() -> None:
    match = Match(unit("A1", "e12", 300, 270), unit("B1", "w02", 300, 300, wounds=2), b=player("hw1", "HALL", "uw3"))
    match.play("fight A1 B1 assault", "Ax Ax Ax Ax", "Bu Bu Bu Bu")
    assert not match.is_there("B1")
    assert match.hand(B) == ("w01",)


def test_s17_partners_are_no_enemies() -> None:
    teams = table(heroes=("he1", "hw1", "he2", "hw2"), mode="teams")
    assert [sides.are_enemies(teams, A, other) for other in (A, B, C, D)] == [False, True, False, True]
    free = table(heroes=("he1", "hw1", "he2", "hw2"), mode="free")
    assert [sides.are_enemies(free, A, other) for other in (A, B, C, D)] == [False, True, True, True]


def test_s17_2_distances_to_each_side() -> None:
    found = [sides.from_edge(Disc(100, 300, 15), side, Point(900, 900)) for side in ("south", "north", "west", "east")]
    assert found == [285, 585, 85, 785]


def test_s5_10_neighbours_are_all_others_in_reach() -> None:
    field = table(unit("A1", "m05", 300, 300), unit("B1", "e02", 300, 400), tokens=[token("g1", 330, 330)])
    near = walking.neighbours(field, of(field, "A1"), 100)
    assert [thing.card for thing in near] == ["e02", "g1"]


def test_s18_3_of_cards_set_aside_others_know_how_many() -> None:
    aside = moves.Mulligan(("e02", "e03"))
    assert ANY_GAME.observe_move(aside, A, B, opened=True) == moves.Mulligan((None, None))
    assert ANY_GAME.observe_move(aside, A, B, opened=False) is None


def test_s2_7_a_hero_may_stand_anywhere_on_its_side() -> None:
    match = Match(phase="place", theirs=tactics())
    assert [each.free for each in GAME.decisions(match.state)] == [True]
