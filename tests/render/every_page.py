"""Every page that can be made from one observation, so that a test covers all of them, those of later games too."""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Literal, get_args

from msgspec.structs import replace

from cogs.interactions.which_game import offered
from cogs.messages.posting import OTHER_REASONS
from games import registry
from games.kernel.accounts import Handover, Moved, Pair
from games.kernel.deck_rules import Deck, DeckRules
from games.kernel.errors import Refusal
from games.kernel.exported import ExportedEntrant, TournamentProof
from games.kernel.game import Outcome
from games.kernel.hints import Hint
from games.kernel.ids import GameId, MatchId
from games.kernel.judged import Judged
from games.kernel.observation import (
    DRAFTS,
    Allows,
    Choice,
    Face,
    Motion,
    MotionKind,
    Observation,
    Planned,
    Preview,
    Wished,
    WishNotes,
)
from games.kernel.plans import Ending
from games.kernel.profiles import GameRecord, Profile, RatedPoint, Reliable, Title
from games.kernel.ratings import Band, Board, Changed, MatchRating, Ranked, Strength, WhyUnrated
from games.kernel.series import Score, Wins
from games.kernel.stories import MOST_DEAR, Dear, Point, Story
from play.formats.views import Summary
from play.match.lined_up import MOST_MOVES
from play.overview.filters import PACES
from play.people.decks import LONGEST_NAME, MOST_CARDS
from play.ratings.showing import ON_A_PAGE
from play.rules.motions import AGAINST_THE_ABSENT, RESULTS
from play.rules.orders import characters
from play.rules.rated_matches import ladders_of
from play.rules.seeds import LONGEST_SALT
from play.rules.table_wishes import HOURS
from play.rules.table_wishes import PACES as TOLD_PACES
from render import verbs
from render.choice_controls import which_page
from render.deciding.hint import hint_page, thinking_page, with_hint
from render.deciding.plan import carried_out_page, plan_page
from render.deciding.preview import preview_page, trial_page
from render.deciding.refusal import refusal_page, which_text
from render.deck_lists import Unread
from render.game_pages import Lens, Menu, MenuOption
from render.page import Page
from render.pages import invitations, notices
from render.pages.absence import Absence, Holds, absence_page
from render.pages.accounts import (
    accounts_page,
    found_page,
    found_taken_page,
    give_page,
    given_page,
    gone_page,
    pairs_page,
    take_account_page,
    taken_account_page,
)
from render.pages.accounts import moved_page as moved_account_page
from render.pages.against import against_page
from render.pages.cards import card_page, cards_page
from render.pages.decks import deck_page, deck_text_page, decks_page, drop_deck_page
from render.pages.handicaps import given_line, handicap_page
from render.pages.help import Program, help_page, howto_page
from render.pages.layout import laid_out_page, layout_page, no_picks
from render.pages.list_filters import OWN, Offered, Wanted, filter_page, only
from render.pages.lists import MatchRow, list_page
from render.pages.lobby import Gathering, Guest, call_page, called_page, lobby_page, people_page, start_page
from render.pages.log import log_page
from render.pages.log_lines import all_lines
from render.pages.looking import board_page, close_up_page, hand_page, info_page
from render.pages.more import agree_page, cancel_page, extra_page, forget_page, more_page, resign_page
from render.pages.overview import Overview, TournamentResult, overview_page, results_page
from render.pages.parts import with_notice
from render.pages.privacy import blocked_page, forgotten_page, my_data_page, privacy_page
from render.pages.profile import profile_page
from render.pages.ratings import leaderboard_page, ratings_page
from render.pages.replay import replay_page
from render.pages.rules import contents_page, games_page, paragraph_page, rules_now, search_all_page, search_page
from render.pages.seats import lent_page, offer_page, successor_page, take_page, taken_page
from render.pages.server_settings import Part, Server, WhyUntagged, call_roles_page, server_page
from render.pages.settings import Hours, Mine, hours_page, settings_page
from render.pages.setup import own_number_page, own_pace_page
from render.pages.silence import question_page
from render.pages.since import since_page, with_since
from render.pages.table import cancelled_page, ended_page, shrunk_page, table_page
from render.pages.table_wishes import OpenTable, table_wish_page, tables_page
from render.pages.table_wishes import Wanted as TellMe
from render.pages.votes import away_page, carry_page, lapsed_page, objection_page, votes_page
from render.pages.webhooks import webhook_page
from render.pages.wishes import wishes_page, with_notes
from render.phrases import label
from render.registry import pages_of
from render.stories.page import analysing_page, story_page
from render.things import things_of
from tests.render.choosing import confirm_page, done_page, gone_on_page, menu_page, part_page, waiting_page
from tests.render.league_pages import league_pages
from tests.render.organised_pages import organised_pages
from tests.render.tournament_pages import tournament_pages
from text import Words, rules

GREATEST = (1 << 63) - 1
HEX = "f" * 64
LONGEST_PACE = "21:00 America/Argentina/ComodRivadavia workdays"
LONGEST_TITLE = 60
SOME = 3
GUESTS = 20
LEVELS = ("easy.1", "normal.1", "hard.1")
Made = tuple[str, Callable[[], Page]]


def shown_command(path: str) -> str:
    """Return a command as Discord shows it, with the greatest possible id."""
    return f"</{path}:{GREATEST}>"


def every_page(observation: Observation, said: Words) -> Iterator[Made]:
    """Yield the name of every page and a function that makes it."""
    yield from _of_the_table(observation, said)
    yield from _of_choices(observation, said)
    yield from _of_looking(observation, said)
    yield from _notices(observation, said)
    yield from _at_the_door(observation, said)


def shared_pages(game: str, said: Words) -> Iterator[Made]:
    """Yield the pages that show no match: rules, help, settings, privacy."""
    for paragraph in rules.contents(game, said.language):
        yield "paragraph_page", partial(paragraph_page, game, paragraph.number, said)
    yield "contents_page", partial(contents_page, game, said)
    for query in ("4", "*" * 6_000, " ".join(each.title for each in rules.contents(game, said.language))):
        yield "search_page", partial(search_page, game, query, said)
        yield "search_all_page", partial(search_all_page, registry.game_ids(), query, said, game)
        yield "search_all_page", partial(search_all_page, registry.game_ids(), query, said)
    yield "games_page", partial(games_page, registry.game_ids(), said)
    topics = ["start", "other", *(key.split("-")[1] for key in said.keys("command-") if key.count("-") == 1)]
    for topic in topics:
        program = Program("10.10.10", "*" * 200)
        yield (
            "help_page",
            partial(help_page, said, topic.partition(".")[0], shown_command, said, offered(), program=program),
        )
    things = tuple(things_of(GameId(game), said))
    for thing in things[:: max(1, len(things) // SOME)]:
        yield "card_page", partial(card_page, thing, said)
    of_all_games = [thing for game_id in registry.game_ids() for thing in things_of(game_id, said)]
    yield "cards_page", partial(cards_page, of_all_games, "*" * 6_000, said)
    yield "cards_page", partial(cards_page, (), "*" * 6_000, said)
    yield "howto_page", partial(howto_page, next(each for each in offered() if each.game == game), said)
    yield "settings_page", partial(settings_page, Mine("ru", "button", "quiet", True, True, "mention"), said)
    longest = Mine("ru", reminders="digest", digest_at=1380, zone="America/Argentina/ComodRivadavia")
    yield "settings_page", partial(settings_page, longest, said)
    yield "hours_page", partial(hours_page, Hours(None, 0, 0), said)
    yield "hours_page", partial(hours_page, Hours("America/Argentina/ComodRivadavia", 1320, 480), said)
    held = [
        Holds(MatchId(GREATEST), GameId(game), GREATEST * most // 14, most // 2, most, most == 7)
        for most in (0, 7, 14, 30)
    ]
    zone = "America/Argentina/ComodRivadavia"
    yield "absence_page", partial(absence_page, Absence(GREATEST, zone, tuple(held * 20)), said)
    yield "absence_page", partial(absence_page, Absence(None, None), said)
    yield (
        "absence_page",
        partial(absence_page, Absence(None, None, (Holds(MatchId(7), GameId(game), None, 14, 14),)), said),
    )
    table = registry.find(game)
    chosen = {"seats": "12", "language": "ru", "where": "thread"}
    last = {option.id: option.values[-1] for option in table.options}
    yield "own_pace_page", partial(own_pace_page, table, chosen, last, said)
    typed = {option.id: "own" for option in table.options if option.bounds is not None}
    if typed:
        yield "own_number_page", partial(own_number_page, table, {**chosen, "pace": "own"}, {**last, **typed}, said)
        numbers = {**last, **{each.id: str(each.bounds[1]) for each in table.options if each.bounds is not None}}
        yield "own_pace_page", partial(own_pace_page, table, chosen, numbers, said)
    server = Server(
        "ru", "weekly", tuple(GREATEST - n for n in range(200)), GREATEST,
        in_common=True, overview=GREATEST, results=GREATEST,
        unusable={GREATEST: said("settings-unusable-permission", permissions="*" * 200)},
    )  # fmt: skip
    for part in get_args(Part):
        yield "server_page", partial(server_page, server, said, part)
    lacking = said.listed([said("post-tag-open"), said("post-tag-running"), said("post-tag-ended")])
    for why in get_args(WhyUntagged):
        yield "server_page", partial(server_page, Server(forum=GREATEST, untagged=lacking, why=why), said)
    yield "server_page", partial(server_page, Server(has_forums=False), said)
    games = registry.game_ids()
    told = TellMe(GREATEST, games, TOLD_PACES, "evening", "America/Argentina/ComodRivadavia")
    wish = partial(table_wish_page, games=games, paces=TOLD_PACES, hours=tuple(HOURS), closed=said("told-closed"))
    yield "table_wish_page", partial(wish, told, said)
    tables = [OpenTable(GREATEST, game, "weekly", "ru", 11, GREATEST, GREATEST) for game in games] * 10
    yield "tables_page", partial(tables_page, "*" * 100, GREATEST, tables, said)
    yield "call_roles_page", partial(call_roles_page, games, dict.fromkeys(games, GREATEST), said)
    yield "welcome_page", partial(notices.welcome_page, offered(), said, shown_command)
    people = [(GREATEST - number, "*" * 32) for number in range(25)]
    yield "blocked_page", partial(blocked_page, people, said)
    yield "blocked_page", partial(blocked_page, (), said)
    yield "privacy_page", partial(privacy_page, said, "*" * 200)
    yield from _of_accounts(said)
    yield "reminder_page", partial(notices.reminder_page, "*" * 1_000, said, (GREATEST,))
    yield "forgotten_page", partial(forgotten_page, 10**6, said)
    yield "my_data_page", partial(my_data_page, said)
    yield from _of_ratings(game, said)
    yield "forget_page", partial(forget_page, 10**6, 10**6, said, 10**6)
    if table.decks is not None:
        yield from _of_decks(table.id, table.decks, said)
    yield from tournament_pages(said)
    yield from organised_pages(said)
    yield from league_pages(said)


def _of_ratings(game: str, said: Words) -> Iterator[Made]:
    """Yield ratings of somebody in everything, and boards: with the longest lines, of nobody, where nobody plays."""
    ladders = tuple(ladder for each in registry.game_ids() for ladder in ladders_of(each))
    known = Strength(ladders_of(game)[0], 10**4, 10**3, 10**6)
    new = replace(known, missing=100)
    every = [replace(each, ladder=ladder) for ladder in ladders for each in (known, new)]
    yield "ratings_page", partial(ratings_page, every, said, "*" * 100)
    yield "ratings_page", partial(ratings_page, (), said, on_server=False)
    yield from _of_profiles(ladders, every, said)
    lines = tuple(Ranked(10**6, "*" * 32, known, is_reader=True) for _ in range(ON_A_PAGE))
    board = Board(known.ladder, ladders, 10**6, lines, 1, 10**5, known, 10**6)
    yield "leaderboard_page", partial(leaderboard_page, board, said)
    common = replace(board, is_common=True, is_shared=True)
    yield "leaderboard_page", partial(leaderboard_page, common, said)
    elsewhere = tuple(replace(line, name="", is_reader=number == 0) for number, line in enumerate(lines))
    yield "leaderboard_page", partial(leaderboard_page, replace(common, lines=elsewhere, is_unlisted=True), said)
    yield "leaderboard_page", partial(leaderboard_page, replace(board, is_shared=True), said)
    for own in (replace(new, were_known=True), known):
        nobody = replace(board, lines=(), people=0, page=0, pages=1, own=own, own_place=None)
        yield "leaderboard_page", partial(leaderboard_page, nobody, said)
    for named in (game, ""):
        yield "leaderboard_page", partial(leaderboard_page, None, said, named)
        yield "leaderboard_page", partial(leaderboard_page, None, said, named, is_common=True)


def _of_profiles(ladders: Sequence[str], strengths: Sequence[Strength], said: Words) -> Iterator[Made]:
    """Yield profiles: the fullest of the reader and of somebody else, that of a newcomer, that of who is unlisted."""
    records = tuple(GameRecord(each, 10**6, 10**5, 10**5) for each in registry.game_ids())
    titles = (
        Title("league", "*" * 100, 1, 999, 1),
        Title("league", "*" * 100, 1, 999, 99),
        *(Title("tournament", "*" * 100, 1) for _ in range(20)),
    )
    curve = tuple(RatedPoint(number, 1500 + number, 300) for number in range(5, 40))
    reliable = Reliable(10**5, 10**4, 10, 9)
    full = Profile(GREATEST, None, records, tuple(strengths), ladders[0], tuple(ladders), curve, reliable, titles)
    yield "profile_page", partial(profile_page, full, said)
    yield "profile_page", partial(profile_page, replace(full, is_unlisted=True), said, Lens(text_only=True))
    yield "profile_page", partial(profile_page, replace(full, name="*" * 100, titles=titles[:11]), said)
    yield "profile_page", partial(profile_page, Profile(GREATEST, None, (), ()), said, on_server=False)


def _of_decks(game: GameId, made_of: DeckRules, said: Words) -> Iterator[Made]:
    cards, hero = tuple(made_of.cards)[:MOST_CARDS], max(made_of.ready, key=len)
    worst = Deck(game, "*" * LONGEST_NAME, hero, cards, GREATEST, made_of.faults(hero, cards))
    unread = [Unread("*" * 1_000, ("*" * 100,) * 5)] * 100
    decks = [replace(worst, id=GREATEST - number) for number in range(25)]
    for play in (True, False):
        yield "decks_page", partial(decks_page, game, decks, made_of, said, play=play)
        yield "decks_page", partial(decks_page, game, [], made_of, said, play=play)
        yield "deck_page", partial(deck_page, worst, said, unread, play=play)
        yield "deck_page", partial(deck_page, replace(worst, faults=()), said, play=play)
    yield "deck_text_page", partial(deck_text_page, worst, said)
    yield "drop_deck_page", partial(drop_deck_page, worst, said)


def _of_the_table(observation: Observation, said: Words) -> Iterator[Made]:
    seats = tuple(face.seat for face in observation.faces)
    if observation.outcome is None:
        yield "table_page", partial(table_page, observation, said, seats)
        yield (
            "table_page",
            partial(table_page, replace(observation, observer=None, choices=(), motions=_motions(observation)), said),
        )
    else:
        yield "ended_page", partial(ended_page, replace(observation, hints="on"), said)
        for rating in _match_ratings(observation):
            yield "ended_page", partial(ended_page, observation, said, (GREATEST,), rating, _score(observation))
        resigned = replace(observation.outcome, reason="resigned", places=(1,) * len(observation.faces))
        yield "ended_page", partial(ended_page, replace(observation, outcome=resigned), said)
    yield "shrunk_page", partial(shrunk_page, observation.log * 3, observation, said)
    yield "cancelled_page", partial(cancelled_page, replace(observation, status="cancelled"), said)
    yield "hand_page", partial(hand_page, observation, said)
    yield "hand_page", partial(hand_page, replace(observation, observer=None), said)


def _match_ratings(observation: Observation) -> Iterator[MatchRating]:
    """Yield what a match may have done to ratings, and every reason why it did nothing."""
    seats = [face.seat for face in observation.faces]
    for points, gained in ((10**4, -(10**3)), (10**4, None), (None, None)):
        yield MatchRating(tuple(Changed(seat, points, gained) for seat in seats))
    for why in get_args(WhyUnrated):
        yield MatchRating(why=why)


def _of_choices(observation: Observation, said: Words) -> Iterator[Made]:
    yield "waiting_page", partial(waiting_page, observation, said)
    computers = replace(observation, faces=tuple(replace(face, sitter="ai") for face in observation.faces))
    yield "waiting_page", partial(waiting_page, computers, said)
    # Of more entries, so many lines are left out that names of other lengths change what is left.
    newest = observation.log[-SOME].revision if len(observation.log) > SOME else 0
    yield "gone_on_page", partial(gone_on_page, computers, newest, said)
    yield "gone_on_page", partial(gone_on_page, observation, newest, said, said("done-sealed", receipt="ABCD-2345"))
    for refusal in (
        Refusal("stale", revision=1),
        Refusal("unknown_id", word="*" * 6_000),
        Refusal(
            "not_your_decision", awaited=tuple(face.name for face in observation.faces), count=len(observation.faces)
        ),
    ):
        yield "refusal_page", partial(refusal_page, refusal, said, observation, "*" * 6_000)
        yield "refusal_page", partial(refusal_page, refusal, said)
    if not observation.choices:
        return
    menu = pages_of(observation.game).menu(observation, said)
    paths = ["", verbs.REFUSED, *(group.id for group in menu.groups), *(f"{group.id}.1" for group in menu.groups)]
    for path in paths:
        yield "menu_page", partial(menu_page, observation, said, path)
    for arg, values in _half_made(menu):
        yield "part_page", partial(part_page, observation, arg, values, said, random.Random(1))
    longest = sorted(observation.choices, key=lambda choice: -len(choice.notation))[:SOME]
    for choice in longest:
        yield "confirm_page", partial(confirm_page, observation, choice.number, said)
        yield "preview_page", partial(preview_page, Preview(observation, choice.number, {}, GREATEST), said)
        for is_choice in (False, True):
            yield "trial_page", partial(trial_page, Preview(observation, choice.number), said, is_choice=is_choice)
    asked_again = which_text("*" * 6_000, said, observation)
    for meant in (longest, observation.choices):
        found = [(observation, choice.number) for choice in meant]
        yield "which_page", partial(which_page, found, said, asked_again)
    yield from _of_plans(observation, longest, said)
    yield from _of_hints(observation, longest, said)
    yield from _of_stories(observation, longest, said)
    lines = all_lines(observation.log, observation, said)
    yield "done_page", partial(done_page, observation, lines, said)
    yield "done_page", partial(done_page, observation, lines, said, "ABCD-2345")


def _of_hints(observation: Observation, longest: Sequence[Choice], said: Words) -> Iterator[Made]:
    """Yield the page of choices with the way to a hint, and hints with and without a next best move, and reasons."""
    can_ask = replace(observation, hints="on")
    yield "menu_page", lambda: with_hint(menu_page(can_ask, said), can_ask, said)
    opponents = registry.opponents_of(observation.game)
    terms = () if opponents is None else tuple(opponents.advice.terms)
    two = tuple(replace(choice, number=number) for number, choice in enumerate(longest[:2]))
    for choices, place in ((two, (None, GREATEST)), (two[:1], None)):
        seen = replace(observation, choices=choices, topic=DRAFTS)
        yield "hint_page", partial(hint_page, Hint(seen, 321, terms, terms, "hard.1", place), said)
    yield "thinking_page", partial(thinking_page, observation, said)


def _of_stories(observation: Observation, longest: Sequence[Choice], said: Words) -> Iterator[Made]:
    """Yield how a match went: being worked out, without what moves cost, and with the most and the fewest of them."""
    yield "analysing_page", partial(analysing_page, observation, said)
    opponents = registry.opponents_of(observation.game)
    if opponents is None or not observation.log:
        return
    seats = tuple(face.seat for face in observation.faces)
    two = tuple(replace(choice, number=number) for number, choice in enumerate((*longest, *longest)[:2]))
    seen = replace(observation, choices=two, topic=DRAFTS)
    dear = tuple(
        Dear(seat, GREATEST - number, seen, 999, tuple(opponents.advice.terms[:2]))
        for seat in seats
        for number in range(MOST_DEAR)
    )
    last = observation.log[-1].revision
    shares = [tuple(1000 * (seat == ahead) for seat in seats) for ahead in (*seats[:1] * 4, *seats[-1:] * 4)] * 2
    points = tuple(Point(number, each) for number, each in enumerate(shares, 1))
    for costs in (None, (), dear):
        story = Story(observation, observation.log, points, (last,) * len(points), costs, seats, "hard.1")
        yield "story_page", partial(story_page, story, said)


def _of_plans(observation: Observation, longest: list[Choice], said: Words) -> Iterator[Made]:
    """Yield the fullest plan, however it ends, what became of it, and the most wishes."""
    most = tuple(replace(each, number=0) for each in (longest * MOST_MOVES)[:MOST_MOVES])
    steps = tuple(replace(observation, plan=GREATEST, choices=(each,)) for each in most)
    after = replace(observation, plan=GREATEST)
    for ends in get_args(Ending):
        made = len(most) if ends == "all" else 1
        known = steps if ends == "all" else steps[:-1]
        planned = Planned(tuple(each.notation for each in most), known, after, ends, GREATEST, ends == "chance")
        yield "plan_page", partial(plan_page, planned, said)
        lines = all_lines(observation.log, observation, said)
        yield "carried_out_page", partial(carried_out_page, observation, planned, made, ends, said, lines=lines)
    wished = Wished(observation, observation, GREATEST)
    yield "wishes_page", partial(wishes_page, wished, said)
    layout = pages_of(observation.game).wishes(observation, said)
    if layout.is_layout:
        yield "layout_page", partial(layout_page, observation, layout, no_picks(layout), said)
        yield "laid_out_page", partial(laid_out_page, observation, GREATEST, said)
    notes = WishNotes(observation, observation, observation)
    yield "wishes_page", lambda: with_notes(notes, wishes_page(wished, said), said)


def _half_made(menu: Menu) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the states of a page of a decision in parts: nothing picked, equal picks, the picks with the most text."""
    yield "0.x", ("0",)
    alike = [0 for _ in menu.parts]
    for picks in (alike, [_longest(part.options) for part in menu.parts]):
        yield f"0.{'-'.join(map(str, picks))}", tuple(map(str, picks[:1]))
    if menu.parts:
        yield "0.x", tuple(str(place) for place in range(len(menu.parts[0].options)))


def _longest(options: tuple[MenuOption, ...]) -> int:
    return max(range(len(options)), key=lambda place: len("".join(options[place].details)))


def _motions(observation: Observation) -> tuple[Motion, ...]:
    """Return every motion there can be at once, with the votes of all: no seat is both silent and without a player."""
    seats = tuple(face.seat for face in observation.faces)
    calls = (Motion("away", f"away.{seat}.{GREATEST}", seat, seats, seats, GREATEST) for seat in seats[::2])
    seekers = (Motion("replace", f"replace.{seat}", seat, seats, seats) for seat in seats[1::2])
    longest = Motion("pace", f"pace.{LONGEST_PACE}", None, seats[:-1], seats, back_to=GREATEST, pace=LONGEST_PACE)
    others = (kind for kind in get_args(MotionKind) if kind not in {"away", "replace", "computer", "pace"})
    plain = (replace(longest, kind=kind, name=kind) for kind in others)
    every = (longest, *plain, *calls, *seekers, *_computers(observation)[-2:])
    would = Outcome(places=tuple(range(1, 1 + len(seats))), scores=(10**6,) * len(seats))
    told = {"absent": seats, "carries_at": GREATEST, "lapsed": seats}
    said = (replace(each, **told) if each.kind in AGAINST_THE_ABSENT else each for each in every)
    said = (replace(each, would=would) if each.kind in RESULTS else each for each in said)
    judged = Judged("1.1", (1000,) * len(seats))
    said = (replace(each, judged=judged) if each.kind == "judge" else each for each in said)
    return tuple(replace(each, opposed=seats[1:], ends_at=GREATEST, hurries=True) for each in said)


def _computers(observation: Observation) -> list[Motion]:
    """Return every seat with every level."""
    seats = tuple(face.seat for face in observation.faces)
    named = [(seat, level) for seat in seats for level in ("random", "easy.1", "normal.1", "hard.1")]
    every = [Motion("computer", f"computer.{seat}.{level}", seat, seats, seats, level=level) for seat, level in named]
    return [*every, Motion("computer", "computer.all.hard", None, seats, seats, level="hard.1")]


def _of_seats(observation: Observation, said: Words) -> Iterator[Made]:
    """Yield the pages about seats that change hands, where all are on offer."""
    free = tuple(replace(face, sitter="away", is_offered=True) for face in observation.faces)
    offered = replace(observation, status="running", faces=free)
    to_one = replace(offered, faces=tuple(replace(face, offered_to=GREATEST) for face in free))
    yield "table_page", partial(table_page, replace(offered, motions=_motions(observation)), said)
    yield "take_page", partial(take_page, offered, GREATEST, "21:00 America/Argentina/ComodRivadavia workdays", said)
    yield "take_page", partial(take_page, offered, GREATEST, "weekly", said, "known_90", band=WIDEST)
    yield "take_page", partial(take_page, observation, GREATEST, "weekly", said)
    yield "taken_page", partial(taken_page, observation, said)
    yield "successor_page", partial(successor_page, offered, "*" * 100, said)
    lent = tuple(replace(face, sitter="ai", level="hard.1", name="wanda", offered_to=GREATEST) for face in free)
    computers = replace(offered, faces=lent)
    yield "table_page", partial(table_page, replace(computers, motions=_motions(computers)), said)
    yield "take_page", partial(take_page, computers, GREATEST, "weekly", said, "known_90", band=WIDEST)
    yield "lent_page", partial(lent_page, computers, lent[0].seat, said)
    yield "votes_page", partial(votes_page, computers, (), said, (), _computers(computers))
    if observation.observer is not None:
        for each in (observation, offered, to_one):
            yield "offer_page", partial(offer_page, each, said)


def _of_looking(observation: Observation, said: Words) -> Iterator[Made]:
    game = pages_of(observation.game)
    history = [replace(entry, revision=entry.revision + 50 * turn) for turn in range(3) for entry in observation.log]
    yield "board_page", partial(board_page, observation, said, Lens(since=0, safe_palette=True))
    for part, _ in game.close_ups(observation, said)[:SOME]:
        yield "close_up_page", partial(close_up_page, observation, part, said)
    for extra, _ in game.extra_pages(observation, said):
        yield "extra_page", partial(extra_page, observation, extra, said)
    host = observation.faces[0].name
    yield "info_page", partial(info_page, observation, host, "weekly", said)
    known = {face.seat: (GREATEST, GREATEST, 10, 10) for face in observation.faces}
    yield "info_page", partial(info_page, observation, host, "weekly", said, known)
    yield "more_page", partial(more_page, observation, said, may_cancel=True)
    yield "resign_page", partial(resign_page, observation, said)
    yield "resign_page", partial(resign_page, observation, said, tuple(face.seat for face in observation.faces))
    yield "cancel_page", partial(cancel_page, observation, said)
    away = tuple(replace(face, sitter="away") for face in observation.faces)
    yield "agree_page", partial(agree_page, replace(observation, motions=_motions(observation)), said)
    points = tuple(GREATEST - number for number in range(20)) + tuple(entry.revision for entry in observation.log[-5:])
    computers = _computers(observation)
    yield "votes_page", partial(votes_page, observation, _motions(observation), said, points, computers)
    yield "votes_page", partial(votes_page, observation, (Motion("judge", "judge"),), said)
    left_to_staff = [motion for motion in _motions(observation) if motion.kind == "repair"]
    yield "carry_page", partial(carry_page, observation, left_to_staff, said)
    yield "carry_page", partial(carry_page, observation, (), said)
    paused = replace(observation, observer=None, choices=(), paused_at=GREATEST, resumes_at=GREATEST)
    yield "table_page", partial(table_page, paused, said)
    named = replace(observation, title="@everyone " * 20, allows=Allows(motions=("extend",)), is_by_organisers=True)
    yield "table_page", partial(table_page, named, said)
    yield "info_page", partial(info_page, named, "", "weekly", said)
    yield "votes_page", partial(votes_page, named, (), said)
    live = replace(paused, paused_at=None, live_until=GREATEST, pace=LONGEST_PACE)
    yield "table_page", partial(table_page, live, said)
    yield "away_page", partial(away_page, replace(observation, faces=away), said)
    told = replace(observation, faces=away, motions=_motions(observation))
    yield "lapsed_page", partial(lapsed_page, told, said)
    yield "objection_page", partial(objection_page, told, told.motions, GREATEST, said)
    silent = replace(observation, status="running", closes_at=GREATEST)
    yield "table_page", partial(table_page, replace(silent, motions=_motions(observation)), said)
    for about in (None, observation):
        for host in ("", "x" * 180):
            yield "webhook_page", partial(webhook_page, host, said, about, said("webhook-done"))
    yield "more_page", partial(more_page, observation, said, may_cancel=True, is_host=True)
    yield "more_page", partial(more_page, replace(observation, observer=None), said, may_cancel=True, may_carry=True)
    for user_id in (None, GREATEST):
        yield "question_page", partial(question_page, silent, said, user_id, (GREATEST,))
    yield (
        "cancelled_page",
        partial(cancelled_page, observation, said, tuple(GREATEST - face.seat for face in observation.faces)),
    )
    yield from _of_seats(observation, said)
    yield "table_page", partial(table_page, replace(observation, faces=away, motions=_motions(observation)), said)
    is_over = observation.outcome is not None
    yield "replay_page", partial(replay_page, observation, history, said, "p" if is_over else "", is_over=is_over)
    for place in (0, 1, None):
        yield "log_page", partial(log_page, history, replace(observation, read_revision=0), said, place)
    unread = replace(observation, read_revision=0)
    yield "since_page", lambda: since_page(unread, history, said)[0]
    yield "since_page", lambda: since_page(unread, history[:1], said)[0]
    yield "since_page", lambda: since_page(replace(observation, read_revision=GREATEST), (), said)[0]
    yield "menu_page", lambda: with_since(menu_page(unread, said), unread, said)
    yield "rules_now", partial(rules_now, observation, said)
    names = tuple(label(face, said) for face in observation.faces)
    row = MatchRow(observation.match, observation.game, "running", names, GREATEST, observation.deadline_at, True)
    for scope in ("mine", "server", "waiting"):
        rows = [replace(row, match=row.match + number) for number in range(30)]
        yield "list_page", partial(list_page, rows, said, scope, 1)
    yield from _of_servers(row, said)


def _of_servers(row: MatchRow, said: Words) -> Iterator[Made]:
    """What everybody reads of many matches, as full as it can be and as empty."""
    names, mark = row.names, f"{GREATEST}-a1b2c3"
    more = {"pace": "weekly workdays", "language": "ru", "title": "*" * 90, "people": 4, "tag": "a1b2c3"}
    full = [replace(row, match=GREATEST - number, free=2, awaited=names, winners=names, **more) for number in range(30)]
    cups = [Summary(GREATEST - n, 1, GREATEST, 1, "*" * 60, "auction", "flow", "1d", "running", 1, 1) for n in range(9)]
    opened, running = (tuple(replace(each, status=status) for each in full) for status in ("open", "running"))
    ended = tuple(replace(each, status="ended", match=each.match - 100, ended_at=GREATEST) for each in full)
    yield "overview_page", partial(overview_page, Overview(), said)
    yield "overview_page", partial(overview_page, Overview(opened, running, tuple(cups), ended), said)
    won = [TournamentResult("*" * 60, f"{n}{mark[1:]}", ("*" * 32,) * 4, GREATEST) for n in range(8)]
    yield "results_page", partial(results_page, ended[:8], won, said)
    yield "results_page", partial(results_page, (), won[:1], said)
    every = (Offered(registry.game_ids(), PACES, 3), said)
    wanted = Wanted(row.game, OWN, 3, "ru")
    yield "filter_page", partial(filter_page, wanted, GREATEST, "running", *every)
    yield "filter_page", partial(filter_page, Wanted(), 0, "here", *every)
    yield "list_page", partial(list_page, opened, said, "server", 1, kind="running", only=only(wanted, said))
    yield "list_page", partial(list_page, (), said, "server", only=only(wanted, said))
    yield "results_page", partial(results_page, ended[:1], (), said)


def _notices(observation: Observation, said: Words) -> Iterator[Made]:
    host, ids = observation.faces[0].name, (GREATEST, GREATEST)
    salts = ("*" * LONGEST_SALT,) * len(observation.faces)
    yield "joined_page", partial(notices.joined_page, observation, said, "0" * LONGEST_SALT, dm_open=False)
    yield "salt_page", partial(notices.salt_page, observation, said, "0" * LONGEST_SALT)
    yield "left_page", partial(notices.left_page, observation, said)
    yield "seated_page", partial(notices.seated_page, observation, ids[0], said, ids[1])
    yield "invited_page", partial(invitations.invited_page, observation, host, ids[0], said, ids[1])
    yield "invited_page", partial(invitations.invited_page, observation, host, ids[0], said, ids[1], is_reserved=True)
    for state in get_args(Literal["joined", "declined", "missed", "closed"]):
        yield "put_away_page", partial(invitations.put_away_page, observation, ids[0], ids[1], state, said)
    yield "declined_page", partial(invitations.declined_page, observation, said)
    yield "opened_page", partial(notices.opened_page, observation, GREATEST, said, "0" * LONGEST_SALT)
    yield "moved_page", partial(notices.moved_page, observation, GREATEST, said)
    yield "secret_page", lambda: notices.secret_page(observation, hand_page(observation, said), said)
    yield "over_page", lambda: notices.over_page(observation, hand_page(observation, said), said)
    late = tuple(replace(each, kind="default", seat=observation.observer) for each in observation.log)
    yield "begun_page", partial(notices.begun_page, observation, said)
    yield "late_page", partial(notices.late_page, replace(observation, log=late), 0, said, is_last=True)
    for missing in ("", said("permission-manage_threads")):
        yield "channel_lost_page", partial(notices.channel_lost_page, observation, missing, said, shown_command)
    for reason in ("server-gone", *OTHER_REASONS):
        lost = partial(notices.channel_lost_page, observation, "", said, shown_command, reason=reason)
        yield "channel_lost_page", lost
    yield "channel_found_page", partial(notices.channel_found_page, observation, ids[0], said, ids[1])
    yield "lost_page", partial(notices.lost_page, said)
    yield "export_page", partial(notices.export_page, observation, said)
    yield "verified_page", partial(notices.verified_page, observation, 10**6, salts, HEX, said)
    entrants = tuple(ExportedEntrant(seat, GREATEST, salt) for seat, salt in enumerate(salts))
    cup = TournamentProof("1", "*" * LONGEST_TITLE, f"{SOME}/{GREATEST}/{GREATEST}", HEX, None, entrants)
    for proof in (cup, replace(cup, secret=HEX)):
        page = partial(notices.verified_page, observation, 10**6, salts, HEX, said, tournament=proof)
        yield "verified_page", page
    yield "not_verified_page", partial(notices.not_verified_page, observation, said("verify-snapshot"), said)


def _of_accounts(said: Words) -> Iterator[Made]:
    """Yield the pages about two accounts of one person, with the longest names."""
    name, ids = "*" * 32, tuple(GREATEST - number for number in range(3))
    moves = tuple(
        Moved(
            ids[0] - number,
            ids[1] - number,
            ids[2],
            ids[0] if number % 3 else None,
            GREATEST >> 8,
            is_stopped=number % 3 == 1,
            is_done=number % 3 == 2,
        )
        for number in range(9)
    )
    names = dict.fromkeys(ids, name)
    links = tuple((GREATEST - number, GREATEST) for number in range(5))
    pair = Pair((1, 2), (name, name), 10**5, (10**5, 10**5), (10**6, 10**6), links)
    yield "accounts_page", partial(accounts_page, said)
    yield "accounts_page", partial(accounts_page, said, moves, names)
    yield "give_page", partial(give_page, ids[0], name, said)
    yield "given_page", partial(given_page, name, said)
    for found in (Handover(), Handover(10**4, 10**4, 10**5, 10**5)):
        yield "take_account_page", partial(take_account_page, ids[0], name, found, said)
    yield "taken_account_page", partial(taken_account_page, name, said)
    for pairs in ((), (pair,) * 20):
        yield "pairs_page", partial(pairs_page, pairs, moves, names, said)
    yield "moved_page", partial(moved_account_page, moves[0], names, said)
    yield "gone_page", partial(gone_page, moves[0], name, said)
    yield "found_page", partial(found_page, moves[0], name, said)
    for with_ratings in (True, False):
        yield "found_taken_page", partial(found_taken_page, said, with_ratings=with_ratings)


WIDEST = Band(1_000, 4_000, has_newcomers=False)


def _score(observation: Observation) -> Score:
    """Return the score of so many rematches that not all who played are named."""
    wins = tuple(Wins(face.name, 99, face.sitter == "ai") for face in observation.faces) * 9
    return Score(999, wins, draws=99, forgotten=9, changed=9)


def _given(table: Observation, face: Face, said: Words) -> Page:
    return with_notice(given_line(table, face, said), handicap_page(table, said))


def _with_handicaps(observation: Observation, open_table: Observation, said: Words) -> Iterator[Made]:
    """Yield the pages that say what seats have more at the start, where all have the most."""
    handicap = registry.find(observation.game).handicap_for(observation.options)
    if handicap is None:
        return
    faces = tuple(replace(face, ahead=handicap.most) for face in observation.faces)
    given, running = (replace(each, handicap=handicap, faces=faces) for each in (open_table, observation))
    counts, names = registry.find(observation.game).seat_counts, tuple(face.name for face in faces)
    full = Gathering(names[0], "weekly", counts, None, names, promised=(handicap.most,) * len(names))
    yield "lobby_page", partial(lobby_page, given, full, said)
    yield "more_page", partial(more_page, given, said, may_cancel=True, is_host=True)
    for face in (faces[0], replace(faces[0], ahead=0)):
        yield "handicap_page", partial(_given, given, face, said)
    yield "table_page", partial(table_page, replace(running, motions=_motions(observation)), said)
    yield "ended_page", partial(ended_page, running, said)
    yield "info_page", partial(info_page, running, faces[0].name, "weekly", said)


def _at_the_door(observation: Observation, said: Words) -> Iterator[Made]:
    """Yield the card of an open table to which more people are invited than can join."""
    open_table = replace(
        observation, status="open", view=None, outcome=None, decisions=(), choices=(), deadline_at=None, hints="off"
    )
    open_table = replace(open_table, is_unrated=True)
    host, counts = observation.faces[0].name, registry.find(observation.game).seat_counts
    guests = tuple(face.name for face in observation.faces) * GUESTS
    called = tuple(GREATEST - number for number in range(GUESTS))
    full = Gathering(host, "weekly", counts, None, guests[:GUESTS], wanted="known_90")
    full = replace(full, rematch_of=GREATEST, score=_score(observation), band=WIDEST)
    awaited = replace(full, wanted="invited", reserved=tuple(Guest(name) for name in guests[:GUESTS]), can_call=True)
    yield "lobby_page", partial(lobby_page, open_table, full, said, called)
    yield "more_page", partial(more_page, open_table, said, may_cancel=True)
    alone = replace(open_table, faces=open_table.faces[:1])
    yield "call_page", partial(call_page, open_table, GREATEST, 11, said)
    yield "called_page", partial(called_page, open_table, said, pace="weekly", role=GREATEST, free=11, channel=GREATEST)
    yield "people_page", partial(people_page, open_table, said)
    yield "lobby_page", partial(lobby_page, alone, awaited, said, called)
    kept = [(GREATEST - number, name) for number, name in enumerate(guests[:GUESTS])]
    yield "people_page", partial(people_page, open_table, said, kept, may_reserve=True)
    yield "start_page", partial(start_page, open_table, guests[:GUESTS], said)
    chosen = replace(full, levels=LEVELS, characters=characters(registry.find(open_table.game)))
    yield "lobby_page", partial(lobby_page, alone, chosen, said)
    game = registry.find(open_table.game)
    yield "against_page", partial(against_page, game, LEVELS, max(game.seat_counts) - 1, "normal.1", said)
    yield "lobby_page", partial(lobby_page, alone, Gathering(host, "weekly", counts, counts[-1]), said)
    yield from _with_handicaps(observation, open_table, said)
