# A game in the terminal: headings, prompts, commands.

## Playing

table-welcome = { $game }: { $seats }
table-hint = Pick by number or key. “?” tells why not, “help” everything else.
table-table = The table
table-since = Since your last turn
table-thinking = { $name } is thinking…
table-only = { $question } { $answer } (Nothing else is possible.)
table-choose-exactly = Choose { $count } in one answer, such as “{ $example }”.
table-choose-up-to = Up to { $most } in one answer, such as “{ $example }”.
table-enter = Only this is possible: Enter takes it.
table-group = { $heading }:
table-footer = undo: { $undo }; ? for why not; look for details; help
table-end = The end
table-briefs = “list” shows them in full, “list spark” those that mention it, “? 12” explains one.
table-none-about = no option mentions “{ $text }”
table-looks = What you can look at
table-whole = table
table-left-out = No room here for: { $words }. “look table” shows everything, “look” and a word shows that part.
table-look-thing = Or anything by its name: a card, a place, a tile.
table-no-thing = there is nothing to look at called “{ $text }”; “look” lists what there is
table-won = { $count ->
        [0] Defeat
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
table-total = In all
table-compared = At the end these are compared, one after the other:
table-tally = { $seat }: { GIVEN($total) ->
        [no] { $items }
       *[yes] { $total ->
                [one] { $total } point
               *[other] { $total } points
            } ({ $items })
    }.
table-scores = Points as they stand
table-row = { $what }
table-turn = { $who } takes the lead after choice { $after } of { $last }.
table-alarm = Mind: { $alarm }
table-log = The log, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
table-goodbye = Until next time.

## Several people at one screen

table-curtain = Pass the keyboard to { $name }.
table-curtain-press = { $name }, press Enter when nobody else is looking.
table-agree = { $other }, may { $seat } take the last choice back?
table-not-agreed = { $other } does not agree.
table-taken-back = { $seat } took the last choice back.
table-cannot-undo = undo: { $reason }

## Yes and no

table-yes-or-no = [y/N]
table-no-or-yes = [Y/n]
table-yes-words = y yes
table-no-words = n no

## Saving

table-saved = Saved: { $path }
table-go-on = To continue: agon play --load { $path }{ $packs }
table-over = This game is over. To see it again: agon replay { $path }
table-analyse = To see what would have been better: agon analyse { $path }
table-no-hints = People play each other here, and hints were not agreed: agon play --hints
table-hint-says = A strong bot would choose { $number }: { $option }
table-hint-chance = chance to win after it: { $chance } %
table-hint-reason = why: { $points } { $feature }
table-save-first = Save the game before you leave?
table-keep = Save the game, to see it again with agon replay?

## Why not

table-why-not = What cannot be done here
table-nothing-refused = Nothing you might expect is missing.
table-refusal = { GIVEN($group) ->
        [no] {""}
       *[yes] { $group }:{" "}
    }{ $what }: { $why } [{ $rules }]
table-rules = The rules behind it
table-rule = { $id }: { $text }
table-rule-page = { $id } (page { $page }): { $text }
table-note = Note: { $note }
table-no-rule = there is no rule { $id }
table-key = Key: { $key }

## Answers that are not understood

table-no-number = there is no option { $number }; they go from 1 to { $most }
table-no-such = “{ $text }” is neither an option nor a command; “help” lists them
table-option-also = { $first }; { $rest }
table-several = “{ $text }” could be { $keys }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }

## Commands

table-help = What you can type
table-help-answers = The number of an option, its key, or the beginning of just one key. Where a question takes several, one after the other: “1 4 7”.
command-why = why
    .form = ? [N|ID]
    .about = why not, and the rules behind it; ? 3 explains option 3, ? EPH-TURN-01 a rule
command-hint = hint
    .form = hint
    .about = what a strong bot would choose here, and why
command-undo = undo
    .form = undo
    .about = take back the last choice, where that is possible
command-log = log
    .form = log [N]
    .about = everything that happened, or the last N entries
command-view = view
    .form = view
    .about = show the table again
command-look = look
    .form = look [WHAT]
    .about = a part of the table in full, or any thing by its name; by itself, what there is to look at
command-list = list
    .form = list [WORD]
    .about = all options in full, or those that mention something
command-score = score
    .form = score
    .about = the points as they stand
command-save = save
    .form = save [FILE]
    .about = save the game and play on
command-lang = lang
    .form = lang en|fr
    .about = change the language
command-help = help
    .form = help
    .about = this list
command-quit = quit
    .form = quit
    .about = leave the table; the game can be saved first

## Replays

replay-title = { $game }: { $seats }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
replay-chances = Chances to win: { $chances }
replay-chance = { $seat } { $chance } %
replay-where = Choice { $at } of { $last }, seen by { $seat }
replay-spectator = a spectator
replay-stops = The record stops here, before the end of the game.
replay-stops-there = The record cannot be played any further: { $where }
replay-sound = { $file }: replays exactly, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
replay-diverges = { $file }: does not replay: { $where }
replay-note = { $file }: { $note }
replay-other-packs = this record was made with other packs: { $theirs }; here { $ours }. Open it with the same ones, in this order
replay-other-pack = the record was made with another edition of the pack ({ $theirs }; here { $ours })
replay-other-rules = the record was made with version { $theirs } of the rules; here { $ours }
replay-rules-outgrown = this record was made with version { $theirs } of the rules of { $game }, which have been corrected since (now version { $ours }): of its { $choices } choices { $played } can still be played
replay-pack-outgrown = this record of { $game } was made with an earlier pack ({ $pack }): of its { $choices } choices { $played } can still be played
replay-cut = the record is cut short: it goes up to choice { $choices }
replay-no-seat = there is no seat { $number }; they go from 1 to { $seats }, and 0 is a spectator
replay-no-choice = there is no choice { $number }; they go from 0 to { $last }

step-next = next
    .form = Enter
    .about = the next choice
step-back = back
    .form = back
    .about = the choice before
step-jump = jump
    .form = jump N
    .about = to where N choices had been made
step-seat = seat
    .form = seat N
    .about = see it as seat N does; 0 is a spectator
step-view = view
    .form = view
    .about = show the table
step-look = look
    .form = look [WHAT]
    .about = a part of the table in full, or any thing by its name
step-log = log
    .form = log [N]
    .about = what happened so far, or the last N entries
step-score = score
    .form = score
    .about = the points at this moment
step-lang = lang
    .form = lang en|fr
    .about = change the language
step-help = help
    .form = help
    .about = this list
step-quit = quit
    .form = quit
    .about = stop
