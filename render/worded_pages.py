"""Pages of a game made from its words: messages are found by tags and kinds, and take a struct's own fields. Pure.

A small game's pages are a subclass with its vocabulary, its board and its paragraphs of the rules, which says in `more`
what the words of a struct need beyond its fields. The messages:

- `<game>-headline-<phase>` and `<game>-question-<kind of decision>` are about the view;
- `<game>-topic-<topic>` is what choices can be about;
- `<game>-move-<tag>` is a choice, `<game>-note-<tag>` what `Game.explain` returned for it;
- `<game>-log-<tag>` is the line of an event, its attributes are further lines for fields that are there;
- `<game>-chapter-<tag>` is the name of the round that begins with an event, by which the replay is read;
- `<game>-hand` and its attributes are about the view, too;
- `<game>-table` is the head of the picture and about the view, `<game>-seat` the row of a seat in it: `player` and what
  the view counts by seat;
- `<game>-result` is the line of a seat at the end: the same with `place` and `score`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic

from games.kernel.errors import Fact
from games.kernel.ids import GameId, Seat
from games.kernel.observation import Choice, E, LogEntry, M, Observation, V
from render.described import Description, Part
from render.drawing.bands import EDGE, HEAD, MARGIN, Head, head
from render.drawing.lettering import fit
from render.drawing.scene import WIDTH, Scene
from render.game_pages import Lens, Menu, MenuEntry, MenuGroup, MenuTopic
from render.limits import BUTTON_LABEL, OPTION_TEXT, clipped
from render.naming import Facts, Names, Vocabulary, names_of, tag_of
from render.page import Block, Paragraph, Picture
from render.table import Table
from render.things import Thing, describe_thing
from text import Words

_ROW = 60
"""Height of the row of a seat (px)."""


class WordedPages(Generic[V, M, E]):
    """What `GamePages` asks for, from words. `vocabulary` names the game, and says how its fields are put into words.

    `more` has what sentences about a struct need beyond its fields. `rules_of` has the paragraph behind each refusal,
    `rules_now` that of each phase.
    """

    vocabulary: ClassVar[Vocabulary]
    rules_of: ClassVar[Mapping[str, str]] = {}
    rules_now: ClassVar[Mapping[str, str]] = {}
    more: ClassVar[Mapping[type, Callable[[Any, Names], Facts]]] = {}

    def __init__(self) -> None:
        """Take the name of the game from its vocabulary."""
        self.game = GameId(self.vocabulary.game)

    def described(self, table: Table[V, M, E]) -> tuple[Description, ...]:
        """Return the pictures of the table; the first is the board, between the head and a row for each seat."""
        parts = (self._head(table), *self.board(table), *(self._row(table, seat) for seat in table.seats))
        return (Description(f"table-{table.stem}", table.names, parts, text_only=table.text_only),)

    def board(self, table: Table[V, M, E]) -> tuple[Part, ...]:
        """Return what is drawn between the head and the seats; nothing by default."""
        return ()

    def phase(self, observation: Observation[V, M, E], words: Words) -> str:
        """Return round and phase."""
        return self.about(f"headline-{_phase(observation)}", observation.view, self.names(observation, words))

    def pictures(self, observation: Observation[V, M, E], lens: Lens, words: Words) -> tuple[Picture, ...]:
        """Return the pictures of the table."""
        described = self.described(Table.of(observation, lens, words, self.vocabulary))
        return tuple(each.picture() for each in described[: 1 if lens.first_only else None])

    def close_ups(self, observation: Observation[V, M, E], words: Words) -> tuple[tuple[str, str], ...]:
        """Return nothing: no part can be drawn large."""
        return ()

    def menu(self, observation: Observation[V, M, E], words: Words) -> Menu:
        """Return the choices, or the topics where none was named yet."""
        kind, names = observation.asked(), self.names(observation, words)
        if not kind:
            return Menu(words("refusal-no_decision"), ())
        return self.groups(observation, kind, names) if observation.choices else self.topics(observation, kind, names)

    def topics(self, observation: Observation[V, M, E], kind: str, names: Names) -> Menu:
        """Return what the choices can be about."""
        topics = tuple(MenuTopic(names("topic", each)) for each in observation.topics)
        return Menu(self.about(f"question-{kind}", observation.view, names), (), topics=topics)

    def groups(self, observation: Observation[V, M, E], kind: str, names: Names) -> Menu:
        """Return the choices as one group."""
        entries = tuple(
            MenuEntry(choice.number, clipped(self._label(choice, names), BUTTON_LABEL), self._note(choice, names))
            for choice in observation.choices
        )
        group = MenuGroup(kind, names.words(f"{self.game}-decision-{kind}"), entries)
        return Menu(self.about(f"question-{kind}", observation.view, names), (group,))

    def wishes(self, observation: Observation[V, M, E], words: Words) -> Menu:
        """Return wishes in the words of moves."""
        return self.menu(observation, words)

    def called(self, observation: Observation[V, M, E], thing: str, words: Words) -> MenuTopic | None:
        """Return nothing: names say enough."""
        return None

    def confirmation(self, observation: Observation[V, M, E], number: int, words: Words) -> str:
        """Return a choice and what it would cost and do."""
        choice, names = observation.choices[number], self.names(observation, words)
        return f"{self._label(choice, names)}. {self._note(choice, names)}".rstrip()

    def lines(self, entry: LogEntry[E], observation: Observation[V, M, E], words: Words) -> tuple[str, ...]:
        """Return the lines of each event."""
        view, names = observation.view, self.names(observation, words, rich=True)
        return tuple(line for event in entry.events for line in self.lines_of(event, view, names))

    def lines_of(self, event: E, view: V, names: Names) -> Iterable[str]:
        """Return the lines of one event."""
        return self.sentences(f"log-{tag_of(event)}", event, names)

    def chapter(self, entry: LogEntry[E], observation: Observation[V, M, E], words: Words) -> str:
        """Return what the round is called that begins with `entry`."""
        return self.names(observation, words).chapter(entry.events)

    def hand(self, observation: Observation[V, M, E], words: Words) -> tuple[Block, ...]:
        """Return what is the observer's own."""
        names = self.names(observation, words, rich=True)
        return tuple(map(Paragraph, self.own(observation.view, names)))

    def own(self, view: V, names: Names) -> Iterable[str]:
        """Return sentences about what is the observer's own."""
        return self.sentences("hand", view, names)

    def result(self, observation: Observation[V, M, E], words: Words) -> tuple[Block, ...]:
        """Return a line for each seat, the first place first."""
        outcome, names = observation.outcome, self.names(observation, words, rich=True)
        view: Any = observation.view
        if outcome is None:
            return ()
        ranked = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
        return tuple(
            Paragraph(
                words(
                    f"{self.game}-result",
                    **names.of_seat(view, Seat(seat)),
                    place=outcome.places[seat],
                    score=outcome.scores[seat],
                )
            )
            for seat in ranked
        )

    def extra_pages(self, observation: Observation[V, M, E], words: Words) -> tuple[tuple[str, str], ...]:
        """Return nothing: there are only the common pages."""
        return ()

    def extra_blocks(self, observation: Observation[V, M, E], extra: str, words: Words) -> tuple[Block, ...]:
        """Return nothing: there are only the common pages."""
        return ()

    def card(self, thing: Thing, words: Words) -> Picture:
        """Return a component drawn alone, with the sign of its kind."""
        names = Names(self.vocabulary, words, ())
        return describe_thing(thing, self.sign_of(thing), names).picture()

    def sign_of(self, thing: Thing) -> str:
        """Return the icon of a component; a card's by default."""
        return "card"

    def rule_of(self, code: str, facts: Mapping[str, Fact] = {}) -> str:
        """Return the paragraph behind a refusal."""
        return self.rules_of.get(code, "")

    def rule_now(self, observation: Observation[V, M, E]) -> str:
        """Return the paragraph of the phase."""
        return self.rules_now[_phase(observation)]

    def _label(self, choice: Choice[M], names: Names) -> str:
        return self.about(f"move-{tag_of(choice.move)}", choice.move, names)

    def _note(self, choice: Choice[M], names: Names) -> str:
        note = "" if choice.why is None else self.about(f"note-{tag_of(choice.why)}", choice.why, names)
        return clipped(note, OPTION_TEXT)

    def about(self, key: str, value: Any, names: Names) -> str:
        """Return the game's message `key` about a struct."""
        return names.sentence(f"{self.game}-{key}", value, **self._more(value, names))

    def sentences(self, key: str, value: Any, names: Names) -> Iterable[str]:
        """Return the game's message `key` about a struct, and those of its attributes whose fields have content."""
        return names.sentences(f"{self.game}-{key}", value, **self._more(value, names))

    def _head(self, table: Table[V, M, E]) -> Part:
        """Return the sentence about the table as the head of a picture, with the name of the game."""

        def draw(scene: Scene, y: float) -> None:
            head(scene, Head("", table.words(f"{self.game}-name"), self.about("table", table.view, table.names)))

        return Part(draw, lambda names: (self.about("table", table.view, names),), HEAD + MARGIN, rank=1)

    def _row(self, table: Table[V, M, E], seat: Seat) -> Part:
        """Return the sentence about a seat behind its mark."""

        def said(names: Names) -> str:
            return names.words(f"{self.game}-seat", **names.of_seat(table.view, seat))

        def draw(scene: Scene, y: float) -> None:
            drawn = Names(self.vocabulary, table.words, table.labels)
            sentence, size = fit(said(drawn), WIDTH - 2 * EDGE - _ROW, 28)
            table.livery.mark(scene, seat, (EDGE + _ROW / 3, y + _ROW / 2), _ROW / 3)
            scene.text((EDGE + _ROW, y + _ROW / 2 + size / 3), sentence, size)

        return Part(draw, lambda names: (said(names),), _ROW)

    def _more(self, value: Any, names: Names) -> Facts:
        return self.more[type(value)](value, names) if type(value) in self.more else {}

    def names(self, observation: Observation[V, M, E], words: Words, *, rich: bool = False) -> Names:
        """Return what players and things are called: in a label or, `rich`, in a paragraph."""
        return names_of(self.vocabulary, observation, words, rich=rich)


def _phase(observation: Observation) -> str:
    return str(observation.view.phase)
