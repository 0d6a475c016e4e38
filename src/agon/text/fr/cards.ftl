## Comment les phrases des cartes s’assemblent, dans chaque jeu

cards-join-comma = { $first }, { $rest }
cards-join-and = { $first } et { $rest }
cards-join-or = { $first } ou { $rest }
cards-join-or-else = { $first }, ou { $rest }
cards-join-or-when = { $first } ou quand { $rest }
cards-join-and-if = { $first } et si { $rest }
cards-join-or-if = { $first } ou si { $rest }
cards-join-then = { $first }, puis { $rest }
cards-join-semicolon = { $first } ; { $rest }
cards-join-semicolon-then = { $first } ; puis { $rest }
cards-join-sentences = { $first } { $rest }
cards-nothing = rien
cards-if = si { $condition }
cards-unless = sauf si { $condition }
cards-figure = { $number }
cards-named = { $name }
