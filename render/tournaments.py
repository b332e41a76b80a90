"""What tournaments and their entrants, matches and points are called on pages. Pure.

A page about a tournament carries its mark: its number, and the beginning of its commitment, which tells it from another
one that had the number before a restore.
"""

from collections.abc import Iterable

from play.formats.tie_breaks import TieBreak
from play.formats.views import EntrantView, PairingView, TournamentView
from render.limits import clipped
from render.page import number_in
from render.phrases import NAME, escaped, game_name, option_line, seen
from text import Words

TITLE = 60
"""So many characters of a tournament's name are shown at most; longer ones are refused anyway."""

MARK_SIGNS = 6
TWELFTHS = 12
FINAL_STAGE = 2
"""The stage after the one that all play."""

WITH_EDITION = frozenset({"buchholz", "buchholz_cut_1", "buchholz_median", "sonneborn_berger", "progressive"})
USUAL_EDITION = "2026"

_PARTS = {0: "", 1: "1/12", 2: "⅙", 3: "¼", 4: "⅓", 5: "5/12", 6: "½", 7: "7/12", 8: "⅔", 9: "¾", 10: "⅚", 11: "11/12"}


def mark_of(view: TournamentView) -> str:
    """Return the mark of a tournament: `12-a1b2c3`."""
    return f"{view.tournament}-{view.commitment[:MARK_SIGNS]}"


def marked(arg: str) -> tuple[int | None, str, str]:
    """Return the number and the sign of a mark, and what follows it in the argument of a control."""
    mark, _, rest = arg.partition(".")
    number, _, sign = mark.partition("-")
    return number_in(number), sign, rest


def has_mark(view: TournamentView, sign: str) -> bool:
    """Return whether that is the sign of this tournament; none is that of every one."""
    return not sign or view.commitment.startswith(sign)


def tournament_name(view: TournamentView) -> str:
    """Return the name of a tournament for a paragraph."""
    return escaped(clipped(view.name, TITLE))


def points(twelfths: int) -> str:
    """Return points as they are written: 42 twelfths are `3½`."""
    whole, rest = divmod(twelfths, TWELFTHS)
    part = _PARTS[rest]
    if not rest:
        return str(whole)
    return part if not whole else f"{whole} {part}" if "/" in part else f"{whole}{part}"


def plain_entrant(entrant: EntrantView | None, number: int, words: Words) -> str:
    """Return the name of an entrant for a button or a list; who was forgotten is a number."""
    name = "" if entrant is None else clipped(seen(entrant.name), NAME)
    return name or words("tournament-entrant", number=number)


def entrant_name(view: TournamentView, number: int, words: Words) -> str:
    """Return the name of an entrant for a paragraph."""
    return escaped(plain_entrant(view.entrants.get(number), number, words))


def plain_pairing(view: TournamentView, pairing: PairingView, words: Words) -> str:
    """Return who meets, for a list: `Ann – Boris`."""
    return " – ".join(plain_entrant(view.entrants.get(seat.entrant), seat.entrant, words) for seat in pairing.seats)


def pairing_name(view: TournamentView, pairing: PairingView, words: Words) -> str:
    """Return who meets, for a paragraph."""
    return escaped(plain_pairing(view, pairing, words))


def match_title(view: TournamentView, pairing: PairingView, words: Words) -> str:
    """Return what the match of a pairing is called: "Autumn Cup, round 3: Ann and Boris"."""
    names = [plain_entrant(view.entrants.get(seat.entrant), seat.entrant, words) for seat in pairing.seats]
    facts = {"name": clipped(view.name, TITLE), "people": _together(names, words), "round": pairing.round}
    if pairing.stage >= FINAL_STAGE or view.format == "knock_out":
        return words("tournament-match-final", **facts)
    return words("tournament-match-flow" if view.format == "flow" else "tournament-match", **facts)


def _together(names: Iterable[str], words: Words) -> str:
    """Return names joined by commas, the last one by "and"."""
    *others, last = names
    return words("tournament-and", others=words.listed(others), last=last) if others else last


def format_line(view: TournamentView, words: Words) -> str:
    """Return by which format a tournament is played, for how many rounds, and what follows: `flow: 7 matches each`."""
    settings = view.settings
    said = words(f"tournament-format-{view.format}", rounds=settings.rounds, at_once=settings.at_once)
    if settings.final:
        return words("tournament-then-final", format=said, count=settings.final, best_of=settings.best_of)
    if view.format == "knock_out" and settings.best_of > 1:
        return words("tournament-best-of", format=said, best_of=settings.best_of)
    return said


def game_lines(view: TournamentView, words: Words) -> tuple[str, ...]:
    """Return the game with the options that were chosen for it."""
    chosen = (option_line(view.game, option, value, words) for option, value in view.options.items())
    return (game_name(view.game, words), *chosen)


def tie_break_name(tie_break: TieBreak, words: Words) -> str:
    """Return the name of a tie-break, with its edition where that counts."""
    name = words(f"tie-break-{tie_break.name}")
    if tie_break.name in WITH_EDITION and tie_break.edition != USUAL_EDITION:
        return words("tie-break-of-edition", name=name, edition=words(f"tie-break-edition-{tie_break.edition}"))
    return name
