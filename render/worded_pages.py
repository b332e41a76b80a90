"""Pages of a game made from its words: messages are found by tags and kinds, and take a struct's own fields. Pure.

A small game's pages are a subclass with its vocabulary, its board and its paragraphs of the rules. The messages:

- `<game>-headline-<phase>` and `<game>-question-<kind of decision>` are about the view;
- `<game>-topic-<topic>` is what choices can be about;
- `<game>-move-<tag>` is a choice, `<game>-note-<tag>` what `Game.explain` returned for it;
- `<game>-log-<tag>` is the line of an event, its attributes are further lines for fields that are there;
- `<game>-chapter-<tag>` is the name of the round that begins with an event, by which the replay is read;
- `<game>-stage-<tag>` is the short name of a part of the match, such as an era, by which a chart of it is read;
- `<game>-hand` and its attributes are about the view, too;
- `<game>-table` is the head of the picture and about the view, `<game>-seat` the row of a seat in it: `player` and what
  the view counts by seat;
- `<game>-result` is the line of a seat at the end: the same with `place` and `score`.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar

from games.kernel.errors import Fact
from games.kernel.game import Outcome
from games.kernel.ids import GameId, Seat, seats_of
from games.kernel.observation import E, LogEntry, M, Observation, Preview, V
from render.described import Description, Part
from render.drawing.bands import EDGE, HEAD, MARGIN, Head, head
from render.drawing.lettering import fit
from render.drawing.scene import WIDTH, Scene
from render.game_menu import GameMenu
from render.game_pages import Lens, Menu, MenuTopic
from render.naming import Names, Vocabulary, names_of, tag_of
from render.page import Block, Paragraph, Picture
from render.table import Table
from render.things import Thing, describe_thing
from text import Words

_ROW = 60
"""Height of the row of a seat (px)."""

T = TypeVar("T", bound=Table, default=Table)


class WordedPages(Generic[V, M, E, T]):
    """What the bot asks of a game's pages. `vocabulary` names the game, and says how its fields are put into words.

    Pictures are made from `tables`; `menus` and `wish_menus` are made of choices and of wishes. `rules_of` has the
    paragraph behind each refusal, `rules_now` that of each phase, `rules_options` the paragraphs behind each option.
    `has_trials`: trying a move out can tell more than the page that confirms it, so `Try` is beside `Confirm`.
    """

    vocabulary: ClassVar[Vocabulary]
    rules_of: ClassVar[Mapping[str, str]] = {}
    rules_now: ClassVar[Mapping[str, str]] = {}
    rules_options: ClassVar[Mapping[str, Sequence[str]]] = {}
    tables: ClassVar[type[Any]] = Table
    menus: ClassVar[type[GameMenu]] = GameMenu
    wish_menus: ClassVar[type[GameMenu] | None] = None
    has_trials: ClassVar[bool] = False

    def __init__(self) -> None:
        """Take the name of the game from its vocabulary."""
        self.game = GameId(self.vocabulary.game)

    def described(self, table: T, observation: Observation[V, M, E], lens: Lens) -> Iterable[Description]:
        """Yield the pictures of the table; the first is the board, by default between the head and the seats' rows."""
        parts = (self._head(table), *self.board(table), *(self._row(table, seat) for seat in table.seats))
        yield Description(f"table-{table.stem}", table.names, parts, text_only=table.text_only)

    def board(self, table: T) -> tuple[Part, ...]:
        """Return what is drawn between the head and the seats; nothing by default."""
        return ()

    def phase(self, observation: Observation[V, M, E], words: Words) -> str:
        """Return round and phase in the game's own words: "Era II of IV, actions"."""
        names = self.names(observation, words)
        return names.sentence(f"{self.game}-headline-{_phase(observation)}", observation.view)

    def pictures(self, observation: Observation[V, M, E], lens: Lens, words: Words) -> tuple[Picture, ...]:
        """Return the pictures of the table for this observer; the first is the board."""
        table: T = self.tables.of(observation, lens, words, self.vocabulary)
        described = self.described(table, observation, lens)
        return tuple(each.picture() for each in islice(described, 1 if lens.first_only else None))

    def close_ups(self, observation: Observation[V, M, E], words: Words) -> tuple[tuple[str, str], ...]:
        """Return (id, name) of every part that can be drawn large, what is most needed beside the board first.

        Pages list the first 25; the rest is found by name. There are none by default.
        """
        return ()

    def menu(self, observation: Observation[V, M, E], words: Words) -> Menu:
        """Return the choices, or the topics where none was named yet."""
        return self.menus(observation, self.names(observation, words)).menu()

    def wishes(self, observation: Observation[V, M, E], words: Words) -> Menu:
        """Return wishes, which are listed as choices, a group for each kind of question that they are for.

        They are in the words of moves where the game has no others. In a layout each wish answers one of the parts: its
        `picks` are the part and the place of the option there.
        """
        return (self.wish_menus or self.menus)(observation, self.names(observation, words)).menu()

    def confirmation(self, observation: Observation[V, M, E], number: int, words: Words) -> str:
        """Return what choice `number` would cost and do, in full sentences."""
        asked = self.menus(observation, self.names(observation, words, rich=True))
        return "\n".join(asked.confirmation(observation.choices[number]))

    def handy(self, preview: Preview[V, M, E], words: Words) -> tuple[str, int, str] | None:
        """Return the variant of a choice that has a button beside `Confirm`: its aspect, its number, its label.

        None by default: all variants are below.
        """
        return None

    def trial(self, observation: Observation[V, M, E], found: Any, words: Words) -> Iterable[str]:
        """Return what the rules found that a move leads to, for whoever tries it out."""
        return ()

    def called(self, observation: Observation[V, M, E], thing: str, words: Words) -> MenuTopic | None:
        """Return what words of a line or a fact of a refusal mean, None (the default) if their name says enough."""
        return None

    def lines(self, entry: LogEntry[E], observation: Observation[V, M, E], words: Words) -> tuple[str, ...]:
        """Return the short lines of all events of `entry`, with the players' names."""
        view, names = observation.view, self.names(observation, words, rich=True)
        return tuple(line for event in entry.events for line in self.lines_of(event, view, names))

    def lines_of(self, event: E, view: V, names: Names) -> Iterable[str]:
        """Return the lines of one event."""
        return names.sentences(f"{self.game}-log-{tag_of(event)}", event)

    def chapter(self, entry: LogEntry[E], observation: Observation[V, M, E], words: Words) -> str:
        """Return what the round is called that begins with `entry`, "" if none does."""
        return self.names(observation, words).chapter(entry.events)

    def stage(self, entry: LogEntry[E], observation: Observation[V, M, E], words: Words) -> str:
        """Return what the part of the match is called that begins with `entry`, "" if none does, as on an axis."""
        return self.names(observation, words).stage(entry.events)

    def hand(self, observation: Observation[V, M, E], words: Words) -> tuple[Block, ...]:
        """Return what is the observer's own: secrets, stores, what they are worth now.

        It may be nothing as long as the seat has no secret: then its player gets no message about it.
        """
        if observation.observer is None:
            return ()
        names = self.names(observation, words, rich=True)
        return _paragraph(self.own(observation.view, observation.observer, names))

    def own(self, view: V, seat: Seat, names: Names) -> Iterable[str]:
        """Yield sentences about what is the own of the observer at `seat`."""
        return names.sentences(f"{self.game}-hand", view)

    def result(self, observation: Observation[V, M, E], words: Words) -> tuple[Block, ...]:
        """Return the end of a match with the arithmetic behind every number, nothing before that."""
        if observation.outcome is None:
            return ()
        return _paragraph(
            self.results(observation.view, observation.outcome, self.names(observation, words, rich=True))
        )

    def results(self, view: V, outcome: Outcome, names: Names) -> Iterable[str]:
        """Yield a line for each seat, the first place first."""
        for seat in sorted(seats_of(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat)):
            facts = names.of_seat(view, seat) | {"place": outcome.places[seat], "score": outcome.scores[seat]}
            yield names.words(f"{self.game}-result", **facts)

    def decided(self, observation: Observation[V, M, E], words: Words) -> str:
        """Return what has parted the observer from somebody with the same score, if anything has."""
        return ""

    def extra_pages(self, observation: Observation[V, M, E], words: Words) -> tuple[tuple[str, str], ...]:
        """Return the game's own pages with their names, the messages `<game>-extra-<id>`."""
        return tuple((each, words(f"{self.game}-extra-{each}")) for each in self.extras(observation.view))

    def extras(self, view: V) -> Iterable[str]:
        """Return the ids of the game's own pages; by default there are only the common ones."""
        return ()

    def extra_blocks(self, observation: Observation[V, M, E], extra: str, words: Words) -> tuple[Block, ...]:
        """Return the game's own page `extra`."""
        return _paragraph(self.extra_lines(extra, observation.view, self.names(observation, words, rich=True)))

    def extra_lines(self, extra: str, view: V, names: Names) -> Iterable[str]:
        """Yield the lines of the game's own page `extra`, by default the message of this name about the view."""
        return names.sentences(f"{self.game}-{extra}", view)

    def card(self, thing: Thing, words: Words) -> Picture:
        """Return a component drawn alone, with the sign of its kind."""
        names = Names(self.vocabulary, words, ())
        return describe_thing(thing, self.sign_of(thing), names).picture()

    def sign_of(self, thing: Thing) -> str:
        """Return the icon of a component; a card's by default."""
        return "card"

    def rule_of(self, code: str, facts: Mapping[str, Fact] = {}) -> str:
        """Return the number of the paragraph in the players' rules behind a refusal with this `code` and these `facts`.

        Empty: it is that of what is decided now.
        """
        return self.rules_of.get(code, "")

    def options_behind(self, number: str) -> tuple[str, ...]:
        """Return the options of a match on which a paragraph of the players' rules depends."""
        return tuple(option for option, numbers in self.rules_options.items() if number in numbers)

    def rule_now(self, observation: Observation[V, M, E]) -> str:
        """Return the number of the paragraph in the players' rules that fits the current phase."""
        return self.rules_now[_phase(observation)]

    def _head(self, table: T) -> Part:
        """Return the sentence about the table as the head of a picture, with the name of the game."""

        def said(names: Names) -> str:
            return names.sentence(f"{self.game}-table", table.view)

        def draw(scene: Scene, y: float) -> None:
            head(scene, Head("", table.words(f"{self.game}-name"), said(table.names)))

        return Part(draw, lambda names: (said(names),), HEAD + MARGIN, rank=1)

    def _row(self, table: T, seat: Seat) -> Part:
        """Return the sentence about a seat behind its mark."""

        def said(names: Names) -> str:
            return names.words(f"{self.game}-seat", **names.of_seat(table.view, seat))

        def draw(scene: Scene, y: float) -> None:
            drawn = Names(self.vocabulary, table.words, table.labels)
            sentence, size = fit(said(drawn), WIDTH - 2 * EDGE - _ROW, 28)
            table.livery.mark(scene, seat, (EDGE + _ROW / 3, y + _ROW / 2), _ROW / 3)
            scene.text((EDGE + _ROW, y + _ROW / 2 + size / 3), sentence, size)

        return Part(draw, lambda names: (said(names),), _ROW)

    def names(self, observation: Observation[V, M, E], words: Words, *, rich: bool = False) -> Names:
        """Return what players and things are called: in a label or, `rich`, in a paragraph."""
        return names_of(self.vocabulary, observation, words, rich=rich)


def _paragraph(lines: Iterable[str]) -> tuple[Paragraph, ...]:
    """Return lines as one paragraph, nothing if there are none."""
    said = "\n".join(lines)
    return (Paragraph(said),) if said else ()


def _phase(observation: Observation) -> str:
    return str(observation.view.phase)
