"""The card of an open table: who sits, what is agreed, what is missing to start. Pure."""

import msgspec

from games.kernel.ids import Seat
from games.kernel.sight import Sight
from render import verbs
from render.page import Buttons, Page, Paragraph
from render.pages.parts import button, page, rows
from render.phrases import QUIET, escaped, mark, named, title
from text import Words

SHORT_CODE = 12
"""Hexadecimal digits of the commitment on the card; the whole of it is on the info page."""


class Gathering(msgspec.Struct, frozen=True):
    """What an open table's card tells beyond the sight.

    `seat_counts` are the numbers of players the game allows, `seats` the one the host asked for (None: any of them).
    `invited` are names of people asked who have not answered yet.
    """

    host: str
    pace: str
    seat_counts: tuple[int, ...]
    seats: int | None = None
    invited: tuple[str, ...] = ()

    def allowed(self) -> tuple[int, ...]:
        """Return the numbers of players with which this table may start."""
        return self.seat_counts if self.seats is None else (self.seats,)


def lobby_page(sight: Sight, gathering: Gathering, words: Words, called: tuple[int, ...] = ()) -> Page:
    """Return the card; `called` are the user ids of people to notify, such as those invited just now."""
    return page(
        Paragraph("\n".join(_heading(sight, gathering, words))),
        Paragraph(_seats(sight, gathering, words)),
        Paragraph("\n".join(agreed(sight, gathering.pace, words))),
        Paragraph("\n".join(_next(sight, gathering, words, called))),
        *_buttons(sight, gathering, words),
        accent=QUIET,
        mentions=called,
    )


def agreed(sight: Sight, pace: str, words: Words) -> tuple[str, ...]:
    """Return what was agreed when the table opened, one line each: pace, language, the game's options."""
    options = (
        words(
            "lobby-option",
            option=words(f"{sight.game}-option-{name}"),
            value=words(f"{sight.game}-option-{name}-{value}"),
        )
        for name, value in sight.options.items()
    )
    return (
        words("lobby-pace", pace=words(f"pace-{pace}")),
        words("lobby-language", language=words(f"language-{sight.language}")),
        *options,
    )


def missing(sight: Sight, gathering: Gathering) -> int:
    """Return how many players are still needed before the match can start."""
    taken = len(sight.faces)
    return min((count - taken for count in gathering.allowed() if count >= taken), default=0)


def _heading(sight: Sight, gathering: Gathering, words: Words) -> tuple[str, ...]:
    return (
        words("lobby-heading", title=title(sight, words)),
        words("lobby-host", host=escaped(gathering.host)),
    )


def _seats(sight: Sight, gathering: Gathering, words: Words) -> str:
    most = max(gathering.allowed())
    free = (f"{mark(Seat(seat))} {words('lobby-free-seat')}" for seat in range(len(sight.faces), most))
    head = words("lobby-seats", taken=len(sight.faces), most=most)
    return "\n".join((head, *(named(face, words) for face in sight.faces), *free))


def _next(sight: Sight, gathering: Gathering, words: Words, called: tuple[int, ...]) -> tuple[str, ...]:
    lines = [_readiness(sight, gathering, words)]
    if gathering.invited:
        lines.append(words("lobby-invited", names=words.listed(escaped(name) for name in gathering.invited)))
    if called:
        lines.append(" ".join(f"<@{user_id}>" for user_id in called))
    lines.append(words("lobby-shuffle", code=sight.commitment[:SHORT_CODE]))
    return tuple(lines)


def _readiness(sight: Sight, gathering: Gathering, words: Words) -> str:
    lacking = missing(sight, gathering)
    if lacking:
        return words("lobby-missing", players=lacking)
    room = max(gathering.allowed()) - len(sight.faces)
    return words("lobby-ready", host=escaped(gathering.host), room=room)


def _buttons(sight: Sight, gathering: Gathering, words: Words) -> tuple[Buttons, ...]:
    full = len(sight.faces) >= max(gathering.allowed())
    computers = any(face.sitter == "ai" for face in sight.faces)
    ready = not missing(sight, gathering)
    return rows(
        (
            button(verbs.JOIN, words("button-join"), style="success", disabled=full),
            button(verbs.LEAVE, words("button-leave")),
            button(verbs.START, words("button-start"), style="primary", disabled=not ready),
            button(verbs.COMPUTER, words("button-add-computer"), disabled=full),
            button(verbs.UNCOMPUTER, words("button-remove-computer"), disabled=not computers),
            button(verbs.CANCEL, words("button-cancel"), style="danger"),
        )
    )
