"""What is stored about a person, and how to get it or have it forgotten. Pure."""

from render import verbs
from render.page import Page, Paragraph
from render.pages.parts import button, page, rows
from render.phrases import QUIET
from text import Words


def privacy_page(words: Words) -> Page:
    """Return what is stored, for how long, and both ways out."""
    return page(
        Paragraph(words("privacy")),
        *rows(
            [
                button(verbs.MY_DATA, words("button-my-data")),
                button(verbs.BLOCKED, words("button-blocked")),
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
