"""The commands that report: on rules and packs, on series of games, and on speed."""
