# The Persian Invasion on the page.

board-hellas-act = Act { $act } · turn { $round }
board-hellas-spy-here = a Persian spy
board-hellas-stage-news = News of the war
board-hellas-stage-tale = The chronicle of the war
board-hellas-stage-tables = Tokens and tables
board-hellas-war = The Persian Invasion
board-hellas-track = { $track }: { $at } of { $last }
board-hellas-command = Command value { $value }; spies on the track: { $spies }
board-hellas-persian-regions = { $number ->
        [one] { $number } region of { $limit } under Persian control
       *[other] { $number } regions of { $limit } under Persian control
    }
board-hellas-persian-lands = Persian lands: { $number }; with { $limit } the war is lost
board-hellas-tokens = Used action tokens: { $pile } in the pile, { $gone } gone
board-hellas-pile-of-tokens = Tokens that may still come: { $pile } in the pile
board-hellas-table-a = Table A: monsters
board-hellas-table-b = Table B: quests
board-hellas-attitudes = How the lands feel
board-hellas-tale = Chronicle
board-hellas-script = Act { $act }, script { $number }

## Sections of the books of rules

rules-section-loh-ssetup = Solo: setup
rules-section-loh-sarmy = Solo: armies
rules-section-loh-sturn = Solo: a turn
rules-section-loh-sspec = Solo: special actions
rules-section-loh-sevt = Solo: event phase
rules-section-loh-sdie = Solo: the monster die
rules-section-loh-smonu = Solo: monuments
rules-section-loh-satt = Solo: attitudes
rules-section-loh-sbat = Solo: battles
rules-section-loh-sloss = Solo: losses
rules-section-loh-smst = Solo: monsters
rules-section-loh-sqst = Solo: quests
rules-section-loh-sart = Solo: artifacts
rules-section-loh-scrd = Solo: combat cards
rules-section-loh-pro = Prologue
rules-section-loh-tbla = Table A
rules-section-loh-tblb = Table B
rules-section-loh-a1mob = Act I: mobilization
rules-section-loh-a1s = Act I: scripts
rules-section-loh-a1gen = Act I: in general
rules-section-loh-a1end = Act I: its end
rules-section-loh-a1con = Act I: consequences
rules-section-loh-qfail = Quests that failed
rules-section-loh-a2spy = Act II: spies
rules-section-loh-a2mob = Act II: mobilization
rules-section-loh-a2s = Act II: scripts
rules-section-loh-a2end = Act II: its end
