"""What is counted: nothing that could be an id becomes a label, no label grows without end, no thread loses a count."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from cogs.interactions.dispatch import _counted
from cogs.messages.posting import NotNow
from counting import known
from counting.counts import MOST_WORDS, OTHER, Count, Spans
from games.kernel.errors import IllegalMove, Refusal
from tests.counted import Since


@pytest.mark.parametrize("word", ["123456789012345678", "match_7", "Ann", "Аня", "", "two words", "x" * 41])
def test_what_could_be_an_id_or_a_name_is_no_label(word: str) -> None:
    count, spans = Count("n", "", "label"), Spans("s", "", (1.0,), "label")
    count.add(word)
    spans.note(0.5, word)
    assert count.found() == {(OTHER,): 1}
    assert list(spans.found()) == [(OTHER,)]


def test_a_number_has_only_so_many_words() -> None:
    """A watcher keeps each of them for weeks, so that one careless label would fill its disk."""
    count = Count("n", "", "label")
    for number in range(2 * MOST_WORDS):
        count.add("".join("abcdefghij"[int(digit)] for digit in str(number)))
    assert len(count.found()) == MOST_WORDS + 1
    assert sum(count.found().values()) == 2 * MOST_WORDS


def test_a_forgotten_label_is_no_fault() -> None:
    count = Count("n", "", "one", "two")
    count.add("word")
    assert count.found() == {(OTHER, OTHER): 1}


def test_a_span_counts_up_to_its_bound() -> None:
    spans = Spans("s", "", (1.0, 2.0))
    for seconds in (-5.0, 1.0, 1.5, 2.5):
        spans.note(seconds)
    (measured,) = spans.found().values()
    assert (measured.within, measured.seconds, measured.count) == ([2, 1, 1], 5.0, 4)


def test_no_thread_loses_a_count() -> None:
    count, spans = Count("n", "", "label"), Spans("s", "", (1.0,))

    def work(_: int) -> None:
        for _ in range(2_000):
            count.add("word")
            spans.note(0.5)

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(work, range(8)))
    assert count.found() == {("word",): 16_000}
    assert spans.found()[()].count == 16_000


def test_what_a_game_refuses_is_not_told() -> None:
    """A code of a game can say what somebody holds; a few players would know who that is."""
    counted, faults = Since(known.REFUSALS), Since(known.FAULTS)
    assert _counted(IllegalMove("no_such_card_in_hand"), is_foreseen=True) == "refused"
    assert _counted(Refusal("stale"), is_foreseen=True) == "refused"
    assert counted.found() == {("illegal_move",): 1, ("stale",): 1}
    assert _counted(NotNow("503"), is_foreseen=True) == _counted(KeyError(), is_foreseen=False) == "fault"
    assert faults.found() == {("discord",): 1, ("unforeseen",): 1}


def test_names_are_told_apart() -> None:
    names = [each.name for each in (*known.COUNTS, *known.SPANS, *known.STATES)]
    assert len(names) == len(set(names))
