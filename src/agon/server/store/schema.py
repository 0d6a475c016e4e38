"""The tables of the database. `migrations` builds them; a test checks that it builds exactly these."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

ID: Final = 22  # characters of 128 bits in base64
HASH: Final = 64  # hexadecimal digits of SHA-256

# Who finds a table in the lobby (`matches.listed`); else it is found by its link alone.
FOR_ALL: Final = 1
FOR_FRIENDS: Final = 2  # of those who sit there

WATCHERS: Final = -1  # the seat under which `presence` has those who hold none

# A table: what it was made from, and below the line what its journal adds up to, for lists and for bots.
MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # their version when the table was made
    Column("setup", Text, nullable=False),  # seats, seed, modules, options; the key of its pack, if it has one
    Column("seats", Text, nullable=False),  # who sat there when it was made
    Column("origin", String(10), nullable=False),
    Column("parent", String(ID), nullable=False),
    Column("open_seed", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("listed", Integer, nullable=False, server_default="0"),  # who finds it in the lobby
    Column("pace", Text, nullable=False, server_default=""),  # empty: no limit
    Column("rated", Integer, nullable=False, server_default="0"),  # whether its result changes ratings
    Column("hints", Integer, nullable=False, server_default="0"),  # whether people who play each other may have any
    #
    Column("version", Integer, nullable=False),  # the number of the last act
    Column("stage", String(10), nullable=False),
    Column("sitters", Text, nullable=False),
    Column("asked", Integer, nullable=False),  # the seats that are asked, as a mask
    Column("bots", Integer, nullable=False),  # those of them that bots play
    Column("due", BigInteger, nullable=False, server_default="0"),  # when somebody's time runs out; 0: never
    Column("awaited", Text, nullable=False, server_default="[]"),  # people: seat, since which version, since when
    Column("changed", BigInteger, nullable=False),
    Column("thinker", String(ID), nullable=False),  # the process that thinks for the bots of this table,
    Column("thinks_until", BigInteger, nullable=False),  # and until when nobody else may
    Column("counted", Integer, nullable=False, server_default="0"),  # its result is among `results`, or never will be
)
Index(
    "matches_waiting_for_bots",
    MATCHES.c.thinks_until,
    sqlite_where=MATCHES.c.bots != 0,
    postgresql_where=MATCHES.c.bots != 0,
)

Index(
    "matches_listed",
    MATCHES.c.stage,
    MATCHES.c.changed,
    sqlite_where=MATCHES.c.listed != 0,
    postgresql_where=MATCHES.c.listed != 0,
)

Index(
    "matches_due",
    MATCHES.c.due,
    sqlite_where=MATCHES.c.due != 0,
    postgresql_where=MATCHES.c.due != 0,
)

Index(
    "matches_uncounted",
    MATCHES.c.changed,
    sqlite_where=(MATCHES.c.stage == "over") & (MATCHES.c.counted == 0),
    postgresql_where=(MATCHES.c.stage == "over") & (MATCHES.c.counted == 0),
)

# The journal, which is the truth. The id is the order in which SQLite wrote them, and means nothing else.
ACTS: Final = Table(
    "acts",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("match", String(ID), ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("match", "number", name="acts_match_number"),
)

# What lies over the packs of the games at tables that were made so, by its key: they stay as they are, whatever becomes
# of the folder that it was read from.
PACKS: Final = Table(
    "packs",
    METADATA,
    Column("key", String(HASH), primary_key=True),
    Column("body", Text, nullable=False),  # its layers, the lowest first
)

# What was found by looking at matches that are over (`judging.py`).
JUDGEMENTS: Final = Table(
    "judgements",
    METADATA,
    Column("match", String(ID), ForeignKey("matches.id"), primary_key=True),
    Column("agon", String(40), nullable=False),  # the version that found it: another one looks anew
    Column("body", Text, nullable=False),
)

# Somebody, whether they have told anything of themselves or not. A guest is a person without a key.
PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The browsers of persons, each by the hash of its cookie. Without its row a cookie is worth nothing.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("token", String(HASH), primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), nullable=False),
    Column("browser", String(40), nullable=False),
    Column("system", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),  # 0: before there were persons
    Column("seen", BigInteger, nullable=False),
    Column("told", BigInteger, nullable=False),  # until when it knows which other devices have joined
)
Index("devices_person", DEVICES.c.person)

# Passkeys, by what the authenticator calls them. The public key is base64, as is the id.
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), nullable=False),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),  # where the authenticator counts them
    Column("browser", String(40), nullable=False),
    Column("system", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("passkeys_person", PASSKEYS.c.person)

# Links that make a device a person's, once, by the hash of their token.
ENTRANCES: Final = Table(
    "entrances",
    METADATA,
    Column("token", String(HASH), primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # "recovery" or "device"
    Column("until", BigInteger, nullable=False),  # 0: until it is used or replaced
)
Index("entrances_person", ENTRANCES.c.person)

# Questions that a passkey has to answer, once and soon. Whoever answers makes a key for that person, or signs in.
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("challenge", String(100), primary_key=True),
    Column("person", String(ID), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Which persons hold which seats, and since when.
HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("match", String(ID), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)
Index("holders_person", HOLDERS.c.person)

# Seats of a rematch that are kept for whoever sat there before.
RESERVED: Final = Table(
    "reserved",
    METADATA,
    Column("match", String(ID), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), primary_key=True),
)
Index("reserved_person", RESERVED.c.person)

# Matches that were ended, by the ids of their tables: written with their last act, and kept when the table is let go.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("tag", String(ID), nullable=False, unique=True),  # what the archive calls it, which leads to no table
    Column("game", String(40), nullable=False),
    Column("modules", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("against", String(10), nullable=False),  # whom: "people", "bots", "alone", "screen" or "none"
    Column("listed", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("level", Integer, nullable=False),  # how strong all who sat there were at least; 0: not known
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("turn", Integer, nullable=False),  # the place in the order in which results were rated; 0: not yet
)
Index("results_archive", RESULTS.c.listed, RESULTS.c.ended)
Index("results_rated", RESULTS.c.rated, RESULTS.c.turn)

# Who sat there. Of nobody who is known, the person is empty.
PLAYED: Final = Table(
    "played",
    METADATA,
    Column("result", String(ID), ForeignKey("results.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(ID), nullable=False),
    Column("bot", String(20), nullable=False),  # a strength; of a person: who played for them in the end
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),  # taken for their choices
    Column("traits", Text, nullable=False),
    Column("mu", Float, nullable=False),  # the rating after this match; sigma 0: it changed none
    Column("sigma", Float, nullable=False),
)
Index("played_person", PLAYED.c.person)

# Public matches as `.agon` text, packed, without names.
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("result", String(ID), ForeignKey("results.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# How strong somebody is: a person by their id, a bot as in "bot/veteran".
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("who", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("against", String(10), primary_key=True),  # "people" or "bots"
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
Index("ratings_game", RATINGS.c.game, RATINGS.c.against)

# Persons who want to be seen by others, under an address that says nothing of their id.
PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("person", String(ID), ForeignKey("persons.id"), primary_key=True),
    Column("handle", String(ID), nullable=False, unique=True),
    Column("open", Integer, nullable=False),
)

# Contests: several rounds of matches, until somebody has won.
CONTESTS: Final = Table(
    "contests",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("owner", String(ID), nullable=False),
    Column("name", String(60), nullable=False),
    Column("body", Text, nullable=False),  # what was agreed (`club/contest.py`)
    Column("listed", Integer, nullable=False),
    Column("stage", String(10), nullable=False),  # "open", "playing", "over" or "off"
    Column("round", Integer, nullable=False),
    Column("begins", BigInteger, nullable=False),  # by itself; 0: when its owner says so
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
Index("contests_stage", CONTESTS.c.stage, CONTESTS.c.changed)

# Who takes part in one, in the order in which they came.
ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("contest", String(ID), ForeignKey("contests.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(ID), nullable=False),
    Column("name", String(24), nullable=False),
    Column("language", String(10), nullable=False),
    Column("gone", Integer, nullable=False),  # they play no further round
)
Index("entrants_person", ENTRANTS.c.person)

# The tables of its rounds, and who sits there by their numbers (-1: a bot). Without a table: nobody to play with.
BOARDS: Final = Table(
    "boards",
    METADATA,
    Column("contest", String(ID), ForeignKey("contests.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("table", String(ID), nullable=False),
    Column("sitters", Text, nullable=False),
)
Index("boards_table", BOARDS.c.table)

# Links that give a seat, once, by the hash of their token: an open one, or another device a seat of that person.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("token", String(HASH), primary_key=True),
    Column("match", String(ID), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(ID), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
)
Index("links_seat", LINKS.c.match, LINKS.c.seat)

# Who is connected to which process; seat -1: those who watch, and how many.
# Forgotten when the process no longer says so.
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("match", String(ID), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String(ID), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("count", Integer, nullable=False, server_default="1"),
)

# Facts of the whole site, by name (`operating/epoch.py`).
SITE: Final = Table(
    "site",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Who may not come in: the hash of a cookie, an address or a network.
BANS: Final = Table(
    "bans",
    METADATA,
    Column("who", String(HASH), primary_key=True),
    Column("until", BigInteger, nullable=False),  # milliseconds; 0: for ever
    Column("why", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),
)

# In which ways persons want to be told that it is their turn.
CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), nullable=False),
    Column("device", String(HASH), nullable=False),  # of push: the browser that is told; else empty
    Column("way", String(10), nullable=False),  # "push", "email" or "webhook"
    Column("target", Text, nullable=False),
    Column("confirmed", Integer, nullable=False),  # whether whoever is at that end has agreed
    Column("failures", Integer, nullable=False),  # one after the other
    Column("created", BigInteger, nullable=False),
)
Index("channels_person", CHANNELS.c.person)

# When and how often persons want to be told (`notices/manners.py`).
MANNERS: Final = Table(
    "manners",
    METADATA,
    Column("person", String(ID), ForeignKey("persons.id"), primary_key=True),
    Column("body", Text, nullable=False),
    Column("digest", BigInteger, nullable=False),  # when the last digest was sent
)

# Of which question at which table somebody knows, by a message or by having been there.
TOLD: Final = Table(
    "told",
    METADATA,
    Column("match", String(ID), ForeignKey("matches.id"), primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the last message; 0: none
)

# Whom somebody does not want to hear ("mute"), or to meet at all ("block"), and what they were called then.
SHUNNED: Final = Table(
    "shunned",
    METADATA,
    Column("person", String(ID), ForeignKey("persons.id"), primary_key=True),
    Column("other", String(ID), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("shunned_other", SHUNNED.c.other)

# Who calls whom a friend: they are friends when both do. Whether that friend sees who is connected is for each to say.
FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("person", String(ID), ForeignKey("persons.id"), primary_key=True),
    Column("other", String(ID), ForeignKey("persons.id"), primary_key=True),
    Column("name", String(24), nullable=False),  # what the other was called
    Column("shows", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("friends_other", FRIENDS.c.other)

# Links that make whoever uses one a friend of that person, once, by the hash of their token.
FRIEND_LINKS: Final = Table(
    "friend_links",
    METADATA,
    Column("token", String(HASH), primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)
Index("friend_links_person", FRIEND_LINKS.c.person)

# Which persons have spoken at a table that they watch, by what they are called there.
SPEAKERS: Final = Table(
    "speakers",
    METADATA,
    Column("match", String(ID), ForeignKey("matches.id"), primary_key=True),
    Column("speaker", String(ID), primary_key=True),
    Column("person", String(ID), nullable=False),
)
Index("speakers_person", SPEAKERS.c.person)

# What somebody told operators about somebody else at a table.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("reporter", String(ID), nullable=False),
    Column("about", String(ID), nullable=False),  # a person
    Column("match", String(ID), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),  # where they sat; -1: they watched,
    Column("speaker", String(ID), nullable=False),  # under that name
    Column("name", String(24), nullable=False),  # what that person was called there
    Column("number", Integer, nullable=False),  # of a line of chat; 0: of none
    Column("line", String(500), nullable=False),  # that line, as it was
    Column("why", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger, nullable=False),  # when operators were done with it; 0: not yet
)
Index("reports_match", REPORTS.c.match)

# Whose an e-mail address is, with which they sign in, where operators have switched that on.
ADDRESSES: Final = Table(
    "addresses",
    METADATA,
    Column("email", String(254), primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("addresses_person", ADDRESSES.c.person)

# Links that were sent to an address, by the hash of their token: whoever opens one signs in as whose the address is.
# A new address becomes that of whoever asked, if they open it themselves.
MAILED: Final = Table(
    "mailed",
    METADATA,
    Column("token", String(HASH), primary_key=True),
    Column("email", String(254), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(ID), nullable=False, server_default=""),  # who asked; empty for nobody who was known
)
Index("mailed_email", MAILED.c.email)

# Signing in by OpenID Connect: an account at a provider, and whose it is.
IDENTITIES: Final = Table(
    "identities",
    METADATA,
    Column("issuer", String(255), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("person", String(ID), ForeignKey("persons.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("identities_person", IDENTITIES.c.person)

# Who has gone to the provider and is awaited back: by the hash of what went with them, and of what their browser keeps.
DEPARTURES: Final = Table(
    "departures",
    METADATA,
    Column("state", String(HASH), primary_key=True),
    Column("browser", String(HASH), nullable=False),
    Column("person", String(ID), nullable=False),  # who went; empty for nobody who was known
    Column("until", BigInteger, nullable=False),
)
