"""What happened, in sentences: the lines of events, with what they need beyond their own fields. Pure."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from games.dungeon_twister import events as e
from games.dungeon_twister.components import SEAT
from games.dungeon_twister.moves import Change
from games.dungeon_twister.squares import STARTS
from games.kernel.ids import Seat
from render.dungeon_twister.fights import fighters
from render.dungeon_twister.names import FORMS, placed, token, tokens
from render.naming import NONE, Facts, Names, tag_of

_LOG: Final = "dungeon_twister-log-"


def lines(event: e.Event, names: Names) -> Iterator[str]:
    """Yield the lines of one event."""
    more = declined(event, names)
    if type(event) in _MORE:
        more |= _MORE[type(event)](event, names)
    yield from names.sentences(f"{_LOG}{tag_of(event)}", event, **more)
    yield from _further(event, names)


def declined(value: Any, names: Names) -> Facts:
    """Return `$<field>_accusative` and so on for each field that holds a token."""
    found: Facts = {}
    for field in value.__struct_fields__:
        given = getattr(value, field)
        if isinstance(given, str) and given in SEAT:
            found |= {f"{field}_{form}": token(names, given, form) for form in FORMS}
    return found


def _changes(made: Iterable[Change], names: Names) -> Iterator[str]:
    """Yield what a mover took, left and swapped on its way; what it had when it began the event does not tell."""
    held = NONE
    for change in made:
        thing = NONE if change.token is None else token(names, change.token, "accusative")
        yield names.words(
            f"{_LOG}changed-{change.verb}", square=change.square, held_accusative=held, thing_accusative=thing
        )
        held = thing


def _further(event: e.Event, names: Names) -> Iterator[str]:
    """Yield the lines that an event has only sometimes."""
    words = names.words
    match event:
        case e.TeamsShown(first=first):
            yield words(f"{_LOG}teams-first", player=names.player(first))
        case e.Moved():
            facts = {"token": token(names, event.token)}
            if event.passed:
                yield words(f"{_LOG}moved-passed", passed=tokens(names, event.passed), **facts)
            if event.changes:
                yield words(f"{_LOG}moved-changes", changes=words.listed(_changes(event.changes, names)))
            if event.picked and event.holds is not None:
                yield words(f"{_LOG}moved-picked", holds=token(names, event.holds), **facts)
        case e.RoomRotated(tokens=turned) if turned:
            yield words(f"{_LOG}rotated-tokens", tokens=placed(names, turned))
        case e.FightSettled(loser=loser):
            if loser is None:
                yield words(f"{_LOG}settled-tie")
            else:
                yield words(f"{_LOG}settled-winner", player=names.player(Seat(1 - loser)))
        case e.TurnEnded(seat, _, cards_back, following, _):
            if cards_back:
                yield words(f"{_LOG}turn_ended-cards", seat=names.player(seat))
            if following == seat:
                yield words(f"{_LOG}turn_ended-again", seat=names.player(seat))


def _teams(event: e.TeamsShown, names: Names) -> Facts:
    sides = (
        f"{names.player(Seat(seat))}: {placed(names, zip(codes, STARTS[seat], strict=True))}"
        for seat, codes in enumerate(event.teams)
    )
    return {"teams": "; ".join(sides)}


def _settled(event: e.FightSettled, names: Names) -> Facts:
    sums = (
        names.words(f"{_LOG}sum", player=names.player(Seat(seat)), strength=strength, card=card, total=strength + card)
        for seat, (strength, card) in enumerate(zip(event.strengths, event.cards, strict=True))
    )
    return {"sums": "; ".join(sums)}


_MORE: dict[type, Callable[[Any, Names], Facts]] = {
    e.TeamsShown: _teams,
    e.Moved: lambda event, _: {
        "start": event.way[0],
        "to": event.way[-1],
        "back": event.way[0] == event.way[-1],
        "far": event.way[len(event.way) // 2],
    },
    e.FightBegun: lambda event, names: {"fighters": fighters(event.sides, event.strengths, names)},
    e.FightSettled: _settled,
    e.Died: lambda event, names: {"winner": names.player(Seat(1 - SEAT[event.token])), "by": event.by},
    e.Healed: lambda event, _: {"itself": event.token == event.by},
}
"""What the words of an event need beyond its own fields."""
