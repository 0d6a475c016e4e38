"""What operators do with a site: look after its tables, keep people out, back it up, move it."""
