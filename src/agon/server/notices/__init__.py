"""It is your turn: telling people who are not at the table, in the ways that they have switched on."""
