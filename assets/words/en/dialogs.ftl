# The words of dialogs, the start page, booklets and the play-test.

## Buttons and counts that many of them have

ask-cancel = Cancel
ask-close = Close
ask-replace = Replace
ask-save-as = Save as…
ask-undo = Undo
ask-redo = Redo
ask-more = and { $count } more
ask-size = { $size } × { $size }
ask-size-grids = { $count } grids of { $size } × { $size }
# $number is $count as it is written, with spaces between thousands.
ask-givens = { $count ->
    [one] { $number } given
   *[other] { $number } givens
}
ask-rules = { $count ->
    [one] { $number } rule
   *[other] { $number } rules
}
ask-grids = { $count ->
    [one] { $number } grid
   *[other] { $number } grids
}
ask-cells = { $count ->
    [one] { $number } cell
   *[other] { $number } cells
}
ask-puzzles = { $count ->
    [one] { $number } puzzle
   *[other] { $number } puzzles
}
ask-pages = { $count ->
    [one] { $number } page
   *[other] { $number } pages
}
ask-ago-minutes = { $count ->
    [one] { $number } minute ago
   *[other] { $number } minutes ago
}
ask-ago-hours = { $count ->
    [one] { $number } hour ago
   *[other] { $number } hours ago
}
ask-ago-days = { $count ->
    [one] { $number } day ago
   *[other] { $number } days ago
}

## What stands behind a proof

ask-proof-ideal = Algebra
ask-proof-program = Integer program
ask-proof-works = { $count ->
    [one] At work for { $seconds } s: { $number } node.
   *[other] At work for { $seconds } s: { $number } nodes.
}
ask-proof-nothing = Nothing was asked yet.
ask-proof-copy = Copy as LaTeX
ask-proof-grid = The filled grid

## The command palette

ask-find = Find a command
    .hint = Find a command, rule, example, file or setting
ask-find-none = Nothing is called like that. Fewer letters find more.
ask-find-choose = ↑ ↓ choose
ask-find-run = Enter run
ask-find-next = Tab next kind
ask-find-close = Esc close
ask-find-count = { $found } of { $total }
ask-find-all = All
ask-find-commands = Commands
ask-find-rules = Rules
ask-find-examples = Examples
ask-find-files = Files
ask-find-settings = Settings
# To those who do not see the row: what sort of thing it is, and its name.
ask-find-row = { $sort } { $name }
    .refused = { $sort } { $name }, not now: { $reason }
ask-find-refused = Not now: { $reason }

## Questions before a file is saved

ask-newer = The file has changed on disk
    .why = { $path } was written by another program since it was opened or saved here.
    .choice = Overwrite: what the other program wrote is lost. Reload: what was changed here is lost.
    .overwrite = Overwrite
    .reload = Reload
ask-changed = The file has changed on disk
    .choice = Reload: what was changed here is lost. Keep: you are asked again when you save.
    .clean = Nothing was changed here since.
    .compare = Compare both
    .keep = Keep mine
    .here = Open here
    .there = In the file
    .same = Both say the same.
ask-changed-board = The boards differ
ask-changed-givens = { $count ->
    [one] { $count } given differs: { $cells }
   *[other] { $count } givens differ: { $cells }
}
ask-changed-here = Only here: { $what }
ask-changed-there = Only in the file: { $what }
ask-changed-more = { $count } more
ask-changed-order = The rules stand in another order
ask-changed-words = Title or author differ
ask-changed-notes = Marks, colours or remarks differ
ask-changed-rest = Symbols or stars differ
ask-changed-puzzles-order = The puzzles stand in another order
ask-changed-settings = What is decided about the pages differs
ask-comments = The file holds comments
    .why = The comments in { $path } are lost when it is saved here.
    .choice = Save as… writes another file and leaves this one as it is.
    .save = Save without comments
ask-unsaved = Save the changes to “{ $name }”?
    .several = Save the changes to { $count } documents?
    .why = Without saving they are lost.
    .save = Save
    .all = Save all
    .discard = Don't save

## Choosing files in the window

ask-path = Path
    .exists = { $path } exists.
    .missing = There is no file { $path }.
    .open = Open
    .save = Save
    .add = Add
    .choose = Choose
    .export = Export
ask-board-reading = Kept ones are being read…
ask-browse-reading = Reading the folder…
ask-browse-recent = Recent files
ask-browse-home = Home
ask-browse-computer = Computer
ask-browse-folders = Recent folders
ask-browse-up = One folder up
ask-browse-new-folder = New folder
    .name = Name of the new folder
    .make = Make it
ask-browse-nothing = There is nothing to choose here.
ask-browse-chosen = { $count ->
    [one] { $number } file chosen
   *[other] { $number } files chosen
}
ask-browse-no-puzzle = No puzzle is in it.
ask-browse-name = Name of the file, or a path
ask-browse-find = Part of a name, or a path
ask-browse-all = Files of all sorts
ask-failed-back = Back

## A layout to keep

ask-layout-keep = Keep the layout
    .why = It is offered under this name for new puzzles; givens and rules are not kept.
    .replaced = “{ $name }” is replaced.
    .name = Name of the layout
    .yes = Keep

## Keys and gestures

ask-keys = Keys and gestures
    .board = On the board
    .tools = Tools
    .everywhere = Everywhere
    .play = In a play-test
    .booklet = In the booklet
    .change = Change keys…
    .print = As a sheet…
# What is done, and what comes of it.
ask-gesture-select = select cells
    .key = Click, drag
ask-gesture-alike = all cells alike: digit, colour, mark, rule or box
    .key = Double click
ask-gesture-frame = select what is in the frame
    .key = Drag from beside the board
ask-gesture-upto = select up to a cell
    .key = Shift+click, Shift+drag
ask-gesture-toggle = add a cell, or take it away
    .key = Ctrl+click
ask-gesture-move = move, extend the selection
    .key = Arrows, Shift+arrows
ask-gesture-carry = move a rule to another place
    .key = Alt+drag, drag its handle
ask-gesture-type = type a digit
    .key = 0–9, letters above 9
ask-gesture-next = end a number of a clue, go to the next place
    .key = Arrow, Tab, Enter
ask-gesture-drawn = select what is drawn
    .key = Click, rule tools
ask-gesture-end = go on with the line; with Ctrl another one
    .key = Drag from the end of a line
ask-gesture-clear = clear cells, or delete the rule
ask-gesture-apply = apply what is offered, or check again
ask-gesture-pin = pin clues that shall stay: click, or arrows and Space
    .key = K, in Thin out
ask-gesture-everywhere = the rule on all grids
    .key = Ctrl+press, rule tools
ask-gesture-zoom = zoom
    .key = Ctrl+wheel, two fingers
ask-gesture-pan = move over the board
    .key = Wheel, Space+drag
ask-gesture-panel = wider or narrower; a double click: as before
    .key = Drag the edge of a panel
ask-gesture-leave = step out of what is going on
ask-gesture-lines = go through the puzzles and headings of the list
    .key = Arrows, Home, End, Page Up, Page Down
ask-gesture-stretch = select several
    .key = Shift with these keys
ask-gesture-drop = another place: a puzzle on a heading becomes the first of its section, a heading takes its section along
    .key = Drag a line of the list
ask-gesture-corner = a mark in the corners
    .key = Shift+digit
ask-gesture-middle = a mark in the middle
    .key = Ctrl+digit
ask-gesture-colour = a colour
    .key = Alt+digit
ask-gesture-mode = what digits become: digit, corner, centre, colour
ask-gesture-pause = pause, and go on
ask-gesture-check = check
ask-gesture-hint = a hint, then a stronger one
ask-gesture-why = why a digit stands or falls

## What the program is

ask-about = A studio for people who make sudoku variants.
    .licence = Free software under the MIT licence.
    .typeface = The typeface is Inter, by The Inter Project Authors, under the SIL Open Font License 1.1.

## Keys of one's own

ask-change = Change keys
    .hint = Search commands, or the words of a key
    .field = Search commands
    .nothing = No command is called like that, and none has such a key.
    .usual = Usual keys for all
    .conflict = { $key } is the key of “{ $name }”.
    .take = Take it
    .leave = Leave it
    .waits = Press the new keys. Delete takes the key away, Escape leaves all as it is.
    .click = Click a key to change it.
    .press = Press keys …
    .none = none
    .back = Usual key for { $name }
    .was = The usual key: { $key }

## Symbols

ask-symbols = Symbols
    .why = How the digits of this puzzle are written, on screen and on sheets, and typed.
    .head = Own…
    .use = Use
    .done = The puzzle is written with these.
    .wanted = { $count ->
        [one] { $count } symbol with spaces between them, in the order of the digits.
       *[other] { $count } symbols with spaces between them, in the order of the digits.
    }
ask-symbols-mixed = Digits, then letters
ask-symbols-digits = Digits
ask-symbols-letters = Letters
ask-symbols-persian = Persian digits
ask-symbols-arabic = Arabic-Indic digits
ask-symbols-devanagari = Devanagari digits
ask-symbols-greek = Greek letters
ask-symbols-own = Own symbols

## The gallery

ask-gallery = New from example
    .find = Find an example
    .none = No example is called so.

## A new puzzle, or another board

ask-board-new = New puzzle
ask-board-change = Change the board
ask-board-example = From an example…
ask-board-size = Size
ask-board-layout = Layout
ask-board-digits = Digits from { $first }
ask-board-named = { $size } × { $size } { $name }
ask-board-boxes = boxes { $rows } × { $columns }
# What sudokus of these sizes are called.
ask-board-shidoku = Shidoku
ask-board-roku = Roku
ask-board-roku-upright = Roku, upright
ask-board-hachi = Hachi
ask-board-sudoku = Sudoku
ask-board-juuni = Juuni
ask-board-super = Supersudoku
ask-board-giant = Giant
ask-board-other = Other boxes
    .name = Boxes of any shape
    .rows = Rows of a box
    .columns = Columns of a box
# Between two fields for numbers, and after them.
ask-board-rows-by = rows ×
ask-board-columns = columns
ask-board-latin = Latin square, no boxes
    .name = Latin square
    .rows = Rows of the latin square
ask-board-both = rows and columns
ask-board-same = As it is
ask-board-single = Single grid
ask-board-refused = Not possible: { $reason }.
ask-board-chain = Grids in the chain
ask-board-delete = Delete layout
    .really = Really delete it
ask-board-create = Create
    .change = Change

## What was pasted

ask-pasted-untitled = A puzzle without a title
ask-pasted-warnings = Changed or left out
ask-pasted-format = Read as { $format }
ask-pasted-author = by { $name }
ask-pasted-others = { $count ->
    [one] { $number } more puzzle with it; this is the first.
   *[other] { $number } more puzzles with it; this is the first.
}
ask-pasted-add = Add to this puzzle
    .hint = Its givens and rules, as one step; the board stays as it is
    .refused = A booklet refers to files: open it as a puzzle, save it, and add the file
ask-pasted-open = Open as new puzzle

## Changes that were not saved

ask-left = Changes that were not saved
    .none = There are none: whatever ended without saving has been recovered or discarded.
    .why = Gridwright ended before these were saved. What is not decided now is offered again at the next start.
    .later = Later
    .all = Recover all puzzles
    .all-hint = Open each in a tab of its own, not saved
    .unreadable = It cannot be read
    .picture = Picture of { $title }
    .kept = Kept { $when }.
    .now = less than a minute ago
    .booklet-first = Save the changes of the open booklet first
    .recover = Recover
    .recover-hint = Open it as it was, not saved
    .discard = Discard
    .discard-hint = Delete { $path } for good
    .booklet = Booklet
    .origin = changes of { $path }
    .new = never saved to a file

## The start page

ask-start-none = No puzzle open
ask-start-escape = Escape goes back to the puzzle
ask-start-new = New puzzle
    .named = New: { $name }
ask-start-any = Any board…
    .what = 2 × 2 to 25 × 25, several grids
    .named = New: any board
ask-start-classic = Classic
    .what = 9 × 9, nothing added
ask-start-cells = Cages with sums, marked cells
ask-start-lines = Thermometers, arrows and more
ask-start-borders = Dots, X, V and more
ask-start-outside = Sandwich, skyscraper and more
ask-start-jigsaw = Jigsaw
    .what = Shapes in place of boxes
ask-start-samurai = Samurai
    .what = Five grids that share boxes
ask-start-examples = Examples
ask-start-all = All examples…
    .named = All examples
    .what = { $count ->
        [one] { $count } puzzle with pictures
       *[other] { $count } puzzles with pictures
    }
ask-start-paste = From a link or a line
    .hint = Paste a puzzle link, or 81 digits with dots for open cells
    .field = A link or a line
    .read = Read it
    .open = Open a file…
# Short tips: a key or a gesture, and what it is good for.
ask-tip-find = Finds every command, rule, example and file by some of its letters.
ask-tip-drop = A file can be dropped on the window; a link or a line can be pasted.
    .key = Drop
ask-tip-digits = Digits go into the selected cells; drag to select several.
ask-tip-play = Play-test: solve the puzzle as others will.
ask-tip-hint = A hint in three strengths, from the logic of a person.
ask-recent = Recent
    .none = Puzzles you save show up here.
    .unreadable = { $name } · cannot be read
    .gone = { $name } · not there any more
    .now = just now
# What is known of the solutions.
ask-recent-unique = Unique
ask-recent-several = Several
ask-recent-without = None
ask-recent-unknown = Not known

## Booklets

ask-book-puzzles = Puzzles
    .none = None yet. Files and folders may be dropped on the window.
ask-book-wrong = no solution
ask-book-several = several solutions
ask-book-row-size = { $size }x{ $size }
ask-book-row-grids = { $count ->
    [one] { $count } grid
   *[other] { $count } grids
}
ask-book-page-empty = Add puzzles on the left, or drop their files here.
ask-book-page-made = The pages are being made …
ask-book-page = Page { $number }
    .show = Show page { $number }
    .refused = Only pages with puzzles can change places
ask-book-export = { $count ->
    [one] Export with { $number } error?
   *[other] Export with { $number } errors?
}
    .more = and { $count } more, on the card on the right
    .anyway = Export anyway
ask-book-solving = Solving puzzle { $number } of { $count }
ask-book-making = Making the pages
ask-book-empty = No puzzles yet
ask-book-ready = Ready to print
ask-book-warnings = { $count ->
    [one] { $number } thing to look at
   *[other] { $number } things to look at
}
ask-book-errors = { $count ->
    [one] { $number } error before printing
   *[other] { $number } errors before printing
}
ask-book-writing = Writing { $file }: page { $page } of { $pages }
ask-book-bar = The file is being written
# Where something is: on a page, at a puzzle.
ask-book-at-page = p. { $page }
ask-book-at-puzzle = no. { $number }

## What is decided about a booklet

ask-book-words = Words
ask-book-title = Title
ask-book-subtitle = Subtitle
ask-book-author = Author
ask-book-tag = Language tag of the file
    .field = Language
ask-book-language = Words of rules and pages
ask-book-copyright = Copyright, behind the cover
ask-book-credits = Credits, after the answers
ask-book-back = Words on the back
ask-book-head = Head of pages
# The words in braces of the example stay as they are.
ask-book-foot = Foot of pages
    .example = { "{page}" } of { "{pages}" }
ask-book-links = Link of every puzzle, for a QR code

ask-book-looks = Looks
ask-book-typeface = Typeface
ask-book-font = Font of your own
ask-book-bold = Its semibold font
ask-book-cover = Cover
ask-book-cover-picture = Picture on the cover
ask-book-back-picture = Picture on the back
ask-book-choose = Choose…
    .of = Choose… { LOWER_FIRST($what) }
ask-book-remove = Remove
    .of = Remove { LOWER_FIRST($what) }
ask-book-room = Where it stands
    .middle = Within the margins
    .page = All of the page
ask-book-fit = In its room
    .fill = Fills, and is cut
    .whole = Fits

ask-book-paper = Paper
    .letter = Letter
    .inches = { $size } in
    .other = { $width } x { $height } mm
ask-book-paper-size = Size
    .name = Size of the paper
    .own = Own size
    .sides = Width x height
# After a number.
ask-book-millimetres = { " mm" }
ask-book-landscape = Landscape
ask-book-bleed = Bleed of 1/8 inch
ask-book-own-gutter = Gutter of your own
ask-book-gutter = Gutter
ask-book-own-margins = Margins of your own
ask-book-margin-top = Margin at the top
ask-book-margin-bottom = Margin at the bottom
ask-book-margin-inside = Margin inside, at the spine
ask-book-margin-outside = Margin outside

ask-book-pages = Pages
ask-book-per-page = Puzzles a page
ask-book-answers = Answers at the back
ask-book-answers-per-page = Answers a page
ask-book-best = Best fit
ask-book-shape = { $columns } x { $rows }
    .choose = Columns x rows
    .of = { $what }: columns x rows
    .rows = Rows
    .columns = Columns
ask-book-first = First number
ask-book-fills = Small boards fill pages
ask-book-contents = Contents
ask-book-rated = Stars by the solving path
ask-book-rules-page = Rules page
ask-book-rules-below = Rules below each puzzle
ask-book-numbers = Page numbers
ask-book-running = Title on every page
ask-book-references = Pages of answers and puzzles
ask-book-large = Large print
ask-book-notes = Lines for notes
ask-book-dots = Dots for candidates
ask-book-cell-marks = Marks and colours of cells

ask-book-print = Print
ask-book-target = Made for
    .none = Nobody in particular
    .office = A printer here
    .screen = Nobody: a screen
ask-book-ink-colour = Colour
ask-book-ink-grey = Grey
ask-book-ink-black = Black
ask-book-for-readers = For readers
ask-book-for-press = For a print shop
ask-book-press-inks = Colours as inks of a press
ask-book-condition = Printing condition
ask-book-saddle = Sheets to fold and staple
ask-book-thickness = Thickness of the paper
ask-book-duplex = Fronts first, then backs
ask-book-marks = Marks for cutting and folding

ask-book-batch = Making puzzle { $number } of { $count }
    .tried = tried: { $number }
ask-book-setup = Page set-up
    .kept = Kept
    .usual = The usual one
    .own = Its own
    .keep = Keep…
    .delete = Delete…
    .fault = Not read, and left as it is: { $reason }
ask-setup-keep = Keep the page set-up
    .why = Paper, margins, arrangement, answers, fonts, pictures and how it is printed are kept; title, author and other words are not.
    .replaced = “{ $name }” is replaced.
    .name = Name of the page set-up
    .yes = Keep
ask-setup-delete = Delete a page set-up
    .why = Booklets that look so stay as they are.
    .yes = Delete
ask-batch = Make puzzles
    .why = They are written into one file, a line each, and added to the booklet.
    .yes = Choose a file…
ask-batch-new = New puzzles
ask-batch-derived = From the selected one
    .of = The same as “{ $title }”, turned, mirrored, with other digits
    .none = Select a puzzle of the list first.
ask-batch-kind = Kind
ask-batch-count = How many
ask-book-section-unnamed = Untitled section
ask-book-selected = Selected puzzle
ask-book-section = Selected section
ask-book-difficulty = Difficulty
ask-book-stars = Stars
    .field = Stars of five
ask-book-own-number = A number of its own
ask-book-number = Number
ask-book-begins = Begins a section
ask-book-heading = Heading of the section
ask-book-title-here = Title in the booklet
ask-book-section-picture = Picture of the section
ask-book-link = Link of its own, for a QR code
ask-book-own-rules = Rules in your own words
