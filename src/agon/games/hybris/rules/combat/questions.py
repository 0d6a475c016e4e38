"""Options and questions of Combat, the Fates and the Coliseum, beside those of `rules.questions`."""

from typing import Final

from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 40, 59)

PRESS_ON: Final = 40  # the marker's side `Continue`; its other side is STOP
OPPOSING_CARD: Final = 41  # a card in the other combat zone
QUEST: Final = 42
COLISEUM_HERO: Final = 43

# What a marker shows, in the state.
STOPPED: Final = 0
PRESSED_ON: Final = 1

# What can be played depends on a hidden hand: all these are asked even when there is one answer only.
PLAY_CARD: Final = Kind("hybris-ask-play-card", ("HYB-CVG-08", "HYB-CVG-09")).kept_secret()
PLAY_ALONE: Final = Kind("hybris-ask-play-alone", ("HYB-CVP-09", "HYB-CVP-06")).kept_secret()
PLACE_CARD: Final = Kind("hybris-ask-place-card", ("HYB-CVP-02",)).kept_secret()
PLACE_OPENLY: Final = Kind("hybris-ask-place-openly", ("HYB-CVP-02",)).kept_secret()
CHOOSE_MARKER: Final = Kind("hybris-ask-marker", ("HYB-CVP-03", "HYB-CVP-06")).kept_secret()
CLASH_DISCARD: Final = Kind("hybris-ask-clash-discard", ("HYB-APPX-07",)).kept_secret()
SONG_REVEAL: Final = Kind("hybris-ask-song-reveal", ("HYB-APPX-02",)).kept_secret()
SONG_DISCARD: Final = Kind("hybris-ask-song-discard", ("HYB-APPX-03",)).kept_secret()
NEXT_SONG: Final = Kind("hybris-ask-next-song", ("HYB-FATES-07",)).kept_secret()

WEAKEN_CARD: Final = Kind("hybris-ask-weaken", ("HYB-COMBAT-04",))
CHAMPION: Final = Kind("hybris-ask-champion", ("HYB-COMBAT-01", "HYB-COMBAT-02"))
CLASH_HERO: Final = Kind("hybris-ask-clash-hero", ("HYB-APPX-06",))
CHOOSE_QUEST: Final = Kind("hybris-ask-quest", ("HYB-FATES-02",))
SONG_FIGURE: Final = Kind("hybris-ask-song-figure", ("HYB-APPX-01",))
CHOOSE_HELPER: Final = Kind("hybris-ask-helper", ("HYB-CORE-04",))
CHOOSE_ENEMY: Final = Kind("hybris-ask-enemy", ("HYB-COLI-02",))
