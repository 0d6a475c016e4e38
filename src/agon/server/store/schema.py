"""The tables of the database. `migrations` builds them; a test checks that it builds exactly these."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

METADATA: Final = MetaData()

ID: Final = 22  # characters of 128 bits in base64
HASH: Final = 64  # hexadecimal digits of SHA-256

# A table: what it was made from, and below the line what its journal adds up to, for lists and for bots.
MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # their version when the table was made
    Column("setup", Text, nullable=False),  # seats, modules, options, seed
    Column("seats", Text, nullable=False),  # who sat there when it was made
    Column("origin", String(10), nullable=False),
    Column("parent", String(ID), nullable=False),
    Column("open_seed", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("listed", Integer, nullable=False, server_default="0"),  # whether anybody may find it in the lobby
    Column("pace", Text, nullable=False, server_default=""),  # empty: no limit
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
