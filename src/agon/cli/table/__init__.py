"""Playing, watching and replaying in the terminal."""
