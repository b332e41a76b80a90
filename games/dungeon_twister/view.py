"""What each observer may see: the only place where secrets are stripped (SPEC 8.2). Pure.

Nearly everything is public. A seat knows its own team, its own hidden tokens and its own combat card. After the end
everybody sees what lay face down. Of another seat's action cards the last one played is shown (3.1).
"""

import msgspec
from msgspec.structs import replace

from games.dungeon_twister.components import ACTION_CARDS, HIDDEN_CARD, OPENING_CARD, Token
from games.dungeon_twister.events import CombatLaid, TeamLaid, TokenHidden
from games.dungeon_twister.moves import Combat, Fight, Hide, Move, Team
from games.dungeon_twister.state import Phase, Public, State
from games.kernel.ids import Observer
from games.kernel.notation import MASK
from games.kernel.public import own_fields


class View(msgspec.Struct, frozen=True):
    """A position as `observer` sees it: what is public, and the observer's own secrets.

    `team` are the own codes on the starting squares, north to south, before they come to the board. `stash` has for
    each slot the own face-down tokens in the order in which they were laid. `card` is the own combat card that lies.
    """

    observer: Observer
    public: Public
    team: tuple[str, ...]
    stash: tuple[tuple[Token, ...], ...]
    card: int | None

    @property
    def phase(self) -> Phase:
        """Return the phase that rules."""
        return self.public.phase


def observe(state: State, observer: Observer) -> View:
    """Return what `observer` may see of `state`: all but other seats' teams, hidden tokens and cards (8.2)."""
    is_over = state.public.phase == "over"
    return View(
        observer=observer,
        public=_shown(state.public, observer),
        team=() if observer is None else state.teams[observer],
        stash=tuple(
            tuple(token for token, seat in zip(tokens, seats, strict=True) if is_over or seat == observer)
            for tokens, seats in zip(state.stash, state.public.buried, strict=True)
        ),
        card=None if observer is None else state.cards[observer],
    )


def _shown(public: Public, observer: Observer) -> Public:
    """Return the public part with the action cards as they are seen: of each pile the last one played (3.1, 10).

    Of another hand one sees how many cards it has, all four being known; of the highest card what 3.2 asks for.
    """
    if public.rules.played_cards_list is not False or public.phase == "over":
        return public
    west, east = (
        hand if seat == observer or hand == ACTION_CARDS else (HIDDEN_CARD,) * len(hand)
        for seat, hand in enumerate(public.hands)
    )
    return replace(public, hands=(west, east), highest=min(public.highest, OPENING_CARD))


observe_event = own_fields({TeamLaid: ("codes",), TokenHidden: ("token",), CombatLaid: ("card",)})
"""What is a seat's own of what happens (SPEC 8.2)."""


def observe_move(move: Move, opened: bool) -> Move | None:
    """Return what others may know of a sealed move: the room of a hidden token, the attack without its card (8.2)."""
    match move:
        case Team() | Combat():
            return move if opened else None
        case Hide():
            return move if opened else replace(move, token=None)
        case Fight():
            return move if opened or move.card is None else replace(move, card=MASK)
    return move
