"""The tables of SPEC.md as lists of rows by their headings, and cards written as those tables write them."""

from collections.abc import Iterator

from games.legends_of_signum.components import Cost, Creature, Hero
from games.legends_of_signum.vocabulary import Aura, Hex
from tests.games.legends_of_signum.scenes import SPEC

TEXT = SPEC.read_text(encoding="utf-8")
NAMES = {
    "agile": "Agile", "armour": "Armour", "battle_mage": "Battle Mage", "berserk": "Berserk", "fierce": "Fierce",
    "flight": "Flight", "forester": "Forester", "healer": "Healer", "knockback": "Knockback", "lancer": "Lancer",
    "looter": "Looter", "mage": "Mage", "parry": "Parry", "piercing": "Piercing", "pin": "Pin", "poison": "Poison",
    "quick_shooter": "Quick Shooter", "regeneration": "Regeneration", "resist": "Resist", "rush": "Rush",
    "scout": "Scout", "shooter": "Shooter", "slow": "Slow", "sniper": "Sniper", "stalwart": "Stalwart",
    "taunt": "Taunt", "thrower": "Thrower", "treasure_hunter": "Treasure Hunter",
}  # fmt: skip
NUMBERED = {
    "armour", "berserk", "healer", "lancer", "looter", "mage", "parry", "poison", "regeneration", "resist", "shooter",
    "thrower",
}  # fmt: skip


def rows(section: str) -> list[dict[str, str]]:
    """Return the rows of the first table of a section, such as `11.2`."""
    text = TEXT.split(f"\n### {section} ")[1].split("\n## ")[0].split("\n### ")[0]
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    heads = [cell.strip() for cell in lines[0]]
    return [dict(zip(heads, (cell.strip() for cell in line), strict=True)) for line in lines[2:]]


def cost(of: Cost) -> str:
    """Return a cost as `MAG + 2 any + 1P`."""
    parts: list[str] = [*of.named]
    if of.any:
        parts.append(f"{of.any} any")
    if of.prosperity:
        parts.append(f"{of.prosperity}P")
    return " + ".join(parts)


def abilities(of: Creature) -> set[str]:
    """Return the abilities of a creature as the tables list them."""
    return set(_abilities(of)) or {"-"}


def _abilities(of: Creature) -> Iterator[str]:
    for word, value in of.keywords.items():
        yield f"{NAMES[word]} {value}" if word in NUMBERED else NAMES[word]
    if of.hex is not None:
        yield _hex(of.hex)
    if of.aura is not None:
        yield _aura(of.aura)
    if isinstance(of, Hero):
        if of.power is not None:
            effect = of.power.effects[0].__struct_config__.tag
            yield (
                f"Power ({of.power.price} prosperity, once per turn): {str(effect).title()} an enemy character within "
                + (f"{of.power.range} of this hero")
            )
        return
    for each in of.on_deploy:
        what = f"{each.amount} prosperity" if each.__struct_config__.tag == "prosperity" else f"{each.amount} card"
        yield f"On deploy: {'gain' if 'prosperity' in what else 'draw'} {what}"


def _hex(of: Hex) -> str:
    return f"Hex: {of.op.title()} ({' or '.join(face.title() for face in of.faces)}, range {of.range})"


def _aura(of: Aura) -> str:
    if of.strength:
        return f"Aura {of.range}: +{of.strength} Strength"
    return f"Aura {of.range}: Armour {of.armour}" if of.armour else f"Aura {of.range}: +{of.charge_die} charge die"
