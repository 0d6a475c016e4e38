"""What there is on each kind of thing of the campaign."""

from typing import Literal, TypedDict

from agon.kernel.words import Message


class ScriptFace(TypedDict):
    """A script: which one of which act, and what it does, line by line."""

    kind: Literal["script"]
    act: int
    number: int
    lines: list[Message]


class FailureFace(TypedDict):
    """A quest that was not done in time: what comes of it."""

    kind: Literal["failure"]
    effects: Message
