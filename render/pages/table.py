"""The table message (what everybody sees of a match) in its four forms: running, shrunk to its log, ended, cancelled.

Pure. A running table has the headline, who is awaited, the board, the last events and the buttons, in this order.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from games.kernel.ids import Seat
from games.kernel.observation import LogEntry, Observation
from render import verbs
from render.game_pages import Lens
from render.limits import MOST_OPTIONS, MOST_TEXT, fitting
from render.page import Action, Block, Buttons, Page, Paragraph, Picture, Select
from render.pages.log_lines import all_lines
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, accent, awaited, seat_names, title
from render.registry import pages_of
from text import Words

LAST_EVENTS = 4
LAST_EVENTS_TEXT = 400


class Shuffle(msgspec.Struct, frozen=True):
    """The secret of a match, opened after its end, and what was shown of it before; both hexadecimal."""

    secret: str
    commitment: str


def table_page(observation: Observation, words: Words, called: Iterable[Seat] = (), lens: Lens | None = None) -> Page:
    """Return the message of a running match; `called` are seats that are newly awaited and are to be notified."""
    seats = tuple(called)
    owing = {decision.seat for decision in observation.awaited()}
    ids = tuple(observation.face(seat).user_id for seat in seats if seat in owing)
    return page(
        Paragraph(headline(observation, words, seats)),
        *_board(observation, lens, words),
        Paragraph(_last_events(observation, words)),
        Paragraph(_wish_to_cancel(observation, words)),
        *_table_buttons(observation, words),
        *close_up_select(observation, words),
        accent=accent(observation),
        mentions=tuple(user_id for user_id in ids if user_id is not None),
    )


def _wish_to_cancel(observation: Observation, words: Words) -> str:
    """Return who agrees that the match is called off, and where the others can."""
    agreed = observation.cancel_agreed
    return words("table-agreed", names=seat_names(observation, agreed, words), count=len(agreed)) if agreed else ""


def shrunk_page(log: Iterable[LogEntry], observation: Observation, words: Words) -> Page:
    """Return what remains of a table message when there is a newer one below it: its log lines, no buttons."""
    lines = fitting(all_lines(log, observation, words), MOST_TEXT - 200)
    return page(Paragraph("\n".join((words("table-earlier", title=title(observation, words)), *lines))), accent=QUIET)


def ended_page(observation: Observation, shuffle: Shuffle, words: Words) -> Page:
    """Return the message of an ended match: who won, the arithmetic, the board as it stood, the opened shuffle."""
    game = pages_of(observation.game)
    return page(
        Paragraph(f"{words('table-ended', title=title(observation, words))}\n{winners(observation, words)}"),
        *game.result(observation, words),
        *_board(observation, None, words),
        Paragraph(words("table-shuffle-opened", secret=shuffle.secret, commitment=shuffle.commitment)),
        _ended_buttons(words),
        accent=accent(observation),
    )


def cancelled_page(observation: Observation, words: Words) -> Page:
    """Return the message of a match that was called off."""
    said = [words("table-cancelled", title=title(observation, words))]
    if observation.faces:
        seats = (face.seat for face in observation.faces)
        said.append(words("table-cancelled-players", names=seat_names(observation, seats, words)))
    return page(Paragraph("\n".join(said)), accent=QUIET)


def headline(observation: Observation, words: Words, called: Iterable[Seat] = ()) -> str:
    """Return game and number, round and phase, who is awaited until when."""
    phase = (
        pages_of(observation.game).phase(observation, words)
        if observation.view is not None
        else words(f"waiting-{observation.status}")
    )
    parts = (words("table-heading", title=title(observation, words)), phase, awaited(observation, words, called))
    return "\n".join(part for part in parts if part)


def winners(observation: Observation, words: Words) -> str:
    """Return who won, in one sentence; a shared first place names all who share it."""
    if observation.outcome is None:
        return ""
    first = [Seat(seat) for seat, place in enumerate(observation.outcome.places) if place == 1]
    sentence = words("table-winners", names=seat_names(observation, first, words), count=len(first))
    reason = observation.outcome.reason
    if reason == "finished":
        return sentence
    own = f"{observation.game}-reason-{reason}"
    return f"{sentence} {words(own if words.has(own) else f'reason-{reason}')}"


def close_up_select(observation: Observation, words: Words) -> tuple[Block, ...]:
    """Return the list of parts that can be drawn large; nothing if there are none."""
    parts = pages_of(observation.game).close_ups(observation, words)[:MOST_OPTIONS]
    if not parts:
        return ()
    options = tuple(option(part, name) for part, name in parts)
    return (Select(Action(verbs.CLOSE_UP), words("select-close-up"), options),)


def _last_events(observation: Observation, words: Words) -> str:
    """Return the last lines of the log; only what they need is put into words."""
    lines: tuple[str, ...] = ()
    for entry in reversed(observation.log):
        if len(lines) >= LAST_EVENTS:
            break
        lines = (*all_lines([entry], observation, words), *lines)
    return "\n".join(fitting(lines[-LAST_EVENTS:], LAST_EVENTS_TEXT))


def _board(observation: Observation, lens: Lens | None, words: Words) -> tuple[Picture, ...]:
    return pages_of(observation.game).pictures(observation, replace(lens or Lens(), first_only=True), words)[:1]


def _table_buttons(observation: Observation, words: Words) -> tuple[Buttons, ...]:
    """Return the buttons of a running table; what is most needed beside the board is one press away.

    Two pictures side by side are too small on a phone, one above the other push the buttons off its screen.
    """
    parts = pages_of(observation.game).close_ups(observation, words)[:1]
    return rows(
        (
            button(verbs.MENU, words("button-your-move"), style="primary"),
            *(button(verbs.CLOSE_UP, name, part) for part, name in parts),
            button(verbs.HAND, words("button-hand")),
            button(verbs.LOG, words("button-log")),
            button(verbs.RULES, words("button-rules")),
            button(verbs.MORE, words("button-more")),
        )
    )


def _ended_buttons(words: Words) -> Buttons:
    return rows(
        (
            button(verbs.REMATCH, words("button-rematch"), style="primary"),
            button(verbs.REPLAY, words("button-replay")),
            button(verbs.LOG, words("button-log")),
            button(verbs.VERIFY, words("button-verify")),
            button(verbs.EXPORT, words("button-export")),
        )
    )[0]
