"""What every game stands on: questions, matches, chance, events, records, packs. No game in it."""
