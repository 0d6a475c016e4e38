# The table in the browser: what the server says to people, and to whoever runs it.

## agon serve

serve-help = the table in the browser
serve-about = Start the table and open it in the browser: play against bots, around one screen, or with others by a link.
serve-help-host = the address to listen at; 0.0.0.0 lets others of your network in (127.0.0.1)
serve-help-port = the port to listen at (2466)
serve-help-database = where games are kept: a file, or the address of a PostgreSQL database
serve-help-no-browser = do not open the page
serve-help-config = read settings from this file (TOML)
serve-help-show-config = show all settings, what they mean and where they were set, and end
serve-help-workers = how many processes serve on the one port (1)
serve-ready = Agon is at { $address }
serve-network = On this network: { $address }
serve-kept = Games are kept in { $path }
serve-end = Ctrl-C ends it; games go on where they stopped.
serve-ended = Until next time.

## Strengths of bots

bot-apprentice = Apprentice
    .about = Has just learnt the rules: plays sensibly, and makes mistakes.
bot-player = Player
    .about = Knows the game and answers at once, without thinking for long.
bot-veteran = Veteran
    .about = Has seen many games, and thinks every turn through.
bot-master = Master
    .about = Takes a moment, and seldom lets a chance slip.
bot-champion = Champion
    .about = The strongest there is, and takes a few seconds for it.

## Making a table

server-no-game = There is no game “{ $name }” (there is: { $known }).
server-no-bot = There is no bot “{ $name }” (there is: { $known }).
server-bad-name = A name has at most { $most } characters, all of them to be seen.
server-not-for-bots = Programs may take a seat and play, and nothing else.
server-name-of-bots = Bots are called so, and a name with “(bot)” is one of programs. Choose another.
server-bad-seed = A seed has 1 to { $most } characters, all of them to be seen.
server-seed-open = A seed can be chosen only where nobody but you and bots will sit.

## Tables and seats

server-no-table = There is no such table. Perhaps the address is incomplete.
server-no-link = This link leads to no seat: it is incomplete, it was used already, or whoever sat there has given the seat up.
server-not-removable = This device is not yours to remove: whoever came to the seat first decides. Your own devices are signed out under “You”.
server-no-lesson = There is no such lesson.
server-no-seat = There is no seat { $number } at this table.
server-full = All seats are taken. You can watch.
server-taken = Somebody else has this seat. You can take an open one, or watch.
server-reserved = This seat is kept for somebody who played the last game. Whoever sits here can let a bot have it, and then make room.
server-not-yours = This seat is not yours.
server-sit-first = Sit down first: those who watch cannot do this.
server-not-away = Somebody plays this seat. A bot can take over once they have been away for { $seconds } seconds.
server-pace-decides = Somebody plays this seat. What happens when their time runs out was agreed when the table was made.
server-no-reaction = There is nothing here that a standing order could say no to.
server-no-seat-for-you = You cannot sit down at this table. You can watch, or play elsewhere.
server-yourself = That is you.
server-too-many-people = There are { $most } on this list already. Remove somebody first.
server-no-friend-link = This link has been used, or its week is over. Ask for a new one.
server-no-report = There is no such report.
server-silenced = Whoever keeps order here does not let you speak at this table.
server-barred = Whoever keeps order here does not let you watch this table.
server-not-host = Only the host of this table can do that: whoever has sat here longest.
server-no-line = There is no such line.
server-no-speaker = Nobody who watches here has spoken under that name.
server-nobody-there = Nobody is there.
server-mailed = A message is on its way to this address. Wait a minute before you ask for another one.
server-no-email-sign-in = Here nobody signs in by e-mail.
server-not-overdue = They still have time. Nobody else decides about their seat.
server-no-vote = Only people who play here, and whose own time has not run out, decide about this seat.
server-short-pace = A choice needs at least { $least } seconds.
server-open-seats = Some seats are still open. Invite somebody, or let bots sit there.
server-diverged = This game was begun with other rules and cannot go on with these. Nothing is lost: the Agon that it was begun with can open it.

## Who one is

server-nobody = Nobody is known here yet. Take a seat or give yourself a name first.
server-no-device = This is no device of yours.
server-no-entrance = This link lets nobody in: it is incomplete, it was used already, or its time is over.
server-no-challenge = That took too long, or was answered already. Try again.
server-bad-passkey = This passkey does not fit.
server-unknown-passkey = Nobody here has this passkey. Perhaps it was removed.
server-no-provider = Here nobody signs in with an account elsewhere.
server-provider-down = The site where you have your account does not answer as it should. Try again later, or come in another way.
server-provider-refused = The site where you have your account did not let you in. Try again.
server-provider-untrue = What the site where you have your account said of you cannot be believed. Try again.
server-no-departure = You did not go to sign in from this browser, that took too long, or you are back already. Try again.

## Playing

server-not-started = The game has not begun yet.
server-over = The game is over.
server-not-over = The game is not over yet, and until then it keeps its secrets.
server-not-asked = It is not for you to choose now.
server-bot-plays = A bot plays this seat now. Take it back first.
server-stale = The table has changed meanwhile. Nothing was chosen: have another look.
server-no-hints = People play each other at this table, and it was made without hints.
server-no-hint = No hint was found this time. Try again in a moment.
server-hints-wait = Those were many hints in a short time. Think for a moment yourself.
server-not-offered = That cannot be chosen here.
server-cannot-undo = Taking back: { $reason }.
server-undo-asked = Somebody is already asking to take back a choice.
server-no-request = Nobody is asking you to agree to anything now.
server-busy = Too much happens at this table at once. Nothing was done: try again.
server-empty-chat = There is nothing to say.
server-long-chat = That is too long: { $most } characters at most.
server-chat-full = Enough was said at this table.

## Afterwards

server-no-choice = There is no moment { $number }; they go from 0 to { $last }.
server-fork-end = The game is over at that moment: nothing can be played on.
server-bad-record = This file cannot be opened: { $detail }
server-record-slow = This file takes too long to play again.

## Talking to the server

server-detail = { $detail }
server-broken = Something is wrong in Agon itself. Nothing was changed; please report what you did.
server-unreadable = The server cannot read this message ({ $detail }).
server-not-json = The server expects JSON here.
server-not-a-number = “{ $name }” must be a number.
server-too-large = That is too large: { $most } kB at most.
server-too-fast = That was too much in a short time. Wait a moment.
server-too-many-sockets = Too many tables are open from your address.
server-too-slow = Your connection is too slow to keep up. It is being opened again.
server-no-hello = The page did not say hello. Load it again.
server-hello-twice = Hello was said already.
server-other-protocol = Agon has been renewed. Load the page again.
server-restarts = The server restarts. The game goes on in a moment.
server-cannot-keep = There is a sign or a number in this that cannot be kept.
server-journal-full = So much was done at this table besides playing that nothing but playing is possible any more.
server-no-route = There is nothing at this address.
server-no-method = This address cannot be asked with { $method }.
server-no-language = Agon does not speak “{ $name }” (it speaks: { $known }).
server-no-book = There is no book “{ $name }” (there is: { $known }).
server-other-host = This server is not called “{ $name }”. Whoever runs it can allow the name with AGON_HOSTS.
server-other-origin = Only pages of this server may do that.
server-no-page = The server runs, but its page has not been built.
server-no-page-how = Run “make page” where the source is, then load this again.
server-no-docs = The documentation has not been built.
server-no-docs-how = Run “make docs” where the source is, then load this again.

## Starting

server-bad-host = “{ $host }” is no address of this machine
server-port-used = the port { $port } is in use, perhaps by another Agon{ $free ->
        [0] {""}
       *[other] ; --port { NUMBER($free, useGrouping: 0) } is free
    }
server-port-refused = { $host }, port { $port }: cannot listen there ({ $detail })
server-database-address = “{ $name }” does not begin the address of a database
server-database-kind = games cannot be kept in “{ $name }”: only in an SQLite file or in PostgreSQL
server-database-driver = { $name } needs a package that is not installed: pip install "agon[postgres]"
server-database-folder = { $path }: cannot be made a folder for games ({ $detail })
server-database-newer = { $path }: was written by a newer Agon, and is left as it is
server-unknown = the database stopped in the middle of this, and it is not known whether it was written. The table shows it as soon as the database answers
server-removed = This table was removed, or put back to an earlier moment, by whoever runs the server
server-no-operator = This is for operators, who show their key (setting operator_key)
server-banned = You may not come in here{ $why ->
        [no] {""}
       *[other] : { $why }
    }
server-database-at = { $path }: { $problem } ({ $detail })
server-database-locked = another program holds the database. Nothing was lost: try again in a moment
server-database-readonly = the database cannot be written. Nothing was lost
server-database-full = the disk is full. Nothing was lost
server-database-foreign = this is no database of Agon, or it is damaged; it is left as it is
server-database-unreadable = the database cannot be opened
server-database-missing = the database was moved or removed while the server ran. Nothing of what was answered is lost: put it back, or start the server anew
server-database-fault = the database does not answer. Nothing was lost: try again in a moment
