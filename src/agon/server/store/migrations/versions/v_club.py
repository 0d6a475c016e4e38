"""Results, ratings, profiles, contests and the archive."""

import sqlalchemy as sa
from alembic import op

revision = "club"
down_revision: str | None = "0008"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("counted", sa.Integer, nullable=False, server_default="0"))
    over = sa.text("stage = 'over' AND counted = 0")
    op.create_index("matches_uncounted", "matches", ["changed"], sqlite_where=over, postgresql_where=over)
    add_results()
    add_people()
    add_contests()


def add_results() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("tag", sa.String(22), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("modules", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("against", sa.String(10), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_index("results_archive", "results", ["listed", "ended"])
    op.create_index("results_rated", "results", ["rated", "turn"])
    op.create_table(
        "played",
        sa.Column("result", sa.String(22), sa.ForeignKey("results.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("traits", sa.Text, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("played_person", "played", ["person"])
    op.create_table(
        "records",
        sa.Column("result", sa.String(22), sa.ForeignKey("results.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def add_people() -> None:
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("against", sa.String(10), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_game", "ratings", ["game", "against"])
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("handle", sa.String(22), nullable=False, unique=True),
        sa.Column("open", sa.Integer, nullable=False),
    )


def add_contests() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("owner", sa.String(22), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("begins", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("contests_stage", "contests", ["stage", "changed"])
    op.create_table(
        "entrants",
        sa.Column("contest", sa.String(22), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
    )
    op.create_index("entrants_person", "entrants", ["person"])
    op.create_table(
        "boards",
        sa.Column("contest", sa.String(22), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("sitters", sa.Text, nullable=False),
    )
    op.create_index("boards_table", "boards", ["table"])


def downgrade() -> None:
    for table in ("boards", "entrants", "contests", "profiles", "ratings", "records", "played", "results"):
        op.drop_table(table)
    op.drop_index("matches_uncounted", "matches")
    op.drop_column("matches", "counted")
    op.drop_column("matches", "rated")
