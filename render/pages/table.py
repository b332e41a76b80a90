"""The table message (what everybody sees of a match) in its four forms: running, shrunk to its log, ended, cancelled.

Pure. A phone opens a channel at its end. So the picture of a running table has only the name of the match above it, and
below it, directly over the buttons, what one needs at a glance: what is to be known beside the play, the last events,
the phase, who is awaited and until when. They have so few rows that a good part of the board is in view with them.
"""

from collections.abc import Iterable, Iterator, Sequence

from games.kernel.ids import Seat
from games.kernel.observation import BY_STAFF, CALLED_OFF, LogEntry, Observation
from games.kernel.ratings import MatchRating
from games.kernel.series import Score
from render import verbs
from render.game_pages import Lens
from render.limits import MOST_OPTIONS
from render.page import Action, Block, Buttons, Page, Paragraph, Picture, Select
from render.pages.in_view import last_lines, rows_of
from render.pages.log_lines import entry_lines, is_seal, lasting
from render.pages.parts import button, hand_name, option, page, rows
from render.pages.ratings import match_rating
from render.pages.result import winners
from render.pages.seated import seated_line
from render.pages.seats import back_buttons, free_buttons, free_line, lent_line
from render.pages.silence import silence_line, still_buttons
from render.pages.votes import (
    MOST_AT_TABLE,
    agree_buttons,
    agreed_lines,
    away_line,
    excused_lines,
    return_buttons,
    time_line,
)
from render.phrases import QUIET, accent, awaited, handicaps, mark, mention, named, seat_names, title
from render.registry import pages_of
from render.series import score_line
from text import Words

LAST_EVENTS = 4
"""So many lines of the log are on the table, if they fit and the newest entry has no more."""

ROWS = 11
"""So many rows of text are below the picture at most, on a phone, if the last events have some of them."""

MOST_ROWS = 14
"""So many rows are there where much is to be said beside the play; otherwise fewer votes are told about."""

LEAST_EVENT_ROWS = 2
"""So many rows the last events have in any case."""

STAFF_ENTRIES = 8
"""Among so many of the newest entries the table tells what the server's staff have done."""

NO_RATING = MatchRating()
NO_SCORE = Score()

SHRUNK_ROWS = 12
"""So many rows a shrunk table has at most, on a phone."""

MOST_RECEIPTS = 4
"""So many receipts it has, the last ones; the log has all."""


def table_page(
    observation: Observation, words: Words, called: Iterable[Seat] = (), notices: Sequence[str] = ()
) -> Page:
    """Return the message of a running match; `called` are seats that are newly awaited and are to be notified.

    `notices` are about the table itself, such as that something private waits for a player.
    """
    seats = tuple(called)
    owing = {decision.seat for decision in observation.awaited()}
    ids = tuple(observation.face(seat).user_id for seat in seats if seat in owing)
    now = _lines(*_now(observation, words, seats))
    for votes in reversed(range(MOST_AT_TABLE + 1)):
        said = (*notices, *_by_staff(observation, words), *_beside(observation, words))
        beside = _lines(*said, *agreed_lines(observation, words, votes))
        if rows_of(beside) + rows_of(now) + LEAST_EVENT_ROWS <= MOST_ROWS:
            break
    room = max(LEAST_EVENT_ROWS, ROWS - rows_of(beside) - rows_of(now))
    return page(
        Paragraph(_lines(*_head(observation, words))),
        *_board(observation, words),
        Paragraph(beside),
        Paragraph(_lines(*_last_events(observation, words, room))),
        Paragraph(now),
        *_table_buttons(observation, words),
        *close_up_select(observation, words),
        accent=accent(observation),
        mentions=tuple(user_id for user_id in ids if user_id is not None),
    )


def shrunk_page(log: Sequence[LogEntry], observation: Observation, words: Words, shuffle: str = "") -> Page:
    """Return what remains of a table message when there is a newer one below it: its last log lines, no buttons.

    Sealed answers are one line of receipts. `shuffle`: the line about the shuffle that people have seen there.
    """
    head, entries = words("table-earlier", title=title(observation, words)), lasting(log)
    sealed = [entry for entry in entries if is_seal(entry)]
    receipts = ", ".join(f"{mark(entry.seat or Seat(0))} `{entry.receipt}`" for entry in sealed[-MOST_RECEIPTS:])
    last = _lines(words("table-receipts", receipts=receipts) if receipts else "", shuffle)
    lines = [line for entry in entries for line in entry_lines(entry, observation, words)[1 if is_seal(entry) else 0 :]]
    fitted = _fitting(lines, SHRUNK_ROWS - rows_of(head) - rows_of(last), words)
    return page(Paragraph(_lines(head, *fitted, last)), accent=QUIET)


def ended_page(
    observation: Observation,
    words: Words,
    called: tuple[int, ...] = (),
    rating: MatchRating = NO_RATING,
    score: Score = NO_SCORE,
) -> Page:
    """Return the message of an ended match: the final board, who won, who has left, the arithmetic.

    The rest is behind buttons. `called` are the ids of the people who are told that it is over; `rating` is what it has
    changed in ratings, `score` that of the match and those it was a rematch of.
    """
    title_line, *said = _ended_lines(observation, words)
    rated = match_rating(observation, rating, words)
    played = score_line(score, observation.seat_count, words) if score.matches > 1 else ""
    return page(
        Paragraph(title_line),
        *pages_of(observation.game).pictures(observation, Lens(first_only=True), words)[:1],
        Paragraph(_lines(*said, played, rated, " ".join(map(mention, called)))),
        *pages_of(observation.game).result(observation, words),
        *_ended_buttons(observation, words, is_rated=bool(rating.changes)),
        accent=accent(observation),
        mentions=called,
    )


def cancelled_page(observation: Observation, words: Words, called: tuple[int, ...] = ()) -> Page:
    """Return the message of a match that was called off; `called` are the ids of the people who are told."""
    said = [words("table-cancelled", title=title(observation, words))]
    if observation.faces:
        seats = (face.seat for face in observation.faces)
        said.append(words("table-cancelled-players", names=seat_names(observation, seats, words)))
    last = observation.log[-1].kind if observation.log else "end"
    if last != "end" and last in CALLED_OFF:
        said.append(words(f"entry-{last}"))
    if called:
        said.append(" ".join(mention(user_id) for user_id in called))
    return page(Paragraph("\n".join(said)), accent=QUIET, mentions=called)


def tells_its_end(observation: Observation) -> bool:
    """Return whether everybody who has played is told that a match is over, and not only its table shows it.

    Who has called it off knows that; and nobody is there any more where it was abandoned.
    """
    is_silent = observation.status == "cancelled" and bool(observation.log) and observation.log[-1].kind == "silent"
    return observation.status == "ended" or is_silent


def headline(observation: Observation, words: Words, called: Iterable[Seat] = ()) -> str:
    """Return game and number, round and phase, who is awaited until when, who is away; or that it is over, who won."""
    if observation.outcome is not None:
        return "\n".join(_ended_lines(observation, words))
    heading = words("table-heading", title=title(observation, words))
    return _lines(heading, *_now(observation, words, called), *_beside(observation, words))


def _now(observation: Observation, words: Words, called: Iterable[Seat]) -> Iterator[str]:
    """Yield round and phase, who is awaited until when, and why no time runs or less than usual."""
    is_known = observation.view is not None
    phase = pages_of(observation.game).phase(observation, words) if is_known else ""
    yield phase or words(f"waiting-{observation.status}")
    yield awaited(observation, words, called)
    yield time_line(observation, words)


def _head(observation: Observation, words: Words) -> Iterator[str]:
    """Yield what the match is called, what a tournament lets its players agree on, who has more at the start."""
    yield words("table-heading", title=title(observation, words))
    yield seated_line(observation, words)
    yield handicaps(observation, words)


def _by_staff(observation: Observation, words: Words) -> Iterator[str]:
    """Yield what the server's staff have done of late, which no event pushes out of view."""
    for entry in observation.log[-STAFF_ENTRIES:]:
        if _is_by_staff(entry) and not entry.undone:
            yield from entry_lines(entry, observation, words)


def _is_by_staff(entry: LogEntry) -> bool:
    return entry.kind == "repaired" and entry.notation == BY_STAFF


def _beside(observation: Observation, words: Words) -> Iterator[str]:
    """Yield who is away or excused, the question whether anybody still plays, which seats are free."""
    yield away_line(observation, words)
    yield from excused_lines(observation, words)
    yield silence_line(observation, words)
    yield free_line(observation, words)
    yield lent_line(observation, words)


def _lines(*lines: str) -> str:
    return "\n".join(line for line in lines if line)


def _ended_lines(observation: Observation, words: Words) -> Iterator[str]:
    """Yield that a match is over, who won, who has left or was away."""
    yield words("table-ended", title=title(observation, words))
    yield winners(observation, words)
    yield handicaps(observation, words)
    if observation.is_practice:
        yield words("ended-practice")
    if asked := [f"{named(face, words)} {face.hints}" for face in observation.faces if face.hints]:
        yield words("ended-hints", names=words.listed(asked))
    for sitter, key in (("absent", "table-absent"), ("away", "table-ended-away")):
        if seats := [face.seat for face in observation.faces if face.sitter == sitter]:
            yield words(key, names=seat_names(observation, seats, words))


def close_up_select(observation: Observation, words: Words) -> tuple[Block, ...]:
    """Return the list of parts that can be drawn large; nothing if there are none."""
    parts = pages_of(observation.game).close_ups(observation, words)[:MOST_OPTIONS]
    if not parts:
        return ()
    options = tuple(option(part, name) for part, name in parts)
    return (Select(Action(verbs.CLOSE_UP), words("select-close-up"), options),)


def _last_events(observation: Observation, words: Words, room: int) -> tuple[str, ...]:
    """Return the lines of the newest entry that counts, with others before them if they are few.

    Where they do not fit into `room` rows the last ones are returned, after a line that says so.
    """
    lines: tuple[str, ...] = ()
    newest = 0
    for entry in reversed([each for each in lasting(observation.log) if not _is_by_staff(each)]):
        if len(lines) >= LAST_EVENTS:
            break
        lines = (*entry_lines(entry, observation, words), *lines)
        newest = newest or len(lines)
    fitted = last_lines(lines[-max(LAST_EVENTS, newest) :], room)
    return _fitting(lines[-newest:], room, words) if len(fitted) < newest else fitted


def _fitting(lines: Sequence[str], room: int, words: Words) -> tuple[str, ...]:
    """Return the last of `lines` that fit into `room` rows, after one that says how many are left out, if any are.

    Where there is hardly any room, that line is left out too.
    """
    shown = last_lines(lines, room)
    if len(shown) == len(lines) or room <= LEAST_EVENT_ROWS:
        return shown
    shown = last_lines(lines, room - 1)
    return (words("table-left-out", count=len(lines) - len(shown)), *shown)


def news_since(observation: Observation) -> int | None:
    """Return the revision after which changes are new to the table: the last move of whoever is awaited.

    What happened last is always new, also if the same person goes on. None where nothing has happened.
    """
    if not observation.log:
        return None
    owing = {decision.seat for decision in observation.awaited()}
    moves = [entry.revision for entry in observation.log if entry.seat in owing and not entry.undone]
    last = observation.log[-1].revision - 1
    return min(last, max(moves, default=last))


def _board(observation: Observation, words: Words) -> tuple[Picture, ...]:
    """Return the picture of the table; on what everybody sees the marks say what is new since the last turn."""
    seen = Lens(since=news_since(observation), first_only=True)
    return pages_of(observation.game).pictures(observation, seen, words)[:1]


def _table_buttons(observation: Observation, words: Words) -> tuple[Buttons, ...]:
    """Return the buttons of a running table; what is most needed beside the board is one press away.

    Two pictures side by side are too small on a phone, one above the other push the buttons off its screen.
    The first button is bright only while the match waits for a person.
    """
    parts = pages_of(observation.game).close_ups(observation, words)[:1]
    waits = any(observation.face(decision.seat).sitter == "person" for decision in observation.awaited())
    return rows(
        (
            button(verbs.MENU, words("button-your-move"), style="primary" if waits else "secondary"),
            *agree_buttons(observation, words),
            *still_buttons(observation, words),
            *return_buttons(observation, words),
            *free_buttons(observation, words),
            *back_buttons(observation, words),
            *(button(verbs.CLOSE_UP, name, part) for part, name in parts),
            button(verbs.HAND, hand_name(observation.game, words)),
            button(verbs.LOG, words("button-log")),
            button(verbs.RULES, words("button-rules")),
            button(verbs.MORE, words("button-more")),
        )
    )


def _ended_buttons(observation: Observation, words: Words, *, is_rated: bool) -> tuple[Buttons, ...]:
    has_story = observation.hints != "none"
    return rows(
        (
            button(verbs.REMATCH, words("button-rematch"), style="primary"),
            *([button(verbs.STORY, words("button-story"))] if has_story else []),
            button(verbs.BOARD, words("button-board")),
            button(verbs.REPLAY, words("button-replay")),
            button(verbs.LOG, words("button-log")),
            button(verbs.VERIFY, words("button-verify")),
            button(verbs.EXPORT, words("button-export")),
            *([button(verbs.RATINGS, words("button-ratings"))] if is_rated else []),
        )
    )
