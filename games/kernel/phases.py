"""A game as a table of phases. Pure.

A phase says whom it asks, what they may answer, what an answer does, and what follows by itself. `PhasedGame` answers
the kernel's questions from the table; a game declares what it is made of in `Rules` and needs no code for that.
"""

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any, Generic, Protocol, get_args

from typing_extensions import TypeVar

from games.kernel.chance import Chance
from games.kernel.course import Course
from games.kernel.errors import IllegalMove
from games.kernel.game import Aliases, Decision, E, Game, M, Outcome, Planning, S, Step, V
from games.kernel.ids import Observer, Seat, seats_of
from games.kernel.notation import Notation

C = TypeVar("C", bound=Course, default=Any)


def waits(course: object) -> bool:
    """Stop here: somebody is asked until a move leads to another phase."""
    return True


def single(legal_moves: Callable[[S, Seat], tuple[M, ...]]) -> Callable[[S, Seat], M | None]:
    """Return what finds the move of a seat that has only one."""

    def found(state: S, seat: Seat) -> M | None:
        moves = legal_moves(state, seat)
        return moves[0] if len(moves) == 1 else None

    return found


def _refuse(course: object, seat: Seat, move: object) -> None:
    raise IllegalMove("no_decision")


@lru_cache(maxsize=256)
def one_asked(seat: Seat, kind: str, plan: Planning = "turn", *, free: bool = False) -> tuple[Decision, ...]:
    """Return one public question to one seat."""
    return (Decision(seat, kind, free=free, plan=plan),)


def all_asked(
    kind: str, answers: Sequence[object], seats: Iterable[Seat] | None = None, plan: Planning = "turn"
) -> tuple[Decision, ...]:
    """Return a question to all `seats`, answered in secret; an answer that is there may still be changed."""
    asked = seats_of(len(answers)) if seats is None else seats
    return tuple(Decision(seat, kind, sealed=True, owed=answers[seat] is None, plan=plan) for seat in asked)


class _PhaseModule(Protocol):
    """What the module of a phase calls the parts of its row."""

    def advance(self, course: Any) -> bool | None: ...
    def decisions(self, state: Any) -> tuple[Decision, ...]: ...
    def legal_moves(self, state: Any, seat: Seat) -> tuple[Any, ...]: ...
    def act(self, course: Any, seat: Seat, move: Any) -> None: ...


@dataclass(frozen=True)
class Phase(Generic[S, M, C]):
    """A row of the table.

    `advance` does what follows without a choice, after a move and when the phase is entered, and says whether somebody
    is asked then; if not, the phase of the state that it led to continues. A phase that never asks has nothing else.
    `decisions` and `legal_moves` are asked of positions in which a match rests, `act` carries out a move of a seat that
    is asked if it is one of the `moves`, a type or a union of them. `default` is the move of a seat whose time is up,
    without it the first legal one. `explain` tells what a move would cost and do. `topics`, `possible_topics`,
    `variants`, `nearest` are methods of `Game`; where there are topics, `moves_about` takes the place of `legal_moves`.
    `automatic` returns the move of a seat that has no choice (`single` finds it). Where that seat alone would be asked,
    and in public, the move is made without asking, as part of the step. With a secret answer, silence would tell that
    there was no choice.
    """

    advance: Callable[[C], bool | None]
    decisions: Callable[[S], tuple[Decision, ...]] = lambda state: ()
    legal_moves: Callable[[S, Seat], tuple[M, ...]] = lambda state, seat: ()
    act: Callable[[C, Seat, Any], None] = _refuse
    moves: Any = object
    default: Callable[[S, Seat, Chance], M] | None = None
    explain: Callable[[S, Seat, Any], Any] = lambda state, seat, move: None
    topics: Callable[[S, Seat], tuple[str, ...]] | None = None
    possible_topics: Callable[[S, Seat], tuple[str, ...]] | None = None
    moves_about: Callable[[S, Seat, str], tuple[M, ...]] | None = None
    variants: Callable[[S, Seat, Any], Mapping[str, tuple[M, ...]]] = lambda state, seat, move: {}
    nearest: Callable[[S, Seat, Any], M | None] = lambda state, seat, move: None
    automatic: Callable[[S, Seat], M | None] | None = None

    @classmethod
    def of(cls, module: _PhaseModule, moves: Any = object, **rest: Any) -> "Phase":
        """Return the row of a phase that has a module of its own, which may have `default_move` and `explain` too.

        `rest` are the fields from `default` on.
        """
        for field, name in (("default", "default_move"), ("explain", "explain")):
            if hasattr(module, name):
                rest.setdefault(field, getattr(module, name))
        return cls(module.advance, module.decisions, module.legal_moves, module.act, moves, **rest)

    def asks(self, state: S, seat: Seat) -> bool:
        """Return whether `seat` has a decision now, be it to change an answer."""
        for decision in self.decisions(state):  # noqa: SIM110 - asked twice for every move, and twice as fast
            if decision.seat == seat:
                return True
        return False

    def act_automatically(self, course: C) -> bool:
        """Make the move of a seat that has no choice; return whether there was one."""
        if self.automatic is None:
            return False
        decisions = self.decisions(course.state)
        if len(decisions) != 1 or decisions[0].sealed:
            return False
        seat = decisions[0].seat
        move = self.automatic(course.state, seat)
        if move is None:
            return False
        course.automatic = True
        self.act(course, seat, move)
        course.automatic = False
        return True


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, M, V, E]):
    """What a game is made of.

    `begin` lays the table. `phase_of` names the row of `phases` that rules in a state; there is none when the match is
    over. Then it ended as `standing` says; a game that cannot say this before the end has `outcome` instead. `meant` is
    the move that a wish means when its kind of question is asked, be it legal or not. `complete` fills in what a line
    of notation leaves to the view. `not_asked` is the refusal of a seat that has no decision while others have one.
    `leave` takes a seat out and says so; False: the seat stays. The others are methods of `Game`; events are public
    without `observe_event`.
    """

    begin: Callable[[int, Mapping[str, str], Chance], Course[S, E]]
    phases: Mapping[str, Phase[S]]
    observe: Callable[[S, Observer], V]
    sample: Callable[[V, Chance], S]
    course: type[Course[S, E]] = Course
    phase_of: Callable[[S], str] = attrgetter("phase")
    observe_event: Callable[[E, Observer], E | None] = lambda event, observer: event
    observe_move: Callable[[M, bool], M | None] = lambda move, opened: move if opened else None
    standing: Callable[[S], Outcome] | None = None
    outcome: Callable[[S], Outcome | None] | None = None
    unanswered: Callable[[V], V] = lambda view: view
    suppose: Callable[[V, Chance], S] | None = None
    wishes: Callable[[V], tuple[M, ...]] = lambda view: ()
    wish_kind: Callable[[Any], str] = lambda wish: ""
    wish_time: Callable[[S], str] = lambda state: ""
    meant: Callable[[S, Seat, Any], M] = lambda state, seat, wish: wish
    leave: Callable[[Any, Seat], bool] = lambda course, seat: False
    complete: Callable[[V, M], M] = lambda view, move: move
    not_asked: Callable[[S, Seat], IllegalMove] = lambda state, seat: IllegalMove("no_decision")


def always_asking(rules: Rules[S, M, V, E], *names: str) -> Rules[S, M, V, E]:
    """Return the rules with phases of these `names` in which a seat is asked even if it has no choice."""
    asking = {name: dataclasses.replace(rules.phases[name], automatic=None) for name in names}
    return dataclasses.replace(rules, phases={**rules.phases, **asking})


class PhasedGame(Game[S, M, V, E]):
    """A game that is declared: `class Auction(PhasedGame[State, Move, View, Event])` with its `rules`."""

    rules: Rules[S, M, V, E]
    notation: Notation[M]

    def __init_subclass__(cls) -> None:
        """Take the types of states, moves and events from the declaration."""
        super().__init_subclass__()
        if "rules" in cls.__dict__:
            (base,) = cls.__orig_bases__  # type: ignore[attr-defined]  # a generic base leaves it behind
            cls.state_type, cls.move_type, cls.view_type, cls.event_type = get_args(base)
            cls.notation = Notation(cls.move_type)

    def new_match(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[S, E]:
        """Return the table as it is laid, up to the first decision."""
        return self.go_on(self.rules.begin(seats, options, chance))

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Return what the phase asks."""
        phase = self.phase(state)
        return phase.decisions(state) if phase else ()

    def topics(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Return what the moves of a seat that the phase asks can be about."""
        phase = self.phase(state)
        return phase.topics(state, seat) if phase and phase.topics and phase.asks(state, seat) else ("",)

    def possible_topics(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Return what the phase finds without asking for moves; without such a way, its topics."""
        phase = self.phase(state)
        return phase.possible_topics(state, seat) if phase and phase.possible_topics else self.topics(state, seat)

    def moves_about(self, state: S, seat: Seat, topic: str) -> tuple[M, ...]:
        """Return the moves of the phase for a seat that it asks."""
        phase = self.asking(state, seat)
        if phase is None or phase.moves_about is None:
            return phase.legal_moves(state, seat) if phase else ()
        return phase.moves_about(state, seat, topic)

    def legal_moves(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Return the moves of the phase about all topics."""
        phase = self.asking(state, seat)
        if phase is None or phase.moves_about is None:
            return phase.legal_moves(state, seat) if phase else ()
        return super().legal_moves(state, seat)

    def variants(self, state: S, seat: Seat, move: M) -> Mapping[str, tuple[M, ...]]:
        """Return what the phase knows to differ from `move` in one aspect."""
        phase = self.asking(state, seat, move)
        return phase.variants(state, seat, move) if phase else {}

    def nearest(self, state: S, seat: Seat, move: M) -> M | None:
        """Return what the phase offers instead of `move`; None if that is refused too, for another reason."""
        phase = self.asking(state, seat, move)
        near = phase.nearest(state, seat, move) if phase else None
        if near is not None:
            chance = Chance(b"", 0)
            try:
                self.apply(self.suppose(self.observe(state, seat), chance), seat, near, chance)
            except IllegalMove:
                return None
        return near

    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S, E]:
        """Return what `move` leads to, with everything that follows without a choice.

        Raises:
            IllegalMove: `match_over`; `no_decision`, or what the game says to a seat that is not asked; `wrong_phase`
                (`phase`, `verb`) for a move of another kind; `unknown_id` (`word`); what the phase refuses.
        """
        phase = self.phase(state)
        if phase is None:
            raise IllegalMove("match_over")
        if not phase.asks(state, seat):
            raise self.rules.not_asked(state, seat)
        if not isinstance(move, phase.moves):
            raise self._not_now(state, move)
        unknown = self.notation.unknown(move)
        if unknown is not None:
            raise IllegalMove("unknown_id", word=unknown)
        course = self.rules.course(state, chance)
        try:
            phase.act(course, seat, move)
        except IllegalMove as refusal:
            raise self._not_now(state, move) if refusal.code == "wrong_phase" else refusal from None
        return self.go_on(course)

    def _not_now(self, state: S, move: M) -> IllegalMove:
        """Return the refusal of a move that answers another question than the one that is asked."""
        phase = state.phase  # type: ignore[attr-defined]  # every state has one
        return IllegalMove("wrong_phase", phase=phase, verb=self.notation.verb_of(move))

    def leave(self, state: S, seat: Seat, chance: Chance) -> Step[S, E] | None:
        """Return what it leads to that the player of `seat` leaves, if the rules say so."""
        course = self.rules.course(state, chance)
        if not self.rules.leave(course, seat):
            return None
        return self.go_on(course)

    def default_move(self, state: S, seat: Seat, chance: Chance) -> M:
        """Return the default of the phase."""
        phase = self.phase(state)
        if phase is None or phase.default is None:
            return self.legal_moves(state, seat)[0]
        return phase.default(state, seat, chance)

    def observe(self, state: S, observer: Observer) -> V:
        """Return what `observer` may see."""
        return self.rules.observe(state, observer)

    def observe_event(self, event: E, observer: Observer) -> E | None:
        """Return `event` as `observer` may know it."""
        return self.rules.observe_event(event, observer)

    def observe_move(self, move: M, mover: Seat, observer: Observer, *, opened: bool) -> M | None:
        """Return what others may know of the sealed `move`."""
        return self.rules.observe_move(move, opened)

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended: as it stands when no phase rules any more."""
        if self.rules.outcome is not None:
            return self.rules.outcome(state)
        return None if self.phase(state) else self.standing(state)

    def standing(self, state: S) -> Outcome | None:
        """Return how the match would end by the points as they are, None if there is no saying."""
        return super().standing(state) if self.rules.standing is None else self.rules.standing(state)

    def sample(self, view: V, chance: Chance) -> S:
        """Return a state that looks like `view`."""
        return self.rules.sample(view, chance)

    def unanswered(self, view: V) -> V:
        """Return `view` without what others have sealed of what is asked now."""
        return self.rules.unanswered(view)

    def suppose(self, view: V, chance: Chance) -> S:
        """Return a state for previews, where nothing hidden acts by itself."""
        return (self.rules.suppose or self.rules.sample)(view, chance)

    def wishes(self, view: V) -> tuple[M, ...]:
        """Return what may be wished for decisions to come."""
        return self.rules.wishes(view)

    def wish_kind(self, wish: M) -> str:
        """Return the kind of decision that `wish` is for."""
        return self.rules.wish_kind(wish)

    def wish_time(self, state: S) -> str:
        """Return for which time wishes made now hold."""
        return self.rules.wish_time(state)

    def granted(self, state: S, seat: Seat, wish: M) -> M | None:
        """Return the legal move that `wish` means now."""
        return super().granted(state, seat, self.rules.meant(state, seat, wish))

    def print_move(self, move: M) -> str:
        """Return the line of notation of `move`."""
        return self.notation.shown(move)

    def parse_move(self, text: str, view: V, aliases: Aliases) -> M:
        """Return the move that `text` means.

        Raises:
            NotationError: what `Notation.parsed` and the game's `complete` say.
        """
        return self.rules.complete(view, self.notation.parsed(text, aliases))

    def explain(self, state: S, seat: Seat, move: M) -> Any:
        """Return what `move` would cost and do, as far as `seat` may know; None if it is not asked or not allowed."""
        phase = self.asking(state, seat, move)
        return None if phase is None else phase.explain(state, seat, move)

    def phase(self, state: S) -> Phase[S, M] | None:
        """Return the phase that rules in `state`, None when the match is over."""
        return self.rules.phases.get(self.rules.phase_of(state))

    def asking(self, state: S, seat: Seat, move: M | None = None) -> Phase[S, M] | None:
        """Return the phase if it asks `seat`; with a `move`, if that is one of its moves, of known ids."""
        phase = self.phase(state)
        if phase is None or not phase.asks(state, seat):
            return None
        is_known = move is None or (isinstance(move, phase.moves) and self.notation.unknown(move) is None)
        return phase if is_known else None

    def go_on(self, course: Course[S, E]) -> Step[S, E]:
        """Return the step with all that follows without a choice, until somebody is asked or the match is over."""
        while phase := self.phase(course.state):
            if not phase.advance(course):
                continue
            asking = self.phase(course.state)
            if asking is None or not asking.act_automatically(course):
                break
        return course.step()
