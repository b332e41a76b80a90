"""What a computer says of a match of a tournament, for its organisers: they decide, and can take it as their result.

What it said goes with the button (`12_1-2_724-276`: the pairing, places, thousandths), and from there into the form.
Pure.
"""

import re

from play.formats.views import Proposal, TournamentView
from render import verbs
from render.judged import of_a_hundred
from render.page import Page, Paragraph
from render.pages.parts import button, page, rows
from render.pages.tournament_card import place_of
from render.pages.tournament_forms import PLACES
from render.phrases import QUIET
from render.tournaments import entrant_name, mark_of, pairing_name, plain_entrant, tournament_name
from text import Words

_CARRIED = re.compile(r"(\d{1,9})_(\d(?:-\d)*)_(\d{1,4}(?:-\d{1,4})*)", re.ASCII)


def judgement_page(view: TournamentView, proposal: Proposal, words: Words) -> Page:
    """Return what the computer says, and the button of the form in which that is filled in."""
    mark = mark_of(view)
    pairing = next(each for each in view.pairings if each.pairing == proposal.pairing)
    lines = [
        words(
            "cup-judged-line",
            place=proposal.places[seat],
            player=entrant_name(view, pairing.seats[seat].entrant, words),
            share=of_a_hundred(proposal.shares[seat]),
        )
        for seat in sorted(range(len(proposal.places)), key=lambda seat: (proposal.places[seat], seat))
    ]
    people, where = pairing_name(view, pairing, words), place_of(pairing, words)
    return page(
        Paragraph(words("cup-judged-heading", name=tournament_name(view), people=people, where=where)),
        Paragraph("\n".join(lines)),
        Paragraph(words("cup-judged-note")),
        *rows(
            [
                button(verbs.CUP_JUDGE, words("button-cup-judged"), f"{mark}.{carried(proposal)}", style="primary"),
                button(verbs.ORGANISE, words("button-back"), mark),
            ]
        ),
        accent=QUIET,
    )


def carried(proposal: Proposal) -> str:
    """Return what the computer said, as the button carries it."""
    places, shares = ("-".join(map(str, each)) for each in (proposal.places, proposal.shares))
    return f"{proposal.pairing}_{places}_{shares}"


def proposed(view: TournamentView, rest: str, words: Words) -> dict[str, str]:
    """Return what the form of a result is filled in with, by name, where a button carries it; else nothing."""
    found = _CARRIED.fullmatch(rest)
    pairing = None if found is None else next((each for each in view.pairings if str(each.pairing) == found[1]), None)
    if found is None or pairing is None:
        return {}
    places, shares = (tuple(int(each) for each in part.split("-")) for part in (found[2], found[3]))
    if not len(places) == len(shares) == len(pairing.seats):
        return {}
    named = {kept: name for name, kept in PLACES.items()}
    said = words.listed(
        words(
            "cup-judged-share",
            player=plain_entrant(view.entrants.get(seat.entrant), seat.entrant, words),
            share=of_a_hundred(share),
        )
        for seat, share in zip(pairing.seats, shares, strict=True)
    )
    result = named.get(places) if view.seats == len(places) == 2 else None
    return {
        "pairing": found[1],
        "result": result or " ".join(map(str, places)),
        "reason": words("cup-judged-reason", line=said),
    }
