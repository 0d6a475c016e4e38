# Réglages du serveur : ce que chacun veut dire, ce qu’il peut être, et ce qui ne va pas.

## Ce que veut dire chaque réglage

setting-host = L’adresse à écouter ; 0.0.0.0 laisse entrer le réseau
setting-port = Le port à écouter ; 0 en prend un qui est libre
setting-hosts = Les noms sous lesquels on atteint le serveur : une requête pour un autre nom est refusée. Les adresses, localhost, les noms en .local et celui de la machine sont toujours admis
setting-proxies = Les adresses des mandataires, crus quand ils disent pour qui ils demandent (X-Forwarded-For, X-Forwarded-Proto)
setting-database-url = Où garder les parties : un fichier SQLite, ou l’adresse d’une base PostgreSQL ; si vide, agon.db dans le dossier de données de l’utilisateur
setting-workers = Combien de processus servent sur ce port
setting-bot-processes = Combien de processus réfléchissent pour les bots, pour chaque processus serveur ; 0 : ensemble un de moins que de cœurs
setting-packs = Des dossiers de paquets avec lesquels on peut ouvrir des tables, outre ceux d’Agon
setting-workshop = Le dossier d’un paquet que l’on écrit dans la page, à /workshop ; pour cette seule machine
setting-page = Un autre dossier pour la page construite
setting-limits = Si une adresse ne peut faire qu’un certain nombre de choses ; off pour les essais de charge, et là où l’on se fie à tous
setting-sockets = Combien de sockets une adresse peut tenir ouverts auprès d’un processus serveur
setting-connections = Combien de connexions d’une adresse peuvent demander quelque chose à la fois, auprès d’un processus serveur ; un mandataire compte pour une adresse
setting-log = Comment ce qui arrive est raconté, sur la sortie d’erreur : des lignes à lire, ou un objet JSON par ligne. Aucun secret n’y figure
setting-log-level = Ce qui est raconté : ceci, et ce qui est plus grave
setting-operator-key = La clé avec laquelle les opérateurs se servent de leur page et lisent /metrics depuis d’autres machines ; si elle est vide, ni l’un ni l’autre
setting-expire-lobby = Après combien de jours sans changement on supprime une table qui n’a jamais commencé ; 0 : jamais
setting-expire-playing = Après combien de jours sans changement on supprime une partie inachevée ; 0 : jamais
setting-expire-over = Après combien de jours on supprime une partie finie ; 0 : jamais
setting-expire-guests = Après combien de jours on oublie un invité sans clé, assis nulle part et qu’on n’a pas revu ; 0 : jamais
setting-archive = Le dossier, commun à tous les processus, où chaque mois reçoit un fichier de toutes les parties publiques ; vide : aucun
setting-public-url = L’adresse du site telle que tout le monde la connaît (https://…) : le début des liens dans les courriels et les webhooks
setting-push-contact = Une adresse de courriel donnée aux services de notification, pour joindre qui s’occupe du serveur ; avec elle, les navigateurs peuvent prévenir les gens que c’est leur tour
setting-smtp-url = Le serveur qui prend le courrier, smtp://nom:mot-de-passe@hôte:587 ou smtps://… ; avec lui, on peut être prévenu par courriel
setting-mail-from = De qui viennent les courriels, par exemple Agon <agon@example.org>
setting-email-sign-in = Si l’on peut se connecter par un lien envoyé à son adresse électronique ; il faut smtp_url
setting-oidc-issuer = Le fournisseur OpenID Connect dont les comptes permettent de se connecter (https://…), tel qu’il se nomme lui-même ; vide : personne ne le peut. Déclarez-y ADRESSE_PUBLIQUE/signed-in comme adresse de retour
setting-oidc-client-id = Sous quel nom le fournisseur connaît ce serveur
setting-oidc-secret = Le secret par lequel ce serveur prouve au fournisseur qui il est ; vide s’il n’en a pas donné
setting-oidc-name = Comment la page appelle le fournisseur ; vide : le nom de son hôte
setting-webhooks = Si l’on peut être prévenu dans Discord, Slack ou ntfy
setting-private-targets = Si les navigateurs et les webhooks peuvent se trouver à des adresses qu’internet n’atteint pas ; à n’activer que là où l’on se fie à tout le monde

## Ce que peut être un réglage

setting-is-text = un texte
setting-is-secret = un secret d’au moins 16 caractères, jamais montré
setting-is-hidden = un texte qui n’est jamais montré
setting-is-whole = un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
setting-is-one-of = l’un de : { $known }
setting-is-list = une liste de textes ; dans l’environnement, séparés par des virgules

## Où il a été réglé

config-from-file = de { $path }
config-from-variable = de l’environnement, { $name }
config-from-command = de la ligne de commande
config-from-nowhere = comme d’habitude

## Ce qui ne va pas

config-unreadable = { $path } : illisible ({ $detail })
config-not-toml = { $path } : n’est pas du TOML ({ $detail })
config-unknown = { $path } : il n’y a pas de réglage « { $name } ». Il y a : { $known }
config-wrong = « { $value } » ne peut pas être le réglage { $name } ({ $origin }) : c’est { $kind }
config-needs = { $name } manque : { $other } ne peut servir sans lui.
config-smtp = smtp_url commence par smtp:// ou smtps://.
config-no-library = La bibliothèque { $name } manque : pip install "agon[{ $extra }]".
config-issuer = oidc_issuer est une adresse qui commence par https:// (ou http:// sur cette machine), sans point d’interrogation ni croisillon.
