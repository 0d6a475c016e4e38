# The commands that report: rules, pack, sim and bench.

## Numbers

reports-decimal-mark = .
reports-thousands-mark = ,
reports-percent = { $number }%

## What can be wrong

reports-kind-book = book
reports-kind-bot = bot
reports-not-whole = { $flag } takes a whole number from 1 to { $most }, not “{ $value }”
reports-not-positive = { $flag } takes a number above 0, not “{ $value }”
reports-no-folder = { $folder }: no such folder
reports-no-rule = there is no rule “{ $rule }”{ GIVEN($near) ->
        [yes] ; did you mean { $near }?
       *[no] { "" }
    }
reports-other-game = { $folder }: a pack for { $other }, not for { $game }
reports-broken-pack = { $folder }: { $fault }{ $more ->
        [0] { "" }
        [one] {" "}(and { $more } more fault: agon pack check { $folder })
       *[other] {" "}(and { $more } more faults: agon pack check { $folder })
    }
reports-file-there = { $file }: is there already, and nothing is overwritten
reports-file-unwritable = { $file }: cannot be written: { $why }
reports-kind-engine = engine
reports-kind-format = format
reports-journal-unwritable = { $folder }: cannot be used: { $why }
reports-journal-no-series = { $folder }: is there already, and is no series of agon sim; nothing is overwritten
reports-journal-other = { $folder }: holds another series, and nothing is overwritten: { $command }
reports-journal-busy = { $folder }: somebody else is writing there now
reports-journal-broken-row = { $file }: line { $line } is no game of a series
reports-journal-no-parquet = Parquet needs polars: pip install "agon[lab]"

reports-ray-missing = --engine ray needs Ray: pip install "agon[ray]"
reports-ray-no-address = “{ $address }” is no address of a cluster; one is 127.0.0.1:6379, ray://host:10001 or auto
reports-ray-unreached = no Ray cluster at { $address }: { $why }
reports-ray-other-version = the cluster has Agon { $there } and here is { $here }: both must be the same

## Help

reports-help-examples = Examples:
reports-help-json = print JSON, for other programs

reports-help-rules = show the rules of the books, and which of them a test proves
reports-help-rules-book = one book only
reports-help-rules-missing = list the rules without a test
reports-help-rules-show = show one rule in full, with its tests
reports-help-rules-search = show the rules that have all these words, in English or French, and the cards that are called so
reports-help-rules-tests = look for tests in this folder

reports-help-pack = begin a pack of cards of your own, check it, or read what its cards say
reports-help-pack-new = Begin a pack that lies over the one that comes with a game: it adds, changes and removes.
reports-help-pack-copy = Copy the whole pack that comes with a game into a new folder, to be changed there.
reports-help-pack-game = the game
reports-help-pack-new-folder = a folder that is not there yet
reports-help-pack-check = Check a pack: every fault with its file, line and column, or what is in it.
reports-help-pack-folders = the folder of the pack; of several, each lies over the one before
reports-help-pack-show = Show what is in a pack, in the words that are made from its data.
reports-help-pack-pack = a game, for the pack that comes with it, or the folder of a pack
reports-help-pack-schema = JSON Schemas of a game’s packs, with which editors complete and check what you type
reports-help-pack-schema-folder = where to write them, a file each; without one, all are printed
reports-help-pack-diff = Tell in prose what a pack does otherwise than another, or than the one that comes with its game.
reports-help-pack-diff-first = a game, or the folder of a pack
reports-help-pack-diff-second = the other; without it, A is laid beside the pack of its game
reports-help-pack-words = Show the words that the cards of a game are written with, and what follows each of them.
reports-help-pack-word = only these words
reports-help-pack-things = only these: a kind such as “god”, an id, or part of a name

reports-help-sim = let bots play many games against each other, and show who wins
reports-help-sim-seats = the bots, over again until every player has one; seats rotate (greedy,random)
reports-help-sim-players = how many play; else as many as there are bots
reports-help-sim-games = how many games (400)
reports-help-sim-seed = plays the same series again
reports-help-sim-jobs = how many processes play; else one for each processor
reports-help-sim-report = also show how often each card, place and path was used
reports-help-sim-out = write every game to this folder as it ends; the same command goes on where it was stopped
reports-help-sim-decisions = with --out: also a row for every decision, with features, options, choice and value
reports-help-sim-records = with --out: also a record of every game, for agon replay
reports-help-sim-format = how rows are written (jsonl); parquet needs agon[lab]
reports-help-sim-engine = who plays: processes of this machine (local), or Ray, here or on the cluster at an address

reports-help-report = show what a series tells that agon sim --out has kept; plays nothing
reports-help-report-folder = the folder of the series
reports-help-report-page = write it as a web page: one file, in every language, light and dark

reports-help-tune = move numbers toward what a game should be like
reports-help-tune-file = what may be moved, and what is wanted (docs/lab.md)
reports-help-tune-out = where tries are kept, and the pack that comes out; else beside the file
reports-help-study = play, go on with and report what a small TOML file asks for
reports-help-study-run = Play what the file asks for, or go on with it, and report it.
reports-help-study-report = Report what was played so far.
reports-help-study-file = the study
reports-help-study-out = where its games are kept; else beside the file, in a folder with its hash

reports-help-compare = compare two bots, two rulings or two packs on the same seeds, until it is clear
reports-help-compare-subject = a bot (mcts:60), options (gods=draft), the folder of a pack, or “usual”: the game as it is
reports-help-compare-seats = who plays, where rulings or packs are compared (greedy)
reports-help-compare-players = how many play (2)
reports-help-compare-games = at most so many games, of both together (4000)
reports-help-compare-within = a difference that is too small to matter, as a share (0.02)
reports-help-compare-measure = stop by this measure alone: length, score, best, won, seat:1, god:god/gaia; share for bots

reports-help-tournament = let every bot meet every other, and rate them
reports-help-cup-bots = the bots, each once (random,apprentice,greedy)
reports-help-cup-games = how many games of each meeting (40)
reports-help-cup-ladder = a ladder of so many rounds, on which neighbours meet, in place of everybody meeting everybody

reports-help-bench = measure how fast a game runs here, on one processor
reports-help-bench-game = the game; else the first there is
reports-help-bench-players = how many play; else as many as can
reports-help-bench-seconds = the length of each run (3)

## agon rules

reports-rules-section = section
reports-rules-count = rules
reports-rules-tested = with a test
reports-rules-without = without
reports-rules-total = { $book }: { $tested } of { $rules } rules have a test.
reports-rules-no-tests = { $book }: { $rules } rules. Which of them have a test is not known here: the tests come with the source of Agon, not with what is installed. Name their folder with --tests.
reports-rules-unknown = { $test } is marked with { $rule }, which is in no book.
reports-rules-place = { $book }{ $page ->
        [0] { "" }
       *[other] , page { $page }
    }
reports-rules-note = Note: { $note }
reports-rules-sentence = { $source ->
        [core-rulebook] In the English rulebook, page { $page }
        [FAQ] In the FAQ, page { $page }
        [solo-FAQ] In the FAQ of the solo mode, page { $page }
        [cards] On a card
        [map] On the map
       *[book] In the book, page { $page }
    }: “{ $words } …”
reports-rules-ruling = Read as: { $ruling }
reports-rules-ours = Not said by the book: { $why }
reports-rules-test = Test: { $test }
reports-rules-no-test = No test.
reports-rules-not-looked = The tests are not here to be looked at.
reports-rules-none-found = No rule has all these words.

## agon pack

reports-pack-made = A pack of your own. Change it, then: agon pack check { $folder }
reports-pack-sound = The pack { $pack } { $version } for { $game } is sound.
reports-pack-over = It lies over { $over }: { $added } added, { $changed } changed, { $removed } removed.
reports-pack-notes = Not as in the book, or not in every language; it can be played all the same:
reports-pack-contents = What is in it
reports-pack-shown = Shown
reports-pack-kind = kind
reports-pack-entries = entries
reports-pack-rulebook = rulebook
reports-pack-public = public
reports-pack-house = house
reports-pack-from-rulebook = (rulebook)
reports-pack-from-public = (public)
reports-pack-from-house = (house)
reports-pack-hooks = { $hooks ->
        [0] No hook: all that its cards do is said in verbs.
        [one] { $hooks } hook: code that does what the verbs cannot say.
       *[other] { $hooks } hooks: code that does what the verbs cannot say.
    }
reports-pack-digest = Digest { $digest }
reports-diff-head = { $after } beside { $before }: { $added } new, { $changed } changed, { $removed } gone.
reports-diff-title = { $how ->
        [added] New: { $what }
        [removed] Gone: { $what }
       *[changed] Changed: { $what }
    }
reports-diff-name = Until now it was called “{ $before }”.
reports-diff-instead = It says “{ $after }” instead of “{ $before }”.
reports-diff-gone = It no longer says “{ $before }”.
reports-diff-new = It now says “{ $after }”.
reports-diff-field = Its { $field } is { $after }, and was { $before }.
reports-diff-nothing = nothing
reports-words-card = On a card: “{ $text }”
reports-words-verb = Verbs
reports-words-if = Conditions
reports-words-count = Counts
reports-words-modify = Modifiers
reports-words-on = Events
reports-words-song = What Songs ask for
reports-words-clash = What Clashes ask for
reports-words-requirement = What Exploration cards ask for
reports-words-task = Tasks
reports-pack-nothing = nothing in the pack { $pack } is called { $words }
reports-pack-neither = { $name }: neither a game ({ $games }) nor a folder

## agon sim

reports-sim-needs-out = { $flag } writes into a folder: name one with --out
reports-sim-too-many = { $bots } bots cannot sit on { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }
reports-sim-playing = Playing
reports-sim-stopped = Stopped after { $played } of { $games } games.
reports-sim-enough = Known as closely as was asked for after { $played } of at most { $games } games.
reports-sim-by-bot = By bot
reports-sim-by-seat = By seat
reports-sim-by-god = By god
reports-sim-by-hero = By hero
reports-sim-by-olympian = By Olympian
reports-sim-by-turn = By turn order
reports-sim-seat = seat { $number }
reports-sim-turn = player { $number }
reports-sim-games = games
reports-sim-wins = wins
reports-sim-interval = 95%
reports-sim-fair = fair
reports-sim-verdict = ±
reports-sim-score = score
reports-sim-offered = on offer in
reports-sim-used = used in
reports-sim-share = share
reports-sim-won-used = won if used
reports-sim-won-there = won if there
reports-sim-use-visited = Places visited
reports-sim-use-action = Actions performed
reports-sim-use-conceived = Technologies conceived
reports-sim-use-crafted = Technologies that came to the Factory, crafted or pushed there
reports-sim-use-deployed = Technologies deployed
reports-sim-use-type = Types of Technologies deployed
reports-sim-use-achieved = Quests achieved, where they came up
reports-sim-use-sung = Epics of which a Song was sung, where they came up
reports-sim-use-quests = Kinds of Quests achieved
reports-sim-use-recruited = Coliseum Heroes recruited
reports-sim-use-unlocked = Upgrades unlocked, where their Olympian played
reports-sim-use-pillar = Divine Pillars chosen
reports-sim-use-completed = Premonitions completed, where somebody drew them
reports-sim-use-played = Cards and reinforcements played, where somebody had them
reports-sim-use-revealed = Primordials revealed
reports-sim-use-built = Creatures built
reports-sim-games-title = Games
reports-sim-played = games
reports-sim-asks = questions in a game (95%)
reports-sim-choices = of them with a choice
reports-sim-lengths = shortest – longest
reports-sim-speed = speed
reports-sim-rate = { $rate } games/s, { $jobs ->
        [one] { $jobs } process
       *[other] { $jobs } processes
    }
reports-sim-how = A shared victory counts in equal parts. Intervals of 95%: Wilson's for wins (never too narrow where victories are shared), Student's for means. Fair is the share of the seats held; + and − mark a share whose interval leaves it out, as one in twenty does by chance.
reports-sim-how-won = Won if used: the share of the victory of those who used it; won if there: of all for whom it was there. Who is ahead has more occasions to use things, so a difference alone does not prove that a thing is strong; agon compare with a pack without it does.
reports-sim-timed = A bot with a time to think need not play the same again.
reports-sim-again = The same again: { $command }
reports-sim-watch = To watch one of its games: { $command }

## agon report

reports-report-nothing = { $folder }: there is no game of a series
reports-report-changed = { $folder }: its packs or the rules have changed since it was played
reports-page-language = English
reports-page-title = The balance of { $game }
reports-page-facts = { $games } games between bots. A point is what was measured, the line through it the interval of 95%; the stroke across is the fair share.
reports-page-ends = How games ended
reports-page-lengths = Questions in a game
reports-page-mean = On average { $value }.
reports-page-written = Written: { $file }

## agon study

reports-study-playing = Playing { $name }
reports-study-hash = Hash { $hash }, kept in { $folder }
reports-study-series = Series { $name }
reports-study-wrong = { $file }: { $what }
reports-study-at = { $where }: { $what }
reports-study-words = { $text }
reports-study-unread = cannot be read: { $why }
reports-study-no-toml = is not TOML: { $why }
reports-study-unknown = there is no “{ $key }” here; there are { $known }
reports-study-kind = { $key } is to be { $kind }
reports-study-text = a text
reports-study-number = a whole number from 1 to 1000000
reports-study-amount = a number
reports-study-part = a share above 0 and below 1
reports-study-texts = a list of texts
reports-study-words-table = a table of texts
reports-study-table = a table
reports-study-tables = a list of tables
reports-study-twice = two series are called “{ $name }”
reports-study-bad-name = “{ $name }” is no name for a series: letters, digits, - and _ make one
reports-study-no-game = no game is named
reports-study-no-seats = nobody sits there
reports-study-no-series = there is no series “{ $name }”; there are { $known }
reports-study-no-pair = { $first } and { $second } cannot be paired: they differ in game, players or seed
reports-study-nothing = { $folder }: nothing was played yet; agon study run { $file } plays it

## agon compare

reports-not-share = { $flag } takes a share above 0 and below 1, not “{ $value }”
reports-kind-measure = measure
reports-compare-what = “{ $text }” is no bot, no option such as gods=draft, and no folder of a pack
reports-compare-unlike = “{ $first }” and “{ $second }” cannot be compared: name two bots, or two rulings or packs that differ
reports-compare-title = Side by side
reports-compare-difference = difference
reports-compare-interval = 95%, all together
reports-compare-effect = effect
reports-compare-by-length = questions in a game
reports-compare-by-score = score
reports-compare-by-best = best score
reports-compare-by-won = games that somebody won
reports-compare-by-share = share of the victory
reports-compare-same = No difference beyond { $within } after { $games } games.
reports-compare-differ = After { $games } games these differ: { $names }. Nothing else does beyond { $within }.
reports-compare-differ-open = After { $games } games these differ: { $names }. Not clear yet to within { $within }: { $undecided }.
reports-compare-open = After { $games } games it is not clear yet to within { $within }: { $names }.
reports-compare-how = Each game of the one is paired with the game of the other that has the same seed. Intervals are confidence sequences: they hold at every moment and all together, so that one may look, and stop, at any time. The effect is in standard deviations of the differences. +, −: the second has more, less; =: no difference that matters; ?: not clear yet. Gods and the like: by how much they win more than their fair share.

## agon tournament

reports-cup-bots = { $bots } different bots cannot hold a tournament at tables of { $players }: at least 2 sit at each, and nobody twice
reports-cup-playing = Meeting { $number }: { $bots }
reports-cup-title = Standings
reports-cup-rating = rating
reports-cup-rank = α-rank
reports-cup-how = Ratings of Bradley and Terry on the scale of chess: 400 points more win ten games to one; the mean is 1500. Intervals of 95% by bootstrap over games. α-rank: the share of a population that ends up with it; where some beat each other in a circle, they share.
reports-cup-seed = The same again: --seed { $seed }

## agon bench

reports-bench-title = { $game }, { $players } players, random play on one processor
reports-bench-best = best
reports-bench-median = median of 3
reports-bench-rate-decisions = decisions/s
reports-bench-rate-games = games/s
reports-bench-more = Copies and search
reports-bench-decisions-per-game = decisions in a game
reports-bench-forced-per-game = answers without a choice in a game
reports-bench-clone-at-step-us = clone at the start of a step, µs
reports-bench-clone-in-step-us = clone in the middle of a step, µs
reports-bench-clone-in-reaction-us = clone while a rival reacts, µs
reports-bench-state-copy-us = copy of the state, µs
reports-bench-world-us = sampled world, µs
reports-bench-search-per-s = search, iterations/s
reports-bench-digests = Games to compare
reports-bench-play = Random play
reports-bench-copies = Copies
reports-bench-search = Search
reports-bench-build-plain = Plain source, { $python }.
reports-bench-build-partly = Partly compiled, { $python }.
reports-bench-build-compiled = Compiled, { $python }.
reports-bench-how = A decision is a question with at least two options, asked, answered at random and carried out. Times are of the processor.

## Learning and judging

reports-help-analyse = look at a game that was played: the chances, the costliest choices, and what would have been better
reports-help-analyse-picture = draw the chances into this SVG file
reports-analyse-looking = looking at every choice
reports-analyse-curve = The chances to win, in percent, from the first choice to the last
reports-analyse-mistakes = What cost most
reports-analyse-none = Nothing better was found for any choice.
reports-analyse-choice = Choice { $number }, { $name }: { $cost } of a victory given away
reports-analyse-chosen = chosen: { $option } ({ $chance })
reports-analyse-better = better: { $option } ({ $chance })
reports-analyse-reason = { $points } { $feature }
reports-help-train = let bots learn from their own games; can be stopped and gone on with at any time
reports-help-train-rounds = rounds of self-play, each by what the ones before have taught (8)
reports-help-train-games = games in a round (150)
reports-help-train-budget = iterations that each choice is searched with (32)
reports-help-train-trust = how much of what is learnt counts, in percent; the rest is what the game declares (100)
reports-help-train-ladder = games against what the game declares, once all is learnt (40)
reports-help-train-out = the folder with the games and the lessons, which is gone on with if it is there
reports-train-needs = training needs { $name }: pip install "agon[lab]"
reports-train-playing = learning
reports-train-round = round { $number } of { $rounds }
reports-train-ladder = a match against what the game declares
reports-train-rounds = Rounds
reports-train-number = round
reports-train-games = games
reports-train-foreseen = foreseen
reports-train-file = lessons
reports-train-result = { $bot } wins { $share } ({ $low } – { $high }) of { $games } games against the weights that the game declares.
reports-train-time = { $seconds } seconds of this process, and those of its workers.
reports-train-reliability = Chances in the last round, which nobody had learnt from
reports-train-called = called
reports-train-won = won
reports-train-positions = positions

## Tuning

reports-tune-printed = { $number } may not be moved: it is not of our own making, but { $origin }
reports-tune-no-entry = there is no { $number } in { $file }
reports-tune-no-field = there is no { $number } in the pack
reports-tune-no-number = { $number } is no number
reports-tune-outside = { $number } is { $value }, which is not between { $low } and { $high }
reports-tune-bounds = an entry is named as kind/id, low is below high, and within is more than 0
reports-tune-measure = there is no measure “{ $name }”; there are { $known }
reports-tune-unmet = no game had anything to do with “{ $name }”
reports-tune-nothing = { $file }: at least one [[number]] and one [[goal]] are needed
reports-tune-folder = { $folder }: { $why }
reports-tune-other = { $folder }: another tuning is kept there
reports-tune-playing = Try { $number }
reports-tune-goals = Goals
reports-tune-goal = wanted
reports-tune-before = as it is
reports-tune-after = tuned
reports-tune-fresh-before = as it is, other seeds
reports-tune-fresh-after = tuned, other seeds
reports-tune-distance = distance
reports-tune-numbers = What would change
reports-tune-was = is
reports-tune-is = would be
reports-tune-without = left as it is
reports-tune-reason = { $measure }: { $value }
reports-tune-used = games in which somebody used { $thing }
reports-tune-how = { $tries } tries on the same seeds. The distance is the sum of (how far off ÷ what is near)²: below 1, all of it is near. Each change that did not help was taken back; what the game would be without each of the others stands beside it, by the goal that it serves most. On the other seeds nothing was sought.
reports-tune-nothing-better = Nothing that was tried comes nearer than what is there.
reports-tune-no-better = On other seeds it is no better than as it is, so no pack was written. More games tell more.
reports-tune-kept = The pack is in { $folder }: agon play { $game } --pack { $folder }
