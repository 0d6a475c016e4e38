"""The rules of Lords of Hellas, one module a chapter."""
