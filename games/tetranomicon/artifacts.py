"""Creating artifacts (SPEC 4.4). Pure."""

from functools import lru_cache

from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from games.tetranomicon import events
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES
from games.tetranomicon.conditions import ASKS, Ask, condition, influence, is_met
from games.tetranomicon.moves import CreateArtifact
from games.tetranomicon.pools import check_in_pool, taken
from games.tetranomicon.pricing import check_coins, discounts, most_payable, pay, powers, price
from games.tetranomicon.quotes import ArtifactQuote
from games.tetranomicon.state import State


def legal(state: State, seat: Seat) -> list[CreateArtifact]:
    """Return the artifacts that `seat` may create and pay now, by id."""
    most = most_payable(state.coins[seat], powers(state.armies[seat]).artifact)
    return [move for cost, ask, move in _on_offer(state.artifact_pool) if cost <= most and is_met(state, seat, ask)]


def check(state: State, seat: Seat, move: CreateArtifact) -> ArtifactQuote:
    """Return what `move` costs, if `seat` may create this artifact; the order is that of 4.4.

    Raises:
        IllegalMove: `not_in_pool`, `condition_not_met` (`needed`, `present`), `too_few_coins`.
    """
    check_in_pool(state.artifact_pool, move.artifact)
    card, cost = ARTIFACT[move.artifact], quote(state, seat, move)
    if not cost.condition.met:
        raise IllegalMove(
            "condition_not_met",
            artifact=card.id,
            condition=card.condition,
            building=BUILDING_TYPES[card.building],
            needed=cost.condition.needed,
            present=cost.condition.present,
        )
    check_coins(state, seat, cost.total, cost.base, cost.discounts)
    return cost


def quote(state: State, seat: Seat, move: CreateArtifact) -> ArtifactQuote:
    """Return what `move` would cost `seat` and how it stands to the condition, whatever forbids it."""
    card = ARTIFACT[move.artifact]
    return ArtifactQuote(
        artifact=card.id,
        base=card.cost,
        discounts=discounts(state.armies[seat], "artifact"),
        total=price(card.cost, powers(state.armies[seat]).artifact),
        condition=condition(state, seat, card.id),
        influence=card.cost,
        influence_after=influence(state.artifacts[seat]) + card.cost,
    )


def carry_out(state: State, seat: Seat, cost: ArtifactQuote) -> Step[State, events.Event]:
    """Pay for the artifact that `check` allowed and take it; the step reveals the next card if there is one."""
    pool, decks, next_card = taken("artifact", state.artifact_pool, state.artifact_decks, state.era, cost.artifact)
    paid = replace(
        state,
        coins=pay(state, seat, cost.total),
        artifacts=put(state.artifacts, seat, (*state.artifacts[seat], cost.artifact)),
        artifact_pool=pool,
        artifact_decks=decks,
    )
    created = events.ArtifactCreated(seat, cost, state.coins[seat], paid.coins[seat])
    return Step(paid, (created, next_card), final=isinstance(next_card, events.CardTurnedUp))


@lru_cache(maxsize=1024)
def _on_offer(pool: tuple[str, ...]) -> list[tuple[int, Ask, CreateArtifact]]:
    """Return base price, condition and move for the cards in `pool`, by id."""
    return [(ARTIFACT[card].cost, ASKS[card], CreateArtifact(card)) for card in sorted(pool) if card]
