"""Laying routes (SPEC 4.3)."""

from typing import cast

from games.kernel.ids import Seat
from games.tetranomicon.quotes import Discount, RouteQuote
from games.tetranomicon.state import Route
from tests.games.tetranomicon.scenes import scene

FULL_G = {0: "G1 farm", 1: "G2 sawmill", 2: "G3 mine"}
EIGHT = "A-B, A-E, B-C, B-F, C-D, C-F, C-G, D-G"


def test_s4_3_route_is_laid_and_paid() -> None:
    after = scene().after("route A-B").state
    assert after.routes == (Route("A-B", Seat(0)),)
    assert after.coins[0] == 26


def test_s4_3_segment_in_play_without_route() -> None:
    refusal = scene(routes={1: "A-B"}).refusal("route A-B")
    assert (refusal.code, refusal.facts["seat"]) == ("segment_taken", 1)
    assert scene(routes={0: "A-B"}).code("route A-B") == "segment_taken"
    assert scene(2).code("route H-L") == "not_in_play"
    assert scene(3).code("route C-D") == "not_in_play"


def test_s4_3_eight_tokens() -> None:
    assert scene(routes={0: EIGHT}).code("route E-F") == "route_limit"
    assert scene(routes={0: EIGHT}).price("route E-F", seat=1) == 4
    assert scene(routes={0: EIGHT.removesuffix(", D-G")}).price("route D-G") == 4


def test_s4_3_full_cities_lower_the_price() -> None:
    start = scene(buildings=FULL_G)
    assert start.price("route C-G") == 3
    assert cast(RouteQuote, start.explained("route C-G")).full_cities == ("G",)
    assert scene(buildings={0: "G1 farm", 1: "G2 sawmill"}).price("route C-G") == 4
    four = {0: "F1 farm", 1: "F2 sawmill", 2: "F3 mine", 3: "F4 mine"}
    assert scene(buildings=four).price("route E-F") == 3


def test_s4_3_discounts_by_kind() -> None:
    start = scene(armies={0: "Caballus"})
    assert (start.price("route A-B"), start.price("route A-E")) == (2, 4)
    assert cast(RouteQuote, start.explained("route A-B")).discounts == (Discount("Caballus", 2),)
    aqus = scene(armies={0: "Aqus"})
    assert (aqus.price("route A-B"), aqus.price("route A-E")) == (4, 2)


def test_s4_3_lowest_price_is_one() -> None:
    assert scene(buildings=FULL_G, armies={0: "Caballus Lignum"}).price("route C-G") == 1


def test_s4_3_coins_must_suffice() -> None:
    start = scene(coins=3, buildings=FULL_G)
    refusal = start.refusal("route A-B")
    assert (refusal.code, refusal.facts["full"]) == ("too_few_coins", 0)
    assert start.price("route C-G") == 3
    assert start.but(coins=(2, 0, 0, 0)).refusal("route C-G").facts["full"] == 1
    assert [line for line in start.legal() if line.startswith("route")] == [
        "route C-G",
        "route D-G",
        "route F-G",
        "route G-H",
        "route G-K",
    ]


def test_s4_3_needs_no_connection_and_ignores_monsters() -> None:
    assert scene(buildings={0: "A1 farm"}, guards="J 4, K 4").price("route J-K") == 4
