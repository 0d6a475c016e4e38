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
you-passkeys-none = Passkeys work where the page has a name and a safe connection (https, or localhost), in a browser of today. Here a recovery link does the same.
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
meet-listed = Anybody may find this table in the agora, and watch
rematch-join = Join the rematch
rematch-made = The others play again: a seat is kept for you.
tables-invited = a seat is kept for you
