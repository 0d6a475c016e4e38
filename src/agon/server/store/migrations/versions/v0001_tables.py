"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("origin", sa.String(10), nullable=False),
        sa.Column("parent", sa.String(22), nullable=False),
        sa.Column("open_seed", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("sitters", sa.Text, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("thinker", sa.String(22), nullable=False),
        sa.Column("thinks_until", sa.BigInteger, nullable=False),
    )
    waiting = sa.text("bots != 0")
    op.create_index(
        "matches_waiting_for_bots", "matches", ["thinks_until"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("match", "number", name="acts_match_number"),
    )
    op.create_table(
        "holders",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
    )
    op.create_index("holders_visitor", "holders", ["visitor"])
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("links_seat", "links", ["match", "seat"])
    op.create_table(
        "presence",
        sa.Column("match", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.String(22), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("presence", "links", "holders", "acts", "matches"):
        op.drop_table(table)
