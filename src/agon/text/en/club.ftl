# The club: rated tables, results, ratings, tournaments, the archive.

## Rated tables

server-rated-programs = Programs do not play at rated tables: a rating won against people there would mean nothing.
server-rated-alone = A rated table is for several people, each at their own screen, or for one person and bots.
server-rated-pack = A rated table plays with the cards of the game.
server-rated-seed = A rated table has a seed that nobody knows.
server-rated-pace = A rated table needs a pace: choose how long everybody may take.
server-rated-undo = At a rated table you cannot take back a choice if the others would have to agree.
server-rated-leave = At a rated table nobody can leave in the middle. To give up, let a bot play on: you have then lost.
server-rated-given-up = At a rated table, letting a bot play means giving up: the bot plays to the end.

## Persons

server-needs-name = Give yourself a name first.
server-no-profile = There is no public profile at this address.
server-still-playing = You still hold seats at tables that are not over. Leave them first.

## Tournaments

server-no-contest = There is no such tournament. Perhaps the address is incomplete.
server-contest-name = A tournament has a name of 1 to { $most } visible characters.
server-contest-pace = A tournament needs a pace: somebody who does not come must not keep everybody else waiting.
server-contest-seats = { $count } cannot sit at one table of this game.
server-contest-rounds = A league has 1 to { $most } rounds.
server-contest-closed = This tournament is no longer open to new players.
server-contest-full = This tournament is full.
server-contest-few = A tournament needs at least two people.
server-contest-owner = Only the person who made the tournament can do this.
server-contest-many = You have { $most } tournaments that are not over. Let one of them end first.
server-contest-in = You are in it already.
server-contest-out = You are not in this tournament.

## The archive

server-no-record = The archive has no such match.
server-bad-month = Write a month like this: 2026-11.
