"""All that is counted and looked up, in the form in which Prometheus reads it.

This is the only module that imports its client, and it is imported only where somebody has asked for the numbers.
"""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from cogs.upkeep.states import Values
from counting import known
from counting.counts import Count, Spans

PREFIX = "sealed_orders_"


class _Exposed(Collector):
    """What is counted by now, with the states as they were looked up, and what the system tells of this process."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self._process = ProcessCollector(namespace=PREFIX.rstrip("_"), registry=None)

    def collect(self) -> Iterator[Metric]:
        """Yield each number."""
        yield from map(_counted, known.COUNTS)
        yield from map(_measured, known.SPANS)
        for state, numbers in self._values.items():
            family = GaugeMetricFamily(PREFIX + state.name, state.about, labels=state.labels)
            for word, number in numbers.items():
                family.add_metric([word] if state.labels else [], number)
            yield family
        yield from self._process.collect()


def exposed(values: Values, accepted: str) -> tuple[bytes, str]:
    """Return all numbers, and the type of their form, of those that the asker has `accepted` (the header `Accept`)."""
    encode, content_type = choose_encoder(accepted)
    return encode(_Exposed(values)), content_type


def _counted(count: Count) -> Metric:
    family = CounterMetricFamily(PREFIX + count.name, count.about, labels=count.labels)
    for words, number in count.found().items():
        family.add_metric(words, number)
    return family


def _measured(spans: Spans) -> Metric:
    family = HistogramMetricFamily(PREFIX + spans.name, spans.about, labels=spans.labels)
    bounds = [*map(str, spans.bounds), "+Inf"]
    for words, measured in spans.found().items():
        family.add_metric(words, list(zip(bounds, accumulate(measured.within), strict=True)), measured.seconds)
    return family
