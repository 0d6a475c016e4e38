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
reports-file-there = { $file }: already exists, and nothing is overwritten
reports-file-unwritable = { $file }: cannot be written: { $why }
reports-kind-engine = engine
reports-kind-format = format
reports-journal-unwritable = { $folder }: cannot be used: { $why }
reports-journal-no-series = { $folder }: already exists, and is not a series of agon sim; nothing is overwritten
reports-journal-other = { $folder }: contains another series, and nothing is overwritten: { $command }
reports-journal-busy = { $folder }: another process is writing there now
reports-journal-broken-row = { $file }: line { $line } is not a game of a series
reports-journal-no-parquet = Parquet needs polars: pip install "agon[lab]"

reports-ray-missing = --engine ray needs Ray: pip install "agon[ray]"
reports-ray-no-address = “{ $address }” is not the address of a cluster, such as 127.0.0.1:6379, ray://host:10001 or auto
reports-ray-unreached = no Ray cluster at { $address }: { $why }
reports-ray-other-version = the cluster has Agon { $there }, this machine { $here }: both must be the same

## Help

reports-help-examples = Examples:
reports-help-json = print JSON, for other programs

reports-help-rules = show the rules of the books, and which of them a test proves
reports-help-rules-book = one book only
reports-help-rules-missing = list the rules without a test
reports-help-rules-show = show one rule in full, with its tests
reports-help-rules-search = show the rules that have all these words, in English or French, and the cards with such a name
reports-help-rules-tests = look for tests in this folder

reports-help-pack = start your own pack of cards, check it, or read what its cards say
reports-help-pack-new = Start a pack that lies over the one that comes with a game: it adds, changes and removes.
reports-help-pack-copy = Copy the whole pack that comes with a game into a new folder, for you to change.
reports-help-pack-game = the game
reports-help-pack-new-folder = a folder that does not exist yet
reports-help-pack-check = Check a pack: every fault with its file, line and column, or what is in it.
reports-help-pack-folders = the folder of the pack; if several are given, each lies over the one before
reports-help-pack-show = Show what is in a pack, in the words made from its data.
reports-help-pack-pack = a game, for the pack that comes with it, or the folder of a pack
reports-help-pack-schema = write JSON Schemas of a game’s packs, with which editors complete and check what you type
reports-help-pack-schema-folder = where to write them, one file each; without it, all are printed
reports-help-pack-diff = Tell in prose what a pack does otherwise than another, or than the one that comes with its game.
reports-help-pack-diff-first = a game, or the folder of a pack
reports-help-pack-diff-second = the other; without it, A is laid beside the pack of its game
reports-help-pack-words = Show the words that a game’s cards are written with, and what may follow each.
reports-help-pack-word = only these words
reports-help-pack-things = only these: a kind such as “god”, an id, or part of a name

reports-help-sim = let bots play many games against each other, and show who wins
reports-help-sim-seats = the bots, repeated until every player has one; seats rotate (greedy,random)
reports-help-sim-players = how many players; by default as many as bots
reports-help-sim-games = how many games (400)
reports-help-sim-seed = plays the same series again
reports-help-sim-jobs = how many processes; by default one for each processor
reports-help-sim-report = also show how often each card, place and path was used
reports-help-sim-out = write every game to this folder as it ends; the same command continues after an interruption
reports-help-sim-decisions = with --out: also a row for every decision, with features, options, choice and value
reports-help-sim-records = with --out: also a record of every game, for agon replay
reports-help-sim-format = how rows are written (jsonl); parquet needs agon[lab]
reports-help-sim-engine = who plays: processes of this machine (local), or Ray, here or on the cluster at an address

reports-help-report = show the results of a series saved by agon sim --out; plays nothing
reports-help-report-folder = the folder of the series
reports-help-report-page = write it as a web page: one file, in every language, light and dark

reports-help-tune = adjust numbers toward what a game should be like
reports-help-tune-file = which numbers may change, and the goals (docs/lab.md)
reports-help-tune-out = where to save the tries and the resulting pack; by default beside the file
reports-help-study = play, continue and report an experiment described in a small TOML file
reports-help-study-run = Play the experiment in the file, or continue it, and report it.
reports-help-study-report = Report what has been played so far.
reports-help-study-file = the study
reports-help-study-out = where to save its games; by default beside the file, in a folder named with its hash

reports-help-compare = compare two bots, two rulings or two packs on the same seeds, until the difference is clear
reports-help-compare-subject = a bot (mcts:60), options (gods=draft), the folder of a pack, or “usual”: the game as it is
reports-help-compare-seats = who plays, when rulings or packs are compared (greedy)
reports-help-compare-players = how many players (2)
reports-help-compare-games = at most this many games, both sides together (4000)
reports-help-compare-within = a difference that is too small to matter, as a share (0.02)
reports-help-compare-measure = stop by this measure alone: length, score, best, won, seat:1, god:god/gaia; share for bots

reports-help-tournament = let every bot meet every other, and rate them
reports-help-cup-bots = the bots, each once (random,apprentice,greedy)
reports-help-cup-games = how many games of each meeting (40)
reports-help-cup-ladder = a ladder with this many rounds, on which only neighbours meet, instead of everybody meeting everybody

reports-help-bench = measure how fast a game runs here, on one processor
reports-help-bench-game = the game; by default the first one
reports-help-bench-players = how many players; by default as many as possible
reports-help-bench-seconds = the length of each run (3)

## agon rules

reports-rules-section = section
reports-rules-count = rules
reports-rules-tested = with a test
reports-rules-without = without
reports-rules-total = { $book }: { $tested } of { $rules } rules have a test.
reports-rules-no-tests = { $book }: { $rules } rules. Which of them have a test is unknown here: the tests come with Agon’s source, not with an installed package. Name their folder with --tests.
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
reports-rules-not-looked = The tests are not available here.
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
        [0] No hook: verbs say everything that its cards do.
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
reports-sim-too-many = { $bots } bots cannot sit in { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }
reports-sim-playing = Playing
reports-sim-stopped = Stopped after { $played } of { $games } games.
reports-sim-enough = The requested precision was reached after { $played } of at most { $games } games.
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
reports-sim-choices = of these with a choice
reports-sim-lengths = shortest – longest
reports-sim-speed = speed
reports-sim-rate = { $rate } games/s, { $jobs ->
        [one] { $jobs } process
       *[other] { $jobs } processes
    }
reports-sim-how = A shared victory counts in equal parts. 95% intervals: Wilson's for wins (never too narrow where victories are shared), Student's for means. Fair is the share of the seats held; + and − mark a share whose interval does not include it, as one in twenty does by chance.
reports-sim-how-won = Won if used: the share of the victory of those who used it; won if there: of all for whom it was there. A player who is ahead has more chances to use things, so a difference alone does not prove that a thing is strong; agon compare with a pack without it does.
reports-sim-timed = A bot with a time limit may play differently next time.
reports-sim-again = The same again: { $command }
reports-sim-watch = To watch one of its games: { $command }

## agon report

reports-report-nothing = { $folder }: contains no games of a series
reports-report-changed = { $folder }: its packs or the rules have changed since it was played
reports-page-language = English
reports-page-title = The balance of { $game }
reports-page-facts = { $games } games between bots. A dot is what was measured, the line through it the 95% interval; the stroke across is the fair share.
reports-page-ends = How games ended
reports-page-lengths = Questions in a game
reports-page-mean = On average { $value }.
reports-page-written = Written: { $file }

## agon study

reports-study-playing = Playing { $name }
reports-study-hash = Hash { $hash }, saved in { $folder }
reports-study-series = Series { $name }
reports-study-wrong = { $file }: { $what }
reports-study-at = { $where }: { $what }
reports-study-words = { $text }
reports-study-unread = cannot be read: { $why }
reports-study-no-toml = is not TOML: { $why }
reports-study-unknown = there is no “{ $key }” here; there are { $known }
reports-study-kind = { $key } must be { $kind }
reports-study-text = a text
reports-study-number = a whole number from 1 to 1000000
reports-study-amount = a number
reports-study-part = a share above 0 and below 1
reports-study-texts = a list of texts
reports-study-words-table = a table of texts
reports-study-table = a table
reports-study-tables = a list of tables
reports-study-twice = two series are called “{ $name }”
reports-study-bad-name = “{ $name }” cannot name a series: use letters, digits, - and _
reports-study-no-game = no game is named
reports-study-no-seats = no seats are named
reports-study-no-series = there is no series “{ $name }”; there are { $known }
reports-study-no-pair = { $first } and { $second } cannot be paired: they differ in game, players or seed
reports-study-nothing = { $folder }: nothing has been played yet; agon study run { $file } plays it

## agon compare

reports-not-share = { $flag } takes a share above 0 and below 1, not “{ $value }”
reports-kind-measure = measure
reports-compare-what = “{ $text }” is neither a bot, nor an option such as gods=draft, nor the folder of a pack
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
reports-compare-how = Each game of one side is paired with the game of the other that has the same seed. Intervals are confidence sequences: they hold at every moment and all together, so you may look, and stop, at any time. The effect is in standard deviations of the differences. +, −: the second has more, less; =: no difference that matters; ?: not clear yet. Gods and the like: how much more than their fair share they win.

## agon tournament

reports-cup-bots = { $bots } different bots cannot hold a tournament at tables of { $players }: at least 2 sit at each, and nobody twice
reports-cup-playing = Meeting { $number }: { $bots }
reports-cup-title = Standings
reports-cup-rating = rating
reports-cup-rank = α-rank
reports-cup-how = Bradley-Terry ratings on the chess scale: 400 points more win ten games to one; the mean is 1500. 95% intervals by bootstrap over games. α-rank: the share of a population that ends up with the bot; bots that beat each other in a circle share it.
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
reports-bench-how = A decision is a question with at least two options, asked, answered at random and carried out. Times are processor time.

## Learning and judging

reports-help-analyse = look back at a game: everybody's chances, the costliest choices, and what would have been better
reports-help-analyse-picture = draw the chances as this SVG file
reports-analyse-looking = looking at every choice
reports-analyse-curve = The chances to win, in percent, from the first choice to the last
reports-analyse-mistakes = What cost most
reports-analyse-none = Nothing better was found for any choice.
reports-analyse-choice = Choice { $number }, { $name }: { $cost } of a victory given away
reports-analyse-chosen = chosen: { $option } ({ $chance })
reports-analyse-better = better: { $option } ({ $chance })
reports-analyse-reason = { $points } { $feature }
reports-help-train = let bots learn from their own games; can be stopped and continued at any time
reports-help-train-rounds = rounds of self-play, each with what the earlier ones have taught (8)
reports-help-train-games = games in a round (150)
reports-help-train-budget = search iterations for each choice (32)
reports-help-train-trust = how much of what is learnt counts, in percent; the rest is what the game declares (100)
reports-help-train-ladder = games against the declared weights, after learning (40)
reports-help-train-out = the folder with the games and what was learnt; if it exists, training continues there
reports-train-needs = training needs { $name }: pip install "agon[lab]"
reports-train-playing = learning
reports-train-round = round { $number } of { $rounds }
reports-train-ladder = a match against the declared weights
reports-train-rounds = Rounds
reports-train-number = round
reports-train-games = games
reports-train-foreseen = foreseen
reports-train-file = file
reports-train-result = { $bot } wins { $share } ({ $low } – { $high }) of { $games } games against the weights that the game declares.
reports-train-time = { $seconds } seconds of this process, besides those of its workers.
reports-train-reliability = Predicted chances in the last round, which was not used for learning
reports-train-called = called
reports-train-won = won
reports-train-positions = positions

## Tuning

reports-tune-printed = { $number } may not be changed: it is not one of our own numbers, but { $origin }
reports-tune-no-entry = there is no { $number } in { $file }
reports-tune-no-field = there is no { $number } in the pack
reports-tune-no-number = { $number } is not a number
reports-tune-outside = { $number } is { $value }, which is not between { $low } and { $high }
reports-tune-bounds = name an entry as kind/id, with low below high and within above 0
reports-tune-measure = there is no measure “{ $name }”; there are { $known }
reports-tune-unmet = no game had anything to do with “{ $name }”
reports-tune-nothing = { $file }: at least one [[number]] and one [[goal]] are needed
reports-tune-folder = { $folder }: { $why }
reports-tune-other = { $folder }: contains another tuning
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
reports-tune-how = { $tries } tries on the same seeds. The distance is the sum of (how far off ÷ within)²: below 1, every goal is met. Each change that did not help was taken back; beside each of the others stands what the game would be like without it, by the goal it serves most. The other seeds were not used in the search.
reports-tune-nothing-better = No try comes nearer to the goals than the game as it is.
reports-tune-no-better = On other seeds it is no better than the game as it is, so no pack was written. More games would show more.
reports-tune-kept = The pack is in { $folder }: agon play { $game } --pack { $folder }
