"""Positions in JSON, for people who write rules, debug or report a fault. Pure.

A position is one of
- a start that names only what differs from a new match: `{"game": "tetranomicon", "seats": 3, "options": {},
  "seed": "hex", "revision": 1, "state": {...}}`, where only `game` is needed. `state` is laid over the state of a new
  match with that seed: objects are merged, everything else replaces. A `state` that names every field is taken whole;
- the JSON of a state alone; its fields tell the game;
- an exported match that has ended: its last state, or the one at a revision that is asked for.

Every refusal names the place at fault as a path such as `state.coins[0]`. Numbers have bounds; what else the rules
cannot deal with is found by asking what a page would ask, and its place by putting values of a new match back.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from games import registry
from games.kernel.chance import SECRET_BYTES, Chance
from games.kernel.codec import UNREADABLE, encode
from games.kernel.errors import Refusal
from games.kernel.exported import FORMAT, Export, state_at
from games.kernel.game import AnyGame
from games.kernel.ids import seats_of
from games.kernel.play_out import FIRST_REVISION, defaults

MOST_NUMBER = 9_999
"""No number in a position is greater, or less than 0: what is drawn once for each of many more would never be done."""

MOST_REVISION = 1_000_000
_PATH = re.compile(r"at `\$(.*)`$")
_UNKNOWN = re.compile(r"unknown field `(.*)`$")


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The frame of a position; None means what a new match would have."""

    game: str
    rules: int | None = None
    seats: int | None = None
    options: dict[str, str] = {}
    seed: str = "00" * SECRET_BYTES
    revision: int = FIRST_REVISION
    state: dict[str, Any] = {}


class Position(msgspec.Struct, frozen=True):
    """A state of `game` for `seats` at `revision`; the chance of the next move is that of `seed`."""

    game: AnyGame
    seats: int
    state: Any
    seed: bytes = bytes(SECRET_BYTES)
    revision: int = FIRST_REVISION

    def next_chance(self) -> Chance:
        """Return the chance of the next move."""
        return Chance(self.seed, self.revision + 1)


def ask_everything(position: Position) -> None:
    """Ask what every page would ask; a state written by hand can hold anything."""
    game, state = position.game, position.state
    game.observe(state, None)
    game.outcome(state)
    asked = {decision.seat for decision in game.decisions(state)}
    if not asked <= set(seats_of(position.seats)):
        raise IndexError("a seat is asked that does not exist")
    for seat in seats_of(position.seats):
        for move in game.legal_moves(state, seat):
            game.print_move(move)
        game.observe(state, seat)


def read_position(data: bytes, at: int | None = None, asked: Callable[[Position], object] = ask_everything) -> Position:
    """Return the position in `data`, in which all can be `asked`; `at` is the revision wanted of an exported match.

    Raises:
        Refusal: `position_not_json`; `position_unknown_key` (`path`); `position_wrong_value` (`path`);
            `position_no_game` if the fields fit no game; `unknown_game` (`word`); `unknown_rules` (`game`, `version`);
            `position_seats` (`seats`); `position_option` (`option`); of an exported match `position_running` if it had
            not ended, `position_no_revision` (`revision`); `position_impossible` (`path`) if the rules cannot even
            say what is asked in it.
    """
    try:
        given = msgspec.json.decode(data)
    except UNREADABLE as fault:
        raise Refusal("position_not_json") from fault
    if not isinstance(given, dict):
        raise Refusal("position_wrong_value", path="$")
    if given.get("format") == FORMAT:
        position = _from_export(data, at)
    else:
        position = _from_start(given) if "game" in given else _from_state(given)
    try:
        asked(position)
    except Refusal:
        raise
    except Exception as fault:
        raise Refusal("position_impossible", path=_place_at_fault(position, asked)) from fault
    return position


def write_position(position: Position) -> bytes:
    """Return `position` as JSON that `read_position` reads, two blanks deep."""
    frame = {
        "game": position.game.id,
        "rules": position.game.rules_version,
        "seats": position.seats,
        "seed": position.seed.hex(),
        "revision": position.revision,
        "state": msgspec.Raw(encode(position.state)),
    }
    return msgspec.json.format(msgspec.json.encode(frame), indent=2) + b"\n"


def _from_start(given: dict[str, Any]) -> Position:
    start = _converted(given, Start, "")
    game = registry.find(start.game, start.rules)
    seats = game.seat_counts[0] if start.seats is None else start.seats
    if seats not in game.seat_counts:
        raise Refusal("position_seats", seats=seats)
    seed = _seed(start.seed)
    state = game.new_match(seats, _options(game, start.options), Chance(seed, FIRST_REVISION)).state
    plain = msgspec.to_builtins(state)
    whole = plain.keys() <= start.state.keys()
    laid = start.state if whole else _laid_over(plain, start.state)
    if not 0 <= start.revision <= MOST_REVISION:
        raise Refusal("position_wrong_value", path="revision")
    _check_numbers(laid, "state")
    return Position(game, seats, _converted(laid, game.state_type, "state", start.state), seed, start.revision)


def _from_state(given: dict[str, Any]) -> Position:
    for game_id in registry.game_ids():
        game = registry.find(game_id)
        try:
            state = msgspec.convert(given, game.state_type)
        except msgspec.ValidationError:
            continue
        if msgspec.to_builtins(state).keys() == given.keys():
            _check_numbers(given, "")
            return Position(game, _seats(game, state), state)
    raise Refusal("position_no_game")


def _from_export(data: bytes, at: int | None) -> Position:
    try:
        export = msgspec.json.decode(data, type=Export)
    except msgspec.ValidationError as fault:
        raise _misfit(str(fault)) from fault
    game = registry.find(export.game, export.rules_version)
    revision = export.last_revision() if at is None else at
    state = state_at(export, game, revision)
    return Position(game, len(export.seats), state, export.seed(), revision)


def _seats(game: AnyGame, state: Any) -> int:
    """Return the greatest number of seats of which each can look at `state`."""
    for count in sorted(game.seat_counts, reverse=True):
        try:
            game.observe(state, seats_of(count)[-1])
        except Exception:  # noqa: S112 - a state written by hand can hold anything; other numbers of seats may do
            continue
        return count
    raise Refusal("position_impossible", path="$")


def _options(game: AnyGame, given: Mapping[str, str]) -> dict[str, str]:
    values = {option.id: option.values for option in game.options}
    for option, value in given.items():
        if value not in values.get(option, ()):
            raise Refusal("position_option", option=option)
    return {**defaults(game), **given}


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as fault:
        raise Refusal("position_wrong_value", path="seed") from fault


def _laid_over(under: Any, over: Any) -> Any:
    """Return `over`, where both are objects with what only `under` has."""
    if not isinstance(under, dict) or not isinstance(over, dict):
        return over
    return {**under, **{key: _laid_over(under.get(key), value) for key, value in over.items()}}


def _converted(plain: Any, of: Any, path: str, given: Any = None) -> Any:
    """Return `plain` as a value of type `of`; refuses foreign values, and keys of `given` that found no place in it."""
    try:
        value = msgspec.convert(plain, of)
    except msgspec.ValidationError as fault:
        raise _misfit(str(fault), path) from fault
    for unknown in _keys_without_place(given, msgspec.to_builtins(value), path):
        raise Refusal("position_unknown_key", path=unknown)
    return value


def _misfit(message: str, path: str = "") -> Refusal:
    """Return the refusal for a value that does not fit, from what msgspec says of it."""
    unknown = _UNKNOWN.search(message)
    if unknown is not None:
        return Refusal("position_unknown_key", path=unknown[1])
    found = _PATH.search(message)
    return Refusal("position_wrong_value", path=f"{path}{found[1] if found else ''}".removeprefix(".") or "$")


def _keys_without_place(given: Any, kept: Any, path: str) -> Iterator[str]:
    """Yield the paths of keys that `given` names and that did not survive as part of a value."""
    if isinstance(given, dict) and isinstance(kept, dict):
        for key, value in given.items():
            here = f"{path}.{key}" if path else key
            if key not in kept:
                yield here
            else:
                yield from _keys_without_place(value, kept[key], here)
    elif isinstance(given, list) and isinstance(kept, list | tuple):
        for index, (value, other) in enumerate(zip(given, kept, strict=False)):
            yield from _keys_without_place(value, other, f"{path}[{index}]")


def _check_numbers(given: Any, path: str) -> None:
    """Refuse numbers that no match can have; raises `position_wrong_value` (`path`)."""
    for here, value in _parts(given, path):
        if isinstance(value, int) and not 0 <= value <= MOST_NUMBER:
            raise Refusal("position_wrong_value", path=here)
        _check_numbers(value, here)


def _new(game: AnyGame, seats: int) -> dict[str, Any]:
    """Return the state of a new match as plain values."""
    made = game.new_match(seats, defaults(game), Chance(bytes(SECRET_BYTES), FIRST_REVISION))
    plain: dict[str, Any] = msgspec.to_builtins(made.state)
    return plain


def _place_at_fault(position: Position, asked: Callable[[Position], object]) -> str:
    """Return the path of the smallest part that only has to be as in a new match for all to be `asked`."""
    wrong = msgspec.to_builtins(position.state)
    right = _new(position.game, position.seats)

    def is_sound(state: Any) -> bool:
        try:
            asked(msgspec.structs.replace(position, state=msgspec.convert(state, position.game.state_type)))
        except Exception:
            return False
        return True

    path, keys = "state", list[str | int]()
    while True:
        here, there = _at(wrong, keys), _at(right, keys)
        same = isinstance(here, dict) and isinstance(there, dict)
        listed = isinstance(here, list | tuple) and isinstance(there, list | tuple) and len(here) == len(there)
        names: list[str | int] = [*here] if same else [*range(len(here))] if listed else []
        found = next(
            (
                name
                for name in names
                if (not same or name in there)
                and here[name] != there[name]
                and is_sound(_with(wrong, [*keys, name], there[name]))
            ),
            None,
        )
        if found is None:
            return path
        keys.append(found)
        path += f".{found}" if isinstance(found, str) else f"[{found}]"


def _at(value: Any, keys: list[str | int]) -> Any:
    for key in keys:
        value = value[key]
    return value


def _with(value: Any, keys: list[str | int], part: Any) -> Any:
    """Return `value` with `part` in the place that `keys` name."""
    if not keys:
        return part
    first, *rest = keys
    if isinstance(value, dict):
        return {**value, first: _with(value[first], rest, part)}
    return [_with(each, rest, part) if number == first else each for number, each in enumerate(value)]


def _parts(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Yield the parts of an object or list with their paths."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield f"{path}.{key}" if path else key, part
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield f"{path}[{number}]", part
