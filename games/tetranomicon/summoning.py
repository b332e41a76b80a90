"""Summoning creatures (SPEC 4.5). Pure."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.game import Step
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.components import CREATURE
from games.tetranomicon.moves import SummonCreature
from games.tetranomicon.pools import check_in_pool, taken
from games.tetranomicon.pricing import check_coins, discounts, pay, powers, price, swords
from games.tetranomicon.quotes import CreatureQuote
from games.tetranomicon.state import State, put


def legal(state: State, seat: Seat) -> Iterator[SummonCreature]:
    """Yield the creatures that `seat` may summon and pay now, by name."""
    for creature in sorted(state.creature_pool):
        if creature and _price(state, seat, creature) <= state.coins[seat]:
            yield SummonCreature(creature)


def check(state: State, seat: Seat, move: SummonCreature) -> None:
    """Refuse a creature that `seat` may not summon, in the order of 4.5.

    Raises:
        IllegalMove: `not_in_pool`, `too_few_coins`.
    """
    check_in_pool(state.creature_pool, move.creature)
    cost, discount = CREATURE[move.creature].cost, powers(state.armies[seat]).creature
    total = _price(state, seat, move.creature)
    check_coins(state, seat, total, cost, discount=discount)


def quote(state: State, seat: Seat, move: SummonCreature) -> CreatureQuote:
    """Return what `move` would cost `seat`, whatever forbids it; the card's own property does not count yet (D24)."""
    card = CREATURE[move.creature]
    return CreatureQuote(
        creature=card.id,
        base=card.cost,
        discounts=discounts(state.armies[seat], lambda able: able.creature),
        total=_price(state, seat, card.id),
        swords=card.swords,
        strength_after=swords(state.armies[seat]) + card.swords,
    )


def carry_out(state: State, seat: Seat, move: SummonCreature) -> Step[State, events.Event]:
    """Pay for a creature that `check` allows and take it; the step reveals the next card if there is one."""
    cost = quote(state, seat, move)
    pool, decks, next_card = taken("creature", state.creature_pool, state.creature_decks, state.era, move.creature)
    paid = replace(
        state,
        coins=pay(state, seat, cost.total),
        armies=put(state.armies, seat, (*state.armies[seat], move.creature)),
        creature_pool=pool,
        creature_decks=decks,
    )
    summoned = events.CreatureSummoned(seat, cost, state.coins[seat], paid.coins[seat])
    return Step(paid, (summoned, next_card), barrier=isinstance(next_card, events.CardTurnedUp))


def _price(state: State, seat: Seat, creature: str) -> int:
    return price(CREATURE[creature].cost, powers(state.armies[seat]).creature)
