"""Who people are: persons, their devices and keys."""
