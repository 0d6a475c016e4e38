## Un tour et les lieux

hybris-lesson-turns = Un tour, et à quoi servent les lieux
    .about = Piliers, planification, personnages, Cités, Oracle et Olympien
    .done = C’était presque tout un Âge : planifier, envoyer chacun à son tour, puis passer. Quand tous ont passé, l’Âge suivant commence par de nouveaux Piliers.
hybris-lesson-turns-pillar = Vous êtes Athéna. Un Âge commence par un Pilier : son numéro dit qui joue en premier, sa moitié haute est à vous une fois dans l’Âge, sa moitié basse va à tous les autres. Prenez un des deux proposés.
    .title = Un Pilier pour l’Âge
hybris-lesson-turns-heroes = Vous planifiez en secret : sous chaque personnage, un jeton dit où il ira. Les Héros sont bien dans le Monde Mortel, où sont les Cités et où ils peuvent combattre. Envoyez-y les deux.
    .title = Planifier : vos Héros
hybris-lesson-turns-prophets = Les Prophètes ne combattent pas, mais servent bien ailleurs. Envoyez l’un à l’Oracle et l’autre sur l’Olympe.
    .title = Planifier : vos Prophètes
hybris-lesson-turns-activate = On joue maintenant à tour de rôle. Dans un tour on active un personnage, pour 1 Aegis, et il va où dit son jeton. Activez un Héros.
    .title = Un tour
hybris-lesson-turns-city = Dans le Monde Mortel chaque Cité a un emplacement. Le prendre apporte aussi des Prières dans le Puits. Choisissez une Cité : chacune dit ce que donne Influencer.
    .title = Une Cité
hybris-lesson-turns-influence = Sur place, votre Héros fait une action du lieu. Influencer donne la Bonté de la Cité, puis ses Fidèles ou son Service. Faites-le.
    .title = Une action
hybris-lesson-turns-end = Choisissez ce que vous voulez de la Cité. Fidèles et Aegis servent à payer, la Bonté devient des points quand on déploie. Puis finissez votre tour.
    .title = Ce que vous avez gagné
hybris-lesson-turns-oracle = À l’Oracle, Percevoir donne un point et une Prémonition : un but secret qui paie quand il est atteint. Activez le Prophète qui y va. Si l’adversaire vous dérange entre-temps, répondez comme vous voulez.
    .title = L’Oracle
hybris-lesson-turns-olympian = Votre Olympien n’a pas besoin de jeton et ne coûte rien : Athéna va où vous voulez. Finissez votre tour, puis activez-la et allez sur l’Olympe.
    .title = Votre Olympien
hybris-lesson-turns-resolve = Quand votre Olympien agit, votre Pilier se résout : avant son action, après, ou avant la fin du tour. Résolvez-le maintenant, et prenez sa moitié haute.
    .title = Résoudre son Pilier
    .missed = Refusée, la moitié haute est perdue pour cet Âge. Revenez en arrière et prenez-la.

## Les Technologies

hybris-lesson-technologies = Les Technologies, de l’idée à la Cité
    .about = Déployer, Concevoir, Fabriquer, Produire, et ce qu’apporte une tuile
    .done = Idée, Atelier, Usine, stockage, Cité : cinq places, et quelques tours de travail par tuile. Les connexions et les Temples rendent le dernier pas plus précieux.
hybris-lesson-technologies-deploy = Une Technologie est prête dans votre stockage. Un Héros dans une Cité peut l’y déployer : elle paie ses points et ses Prières, votre Bonté donne davantage, et elle reste sur la carte. Activez Ulysse, choisissez une Cité et une case.
    .title = Déployer
hybris-lesson-technologies-conceive = Les idées viennent de l’Olympe. Votre Prophète peut concevoir n’importe quelle tuile des piles : elle va à l’Atelier. Les cinq proposées coûtent peu. Pointez-les pour les lire, et prenez-en une.
    .title = Concevoir
hybris-lesson-technologies-craft = À la Forge on paie une idée, et elle entre dans l’Usine. Plus elle a avancé dans l’Atelier, moins elle coûte. Activez Diomède et fabriquez la vôtre.
    .title = Fabriquer
hybris-lesson-technologies-produce = Chaque tuile qui entre dans l’Usine pousse les autres ; celle qui sort va dans le stockage de son propriétaire, prête à être déployée. Produire pousse aussi. Envoyez Athéna à la Forge et produisez.
    .title = Produire

## Combat et Quêtes

hybris-lesson-combat = Combat et Quêtes
    .about = Force, cartes Conflit, Détermination, et un Affrontement chez les Moires
    .done = Contre d’autres joueurs c’est pareil avec des cartes posées face cachée, et chacun peut s’arrêter. Les Héros vaincus gisent aux Enfers jusqu’à ce qu’on les ramène.
hybris-lesson-combat-might = Ulysse va combattre un Cyclope. Devenez d’abord fort : Athéna tient le Pilier de l’Ambition, qui donne +3 en Force dans chaque Combat de l’Âge. Activez-la et résolvez le Pilier.
    .title = De la Force pour un Âge
hybris-lesson-combat-fates = Les Quêtes sont visibles chez les Moires. Finissez votre tour, puis activez Ulysse, que son jeton y mène, et choisissez S’Accomplir.
    .title = Les Moires
hybris-lesson-combat-quest = Polyphème est un Affrontement : un Combat contre le jeu, pour une récompense. Sa Force est imprimée, et une carte du Colisée s’y ajoute. Tentez-le.
    .title = Un Affrontement
hybris-lesson-combat-cards = Jouez des cartes jusqu’à dépasser son total, puis arrêtez. Chaque point rouge d’une carte coûte une Détermination, une carte sans point est gratuite ; deux voisines aux symboles assortis forment un combo et ajoutent de la Force. Stratagème apporte de nouvelles cartes : gardez ce qui aide.
    .title = Les cartes
    .missed = Vous vous êtes arrêté trop tôt : il faut un total plus haut, et Ulysse est vaincu. Revenez en arrière si possible, ou recommencez, et jouez jusqu’à dépasser.

## Les Améliorations, et comment on gagne

hybris-lesson-upgrades = Les Améliorations, et comment on gagne
    .about = Des Prières en pièces, des pièces hors de leurs tuiles, et les deux façons de gagner
    .done = Qui débloque ses six Améliorations fait son Ascension et gagne aussitôt. Sinon les points décident après le dernier Âge. Vous en savez assez pour une partie entière : essayez avec la chouette à vos côtés.
hybris-lesson-upgrades-olympus = Vos six tuiles d’Amélioration portent des pièces : Étincelles, Héros, Prophètes, Temples. La dernière pièce ôtée, leur pouvoir est à vous jusqu’à la fin. Les Prières achètent des pièces, sur l’Olympe : envoyez-y Athéna et convertissez.
    .title = Sur l’Olympe
hybris-lesson-upgrades-convert = Regardez vos tuiles avant de payer. Chouette Chevêche ne porte qu’une Étincelle ; Ergané en porte une aussi, mais deux pièces de plus derrière. Convertissez des Prières en Étincelle, et ôtez celle de Chouette Chevêche.
    .title = La bonne pièce
    .missed = Ergané porte encore deux pièces, rien n’est débloqué. Revenez en arrière, et prenez l’Étincelle de Chouette Chevêche.
hybris-lesson-upgrades-rest = Débloquée ! Ce que dit la tuile est à vous, et souvent cela paie aussitôt. Dépensez le reste de vos Prières en points si vous voulez, résolvez votre Pilier, et finissez le tour.
    .title = Une Amélioration
hybris-lesson-upgrades-pass = Quand on ne peut plus rien, on passe : les jetons inutilisés reviennent, et l’Âge finit quand tous ont passé. L’adversaire agira peut-être avant ; répondez comme vous voulez.
    .title = Passer
