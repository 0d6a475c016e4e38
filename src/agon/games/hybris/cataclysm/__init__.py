"""Cataclysm: the Outskirts, the Hangars with their MK, and Chaos.  Pages 4 to 12 of its booklet."""

from agon.games.hybris.cataclysm.manifest import OPTIONS, install, unpack

__all__ = ["OPTIONS", "install", "unpack"]
