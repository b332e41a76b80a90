"""Who meets in a round of a tournament, or on a day of flow, and what came of it. Pure."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from play.formats.settings import BY_MATCH, CIRCLES, FLOWS, PAIRED_AT_START
from play.formats.views import PairingView, SeatView, TournamentView
from render import verbs
from render.page import Action, Block, Button, Page, Paragraph, Select
from render.pages.parts import button, option, page, paged, rows
from render.pages.tournament_standings import PLAYING
from render.phrases import QUIET, moment, remaining, signed
from render.tournament_cups import bracket_name, has_lost_alone
from render.tournaments import entrant_name, group_name, mark_of, plain_pairing, points, team_name, tournament_name
from text import Words

ON_A_PAGE = 20
TEXT = 3_000
"""So many characters the pairings of one page have at most."""

TWO = 2


def pairings_page(
    view: TournamentView, words: Words, reader: int | None, stage: int, number: int, *, place: int = 0
) -> Page:
    """Return page `place` of the pairings of a round, the current one if there is none of that number.

    `reader`: the entrant who looks, whose pairings are on every page.
    """
    known = rounds_of(view)
    if not known:
        nothing = Paragraph(words("pairings-none"))
        return page(_heading(view, words("pairings-heading"), words), nothing, *rows(_ways(view, words)), accent=QUIET)
    at = known.index((stage, number)) if (stage, number) in known else _current(view, known)
    found = [each for each in view.in_place() if (each.stage, each.round) == known[at]]
    own = [each for each in view.pairings if _is_own(view, each, reader, known[at])]
    lines = list(_of_teams(view, found, words) if view.teams else _numbered(view, found, words))
    cut = paged(lines, TEXT, ON_A_PAGE)
    place = max(0, min(place, len(cut) - 1))
    first = sum(len(each) for each in cut[:place])
    shown = found[first : first + len(cut[place])]
    yours = [words("pairings-yours", pairing=pairing_line(view, each, words)) for each in own]
    return page(
        _heading(view, round_name(view, *known[at], words), words),
        Paragraph("\n".join(yours)),
        Paragraph("\n".join(cut[place])),
        Paragraph("\n".join(_awaited(view, found, words, is_newest=at + 1 == len(known)))),
        *_whys(view, shown, words),
        *rows(_turning(view, known, at, (place, len(cut)), words)),
        *rows(_ways(view, words)),
        accent=QUIET,
    )


def _numbered(view: TournamentView, found: Sequence[PairingView], words: Words) -> Iterator[str]:
    yield from (f"**{number}.** {pairing_line(view, each, words)}" for number, each in enumerate(found, 1))


def _of_teams(view: TournamentView, found: Sequence[PairingView], words: Words) -> Iterator[str]:
    """Yield a line for each board, the first of two teams with what the teams have: the first one is left at each."""
    last: tuple[int, int] | None = None
    for each in found:
        meeting = _meeting(view, each)
        if meeting is None:
            yield pairing_line(view, each, words)
            continue
        # Two teams keep their order, whichever begins at a board.
        meeting = last if last is not None and {*last} == {*meeting} else meeting
        head = "" if meeting == last else f"{_meeting_line(view, meeting, each.round, words)}\n"
        last = meeting
        first = view.team_of(each.seats[0].entrant)
        is_turned = len(each.seats) > 1 and first is not None and first.team != meeting[0]
        turned = replace(each, seats=each.seats[::-1]) if is_turned else each
        yield f"{head}**{each.why.board}.** {' · '.join(_said(view, turned, words))}"


def _meeting(view: TournamentView, pairing: PairingView) -> tuple[int, int] | None:
    """Return the teams that meet at a board, 0 for a bye of all boards; None: the team is not known any more."""
    team = view.team_of(pairing.seats[0].entrant)
    if team is None:
        return None
    return team.team, next((each.opponent for each in team.row.results if each.round == pairing.round), 0)


def _meeting_line(view: TournamentView, meeting: tuple[int, int], round_: int, words: Words) -> str:
    one, other = (next((each for each in view.teams if each.team == team), None) for team in meeting)
    result = next((each for each in one.row.results if each.round == round_), None) if one is not None else None
    name = "" if one is None else team_name(one, words)
    if other is None or result is None:
        return words("pairings-team-free", team=name)
    sign = "≥" if result.is_open else ""
    score = f"{sign}{points(result.twelfths)} : {points(result.others)}"
    return words("pairings-teams", one=name, other=team_name(other, words), score=score)


def rounds_of(view: TournamentView) -> tuple[tuple[int, int], ...]:
    """Return stage and number of all rounds, or days of flow, on which somebody was paired."""
    return tuple(sorted({(each.stage, each.round) for each in view.pairings}))


def _is_own(view: TournamentView, pairing: PairingView, reader: int | None, shown: tuple[int, int]) -> bool:
    """Return whether the reader plays a pairing that is of the round shown, or in flow one that still runs.

    In a division and in groups at tables, where a round can be all matches, only what they still play.
    """
    is_here = (pairing.stage, pairing.round) == shown
    if view.format in BY_MATCH:
        is_here = pairing.status in PLAYING or (is_here and (view.format not in CIRCLES or pairing.stage > 1))
    return reader is not None and pairing.seat_of(reader) is not None and is_here


def _current(view: TournamentView, known: Sequence[tuple[int, int]]) -> int:
    """Return the place of the newest round; where all are known from the start, of the first that is not over."""
    if view.format in PAIRED_AT_START and known[-1][0] == 1:
        playing = {(each.stage, each.round) for each in view.pairings if each.status in PLAYING}
        return next((at for at, each in enumerate(known) if each in playing), len(known) - 1)
    return len(known) - 1


def round_name(view: TournamentView, stage: int, number: int, words: Words) -> str:
    """Return what a round is called: `round 3`, `day 12`, `knock-out, round 2`."""
    if stage > 1 or view.format == "knock_out":
        return words("pairings-knock-out", round=number)
    if view.format in CIRCLES and view.newest_round(1) == 1:
        return words("pairings-division" if view.format == "division" else "pairings-groups")
    return words("pairings-day" if view.format in FLOWS else "pairings-round", round=number)


def pairing_line(view: TournamentView, pairing: PairingView, words: Words) -> str:
    """Return who meets with the result, or where they play and until when."""
    group = [words("pairings-group", group=group_name(pairing.why.group))] if pairing.why.group else []
    if pairing.why.board:
        group.append(_board(view, pairing, words))
    bracket = bracket_name(view, pairing.why.cup, words)
    return " · ".join((*group, *([bracket] if bracket else []), *_said(view, pairing, words)))


def _said(view: TournamentView, pairing: PairingView, words: Words) -> Iterator[str]:
    """Yield who meets, and what there is to say of it."""
    yield _people(view, pairing, words)
    yield from _state(pairing, words)
    if pairing.only_for is not None:
        yield words("pairings-only-for", name=entrant_name(view, pairing.only_for, words))
    if pairing.is_early:
        yield words("pairings-early")


def _board(view: TournamentView, pairing: PairingView, words: Words) -> str:
    """Return at which board of which teams it is."""
    teams = [view.team_of(seat.entrant) for seat in pairing.seats]
    names = " – ".join(team_name(each, words) for each in teams if each is not None)
    said = words("pairings-board", board=pairing.why.board)
    return f"{names}, {said}" if names else said


def _people(view: TournamentView, pairing: PairingView, words: Words) -> str:
    names = [entrant_name(view, seat.entrant, words) for seat in pairing.seats]
    if len(names) == 1 and pairing.why.cup is not None:
        return words(f"pairings-alone-{'lost' if has_lost_alone(pairing) else 'bye'}", name=names[0])
    if len(names) == 1:
        return words("pairings-bye", name=names[0], points=points(pairing.seats[0].twelfths or 0))
    if pairing.status != "ended":
        return " – ".join(names)
    if len(names) == TWO:
        result = " : ".join(points(seat.twelfths or 0) for seat in pairing.seats)
        return f"{names[0]} – {names[1]} **{result}**"
    ordered = sorted(zip(pairing.seats, names, strict=True), key=lambda each: (each[0].place or 0, each[1]))
    return ", ".join(_at_table(seat, name) for seat, name in ordered)


def _at_table(seat: SeatView, name: str) -> str:
    score = "" if seat.score is None else f" ({signed(seat.score)})"
    return f"{name} **{points(seat.twelfths or 0)}**{score}"


def _state(pairing: PairingView, words: Words) -> Iterator[str]:
    """Yield what a line says beside the names: how a result came to be, or what is still missing."""
    if pairing.status == "void":
        yield words("pairings-void")
    elif pairing.status == "due":
        yield words("pairings-due")
    elif pairing.status == "running":
        yield _where(pairing, words)
        if pairing.judged_at is not None:
            yield words("pairings-until", left=remaining(pairing.judged_at))
    elif len(pairing.seats) > 1:
        kinds = sorted({seat.kind for seat in pairing.seats if seat.kind not in {None, "played"}})
        yield from (words(f"pairings-{kind}") for kind in kinds)


def _where(pairing: PairingView, words: Words) -> str:
    if pairing.channel_id is not None:
        return f"<#{pairing.channel_id}>"
    return words("pairings-match", match=str(pairing.match))


def _awaited(view: TournamentView, found: Sequence[PairingView], words: Words, *, is_newest: bool) -> Iterator[str]:
    """Yield what the round waits for, and when something is paired next."""
    playing = [each for each in found if each.status in PLAYING]
    if playing:
        yield words("pairings-playing", count=len(playing))
    limits = [each.judged_at for each in playing if each.judged_at is not None]
    if limits and view.settings.season_ends_at is None:
        how = words(f"tournament-at-{view.settings.at_limit}")
        yield words("tournament-limit", left=remaining(min(limits)), how=how)
    if not is_newest or view.status != "running":
        return
    earlier = sum(each.status in PLAYING for each in view.pairings) - len(playing)
    if earlier and view.format in FLOWS:
        yield words("pairings-earlier", count=earlier)
    if view.pairs_at is not None:
        yield words("pairings-next", at=moment(view.pairs_at), left=remaining(view.pairs_at))
    elif playing and view.format not in BY_MATCH:
        yield words("pairings-then")


def _whys(view: TournamentView, shown: Sequence[PairingView], words: Words) -> tuple[Block, ...]:
    """Return the list that asks why two meet."""
    options = tuple(option(f"{mark_of(view)}.{each.pairing}", plain_pairing(view, each, words)) for each in shown)
    return (Select(Action(verbs.WHY_MET, "list"), words("pairings-why"), options),) if options else ()


def _turning(
    view: TournamentView, known: Sequence[tuple[int, int]], at: int, of: tuple[int, int], words: Words
) -> tuple[Button, ...]:
    """Return the buttons to the pages of this round, and to the rounds before and after it."""
    place, pages = of
    found = []
    if pages > 1:
        found += [
            _turn(view, words("page-earlier"), known[at], place - 1, is_there=place > 0),
            _turn(view, words("page-later"), known[at], place + 1, is_there=place + 1 < pages),
        ]
    if len(known) > 1:
        for key, other in (("button-round-before", at - 1), ("button-round-after", at + 1)):
            is_there = 0 <= other < len(known)
            to = known[other] if is_there else (0, other + 1)
            label = words(key, round=round_name(view, *to, words)) if is_there else words(f"{key}-none")
            found.append(_turn(view, label, to, 0, is_there=is_there))
    return tuple(found)


def _turn(view: TournamentView, label: str, to: tuple[int, int], place: int, *, is_there: bool) -> Button:
    stage, number = to
    page_of = "none" if place < 0 else str(place)
    return button(verbs.PAIRINGS, label, f"{mark_of(view)}.{stage}.{number}.{page_of}", disabled=not is_there)


def _heading(view: TournamentView, said: str, words: Words) -> Paragraph:
    return Paragraph(words("pairings-of", name=tournament_name(view), round=said))


def _ways(view: TournamentView, words: Words) -> tuple[Button, ...]:
    mark = mark_of(view)
    return (
        button(verbs.STANDINGS, words("button-standings"), mark),
        button(verbs.CUP_RULES, words("button-cup-rules"), mark),
    )
