# Messages to people who are not at the table.

notice-your-turn = { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
notice-at-table = { GIVEN($names) ->
        [yes] { $game }, with { $names }
       *[no] { $game }
    }
notice-try = Agon can reach you here
notice-try-body = This is how you will be told that it is your turn.
notice-confirm = Do you want messages here?
notice-confirm-body = Somebody, perhaps you, wants messages at this address when it is their turn in Agon. Open this link to agree. If it was not you, do nothing, and no more messages will come.
notice-sign-in = Sign in to Agon
notice-sign-in-body = Open this link within a quarter of an hour to sign in to Agon on the device you open it with. If you have not asked for it, do nothing.

## What is wrong

notice-off = This server does not send messages in this way.
notice-bad-target = Agon cannot send messages to this address.
notice-bad-email = This is not an e-mail address.
notice-bad-webhook = Agon supports webhooks of { $known }: paste the address that the service shows you, without anything after a “?”.
notice-no-host = There is no { $host }.
notice-private-host = { $host } is not an address on the internet, and this server connects to no others.
notice-no-zone = There is no time zone { $name }.
notice-too-many = You cannot have more than { $most } ways to be told. Remove one first.
notice-not-sent = The e-mail could not be sent. Nothing was saved; check the address, or try again later.
notice-no-channel = This way to be told has been removed.
