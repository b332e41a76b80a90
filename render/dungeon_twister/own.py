"""What is a seat's own, the pieces of the game as a list, and the result with its arithmetic, in sentences. Pure."""

from collections.abc import Iterator

from games.dungeon_twister.components import CHARACTERS, CODE, CODES, OBJECTS, SEAT, Token
from games.dungeon_twister.squares import SLOTS, STARTS
from games.dungeon_twister.state import Public, combat_hand
from games.dungeon_twister.view import View
from games.kernel.game import Outcome
from games.kernel.ids import Seat
from render.dungeon_twister.exits import exits_of
from render.dungeon_twister.names import tokens
from render.naming import Names


def own_words(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield all that only `seat` knows, then its cards."""
    words, public = names.words, view.public
    if view.team:
        team = zip(view.team, STARTS[seat], strict=True)
        said = words.listed(
            words("dungeon_twister-team-place", who=names("token", code), square=square) for code, square in team
        )
        yield words("dungeon_twister-hand-team", team=said)
    for slot, laid in zip(SLOTS, view.stash, strict=True):
        mine = [token for token in laid if SEAT[token] == seat]
        if mine:
            yield words("dungeon_twister-hand-hidden", slot=slot, tokens=names.listed("token", map(CODE.get, mine)))
    if public.phase == "hide":
        gone = {CODE[token] for laid in view.stash for token in laid} | set(view.team)
        left = names.listed("token", (code for code in CODES if code not in gone))
        if left:
            yield words("dungeon_twister-hand-left", tokens=left)
    if view.card is not None:
        yield words("dungeon_twister-hand-card", card=view.card)
    yield words("dungeon_twister-hand-combat", cards=_cards(combat_hand(public, seat)))
    held = words.listed(map(str, public.hands[seat])) or "–"
    yield words("dungeon_twister-hand-action", cards=held, jumps=public.jumps[seat])


def pieces_words(names: Names) -> Iterator[str]:
    """Yield a line for each kind of character and of object: what it is called, its values, what it does."""
    words = names.words
    for code, character in CHARACTERS.items():
        yield words(
            "dungeon_twister-piece-character",
            who=names("token", code),
            short=names("token", code, "short"),
            speed=character.speed,
            combat=character.combat,
            text=names("token", code, "text"),
        )
    for code in OBJECTS:
        short, text = names("token", code, "short"), names("token", code, "text")
        yield words("dungeon_twister-piece-object", what=names("token", code), short=short, text=text)


def used_words(view: View, names: Names) -> Iterator[str]:
    """Yield the combat cards of each seat that are out of the game."""
    for seat in (Seat(0), Seat(1)):
        cards = _cards(view.public.used[seat]) or names.words("dungeon_twister-used-none")
        yield names.words("dungeon_twister-used", player=names.player(seat), cards=cards)


def result_words(view: View, outcome: Outcome, names: Names) -> Iterator[str]:
    """Yield places and points, the first place first, each with what they are made of."""
    words, public = names.words, view.public
    exits = exits_of(public)
    for seat in sorted((Seat(0), Seat(1)), key=lambda seat: (outcome.places[seat], seat)):
        score = public.scores[seat]
        yield words("dungeon_twister-result", place=outcome.places[seat], player=names.player(seat), score=score)
        killed, own_exits = _killed(public, seat), [each for each in exits if SEAT[each.who] == seat]
        if killed:
            yield f"-# {words('dungeon_twister-result-kills', points=len(killed), killed=tokens(names, killed))}"
        points = sum(each.points for each in own_exits)
        if own_exits:
            left = tokens(names, (token for each in own_exits for token in each.scoring))
            yield f"-# {words('dungeon_twister-result-exits', points=points, left=left)}"
        if score > len(killed) + points:
            yield f"-# {words('dungeon_twister-result-start', points=score - len(killed) - points)}"


def _killed(public: Public, seat: Seat) -> list[Token]:
    """Return the enemies of `seat` that have died."""
    return [each.token for each in public.out if each.fate == "killed" and SEAT[each.token] != seat]


def _cards(values: tuple[int, ...]) -> str:
    return ", ".join(f"+{value}" for value in values)
