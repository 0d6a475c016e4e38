"""What operators decide: who is banned; and facts of the whole site."""

import sqlalchemy as sa
from alembic import op

revision = "operators"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "site",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("site")
