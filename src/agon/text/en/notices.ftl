# What people are told who are not at the table.

notice-your-turn = { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
notice-at-table = { GIVEN($names) ->
        [yes] { $game }, with { $names }
       *[no] { $game }
    }
notice-try = Agon can reach you here
notice-try-body = This is how you are told that it is your turn.
notice-confirm = Do you want to be told here?
notice-confirm-body = Somebody, perhaps you, wants to be told at this address that it is their turn at Agon. Open this link to agree. If it was not you, do nothing, and nothing more is sent.
notice-sign-in = Sign in to Agon
notice-sign-in-body = Open this link, within a quarter of an hour, to sign in at Agon with the device on which you open it. If you have not asked for it, do nothing.

## What is wrong

notice-off = This server does not tell people in this way.
notice-bad-target = This is no address that Agon could write to.
notice-bad-email = This is no e-mail address.
notice-bad-webhook = Agon knows webhooks of { $known }: paste the address that the service shows you, without anything after a “?”.
notice-no-host = There is no { $host }.
notice-private-host = { $host } is not an address of the internet, and this server calls no others.
notice-no-zone = There is no time zone { $name }.
notice-too-many = More than { $most } ways to be told are not kept. Remove one first.
notice-not-sent = The e-mail could not be sent. Nothing was kept; look at the address, or try again later.
notice-no-channel = There is no such way to tell you any more.
