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
