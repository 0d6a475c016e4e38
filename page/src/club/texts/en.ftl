# What people have played, how strong they are, tournaments, the archive.

## Results

club-title = The club
club-history = What you have played
club-history-none = Nothing yet: a match is counted when it is over.
club-bars-about = A bar is what was won; the gold mark is what chance alone would give; the thin line, where there are enough matches, is between what the truth lies in 95 of 100 cases.
club-show-me = Others may see me
club-show-me-about = with my name, in ratings, in the archive and on a page of my own; of my matches only public ones
club-my-profile = My page
club-profile-none = No match is over yet.
club-public-matches = Public matches
club-more = Earlier ones
club-you = you
club-somebody = somebody
club-bot = { $name } (bot)
club-won = won
club-won-of = { $won } of { $games }
club-seats = { $count } at the table
club-no-module = the game alone
club-by-against = Against
club-against-people = people
club-against-bots = bots
club-against-alone = alone
club-by-seats = By players
club-by-module = With
club-by-god = By god
club-by-olympian = By Olympian
club-by-hero = By hero
club-longest = Longest match
club-most-choices = Most choices
club-best = Best score
club-streak = Won in a row
club-minutes = { $minutes } min
club-hours = { $hours } h
club-days = { $days ->
        [one] one day
       *[other] { $days } days
    }

## Ratings

club-rated = Rated
club-rated-about = The result changes ratings. Nothing is taken back that others would have to agree to; whoever gives up lets a bot play, and comes last; an apprentice plays for whose time has run out.
club-rating-people = Rating against people
club-rating-bots = Rating against bots
club-rating-about = { $games ->
        [one] after one match
       *[other] after { $games } matches
    }; surely at least { $least }
club-leaders = Ratings
club-leaders-about = By what somebody is at least, as good as surely. Whoever has { $enough } rated matches, and wants to be seen, stands here.
club-leaders-none = Nobody yet. Play a rated game, and be the first.
club-leader = { $points } ± { $spread }, { $games ->
        [one] one match
       *[other] { $games } matches
    }

## The archive

club-archive = Archive
club-archive-about = Public matches that are over, with the names of those who agreed. Anybody may use them.
club-archive-none = No such match.
club-all = all
club-module = Module
club-level = All at least
club-level-from = { $points } or more
club-since = From
club-until = To
club-see = See it
club-download = Download the record
club-months = All matches of a month
club-month = { $month }, { $size } MB

## Tournaments

club-contests = Tournaments
contest-new = Make a tournament
contest-make = Make it
contest-none = No tournament just now.
contest-yours = yours
contest-people = { $count } of { $most }
contest-kind = Kind
contest-kind-league = League
contest-kind-league-about = So many rounds; everybody plays in each, and meets the same people as seldom as can be. Points decide.
contest-kind-knockout = Knock-out
contest-kind-knockout-about = From each table the best one goes on, until one is left.
contest-stage-open = open
contest-stage-playing = being played
contest-stage-over = over
contest-stage-off = called off
contest-round = Round { $round }
contest-begins = begins { $day }
contest-name = Name
contest-seats = At a table
contest-rounds = Rounds
contest-terms = { $rounds ->
        [0] { $kind }: { $seats } at a table.
        [one] { $kind }: { $seats } at a table, one round.
       *[other] { $kind }: { $seats } at a table, { $rounds } rounds.
    }
contest-won = Won by { $name }
contest-most = At most so many people
contest-bot = Bots fill the last table
contest-no-bot = no: it is smaller, or somebody rests
contest-filled = Bots fill the last table ({ $bot }).
contest-pace-about = When a round begins, all its tables open, and clocks run: who does not come is played for.
contest-listed = Anybody may find this tournament and its tables
contest-begins-at = Begins by itself
contest-begins-about = Left empty: when you say so.
contest-join = Take part
contest-leave = Take part no more
contest-begin = Begin: draw the first round
contest-few = It can begin once two people take part.
contest-invite = Link to join
contest-call-off = Call it off
contest-call-off-do = Really call it off
contest-entrants = Who takes part
contest-standings = Standings
contest-nobody = Nobody yet.
contest-order-league = By points; among equals by matches won, then by the points of all whom they met, then by lot.
contest-order-knockout = By the round that one reached; among equals by points, matches won, the points of all whom they met, then by lot.
contest-decides = won { $wins } · met { $rivals } · lot { $lot }
contest-gone = left
contest-tables = Tables
contest-alone = rests: one point
contest-see = See it again
contest-watch = Watch
contest-play = To your table

## Being forgotten

club-forget = Be forgotten here
club-forget-about = Your name, devices and keys go, everywhere and for ever. What came of your matches stays, as somebody’s.
club-forget-do = Yes, forget me
club-forget-not = No
