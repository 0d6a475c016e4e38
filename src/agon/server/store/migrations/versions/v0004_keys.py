"""Keys of persons: passkeys, links that let a device in, and the questions that passkeys answer."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.String(40), nullable=False),
        sa.Column("system", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "entrances",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("entrances_person", "entrances", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(100), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("challenges", "entrances", "passkeys"):
        op.drop_table(table)
