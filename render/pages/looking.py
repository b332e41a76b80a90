"""Private looks at a match: what is one's own, the board, one part drawn large, what was agreed. Pure."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from games.kernel.ids import Seat
from games.kernel.observation import Face, Observation
from render import verbs
from render.game_pages import Lens
from render.page import Button, Page, Paragraph, Rule
from render.pages.lobby import agreed
from render.pages.parts import button, look_buttons, page, rows
from render.pages.seated import seated_line
from render.pages.table import close_up_select, headline
from render.phrases import accent, escaped, game_name, moment, seated, time_out, title
from render.registry import pages_of
from text import Words


def _figure(face: Face, known: Mapping[Seat, tuple[int, int, int, int]], words: Words) -> Iterator[str]:
    """Yield how reliable a player is; only people can be."""
    if face.seat in known:
        in_time, answers, finished, matches = known[face.seat]
        percent = 100 * in_time // answers
        yield words("info-reliable", percent=percent, answers=answers, finished=finished, matches=matches)
    elif face.user_id is not None:
        yield words("info-newcomer")


def hand_page(observation: Observation, words: Words) -> Page:
    """Return what is the observer's own; spectators read that nothing is."""
    own = f"{observation.game}-hand-heading"
    heading = words(own if words.has(own) else "hand-heading", title=title(observation, words))
    if observation.observer is None or observation.view is None:
        said = words("hand-open" if observation.view is None else "hand-spectator")
        return page(Paragraph(f"{heading}\n{said}"))
    nothing = Paragraph(words("hand-nothing"))
    return page(
        Paragraph(heading),
        *(pages_of(observation.game).hand(observation, words) or (nothing,)),
        *rows(look_buttons(observation, words)),
        accent=accent(observation),
    )


def board_page(observation: Observation, words: Words, lens: Lens | None = None) -> Page:
    """Return the pictures of the table for this observer, each over the full width, and the parts to look closer at."""
    pictures = pages_of(observation.game).pictures(observation, lens or Lens(), words)
    return page(
        Paragraph(headline(observation, words)),
        *pictures[:1],
        *(block for picture in pictures[1:] for block in (Rule(), picture)),
        *rows([*_onward(observation, words), button(verbs.MORE, words("button-more"))]),
        *close_up_select(observation, words),
        accent=accent(observation),
    )


def _onward(observation: Observation, words: Words) -> list[Button]:
    """Return what leads on from the board, which does not lead to itself."""
    buttons = look_buttons(observation, words)
    return [each for each in buttons if each.action.verb != verbs.BOARD] or list(buttons)


def close_up_page(observation: Observation, part: str, words: Words, lens: Lens | None = None) -> Page:
    """Return one part drawn large; an unknown part leads to the board."""
    game = pages_of(observation.game)
    names = dict(game.close_ups(observation, words))
    if part not in names:
        return board_page(observation, words, lens)
    seen = replace(lens or Lens(), close_up=part, first_only=True)
    return page(
        Paragraph(words("choice-heading", label=escaped(names[part]))),
        *game.pictures(observation, seen, words)[:1],
        *rows(look_buttons(observation, words)),
        *close_up_select(observation, words),
        accent=accent(observation),
    )


def info_page(
    observation: Observation, host: str, pace: str, words: Words, known: Mapping[Seat, tuple[int, int, int, int]] = {}
) -> Page:
    """Return who plays, what was agreed, when it began and what is known of the shuffle.

    `known`: how reliable those are who have a figure: answers in time, of how many, matches finished, of how many.
    """
    lines = [
        words("table-heading", title=title(observation, words)),
        words("info-status", status=words(f"status-{observation.status}")),
        *([words("info-game", game=game_name(observation.game, words))] if observation.title else []),
        *([words("lobby-host", host=escaped(host))] if host else []),
        *([seated_line(observation, words)] if observation.allows is not None else []),
        *agreed(observation, pace, words),
        words("info-opened", when=moment(observation.opened_at)),
    ]
    if observation.started_at is not None:
        lines.append(words("info-started", when=moment(observation.started_at)))
    if observation.ended_at is not None:
        lines.append(words("info-ended", when=moment(observation.ended_at)))
    if observation.deadline_at is not None:
        lines.append(time_out(observation, observation.deadline_at, words))
    seats = "\n".join(
        " · ".join((seated(observation, face, words), *_figure(face, known, words))) for face in observation.faces
    )
    return page(
        Paragraph("\n".join(lines)),
        Paragraph(f"{words('info-seats')}\n{seats}" if seats else ""),
        Paragraph(words("info-shuffle", commitment=observation.commitment)),
        *rows([button(verbs.BOARD, words("button-board"))] if observation.view is not None else []),
        accent=accent(observation),
    )
