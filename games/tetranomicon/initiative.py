"""Initiative phase (SPEC 3.1): the poorest player gets the first player token and acts first. Pure, no decisions."""

from msgspec.structs import replace

from games.kernel.ids import clockwise_from
from games.kernel.tuples import put
from games.tetranomicon.events import InitiativeSettled
from games.tetranomicon.parameters import COIN_CAP, COMPENSATION, HOLDER_LAST_IN_TIE
from games.tetranomicon.state import State


def settle_initiative(state: State) -> tuple[State, InitiativeSettled]:
    """Return `state` at the start of the action phase of its era.

    In a tie the first one clockwise after the holder gets the token, the holder comes last (D21). Who loses the token
    gets a coin, not above the cap (D22); nobody compares again.
    """
    fewest = min(state.coins)
    order = clockwise_from(state.holder + 1 if HOLDER_LAST_IN_TIE else state.holder, state.seats)
    holder = next(seat for seat in order if state.coins[seat] == fewest)
    coins = state.coins
    if holder != state.holder:
        coins = put(coins, state.holder, min(COIN_CAP, coins[state.holder] + COMPENSATION))
    settled = replace(state, phase="actions", holder=holder, turn=holder, coins=coins, passed=(False,) * state.seats)
    compensation = coins[state.holder] - state.coins[state.holder]
    return settled, InitiativeSettled(state.era, state.coins, fewest, state.holder, holder, compensation)
