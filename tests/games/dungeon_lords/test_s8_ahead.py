"""Answers in advance (SPEC 8.3): what can be wished for, and what becomes of it when the lord is asked."""

from typing import Any

from games.dungeon_lords.moves import Move
from games.kernel.ids import Seat
from games.kernel.plans import next_wish
from tests.games.dungeon_lords.scenes import GAME, Scene, evaluation, lord, ordering, production


def wishes(scene: Scene, seat: int) -> list[str]:
    return [GAME.print_move(wish) for wish in GAME.wishes(GAME.observe(scene.state, Seat(seat)))]


def answer(scene: Scene, seat: int, *given: str) -> tuple[str | None, list[str], list[str]]:
    """Return what is done for `seat`, and which of the wishes `given` are left and dropped."""
    queue: list[Move] = [scene.read(f"{seat}: {line}")[1] for line in given]
    found = next_wish(GAME, scene.state, Seat(seat), queue)

    def lines(moves: tuple[Any, ...]) -> list[str]:
        return [GAME.print_move(move) for move in moves]

    return None if found.move is None else GAME.print_move(found.move), lines(found.left), lines(found.dropped)


def test_s8_3_answers_can_be_given_as_soon_as_the_orders_are_sealed() -> None:
    scene = ordering(*["food mine"] * 4)
    assert wishes(scene, 0) == []
    sealed = scene.plays("0: orders monster imps reputation")
    assert wishes(sealed, 1) == []
    found = wishes(sealed, 0)
    assert found[:2] == ["ahead fee accept", "ahead fee decline"]
    assert {"ahead imps accept", "ahead imps decline", "spy 1", "spy 4", "ahead reputation accept"} <= set(found)
    assert {f"hire {kind}" for kind in scene.state.monsters if kind != "demon"} <= set(found)
    assert {"retrieve monster", "retrieve imps", "retrieve reputation"} <= set(found)
    assert not any(line.startswith(("dig", "build", "ahead food")) for line in found)


def test_s8_3_production_can_be_answered_for_a_room_that_is_still_to_be_built() -> None:
    """Only an order to build brings one that the lord does not have yet."""
    scene = ordering(*["food mine"] * 4, rooms=("mint", "workshop"))
    assert "ahead produce accept" in wishes(scene.plays("0: orders room imps dig"), 0)
    assert "ahead produce accept" not in wishes(scene.plays("0: orders traps imps dig"), 0)


def test_s8_3_an_answer_is_for_its_own_order_and_the_others_stay() -> None:
    scene = evaluation(lord(), lord(), minions="0 food 1, 0 imps 1, 1 dig 1")
    given = ("ahead imps accept", "ahead food decline", "retrieve imps")
    assert answer(scene, 0, *given) == ("decline", ["ahead imps accept", "retrieve imps"], [])
    later = scene.plays("0: decline", "1: decline")
    assert answer(later, 0, "ahead imps accept", "retrieve imps") == ("accept", ["retrieve imps"], [])


def test_s8_3_to_accept_is_to_take_the_most_and_to_look_at_a_card_not_seen() -> None:
    mining = evaluation(lord(imps=5), lord(), minions="0 mine 2, 1 food 1").plays("1: decline")
    assert answer(mining, 0, "ahead mine accept")[0] == "mine 3"
    spying = evaluation(lord(spied=(1,)), lord(), minions="0 reputation 1, 1 dig 1")
    assert answer(spying, 0, "ahead reputation accept")[0] == "spy 2"
    assert answer(spying, 0, "spy 4", "spy 3") == ("spy 4", ["spy 3"], [])


def test_s8_3_cells_are_dug_one_after_another_then_no_more() -> None:
    scene = evaluation(lord(imps=5), lord(), minions="0 dig 3, 1 food 1").plays("1: decline")
    given = ("dig D2", "dig E2", "ahead dig decline")
    assert answer(scene, 0, *given) == ("dig D2", ["dig E2", "ahead dig decline"], [])
    second = scene.plays("0: dig D2")
    assert answer(second, 0, "dig A4", "dig E2") == ("dig E2", [], ["dig A4"])
    assert answer(second.plays("0: dig E2"), 0, "ahead dig decline")[0] == "done"


def test_s8_3_of_several_monsters_the_first_that_is_left_and_can_be_paid() -> None:
    scene = evaluation(lord(), lord(), minions="0 monster 1, 1 monster 2", monsters=("troll", "witch", "ghost"))
    after = scene.plays("1: hire troll")
    assert answer(after, 0, "hire troll", "hire ghost", "ahead monster decline") == (
        "hire ghost", ["ahead monster decline"], ["hire troll"],
    )  # fmt: skip
    assert answer(after, 0, "hire troll") == (None, [], ["hire troll"])


def test_s8_3_the_order_to_take_back() -> None:
    scene = production(lord(played="food dig mine", unfulfilled="mine"), lord())
    assert scene.asked() == [(0, "retrieve")]
    assert answer(scene, 0, "retrieve dig", "retrieve mine") == ("retrieve mine", [], ["retrieve dig"])


def test_s8_3_answers_hold_for_their_round_alone() -> None:
    scene = ordering(*["food mine"] * 4)
    assert GAME.wish_time(scene.state) != GAME.wish_time(scene.but(season="spring").state)
    assert GAME.wish_time(scene.state) != GAME.wish_time(scene.but(year=2).state)


def test_s8_3_an_answer_in_advance_is_no_move() -> None:
    scene = evaluation(lord(), lord(), minions="0 food 1, 1 dig 1")
    assert scene.code("0: ahead food accept") == "wrong_phase"
