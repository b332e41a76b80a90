"""Moves of a lord as short names. Pure."""

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import MONSTER
from games.dungeon_lords.moves import Move
from games.dungeon_lords.parameters import SPELL_EVIL
from games.dungeon_lords.view import View
from render.dungeon_lords.names import amount
from render.naming import Names, tag_of


def label(move: Move, kind: str, view: View, names: Names) -> str:
    """Return the short name of `move` as an answer to a decision of `kind`; some answers have words of their own."""
    words, more = names.words, dict[str, str | int]()
    match move:
        case m.Attack():
            return _attack(move, names)
        case m.Lock():
            # The order kept of those dealt; where that is not known, the two that are not.
            kept = [each for each in view.own_dealt if each not in (move.first, move.second)]
            more["kept"] = names("order", kept[0]) if len(kept) == 1 else "none"
        case m.Pay(paid):
            more["amount"] = amount(names, "food" if kind == "imp_carnival" else "gold", paid)
        case m.Mine(imps):
            more["gold"] = amount(names, "gold", imps)
        case m.Decline():
            more["evil"] = SPELL_EVIL
        case _:
            pass
    key = f"dungeon_lords-move-{tag_of(move)}"
    own = f"{key}-{kind}"
    return names.sentence(own if words.has(own) else key, move, **more)


def _attack(move: m.Attack, names: Names) -> str:
    words, line = names.words, MONSTER[move.monster].lines[move.line - 1]
    damage = str(line.damage) if not line.second or line.shape == "standard" else f"{line.damage} + {line.second}"
    aimed = (names("adventurer", each, "short") for each in (move.target, move.second) if each is not None)
    targets = words.listed(aimed) or words("dungeon_lords-attack-first")
    said = [names.sentence(f"dungeon_lords-attack-{line.shape}", move, damage=damage, targets=targets)]
    said += [words("dungeon_lords-attack-raised", hit=move.raised)] if move.raised else []
    return words.listed(said)
