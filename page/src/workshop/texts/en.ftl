# The workshop: a pack that is written in the page.

bench-title = The workshop
bench-about = { $id } { $version }, in { $folder }
bench-entries = Cards of the pack
bench-find = Find a card
bench-kind = Kind of card
bench-own-entries = Not as in the box ({ $count })
bench-own = new
bench-changed = changed
bench-removed = gone
bench-beneath = as in the box
bench-pick = Choose a card on the left, or make one of your own from it.
bench-form = What it says in the pack
bench-preview = What comes of it
bench-stale = The pack has faults; this is how it was without them.
bench-no-card = No card is made of this by itself.
bench-undo = Undo
bench-redo = Redo
bench-save = Save into the folder
bench-saved = Saved.
bench-unsaved = { $count ->
        [0] Everything is in the folder.
        [one] One file is not in the folder yet; it is kept here all the same.
       *[other] { $count } files are not in the folder yet; they are kept here all the same.
    }
bench-zip = Download as zip
bench-try = Put it on a table
bench-take-out = Take this card out
bench-restore = As in the box again
bench-gone = This card is not in the pack.
bench-new = A new one like this
bench-new-id = Its id (small letters, digits, _)
bench-make = Make it
bench-taken = There is one with that id.
bench-add-to = Add to { $name }
bench-add-field = Add a field to { $name }
bench-remove-field = Remove { $name }
bench-which = What { $name } is
bench-faults = { $count ->
        [0] Nothing is wrong with it.
        [one] One fault
       *[other] { $count } faults
    }
bench-notes = { $count ->
        [one] One remark
       *[other] { $count } remarks
    }
bench-diff = What it does otherwise
bench-no-changes = It says nothing otherwise than the box.
bench-weigh = What it does to the game
bench-weigh-about = Games between bots, each played with the usual cards and with these, on the same seed. Light bars: as usual; dark bars: with this pack; in the frame lies its true value, in 95 of 100 cases, of all of them together.
bench-bots = Bots
bench-pairs = Pairs of games
bench-begin = Compare
bench-stop = Stop
bench-running = { $pairs } of { $wanted } pairs.
bench-stopped = Stopped after { $pairs } of { $wanted } pairs.
bench-done = { $pairs } pairs played.
bench-failed = It broke off after { $pairs } pairs; the server’s log says why.
bench-of-then = The pack has changed since.
bench-figures = { $first } → { $second }
bench-between = difference between { $low } and { $high }
bench-unknown = too early to say by how much
bench-verdict-more = more
bench-verdict-less = less
bench-verdict-same = no difference that matters
bench-verdict-open = not clear yet
