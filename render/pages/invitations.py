"""Direct messages that ask somebody to an open table, and what becomes of them. Pure."""

from games.kernel.observation import Observation
from render import verbs
from render.page import Page, Paragraph
from render.pages.notices import address, note
from render.pages.parts import button, page, rows
from render.phrases import QUIET, escaped, title
from text import Words


def invited_page(
    observation: Observation,
    host: str,
    channel_id: int | None,
    words: Words,
    guild_id: int | None = None,
    *,
    is_reserved: bool = False,
) -> Page:
    """Return the direct message to somebody who is asked to join; `is_reserved`: a seat is reserved for them."""
    key = "invited-reserved" if is_reserved else "invited"
    said = words(key, host=escaped(host), title=title(observation, words))
    return page(
        Paragraph(_with_address(said, observation, channel_id, guild_id, words)),
        *rows(
            [
                button(verbs.JOIN, words("button-join"), style="success"),
                button(verbs.DECLINE, words("button-decline")),
                button(verbs.INFO, words("button-info")),
            ]
        ),
        accent=QUIET,
    )


def put_away_page(
    observation: Observation,
    channel_id: int | None,
    guild_id: int | None,
    state: str,
    words: Words,
) -> Page:
    """Return what that message says once it is answered (`state`: `joined`, `declined`), or too late for an answer.

    `missed`: the match has begun without them; `closed`: no match ever began.
    """
    said = words(f"invitation-{state}", title=title(observation, words))
    return note(said if state == "closed" else _with_address(said, observation, channel_id, guild_id, words))


def declined_page(observation: Observation, words: Words) -> Page:
    """Return the private answer to who has declined to join an open table, and can change their mind."""
    said = words("declined", title=title(observation, words))
    join = button(verbs.JOIN, words("button-join-after-all"))
    return page(Paragraph(f"{said}\n{words('declined-can-join')}"), *rows([join]), accent=QUIET)


def _with_address(
    said: str, observation: Observation, channel_id: int | None, guild_id: int | None, words: Words
) -> str:
    return "\n".join(filter(None, (said, address(observation, channel_id, guild_id, words))))
