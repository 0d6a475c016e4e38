# agon admin: for whoever runs a server.

admin-help = look after a server: its tables, who may come in, backups
admin-help-list = list tables, those changed last first
admin-help-show = show what is known of a table
admin-help-export = write the match of a table into a file, over or not; the file tells everything, the seed too
admin-help-delete = remove tables for ever; running servers close them
admin-help-ban = keep somebody out
admin-help-unban = let somebody in again
admin-help-bans = list who is kept out
admin-help-reports = list what people have reported
admin-help-settle = a report is done with
admin-help-report = its id, as in the list
admin-help-order = keep order at a table, as its host could
admin-help-what = hide a line, silence somebody or let them speak, bar somebody who watches, rename a seat
admin-help-whom = the number of a line, of a seat, or the name that a report has for who watches
admin-help-name = the new name
admin-reports = { $count } reports
admin-settled = It is settled.
admin-ordered = Done. Servers show it within a second.
admin-ordered-before = It was so already.
admin-help-expire = remove old tables and guests who never came back, as the settings expire_… say
admin-help-backup = write everything into a file, while servers run
admin-help-restore = put a backup into the database, while servers run
admin-help-move = copy everything into another, empty database, such as from SQLite to PostgreSQL
admin-help-ratings = make all ratings anew from the results, in the order in which they were rated
admin-help-archive = write all public matches of a month into one file
admin-help-again = from the beginning
admin-help-month = a month that is in the archive, such as 2026-11
admin-help-archive-file = the file to write, such as agon-2026-11.zip
admin-rated = { $count ->
        [one] { $count } match rated
       *[other] { $count } matches rated
    }
admin-archived = { $path }: { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
admin-help-game = of this game
admin-help-stage = at this stage
admin-help-idle = not changed for so many days
admin-help-most = at most so many (100)
admin-help-table = a table, by its address or by the tag that logs and lists have of it
admin-help-record = the file to write, such as match.agon
admin-help-who = an address, a network such as 203.0.113.0/24, or whoever holds a seat: TABLE/2
admin-help-unban-who = as in the list of those kept out; of a long word its beginning
admin-help-days = for so many days (for ever)
admin-help-why = what they are told
admin-help-dry-run = only say how many
admin-help-file = the file of the backup
admin-help-replace = in the place of everything that is there
admin-help-target = the database to copy into
admin-listed = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-exported = Written: { $path }
admin-deleted = { $count ->
        [one] { $count } table removed
       *[other] { $count } tables removed
    }
admin-would-delete = { $count ->
        [one] { $count } table would be removed
       *[other] { $count } tables would be removed
    }
admin-guests-gone = { $count } guests removed
admin-guests-would-go = { $count } guests would be removed
admin-no-policy = nothing is ever old: set expire_lobby, expire_playing, expire_over or expire_guests
admin-banned = { $count ->
        [one] { $count } kept out
       *[other] { $count } kept out
    }
admin-unbanned = { $count } let in again
admin-bans = { $count } kept out
admin-backed-up = { $path }: { $count } rows
admin-restored = { $count } rows are back
admin-moved = { $count } rows copied into { $path }
admin-no-stage = “{ $name }” is no stage; there are: { $known }
admin-nobody-there = nobody holds seat { $number }
admin-who = “{ $name }” is neither an address, a network nor a seat such as TABLE/2
admin-cannot-write = { $path }: cannot be written ({ $detail })
admin-no-backup = { $path }: is no backup of Agon ({ $detail })
admin-cut-short = { $path }: is cut short; nothing was changed
admin-newer-backup = { $path }: was made by a newer Agon; nothing was changed
admin-would-replace = there are tables in this database; --replace puts the backup in their place
admin-not-empty = there are tables in that database already; nothing was changed
