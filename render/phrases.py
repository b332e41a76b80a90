"""Small words that every page needs: people, lists, times, seats, what is awaited. Pure.

Names in paragraphs are escaped, so that nobody's name formats a page or mentions anybody; labels take them as they are.
Times are unix seconds, shown by Discord in the reader's own time.
"""

import re
from collections.abc import Iterable

from games.kernel.game import Decision
from games.kernel.ids import GameId, Seat
from games.kernel.observation import Face, Observation
from games.kernel.pace import DAY, HOUR, MINUTE, SECONDS, pace_of
from render.limits import clipped
from text import Words

_NUMERALS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
MARKS = ("●", "■", "▲", "◆")
"""The seats' shapes, as in the pictures: circle, square, triangle, diamond."""

SEAT_ACCENTS = (0xFFDB57, 0x6CC0EE, 0xEF6351, 0x7F5AE6)
QUIET = 0x7C8894
SEAL = 0xB5483F
NAME = 32
BETWEEN = " · "
"""Parts the name of a match: who plays, and in what; nothing that is named has it inside."""

LONGEST_TITLE, LEAST_CONTEST = 200, 6
HOURS_ALONE = 48
"""From so many hours on a length of time is told in days too."""

_FORMATTING = re.compile(r"([\\*_~`|<>\[\]#@:])")
_AT_START = re.compile(r"^(\d*)([-+.])")
"""What would make a list of a line that begins with it."""

_UNSEEN = re.compile(
    "[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u2800\u3164\ud800-\udfff\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]"
)
"""What cannot be seen, turns or breaks the line, or is no character at all."""


def escaped(text: str) -> str:
    """Return `text` from outside so that Discord shows it as it is, on one line."""
    return _AT_START.sub(r"\1\\\2", _FORMATTING.sub(r"\\\1", seen(text)))


def seen(text: str) -> str:
    """Return what can be seen of `text` from outside, on one line."""
    return _UNSEEN.sub("", text).strip()


def numeral(number: int) -> str:
    """Return `number`, from 1 on, as eras, rounds and places are numbered."""
    numerals = ""
    for value, letters in _NUMERALS:
        numerals += letters * (number // value)
        number %= value
    return numerals


def signed(points: int) -> str:
    """Return a number with a minus sign that is one."""
    return f"\u2212{-points}" if points < 0 else str(points)


def capital(text: str) -> str:
    """Return `text` as it begins a line."""
    return text[:1].upper() + text[1:]


def label(face: Face, words: Words) -> str:
    """Return the name of who sits there for a button, a list or an alt text (no formatting)."""
    is_computer = face.sitter == "ai"
    if is_computer and words.has(key := f"computer-{face.name}"):
        return words(key)
    name = clipped(seen(face.name), NAME)
    return name or words("seat-computer" if is_computer else "seat-nobody", seat=face.seat + 1)


def mark(seat: Seat) -> str:
    """Return the shape of `seat`."""
    return MARKS[seat % len(MARKS)]


def named(face: Face, words: Words) -> str:
    """Return shape and name for a paragraph: `● **Ann**`."""
    return f"{mark(face.seat)} **{escaped(label(face, words))}**"


def seated(observation: Observation, face: Face, words: Words) -> str:
    """Return shape and name for a list of who sits where.

    It also says what is no person, and how it plays, and what somebody has more at the start.
    """
    said = named(face, words)
    if face.sitter != "person":
        level = played_at(face.level, words, observation.game) if face.sitter == "ai" else ""
        said = f"{said} ({words(f'sitter-{face.sitter}', level=level)})"
    if face.ahead:
        said = f"{said} · {words('handicap-seat', amount=goods(observation, face.ahead, words))}"
    return said


def goods(observation: Observation, amount: int, words: Words) -> str:
    """Return so much of that of which seats can have more at the start: "3 coins"."""
    good = observation.handicap.id if observation.handicap else ""
    return words(f"{observation.game}-handicap-{good}", amount=amount)


def handicaps(observation: Observation, words: Words) -> str:
    """Return who has how much more at the start, "" if nobody has."""
    having = [face for face in observation.faces if face.ahead]
    named_all = words.listed(f"{named(each, words)} ({goods(observation, each.ahead, words)})" for each in having)
    return words("handicap-names", names=named_all) if having else ""


def level_name(level: str) -> str:
    """Return the name of a level of computers without its version: `normal` of `normal.1`."""
    return level.partition(".")[0]


def played_at(level: str, words: Words, game: GameId) -> str:
    """Return a level of computers in words, with its character if it has one: `normal, Brawler`."""
    _, _, character = (*level.split("."), "", "")[:3]
    said = words(f"level-{level_name(level)}")
    return f"{said}, {words(f'{game}-computer-{character}')}" if character else said


def seat_name(observation: Observation, seat: Seat, words: Words) -> str:
    """Return shape and name of `seat` for a paragraph."""
    return named(observation.face(seat), words)


def seat_names(observation: Observation, seats: Iterable[Seat], words: Words) -> str:
    """Return shapes and names of `seats` for a paragraph."""
    return words.listed(seat_name(observation, seat, words) for seat in seats)


def mention(user_id: int) -> str:
    """Return what Discord shows as the person's name; it notifies only if the page's `mentions` say so."""
    return f"<@{user_id}>"


def remaining(at: int) -> str:
    """Return a time as "in 5 hours", counted by Discord."""
    return f"<t:{at}:R>"


def day(at: int) -> str:
    """Return a time as a date."""
    return f"<t:{at}:D>"


def hour_of_day(hour: int, near: int | None, words: Words) -> str:
    """Return an hour of each day in UTC, and what the clock of the reader shows then, `near` that time.

    `near` None: nothing is known of when, so clocks could be put forward or back.
    """
    said = f"{hour:02}:00"
    if near is None:
        return words("hour-in-utc", hour=said)
    return words("hour-here", hour=said, here=f"<t:{near - near % DAY + hour * HOUR}:t>")


def moment(at: int) -> str:
    """Return a time as date and hour."""
    return f"<t:{at}:f>"


def duration(seconds: int, words: Words) -> str:
    """Return a length of time in its two largest units: "6 d 3 h", "23 h 59 min", "1 hour"."""
    minutes = max(1, round(seconds / MINUTE))
    return span(minutes * MINUTE if minutes < DAY // MINUTE else round(seconds / HOUR) * HOUR, words)


def span(seconds: int, words: Words) -> str:
    """Return an agreed length of time exactly, in one unit or two: "36 hours", "2 d 12 h", "23 h 59 min"."""
    minutes, hours = seconds // MINUTE, seconds // HOUR
    if seconds % DAY == 0:
        return words("duration-days", count=seconds // DAY)
    if seconds % HOUR == 0:
        if hours < HOURS_ALONE:
            return words("duration-hours", count=hours)
        return words("duration-days-hours", days=seconds // DAY, hours=hours % 24)
    if hours == 0:
        return words("duration-minutes", count=minutes)
    return words("duration-hours-minutes", hours=hours, minutes=minutes % 60)


def pace_name(text: str, words: Words) -> str:
    """Return a pace in words: "one day per decision", "every day at 21:00 (Europe/Berlin)"."""
    pace = pace_of(text)
    named = pace.name.removesuffix(" workdays")
    if named in SECONDS:
        said = words(f"pace-{named}")
    elif pace.hour is not None:
        said = words("pace-hour", hour=f"{pace.hour // 60:02}:{pace.hour % 60:02}", zone=pace.zone)
    elif pace.has_bank:
        said = words(
            "pace-bank",
            time=span(pace.seconds or 0, words),
            increment=span(pace.increment, words),
            cap=span(pace.cap, words),
        )
    else:
        said = words("pace-each", time_accusative=span(pace.seconds or 0, words))
    return words("pace-workdays", pace=said) if pace.workdays else said


def option_value(game: str, option: str, value: str, words: Words) -> str:
    """Return what a value of an option is called; a number that was typed is itself."""
    key = f"{game}-option-{option}-{value}"
    return words(key) if words.has(key) else value


def option_line(game: str, option: str, value: str, words: Words) -> str:
    """Return an option with the value that it has."""
    called = option_value(game, option, value, words)
    return words("lobby-option", option=words(f"{game}-option-{option}"), value=called)


def game_name(game: str, words: Words) -> str:
    """Return the name of `game`."""
    return words(f"{game}-name")


def title(observation: Observation, words: Words) -> str:
    """Return the match's heading, as messages show it: game and number, or its own name and the number."""
    return match_title(observation.match, observation.game, observation.title, words)


def match_title(match: int, game: str, own: str, words: Words, most: int = LONGEST_TITLE) -> str:
    """Return what a match is called in messages: by its `own` name if it has one, which mentions nobody.

    `most`: so many characters of its own name are shown at most.
    """
    if not seen(own):
        return plain_title(match, game, words)
    people, contest = _parts_of_title(own, most)
    return _titled(escaped(people), escaped(contest), match, words)


def plain_title(match: int, game: str, words: Words, own: str = "", most: int = NAME) -> str:
    """Return what a match is called where text is shown as it is, in `most` characters if it has its `own` name."""
    if not seen(own):
        return words("match-title", game=game_name(game, words), match=str(match))
    number = words("match-titled", title="", match=str(match))
    people, contest = _parts_of_title(own, most - len(number))
    return _titled(people, contest, match, words)


def _titled(people: str, contest: str, match: int, words: Words) -> str:
    """Return `Ann – Boris · #12 · Autumn Cup`: what tells a match from others comes first."""
    named = words("match-titled", title=people, match=str(match))
    return f"{named}{BETWEEN}{contest}" if contest else named


def _parts_of_title(own: str, most: int) -> tuple[str, str]:
    """Return who plays a match by its own name, and in what; what it is played in is cut first, to nothing if need be.

    Names of matches that are older than this order have one part.
    """
    people, _, contest = seen(own).rpartition(BETWEEN)
    if not people:
        return clipped(contest, most), ""
    people = clipped(people, most)
    left = most - len(people) - len(BETWEEN)
    return people, clipped(contest, left) if left >= LEAST_CONTEST else ""


def accent(observation: Observation) -> int:
    """Return the colour of the page's edge: that of the one who is awaited or has won, if it is one."""
    if observation.outcome is not None:
        seats = [seat for seat, place in enumerate(observation.outcome.places) if place == 1]
    else:
        seats = sorted({decision.seat for decision in observation.awaited()})
    return SEAT_ACCENTS[seats[0] % len(SEAT_ACCENTS)] if len(seats) == 1 else QUIET


def awaited(observation: Observation, words: Words, called: Iterable[Seat] = ()) -> str:
    """Return who is awaited for what and until when, in one or two sentences; `called` are mentioned by their id."""
    owed = observation.awaited()
    if not owed:
        return ""
    sentences = [*_sealed(observation, words), *_waiting(observation, owed, words, frozenset(called))]
    if observation.deadline_at is not None:
        sentences.append(time_out(observation, observation.deadline_at, words))
    return " ".join(sentences)


def time_out(observation: Observation, at: int, words: Words) -> str:
    """Return when time runs out: for one answer, or for all that share a clock ("for the whole set-up").

    While all who are awaited are excused, it is told until when no time runs.
    """
    rests_until = _rests_until(observation)
    if rests_until is not None:
        return words("awaited-rests", at=moment(rests_until))
    clocks = {decision.clock.partition(" ")[0] for decision in observation.awaited()}
    is_bank = bool(observation.pace) and pace_of(observation.pace).has_bank
    is_shared = words.has(f"{observation.game}-shared-time") and not is_bank and len(clocks) == 1
    key = f"awaited-until-{clocks.pop()}" if is_shared else "awaited-until"
    return words(key if words.has(key) else "awaited-until", when=remaining(at))


def _rests_until(observation: Observation) -> int | None:
    """Return when the first of those who are awaited is excused no more; None if time runs against one of them."""
    until = [observation.faces[decision.seat].excused_until for decision in observation.awaited()]
    known = [each for each in until if each is not None]
    return min(known) if known and len(known) == len(until) else None


def thinking(observation: Observation, words: Words) -> str:
    """Return who answers without being waited for: computers that think, and seats whose moves are made at once."""
    owed = tuple(decision for decision in observation.decisions if decision.owed)
    return " ".join((*_sealed(observation, words), *_thinking(observation, owed, words)))


def _thinking(observation: Observation, owed: tuple[Decision, ...], words: Words) -> Iterable[str]:
    for kind in dict.fromkeys(decision.kind for decision in owed):
        seats = tuple(dict.fromkeys(decision.seat for decision in owed if decision.kind == kind))
        for is_computer, key in ((True, "awaited-thinking"), (False, "awaited-at-once")):
            some = [seat for seat in seats if (observation.face(seat).sitter == "ai") == is_computer]
            if some:
                what = words(f"{observation.game}-decision-{kind}")
                yield words(key, who=seat_names(observation, some, words), count=len(some), what=what)


def _sealed(observation: Observation, words: Words) -> Iterable[str]:
    sealed = [decision for decision in observation.decisions if decision.sealed]
    if len(sealed) > 1:
        done = sum(not decision.owed for decision in sealed)
        yield words("awaited-sealed", done=done, all=len(sealed))


def _waiting(
    observation: Observation, owed: tuple[Decision, ...], words: Words, called: frozenset[Seat]
) -> Iterable[str]:
    """Yield one sentence for each kind of decision."""
    for kind in dict.fromkeys(decision.kind for decision in owed):
        seats = dict.fromkeys(decision.seat for decision in owed if decision.kind == kind)
        who = words.listed(_called(observation.face(seat), words, seat in called) for seat in seats)
        yield words("awaited-for", who=who, what=words(f"{observation.game}-decision-{kind}"))


def _called(face: Face, words: Words, now: bool) -> str:
    return f"{mark(face.seat)} {mention(face.user_id)}" if now and face.user_id is not None else named(face, words)
