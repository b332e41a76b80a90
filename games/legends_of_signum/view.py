"""What each observer may see (SPEC 1.1, 13.5): the only place where secrets are stripped. Pure."""

import msgspec

from games.kernel.ids import Observer
from games.kernel.public import own_fields
from games.legends_of_signum import moves
from games.legends_of_signum.events import Drawn, HandChanged, HeroChosen, OrderChanged, StartChosen, TacticLaid
from games.legends_of_signum.state import Secret, State, Table


class View(msgspec.Struct, frozen=True, gc=False):
    """The match as `observer` sees it. Tuples are by seat.

    `answered`: who has answered the secret question of the set-up. `aside`: how many cards everybody has set aside,
    None until all have answered. `own` is what the observer alone knows, its deck sorted, since nobody knows its order.
    """

    observer: Observer
    table: Table
    hands: tuple[int, ...]
    decks: tuple[int, ...]
    answered: tuple[bool, ...]
    chose: tuple[bool, ...]
    aside: tuple[int, ...] | None
    own: Secret | None

    @property
    def phase(self) -> str:
        """Return the phase that rules."""
        return self.table.phase


def observe(state: State, observer: Observer) -> View:
    """Return what `observer` may see: hands and decks of others are known by their number only (1.1)."""
    secrets, phase = state.secrets, state.table.phase
    aside = tuple(secret.aside for secret in secrets if secret.aside is not None)
    return View(
        observer=observer,
        table=state.table,
        hands=tuple(len(secret.hand) for secret in secrets),
        decks=tuple(len(secret.deck) for secret in secrets),
        answered=tuple(bool(secret.hero) if phase == "hero" else secret.aside is not None for secret in secrets),
        chose=tuple(bool(secret.starts) for secret in secrets),
        aside=aside if len(aside) == len(secrets) else None,
        own=None if observer is None else _own(secrets[observer]),
    )


def _own(secret: Secret) -> Secret:
    return Secret(
        hero=secret.hero,
        list=secret.list,
        deck=tuple(sorted(secret.deck)),
        hand=secret.hand,
        tactics=secret.tactics,
        aside=secret.aside,
        starts=secret.starts,
    )


observe_event = own_fields(
    {
        HeroChosen: ("hero",),
        Drawn: ("cards",),
        HandChanged: ("aside", "cards"),
        StartChosen: ("buildings",),
        TacticLaid: ("card",),
    },
    untold=(OrderChanged,),
)
"""What is a seat's own of what happens; that an order was changed is known to nobody else (SPEC 13.5)."""


def observe_move(move: moves.Move, opened: bool) -> moves.Move | None:
    """Return what others may know of a sealed move: never a deck, the cards set aside, or a standing order (18.3)."""
    match move:
        case moves.Lay(card, pay):
            return moves.Lay(card if opened else None, pay)
        case moves.Hero(hero) if opened:
            return moves.Hero(hero, None)
        case moves.Mulligan(aside) if opened:
            return moves.Mulligan((None,) * len(aside))
        case moves.Keep() | moves.Start() if opened:
            return move
    return None
