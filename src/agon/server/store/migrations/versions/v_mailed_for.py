"""Who asked for a link to sign in with."""

import sqlalchemy as sa
from alembic import op

revision = "mailed_for"
down_revision: str | None = "sign_in"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    with op.batch_alter_table("mailed") as table:
        table.add_column(sa.Column("person", sa.String(22), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("mailed") as table:
        table.drop_column("person")
