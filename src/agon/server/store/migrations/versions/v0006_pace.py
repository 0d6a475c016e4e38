"""How long people may take at a table, and when the time of the next of them runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("pace", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
    due = sa.text("due != 0")
    op.create_index("matches_due", "matches", ["due"], sqlite_where=due, postgresql_where=due)


def downgrade() -> None:
    op.drop_index("matches_due", "matches")
    op.drop_column("matches", "due")
    op.drop_column("matches", "pace")
