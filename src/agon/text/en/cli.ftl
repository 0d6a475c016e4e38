# The command line: help, and what can be wrong with what was typed.

## Frame

cli-usage = Usage:
cli-about = The board games of mythic Greece, by the book: play, watch, replay, study.
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-group-setup = The table
cli-help-help = show this help and stop
cli-help-version = show the version and stop
cli-help-lang = language: English or French (otherwise AGON_LANG, otherwise the system's)
cli-error = agon: { $text }
cli-and-more = { $first } (and { $more } more)
cli-needs-extra = this needs { $name }, which is not installed: pip install "agon[{ $extra }]"
cli-interrupted = agon: interrupted

## Commands

cli-help-play = play against people and bots
cli-about-play = Play in the terminal, alone against bots or several people at one screen. At any question, “help” lists what you can type.
cli-help-learn = learn a game in short lessons
cli-about-learn = Learn a game by playing: short lessons, each with a prepared position and something to do. Without a game or a lesson, lists what there is.
cli-help-lesson = the lesson; without one, all of them are listed
cli-help-watch = watch bots play
cli-about-watch = Watch bots play against each other, told as it happens.
cli-help-replay = replay a recorded game, or check it
cli-about-replay = Replay a recorded game, step by step and from any seat. Without a terminal, the whole game is printed.

## Arguments

cli-help-game = the game, such as ephyran
cli-help-seats = who plays: me, human:NAME, or a bot: random, greedy, mcts:1000, mcts:2s
cli-help-players = how many players; bots fill the seats
cli-help-seed = the same seed gives the same shuffles
cli-help-option = choose a setup option; may be repeated
cli-help-options = list the setup options and modules (with --module, what that one adds), and stop
cli-help-module = add an expansion or a mode; may be repeated
cli-help-pack = play with the content pack in this folder; may be repeated, each lies over the one before
cli-help-plain = plain text, for screen readers and pipes
cli-help-name = your name
cli-help-hints = let people who play each other ask what a strong bot would choose
cli-help-load = continue a saved game
cli-help-save = where to save, also when interrupted
cli-help-save-watched = save the game there
cli-help-delay = pause after each move
cli-help-record = a recorded game (.agon)
cli-help-check = only check that it replays exactly
cli-help-json = print the check as JSON
cli-help-seat = see it as this seat does; 0 is a spectator

## Setup options

cli-options-of = Setup options of { $game } (--option NAME=VALUE)
cli-modules-of = Modules of { $game } (--module NAME)
cli-module-line = { $name }: { $title }. { $about }{ GIVEN($others) ->
        [no] {""}
       *[yes] {" "}Not with { $others }.
    }
cli-options-under = Or one by one; by default (={ $value }) each follows the choice above.
cli-option-title = { $title } ({ $name }) [{ $rules }]
cli-option-value = { $name }={ $value }: { $changes }{ $place ->
        [0] {" "}(default)
       *[other] {""}
    }

## What can be wrong

cli-kind-command = command
cli-kind-game = game
cli-kind-word = word
cli-kind-language = language
cli-kind-module = module
cli-kind-lesson = lesson
cli-kind-option = option
cli-kind-seat = bot or seat
cli-kind-value = value of { $option }
cli-unknown = there is no { $kind } “{ $name }”
cli-unknown-near = there is no { $kind } “{ $name }”; did you mean “{ $near }”?
cli-unknown-choice = there is no { $kind } “{ $name }”; did you mean “{ $near }”? There is: { $known }
cli-unknown-known = there is no { $kind } “{ $name }”; known: { $known }
cli-unknown-argument = “{ $name }” is not understood here; --help lists what is
cli-needs-value = { $name } needs a value after it
cli-missing = { $name } is missing; --help shows what is needed
cli-not-understood = the command line is not understood: { $detail }
cli-not-a-number = a whole number is needed, not “{ $text }”
cli-option-form = an option is written NAME=VALUE, not “{ $text }”
cli-bad-name = “{ $name }” cannot be a player's name: 1 to { $most } letters, and not the name of a bot
cli-bad-seed = a seed has 1 to { $most } characters, all printable
cli-bad-delay = the pause lasts 0 to { $most } seconds
cli-which-game = which game? There is: { $known }
cli-other-game = { $path }: a game of { $game }, not of { $wanted }
cli-seats-players = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } named for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-seat-count = { $game }{ GIVEN($module) ->
        [no] {""}
       *[yes] {" "}with { $module }
    } is for { $allowed } { $most ->
        [one] player
       *[other] players
    }, not for { $seats }{ GIVEN($adds) ->
        [no] {""}
       *[yes] ; for { $seats }, add { $adds }
    }
cli-modules-apart = { $first } cannot be played with { $second }; --options shows what can be combined
cli-nobody = no seat is a person's; take one with --seats me,…, or use agon watch
cli-watch-people = only bots can be watched, and “{ $name }” is a person; to play, use agon play

## A program on a server

bot-help = let a program play on a server, under its own account
bot-help-command = the program, as a command; it reads and writes lines (docs/bot-protocol.md)
bot-help-server = the address of the server
bot-help-new = make an account with this name, and show its token
bot-help-token = the token of the account
bot-help-table = the table, by its link or its id; it takes an open seat there
bot-help-seconds = how long it may think about an answer (10)
bot-made = { $name } may play there now. Its token, shown only this once: { $token }
bot-needs = to play, --token, --table and a command are needed; --new NAME makes an account
bot-bad-address = “{ $address }” is not the address of a server, such as https://games.example.org
bot-no-server = { $address } does not answer: { $why }
bot-refused = the server says: { $text }
bot-no-seat = no seat is open at the table { $table }
bot-over = The match is over. Won: { $winners }
bot-seconds = “{ $text }” is not a number of seconds, above 0 and up to 3600
