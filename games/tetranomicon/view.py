"""What may be seen of a match of Tetranomicon (SPEC 9.2), and states that fit it. All but decks and bag is public.

A view is the same for every observer, apart from `observer` itself. Amounts are coins.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import sub

import msgspec
from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.decks import unseen
from games.kernel.ids import Observer, Seat, seats_of
from games.kernel.public import public
from games.tetranomicon import campaign, cards
from games.tetranomicon.components import TROPHY_LEVELS, artifacts_of, creatures_of
from games.tetranomicon.eras import incomes
from games.tetranomicon.events import SeatIncome
from games.tetranomicon.moves import CreateArtifact, Move, SummonCreature, WinTrophy
from games.tetranomicon.parameters import BUILDING_TOKENS, ERAS, ROUTE_TOKENS
from games.tetranomicon.quotes import Condition, Standing, TrophyQuote
from games.tetranomicon.scoring import standings
from games.tetranomicon.state import Guard, Public, State
from games.tetranomicon.topology import TOPOLOGY


class Lair(msgspec.Struct, frozen=True):
    """A lair in play. `level` is that of its trophy token, 0 without monsters; `strength` = `level` + `support`.

    `supporters` are the neighbouring cities that hold monsters; a lair without monsters has support and strength 0.
    `campaigns` has for each seat what winning the trophy would take now, None if that is not possible for want of
    monsters or of an own building.
    """

    city: str
    level: int
    support: int
    strength: int
    supporters: tuple[str, ...]
    campaigns: tuple[TrophyQuote | None, ...]


class ArtifactPlace(msgspec.Struct, frozen=True):
    """A place of the artifact pool: what the card costs each seat and how it stands to the condition; "" is empty."""

    artifact: str
    conditions: tuple[Condition, ...]
    prices: tuple[int, ...]

    def met_by(self) -> tuple[Seat, ...]:
        """Return the seats that meet the condition now."""
        return tuple(Seat(seat) for seat, condition in enumerate(self.conditions) if condition.met)


class View(Public, frozen=True, kw_only=True):
    """A position as `observer` sees it. Tuples by seat have one entry for each seat, those by type are BUILDING_TYPES.

    In the set-up the acting seat owes its farm, or its route if `setup_city` is not empty.
    Board: `cities` and `segments` in play; `lairs` in play, freed ones too.
    Pools: `creature_prices` has for each place what the card costs each seat. Decks are numbers of cards by era, 0 for
    past eras; `bag` has the number of tokens of each level in the bag.
    Seats: `campaign_strength` is strength with the bonus for campaigns; `buildings_left` and `routes_left` are tokens.
    Now: `counts` and `values` of the building types, `incomes` as an income phase would pay them, `standings` as a
    final table would show them.
    """

    observer: Observer
    cities: tuple[str, ...]
    segments: tuple[str, ...]
    lairs: tuple[Lair, ...]
    creature_prices: tuple[tuple[int, ...], ...]
    artifact_pool: tuple[ArtifactPlace, ...]
    creature_decks: tuple[int, ...]
    artifact_decks: tuple[int, ...]
    bag: tuple[int, ...]
    campaign_strength: tuple[int, ...]
    buildings_left: tuple[tuple[int, ...], ...]
    routes_left: tuple[int, ...]
    counts: tuple[int, int, int, int]
    values: tuple[int, int, int, int]
    incomes: tuple[SeatIncome, ...]
    standings: tuple[Standing, ...]


def observe(state: State, observer: Observer) -> View:
    """Return what `observer` may see of `state`: all but the order of decks and bag, and removed cards (9.2)."""
    return replace(_seen(state), observer=observer)


@lru_cache(maxsize=64)
def _seen(state: State) -> View:
    """Return what everybody may see; one position is looked at many times, by all its players."""
    topology, seats, income = TOPOLOGY[state.seats], seats_of(state.seats), incomes(state)
    return View(
        **public(state, Public),
        observer=None,
        cities=topology.cities,
        segments=topology.segments,
        lairs=tuple(_lair(state, city) for city in topology.lairs),
        creature_prices=tuple(_creature_prices(state, card) for card in state.creature_pool),
        artifact_pool=tuple(_artifact_place(state, card) for card in state.artifact_pool),
        creature_decks=tuple(len(deck) for deck in state.creature_decks),
        artifact_decks=tuple(len(deck) for deck in state.artifact_decks),
        bag=tuple(state.bag.count(level) for level in TROPHY_LEVELS),
        campaign_strength=tuple(campaign.army_strength(state, seat) for seat in seats),
        buildings_left=tuple(tuple(map(sub, BUILDING_TOKENS, state.built.counts[seat])) for seat in seats),
        routes_left=tuple(ROUTE_TOKENS - count for count in state.laid.counts[: state.seats]),
        counts=income.counts,
        values=income.values,
        incomes=income.seats,
        standings=standings(state),
    )


def _lair(state: State, city: str) -> Lair:
    monsters = state.guarded.lairs.get(city)
    level, support = (monsters.level, monsters.support) if monsters else (0, 0)
    supporters = campaign.neighbours_with_monsters(state, city)
    campaigns = tuple(campaign.quote(state, seat, WinTrophy(city, "")) for seat in seats_of(state.seats))
    return Lair(city, level, support, level + support, supporters, campaigns)


def _creature_prices(state: State, card: str) -> tuple[int, ...]:
    if not card:
        return ()
    return tuple(cards.creature_quote(state, seat, SummonCreature(card)).total for seat in seats_of(state.seats))


def _artifact_place(state: State, card: str) -> ArtifactPlace:
    if not card:
        return ArtifactPlace("", (), ())
    quotes = tuple(cards.artifact_quote(state, seat, CreateArtifact(card)) for seat in seats_of(state.seats))
    return ArtifactPlace(card, tuple(one.condition for one in quotes), tuple(one.total for one in quotes))


def known_state(view: View) -> State:
    """Return the state that `view` shows, with nothing in the decks and in the bag."""
    return State(
        **public(view, Public),
        artifact_pool=tuple(place.artifact for place in view.artifact_pool),
        creature_decks=((),) * ERAS,
        artifact_decks=((),) * ERAS,
        bag=(),
        guards=tuple(Guard(lair.city, lair.level) for lair in view.lairs if lair.level),
    )


def sample(view: View, chance: Chance) -> State:
    """Return a state that looks like `view`: unseen cards and tokens are shuffled, decks have their known sizes.

    Labels of the draws: `trophies`, `creatures-<era>`, `artifacts-<era>`.
    """
    known = known_state(view)
    bag = (level for level in TROPHY_LEVELS for _ in range(view.bag[level - 1]))
    return replace(
        known,
        creature_decks=_decks(
            chance, "creatures", creatures_of, {*known.creature_pool, *sum(known.armies, ())}, view.creature_decks
        ),
        artifact_decks=_decks(
            chance, "artifacts", artifacts_of, {*known.artifact_pool, *sum(known.artifacts, ())}, view.artifact_decks
        ),
        bag=chance.shuffled("trophies", bag),
    )


def with_start(view: View, move: Move) -> Move:
    """Return a campaign typed without a start from its first cheapest one; without any from its target."""
    if not isinstance(move, WinTrophy) or move.start:
        return move
    seat = view.turn if view.observer is None else view.observer
    starts = () if seat is None else campaign.cheapest_starts(known_state(view), seat, move.city)[1]
    return WinTrophy(move.city, starts[0] if starts else move.city)


def _decks(
    chance: Chance, label: str, cards: Callable[[int], tuple[str, ...]], seen: set[str], sizes: tuple[int, ...]
) -> tuple[tuple[str, ...], ...]:
    """Return for each era as many of its unseen cards as its deck has; the others count as removed (2.6, 2.7)."""
    return tuple(
        chance.shuffled(f"{label}-{era}", unseen(cards(era), seen))[:size] for era, size in enumerate(sizes, start=1)
    )
