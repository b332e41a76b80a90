"""The turn of the year and the end of the match (SPEC 1.4, 2.10, 6)."""

from typing import Any

from games.dungeon_lords import scoring
from games.dungeon_lords.adventurers import adventurers_of, paladin_of
from games.dungeon_lords.components import EVENTS, monsters_of, rooms_of, spells_of
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import YearEnded
from games.dungeon_lords.lord.evil import look_for_lord
from games.dungeon_lords.parameters import COMBAT_CARDS, YEARS
from games.dungeon_lords.state import Creature
from games.kernel.chance import Chance
from games.kernel.ids import Seat


def fresh_decks(year: int, chance: Chance) -> dict[str, Any]:
    """Return the decks of `year` as fields of a state: shuffled, the next card first."""
    return {
        "monster_deck": chance.shuffled("monsters", monsters_of(year)),
        "room_deck": chance.shuffled("rooms", rooms_of(year)),
        "adventurer_deck": chance.shuffled("adventurers", adventurers_of(year)),
        "cards": chance.shuffled("cards", spells_of(year))[:COMBAT_CARDS],
        "event_tiles": chance.shuffled("events", EVENTS),
    }


def end_combat(course: Course) -> None:
    """End the year after its combat: the second year begins, or the match is over."""
    course.shut()
    course.set(combat_round=0, plans=(), fought=(), battle=None)
    if course.state.year == YEARS:
        scoring.end(course)
    else:
        _turn_year(course)


def _turn_year(course: Course) -> None:
    """Send the survivors away, turn creatures face up, bring the second year's decks and paladin (2.10)."""
    year = course.state.year
    course.tell(YearEnded(year, tuple(tuple(each.id for each in lord.party) for lord in course.state.lords)))
    for seat in course.state.seats:
        creatures = tuple(Creature(creature.kind) for creature in course.lord(seat).creatures)
        course.change(seat, party=(), creatures=creatures, spied=())
    course.set(
        year=year + 1,
        season="winter",
        starter=Seat((course.state.starter + 1) % len(course.state.lords)),
        paladin=paladin_of(year + 1),
        paladin_at=None,
        events_open=0,
        cards_open=0,
        coming=((), (), ()),
        replaced=(),
        **fresh_decks(year + 1, course.chance),
    )
    look_for_lord(course)
    course.set(phase="round_begin")
