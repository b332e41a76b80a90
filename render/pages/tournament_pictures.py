"""The pictures of a tournament, a page each: cross table, progress, bracket. Pure."""

from typing import Final

from play.formats.settings import TEAMS
from play.formats.views import TournamentView
from render import verbs
from render.described import Description
from render.page import Page, Paragraph, Picture
from render.pages.parts import button, page, rows, turning
from render.pages.tournament_standings import BRACKET, CROSS, RACE, picture_buttons
from render.phrases import QUIET
from render.tournament_cups import has_cup
from render.tournament_pictures import bracket, cross_table, cup_rounds
from render.tournament_pictures.race import race
from render.tournament_teams import as_entrants
from render.tournaments import mark_of, tournament_name
from text import Words

KINDS: Final = (CROSS, RACE, BRACKET)


def picture_page(view: TournamentView, words: Words, reader: int | None, kind: str, place: int = 0) -> Page:
    """Return a picture: page `place` of one of `KINDS`, the cross table for any other; `reader`: their entrant."""
    mark = mark_of(view)
    if view.format == TEAMS:
        own = next((each for each in view.teams if reader is not None and each == view.team_of(reader)), None)
        view, reader = as_entrants(view, words), None if own is None else own.team
    kinds = {each.action.arg.rpartition(".")[2] for each in picture_buttons(view, words)}
    ways = [
        *(each for each in picture_buttons(view, words) if not each.action.arg.endswith(f".{kind}")),
        button(verbs.STANDINGS, words("button-standings"), mark),
    ]
    if not kinds:
        nothing = Paragraph(words("cup-picture-none", name=tournament_name(view)))
        return page(nothing, *rows(ways), accent=QUIET)
    kind = kind if kind in kinds else CROSS if CROSS in kinds else BRACKET
    pages = _pages(view, kind)
    place = max(0, min(place, pages - 1))
    turn = turning(verbs.CUP_PICTURE, place, pages, words, f"{mark}.{kind}.")
    shown = _described(view, words, reader, kind, place).picture()
    return page(
        Paragraph(words("cup-picture-of", name=tournament_name(view))), shown, *rows((*turn, *ways)), accent=QUIET
    )


def end_picture(view: TournamentView, words: Words) -> Picture | None:
    """Return what shows best how a tournament ended: the bracket, else the cross table; None: nothing was played."""
    if view.format == TEAMS:
        view = as_entrants(view, words)
    if _bracket_pages(view):
        return _bracket(view, words, None, 0).picture()
    return cross_table.cross_table(view, words).picture() if any(view.sheet.lines.values()) else None


def _pages(view: TournamentView, kind: str) -> int:
    if kind == BRACKET:
        return max(1, _bracket_pages(view))
    return cross_table.pages_of(view) if kind == CROSS else 1


def _bracket_pages(view: TournamentView) -> int:
    return cup_rounds.pages_of(view) if has_cup(view) else bracket.pages_of(view)


def _bracket(view: TournamentView, words: Words, reader: int | None, place: int) -> Description:
    if has_cup(view):
        return cup_rounds.cup_rounds(view, words, reader, page=place)
    return bracket.bracket(view, words, reader, page=place)


def _described(view: TournamentView, words: Words, reader: int | None, kind: str, place: int) -> Description:
    if kind == BRACKET:
        return _bracket(view, words, reader, place)
    return race(view, words, reader) if kind == RACE else cross_table.cross_table(view, words, reader, page=place)
