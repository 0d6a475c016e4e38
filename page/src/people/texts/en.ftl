# Who people are, and how they find each other.

## Links to seats

join-title = Invitation
join-invitation = You are invited to this table. Take the seat, and it is yours alone: the link can be used once.
join-device = This link brings your seat to this device. It can be used once.
join-here = this seat
join-sits-already = You sit at this table already. If you take this seat too, you will see both hands: the invitation was perhaps meant for somebody else.
join-take-invitation = Take this seat
join-take-device = Play on this device
join-watch = Only watch

## Devices

device-name = { GIVEN($browser) ->
        [yes] { GIVEN($system) ->
            [yes] { $browser } on { $system }
           *[no] { $browser }
        }
       *[no] { GIVEN($system) ->
            [yes] { $system }
           *[no] a device
        }
    }
device-here = this device
device-joined = A device has joined your seat: { $device }. Your seat’s menu lists all of them.
devices-seat = Devices that play this seat
devices-remove = Remove from the seat

## Who one is

you-title = You
you-nobody = Nobody needs an account to play. Give yourself a name, or sign in if you have been here before.
you-guest = You are a guest: your games are on this device alone. Make a passkey or a recovery link, and they are kept.
you-kept = Your games are on all your devices.
you-name = Your name
you-sign-in = I have been here before
you-sign-in-about = With a passkey, or by opening your recovery link on this device. The games you have begun here come along.
you-sign-in-passkey = Sign in with a passkey
you-passkeys = Passkeys
you-passkeys-about = A key that your device keeps, unlocked as you unlock the device. Nothing to remember, nothing to give away.
you-passkey = Made with { $device }
you-passkey-add = Make a passkey
you-passkey-remove = Remove
you-recovery = Recovery link
you-recovery-about = A link to be kept in a safe place: whoever opens it is you, once.
you-recovery-there = You have a recovery link. A new one replaces it.
you-recovery-make = Make a recovery link
you-recovery-replace = Replace it
you-devices = Your devices
you-sign-out = Sign out
you-device-add = Link for another device of yours
you-device-about = Good for a quarter of an hour, and once. That device will be you, at all your tables.
person-joined = A device has signed in as you: { $device }. Under “You” it can be signed out.
person-no-passkey = No passkey was used.
enter-title = Is this device yours?
enter-about = This link signs this device in as whoever made it, at all their tables. It can be used once.
enter-guest = The games you have begun on this device come along.
enter-kept = On this device you are somebody else until now, who can come back with their own keys.
enter-do = Yes, sign in

## Where people meet

meet-title = The agora
meet-quick = Play with whoever waits
meet-quick-about = You sit down where somebody waits for this game, or wait yourself for the next one to come. It begins when everybody is there.
meet-waiting = Open tables
meet-waiting-none = Nobody waits just now.
meet-make = Make a table that others find
meet-playing = Games to watch
meet-playing-none = No game is being played in the open just now.
meet-nobody-here = nobody is there now
meet-watching = { $count ->
        [one] one watches
       *[other] { $count } watch
    }
rematch-join = Join the rematch
rematch-made = The others play again: a seat is kept for you.
tables-invited = a seat is kept for you

## How long people may take

pace-title = Pace
pace-label = How long may a choice take?
pace-about = No limit suits those who talk to each other. Seconds suit an evening together: what a choice takes beyond them comes out of the reserve. Days suit a game by post, where each plays when there is time.
pace-none = no limit
pace-live = { $seconds } s a choice, { $minutes } min in reserve
pace-days = { $days ->
        [one] a day a choice
       *[other] { $days } days a choice
    }
pace-then-label = And when somebody’s time has run out?
pace-offer-bot = a bot plays on
pace-offer-once = a bot makes that choice
pace-offer-vote = the others vote
pace-bot = How strong that bot is
pace-then-none = Nothing happens by itself. Once somebody has been awaited for three days, the others may agree that a bot plays on.
pace-then-bot = When somebody’s time has run out, a bot ({ $bot }) plays on until they are back. They see what it did, and take over at once.
pace-then-once = When somebody’s time has run out, a bot ({ $bot }) makes that one choice for them.
pace-then-vote = When somebody’s time has run out, everybody waits on, unless all the others agree that a bot ({ $bot }) plays on.
vote-about = The time of { $name } has run out. If everybody else who is in time agrees, a bot plays on; they can take over again at any time.
vote-so-far = For a bot so far: { $names }
vote-bot = Let a bot play on
vote-wait = Rather wait on
absence-title = Your time ran out
absence-about = { $count ->
        [0] A bot has been playing for you since { $time }, and has not chosen anything yet.
        [one] A bot has been playing for you since { $time }, and has chosen once.
       *[other] A bot has been playing for you since { $time }, and has chosen { $count } times.
    }

## It is your turn

notices-title = When it is your turn
notices-about = If you are not at the table, you can be told: one message a turn, with a link to the table.
notices-this-browser = this browser ({ $name })
notices-browser = { $name }
notices-unconfirmed = An e-mail was sent there: open its link, and you are told there.
notices-failing = Nothing could be sent for long. Remove it, or switch it on again.
notices-try = Try it
notices-tried = A message is on its way.
notices-not-tried = The message could not be sent.
notices-remove = Remove
notices-add = Switch on
notices-add-push = Tell me by this browser
notices-no-push = Browsers tell where the page has a safe connection (https) and, on an iPhone, was put on the home screen.
notices-denied = The browser does not allow it. It can be changed in the browser’s settings for this page.
notices-email = By e-mail to
notices-webhook = In Discord, Slack or ntfy
notices-webhook-about = The address of a webhook as the service shows it, or ntfy://topic. Whoever reads there can open the table and watch.
notices-often = How often
notices-often-each = at each turn
notices-often-daily = once a day
notices-daily-at = at
notices-quiet-from = Quiet from
notices-quiet-until = until
notices-quiet-about = In the meantime nothing is sent; what waits comes afterwards, in one message. The same time twice: never quiet.
confirm-title = When it is your turn
confirm-about = Do you want to be told at this address when it is your turn?
confirm-do = Yes, tell me
confirm-done = You are told at this address from now on. Every message has a way to end it.
confirm-gone = This link is worth nothing any more.

## Friends, and people one would rather not meet

friends-title = Friends
friends-about = You see the tables that friends make for their friends. Both agree to be friends, and either can end it.
friends-none = Nobody yet. Send a link, or ask somebody in the menu of their seat after a game.
friend-nameless = Somebody without a name
friend-here = is here now
friend-shows = may see when I am here
friend-accept = Yes, be friends
friend-decline = No, thank you
friend-remove = Remove
friend-waiting = has not answered yet
friend-already = You are friends.
friend-ask = Ask to be friends
friend-asked = They find your question on their page “You”.
friend-link = Link for a friend
friend-link-about = Whoever opens it and agrees is your friend: once, within a week.
friend-title = Be friends?
friend-about = { GIVEN($name) ->
        [yes] { $name } would like to be friends.
       *[no] Somebody would like to be friends.
    } You would find each other’s tables for friends. Whether the other sees when you are here, each decides.
friend-yours = This link is yours: send it to a friend.
friend-gone = This link has been used, or its week is over.
friend-agree = Yes, be friends
shun-mute = Do not show what they say
shun-block = Block
shun-block-about = You read nothing of them, they find none of your tables and cannot sit down there. They are not told.
shun-muted = You read nothing of them any more. On your page “You” this can be undone.
shun-blocked = They can neither write to you nor sit down at your tables any more. On your page “You” this can be undone.
shun-unheard = You do not read what they say.
shunned-title = People you would rather not meet
shunned-mute = You do not read what they say.
shunned-block = Blocked
shunned-forgive = Undo
report-open = Report
report-why = What happened? Whoever runs this site reads it.
report-send = Send the report
report-done = Whoever runs this site has been told.
order-hide = Hide this line
order-silence = Do not let them speak here
order-speak = Let them speak again
order-bar = Do not let them watch
chat-players = At the table
chat-watchers = Among those who watch
chat-watcher = Somebody
chat-hidden = This line was hidden.
chat-about-line = What can be done about { $name }
chat-watch-name = Who watches and wants to speak needs a name first.
meet-friends = Tables of friends
meet-found = Who finds this table?
meet-found-about = Whoever has the link can always come. The agora is where tables wait for players: you can show yours there to your friends, whom you find on your own page, or to anybody.
meet-found-link = whoever has its link
meet-found-friends = my friends, in the agora
meet-found-all = anybody, in the agora; they may watch too
operator-reports = Reports
operator-no-reports = Nothing was reported.
operator-settle = Settled

## Signing in by e-mail

email-title = Sign in by e-mail
email-about = A link is sent to your address; opened within a quarter of an hour, it signs that device in. An address that is new here becomes yours.
email-address = E-mail
email-send = Send me a link
email-sent = A link is on its way.
email-own = You sign in with { $email }.
email-remove = Do not sign in with it any more

## Signing in with an account elsewhere

provider-title = Sign in by { $provider }
provider-about = Whoever has an account there can be known by it here. { $provider } tells nothing of you but a word that stands for you. An account that is new here becomes yours.
provider-go = Sign in by { $provider }
provider-own = You sign in with your account at { $provider }.
provider-remove = Do not sign in with it any more
provider-back = Signing in
provider-not-in = You were not signed in.
provider-again = Back to who you are
