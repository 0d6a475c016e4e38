"""How persons want to be told that it is their turn, and of what they know."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("awaited", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_person", "channels", ["person"])
    op.create_table(
        "manners",
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("digest", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("told", "manners", "channels"):
        op.drop_table(table)
    op.drop_column("matches", "awaited")
