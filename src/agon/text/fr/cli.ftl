# La ligne de commande : l’aide, et ce qui peut clocher dans ce qu’on a tapé.

## Cadre

cli-usage = Usage :
cli-about = Les jeux de société de la Grèce mythique, dans les règles : jouer, regarder, revoir, étudier.
cli-commands = Commandes{"\u00A0"}
cli-arguments = Arguments{"\u00A0"}
cli-options = Options{"\u00A0"}
cli-group-setup = La table{"\u00A0"}
cli-help-help = affiche cette aide, sans plus
cli-help-version = affiche la version, sans plus
cli-help-lang = la langue : français ou anglais (sinon AGON_LANG, sinon celle du système)
cli-error = agon : { $text }
cli-and-more = { $first } (et { $more } de plus)
cli-needs-extra = il manque { $name } : pip install "agon[{ $extra }]"
cli-interrupted = agon : interrompu

## Commandes

cli-help-play = jouer contre des personnes et des bots
cli-about-play = Jouer dans le terminal, seul contre des bots ou à plusieurs devant le même écran. À chaque question, « aide » dit ce qu’on peut taper.
cli-help-learn = apprendre un jeu en courtes leçons
cli-about-learn = Apprendre un jeu en jouant : de courtes leçons, chacune avec une position préparée et quelque chose à faire. Sans jeu ou sans leçon, dit lesquelles il y a.
cli-help-lesson = la leçon ; sans elle, toutes sont citées
cli-help-watch = regarder jouer des bots
cli-about-watch = Regarder des bots jouer entre eux, coup après coup.
cli-help-replay = revoir une partie enregistrée, ou la vérifier
cli-about-replay = Revoir une partie enregistrée, pas à pas et de n’importe quelle place. Sans terminal, toute la partie est imprimée.

## Arguments

cli-help-game = le jeu, par exemple ephyran
cli-help-seats = qui joue : me, human:NOM, ou un bot : random, greedy, mcts:1000, mcts:2s
cli-help-players = le nombre de joueurs ; des bots complètent
cli-help-seed = la même graine donne les mêmes mélanges
cli-help-option = décide d’une chose d’avance ; peut se répéter
cli-help-options = dit ce dont on peut décider et quels modules il y a (avec --module, ce que celui-ci ajoute), sans plus
cli-help-module = ajoute une extension ou un mode ; peut se répéter
cli-help-pack = joue avec le contenu de ce dossier ; redonné, chacun se pose sur le précédent
cli-help-plain = texte simple, pour les lecteurs d’écran et les tubes
cli-help-name = votre nom
cli-help-hints = permet à qui joue l’un contre l’autre de demander ce que choisirait un bot fort
cli-help-load = reprend une partie sauvegardée
cli-help-save = où sauvegarder, même en cas d’interruption
cli-help-save-watched = y sauvegarde la partie
cli-help-delay = pause après chaque coup
cli-help-record = une partie enregistrée (.agon)
cli-help-check = vérifie seulement qu’elle se rejoue à l’identique
cli-help-json = donne la vérification en JSON
cli-help-seat = la montre depuis cette place ; 0 : en spectateur

## Options de la mise en place

cli-options-of = Ce dont une table peut décider, { $game } (--option NOM=VALEUR)
cli-modules-of = Les modules, { $game } (--module NOM)
cli-module-line = { $name } : { $title }. { $about }{ GIVEN($others) ->
        [no] {""}
       *[yes] {" "}Pas avec { $others }.
    }
cli-options-under = Ou une par une ; si l’on ne dit rien (={ $value }), chacune suit le choix ci-dessus.
cli-option-title = { $title } ({ $name }) [{ $rules }]
cli-option-value = { $name }={ $value } : { $changes }{ $place ->
        [0] {" "}(par défaut)
       *[other] {""}
    }

## Ce qui peut clocher

cli-kind-command = commande
cli-kind-game = jeu
cli-kind-word = mot
cli-kind-language = langue
cli-kind-module = module
cli-kind-lesson = leçon
cli-kind-option = réglage
cli-kind-seat = bot ni de place
cli-kind-value = valeur de { $option }
cli-unknown = il n’y a pas de { $kind } « { $name } »
cli-unknown-near = il n’y a pas de { $kind } « { $name } » ; vouliez-vous dire « { $near } » ?
cli-unknown-choice = il n’y a pas de { $kind } « { $name } » ; vouliez-vous dire « { $near } » ? Il y a : { $known }
cli-unknown-known = il n’y a pas de { $kind } « { $name } » ; sont connus : { $known }
cli-unknown-argument = « { $name } » n’est pas compris ici ; voyez --help
cli-needs-value = { $name } demande une valeur
cli-missing = il manque { $name } ; voyez --help
cli-not-understood = la ligne de commande n’est pas comprise : { $detail }
cli-not-a-number = il faut un nombre entier, et non « { $text } »
cli-option-form = une option s’écrit NOM=VALEUR, et non « { $text } »
cli-bad-name = « { $name } » ne peut pas être un nom de joueur : de 1 à { $most } lettres, et pas celui d’un bot
cli-bad-seed = une graine compte de 1 à { $most } caractères, tous imprimables
cli-bad-delay = la pause dure de 0 à { $most } secondes
cli-which-game = quel jeu ? Il y a : { $known }
cli-other-game = { $path } : une partie de { $game }, et non de { $wanted }
cli-seats-players = { $seats ->
        [one] { $seats } place nommée
       *[other] { $seats } places nommées
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
cli-seat-count = { $game }{ GIVEN($module) ->
        [no] {""}
       *[yes] {" "}avec { $module }
    } se joue à { $allowed } { $most ->
        [one] joueur
       *[other] joueurs
    }, et non à { $seats }{ GIVEN($adds) ->
        [no] {""}
       *[yes] {" "}; à { $seats }, ajoutez { $adds }
    }
cli-modules-apart = { $first } ne se joue pas avec { $second } ; --options dit ce qui va ensemble
cli-nobody = il n’y a personne : prenez place avec --seats me,…, ou voyez agon watch
cli-watch-people = on ne regarde que des bots, et « { $name } » est une personne ; pour jouer : agon play

## Un programme chez un serveur

bot-help = laisser jouer un programme chez un serveur, avec un compte à lui
bot-help-command = le programme, comme commande ; on lui parle en lignes (docs/bot-protocol.md)
bot-help-server = l’adresse du serveur
bot-help-new = créer un compte de ce nom, et montrer son jeton
bot-help-token = le jeton du compte
bot-help-table = la table, par son lien ou son identifiant ; il y prend une place libre
bot-help-seconds = combien de temps il peut réfléchir à une réponse (10)
bot-made = { $name } peut y jouer maintenant. Son jeton, montré cette seule fois : { $token }
bot-needs = pour jouer, il faut --token, --table et une commande ; --new NOM crée un compte
bot-bad-address = « { $address } » n’est pas l’adresse d’un serveur, comme https://games.example.org
bot-no-server = { $address } ne répond pas : { $why }
bot-refused = le serveur dit : { $text }
bot-no-seat = aucune place n’est libre à la table { $table }
bot-over = La partie est finie. Gagné : { $winners }
bot-seconds = « { $text } » n’est pas un nombre de secondes, au-dessus de 0 et jusqu’à 3600
