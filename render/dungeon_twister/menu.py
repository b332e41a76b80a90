"""The choices of a seat as short names with cost and effect; for actions first characters, then squares. Pure."""

from collections.abc import Iterable, Iterator
from typing import Final

from games.dungeon_twister import moves as m
from games.dungeon_twister import quotes as q
from games.dungeon_twister.components import CHARACTERS, CODE, CODES, token_of
from games.dungeon_twister.moves import Move
from games.dungeon_twister.quotes import Quote
from games.dungeon_twister.squares import CAPACITY, LINE_SLOTS, SLOTS, STARTS
from games.dungeon_twister.state import Public
from games.dungeon_twister.view import View
from games.kernel.ids import Seat
from games.kernel.observation import Choice
from render.dungeon_twister.grouping import Grouping
from render.dungeon_twister.log import changes, declined, fighters
from render.dungeon_twister.names import own, placed, token, tokens, values
from render.dungeon_twister.parts import view_facts
from render.game_pages import Menu, MenuEntry, MenuGroup, MenuOption, MenuPart, MenuTopic
from render.limits import BUTTON_LABEL, OPTION_TEXT, clipped
from render.naming import Facts, Names, tag_of

_MOVE: Final = "dungeon_twister-move-"
_NOTE: Final = "dungeon_twister-note-"
_SHORT: Final = "dungeon_twister-short-"
_CONFIRM: Final = "dungeon_twister-confirm-"


def menu(choices: tuple[Choice[Move], ...], kind: str, view: View, names: Names) -> Menu:
    """Return the answers to a decision of `kind`, by group."""
    parts = _parts(kind, view, names)
    if kind == "team":
        return _teams(choices, parts, view, names)
    options = [{option.id: place for place, option in enumerate(part.options)} for part in parts]
    grouping, ends = Grouping(choices, view, names), _all_end(choices)
    groups: dict[tuple[str, str], list[MenuEntry]] = {}
    for choice in grouping.ordered:
        entry = MenuEntry(
            choice.number,
            clipped(label(choice.move, view, names), BUTTON_LABEL),
            note(choice, view, names, says_end=not ends),
            _picks(choice.move, options) if parts else (),
            _short(choice.move, view, names),
        )
        groups.setdefault(grouping.of(choice), []).append(entry)
    sealed = _sealed(view)
    asked = question(choices, kind, view, names)
    return Menu(
        f"{asked} {names.words(f'{_CONFIRM}ends')}" if ends else asked,
        tuple(MenuGroup(group, clipped(title, 60), tuple(entries)) for (group, title), entries in groups.items()),
        parts=parts if all(entry.picks for entries in groups.values() for entry in entries) else (),
        sealed=next((choice.number for choice in choices if choice.move == sealed), None),
        pictured=kind in ("action", "put", "combat"),
        has_lists=True,
    )


def layout(choices: tuple[Choice[Move], ...], view: View, names: Names) -> Menu:
    """Return the tokens still to hide, each with the rooms on which it could lie."""
    words = names.words
    hidings = [(choice.number, choice.move) for choice in choices if isinstance(choice.move, m.Hide)]
    codes = list(dict.fromkeys(move.token or "" for _, move in hidings))
    slots = sorted({move.slot for _, move in hidings})
    rooms = _rooms(slots, view.public, names)
    entries = (
        MenuEntry(number, label(move, view, names), picks=(codes.index(move.token or ""), slots.index(move.slot)))
        for number, move in hidings
    )
    return Menu(
        words("dungeon_twister-question-hide-all"),
        (
            MenuGroup(
                "hide", words("dungeon_twister-group-hide"), tuple(entries), words("dungeon_twister-question-hide-how")
            ),
        ),
        parts=tuple(MenuPart(names("token", code), rooms) for code in codes),
        is_layout=True,
    )


def _teams(choices: tuple[Choice[Move], ...], parts: tuple[MenuPart, ...], view: View, names: Names) -> Menu:
    """Return the starting teams: so many that each costs as little as it can."""
    seat, sealed = Seat(0) if view.observer is None else view.observer, _sealed(view)
    options = [
        {option.id: (place, f"{option.label} {square}") for place, option in enumerate(part.options)}
        for part, square in zip(parts, STARTS[seat], strict=True)
    ]
    entries = []
    for choice in choices:
        assert isinstance(choice.move, m.Team)
        one, two, three, four = map(dict.__getitem__, options, choice.move.squares)
        label_ = ", ".join((one[1], two[1], three[1], four[1]))
        entries.append(MenuEntry(choice.number, label_, "", (one[0], two[0], three[0], four[0])))
    return Menu(
        question(choices, "team", view, names),
        (MenuGroup("team", names.words("dungeon_twister-group-team"), tuple(entries)),),
        parts=parts,
        clash=names.words("dungeon_twister-clash-team"),
        has_random=True,
        sealed=next((choice.number for choice in choices if choice.move == sealed), None),
    )


def topics(named: Iterable[str], view: View, names: Names) -> tuple[MenuTopic, ...]:
    """Return what actions can be about: characters that can move, with where they are, then the other actions."""
    return tuple(_topic(topic, view, names) for topic in named)


def question(choices: tuple[Choice[Move], ...], kind: str, view: View, names: Names) -> str:
    """Return what is asked: about a topic where all choices are of one kind, about a character where it alone moves."""
    words = names.words
    who = {choice.move.who if isinstance(choice.move, m.Go) else "" for choice in choices}
    if kind == "action" and len(who) == 1 and "" not in who:
        code = who.pop()
        mover = own(names, view.public.turn, code)
        return words("dungeon_twister-question-move", who=mover, speed=CHARACTERS[code].speed)
    placed = {choice.move.token for choice in choices if isinstance(choice.move, m.Put)}
    if len(placed) == 1:
        return words("dungeon_twister-question-put-one", token=token(names, placed.pop()))
    tags = {tag_of(choice.move) for choice in choices}
    if kind == "action" and len(tags) == 1:
        about = f"dungeon_twister-question-{tags.pop()}"
        if words.has(about):
            return words(about)
    return names.sentence(f"dungeon_twister-question-{kind}", view, **view_facts(view, names))


def label(move: Move, view: View, names: Names) -> str:
    """Return a move as a short name."""
    words, seat = names.words, view.public.turn
    facts = declined(move, names)
    if hasattr(move, "who"):
        facts["who"] = own(names, seat, move.who) if move.who else ""
    match move:
        case m.Team(squares):
            return _team(squares, seat if view.observer is None else view.observer, names)
        case m.Hide(code, slot):
            if code is None:
                return words(f"{_MOVE}hide-unknown", slot=slot)
            return words(f"{_MOVE}hide", token=names("token", code), slot=slot)
        case m.Go(who, to, made):
            mover = view.public.piece(token_of(seat, who))
            is_back = mover is not None and mover.square == to
            key = f"{_MOVE}{'back' if is_back else 'move'}{'-changes' if made else ''}"
            return words(key, to=to, **facts, **({"changes": changes(made, names, "short")} if made else {}))
        case m.Jump(leaves=leaves) | m.Walk(leaves=leaves):
            said = names.sentence(f"{_MOVE}{tag_of(move)}", move, **facts)
            return words(f"{_MOVE}leaving", move=said) if leaves else said
        case m.Fight(card=card) if isinstance(card, int):
            return names.sentence(f"{_MOVE}fight-card", move, **facts)
        case m.Combat(card):
            return words(f"{_MOVE}combat-unknown") if card is None else words(f"{_MOVE}combat", card=card)
    return names.sentence(f"{_MOVE}{tag_of(move)}", move, **facts)


def _all_end(choices: tuple[Choice[Move], ...]) -> bool:
    """Return whether the turn ends with each of several choices."""
    return len(choices) > 1 and all(choice.why is not None and choice.why.price.ends_turn for choice in choices)


def note(choice: Choice[Move], view: View, names: Names, *, says_end: bool = True) -> str:
    """Return in few words what a choice does; `says_end`: and whether it ends the turn."""
    said = [*_effects(choice.move, choice.why, view, names)]
    if choice.why is not None:
        price = choice.why.price
        said += [names.words(f"{_NOTE}potion")] if price.with_potion else []
        said += [names.words(f"{_NOTE}ends")] if price.ends_turn and says_end else []
        said += [names.words(f"{_NOTE}over")] if price.ends_match else []
    return clipped(" · ".join(said), OPTION_TEXT)


def confirmation(choice: Choice[Move], view: View, names: Names) -> Iterator[str]:
    """Yield sentences about what a choice costs and does."""
    words, move, quote = names.words, choice.move, choice.why
    if isinstance(move, m.Team | m.Hide | m.Card | m.Combat | m.End | m.Put):
        key = f"{_CONFIRM}{tag_of(move)}"
        yield names.sentence(key, move)
        return
    yield from _outcome(quote, names)
    effects = names.words.listed(_effects(move, quote, view, names))
    if effects and not isinstance(quote, q.FightQuote | q.RotateQuote):
        yield f"{effects[:1].upper()}{effects[1:]}."
    if quote is not None:
        key = "potion" if quote.price.with_potion else "price"
        yield words(f"{_CONFIRM}{key}", left=quote.price.left)
        if quote.price.ends_turn:
            yield words(f"{_CONFIRM}ends")
        if quote.price.ends_match:
            yield words(f"{_CONFIRM}over")


def _outcome(quote: Quote | None, names: Names) -> Iterator[str]:
    words = names.words
    match quote:
        case q.GoQuote(way=way):
            yield words(f"{_CONFIRM}way", way=" – ".join(way))
        case q.FightQuote(sides=sides, strengths=strengths):
            yield words(f"{_CONFIRM}fight", fighters=fighters(sides, strengths, names))
        case q.RevealQuote():
            yield words(f"{_CONFIRM}reveal")
        case q.RotateQuote(tokens=turned):
            if turned:
                yield words(f"{_CONFIRM}rotate", tokens=placed(names, turned))
            else:
                yield words(f"{_CONFIRM}rotate-empty")


def _effects(move: Move, quote: Quote | None, view: View, names: Names) -> Iterator[str]:
    """Yield what a move does, in few words each."""
    words = names.words
    match move:
        case m.Hide(token=code) if code is not None:
            yield names("token", code, "text")
        case m.Combat(card=card):
            yield words(f"{_NOTE}spent" if card else f"{_NOTE}zero")
    match quote:
        case q.GoQuote():
            yield words(f"{_NOTE}steps", steps=len(quote.way) - 1)
            yield from _moved(quote, names)
        case q.LeapQuote():
            yield from _moved(quote, names)
            if isinstance(move, m.Jump):
                yield words(f"{_NOTE}jumps", jumps=quote.jumps_left)
        case q.FightQuote(strengths=strengths):
            seat = view.public.turn
            yield words(f"{_NOTE}fight", own=strengths[seat], other=strengths[1 - seat])
        case q.RotateQuote(clockwise=clockwise):
            yield words(f"{_NOTE}way-{'yes' if clockwise else 'no'}")
        case q.RevealQuote(tokens=counts):
            yield words(f"{_NOTE}reveal", own=counts[view.public.turn], other=counts[1 - view.public.turn])
        case q.FireQuote(square=square, dies=dies):
            yield words(f"{_NOTE}fire", square=square, who=tokens(names, dies))
        case q.ActQuote(target=target) if target is not None:
            yield words(f"{_NOTE}heals", who=token(names, target))


def _moved(quote: q.GoQuote | q.LeapQuote, names: Names) -> Iterator[str]:
    """Yield what a character brings along, whom it passes, and what that leads to."""
    words = names.words
    if quote.points:
        yield words(f"{_NOTE}leaves", points=quote.points)
    picked = isinstance(quote, q.GoQuote) and quote.picked
    if quote.holds is not None:
        yield words(f"{_NOTE}picked" if picked else f"{_NOTE}holds", thing=token(names, quote.holds))
    if isinstance(quote, q.LeapQuote) and quote.left is not None:
        yield words(f"{_NOTE}left", thing=token(names, quote.left))
    if isinstance(quote, q.GoQuote) and quote.passed:
        yield words(f"{_NOTE}passed", who=tokens(names, quote.passed))
    if isinstance(quote, q.GoQuote) and quote.falls:
        yield words(f"{_NOTE}falls", who=tokens(names, quote.falls))


def _team(codes: Iterable[str], seat: Seat, names: Names) -> str:
    """Return a starting team; there are so many that no message is formatted for each."""
    return ", ".join(f"{names('token', code)} {square}" for code, square in zip(codes, STARTS[seat], strict=True))


def _sealed(view: View) -> Move | None:
    """Return what the observer has sealed and may still change."""
    seat, public = view.observer, view.public
    if seat is None or not public.laid[seat]:
        return None
    if public.phase == "team":
        return m.Team(view.team)
    return m.Combat(view.card) if view.card is not None else None


def _short(move: Move, view: View, names: Names) -> str:
    """Return what a choice is called below a title or a question that says the rest, "" if that is its label."""
    words = names.words
    match move:
        case m.Go(to=to, changes=made):
            return f"{to}: {changes(made, names, 'short')}" if made else to
        case m.Put(square=square):
            return square
        case m.Fight(card=card):
            return f"+{card}" if isinstance(card, int) else words(f"{_MOVE}fight-later")
        case m.Jump() | m.Walk() | m.Reveal() | m.Rotate() | m.Operate() | m.Fire():
            who = own(names, view.public.turn, move.who) if move.who else ""
            said = names.sentence(f"{_SHORT}{tag_of(move)}", move, who=who)
            return words(f"{_SHORT}leaving", move=said) if getattr(move, "leaves", False) else said
    return ""


def _parts(kind: str, view: View, names: Names) -> tuple[MenuPart, ...]:
    """Return what is picked separately: who starts where, or which token is hidden on which room."""
    words, seat = names.words, view.observer
    if seat is None:
        return ()
    if kind == "team":
        options = tuple(_character_option(code, names) for code in CHARACTERS)
        return tuple(MenuPart(words("dungeon_twister-part-start", square=square), options) for square in STARTS[seat])
    if kind == "hide":
        gone = {CODE[each] for laid in view.stash for each in laid} | set(view.team)
        left = tuple(_character_option(code, names) for code in CODES if code not in gone)
        space = zip(SLOTS, CAPACITY, view.public.buried, strict=True)
        free = [slot for slot, most, laid in space if len(laid) < most]
        return (
            MenuPart(words("dungeon_twister-part-token"), left),
            MenuPart(words("dungeon_twister-part-room"), _rooms(free, view.public, names)),
        )
    return ()


def _character_option(code: str, names: Names) -> MenuOption:
    text = names("token", code, "text")
    note_ = values(names, code) if code in CHARACTERS else text
    details = (f"-# {values(names, code)}. {text}",) if code in CHARACTERS else (f"-# {text}",)
    return MenuOption(code, names("token", code), clipped(note_, OPTION_TEXT), details)


def _rooms(slots: Iterable[str], public: Public, names: Names) -> tuple[MenuOption, ...]:
    """Return rooms on which a token can be hidden, with the space that is left there."""
    return tuple(
        MenuOption(
            name,
            names.words("dungeon_twister-picture-room", room=name),
            _room_note(public, SLOTS.index(name), names),
            most=CAPACITY[SLOTS.index(name)] - len(public.buried[SLOTS.index(name)]),
        )
        for name in slots
    )


def _room_note(public: Public, slot: int, names: Names) -> str:
    words = names.words
    side = next((seat for seat, slots in enumerate(LINE_SLOTS) if slot in slots), None)
    where = words("dungeon_twister-room-middle" if side is None else f"dungeon_twister-room-near-{side}")
    space = words("dungeon_twister-room-space", left=CAPACITY[slot] - len(public.buried[slot]))
    return f"{where} · {space}"


def _picks(move: Move, options: list[dict[str, int]]) -> tuple[int, ...]:
    """Return the places of the options that a move is made of, () if it is made of others."""
    match move:
        case m.Team(squares):
            named: tuple[str, ...] = squares
        case m.Hide(code, slot):
            named = (code or "", slot)
        case _:
            return ()
    found = tuple(places.get(each, -1) for each, places in zip(named, options, strict=True))
    return () if -1 in found else found


def _topic(topic: str, view: View, names: Names) -> MenuTopic:
    """Return a character by its name and square, or another action."""
    words, public = names.words, view.public
    piece = public.piece(token_of(public.turn, topic)) if topic in CHARACTERS else None
    if piece is not None:
        who, bonus = token(names, piece.token), piece.bonus
        return MenuTopic(words("dungeon_twister-topic-mover", who=who, square=piece.square, bonus=bonus), kind="mover")
    points = public.points_left + sum(each.bonus for each in public.pieces)
    facts: Facts = {"points": points} if topic == "end" else {}
    return MenuTopic(words(f"dungeon_twister-topic-{topic}", **facts), kind="other")
