"""The card of an open table: who sits, what is agreed, what is missing to start. Pure."""

import msgspec

from games.kernel.ids import Seat
from games.kernel.observation import Observation
from render import verbs
from render.page import Buttons, Page, Paragraph
from render.pages.parts import button, page, rows
from render.phrases import QUIET, escaped, mark, named, title
from text import Words


class Gathering(msgspec.Struct, frozen=True):
    """What an open table's card tells beyond the observation.

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


def lobby_page(observation: Observation, gathering: Gathering, words: Words, called: tuple[int, ...] = ()) -> Page:
    """Return the card; `called` are the user ids of people to notify, such as those invited just now."""
    return page(
        Paragraph("\n".join(_heading(observation, gathering, words))),
        Paragraph(_seats(observation, gathering, words)),
        Paragraph("\n".join(agreed(observation, gathering.pace, words))),
        Paragraph("\n".join(_next(observation, gathering, words, called))),
        *_buttons(observation, gathering, words),
        accent=QUIET,
        mentions=called,
    )


def agreed(observation: Observation, pace: str, words: Words) -> tuple[str, ...]:
    """Return what was agreed when the table opened, one line each: pace, language, the game's options."""
    options = (
        words(
            "lobby-option",
            option=words(f"{observation.game}-option-{name}"),
            value=words(f"{observation.game}-option-{name}-{value}"),
        )
        for name, value in observation.options.items()
    )
    return (
        words("lobby-pace", pace=words(f"pace-{pace}")),
        words("lobby-language", language=words(f"language-{observation.language}")),
        *options,
    )


def missing(observation: Observation, gathering: Gathering) -> int:
    """Return how many players are still needed before the match can start."""
    taken = len(observation.faces)
    return min((count - taken for count in gathering.allowed() if count >= taken), default=0)


def _heading(observation: Observation, gathering: Gathering, words: Words) -> tuple[str, ...]:
    return (
        words("lobby-heading", title=title(observation, words)),
        words("lobby-host", host=escaped(gathering.host)),
    )


def _seats(observation: Observation, gathering: Gathering, words: Words) -> str:
    most = max(gathering.allowed())
    free = (f"{mark(Seat(seat))} {words('lobby-free-seat')}" for seat in range(len(observation.faces), most))
    head = words("lobby-seats", taken=len(observation.faces), most=most)
    return "\n".join((head, *(named(face, words) for face in observation.faces), *free))


def _next(observation: Observation, gathering: Gathering, words: Words, called: tuple[int, ...]) -> tuple[str, ...]:
    lines = [_readiness(observation, gathering, words)]
    if gathering.invited:
        lines.append(words("lobby-invited", names=words.listed(escaped(name) for name in gathering.invited)))
    if called:
        lines.append(" ".join(f"<@{user_id}>" for user_id in called))
    lines.append(words("lobby-shuffle", commitment=observation.commitment))
    return tuple(lines)


def _readiness(observation: Observation, gathering: Gathering, words: Words) -> str:
    lacking = missing(observation, gathering)
    if lacking:
        return words("lobby-missing", players=lacking)
    room = max(gathering.allowed()) - len(observation.faces)
    return words("lobby-ready", host=escaped(gathering.host), room=room)


def _buttons(observation: Observation, gathering: Gathering, words: Words) -> tuple[Buttons, ...]:
    full = len(observation.faces) >= max(gathering.allowed())
    computers = any(face.sitter == "ai" for face in observation.faces)
    ready = not missing(observation, gathering)
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
