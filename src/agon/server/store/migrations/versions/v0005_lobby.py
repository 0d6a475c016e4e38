"""Tables that anybody may find, seats that are kept for somebody, and how many watch."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("listed", sa.Integer, nullable=False, server_default="0"))
    listed = sa.text("listed != 0")
    op.create_index("matches_listed", "matches", ["stage", "changed"], sqlite_where=listed, postgresql_where=listed)
    op.add_column("presence", sa.Column("count", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "reserved",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), primary_key=True),
    )
    op.create_index("reserved_person", "reserved", ["person"])


def downgrade() -> None:
    op.drop_table("reserved")
    op.drop_column("presence", "count")
    op.drop_index("matches_listed", "matches")
    op.drop_column("matches", "listed")
