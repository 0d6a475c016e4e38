# Ce qu’on dit à qui n’est pas à la table.

notice-your-turn = { $count ->
        [one] C’est votre tour
       *[other] C’est votre tour à { $count } tables
    }
notice-at-table = { GIVEN($names) ->
        [yes] { $game }, avec { $names }
       *[no] { $game }
    }
notice-try = Agon peut vous joindre ici
notice-try-body = C’est ainsi que vous êtes prévenu que c’est votre tour.
notice-confirm = Voulez-vous être prévenu ici ?
notice-confirm-body = Quelqu’un, peut-être vous, veut être prévenu à cette adresse que c’est son tour dans Agon. Ouvrez ce lien pour accepter. Si ce n’était pas vous, ne faites rien : rien d’autre ne sera envoyé.
notice-sign-in = Se connecter à Agon
notice-sign-in-body = Ouvrez ce lien dans le quart d’heure pour vous connecter à Agon avec l’appareil sur lequel vous l’ouvrez. Si vous n’avez rien demandé, ne faites rien.

## Ce qui ne va pas

notice-off = Ce serveur ne prévient pas de cette manière.
notice-bad-target = Ce n’est pas une adresse à laquelle Agon pourrait écrire.
notice-bad-email = Ce n’est pas une adresse de courriel.
notice-bad-webhook = Agon connaît les webhooks de { $known } : collez l’adresse que le service vous montre, sans rien après un « ? ».
notice-no-host = { $host } n’existe pas.
notice-private-host = { $host } n’est pas une adresse d’internet, et ce serveur n’en appelle pas d’autres.
notice-no-zone = Le fuseau horaire { $name } n’existe pas.
notice-too-many = On ne garde pas plus de { $most } manières de vous prévenir. Retirez-en une d’abord.
notice-not-sent = Le courriel n’a pas pu être envoyé. Rien n’a été gardé ; vérifiez l’adresse, ou réessayez plus tard.
notice-no-channel = Cette manière de vous prévenir n’existe plus.
