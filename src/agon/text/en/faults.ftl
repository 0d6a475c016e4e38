# What can be wrong with a pack of cards, and what is only a note.

fault-at = { $where }: { $what }
fault-meant = {" "}(did you mean "{ $near }"?)
fault-one-of = {" "}(one of: { $known })
fault-a-table = a table
fault-an-empty-table = an empty table
fault-a-list = a list
fault-bounds = { $low } to { $high }
fault-whole = expected a whole number, found { $found }
fault-range = expected { $low } to { $high }, found { $found }
fault-number = expected { $low } to { $high } or { $words }, found { $found }
fault-flag = expected true or false, found { $found }
fault-text = expected a text, found { $found }
fault-empty = empty
fault-form = { $found } is not of the form { $form }
fault-word = unknown word { $found }{ $meant }
fault-id = expected the id of a { $kind }, found { $found }
fault-no-entry = no { $kind } { $found }{ $meant }
fault-wording = expected a text for each language, found { $found }
fault-untranslated = missing in "{ $language }"
fault-language = not a language of this pack ({ $known })
fault-list = expected a list, found { $found }
fault-length = expected { $wanted } in the list, found { $found }
fault-twice = { $found } appears twice
fault-table = expected a table, found { $found }
fault-missing = missing
fault-unknown-field = unknown field{ $meant }
fault-unknown-file = unknown file{ $meant }
fault-unknown-section = unknown section{ $meant }
fault-exactly-one = expected exactly one of: { $known }
fault-phrase-verb = expected an effect such as {"{"} verb = ... {"}"}, found { $found }
fault-phrase-condition = expected a table such as {"{"} condition = ... {"}"}, found { $found }
fault-phrase-count = expected a table such as {"{"} count = ... {"}"}, found { $found }
fault-phrase-modifier = expected a table such as {"{"} modifier = ... {"}"}, found { $found }
fault-phrase-event = expected a table such as {"{"} event = ... {"}"}, found { $found }
fault-phrase-requirement = expected a table such as {"{"} requirement = ... {"}"}, found { $found }
fault-phrase-task = expected a table such as {"{"} task = ... {"}"}, found { $found }
fault-no-verb = no verb "{ $word }"{ $meant }
fault-no-condition = no condition "{ $word }"{ $meant }
fault-no-count = no count "{ $word }"{ $meant }
fault-no-modifier = no modifier "{ $word }"{ $meant }
fault-no-event = no event "{ $word }"{ $meant }
fault-no-requirement = no requirement "{ $word }"{ $meant }
fault-no-task = no task "{ $word }"{ $meant }
fault-two-verbs = two verbs in one effect: { $said }
fault-two-conditions = two conditions in one table: { $said }
fault-two-counts = two counts in one table: { $said }
fault-two-modifiers = two modifiers in one table: { $said }
fault-two-events = two events in one table: { $said }
fault-two-requirements = two requirements in one table: { $said }
fault-two-tasks = two tasks in one table: { $said }
fault-amounts = expected amounts such as {"{"} { $word } = 1 {"}"}, found { $found }
fault-resource = unknown resource{ $meant }
fault-entries = expected entries [[{ $kind }]]
fault-entry-count = expected { $wanted } entries, found { $found }
fault-printed-entries = the book prints { $printed }, found { $found }
fault-id-twice = used twice
fault-no-header = { $file }: missing; it names the pack, its game, version, format and languages
fault-too-deep = nested too deeply
fault-toml = this is not TOML: { $error }
fault-other-game = this pack is for "{ $theirs }", not for "{ $ours }"
fault-no-part = { $folder }: missing; the pack “{ $pack }” has no such folder, which that module needs
fault-unknown-folder = { $folder }: unknown folder{ $meant }
fault-no-folder = { $folder }: no such folder
fault-folder-unread = { $folder }: cannot be read: { $why }
fault-folder-header = { $folder }: has no { $file }, so it is not a pack
fault-folder-not-empty = { $folder }: not empty; a pack is only written into a new or empty folder
fault-no-own-file = { $file } is not a file of the pack itself: the workshop writes into no other folder and follows no link
fault-folder-unwritten = { $folder }: cannot be written: { $why }
fault-file-twice = "{ $file }" lies both with the game and with its module "{ $module }"
fault-no-bundled = no pack comes with Agon for the game "{ $game }"
fault-not-utf = { $file }:{ $line }: not UTF-8 text
fault-no-game = { $file }: game: Agon has no game "{ $game }"; it has { $known }
fault-not-beneath = there is no pack "{ $over }" beneath this one (there is: { $known })
fault-stands-alone = this is a complete pack, which cannot lie over another: name the one beneath with over = "..."
fault-no-id-over = expected an id, which says which entry is changed or added
fault-removed-unknown = no { $kind } "{ $id }" to remove{ $meant }
fault-remove-form = expected lists of ids such as epic = ["..."]
fault-this-order = expected { $known }, in this order
fault-expected-one-of = expected one of: { $known }
fault-belongs = "{ $what }" belongs to "{ $owner }"
fault-number-taken = "{ $other }" has number { $number } already
fault-no-such-field = the entry has no field "{ $field }"
fault-limit = only a reaction has a limit
fault-passive = a passive power holds only { $known }
fault-count = expected { $wanted }, found { $found }
fault-printed-cards = the book prints { $printed } cards, found { $found }
fault-at-most = expected at most { $most }, found { $found }
fault-used-for = used for a { $kind } already

## What a value may be

form-text = a text
form-wording = a text for each language
form-id = id of a { $kind }
form-list = list of { $item }
form-table = {"{"} { $fields } {"}"}
form-either = one of { $forms }
form-or = { $form } or { $words }
form-field = { $name } = { $form }
form-maybe = [{ $name } = { $form }]
form-amounts = amounts of { $words }
form-verb = effects
form-condition = a condition
form-count = a count
form-modifier = a modifier
form-event = an event
form-requirement = requirements
form-task = Tasks
