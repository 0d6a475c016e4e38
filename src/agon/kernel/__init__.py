"""What every game is built on: questions, matches, chance, events, records, packs. It knows no game."""
