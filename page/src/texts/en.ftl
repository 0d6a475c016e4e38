# The page itself. What the server and the games say is in their own files.

## The page

page-home = Start page
page-tools = Tools
page-language = Language
page-language-name = { $language ->
        [fr] Français
       *[en] English
    }
page-settings = Settings and keys
page-loading = One moment…
page-close = Close
page-cancel = Cancel
page-retry = Try again
page-reload = Load again
page-unreachable = The server does not answer. It is tried again by itself.
page-offline = The connection is broken just now; nothing was sent.
page-reconnecting = Reconnecting…
page-broken = Something went wrong in the page. Loading it again should help.
lost-title = Nothing stands here
lost-about = The riddle has no answer: this address leads nowhere.

## Settings

settings-theme = Light
settings-theme-system = as the system
settings-theme-light = ivory
settings-theme-dark = black
settings-motion = Moves of the others
settings-motion-calm = one after the other
settings-motion-brisk = quickly
settings-motion-none = at once, without motion
settings-sound = A lyre sounds when it is your turn
settings-notices = Notify me when it is my turn and I am elsewhere
settings-name = Your name at tables
keys-title = Keys
keys-1 = 1–9
    .about = go to that choice; Enter takes it
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
keys-slash = /
    .about = search the rules
keys-escape = Esc
    .about = let go

## Start page

start-tagline = The board games of mythic Greece, by the book: alone, around one screen, or with friends far away.
start-rules = Rules
start-play = Play now
start-make = Make a table
start-learn = Learn by playing
start-rivals = Rivals
start-strength = How strong?
start-begin = Begin
start-footer = Games, rulebooks and names belong to their authors and publishers. The figures were drawn for Agon.
tables-title = Your tables
tables-your-turn = your turn
tables-playing = being played
tables-lobby = not begun yet
tables-over = over
tables-all = Show all { $count }
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
new-more = More
new-seed = Seed of chance
new-seed-about = The same seed deals the same game. Leave it empty for a fresh one.
new-make = Make the table
module-needs = needs { $names }
module-conflicts = cannot be combined with { $names }

## Seats

seat-open = open, for somebody you invite
seat-open-name = Open seat { $number }
seat-who = Seat { $number }: who sits here?
seat-me = at this screen
seat-bot = a bot
seat-strength = Seat { $number }: strength
seat-name = Name
seat-name-of = Seat { $number }: name
seat-language = Seat { $number }: language
seat-here = is here
seat-away = is away
seat-menu = { $name }: seat
seat-take-over = Play this seat again
seat-hand-over = Let a bot play for me
seat-hand-over-other = Let a bot play here
seat-hand-over-about = Possible once somebody has been away for a minute.
seat-rename = Save
seat-device = Link for another device
seat-device-about = Whoever opens this link plays this seat. Keep it to yourself.
seat-leave = Leave the seat

## Before the game

lobby-welcome = Sit down, or watch once the game begins.
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

table-closed = This table is closed
question-label = The question
question-thinking = { $names } is thinking…
question-waiting = Waiting for { $names }
question-skip = Skip ahead
options-open = { $count } choices
options-all = All { $count } choices
preview-open = What comes next is open.
standing-order = { $option }, until I am asked something else
standing-about = The question is answered so by itself, whatever is played, until you are asked something else.
since-title = Since your last turn
since-count = { $count } new
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
side-open = Chronicle and chat
side-choices = Choices
side-log = Chronicle
side-chat = Chat
log-all = Show all { $count } lines
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
rules-all = All rules
rules-books = Books
rules-search = Search the rules
rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-page = page { $page }

## Afterwards

outcome-title = Result
outcome-won = { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
outcome-stopped = This game stops here, before its end. It can be played on.
outcome-again = Once more
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
replay-end = Back to the result
fork-title = Play on from here
fork-about = A new table begins after choice { $at }: take anybody’s place, against bots or with others.
fork-begin = Play on
fair-title = Is chance fair here?
fair-about = Before the first choice, the seed of all shuffles is fixed and its fingerprint shown. At the end the seed is shown too: whoever wants to can check that nothing was changed.
fair-open = The seed of this game was known beforehand, as in lessons, forks and opened files.
fair-holds = Checked: the seed “{ $seed }” has this fingerprint.
fair-broken = The seed “{ $seed }” does not have the fingerprint that was shown at the start!

## Boards

board-empty = not built
board-open = Open.
board-draw = Draw pile
board-discard = Discard pile
board-tartarus = Tartarus
board-tokens = Magic
board-lost = Lost tokens: { $count }
board-prestige = prestige
board-rivals = The rivals’ cities

## A first game

lesson-label = The owl explains
lesson-next = Understood
lesson-stop = I know my way from here
lesson-ephyran-welcome = You are building a city of the gods: four territories, four zones each, from bottom to top. Whoever’s city is worth the most prestige at the end wins. Nothing can go wrong here: what is possible shines turquoise, and most steps can be taken back.
    .title = Welcome to Ephyran
lesson-ephyran-god = This is your god. In one of the four territories your points count double: it is marked ×2 above your city.
    .title = Your god
lesson-ephyran-hand = Your hand. Every card has two halves, and only one of them can be used: two zones to choose from, or a zone and a reinforcement. Point at a half to read it.
    .title = Two halves, one use
lesson-ephyran-build = Each territory is built in order, 1 to 4. Click a half that shines, then the place it goes to; before you confirm, you see what it brings and what you give up.
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
