"""Summoning creatures (SPEC 4.5). Pure."""

from functools import lru_cache

from msgspec.structs import replace

from games.kernel.game import Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from games.tetranomicon import events
from games.tetranomicon.components import CREATURE
from games.tetranomicon.moves import SummonCreature
from games.tetranomicon.pools import check_in_pool, taken
from games.tetranomicon.pricing import check_coins, discounts, most_payable, pay, powers, price, swords
from games.tetranomicon.quotes import CreatureQuote
from games.tetranomicon.state import State


def legal(state: State, seat: Seat) -> list[SummonCreature]:
    """Return the creatures that `seat` may summon and pay now, by name."""
    most = most_payable(state.coins[seat], powers(state.armies[seat]).creature)
    return [move for cost, move in _on_offer(state.creature_pool) if cost <= most]


def check(state: State, seat: Seat, move: SummonCreature) -> CreatureQuote:
    """Return what `move` costs, if `seat` may summon this creature; the order is that of 4.5.

    Raises:
        IllegalMove: `not_in_pool`, `too_few_coins`.
    """
    check_in_pool(state.creature_pool, move.creature)
    cost = quote(state, seat, move)
    check_coins(state, seat, cost.total, cost.base, cost.discounts)
    return cost


def quote(state: State, seat: Seat, move: SummonCreature) -> CreatureQuote:
    """Return what `move` would cost `seat`, whatever forbids it; the card's own property does not count yet (D24)."""
    card = CREATURE[move.creature]
    return CreatureQuote(
        creature=card.id,
        base=card.cost,
        discounts=discounts(state.armies[seat], "creature"),
        total=price(card.cost, powers(state.armies[seat]).creature),
        swords=card.swords,
        strength_after=swords(state.armies[seat]) + card.swords,
    )


def carry_out(state: State, seat: Seat, cost: CreatureQuote) -> Step[State, events.Event]:
    """Pay for the creature that `check` allowed and take it; the step reveals the next card if there is one."""
    pool, decks, next_card = taken("creature", state.creature_pool, state.creature_decks, state.era, cost.creature)
    paid = replace(
        state,
        coins=pay(state, seat, cost.total),
        armies=put(state.armies, seat, (*state.armies[seat], cost.creature)),
        creature_pool=pool,
        creature_decks=decks,
    )
    summoned = events.CreatureSummoned(seat, cost, state.coins[seat], paid.coins[seat])
    return Step(paid, (summoned, next_card), final=isinstance(next_card, events.CardTurnedUp))


@lru_cache(maxsize=1024)
def _on_offer(pool: tuple[str, ...]) -> list[tuple[int, SummonCreature]]:
    """Return base price and move for the cards in `pool`, by name."""
    return [(CREATURE[card].cost, SummonCreature(card)) for card in sorted(pool) if card]
