"""A full state from a view (SPEC 9.2): the known part is copied, the decks and the bag are drawn anew. Pure."""

from collections.abc import Callable

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.dealing import unseen
from games.kernel.public import public
from games.tetranomicon.campaign import cheapest_starts
from games.tetranomicon.components import TROPHY_LEVELS, artifacts_of, creatures_of
from games.tetranomicon.moves import WinTrophy
from games.tetranomicon.parameters import ERAS
from games.tetranomicon.state import Guard, Public, State
from games.tetranomicon.view import View


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


def with_start(view: View, move: WinTrophy) -> WinTrophy:
    """Return the campaign of whoever looks at `view` from its first cheapest start; without any from its target."""
    seat = view.turn if view.observer is None else view.observer
    starts = () if seat is None else cheapest_starts(known_state(view), seat, move.city)[1]
    return WinTrophy(move.city, starts[0] if starts else move.city)


def _decks(
    chance: Chance, label: str, cards: Callable[[int], tuple[str, ...]], seen: set[str], sizes: tuple[int, ...]
) -> tuple[tuple[str, ...], ...]:
    """Return for each era as many of its unseen cards as its deck has; the others count as removed (2.6, 2.7)."""
    return tuple(
        chance.shuffled(f"{label}-{era}", unseen(cards(era), seen))[:size] for era, size in enumerate(sizes, start=1)
    )
