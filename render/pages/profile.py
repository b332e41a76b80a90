"""The profile of somebody: results and ratings by game, titles, reliability, the curve of one rating. Pure."""

from collections.abc import Iterator

from games.kernel.profiles import GameRecord, Profile, Title
from render import verbs
from render.game_pages import Lens
from render.limits import MOST_OPTIONS, clipped
from render.page import Action, Button, Page, Paragraph, Picture, Select
from render.pages.parts import button, option, page, rows
from render.pages.ratings import ladder_name, rating_line
from render.phrases import NAME, QUIET, escaped, game_name, seen
from render.rating_curve import Curve, rating_curve
from text import Words

MOST_TITLES = 10
"""So many titles are named, the newest; how many more there are is said."""

TITLE_NAME = 60


def profile_page(profile: Profile, words: Words, lens: Lens | None = None, *, on_server: bool = True) -> Page:
    """Return what a reader may know of somebody; `on_server`: it is read on a server."""
    is_own = profile.name is None
    heading = words("profile-mine") if is_own else words("profile-of", name=_name(profile))
    records = "\n".join(_record(each, words) for each in profile.records)
    strengths = "\n".join(rating_line(each, words) for each in profile.strengths)
    return page(
        Paragraph("\n".join((heading, *_about(profile, words)))),
        Paragraph(records or (words("profile-none") if is_own else "")),
        Paragraph(strengths),
        *_curve(profile, words, lens or Lens()),
        *_ladders(profile, words),
        Paragraph("\n".join(_notes(profile, words))),
        *rows(_buttons(profile, words, on_server=on_server)),
        accent=QUIET,
    )


def ladder_arg(user_id: int, ladder: str) -> str:
    """Return the argument that names a person and the ladder of the curve."""
    return f"{user_id}:{ladder}"


def _name(profile: Profile) -> str:
    return escaped(clipped(profile.name or "", NAME))


def _about(profile: Profile, words: Words) -> Iterator[str]:
    """Yield what is played most, how reliable the person is, and what they have won."""
    if len(profile.records) > 1:
        yield words("profile-favourite", game=game_name(profile.records[0].game, words))
    if (figure := profile.reliable) is not None:
        percent = 100 * figure.in_time // figure.answers
        yield words(
            "profile-reliable",
            percent=percent,
            answers=figure.answers,
            finished=figure.finished,
            matches=figure.matches,
        )
    for title in profile.titles[:MOST_TITLES]:
        yield _title(title, words)
    if (more := len(profile.titles) - MOST_TITLES) > 0:
        yield words("profile-titles-more", count=more)


def _title(title: Title, words: Words) -> str:
    name = escaped(clipped(seen(title.name), TITLE_NAME))
    if title.kind == "league":
        key = "profile-title-league" if title.division == 1 else "profile-title-division"
        return words(key, name=name, season=title.season, division=title.division)
    return words("profile-title-tournament", name=name)


def _record(record: GameRecord, words: Words) -> str:
    line = words("profile-record", game=game_name(record.game, words), matches=record.matches, won=record.won)
    return " · ".join(filter(None, (line, words("profile-drawn", drawn=record.drawn) if record.drawn else "")))


def _curve(profile: Profile, words: Words, lens: Lens) -> tuple[Picture, ...]:
    if not profile.curve:
        return ()
    name = words("profile-you") if profile.name is None else clipped(profile.name, NAME)
    stem = f"{profile.ladder.replace('.', '-').replace('_', '-')}-{profile.curve[-1].number}"
    curve = Curve(stem, name, ladder_name(profile.ladder, words), profile.curve, text_only=lens.text_only)
    return (rating_curve(curve, words).picture(),)


def _ladders(profile: Profile, words: Words) -> tuple[Select, ...]:
    """Return the list of ratings whose curve can be shown, if there are several."""
    if len(profile.ladders) < 2:
        return ()
    options = tuple(
        option(ladder_arg(profile.user_id, each), ladder_name(each, words), chosen=each == profile.ladder)
        for each in profile.ladders[:MOST_OPTIONS]
    )
    return (Select(Action(verbs.PROFILE, "ladder"), words("select-curve"), options),)


def _notes(profile: Profile, words: Words) -> Iterator[str]:
    """Yield what counts on this page, and who sees it."""
    if profile.name is not None:
        yield words("profile-about-other")
        return
    yield words("profile-about-unlisted" if profile.is_unlisted else "profile-about-mine")


def _buttons(profile: Profile, words: Words, *, on_server: bool) -> list[Button]:
    own = profile.name is None
    new = [button(verbs.NEW, words("button-new"), style="primary")] if own and not profile.records else []
    board = [button(verbs.LEADERBOARD, words("button-leaderboard"))] if on_server else []
    settings = [button(verbs.SETTINGS, words("button-settings"))] if own else []
    mine = [] if own else [button(verbs.PROFILE, words("button-profile"))]
    return [*new, *board, *settings, *mine]
