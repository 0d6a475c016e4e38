# What `agon sim --report` counts.

hellas-report-hero = Heroes chosen
hellas-report-start = Regions to begin in
hellas-report-regular = Regular actions
hellas-report-special = Special actions
hellas-report-prayed = Gods prayed to
hellas-report-built = Monuments raised
hellas-report-controlled = Regions taken
hellas-report-temple = Temples built
hellas-report-kept = Blessings gained
hellas-report-gained = Artifacts gained
hellas-report-worked = Powers that worked
hellas-report-played = Combat cards played
hellas-report-attacked = Attacks of monsters
hellas-report-done = Quests done, where they came up
hellas-report-slain = Monsters slain, where they came
hellas-report-won = Ways to win
hellas-report-occupied = Regions the Persians took
hellas-report-ended = How the first act ended
hellas-report-told = Scripts carried out
