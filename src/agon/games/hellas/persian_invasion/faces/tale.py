"""What is printed in the book of the campaign."""

from agon.games.hellas.box import Box
from agon.games.hellas.cardtext.campaign import script_effects
from agon.games.hellas.cardtext.cards import failure_line
from agon.games.hellas.cardtext.world import found
from agon.games.hellas.persian_invasion.faces.shapes import FailureFace, ScriptFace


def script_face(box: Box, id: str) -> ScriptFace:
    script = box.campaign.scripts[found([script.id for script in box.campaign.scripts], id)]
    return {"kind": "script", "act": script.act, "number": script.number, "lines": script_effects(box, script.index)}


def failure_face(box: Box, id: str) -> FailureFace:
    quest = box.quests[found([quest.id for quest in box.quests], id)]
    if not quest.failure:
        raise KeyError(id)
    return {"kind": "failure", "effects": failure_line(box, quest.failure)}
