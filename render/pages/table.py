"""The table message (what everybody sees of a match) in its four forms: running, shrunk to its log, ended, cancelled.

Pure. A running table has the headline, who is awaited, the board, the last events and the buttons, in this order.
"""

from collections.abc import Iterable, Iterator, Sequence

from games.kernel.ids import Seat
from games.kernel.observation import CALLED_OFF, LogEntry, Observation
from render import verbs
from render.game_pages import Lens
from render.limits import MOST_OPTIONS, MOST_TEXT, fitting
from render.page import Action, Block, Buttons, Page, Paragraph, Picture, Select
from render.pages.log_lines import all_lines, entry_lines, lasting
from render.pages.parts import button, option, page, rows
from render.pages.seats import free_buttons, free_line
from render.pages.silence import silence_line, still_buttons
from render.pages.votes import agreed_lines, away_line, excused_lines, return_buttons, time_line
from render.phrases import QUIET, accent, awaited, mention, seat_names, title
from render.registry import pages_of
from text import Words

LAST_EVENTS = 4
"""So many lines of the log stand on the table, if the newest entry has no more."""

MOST_EVENTS = 10
"""So many lines of the newest entry stand on the table at most."""

MOST_EVENT_TEXT = 1000
"""So many characters they have together at most."""


def table_page(observation: Observation, words: Words, called: Iterable[Seat] = ()) -> Page:
    """Return the message of a running match; `called` are seats that are newly awaited and are to be notified."""
    seats = tuple(called)
    owing = {decision.seat for decision in observation.awaited()}
    ids = tuple(observation.face(seat).user_id for seat in seats if seat in owing)
    return page(
        Paragraph(headline(observation, words, seats)),
        *_board(observation, words),
        Paragraph(_last_events(observation, words)),
        Paragraph("\n".join(agreed_lines(observation, words))),
        *_table_buttons(observation, words),
        *close_up_select(observation, words),
        accent=accent(observation),
        mentions=tuple(user_id for user_id in ids if user_id is not None),
    )


def shrunk_page(log: Sequence[LogEntry], observation: Observation, words: Words) -> Page:
    """Return what remains of a table message when there is a newer one below it: its log lines, no buttons."""
    lines = fitting(all_lines(lasting(log), observation, words), MOST_TEXT - 200)
    return page(Paragraph("\n".join((words("table-earlier", title=title(observation, words)), *lines))), accent=QUIET)


def ended_page(observation: Observation, words: Words, called: tuple[int, ...] = ()) -> Page:
    """Return the message of an ended match: who won, who has left, the arithmetic; the rest is behind buttons.

    `called` are the ids of the people who are told that it is over.
    """
    told = (" ".join(mention(user_id) for user_id in called),) if called else ()
    return page(
        Paragraph("\n".join((*_ended_lines(observation, words), *told))),
        *pages_of(observation.game).result(observation, words),
        *_ended_buttons(words),
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
    phase = (
        pages_of(observation.game).phase(observation, words)
        if observation.view is not None
        else words(f"waiting-{observation.status}")
    )
    parts = (
        words("table-heading", title=title(observation, words)),
        phase,
        awaited(observation, words, called),
        time_line(observation, words),
        away_line(observation, words),
        *excused_lines(observation, words),
        silence_line(observation, words),
        free_line(observation, words),
    )
    return "\n".join(part for part in parts if part)


def _ended_lines(observation: Observation, words: Words) -> Iterator[str]:
    """Yield that a match is over, who won, who has left or was away."""
    yield words("table-ended", title=title(observation, words))
    yield winners(observation, words)
    if observation.is_practice:
        yield words("ended-practice")
    for sitter, key in (("absent", "table-absent"), ("away", "table-ended-away")):
        if seats := [face.seat for face in observation.faces if face.sitter == sitter]:
            yield words(key, names=seat_names(observation, seats, words))


def winners(observation: Observation, words: Words) -> str:
    """Return who won, in one sentence; a shared first place names all who share it."""
    if observation.outcome is None:
        return ""
    first = [Seat(seat) for seat, place in enumerate(observation.outcome.places) if place == 1]
    names, points = seat_names(observation, first, words), observation.outcome.scores[first[0]]
    sentence = words("table-winners", names=names, count=len(first))
    reason = observation.outcome.reason
    if reason == "finished":
        return sentence
    own = f"{observation.game}-reason-{reason}"
    key = own if words.has(own) else f"reason-{reason}"
    return f"{sentence} {words(key, names=names, count=len(first), points=points)}"


def close_up_select(observation: Observation, words: Words) -> tuple[Block, ...]:
    """Return the list of parts that can be drawn large; nothing if there are none."""
    parts = pages_of(observation.game).close_ups(observation, words)[:MOST_OPTIONS]
    if not parts:
        return ()
    options = tuple(option(part, name) for part, name in parts)
    return (Select(Action(verbs.CLOSE_UP), words("select-close-up"), options),)


def _last_events(observation: Observation, words: Words) -> str:
    """Return the lines of the newest entry that counts, with others before them if they are few.

    Where they are too many the last ones stand there, after a line that says so.
    """
    lines: tuple[str, ...] = ()
    newest = 0
    for entry in reversed(lasting(observation.log)):
        if len(lines) >= LAST_EVENTS:
            break
        lines = (*entry_lines(entry, observation, words), *lines)
        newest = newest or len(lines)
    most = max(LAST_EVENTS, min(newest, MOST_EVENTS))
    shown = fitting(lines[-most:], MOST_EVENT_TEXT)
    left_out = newest - len(shown)
    return "\n".join((words("table-left-out", count=left_out), *shown) if left_out > 0 else shown)


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
            *still_buttons(observation, words),
            *return_buttons(observation, words),
            *free_buttons(observation, words),
            *(button(verbs.CLOSE_UP, name, part) for part, name in parts),
            button(verbs.HAND, words("button-hand")),
            button(verbs.LOG, words("button-log")),
            button(verbs.RULES, words("button-rules")),
            button(verbs.MORE, words("button-more")),
        )
    )


def _ended_buttons(words: Words) -> tuple[Buttons, ...]:
    return rows(
        (
            button(verbs.REMATCH, words("button-rematch"), style="primary"),
            button(verbs.BOARD, words("button-board")),
            button(verbs.REPLAY, words("button-replay")),
            button(verbs.LOG, words("button-log")),
            button(verbs.VERIFY, words("button-verify")),
            button(verbs.EXPORT, words("button-export")),
        )
    )
