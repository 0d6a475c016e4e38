# Les mots dont se compose ce que fait le matériel.
# Les messages hybris-part-... ne servent que dans d’autres messages, dont ils prennent les arguments.

## Comment les membres de phrase se joignent


## À qui, et où

hybris-part-own-m = { $person ->
        [they] son
       *[you] votre
    }
hybris-part-own-f = { $person ->
        [they] sa
       *[you] votre
    }
hybris-part-own-many = { $person ->
        [they] ses
       *[you] vos
    }
hybris-part-one-has = { $person ->
        [they] ce joueur a
       *[you] vous avez
    }
hybris-part-which-one-has = { $person ->
        [they] qu’il a
       *[you] que vous avez
    }
hybris-part-place-here = { $here ->
        [tile] dans cette Ville
       *[there] sur place
    }
hybris-part-at-most = { $max ->
        [0] {""}
       *[other] {" "}({ $max } au plus)
    }

## Les ressources et leurs quantités

hybris-amount = { $number } { $resource }
hybris-amount-showing = { $number } { $resource } qui { $number ->
        [one] montre
       *[other] montrent
    } { $element }
hybris-amount-enhanced = { hybris-part-own-f } carte Conflit Améliorée

hybris-resource-vp = { $number ->
        [one] Point de Victoire
       *[other] Points de Victoire
    }
hybris-resource-aegis = { $number ->
        [one] Aegis
       *[other] Aegis
    }
hybris-resource-follower = { $number ->
        [one] Fidèle
       *[other] Fidèles
    }
hybris-resource-prayer = { $number ->
        [one] Prière
       *[other] Prières
    }
hybris-resource-grandeur = { $number ->
        [one] Grandeur
       *[other] Grandeur
    }
hybris-resource-kindness = { $number ->
        [one] Bonté
       *[other] Bonté
    }
hybris-resource-determination = { $number ->
        [one] Détermination
       *[other] Détermination
    }
hybris-resource-conflict-card = { $number ->
        [one] carte Conflit
       *[other] cartes Conflit
    }
hybris-resource-coliseum-card = { $number ->
        [one] carte du Colisée
       *[other] cartes du Colisée
    }
hybris-resource-premonition = { $number ->
        [one] Prémonition
       *[other] Prémonitions
    }
hybris-resource-bonus-location = { $number ->
        [one] jeton Lieu Bonus
       *[other] jetons Lieu Bonus
    }
hybris-resource-generated-prayer = { $number ->
        [one] Prière générée
       *[other] Prières générées
    }
hybris-resource-enhanced-card = { $number ->
        [one] carte Conflit Améliorée
       *[other] cartes Conflit Améliorées
    }
hybris-resource-temple = { $number ->
        [one] Temple
       *[other] Temples
    }
hybris-resource-spark = { $number ->
        [one] Étincelle
       *[other] Étincelles
    }
hybris-resource-prophet = { $number ->
        [one] Prophète
       *[other] Prophètes
    }
hybris-resource-hero = { $number ->
        [one] Héros
       *[other] Héros
    }
hybris-resource-character = { $number ->
        [one] Prophète ou Héros
       *[other] Prophètes ou Héros
    }
hybris-resource-laurel = { $number ->
        [one] laurier
       *[other] lauriers
    }

## Éléments, types, pièces, bords

hybris-element-fire = Feu
hybris-element-water = Eau
hybris-element-earth = Terre
hybris-element-air = Air
hybris-element-times = { $number } { $element }

hybris-type-architecture = Architecture
hybris-type-culture = Culture
hybris-type-military = Militaire
hybris-type-science = Science
hybris-type-social = Social

hybris-card-type-weapon = Arme
hybris-card-type-manoeuvre = Manœuvre
hybris-card-type-miracle = Miracle

hybris-item-spark = Étincelle
hybris-item-temple = Temple
hybris-item-prophet = Prophète
hybris-item-hero = Héros

hybris-edge-n = haut
hybris-edge-e = droite
hybris-edge-s = bas
hybris-edge-w = gauche

hybris-letter-alpha = alpha
hybris-letter-beta = bêta
hybris-letter-gamma = gamma

hybris-character-any = un personnage
hybris-character-olympian = un Olympien
hybris-character-hero = un Héros
hybris-character-prophet = un Prophète
hybris-character-ally = un Héros du Colisée allié
hybris-character-this = ce Héros
hybris-own-character-any = un de vos personnages
hybris-own-character-olympian = votre Olympien
hybris-own-character-hero = un de vos Héros
hybris-own-character-prophet = un de vos Prophètes
hybris-own-character-ally = un de vos Héros du Colisée alliés

## Lieux

hybris-at-olympus = à l’Olympe
hybris-at-coliseum = au Colisée
hybris-at-underworld = aux Enfers
hybris-at-fates = chez les Moires
hybris-at-oracle = à l’Oracle
hybris-at-forge = à la Forge
hybris-at-mortal-world = au Monde Mortel
hybris-at-city = à { $city }

hybris-from-olympus = de l’Olympe
hybris-from-coliseum = du Colisée
hybris-from-underworld = des Enfers
hybris-from-fates = de chez les Moires
hybris-from-oracle = de l’Oracle
hybris-from-forge = de la Forge
hybris-from-mortal-world = du Monde Mortel
hybris-from-city = depuis { $city }
hybris-from-here = { $here ->
        [tile] de cette Ville
       *[there] de cet endroit
    }

## Les actions, et ce que fait chacune

hybris-action-convert = Convertir
hybris-action-conceive = Concevoir
hybris-action-craft = Fabriquer
hybris-action-produce = Produire
hybris-action-perceive = Percevoir
hybris-action-omen = Présage
hybris-action-achieve = S’Accomplir
hybris-action-train = S’Entraîner
hybris-action-fight = Combattre
hybris-action-resurrect = Ressusciter
hybris-action-drain = Drainer
hybris-action-influence = Influencer
hybris-action-deploy = Déployer

hybris-action-line = { $action } : { $does }.
hybris-does-convert = payez en Prières des lignes du tableau de conversion, autant de fois que vous voulez
hybris-does-conceive = prenez n’importe quelle Technologie des piles et mettez-la sur la case A de l’Atelier
hybris-does-craft = payez le coût d’une de vos Technologies de l’Atelier, { $b } de moins sur la case B et { $c } de moins sur la C ; elle passe à l’Usine
hybris-does-produce = chaque Technologie de l’Usine avance de 1 case ; après la dernière, elle va au stockage de son propriétaire, qui en contient { $storage }. Si vous en faites sortir une d’un adversaire, { $exit }
hybris-does-perceive = gagnez 1 Point de Victoire et 1 Prémonition
hybris-does-omen = posez près de l’Oracle une carte Conflit qui montre un nouvel Élément et payez 1 Fidèle ; regardez le prochain Primordial, dont le Courroux I vous épargnera
hybris-does-achieve = tentez un Chant d’une Épopée, ou livrez un Affrontement
hybris-does-train = gagnez 1 carte du Colisée
hybris-does-fight = combattez un Héros du Colisée, qui devient votre allié si vous gagnez
hybris-does-resurrect = ramenez un de vos Héros vaincus dans votre réserve
hybris-does-drain = gagnez autant d’Aegis qu’en donne le Primordial du dessus de la pile
hybris-does-influence = gagnez la Bonté de la Ville, puis ses Fidèles ou son Service ; votre Temple y ajoute 1 Bonté ou 1 Fidèle
hybris-does-deploy = posez dans la Ville une Technologie stockée ; gagnez ses Points de Victoire, ses Prières et les bonus de votre piste de Bonté, et 1 Point de Victoire par Technologie qui lui est connectée. Les autres peuvent contester
