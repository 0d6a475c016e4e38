"""Bots of one's own that are programs: they are spoken to in lines (docs/bot-protocol.md)."""
