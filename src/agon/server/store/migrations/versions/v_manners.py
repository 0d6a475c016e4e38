"""Who is whose friend, whom somebody does not want to meet or to hear, and what was reported to operators."""

import sqlalchemy as sa
from alembic import op

revision = "manners"
down_revision: str | None = "club"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "shunned",
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("other", sa.String(22), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("shunned_other", "shunned", ["other"])
    op.create_table(
        "friends",
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("other", sa.String(22), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("shows", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("friends_other", "friends", ["other"])
    op.create_table(
        "friend_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("friend_links_person", "friend_links", ["person"])
    op.create_table(
        "speakers",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("speaker", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
    )
    op.create_index("speakers_person", "speakers", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("reporter", sa.String(22), nullable=False),
        sa.Column("about", sa.String(22), nullable=False),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("speaker", sa.String(22), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("line", sa.String(500), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=False),
    )
    op.create_index("reports_match", "reports", ["match"])


def downgrade() -> None:
    for table in ("reports", "speakers", "friend_links", "friends", "shunned"):
        op.drop_table(table)
