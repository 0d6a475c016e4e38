# The table in the browser: what the server says to players and to its operator.

## agon serve

serve-help = the table in the browser
serve-about = Start the table and open it in the browser: play against bots, around one screen, or with others by link.
serve-help-host = the address to listen on; 0.0.0.0 lets in others on your network (127.0.0.1)
serve-help-port = the port to listen on (2466)
serve-help-database = where games are kept: a file, or the address of a PostgreSQL database
serve-help-pack = a folder with a pack that tables can be made with; may be given several times
serve-help-workshop = the folder of a pack to write in the page, at /workshop
serve-help-no-browser = do not open the page
serve-help-config = read settings from this file (TOML)
serve-help-show-config = show all settings, what they mean and where they were set, and stop
serve-help-workers = how many processes serve on the one port (1)
serve-ready = Agon is at { $address }
serve-network = On this network: { $address }
serve-kept = Games are kept in { $path }
serve-end = Ctrl-C stops it; games continue where they were next time.
serve-ended = Until next time.

## Strengths of bots

bot-apprentice = Apprentice
    .about = Has just learnt the rules: plays sensibly, but makes mistakes.
bot-player = Player
    .about = Knows the game and answers at once, without thinking for long.
bot-veteran = Veteran
    .about = Has seen many games, and thinks through every turn.
bot-master = Master
    .about = Takes a moment, and seldom lets a chance slip.
bot-champion = Champion
    .about = The strongest of all, but takes a few seconds to think.

## Making a table

server-no-pack = This server does not know that pack of { $game }.
server-no-workshop = This server has no workshop: agon serve --workshop DIR starts one that has.
server-workshop-elsewhere = The workshop is for whoever is at the machine of this server.
server-workshop-host = A workshop writes files of this machine, so it is served to this machine alone, not at { $host }.
server-workshop-workers = A workshop is served by one process: leave out --workers.
server-workshop-faults = The pack has faults: what is listed there must be put right first.
server-workshop-unread = A file of the pack is no TOML: put that right in an editor, or undo.
server-workshop-nowhere = No pack of this game has { $kind } in { $file }.
server-workshop-pairs = A comparison has 1 to { $most } pairs.
server-no-game = There is no game “{ $name }” (there is: { $known }).
server-no-bot = There is no bot “{ $name }” (there is: { $known }).
server-bad-name = A name has at most { $most } characters, all of them visible.
server-not-for-bots = Programs may take a seat and play, but nothing else.
server-name-of-bots = Bots have this name, or it contains “(bot)”, which is for programs. Choose another.
server-bad-seed = A seed has 1 to { $most } visible characters.
server-seed-open = A seed can be chosen only where nobody but you and bots will sit.

## Tables and seats

server-no-table = There is no such table. Perhaps the address is incomplete.
server-no-link = This link is not valid: it is incomplete, it has been used already, or the player has given up that seat.
server-not-removable = You cannot remove this device: only one that has held the seat longer can. Sign out your own devices under “You”.
server-no-lesson = There is no such lesson.
server-no-seat = There is no seat { $number } at this table.
server-full = All seats are taken. You can watch.
server-taken = Somebody else has this seat. You can take an open one, or watch.
server-reserved = This seat is reserved for somebody who played the last game. Players at this table can give it to a bot, or open it.
server-not-yours = This seat is not yours.
server-sit-first = Sit down first: those who watch cannot do this.
server-not-away = Somebody plays this seat. A bot can take over once they have been away for { $seconds } seconds.
server-pace-decides = Somebody plays this seat. What happens when their time runs out was agreed when the table was made.
server-no-reaction = A standing order cannot answer this question.
server-no-seat-for-you = You cannot sit down at this table. You can watch, or play elsewhere.
server-yourself = That is you.
server-too-many-people = There are { $most } on this list already. Remove somebody first.
server-no-friend-link = This link has been used, or its week is over. Ask for a new one.
server-no-report = There is no such report.
server-silenced = The host or an operator has silenced you at this table.
server-barred = The host or an operator has removed you from this table.
server-not-host = Only the host can do that: the person who has sat at this table longest.
server-no-line = There is no such line.
server-no-speaker = No spectator has spoken here under that name.
server-nobody-there = Nobody is there.
server-mailed = A message is on its way to this address. Wait a minute before you ask for another one.
server-no-email-sign-in = This server does not offer sign-in by e-mail.
server-not-overdue = They still have time, and until it runs out nobody else can decide about their seat.
server-no-vote = Only people who play here and whose own time has not run out can vote on this seat.
server-short-pace = A choice needs at least { $least } seconds.
server-open-seats = Some seats are still open. Invite somebody, or let bots sit there.
server-diverged = This game was started with other rules and cannot continue with these. Nothing is lost: the version of Agon it was started with can open it.

## Who one is

server-nobody = Nobody is known here yet. Take a seat or give yourself a name first.
server-no-device = This is not one of your devices.
server-no-entrance = This link is not valid: it is incomplete, it has been used already, or it has expired.
server-no-challenge = That took too long, or has been answered already. Try again.
server-bad-passkey = This passkey was not accepted.
server-unknown-passkey = Nobody here has this passkey. Perhaps it was removed.
server-no-provider = This server has no sign-in with an account elsewhere.
server-provider-down = The site where you have your account does not answer as it should. Try again later, or come in another way.
server-provider-refused = The site where you have your account did not let you in. Try again.
server-provider-untrue = What the site where you have your account said about you could not be verified. Try again.
server-no-departure = This sign-in did not begin in this browser, took too long, or was finished already. Try again.

## Playing

server-not-started = The game has not begun yet.
server-over = The game is over.
server-not-over = The game is not over yet, and keeps its secrets until then.
server-not-asked = It is not your turn to choose.
server-bot-plays = A bot plays this seat now. Take it back first.
server-stale = The table has changed in the meantime. Nothing was chosen: have another look.
server-no-hints = People play each other at this table, and it was made without hints.
server-no-hint = No hint was found this time. Try again in a moment.
server-hints-wait = Those were many hints in a short time. Think for a moment yourself.
server-not-offered = That cannot be chosen here.
server-cannot-undo = Taking back: { $reason }.
server-undo-asked = Somebody is already asking to take back a choice.
server-no-request = Nobody is asking you to agree to anything now.
server-busy = Too much is happening at this table at once. Nothing was done: try again.
server-empty-chat = This message is empty.
server-long-chat = That is too long: { $most } characters at most.
server-chat-full = The chat of this table is full.

## Afterwards

server-no-choice = There is no moment { $number }; they go from 0 to { $last }.
server-fork-end = The game is over at that moment, so it cannot be played on from there.
server-bad-record = This file cannot be opened: { $detail }
server-record-slow = This file takes too long to replay.

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
server-no-hello = The page did not say hello. Reload it.
server-hello-twice = Hello was said already.
server-other-protocol = Agon has been updated. Reload the page.
server-restarts = The server is restarting. The game will continue in a moment.
server-cannot-keep = This contains a character or a number that cannot be stored.
server-journal-full = So much has been done at this table besides playing that now you can only play.
server-no-route = There is nothing at this address.
server-no-method = This address does not accept { $method }.
server-no-language = Agon does not speak “{ $name }” (it speaks: { $known }).
server-no-book = There is no book “{ $name }” (there is: { $known }).
server-other-host = This server is not called “{ $name }”. Its operator can allow the name with AGON_HOSTS.
server-other-origin = Only pages of this server may do that.
server-no-page = The server is running, but its page has not been built.
server-no-page-how = Run “make page” in the source folder, then reload this page.
server-no-docs = The documentation has not been built.
server-no-docs-how = Run “make docs” in the source folder, then reload this page.

## Starting

server-bad-host = “{ $host }” is not an address of this machine
server-port-used = the port { $port } is in use, perhaps by another Agon{ $free ->
        [0] {""}
       *[other] ; --port { NUMBER($free, useGrouping: 0) } is free
    }
server-port-refused = { $host }, port { $port }: cannot listen there ({ $detail })
server-database-address = “{ $name }” cannot begin the address of a database
server-database-kind = games cannot be kept in “{ $name }”: only in an SQLite file or in PostgreSQL
server-database-driver = { $name } needs a package that is not installed: pip install "agon[postgres]"
server-database-folder = { $path }: this folder for games cannot be made ({ $detail })
server-database-newer = { $path }: was written by a newer Agon, and is left as it is
server-unknown = the database stopped in the middle of this, and nobody knows whether it was written. The table will show it as soon as the database answers
server-removed = The operator of the server has removed this table, or restored it to an earlier moment
server-no-operator = This is for operators, who need their key (setting operator_key)
server-banned = You have been banned from this server{ $why ->
        [no] {""}
       *[other] : { $why }
    }
server-database-at = { $path }: { $problem } ({ $detail })
server-database-locked = another program is using the database. Nothing was lost: try again in a moment
server-database-readonly = the database is read-only. Nothing was lost
server-database-full = the disk is full. Nothing was lost
server-database-foreign = this is not an Agon database, or it is damaged; it is left as it is
server-database-unreadable = the database cannot be opened
server-database-missing = the database was moved or removed while the server was running. No choice that was confirmed is lost: put it back, or restart the server
server-database-fault = the database does not answer. Nothing was lost: try again in a moment
