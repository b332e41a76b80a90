"""A second implementation of fights and powers: who can do what to whom, and what comes of it, one by one."""

from typing import NamedTuple

from tests.games.dungeon_twister.reference import (
    COMBAT,
    OPPOSITE,
    TOWARDS,
    After,
    Options,
    Position,
    Square,
    aftermath,
    board,
    is_character,
    next_to,
    passage,
)


class Brawl(NamedTuple):
    """How a fight went: everybody who took part, both totals with cards, and what came of it."""

    fighters: set[str]
    totals: dict[str, int]
    after: After


def is_carried(position: Position, token: str) -> bool:
    """Return whether somebody else stands on the square of a wounded character."""
    here = [other for other, at in position.at.items() if at == position.at[token] and other != token]
    return token in position.wounded and any(is_character(other) and other not in position.wounded for other in here)


def attackable(position: Position, attacker: str) -> set[str]:
    """Return the enemies next to a character, but those who are carried or were wounded or healed in this turn."""
    cells = board(position)
    beside = next_to(position, cells, position.at[attacker])
    found = set()
    for token, at in position.at.items():
        spared = token in position.blocked | position.fresh or is_carried(position, token)
        if is_character(token) and token[0] != attacker[0] and at in beside and not spared:
            found.add(token)
    return found


def brawl(position: Position, attacker: str, target: str, cards: dict[str, int], options: Options) -> Brawl:
    """Fight it out; `cards` by colour."""
    cells = board(position)
    fighters, size = {attacker, target}, 0
    able = {
        token
        for token in position.at
        if is_character(token) and token not in position.wounded and token not in position.blocked
    }
    while size != len(fighters):
        size = len(fighters)
        for token in able - fighters:
            beside = next_to(position, cells, position.at[token])
            known = fighters if options.chain else {attacker, target}
            if any(other[0] != token[0] and position.at[other] in beside for other in known):
                fighters.add(token)
        if not options.chain:
            break
    totals = dict(cards)
    for token in fighters:
        held = [thing[2:] for thing, at in position.at.items() if at == position.at[token] and not is_character(thing)]
        totals[token[0]] += 0 if token in position.wounded else COMBAT[token[2:]]
        totals[token[0]] += "SWD" in held if token[0] == attacker[0] else "ARM" in held
    wounded, killed = set(position.wounded), set[str]()
    if totals["w"] != totals["e"]:
        loser = min(totals, key=lambda colour: totals[colour])
        for token in fighters:
            if token[0] == loser:
                if token in position.wounded:
                    killed.add(token)
                else:
                    wounded.add(token)
                    killed |= {
                        other
                        for other in position.wounded
                        if position.at[other] == position.at[token] and other not in fighters
                    }
    return Brawl(fighters, totals, aftermath(position, position.at, wounded=wounded, killed=killed))


# Powers.


def holders(position: Position, code: str) -> list[str]:
    """Return the characters that can act and hold such an object."""
    squares = [at for token, at in position.at.items() if token[2:] == code]
    return [token for token in position.acting if position.at[token] in squares]


def gates(position: Position, options: Options) -> dict[tuple[str, Square, str], After]:
    """Return what comes of each change of a portcullis: by whom, towards which square, and what is done."""
    cells, found = board(position), {}
    for token in position.acting:
        here = position.at[token]
        for side, by in TOWARDS.items():
            there = (here[0] + by[0], here[1] + by[1])
            touching = (cells[here].sides[side], cells[there].sides[OPPOSITE[side]] if there in cells else "")
            for gate in {touch for touch in touching if isinstance(touch, tuple)}:
                state = position.gates.get(gate, "closed")
                acts = {"THI": {"closed": "open", "open": "close"}, "WAR": {"closed": "break"}}.get(token[2:], {})
                if token[2:] == "WAR" and options.breaks_open_gates:
                    acts["open"] = "break"
                if state in acts:
                    changed = {each: now for each, now in position.gates.items() if each != gate}
                    if acts[state] != "close":
                        changed[gate] = {"open": "open", "break": "broken"}[acts[state]]
                    found[token[2:], there, acts[state]] = aftermath(position, position.at, gates=changed)
    return found


def heals(position: Position) -> dict[Square, After]:
    """Return what comes of healing each neighbour whom the Cleric can heal."""
    found = {}
    for cleric in position.acting:
        beside = next_to(position, board(position), position.at[cleric]) if cleric[2:] == "CLE" else []
        for token in position.wounded:
            if position.at[token] in beside and not is_carried(position, token):
                found[position.at[token]] = healed(position, token)
    return found


def healed(position: Position, token: str) -> After:
    """Return what comes of it when somebody is healed."""
    return aftermath(position, position.at, wounded=position.wounded - {token}, blocked=position.blocked | {token})


def recoveries(position: Position, colour: str) -> list[After]:
    """Return what comes of the recovery of a Troll, if it can recover."""
    troll = f"{colour}.TRO"
    can = troll in position.wounded - position.fresh and not is_carried(position, troll)
    return [healed(position, troll)] if can else []


def drinks(position: Position) -> dict[str, After]:
    """Return what comes of it, but for the points, when somebody drinks a potion."""
    found = {}
    for token in holders(position, "POT"):
        left = {each: at for each, at in position.at.items() if each[2:] != "POT" or at != position.at[token]}
        found[token[2:]] = aftermath(position, left)
    return found


def fires(position: Position) -> dict[str, After]:
    """Return what comes of a fireball in each direction in which it hits somebody."""
    cells, found = board(position), {}
    for wizard in holders(position, "WND"):
        for side, by in TOWARDS.items() if wizard[2:] == "WIZ" else ():
            here, hit = position.at[wizard], set[str]()
            while not hit and passage(position, cells, here, side) == "open":
                here = (here[0] + by[0], here[1] + by[1])
                hit = {token for token, at in position.at.items() if at == here and is_character(token)}
            if hit:
                start = position.at[wizard]
                left = {token: at for token, at in position.at.items() if token[2:] != "WND" or at != start}
                found[side] = aftermath(position, left, killed=hit)
    return found


def reveals(position: Position, colour: str, options: Options) -> set[tuple[int, str]]:
    """Return which face-down rooms can be turned up, and by whom."""
    cells, found = board(position), set[tuple[int, str]]()
    line = 0 if colour == "w" else 21
    for token in position.acting:
        column, row = position.at[token]
        if column == line and options.reveals_from_anywhere_on_line:
            found |= {(slot, token[2:]) for slot in ((0, 4) if line == 0 else (3, 7))}
        for side, by in TOWARDS.items():
            to_column, to_row = column + by[0], row + by[1]
            is_inside = 1 <= to_column <= 20 and 0 <= to_row <= 9
            if is_inside and cells[column, row].sides[side] == "open":
                found.add(((to_column - 1) // 5 + (4 if to_row >= 5 else 0), token[2:]))
    return {(slot, code) for slot, code in found if position.rooms[slot] is None}
