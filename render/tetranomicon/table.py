"""What every picture of a match is drawn from: the view, the players' names, and what the reader may do or has missed.

Pure. Made from an Observation, or from a view alone where there is no match (the command line).
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from games.kernel.ids import Seat
from games.kernel.observation import Choice, LogEntry, Observation
from games.tetranomicon import events as e
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, SummonCreature, WinTrophy
from games.tetranomicon.state import Building
from games.tetranomicon.view import View
from render.drawing.lettering import drawable
from render.drawing.livery import Livery, monograms
from render.drawing.scene import Scene
from render.game_pages import Lens
from render.phrases import label
from text import Words

Ids = frozenset[str]


class Table(msgspec.Struct, frozen=True, dict=True):
    """A match as one reader sees it.

    `names` are said, `labels` drawn: a name with letters the fonts lack becomes the word for the seat's colour.
    `choices` are the reader's own. `fresh` are ids of what changed since the reader looked: towers, segments, cities
    whose trophy was won or placed, cards. `stem` stands in the names of files. `is_told`: nothing is drawn.
    """

    view: View
    names: tuple[str, ...]
    labels: tuple[str, ...]
    livery: Livery
    words: Words
    choices: tuple[Choice, ...] = ()
    proposal: Choice | None = None
    fresh: Ids = frozenset()
    stem: str = "0-0"
    is_told: bool = False

    def drawn(self, scene: Callable[["Table"], Scene]) -> str:
        """Return the SVG of a scene of this table, if it is to be drawn."""
        return "" if self.is_told else scene(self).svg()

    def label(self, seat: Seat) -> str:
        """Return the name of `seat` as it is drawn."""
        return self.labels[seat]

    @cached_property
    def built(self) -> dict[str, Building]:
        """The buildings by tower."""
        return {building.tower: building for building in self.view.buildings}

    @cached_property
    def laid(self) -> dict[str, Seat]:
        """Who owns the route on each segment that has one."""
        return {route.segment: route.seat for route in self.view.routes}

    @cached_property
    def guarded(self) -> Ids:
        """The cities with monsters."""
        return frozenset(lair.city for lair in self.view.lairs if lair.level)

    @cached_property
    def open_choices(self) -> tuple[Choice, ...]:
        """The choices to mark as legal: none while one of them is proposed."""
        return () if self.proposal is not None else self.choices

    @cached_property
    def legal_towers(self) -> Ids:
        """The towers where the reader may build."""
        return frozenset(choice.move.tower for choice in self.open_choices if isinstance(choice.move, Build))

    @cached_property
    def legal_segments(self) -> Ids:
        """The segments where the reader may lay a route."""
        return frozenset(choice.move.segment for choice in self.open_choices if isinstance(choice.move, LayRoute))

    @cached_property
    def legal_lairs(self) -> Ids:
        """The cities whose trophy the reader may win."""
        return frozenset(choice.move.city for choice in self.open_choices if isinstance(choice.move, WinTrophy))

    @cached_property
    def legal_cards(self) -> Ids:
        """The artifacts the reader may create and the creatures the reader may summon."""
        moves = [choice.move for choice in self.open_choices]
        artifacts = {move.artifact for move in moves if isinstance(move, CreateArtifact)}
        return frozenset(artifacts | {move.creature for move in moves if isinstance(move, SummonCreature)})


def table_of(observation: Observation, lens: Lens, words: Words) -> Table:
    """Return what pictures of `observation` are drawn from."""
    names = [label(face, words) for face in observation.faces]
    log = [entry for entry in observation.log if lens.since is not None and entry.revision > lens.since]
    stem = f"{observation.match}-{observation.revision}"
    return table(observation.view, names, words, lens, observation.choices, log=log, stem=stem)


def table(
    view: View,
    names: Sequence[str],
    words: Words,
    lens: Lens,
    choices: tuple[Choice, ...] = (),
    *,
    log: Iterable[LogEntry] = (),
    stem: str = "0-0",
) -> Table:
    """Return what pictures of `view` are drawn from; `log` is what the reader has not seen yet."""
    labels = tuple(drawable(name) or words(f"picture-seat-{seat}") for seat, name in enumerate(names))
    proposal = next((choice for choice in choices if choice.number == lens.proposed), None)
    livery = Livery(monograms(labels), strong=lens.safe_palette)
    return Table(view, tuple(names), labels, livery, words, choices, proposal, _fresh(log), stem, lens.is_told)


def _fresh(log: Iterable[LogEntry]) -> Ids:
    return frozenset(thing for entry in log if not entry.undone for event in entry.events for thing in _touched(event))


def _touched(event: Any) -> Iterable[str]:
    """Return the ids of what an event changed."""
    match event:
        case e.FreeFarmBuilt(tower=tower):
            return (tower,)
        case e.FreeRouteLaid(segment=segment):
            return (segment,)
        case e.Built(price=price):
            return (price.tower,)
        case e.RouteLaid(price=price):
            return (price.segment,)
        case e.ArtifactCreated(price=price):
            return (price.artifact,)
        case e.CreatureSummoned(price=price):
            return (price.creature,)
        case e.TrophyWon(price=price):
            return (price.city,)
        case e.CardTurnedUp(card=card):
            return (card,)
        case e.TrophiesPlaced(placed=placed):
            return [guard.city for guard in placed]
        case e.PoolsFilled(creatures=creatures, artifacts=artifacts):
            return (*creatures, *artifacts)
        case _:
            return ()
