"""The rules that only long games of the auction have, and those of ending one early, section by section (SPEC.md)."""

from typing import Any

import pytest

from games.kernel.chance import Chance
from games.kernel.game import Opened, Step
from games.kernel.ids import Seat
from tests.games.auction.events import (
    BidsOpened,
    BoxShown,
    Event,
    ExchangesTold,
    LotPolished,
    OrderGiven,
    PolishStopped,
)
from tests.games.auction.moves import Appraise, End, Exchange, Pledge, Stow
from tests.games.auction.scene import GAME, Scene, scene, turn
from tests.games.auction.state import Guarding, State, Stowed

A, B = Seat(0), Seat(1)


def long(**changes: Any) -> Scene:
    """Return a long game with known hands in which nothing has been stowed yet."""
    hands = (("c1", "c1", "c2", "c3", "c4", "c4", "c5", "veto"), ("c1", "c2", "c2", "c3", "c3", "c4", "c5", "c5"))
    return scene(**{"length": "long", "hands": hands, **changes})


def stowed() -> Scene:
    """Return the scene after both seats have stowed."""
    begun = long().plays("0: stow c1 red", "1: stow c2 red", "0: stow c2 red")
    return begun.plays("1: stow c3 blue", "0: stow c3 blue", "1: stow c5 blue")


def exchanged() -> Scene:
    """Return the scene after both seats have exchanged."""
    return stowed().plays("0: exchange c4 c5", "1: exchange nothing")


def leave(scene: Scene, seat: Seat) -> Step[State, Event]:
    """Return what follows when `seat` leaves."""
    step = GAME.leave(scene.state, seat, Chance(b"", 1))
    assert step is not None
    return step


def notation(scene: Scene, line: str, *, opened: bool) -> str:
    """Return what the others know of a sealed move."""
    known = GAME.observe_move(GAME.parse_move(line, GAME.observe(scene.state, A), {}), A, None, opened=opened)
    return "" if known is None else GAME.print_move(known)


def test_s2_5_one_card_at_a_time_under_two_boxes() -> None:
    start = long()
    assert (start.awaited(), len(start.legal(0))) == ([0], 10)
    first = start.plays("0: stow c1 red")
    assert (first.awaited(), first.step.seal, first.step.opened) == ([1], "red.1", ())
    second = first.plays("1: stow c1 red", "0: stow c2 red")
    assert second.step.seal == "red.2"
    full = second.plays("1: stow c2 blue")
    assert full.refuses("0: stow c3 red") == ("box_full", {"box": "red"})
    assert notation(start, "stow c1 red", opened=False) == "stow ? red"
    assert notation(start, "stow c1 red", opened=True) == "stow c1 red"


def test_s2_5_a_box_opens_with_its_lot() -> None:
    laid = ((Stowed("red", 1, "c2"), Stowed("blue", 1, "c3")), (Stowed("red", 1, "c4"), Stowed("red", 2, "c1")))
    opened = scene(length="long", phase="opening", round=2, stowed=laid).plays("0: open")
    assert opened.step.opened == (Opened(A, "red.1"), Opened(B, "red.1"), Opened(B, "red.2"))
    assert opened.step.events[1] == BoxShown("red", (("c2",), ("c4", "c1")), 7)
    assert opened.state.stowed == ((Stowed("blue", 1, "c3"),), ())
    assert opened.state.discard == ("c2", "c4", "c1")


def test_s2_6_the_numbers_are_told_when_all_have_exchanged() -> None:
    first = stowed().plays("1: exchange c1 c2")
    assert (first.step.final, first.step.seal, first.step.opened, first.awaited()) == (True, "exchange", (), [0])
    assert notation(first, "exchange c1 c2", opened=False) == ""
    assert notation(first, "exchange c1 c2", opened=True) == "exchange ? ?"
    last = first.plays("0: exchange nothing")
    assert last.step.events[-1] == ExchangesTold((0, 2))
    assert last.step.opened == (Opened(A, "exchange"), Opened(B, "exchange"))
    assert last.state.phase == "opening"
    assert [len(hand) for hand in last.state.hands] == [5, 5]


def test_s2_6_two_cards_at_most_and_only_own_ones() -> None:
    assert stowed().refuses("0: exchange c1 c4 c4") == ("too_many_cards", {"most": 2})
    assert stowed().refuses("0: exchange c2") == ("not_in_hand", {"card": "c2"})
    assert stowed().refuses("0: exchange c5 c4") == ("not_in_order", {})


def test_s3_7_any_price_up_to_500_for_a_coin_or_a_card() -> None:
    named = exchanged().plays("0: open")
    assert named.legal(0)[:2] == ["appraise 0", "appraise 5 pay coin"]
    assert GAME.decisions(named.state)[0].open
    paid = named.plays("0: appraise 37 pay coin")
    assert (paid.state.price, paid.state.coins) == (37, (2, 3))
    card = named.state.hands[0][0]
    assert named.plays(f"0: appraise 500 pay {card}").state.discard == (card,)
    assert named.refuses("0: appraise 501 pay coin") == ("price_too_high", {"most": 500})
    assert named.refuses("0: appraise 5") == ("cannot_pay", {"pay": "coin"})
    assert named.refuses("0: appraise 0 pay coin") == ("nothing_to_pay", {})


def test_s3_7_the_nearest_price_and_other_ways_to_pay() -> None:
    named = exchanged().plays("0: open").state
    assert GAME.nearest(named, A, Appraise(900, "coin")) == Appraise(500, "coin")
    assert GAME.nearest(named, A, Appraise(20)) == Appraise(20, "coin")
    others = GAME.variants(named, A, Appraise(20, "coin"))
    assert {move.price for move in others["pay"] if isinstance(move, Appraise)} == {20}
    assert GAME.variants(named, A, Appraise(0)) == {}


def test_s3_7_a_price_that_is_met_is_paid() -> None:
    met = turn(phase="bidding", worth=6, price=7, pledges=(1, 0), discard=("veto",)).plays("0: bid c5", "1: bid c1")
    assert met.state.scores == (10, 0)


def test_s3_8_a_turn_of_four_points() -> None:
    start = turn()
    assert GAME.topics(start.state, A) == ("coins", "lot", "guard", "end")
    spent = start.plays("0: pledge 2 with c3", "0: polish", "0: peek")
    assert (spent.state.points, spent.state.worth, spent.legal(0)) == (0, 5, ["end"])
    assert spent.refuses("0: polish") == ("no_points", {"points": 0})
    assert spent.plays("0: end").awaited() == [1]


def test_s3_8_a_covered_card_is_sealed_within_a_public_move() -> None:
    covered = turn().plays("0: pledge 1 with c3")
    assert (covered.step.seal, covered.state.covers, covered.state.coins) == ("cover", ("c3", None), (2, 3))
    assert notation(turn(), "pledge 1 with c3", opened=False) == "pledge 1 with ?"
    assert covered.refuses("0: pledge 1 with c4") == ("covered", {})
    bids = covered.plays("0: end", "1: end", "0: bid c1", "1: bid c2").step
    assert bids.events[1] == BidsOpened(("c1", "c2"), ("c3", None))
    assert bids.opened == (Opened(A, "bid"), Opened(A, "cover"), Opened(B, "bid"))
    assert bids.state.leader == 0


def test_s3_8_polishing_is_final_and_shows_nothing() -> None:
    polished = turn().plays("0: polish").step
    assert (polished.final, polished.opened, polished.events) == (True, (), (LotPolished(A, 5),))


def test_s3_8_only_who_looks_knows_the_next_lot() -> None:
    looked = turn(lots=("mask", "lamp")).plays("0: peek")
    assert [GAME.observe(looked.state, seat).top for seat in (A, B, None)] == ["mask", None, None]
    assert looked.refuses("0: peek") == ("nothing_to_peek", {})
    assert turn(lots=()).refuses("0: peek") == ("nothing_to_peek", {})


def test_s3_9_a_guard_stops_a_polish_as_ordered() -> None:
    guarded = turn().plays("0: guard c5", "0: end")
    assert guarded.plays("1: polish").state.worth == 5
    auto = guarded.plays("0: auto 1")
    stopped = auto.plays("1: polish")
    assert (stopped.state.worth, stopped.state.guards, stopped.state.discard) == (4, (None, None), ("c5",))
    assert stopped.step.events == (PolishStopped(B, A, "c5"),)
    assert stopped.step.opened == (Opened(A, "guard"),)
    assert guarded.plays("0: auto 10", "1: polish").state.worth == 5


def test_s3_9_nobody_learns_of_an_order() -> None:
    guarded = turn().plays("0: guard c5", "0: end")
    asked = [(each.seat, each.kind, each.owed, each.steady) for each in GAME.decisions(guarded.state)]
    assert asked == [(0, "orders", False, True), (1, "turn", True, False)]
    ordered = guarded.plays("0: auto 5")
    assert (ordered.step.seal, ordered.step.final) == ("order", False)
    for observer in (B, None):
        assert GAME.observe(ordered.state, observer) == GAME.observe(guarded.state, observer)
        assert GAME.observe_event(OrderGiven(A, 5), observer) is None
    assert notation(guarded, "auto 5", opened=False) == ""
    assert turn().refuses("1: auto 5") == ("no_decision", {})
    assert guarded.refuses("0: auto 7") == ("no_such_order", {})


def test_s4_2_the_match_is_dead_when_somebody_cannot_bid() -> None:
    ended = turn(hands=(("veto",), ("c1",)), waiting=(B,)).plays("1: end")
    outcome = GAME.outcome(ended.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("dead", (1, 1))


def test_s4_3_opposite_seats_are_a_side() -> None:
    assert GAME.seat_counts_for({"teams": "on"}) == (4,)
    assert GAME.sides({"teams": "on"}, 4) == (0, 1, 0, 1)
    ended = scene(4, teams="on", phase="over", scores=(5, 1, 0, 3), coins=(0, 0, 0, 0)).state
    outcome = GAME.outcome(ended)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 3, 1, 3), (5, 4, 5, 4))


def test_s4_4_who_leaves_takes_the_cards_along() -> None:
    laid = turn(3, covers=("c4", None, None), guards=(Guarding("c5", 1), None, None), pledges=(2, None, None))
    left = leave(laid, A).state
    assert left.hands[0] == ("c1", "c2", "c3", "c4", "c4", "c5", "c5")
    assert (left.waiting, left.points, left.pledges) == ((1, 2), 4, (2, None, None))
    assert (left.covers, left.guards) == ((None,) * 3, (None,) * 3)
    alone = leave(Scene(Step(left)), B)
    outcome = GAME.outcome(alone.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places[2]) == ("resigned", 1)


def test_s4_4_the_last_answer_missing_opens_the_others() -> None:
    assert GAME.leave(scene().state, A, Chance(b"", 1)) is None
    sealed = turn(3, phase="bidding", pledges=(0, 0, 0)).plays("1: bid c2", "2: bid c3")
    left = leave(sealed, A)
    assert left.events[1] == BidsOpened((None, "c2", "c3"), (None, None, None))
    assert left.opened == (Opened(B, "bid"), Opened(Seat(2), "bid"))
    assert left.state.auctioneer == 1


@pytest.mark.parametrize("seed", range(4))
def test_s5_4_defaults_of_long_games(seed: int) -> None:
    drawn = {GAME.default_move(long().state, A, Chance(bytes([seed, number]), 1)) for number in range(30)}
    assert len(drawn) > 5
    assert all(isinstance(move, Stow) for move in drawn)
    assert GAME.default_move(stowed().state, A, Chance(b"", 1)) == Exchange(())
    assert GAME.default_move(exchanged().plays("0: open").state, A, Chance(b"", 1)) == Appraise(0)
    assert GAME.default_move(turn().state, A, Chance(b"", 1)) == End()


def test_s6_what_may_not_be_known_reads_as_a_question_mark() -> None:
    assert GAME.print_move(Stow(None, "red")) == "stow ? red"
    assert GAME.print_move(Pledge(2, "?")) == "pledge 2 with ?"
