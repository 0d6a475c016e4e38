# Words that every game and every command needs.

## Lists and seats

list-more = { $first }, { $rest }
list-last = { $first } and { $last }
seat-number = Player { $number }
seat-own = { $name } (you)

## Whether a choice can be taken back

undo-free = free
undo-consent = if the others agree
undo-nothing = there is nothing to take back
undo-other-seat = not possible, somebody else has chosen since
undo-chance = not possible, chance has decided something since
undo-reveal = not possible, something hidden has been seen since

## Several picks in one answer

choose-one = Here an answer is one choice.
choose-at-most = That is too many at once: { $most } at most.
choose-apart = Not together with others, or not as often: { $option }
choose-too-many = That would be one too many: { $option }. Nothing was chosen.

## Files

file-missing = { $path }: no such file
file-folder = { $path }: this is a folder, not a file
file-no-folder = { $path }: its folder does not exist
file-too-large = { $path }: too large for a record
file-foreign = { $path }: already exists and is not an Agon record; it is left as it is
file-unreadable = { $path }: cannot be read{ GIVEN($detail) ->
        [no] {""}
       *[yes] {" "}({ $detail })
    }
file-unwritable = { $path }: cannot be written{ GIVEN($detail) ->
        [no] {""}
       *[yes] {" "}({ $detail })
    }

## Setups that cannot be

setup-no-seat = “{ $option }”: a table for { $seats } has no such seat
setup-twice = “{ $first }” and “{ $second }” ask for the same: { $value }
setup-no-module = “{ $game }” has no module “{ $name }”{ GIVEN($near) ->
        [yes] {"; did you mean “"}{ $near }{"”?"}
       *[no] { GIVEN($known) ->
            [yes] {" (there is: "}{ $known }{")"}
           *[no] {""}
        }
    }
setup-no-option = “{ $game }” has no option “{ $name }” here{ GIVEN($near) ->
        [yes] {"; did you mean “"}{ $near }{"”?"}
       *[no] { GIVEN($known) ->
            [yes] {" (there is: "}{ $known }{")"}
           *[no] {""}
        }
    }
setup-option-needs = “{ $option }” needs the module “{ $module }”
setup-no-value = “{ $option }” cannot be “{ $value }” (there is: { $known })
setup-value-needs = “{ $option }: { $value }” needs the module “{ $module }”
setup-module-twice = “{ $module }” is chosen twice
setup-module-needs = “{ $first }” needs the module “{ $second }”
setup-modules-apart = “{ $first }” and “{ $second }” cannot be combined
setup-or = { $first } or { $rest }
setup-seat-count = “{ $what }” is for { $allowed } { $most ->
        [one] player
       *[other] players
    }, not for { $seats }{ GIVEN($adds) ->
        [yes] {"; with the module “"}{ $adds }{"” it is"}
       *[no] {""}
    }
setup-other-pack = “{ $pack }” is a pack for { $theirs }, not for { $ours }
setup-pack-lacks = “{ $what }” is not in this pack
