"""Creating artifacts and summoning creatures (SPEC 4.4, 4.5)."""

from typing import cast

from games.tetranomicon.events import CardTurnedUp, PlaceLeftEmpty
from games.tetranomicon.quotes import ArtifactQuote, CreatureQuote, Discount
from tests.games.tetranomicon.scenes import scene

FARM = {0: "A1 farm, C1 farm"}


def test_s4_4_card_must_be_in_the_pool() -> None:
    refusal = scene(buildings=FARM, artifact_pool="saw1").refusal("artifact farms2")
    assert (refusal.code, refusal.facts["card"]) == ("not_in_pool", "farms2")


def test_s4_4_condition_holds_before_paying() -> None:
    start = scene(coins=5, artifact_pool="farms2", buildings={0: "A1 farm"})
    refusal = start.refusal("artifact farms2")
    assert refusal.code == "condition_not_met"
    assert {fact: refusal.facts[fact] for fact in ("artifact", "condition", "building", "needed", "present")} == {
        "artifact": "farms2",
        "condition": "type",
        "building": "farm",
        "needed": 2,
        "present": 1,
    }


def test_s4_4_price_influence_and_card() -> None:
    start = scene(buildings=FARM, artifact_pool="farms2 saw1", artifacts={0: "army3"}, armies={0: "Ferrarius"}, coins=9)
    assert start.price("artifact farms2") == 1
    why = cast(ArtifactQuote, start.explained("artifact farms2"))
    assert (why.base, why.discounts, why.influence, why.influence_after) == (2, (Discount("Ferrarius", 1),), 2, 5)
    after = start.after("artifact farms2").state
    assert after.artifacts[0] == ("army3", "farms2")
    assert after.coins[0] == 8


def test_s4_4_place_is_refilled_from_this_eras_deck() -> None:
    decks = {1: "herald army3", 2: "ferry"}
    start = scene(buildings=FARM, artifact_pool="saw1 farms2 troph1", artifact_decks=decks)
    step = start.step("artifact farms2")
    assert start.event("artifact farms2", CardTurnedUp) == CardTurnedUp("artifact", "herald", 1, 1)
    assert step.state.artifact_pool == ("saw1", "herald", "troph1")
    assert step.state.artifact_decks == (("army3",), ("ferry",), (), ())
    assert step.final


def test_s4_4_empty_deck_leaves_the_place_empty() -> None:
    start = scene(buildings=FARM, artifact_pool="saw1 farms2", artifact_decks={2: "ferry"})
    step = start.step("artifact farms2")
    assert start.event("artifact farms2", PlaceLeftEmpty) == PlaceLeftEmpty("artifact", 1)
    assert step.state.artifact_pool == ("saw1", "")
    assert step.state.artifact_decks[1] == ("ferry",)
    assert not step.final


def test_s4_4_too_few_coins_come_after_the_condition() -> None:
    start = scene(coins=1, artifact_pool="farms2", buildings=FARM)
    assert start.code("artifact farms2") == "too_few_coins"
    assert scene(coins=1, artifact_pool="farms2").code("artifact farms2") == "condition_not_met"


def test_s4_5_card_price_and_property() -> None:
    start = scene(creature_pool="Manus Illesebra", coins=12)
    assert start.price("creature Illesebra") == 7
    after = start.after("creature Illesebra")
    assert after.state.armies[0] == ("Illesebra",)
    assert after.price("creature Manus", seat=0) == 2
    why = cast(CreatureQuote, after.explained("creature Manus", seat=0))
    assert (why.base, why.discounts, why.swords, why.strength_after) == (4, (Discount("Illesebra", 2),), 2, 6)


def test_s4_5_refused_cards() -> None:
    assert scene(creature_pool="Manus").code("creature Armus") == "not_in_pool"
    poor = scene(creature_pool="Armus", coins=3, armies={0: "Ferrarius"}).refusal("creature Armus")
    assert (poor.code, poor.facts["price"], poor.facts["plain"]) == ("too_few_coins", 4, True)


def test_s4_5_place_is_refilled_from_this_eras_deck() -> None:
    start = scene(era=2, creature_pool="Frigus Redux", creature_decks={1: "Armus", 2: "Lignum", 3: "Saxum"})
    step = start.step("creature Frigus")
    assert start.event("creature Frigus", CardTurnedUp) == CardTurnedUp("creature", "Lignum", 0, 0)
    assert step.state.creature_pool == ("Lignum", "Redux")
    assert step.final
    again = scene(era=2, creature_pool="Frigus Redux", creature_decks={3: "Saxum"}).step("creature Frigus")
    assert again.state.creature_pool == ("", "Redux")
    assert not again.final


def test_s4_5_lowest_price_is_one() -> None:
    start = scene(creature_pool="Ferrarius", armies={0: "Manus Illesebra Fidea"})
    assert start.price("creature Ferrarius") == 1
