"""Which choices have a list together, and what each list is called. Pure."""

from typing import Final

from games.dungeon_twister import moves as m
from games.dungeon_twister import quotes as q
from games.dungeon_twister.moves import Move
from games.dungeon_twister.quotes import Quote
from games.dungeon_twister.squares import NUMBER, SLOT_OF, SLOTS
from games.dungeon_twister.view import View
from games.kernel.observation import Choice
from render.dungeon_twister.names import own, token
from render.limits import MOST_OPTIONS
from render.naming import NONE, Names, tag_of

_CHANGING: Final = "changing"
_LINE: Final = "line"


class Grouping:
    """Which choices have a list together.

    The squares to which a character can go have one list, or one for each room if they are too many. What it could
    take, leave or swap on the way to a square that it also reaches without that is in a list of its own.
    """

    def __init__(self, choices: tuple[Choice[Move], ...], view: View, names: Names) -> None:
        """Look at all `choices` about one topic."""
        self.view, self.names = view, names
        self.ordered = sorted(choices, key=_by_square)
        first: dict[tuple[str, str], int] = {}
        for choice in choices:
            move = choice.move
            if isinstance(move, m.Go) and (not move.changes or (move.who, move.to) not in first):
                first[move.who, move.to] = choice.number
        self.first = frozenset(first.values())
        self.by_room = len(self.first) > MOST_OPTIONS

    def of(self, choice: Choice[Move]) -> tuple[str, str]:
        """Return id and title of the group of a choice."""
        words, move = self.names.words, choice.move
        match move:
            case m.Go(who, to):
                mover = own(self.names, self.view.public.turn, who)
                if choice.number not in self.first:
                    return f"{who}{_CHANGING}", words("dungeon_twister-group-changing", who=mover)
                slot = SLOT_OF[NUMBER[to]]
                if not self.by_room:
                    return who, words("dungeon_twister-group-mover", who=mover)
                if slot < 0:
                    return f"{who}{_LINE}", words("dungeon_twister-group-line", who=mover)
                return f"{who}{SLOTS[slot]}", words("dungeon_twister-group-room", who=mover, room=SLOTS[slot])
            case m.Put(each):
                return each.replace(".", ""), words("dungeon_twister-group-put", token=token(self.names, each))
            case m.Fight(who, target):
                return f"{who}{target}".replace(".", ""), self._attack(move, choice.why)
            case m.Team() | m.Hide() | m.Card() | m.Combat() | m.End():
                return tag_of(move), words(f"dungeon_twister-group-{tag_of(move)}")
        return tag_of(move), words(f"dungeon_twister-topic-{tag_of(move)}")

    def _attack(self, move: m.Fight, quote: Quote | None) -> str:
        """Return an attack with the strengths before cards; the attacker only where it matters who it is (SPEC 8.1)."""
        public, names = self.view.public, self.names
        seat = public.turn
        matters = public.rules.group_fight != "chain" or any(each.bonus for each in public.pieces)
        own_, other = (quote.strengths[seat], quote.strengths[1 - seat]) if isinstance(quote, q.FightQuote) else (0, 0)
        return names.words(
            "dungeon_twister-group-fight",
            who=own(names, seat, move.who) if matters else NONE,
            target=token(names, move.target, "accusative"),
            own=own_,
            other=other,
        )


def _by_square(choice: Choice[Move]) -> tuple[str, int]:
    """Order squares by their names, as somebody looks for one; other choices stay in their order."""
    square = choice.move.to if isinstance(choice.move, m.Go) else ""
    return (square[0], int(square[1:])) if square else ("", choice.number)
