"""What every picture of a match is drawn from: the view, the lords' names, what the reader may do or has missed.

Pure. Made from an Observation, or from a view alone where there is no match (the command line, tests).
"""

from collections.abc import Iterable, Sequence

import msgspec

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import SEQUENCE, OrderId
from games.dungeon_lords.view import LordView, View
from games.kernel.ids import Seat
from games.kernel.observation import Choice, LogEntry, Observation
from render.drawing.lettering import drawable
from render.drawing.livery import Livery, monograms
from render.dungeon_lords.freshness import Ids, touched
from render.game_pages import Lens
from render.phrases import label
from text import Words


class Table(msgspec.Struct, frozen=True):
    """A match as one reader sees it.

    `names` are said, `labels` drawn: a name with letters the fonts lack becomes the word for the seat's colour.
    `choices` are the reader's own, `kind` is what he is asked. `awaited` are the lords the match waits for, `asked`
    what the first of them decides. `places` are those of the result, () before the end. `fresh` are ids of what changed
    since the reader looked (freshness.py). `stem` stands in the names of files.
    """

    view: View
    names: tuple[str, ...]
    labels: tuple[str, ...]
    livery: Livery
    words: Words
    choices: tuple[Choice, ...] = ()
    kind: str = ""
    awaited: tuple[Seat, ...] = ()
    asked: str = ""
    places: tuple[int, ...] = ()
    proposal: Choice | None = None
    fresh: Ids = frozenset()
    stem: str = "0-0"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All lords by seat."""
        return tuple(Seat(number) for number in range(len(self.view.lords)))

    def lord(self, seat: Seat) -> LordView:
        """Return what may be known of the lord at `seat`."""
        return self.view.lords[seat]

    def label(self, seat: Seat) -> str:
        """Return the name of `seat` as it is drawn."""
        return self.labels[seat]

    def is_fresh(self, *parts: object) -> bool:
        """Say whether the thing with this id has changed since the reader looked."""
        return "-".join(map(str, parts)) in self.fresh

    def current_square(self) -> tuple[OrderId, int] | None:
        """Return order and square that are carried out now."""
        return SEQUENCE[self.view.square] if self.view.phase == "evaluation" else None

    def is_done(self, order: OrderId, square: int) -> bool:
        """Say whether this square has been carried out in this round."""
        if self.view.phase == "evaluation":
            return SEQUENCE.index((order, square)) < self.view.square
        return self.view.phase in {"production", "event"}

    def by_evil(self) -> tuple[Seat | None, ...]:
        """Return the lords from the least to the most evil; None is the non-player counter, last among equals."""
        return self.view.arrival_order

    def legal_cells(self) -> tuple[str, ...]:
        """Return the cells that the reader may choose, in list order; none while a choice is proposed."""
        if self.proposal is not None:
            return ()
        cells = {cell_of(choice.move) for choice in self.choices}
        return tuple(sorted(cells - {""}, key=lambda cell: (cell[1], cell[0])))

    def proposed_cell(self) -> str:
        """Return the cell of the proposed choice, "" if it has none."""
        return cell_of(self.proposal.move) if self.proposal is not None else ""


def cell_of(move: object) -> str:
    """Return the cell that a move names, "" if it names none."""
    match move:
        case m.Dig() | m.Build() | m.Battleground():
            return move.cell
        case m.Produce(_, cell) if cell is not None:
            return cell
    return ""


def table_of(observation: Observation, lens: Lens, words: Words) -> Table:
    """Return what pictures of `observation` are drawn from."""
    view = observation.view
    if not isinstance(view, View):
        raise TypeError("the observation shows no match of Dungeon Lords")
    awaited = observation.awaited()
    made = table(
        view,
        [label(face, words) for face in observation.faces],
        words,
        lens,
        observation.choices,
        log=[entry for entry in observation.log if lens.since is not None and entry.revision > lens.since],
    )
    return msgspec.structs.replace(
        made,
        kind=next((each.kind for each in observation.decisions if each.seat == observation.observer), ""),
        awaited=tuple(dict.fromkeys(decision.seat for decision in awaited)),
        asked=awaited[0].kind if awaited else "",
        places=observation.outcome.places if observation.outcome else (),
        stem=f"{observation.match}-{observation.revision}",
    )


def table(
    view: View,
    names: Sequence[str],
    words: Words,
    lens: Lens,
    choices: tuple[Choice, ...] = (),
    *,
    log: Iterable[LogEntry] = (),
) -> Table:
    """Return what pictures of `view` are drawn from; `log` is what the reader has not seen yet."""
    labels = tuple(drawable(name) or words(f"picture-seat-{seat}") for seat, name in enumerate(names))
    fresh = frozenset(one for entry in log if not entry.undone for event in entry.events for one in touched(event))
    return Table(
        view=view,
        names=tuple(names),
        labels=labels,
        livery=Livery(monograms(labels), strong=lens.safe_palette),
        words=words,
        choices=choices,
        proposal=next((choice for choice in choices if choice.number == lens.proposed), None),
        fresh=fresh,
    )
