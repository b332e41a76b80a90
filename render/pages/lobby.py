"""The card of an open table: who sits, what is agreed, what is missing to start. Pure."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from games.kernel.ids import GameId, Seat
from games.kernel.observation import Observation
from games.kernel.pace import pace_of
from games.kernel.ratings import Band
from games.kernel.series import Score
from render import verbs
from render.limits import clipped
from render.page import Action, Button, Buttons, Page, Paragraph, Select
from render.pages.bands import band_line
from render.pages.parts import back_from, button, option, page, rows
from render.phrases import (
    NAME,
    QUIET,
    duration,
    escaped,
    goods,
    level_name,
    mark,
    moment,
    option_line,
    pace_name,
    remaining,
    seated,
    seen,
    title,
)
from render.series import score_line
from text import Words


class Guest(msgspec.Struct, frozen=True):
    """Somebody for whom a seat is reserved, and how much more they have at the start if they join."""

    name: str
    ahead: int = 0


class Gathering(msgspec.Struct, frozen=True):
    """What an open table's card tells beyond the observation.

    `seat_counts` are the numbers of players the game allows, `seats` the one the host asked for (None: any of them).
    `invited` are names of people asked who have not answered yet. `heirs_from`: when the host has been silent too long.
    `took`: the seconds that matches like this one took here, the shortest first. `wanted`: who can join.
    `levels`: at which computers can play here, as stored, and `characters` that they can have. `promised`: how much
    more each of the `invited` has at the start who joins, () if that is nothing. `rematch_of`: which match is played
    again, `score`: after it. `reserved`: for whom else a seat is kept. `band`: who can join by their rating.
    `rates_decks`: the match changes ratings also with decks of players' own. `can_call`: the host can mention the role
    for this game.
    """

    host: str
    pace: str
    seat_counts: tuple[int, ...]
    seats: int | None = None
    invited: tuple[str, ...] = ()
    heirs_from: int | None = None
    took: tuple[int, ...] = ()
    wanted: str = "any"
    levels: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    promised: tuple[int, ...] = ()
    rematch_of: int | None = None
    score: Score = Score()
    reserved: tuple[Guest, ...] = ()
    band: Band = Band()
    rates_decks: bool = True
    can_call: bool = False

    def allowed(self) -> tuple[int, ...]:
        """Return the numbers of players with which this table may start."""
        return self.seat_counts if self.seats is None else (self.seats,)


def lobby_page(observation: Observation, gathering: Gathering, words: Words, called: tuple[int, ...] = ()) -> Page:
    """Return the card; `called` are the user ids of people to notify, such as those invited just now."""
    return page(
        Paragraph("\n".join(_heading(observation, gathering, words))),
        Paragraph(_seats(observation, gathering, words)),
        Paragraph(
            "\n".join(
                (
                    *_agreed(observation, gathering.pace, words),
                    *_unusual(observation, words),
                    *_took(gathering.took, words),
                    *([] if gathering.wanted == "any" else [words(f"lobby-wanted-{gathering.wanted}")]),
                    *filter(None, [band_line(gathering.band, words)]),
                    *([] if gathering.rates_decks or observation.is_unrated else [words("decks-unrated")]),
                )
            )
        ),
        Paragraph("\n".join(_next(observation, gathering, words, called))),
        *_buttons(observation, gathering, words),
        accent=QUIET,
        mentions=called,
    )


MOST_AT_ONCE = 10
"""For so many people a seat is reserved by one choice."""


def people_page(
    observation: Observation, words: Words, reserved: Sequence[tuple[int, str]] = (), *, may_reserve: bool = False
) -> Page:
    """Return the private page where people are invited to an open table, and sent away from any.

    `reserved`: ids and names of those for whom a seat is reserved; `may_reserve`: the reader can change that.
    """
    invite = Select(Action(verbs.INVITE), words("select-invite"), of="people")
    kick = Select(Action(verbs.KICK), words("select-kick"), of="people")
    is_open = observation.status == "open"
    return page(
        Paragraph(words("lobby-people", title=title(observation, words))),
        *((invite,) if is_open else ()),
        *(_seats_to_keep(reserved, words) if is_open and may_reserve else ()),
        kick,
        *rows([button(back_from(observation), words("button-back"))]),
        accent=QUIET,
    )


def _seats_to_keep(reserved: Sequence[tuple[int, str]], words: Words) -> Iterator[Paragraph | Select]:
    """Yield what keeps seats for people, and what frees those that are kept."""
    yield Paragraph(words("lobby-reserve"))
    yield Select(Action(verbs.RESERVE), words("select-reserve"), most=MOST_AT_ONCE, of="people")
    if reserved:
        options = tuple(option(str(user_id), clipped(seen(name), NAME) or str(user_id)) for user_id, name in reserved)
        yield Select(Action(verbs.RELEASE), words("select-release"), options)


def start_page(observation: Observation, names: Sequence[str], words: Words) -> Page:
    """Return the question before a match begins without those for whom seats are reserved, who are called `names`."""
    listed = words.listed(escaped(clipped(seen(name), NAME)) for name in names)
    said = words("start-early-question", title=title(observation, words), names=listed, count=len(names))
    yes = button(verbs.START, words("button-start-without"), verbs.YES, style="primary")
    back = button(back_from(observation), words("button-back"))
    return page(Paragraph(said), *rows([yes, back]), accent=QUIET)


def call_page(observation: Observation, role: int, free: int, words: Words) -> Page:
    """Return the question before a role is called to a table with so many free seats."""
    said = words("call-question", title=title(observation, words), role=f"<@&{role}>", free=free)
    yes = button(verbs.CALL, words("button-call"), verbs.YES, style="primary")
    back = button(back_from(observation), words("button-back"))
    return page(Paragraph(said), *rows([yes, back]), accent=QUIET)


def called_page(observation: Observation, words: Words, *, pace: str, role: int, free: int, channel: int) -> Page:
    """Return the message that calls a role to the table in a channel."""
    said = words(
        "call",
        title=title(observation, words),
        role=f"<@&{role}>",
        free=free,
        pace=pace_name(pace, words),
        where=f"<#{channel}>",
    )
    join = button(verbs.JOIN, words("button-join"), style="success")
    return page(Paragraph(said), *rows([join, button(verbs.INFO, words("button-info"))]), accent=QUIET)


def agreed(observation: Observation, pace: str, words: Words) -> tuple[str, ...]:
    """Return what was agreed when the table opened, one line each: pace, language, all options of the game."""
    return (*_agreed(observation, pace, words), *_options(observation, observation.options, words))


def _agreed(observation: Observation, pace: str, words: Words) -> tuple[str, ...]:
    late = said_when_late(observation, words)
    return (
        words("lobby-pace-none" if pace == "none" else "lobby-pace", pace=pace_name(pace, words), late=late),
        *_shared_time(observation, pace, words),
        words("lobby-excused", most=observation.excused_days),
        words("lobby-language", language=words(f"language-{observation.language}")),
        *((words("lobby-practice"),) if observation.is_practice else ()),
        *((words("lobby-no-hints"),) if observation.hints == "off" else ()),
        *((words("lobby-unrated"),) if observation.is_unrated and observation.could_be_rated() else ()),
    )


def said_when_late(observation: Observation, words: Words) -> str:
    """Return what happens when a player's time runs out, and how well a computer then plays."""
    level = words(f"level-{level_name(observation.stand_in_level)}")
    return words(f"lobby-late-{observation.when_late}", level=level)


def _shared_time(observation: Observation, pace: str, words: Words) -> Iterator[str]:
    """Yield for what the time is that decisions of a game share, and what a miss costs; a bank is for all anyway."""
    agreed_pace, key = pace_of(pace), f"{observation.game}-shared-time"
    if words.has(key) and agreed_pace.seconds is not None and not agreed_pace.has_bank:
        yield f"{words(key)} {words('lobby-shared-miss', least=duration(agreed_pace.least(), words))}"


def _unusual(observation: Observation, words: Words) -> Iterator[str]:
    """Yield the options that differ from the rules, then that no others do."""
    yield from _options(observation, observation.unusual, words)
    if len(observation.unusual) < len(observation.options):
        yield words("lobby-options-usual", unusual=len(observation.unusual))


def _options(observation: Observation, named: Iterable[str], words: Words) -> Iterator[str]:
    for name in named:
        yield option_line(observation.game, name, observation.options[name], words)


def _took(took: Sequence[int], words: Words) -> tuple[str, ...]:
    """Return how long half of the matches like this one took here at most, if there were any."""
    if not took:
        return ()
    return (words("lobby-took", time=duration(took[len(took) // 2], words), count=len(took)),)


def missing(observation: Observation, gathering: Gathering) -> int:
    """Return how many players are still needed before the match can start."""
    taken = len(observation.faces)
    return min((count - taken for count in gathering.allowed() if count >= taken), default=0)


def _heading(observation: Observation, gathering: Gathering, words: Words) -> Iterator[str]:
    yield words("lobby-heading", title=title(observation, words))
    yield words("lobby-host", host=escaped(gathering.host))
    if gathering.rematch_of is not None:
        most = max(gathering.allowed())
        yield words("lobby-rematch", match=gathering.rematch_of, seats=most)
        if line := score_line(gathering.score, most, words):
            yield line


def _seats(observation: Observation, gathering: Gathering, words: Words) -> str:
    most = max(gathering.allowed())
    places = range(len(observation.faces), most)
    kept = [_kept_for(observation, guest, words) for guest in gathering.reserved[: len(places)]]
    said = (*kept, *([words("lobby-free-seat")] * (len(places) - len(kept))))
    free = (f"{mark(Seat(seat))} {line}" for seat, line in zip(places, said, strict=True))
    head = words("lobby-seats", taken=len(observation.faces), most=most)
    return "\n".join((head, *(seated(observation, face, words) for face in observation.faces), *free))


def _kept_for(observation: Observation, guest: Guest, words: Words) -> str:
    line = words("lobby-reserved-seat", name=escaped(guest.name))
    return f"{line} ({goods(observation, guest.ahead, words)})" if guest.ahead else line


def _next(observation: Observation, gathering: Gathering, words: Words, called: tuple[int, ...]) -> tuple[str, ...]:
    lines = [_readiness(observation, gathering, words)]
    if gathering.heirs_from is not None and not missing(observation, gathering):
        lines.append(words("lobby-heirs", when=moment(gathering.heirs_from)))
    if observation.closes_at is not None:
        lines.append(words("lobby-closes", when=remaining(observation.closes_at)))
    if gathering.invited:
        lines.append(words("lobby-invited", names=words.listed(_invited(observation, gathering, words))))
    if called:
        lines.append(" ".join(f"<@{user_id}>" for user_id in called))
    lines.append(words("lobby-shuffle", commitment=observation.commitment))
    return tuple(lines)


def _invited(observation: Observation, gathering: Gathering, words: Words) -> Iterator[str]:
    """Yield who is asked to join, with what they would have more at the start."""
    for place, name in enumerate(gathering.invited):
        amount = gathering.promised[place] if gathering.promised else 0
        yield f"{escaped(name)} ({goods(observation, amount, words)})" if amount else escaped(name)


def _add_computer(gathering: Gathering, words: Words, *, is_full: bool) -> tuple[Button, ...]:
    """Return the button that adds a computer where all play alike; else a list asks for the level."""
    if len(gathering.levels) > 1:
        return ()
    return (button(verbs.COMPUTER, words("button-add-computer"), disabled=is_full),)


def _levels(game: GameId, gathering: Gathering, words: Words, *, is_full: bool) -> tuple[Select, ...]:
    """Return the list that adds a computer at a level, with a character or without; none at a full table."""
    if is_full or len(gathering.levels) < 2:
        return ()
    names = [level_name(level) for level in gathering.levels]
    plain = (option(name, words(f"against-{name}"), words(f"against-about-{name}-short")) for name in names)
    of_characters = (
        option(
            f"{name}.{character}",
            f"{words(f'against-{name}')} · {words(f'{game}-computer-{character}')}",
            words(f"{game}-computer-{character}-about"),
        )
        for name in names
        for character in gathering.characters
    )
    return (Select(Action(verbs.COMPUTER), words("select-add-computer"), (*plain, *of_characters)),)


def _readiness(observation: Observation, gathering: Gathering, words: Words) -> str:
    lacking = missing(observation, gathering)
    if lacking:
        return words("lobby-missing", players=lacking)
    free = max(gathering.allowed()) - len(observation.faces)
    kept = min(free, len(gathering.reserved))
    key = "lobby-ready-reserved" if kept else "lobby-ready"
    return words(key, host=escaped(gathering.host), room=free - kept, reserved=kept)


def _buttons(observation: Observation, gathering: Gathering, words: Words) -> tuple[Buttons | Select, ...]:
    full = len(observation.faces) >= max(gathering.allowed())
    computers = any(face.sitter == "ai" for face in observation.faces)
    ready = not missing(observation, gathering)
    # Who looks at it from a seat need not join; the public card does not know who looks.
    join = (button(verbs.JOIN, words("button-join"), style="success", disabled=full),)
    controls = rows(
        (
            *(join if observation.observer is None else ()),
            button(verbs.LEAVE, words("button-leave")),
            button(verbs.START, words("button-start"), style="primary", disabled=not ready),
            button(verbs.INVITE, words("button-people")),
            *([button(verbs.CALL, words("button-call"))] if gathering.can_call else []),
            *_add_computer(gathering, words, is_full=full),
            button(verbs.UNCOMPUTER, words("button-remove-computer"), disabled=not computers),
            button(verbs.HOW_TO, words("button-how-to"), observation.game),
            button(verbs.MORE, words("button-more")),
            button(verbs.CANCEL, words("button-cancel"), style="danger"),
        )
    )
    return (*_levels(observation.game, gathering, words, is_full=full), *controls)
