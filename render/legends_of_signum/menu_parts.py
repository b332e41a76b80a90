"""What is picked separately in the set-up: cards of the opening hand set aside, two starting buildings. Pure."""

from games.legends_of_signum.components import BUILDING_TYPES
from games.legends_of_signum.view import View
from render.game_pages import MenuOption, MenuPart
from render.legends_of_signum.abilities import costs, text_of, use_of
from render.legends_of_signum.moves import joined
from render.legends_of_signum.names import GAME, card
from render.naming import Names


def setup_parts(kind: str, view: View, names: Names) -> tuple[MenuPart, ...]:
    """Return what is picked separately in a decision of `kind`; nothing after the set-up."""
    words = names.words
    if kind == "mulligan" and view.own is not None:
        told = [joined((costs(names, each), text_of(names, each))) for each in view.own.hand]
        hand = tuple(MenuOption(each, card(names, each), text) for each, text in zip(view.own.hand, told, strict=True))
        return (MenuPart(words(f"{GAME}-part-aside"), hand, words(f"{GAME}-part-aside-none")),)
    if kind != "start":
        return ()
    use = {each: joined(use_of(names, each, view)) for each in BUILDING_TYPES}
    options = tuple(MenuOption(each, card(names, each), text) for each, text in use.items())
    return tuple(MenuPart(words(f"{GAME}-part-{part}"), options) for part in ("first", "second"))
