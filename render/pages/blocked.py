"""The list of people somebody does not want at their tables. Pure."""

from collections.abc import Sequence

from render import verbs
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, escaped
from text import Words


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
