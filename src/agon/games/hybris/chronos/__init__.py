"""One player against Chronos: six Concepts, chains, three Avatars.  The player aid of the solo mode."""
