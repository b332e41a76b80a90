"""What each refusal claims, checked by a second, slow look, which is written from each SPEC.md and shares no rules.

A claim is true or false of a `Case`: what was typed, and what the one who typed sees. Twister's maze is that of the
second implementation (`tests/games/dungeon_twister/reference.py`).
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import games
from games.kernel.game import AnyGame, Decision
from tests.games.dungeon_twister import reference
from tests.games.dungeon_twister.random_positions import as_reference
from text.aliases import aliases, folded, forms


class Case(NamedTuple):
    """A refused line, what its seat sees, and the facts of the refusal."""

    game: AnyGame
    view: Any
    seat: int
    line: str
    facts: Mapping[str, Any]
    decisions: tuple[Decision, ...]

    @property
    def words(self) -> list[str]:
        """Return the words as they were typed."""
        return self.line.split()

    def times(self, meant: str) -> int:
        """Return how often something is named in the line, by its id or by any of its names."""
        named = (*forms(self.game.id).get(meant, ()), *forms(self.game.id, of_verbs=True).get(meant, ()))
        called = sorted({folded(meant), *map(folded, named)}, key=len, reverse=True)
        return len(re.findall(rf"(?<!\S)(?:{'|'.join(map(re.escape, called))})(?!\S)", folded(self.line)))

    def is_known(self, name: str) -> bool:
        """Return whether something in the game is called so: the id of anything, or a name in either language."""
        return folded(name) in set(aliases(self.game.id)) or folded(name) in _ids(self.game.id)

    def is_beginning(self, name: str) -> bool:
        """Return whether something in the game has an id or a name that begins so, maybe with whose it is before."""
        begun = folded(name).rpartition(".")[2]
        things, verbs = (forms(self.game.id, of_verbs=each).values() for each in (False, True))
        named = (folded(each) for some in (*things, *verbs) for each in some)
        return any(each.startswith(begun) for each in (*named, *_ids(self.game.id)))


Claim = Callable[[Case], bool]
ROOT = Path(games.__file__).parent
CODE = {game: (ROOT / game / "SPEC.md").read_text(encoding="utf-8") for game in (
    "tetranomicon", "dungeon_lords", "dungeon_twister", "legends_of_signum")}  # fmt: skip
"""The specifications: ids stand in their tables."""

IDS = {
    "tetranomicon": (r"\b[A-P][1-4]?\b", r"\b[A-P]-[A-P]\b", r"\| (\w+) \|"),
    "dungeon_lords": (r"\b[A-E][1-4]\b", r"`(\w+)`"),
    "dungeon_twister": (r"\b[a-v](?:10|[1-9])\b", r"\b[A-H]\b", r"\b[A-Z]{3}\b"),
    "legends_of_signum": (r"\b[A-D]\d\b", r"\b[a-z]{1,2}\d+\b", r"\b[A-Z]{3,4}\b"),
}


@lru_cache(maxsize=4)
def _ids(game: str) -> frozenset[str]:
    return frozenset(word.casefold() for pattern in IDS[game] for word in re.findall(pattern, CODE[game]))


KERNEL: dict[str, Claim] = {
    "not_a_move": lambda case: (
        not any(
            f"{folded(case.line)} ".startswith(f"{folded(verb)} ")
            for known, named in forms(case.game.id, of_verbs=True).items()
            for verb in (known, *named)
        )
    ),
    "unknown_id": lambda case: not case.is_known(str(case.facts["word"])),
    "misplaced": lambda case: case.is_known(str(case.facts["word"])) or str(case.facts["word"]) in case.line,
    "could_be": lambda case: len(set(case.facts["options"])) > 1,
    "no_verb": lambda case: case.line.casefold().startswith(str(case.facts["word"]).casefold()),
    "left_over": lambda case: str(case.facts["word"]).split()[-1] in case.line,
    "no_number": lambda case: re.fullmatch(r"[0-9]{1,3}", str(case.facts["word"])) is None,
    "incomplete": lambda case: True,  # what is missing is checked where lines with a part taken out are
}


def towers() -> dict[str, str]:
    """Return the terrain of every tower, from the table of the cities (SPEC 1.3 of Tetranomicon)."""
    rows = re.findall(r"^\| ([A-P]) \| \d+ \| \d+ \| ([pfm ]+) \|", CODE["tetranomicon"], re.MULTILINE)
    return {f"{city}{place}": kind for city, kinds in rows for place, kind in enumerate(kinds.split(), start=1)}


TOWERS = towers()
NEEDS = {"farm": "p", "sawmill": "f", "mine": "m", "quarry": "m"}


def _at_free_farm(view: Any) -> bool:
    return view.phase == "setup" and not view.setup_city


def _lairs(view: Any) -> dict[str, int]:
    return {lair.city: lair.level for lair in view.lairs}


def _own_cities(case: Case) -> set[str]:
    return {building.tower[0] for building in case.view.buildings if building.seat == case.seat}


TETRANOMICON: dict[str, Claim] = {
    "setup_farm": lambda case: _at_free_farm(case.view),
    "setup_route": lambda case: case.view.phase == "setup" and case.view.setup_city == case.facts["city"],
    "lair_city": lambda case: case.facts["city"] in _lairs(case.view),
    "city_taken": lambda case: any(each.tower[0] == case.facts["city"] for each in case.view.buildings),
    "not_at_your_farm": lambda case: str(case.facts["city"]) not in str(case.facts["segment"]).split("-"),
    "not_in_play": lambda case: case.facts["id"] not in (*case.view.cities, *case.view.segments),
    "tower_taken": lambda case: any(
        (each.tower, each.seat, each.type) == (case.facts["tower"], case.facts["seat"], case.facts["building"])
        for each in case.view.buildings
    ),
    "wrong_terrain": lambda case: (
        TOWERS[str(case.facts["tower"])] == case.facts["terrain"]
        and NEEDS[str(case.facts["building"])] != case.facts["terrain"]
    ),
    "monsters_present": lambda case: _lairs(case.view).get(str(case.facts["city"])) == case.facts["level"],
    "not_connected": lambda case: (
        not any(each.tower[0] == case.facts["city"] for each in case.view.buildings)
        and not any(case.facts["city"] in each.segment.split("-") for each in case.view.routes)
    ),
    "era_limit": lambda case: (
        case.view.era
        == case.facts["era"]
        <= sum(each.tower[0] == case.facts["city"] and each.seat == case.seat for each in case.view.buildings)
    ),
    "no_access": lambda case: (
        not {*case.facts["missing"]}
        & {each.type for each in case.view.buildings if each.seat == case.seat and each.tower[0] == case.facts["city"]}
    ),
    "segment_taken": lambda case: any(
        (each.segment, each.seat) == (case.facts["segment"], case.facts["seat"]) for each in case.view.routes
    ),
    "not_in_pool": lambda case: (
        case.facts["card"] not in (*case.view.creature_pool, *(place.artifact for place in case.view.artifact_pool))
    ),
    "condition_not_met": lambda case: (
        not next(place for place in case.view.artifact_pool if place.artifact == case.facts["artifact"])
        .conditions[case.seat]
        .met
    ),
    "no_monsters": lambda case: not _lairs(case.view).get(str(case.facts["city"])),
    "no_start": lambda case: not _own_cities(case),
    "too_weak": lambda case: case.view.campaign_strength[case.seat] == case.facts["army"] < case.facts["strength"],
    "not_your_city": lambda case: (
        case.facts["start"] not in _own_cities(case) and {*case.facts["starts"]} == _own_cities(case)
    ),
    "too_few_coins": lambda case: case.view.coins[case.seat] == case.facts["coins"] < case.facts["price"],
    "same_city": lambda case: len(set(re.findall(r"[A-P]", case.line.split()[-1]))) == 1,
    "no_segment": lambda case: f"{case.facts['city']}-{case.facts['other']}" not in CODE["tetranomicon"],
    "already_passed": lambda case: case.view.passed[case.seat],
}

CELLS = {f"{column}{row}" for column in "ABCDE" for row in "1234"}


def _lord(case: Case) -> Any:
    return case.view.lords[case.seat]


def _cells(case: Case) -> set[str]:
    return {tile.cell for tile in _lord(case).tiles}


def _beside(cell: str) -> set[str]:
    column, row = "ABCDE".index(cell[0]), int(cell[1])
    found = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return {f"{'ABCDE'[each]}{other}" for each, other in found if 0 <= each < 5 and 1 <= other <= 4}


def _is_block(cells: set[str]) -> bool:
    corners = ((column, row) for column in range(4) for row in range(1, 4))
    return any(
        {f"{'ABCDE'[column + right]}{row + down}" for right in (0, 1) for down in (0, 1)} <= cells
        for column, row in corners
    )


SPYING = (1, 3)
"""The squares of Improve Reputation on which one spies (SPEC 2.4)."""


def _no_attack(case: Case) -> bool:
    """Check who is spared, and who is in the line at all (SPEC 4.1, 5.6)."""
    why, whom = case.facts["why"], str(case.facts["adventurer"])
    party = [each.id for each in _lord(case).party]
    return {
        "line": not 1 <= int(str(case.facts["line"])) <= int(str(case.facts["lines"])) <= 2,
        "gone": whom not in party or whom in case.view.battle.invisible,
        "first": case.facts["monster"] == "ghost" and party[:1] == [whom],
        "priest": case.facts["monster"] == "vampire" and whom.startswith("priest"),
    }.get(str(why), True)


def _owned(case: Case, kind: object) -> int:
    return sum(creature.kind == kind for creature in _lord(case).creatures)


DL_ASKED = {
    "lock": "initial", "orders": "orders", "ground": "planning", "set": "planning", "send": "planning",
    "replan": "planning", "retrieve": "production", "produce": "production", "in_turn": "production",
    "attack": "battle", "use": "battle", "target": "battle", "dig": "evaluation", "mine": "evaluation",
    "spy": "evaluation", "hire": "evaluation", "build": "evaluation", "give": "due",
}  # fmt: skip
"""In which phase each kind of move is made (SPEC 2, 8.1 of Dungeon Lords)."""

DL_ORDER = {"dig": {"dig"}, "mine": {"mine"}, "spy": {"reputation"}, "hire": {"monster"}, "build": {"room"}}


def _dl_not_now(case: Case) -> bool:
    """A move of another phase; of an order another one than that which is carried out; or for another stage."""
    verb, kinds = str(case.facts["verb"]), {each.kind for each in _asked(case)}
    if verb in DL_ORDER:
        return not kinds & DL_ORDER[verb]
    other = {"retrieve": {"retrieve"}, "produce": {"produce"}, "ground": {"battleground"}, "set": {"plan_traps"},
             "send": {"plan"}, "lock": {"initial_orders"}, "orders": {"orders"}, "give": {"give_trap"},
             "attack": {"attack"}, "use": {"trap_order"}, "target": {"trap_target"}, "release": {"prisoner"},
             "accept": {"food", "reputation", "imps", "traps", "fee", "word_of_peace"},
             "decline": {"food", "reputation", "dig", "mine", "imps", "traps", "monster", "room", "fee",
                         "word_of_peace"},
             "pay": {"taxes", "imp_carnival", "safety_inspection", "permit_fees", "town_fair"},
             "keep": {"pay_day", "witch_hunt", "suggestion"}, "done": {"dig", "produce"},
             "in_turn": {"produce", "retrieve"}, "choose": {"spell_target"},
             "dismiss": {"pay_day", "witch_hunt", "suggestion"}}  # fmt: skip
    return not kinds & other.get(verb, set())


def _asked(case: Case) -> list[Any]:
    return [each for each in case.decisions if each.seat == case.seat]


DUNGEON_LORDS: dict[str, Claim] = {
    "wrong_phase": _dl_not_now,
    "not_dealt": lambda case: case.facts["order"] not in case.view.own_dealt,
    "same_order": lambda case: case.times(str(case.facts["order"])) > 1,
    "order_locked": lambda case: case.facts["order"] in _lord(case).locked,
    "not_adjacent": lambda case: not _beside(str(case.facts["cell"])) & _cells(case),
    "cell_taken": lambda case: case.facts["cell"] in _cells(case),
    "would_be_block": lambda case: _is_block(_cells(case) | {str(case.facts["cell"])}),
    "no_tunnel_there": lambda case: not any(
        tile.cell == case.facts["cell"] and not tile.room and not tile.conquered for tile in _lord(case).tiles
    ),
    "not_your_room": lambda case: not any(
        tile.room == case.facts["room"] and not tile.conquered for tile in _lord(case).tiles
    ),
    "room_not_on_offer": lambda case: case.facts["room"] not in case.view.rooms,
    "not_on_offer": lambda case: case.facts["monster"] not in case.view.monsters,
    "not_owned": lambda case: not _owned(case, case.facts["monster"]),
    "not_in_hand": lambda case: case.view.own_traps.count(case.facts["trap"]) == case.facts["present"],
    "not_nearest": lambda case: case.facts["cell"] not in _lord(case).nearest,
    "not_retrievable": lambda case: case.facts["order"] not in (*_lord(case).played[:1], *_lord(case).unfulfilled),
    "not_face_up": lambda case: _owned(case, case.facts["monster"]) == case.facts["owned"]
    and sum(each.kind == case.facts["monster"] and not each.down for each in _lord(case).creatures)
    < case.facts["named"],
    "not_waiting": lambda case: not any(
        fighter.kind == case.facts["monster"] and fighter.state == "waiting" for fighter in case.view.battle.fighters
    ),
    "trap_asked": lambda case: case.view.due is not None,
    "attack_asked": lambda case: case.view.battle is not None and {each.kind for each in _asked(case)} == {"attack"},
    "no_such_card": lambda case: not 1 <= int(str(case.facts["position"])) <= 4,
    "already_begun": lambda case: case.view.dug > 0,
    "nothing_dug": lambda case: case.view.dug == 0,
    "colour_order_missing": lambda case: len(case.view.lords) == 2,
    "outside_zone": lambda case: {
        "upper": str(case.facts["cell"])[1] not in "12", "lower": str(case.facts["cell"])[1] not in "34",
        "outer": case.facts["cell"] in {"B2", "C2", "D2", "B3", "C3", "D3"},
        "inner": case.facts["cell"] not in {"B2", "C2", "D2", "B3", "C3", "D3"},
    }[str(case.facts["zone"])],
    "no_such_attack": _no_attack,
    "out_of_range": lambda case: any(
        not int(str(case.facts["least"])) <= int(number) <= int(str(case.facts["most"]))
        for number in re.findall(r"\d+", case.line)
    ),
    "already_settled": lambda case: case.facts["monster"] not in case.view.affair.unsettled,
    "no_spying": lambda case: not (case.facts["order"] == "reputation" and case.facts["square"] in SPYING),
    "too_few": lambda case: case.facts["present"] < case.facts["needed"],
}  # fmt: skip


def _maze(case: Case) -> tuple[reference.Position, dict[reference.Square, reference.Cell]]:
    position = as_reference(case.view.public)
    return position, reference.board(position)


def _token(case: Case, code: object, *, enemy: bool = False) -> str:
    return f"{'we'[1 - case.seat if enemy else case.seat]}.{code}"


def _at(case: Case, square: object) -> list[str]:
    there = reference.square(str(square))
    return [token for token, at in as_reference(case.view.public).at.items() if at == there]


def _mover(case: Case) -> str:
    """Return the code of the character that a line begins with."""
    known = aliases(case.game.id)
    for length in (4, 3, 2, 1):
        for start in range(1, 4):
            name = folded(" ".join(case.words[start : start + length]))
            code = known.get(name, name).upper().rpartition(".")[2]
            if code in reference.SPEED:
                return code
    return ""


def _distance(case: Case) -> int | None:
    """Return the steps to a square through everything but walls and the outside; None if there is no way."""
    position, cells = _maze(case)
    start, goal = position.at[_token(case, _mover(case))], reference.square(str(case.facts["square"]))
    layer, seen, steps, line = {start}, {start}, 0, 0 if case.seat else 21
    while layer:
        steps += 1
        layer = {
            (here[0] + by[0], here[1] + by[1])
            for here in layer if here[0] != line
            for side, by in reference.TOWARDS.items()
            if reference.passage(position, cells, here, side) in {"open", "closed"}
        } - seen  # fmt: skip
        if goal in layer:
            return steps
        seen |= layer
    return 2 if goal == start else None


def _cannot_end(case: Case) -> bool:
    position, (why, what) = as_reference(case.view.public), (case.facts["why"], case.facts["what"])
    own, enemy = _token(case, what), _token(case, what, enemy=True)
    there = _at(case, case.facts["square"])
    return {
        "friend": own in there and own not in position.wounded,
        "enemy": enemy in there and enemy not in position.wounded,
        "exit": enemy in there and enemy not in position.wounded and str(case.facts["square"])[0] in "av",
        "lying": enemy in there and enemy in position.wounded,
        "hands": own in there or enemy in there or "@" in case.line,
        "two": len(there) > 1,
        "hover": _mover(case) == "WIZ" and _kind(case, case.facts["square"]) == "pit",
        "falls": own in position.at and _kind(case, reference.name(position.at[own])) == "pit",
        "leaves": str(case.facts["square"])[0] in "av",
    }[str(why)]


def _kind(case: Case, square: object) -> str:
    cells = _maze(case)[1]
    return cells[reference.square(str(square))].kind if reference.square(str(square)) in cells else "face down"


def _no_place(case: Case) -> bool:
    square = str(case.facts["square"])
    column, row = reference.square(square)
    slot = "" if column in (0, 21) else "ABCDEFGH"[row // 5 * 4 + (column - 1) // 5]
    is_other = slot != str(case.facts["slot"])
    return {"other": is_other, "pit": _kind(case, square) == "pit", "taken": bool(_at(case, square))}[
        str(case.facts["why"])
    ]


TWISTER_PHASE = {"team": "team", "hide": "hide", "card": "card", "put": "put", "combat": "combat"}


def _combat_hand(case: Case) -> list[int]:
    hand = [0, 1, 2, 2, 3, 3, 4, 5, 6]
    for card in case.view.public.used[case.seat]:
        hand.remove(card)
    return hand


def _is_closed_between(case: Case) -> bool:
    """Return whether a closed portcullis is between the character who acts and the square."""
    position, cells = _maze(case)
    here, there = position.at[_token(case, _mover(case))], reference.square(str(case.facts["square"]))
    return any(
        (here[0] + by[0], here[1] + by[1]) == there and reference.passage(position, cells, here, side) == "closed"
        for side, by in reference.TOWARDS.items()
    )


def _is_card(case: Case) -> bool:
    is_combat = case.view.public.phase == "combat" or case.facts.get("verb") == "fight"
    cards = _combat_hand(case) if is_combat else case.view.public.hands[case.seat]
    return case.facts["card"] not in cards


DUNGEON_TWISTER: dict[str, Claim] = {
    "wrong_phase": lambda case: TWISTER_PHASE.get(str(case.facts["verb"]), "action") != case.view.public.phase,
    "not_in_hand": _is_card,
    "too_high": lambda case: case.view.public.highest < 4
    and case.facts["card"] > case.facts["most"] == max(2, case.view.public.highest + 1),
    "twice": lambda case: case.times(str(case.facts["word"])) > 1,
    "not_to_hide": lambda case: (case.facts["word"] in case.view.team) == (case.facts["why"] == "team"),
    "room_full": lambda case: len(case.view.public.buried["ABCDEFGH".index(str(case.facts["slot"]))])
    == (2, 3, 3, 2, 2, 3, 3, 2)["ABCDEFGH".index(str(case.facts["slot"]))],
    "not_to_place": lambda case: f"{'we'[int(str(case.facts['owner']))]}.{case.facts['token']}"
    not in case.view.public.placing.tokens,
    "no_place": _no_place,
    "is_wounded": lambda case: _token(case, case.facts["who"]) in as_reference(case.view.public).wounded,
    "is_blocked": lambda case: _token(case, case.facts["who"]) in as_reference(case.view.public).blocked,
    "not_on_board": lambda case: _token(case, case.facts["who"]) not in as_reference(case.view.public).at,
    "no_points": lambda case: not case.view.public.points_left,
    "cannot_end": _cannot_end,
    "no_way": lambda case: (steps := _distance(case) if "-" not in case.line else int(str(case.facts["steps"])))
    is not None and steps > reference.SPEED[_mover(case)] == case.facts["speed"],
    "no_open_way": lambda case: _distance(case) is None,
    "face_down": lambda case: _kind(case, case.facts["square"]) == "face down",
    "pit": lambda case: _kind(case, case.facts["square"]) == "pit",
    "one_anchor": lambda case: _kind(case, case.facts["square"]) == "pit",
    "enemy_in_way": lambda case: any(
        token[0] == "we"[1 - case.seat] and reference.is_character(token)
        and token not in as_reference(case.view.public).wounded
        for token in _at(case, case.facts["square"])
    ),
    "portcullis": lambda case: any(
        reference.passage(*_maze(case), reference.square(str(case.facts["square"])), side) == "closed"
        for side in reference.TOWARDS
    ),
    "cannot_change": lambda case: {
        "not_there": not any(token[2:] == case.facts["what"] for token in _at(case, case.facts["square"])),
    }.get(str(case.facts["why"]), True),
    "already_revealed": lambda case: case.view.public.rooms["ABCDEFGH".index(str(case.facts["slot"]))] is not None,
    "face_down_room": lambda case: case.view.public.rooms["ABCDEFGH".index(str(case.facts["slot"]))] is None,
    "not_on_gear": lambda case: _kind(
        case, reference.name(as_reference(case.view.public).at[_token(case, case.facts["who"])])
    ) != "gear",
    "no_jump_cards": lambda case: case.view.public.jumps[case.seat] == 0,
    "cannot_jump": lambda case: {
        "no_pit": _kind(case, case.facts["pit"]) != "pit",
        "taken": any(map(reference.is_character, _at(case, case.facts["pit"]))),
    }.get(str(case.facts["why"]), True),
    "no_wall_walker": lambda case: case.facts["who"] != "WLK",
    "no_cleric": lambda case: case.facts["who"] != "CLE",
    "no_wizard": lambda case: case.facts["who"] != "WIZ",
    "not_next_to_enemy": lambda case: case.facts["why"] != "gone"
    or _token(case, case.facts["token"], enemy=True) not in as_reference(case.view.public).at,
    "not_yours": lambda case: True,
    "no_portcullis": lambda case: not _is_closed_between(case),
    "cannot_walk": lambda case: True,
    "cannot_heal": lambda case: case.facts["why"] != "nobody" or not any(
        token in as_reference(case.view.public).wounded for token in _at(case, case.facts["square"])
    ),
    "cannot_regenerate": lambda case: True,
    "not_held": lambda case: not any(
        token[2:] == case.facts["what"]
        for token in _at(case, reference.name(as_reference(case.view.public).at[_token(case, case.facts["who"])]))
    ),
    "ambiguous": lambda case: len({*case.facts["options"]}) > 1,
}  # fmt: skip


def _unit(case: Case, label: object) -> Any:
    return next((unit for unit in case.view.table.units if unit.id == label), None)


def _is_something(case: Case, label: object) -> bool:
    return _unit(case, label) is not None or any(token.card == label for token in case.view.table.tokens)


def _faction(card: object) -> str:
    """Return the letter of the faction in an id: `ue1`, `hv2`, `e05`."""
    return str(card)[1 if str(card)[0] in "hu" else 0]


LOS_PHASE = {
    "hero": {"hero"}, "first": {"first"}, "second": {"first"}, "keep": {"mulligan"}, "mulligan": {"mulligan"},
    "start": {"start"}, "place": {"place"}, "discard": {"discard"}, "pass": {"construction"},
    "build": {"construction"}, "levy": {"construction"}, "study": {"construction"},
}  # fmt: skip
IN_TURN = {"activation", "follow_up", "control"}
LEGENDS: dict[str, Claim] = {
    "wrong_phase": lambda case: (
        not {each.kind for each in _asked(case)}
        & LOS_PHASE.get(str(case.facts["verb"]), IN_TURN | ({"orders"} if case.facts["verb"] == "order" else set()))
    ),
    "not_in_hand": lambda case: case.facts["card"] not in case.view.own.hand,
    "no_such_unit": lambda case: _unit(case, case.facts["unit"]) is None,
    "not_your_unit": lambda case: (
        (unit := _unit(case, case.facts["unit"])) is not None
        and (unit.seat != case.seat or unit.controller is not None or bool(case.view.table.controlled))
    ),
    "not_your_turn": lambda case: case.view.table.active == case.facts["turn"] != case.seat,
    "busy": lambda case: case.facts["unit"] in (case.view.table.acting, case.view.table.controlled),
    "activated": lambda case: _unit(case, case.facts["unit"]).activated,
    "deployed": lambda case: _unit(case, case.facts["unit"]).deployed,
    "no_such_tactic": lambda case: all(laid.number != case.facts["number"] for laid in case.view.own.tactics),
    "order_waits": lambda case: any(laid.number == case.facts["number"] for laid in case.view.own.tactics),
    "wrong_order": lambda case: any(int(number) > 7 for number in re.findall(r"\d+", case.line)),
    "too_many_copies": lambda case: len(case.view.table.players[case.seat].city) >= int(str(case.facts["most"])),
    "no_point": lambda case: re.fullmatch(r"\d{1,3}([.,]\d)?", str(case.facts["word"])) is None,
    "too_long": lambda case: case.facts["length"] > case.facts["allowance"],
    "not_at_side": lambda case: case.facts["distance"] > case.facts["most"],
    "too_far": lambda case: case.facts["distance"] > case.facts["most"],
    "near_terrain": lambda case: case.facts["distance"] < case.facts["least"],
    "near_own_side": lambda case: case.facts["distance"] < case.facts["least"],
    "near_enemy_side": lambda case: case.facts["distance"] < case.facts["least"],
    "too_near": lambda case: case.facts["distance"] < case.facts["least"],
    "needs_building": lambda case: all(
        built.id != case.facts["building"] for built in case.view.table.players[case.seat].city
    ),
    "built_already": lambda case: any(
        built.id == case.facts["building"] for built in case.view.table.players[case.seat].city
    ),
    "not_wounded": lambda case: not _unit(case, case.facts["unit"]).wounds,
    "no_character": lambda case: str(case.facts["unit"]).endswith("0"),
    "wrong_payment": lambda case: (
        (case.facts["why"] == "number") <= (case.facts["needed"] != case.facts["paid"])
        and (case.facts["why"] != "open" or len(case.facts["types"]) > 0)
    ),
    "wrong_coins": lambda case: case.facts["coins"] > case.facts["most"],
    "too_often": lambda case: case.view.own.hand.count(case.facts["card"]) == case.facts["present"],
    "not_your_faction": lambda case: _faction(case.facts["card"]) != _faction(case.view.table.players[case.seat].hero),
    "off_field": lambda case: (
        any(
            number < 5 or number > (55 if len(case.view.table.players) == 2 else 85)
            for number in map(float, re.findall(r"\d+(?:\.\d)?", case.line))
        )
        or re.search(r"\b[A-Xa-x]\d", case.line) is not None
    ),
    "no_such_place": lambda case: str(case.facts["word"]).split()[-1] in case.line,
    "no_change": lambda case: any(case.times(stance) for stance in {unit.stance for unit in case.view.table.units}),
    "not_acting": lambda case: case.view.table.acting != case.facts["unit"],
    "not_free": lambda case: _is_something(case, case.facts["by"]),
    "way_blocked": lambda case: _is_something(case, case.facts["by"]),
}
CLAIMS: dict[str, dict[str, Claim]] = {
    "tetranomicon": KERNEL | TETRANOMICON, "dungeon_lords": KERNEL | DUNGEON_LORDS,
    "dungeon_twister": KERNEL | DUNGEON_TWISTER, "legends_of_signum": KERNEL | LEGENDS,
}  # fmt: skip
