"""Artemis, the fifth Olympian, who hunts with her rivals' tokens.  Page 3 of the booklet of Cataclysm."""
