"""Ratings: of one person in all games, who is how strong on a server, what a match has changed. Pure."""

from collections.abc import Iterator, Sequence

from games.kernel.observation import Observation
from games.kernel.ratings import Board, Changed, MatchRating, Ranked, Strength
from render import verbs
from render.limits import clipped
from render.page import Action, Button, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows, turning
from render.phrases import NAME, QUIET, escaped, game_name, seat_name
from text import Words

MINUS = "\N{MINUS SIGN}"


def ladder_name(ladder: str, words: Words) -> str:
    """Return what a rating is about: a game, or a game for so many players."""
    game, _, size = ladder.partition(".")
    name = game_name(game, words)
    return words(f"ladder-{size}", game=name) if size else name


def rating_of(strength: Strength, words: Words) -> str:
    """Return a rating: a number with how sure it is, or how many matches it still takes."""
    if not strength.missing:
        return words("rating-number", points=str(strength.points), spread=str(strength.spread))
    return words("rating-rusty" if strength.were_known else "rating-new", missing=strength.missing)


def rating_line(strength: Strength, words: Words) -> str:
    """Return a rating with what it is about and how many matches it comes from."""
    name, rating = ladder_name(strength.ladder, words), rating_of(strength, words)
    return words("ratings-line", ladder=name, rating=rating, matches=strength.matches)


def ratings_page(strengths: Sequence[Strength], words: Words, name: str = "", *, on_server: bool = True) -> Page:
    """Return the reader's ratings, or those of somebody called so; `on_server`: there is a board to look at."""
    head = words("ratings-of", name=escaped(clipped(name, NAME))) if name else words("ratings-mine")
    lines = [rating_line(each, words) for each in strengths]
    about = words("ratings-about") if strengths else ""
    board = [button(verbs.LEADERBOARD, words("button-leaderboard"))] if on_server else []
    more = [button(verbs.RATINGS, words("button-ratings"))] if name else []
    new = [] if strengths else [button(verbs.NEW, words("button-new"), style="primary")]
    return page(
        Paragraph("\n".join((head, *(lines or [words("ratings-none")])))),
        Paragraph(about),
        *rows([*new, *board, button(verbs.PROFILE, words("button-profile")), *more]),
        accent=QUIET,
    )


def leaderboard_page(
    board: Board | None, words: Words, game: str = "", *, is_common: bool = False, on_server: bool = True
) -> Page:
    """Return who is how strong on a server, or on all that share their boards; `on_server`: somebody reads it on one.

    Without a board: that nobody has played `game` there ("": any game).
    """
    if board is None:
        return _no_board(words, game, is_common=is_common, on_server=on_server)
    verb = verbs.COMMON_BOARD if board.is_common else verbs.LEADERBOARD
    heading = "leaderboard-heading-common" if board.is_common else "leaderboard-heading"
    head = words(heading, ladder=ladder_name(board.ladder, words), people=board.people)
    return page(
        Paragraph("\n".join((head, *(_line(each, words) for each in board.lines)))),
        Paragraph("\n".join(_beside(board, words))),
        *_ladders(board, verb, words),
        *rows(
            [
                *turning(verb, board.page, board.pages, words, f"{board.ladder}:"),
                *_other_board(board, words),
                button(verbs.RATINGS, words("button-ratings")),
            ]
        ),
        accent=QUIET,
    )


def _no_board(words: Words, game: str, *, is_common: bool, on_server: bool) -> Page:
    where = "-common" if is_common else ""
    said = (
        words(f"leaderboard-none{where}", game=game_name(game, words))
        if game
        else words(f"leaderboard-none-any{where}")
    )
    verb = verbs.COMMON_BOARD if is_common else verbs.LEADERBOARD
    every = [button(verb, words("button-leaderboard"))] if game else []
    here = [button(verbs.LEADERBOARD, words("button-leaderboard-here"))] if is_common and on_server else []
    new = button(verbs.NEW, words("button-new"), style="primary")
    return page(
        Paragraph(said), *rows([new, *every, *here, button(verbs.RATINGS, words("button-ratings"))]), accent=QUIET
    )


def _other_board(board: Board, words: Words) -> tuple[Button, ...]:
    """Return what leads from the board of a server that shares its own to that of all, and back."""
    if not board.is_shared:
        return ()
    of_ladder = f"{board.ladder}:0"
    if board.is_common:
        return (button(verbs.LEADERBOARD, words("button-leaderboard-here"), of_ladder),)
    return (button(verbs.COMMON_BOARD, words("button-leaderboard-common"), of_ladder),)


def match_rating(observation: Observation, rating: MatchRating, words: Words) -> str:
    """Return what a match has changed, in one line, or why it has changed nothing; "" if nobody expected it to."""
    if rating.why is not None:
        return words(f"unrated-{rating.why}")
    changes = [_change(observation, each, words) for each in rating.changes]
    return words("match-rating", changes=words.listed(changes)) if changes else ""


def _change(observation: Observation, changed: Changed, words: Words) -> str:
    name = seat_name(observation, changed.seat, words)
    if changed.points is None:
        return words("rating-change-new", name=name)
    if changed.gained is None:
        return words("rating-change-first", name=name, points=str(changed.points))
    sign = "+" if changed.gained >= 0 else MINUS
    gained = f"{sign}{abs(changed.gained)}"
    return words("rating-change", name=name, points=str(changed.points), gained=gained)


def _line(ranked: Ranked, words: Words) -> str:
    name = escaped(clipped(ranked.name, NAME)) if ranked.name else words("leaderboard-elsewhere")
    if ranked.is_reader and not ranked.name:
        name = words("leaderboard-you")
    return words(
        "leaderboard-line",
        place=str(ranked.place),
        name=words("leaderboard-reader", name=name) if ranked.is_reader and ranked.name else name,
        rating=rating_of(ranked.strength, words),
        matches=ranked.strength.matches,
    )


def _beside(board: Board, words: Words) -> Iterator[str]:
    """Yield where the reader is on the board, or why they are not, and by what it is ordered."""
    if board.is_unlisted:
        yield words("leaderboard-own-unlisted")
    elif board.own_place is not None:
        if not any(each.is_reader for each in board.lines):
            yield words("leaderboard-own-place", place=str(board.own_place))
    elif board.own is not None:
        new = words("leaderboard-own-new", rating=rating_of(board.own, words))
        yield new if board.own.missing else words("leaderboard-own-idle")
    yield words("leaderboard-about")
    if board.is_common:
        yield words("leaderboard-about-common")


def _ladders(board: Board, verb: str, words: Words) -> tuple[Select, ...]:
    """Return the list of what else is played there, if anything is."""
    if len(board.ladders) < 2:
        return ()
    options = tuple(option(each, ladder_name(each, words), chosen=each == board.ladder) for each in board.ladders)
    return (Select(Action(verb), words("select-ladder"), options),)
