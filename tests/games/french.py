"""The French of messages, taken apart: what stands right before a name, which no message can know."""

import re
from collections.abc import Iterator

from fluent.syntax import ast as ftl

VOWELS = "aeiouyàâéèêëîïôûœAEIOUYÀÂÉÈÊËÎÏÔÛŒ"
SHORTENED = re.compile(
    r"(\b(de|que|du|des|au|aux|le|la|les|jusque|lorsque|puisque)|\b(d|l|qu|jusqu)’)\s?$", re.IGNORECASE
)


def pairs(pattern: ftl.Pattern) -> Iterator[tuple[str, ftl.InlineExpression]]:
    """Every text of a message with the expression right behind it, however deep inside a choice."""
    before = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            before = element.value
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            for variant in inner.variants:
                yield from pairs(variant.value)
        elif isinstance(inner, ftl.VariableReference):
            yield before, inner
        before = ""


def patterns(message: ftl.Message) -> Iterator[ftl.Pattern]:
    if message.value is not None:
        yield message.value
    for attribute in message.attributes:
        yield attribute.value
