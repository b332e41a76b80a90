"""The rules of the auction, section by section (SPEC.md)."""

from collections import Counter

import pytest

from games.kernel.chance import Chance
from games.kernel.game import Outcome
from games.kernel.ids import Seat
from tests.games.auction.components import DECKS, LOTS, VALUES, VETO
from tests.games.auction.events import AnswersOpened, BidsOpened, LotAwarded, LotOpened, TieThrown
from tests.games.auction.moves import Answer, Bid, Open, Pledge
from tests.games.auction.scene import GAME, bidding, scene


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
    last = first.plays("1: pledge 1", "2: pledge 0")
    assert (last.state.phase, last.step.final) == ("bidding", True)


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


@pytest.mark.parametrize(
    ("scores", "coins", "places"),
    [((9, 4), (0, 0), (1, 2)), ((4, 5), (2, 0), (1, 2)), ((4, 5), (1, 0), (1, 2)), ((4, 4), (1, 1), (1, 1))],
)
def test_s4_1_points_and_coins_left(scores: tuple[int, int], coins: tuple[int, int], places: tuple[int, int]) -> None:
    ended = scene(phase="over", scores=scores, coins=coins).state
    assert GAME.outcome(ended) == Outcome(places, (scores[0] + coins[0], scores[1] + coins[1]))


def test_s4_1_the_third_round_is_the_last() -> None:
    ended = bidding(round=3, discard=("veto",)).plays("0: bid c5", "1: bid c3")
    assert (ended.state.phase, GAME.decisions(ended.state)) == ("over", ())


def test_s5_1_open_and_pledge_nothing() -> None:
    assert GAME.default_move(scene().state, Seat(0), Chance(b"", 1)) == Open()
    assert GAME.default_move(scene(phase="pledging").state, Seat(0), Chance(b"", 1)) == Pledge(0)


def test_s5_2_the_lowest_card_is_bid() -> None:
    assert GAME.default_move(bidding().state, Seat(0), Chance(b"", 1)) == Bid("c1")


def test_s5_3_a_nod_whatever_the_hand() -> None:
    asked = bidding().plays("0: bid c5", "1: bid c3").state
    assert {GAME.default_move(asked, seat, Chance(b"", 1)) for seat in (Seat(0), Seat(1))} == {Answer(False)}


def test_s6_names_stand_for_cards() -> None:
    view = GAME.observe(bidding().state, Seat(0))
    assert GAME.parse_move(" BID  пятёрка", view, {"пятёрка": "c5"}) == Bid("c5")
