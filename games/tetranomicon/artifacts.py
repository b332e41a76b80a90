"""Creating artifacts (SPEC 4.4). Pure."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES
from games.tetranomicon.conditions import condition, influence
from games.tetranomicon.moves import CreateArtifact
from games.tetranomicon.pools import check_in_pool, taken
from games.tetranomicon.pricing import check_coins, discounts, pay, powers, price
from games.tetranomicon.quotes import ArtifactQuote
from games.tetranomicon.state import State, put


def legal(state: State, seat: Seat) -> Iterator[CreateArtifact]:
    """Yield the artifacts that `seat` may create and pay now, by id."""
    for artifact in sorted(state.artifact_pool):
        affordable = artifact and _price(state, seat, artifact) <= state.coins[seat]
        if affordable and condition(state, seat, artifact).met:
            yield CreateArtifact(artifact)


def check(state: State, seat: Seat, move: CreateArtifact) -> None:
    """Refuse an artifact that `seat` may not create, in the order of 4.4.

    Raises:
        IllegalMove: `not_in_pool`, `condition_not_met` (`needed`, `present`), `too_few_coins`.
    """
    check_in_pool(state.artifact_pool, move.artifact)
    card, now = ARTIFACT[move.artifact], condition(state, seat, move.artifact)
    if not now.met:
        raise IllegalMove(
            "condition_not_met",
            artifact=card.id,
            condition=card.condition,
            building=BUILDING_TYPES[card.building],
            needed=now.needed,
            present=now.present,
        )
    discount = powers(state.armies[seat]).artifact
    check_coins(state, seat, _price(state, seat, card.id), card.cost, discount=discount)


def quote(state: State, seat: Seat, move: CreateArtifact) -> ArtifactQuote:
    """Return what `move` would cost `seat` and how it stands to the condition, whatever forbids it."""
    card = ARTIFACT[move.artifact]
    return ArtifactQuote(
        artifact=card.id,
        base=card.cost,
        discounts=discounts(state.armies[seat], lambda able: able.artifact),
        total=_price(state, seat, card.id),
        condition=condition(state, seat, card.id),
        influence=card.cost,
        influence_after=influence(state.artifacts[seat]) + card.cost,
    )


def carry_out(state: State, seat: Seat, move: CreateArtifact) -> Step[State, events.Event]:
    """Pay for an artifact that `check` allows and take it; the step reveals the next card if there is one."""
    cost = quote(state, seat, move)
    pool, decks, next_card = taken("artifact", state.artifact_pool, state.artifact_decks, state.era, move.artifact)
    paid = replace(
        state,
        coins=pay(state, seat, cost.total),
        artifacts=put(state.artifacts, seat, (*state.artifacts[seat], move.artifact)),
        artifact_pool=pool,
        artifact_decks=decks,
    )
    created = events.ArtifactCreated(seat, cost, state.coins[seat], paid.coins[seat])
    return Step(paid, (created, next_card), barrier=isinstance(next_card, events.CardTurnedUp))


def _price(state: State, seat: Seat, artifact: str) -> int:
    return price(ARTIFACT[artifact].cost, powers(state.armies[seat]).artifact)
