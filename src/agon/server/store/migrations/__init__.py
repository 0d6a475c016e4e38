"""The history of the database's schema, for Alembic. Applied when the server starts."""
