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

## Signs

board-hellas-sign-persian = Persian army
