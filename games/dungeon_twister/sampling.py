"""Full states that fit a view (SPEC 8.2): the unseen tokens, teams and cards are drawn anew. Pure.

Face-down rooms stay undrawn: they are drawn when they are revealed anyway (2.1).
"""

from games.dungeon_twister.components import CHARACTERS, SEAT, TEAM_SIZE, TOKENS, Token, token_of
from games.dungeon_twister.state import Public, State, combat_hand
from games.dungeon_twister.view import View
from games.kernel.chance import Chance
from games.kernel.ids import Seat


def sample(view: View, chance: Chance) -> State:
    """Return a state with this view; labels of the draws: `team-<seat>`, `hidden-<seat>`, `combat-<seat>`."""
    public = view.public
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
        public=public,
        teams=(teams[0], teams[1]),
        stash=view.stash if public.phase == "over" else stash,
        cards=(cards[0], cards[1]),
    )


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
