# agon admin: for operators of a server.

admin-help = look after a server: its tables, who is banned, backups
admin-help-list = list tables, the latest changes first
admin-help-show = show what is known of a table
admin-help-export = write the match of a table into a file, finished or not; the file contains everything, including the seed
admin-help-delete = remove tables for good; running servers close them
admin-help-ban = ban somebody
admin-help-unban = lift a ban
admin-help-bans = list everybody who is banned
admin-help-reports = list what people have reported
admin-help-settle = mark a report as settled
admin-help-report = its id, as in the list
admin-help-order = keep order at a table, as its host could
admin-help-what = hide a line, silence somebody or let them speak again, remove a spectator, rename a seat
admin-help-whom = the number of a line or of a seat, or a spectator’s name as in the report
admin-help-name = the new name
admin-reports = { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
admin-settled = It is settled.
admin-ordered = Done. Servers show it within a second.
admin-ordered-before = That was done already.
admin-help-expire = remove old tables and guests who never came back, as the settings expire_… say
admin-help-backup = write everything into a file, while servers run
admin-help-restore = put a backup into the database, while servers run
admin-help-move = copy everything into another, empty database, such as from SQLite to PostgreSQL
admin-help-ratings = compute all ratings again from the results, in the order in which they were rated
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
admin-help-idle = not changed for this many days
admin-help-most = at most this many (100)
admin-help-table = a table, by its address or by its tag in logs and lists
admin-help-record = the file to write, such as match.agon
admin-help-who = an address, a network such as 203.0.113.0/24, or the holder of a seat: TABLE/2
admin-help-unban-who = as in the list of bans; the beginning of a long word is enough
admin-help-days = for this many days (for ever)
admin-help-why = what they are told
admin-help-dry-run = only say how many
admin-help-file = the backup file
admin-help-replace = replace everything that is there
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
admin-guests-gone = { $count ->
        [one] { $count } guest removed
       *[other] { $count } guests removed
    }
admin-guests-would-go = { $count ->
        [one] { $count } guest would be removed
       *[other] { $count } guests would be removed
    }
admin-no-policy = nothing expires: set expire_lobby, expire_playing, expire_over or expire_guests
admin-banned = { $count } banned
admin-unbanned = { $count ->
        [one] { $count } ban lifted
       *[other] { $count } bans lifted
    }
admin-bans = { $count } banned
admin-backed-up = { $path }: { $count } rows
admin-restored = { $count } rows are back
admin-moved = { $count } rows copied into { $path }
admin-no-stage = “{ $name }” is not a stage; there are: { $known }
admin-nobody-there = nobody holds seat { $number }
admin-who = “{ $name }” is neither an address, a network nor a seat such as TABLE/2
admin-cannot-write = { $path }: cannot be written ({ $detail })
admin-no-backup = { $path }: is not an Agon backup ({ $detail })
admin-cut-short = { $path }: is cut short; nothing was changed
admin-newer-backup = { $path }: was made by a newer Agon; nothing was changed
admin-would-replace = there are tables in this database; --replace replaces them with the backup
admin-not-empty = there are tables in that database already; nothing was changed
