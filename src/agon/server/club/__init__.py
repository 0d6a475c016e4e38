"""A club: what came of matches, how strong people are, contests, and the open archive."""
