"""Statements that each kind of database has in its own words."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite


def or_nothing(table: Table, *keys: str) -> dict[str, Any]:
    """For each dialect, an insert that gives and does nothing where the row is there already."""
    return {
        name: dialect.insert(table).on_conflict_do_nothing(index_elements=keys).returning(table.c[keys[0]])
        for name, dialect in (("postgresql", postgresql), ("sqlite", sqlite))
    }
