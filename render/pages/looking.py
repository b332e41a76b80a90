"""Private looks at a match: what is one's own, the board, one part drawn large, what was agreed. Pure."""

from msgspec.structs import replace

from games.kernel.sight import Face, Sight
from render import verbs
from render.game_pages import Lens
from render.page import Page, Paragraph, Rule
from render.pages.lobby import agreed
from render.pages.parts import button, look_buttons, page, rows
from render.pages.table import close_up_select, headline
from render.phrases import accent, escaped, moment, named, remaining, title
from render.registry import pages_of
from text import Words


def hand_page(sight: Sight, words: Words) -> Page:
    """Return what is the observer's own; spectators are told that nothing is."""
    if sight.observer is None or sight.view is None:
        said = words("hand-open" if sight.view is None else "hand-spectator")
        return page(Paragraph(f"{words('hand-heading', title=title(sight, words))}\n{said}"))
    return page(
        Paragraph(words("hand-heading", title=title(sight, words))),
        *pages_of(sight.game).hand(sight, words),
        *rows(look_buttons(sight, words)),
        accent=accent(sight),
    )


def board_page(sight: Sight, words: Words, lens: Lens | None = None) -> Page:
    """Return the pictures of the table for this observer, each over the full width, and the parts to look closer at."""
    pictures = pages_of(sight.game).pictures(sight, lens or Lens(), words)
    return page(
        Paragraph(headline(sight, words)),
        *pictures[:1],
        *(block for picture in pictures[1:] for block in (Rule(), picture)),
        *rows(look_buttons(sight, words)[:1]),
        *close_up_select(sight, words),
        accent=accent(sight),
    )


def close_up_page(sight: Sight, part: str, words: Words, lens: Lens | None = None) -> Page:
    """Return one part drawn large; an unknown part leads to the board."""
    game = pages_of(sight.game)
    names = dict(game.close_ups(sight, words))
    if part not in names:
        return board_page(sight, words, lens)
    seen = replace(lens or Lens(), close_up=part, first_only=True)
    return page(
        Paragraph(words("choice-heading", label=escaped(names[part]))),
        *game.pictures(sight, seen, words)[:1],
        *rows(look_buttons(sight, words)),
        *close_up_select(sight, words),
        accent=accent(sight),
    )


def info_page(sight: Sight, host: str, pace: str, words: Words) -> Page:
    """Return who plays, what was agreed, when it began and what is known of the shuffle."""
    lines = [
        words("table-heading", title=title(sight, words)),
        words("info-status", status=words(f"status-{sight.status}")),
        words("lobby-host", host=escaped(host)),
        *agreed(sight, pace, words),
        words("info-opened", when=moment(sight.opened_at)),
    ]
    if sight.started_at is not None:
        lines.append(words("info-started", when=moment(sight.started_at)))
    if sight.ended_at is not None:
        lines.append(words("info-ended", when=moment(sight.ended_at)))
    if sight.deadline_at is not None:
        lines.append(words("awaited-until", when=remaining(sight.deadline_at)))
    seats = "\n".join(_sitter(face, words) for face in sight.faces)
    return page(
        Paragraph("\n".join(lines)),
        Paragraph(f"{words('info-seats')}\n{seats}" if seats else ""),
        Paragraph(words("info-shuffle", commitment=sight.commitment)),
        *rows([button(verbs.BOARD, words("button-board"))] if sight.view is not None else []),
        accent=accent(sight),
    )


def _sitter(face: Face, words: Words) -> str:
    name = named(face, words)
    return name if face.sitter == "person" else f"{name} ({words(f'sitter-{face.sitter}')})"
