"""What tournaments and their entrants, matches and points are called on pages. Pure.

A page about a tournament carries its mark: its number, and the beginning of its commitment, which tells it from another
one that had the number before a restore.
"""

import re
from collections.abc import Iterable, Sequence

from games.kernel.errors import Refusal
from play.formats.applying import NO_TABLES, least_of
from play.formats.settings import BY_MATCH, CHOSEN, FLOWS, GROUPED, PAIRED_AT_START, TEAMS
from play.formats.standings import Row
from play.formats.views import EntrantView, PairingView, TeamView, TournamentView
from render.limits import clipped
from render.page import number_in
from render.phrases import BETWEEN, NAME, escaped, game_name, option_line, seen
from text import LANGUAGES, Words
from text import words as words_of
from text.aliases import folded

TITLE = 60
"""So many characters of a tournament's name are shown at most; longer ones are refused anyway."""

PEOPLE, CONTEST = 64, 48
"""So many characters of who plays, and of the tournament, are in the name of a match."""

PAIR, PAIRED = " – ", 2
MARK_SIGNS = 6
HASH_SIGNS = 8
TWELFTHS = 12
LETTERS = 26
FINAL_STAGE = 2
"""The stage after the one that all play."""


MOST_NAMED = 5

_MENTION = re.compile(r"<@!?([0-9]{1,18})>")
_PARTS = {0: "", 1: "1/12", 2: "⅙", 3: "¼", 4: "⅓", 5: "5/12", 6: "½", 7: "7/12", 8: "⅔", 9: "¾", 10: "⅚", 11: "11/12"}


def mark_of(view: TournamentView) -> str:
    """Return the mark of a tournament: `12-a1b2c3`."""
    return f"{view.tournament}-{view.commitment[:MARK_SIGNS]}"


def hash_beginning(commitment: str) -> str:
    """Return so much of a hash as people compare; pages on which chance is checked have the whole."""
    return f"{commitment[:HASH_SIGNS]}…"


def marked(arg: str) -> tuple[int | None, str, str]:
    """Return the number and the sign of a mark, and what follows it in the argument of a control."""
    mark, _, rest = arg.partition(".")
    number, _, sign = mark.partition("-")
    return number_in(number), sign, rest


def has_mark(commitment: str, sign: str) -> bool:
    """Return whether that is the sign of the tournament with this commitment; none is that of every one."""
    return not sign or commitment.startswith(sign)


def tournament_name(view: TournamentView) -> str:
    """Return the name of a tournament for a paragraph."""
    return escaped(clipped(view.name, TITLE))


def is_in_rounds(view: TournamentView) -> bool:
    """Return whether the whole tournament waits for the matches of a round before it pairs the next one.

    In a flow, and where all is paired at the start, only for its final: that waits for all matches before it.
    """
    if view.newest_round(FINAL_STAGE):
        return True
    has_final = view.format in GROUPED or view.settings.final > 0
    return view.format not in FLOWS and (view.format not in PAIRED_AT_START or has_final)


def default_name(kind: str, game: str, of: str, words: Words) -> str:
    """Return what a new contest is called that nobody has named; `kind`: tournament or league, `of`: its format."""
    named, genitive = game_name(game, words), f"{game}-name.genitive"
    declined = words(genitive) if words.has(genitive) else named
    return words(f"{kind}-new-name", game=named, game_genitive=declined, format=of)


def following_name(kind: str, name: str, before: str, game: str, of: str) -> str | None:
    """Return what a contest is called now that nobody has named; None: its name was typed, or is the right one.

    Such a name follows game and format, in the language in which it was made. `before`: the game that it had, `game`
    and `of`: the game and format that it has.
    """
    for language in LANGUAGES:
        said = words_of(language)
        known = {default_name(kind, before, each, said) for each in (CHOSEN if kind == "tournament" else ("",))}
        if any(re.fullmatch(rf"{re.escape(each)}( [0-9]+)?", name) for each in known):
            new = default_name(kind, game, of, said)
            return None if re.fullmatch(rf"{re.escape(new)}( [0-9]+)?", name) else new
    return None


def points(twelfths: int) -> str:
    """Return points as they are written: 42 twelfths are `3½`."""
    whole, rest = divmod(twelfths, TWELFTHS)
    part = _PARTS[rest]
    if not rest:
        return str(whole)
    return part if not whole else f"{whole} {part}" if "/" in part else f"{whole}{part}"


def plain_entrant(entrant: EntrantView | None, number: int, words: Words) -> str:
    """Return the name of an entrant for a button or a list; who was forgotten is a number."""
    return _called("" if entrant is None else entrant.name, number, words)


def _called(name: str, number: int, words: Words) -> str:
    """Return how an entrant of this name, or of none, is called."""
    return clipped(seen(name), NAME) or words("tournament-entrant", number=number)


def entrant_name(view: TournamentView, number: int, words: Words) -> str:
    """Return the name of an entrant for a paragraph."""
    return escaped(plain_entrant(view.entrants.get(number), number, words))


def plain_pairing(view: TournamentView, pairing: PairingView, words: Words) -> str:
    """Return who meets, for a list: `Ann – Boris`."""
    return PAIR.join(plain_entrant(view.entrants.get(seat.entrant), seat.entrant, words) for seat in pairing.seats)


def pairing_name(view: TournamentView, pairing: PairingView, words: Words) -> str:
    """Return who meets, for a paragraph."""
    return escaped(plain_pairing(view, pairing, words))


def match_title(
    tournament: str, form: str, entrants: Iterable[tuple[int, str]], at: tuple[int, int], words: Words
) -> str:
    """Return what a match is called: "Ann – Boris · Autumn Cup, round 3"; who plays is what tells it from others.

    `form`: the tournament's format; `entrants`: by seat, their numbers and names, which are empty of who was
    forgotten; `at`: the stage and round.
    """
    stage, number = at
    is_final = stage >= FINAL_STAGE or form == "knock_out"
    key = "tournament-match-final" if is_final else "tournament-match-flow" if form in BY_MATCH else "tournament-match"
    contest = words(key, name=clipped(_joined(seen(tournament)), CONTEST), round=number)
    return f"{_together([_called(name, entrant, words) for entrant, name in entrants], words)}{BETWEEN}{contest}"


def _together(names: Sequence[str], words: Words) -> str:
    """Return who meets, each name so short that all have room: `Ann – Boris`, or `Ann, Boris, Vera`."""
    most = PEOPLE // max(len(names), 2)
    short = [clipped(_joined(name), most) for name in names]
    return PAIR.join(short) if len(short) == PAIRED else words.listed(short)


def _joined(name: str) -> str:
    """Return a name without what parts the name of a match."""
    return name.replace(BETWEEN, " ")


def format_line(view: TournamentView, words: Words) -> str:
    """Return by which format a tournament is played, for how many rounds, and what follows: `flow: 7 matches each`."""
    settings = view.settings
    if view.format == TEAMS:
        facts = {"boards": settings.boards, "rounds": settings.rounds}
        return words(f"tournament-format-teams-{settings.teams_meet}", **facts)
    said = words(
        f"tournament-format-{view.format}", rounds=settings.rounds, at_once=settings.at_once, size=settings.group_size
    )
    if view.settings.cup != "pairs":
        cup = words(f"cup-kind-{settings.cup}", through=settings.cup_through)
        if view.format == "knock_out":
            return cup
        if view.format in GROUPED:
            return words("cup-after-groups", format=said, count=settings.group_best, cup=cup)
        if settings.final:
            return words("cup-after", format=said, count=settings.final, cup=cup)
    if view.format in GROUPED:
        return words("tournament-groups-final", format=said, count=settings.group_best, best_of=settings.best_of)
    if settings.final:
        return words("tournament-then-final", format=said, count=settings.final, best_of=settings.best_of)
    if view.format == "knock_out" and settings.best_of > 1:
        return words("tournament-best-of", format=said, best_of=settings.best_of)
    return said


def least_line(view: TournamentView, words: Words) -> str:
    """Return how few can start, and once people enter how many there are so far."""
    if view.format == TEAMS:
        count = sum(len(each.members) >= view.settings.boards for each in view.teams)
    else:
        count = sum(each.status in {"entered", "playing"} for each in view.entrants.values())
    least = least_of(view.format, view.settings)
    kind = "teams" if view.format == TEAMS else "tables" if view.format == "tables" else "people"
    is_open = view.status == "open"
    return words("tournament-least", least=least, count=count, kind=kind, is_open=is_open, none=NO_TABLES)


def group_name(number: int) -> str:
    """Return what a group is called: A to Z, then AA, AB and so on."""
    name = ""
    while number:
        number, letter = divmod(number - 1, LETTERS)
        name = f"{chr(ord('A') + letter)}{name}"
    return name


def team_rounds(view: TournamentView) -> int:
    """Return how many rounds there are of teams in all; where all meet, as many as the teams need."""
    if view.settings.teams_meet == "all":
        return max(len(view.teams) - 1 + len(view.teams) % 2, view.newest_round(1))
    return max(view.settings.rounds, view.newest_round(1))


def part_name(view: TournamentView, row: Row, words: Words) -> str:
    """Return in which part of the standings a place is: a group, or a board of teams; empty where there is one part."""
    if not row.group:
        return ""
    if view.format != TEAMS:
        return words("pairings-group", group=group_name(row.group))
    is_substitute = row.group > view.settings.boards
    return words("part-substitutes") if is_substitute else words("pairings-board", board=row.group)


def plain_team(team: TeamView, words: Words) -> str:
    """Return what a team is called, for a button, a list or a file."""
    return clipped(seen(team.name), NAME) or words("team-number", number=team.team)


def team_name(team: TeamView, words: Words) -> str:
    """Return what a team is called, for a paragraph."""
    return escaped(plain_team(team, words))


def game_lines(view: TournamentView, words: Words) -> tuple[str, ...]:
    """Return the game with the options that differ from its rules."""
    chosen = (option_line(view.game, option, view.options[option], words) for option in view.unusual)
    return (game_name(view.game, words), *chosen)


def entrant_in(view: TournamentView, typed: str, words: Words) -> int:
    """Return the entrant whom somebody typed: by number, mention or name, or how only one name begins.

    Raises:
        Refusal: `no_such_entrant` (`word`), `which_entrant` (`word`, `names`).
    """
    line = typed.strip().removeprefix("#")
    number, mention = number_in(line), _MENTION.fullmatch(line)
    if number in view.entrants:
        return number or 0
    known = {each.user_id: each.entrant for each in view.entrants.values() if each.user_id is not None}
    user_id = int(mention[1]) if mention else number
    if user_id in known:
        return known[user_id]
    wanted = folded(line)
    called = {each.entrant: folded(plain_entrant(each, each.entrant, words)) for each in view.entrants.values()}
    exact = [entrant for entrant, name in called.items() if name == wanted]
    found = exact or [entrant for entrant, name in called.items() if wanted and name.startswith(wanted)]
    if not found:
        raise Refusal("no_such_entrant", word=typed)
    if len(found) > 1:
        raise Refusal(
            "which_entrant", word=typed, names=tuple(_numbered(view, each, words) for each in found[:MOST_NAMED])
        )
    return found[0]


def pairing_in(view: TournamentView, typed: str, among: Iterable[PairingView], words: Words) -> PairingView:
    """Return the pairing that somebody typed: by its number or that of its match, or by somebody who plays in it.

    Raises:
        Refusal: `no_such_pairing` (`word`), `which_pairing` (`word`, `names`), and what `entrant_in` refuses.
    """
    every, number = list(among), number_in(typed.strip().removeprefix("#"))
    found = [each for each in every if number is not None and each.pairing == number]
    found = found or [each for each in every if number is not None and each.match == number]
    if not found and number is None:
        entrant = entrant_in(view, typed, words)
        found = [each for each in every if each.seat_of(entrant) is not None]
    if not found:
        raise Refusal("no_such_pairing", word=typed)
    if len(found) > 1:
        names = tuple(f"{each.pairing} · {plain_pairing(view, each, words)}" for each in found[:MOST_NAMED])
        raise Refusal("which_pairing", word=typed, names=names)
    return found[0]


def _numbered(view: TournamentView, entrant: int, words: Words) -> str:
    return f"{entrant} · {plain_entrant(view.entrants.get(entrant), entrant, words)}"
