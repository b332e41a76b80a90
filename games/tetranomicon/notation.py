"""One line for each move, printed and parsed (SPEC 12.1). Pure.

Printing uses exactly the ids. Parsing ignores case and extra blanks, takes `B-A` for `A-B`, and every word may be an
alias of an id or of a word of the notation (`build`, `from`, ...).
"""

from collections.abc import Iterable

from games.kernel.errors import NotationError
from games.kernel.game import Aliases
from games.tetranomicon.campaign import cheapest_starts
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES, CITY, CREATURE, SEGMENT, TOWER_TERRAIN, BuildingType
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Move, Pass, SummonCreature, WinTrophy
from games.tetranomicon.sampling import known_state
from games.tetranomicon.view import View

_VERBS = ("build", "route", "artifact", "creature", "trophy", "pass")
_BUILDINGS: dict[str, BuildingType] = {building: building for building in BUILDING_TYPES}


def print_move(move: Move) -> str:
    """Return the line of notation of `move`."""
    match move:
        case Build():
            return f"build {move.tower} {move.building}"
        case LayRoute():
            return f"route {move.segment}"
        case CreateArtifact():
            return f"artifact {move.artifact}"
        case SummonCreature():
            return f"creature {move.creature}"
        case WinTrophy():
            return f"trophy {move.city} from {move.start}"
        case Pass():
            return "pass"


def parse_move(text: str, view: View, aliases: Aliases) -> Move:
    """Return the move that `text` means for the seat that looks at `view` (the public: the seat that acts).

    Raises:
        NotationError: `not_a_move`; `unknown_id` (`word`).
    """
    first, *rest = text.split() or [""]
    verb = _find(first, _VERBS, aliases)
    if verb == "pass" and not rest:
        return Pass()
    if verb in (None, "pass") or not rest:
        raise NotationError("not_a_move")
    if verb == "build":
        if len(rest) == 1:
            raise NotationError("not_a_move")
        building = _known(" ".join(rest[1:]), _BUILDINGS, aliases)
        return Build(_known(rest[0], TOWER_TERRAIN, aliases), _BUILDINGS[building])
    if verb == "trophy":
        return _trophy(rest, view, aliases)
    words = " ".join(rest)
    if verb == "route":
        return LayRoute(_segment(words, aliases))
    if verb == "artifact":
        return CreateArtifact(_known(words, ARTIFACT, aliases))
    return SummonCreature(_known(words, CREATURE, aliases))


def _trophy(words: list[str], view: View, aliases: Aliases) -> WinTrophy:
    """Return the campaign; without a start it begins at the first cheapest one, without any at its target."""
    cuts = [place for place, word in enumerate(words) if _find(word, ("from",), aliases)]
    if cuts:
        target, start = " ".join(words[: cuts[0]]), " ".join(words[cuts[0] + 1 :])
        return WinTrophy(_known(target, CITY, aliases), _known(start, CITY, aliases))
    city = _known(" ".join(words), CITY, aliases)
    seat = view.turn if view.observer is None else view.observer
    starts = () if seat is None else cheapest_starts(known_state(view), seat, city)[1]
    return WinTrophy(city, starts[0] if starts else city)


def _segment(words: str, aliases: Aliases) -> str:
    """Return the segment between two cities, named by their ids or names in any order."""
    ends = words.replace("-", " ").split()
    known = [_find(end, CITY, aliases) for end in ends]
    between = "-".join(sorted(city for city in known if city))
    if len(ends) != 2 or between not in SEGMENT:
        raise NotationError("unknown_id", word=words)
    return between


def _known(word: str, ids: Iterable[str], aliases: Aliases) -> str:
    found = _find(word, ids, aliases)
    if found is None:
        raise NotationError("unknown_id", word=word)
    return found


def _find(word: str, ids: Iterable[str], aliases: Aliases) -> str | None:
    """Return the one of `ids` that `word` stands for, if any."""
    folded = word.casefold()
    own = {known.casefold(): known for known in ids}
    if folded in own:
        return own[folded]
    meant = aliases.get(folded)
    return meant if meant in own.values() else None
