"""Which e-mail address is whose, and links that were sent to one to sign in with."""

import sqlalchemy as sa
from alembic import op

revision = "sign_in"
down_revision: str | None = "manners"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("email", sa.String(254), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("addresses_person", "addresses", ["person"])
    op.create_table(
        "mailed",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("mailed_email", "mailed", ["email"])


def downgrade() -> None:
    op.drop_table("mailed")
    op.drop_table("addresses")
