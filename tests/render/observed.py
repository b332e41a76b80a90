"""What somebody sees of a state, for tests of pages and pictures, without a match that was played to it."""

from typing import Any

from games.kernel.game import AnyGame
from games.kernel.ids import MatchId, Observer, Seat, seats_of
from games.kernel.observation import Choice, Face, LogEntry, Observation
from play.rules.visible import choices_of

SEED = bytes(range(32))
PLAIN_NAMES = ("Ann", "Борис", "Vera", "Глеб")
STRANGE_NAMES = ("W" * 32, "Константинопольский Александр Вс", "🎲 dice 🎲", "  Щ\u0301 \u202exyz ")
"""The longest Latin and Cyrillic names, and names with letters that the fonts lack."""


def legal_choices(game: AnyGame, state: Any, seat: Seat) -> tuple[Choice[Any], ...]:
    """Return the legal moves of a seat as its pages have them."""
    return choices_of(game, state, seat, game.legal_moves(state, seat))


def observed_about(
    game: AnyGame,
    state: Any,
    observer: Observer,
    names: tuple[str, ...],
    *,
    topic: int | None = None,
    events: tuple[Any, ...] = (),
) -> Observation[Any, Any, Any]:
    """Return what `observer` sees of a state after `events`, with the choices about one of its topics."""
    asked = observer is not None and any(each.seat == observer for each in game.decisions(state))
    topics = game.topics(state, observer) if asked and observer is not None else ()
    place = 0 if len(topics) == 1 else topic
    choices: tuple[Choice[Any], ...] = ()
    if observer is not None and place is not None and topics:
        choices = choices_of(game, state, observer, game.moves_about(state, observer, topics[place]))
    shown = [game.observe_event(event, observer) for event in events]
    log = LogEntry[Any](1, "move", Seat(0), "", tuple(event for event in shown if event is not None), 0)
    about = None if len(topics) == 1 else topic
    return observed(game, state, observer, names, choices=choices, log=(log,), topics=topics, topic=about)


def observed(
    game: AnyGame,
    state: Any,
    observer: Observer,
    names: tuple[str, ...],
    *,
    language: str = "en",
    choices: tuple[Choice[Any], ...] = (),
    log: tuple[LogEntry[Any], ...] = (),
    topics: tuple[str, ...] = (),
    topic: int | None = None,
) -> Observation[Any, Any, Any]:
    """Return what a match at `state` would show to `observer`; one seat for each of `names`."""
    outcome = game.outcome(state)
    return Observation(
        match=MatchId(12),
        game=game.id,
        status="running" if outcome is None else "ended",
        revision=57,
        observer=observer,
        faces=tuple(Face(seat, names[seat]) for seat in seats_of(len(names))),
        seat_count=len(names),
        language=language,
        options={},
        view=game.observe(state, observer),
        decisions=game.decisions(state),
        choices=choices,
        log=log,
        outcome=outcome,
        deadline_at=None,
        opened_at=0,
        started_at=0,
        ended_at=None,
        commitment="",
        topics=topics,
        topic=topic,
    )
