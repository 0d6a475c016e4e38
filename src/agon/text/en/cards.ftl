## How the clauses of cards are put together, in every game

cards-join-comma = { $first }, { $rest }
cards-join-and = { $first } and { $rest }
cards-join-or = { $first } or { $rest }
cards-join-or-else = { $first }, or { $rest }
cards-join-or-when = { $first } or when { $rest }
cards-join-and-if = { $first } and { $rest }
cards-join-or-if = { $first } or { $rest }
cards-join-then = { $first }, then { $rest }
cards-join-semicolon = { $first }; { $rest }
cards-join-semicolon-then = { $first }; then { $rest }
cards-join-sentences = { $first } { $rest }
cards-nothing = nothing
cards-if = if { $condition }
cards-unless = unless { $condition }
cards-figure = { $number }
cards-named = { $name }
