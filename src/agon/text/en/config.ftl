# Settings of the server: what each means, what it can be, and what is wrong with one.

## What each setting means

setting-host = The address to listen on; 0.0.0.0 lets in others on the network
setting-port = The port to listen on; 0 takes any free one
setting-hosts = The names by which the server is reached: a request for any other name is refused. Addresses, localhost, names that end in .local and the machine’s own name are always allowed
setting-proxies = The addresses of trusted proxies, which say on whose behalf they ask (X-Forwarded-For, X-Forwarded-Proto)
setting-database-url = Where games are kept: an SQLite file, or the address of a PostgreSQL database; if empty, agon.db in the user’s data folder
setting-workers = How many processes serve on the one port
setting-bot-processes = How many processes per worker think for bots; 0: one less than there are cores, over all workers
setting-packs = Folders of packs that tables can be made with, beside those that come with Agon
setting-workshop = The folder of a pack that is written in the page, at /workshop; for this machine alone
setting-page = The folder of the built page, if not the usual one
setting-limits = Whether requests from one address are limited; off for load tests, and where everybody is trusted
setting-sockets = How many sockets one address may have open on each worker
setting-connections = How many connections from one address may make requests at once, on each worker; a proxy counts as one address
setting-log = The form of the log on standard error: lines for people, or one JSON object per line. Neither contains secrets
setting-log-level = What is logged: this level and above
setting-operator-key = The key with which operators use their page and read /metrics from other machines; if empty, neither is possible
setting-expire-lobby = After how many days without a change a table that never began is removed; 0: never
setting-expire-playing = After how many days without a change an unfinished match is removed; 0: never
setting-expire-over = After how many days a finished match is removed; 0: never
setting-expire-guests = After how many days without a visit a guest is removed who has no key and sits nowhere; 0: never
setting-archive = The folder, shared by all processes, for monthly files of all public matches; if empty, none are made
setting-public-url = The public address of the site (https://…), with which links in e-mails and webhooks begin
setting-push-contact = An e-mail address at which push services can reach whoever runs the server; if set, browsers can tell people that it is their turn
setting-smtp-url = The server that sends e-mail, smtp://user:password@host:587 or smtps://…; if set, people can be told by e-mail
setting-mail-from = The sender of e-mails, such as Agon <agon@example.org>
setting-email-sign-in = Whether people can sign in with a link sent to their e-mail address; needs smtp_url
setting-oidc-issuer = The OpenID Connect provider whose accounts people can sign in with (https://…), as it names itself; if empty, nobody can. Register PUBLIC_ADDRESS/signed-in there as the redirect address
setting-oidc-client-id = The name under which the provider knows this server
setting-oidc-secret = The secret by which the provider recognises this server; empty if it gave none
setting-oidc-name = What the provider is called on the page; if empty, the name of its host
setting-webhooks = Whether people can be told in Discord, Slack or ntfy
setting-private-targets = Whether browsers and webhooks may have addresses that the internet cannot reach; on only where everybody is trusted

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
config-from-nowhere = the default

## What is wrong

config-unreadable = { $path }: cannot be read ({ $detail })
config-not-toml = { $path }: is not TOML ({ $detail })
config-unknown = { $path }: there is no setting “{ $name }”. There are: { $known }
config-wrong = “{ $value }” cannot be the setting { $name } ({ $origin }): it is { $kind }
config-needs = { $name } is missing: { $other } cannot be used without it.
config-smtp = smtp_url must begin with smtp:// or smtps://.
config-no-library = The library { $name } is missing: pip install "agon[{ $extra }]".
config-issuer = oidc_issuer must be an address that begins with https:// (or http:// on this machine), without ? and #.
