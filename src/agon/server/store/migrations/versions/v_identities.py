"""Which account at a provider of OpenID Connect is whose, and who has gone there to sign in."""

import sqlalchemy as sa
from alembic import op

revision = "identities"
down_revision: str | None = "mailed_for"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(255), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("identities_person", "identities", ["person"])
    op.create_table(
        "departures",
        sa.Column("state", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("departures")
    op.drop_table("identities")
