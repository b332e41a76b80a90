"""The table message (what everybody sees of a match) in its four forms: running, shrunk to its log, ended, cancelled.

Pure. A running table has the headline, who is awaited, the board, the last events and the buttons, in this order.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from games.kernel.ids import Seat
from games.kernel.sight import News, Sight
from render import verbs
from render.game_pages import Lens
from render.limits import MOST_OPTIONS, MOST_TEXT, fitting
from render.page import Action, Block, Buttons, Page, Paragraph, Picture, Select
from render.pages.news import all_lines
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


def table_page(sight: Sight, words: Words, called: Iterable[Seat] = (), lens: Lens | None = None) -> Page:
    """Return the message of a running match; `called` are seats that are newly awaited and are to be notified."""
    seats = tuple(called)
    owing = {decision.seat for decision in sight.awaited()}
    ids = tuple(sight.face(seat).user_id for seat in seats if seat in owing)
    return page(
        Paragraph(headline(sight, words, seats)),
        *_board(sight, lens, words),
        Paragraph(_last_events(sight, words)),
        *_table_buttons(sight, words),
        *close_up_select(sight, words),
        accent=accent(sight),
        mentions=tuple(user_id for user_id in ids if user_id is not None),
    )


def shrunk_page(news: Iterable[News], sight: Sight, words: Words) -> Page:
    """Return what stays of a table message when a newer one stands below it: its log lines, no buttons."""
    lines = fitting(all_lines(news, sight, words), MOST_TEXT - 200)
    return page(Paragraph("\n".join((words("table-earlier", title=title(sight, words)), *lines))), accent=QUIET)


def ended_page(sight: Sight, shuffle: Shuffle, words: Words) -> Page:
    """Return the message of an ended match: who won, the arithmetic, the board as it stood, the opened shuffle."""
    game = pages_of(sight.game)
    return page(
        Paragraph(f"{words('table-ended', title=title(sight, words))}\n{winners(sight, words)}"),
        *game.result(sight, words),
        *_board(sight, None, words),
        Paragraph(words("table-shuffle-opened", secret=shuffle.secret, commitment=shuffle.commitment)),
        _ended_buttons(words),
        accent=accent(sight),
    )


def cancelled_page(sight: Sight, words: Words) -> Page:
    """Return the message of a match that was called off."""
    said = [words("table-cancelled", title=title(sight, words))]
    if sight.faces:
        seats = (face.seat for face in sight.faces)
        said.append(words("table-cancelled-players", names=seat_names(sight, seats, words)))
    return page(Paragraph("\n".join(said)), accent=QUIET)


def headline(sight: Sight, words: Words, called: Iterable[Seat] = ()) -> str:
    """Return game and number, round and phase, who is awaited until when."""
    phase = pages_of(sight.game).phase(sight, words) if sight.view is not None else words(f"waiting-{sight.status}")
    parts = (words("table-heading", title=title(sight, words)), phase, awaited(sight, words, called))
    return "\n".join(part for part in parts if part)


def winners(sight: Sight, words: Words) -> str:
    """Return who won, in one sentence; a shared first place names all who share it."""
    if sight.outcome is None:
        return ""
    first = [Seat(seat) for seat, place in enumerate(sight.outcome.places) if place == 1]
    sentence = words("table-winners", names=seat_names(sight, first, words), count=len(first))
    return sentence if sight.outcome.reason == "finished" else f"{sentence} {words('table-won-by-resignation')}"


def close_up_select(sight: Sight, words: Words) -> tuple[Block, ...]:
    """Return the list of parts that can be drawn large; nothing if there are none."""
    parts = pages_of(sight.game).close_ups(sight, words)[:MOST_OPTIONS]
    if not parts:
        return ()
    options = tuple(option(part, name) for part, name in parts)
    return (Select(Action(verbs.CLOSE_UP), words("select-close-up"), options),)


def _last_events(sight: Sight, words: Words) -> str:
    """Return the last lines of the log; only what they need is put into words."""
    lines: tuple[str, ...] = ()
    for news in reversed(sight.news):
        if len(lines) >= LAST_EVENTS:
            break
        lines = (*all_lines([news], sight, words), *lines)
    return "\n".join(fitting(lines[-LAST_EVENTS:], LAST_EVENTS_TEXT))


def _board(sight: Sight, lens: Lens | None, words: Words) -> tuple[Picture, ...]:
    return pages_of(sight.game).pictures(sight, replace(lens or Lens(), first_only=True), words)[:1]


def _table_buttons(sight: Sight, words: Words) -> tuple[Buttons, ...]:
    """Return the buttons of a running table; what is most needed beside the board is one press away.

    Two pictures side by side are too small on a phone, one above the other push the buttons off its screen.
    """
    parts = pages_of(sight.game).close_ups(sight, words)[:1]
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
