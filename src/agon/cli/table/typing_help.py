"""Editing of the line that is typed: completion by Tab, and a history. Where there is no readline, neither."""

import importlib.util
import sys

if importlib.util.find_spec("readline") is not None:
    import readline

    def complete_with(words: list[str]) -> None:
        """Complete these words from now on."""
        if not sys.stdin.isatty():
            return

        def complete(start: str, number: int) -> str | None:
            found = [word for word in words if word.startswith(start)]
            return found[number] if number < len(found) else None

        readline.set_completer_delims(" ?")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")

    def forget_typed() -> None:
        """Nobody can page back to what was typed before."""
        readline.clear_history()

else:

    def complete_with(words: list[str]) -> None:
        """Nothing to complete with."""

    def forget_typed() -> None:
        """Nothing was kept."""
