"""Which matches the next round waits for, what each would give if it ended now, and the button that ends them. Pure."""

from play.formats.views import TournamentView, Unfinished, WouldEnd
from render import verbs
from render.page import Page, Paragraph
from render.pages.parts import button, page, rows
from render.pages.tournament_acts import result_of
from render.pages.tournament_card import place_of
from render.phrases import QUIET
from render.tournaments import entrant_name, mark_of, pairing_name, tournament_name
from text import Words

MOST_LISTED = 20
"""So many matches are listed; a page has room for no more with the longest names."""


def next_round_page(view: TournamentView, unfinished: Unfinished, words: Words) -> Page:
    """Return the question whether to end the matches that still run."""
    mark, how = mark_of(view), words(f"tournament-at-{view.settings.at_limit}")
    more = unfinished.count - len(unfinished.first)
    lines = [line for each in unfinished.first if (line := _line(view, each, words))]
    return page(
        Paragraph(words("next-round-heading", name=tournament_name(view), count=unfinished.count, how=how)),
        Paragraph("\n".join((*lines, *((words("next-round-more", count=more),) if more > 0 else ())))),
        Paragraph("\n".join((*_hint(unfinished, words), words("next-round-note")))),
        *rows(
            [
                button(
                    verbs.CUP_NEXT_YES, words("button-cup-next-yes"), f"{mark}.{unfinished.seen_at}", style="danger"
                ),
                button(verbs.CUP_ASK, words("button-cup-judgement"), mark),
                button(verbs.ORGANISE, words("button-back"), mark),
            ]
        ),
        accent=QUIET,
    )


def _hint(unfinished: Unfinished, words: Words) -> tuple[str, ...]:
    """Return that a computer can be asked, where a match would count for nobody, or nobody can know yet for whom."""
    is_open = any(each.how in {"void", "hidden"} for each in unfinished.first)
    return (words("next-round-judgement"),) if is_open else ()


def _line(view: TournamentView, ending: WouldEnd, words: Words) -> str:
    pairing = next((each for each in view.pairings if each.pairing == ending.pairing), None)
    if pairing is None:
        return ""
    said = words(f"next-round-{ending.how}", result=result_of([{"twelfths": each} for each in ending.twelfths], words))
    if ending.missing:
        names = words.listed(entrant_name(view, pairing.seats[seat].entrant, words) for seat in ending.missing)
        said = words("next-round-missing", said=said, names=names)
    return words(
        "next-round-line", people=pairing_name(view, pairing, words), where=place_of(pairing, words), said=said
    )
