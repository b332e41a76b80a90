"""The questions that every game answers. Pure: states go in, states come out; nothing else is kept anywhere.

`S` state, `M` move, `V` view, `E` event: frozen msgspec structs with short stable tags (moves and events are unions).
Without them a `Game`, a `Step` or a `Course` is any game's.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal

import msgspec
from typing_extensions import TypeVar

from games.kernel.chance import Chance
from games.kernel.deck_rules import DeckRules
from games.kernel.handicap import Handicap
from games.kernel.ids import GameId, Observer, Seat

S = TypeVar("S", default=Any)
M = TypeVar("M", default=Any)
V = TypeVar("V", default=Any)
E = TypeVar("E", default=Any)
R = TypeVar("R", int, tuple[int, ...])

Planning = Literal["none", "turn", "queue", "both"]
Aliases = Mapping[str, str]
"""Case-folded words in the players' languages -> the id they stand for; made from text/, passed in when parsing."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """One question asked of one seat now. That it is asked, and all that is in here, is public.

    `kind` has words `<game>-decision-<kind>`. `owed` is False for an answer already given that may still be changed
    (nobody waits for it). `free`: the legal moves are only suggestions. `sealed`: every answer to it is sealed, so it
    is asked in private; a public question may have sealed answers among others. `clock` names a time budget that the
    seat's decisions of that name share, also when others are asked in between (`turn 3`, if each turn has its own);
    empty: the decision has a period of its own. `steady`: it stays the same question while only others act. `plan`:
    whether moves may be lined up, for this turn or as wishes for later ones, or both. `small`: it takes a moment, so a
    part of the period is enough for it.
    """

    seat: Seat
    kind: str
    owed: bool = True
    free: bool = False
    sealed: bool = False
    clock: str = ""
    steady: bool = False
    plan: Planning = "turn"
    small: bool = False

    def takes(self, plan: Literal["turn", "queue"]) -> bool:
        """Return whether it may be answered with several moves lined up, or with a wish."""
        return self.plan in (plan, "both")


class Opened(msgspec.Struct, frozen=True, gc=False):
    """The move that `seat` had sealed under `label` became public with this step."""

    seat: Seat
    label: str


class Step(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """What a move led to.

    `final`: it cannot be taken back by its player alone, because something hidden came to light or the rules say so;
    draws and openings make it final without that. `seal`: the move is secret, under this public label. A label names
    one unopened seal of a seat: sealed again before it opens, the new move takes the place of the old one, and once
    opened the label is free. `opened` are the seals that open. `dropped` are the mover's own labels that are free
    again, before this very move is sealed; what lay under them never opens.
    """

    state: S
    events: tuple[E, ...] = ()
    final: bool = False
    seal: str | None = None
    opened: tuple[Opened, ...] = ()
    dropped: tuple[str, ...] = ()

    def stays(self, draws: int) -> bool:
        """Return whether its player alone cannot take the move back, which drew so many times from chance."""
        return self.final or draws > 0 or bool(self.opened)


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: `places` and `scores` by seat; place 1 won, equal places are shared.

    `reason` has words `<game>-reason-<reason>`, or `reason-<reason>` for those that games share.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str = "finished"

    @classmethod
    def ranked(cls, ranks: Sequence[R], scores: tuple[int, ...], reason: str = "finished") -> "Outcome":
        """Return the outcome in which higher `ranks` come first and equal ones share a place."""
        return cls(tuple(1 + sum(other > rank for other in ranks) for rank in ranks), scores, reason)


class MatchOption(msgspec.Struct, frozen=True):
    """A choice made when the table opens; words `<game>-option-<id>` and `<game>-option-<id>-<value>`.

    `bounds`: beside the `values` that are listed, every whole number from the first to the second can be typed.
    """

    id: str
    values: tuple[str, ...]
    default: str
    bounds: tuple[int, int] | None = None

    def has(self, value: str) -> bool:
        """Return whether `value` can be chosen: one that is listed, or a number in the bounds, written as usual."""
        if value in self.values or self.bounds is None:
            return value in self.values
        least, most = self.bounds
        return any(value == str(number) for number in range(least, most + 1))


class Game(ABC, Generic[S, M, V, E]):
    """Rules of one game in one version. Instances hold constants only.

    `has_draws`: players may agree on a draw. `decks`: players may make decks of their own. `handicap`: of what a seat
    can have more at the start, None where nothing is a natural one.
    """

    id: ClassVar[GameId]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[MatchOption, ...]] = ()
    has_draws: ClassVar[bool] = False
    decks: ClassVar[DeckRules | None] = None
    handicap: ClassVar[Handicap | None] = None
    state_type: type[S]
    move_type: type[M]
    view_type: type[V]
    event_type: type[E]

    def seat_counts_for(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Return how many may play with these `options`: some of `seat_counts`."""
        return self.seat_counts

    def handicap_for(self, options: Mapping[str, str]) -> Handicap | None:
        """Return of what a seat can have more at the start with these `options`, None if of nothing."""
        return self.handicap

    def sides(self, options: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """Return the side of each seat; seats of one side win or lose together."""
        return tuple(range(seats))

    @abstractmethod
    def new_match(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[S, E]:
        """Return the first state and the events of the set-up. `options` has a value for every option.

        It also has what seats have more at the start, if any has (games/kernel/handicap.py).
        """

    @abstractmethod
    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Return what is asked of whom now, in seat order; empty exactly when the match is over."""

    def topics(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Return what the legal moves of `seat` can be about, in the order in which they are listed."""
        return ("",)

    def possible_topics(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Return topics that have all legal moves between them, in their order, and perhaps some without a move.

        They are found sooner than `topics` and may be smaller. For whoever needs one move only, and asks for the moves
        about one of them after the other.
        """
        return self.topics(state, seat)

    @abstractmethod
    def moves_about(self, state: S, seat: Seat, topic: str) -> tuple[M, ...]:
        """Return the legal moves of `seat` about one of its topics, in canonical order; none if it is not asked."""

    def legal_moves(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Return the moves of `seat` about all its topics; empty exactly when it has no decision.

        In a free decision they are suggestions, and others may be legal.
        """
        topics = self.topics(state, seat)
        if len(topics) == 1:
            return self.moves_about(state, seat, topics[0])
        return tuple(move for topic in topics for move in self.moves_about(state, seat, topic))

    def variants(self, state: S, seat: Seat, move: M) -> Mapping[str, tuple[M, ...]]:
        """Return, by aspect, legal moves that differ from the legal `move` only there, such as in what it is paid with.

        They are listed, or else the decision is free.
        """
        return {}

    def nearest(self, state: S, seat: Seat, move: M) -> M | None:
        """Return the legal move that comes nearest to the refused `move`, if the game knows one."""
        return None

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S, E]:
        """Return what `move` leads to, with everything that follows without a choice.

        Raises:
            IllegalMove: with a code and facts that `seat` may know.
        """

    @abstractmethod
    def default_move(self, state: S, seat: Seat, chance: Chance) -> M:
        """Return the legal move made for a seat whose time is up: least harm, and nothing betrayed."""

    @abstractmethod
    def observe(self, state: S, observer: Observer) -> V:
        """Return what `observer` may see, built by naming it field by field."""

    def leave(self, state: S, seat: Seat, chance: Chance) -> Step[S, E] | None:
        """Return what it leads to that the player of `seat` leaves for good, after which it is never asked.

        None: the seat stays, and default moves are made for it.
        """
        return None

    @abstractmethod
    def observe_event(self, event: E, observer: Observer) -> E | None:
        """Return `event` as `observer` may know it, or None."""

    def observe_move(self, move: M, mover: Seat, observer: Observer, *, opened: bool) -> M | None:
        """Return what `observer` may know of the sealed `move`; a field it may not know is
        None (or `?`, where None is a value) and prints `?`.

        `opened`: after its seal has opened, else before. It is asked for sealed moves and for others than `mover`
        only. Without a word of the game's own, others know nothing before and everything after.
        """
        return move if opened else None

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it runs."""

    def standing(self, state: S) -> Outcome | None:
        """Return how the match would end by the points as they are in `state`; None if there is no saying.

        So a match ends when its players agree not to play on; the reason is not this one's.
        """
        return self.outcome(state)

    @abstractmethod
    def sample(self, view: V, chance: Chance) -> S:
        """Return a full state that is consistent with `view`; hidden parts are drawn from `chance`."""

    def unanswered(self, view: V) -> V:
        """Return `view` as it would be had nobody but its observer sealed an answer to what is asked now.

        For who weighs an answer against those that the others may still give. A game without such questions, or with
        sealed answers that do not depend on each other, returns `view`.
        """
        return view

    def suppose(self, view: V, chance: Chance) -> S:
        """Return a state for previews: it fits `view`, and what is hidden does nothing by itself.

        What is hidden differs with `chance`; what such states do not agree on is not foreseen.
        """
        return self.sample(view, chance)

    def wishes(self, view: V) -> tuple[M, ...]:
        """Return the moves that the observer may wish for decisions to come, in canonical order.

        Some may be no moves but answers in advance, such as "carry it out if I can pay": `granted` says what they mean.
        """
        return ()

    def wish_kind(self, wish: M) -> str:
        """Return the kind of decision that `wish` is for; "": whichever takes wishes next."""
        return ""

    def wish_time(self, state: S) -> str:
        """Return a name of the time for which wishes made now hold, such as a round; in another they are forgotten."""
        return ""

    def granted(self, state: S, seat: Seat, wish: M) -> M | None:
        """Return the legal move that `wish` means for what `seat` is asked now, None if there is none."""
        return wish if wish in self.legal_moves(state, seat) else None

    @abstractmethod
    def print_move(self, move: M) -> str:
        """Return the one line of notation of `move`, with ids only; what `observe_move` took out prints `?`."""

    @abstractmethod
    def parse_move(self, text: str, view: V, aliases: Aliases) -> M:
        """Return the move that `text` means for the seat whose view this is. It need not be legal; `?` is refused.

        Raises:
            NotationError: `not_a_move`, `unknown_id` (`word`), `incomplete` (`field`), `ambiguous` (`options`).
        """

    def trial(self, view: V, move: M) -> Any:
        """Return what the legal `move` leads to beyond what `explain` says, for whoever tries it out."""
        return None

    def explain(self, state: S, seat: Seat, move: M) -> Any:
        """Return a frozen struct of what `move` would cost and do, as far as `seat` may know; None: nothing to say."""
        return None


AnyGame = Game
