"""Matches for learners: actions by number, observations as bytes, rewards. Needs nothing but the standard library."""
