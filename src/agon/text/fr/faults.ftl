# Ce qui peut être faux dans un paquet de cartes, et ce qui n’est que signalé.

fault-at = { $where }: { $what }
fault-meant = {" "}(vouliez-vous dire « { $near } » ?)
fault-one-of = {" "}(à choisir parmi : { $known })
fault-a-table = une table
fault-an-empty-table = une table vide
fault-a-list = une liste
fault-bounds = { $low } à { $high }
fault-whole = nombre entier attendu, trouvé : { $found }
fault-range = nombre de { $low } à { $high } attendu, trouvé : { $found }
fault-number = nombre de { $low } à { $high } ou { $words } attendu, trouvé : { $found }
fault-flag = true ou false attendu, trouvé : { $found }
fault-text = texte attendu, trouvé : { $found }
fault-empty = vide
fault-form = { $found } n’est pas de la forme { $form }
fault-word = mot inconnu : { $found }{ $meant }
fault-id = identifiant d’une entrée { $kind } attendu, trouvé : { $found }
fault-no-entry = aucune entrée { $kind } { $found }{ $meant }
fault-wording = un texte par langue attendu, trouvé : { $found }
fault-untranslated = manque en « { $language } »
fault-language = n’est pas une langue de ce paquet ({ $known })
fault-list = liste attendue, trouvé : { $found }
fault-length = { $wanted } attendus dans la liste, trouvé : { $found }
fault-twice = { $found } s’y trouve deux fois
fault-table = table attendue, trouvé : { $found }
fault-missing = manque
fault-unknown-field = champ inconnu{ $meant }
fault-unknown-file = fichier inconnu{ $meant }
fault-unknown-section = section inconnue{ $meant }
fault-exactly-one = exactement un de ceux-ci attendu : { $known }
fault-phrase-verb = effet tel que {"{"} verbe = ... {"}"} attendu, trouvé : { $found }
fault-phrase-condition = table telle que {"{"} condition = ... {"}"} attendue, trouvé : { $found }
fault-phrase-count = table telle que {"{"} compte = ... {"}"} attendue, trouvé : { $found }
fault-phrase-modifier = table telle que {"{"} modificateur = ... {"}"} attendue, trouvé : { $found }
fault-phrase-event = table telle que {"{"} événement = ... {"}"} attendue, trouvé : { $found }
fault-phrase-requirement = table telle que {"{"} exigence = ... {"}"} attendue, trouvé : { $found }
fault-phrase-task = table telle que {"{"} tâche = ... {"}"} attendue, trouvé : { $found }
fault-no-verb = aucun verbe « { $word } »{ $meant }
fault-no-condition = aucune condition « { $word } »{ $meant }
fault-no-count = aucun compte « { $word } »{ $meant }
fault-no-modifier = aucun modificateur « { $word } »{ $meant }
fault-no-event = aucun événement « { $word } »{ $meant }
fault-no-requirement = aucune exigence « { $word } »{ $meant }
fault-no-task = aucune tâche « { $word } »{ $meant }
fault-two-verbs = deux verbes dans un effet : { $said }
fault-two-conditions = deux conditions dans une table : { $said }
fault-two-counts = deux comptes dans une table : { $said }
fault-two-modifiers = deux modificateurs dans une table : { $said }
fault-two-events = deux événements dans une table : { $said }
fault-two-requirements = deux exigences dans une table : { $said }
fault-two-tasks = deux tâches dans une table : { $said }
fault-amounts = quantités telles que {"{"} { $word } = 1 {"}"} attendues, trouvé : { $found }
fault-resource = ressource inconnue{ $meant }
fault-entries = entrées [[{ $kind }]] attendues
fault-entry-count = { $wanted } entrées attendues, trouvé : { $found }
fault-printed-entries = le livre en imprime { $printed }, trouvé : { $found }
fault-id-twice = utilisé deux fois
fault-no-header = { $file }: manque ; il nomme le paquet, son jeu, sa version, son format et ses langues
fault-too-deep = imbrication trop profonde
fault-toml = ce n’est pas du TOML : { $error }
fault-other-game = ce paquet est pour « { $theirs } », pas pour « { $ours } »
fault-no-part = { $folder }: manque ; le paquet « { $pack } » n’a pas ce dossier, dont ce module a besoin
fault-unknown-folder = { $folder }: dossier inconnu{ $meant }
fault-no-folder = { $folder } : ce dossier n’existe pas
fault-folder-unread = { $folder } : lecture impossible : { $why }
fault-folder-header = { $folder } : pas de { $file } dans ce dossier, ce n’est donc pas un paquet
fault-folder-not-empty = { $folder } : pas vide ; un paquet ne s’écrit que dans un dossier nouveau ou vide
fault-no-own-file = { $file } n’est pas un fichier du paquet lui-même : l’atelier n’écrit dans aucun autre dossier et ne suit aucun lien
fault-folder-unwritten = { $folder } : écriture impossible : { $why }
fault-file-twice = « { $file } » se trouve à la fois avec le jeu et avec son module « { $module } »
fault-no-bundled = aucun paquet n’accompagne Agon pour le jeu « { $game } »
fault-not-utf = { $file }:{ $line }: ce n’est pas du texte UTF-8
fault-no-game = { $file }: game: Agon n’a pas de jeu « { $game } » ; il a { $known }
fault-not-beneath = aucun paquet « { $over } » ne se trouve dessous (il y a : { $known })
fault-stands-alone = un paquet entier ne se pose sur aucun autre : nommez-en un avec over = "..."
fault-no-id-over = identifiant attendu : c’est par lui que l’on reconnaît une entrée qui change ou ajoute quelque chose
fault-removed-unknown = aucune entrée { $kind } « { $id } » à retirer{ $meant }
fault-remove-form = listes d’identifiants telles que epic = ["..."] attendues
fault-this-order = { $known } attendus, dans cet ordre
fault-expected-one-of = un de ceux-ci attendu : { $known }
fault-belongs = « { $what } » appartient à « { $owner } »
fault-number-taken = « { $other } » a déjà le numéro { $number }
fault-no-such-field = l’entrée n’a pas de champ « { $field } »
fault-limit = seule une réaction a une limite
fault-passive = un pouvoir passif ne contient que { $known }
fault-count = { $wanted } attendus, { $found } trouvés
fault-printed-cards = le livre imprime { $printed } cartes, { $found } trouvées
fault-at-most = { $most } au plus attendu, { $found } trouvé
fault-used-for = sert déjà à une entrée { $kind }

## Ce que peut être une valeur

form-text = un texte
form-wording = un texte par langue
form-id = identifiant d’une entrée { $kind }
form-list = liste : { $item }
form-table = {"{"} { $fields } {"}"}
form-either = l’un de { $forms }
form-or = { $form } ou { $words }
form-field = { $name } = { $form }
form-maybe = [{ $name } = { $form }]
form-amounts = quantités de { $words }
form-verb = effets
form-condition = une condition
form-count = un compte
form-modifier = un modificateur
form-event = un événement
form-requirement = exigences
form-task = Tâches
