"""Creating artifacts and summoning creatures (SPEC 4.4, 4.5): a card leaves a pool, the next one comes. Pure."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES, CREATURE
from games.tetranomicon.conditions import ASKS, Count, condition, influence, lead
from games.tetranomicon.moves import CreateArtifact, SummonCreature
from games.tetranomicon.pricing import Course, discounts, powers, price, settle, swords
from games.tetranomicon.quotes import ArtifactQuote, CreatureQuote
from games.tetranomicon.state import State

Cost = TypeVar("Cost", ArtifactQuote, CreatureQuote)
Hands = tuple[tuple[str, ...], ...]


def artifacts(state: State, seat: Seat) -> list[CreateArtifact]:
    """Return the artifacts that `seat` may create and pay now, as their condition holds now, by id (4.4)."""
    most = state.coins[seat] + powers(state.armies[seat]).artifact
    offers = _artifacts_on_offer(state.artifact_pool)
    return [
        move
        for cost, count, needed, move in offers
        if cost <= most and count(state, seat) >= (needed or lead(state, seat, count))
    ]


def creatures(state: State, seat: Seat) -> list[SummonCreature]:
    """Return the creatures that `seat` may summon and pay now, by name (4.5)."""
    most = state.coins[seat] + powers(state.armies[seat]).creature
    return [move for cost, move in _creatures_on_offer(state.creature_pool) if cost <= most]


def artifact_quote(state: State, seat: Seat, move: CreateArtifact) -> ArtifactQuote:
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


def creature_quote(state: State, seat: Seat, move: SummonCreature) -> CreatureQuote:
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


def create(course: Course, seat: Seat, move: CreateArtifact) -> None:
    """Pay for an artifact and take it; the checks are those of 4.4, in their order.

    Raises:
        IllegalMove: `not_in_pool` (`card`), `condition_not_met` (`needed`, `present`), `too_few_coins`.
    """
    state, card = course.state, ARTIFACT[move.artifact]
    _check_in_pool(state.artifact_pool, card.id)
    cost = artifact_quote(state, seat, move)
    if not cost.condition.met:
        raise IllegalMove(
            "condition_not_met",
            artifact=card.id,
            condition=card.condition,
            building=BUILDING_TYPES[card.building],
            needed=cost.condition.needed,
            present=cost.condition.present,
        )
    owned = put(state.artifacts, seat, (*state.artifacts[seat], card.id))
    _take(course, seat, cost, events.ArtifactCreated, kind="artifact", card=card.id, artifacts=owned)


def summon(course: Course, seat: Seat, move: SummonCreature) -> None:
    """Pay for a creature and take it; the checks are those of 4.5, in their order.

    Raises:
        IllegalMove: `not_in_pool` (`card`), `too_few_coins`.
    """
    state = course.state
    _check_in_pool(state.creature_pool, move.creature)
    cost, army = creature_quote(state, seat, move), (*state.armies[seat], move.creature)
    armies = put(state.armies, seat, army)
    _take(course, seat, cost, events.CreatureSummoned, kind="creature", card=move.creature, armies=armies)


def _check_in_pool(pool: tuple[str, ...], card: str) -> None:
    if card not in pool:
        raise IllegalMove("not_in_pool", card=card)


def _take(
    course: Course,
    seat: Seat,
    cost: Cost,
    told: Callable[[Seat, Cost, int, int], events.Event],
    *,
    kind: events.CardKind,
    card: str,
    **owned: Hands,
) -> None:
    """Let `seat` pay for a card of a pool; the next one of the era's deck is turned up on its place, which is final.

    Without a card in this deck the place stays empty (4.4, 4.5).
    """
    state = course.state
    pool, decks = getattr(state, f"{kind}_pool"), getattr(state, f"{kind}_decks")
    place, deck = pool.index(card), decks[state.era - 1]
    changes = {f"{kind}_pool": put(pool, place, deck[0] if deck else "")}
    if deck:
        changes[f"{kind}_decks"] = put(decks, state.era - 1, deck[1:])
    settle(course, seat, cost, told, **changes, **owned)
    if deck:
        course.tell(events.CardTurnedUp(kind, deck[0], place, len(deck) - 1))
        course.make_final()
    else:
        course.tell(events.PlaceLeftEmpty(kind, place))


@lru_cache(maxsize=128)
def _artifacts_on_offer(pool: tuple[str, ...]) -> list[tuple[int, Count, int, CreateArtifact]]:
    """Return base price, condition and move for the cards in `pool`, by id."""
    return [(ARTIFACT[card].cost, *ASKS[card], CreateArtifact(card)) for card in sorted(pool) if card]


@lru_cache(maxsize=128)
def _creatures_on_offer(pool: tuple[str, ...]) -> list[tuple[int, SummonCreature]]:
    """Return base price and move for the cards in `pool`, by name."""
    return [(CREATURE[card].cost, SummonCreature(card)) for card in sorted(pool) if card]
