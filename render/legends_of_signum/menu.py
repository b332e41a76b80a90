"""The choices of a seat as short names with cost and effect; creatures first, then cards, then the turn. Pure."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from games.kernel.ids import Seat
from games.kernel.observation import Choice
from games.legends_of_signum import looks
from games.legends_of_signum import moves as m
from games.legends_of_signum import quotes as q
from games.legends_of_signum.components import BASIC, BUILDING_TYPES, CARD, HERO, READY_DECK, TERRAIN
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.moves import Move
from games.legends_of_signum.notation import cell_name
from games.legends_of_signum.state import Table, Unit
from games.legends_of_signum.view import View
from render.game_pages import Menu, MenuEntry, MenuGroup, MenuOption, MenuPart, MenuTopic
from render.legends_of_signum.abilities import cost_of, effects_of, text_of, use_of
from render.legends_of_signum.names import GAME, card, cards, face_name, far, kind_of, spot
from render.limits import BUTTON_LABEL, OPTION_TEXT, clipped
from render.naming import Facts, Names, tag_of
from render.phrases import capital

_TITLE: Final = 60
HAND_PHASES: Final = ("hand", "discard")
"""Phases in which a player chooses from the hand, or for it."""
SHORT_LABEL: Final = 28
"""How long the label of a button beside a note can be on a phone."""

_PURPOSES: Final = ("range", "towards", "ahead", "home", "back", "cover", "own", "before")
"""Why a place is suggested, where nothing else in its note says so."""


def menu(choices: tuple[Choice[Move], ...], kind: str, view: View, names: Names) -> Menu:
    """Return the answers to a decision of `kind`, in canonical order, by group."""
    parts = _parts(kind, view, names)
    options = [{option.id: place for place, option in enumerate(part.options)} for part in parts]
    groups: dict[tuple[str, str], list[MenuEntry]] = {}
    are_payments = _are_payments(choices)
    for choice in choices:
        picks: tuple[int, ...] = ()
        if parts and isinstance(choice.move, m.Start):
            picks = (options[0][choice.move.first], options[1][choice.move.second])
        elif parts and isinstance(choice.move, m.Keep | m.Mulligan):
            aside = choice.move.aside if isinstance(choice.move, m.Mulligan) else ()
            picks = (parts[0].pick_of(each for each in aside if each is not None),)
        said, left_out = button_label(choice.move, view, names)
        told = _joined((left_out, note(choice, view, names)))
        if are_payments:
            said, told = capital(told), ""
        said = clipped(said, BUTTON_LABEL)
        entry = MenuEntry(choice.number, said, told, picks, short=said if len(said) > SHORT_LABEL else "")
        groups.setdefault(_group(choice.move, view, names), []).append(entry)
    sealed = _sealed(view)
    return Menu(
        question(choices, kind, view, names),
        tuple(MenuGroup(group, clipped(title, _TITLE), tuple(each)) for (group, title), each in groups.items()),
        parts=parts,
        sealed=next((choice.number for choice in choices if choice.move == sealed), None),
        pictured=view.phase in ("place", "activation", *HAND_PHASES),
    )


def _are_payments(choices: tuple[Choice[Move], ...]) -> bool:
    """Return whether the choices are ways to pay for the same card."""
    first = choices[0].move if len(choices) > 1 else None
    if not isinstance(first, m.OfHand):
        return False
    unpaid = replace(first, pay=None)
    return all(isinstance(each.move, m.OfHand) and replace(each.move, pay=None) == unpaid for each in choices)


def topics(named: Iterable[str], view: View, names: Names) -> tuple[MenuTopic, ...]:
    """Return what can be done: each creature moves, runs or acts, each card is played, then the turn."""
    return tuple(_topic(topic, view, names) for topic in named)


def question(choices: tuple[Choice[Move], ...], kind: str, view: View, names: Names) -> str:
    """Return what is asked; where all choices are about one creature or card, what is asked about that."""
    words, moves = names.words, [choice.move for choice in choices]
    acting = view.table.controlled or view.table.acting
    who: Facts = {"who": names("unit", acting)} if acting else {}
    units = {getattr(move, "unit", "") for move in moves}
    if kind in ("activation", "control", "follow_up") and len(units) == 1 and "" not in units:
        (unit,) = (each for each in view.table.units if each.id in units)
        outlook = looks.outlook(view.table, unit)
        is_run = all(isinstance(move, m.Run) for move in moves)
        key = "run" if is_run else "move" if all(isinstance(move, m.Go) for move in moves) else "act"
        reach = far(names, outlook.run if is_run else outlook.move)
        return words(f"{GAME}-question-{key}", who=names("unit", unit.id), far=reach)
    played = {move.card for move in moves if isinstance(move, m.OfHand | m.Terrain) and move.card is not None}
    if len(played) == 1:
        return words(f"{GAME}-question-card", card=card(names, played.pop()))
    return words(f"{GAME}-question-{kind}", **who)


def _target(move: Move) -> str:
    return getattr(move, "target", None) or getattr(move, "on", None) or ""


def button_label(move: Move, view: View, names: Names) -> tuple[str, str]:
    """Return a move as its button says it, and the name of its target if that has no room there beside its label."""
    said, target = label(move, view, names), _target(move)
    if not target or len(said) <= SHORT_LABEL:
        return said, ""
    *mark_and_label, name = names("unit", target).split(" ", 2)
    key, short = f"{GAME}-move-{tag_of(move)}{'-on' if isinstance(move, m.Cast) else ''}", " ".join(mark_and_label)
    return names.sentence(key, move, target_accusative=short, on_accusative=short), name


def label(move: Move, view: View, names: Names) -> str:
    """Return a move as a short name."""
    key = f"{GAME}-move-{tag_of(move)}"
    match move:
        case m.Hero(deck=deck) if deck:
            return names.sentence(f"{key}-deck", move)
        case m.Mulligan(aside):
            known = [each for each in aside if each is not None]
            if len(known) < len(aside):
                return names.words(f"{key}-unknown", count=len(aside))
            hand = Counter(() if view.own is None else view.own.hand)
            kept = tuple((hand - Counter(known)).elements())
            if len(kept) + len(known) > hand.total() or len(kept) >= len(known):
                return names.words(key, aside=cards(names, known))
            return names.words(f"{key}-but", kept=cards(names, kept)) if kept else names.words(f"{key}-all")
        case m.Build(take=take) if take is not None:
            return names.sentence(f"{key}-take", move)
        case m.Build(against=against) if against is not None:
            return names.sentence(f"{key}-against", move)
        case m.Cast(on=on, take=take) if on is not None or take is not None:
            return names.sentence(f"{key}-{'take' if on is None else 'on'}", move)
        case m.PlaceHero(at) | m.Deploy(at=at) | m.Terrain(at=at) if at is not None:
            return names.sentence(key, move, at=spot(at))
        case m.Go(path=path) | m.Run(path=path) if path:
            return names.sentence(key, move, at=spot(path[-1]))
        case m.SetStance(units) if len(units) > 1:
            return names.sentence(f"{key}-all", move)
        case m.SetOrder():
            return order_words(move, names)
    return names.sentence(key, move)


def order_words(move: m.SetOrder, names: Names) -> str:
    """Return a standing order in words."""
    words, key = names.words, f"{GAME}-move-order"
    said = [words(key, mode=move.mode)]
    said += [words(f"{key}-cost", cost=move.min_cost)] if move.min_cost else []
    said += [words(f"{key}-subject", subject=move.subject)] if move.subject else []
    return " ".join(said)


def note(choice: Choice[Move], view: View, names: Names) -> str:
    """Return in few words what a choice costs and does."""
    return _joined(effects(choice, view, names))


def _joined(phrases: Iterable[str]) -> str:
    """Return as many phrases as there is room for: none is cut in the middle unless it is the first."""
    said = ""
    for phrase in filter(None, phrases):
        longer = f"{said} · {phrase}" if said else phrase
        if said and len(longer) > OPTION_TEXT:
            break
        said = longer
    return clipped(said, OPTION_TEXT)


def confirmation(choice: Choice[Move], view: View, names: Names) -> Iterator[str]:
    """Yield what a choice costs and does, and whether it can be taken back."""
    words, move = names.words, choice.move
    said = names.words.listed(effects(choice, view, names))
    if said:
        yield f"{said[:1].upper()}{said[1:]}."
    match choice.why:
        case q.FightQuote(tenths=tenths) | q.MissileQuote(tenths=tenths):
            yield words(f"{GAME}-confirm-expected", hits=far(names, tenths))
    match move:
        case m.Hero() | m.Start():
            yield words(f"{GAME}-confirm-sealed")
        case m.Keep() | m.Mulligan():
            yield words(f"{GAME}-confirm-drawn")
        case m.SetOrder():
            yield words(f"{GAME}-confirm-order")
        case m.End():
            yield words(f"{GAME}-confirm-end")
        case m.SetStance():
            yield words(f"{GAME}-confirm-stance")
        case _:
            yield words(f"{GAME}-confirm-final")


def effects(choice: Choice[Move], view: View, names: Names) -> Iterator[str]:
    """Yield what a choice costs and does, in few words each."""
    words, move = names.words, choice.move
    match move:
        case m.Hero(hero):
            data = HERO[hero]
            faction = words(f"{GAME}-faction-{data.faction}")
            yield words(
                f"{GAME}-note-hero", faction=faction, strength=data.strength, move=data.move, health=data.health
            )
        case m.Build(building):
            yield from use_of(names, building, view)
        case m.Discard(thing):
            yield text_of(names, thing)
        case m.Lay(thing) | m.Wear(thing) | m.Cast(thing, None) if thing is not None:
            yield text_of(names, thing)
    yield from _quoted(choice, view, names)


def _quoted(choice: Choice[Move], view: View, names: Names) -> Iterator[str]:
    """Yield what the quote of a choice says."""
    words = names.words
    match choice.why:
        case q.PlayQuote(pay, coins, backstabs):
            yield words(f"{GAME}-note-pay", pay=cards(names, pay)) if pay else words(f"{GAME}-note-free")
            if coins:
                yield words(f"{GAME}-note-prosperity", amount=f"\u2212{coins}")
            if backstabs:
                yield words(f"{GAME}-note-backstab", units=_units(names, backstabs))
        case q.GoQuote():
            yield from _going(choice.move, choice.why, view.table, names)
        case q.FightQuote(attack, defence, charge=charge):
            yield words(f"{GAME}-note-fight", attack=attack, defence=defence)
            if charge:
                yield words(f"{GAME}-note-charging")
        case q.MissileQuote(dice, distance, cover, prevents):
            yield words(f"{GAME}-note-dice", dice=dice)
            yield words(f"{GAME}-note-distance", far=far(names, distance))
            if cover:
                yield words(f"{GAME}-note-covered")
            if prevents:
                yield words(f"{GAME}-note-prevents", amount=prevents)
        case q.HealQuote(amount):
            yield words(f"{GAME}-note-heals", amount=amount)
        case q.HexQuote(faces):
            yield words(f"{GAME}-note-chance", faces=names.words.listed(face_name(names, face) for face in faces))


def _going(move: Any, quote: q.GoQuote, table: Table, names: Names) -> Iterator[str]:
    """Yield how far a creature goes, and what is certain to follow: what can hurt comes first."""
    words = names.words
    if quote.backstabs:
        yield words(f"{GAME}-note-backstab", units=_units(names, quote.backstabs))
    if quote.thorns:
        yield words(f"{GAME}-note-thorns", wounds=quote.thorns)
    unit = table.by_label[move.unit]
    if quote.length:
        way = compass(Point(unit.x, unit.y), move.path[-1])
        yield words(f"{GAME}-note-length", far=far(names, quote.length), way=way).strip()
    else:
        yield words(f"{GAME}-note-stay")
    if quote.label in _PURPOSES:
        about = card(names, quote.about) if kind_of(quote.about) else names("unit", quote.about)
        yield words(f"{GAME}-note-{quote.label}", about=about)
    if quote.charges:
        yield words(f"{GAME}-note-charge", units=_units(names, quote.charges))
    rest = [each for each in quote.contacts if each not in quote.charges]
    if rest:
        yield words(f"{GAME}-note-contact", units=_units(names, rest))
    if quote.ruins:
        yield words(f"{GAME}-note-ruins")
    if quote.slow:
        yield words(f"{GAME}-note-slow", far=far(names, quote.slow))
    if quote.tribute:
        yield words(f"{GAME}-note-tribute")


def compass(start: Point, end: Point) -> str:
    """Return the point of the compass in which `end` is seen from `start`, "" for the same point."""
    across, up = end.x - start.x, end.y - start.y
    if not across and not up:
        return ""
    # A sector of 45 degrees is left where one part is more than 2.4 times the other.
    if 12 * abs(up) < 5 * abs(across):
        return "e" if across > 0 else "w"
    if 12 * abs(across) < 5 * abs(up):
        return "n" if up > 0 else "s"
    return f"{'n' if up > 0 else 's'}{'e' if across > 0 else 'w'}"


def _units(names: Names, labels: Iterable[str]) -> str:
    return names.words.listed(names("unit", each) for each in labels)


def _sealed(view: View) -> Move | None:
    """Return what the observer has sealed and can still change."""
    own = view.own
    if own is None:
        return None
    if view.phase == "hero" and own.hero:
        return m.Hero(own.hero, ()) if own.list == READY_DECK[own.hero] else None
    return m.Start(own.starts[0], own.starts[1]) if view.phase == "hand" and own.starts else None


def _group(move: Move, view: View, names: Names) -> tuple[str, str]:
    """Return id and title of the group of a move."""
    words = names.words
    match move:
        case m.Build(building):
            group = "build" if building in BUILDING_TYPES else "unique"
        case m.Levy() | m.Study() | m.Pass():
            group = "gain"
        case m.Go() | m.Run():
            group = "go"
        case m.Keep() | m.Mulligan():
            group = "mulligan"
        case m.First() | m.Second():
            group = "first"
        case m.Deploy() | m.Cast() | m.Wear() | m.Lay() | m.Terrain() | m.Muster() | m.Power():
            group = "card"
        case m.End() | m.Done():
            group = "end"
        case m.SetOrder(number):
            laid = {each.number: each.card for each in view.own.tactics} if view.own else {}
            title = words(f"{GAME}-group-order", card=card(names, laid[number]), number=number)
            return f"order{number}", title
        case m.Hero() | m.Start() | m.PlaceHero() | m.Discard() | m.SetStance():
            group = tag_of(move)
        case _:
            group = "act"
    return group, words(f"{GAME}-group-{group}")


def _parts(kind: str, view: View, names: Names) -> tuple[MenuPart, ...]:
    """Return what is picked separately: the two starting buildings, the cards of the opening hand set aside."""
    if kind == "mulligan" and view.own is not None:
        hand = tuple(
            MenuOption(
                each, card(names, each), clipped(_joined((cost_of(names, each), text_of(names, each))), OPTION_TEXT)
            )
            for each in view.own.hand
        )
        return (MenuPart(names.words(f"{GAME}-part-aside"), hand, names.words(f"{GAME}-part-aside-none")),)
    if kind != "start":
        return ()
    options = tuple(MenuOption(each, card(names, each), _joined(use_of(names, each, view))) for each in BUILDING_TYPES)
    return tuple(MenuPart(names.words(f"{GAME}-part-{part}"), options) for part in ("first", "second"))


def _topic(topic: str, view: View, names: Names) -> MenuTopic:
    words, table = names.words, view.table
    if topic in CARD or topic in TERRAIN:
        kind = words(f"{GAME}-component-{kind_of(topic)}")
        text = _joined((cost_of(names, topic), *effects_of(names, topic)))
        return MenuTopic(clipped(words(f"{GAME}-topic-card", kind=kind, card=card(names, topic)), OPTION_TEXT), text)
    label, _, gait = topic.partition(" ")
    unit = table.by_label.get(label)
    if unit is not None:
        return MenuTopic(
            words(f"{GAME}-topic-{gait or 'act'}", unit=names("unit", unit.id)), unit_note(table, unit, names)
        )
    key = f"{GAME}-topic-note-{topic}"
    facts = _TOPIC_FACTS[topic](view, names) if topic in _TOPIC_FACTS else {}
    return MenuTopic(words(f"{GAME}-topic-{topic}"), clipped(words(key, **facts), OPTION_TEXT))


def called(thing: str, view: View, names: Names) -> MenuTopic | None:
    """Return what words of a line mean: a creature, a card, or buildings; None for anything else."""
    unit = view.table.by_label.get(thing)
    if unit is not None:
        return MenuTopic(names("unit", unit.id), unit_note(view.table, unit, names))
    if thing in CARD or thing in TERRAIN:
        return MenuTopic(card(names, thing), _joined((cost_of(names, thing), *effects_of(names, thing))))
    buildings = thing.split()
    return MenuTopic(cards(names, buildings)) if buildings and all(each in BASIC for each in buildings) else None


def unit_note(table: Table, unit: Unit, names: Names) -> str:
    """Return where a creature is, its health and Strength."""
    worth = looks.worth(table, unit)
    return names.words(
        f"{GAME}-topic-note-unit",
        cell=cell_name(Point(unit.x, unit.y)),
        left=worth.left,
        health=worth.health,
        strength=worth.strength,
    )


def _idle(view: View) -> int:
    """Return how many own creatures could still be activated."""
    own = (unit for unit in view.table.units if unit.seat == view.table.active)
    return sum(not (unit.activated or unit.stunned) for unit in own)


def _power(view: View, names: Names) -> Facts:
    hero = view.table.players[Seat(view.table.active)].hero
    return {"text": list(effects_of(names, hero))[-1]}


_TOPIC_FACTS: Final[dict[str, Callable[[View, Names], Facts]]] = {
    "end": lambda view, _: {"count": _idle(view)},
    "power": _power,
}
