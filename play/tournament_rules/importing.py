"""A list of people that an organiser takes in: ids, mentions or names, a line for each. Pure."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from games.kernel.errors import Refusal
from play.formats.settings import MOST_ENTRANTS, TEAMS
from play.formats.views import ImportLine, ImportPreview, Member, Verdict
from play.tournament_rules.checks import can_be_taken_in, check_entries_open, check_not_over, room
from play.tournament_rules.record import GONE, Tournament

MOST_LINES: Final = 10_000
LONGEST_LINE: Final = 100
"""Of a line that names nobody so much is shown again."""

_ID: Final = re.compile(r"(?:<@!?)?([0-9]{1,20})>?")


def check_people(tournament: Tournament, count: int, now: int) -> None:
    """Refuse to take so many people in.

    Raises:
        Refusal: `tournament_over`, `too_many_people` (`most`), `teams_enter_themselves`, and what
            `check_entries_open` refuses.
    """
    check_not_over(tournament)
    if tournament.row.format == TEAMS:
        raise Refusal("teams_enter_themselves")
    if tournament.row.started_at is not None:
        check_entries_open(tournament, now)
    if count > MOST_ENTRANTS:
        raise Refusal("too_many_people", most=MOST_ENTRANTS)


def preview(
    tournament: Tournament, text: str, members: Sequence[Member], was_here: Callable[[int], bool], now: int
) -> ImportPreview:
    """Return what each line of a list comes to. `was_here`: whether somebody was here before they were forgotten.

    Raises:
        Refusal: `tournament_over`, `import_empty`, `import_too_long` (`most`), and who comes too late.
    """
    check_people(tournament, 0, now)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Refusal("import_too_long", most=MOST_LINES)
    by_id = {member.user_id: member for member in members}
    by_name = _by_name(members)
    places, taken = room(tournament), dict[int, int]()
    most = MOST_ENTRANTS - len(tournament.of_status("entered", "playing", "reserve"))
    found: list[ImportLine] = []
    for number, line in enumerate(map(str.strip, lines), 1):
        if not line:
            continue
        named = _named(line, by_id, by_name)
        shown = line[:LONGEST_LINE]
        if len(named) != 1:
            found.append(ImportLine(number, shown, "several" if named else "unknown"))
            continue
        (member,) = named
        if member.user_id in taken:
            found.append(ImportLine(number, shown, "doubled", member, taken[member.user_id]))
            continue
        verdict = _refused(tournament, member, was_here)
        if verdict is None:
            verdict = "too_many" if len(taken) >= most else "place" if len(taken) < places else "reserve"
        if verdict in {"place", "reserve"}:
            taken[member.user_id] = number
        found.append(ImportLine(number, shown, verdict, member))
    if not found:
        raise Refusal("import_empty")
    return ImportPreview(tuple(found))


def _refused(tournament: Tournament, member: Member, was_here: Callable[[int], bool]) -> Verdict | None:
    """Return why somebody is not taken in, None if they can be."""
    if member.is_bot:
        return "bot"
    row = tournament.entrant_of(member.user_id)
    if row is not None and row.status not in GONE:
        return "in"
    return None if can_be_taken_in(tournament, row) and not was_here(member.user_id) else "left"


def _named(line: str, by_id: dict[int, Member], by_name: dict[str, list[Member]]) -> Sequence[Member]:
    """Return who is named on a line: by id or mention, else by name, with or without the sign before it."""
    number = _ID.fullmatch(line)
    if number is not None and int(number[1]) in by_id:
        return (by_id[int(number[1])],)
    name = line.casefold()
    return by_name.get(name) or by_name.get(name.removeprefix("@")) or ()


def _by_name(members: Sequence[Member]) -> dict[str, list[Member]]:
    found: dict[str, list[Member]] = {}
    for member in members:
        for name in {each.casefold().strip() for each in (member.name, *member.also)}:
            found.setdefault(name, []).append(member)
    return found
