"""The rule ledgers: every rule of every book in our own words, one behaviour per entry, in TOML."""
