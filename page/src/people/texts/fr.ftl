# Qui sont les gens, et comment ils se trouvent.

## Liens vers des places

join-title = Invitation
join-invitation = Vous êtes invité·e à cette table. Prenez la place, et elle n’est qu’à vous : le lien sert une seule fois.
join-device = Ce lien amène votre place sur cet appareil. Il sert une seule fois.
join-here = cette place
join-sits-already = Vous êtes déjà à cette table. En prenant aussi cette place, vous verrez les deux mains : l’invitation était peut-être pour quelqu’un d’autre.
join-take-invitation = Prendre cette place
join-take-device = Jouer sur cet appareil
join-watch = Regarder seulement

## Appareils

device-name = { GIVEN($browser) ->
        [yes] { GIVEN($system) ->
            [yes] { $browser } sur { $system }
           *[no] { $browser }
        }
       *[no] { GIVEN($system) ->
            [yes] { $system }
           *[no] un appareil
        }
    }
device-here = cet appareil
device-joined = Un appareil a rejoint votre place : { $device }. Le menu de votre place les liste tous.
devices-seat = Appareils qui jouent cette place
devices-remove = Retirer de la place
