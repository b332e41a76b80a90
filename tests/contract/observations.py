"""Observations of moments without a database: seats, recent log entries, choices."""

from games.kernel.game import Decision
from games.kernel.ids import MatchId, Observer, Seat
from games.kernel.observation import Choice, Face, LogEntry, Observation
from games.kernel.play_out import Turn
from tests.contract.moments import Moment

NAMES = ("Ann", "Борис", "Vera_with_a_very_long_name_of_32", "Глеб")
RECENT = 6
BEGUN_AT = 1_760_000_000
MINUTE = 60


def observation_of(moment: Moment, observer: Observer, recent: int = RECENT) -> Observation:
    """Return what `observer` may know at `moment`, with the log of the last `recent` moves."""
    state = moment.state
    outcome = moment.game.outcome(state)
    return Observation(
        match=MatchId(12),
        game=moment.game.id,
        status="running" if outcome is None else "ended",
        revision=moment.revision,
        observer=observer,
        faces=tuple(Face(seat, NAMES[seat], "person", 1000 + seat) for seat in moment.seats),
        seat_count=len(moment.seats),
        language="en",
        options=moment.match.options,
        view=moment.view(observer),
        decisions=moment.game.decisions(state),
        choices=choices_of(moment, observer),
        log=log_of(moment, observer, recent),
        outcome=outcome,
        deadline_at=None,
        opened_at=BEGUN_AT - MINUTE,
        started_at=BEGUN_AT,
        ended_at=None if outcome is None else BEGUN_AT + MINUTE * moment.revision,
        commitment="00" * 32,
    )


def choices_of(moment: Moment, observer: Observer) -> tuple[Choice, ...]:
    """Return the legal moves of `observer` with their explanations."""
    if observer is None:
        return ()
    legal = moment.game.legal_moves(moment.state, observer)
    return tuple(
        Choice(number, moment.game.print_move(move), move, moment.game.explain(moment.state, observer, move))
        for number, move in enumerate(legal)
    )


def log_of(moment: Moment, observer: Observer, recent: int = RECENT) -> tuple[LogEntry, ...]:
    """Return the last `recent` log entries up to `moment` as `observer` may know them; the start is an entry too."""
    entries = [
        _log_entry(moment, revision, observer)
        for revision in range(max(0, moment.revision + 1 - recent), moment.revision + 1)
    ]
    return tuple(entries)


def is_sealed(decisions: tuple[Decision, ...], seat: Seat) -> bool:
    """Return whether every decision of `seat` was sealed."""
    return all(decision.sealed for decision in decisions if decision.seat == seat)


def _log_entry(moment: Moment, revision: int, observer: Observer) -> LogEntry:
    turn = moment.match.turns[revision - 1] if revision else None
    events = turn.step.events if turn else moment.match.start.events
    seen = (moment.game.observe_event(event, observer) for event in events)
    return LogEntry(
        revision=revision,
        kind="move" if turn else "start",
        seat=turn.seat if turn else None,
        notation=_notation(moment, turn, observer) if turn else "",
        events=tuple(event for event in seen if event is not None),
        made_at=BEGUN_AT + MINUTE * revision,
        receipt="ABCD-2345" if turn and is_sealed(turn.decisions, turn.seat) else "",
    )


def _notation(moment: Moment, turn: Turn, observer: Observer) -> str:
    public = turn.seat == observer or not is_sealed(turn.decisions, turn.seat)
    return moment.game.print_move(turn.move) if public else ""
