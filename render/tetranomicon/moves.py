"""Moves of Tetranomicon as short names. Pure."""

from games.tetranomicon.components import SEGMENT, city_of
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Move, SummonCreature, WinTrophy
from games.tetranomicon.view import View
from render.naming import Names
from render.phrases import capital, numeral
from render.tetranomicon.names import city


def label(move: Move, view: View, names: Names) -> str:
    """Return a move as a short name: "Sawmill on E2"."""
    words = names.words
    match move:
        case Build(tower, building, sources):
            name, place = capital(names("building", building)), names("city", city_of(tower))
            built = words("tetranomicon-move-build", building=name, tower=tower, city=place)
            listed = words.listed(names("city", source, "genitive") for source in sources)
            return words("tetranomicon-move-build-from", built=built, sources_genitive=listed) if sources else built
        case LayRoute(segment):
            return words(f"tetranomicon-move-{SEGMENT[segment].kind}", segment=segment, ends=ends_of(segment, names))
        case CreateArtifact(artifact):
            return names("artifact", artifact)
        case SummonCreature(creature):
            return names("creature", creature)
        case WinTrophy(target, start):
            origin = names("city", start, "genitive")
            return words("tetranomicon-move-trophy", city=city(target, names), start_genitive=origin)
        case _:
            return words("tetranomicon-move-pass", era=numeral(view.era))


def ends_of(segment: str, names: Names) -> str:
    """Return the two cities that a segment joins."""
    return " – ".join(names("city", end) for end in SEGMENT[segment].ends)
