"""Persons with devices: seats belong to persons. Links are used once, so those to seats that somebody has end."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("browser", sa.String(40), nullable=False),
        sa.Column("system", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])
    # Whoever had a cookie is a person now, with that one device. The beginning of a hash is a name like any other.
    op.execute("INSERT INTO persons SELECT DISTINCT substr(visitor, 1, 22), '', 0 FROM holders")
    op.execute("INSERT INTO devices SELECT DISTINCT visitor, substr(visitor, 1, 22), '', '', 0, 0, 0 FROM holders")
    op.create_table(
        "held",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO held SELECT match, seat, substr(visitor, 1, 22), 0 FROM holders")
    op.drop_table("holders")
    op.rename_table("held", "holders")
    op.create_index("holders_person", "holders", ["person"])
    op.add_column("links", sa.Column("person", sa.String(22), nullable=False, server_default=""))
    op.execute(
        "DELETE FROM links WHERE EXISTS"
        " (SELECT 1 FROM holders WHERE holders.match = links.match AND holders.seat = links.seat)"
    )


def downgrade() -> None:
    op.drop_column("links", "person")
    op.create_table(
        "held",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
    )
    op.execute(
        "INSERT INTO held SELECT holders.match, holders.seat, devices.token FROM holders"
        " JOIN devices ON devices.person = holders.person"
    )
    op.drop_table("holders")
    op.rename_table("held", "holders")
    op.create_index("holders_visitor", "holders", ["visitor"])
    op.drop_table("devices")
    op.drop_table("persons")
