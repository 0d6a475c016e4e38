"""What is printed in the book of the campaign."""

from agon.games.hellas.box import Box
from agon.games.hellas.cardtext.world import found
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.cardtext import failure_line, failure_of, script_effects
from agon.games.hellas.persian_invasion.faces.shapes import FailureFace, ScriptFace


def script_face(box: Box, id: str) -> ScriptFace:
    script = campaign_of(box).scripts[found([script.id for script in campaign_of(box).scripts], id)]
    return {"kind": "script", "act": script.act, "number": script.number, "lines": script_effects(box, script.index)}


def failure_face(box: Box, id: str) -> FailureFace:
    return {"kind": "failure", "effects": failure_line(box, failure_of(box, id))}
