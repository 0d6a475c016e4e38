# Le club : tables classées, résultats, classements, tournois, archives.

## Tables classées

server-rated-programs = Les programmes ne jouent pas aux tables classées : ce qu’on y gagne contre des personnes ne voudrait plus rien dire.
server-rated-alone = Une table classée réunit plusieurs personnes, chacune à son écran, ou une personne et des bots.
server-rated-pack = Une table classée joue avec les cartes du jeu.
server-rated-seed = La graine d’une table classée n’est connue de personne.
server-rated-pace = Une table classée demande un rythme : choisissez combien de temps chacun peut prendre.
server-rated-undo = À une table classée, on ne reprend rien qui demande l’accord des autres.
server-rated-leave = On ne quitte pas une table classée en cours de partie. Qui abandonne laisse jouer un bot, et a perdu.
server-rated-given-up = À une table classée, qui a laissé jouer un bot a abandonné : le bot joue jusqu’à la fin.

## Personnes

server-needs-name = Donnez-vous d’abord un nom.
server-no-profile = Personne ici ne souhaite être vu à cette adresse.
server-still-playing = Vous occupez encore des places à des tables qui ne sont pas terminées. Quittez-les d’abord.

## Tournois

server-no-contest = Ce tournoi n’existe pas. L’adresse est peut-être incomplète.
server-contest-name = Le nom d’un tournoi a de 1 à { $most } caractères, tous visibles.
server-contest-pace = Un tournoi demande un rythme : qui ne vient pas ne doit pas faire attendre tous les autres.
server-contest-seats = On ne peut pas s’asseoir à { $count } à une table de ce jeu.
server-contest-rounds = Un championnat compte de 1 à { $most } rondes.
server-contest-closed = Ce tournoi n’accepte plus personne.
server-contest-full = Ce tournoi est complet.
server-contest-few = Un tournoi demande au moins deux personnes.
server-contest-owner = Seule la personne qui a créé le tournoi peut faire cela.
server-contest-many = Vous avez { $most } tournois qui ne sont pas terminés. Laissez d’abord l’un d’eux s’achever.
server-contest-in = Vous y participez déjà.
server-contest-out = Vous ne participez pas à ce tournoi.

## Archives

server-no-record = Les archives n’ont pas cette partie.
server-bad-month = Un mois s’écrit comme dans 2026-11.
