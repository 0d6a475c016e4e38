# What is looked up: rules by chapter, things, signs, and the search over all of it.

reference-tab-rules = Rules
reference-tab-cards = Cards and pieces
reference-tab-symbols = Signs
reference-tabs = What to look up
reference-games = Games
reference-contents = Contents
reference-book-about = Every rule in our own words, with the page of the printed book. What the book leaves open is decided in the notes below a rule. Names that are underlined lead to the thing.
reference-turn = Chapters before and after
reference-example = Example
reference-inferred = not in the book’s words
reference-notes = { $count ->
        [one] Note of the editors
       *[other] Notes of the editors ({ $count })
    }
reference-all-of-kind = { $kind }: all { $count }
reference-chapters = Chapters about it
reference-named = { $count ->
        [one] The rule that names it
       *[other] Rules that name it ({ $count })
    }
reference-more-rules = { $count ->
        [one] One more
       *[other] { $count } more
    }
reference-beside = It speaks of
reference-show = Show it on the table
reference-thing = Looked up
reference-ways = Ways
reference-back = Back
reference-page = Open as a page

## Search

reference-search = Search everything
reference-search-hint = Odysseus, or: how do I win?
reference-search-about = Rules, cards, pieces, words of the books: type a name or a question, in English or French.
reference-found = { $count ->
        [0] Nothing was found
        [one] 1 found
       *[other] { $count } found
    }
reference-found-chapter = Chapter
reference-found-rule = Rule
reference-found-thing = Card or piece
reference-found-term = Word of the book
reference-found-seat = Player
reference-here = on the table

## Browser

reference-filter-kind = Kind
reference-any-kind = all kinds
reference-filter-module = From
reference-any-module = the game and all that adds to it
reference-filter-words = Words on it
reference-things = { $count ->
        [0] Nothing is like that
        [one] 1 thing
       *[other] { $count } things
    }

## Signs

legend-about = What the signs on boards, tiles and cards stand for. A click tells more.
legend-resources = Resources
legend-elements = Elements
legend-cards = Kinds of Conflict cards
legend-technologies = Kinds of Technologies
legend-actions = Actions
legend-special = Special actions
legend-attributes = Attributes
legend-places = Locations
legend-images = Images on cards
legend-foes = Enemies
legend-tracks = Tracks
legend-others = Others
