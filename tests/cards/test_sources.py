"""Powers that work now, under the names by which the rules look for them."""

from agon.cards.phrases import Phrase
from agon.cards.sources import Arsenal, Power, Source


def waiting_for(*events: tuple[str, str]) -> Source[Power]:
    power = Power(0, "card/one", "reaction")
    for name, whose in events:
        event = Phrase(name)
        event.word = whose
        power.events.append(event)
    return Source(power, 0)


def test_a_power_that_waits_for_one_event_in_two_forms_is_asked_once() -> None:
    arsenal: Arsenal[Source[Power]] = Arsenal()
    source = waiting_for(("drain", "self"), ("drain", "other"), ("won", "any"))

    arsenal.enlist(source)

    assert arsenal.powers == {"drain": [source], "won": [source]}
