"""What works for whom and how far: turns, terrain, unique buildings (SPEC 3.1, 4.1, 4.3, 9.2, 10.2, 14.2).

Each test is about a limit that nothing else looks at: without it more creatures, more cards or more places would do.
"""

import pytest

from games.legends_of_signum.deployment import deployment_places, objection_to_place
from games.legends_of_signum.events import Wounded
from games.legends_of_signum.geometry import Point, gap
from games.legends_of_signum.paying import price_of
from tests.games.legends_of_signum.matches import A, B, Match, player
from tests.games.legends_of_signum.scenes import table, token, unit


def test_s3_1_all_defence_counters_become_0() -> None:
    """Those of others too: who was attacked in the own turn is as fresh as anybody in the next."""
    match = Match(unit("A1", "e03", 300, 200, defended=2), unit("B1", "e03", 300, 400, defended=3))
    match.play("end")
    assert [match.unit(label).defended for label in ("A1", "B1")] == [0, 0]


def test_s3_1_a_cathedral_heals_within_s_of_the_hero() -> None:
    near, edge = unit("B1", "e03", 190, 585, wounds=1), unit("B2", "e03", 411, 585, wounds=1)
    far = unit("B3", "e03", 300, 300, wounds=1)
    match = Match(near, edge, far, unit("B0", "he1", 300, 585, wounds=1), b=player("he1", "ue1"))
    match.play("end")
    assert [match.unit(label).wounds for label in ("B0", "B1", "B2", "B3")] == [0, 0, 1, 1]


def test_s4_1_grand_forge_cheapens_relics_alone() -> None:
    """A character, a spell and a tactic that cost "any" too keep their price; a relic without "any" stays as it is."""
    field = table(players=(player("he1", "ue4"), player("hw1")))
    assert {card: price_of(field, A, card).any for card in ("r02", "er2", "r01", "e03", "es4", "t01")} == {
        "r02": 0, "er2": 0, "r01": 0, "e03": 1, "es4": 1, "t01": 1,
    }  # fmt: skip
    assert price_of(field, B, "r02").any == 1


def test_s4_3_at_the_own_catacombs_enemies_keep_their_distance() -> None:
    catacombs, enemy = token("tv1", 300, 260), unit("B1", "e02", 300, 400)
    field = table(enemy, tokens=[catacombs], heroes=("hv1", "hw1"))
    refused = objection_to_place(field, A, "e02", Point(300, 315))
    assert refused is not None
    assert (refused.code, dict(refused.facts)) == ("too_near", {"unit": "B1", "distance": 55, "least": 80})
    assert objection_to_place(field, A, "e02", Point(300, 205)) is None
    places = [place for place in deployment_places(field, A, "e02") if place.label == "catacombs"]
    assert places
    at = [unit("A1", "e02", *place.at) for place in places]
    assert all(gap(each.disc, enemy.disc) >= 80 for each in at)


def test_s4_3_at_the_own_catacombs_means_in_contact() -> None:
    field = table(tokens=[token("tv1", 300, 260)], heroes=("hv1", "hw1"))
    assert objection_to_place(field, A, "e02", Point(300, 317)) is None
    refused = objection_to_place(field, A, "e02", Point(300, 318))
    assert refused is not None and refused.code == "not_at_side"


@pytest.mark.parametrize("nearest", ["A1", "A2", "A3"])
def test_s10_2_a_magic_spire_wounds_the_nearest_enemy(nearest: str) -> None:
    """Whichever entered first, and no one else; the heroes are farther away."""
    ys = {"A1": 220, "A2": 200, "A3": 210} | {nearest: 240}
    match = Match(
        *(unit(label, "e03", 220 + 80 * place, y) for place, (label, y) in enumerate(ys.items())),
        tokens=[token("te1", 300, 340, seat=1)], b=player("he1"),
    )  # fmt: skip
    match.play("end")
    assert [event.unit for event in match.of_kind(Wounded)] == [nearest]


def test_s10_2_a_magic_spire_reaches_l() -> None:
    for y, hit in ((145, True), (144, False)):
        match = Match(unit("A1", "e03", 300, y), tokens=[token("te1", 300, 340, seat=1)], b=player("he1"))
        match.play("end")
        assert bool(match.of_kind(Wounded)) == hit


def test_s10_2_the_own_thorns_do_not_wound() -> None:
    """Nor do they slow: the way is as long as the Move."""
    for seat, wounds in ((0, 0), (1, 1)):
        match = Match(unit("A1", "m05", 300, 230), tokens=[token("tw2", 300, 300, seat=seat)])
        match.play("move A1 to 30 28")
        assert match.unit("A1").wounds == wounds
    own = Match(unit("A1", "m05", 300, 230), tokens=[token("tw2", 300, 300)])
    own.play("move A1 to 30 33")


def test_s14_2_health_of_the_hero_comes_before_characters() -> None:
    match = Match(
        unit("A0", "he1", 300, 15, wounds=2), unit("B0", "hw1", 300, 585, wounds=2), unit("B1", "e02", 300, 300),
        unit("B2", "e02", 400, 300), round=20, active=B,
    )  # fmt: skip
    match.play("end")
    assert match.winners() == (A,), "7 against 6 left on the heroes, none against two characters"
