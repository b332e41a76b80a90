"""Search by PUCT: the likelier a move and the better its plays have gone, the more often it is tried.

Each iteration goes through a world of its own, so that nothing is planned for one of them alone. Where answers are
sealed every seat has a tree of its own, whose moves hang on its own moves alone; else all share one.

How plays end varies several times as much as moves differ. So a few of them cannot do more than correct what was
thought before: where they are played on, moves of the question itself are judged one ply deep first, and what a part of
a wide answer brings is learned from all plays in which it was chosen, whatever was chosen with it.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Generic

from games.ai.advice import Parts
from games.ai.drawn import drawn_place, ranked, whole_answer
from games.ai.edges import Edge, Moment, Node, Spread, known
from games.ai.player import Player
from games.ai.question import Candidate, Judged, Question
from games.kernel.game import M, Outcome, S
from games.kernel.ids import Seat

FEW = 3
"""So many choices or fewer get a quarter of the iterations."""

ENOUGH = 10
"""A sealed answer is drawn among those with so great a part of the visits of the most visited, such as a tenth."""

MOST_STEPS = 400
"""A play that has not come to rest after so many moves is judged where it is."""

_QUARTER = 4
_SHARED = 4.0
"""How many visits it counts for, how a part of an answer has gone beside other parts."""

_NOTHING_KNOWN = 0.5
_WHOLE = 100
_SPREADS = 2
"""Curiosity is so many spreads of plays, where they are played on; else a whole match."""


class Tree(Player):
    """Looks `iterations` times what can come of its moves and makes the one it looked at most; sealed ones it draws.

    `is_shared`: one tree for all seats. `is_played`: what leaves the trees is played on, each move drawn by its weight,
    to where the advice says it is quiet, and judged there; else it is judged at once. `most`: moves of each topic that
    are looked at. `curiosity`: how much likely moves are tried before it is seen how they go. `worlds`: so many are
    gone through again and again, with what was found out in them, if the tree is shared; 0: another one each time.
    `doubt`: a sealed answer is not drawn if it has gone worse than the most visited by more than so many standard
    errors; None: nothing is concluded from how it has gone.
    """

    def __init__(
        self,
        iterations: int,
        *,
        is_shared: bool = False,
        is_played: bool = False,
        most: int | None = None,
        curiosity: float = 1.0,
        worlds: int = 0,
        doubt: float | None = None,
    ) -> None:
        """Keep how it searches."""
        self.worlds = worlds if is_shared else 0
        self.iterations, self.most, self.curiosity = iterations, most, curiosity
        self.is_shared, self.is_played, self.doubt = is_shared, is_played, doubt

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the move that is made, then others, the best first."""
        world = question.world()
        parts = question.advice.parts(world, question.seat)
        search = Search(question, self, len(question.estimates(world)))
        if parts is not None:
            search.look(self.iterations)
            return _whole_answers(question, search.root, parts, search.error)
        found = question.candidates(world, question.seat, self.most)
        if len(found) == 1:
            return (Judged(found[0].move, 0.0),)
        if self.is_shared and (won := _won(question, world, found)):
            return won
        names = [(question.kind, each.move) for each in found]
        weights = self._weights(question, world, found)
        edges = search.root.known(dict(zip(names, weights, strict=True)))
        search.look(self.iterations if len(found) > FEW else max(1, self.iterations // _QUARTER))
        order = _by_visits(edges)
        is_sealed = _is_sealed(question, world)
        if is_sealed:
            first = _drawn(question, edges, edges, search.error)
            order = [first, *(place for place in order if place != first)]
        judged = list[Judged[Any, Any]]()
        for place in order:
            move, edge = found[place].move, edges[place]
            if edge.visits:
                after = None if is_sealed else question.after(world, question.seat, move)
                judged.append(Judged(move, edge.mean, after, edge.mean_end))
        return tuple(judged)

    def _weights(self, question: Question[S, M], world: S, found: Sequence[Candidate[M]]) -> list[float]:
        """Return the weights of moves, where plays are played on less of those that look worse one ply deep.

        Of one that is half way to the worst a fifth is left.
        """
        weights = [each.weight for each in found]
        if not self.is_played:
            return list(weights)
        estimates = [question.judged(world, each.move).estimate for each in found]
        best, worst = max(estimates), min(estimates)
        behind = [4 * (best - each) / (best - worst) if best > worst else 0.0 for each in estimates]
        return [weight / (1 + each * each) for weight, each in zip(weights, behind, strict=True)]


class Search(Generic[S, M]):
    """The trees of one question while they grow. `root` is that of who is asked."""

    def __init__(self, question: Question[S, M], how: Tree, seats: int) -> None:
        """Begin with empty trees."""
        self._question, self._how = question, how
        self._roots = [Node()] * seats if how.is_shared else [Node() for _ in range(seats)]
        self._spreads = [Spread() for _ in range(seats)]
        self.root = self._roots[question.seat]
        self._kept: list[Moment[S, M]] = []
        self._looks = 0

    @property
    def error(self) -> float | None:
        """How far behind one play can be that is as good as another; None: nothing is concluded from that."""
        doubt = self._how.doubt
        return None if doubt is None else doubt * self._spreads[self._question.seat].deviation

    def look(self, times: int = 1) -> None:
        """Go through so many worlds, from the question to a state that is judged, and remember how each went."""
        for _ in range(times):
            self._look()

    def _look(self) -> None:
        question, begun = self._question, self._begun()
        moment, nodes, path = begun, list[Node | None](self._roots), list[tuple[Edge, Seat]]()
        answer: tuple[Edge, ...] | None = None
        for _ in range(MOST_STEPS):
            if moment.owed is None:
                break
            moment = self._step(moment, *moment.owed, nodes, path)
            if answer is None:
                answer = tuple(edge for edge, _ in path)
            if self._is_over(begun.state, moment.state, nodes):
                break
        facts = question.advice.facts(moment.state) if self._how.is_played else None
        if moment.estimates is None:
            moment.estimates = question.estimates(moment.state, facts)
        if facts is not None:
            terms = question.terms(moment.state, facts)
            for edge in answer or ():
                edge.end(terms)
        for spread, estimate in zip(self._spreads, moment.estimates, strict=True):
            spread.add(estimate)
        for edge, mover in path:
            edge.visits += 1
            edge.worth += moment.estimates[mover]

    def _begun(self) -> Moment[S, M]:
        """Return the question in a new world, or in the next of those that are kept."""
        question, worlds = self._question, self._how.worlds
        if len(self._kept) < worlds or not worlds:
            number = len(self._kept) if worlds else None
            begun = Moment[S, M](question.world(is_answered=False), (question.seat, question.kind), number)
            if not worlds:
                return begun
            self._kept.append(begun)
        self._looks += 1
        return self._kept[(self._looks - 1) % worlds]

    def _is_over(self, begun: S, state: S, nodes: Sequence[Node | None]) -> bool:
        if self._how.is_played:
            return self._question.advice.is_quiet(begun, state)
        return nodes[self._question.seat] is None

    def _step(
        self, moment: Moment[S, M], seat: Seat, kind: str, nodes: list[Node | None], path: list[tuple[Edge, Seat]]
    ) -> Moment[S, M]:
        """Return what a move leads to: in the tree the one most worth a look, outside of it one drawn by its weight.

        The edges that it goes along are added to `path`, and in `nodes` comes the place in the tree that it leads to,
        None where it leaves the tree.
        """
        question, node = self._question, nodes[seat]
        parts = question.advice.parts(moment.state, seat)
        if parts is not None:
            move = whole_answer(question, parts) if node is None else self._parted(parts, node, seat, nodes, path)
            return self._after(moment, seat, move, None)
        if moment.found is None:
            moment.found = question.candidates(moment.state, seat, self._how.most)
        found = moment.found
        if len(found) == 1:
            return self._after(moment, seat, found[0].move, None)
        if node is None:
            return self._after(moment, seat, found[drawn_place(question, found)].move, None)
        edges = node.known({(kind, each.move): each.weight for each in found})
        place = self._place(edges, seat)
        path.append((edges[place], seat))
        self._enter(edges[place], seat, nodes)
        return self._after(moment, seat, found[place].move, edges[place])

    def _after(self, moment: Moment[S, M], seat: Seat, move: M, edge: Edge | None) -> Moment[S, M]:
        """Return what `move` leads to, which is kept at its edge where it is the same each time."""
        question, world = self._question, moment.world
        if world is not None and edge is not None and world in edge.kept:
            return edge.kept[world]
        drawn = question.chance.draws
        state = question.after(moment.state, seat, move)
        owed = next(((each.seat, each.kind) for each in question.game.decisions(state) if each.owed), None)
        if question.chance.draws > drawn:
            world = None
        found = Moment[S, M](state, owed, world)
        if world is not None and edge is not None:
            edge.kept[world] = found
        return found

    def _parted(
        self, parts: Parts[M], node: Node, seat: Seat, nodes: list[Node | None], path: list[tuple[Edge, Seat]]
    ) -> M:
        """Return a wide answer; what is learned of one of its parts holds wherever it is chosen."""
        chosen: tuple[str, ...] = ()
        shared, edge = node.shared, None
        while choices := parts.choices(chosen):
            edges, others = node.known(choices), known(shared, choices)
            place = self._place(edges, seat, others)
            edge = edges[place]
            path += ((edge, seat), (others[place], seat))
            chosen = (*chosen, tuple(choices)[place])
            node = edge.below()
        if edge is not None:
            self._enter(edge, seat, nodes)
        return parts.move(chosen)

    def _enter(self, edge: Edge, seat: Seat, nodes: list[Node | None]) -> None:
        following = edge.below() if edge.visits else None
        if self._how.is_shared:
            nodes[:] = [following] * len(nodes)
        else:
            nodes[seat] = following

    def _place(self, edges: Sequence[Edge], seat: Seat, others: Sequence[Edge] = ()) -> int:
        """Return the place of the edge that is most worth a look; of equal ones the first.

        What was never tried is taken to go as the rest does on average. `others`: how the same parts have gone in all
        plays, which is how often they were tried.
        """
        tried = others or edges
        visits, whole, worth = 0, 0.0, 0.0
        for edge, other in zip(edges, tried, strict=True):
            visits += other.visits
            worth += other.worth
            whole += edge.weight
        mean = worth / visits if visits else _NOTHING_KNOWN
        curiosity = self._how.curiosity * (_SPREADS * self._spreads[seat].deviation if self._how.is_played else 1)
        reach = curiosity * sqrt(visits + 1) / (whole or 1)
        best, place = -1.0, 0
        for number, (edge, other) in enumerate(zip(edges, tried, strict=True)):
            gone = other.worth / other.visits if other.visits else mean
            if others:
                gone = (edge.worth + _SHARED * gone) / (edge.visits + _SHARED)
            found = gone + reach * edge.weight / (1 + other.visits)
            if found > best:
                best, place = found, number
        return place


def _by_visits(edges: Sequence[Edge]) -> list[int]:
    """Return the places of edges, the most visited first, of equal ones the one that has gone better."""
    return sorted(range(len(edges)), key=lambda place: (-edges[place].visits, -edges[place].mean, place))


def _drawn(question: Question[Any, Any], edges: Sequence[Edge], tried: Sequence[Edge], error: float | None) -> int:
    """Return the place of an edge, drawn by visits among those that were visited enough; by weight if none was.

    `tried` tell how the choices have gone; those are left out that have gone worse than the most visited beyond doubt.
    """
    first = _by_visits(edges)[0]
    most, best = edges[first].visits, tried[first]
    if not most:
        return question.chance.weighted([round(_WHOLE * edge.weight) for edge in edges])
    weights = [edge.visits if edge.visits * ENOUGH >= most else 0 for edge in edges]
    if error is not None:
        for place, edge in enumerate(tried):
            if edge.visits and edge.mean + error * sqrt(1 / edge.visits + 1 / best.visits) < best.mean:
                weights[place] = 0
    return question.chance.weighted(weights)


def _is_sealed(question: Question[Any, Any], world: Any) -> bool:
    asked = (each for each in question.game.decisions(world) if each.seat == question.seat)
    return any(each.sealed for each in asked if each.kind == question.kind)


def _won(question: Question[S, M], world: S, found: Sequence[Candidate[M]]) -> tuple[Judged[S, M], ...]:
    """Return a move that wins the match at once, whatever is drawn, then the others one ply deep; nothing without one.

    Of several it is the one with the greatest lead.
    """
    judged, winning = list[Judged[S, M]](), list[tuple[int, Judged[S, M]]]()
    for each in found:
        drawn = question.chance.draws
        after = question.after(world, question.seat, each.move)
        judged.append(Judged(each.move, question.estimates(after)[question.seat], after))
        outcome = question.game.outcome(after)
        if question.chance.draws == drawn and outcome is not None and judged[-1].estimate == 1:
            winning.append((_lead(outcome, question.seat), judged[-1]))
    if not winning:
        return ()
    _, first = max(winning, key=lambda each: each[0])
    return (first, *ranked([each for each in judged if each is not first]))


def _lead(outcome: Outcome, seat: Seat) -> int:
    """Return by how much a seat is ahead of the best other one."""
    return outcome.scores[seat] - max(score for other, score in enumerate(outcome.scores) if other != seat)


def _ends(edge: Edge, other: Edge) -> tuple[int, ...]:
    """Return what each term is worth on average where plays with a part end; `other`: beside any other parts."""
    usual = other.mean_end
    own = edge.ends or (0,) * len(usual)
    whole = edge.visits + round(_SHARED)
    return tuple((end + round(_SHARED) * each) // whole for end, each in zip(own, usual, strict=True))


def _whole_answers(
    question: Question[S, M], root: Node, parts: Parts[M], error: float | None
) -> tuple[Judged[S, M], ...]:
    """Return the answer that is drawn part by part, then the most visited one for each other first part."""

    def completed(chosen: tuple[str, ...], *, is_drawn: bool) -> Judged[S, M]:
        """Return the answer that begins with `chosen`; the rest is drawn by visits, or the most visited."""
        node, mean, ends = root, 0.0, list[tuple[int, ...]]()
        for name in chosen:
            edge = node.edges[name]
            ends.append(_ends(edge, root.shared[name]))
            node, mean = edge.below(), edge.mean
        while choices := parts.choices(chosen):
            tried = known(root.shared, choices)
            edges = node.known(choices)
            if not any(edge.visits for edge in edges):
                edges = tried
            place = _drawn(question, edges, tried, error) if is_drawn else _by_visits(edges)[0]
            name = tuple(choices)[place]
            mean = edges[place].mean if edges[place].visits else mean
            ends.append(_ends(edges[place], tried[place]))
            chosen = (*chosen, name)
            node = node.known(choices)[place].below()
        means = tuple(sum(each) // len(ends) for each in zip(*ends, strict=True)) if all(ends) else ()
        return Judged(parts.move(chosen), mean, ends=means)

    made = completed((), is_drawn=True)
    names, first = tuple(parts.choices(())), root.known(parts.choices(()))
    places = (place for place in _by_visits(first) if first[place].visits)
    others = [completed((names[place],), is_drawn=False) for place in places]
    return (made, *(each for each in others if each.move != made.move))
