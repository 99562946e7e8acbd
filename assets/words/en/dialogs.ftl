# Text of dialogs, the start page, booklets and the playtest.

## Shared buttons and counts

ask-cancel = Cancel
ask-close = Close
ask-replace = Replace
ask-save-as = Save as…
ask-undo = Undo
ask-redo = Redo
ask-more = and { $count } more
ask-size = { $size } × { $size }
ask-size-grids = { $count } grids of { $size } × { $size }
# $number is $count formatted, with spaces between thousands.
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

## Proofs

ask-proof-ideal = Algebra
ask-proof-program = Integer program
ask-proof-works = { $count ->
    [one] Running for { $seconds } s: { $number } node.
   *[other] Running for { $seconds } s: { $number } nodes.
}
ask-proof-nothing = Not run yet.
ask-proof-copy = Copy as LaTeX
ask-proof-grid = The solved grid

## The command palette

ask-find = Find a command
    .hint = Search commands, rules, examples, files and settings
ask-find-none = No results. Try fewer letters.
ask-find-choose = ↑ ↓ choose
ask-find-run = Enter run
ask-find-next = Tab next category
ask-find-close = Esc close
ask-find-count = { $found } of { $total }
ask-find-all = All
ask-find-commands = Commands
ask-find-rules = Rules
ask-find-examples = Examples
ask-find-files = Files
ask-find-settings = Settings
# The row for screen readers: its category and its name.
ask-find-row = { $sort } { $name }
    .refused = { $sort } { $name }, unavailable: { $reason }
ask-find-refused = { $reason }

## Questions before a file is saved

ask-newer = The file has changed on disk
    .why = Another program has changed { $path } since you opened or saved it.
    .choice = Overwrite discards the other program's changes. Reload discards yours.
    .overwrite = Overwrite
    .reload = Reload
ask-changed = The file has changed on disk
    .choice = Reload discards your changes. If you keep yours, you are asked again when you save.
    .clean = You have made no changes since then.
    .compare = Compare versions
    .keep = Keep mine
    .here = Your version
    .there = On disk
    .same = There are no differences.
ask-changed-board = The boards differ
ask-changed-givens = { $count ->
    [one] { $count } given differs: { $cells }
   *[other] { $count } givens differ: { $cells }
}
ask-changed-here = Only in your version: { $what }
ask-changed-there = Only on disk: { $what }
ask-changed-more = { $count } more
ask-changed-order = The rules are in a different order
ask-changed-words = The title or the author differs
ask-changed-notes = Marks, colours or notes differ
ask-changed-drawings = The drawings differ
ask-changed-fog = The fog differs
ask-changed-rest = Symbols or stars differ
ask-changed-puzzles-order = The puzzles are in a different order
ask-changed-settings = The booklet settings differ
ask-comments = The file contains comments
    .why = Saving here removes the comments in { $path }.
    .choice = Save as… writes a new file and leaves this one unchanged.
    .save = Save without comments
ask-unsaved = Save changes to “{ $name }”?
    .several = Save changes to { $count } documents?
    .why = Your changes will be lost if you don't save them.
    .save = Save
    .all = Save all
    .discard = Don't save

## Choosing files in the window

ask-path = Path
    .exists = { $path } already exists.
    .missing = { $path } does not exist.
    .open = Open
    .save = Save
    .add = Add
    .choose = Choose
    .export = Export
ask-board-reading = Loading saved items…
ask-browse-up = Parent folder
ask-browse-new-folder = New folder
    .name = Folder name
    .make = Create
ask-browse-nothing = No matching files here.
ask-browse-chosen = { $count ->
    [one] { $number } file selected
   *[other] { $number } files selected
}
ask-recovery-reading = Reading the folder…
ask-browse-name = File name or path
ask-browse-find = Search by name, or enter a path
ask-browse-all = Show all files
ask-failed-back = Back

## Saving a layout

ask-layout-keep = Save layout
    .why = You can choose the layout by this name for new puzzles. Givens and rules are not saved.
    .replaced = This replaces “{ $name }”.
    .name = Layout name
    .yes = Save

## Shortcuts and gestures

ask-keys = Shortcuts and gestures
    .board = On the board
    .tools = Tools
    .everywhere = Everywhere
    .play = In a playtest
    .booklet = In the booklet
    .change = Change shortcuts…
    .print = Print shortcuts…
# Each gesture (.key) and its effect.
ask-gesture-select = select cells
    .key = Click, drag
ask-gesture-alike = select similar cells: digit, colour, mark, rule or box
    .key = Double-click
ask-gesture-frame = select everything inside the frame
    .key = Drag from outside the board
ask-gesture-upto = extend the selection to a cell
    .key = Shift+click, Shift+drag
ask-gesture-toggle = add or remove a cell
    .key = Ctrl+click
ask-gesture-move = move or extend the selection
    .key = Arrows, Shift+arrows
ask-gesture-carry = move a rule
    .key = Alt+drag, drag its handle
ask-gesture-type = type a digit
    .key = 0–9, letters above 9
ask-gesture-next = finish a clue and go to the next place
    .key = Arrow, Tab, Enter
ask-gesture-drawn = select a drawn rule
    .key = Click (rule tools)
ask-gesture-end = extend the line; with Ctrl, start another
    .key = Drag from the end of a line
ask-gesture-element = select the rule below
    .key = Click again (Select tool)
ask-gesture-handle = move a rule, extend or shorten it
    .key = Drag it or its handle (Select tool)
ask-gesture-number = change a number in place; Escape restores it
    .key = Double-click (Select tool)
ask-gesture-clear = clear cells or delete the rule
ask-gesture-apply = apply the suggestion, or check again
ask-gesture-pin = pin clues to keep them: click, or arrows and Space
    .key = K, in Remove clues
ask-gesture-everywhere = apply the rule to all grids
    .key = Hold Ctrl (rule tools)
ask-gesture-zoom = zoom
    .key = Ctrl+wheel, pinch
ask-gesture-pan = pan the board
    .key = Wheel, Space+drag
ask-gesture-hold = open the menu of a right click
    .key = Long press on a touch screen
ask-gesture-panel = resize the panel; double-click resets it
    .key = Drag a panel's edge
ask-gesture-leave = cancel, close or deselect
ask-gesture-lines = move through puzzles and headings
    .key = Arrows, Home, End, Page Up, Page Down
ask-gesture-stretch = select several
    .key = Shift with these keys
ask-gesture-drop = move it; a puzzle dropped on a heading comes first in its section; a heading moves with its section
    .key = Drag a row of the list
ask-gesture-corner = type a corner mark
    .key = Shift+digit
ask-gesture-middle = type a centre mark
    .key = Ctrl+digit
ask-gesture-colour = set a colour
    .key = Alt+digit
ask-gesture-mode = switch what you type: digit, corner, centre, colour
ask-gesture-pause = pause or resume
ask-gesture-check = check
ask-gesture-hint = get a hint, then a stronger one
ask-gesture-letters = move the cursor, if chosen in the Edit menu
ask-gesture-why = explain why a digit goes there, or why not

## About Gridwright

ask-about = A studio for setters of sudoku variants.
    .licence = Free software under the MIT licence.
    .typeface = The typeface is Inter, by The Inter Project Authors, under the SIL Open Font License 1.1.

## Changing shortcuts

ask-change = Change shortcuts
    .hint = Search by command or key
    .field = Search commands
    .nothing = No command or shortcut matches.
    .usual = Reset all shortcuts
    .conflict = { $key } is already used for “{ $name }”.
    .take = Reassign
    .leave = Cancel
    .waits = Press the new shortcut. Delete removes the current one, Escape cancels.
    .click = Click a shortcut to change it.
    .press = Press keys…
    .none = none
    .back = Reset shortcut of { $name }
    .was = Default: { $key }

## Symbols

ask-quantifier = How many rules hold
    .why = { $count ->
        [one] Of { $count } selected rule, this number holds. The others are broken.
       *[other] Of { $count } selected rules, this number hold. The others are broken.
    }
    .all = All rules hold
    .at-least = At least this number
    .exactly = Exactly this number
    .at-most = At most this number
    .digit = As many as the digit in { $cell }
    .no-cell = As many as a digit: select its cell first
    .count = Number
    .use = Set
ask-symbols = Symbols
    .why = How the digits of this puzzle are shown, printed and typed.
    .head = Custom
    .use = Use
    .done = The puzzle uses these symbols.
    .wanted = { $count ->
        [one] { $count } symbol, in the order of the digits.
       *[other] { $count } symbols separated by spaces, in the order of the digits.
    }
ask-symbols-mixed = Digits, then letters
ask-symbols-digits = Digits
ask-symbols-letters = Letters
ask-symbols-persian = Persian digits
ask-symbols-arabic = Arabic-Indic digits
ask-symbols-devanagari = Devanagari digits
ask-symbols-greek = Greek letters
ask-symbols-own = Custom symbols

## The gallery

ask-gallery = New from example
    .find = Find an example
    .none = No matching examples.

## A new puzzle, or another board

ask-board-new = New puzzle
ask-board-change = Change the board
ask-board-example = From an example…
ask-board-size = Size
ask-board-layout = Layout
ask-board-digits = Digits from { $first }
ask-board-named = { $size } × { $size } { $name }
ask-board-boxes = boxes { $rows } × { $columns }
# Names of sudokus of these sizes.
ask-board-shidoku = Shidoku
ask-board-roku = Roku
ask-board-roku-upright = Roku, upright
ask-board-hachi = Hachi
ask-board-sudoku = Sudoku
ask-board-juuni = Juuni
ask-board-super = Supersudoku
ask-board-giant = Giant
ask-board-other = Other boxes
    .name = Other box shape
    .rows = Rows per box
    .columns = Columns per box
# Between two number fields, and after them.
ask-board-rows-by = rows ×
ask-board-columns = columns
ask-board-latin = Latin square, no boxes
    .name = Latin square
    .rows = Rows of the Latin square
ask-board-both = rows and columns
ask-board-same = Current layout
ask-board-single = Single grid
ask-board-refused = Not possible: { $reason }.
ask-board-chain = Grids in the chain
ask-board-delete = Delete layout
    .really = Confirm deletion
ask-board-create = Create
    .change = Change

## What was pasted

ask-pasted-untitled = Untitled puzzle
ask-pasted-warnings = Changed or left out
ask-pasted-format = Format: { $format }
ask-pasted-author = by { $name }
ask-pasted-others = { $count ->
    [one] { $number } more puzzle was pasted; this is the first.
   *[other] { $number } more puzzles were pasted; this is the first.
}
ask-pasted-add = Add to this puzzle
    .hint = Add its givens and rules in one step; the board stays as it is
    .refused = Booklets refer to files: open this as a puzzle, save it, then add the file
ask-pasted-open = Open as new puzzle

## Recovery of unsaved changes

ask-left = Recover unsaved work
    .none = There is no unsaved work to recover.
    .why = Gridwright closed before these changes were saved. You can decide later: you will be asked again at the next start.
    .later = Later
    .all = Recover all puzzles
    .all-hint = Open each puzzle in its own tab, still unsaved
    .unreadable = Cannot be read
    .picture = Preview of { $title }
    .kept = Autosaved { $when }.
    .now = less than a minute ago
    .booklet-first = Save the open booklet first
    .recover = Recover
    .recover-hint = Open it as it was, still unsaved
    .discard = Discard
    .discard-hint = Delete { $path } permanently
    .booklet = Booklet
    .origin = changes to { $path }
    .new = never saved

## The start page

ask-start-none = No puzzle open
ask-start-escape = Press Escape to go back to the puzzle
ask-start-new = New puzzle
    .named = New: { $name }
ask-start-any = Custom board…
    .what = 2 × 2 to 25 × 25, several grids
    .named = New: custom board
ask-start-classic = Classic
    .what = 9 × 9, no extra rules
ask-start-cells = Cages with sums, marked cells
ask-start-lines = Thermometers, arrows and more
ask-start-borders = Dots, X, V and more
ask-start-outside = Sandwich, skyscraper and more
ask-start-jigsaw = Jigsaw
    .what = Regions instead of boxes
ask-start-samurai = Samurai
    .what = Five grids sharing boxes
ask-start-examples = Examples
ask-start-all = All examples…
    .named = All examples
    .what = { $count ->
        [one] { $count } puzzle with a preview
       *[other] { $count } puzzles with previews
    }
ask-start-paste = Import from link or text
    .hint = Paste a puzzle link, or 81 digits with dots for empty cells
    .field = Link or text
    .read = Import
    .open = Open a file…
# Short tips: a key or a gesture (.key), and its use.
ask-start-sample = Not unique yet: find out why
ask-tour-tools = Paint rules
    .text = Choose a kind of rule here, or type a part of its name. Then drag over cells of the board.
ask-tour-board = Type digits
    .text = Click a cell and type a digit; drag to select several cells. Right-click for everything that you can do there.
ask-tour-verdict = Read the verdict
    .text = After every change it says if the puzzle has no solution, exactly one, or several. Why? shows the cells that are still open.
ask-tour-rules = Change a rule
    .text = The rules on the board are listed here. Click one for its settings. The tab Puzzle has title, author and rules text.
ask-tour-playtest = Solve it yourself
    .text = A playtest shows the puzzle as your solvers will see it. { $key } finds every other command, and the Help menu has this tour.
ask-tour-place = { $number } of { $count }
ask-tour-next = Next
ask-tour-done = Done
ask-tour-skip = Skip tour
ask-tip-find = Find any command, rule, example or file by a few letters.
ask-tip-drop = Drop a file on the window, or paste a puzzle link or text.
    .key = Drop
ask-tip-digits = Type digits into the selected cells; drag to select several.
ask-tip-play = Playtest: solve the puzzle as your solvers will.
ask-tip-hint = Get a hint: where to look, which technique, or the move.
ask-recent = Recent
    .none = Puzzles you save appear here.
    .unreadable = { $name } · cannot be read
    .gone = { $name } · no longer there
    .now = just now
# What is known about the solutions.
ask-recent-unique = Unique
ask-recent-several = Several solutions
ask-recent-without = No solution
ask-recent-unknown = Unknown

## Booklets

ask-book-puzzles = Puzzles
    .none = No puzzles yet. Drop files or folders on the window.
ask-book-wrong = no solution
ask-book-several = several solutions
ask-book-row-size = { $size }x{ $size }
ask-book-row-grids = { $count ->
    [one] { $count } grid
   *[other] { $count } grids
}
ask-book-page-empty = Add puzzles on the left, or drop files here.
ask-book-page-made = Laying out the pages…
ask-book-page = Page { $number }
    .show = Show page { $number }
    .refused = Only pages with puzzles can be moved
ask-book-export = { $count ->
    [one] Export with { $number } error?
   *[other] Export with { $number } errors?
}
    .more = and { $count } more, listed on the right
    .anyway = Export anyway
ask-book-solving = Solving puzzle { $number } of { $count }
ask-book-making = Laying out pages
ask-book-empty = No puzzles yet
ask-book-ready = Ready to print
ask-book-warnings = { $count ->
    [one] { $number } warning
   *[other] { $number } warnings
}
ask-book-errors = { $count ->
    [one] { $number } error to fix
   *[other] { $number } errors to fix
}
ask-book-writing = Writing { $file }: page { $page } of { $pages }
ask-book-bar = Export progress
# The place of a finding: a page, a puzzle.
ask-book-at-page = p. { $page }
ask-book-at-puzzle = no. { $number }

## Settings of a booklet

ask-book-words = Text
ask-book-title = Title
ask-book-subtitle = Subtitle
ask-book-author = Author
ask-book-tag = Document language
    .field = Document language code
ask-book-language = Language of printed text
ask-book-copyright = Copyright, after the cover
ask-book-credits = Credits, after the answers
ask-book-back = Back cover text
ask-book-head = Header
# The words in braces of the example stay as they are.
ask-book-foot = Footer
    .example = { "{page}" } of { "{pages}" }
ask-book-links = Link for each puzzle's QR code

ask-book-looks = Appearance
ask-book-typeface = Typeface
ask-book-font = Custom font
ask-book-bold = Custom semibold font
ask-book-cover = Cover
ask-book-cover-picture = Cover picture
ask-book-back-picture = Back cover picture
ask-book-choose = Choose…
    .of = Choose… { LOWER_FIRST($what) }
ask-book-remove = Remove
    .of = Remove { LOWER_FIRST($what) }
ask-book-room = Picture area
    .middle = Within the margins
    .page = Whole page
ask-book-fit = Scaling
    .fill = Fill and crop
    .whole = Fit

ask-book-paper = Paper
    .letter = Letter
    .inches = { $size } in
    .other = { $width } x { $height } mm
ask-book-paper-size = Size
    .name = Paper size
    .own = Custom size
    .sides = Width x height
# After a number.
ask-book-millimetres = { " mm" }
ask-book-landscape = Landscape
ask-book-bleed = 1/8 inch bleed
ask-book-own-gutter = Custom gutter
ask-book-gutter = Gutter
ask-book-own-margins = Custom margins
ask-book-margin-top = Top margin
ask-book-margin-bottom = Bottom margin
ask-book-margin-inside = Inside margin, at the spine
ask-book-margin-outside = Outside margin

ask-book-pages = Pages
ask-book-per-page = Puzzles per page
ask-book-answers = Answers at the back
ask-book-answers-per-page = Answers per page
ask-book-best = Best fit
ask-book-shape = { $columns } x { $rows }
    .choose = Columns x rows
    .of = { $what }: columns x rows
    .rows = Rows
    .columns = Columns
ask-book-first = First puzzle number
ask-book-fills = Fill gaps with small puzzles
ask-book-contents = Contents
ask-book-rated = Stars from solving path
ask-book-rules-page = Rules page
ask-book-rules-below = Rules below each puzzle
ask-book-numbers = Page numbers
ask-book-running = Title on every page
ask-book-references = Cross-reference answer pages
ask-book-large = Large print
ask-book-notes = Lines for notes
ask-book-dots = Dots for candidates
ask-book-cell-marks = Cell marks and colours

ask-book-print = Print
ask-book-target = Output
    .none = Generic
    .office = Office printer
    .screen = Screen
ask-book-ink-colour = Colour
ask-book-ink-grey = Grey
ask-book-ink-black = Black
ask-book-for-readers = General use
ask-book-for-press = For a print shop
ask-book-press-inks = CMYK colours
ask-book-condition = Printing condition
ask-book-saddle = Fold and staple
ask-book-thickness = Paper thickness
ask-book-duplex = Manual duplex: fronts, then backs
ask-book-marks = Crop and fold marks

ask-book-batch = Generating puzzle { $number } of { $count }
    .tried = tried: { $number }
ask-book-setup = Page preset
    .kept = Preset
    .usual = Default
    .own = Custom
    .keep = Save as preset…
    .delete = Delete…
    .fault = Cannot be read, left unchanged: { $reason }
ask-setup-keep = Save page preset
    .why = Saves paper, margins, layout, answers, fonts, pictures and print settings, but no title, author or texts.
    .replaced = This replaces “{ $name }”.
    .name = Preset name
    .yes = Save
ask-setup-delete = Delete page preset
    .why = Booklets that use it stay as they are.
    .yes = Delete
ask-batch = Generate puzzles
    .why = The puzzles are saved to one file, one per line, and added to the booklet.
    .yes = Generate…
ask-batch-new = New puzzles
ask-batch-derived = From selected puzzle
    .of = Variations of “{ $title }”: rotated, flipped, with other digits
    .none = Select a puzzle in the list first.
ask-batch-kind = Kind
ask-batch-count = How many
ask-book-section-unnamed = Untitled section
ask-book-selected = Selected puzzle
ask-book-section = Selected section
ask-book-difficulty = Difficulty
ask-book-stars = Stars
    .field = Stars out of five
ask-book-own-number = Custom number
ask-book-number = Number
ask-book-begins = Starts a section
ask-book-heading = Section heading
ask-book-title-here = Title in this booklet
ask-book-section-picture = Section picture
ask-book-link = Custom link for the QR code
ask-book-own-rules = Custom rules text
