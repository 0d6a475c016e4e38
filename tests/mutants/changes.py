"""What can be changed in a source so that a good test should notice: each single change makes a mutant.

A comparison or operator becomes its neighbour, a number one more or less, a condition its opposite, an answer none,
and a statement that does something is left out. Annotations, words and imports stay as they are.
"""

import ast
from collections.abc import Iterator
from copy import deepcopy
from typing import Final, NamedTuple

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
Part = ast.expr | ast.stmt
UNTOUCHED: Final = (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise, ast.JoinedStr)


class Change(NamedTuple):
    """Bytes of a source from `start` to `end` become `after`."""

    line: int
    start: int
    end: int
    before: str
    after: str


def changes(source: bytes) -> list[Change]:
    """Every change there is, in the order of the source."""
    tree = ast.parse(source)
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node, other in neighbours(tree):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        text = ast.unparse(other)
        after = f"({text})" if isinstance(other, ast.expr) else text
        found.append(Change(node.lineno, start, end, source[start:end].decode(), after))
    return sorted(found)


def changed(source: bytes, change: Change) -> bytes:
    return source[: change.start] + change.after.encode() + source[change.end :]


def neighbours(node: ast.AST) -> Iterator[tuple[Part, Part]]:
    """Each part of a source that can be changed, with what it becomes."""
    yield from others(node)
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list", "bases"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not isinstance(child, UNTOUCHED):
                    yield from neighbours(child)


def others(node: ast.AST) -> Iterator[tuple[Part, Part]]:
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                other = deepcopy(node)
                other.ops[place] = COMPARISONS[type(operator)]()
                yield node, other
        case ast.BoolOp():
            yield node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            yield node, ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
        case ast.UnaryOp(op=ast.Not()):
            yield node, node.operand
        case ast.Constant(value=bool()):
            yield node, ast.Constant(not node.value)
        case ast.Constant(value=int() as number):
            yield node, ast.Constant(number + 1)
            yield node, ast.Constant(number - 1)
        case ast.IfExp(test=test) | ast.If(test=test) | ast.While(test=test):
            if not isinstance(test, ast.Compare | ast.UnaryOp | ast.Constant):  # these have opposites of their own
                yield test, ast.UnaryOp(ast.Not(), test)
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield node, ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, ast.Pass()
