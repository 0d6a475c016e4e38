"""How this table plays what the book leaves open: one setup option a ruling."""

from typing import Final

from agon.kernel.game import Setup
from agon.kernel.modules import SetupOption, settled

OPTIONS: Final = (
    SetupOption("gods", ("random", "draft"), ("EPH-SETUP-01",)),
    SetupOption("first_player", ("random", "seat_1"), ("EPH-SETUP-04",)),
    SetupOption("deck", ("full", "scaled"), ("EPH-SETUP-06",)),
    SetupOption("take_back", ("allowed", "forbidden"), ("EPH-TURN-03",)),
    SetupOption("draw_two", ("either", "pile"), ("EPH-DRAW-01",), former=((1, "pile"),)),
    SetupOption("hand_swap", ("hand", "tartarus"), ("EPH-SWAP-05",)),
    SetupOption("destroy_chooser", ("victim", "attacker"), ("EPH-DESTROY-02",)),
    SetupOption("token_limit", ("zone", "territory"), ("EPH-TOKEN-04",)),
    SetupOption("reactions", ("any", "target"), ("EPH-DEF-04",)),
    SetupOption("lock", ("any", "complete"), ("EPH-LOCK-03",)),
)


class Rulings:
    """The rulings of one match; the first value of each option is the ledger's own."""

    def __init__(self, setup: Setup) -> None:
        chosen = settled(OPTIONS, setup)
        self.gods_drafted = chosen["gods"] == "draft"
        self.first_at_random = chosen["first_player"] == "random"
        self.deck_scaled = chosen["deck"] == "scaled"
        self.take_back = chosen["take_back"] == "allowed"
        self.draws_from_pile = chosen["draw_two"] == "pile"
        self.replaced_to_hand = chosen["hand_swap"] == "hand"
        self.victim_chooses = chosen["destroy_chooser"] == "victim"
        self.token_each_zone = chosen["token_limit"] == "zone"
        self.anyone_cancels = chosen["reactions"] == "any"
        self.lock_any = chosen["lock"] == "any"
