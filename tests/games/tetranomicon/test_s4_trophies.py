"""Campaigns (SPEC 4.6, 4.8.2, 4.8.3)."""

from typing import cast

from games.kernel.ids import Seat
from games.tetranomicon.campaign import elsewhere
from games.tetranomicon.events import TrophyWon
from games.tetranomicon.moves import WinTrophy
from games.tetranomicon.quotes import CampaignStep, Discount, TrophyQuote, arithmetic
from games.tetranomicon.state import Guard
from tests.games.tetranomicon.scenes import Scene, scene


def why(start: Scene, line: str) -> TrophyQuote:
    return cast(TrophyQuote, start.explained(line))


def test_s4_6_a_trophy_must_lie_there() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Armus"}, guards="F 1")
    assert start.code("trophy B from E") == "no_monsters"
    assert start.code("trophy A from E") == "no_monsters"


def test_s4_6_starts_from_an_own_building() -> None:
    start = scene(buildings={1: "E1 farm"}, armies={0: "Armus"}, guards="F 1")
    assert start.code("trophy F from E") == "no_start"
    assert start.but(turn=1, armies=((), ("Armus",), (), ())).price("trophy F from E") == 2


def test_s4_6_army_must_be_strong_enough() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Armus"}, guards="F 4, B 1")
    refusal = start.refusal("trophy F from E")
    assert refusal.code == "too_weak"
    assert [refusal.facts[fact] for fact in ("level", "support", "strength", "army")] == [4, 1, 5, 4]
    assert scene(buildings={0: "E1 farm"}, armies={0: "Cornibus"}, guards="F 4, B 1").allows("trophy F from E")


def test_s4_6_the_cheapest_starts_are_proposed_and_a_dearer_one_is_carried_out() -> None:
    start = scene(buildings={0: "A1 farm, E1 farm, C1 farm"}, armies={0: "Armus"}, guards="F 1")
    assert [line for line in start.legal() if line.startswith("trophy")] == ["trophy F from C", "trophy F from E"]
    dearer = why(start, "trophy F from A").total
    assert dearer == why(start, "trophy F from C").total + 1
    for coins, others in ((dearer, ["A", "E"]), (dearer - 1, ["E"])):
        found = elsewhere(start.but(coins=(coins, 0, 0, 0)).state, Seat(0), WinTrophy("F", "C"))
        assert [move.start for move in found] == others
    assert [step.segment for step in why(start, "trophy F from A").way] == ["A-B", "B-F"]
    assert start.event("trophy F from A", TrophyWon).price.start == "A"
    refusal = start.refusal("trophy F from B")
    assert (refusal.code, refusal.facts["starts"]) == ("not_your_city", ("A", "C", "E"))
    assert start.but(coins=(1, 0, 0, 0)).code("trophy F from A") == "too_few_coins"
    assert start.step("trophy F from C").state == start.step("trophy F from E").state


def test_s4_6_price_and_prize() -> None:
    start = scene(buildings={0: "A1 farm"}, armies={0: "Ballistarius Armus"}, guards="F 3", trophies={0: (2,)})
    assert start.price("trophy F from A") == 4
    event = start.event("trophy F from A", TrophyWon)
    assert event.price.discounts == (Discount("Ballistarius", 1),)
    assert event.price.fame_after == 5
    assert arithmetic(why(start, "trophy F from A")) == (3, 2, 1)
    assert "trophy F from A" in start.but(coins=(4, 0, 0, 0)).legal(), "what creatures take off is reckoned with"
    after = start.after("trophy F from A").state
    assert after.trophies[0] == (2, 3)
    assert after.guards == ()
    assert after.armies == start.state.armies
    poor = start.but(coins=(3, 0, 0, 0)).refusal("trophy F from A")
    assert [poor.facts[fact] for fact in ("price", "coins", "base", "distance", "discount")] == [4, 3, 3, 2, 1]


def test_s4_6_freed_city_supports_nobody_and_may_be_built_in() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Cornibus"}, guards="F 3, J 2", routes={0: "E-F"})
    assert start.event("trophy F from E", TrophyWon).relieved == ("J",)
    after = start.after("trophy F from E")
    assert after.state.guards == (Guard("J", 2),)
    assert after.price("build F1 farm", seat=0) == 4
    assert why(after.but(turn=0), "trophy J from E").strength == 2


def test_s4_6_no_route_is_needed() -> None:
    assert scene(buildings={0: "A1 farm"}, armies={0: "Armus"}, guards="J 1").price("trophy J from A") == 4


def test_s4_8_2_distance_over_own_foreign_and_empty_segments() -> None:
    def distance(own: str = "", others: str = "", army: str = "Armus") -> int:
        routes = {seat: line for seat, line in ((0, own), (1, others)) if line}
        return why(scene(buildings={0: "A1 farm"}, armies={0: army}, guards="I 1", routes=routes), "trophy I").distance

    assert distance() == 2
    assert distance(own="A-E") == 1
    assert distance(own="A-E, E-I") == 0
    assert distance(others="A-E, E-I") == 2
    assert distance(others="A-E, E-I", army="Frigus") == 0
    assert distance(others="A-E, E-I", army="Redux") == 2
    assert distance(own="A-B, B-F, F-J, I-J") == 0


def test_s4_8_2_way_is_told_step_by_step() -> None:
    start = scene(3, buildings={0: "A1 farm"}, armies={0: "Armus"}, guards="K 2", routes={0: "A-E, E-I", 1: "J-K"})
    assert why(start, "trophy K from A").way == (
        CampaignStep("A-E", Seat(0), 0),
        CampaignStep("E-I", Seat(0), 0),
        CampaignStep("I-J", None, 1),
        CampaignStep("J-K", Seat(1), 1),
    )


def test_s4_8_2_shortest_of_equally_cheap_ways_then_the_alphabet() -> None:
    start = scene(buildings={0: "A1 farm"}, armies={0: "Armus"}, guards="F 1")
    assert [step.segment for step in why(start, "trophy F from A").way] == ["A-B", "B-F"]
    longer = scene(buildings={0: "A1 farm"}, armies={0: "Armus"}, guards="F 1", routes={0: "A-E, E-I"})
    assert [step.segment for step in why(longer, "trophy F from A").way] == ["A-E", "E-F"]


def test_s4_8_2_ways_pass_through_monsters() -> None:
    start = scene(buildings={0: "A1 farm"}, armies={0: "Cerberus"}, guards="B 1, E 1, F 1")
    assert start.price("trophy F from A") == 3


def test_s4_8_2_distance_from_the_lair_itself_is_zero() -> None:
    start = scene(buildings={0: "F1 farm"}, armies={0: "Armus"}, guards="F 2")
    assert start.price("trophy F from F") == 2


def test_s4_8_3_support_of_neighbours() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Armus"}, guards="B 4, F 1, J 4, K 4")
    found = why(start, "trophy F from E")
    assert (found.level, found.support, found.supporters, found.strength) == (1, 2, ("B", "J"), 3)


def test_s4_8_3_nosup_takes_the_level_only() -> None:
    start = scene(buildings={0: "E1 farm"}, armies={0: "Toxicum"}, guards="B 4, F 4, J 4")
    found = why(start, "trophy F from E")
    assert (found.support, found.ignored_support, found.strength) == (0, 2, 4)
    assert start.allows("trophy F from E")
    assert not start.allows("trophy F from E", seat=1)
