# The page itself. What the server and the games say is in their own files.

## The page

page-home = Start page
page-tools = Tools
page-places = Places
page-language = Language
page-language-name = { $language ->
        [fr] Français
       *[en] English
    }
page-settings = Settings and keys
page-loading = One moment…
page-pair = { $first }: { $second }
page-close = Close
page-look = A closer look
page-cancel = Cancel
page-retry = Try again
page-reload = Load again
page-unreachable = The server does not answer. It is tried again by itself.
page-offline = The connection is broken just now; nothing was sent.
page-try-now = Try now
page-read = Read the rules
page-reconnecting = Reconnecting…
page-renewed = A part of the page could not be loaded: the server is away, or has a newer page.
page-understood = Understood
page-broken = Something went wrong in the page. Loading it again should help.
lost-title = Nothing stands here
lost-about = The riddle has no answer: this address leads nowhere.

## Settings

settings-theme = Light
settings-theme-system = as the system
settings-theme-light = ivory
settings-theme-dark = black
settings-motion = Pieces move
settings-motion-calm = calmly
settings-motion-brisk = quickly
settings-motion-none = not at all
settings-pace = Turns of the others
settings-pace-readable = to be read
settings-pace-quick = quickly
settings-pace-off = at once
settings-twice = A second click confirms what a click on the board would choose
settings-size = Text
settings-size-normal = as usual
settings-size-large = large
settings-size-larger = larger
settings-palette = Colours of players
settings-palette-vase = as on a vase
settings-palette-distinct = easy to tell apart
settings-volume = Lyre and drum: your turn, fights, what is near, the end
settings-volume-at = { $volume ->
        [0] silent
       *[other] { $volume } of 100
    }
settings-notices = Notify me when it is my turn and I am elsewhere
keys-title = Keys
keys-1 = 1, 2, … 12
    .about = go to that choice; Enter takes it, or marks it where several are to be chosen
keys-enter = Enter
    .about = choose what is marked
keys-o = O
    .about = to the list of choices
keys-b = B
    .about = to the board; arrow keys walk on it
keys-r = R
    .about = the rule behind the question
keys-w = W
    .about = why not?
keys-u = U
    .about = take back
keys-l = L
    .about = chronicle
keys-c = C
    .about = chat
keys-t = T
    .about = about this table
keys-n = N
    .about = the game in numbers
keys-arrows = ← →
    .about = one back, one on, when a game is seen again
keys-slash = /
    .about = search everything: rules, cards, what lies on the table
keys-escape = Esc
    .about = let go

## Start page

start-tagline = The board games of mythic Greece, by the book: alone, around one screen, or with friends far away.
start-rules = Rules
start-play = Play now
start-alone = Alone: { $name }
start-make = Make a table
start-learn = Learn by playing
start-rivals = Rivals
start-strength = How strong?
start-begin = Begin
start-docs = Documentation
start-footer = Games, rulebooks and names belong to their authors and publishers. The figures were drawn for Agon.
tables-title = Your tables
tables-your-turn = your turn
tables-playing = being played
tables-lobby = not begun yet
tables-over = over
tables-won = { $count ->
        [0] lost
       *[other] won by { $winners }
    }
tables-all = Show all { $count }
tables-take-off = Take off the list: { $game }, { $when }
tables-take-off-short = Take off the list
tables-taken-off = Taken off the list. The table is kept, and its link still works.
tables-put-back = Put back
tables-off = Taken off the list: { $count }
open-title = Open a game
open-about = A downloaded game (.agon) can be seen again, and played on from any point.

## A new table

new-title = A new table
new-game = Game
new-modules = Expansions and modes
new-seats = Who plays?
new-players = Players
new-hot-seat = { $count } people play at this screen: a curtain is drawn between their turns.
new-invite = { $count ->
        [one] For the open seat you get a link to send.
       *[other] For the open seats you get links to send.
    }
new-watch = Nobody plays here: you watch the bots.
new-options = How is it played?
new-options-about = Nothing here needs an answer: what is chosen already is how the book plays it, or the usual reading where it leaves two.
new-rule = The rule behind “{ $option }”
new-one-by-one = One by one: { $count } rules{ $changed ->
        [0] {""}
       *[other] , { $changed } of them said otherwise
    }
new-mixed = Not quite what is ticked above: { $changed ->
        [one] one rule is
       *[other] { $changed } rules are
    } said otherwise below.
new-pack = Cards
new-pack-usual = As in the box
new-pack-about = Cards of a designer lie over those of the box. Such matches are in no statistics and change no rating.
table-pack = With the pack { $pack }
new-more = More
new-seed = Seed of chance
new-seed-about = The same seed deals the same game. Leave it empty for a fresh one.
new-make = Make the table
module-needs = needs { $names }
module-conflicts = cannot be combined with { $names }

## Seats

seat-open = open, by a link
seat-open-name = Open seat { $number }
seat-who = Seat { $number }: who sits here?
seat-me = at this screen
seat-bot = a bot
seat-strength = Seat { $number }: strength
seat-name = Name
seat-name-of = Seat { $number }: name
seat-language = Seat { $number }: language
seat-language-own = in their own language
seat-bot-name = Bot { $number }
seat-here = is here
seat-away = is away
seat-menu = { $name }: seat
seat-take-over = Play this seat again
seat-hand-over = Let a bot play for me
seat-hand-over-other = Let a bot play here
seat-rename = Save
seat-device = Link for another device
seat-device-about = The device on which this link is opened plays this seat too. It can be used once; keep it to yourself.
seat-leave-sure = The seat will be open to others, and your links to it will end.
seat-change-bot = Another strength
seat-make-room = Make room for a person
seat-make-room-about = The bot gets up: you can send a link to the seat, and whoever opens the table can sit there.
seat-leave = Leave the seat

## Before the game

lobby-welcome = Sit down, or watch once the game begins.
lobby-full = Every seat is taken. You can watch once the game begins.
lobby-waiting = Waiting for everybody to sit down.
lobby-ready = Everybody sits. Ready when you are.
lobby-open = nobody yet
lobby-sit = Sit here
lobby-sit-too = Somebody at this screen
lobby-invite = Invite
lobby-bot = A bot
lobby-share = Copy the link to this table
lobby-about-link = Whoever has the link to the table can sit at an open seat, or watch.
lobby-copied = The link is copied.

## At the table

table-about-title = About this table
table-about-since = Begun on { $date }.
table-about-parent = The game it goes on from
table-about-watch = Link to watch
share-title = Agon: a seat at the table
share-copy = Copy
share-send = Send
share-local = Only this machine can open this link. To let others in, end the server and start it with: agon serve --host 0.0.0.0
table-by-the-book = As the book plays it.
table-closed = This table is closed
question-label = The question
question-thinking = { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
question-waiting = Waiting for { $names }
question-absent = Nobody is here for { $name }
question-watching = You are watching.
question-skip = Skip ahead
options-open = { $count } choices
options-all = All { $count } choices
several-exactly = { $count } of { $most } chosen
several-up-to = { $count } chosen, { $most } at most
several-confirm = Confirm
preview-open = What comes next is open.
preview-nothing = Nothing else happens at once.
preview-show = What would follow: { $option }
standing-choose = No, from now on…
standing-about = What is asked like this is answered with no by itself, at the pace of a person. Only you see it, and you can take it back with one click.
standing-turn = until my next turn
standing-round = this round
standing-revoked = until I take it back
standing-order = No to { $reaction }, { $until ->
        [turn] until your next turn
        [round] this round
       *[revoked] until you take it back
    }
standing-over = You said no to { $reaction } by a standing order, { $count ->
        [one] once
       *[other] { $count } times
    }. It is over.
standing-count = { $count }×
standing-withdraw = Take the standing order back: { $order }
standing-used = Your standing order has said no to { $reaction }.
since-title = Since your last turn
since-count = { $count } new
since-again = See it again on the board
deed-caption = { $head }{ GIVEN($clauses) ->
        [no] {""}
       *[yes] : { $clauses }
    }{ $points ->
        [0] {""}
       *[other] {" "}({ SIGNED($points) })
    }
why-title = Why not?
why-nothing = Nothing you might expect is missing.
undo-title = Take back: { $reason }
undo-button = Take back: { $reason }
undo-short = Take back
undo-request = { $name } asks to take back the last choice.
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = Waiting for { $names }
undo-withdraw = Withdraw
clock-thinks = thinks for up to { $seconds } s
clock-waits = asked for { $time }
clock-left = { $time } left
clock-days = { $days } d
clock-hours = { $hours } h
side-open = Chronicle and chat
side-choices = Choices
side-log = Chronicle
side-chat = Chat
log-all = Show everything from the start
chat-title = What was said
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
curtain-pass = { $name }’s turn
curtain-alone = Pass the screen to { $name }. Nobody else should look.
curtain-open = I am { $name }

## Rules

rules-title = Rules
rules-open = Rules
rules-link = rule
rules-behind = The rules behind it
rules-books = Books
rules-page = page { $page }

## Afterwards

outcome-title = Result
outcome-won = { $count ->
        [0] Defeat
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
outcome-stopped = This game stops here, before its end. It can be played on.
outcome-again = Once more
numbers-title = The game in numbers
numbers-open = Points by source
numbers-points = Points by source
numbers-ways = Ways to win
numbers-deeds = What everybody did
numbers-compared = Compared in the end, one after the other
numbers-time = Time taken
numbers-turn = { $who } takes the lead after choice { $after }
numbers-turns = A mark shows where the lead changed hands for long; it leads there.
outcome-save = Download
replay-title-short = See it again
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-last = To the end
replay-moment = Moment
replay-at = { $at } / { $last }
replay-view = Seen by
replay-spectator = a spectator
replay-share = Link to this moment
replay-end = Back to the result
fork-title = Play on from here
fork-about = A new table begins after choice { $at }: take anybody’s place, against bots or with others.
fork-begin = Play on
fair-title = Is chance fair here?
fair-about = Before the first choice, the seed of all shuffles is fixed and its fingerprint shown. At the end the seed is shown too: whoever wants to can check that nothing was changed.
fair-open = The seed of this game was known beforehand, as in lessons, forks and opened files.
fair-holds = Checked: the seed “{ $seed }” has this fingerprint.
fair-known = It is the one that this device was shown at the start.
fair-broken = The seed “{ $seed }” does not have the fingerprint that was shown at the start!

## Boards

board-module-empty = nothing yet
board-empty = not built
board-open = Open.
board-draw = Draw pile
board-discard = Discard pile
board-tartarus = Tartarus
board-tokens = Magic
board-lost = Lost tokens: { $count }
board-prestige = prestige
board-rivals = The rivals’ cities

## Hybris

board-hybris-below = Your other boards
board-hybris-hand = Your hand
board-hybris-deck = Your deck
board-hybris-own-discard = Your discard pile
board-hybris-discard = Discard pile
board-hybris-played = Played, not yet discarded
board-hybris-coliseum-deck = Coliseum cards
board-hybris-premonition-deck = Premonitions
board-hybris-quest-deck = Quests to come
board-hybris-quests-gone = Quests that are done or gone
board-hybris-gone = Out of the game: { $names }.
board-hybris-might = Strength in every Combat of this Age
board-hybris-trophies = Trophies
board-hybris-malus = For whoever finds no slot left
board-hybris-fear-about = A Primordial is revealed at the end of this Age: its Wraths strike everybody, the first not those with a card beside the Oracle.
board-hybris-last-age = The game ends with this Age.
board-hybris-phase-setup = The table is being laid: Olympians, first tiles.
board-hybris-phase-pillars = Everybody takes a Pillar: its number gives the order of turns, its halves what it brings.
board-hybris-phase-planning = Everybody puts Location tokens face down under their characters.
board-hybris-phase-actions = In turns everybody activates a character, uses a Pillar or passes.
board-hybris-phase-end = Characters come home, Quests move on, the Forge works, Fear may come.
board-hybris-token-hidden = with a token face down
board-hybris-activated = activated
board-hybris-seen-by = Seen by { $seats }.
board-hybris-known = { $seats } knows of this card.
board-hybris-owner = It belongs to { $owner }.
board-hybris-resolved = Resolved in this Age.
board-hybris-pillar-prayer = A Prayer lies on it, for whoever takes it.
board-hybris-passed = passed
board-hybris-all-out = all are out
board-hybris-away = { $count } out
board-hybris-token-reserve = in reserve
board-hybris-token-under = under a figure
board-hybris-token-used = used in this Age
board-hybris-token-unavailable = not to be had in this Age
board-hybris-token-held = in reserve or under a figure
board-hybris-sparks = Sparks taken off: { $count }. Each gives what its place shows.
board-hybris-kindness = Kindness: { $count } of 5; then Determination
board-hybris-grandeur = Place { $place } in Grandeur
board-hybris-grandeur-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
board-hybris-grandeur-track = Order of Grandeur
board-hybris-well = Prayer Well: { $prayers ->
        [one] { $prayers } Prayer
       *[other] { $prayers } Prayers
    }
board-hybris-drain = { $primordial }: Drain gives { $aegis } Aegis
board-hybris-beneath = Beneath it: { $names }.
board-hybris-fallen = Those who lie in the Underworld
board-hybris-sung = Song { $number } was sung by { $seat }.
board-hybris-face-down = A Primordial, face down ({ $letter })
board-hybris-omens = Cards laid as Omens
board-hybris-unlocked = unlocked
board-hybris-open-player = The board of { $name }
board-hybris-fold = Fold away, look at the world
board-hybris-stage-combat = Combat
board-hybris-stage-pillars = The six Pillars
board-hybris-stage-olympians = Choose your Olympian
board-hybris-stage-technologies = Technologies of Olympus
board-hybris-stage-discard = Your discard pile
board-hybris-combat-clash = Clash: { $enemy }
board-hybris-combat-ally = The Coliseum: { $enemy }
board-hybris-combat-wrath = The Wrath of a Primordial
board-hybris-combat-slot = Combat for a slot
board-hybris-combat-contest = A deployment is contested{ GIVEN($city) ->
        [no] {""}
       *[yes] : { $city }
    }
board-hybris-stopped = has stopped
board-hybris-continues = goes on
board-hybris-placed = A card lies face down
board-hybris-combos = { $count ->
        [one] { $count } Combo
       *[other] { $count } Combos
    }
board-hybris-total = Total: { $total }
board-hybris-determination = Determination left: { $left } of { $limit }
board-hybris-enemy = { $base } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## A first game

learn-title = Learn by playing
learn-about = Short lessons: a prepared position, something to do, and the owl beside the board.
learn-minutes = about { $minutes } minutes
learn-begin = Begin
learn-again = Once more
learn-done = finished
learn-all = The lessons of all games
learn-whole = Your first whole game
learn-whole-about = A game against a bot in which everything is explained the first time it matters.
lesson-step = Step { $step } of { $steps }
lesson-take-back = Take it back
lesson-again = Begin the lesson again
lesson-following = The next lesson
lesson-all = All lessons
lesson-play-on = Play on from here
lesson-label = The owl explains
lesson-fold = Fold or unfold what the owl says
lesson-next = Understood
lesson-stop = I know my way from here
lesson-ephyran-welcome = You are building a city of the gods: four territories, four zones each, from bottom to top. Whoever’s city is worth the most prestige at the end wins. Nothing can go wrong here: what is possible shines turquoise, and most steps can be taken back.
    .title = Welcome to Ephyran
lesson-ephyran-god = This is your god. In one of the four territories your points count double: it is marked ×2 below your city.
    .title = Your god
lesson-ephyran-hand = Your hand. Every card has two halves, and only one of them can be used: two zones to choose from, or a zone and a reinforcement. Point at a half to read it.
    .title = Two halves, one use
lesson-ephyran-build = Each territory is built in order, 1 to 4. Point at a half that shines to see what it brings and what you give up, then click it, or the place it goes to.
    .title = Build a zone
lesson-ephyran-draw = Every turn ends with drawing a card: an unknown one from the draw pile, or the open one on top of the discards.
    .title = Draw
lesson-ephyran-undo = Changed your mind? “Take back” always says beforehand whether it is free. Once a hidden card has been seen, it no longer is.
    .title = Taking back
lesson-ephyran-rivals = Your rival builds too. Their city, the cards everybody saw them take, and everything they did since your last turn are in view.
    .title = Your rival
lesson-ephyran-points = A creature is worth 1 point in its territory, but a second one of the same kind is worth nothing more. Four different ones, without Dionysus, bring another point. So look for variety.
    .title = What counts
lesson-ephyran-reinforcement = This half is a reinforcement: its effect comes at once, but the card’s zone is given up, and rivals may cancel some of them with a defence card.
    .title = Reinforcements
lesson-ephyran-dionysus = Dionysus fits on any next zone. But all your Dionysus cards together are worth 1 point, and a rival with the right zone can take him away.
    .title = Dionysus
lesson-ephyran-exchange = The topmost zone of a territory can be exchanged for another card of the same number. The old one goes to the discards.
    .title = Exchange
lesson-ephyran-retrieve = A rival’s Dionysus lies open: with the zone on which he stands you can put yours in his place, and take him for your own city.
    .title = Take Dionysus
lesson-ephyran-react = Your rival plays a reinforcement. With the right defence card you can cancel it now, else let it be. You are asked even when you have none, so that your silence tells nothing.
    .title = Do you cancel?
lesson-ephyran-token = A magic object! Only you know it. Put it face down on one of your zones: its points are counted at the end.
    .title = Magic
lesson-ephyran-destroy = Only uncovered zones can be lost: give away what costs you least.
    .title = A loss
lesson-ephyran-lock = A locked territory is safe from rivals, and from you: nothing is built there until it is unlocked.
    .title = Lock
lesson-ephyran-stuck = No card fits? Discard one and draw another, or use a reinforcement.
    .title = When nothing fits
lesson-ephyran-end = The game ends when a city has all 16 zones, or the draw pile is empty. Being first brings a bonus, but a hasty city may be worth less: compare before you rush.
    .title = The end draws near
lesson-ephyran-last = This is the last round. Everybody finishes it, then prestige is counted.
    .title = Last round
lesson-ephyran-over = Well played! Under “See it again” you can go through every move, look from any seat, and play on from any point.
    .title = The end
lesson-hybris-welcome = You are one of the last gods of Olympus. Send your Olympian, Heroes and Prophets to seven Locations, raise Temples, forge wonders. Most Victory Points after four Ages wins; five unlocked Upgrades win at once. What is possible shines turquoise, and pointing at anything tells what it is.
    .title = Welcome to Hybris
lesson-hybris-olympian = This is you. Every Olympian has powers of their own, which work whenever their moment comes, and four pieces of advice: point at the portrait to read them.
    .title = Your Olympian
lesson-hybris-upgrades = Six tiles, each with pieces on it: Sparks, Temples, a Prophet, a Hero. Pieces leave from left to right, and each brings something of its own. When the last one is gone, the tile gives its reward and is unlocked for good.
    .title = Upgrade tiles
lesson-hybris-technology = In this Scenario you begin with a finished Technology. Its corner shows what it costs, the golden number its points when it is deployed, the flame the Prayers it stirs up, the dark tabs where it connects to its neighbours.
    .title = A first Technology
lesson-hybris-pillar = Each Age begins with a Pillar. Its number sets the order of turns, low ones first. The upper half is for you, once, on the turn of your Olympian; the lower half then goes to all the others. A Prayer that lies on a Pillar is yours at once.
    .title = Divine Pillars
lesson-hybris-plan = Everybody now lays tokens face down under Heroes and Prophets: that is where each will be sent. Your Olympian needs none and may go anywhere. Prophets never go to the Fates or the Coliseum. Click a token or its Location.
    .title = Planning in secret
lesson-hybris-turn = On a turn you activate one figure, or pass for the rest of the Age. A Hero or Prophet costs 1 Aegis and goes where its token says; your Olympian is free.
    .title = Your turn
lesson-hybris-resources = Aegis activates figures and crafts Technologies, and comes from the Underworld. Followers craft and serve, and come from Cities. Prayers are changed on Olympus into points, Sparks and Temples.
    .title = What you live on
lesson-hybris-destination = This figure may go to any Location where it will be able to act. Each has its own actions, written under its name: point at one to read what they do.
    .title = Where to?
lesson-hybris-slot = An empty slot gives the bonus that is painted on it. When all are taken, one stands on the artwork and suffers what the red tag says. In a City, a slot held by a rival can be fought for.
    .title = Slots
lesson-hybris-action = Now exactly one of the actions of this Location. Pointing at an option shows what would change before you choose.
    .title = One action
lesson-hybris-resolve = On the turn of your Olympian your Pillar is resolved as well: before moving, before the action or after it, as you like. Its upper half is yours to use or not; the others get the lower half in any case.
    .title = Your Pillar
lesson-hybris-premonition = The violet cards only you can see. Send somebody to the place named, make its condition true, and show the card for its reward. This one is fulfilled now.
    .title = A Premonition comes true
lesson-hybris-undo = Changed your mind? “Take back” says beforehand whether it is free: it is, as long as nothing hidden was seen.
    .title = Taking back
lesson-hybris-convert = On Olympus Prayers become points, Grandeur, Sparks, Temples or a new figure, as often as you can pay.
    .title = Converting Prayers
lesson-hybris-conceive = A Technology begins as an idea: choose one, and it goes to the Workshop of the Forge. The further it is pushed there, the cheaper it gets. Then Craft moves it to the Factory, and Produce out of it into your storage.
    .title = Conceiving
lesson-hybris-craft = Pay its price in Aegis and Followers, less the discount of its space, and the tile enters the Factory. Whoever pushes a rival’s tile out of the Factory gains a point for it.
    .title = Crafting
lesson-hybris-influence = Influence in a City raises your Kindness, then brings its Followers or its Service. Whoever has a Temple there gets a little more.
    .title = Influence
lesson-hybris-deploy = A finished Technology is deployed on a space of this City. It gives its points and Prayers, and connects to neighbours whose tabs meet its own, even along the roads between Cities.
    .title = Deploying
lesson-hybris-contest = A rival deploys. With a Hero or your Olympian who has not acted yet you may contest it, at no cost: a Prophet flees, others fight. Or let it be; a standing order can answer for you until something else is asked.
    .title = Do you contest?
lesson-hybris-combat = Play cards: the large number is Strength, the dots are the Determination they cost, and yours is limited. Both totals are shown as they grow. You may stop at any time.
    .title = Combat
lesson-hybris-combo = Where half an image on the right edge of one card meets its other half on the left edge of the next, you have a Combo: its bonus is added.
    .title = Combos
lesson-hybris-marker = Your card lies face down. Continue turns it up and goes on; stop takes it back and ends your part. Your rival decides at the same time.
    .title = Continue or stop
lesson-hybris-quest = An Epic is sung Song by Song: each asks for something and pays for it, and whoever sings the last one gets the reward of the Epic. A Clash is a Combat against a monster.
    .title = Quests
lesson-hybris-omen = Lay a card that shows a new Element beside the Oracle and pay a Follower: it protects you from the first Wrath of the next Primordial, and you may look at that Primordial now.
    .title = Omens
lesson-hybris-well = Prayers gather here. If it holds 9 or more after you add some, you lose a Follower; at 14 a Temple falls, that of the greatest in Grandeur, and the Well is empty again.
    .title = The Prayer Well
lesson-hybris-rivals = What your rival has, who can still act and how far their Upgrades are is in view; the arrow opens their whole board. “Since your last turn” in the chronicle tells what they did.
    .title = Your rival
lesson-hybris-pass = Nobody is left to act: pass. Tokens that were not used come back to your reserve, and the Age ends when all have passed.
    .title = Passing
lesson-hybris-age = Figures have come home, the Forge has worked, Quests have moved on. The greatest in Grandeur chooses a Pillar first: Grandeur is worth having before an Age begins.
    .title = A new Age
lesson-hybris-unlocked = A clay tile is an unlocked Upgrade: its power is yours for the rest of the game. The fifth one wins at once, so look where a single piece is left.
    .title = Unlocked
lesson-hybris-fear = At the end of this Age a Primordial wakes. Whoever has a card beside the Oracle is spared its first Wrath; the second one strikes everybody.
    .title = Fear
lesson-hybris-last = This is the last Age: what brings no points now brings none at all. Deploy what is finished, convert your Prayers, sing what can be sung.
    .title = The last Age
lesson-hybris-over = Well played! Under “See it again” you can go through every move, look from any seat, and play on from any point.
    .title = The end

## A first game of Lords of Hellas

lesson-hellas-welcome = A Greece of heroes, monsters and rising monuments: you lead a hero and an army, and there are four ways to win. What is possible shines turquoise, and pointing at anything tells what it is.
    .title = Welcome to Hellas
lesson-hellas-start = Choose where your hero and first hoplites begin. The black number of a region is its population: so many hoplites it takes to control it. A small number is easy to take, a city is worth more later.
    .title = Your first region
lesson-hellas-goals = These four numbers are the ways to win: whole lands, regions with a temple, monsters slain, or the monument whose region you hold when its countdown ends. The first to fill one wins at once.
    .title = Four ways to win
lesson-hellas-regular = On a turn you may do each regular action once, in any order: move hoplites, move your hero, pray, use artifacts. Then comes one special action, which ends the turn.
    .title = Your turn
lesson-hellas-hoplites = As many hoplites as your Leadership move by one region each. Click where one stands, then where it goes. All move first; battles follow.
    .title = Moving hoplites
lesson-hellas-hero = Your hero goes as far as his Speed, by land or along the dotted sea trails, through anything. He meets monsters and quests; he fights no battles by himself.
    .title = Moving the hero
lesson-hellas-quest = Your hero may set out on this quest. It has three steps: what is written is needed when you board, and paid as you go. The last step brings its reward and the glory token of its land.
    .title = A quest
lesson-hellas-pray = A priest goes to a monument and raises the attribute of its god by 1, for good. From level 2 on the god adds a power of his own, stronger with every level. The priest stays until somebody builds a monument.
    .title = A prayer
lesson-hellas-special = One special action a turn. The one you choose gets a token and cannot be chosen again until somebody builds a monument: that frees everybody’s actions and ends the round.
    .title = The special action
lesson-hellas-recruit = New hoplites come to cities and to Sparta that you control. One of them may stand in the city as a fortified hoplite: it defends, and dies last.
    .title = Recruiting
lesson-hellas-prepare = Prepare twice, the same or not: heal an injury, draw a combat card, or bring a hoplite to your hero. Cards win battles and hunts, so keep a few.
    .title = Preparing
lesson-hellas-march = A whole army goes from one region to a neighbouring one. Where a rival has hoplites it comes to a battle; where nobody does, enough hoplites take control.
    .title = Marching
lesson-hellas-temple = A temple stands on a shrine in a region that you control, and brings a priest. After some temples blessings go round: everybody keeps one.
    .title = A temple
lesson-hellas-blessing = Blessings work for the rest of the game. Keep one; the others go on to your neighbour. Point at them to read what they do.
    .title = Blessings
lesson-hellas-monument = A monument grows by a level; used actions and artifacts are free again for everybody, and you get a priest for each of your temples. Then monsters stir and an event is turned up. When a monument is complete, its countdown begins.
    .title = Building a monument
lesson-hellas-battle = Strength is hoplites plus the cards you play, one at a time, in turns, until both have passed. The skulls are hoplites that the card costs you. The weaker side loses one more and withdraws.
    .title = A battle
lesson-hellas-hunt = Each wound covers a symbol: discard a card that shows it. Three bows, two swords or one sickle wound any symbol. When you stop, the monster attacks. Cover them all and it is slain.
    .title = A hunt
lesson-hellas-defence = The monster attacks. Discard cards worth as much as its value, or a shield at the price of an injury, or take what the card threatens.
    .title = It strikes back
lesson-hellas-undo = Changed your mind? “Take back” says beforehand whether it is free: it is, as long as nothing hidden was seen.
    .title = Take back
lesson-hellas-control = These regions are yours: the token stays even if your hoplites leave, until somebody else takes it. Control counts for lands, temples, cities and monuments.
    .title = Control
lesson-hellas-monsters = When a monument is built a die is rolled for each monster: it moves, or attacks its region. The signs are the wounds it takes, and they stay; those marked can bring an artifact or a priest.
    .title = Monsters
lesson-hellas-quests = Quests lie in the region named. A hero who ends his movement there may board one.
    .title = Quests
lesson-hellas-rivals = How near your rivals are to winning stands beside their names; the arrow opens their whole sheet. A number that glows gold is one step from victory: stop it.
    .title = Your rivals
lesson-hellas-glory = The glory token of a land is yours until another earns it. With it you may Usurp: take the region of that land where your hero is, without a fight.
    .title = Glory
lesson-hellas-injury = An injured attribute counts 1 until it is healed. A hero with three injuries cannot take a fourth: the hunt is over then.
    .title = An injury
lesson-hellas-artifact = An artifact works when you use it, and is spent until somebody builds a monument. The artifact of a god goes with the region of the monument.
    .title = Artifacts
lesson-hellas-countdown = A monument is complete. With each special action of its builder a token comes off; with the last, whoever controls its region is King of Kings and wins.
    .title = The countdown
lesson-hellas-over = Well played! Under “See it again” you can go through every move, look from any seat, and play on from any point. Alone, the Persian Invasion awaits you.
    .title = The end

## Lords of Hellas

board-hellas-map = The map of Greece
board-hellas-round = Round { $round }
board-hellas-glory-free = The glory token of a land, { $land }: nobody has it yet
board-hellas-glory-of = The glory token of a land, { $land }: { $name }
board-hellas-glory-held = Glory: { $lands }
board-hellas-temples-left = { $number ->
        [one] { $number } temple left
       *[other] { $number } temples left
    }
board-hellas-pile-combat = Combat cards: { $number } in the deck, { $discard } discarded
board-hellas-pile-attack = Attack cards of monsters: { $number } in the deck
board-hellas-pile-event = Events: { $number } in the deck, { $discard } discarded
board-hellas-pile-blessing = Blessings: { $number } in the deck
board-hellas-pile-artifact = Neutral artifacts: { $number } left
board-hellas-discard = Discarded cards
board-hellas-countdown = { $name } completed the monument of { $god }. Turns left: { $left }
board-hellas-fortified = a { $colour } hoplite fortified in the city
board-hellas-temple-here = a temple
board-hellas-monument = Monument of { $god }: level { $level } of { $levels }
board-hellas-praying = A priest of { $name } prays here.
board-hellas-monster-label = { $monster }, { $left } of { $all } symbols left
board-hellas-symbols-left = { $left } of { $all } symbols left
board-hellas-covered = { $symbol }, covered
board-hellas-monsters = Monsters on the map
board-hellas-quests = Quests
board-hellas-no-quest = no quest
board-hellas-on-quest = on a quest, { $quest }, step { $step }
board-hellas-goal = { $way }: { $has } of { $needs }
board-hellas-good-region = { $number ->
        [one] { $number } region
       *[other] { $number } regions
    }
board-hellas-good-land = { $number ->
        [0] no whole land
        [one] { $number } whole land: { $lands }
       *[other] { $number } whole lands: { $lands }
    }
board-hellas-good-temple = { $number ->
        [one] { $number } temple
       *[other] { $number } temples
    }
board-hellas-good-monster = { $number ->
        [0] no monster slain
        [one] { $number } monster slain: { $names }
       *[other] { $number } monsters slain: { $names }
    }
board-hellas-good-priest = Priests: { $number } in the pool, { $praying } praying, { $supply } in the supply
board-hellas-good-card = Combat cards: { $number }, at most { $limit }
board-hellas-good-artifact = Artifacts: { $number } charged of { $all }
board-hellas-good-blessing = { $number ->
        [one] { $number } blessing
       *[other] { $number } blessings
    }
board-hellas-injured = injured: { $level } when healed
board-hellas-supply = In supply: { $hoplites } hoplites, { $tokens } control tokens
board-hellas-open-player = The sheet of { $name }
board-hellas-actions = Actions
board-hellas-done = { $action }: done this turn
board-hellas-marked = { $action }: used, a token lies on it
board-hellas-spent = Spent until artifacts are charged again.
board-hellas-used = Used already.
board-hellas-trophy = Slain by { $name }.
board-hellas-hand = Combat cards in hand: { $number } of { $limit }
board-hellas-no-cards = no combat cards
board-hellas-fold = Put aside
board-hellas-stage-battle = The battle
board-hellas-stage-hunt = The hunt
board-hellas-stage-offer = Choose
board-hellas-stage-cards = Cards
board-hellas-stage-player = A player
board-hellas-battle = Battle in { $region }
board-hellas-attacker = attacks
board-hellas-defender = defends
board-hellas-passed = plays no more cards
board-hellas-strength = Army strength { $number }
board-hellas-hoplites = { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
board-hellas-casualties = { $number ->
        [one] { $number } casualty
       *[other] { $number } casualties
    }
board-hellas-hunt = { $monster }, hunted by { $name }
board-hellas-struck = { $number ->
        [one] { $number } wound dealt
       *[other] { $number } wounds dealt
    }
board-hellas-choose-attack = Two cards for the monster: one attacks, the other is put away unseen.
board-hellas-attack-chosen = { $name } chooses the attack of the monster.
board-hellas-defence = defence { $total } of { $value }
board-hellas-draft-of = Blessings go round: { $name } chooses among { $number }.

## For operators

operator-title = Operators
operator-key = The operators’ key
operator-enter = Enter
operator-leave = Forget the key
operator-counts = Tables: { $lobby } not begun, { $playing } being played, { $over } over; { $acts } acts
operator-stage = Stage
operator-all = all
operator-idle = Unchanged for days
operator-head-tag = Table
operator-head-game = Game
operator-head-stage = Stage
operator-head-seats = Seats
operator-head-acts = Acts
operator-head-changed = Changed
operator-head-what = What to do
operator-show = Show
operator-export = Export
operator-remove = Remove
operator-sure-remove = Remove { $tag } for ever?
operator-bans = Kept out
operator-who = Address, network or seat (TABLE/2)
operator-why = What they are told
operator-days = Days (0: for ever)
operator-ban = Keep out
operator-unban = Let in
operator-for-ever = for ever
operator-whole = Everything
operator-expire = Remove old tables
operator-sure-expire = Remove { $count ->
        [one] { $count } old table
       *[other] { $count } old tables
    } for ever?
operator-backup = Back up
operator-restore = Restore…
operator-sure-restore = Put the backup in the place of everything that is there?
operator-target = Another, empty database
operator-move = Copy everything there

## Signs, by what they stand for

board-hybris-sign-strength = Strength
board-hybris-sign-tile = Technology
board-hybris-sign-contest = Contest
board-hybris-sign-immediate = At once
board-hybris-sign-passive = Always
board-hybris-sign-reaction = Whenever it happens
board-hybris-sign-age-start = At the start of an Age
board-hybris-sign-age-end = At the end of an Age
board-hybris-sign-once-per-age = Once per Age
board-hybris-sign-game-end = At the end of the game
board-hybris-sign-bonus = Bonus of a space
board-hybris-sign-others = The other players
board-hybris-sign-back = Send back to the reserve
board-hybris-sign-win = When one wins
board-hybris-sign-skull = When one loses
board-hybris-sign-anvil = Workshop and Factory
board-hybris-sign-olympian = Olympian
board-hybris-sign-pillar = Divine Pillar
board-hybris-sign-more = More, in words
board-hybris-sign-scroll = Quest
board-hybris-sign-link = Link
board-hellas-sign-priest = Priest
board-hellas-sign-temple = Temple
board-hellas-sign-region = Region
board-hellas-sign-land = Land
board-hellas-sign-glory = Glory
board-hellas-sign-skull = Casualty
board-hellas-sign-card = Combat card
board-hellas-sign-artifact = Artifact
board-hellas-sign-blessing = Blessing
board-hellas-sign-injury = Injury
board-hellas-sign-wound = Wound
board-hellas-sign-quest = Quest
board-hellas-sign-monster = Monster
board-hellas-sign-spy = Spy
board-hellas-sign-monument = Monument
board-hellas-sign-more = More, in words
