"""Cataclysm: the Outskirts, the Hangars with their MK, and Chaos.  Pages 4 to 12 of its booklet.

`manifest` says what the module brings. Nothing is imported here: the words of every card are read with its schema.
"""
