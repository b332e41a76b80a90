"""What the computers of Tetranomicon know: what counts, by era and seats, and which moves are worth a try.

A direction is won by who is ahead in it in the end, if only by one. So there are terms for the amount, which can
still grow to a lead, and the lead over each other player, which counts for little far from the end.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from operator import mul
from typing import Final

from games.ai import fitted
from games.ai.advice import Advice
from games.ai.drawn import Greedy, Weighted
from games.ai.player import Opponents
from games.ai.tree import Tree
from games.kernel.ids import Seat, seats_of
from games.tetranomicon.components import ARTIFACT, CREATURE, DIRECTIONS, city_of
from games.tetranomicon.conditions import ASKS, influence, lead
from games.tetranomicon.eras import building_values
from games.tetranomicon.moves import Build, CreateArtifact, Move, SummonCreature, WinTrophy
from games.tetranomicon.parameters import BASE_INCOME, COIN_CAP, ERAS, PLAYER_COUNTS
from games.tetranomicon.pricing import powers, swords
from games.tetranomicon.state import State
from games.tetranomicon.topology import TYPE_NUMBER, Four

TERMS: Final = (
    "coins", "income", "influence", "strength", "fame", "buildings", "routes", "kinds", "savings", "hunt", "ready",
    "prey", "first", "turn", "passed", "wealth_lead", "influence_lead", "strength_lead", "fame_lead", "wealth_gap",
    "influence_gap", "strength_gap", "fame_gap", "standing",
)  # fmt: skip

SCALE: Final = 10_000
STAGES: Final = ERAS + 1

_MOST: Final = 160
"""Nobody is ahead by more in any direction."""


def _bent(half: int) -> tuple[int, ...]:
    """Return for each difference from -_MOST on what it counts in hundredths: 50 where it is `half`, 100 far away."""
    return tuple(
        (1 if ahead > 0 else -1) * (100 * abs(ahead) // (abs(ahead) + half)) for ahead in range(-_MOST, _MOST + 1)
    )


_LEAD, _GAP = _bent(1), _bent(6)


class TetranomiconAdvice(Advice[State, Move]):
    """What counts in Tetranomicon. A stage is an era; stage 0 is the set-up."""

    terms = TERMS
    scale = SCALE
    stages = STAGES

    def facts(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Return for each seat what it has, then by how much it is ahead of the others."""
        values = _values(state)
        own = [_own(state, seat, values) for seat in seats_of(state.seats)]
        ways = [_ways(state, facts) for facts in own]
        return tuple([(*facts, *_ahead(ways, seat)) for seat, facts in enumerate(own)])

    def stage(self, state: State) -> int:
        """Return the era, 0 in the set-up."""
        return 0 if state.phase == "setup" else state.era

    def weights(self, state: State) -> tuple[int, ...]:
        """Return what one of each term is worth in this era."""
        return WEIGHTS[state.seats][self.stage(state)]

    def likely(self, state: State, seat: Seat, topic: str, moves: Sequence[Move]) -> Sequence[int]:
        """Return weights that share out what such actions are good for in this era."""
        merits = _merits(state, moves)
        kind, whole = _KINDS[topic][state.era - 1], sum(merits)
        return [max(1, kind * merit // whole) if merit else 0 for merit in merits]


def _own(state: State, seat: Seat, values: Four) -> tuple[int, ...]:
    """Return what `seat` has of the terms that hang on nobody else, in the order of TERMS."""
    counts, army, coins = state.built.counts[seat], state.armies[seat], state.coins[seat]
    power = _army(army)
    is_done = state.passed[seat]
    is_over = is_done and state.era == ERAS
    return (
        coins,
        BASE_INCOME + sum(map(mul, counts, values)),
        _influence(state.artifacts[seat]),
        power[0],
        sum(state.trophies[seat]),
        sum(counts),
        state.laid.counts[seat],
        4 - counts.count(0),
        power[1],
        power[2],
        0 if is_over else _ready(state, seat),
        0 if is_over else sum([lair.level for lair in state.guarded.lairs.values() if lair.strength <= power[3]]),
        int(state.holder == seat),
        int(state.turn == seat),
        coins if is_done else 0,
    )


def _ready(state: State, seat: Seat) -> int:
    """Return the influence of the artifacts in the pool whose condition the seat meets."""
    ready = 0
    for card in state.artifact_pool:
        if card:
            count, needed = ASKS[card]
            if count(state, seat) >= (needed or lead(state, seat, count)):
                ready += ARTIFACT[card].cost
    return ready


@lru_cache(maxsize=512)
def _army(army: tuple[str, ...]) -> tuple[int, int, int, int]:
    """Return its swords, what it saves, what it can do more in campaigns, and its strength in campaigns."""
    able = powers(army)
    saved = sum(able.build) + able.road + able.river + 4 * (able.artifact + able.creature + able.campaign)
    return swords(army), saved, able.campaign_strength + 2 * able.no_support, swords(army) + able.campaign_strength


_influence: Final = lru_cache(maxsize=512)(influence)


def _values(state: State) -> Four:
    """Return what each type of building is worth to everybody who has one."""
    farms, sawmills, mines, quarries = map(sum, zip(*state.built.counts, strict=True))
    return building_values((farms, sawmills, mines, quarries))


def _ways(state: State, own: tuple[int, ...]) -> Four:
    """Return wealth, influence, strength and fame, the wealth with the income that still comes in this era."""
    coins, income, cards, strength, fame = own[:5]
    return coins if state.phase == "ended" else min(COIN_CAP, coins + income), cards, strength, fame


def _ahead(ways: Sequence[Four], seat: int) -> list[int]:
    """Return over all others the sums of leads, then of gaps, in each direction, then how the match would end now."""
    found, own = [0] * 9, ways[seat]
    for other, theirs in enumerate(ways):
        if other != seat:
            won = 0
            for way in range(4):
                ahead = own[way] - theirs[way]
                found[way] += _LEAD[ahead + _MOST]
                found[way + 4] += _GAP[ahead + _MOST]
                won += (ahead > 0) - (ahead < 0)
            won = won or sum(own) - sum(theirs)
            found[8] += (won > 0) - (won < 0)
    return found


def _merits(state: State, moves: Sequence[Move]) -> list[int]:
    """Return how good moves are among those of their kind; towers of a city that are equal count once."""
    known = set[tuple[str, str]]()
    merits = []
    for move in moves:
        merit = _merit(state, move)
        if isinstance(move, Build):
            place = (city_of(move.tower), move.building)
            merit = 0 if place in known else merit
            known.add(place)
        merits.append(merit)
    return merits


def _merit(state: State, move: Move) -> int:
    """Return how good `move` is among those of its kind."""
    match move:
        case Build():
            return _values(state)[TYPE_NUMBER[move.building]]
        case CreateArtifact():
            return ARTIFACT[move.artifact].cost
        case SummonCreature():
            return CREATURE[move.creature].swords
        case WinTrophy():
            return state.guarded.lairs[move.city].level
        case _:
            return 1


_KINDS: Final = {
    "": (1000, 1000, 1000, 1000),
    "build": (5000, 5500, 2500, 1700),
    "route": (500, 400, 300, 300),
    "artifact": (2000, 800, 1800, 4200),
    "creature": (900, 2200, 3000, 1600),
    "trophy": (1200, 1500, 1600, 2700),
    "pass": (300, 300, 300, 400),
}
"""How often each kind of action is good, by era, as normal does it in its matches."""

_LATE: Final = (0, 9, 14, 22, 34)
_POWER: Final = (570, 570, 510, 340, 0)


def _by_hand(at: int, seats: int) -> tuple[int, ...]:
    """Return weights made by hand: what can still be bought counts early, leads count late."""
    left, late, power = ERAS + 1 - max(1, at), _LATE[at], _POWER[at]
    worth = {
        "coins": power, "income": power * left, "influence": 800, "strength": 680, "fame": 1250,
        "savings": 140 * (left - 1),
    }  # fmt: skip
    leads = {f"{way}_{what}": late // seats for way in DIRECTIONS for what in ("lead", "gap")}
    return tuple({**worth, **leads}.get(term, 0) for term in TERMS)


_BY_HAND: Final = {seats: tuple(_by_hand(at, seats) for at in range(STAGES)) for seats in PLAYER_COUNTS}

WEIGHTS: Final = {
    **_BY_HAND,
    **fitted.read(files(__package__).joinpath("weights.json").read_bytes(), TERMS, SCALE),
}
"""By number of players, for each era; fitted ones where they play better than those made by hand."""

CHARACTERS: Final = {
    "mason": {"income": 15, "kinds": 20, "strength": -15},
    "captain": {"strength": 15, "fame": 15, "influence": -15},
    "scholar": {"influence": 20, "coins": -15, "fame": -15},
}

OPPONENTS: Final = Opponents(
    TetranomiconAdvice(),
    version=3,
    players={
        "easy": Weighted(),
        "normal": Greedy(dice=1),
        "hard": Tree(1000, is_shared=True, worlds=16, curiosity=0.5),
    },
    characters=CHARACTERS,
)
