"""Plays the entries of an exported match again and compares each with what it must be. Pure.

What is compared: kind, seat and decision; the move with its notation; every event; whether it could be taken back;
seal, receipt and salt; which sealed moves opened when; default moves and those of computer players, drawn again; undos;
seats given up; who was away when; what was agreed on, and what a computer had judged. Names and times are not evidence
and are not compared.
"""

import re
from collections.abc import Callable

import msgspec

from db.rows.seats import SeatRow
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.codec import CorruptData
from games.kernel.errors import Refusal
from games.kernel.exported import Export, ExportedEntry
from games.kernel.game import Outcome
from games.kernel.handicap import without
from games.kernel.ids import Seat
from games.kernel.judged import Judged, read
from games.kernel.observation import AT_LIMIT, BY_STAFF, CALLED_OFF, NOT_THERE, OWN
from games.kernel.pace import pace_of
from play.proofs.beginning import before_the_start, is_a_seat
from play.proofs.repeating import Repeatable
from play.rules import endings, judging, repairs
from play.rules.between_moves import left
from play.rules.endings import agreed_outcome, outcome_of
from play.rules.handicaps import check_setup
from play.rules.judging import JudgeOrder
from play.rules.orders import can_answer_for, is_level, is_lower
from play.rules.pace import agreed_pace
from play.rules.presence import MOST_MISSES, is_free, seats_after
from play.rules.record import (
    NO_STATE,
    UNDO_WINDOW,
    Entry,
    State,
    fold,
    known_to,
    state_without,
    why_not_undone,
)
from play.rules.seeds import default_move, order_of, salt_of
from play.rules.steps import PlayedKind, counted, decision_of, entered, undo_of
from play.rules.tables import check_seat_count, chosen_options

_TIME = re.compile(r"\d{1,11}", re.ASCII)


class Wrong(Exception):
    """An entry that does not follow from those before it; `code` has words `verify-<code>`."""

    def __init__(self, code: str) -> None:
        """Keep `code`."""
        super().__init__(code)
        self.code = code


class Replay:
    """The match as far as it was played again. `states`: after each entry. `thoughts`: the moves of computers so far.

    `judgement`: what a computer was told, and what it said, if the match has ended so. Whether computers move and judge
    like that is for others to find out (play/proofs/repeating.py, verification.py), as that may take long.
    """

    def __init__(self, export: Export) -> None:
        """Begin before the first entry; ValueError: the export has no secret from which one can draw."""
        self.export = export
        self.match = before_the_start(export)
        self.game, self.seed = self.match.game, self.match.seed()
        self.entries: list[Entry] = []
        self.states: list[State] = []
        self.thoughts: list[Repeatable] = []
        self.judgement: tuple[JudgeOrder, Judged] | None = None
        self.outcome: Outcome | None = None
        self.is_paused = self.is_live = False
        self.began_as_people = frozenset(row.seat for row in self.match.seats if row.sitter == "person")

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """The seats after the last entry."""
        return self.match.seats

    @property
    def state(self) -> State:
        """The state after the last entry, `NO_STATE` before the start."""
        return self.match.state

    def play(self, given: ExportedEntry) -> None:
        """Play one more entry; raises `Wrong`."""
        if given.number != len(self.entries) + 1:
            raise Wrong("order")
        if self.outcome is not None or (self.entries and self.entries[-1].kind in CALLED_OFF):
            raise Wrong("not_allowed")
        try:
            entry, state = _PLAYED[given.kind](self, given)
        except (Refusal, CorruptData) as fault:
            raise Wrong("not_allowed") from fault
        self._compare(given, entry)
        row, entry = counted(self.match.row, entry)
        if entry.kind == "computer" and entry.seat is None:
            row = msgspec.structs.replace(row, stand_in_level=entry.notation.split()[0])
        self.entries.append(entry)
        self.states.append(state)
        then = msgspec.structs.replace(self.match, row=row, seats=seats_after(self.seats, entry))
        self.match = then.with_known(state, tuple(self.entries[-UNDO_WINDOW:]))
        self.outcome = None
        if given.kind in {"draw", "adjudicated"}:
            self.outcome = agreed_outcome(given.kind, self.match, entry.notation or "adjudicated")
        elif given.kind == "judged" and self.judgement is not None:
            self.outcome = judging.outcome(self.match, self.judgement[1])
        elif given.kind not in CALLED_OFF:
            self.outcome = outcome_of(self.match, state)

    def _compare(self, given: ExportedEntry, entry: Entry) -> None:
        salt = salt_of(self.match.secret(), entry.number, entry.seat or 0) if entry.receipt else ""
        if not is_same(given.events, entry.events):
            raise Wrong("events")
        if not is_same(given.move, entry.move):
            raise Wrong("entry")
        if given.notation != entry.notation:
            raise Wrong("notation")
        if given.level != entry.level:
            raise Wrong("entry")
        if (given.receipt, given.salt) != (entry.receipt, salt):
            raise Wrong("receipt")
        sealed_as = entry.decision if entry.seal is None else entry.seal
        flags = (given.seat, given.decision, given.final, given.sealed, given.amended, given.undoes, given.traceless)
        is_sealed = entry.seal is not None
        if flags != (entry.seat, sealed_as, entry.final, is_sealed, entry.amended, entry.undoes, entry.traceless):
            raise Wrong("entry")

    def _started(self, given: ExportedEntry) -> tuple[Entry, State]:
        if given.number != 1:
            raise Wrong("order")
        if any(not is_a_seat(seat, place) for place, seat in enumerate(self.export.seats)):
            raise Wrong("seats")
        if not is_level(self.export.stand_in_level):
            raise Wrong("not_allowed")
        options = without(self.export.options)
        if chosen_options(self.game, options) != options:
            raise Wrong("not_allowed")
        check_seat_count(self.game, options, len(self.seats))
        check_setup(self.game, self.export.options, len(self.seats))
        step = self.game.new_match(len(self.seats), self.export.options, Chance(self.seed, 1))
        entry = Entry(number=1, kind="start", seat=None, made_at=0, events=tuple(step.events), final=True)
        return entry, step.state

    def _moved(self, given: ExportedEntry) -> tuple[Entry, State]:
        if given.seat is None or given.seat not in range(len(self.seats)) or self.state is NO_STATE:
            raise Wrong("not_allowed")
        seat, kind = Seat(given.seat), _kind(given)
        move = codec.decode_move(self.game, bytes(given.move))
        is_left = kind == "move" and self.seats[seat].sitter == "absent"
        if is_left or decision_of(self.game, self.state, seat) is None:
            raise Wrong("not_allowed")
        if kind == "default" and move != default_move(self.match, seat):
            raise Wrong("drawn")
        told = self._told(seat, kind)
        level = self._level(given, told)
        if level:
            order, below = order_of(self.match, seat, level), is_lower(level, told)
            self.thoughts.append(Repeatable(given.number, order, codec.encode(move), below))
        entry, step, _ = entered(self.match, seat, move, now=0, kind=kind, level=given.level and level)
        return entry, step.state

    def _told(self, seat: Seat, kind: PlayedKind) -> str:
        """Return the level of the computer that makes a move, as everybody was told; "" if none makes it."""
        if kind == "stand_in":
            return self.match.row.stand_in_level
        return self.seats[seat].level if kind == "move" and self.seats[seat].sitter == "ai" else ""

    def _level(self, given: ExportedEntry, told: str) -> str:
        """Return the level that has answered; older files name that of seats alone.

        It is the one that everybody was told, or another that answers where that one fails.
        """
        if told and given.level and not can_answer_for(given.level, told):
            raise Wrong("entry")
        return told and (given.level or told)

    def _undone(self, given: ExportedEntry) -> tuple[Entry, State]:
        window = self.entries[-UNDO_WINDOW:]
        known = known_to(fold(window).kept, Seat(-1 if given.seat is None else given.seat))
        if given.seat is None or not known or why_not_undone(known[-1], Seat(given.seat)):
            raise Wrong("not_allowed")
        taken = [entry for entry in known if given.undoes is not None and entry.number >= given.undoes]
        if not taken or any(why_not_undone(entry, Seat(given.seat)) for entry in taken):
            raise Wrong("entry")
        state = state_without(self.game, self.seed, window, taken, lambda number: self.states[number - 1])
        return undo_of(self.match, taken, state, now=0), state

    def _repaired(self, given: ExportedEntry) -> tuple[Entry, State]:
        """Play the entry with which all have agreed to take moves back: nothing is drawn, later moves draw anew.

        That staff carried it is believed, as who agreed is not in the file either.
        """
        window = self.entries[-repairs.WINDOW :]
        first = next((entry for entry in window if entry.number == given.undoes), None)
        if given.seat is not None or first is None or repairs.has_sealed(self.game, self.state):
            raise Wrong("not_allowed")
        moves = repairs.taken(window, first.revision)
        state = repairs.state_before(self.game, self.seed, window, moves, lambda number: self.states[number - 1])
        notation = given.notation if given.notation == BY_STAFF else ""
        entry = Entry(given.number, kind="repaired", seat=None, made_at=0, notation=notation, undoes=moves[0].number)
        return entry, state

    def _timed(self, given: ExportedEntry) -> tuple[Entry, State]:
        """Play the entry with which all have agreed on their time: who agreed when is not in the file."""
        is_allowed = {
            "paused": not self.is_paused,
            "resumed": self.is_paused,
            "extended": not self.is_paused,
            "paced": not self.is_paused and not self.is_live,
            "hurried": not self.is_paused and not self.is_live,
            "slowed": self.is_live,
        }
        if given.seat is not None or self.state is NO_STATE or not is_allowed[given.kind]:
            raise Wrong("not_allowed")
        self.is_paused = given.kind == "paused"
        self.is_live = given.kind == "hurried"
        notation = agreed_pace(given.notation).name if given.kind == "paced" else ""
        return Entry(given.number, kind=given.kind, seat=None, made_at=0, notation=notation), self.state

    def _given_up(self, given: ExportedEntry) -> tuple[Entry, State]:
        places = range(len(self.seats))
        if given.seat is None or given.seat not in places or self.seats[given.seat].sitter != "person":
            raise Wrong("not_allowed")
        newer = self.export.entries[given.number :]
        is_taken = any(each.kind in {"taken", "computer"} and each.seat == given.seat for each in newer)
        if self.export.seats[given.seat].left_revision != given.number and not is_taken:
            raise Wrong("entry")
        entry, step, _ = left(self.match, Seat(given.seat), now=0, kind=given.kind)
        is_not_there = given.kind == "freed" and given.notation == NOT_THERE
        return msgspec.structs.replace(entry, notation=NOT_THERE if is_not_there else ""), step.state

    def _came_or_went(self, given: ExportedEntry) -> tuple[Entry, State]:
        """Play the entry that a seat is away, or back: that others have called it is believed if somebody could."""
        if given.seat is None or given.seat not in range(len(self.seats)) or self.state is NO_STATE:
            raise Wrong("not_allowed")
        row, others = self.seats[given.seat], [seat for seat in self.seats if seat.seat != given.seat]
        asked = decision_of(self.game, self.state, Seat(given.seat))
        is_allowed = {
            "away": row.is_present and row.misses >= MOST_MISSES,
            "called": row.is_present and asked is not None and asked.owed and any(each.is_present for each in others),
            "back": row.is_away,
            "offered": is_free(row) and any(each.is_present for each in others),
            "taken": row.sitter == "person" or is_free(row) or given.seat in self.began_as_people,
        }
        if not is_allowed[given.kind]:
            raise Wrong("not_allowed")
        notation = OWN if given.kind == "taken" and row.sitter == "ai" else ""
        return Entry(given.number, kind=given.kind, seat=Seat(given.seat), made_at=0, notation=notation), self.state

    def _computer_came(self, given: ExportedEntry) -> tuple[Entry, State]:
        """Play the entry that a computer plays on at a seat, or at another level; without a seat, that stand-ins do."""
        seat = None if given.seat is None else Seat(given.seat)
        if self.state is NO_STATE or (seat is not None and seat not in range(len(self.seats))):
            raise Wrong("not_allowed")
        others = [row for row in self.seats if row.seat != seat]
        is_possible = seat is None or is_free(self.seats[seat]) or self.seats[seat].sitter == "ai"
        if not is_possible or not any(each.is_present for each in others):
            raise Wrong("not_allowed")
        notation = _levels(given, self.match.row.stand_in_level if seat is None else self.seats[seat].level)
        return Entry(given.number, kind="computer", seat=seat, made_at=0, notation=notation), self.state

    def _excused(self, given: ExportedEntry) -> tuple[Entry, State]:
        """Play the entry that a player is excused, or no more: until when, and for how many days, is no evidence."""
        if given.seat is None or given.seat not in range(len(self.seats)) or self.state is NO_STATE:
            raise Wrong("not_allowed")
        is_begun = given.kind == "excused"
        if not self.seats[given.seat].is_present or (is_begun and not _TIME.fullmatch(given.notation)):
            raise Wrong("not_allowed")
        notation = given.notation if is_begun else ""
        return Entry(given.number, kind=given.kind, seat=Seat(given.seat), made_at=0, notation=notation), self.state

    def _agreed(self, given: ExportedEntry) -> tuple[Entry, State]:
        """Play the entry with which all have agreed on how the match ends; who agreed when is not in the file.

        That a tournament gave it no more time is believed.
        """
        if given.kind == "adjudicated" and given.notation == AT_LIMIT and given.seat is None:
            if self.state is NO_STATE or self.game.standing(self.state) is None:
                raise Wrong("not_allowed")
            return Entry(given.number, given.kind, None, made_at=0, notation=AT_LIMIT, final=True), self.state
        has_person = given.seat in range(len(self.seats)) and self.seats[given.seat or 0].is_present
        if given.kind == "draw":
            can_end = self.game.has_draws and all(seat.sitter != "ai" for seat in self.seats)
        else:
            can_end = self.state is not NO_STATE and self.game.standing(self.state) is not None
        if not has_person or not can_end:
            raise Wrong("not_allowed")
        return Entry(given.number, kind=given.kind, seat=Seat(given.seat or 0), made_at=0, final=True), self.state

    def _judged(self, given: ExportedEntry) -> tuple[Entry, State]:
        """Play the entry with which all have agreed to what a computer had judged; whether it does so is not asked."""
        found = read(given.notation)
        has_person = given.seat in range(len(self.seats)) and self.seats[given.seat or 0].is_present
        if self.state is NO_STATE or not has_person or found is None or len(found.shares) != len(self.seats):
            raise Wrong("not_allowed")
        self.judgement = judging.at_version(judging.order_of(self.match), found.version), found
        notation, seat = str(found), Seat(given.seat or 0)
        return Entry(given.number, "judged", seat, made_at=0, notation=notation, final=True), self.state

    def _called_off(self, given: ExportedEntry) -> tuple[Entry, State]:
        """Play the entry by which the match was called off, if it could be for that reason."""
        is_wrong = {
            "end": False,
            "abandoned": not self.entries or not endings.is_resting(self.seats),
            "silent": not self.entries
            or endings.is_resting(self.seats)
            or pace_of(self.export.pace).seconds is not None,
            "unfilled": bool(self.entries),
        }
        if is_wrong[given.kind]:
            raise Wrong("not_allowed")
        return Entry(number=given.number, kind=given.kind, seat=None, made_at=0, final=True), self.state


_Played = Callable[[Replay, ExportedEntry], tuple[Entry, State]]
_PLAYED: dict[str, _Played] = {
    "start": Replay._started,
    "move": Replay._moved,
    "default": Replay._moved,
    "stand_in": Replay._moved,
    "undo": Replay._undone,
    "resign": Replay._given_up,
    "freed": Replay._given_up,
    "away": Replay._came_or_went,
    "called": Replay._came_or_went,
    "back": Replay._came_or_went,
    "offered": Replay._came_or_went,
    "taken": Replay._came_or_went,
    "computer": Replay._computer_came,
    "excused": Replay._excused,
    "returned": Replay._excused,
    "paused": Replay._timed,
    "resumed": Replay._timed,
    "extended": Replay._timed,
    "paced": Replay._timed,
    "hurried": Replay._timed,
    "slowed": Replay._timed,
    "repaired": Replay._repaired,
    "draw": Replay._agreed,
    "adjudicated": Replay._agreed,
    "judged": Replay._judged,
    "end": Replay._called_off,
    "abandoned": Replay._called_off,
    "silent": Replay._called_off,
    "unfilled": Replay._called_off,
}


def _kind(given: ExportedEntry) -> PlayedKind:
    kinds: dict[str, PlayedKind] = {"default": "default", "stand_in": "stand_in"}
    return kinds.get(given.kind, "move")


def is_same(given: msgspec.Raw, expected: object) -> bool:
    """Return whether `given` is the JSON of `expected`, nothing more or less: `1.0` and `true` are not `1`."""
    try:
        return _canonical(given) == _canonical(codec.encode(expected))
    except codec.UNREADABLE:
        return False


def _canonical(value: msgspec.Raw | bytes) -> bytes:
    """Return JSON in the one form that equal values share."""
    return msgspec.json.encode(msgspec.json.decode(value), order="deterministic")


def _levels(given: ExportedEntry, before: str) -> str:
    """Return the level at which a computer plays on, and behind it the one `before`; raises `Wrong` if that is none."""
    level, *_ = given.notation.split() or [""]
    if not is_level(level) or (before and not is_level(before)):
        raise Wrong("not_allowed")
    return f"{level} {before}".strip()
