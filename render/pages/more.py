"""`More` on the table: what is seldom needed; and the questions before something is ended for good. Pure."""

from games.kernel.sight import Sight
from render import verbs
from render.page import Button, Page, Paragraph
from render.pages.parts import button, look_buttons, page, rows
from render.pages.table import close_up_select, headline
from render.phrases import SEAL, accent, escaped, title
from render.registry import pages_of
from text import Words


def more_page(sight: Sight, words: Words, may_cancel: bool = False) -> Page:
    """Return everything else one can do here; `may_cancel` is for the host and the server's staff."""
    extras = pages_of(sight.game).extra_pages(sight, words) if sight.view is not None else ()
    buttons = [button(verbs.BOARD, words("button-board"))]
    buttons += [button(verbs.EXTRA, name, extra) for extra, name in extras]
    buttons += [
        button(verbs.REPLAY, words("button-replay")),
        button(verbs.INFO, words("button-info")),
        button(verbs.SETTINGS, words("button-settings")),
        button(verbs.HELP, words("button-help")),
        *_own(sight, words),
    ]
    if may_cancel:
        buttons.append(button(verbs.CANCEL, words("button-cancel"), style="danger"))
    undo = words("more-undo" if sight.undoable else "more-no-undo") if sight.observer is not None else ""
    return page(
        Paragraph("\n".join(part for part in (headline(sight, words), undo) if part)),
        *rows(buttons),
        *(close_up_select(sight, words) if sight.view is not None else ()),
        accent=accent(sight),
    )


def resign_page(sight: Sight, words: Words) -> Page:
    """Return the question before a seat is given up."""
    return _question(words("resign-question", title=title(sight, words)), verbs.RESIGN, words("button-resign"), words)


def cancel_page(sight: Sight, words: Words) -> Page:
    """Return the question before a match is called off."""
    return _question(words("cancel-question", title=title(sight, words)), verbs.CANCEL, words("button-cancel"), words)


def forget_page(running: int, words: Words) -> Page:
    """Return the question before a person is forgotten, who sits in `running` running matches."""
    return _question(words("forget-question", running=running), verbs.FORGET, words("button-forget"), words)


def extra_page(sight: Sight, extra: str, words: Words) -> Page:
    """Return a page of the game's own; an unknown one leads to `More`."""
    game = pages_of(sight.game)
    names = dict(game.extra_pages(sight, words))
    if extra not in names:
        return more_page(sight, words)
    return page(
        Paragraph(words("choice-heading", label=escaped(names[extra]))),
        *game.extra_blocks(sight, extra, words),
        *rows(look_buttons(sight, words)),
        accent=accent(sight),
    )


def _own(sight: Sight, words: Words) -> tuple[Button, ...]:
    if sight.observer is None or sight.status != "running":
        return ()
    return (
        button(verbs.UNDO, words("button-undo"), disabled=not sight.undoable),
        button(verbs.RESIGN, words("button-resign"), style="danger"),
    )


def _question(said: str, verb: str, yes: str, words: Words) -> Page:
    return page(Paragraph(said), *rows([button(verb, yes, verbs.YES, style="danger")]), accent=SEAL)
