"""What every picture of a match is made from: the view, the players' names, what the reader may do or has missed. Pure.

A game adds what its own pictures ask of its view.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import ClassVar, Generic, Self

import msgspec

from games.kernel.game import Decision
from games.kernel.ids import Seat, seats_of
from games.kernel.observation import Choice, E, M, Observation, V
from render.described import Description, Part
from render.drawing.lettering import drawable
from render.drawing.livery import Livery, monograms
from render.drawing.marks import brackets
from render.drawing.palette import GROUND
from render.drawing.scene import Area, Scene
from render.game_pages import Lens
from render.naming import Names, Vocabulary
from render.phrases import label
from text import Words


class Table(msgspec.Struct, Generic[V, M, E], frozen=True, dict=True):
    """A match as one reader sees it.

    `names` are written in text, `labels` drawn: a name with letters the fonts lack becomes the word for the seat's
    colour. `choices` are the reader's own, `asked` is the kind of decision he has. `awaited` are the decisions for
    which the match waits. `places` are those of the outcome, () before the end. `fresh` are ids of what changed
    since the reader looked. `planned` are choices that are lined up or wished for. `stem` begins the names of
    files. `text_only`: nothing needs to be drawn.
    """

    vocabulary: ClassVar[Vocabulary]

    view: V
    names: Names
    labels: tuple[str, ...]
    livery: Livery
    choices: tuple[Choice[M], ...] = ()
    asked: str = ""
    awaited: tuple[Decision, ...] = ()
    places: tuple[int, ...] = ()
    proposal: Choice[M] | None = None
    planned: tuple[Choice[M], ...] = ()
    fresh: frozenset[str] = frozenset()
    stem: str = "0-0"
    text_only: bool = False

    @classmethod
    def of(
        cls, observation: Observation[V, M, E], lens: Lens, words: Words, vocabulary: Vocabulary | None = None
    ) -> Self:
        """Return what pictures of `observation` are made from; a game without a table of its own has a `vocabulary`."""
        players = tuple(label(face, words) for face in observation.faces)
        labels = tuple(drawable(name) or words(f"picture-seat-{seat}") for seat, name in enumerate(players))
        events = (
            event
            for entry in observation.log
            if lens.since is not None and entry.revision > lens.since and not entry.undone
            for event in entry.events
        )
        return cls(
            view=observation.view,
            names=Names(vocabulary or cls.vocabulary, words, players),
            labels=labels,
            livery=Livery(monograms(labels), strong=lens.safe_palette),
            choices=observation.choices,
            asked=observation.asked(),
            awaited=observation.awaited(),
            places=observation.outcome.places if observation.outcome else (),
            proposal=next((choice for choice in observation.choices if choice.number == lens.proposed), None),
            planned=lens.planned,
            fresh=frozenset(thing for event in events for thing in cls.touched(event)),
            stem=f"{observation.match}-{observation.revision}",
            text_only=lens.text_only,
        )

    @staticmethod
    def touched(event: E) -> Iterable[str]:
        """Return the ids of what an event changed, which pictures mark as new; none if a game marks nothing."""
        return ()

    def described(self, name: str, *parts: Part, ground: str = GROUND) -> Description:
        """Return a picture of this match."""
        return Description(f"{name}-{self.stem}", self.names, parts, ground, self.text_only)

    @property
    def words(self) -> Words:
        """The words of the reader's language."""
        return self.names.words

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return seats_of(len(self.labels))

    @cached_property
    def called(self) -> tuple[Seat, ...]:
        """Whom the match waits for; after its end who has won."""
        if self.places:
            return tuple(seat for seat in self.seats if self.places[seat] == 1)
        return tuple(dict.fromkeys(decision.seat for decision in self.awaited))

    @property
    def open_choices(self) -> tuple[Choice[M], ...]:
        """The choices to mark as legal: none while one of them is proposed."""
        return () if self.proposal is not None else self.choices

    def label(self, seat: Seat) -> str:
        """Return the name of `seat` as it is drawn."""
        return self.labels[seat]

    @property
    def proposed_move(self) -> M | None:
        """The move that is proposed."""
        return None if self.proposal is None else self.proposal.move

    def is_fresh(self, *parts: object) -> bool:
        """Return whether the thing with this id has changed since the reader looked."""
        return "-".join(map(str, parts)) in self.fresh

    def mark_new(self, scene: Scene, area: Area, arm: float, *parts: object) -> None:
        """Put brackets around the area of the thing with this id if it has changed since the reader looked."""
        if self.is_fresh(*parts):
            brackets(scene, area, arm)
