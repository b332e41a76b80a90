"""The search by PUCT, with Pearls: dives are sealed and made by all, a push is open and made by one."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from games.ai.advice import Advice, Parts
from games.ai.question import Asked, Question
from games.ai.quick import QuickChance
from games.ai.reasons import reasons
from games.ai.tree import Tree
from games.kernel import codec
from games.kernel.decks import own_only
from games.kernel.ids import Seat
from tests.games.pearls.game import Pearls
from tests.games.pearls.moves import Dive, Move, Push
from tests.games.pearls.state import State
from tests.games.pearls.view import View

PEARLS = Pearls()
ME, OTHER = Seat(0), Seat(1)


class Greed(Advice[State, Move]):
    """Pearls count, and nothing else. A play rests when the tide has come."""

    terms = ("pearls",)
    scale = 3

    def facts(self, state: State) -> tuple[tuple[int, ...], ...]:
        return tuple((score,) for score in state.scores)

    def weights(self, state: State) -> tuple[int, ...]:
        return (1,)

    def is_quiet(self, before: State, after: State) -> bool:
        return after.round > before.round


class Spread(Greed):
    """Says a dive in two words: column and row."""

    def parts(self, state: State, seat: Seat) -> Parts[Move] | None:
        return Words(state.hands[seat]) if state.phase == "diving" else None


class Words(Parts[Move]):
    """A column, then a row, of a card of the hand."""

    def __init__(self, hand: tuple[str, ...]) -> None:
        self.hand = hand

    def choices(self, chosen: tuple[str, ...]) -> Mapping[str, int]:
        if len(chosen) == 2:
            return {}
        return {card[len(chosen)]: 1 for card in self.hand if card.startswith(chosen[0] if chosen else "")}

    def move(self, chosen: tuple[str, ...]) -> Move:
        return Dive("".join(chosen))


class Patient(Pearls):
    """Takes back what others have sealed."""

    def unanswered(self, view: View) -> View:
        return replace(view, sealed=own_only(view.observer, view.sealed))


def lagoon(mine: Sequence[str], **rich: int) -> State:
    """Return a first round with my hand and pearls in the cells that are named."""
    begun = PEARLS.new_match(2, {}, QuickChance(1)).state
    cells = [f"{column}{row}" for row in "123" for column in "abc"]
    hands = (tuple(sorted(mine)), begun.hands[1])
    return replace(begun, hands=hands, pearls=tuple(rich.get(cell, 0) for cell in cells))


def asked(state: State, advice: Greed, kind: str, seed: int = 0, game: Pearls = PEARLS) -> Question[State, Move]:
    view = codec.encode(PEARLS.observe(state, ME))
    return Question(game, advice, Asked(view, ME, kind), QuickChance(seed))


@pytest.mark.parametrize("advice", [Greed(), Spread()], ids=["cards", "parts"])
def test_a_sealed_answer_is_drawn_among_good_ones(advice: Greed) -> None:
    """Catches a search that always seals the same, and one that draws without having looked."""
    state = lagoon(("a1", "b2", "c3"), a1=3, b2=3)
    made = Counter(Tree(40, is_played=True).decide(asked(state, advice, "dive", seed))[0].move for seed in range(30))
    assert made[Dive("a1")] > 5
    assert made[Dive("b2")] > 5
    assert made[Dive("c3")] < 5


@pytest.mark.parametrize("advice", [Greed(), Spread()], ids=["cards", "parts"])
def test_a_sealed_answer_has_reasons(advice: Greed) -> None:
    """Nothing changes before a dive opens, but its plays end with more pearls: catches a hint without a reason."""
    question = asked(lagoon(("a1", "b2", "c3"), a1=3, c3=1), advice, "dive")
    judged = Tree(60, is_played=True).decide(question)
    rich, poor = (next(each for each in judged if each.move == Dive(cell)) for cell in ("a1", "b2"))
    assert [(why.term, why.gain > 0) for why in reasons(question, rich, poor)] == [("pearls", True)]
    assert [(why.term, why.gain > 0) for why in reasons(question, poor, rich)] == [("pearls", False)]


def test_what_has_gone_worse_is_drawn_less() -> None:
    """The visits alone tell less than how the plays went: a1 brings more than b2."""
    state = lagoon(("a1", "b2", "c3"), a1=2, b2=1)
    made = {
        doubt: [
            Tree(80, is_played=True, doubt=doubt).decide(asked(state, Greed(), "dive", seed))[0].move
            for seed in range(12)
        ]
        for doubt in (None, 1)
    }
    assert made[1].count(Dive("a1")) > made[None].count(Dive("a1"))


@pytest.mark.parametrize("is_shared", [True, False])
def test_an_open_answer_is_the_most_visited(is_shared: bool) -> None:
    """I have the weakest hand but the push: pearls come to where I dive next, away from nobody."""
    state = replace(lagoon(("a1", "a1", "a2"), b2=1, c3=1, b1=4), phase="pushing", scores=(0, 1))
    judged = Tree(400, is_shared=is_shared, is_played=True).decide(asked(state, Ahead(), "push"))
    assert judged[0].move == Push("b1", "a1")
    assert judged[0].estimate > judged[1].estimate


def test_what_chance_draws_is_not_kept_with_a_world() -> None:
    """Catches a search that takes the pearls that came once to come each time: it would spend less."""
    state = replace(lagoon(("a1", "a1", "a2"), b2=1, c3=1, b1=4), phase="pushing", scores=(0, 1))
    each_new, kept = asked(state, Greed(), "push"), asked(state, Greed(), "push")
    Tree(400, is_shared=True, is_played=True).decide(each_new)
    Tree(400, is_shared=True, is_played=True, worlds=4).decide(kept)
    assert kept.spent == each_new.spent


class Ahead(Greed):
    """A play rests when the next dives are open."""

    def is_quiet(self, before: State, after: State) -> bool:
        return after.round > before.round and after.phase != "diving"


def test_what_others_have_sealed_is_taken_back() -> None:
    """Catches a search that counts on the answer that a sample has drawn for another seat: its plays are shorter.

    Three dives are judged, then come five plays of three moves each: my dive, the other's and a push.
    """
    state = lagoon(("a1", "b2", "c3"), a1=1)
    sealed = PEARLS.apply(state, OTHER, Dive(state.hands[1][0]), QuickChance(0)).state
    question = asked(sealed, Greed(), "dive", game=Patient())
    Tree(20, is_played=True).decide(question)
    assert question.spent == 3 + 5 * 3


def test_a_few_choices_are_looked_at_less() -> None:
    """Catches plays that cost as much where there is little to choose: ten plays."""
    question = asked(lagoon(("a1", "b2", "c3"), a1=1), Greed(), "dive")
    Tree(40).decide(question)
    assert question.spent < 40
