"""The Persian Invasion on the board of Lords of Hellas in the terminal."""
