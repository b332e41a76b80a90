"""The question before the first season of a league: how many play in how many divisions, until when. Pure."""

from collections.abc import Sequence

from play.formats.divisions import matches_each
from play.formats.league_views import LeagueView
from render import verbs
from render.leagues import league_mark, league_name
from render.page import Page, Paragraph
from render.pages.parts import button, page, rows
from render.phrases import QUIET, moment, remaining
from text import Words


def league_start_page(view: LeagueView, sizes: Sequence[int], ends_at: int, next_at: int, words: Words) -> Page:
    """Return the question whether the first season opens now.

    `sizes`: the members of each division, the top one first; `ends_at`, `next_at`: when it would end, and the next one
    open (unix seconds).
    """
    mark = league_mark(view)
    matches = {matches_each(size, view.seats) for size in sizes}
    lines = (
        words("league-start-members", count=sum(sizes), divisions=len(sizes)),
        words("league-start-sizes", sizes=words.listed(map(str, sizes))) if len(sizes) > 1 else "",
        words("league-start-matches", least=min(matches), most=max(matches), is_same=len(matches) == 1),
        words("league-start-ends", at=moment(ends_at), left=remaining(ends_at)),
        words("league-start-next", at=moment(next_at)),
    )
    return page(
        Paragraph(words("league-start-question", name=league_name(view))),
        Paragraph("\n".join(filter(None, lines))),
        Paragraph(words("league-start-note")),
        *rows(
            (
                button(verbs.LEAGUE_START, words("button-cup-start-yes"), f"{mark}.{verbs.YES}", style="success"),
                button(verbs.LEAGUE_ORGANISE, words("button-back"), mark),
            )
        ),
        accent=QUIET,
    )
