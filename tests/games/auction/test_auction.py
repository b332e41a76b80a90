"""The rules of the auction, section by section (SPEC.md)."""

from collections import Counter
from typing import Any

import pytest

from games.kernel.chance import Chance
from games.kernel.game import Opened, Outcome
from games.kernel.ids import Seat
from tests.games.auction.components import DECKS, LOTS, VALUES, VETO
from tests.games.auction.events import (
    AnswersOpened,
    BidsOpened,
    BoxShown,
    CoinsPledged,
    ExchangesTold,
    LotAwarded,
    LotOpened,
    LotPolished,
    OrderGiven,
    PolishStopped,
    TieThrown,
)
from tests.games.auction.game import Auction
from tests.games.auction.moves import Appraise, Bid, Pledge, Stow
from tests.games.auction.state import Guarding, Stowed
from tests.games.scene import Scene

GAME = Auction()
A, B = Seat(0), Seat(1)
HANDS = (("c1", "c2", "c5", "veto"), ("c1", "c3", "c4", "c5"))


def scene(seats: int = 2, length: str = "short", teams: str = "off", **changes: Any) -> Scene:
    """Return a new match in which seat 0 is the auctioneer, with some fields of the state replaced."""
    return Scene.new(GAME, seats, {"length": length, "teams": teams}, **{"auctioneer": A, **changes})


def bidding(**changes: Any) -> Scene:
    """Return a scene in which two seats bid for the harp, worth 4 points, with the hands `HANDS`."""
    position = {"phase": "bidding", "lot": "harp", "shown": ("harp",), "worth": 4, "hands": HANDS, "pledges": (0, 0)}
    return scene(**{**position, **changes})


def turn(seats: int = 2, **changes: Any) -> Scene:
    """Return a scene in which seat 0 has the first turn of a long game, for the harp, worth 4 points."""
    position: dict[str, Any] = {
        "phase": "pledging",
        "lot": "harp",
        "shown": ("harp",),
        "worth": 4,
        "price": 0,
        "points": 4,
    }
    position["hands"] = (("c1", "c2", "c3", "c4", "c5"),) * seats
    position["waiting"] = tuple(Seat(seat) for seat in range(seats))
    return scene(seats, "long", **{**position, **changes})


def long(**changes: Any) -> Scene:
    """Return a long game with known hands in which nothing has been stowed yet."""
    hands = (("c1", "c1", "c2", "c3", "c4", "c4", "c5", "veto"), ("c1", "c2", "c2", "c3", "c3", "c4", "c5", "c5"))
    return scene(length="long", **{"hands": hands, **changes})


def stowed() -> Scene:
    """Return the scene after both seats have stowed."""
    begun = long().plays("0: stow c1 red", "1: stow c2 red", "0: stow c2 red")
    return begun.plays("1: stow c3 blue", "0: stow c3 blue", "1: stow c5 blue")


def exchanged() -> Scene:
    """Return the scene after both seats have exchanged."""
    return stowed().plays("0: exchange c4 c5", "1: exchange nothing")


def test_s1_1_four_money_cards_of_each_value() -> None:
    assert VALUES == {"c1": 1, "c2": 2, "c3": 3, "c4": 4, "c5": 5}
    assert all(DECKS["short"].count(card) == 4 for card in VALUES)


def test_s1_2_one_veto_in_a_deck_of_21() -> None:
    assert (DECKS["short"].count(VETO), len(DECKS["short"])) == (1, 21)


def test_s1_3_six_lots() -> None:
    assert LOTS == ("clock", "crown", "globe", "harp", "lamp", "mask")


def test_s1_4_three_coins_each() -> None:
    assert scene(4).state.coins == (3, 3, 3, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s2_1_four_cards_each_and_the_rest_aside(seats: int) -> None:
    state = scene(seats).state
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert Counter([*state.aside, *(card for hand in state.hands for card in hand)]) == Counter(DECKS["short"])


def test_s2_2_three_lots_in_the_stack() -> None:
    lots = scene().state.lots
    assert len(set(lots)) == 3
    assert set(lots) < set(LOTS)


def test_s2_3_chance_names_the_first_auctioneer() -> None:
    starts = (GAME.new_match(3, {"stakes": "low"}, Chance(bytes([number]), 0)).state for number in range(20))
    assert {start.auctioneer for start in starts} == {0, 1, 2}


@pytest.mark.parametrize(("stakes", "dice"), [("low", 1), ("high", 2)])
def test_s2_4_stakes_are_the_number_of_dice(stakes: str, dice: int) -> None:
    opened = scene(stakes=stakes).plays("0: open").step
    event = opened.events[0]
    assert isinstance(event, LotOpened)
    assert len(event.dice) == dice
    assert opened.state.worth == sum(event.dice)


def test_s2_5_one_card_at_a_time_under_two_boxes() -> None:
    start = long()
    assert (start.awaited(), len(start.legal(0))) == ([0], 10)
    first = start.plays("0: stow c1 red")
    assert (first.awaited(), first.step.seal, first.step.opened) == ([1], "red.1", ())
    second = first.plays("1: stow c1 red", "0: stow c2 red")
    assert second.step.seal == "red.2"
    full = second.plays("1: stow c2 blue")
    assert full.refuses("0: stow c3 red") == ("box_full", {"box": "red"})
    assert start.known("0: stow c1 red", opened=False) == "stow ? red"
    assert start.known("0: stow c1 red", opened=True) == "stow c1 red"


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
    assert first.known("0: exchange c1 c2", opened=False) == ""
    assert first.known("0: exchange c1 c2", opened=True) == "exchange ? ?"
    last = first.plays("0: exchange nothing")
    assert last.step.events[-1] == ExchangesTold((0, 2))
    assert last.step.opened == (Opened(A, "exchange"), Opened(B, "exchange"))
    assert last.state.phase == "opening"
    assert [len(hand) for hand in last.state.hands] == [5, 5]


def test_s2_6_two_cards_at_most_and_only_own_ones() -> None:
    assert stowed().refuses("0: exchange c1 c4 c4") == ("too_many_cards", {"most": 2})
    assert stowed().refuses("0: exchange c2") == ("not_in_hand", {"card": "c2"})
    assert stowed().plays("0: exchange c5 c4").state == stowed().plays("0: exchange c4 c5").state


def test_s3_1_the_auctioneer_opens_for_good() -> None:
    start = scene(lots=("mask", "harp", "lamp"))
    assert (start.awaited(), start.legal(0), start.legal(1)) == ([0], ["open"], [])
    opened = start.plays("0: open")
    assert (opened.state.lot, opened.state.lots, opened.step.final) == ("mask", ("harp", "lamp"), True)


def test_s3_2_pledges_in_turn_from_the_auctioneer() -> None:
    start = scene(3, phase="pledging", lot="harp", coins=(3, 1, 0))
    assert (start.awaited(), start.legal(0)) == ([0], ["pledge 0", "pledge 1", "pledge 2"])
    first = start.plays("0: pledge 2")
    assert (first.state.coins, first.awaited(), first.legal(1)) == ((1, 1, 0), [1], ["pledge 0", "pledge 1"])
    assert not first.step.final
    assert first.refuses("1: pledge 2") == ("pledge_out_of_range", {"most": 1})
    last = first.plays("1: pledge 1")
    assert (last.state.phase, last.step.final) == ("bidding", True)
    assert last.step.events[-1] == CoinsPledged(Seat(2), 0, None), "who has no coins is not asked"


def test_s3_3_a_sealed_bid_may_be_changed_until_the_last() -> None:
    sealed = bidding().plays("0: bid c1")
    assert (sealed.awaited(), sealed.legal(0), sealed.step.final) == ([1], ["bid c1", "bid c2", "bid c5"], False)
    opened = sealed.plays("0: bid c5", "1: bid c3")
    assert opened.step.events[1] == BidsOpened(("c5", "c3"), (None, None))
    assert (opened.state.leader, opened.state.discard) == (0, ("c5", "c3"))
    assert [(each.seat, each.label) for each in opened.step.opened] == [(0, "bid"), (1, "bid")]


def test_s3_3_only_money_cards_of_the_hand() -> None:
    assert bidding().refuses("1: bid c2") == ("not_in_hand", {"card": "c2"})
    assert bidding().refuses("0: bid veto") == ("not_in_hand", {"card": "veto"})


def test_s3_3_dice_decide_a_tie() -> None:
    opened = bidding().plays("0: bid c5", "1: bid c5").step
    throws = [event for event in opened.events if isinstance(event, TieThrown)]
    assert throws[0].seats == (0, 1)
    assert all(throw.dice[0] == throw.dice[1] for throw in throws[:-1])
    assert opened.state.leader == throws[-1].dice.index(max(throws[-1].dice))


def test_s3_4_everybody_is_asked_but_only_the_holder_can_veto() -> None:
    asked = bidding().plays("0: bid c5", "1: bid c3")
    assert (asked.awaited(), asked.legal(0), asked.legal(1)) == ([0, 1], ["nod", "veto"], ["nod"])
    assert asked.refuses("1: veto") == ("no_veto", {})
    vetoed = asked.plays("1: nod", "0: veto")
    assert vetoed.step.events[1:3] == (AnswersOpened(Seat(0)), LotAwarded(None, "harp", 0))
    assert vetoed.state.discard == ("c5", "c3", "veto")


def test_s3_4_the_phase_does_not_come_again_after_a_veto() -> None:
    awarded = bidding(discard=("veto",)).plays("0: bid c5", "1: bid c3")
    assert awarded.state.phase == "opening"
    assert awarded.step.events[-2] == LotAwarded(Seat(0), "harp", 4)


def test_s3_5_worth_and_pledged_coins_go_to_the_leader() -> None:
    given = bidding(pledges=(1, 2)).plays("0: bid c2", "1: bid c3", "0: nod", "1: nod")
    assert given.state.scores == (0, 7)


def test_s3_5_a_vetoed_lot_and_its_coins_are_lost() -> None:
    assert bidding(pledges=(1, 2)).plays("0: bid c2", "1: bid c3", "0: veto", "1: nod").state.scores == (0, 0)


def test_s3_6_the_leader_is_the_next_auctioneer() -> None:
    bids = bidding().plays("0: bid c5", "1: bid c3")
    assert bids.plays("0: nod", "1: nod").state.auctioneer == 0
    assert bids.plays("0: veto", "1: nod").state.auctioneer == 1


def test_s3_7_any_price_up_to_500_for_a_coin_or_a_card() -> None:
    named = exchanged().plays("0: open")
    assert named.legal(0)[:2] == ["appraise 0", "appraise 5 pay coin"]
    assert GAME.decisions(named.state)[0].free
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
    assert turn().known("0: pledge 1 with c3", opened=False) == "pledge 1 with ?"
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
    assert [looked.view(seat).top for seat in (0, 1, None)] == ["mask", None, None]
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
        assert ordered.view(observer) == guarded.view(observer)
        assert GAME.observe_event(OrderGiven(A, 5), observer) is None
    assert guarded.known("0: auto 5", opened=False) == ""
    assert turn().refuses("1: auto 5") == ("no_decision", {})
    assert guarded.refuses("0: auto 7") == ("no_such_order", {})


@pytest.mark.parametrize(
    ("scores", "coins", "places"),
    [((9, 4), (0, 0), (1, 2)), ((4, 5), (2, 0), (1, 2)), ((4, 5), (1, 0), (1, 2)), ((4, 4), (1, 1), (1, 1))],
)
def test_s4_1_points_and_coins_left(scores: tuple[int, int], coins: tuple[int, int], places: tuple[int, int]) -> None:
    ended = scene(phase="over", scores=scores, coins=coins)
    assert ended.outcome == Outcome(places, (scores[0] + coins[0], scores[1] + coins[1]))


def test_s4_1_the_third_round_is_the_last() -> None:
    ended = bidding(round=3, discard=("veto",)).plays("0: bid c5", "1: bid c3")
    assert (ended.state.phase, GAME.decisions(ended.state)) == ("over", ())


def test_s4_2_the_match_is_dead_when_somebody_cannot_bid() -> None:
    ended = turn(hands=(("veto",), ("c1",)), waiting=(B,)).plays("1: end")
    assert (ended.outcome.reason, ended.outcome.places) == ("dead", (1, 1))


def test_s4_3_opposite_seats_are_a_side() -> None:
    assert GAME.seat_counts_for({"teams": "on"}) == (4,)
    assert GAME.sides({"teams": "on"}, 4) == (0, 1, 0, 1)
    ended = scene(4, teams="on", phase="over", scores=(5, 1, 0, 3), coins=(0, 0, 0, 0)).outcome
    assert (ended.places, ended.scores) == ((1, 3, 1, 3), (5, 4, 5, 4))


def test_s4_4_who_leaves_takes_the_cards_along() -> None:
    laid = turn(3, covers=("c4", None, None), guards=(Guarding("c5", 1), None, None), pledges=(2, None, None))
    left = laid.leaves(0).state
    assert left.hands[0] == ("c1", "c2", "c3", "c4", "c4", "c5", "c5")
    assert (left.waiting, left.points, left.pledges) == ((1, 2), 4, (2, None, None))
    assert (left.covers, left.guards) == ((None,) * 3, (None,) * 3)
    alone = laid.leaves(0).leaves(1).outcome
    assert (alone.reason, alone.places[2]) == ("resigned", 1)


def test_s4_4_the_last_answer_missing_opens_the_others() -> None:
    assert GAME.leave(scene().state, A, Chance(b"", 1)) is None
    sealed = turn(3, phase="bidding", pledges=(0, 0, 0)).plays("1: bid c2", "2: bid c3")
    left = sealed.leaves(0).step
    assert left.events[1] == BidsOpened((None, "c2", "c3"), (None, None, None))
    assert left.opened == (Opened(B, "bid"), Opened(Seat(2), "bid"))
    assert left.state.auctioneer == 1


def test_s5_1_open_and_pledge_nothing() -> None:
    assert scene().default(0) == "open"
    assert scene(phase="pledging").default(0) == "pledge 0"


def test_s5_2_the_lowest_card_is_bid() -> None:
    assert bidding().default(0) == "bid c1"


def test_s5_3_a_nod_whatever_the_hand() -> None:
    asked = bidding().plays("0: bid c5", "1: bid c3")
    assert {asked.default(0), asked.default(1)} == {"nod"}


@pytest.mark.parametrize("seed", range(4))
def test_s5_4_defaults_of_long_games(seed: int) -> None:
    drawn = {long().default(0, bytes([seed, number])) for number in range(30)}
    assert len(drawn) > 5
    assert all(line.startswith("stow") for line in drawn)
    assert stowed().default(0) == "exchange nothing"
    assert exchanged().plays("0: open").default(0) == "appraise 0"
    assert turn().default(0) == "end"


def test_s6_names_stand_for_cards() -> None:
    view = bidding().view(0)
    assert GAME.parse_move(" BID  пятёрка", view, {"пятёрка": "c5"}) == Bid("c5")


def test_s6_what_may_not_be_known_reads_as_a_question_mark() -> None:
    assert GAME.print_move(Stow(None, "red")) == "stow ? red"
    assert GAME.print_move(Pledge(2, "?")) == "pledge 2 with ?"
