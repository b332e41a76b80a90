"""What a player is asked, about the one topic, character, token or fight that all choices are about. Pure."""

from collections.abc import Iterator
from itertools import dropwhile, takewhile

from games.dungeon_twister import moves as m
from games.dungeon_twister.components import ACTION_CARDS, CHARACTERS, OPENING_CARD, SEAT, Token, token_of
from games.dungeon_twister.events import Died, FightSettled, Lost, Wounded
from games.dungeon_twister.quotes import FightQuote
from render.dungeon_twister import log
from render.dungeon_twister.fights import fight_begun
from render.dungeon_twister.moves import CONFIRM, DungeonTwisterMoves
from render.dungeon_twister.names import own, token
from render.naming import tag_of


class DungeonTwisterQuestions(DungeonTwisterMoves):
    """The question above the choices."""

    def question(self) -> str:
        """Return what is asked, below how a fight has ended; that each answer ends the turn is said once."""
        asked = f"{self._asked()} {self.words(f'{CONFIRM}ends')}" if self.all_end else self._asked()
        return "\n".join((*self._fight_ended(), asked))

    def _fight_ended(self) -> Iterator[str]:
        """Yield how a fight ended in which somebody else laid the last card, until the observer does something.

        Who has laid it is told what it led to anyway.
        """
        if self.kind == "combat":
            return
        since = [*takewhile(lambda entry: entry.seat != self.seat, reversed(self.observation.log))]
        events = (event for entry in reversed(since) if not entry.undone for event in entry.events)
        settled = dropwhile(lambda event: not isinstance(event, FightSettled), events)
        told = takewhile(lambda event: isinstance(event, FightSettled | Wounded | Died | Lost), settled)
        said = [line for event in told for line in log.lines(event, self.names.escaped())]
        if said:
            yield " ".join(said)

    def _asked(self) -> str:
        """Return what is asked about the one topic or character that all choices are about, or in general."""
        words, moves = self.words, [choice.move for choice in self.choices]
        who = {move.who if isinstance(move, m.Go) else "" for move in moves}
        if self.kind == "action" and len(who) == 1 and "" not in who:
            (code,) = who
            mover = own(self.names, self.view.public.turn, code)
            return words("dungeon_twister-question-move", who=mover, speed=CHARACTERS[code].speed)
        if self.kind == "card" and self.view.public.highest < OPENING_CARD:
            most = max(self.view.public.highest + 1, ACTION_CARDS[0])
            return f"{super().question()} {words('dungeon_twister-question-card-most', most=most)}"
        if self.kind == "combat" and (begun := fight_begun(self.observation)) is not None:
            return self._fought(begun.attacker, begun.target, begun.strengths, "combat-fight")
        attacks = {(move.who, move.target) if isinstance(move, m.Fight) else None for move in moves}
        attack, quote = (attacks.pop(), self.choices[0].why) if len(attacks) == 1 else (None, None)
        if attack is not None and isinstance(quote, FightQuote):
            return self._fought(token_of(self.view.public.turn, attack[0]), attack[1], quote.strengths, "fight-one")
        placed = {move.token for move in moves if isinstance(move, m.Put)}
        if len(placed) == 1:
            return words("dungeon_twister-question-put-one", token=token(self.names, placed.pop()))
        tags = {tag_of(move) for move in moves}
        if self.kind == "action" and len(tags) == 1 and "" in who:
            about = f"dungeon_twister-question-{tags.pop()}"
            if words.has(about):
                return words(about)
        return super().question()

    def _fought(self, attacker: Token, target: Token, strengths: tuple[int, int], key: str) -> str:
        """Return the question for a combat card, with the two who the fight is about and how strong the sides are."""
        seat = SEAT[attacker]
        return self.words(
            f"dungeon_twister-question-{key}",
            attacker=token(self.names, attacker),
            target_accusative=token(self.names, target, "accusative"),
            own=strengths[seat],
            other=strengths[1 - seat],
        )
