"""Carrying orders out (SPEC 2.4)."""

import pytest

from games.dungeon_lords.events import GoldMined, OrderCarriedOut, OrderUnfulfilled
from games.dungeon_lords.state import Creature, Discard
from games.kernel.ids import Seat
from tests.games.dungeon_lords.scenes import GAME, Scene, evaluation, lord


def why(scene: Scene, seat: int = 0) -> list[str]:
    return [event.why for event in scene.of_kind(OrderUnfulfilled) if event.seat == seat]


@pytest.mark.parametrize(("square", "gold", "food", "evil"), [(1, 2, 5, 5), (2, 3, 6, 6), (3, 4, 6, 7)])
def test_s2_4_get_food(square: int, gold: int, food: int, evil: int) -> None:
    scene = evaluation(lord(), lord(), minions=f"0 food {square}")
    assert scene.legal(0) == ["accept", "decline"]
    after = scene.plays("0: accept").lord(0)
    assert (after.gold, after.food, after.evil) == (gold, food, evil)


def test_s2_4_all_or_nothing() -> None:
    assert why(evaluation(lord(gold=0), lord(), minions="0 food 1")) == ["too_dear"]
    assert why(evaluation(lord(evil=14), lord(), minions="0 food 3")) == ["too_dear"]
    assert why(evaluation(lord(food=1), lord(), minions="0 imps 2")) == ["too_dear"]
    assert evaluation(lord(evil=13), lord(), minions="0 food 3").plays("0: accept").lord(0).evil == 15


@pytest.mark.parametrize(("square", "gold", "evil", "spies"), [(1, 3, 4, True), (2, 3, 3, False), (3, 2, 3, True)])
def test_s2_4_improve_reputation(square: int, gold: int, evil: int, spies: bool) -> None:
    scene = evaluation(lord(), lord(), minions=f"0 reputation {square}")
    assert scene.legal(0) == [*(["spy 1", "spy 2", "spy 3", "spy 4"] if spies else ["accept"]), "decline"]
    after = scene.plays("0: spy 3" if spies else "0: accept")
    assert (after.lord(0).gold, after.lord(0).evil) == (gold, evil)
    assert after.lord(0).spied == ((3,) if spies else ())


def test_s2_4_spying_shows_one_card_to_one_lord() -> None:
    scene = evaluation(lord(), lord(), minions="0 reputation 1")
    assert scene.code("0: accept") == "choose_card"
    assert scene.code("0: spy 5") == "no_such_card"
    after = scene.plays("0: spy 2")
    assert after.step.final
    assert GAME.observe(after.state, Seat(0)).cards == ("", after.state.cards[1], "", "")
    assert GAME.observe(after.state, Seat(1)).cards == GAME.observe(after.state, None).cards == ("", "", "", "")
    assert GAME.observe(after.state, None).lords[0].spied == (2,)
    event = after.of_kind(OrderCarriedOut)[0]
    assert event.card == after.state.cards[1]
    seen = GAME.observe_event(event, Seat(1))
    assert isinstance(seen, OrderCarriedOut)
    assert (seen.card, seen.spied) == (None, 2)


def test_s2_4_the_default_looks_at_a_card_not_yet_seen() -> None:
    assert evaluation(lord(spied=(1, 2)), lord(), minions="0 reputation 1").default(0) == "spy 3"


def test_s2_4_reputation_at_evil_1_still_spies() -> None:
    scene = evaluation(lord(evil=1), lord(), minions="0 reputation 1").plays("0: spy 1")
    assert (scene.lord(0).evil, scene.lord(0).spied) == (1, (1,))


def test_s2_4_digging_cell_by_cell() -> None:
    scene = evaluation(lord(), lord(), minions="0 dig 2, 1 imps 1")
    assert scene.legal(0) == ["dig B1", "dig D1", "dig B2", "dig D2", "dig B3", "dig D3", "dig C4", "decline"]
    assert scene.code("0: done") == "nothing_dug"
    first = scene.plays("0: dig D2")
    assert first.legal(0)[-1] == "done"
    assert first.code("0: decline") == "already_begun"
    assert not first.step.final
    assert first.plays("0: done").lord(0).busy == 1
    all_three = first.plays("0: dig E2", "0: dig C4")
    assert all_three.lord(0).busy == 3
    assert all_three.asked() == [(1, "imps")]


def test_s2_4_square_three_needs_a_supervisor() -> None:
    scene = evaluation(lord(imps=5), lord(), minions="0 dig 3, 1 imps 1")
    assert scene.plays("0: dig D2").lord(0).busy == 2
    assert scene.plays("0: dig D2", "0: dig E2", "0: dig E3", "0: dig E4").lord(0).busy == 5
    assert why(evaluation(lord(imps=1), lord(), minions="0 dig 3")) == ["too_few_imps"]
    assert evaluation(lord(imps=1), lord(), minions="0 dig 1").asked() == [(0, "dig")]


def test_s2_4_mining_by_number() -> None:
    scene = evaluation(lord(imps=5), lord(), minions="0 mine 3, 1 imps 1")
    assert scene.legal(0) == ["mine 1", "mine 2", "mine 3", "decline"]
    assert scene.refusal("0: mine 4") == ("out_of_range", {"least": 1, "most": 3, "why": "tunnels"})
    after = scene.plays("0: mine 2")
    assert (after.lord(0).gold, after.lord(0).busy) == (5, 3)
    assert after.of_kind(GoldMined) == [GoldMined(Seat(0), 2, 3)]
    assert scene.default(0) == "mine 3"


def test_s2_4_busy_imps_are_missing_in_the_next_order() -> None:
    scene = evaluation(lord(imps=3), lord(), minions="0 dig 1, 0 mine 1").plays("0: dig D2", "0: dig E2")
    assert scene.legal(0) == ["mine 1", "decline"]


def test_s2_4_gold_mined_pays_later_orders() -> None:
    scene = evaluation(lord(gold=0), lord(), minions="0 mine 1, 0 traps 1").plays("0: mine 1", "0: accept")
    assert scene.lord(0).gold == 0
    assert len(scene.lord(0).traps) == 1


@pytest.mark.parametrize(("square", "gold", "food", "imps"), [(1, 3, 2, 4), (2, 3, 1, 5), (3, 2, 2, 5)])
def test_s2_4_recruit_imps(square: int, gold: int, food: int, imps: int) -> None:
    after = evaluation(lord(), lord(), minions=f"0 imps {square}").plays("0: accept").lord(0)
    assert (after.gold, after.food, after.imps) == (gold, food, imps)


@pytest.mark.parametrize(("square", "gold", "traps"), [(1, 2, 1), (2, 3, 1), (3, 1, 2)])
def test_s2_4_buy_traps(square: int, gold: int, traps: int) -> None:
    after = evaluation(lord(), lord(), minions=f"0 traps {square}").plays("0: accept")
    assert (after.lord(0).gold, len(after.lord(0).traps)) == (gold, traps)
    seen = GAME.observe(after.state, Seat(1))
    assert seen.lords[0].traps == traps
    assert seen.own_traps == ()
    event = after.of_kind(OrderCarriedOut)[0]
    assert event.drawn == after.lord(0).traps
    assert GAME.observe_event(event, Seat(1)) != event


def test_s2_4_the_second_year_draws_one_more_and_gives_one_back() -> None:
    scene = evaluation(lord(traps="pendulum"), lord(), minions="0 traps 2", year=2).plays("0: accept")
    assert scene.asked() == [(0, "give_trap")]
    assert [decision.sealed for decision in GAME.decisions(scene.state)] == [True]
    assert scene.code("0: accept") == "trap_asked"
    hand = scene.lord(0).traps
    assert len(hand) == 3
    given = scene.plays(f"0: give {hand[1]}")
    assert given.state.trap_discard == (Discard(hand[1], Seat(0)),)
    assert len(given.lord(0).traps) == 2
    assert GAME.observe(given.state, Seat(1)).trap_discard == (Discard("", Seat(0)),)


def test_s2_4_hiring_from_square_three_down() -> None:
    scene = evaluation(lord(), lord(), minions="0 monster 1, 1 monster 3", monsters=("troll", "goblin", "slime"))
    assert scene.asked() == [(1, "monster")]
    assert scene.legal(1) == ["hire goblin", "hire slime", "hire troll", "decline"]
    hired = scene.plays("1: hire troll")
    assert (hired.lord(1).food, hired.lord(1).creatures) == (0, (Creature("troll"),))
    assert hired.legal(0) == ["hire goblin", "hire slime", "decline"]
    assert hired.code("0: hire troll") == "not_on_offer"


def test_s2_4_a_demon_eats_what_lies_face_down_first() -> None:
    """No other meal of these tests lies face down."""
    for creatures, left in (("goblin goblin!", (Creature("goblin"),)), ("goblin!", ())):
        scene = evaluation(lord(creatures=creatures), lord(), minions="0 monster 1", monsters=("demon",), year=2)
        assert scene.plays("0: hire demon feeding goblin").lord(0).creatures == (*left, Creature("demon"))


def test_s2_4_a_demon_eats_and_a_golem_takes_a_trap() -> None:
    fed = evaluation(lord(creatures="goblin troll"), lord(), minions="0 monster 1", monsters=("demon",), year=2)
    assert fed.legal(0) == ["hire demon feeding goblin", "hire demon feeding troll", "decline"]
    assert fed.code("0: hire demon") == "must_feed"
    assert fed.code("0: hire demon feeding ghost") == "not_owned"
    after = fed.plays("0: hire demon feeding troll").lord(0)
    assert (after.evil, after.creatures) == (6, (Creature("goblin"), Creature("demon")))
    golem = evaluation(
        lord(traps="pendulum trap_door"), lord(), minions="0 monster 1", monsters=("golem",), year=2
    ).plays("0: hire golem")
    assert golem.asked() == [(0, "give_trap")]
    assert golem.legal(0) == ["give pendulum", "give trap_door"]
    assert golem.plays("0: give trap_door").lord(0).traps == ("pendulum",)
    assert why(evaluation(lord(), lord(), minions="0 monster 1", monsters=("golem",), year=2)) == ["too_dear"]


def test_s2_4_building_from_square_three_down() -> None:
    scene = evaluation(lord(), lord(), lord(), minions="0 room 1, 1 room 2, 2 room 3", rooms=("mint", "workshop"))
    assert scene.asked() == [(2, "room")]
    assert scene.legal(2) == ["build mint C3", "build workshop C1", "decline"]
    second = scene.plays("2: build mint C3")
    assert second.lord(2).gold == 2
    last = second.plays("1: build workshop C1")
    assert last.lord(1).gold == 2
    assert why(last) == ["none_left"]


def test_s2_4_square_one_builds_free() -> None:
    scene = evaluation(lord(gold=0), lord(), minions="0 room 1", rooms=("mint", "workshop"))
    assert scene.plays("0: build mint C3").lord(0).gold == 0
    assert scene.code("0: build chapel C3") == "room_not_on_offer"
    assert scene.code("0: build mint C1") == "outside_zone"


def test_s2_4_declining_leaves_the_minion_on_its_card() -> None:
    scene = evaluation(lord(), lord(), minions="0 food 1").plays("0: decline")
    assert why(scene) == ["declined"]
    assert scene.lord(0).food == 3


def test_s2_4_minions_of_colours_do_nothing() -> None:
    scene = evaluation(lord(), lord(), minions="x monster 2, 0 monster 1, x room 2", monsters=("goblin", "slime"))
    assert scene.asked() == [(0, "monster")]
    assert scene.state.monsters == ("goblin", "slime")


def test_s2_4_prices_are_explained() -> None:
    scene = evaluation(lord(evil=9), lord(), minions="0 food 2")
    quote = scene.explained("0: accept")
    assert (quote.cost.evil, quote.before.food, quote.after.food, quote.paladin) == (1, 3, 6, "comes")


def test_s2_4_what_buying_traps_leads_to_counts_the_one_given_back() -> None:
    first, second = (evaluation(lord(), lord(), minions="0 traps 3, 1 monster 1", year=year) for year in (1, 2))
    assert [scene.explained("0: accept").after.traps for scene in (first, second)] == [2, 2]
