"""The base rules of Hybris, one module a chapter of the book. They know no module of the game."""
