"""The designer's table: a pack in a folder of this machine, browsed, changed, tried and weighed in the page."""
