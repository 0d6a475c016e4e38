# Settings of the server: what each means, what it can be, and what is wrong with one.

## What each setting means

setting-host = The address to listen at; 0.0.0.0 lets others of the network in
setting-port = The port to listen at; 0 takes any that is free
setting-hosts = The names by which the server is reached: a request for another name is refused. Addresses, localhost, names that end in .local and the machine’s own name are always allowed
setting-proxies = The addresses of proxies, which are believed when they say for whom they ask (X-Forwarded-For, X-Forwarded-Proto)
setting-database-url = Where games are kept: an SQLite file, or the address of a PostgreSQL database; if empty, agon.db in the user’s data folder
setting-workers = How many processes serve on the one port
setting-bot-processes = How many processes think for bots, for each worker; 0: together one less than there are cores
setting-page = Another folder for the page as built
setting-limits = Whether one address may only do so much; off for load tests, and where everybody is trusted
setting-sockets = How many sockets one address may have open at a worker
setting-connections = How many connections of one address may ask for something at once, at a worker; a proxy counts as one address
setting-log = How what happens is told, on standard error: lines for people, or one JSON object a line. Secrets are in neither
setting-log-level = What is told: this and what is worse
setting-operator-key = The key with which operators use their page and read /metrics from other machines; if empty, neither can be done
setting-expire-lobby = After how many days without a change a table that never began is removed; 0: never
setting-expire-playing = After how many days without a change a match that was not ended is removed; 0: never
setting-expire-over = After how many days a match that is over is removed; 0: never
setting-expire-guests = After how many days a guest is removed who has no key, sits nowhere and was not seen; 0: never
setting-archive = The folder, shared by all processes, for a file of each month with all public matches; if empty, none are made
setting-public-url = The address of the site as everybody knows it (https://…): what links in e-mails and webhooks begin with
setting-push-contact = An e-mail address that push services are given, to reach whoever runs the server; with it people can be told by their browsers that it is their turn
setting-smtp-url = The server that takes e-mail, smtp://user:password@host:587 or smtps://…; with it people can be told by e-mail
setting-mail-from = From whom e-mails come, such as Agon <agon@example.org>
setting-email-sign-in = Whether people can sign in by a link that is sent to their e-mail address; it needs smtp_url
setting-oidc-issuer = The provider of OpenID Connect with whose accounts people can sign in (https://…), as it calls itself; if empty, nobody can. Register PUBLIC_ADDRESS/signed-in there as the address to come back to
setting-oidc-client-id = By what the provider knows this server
setting-oidc-secret = The secret with which this server shows the provider who it is; empty if it gave none
setting-oidc-name = What the provider is called on the page; if empty, the name of its host
setting-webhooks = Whether people can be told in Discord, Slack or ntfy
setting-private-targets = Whether browsers and webhooks may lie at addresses that the internet cannot reach; on only where everybody is trusted

## What a setting can be

setting-is-text = a text
setting-is-secret = a secret of at least 16 characters, never shown
setting-is-hidden = a text that is never shown
setting-is-whole = a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
setting-is-one-of = one of: { $known }
setting-is-list = a list of texts; in the environment, with commas between them

## Where one was set

config-from-file = from { $path }
config-from-variable = from the environment, { $name }
config-from-command = from the command line
config-from-nowhere = as it usually is

## What is wrong

config-unreadable = { $path }: cannot be read ({ $detail })
config-not-toml = { $path }: is no TOML ({ $detail })
config-unknown = { $path }: there is no setting “{ $name }”. There are: { $known }
config-wrong = “{ $value }” cannot be the setting { $name } ({ $origin }): it is { $kind }
config-needs = { $name } is missing: { $other } cannot be used without it.
config-smtp = smtp_url begins with smtp:// or smtps://.
config-no-library = The library { $name } is missing: pip install "agon[{ $extra }]".
config-issuer = oidc_issuer is an address that begins with https:// (or http:// on this machine), without ? and #.
