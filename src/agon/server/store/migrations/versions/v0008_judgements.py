"""What was found by looking at matches that are over; and whether people who play each other may have hints."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "judgements",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("agon", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("judgements")
    op.drop_column("matches", "hints")
