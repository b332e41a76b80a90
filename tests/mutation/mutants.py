"""The mutants of a module: its source with one small fault each. Pure.

A mutant is what somebody could write by mistake: a comparison that is off by its end, the other of two numbers, `and`
for `or`, a condition that is forgotten, a call or a refusal that is left out. Names of types, docstrings, the
fields of structs and the strictness of `zip` are left alone: there a fault changes nothing, or is found by mypy.
"""

import ast
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "tuple", "sorted": "tuple"}


@dataclass(frozen=True)
class Mutant:
    """A fault: in `place` (class and function) `before` became `after`; `source` is the whole module with it.

    `text` is the line, with its `line` number, on which it begins; the second of two that are the same says so. `key`
    names it also after other lines have moved.
    """

    path: str
    place: str
    line: int
    text: str
    before: str
    after: str
    source: str

    @property
    def key(self) -> str:
        return f"{self.path} {self.place}: {self.before} => {self.after} | {self.text}"


def mutants(path: str, source: str) -> list[Mutant]:
    """Return all mutants of the module `source`, which is at `path`, from top to bottom."""
    found: list[Mutant] = []
    _Seeker(path, source, found).visit(ast.parse(source))
    met = Counter[str]()
    for place, each in enumerate(found):
        met[each.key] += 1
        if met[each.key] > 1:
            found[place] = replace(each, text=f"{each.text} ({met[each.key]})")
    return found


def sampled(found: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """Return `count` mutants, each on another line as far as there are lines, in the order in which they are to run.

    Of long expressions and of tables of figures there are many to a line; so they have no more weight than others.
    """
    rng = random.Random(seed)
    shuffled = rng.sample(found, len(found))
    first = {(each.path, each.line): each for each in reversed(shuffled)}
    rest = [each for each in shuffled if first[each.path, each.line] is not each]
    lines = list(first.values())
    rng.shuffle(lines)
    return [*lines, *rest][:count]


class _Seeker(ast.NodeVisitor):
    """Walks through a module and notes its mutants."""

    def __init__(self, path: str, source: str, found: list[Mutant]) -> None:
        self._path, self._found = path, found
        self._lines = source.encode().splitlines(keepends=True)
        self._places: list[str] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node.name, [*node.args.defaults, *filter(None, node.args.kw_defaults), *_without_docstring(node)])

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        fields = (each for each in _without_docstring(node) if not isinstance(each, ast.AnnAssign))
        self._enter(node.name, tuple(fields))

    def visit_Module(self, node: ast.Module) -> None:
        for each in _without_docstring(node):
            self.visit(each)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        is_type = not self._places and isinstance(node.value, ast.BinOp | ast.Subscript)
        if not is_type:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        if isinstance(node.value, ast.Call):
            self._note(node, ast.Pass())
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._note(node, ast.Pass())

    def visit_If(self, node: ast.If) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for each in node.ifs:
            self._note(each, ast.Constant(True))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            other = _COMPARED.get(type(operator))
            if other is not None:
                operators = [other() if each == place else kept for each, kept in enumerate(node.ops)]
                self._note(node, ast.Compare(node.left, operators, node.comparators))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = _COMPUTED.get(type(node.op))
        if other is not None and not isinstance(node.left, ast.Constant | ast.JoinedStr):
            self._note(node, ast.BinOp(node.left, other(), node.right))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        other = _COMPUTED.get(type(node.op))
        if other is not None:
            self._note(node, ast.AugAssign(node.target, other(), node.value))
        self.visit(node.value)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self._note(node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self._note(node, node.operand)
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in _CALLED:
            name = _CALLED[node.func.id]
            words = [] if name == "tuple" else node.keywords
            self._note(node, ast.Call(ast.Name(name), node.args, words))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._note(node, ast.Constant(not node.value))
        elif isinstance(node.value, int):
            self._note(node, ast.Constant(node.value + 1))

    def _enter(self, name: str, parts: Sequence[ast.AST]) -> None:
        self._places.append(name)
        for each in parts:
            self.visit(each)
        self._places.pop()

    def _condition(self, test: ast.expr) -> None:
        """Note a condition that is turned round, where nothing smaller in it can be."""
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            self._note(test, ast.UnaryOp(ast.Not(), test))

    def _note(self, before: ast.stmt | ast.expr, after: ast.stmt | ast.expr) -> None:
        said = ast.unparse(ast.fix_missing_locations(after))
        # The line count stays, so that what a mutant raises is told where it is.
        text = f"{said}{self._breaks(before)}" if isinstance(before, ast.stmt) else f"({said}{self._breaks(before)})"
        self._found.append(
            Mutant(
                self._path,
                ".".join(self._places) or "-",
                before.lineno,
                self._lines[before.lineno - 1].decode().strip(),
                ast.unparse(before),
                said,
                self._with(before, text),
            )
        )

    def _breaks(self, node: ast.stmt | ast.expr) -> str:
        return "\n" * ((node.end_lineno or node.lineno) - node.lineno)

    def _with(self, node: ast.stmt | ast.expr, text: str) -> str:
        """Return the module with `text` in place of `node`."""
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        head = b"".join(self._lines[:first]) + self._lines[first][: node.col_offset]
        tail = self._lines[last][node.end_col_offset :] + b"".join(self._lines[last + 1 :])
        return (head + text.encode() + tail).decode()


def _without_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> list[ast.stmt]:
    return node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body


def keys(text: str) -> Iterator[str]:
    """Yield the mutants named in a list, in which a line that is indented says why the one above changes nothing."""
    for line in text.splitlines():
        if line and not line.startswith((" ", "#")):
            yield line
