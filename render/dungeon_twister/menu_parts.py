"""What is picked separately: who starts where, which token is hidden on which room, or all of them at once. Pure."""

from collections.abc import Iterable

from games.dungeon_twister import moves as m
from games.dungeon_twister.components import CHARACTERS, CODE, CODES
from games.dungeon_twister.squares import CAPACITY, LINE_SLOTS, SLOTS, STARTS
from games.dungeon_twister.state import Public
from games.dungeon_twister.view import View
from games.kernel.ids import Seat
from render.dungeon_twister.moves import DungeonTwisterMoves
from render.dungeon_twister.names import values
from render.game_pages import Menu, MenuEntry, MenuGroup, MenuOption, MenuPart
from render.limits import OPTION_TEXT, clipped
from render.naming import Names
from render.phrases import capital


def setup_parts(kind: str, view: View, seat: Seat, names: Names) -> tuple[MenuPart, ...]:
    """Return what is picked separately in a decision of `kind`; nothing after the setup."""
    words = names.words
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
            MenuPart(words("dungeon_twister-part-room"), rooms(free, view.public, names)),
        )
    return ()


def _character_option(code: str, names: Names) -> MenuOption:
    text = names("token", code, "text")
    said = f"{capital(values(names, code))}. {text}" if code in CHARACTERS else text
    return MenuOption(code, names("token", code), clipped(said, OPTION_TEXT), (f"-# {said}",))


def rooms(slots: Iterable[str], public: Public, names: Names) -> tuple[MenuOption, ...]:
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


class HidingMenu(DungeonTwisterMoves):
    """The tokens still to hide, each with the rooms on which it could lie: all are laid out on one page."""

    def menu(self) -> Menu:
        """Return each token as a part, and the rooms as its options."""
        hidings = [(choice, choice.move) for choice in self.choices if isinstance(choice.move, m.Hide)]
        codes = list(dict.fromkeys(move.token or "" for _, move in hidings))
        slots = sorted({move.slot for _, move in hidings})
        options = rooms(slots, self.view.public, self.names)
        entries = (
            MenuEntry(
                choice.number,
                self.label(choice),
                picks=(codes.index(move.token or ""), slots.index(move.slot)),
            )
            for choice, move in hidings
        )
        title, lead = self.words("dungeon_twister-group-hide"), self.words("dungeon_twister-question-hide-how")
        return Menu(
            self.words("dungeon_twister-question-hide-all"),
            (MenuGroup("hide", title, tuple(entries), lead),),
            parts=tuple(MenuPart(self.names("token", code), options) for code in codes),
            is_layout=True,
        )
