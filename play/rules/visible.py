"""What an observer may know of a match, made of the game's `observe...` and `explain`. Pure.

A sealed move is known to its own seat; what others may know of it, before and after it is opened, the game says. Its
receipt is known to all from the start, the salt only to whom the whole move is known. When the match is over everything
that was sealed is open, also what never opened by the rules: the export has it, and the secret, in any case.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from db.rows.seats import SeatRow
from games.kernel import codec
from games.kernel.game import Outcome
from games.kernel.ids import GameId, MatchId, Observer, Seat
from games.kernel.observation import (
    AGREED,
    DRAFTS,
    EXCUSES,
    GIVEN_UP,
    IN_PLACE,
    PLAYED,
    Choice,
    EntryKind,
    Face,
    LogEntry,
    Observation,
    Status,
    WhenLate,
)
from play.rules import motions
from play.rules.agreed_time import pause_days, resumes_at
from play.rules.allows import allows_of, hints_at, is_by_organisers
from play.rules.excuses import days_of
from play.rules.loaded import Loaded
from play.rules.presence import sitter_of
from play.rules.record import NO_STATE, Entry, History, Move, PlayedGame, State, fold, taken_back
from play.rules.seeds import salt_of, short

LOG_LENGTH = 30
"""Entries of recent history in an Observation; for a seat that has not looked for longer there are more."""

NOTED = AGREED | EXCUSES | GIVEN_UP | {"repaired", "adjudicated", "judged", "computer", "taken"}
"""Entries that are no moves and have a notation."""


def known_move(game: PlayedGame, entry: Entry, observer: Observer, history: History) -> Move | None:
    """Return the part of the move of `entry` that `observer` may know after `history`, None for none."""
    if entry.move is None or entry.seal is None or entry.seat is None or entry.seat == observer or history.is_over:
        return entry.move
    return game.observe_move(entry.move, entry.seat, observer, opened=entry.number in history.opened)


def known_notation(game: PlayedGame, entry: Entry, known: Move | None) -> str:
    """Return the notation of the `known` part of the move of `entry`; what is no move has its own."""
    if known is None:
        return entry.notation if entry.kind in NOTED else ""
    return entry.notation if known == entry.move else game.print_move(known)


def log_of(
    game: PlayedGame,
    secret: bytes,
    entries: Sequence[Entry],
    observer: Observer,
    *,
    is_over: bool = False,
    seen: int | None = None,
    most: int | None = None,
) -> tuple[LogEntry, ...]:
    """Return `entries` as `observer` may know them after the last of them; `is_over`: with it the match has ended.

    Only the newest `most` if given, or all since the observer has `seen` the match. A sealed move of which the observer
    may know nothing at all, neither a part nor an event, leaves no trace.
    """
    history = fold(entries, is_over=is_over)
    shown = without_traceless(game, entries, observer, history)
    first, late = 0 if most is None else max(0, len(shown) - most), _late(history)
    while first and seen is not None and shown[first - 1].revision > seen:
        first -= 1
    return tuple(
        msgspec.structs.replace(_log_entry(game, secret, entry, observer, history), late=late.get(entry.number, ()))
        for entry in shown[first:]
    )


def _late(history: History) -> dict[int, tuple[Seat, ...]]:
    """Return by the number of an entry which seats were late with sealed answers that it opened, if the play waited.

    Of what was sealed before the newest open move nobody wants to know that any more.
    """
    opened = defaultdict[int, list[Entry]](list)
    for entry in history.kept:
        by = history.opened.get(entry.number, entry.number)
        if entry.kind in IN_PLACE and by != entry.number:
            opened[by].append(entry)
    late, newest = dict[int, tuple[Seat, ...]](), 0
    for entry in history.kept if opened else ():
        seats = (each.seat for each in opened.get(entry.number, ()) if each.number > newest)
        late[entry.number] = tuple(dict.fromkeys(seat for seat in seats if seat is not None))
        if entry.kind in PLAYED and entry.seal is None:
            newest = entry.number
    return late


def without_traceless(
    game: PlayedGame, entries: Sequence[Entry], observer: Observer, history: History
) -> Sequence[Entry]:
    """Return `entries` without the sealed moves of which `observer` knows nothing, and without their undoing.

    Nor does anybody else learn while the match runs how often somebody changed an answer: only the last one is shown.
    """
    traceless = {
        entry.number
        for entry in entries
        if ((entry.traceless or entry.number in history.replaced) and entry.seat != observer and not history.is_over)
        or (
            entry.seal is not None
            and known_move(game, entry, observer, history) is None
            and all(game.observe_event(event, observer) is None for event in entry.events)
        )
    }
    if not traceless:
        return entries
    # An undo is as traceless as all that it takes back.
    for entry in entries:
        if entry.undoes is not None:
            taken = {each.number for each in entries if entry.undoes <= each.number < entry.number}
            taken &= history.undone
            if taken and taken <= traceless:
                traceless.add(entry.number)
    return [entry for entry in entries if entry.number not in traceless]


def known_kind(entry: Entry, observer: Observer, history: History) -> EntryKind:
    """Return what `observer` may know of how `entry` came about: a sealed one reads as a move until it opens."""
    is_open = entry.seal is None or entry.number in history.opened or history.is_over or observer == entry.seat
    return "move" if entry.kind in IN_PLACE and not is_open else entry.kind


def _log_entry(game: PlayedGame, secret: bytes, entry: Entry, observer: Observer, history: History) -> LogEntry:
    known = known_move(game, entry, observer, history)
    seen = (game.observe_event(event, observer) for event in entry.events)
    return LogEntry(
        revision=entry.revision,
        kind=known_kind(entry, observer, history),
        seat=entry.seat,
        notation=known_notation(game, entry, known),
        events=tuple(event for event in seen if event is not None),
        made_at=entry.made_at,
        receipt=short(entry.receipt),
        salt=salt_of(secret, entry.number, entry.seat)
        if entry.receipt and known == entry.move and entry.seat is not None
        else "",
        undone=entry.number in history.undone,
        carried_by=entry.carried_by,
        former_name=entry.former_name,
    )


def choices_of(game: PlayedGame, state: State, seat: Seat, moves: Sequence[Move]) -> tuple[Choice, ...]:
    """Return `moves` of `seat` with their numbers and what the game tells about each."""
    return tuple(
        Choice(number, game.print_move(move), move, game.explain(state, seat, move))
        for number, move in enumerate(moves)
    )


def choosing(observation: Observation, game: PlayedGame, state: State, topic: int | None) -> Observation:
    """Return `observation`, made of `state`, with what its seat may choose about the topic at that place.

    Without a place, or one where there is no topic, that is about the only topic, or nothing where there are several.
    """
    seat = observation.observer
    if seat is None or not observation.asked():
        return observation
    topics = game.topics(state, seat)
    place = 0 if len(topics) == 1 else topic
    if place is None or place not in range(len(topics)):
        return msgspec.structs.replace(observation, topics=topics)
    choices = choices_of(game, state, seat, game.moves_about(state, seat, topics[place]))
    return msgspec.structs.replace(
        observation, topics=topics, topic=place if len(topics) > 1 else None, choices=choices
    )


def drafted(loaded: Loaded, seat: Seat, drafts: Sequence[Move], *, is_replay: bool = False) -> Observation:
    """Return `loaded` as `seat` sees it, with its `drafts` as choices."""
    choices = choices_of(loaded.game, loaded.state, seat, drafts)
    return msgspec.structs.replace(observation_of(loaded, seat, is_replay=is_replay), topic=DRAFTS, choices=choices)


def faces_of(
    seats: Iterable[SeatRow], number: int, *, is_over: bool = False, ahead: Sequence[int] = ()
) -> tuple[Face, ...]:
    """Return who sits where, as it was after the entry `number`; how many hints they had once the match is over.

    `ahead`: how much more each has at the start, () if that does not matter.
    """
    return tuple(
        Face(
            Seat(row.seat),
            row.name,
            sitter_of(row, number),
            row.user_id,
            row.level,
            row.offered_at is not None,
            row.offered_to,
            row.taken_revision,
            row.excused_until,
            row.hints if is_over else 0,
            ahead[row.seat] if ahead else 0,
        )
        for row in seats
    )


def _read_by(loaded: Loaded, seat: Seat, kept: Iterable[Entry]) -> int | None:
    """Return up to which revision nothing is new to a player: what was read, and all before the own last move.

    What was made in their place, or by who had the seat before them, is no move of theirs.
    """
    row = loaded.seats[seat]
    own = [
        each for each in kept if each.seat == seat and each.kind == "move" and each.number > (row.taken_revision or 0)
    ]
    read = (row.read_revision, own[-1].revision if own else None)
    return max((each for each in read if each is not None), default=None)


def observation_of(loaded: Loaded, observer: Observer, *, is_replay: bool = False) -> Observation:
    """Return `loaded`, with its newest entries, as `observer` sees it who looks at it without choosing.

    A replay is a match loaded with an earlier state and revision.
    """
    row, game, state, entries = loaded.row, loaded.game, loaded.state, loaded.entries
    options = loaded.options()
    is_asked = row.status == "running" and state is not NO_STATE
    mine = observer is not None and is_asked and not is_replay
    seen = None if observer is None else loaded.seats[observer].seen_revision
    kept = fold(entries).kept if mine else ()
    read = None if observer is None else _read_by(loaded, observer, kept)
    together = 0 if observer is None else len(taken_back(kept, observer, is_whole=True))
    return Observation(
        match=MatchId(row.id),
        game=GameId(row.game),
        status=msgspec.convert(row.status, Status),
        revision=row.revision,
        observer=observer,
        faces=faces_of(loaded.seats, row.entries, is_over=loaded.is_over() and not is_replay, ahead=loaded.ahead()),
        seat_count=row.seat_limit if row.status == "open" else len(loaded.seats),
        language=row.language,
        options=options,
        view=None if state is NO_STATE else game.observe(state, observer),
        decisions=game.decisions(state) if is_asked else (),
        choices=(),
        log=log_of(game, loaded.secret(), entries, observer, is_over=loaded.is_over(), seen=seen, most=LOG_LENGTH),
        outcome=None if row.outcome is None else codec.decode(row.outcome, Outcome),
        deadline_at=row.deadline_at,
        opened_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        commitment=row.commitment,
        undoable=together > 0,
        undoable_plan=together if together > 1 else 0,
        seen_revision=seen,
        read_revision=read,
        motions=motions.spoken_of(loaded) if is_asked and not is_replay else (),
        tag=loaded.tag,
        closes_at=None if is_replay else row.closes_at,
        when_late=msgspec.convert(row.when_late, WhenLate),
        stand_in_level=row.stand_in_level,
        pace=row.calm_pace or row.pace,
        live_until=None if is_replay else row.live_until,
        paused_at=None if is_replay else row.paused_at,
        resumes_at=None if is_replay else resumes_at(row),
        excused_days=days_of(row),
        pause_days=pause_days(row),
        title=row.title,
        is_by_organisers=is_by_organisers(row),
        allows=allows_of(row),
        is_practice=row.is_practice,
        hints=hints_at(row, game),
        handicap=game.handicap_for(options),
        is_unrated=row.is_unrated,
        rates_decks=row.rates_decks,
        unusual=tuple(each.id for each in game.options if options.get(each.id, each.default) != each.default),
    )
