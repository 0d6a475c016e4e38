# The club: rated tables, results, ratings, tournaments, the archive.

## Rated tables

server-rated-programs = Programs do not play at rated tables: what one wins there against people would say nothing.
server-rated-alone = A rated table is for several people, each at a screen of their own, or for one person and bots.
server-rated-pack = A rated table plays with the cards of the game.
server-rated-seed = A rated table has a seed that nobody knows.
server-rated-pace = A rated table needs a pace: choose how long everybody may take.
server-rated-undo = At a rated table nothing is taken back that the others would have to agree to.
server-rated-leave = At a rated table nobody leaves in the middle. Whoever gives up lets a bot play on, and has lost.
server-rated-given-up = At a rated table, who has let a bot play has given up: the bot plays to the end.

## Persons

server-needs-name = Give yourself a name first.
server-no-profile = There is nobody here who wants to be seen under this address.
server-still-playing = You still hold seats at tables that are not over. Leave them first.

## Tournaments

server-no-contest = There is no such tournament. Perhaps the address is incomplete.
server-contest-name = A tournament has a name of 1 to { $most } characters, all of them to be seen.
server-contest-pace = A tournament needs a pace: who does not come must not keep all others waiting.
server-contest-seats = { $count } cannot sit at one table of this game.
server-contest-rounds = A league has 1 to { $most } rounds.
server-contest-closed = This tournament takes nobody in any more.
server-contest-full = This tournament is full.
server-contest-few = A tournament needs two people at least.
server-contest-owner = Only whoever made the tournament can do this.
server-contest-many = You have { $most } tournaments that are not over. Let one of them end first.
server-contest-in = You are in it already.
server-contest-out = You are not in this tournament.

## The archive

server-no-record = The archive has no such match.
server-bad-month = A month is written as in 2026-11.
