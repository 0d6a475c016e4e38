"""Packs with which tables were made."""

import sqlalchemy as sa
from alembic import op

revision = "packs"
down_revision: str | None = "identities"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("packs")
