"""Everything that one audience may know of a match at one revision. Made in play/, drawn and worded in render/.

No `State` is in here, and nothing that the observer may not know: all of an Observation may be shown to that
observer. `Observation[View, Move, Event]` is what a game's own pages get; without types it is any game's.
"""

from collections.abc import Mapping
from typing import Any, Generic, Literal, get_args
from zlib import crc32

import msgspec
from typing_extensions import TypeVar

from games.kernel.game import Decision, Outcome
from games.kernel.handicap import Handicap
from games.kernel.ids import GameId, MatchId, Observer, Seat
from games.kernel.judged import Judged
from games.kernel.plans import UNFORESEEN, Ending

V = TypeVar("V", default=Any)
M = TypeVar("M", default=Any)
E = TypeVar("E", default=Any)

Status = Literal["open", "running", "ended", "cancelled"]
"""`open`: players are gathering; `running`; `ended` with an outcome; `cancelled` without one."""

Sitter = Literal["person", "ai", "absent", "away"]
"""Who decides for a seat: a person, a computer player, or the default move, for good (`absent`: the seat was given up)
or until its person comes back (`away`)."""

EntryKind = Literal[
    "start", "move", "default", "stand_in", "undo", "resign", "freed", "away", "called", "back", "offered", "taken",
    "computer", "excused", "returned", "paused", "resumed", "extended", "paced", "hurried", "slowed", "repaired",
    "draw", "adjudicated", "judged", "end", "abandoned", "silent", "unfilled"
]  # fmt: skip
"""What a stored entry records; `default` is a move made because time ran out or nobody is there, `stand_in` one that a
computer made then.

A seat is given up by its player (`resign`), or by others because the player has left the server (`freed`; where its
tournament does it the notation is `NOT_THERE`). Its player is `away` because time ran out again and again, or `called`
so by the others, and comes `back`. The others have `offered` a seat without a player, and a new player has `taken` one
over (its notation is `OWN` if that is the one for whom a computer played on). By agreement a `computer` plays on at a
seat, or without one all stand-ins do (the notation is the level, and behind it the one before, if there was one). A
player is `excused` (the notation is until when, in unix seconds) and has `returned`, maybe because that time is over.
All have agreed that the match is `paused`, that it goes on again (`resumed`, also by itself), that everybody has one
more period (`extended`), on another pace (`paced`, its notation is the pace), to play live for a while (`hurried`,
until it is `slowed` by itself), or that all since an earlier move is taken back (`repaired`, its notation is `BY_STAFF`
if staff of the server carried it). A match is `adjudicated` by the points as they are (by its tournament: `AT_LIMIT`),
`judged` as a computer has (its notation is what that said, games/kernel/judged.py), or called off: by people (`end`),
because nobody was there any more (`abandoned`), because nobody has answered whether anybody still plays (`silent`), or
because the table did not fill (`unfilled`).
"""

BY_STAFF = "staff"
"""The notation of a repair that all present have agreed to, and staff carried before who is away could object."""

OWN = "own"
"""The notation of a seat that its player takes back from a computer."""

NOT_THERE = "not_there"
"""The notation of a seat of which the player has never come to the match, so that the tournament takes it away."""

AT_LIMIT = "limit"
"""The notation of a match that is adjudicated since its tournament gives it no more time, and why it ended so."""

CALLED_OFF = frozenset[EntryKind](("end", "abandoned", "silent", "unfilled"))
"""Entries by which a match ends without an outcome."""

IN_PLACE = frozenset[EntryKind](("default", "stand_in"))
"""Moves made in place of a player."""

PLAYED = frozenset[EntryKind](("move", *IN_PLACE))
"""Entries that are moves."""

WhenLate = Literal["default", "stand_in", "vote"]
"""What a table does when the time of a player is up: the default move; a computer's move, made like those of computer
players from what that seat may know; or nothing yet, so that the others decide whether to wait."""

HintRule = Literal["on", "off", "none"]
"""Whether players can ask what a computer would do in their place; `none`: in that game computers play at random."""

EXCUSES = frozenset[EntryKind](("excused", "returned"))
"""Entries that say until when a player is excused, so that no time runs against it."""

PRESENCE = frozenset[EntryKind](("away", "called", "back", "offered", "taken", "computer", *EXCUSES))
"""Entries that say who is there; they change nothing in the play, and nobody takes them back."""

AGREED = frozenset[EntryKind](("paused", "resumed", "extended", "paced", "hurried", "slowed"))
"""Entries by which a table has agreed on its time; they change nothing in the play, and nobody takes them back."""

ANEW = frozenset[EntryKind](("repaired", "paced", "hurried", "slowed"))
"""Entries after which all clocks begin anew, banks too, and what is missed is another miss."""

GIVEN_UP = frozenset[EntryKind](("resign", "freed"))
"""Entries by which a seat is given up."""


class Face(msgspec.Struct, frozen=True):
    """Who sits at a seat, as everybody may know. `user_id` is None for computer players and forgotten people.

    A computer player's `name` is an id, which has words in each language; `level` is how it plays. `is_offered`:
    somebody else may take the seat over, only `offered_to` if that is a person. `taken`: the entry with which its
    person did. `excused_until`: no time runs against it before that (unix seconds; it may be over). `hints`: how often
    it asked for one, once the match is over. `ahead`: how much more it has at the start (`Observation.handicap`).
    """

    seat: Seat
    name: str
    sitter: Sitter = "person"
    user_id: int | None = None
    level: str = ""
    is_offered: bool = False
    offered_to: int | None = None
    taken: int | None = None
    excused_until: int | None = None
    hints: int = 0
    ahead: int = 0

    @property
    def has_person(self) -> bool:
        """Whether a person has the seat, be it one who is away."""
        return self.sitter in {"person", "away"}


MotionKind = Literal[
    "draw", "end", "judge", "cancel", "away", "replace", "computer", "pause", "resume", "extend", "pace", "live",
    "repair"
]  # fmt: skip
"""What players decide together: a draw, that the match ends by the points as they are, or as a computer has judged it,
that it is called off, that a silent player is away, that somebody else may take over a seat without a player, that a
computer plays on at a seat; that no time runs for a while, that it runs again, that everybody who owes an answer has
one more period; that all since an earlier move is taken back."""


Allowed = Literal["extend", "pace", "live", "cancel", "end", "repair", "offer"]
"""What players can agree on at a tournament's table only where the tournament allows it. `offer`: that seats without a
player are offered, and each their own."""

ALLOWED: tuple[Allowed, ...] = get_args(Allowed)


class Allows(msgspec.Struct, frozen=True):
    """What players can agree on at a tournament's table: so many `pauses`, each of so many days at most, and `motions`.

    For `excused_days` in all each player can be excused. A draw, where the game has draws, is never off; a computer's
    judgement always is, as organisers judge there. `is_of_league`: the tournament is a division of a league.
    """

    pauses: int = 1
    pause_days: int = 7
    excused_days: int = 7
    motions: tuple[Allowed, ...] = ()
    is_of_league: bool = False


def is_off(allows: Allows | None, motion: MotionKind | Allowed) -> bool:
    """Return whether players cannot agree on that where a table `allows` so much; None: everything."""
    if allows is None:
        return False
    if motion == "pause":
        return not allows.pauses
    if motion in {"computer", "judge"}:
        return True
    name = "offer" if motion == "replace" else motion
    return name in ALLOWED and name not in allows.motions


LONGEST_HANDLE = 24


class Motion(msgspec.Struct, frozen=True):
    """What players may decide together. `name` is what it is called in ids, `about` the seat that it is about.

    It is carried once all `voters` agree. `back_to`: the revision of the first move that would be taken back. `pace`:
    the one that the table would have. `level`: that of the computer which would play on, as it is stored.

    `agreed` are those of the `voters` who agree, `opposed` those who are against it. `since`: since when that seat has
    been silent, `until`: how long it may be. `ends_at`: when the vote is over if not all agree (unix seconds).
    `proposed_at`: since when somebody agrees; `lapsed`: whose agreement lapsed, as it would do another thing than then.
    `absent`: who is away and could object by coming back; `carries_at`: until when, None if one was not told yet.
    `would`: how the match would end by it, places and scores as they are; `judged`: what a computer has said of that,
    None where it has not been asked yet. `hurries`: with it who is late loses that decision alone, as it is faster than
    at first.
    """

    kind: MotionKind
    name: str
    about: Seat | None = None
    agreed: tuple[Seat, ...] = ()
    voters: tuple[Seat, ...] = ()
    since: int | None = None
    until: int | None = None
    opposed: tuple[Seat, ...] = ()
    ends_at: int | None = None
    back_to: int | None = None
    pace: str = ""
    proposed_at: int | None = None
    absent: tuple[Seat, ...] = ()
    carries_at: int | None = None
    lapsed: tuple[Seat, ...] = ()
    would: Outcome | None = None
    judged: Judged | None = None
    hurries: bool = False
    level: str = ""

    @property
    def handle(self) -> str:
        """What a control calls it: its name, or if that is too long for an id a short form of it."""
        is_short = len(self.name) <= LONGEST_HANDLE
        return self.name if is_short else f"{self.kind}.{crc32(self.name.encode()):08x}"


DRAFTS = -1
"""The topic of typed moves that are not listed: they are confirmed like choices about it."""


class Choice(msgspec.Struct, Generic[M], frozen=True):
    """One legal move of the observer. `number` is its place among the choices about its topic at this revision.

    `why` is what `Game.explain` returned for it (a struct of the game, or None).
    """

    number: int
    notation: str
    move: M
    why: Any = None


class LogEntry(msgspec.Struct, Generic[E], frozen=True):
    """One entry of the match's history as the observer may know it; `events` are structs of the game.

    `notation` is empty where the move itself is not public. `receipt` is the code of a sealed move, and `salt` opens it
    (empty until the observer may know the move). `carried_by`: who of the server's staff carried a repair, until they
    are forgotten. `former_name`: what the player was called whose seat was taken over, until they are. `late`: of the
    answers that it opened, the seats for which they were made as time was up; until then a default reads as a move.
    Times are unix seconds.
    """

    revision: int
    kind: EntryKind
    seat: Seat | None
    notation: str
    events: tuple[E, ...]
    made_at: int
    receipt: str = ""
    salt: str = ""
    undone: bool = False
    carried_by: int | None = None
    former_name: str = ""
    late: tuple[Seat, ...] = ()


class Observation(msgspec.Struct, Generic[V, M, E], frozen=True):
    """A match as `observer` (None: the public) may know it at `revision`. Times are unix seconds.

    `view` is None while the match is `open`. `topics` are what the observer's choices can be about, where that was
    asked for, and `choices` those about one of them; a look at a match has neither. Where there are several topics,
    `topic` is the place of the one that was named, and without one there are no choices. `log` is the recent history,
    oldest first. `undoable` says that the observer could take back the last move now, `undoable_plan` how many moves of
    the last plan could be taken back at once, if that is more than the last one. `plan`: it is the end that is foreseen
    of the plan with this version, and its choices are lined up, not made. `motions`: to which somebody agrees, or did.
    `closes_at`: when the match ends by itself because nobody comes. `when_late`: what happens when time is up, and
    `stand_in_level`: how well a computer then plays, as it is stored.
    `seen_revision`: up to which the observer has looked at the table, `read_revision`: up to which nothing is new to
    them, as they have read about it or made a move after it.
    `language` is the match's; pages for one reader are made in that reader's language. `tag` is what distinguishes the
    match from every other one that has had its number, and its pages from those of a future that a restore has lost.
    `unusual` are the ids of the options that differ from their defaults. `paused_at`: since when no time runs because
    all have agreed on that, `resumes_at`: when it does again by itself. `pace`: that of the table, also while all play
    live until `live_until`. `excused_days`: for how many days each person can be excused in it; `pause_days`: for how
    many it can be paused at once. `is_practice`: its table was opened for practice. `title`: what the match is called,
    "" if by its game and number. `allows`: what can be agreed on at a tournament's table, None: everything.
    `is_by_organisers`: its organisers alone say who takes a seat over. `hints`: whether players can ask for them.
    `handicap`: of what seats can have more at the start, None if of nothing. `is_unrated`: its table has agreed that it
    changes no ratings. `rates_decks`: once it has begun, whether it changes them also if somebody plays a deck of
    their own.
    """

    match: MatchId
    game: GameId
    status: Status
    revision: int
    observer: Observer
    faces: tuple[Face, ...]
    seat_count: int
    language: str
    options: dict[str, str]
    view: V
    decisions: tuple[Decision, ...]
    choices: tuple[Choice[M], ...]
    log: tuple[LogEntry[E], ...]
    outcome: Outcome | None
    deadline_at: int | None
    opened_at: int
    started_at: int | None
    ended_at: int | None
    commitment: str
    undoable: bool = False
    undoable_plan: int = 0
    seen_revision: int | None = None
    motions: tuple[Motion, ...] = ()
    topics: tuple[str, ...] = ()
    topic: int | None = None
    plan: int | None = None
    tag: str = ""
    closes_at: int | None = None
    when_late: WhenLate = "default"
    stand_in_level: str = "random"
    unusual: tuple[str, ...] = ()
    read_revision: int | None = None
    pace: str = ""
    live_until: int | None = None
    paused_at: int | None = None
    resumes_at: int | None = None
    is_practice: bool = False
    excused_days: int = 0
    pause_days: int = 14
    title: str = ""
    is_by_organisers: bool = False
    allows: Allows | None = None
    hints: HintRule = "none"
    handicap: Handicap | None = None
    is_unrated: bool = False
    rates_decks: bool = True

    def face(self, seat: Seat) -> Face:
        """Return who sits at `seat`."""
        return self.faces[seat]

    def has_handicap(self) -> bool:
        """Return whether a seat has more than others at the start, so that the result tells little of who is better."""
        return any(face.ahead for face in self.faces)

    def could_be_rated(self) -> bool:
        """Return whether the match changes ratings unless its table agrees otherwise: people play, and evenly."""
        return not (self.is_practice or self.has_handicap() or any(face.sitter == "ai" for face in self.faces))

    def is_off(self, motion: MotionKind | Allowed) -> bool:
        """Return whether the tournament does not let its players agree on that."""
        return is_off(self.allows, motion)

    def asked(self) -> str:
        """Return the kind of decision that the observer has, "" if none."""
        return next((decision.kind for decision in self.decisions if decision.seat == self.observer), "")

    def agreed_to(self, name: str) -> tuple[Seat, ...]:
        """Return the seats that agree to the motion called `name`."""
        return next((motion.agreed for motion in self.motions if motion.name == name), ())

    def is_away(self) -> bool:
        """Return whether it is the observer who is away."""
        return self.observer is not None and self.faces[self.observer].sitter == "away"

    def free_at(self, user_id: int, now: int) -> int:
        """Return when a person is not excused: `now`, or later."""
        return max((now, *(face.excused_until or now for face in self.faces if face.user_id == user_id)))

    def may(self, plan: Literal["turn", "queue"]) -> bool:
        """Return whether the observer is asked what may be answered with several moves lined up, or with a wish."""
        return any(decision.seat == self.observer and decision.takes(plan) for decision in self.decisions)

    def awaited(self) -> tuple[Decision, ...]:
        """Return the decisions for which the match waits: of players who are there.

        What a seat owes that was given up, or whose player is away, is answered by its default, at the
        latest once the others have answered.
        """
        return tuple(
            decision
            for decision in self.decisions
            if decision.owed and self.faces[decision.seat].sitter not in {"absent", "away"}
        )

    def plays_on(self) -> bool:
        """Return whether all for whom the match waits answer at once: computers, and defaults of who is not there.

        In a pause nobody's default is made.
        """
        owing = [self.faces[decision.seat].sitter for decision in self.decisions if decision.owed]
        return bool(owing) and "person" not in owing and (self.paused_at is None or "ai" in owing)


class Preview(msgspec.Struct, Generic[V, M, E], frozen=True):
    """A choice of the observer that is looked at before it is confirmed: the one with this `number`.

    `variants` are the same observation by aspect, with the choices that differ from it only there. `plan`: the version
    of the plan to which it can be added, None if it cannot. `trial`: what the rules found for whoever tries it out.
    """

    observation: Observation[V, M, E]
    number: int
    variants: Mapping[str, Observation[V, M, E]] = {}
    plan: int | None = None
    trial: Any = None


class Planned(msgspec.Struct, Generic[V, M, E], frozen=True):
    """A plan as its seat may see it: the notation of the moves lined up, and what they lead to.

    `steps` are the observations before each move that can be told about, which is their only choice; `after` is the
    last one that is foreseen. `ends` says why none after it is (`Foreseen`). `goes_on`: dice do not end it.
    """

    moves: tuple[str, ...]
    steps: tuple[Observation[V, M, E], ...]
    after: Observation[V, M, E]
    ends: Ending
    version: int
    goes_on: bool

    @property
    def foreseen(self) -> int:
        """How many of the moves are foreseen."""
        return len(self.steps) - (self.ends in UNFORESEEN)


class Wished(msgspec.Struct, Generic[V, M, E], frozen=True):
    """The wishes of the observer for questions to come, each list as the choices of an observation.

    `queue` are those that are not made yet, `possible` those that can be added. `version` grows with each change of the
    queue.
    """

    queue: Observation[V, M, E]
    possible: Observation[V, M, E]
    version: int


class WishNotes(msgspec.Struct, Generic[V, M, E], frozen=True):
    """What became of wishes of the observer, each list as the choices of an observation.

    `changed` are pairs: a wish, and the move of its kind that was made in its place.
    """

    made: Observation[V, M, E]
    dropped: Observation[V, M, E]
    changed: Observation[V, M, E]

    def moves(self) -> tuple[tuple[M, ...], ...]:
        """Return the moves that were made, those that were dropped, and those that were changed."""
        return tuple(tuple(choice.move for choice in each.choices) for each in (self.made, self.dropped, self.changed))
