"""The set-up: secret starting teams, then hiding the other twenty tokens (SPEC 2)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any

import msgspec

from games.dungeon_twister import checks
from games.dungeon_twister.components import CHARACTERS, CODE, ORDER, TEAM_SIZE, Token, token_of
from games.dungeon_twister.course import Course
from games.dungeon_twister.events import HidingOrder, TeamLaid, TeamsShown, TokenHidden
from games.dungeon_twister.moves import Hide, Move, Team
from games.dungeon_twister.rooms import seal_of
from games.dungeon_twister.squares import CAPACITY, SLOTS, STARTS
from games.dungeon_twister.state import Piece, Public, Rules, State, still_to_hide
from games.dungeon_twister.view import View
from games.kernel.chance import Chance
from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision, MatchOption
from games.kernel.handicap import Handicap, amounts
from games.kernel.ids import Seat, seats_of

TEAM_SEAL = "team"
_ON_OFF = ("on", "off")
OPEN_OPTIONS: tuple[MatchOption, ...] = (
    MatchOption("group_fight", ("chain", "direct"), "chain"),
    MatchOption("rope_needs_two_anchors", _ON_OFF, "on"),
    MatchOption("reveal_from_line_any_square", _ON_OFF, "on"),
    MatchOption("warrior_breaks_open_portcullis", _ON_OFF, "on"),
    MatchOption("victory_check", ("immediate", "end_of_turn"), "immediate"),
    MatchOption("victory_points", ("3", "5", "7"), "5", bounds=(1, 19)),
    MatchOption("no_progress_turns", ("20", "40", "80"), "40", bounds=(2, 400)),
    MatchOption("used_cards_list", _ON_OFF, "off"),
    MatchOption("wounded_on_roped_pit", _ON_OFF, "on"),
)
"""The options that versions 1 and 2 had too (SPEC 10)."""

OPTIONS: tuple[MatchOption, ...] = (*OPEN_OPTIONS, MatchOption("played_cards_list", _ON_OFF, "off"))
"""The options of SPEC 10, in the order of the fields of `Rules`."""


def rules_of(options: Mapping[str, str], known: Iterable[MatchOption] = OPTIONS) -> Rules:
    """Return the rules that the options of a match choose, which are those `known` to its version."""
    values: dict[str, Any] = {}
    for option in known:
        value = options.get(option.id, option.default)
        values[option.id] = value == "on" if option.values == _ON_OFF else int(value) if value.isdigit() else value
    return msgspec.convert(values, Rules)


def begin(seats: int, options: Mapping[str, str], chance: Chance, known: Iterable[MatchOption] = OPTIONS) -> Course:
    """Return the start of a match: who hides first is drawn now (2.2), rooms only when they are revealed (2.1).

    Points of a handicap are there from the start (2.7).
    """
    hider = Seat(chance.below("first_hider", 2))
    one, other = amounts(options, seats)
    course = Course(State(Public(rules=rules_of(options, known), turn=hider, scores=(one, other))), chance)
    course.tell(HidingOrder(hider))
    return course


def handicap_for(options: Mapping[str, str]) -> Handicap | None:
    """Return with how many points a player can begin: fewer than win (2.7)."""
    most = rules_of(options).victory_points - 1
    return Handicap("points", most) if most else None


def team_decisions(state: State) -> tuple[Decision, ...]:
    """Ask both seats for their starting team, which can be changed until both have laid one (2.3)."""
    laid = state.public.laid
    return tuple(
        Decision(seat, "team", owed=not laid[seat], sealed=True, clock="setup", plan="none") for seat in seats_of(2)
    )


@lru_cache(maxsize=1)
def all_teams() -> tuple[Team, ...]:
    """Return every starting team: four different characters on four squares, the same for both seats."""
    return tuple(Team(codes) for codes in permutations(CHARACTERS, TEAM_SIZE))


def lay_team(course: Course, seat: Seat, move: Team) -> None:
    """Lay the starting team face down, or another one; the second one closes the choice (2.3, 8.5).

    Raises:
        IllegalMove: `unknown_id` (`word`) for an object, `twice` (`word`).
    """
    for code in move.squares:
        if code not in CHARACTERS:
            raise IllegalMove("unknown_id", word=code)
        if move.squares.count(code) > 1:
            raise IllegalMove("twice", word=code)
    course.seal(TEAM_SEAL)
    course.set(teams=put(course.state.teams, seat, move.squares))
    course.set_public(laid=put(course.public.laid, seat, True))
    course.tell(TeamLaid(seat, move.squares))
    if all(course.public.laid):
        course.make_final()
        course.set_public(phase="hide", laid=(False, False))


def hide_decisions(state: State) -> tuple[Decision, ...]:
    """Ask who hides the next token (2.4)."""
    return (Decision(state.public.turn, "hide", sealed=True, clock="setup", plan="queue"),)


def hide_moves(state: State, seat: Seat) -> tuple[Hide, ...]:
    """Return every way to hide a token that the seat has left."""
    return hidings(state.public, still_to_hide(seat, state.teams[seat], state.stash))


def wishes(view: View) -> tuple[Hide, ...]:
    """Return what the observer may wish to hide where, while tokens are hidden in turn (8.1)."""
    if view.public.phase != "hide" or view.observer is None:
        return ()
    return hidings(view.public, still_to_hide(view.observer, view.team, view.stash))


def meant(state: State, seat: Seat, wish: Move) -> Move:
    """Return what a wish means when it comes to it: for a room that is full by then, the nearest with space (8.1)."""
    if not isinstance(wish, Hide) or wish.slot not in SLOTS:
        return wish
    free = [slot for slot, laid in enumerate(state.public.buried) if len(laid) < CAPACITY[slot]]
    if not free:
        return wish
    wanted = SLOTS.index(wish.slot)
    nearest = min(free, key=lambda slot: (abs(slot % 4 - wanted % 4) + abs(slot // 4 - wanted // 4), slot))
    return Hide(wish.token, SLOTS[nearest])


def hidings(public: Public, left: tuple[Token, ...]) -> tuple[Hide, ...]:
    """Return every way to hide one of the tokens `left` on a room that has space (2.4)."""
    slots = [slot for slot, laid, most in zip(SLOTS, public.buried, CAPACITY, strict=True) if len(laid) < most]
    return tuple(Hide(CODE[token], slot) for token in left for slot in slots)


def hide(course: Course, seat: Seat, move: Hide) -> None:
    """Lay a token face down on a room that is not full (2.4); the last one shows the teams (2.5).

    Raises:
        IllegalMove: `unknown_id` (`word`); `not_to_hide` (`word`) for a token that is `hidden` or in the `team`;
            `room_full` (`slot`).
    """
    state, public, slot = course.state, course.public, checks.slot_of(move.slot)
    token = token_of(seat, move.token or "")
    if token not in ORDER:
        raise IllegalMove("unknown_id", word=move.token or "")
    left = still_to_hide(seat, state.teams[seat], state.stash)
    if token not in left:
        why = "team" if CODE[token] in state.teams[seat] else "hidden"
        raise IllegalMove("not_to_hide", word=CODE[token], why=why)
    if len(public.buried[slot]) >= CAPACITY[slot]:
        raise IllegalMove("room_full", slot=move.slot)
    course.seal(seal_of(slot, public.buried[slot].count(seat) + 1))
    course.set(stash=put(state.stash, slot, (*state.stash[slot], token)))
    course.set_public(buried=put(public.buried, slot, (*public.buried[slot], seat)), turn=Seat(1 - seat))
    course.tell(TokenHidden(seat, move.slot, token, len(left) - 1))
    if sum(len(laid) for laid in course.public.buried) == sum(CAPACITY):
        _show_teams(course)


def _show_teams(course: Course) -> None:
    """Bring both starting teams to the board (2.5) and draw who takes the first turn (2.6)."""
    teams = course.state.teams
    first = Seat(course.chance.below("first_turn", 2))
    pieces = [
        Piece(token_of(seat, code), square)
        for seat in (Seat(0), Seat(1))
        for code, square in zip(teams[seat], STARTS[seat], strict=True)
    ]
    course.open_all(TEAM_SEAL, teams)
    course.set_public(phase="card", turn=first, pieces=tuple(sorted(pieces, key=lambda piece: ORDER[piece.token])))
    course.set(teams=((), ()))
    course.tell(TeamsShown(teams, first))
