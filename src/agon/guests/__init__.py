"""People's own bots that are programs and talk in lines of text (docs/bot-protocol.md)."""
