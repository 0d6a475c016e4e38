"""Cataclysm: the Outskirts, the Hangars and Chaos.  Pages 4 to 12 of its booklet."""
