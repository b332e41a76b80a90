"""Full states that fit a view (SPEC 8.2): the unseen tokens, teams, cards and hands are drawn anew. Pure.

Face-down rooms stay undrawn: they are drawn when they are revealed anyway (2.1).
"""

from itertools import combinations

from msgspec.structs import replace

from games.dungeon_twister.components import (
    ACTION_CARDS,
    CHARACTERS,
    HIDDEN_CARD,
    OPENING_CARD,
    SEAT,
    TEAM_SIZE,
    TOKENS,
    Token,
    token_of,
)
from games.dungeon_twister.state import Public, State, combat_hand
from games.dungeon_twister.view import View
from games.kernel.chance import Chance
from games.kernel.decks import own_only
from games.kernel.ids import Seat


def unanswered(view: View) -> View:
    """Return `view` without what the other seat has laid of what both are asked for, a team or a combat card."""
    north, south = own_only(view.observer, view.public.laid)
    return replace(view, public=replace(view.public, laid=(north, south)))


def sample(view: View, chance: Chance) -> State:
    """Return a state with this view; labels of the draws: `hand-`, `team-`, `hidden-` or `combat-`, and the seat."""
    public = view.public
    hands = [_hand(public, seat, chance) for seat in (Seat(0), Seat(1))]
    teams, cards = [view.team, view.team], [view.card, view.card]
    hidden: list[list[Token]] = [[], []]
    for seat in (Seat(0), Seat(1)):
        if seat == view.observer:
            hidden[seat] = [token for tokens in view.stash for token in tokens if SEAT[token] == seat]
            continue
        teams[seat] = _team(public, seat, chance)
        hidden[seat] = _hidden(public, seat, teams[seat], chance)
        cards[seat] = _card(public, seat, chance)
    stash = tuple(tuple(hidden[owner].pop(0) for owner in owners) for owners in public.buried)
    return State(
        public=replace(public, hands=(hands[0], hands[1])),
        teams=(teams[0], teams[1]),
        stash=view.stash if public.phase == "over" else stash,
        cards=(cards[0], cards[1]),
    )


def _hand(public: Public, seat: Seat, chance: Chance) -> tuple[int, ...]:
    """Return action cards for a hand that is not shown: as many, without the one on top of the pile.

    A card that is higher than any so far is in both hands (3.2). So who is asked for a card has a choice (3.1).
    """
    hand = public.hands[seat]
    if HIDDEN_CARD not in hand:
        return hand
    kept = {card for card in ACTION_CARDS if public.highest < min(card, OPENING_CARD)}
    free = [card for card in ACTION_CARDS if card != public.piles[seat]]
    hands = [each for each in combinations(free, len(hand)) if kept <= {*each}]
    return chance.choice(f"hand-{seat}", hands)


def _team(public: Public, seat: Seat, chance: Chance) -> tuple[str, ...]:
    """Return a starting team, if one lies and is not on the board yet."""
    lies = public.laid[seat] if public.phase == "team" else public.phase == "hide"
    return chance.shuffled(f"team-{seat}", CHARACTERS)[:TEAM_SIZE] if lies else ()


def _hidden(public: Public, seat: Seat, team: tuple[str, ...], chance: Chance) -> list[Token]:
    """Return tokens of `seat` for its places on face-down rooms, in the order in which it laid them."""
    seen = {piece.token for piece in public.pieces} | {out.token for out in public.out}
    seen |= {token_of(seat, code) for code in team}
    if public.placing is not None:
        seen |= {*public.placing.tokens, *public.placing.later}
    unseen = [token for token in TOKENS if SEAT[token] == seat and token not in seen]
    places = sum(owners.count(seat) for owners in public.buried)
    return list(chance.shuffled(f"hidden-{seat}", unseen)[:places])


def _card(public: Public, seat: Seat, chance: Chance) -> int | None:
    """Return a combat card out of the hand, if one lies."""
    if public.phase != "combat" or not public.laid[seat]:
        return None
    return chance.choice(f"combat-{seat}", combat_hand(public, seat))
