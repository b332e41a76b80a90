"""What each observer of Pearls may see, and states that fit it: the only place where secrets are stripped (SPEC 2, 3).

Pure. `hand` and `dive` are the observer's own.
"""

from games.kernel.chance import Chance
from games.kernel.decks import sealed_answers, take, unseen
from games.kernel.ids import Observer
from games.kernel.public import are_there, own, own_fields, public
from tests.games.pearls.components import DECK
from tests.games.pearls.events import CardDrawn, DiveSealed, HandDealt
from tests.games.pearls.state import Public, State


class View(Public, frozen=True, kw_only=True):
    """A position through the eyes of `observer`. `sealed`: who has sealed a dive; `deck`: how many cards are left."""

    observer: Observer
    hand: tuple[str, ...]
    dive: str | None
    sealed: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    deck: int


def observe(state: State, observer: Observer) -> View:
    """Return what `observer` may see."""
    return View(
        **public(state, Public),
        observer=observer,
        hand=own(state.hands, observer) or (),
        dive=own(state.dives, observer),
        sealed=are_there(state.dives),
        hand_sizes=tuple(map(len, state.hands)),
        deck=len(state.deck),
    )


observe_event = own_fields({HandDealt: ("cards",), DiveSealed: ("card",), CardDrawn: ("card",)})


def sample(view: View, chance: Chance) -> State:
    """Return a state that fits `view`: unseen cards are dealt anew, dives of others are drawn from their hands."""
    pile = list(chance.shuffled("unseen", unseen(DECK, view.hand, view.discard)))
    hands = tuple(
        view.hand if seat == view.observer else tuple(sorted(take(pile, size)))
        for seat, size in enumerate(view.hand_sizes)
    )
    dives = sealed_answers(view.observer, view.sealed, view.dive, lambda seat: chance.choice("dive", hands[seat]))
    return State(**public(view, Public), hands=hands, dives=dives, deck=tuple(pile))
