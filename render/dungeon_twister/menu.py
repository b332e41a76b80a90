"""The choices of a seat in groups; for actions first characters, then squares. Pure."""

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from games.dungeon_twister import moves as m
from games.dungeon_twister.components import CHARACTERS, token_of
from games.dungeon_twister.moves import Move
from games.dungeon_twister.squares import STARTS
from games.kernel.observation import Choice
from render.dungeon_twister.grouping import Grouping
from render.dungeon_twister.menu_parts import setup_parts
from render.dungeon_twister.names import token
from render.dungeon_twister.questions import DungeonTwisterQuestions
from render.game_pages import Menu, MenuEntry, MenuPart, MenuTopic
from render.naming import Facts


class DungeonTwisterMenu(DungeonTwisterQuestions):
    """What a player answers."""

    def menu(self) -> Menu:
        """Return the answers; a team can be drawn, and its characters differ."""
        is_team = self.kind == "team"
        return replace(
            super().menu(),
            clash=self.words("dungeon_twister-clash-team") if is_team else "",
            pictured=self.kind in ("action", "put", "combat"),
            has_lists=True,
            has_random=is_team,
        )

    @cached_property
    def parts(self) -> tuple[MenuPart, ...]:
        """Starting lines, or a token and a room."""
        return () if self.seat is None else setup_parts(self.kind, self.view, self.seat, self.names)

    def picked(self, move: Move) -> tuple[str, ...]:
        """Return the characters on the starting lines, or the token and the room."""
        match move:
            case m.Team(squares):
                return squares
            case m.Hide(code, slot):
                return (code or "", slot)
        return ()

    def entry(self, choice: Choice[Move]) -> MenuEntry:
        """Return a choice as an entry; there are so many teams that each costs as little as it can."""
        if not isinstance(choice.move, m.Team):
            return super().entry(choice)
        (one, first), (two, second), (three, third), (four, last) = map(
            dict.__getitem__, self._on_the_line, choice.move.squares
        )
        return MenuEntry(choice.number, f"{first}, {second}, {third}, {last}", "", (one, two, three, four))

    @cached_property
    def _on_the_line(self) -> tuple[dict[str, tuple[int, str]], ...]:
        """For each square of the line who could stand there: the place among the options, and what that is called."""
        line = STARTS[self.view.public.turn if self.seat is None else self.seat]
        return tuple(
            {option.id: (place, f"{option.label} {square}") for place, option in enumerate(part.options)}
            for part, square in zip(self.parts, line, strict=True)
        )

    @cached_property
    def _grouping(self) -> Grouping:
        return Grouping(self.choices, self.view, self.names)

    @cached_property
    def _teams(self) -> tuple[str, str]:
        return "team", self.words("dungeon_twister-group-team")

    def ordered(self) -> Sequence[Choice[Move]]:
        """Return squares by their names."""
        return self.choices if self.kind == "team" else self._grouping.ordered

    def group(self, choice: Choice[Move]) -> tuple[str, str]:
        """Return which choices have a list together."""
        return self._teams if self.kind == "team" else self._grouping.of(choice)

    def sealed(self) -> Move | None:
        """Return the team or the combat card that is sealed."""
        if self.seat is None or not self.view.public.laid[self.seat]:
            return None
        if self.view.public.phase == "team":
            return m.Team(self.view.team)
        return m.Combat(self.view.card) if self.view.card is not None else None

    def topic(self, topic: str) -> MenuTopic:
        """Return a character that can move, by its name and square, or another action."""
        public = self.view.public
        piece = public.piece(token_of(public.turn, topic)) if topic in CHARACTERS else None
        if piece is not None:
            who, bonus = token(self.names, piece.token), piece.bonus
            said = self.words("dungeon_twister-topic-mover", who=who, square=piece.square, bonus=bonus)
            return MenuTopic(said, kind="mover")
        points = public.points_left + sum(each.bonus for each in public.pieces)
        facts: Facts = {"points": points} if topic == "end" else {}
        return MenuTopic(self.words(f"dungeon_twister-topic-{topic}", **facts), kind="other")
