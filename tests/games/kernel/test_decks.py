"""Decks, and how a sample deals what an observer cannot see."""

from games.kernel.decks import drawn, filled, refilled, sealed_answers, take, unseen
from games.kernel.ids import Seat


def test_places_are_filled_until_the_deck_is_empty() -> None:
    assert refilled(("", "a", ""), ("b", "c", "d")) == (("b", "a", "c"), ("d",), ("b", "c"))
    assert refilled(("", ""), ("b",)) == (("b", ""), (), ("b",))


def test_an_empty_deck_is_reshuffled_once() -> None:
    piles = [("x", "y")]

    def reshuffle() -> tuple[str, ...]:
        return piles.pop() if piles else ()

    assert drawn(("a", "b"), 1, reshuffle) == (("a",), ("b",))
    assert drawn(("a",), 2, reshuffle) == (("a", "x"), ("y",))
    assert drawn(("a",), 3, reshuffle) == (("a",), ())


def test_unseen_cards_are_counted_one_by_one() -> None:
    assert unseen("aabbc", "ab", "c") == ("a", "b")


def test_hidden_places_are_filled_in_order() -> None:
    assert filled(("", "b", ""), ("x", "y", "z")) == ("x", "b", "y")
    pile = ["a", "b", "c"]
    assert (take(pile, 2), pile) == (("c", "b"), ["a"])


def test_sealed_answers_of_others_are_drawn() -> None:
    answers = sealed_answers(Seat(1), (True, True, False), "own", lambda seat: f"drawn {seat}")
    assert answers == ("drawn 0", "own", None)
    assert sealed_answers(None, (True, False), None, lambda seat: seat) == (0, None)
