"""TypeScript types of all that is sent, from the classes themselves: `python -m agon.server.typescript` writes them."""

from agon.server.typescript import faces, messages, views

__all__ = ["files"]


def files() -> dict[str, str]:
    """Every file that is written, by its place in `page/src`."""
    return {"wire/messages.ts": messages.declarations(), **views.files(), **faces.files()}
