"""What is stored about a person, how to get it or have it forgotten, and whom they do not want to meet. Pure."""

from collections.abc import Sequence

from render import verbs
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, escaped
from text import Words


def privacy_page(words: Words, contact: str = "") -> Page:
    """Return what is stored, for how long, and both ways out; `contact`: whom to ask, as they have written it."""
    asked = words("privacy-contact", contact=contact) if contact else ""
    return page(
        Paragraph(f"{words('privacy')}\n\n{asked}".strip()),
        *rows(
            [
                button(verbs.MY_DATA, words("button-my-data")),
                button(verbs.BLOCKED, words("button-blocked")),
                button(verbs.ACCOUNTS, words("button-accounts")),
                button(verbs.FORGET, words("button-forget"), style="danger"),
            ]
        ),
        accent=QUIET,
    )


def forgotten_page(matches: int, words: Words) -> Page:
    """Return that a person was forgotten, whose name stood in `matches` matches."""
    return page(Paragraph(words("privacy-forgotten", matches=matches)), accent=QUIET)


def my_data_page(words: Words) -> Page:
    """Return the words beside the file of what is stored about a person."""
    return page(Paragraph(words("privacy-file")), accent=QUIET)


def blocked_page(people: Sequence[tuple[int, str]], words: Words) -> Page:
    """Return the list of `people`, by id and name, with what adds to it and takes from it."""
    names = words.listed(escaped(name) for _, name in people)
    free = tuple(option(str(user_id), name) for user_id, name in people)
    return page(
        Paragraph(f"{words('blocked-heading')}\n{words('blocked-names', names=names) if people else ''}"),
        Select(Action(verbs.BLOCKED), words("select-block"), of="people"),
        *((Select(Action(verbs.UNBLOCK), words("select-unblock"), free),) if free else ()),
        *rows([button(verbs.PRIVACY, words("button-back"))]),
        accent=QUIET,
    )
