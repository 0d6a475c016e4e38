"""Run by Alembic: migrations on the connection that the server hands over."""

from alembic import context

from agon.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
