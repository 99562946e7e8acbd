# What the studio tells: notices, names of what is open, steps that are taken back, results of work.

### all-grids
tell-all-grids-delete-from-all-grids = Delete { $rule } from all grids
tell-all-grids-add-all-grids = Add { $rule } to all grids
tell-all-grids-put-on-all-grids = Put { $rule } on all grids

### asked
tell-asked-no-thread-could-started = no thread could be started: { $error }

### author
tell-author-number-clues-number-or = The number of clues has to be a number, or nothing
tell-author-no-tool-author-open = No tool of the author is open
tell-author-at-work = It is at work
tell-author-type-some-givens-first = Type some givens first: their places are kept
tell-author-let-cells-or-digits = Let cells or digits change
tell-author-mark = The mark { $clue }
tell-author-rule = The rule { $clue }
tell-author-contradicts-solution-puzzle-had = { $more ->
        [0] { $first } contradicts the solution that the puzzle had before.
       *[other] { $first } and { $more } more contradict the solution that the puzzle had before.
    }

### proposal
tell-proposal-clues-taken = { $count ->
        [0] No clue is taken away.
        [one] { $number } clue taken away.
       *[other] { $number } clues taken away.
    }
tell-proposal-givens-go-small-grey = Givens that go are small and grey on the board.
tell-proposal-where-digits-beside-grid = Where digits beside a grid go, their place is tinted.
tell-proposal-rules-taken = { $count ->
        [one] { $number } rule taken away: { $rules }.
       *[other] { $number } rules taken away: { $rules }.
    }
tell-proposal-no-clue-can-go = No clue can go: without any one there are several solutions.
tell-proposal-more-could-go-was = More could go: it was not wished, or not proved.
tell-proposal-thin-out = { $count ->
        [one] Thin out to { $number } clue
       *[other] Thin out to { $number } clues
    }
tell-proposal-left = { $count ->
        [one] { $number } clue left
       *[other] { $number } clues left
    }
tell-proposal-generate = { $count ->
        [one] Generate a puzzle of { $number } clue
       *[other] Generate a puzzle of { $number } clues
    }
tell-proposal-of-clues = { $count ->
        [one] A puzzle of { $number } clue
       *[other] A puzzle of { $number } clues
    }
tell-proposal-derive-another-puzzle = Derive another puzzle
tell-proposal-its-solutions-correspond-those = Its solutions correspond to those of the first, and it is as hard; nobody sees that it is the same.
tell-proposal-another-puzzle = Another puzzle
tell-proposal-hardest = Hardest step: { $technique }, { $number }.
tell-proposal-nearest = None with the wished path was found in time; this is the nearest.
tell-both = { $first } · { $second }
tell-proposal-variation = variation { $seed }
tell-proposal-checked = { $count ->
        [one] checked { $number } time
       *[other] checked { $number } times
    }

### work
tell-work-no-other-puzzle-can = No other puzzle can be derived from this one.

### draft
tell-draft-line = { $file }, line { $line }
tell-draft-change-title = Change the title
tell-draft-change-subtitle = Change the subtitle
tell-draft-change-author = Change the author
tell-draft-change-language = Change the language
tell-draft-change-credits = Change the credits
tell-draft-change-copyright = Change the copyright
tell-draft-change-words-on-back = Change the words on the back
tell-draft-change-head-pages = Change the head of pages
tell-draft-change-foot-pages = Change the foot of pages
tell-draft-change-link = Change the link
tell-draft-change-typeface = Change the typeface
tell-draft-change-font = Change the font
tell-draft-change-semibold-font = Change the semibold font
tell-draft-change-picture-on-cover = Change the picture on the cover
tell-draft-change-picture-on-back = Change the picture on the back
tell-draft-change-whom-made-for = Change whom it is made for
tell-draft-change-paper = Change the paper
tell-draft-turn-paper = Turn the paper
tell-draft-change-margins = Change the margins
tell-draft-change-gutter = Change the gutter
tell-draft-change-bleed = Change the bleed
tell-draft-change-puzzles-page = Change the puzzles a page
tell-draft-change-cover = Change the cover
tell-draft-change-rules-page = Change the rules page
tell-draft-change-rules-below-puzzles = Change the rules below puzzles
tell-draft-change-answers = Change the answers
tell-draft-change-page-numbers = Change the page numbers
tell-draft-change-title-on-every = Change the title on every page
tell-draft-change-first-number = Change the first number
tell-draft-change-size-print = Change the size of print
tell-draft-change-lines-for-notes = Change the lines for notes
tell-draft-change-dots-for-candidates = Change the dots for candidates
tell-draft-change-cell-marks = Change the marks of cells
tell-draft-change-ink = Change the ink
tell-draft-change-whom-for = Change whom it is for
tell-draft-change-stars = Change the stars
tell-draft-change-contents = Change the contents
tell-draft-change-pages-answers = Change the pages of answers
tell-draft-change-order-on-pages = Change the order on pages
tell-draft-change-inks = Change the inks
tell-draft-change-printing-condition = Change the printing condition
tell-draft-change-thickness-paper = Change the thickness of the paper
tell-draft-change-order-sheets = Change the order of sheets
tell-draft-change-marks = Change the marks
tell-draft-change-folding = Change the folding
tell-draft-change-booklet = Change the booklet

### booklet
tell-booklet-untitled-booklet = Untitled booklet
tell-booklet-move = Move “{ $title }”
tell-booklet-move-section = Move the section “{ $title }”
tell-booklet-puzzle-move-puzzles = { $count ->
        [one] Move { $count } puzzle
       *[other] Move { $count } puzzles
    }
tell-booklet-remove = Remove “{ $title }”
tell-booklet-rename = Rename to “{ $title }”
tell-booklet-remove-several = { $count ->
    [one] Remove { $count } puzzle
   *[other] Remove { $count } puzzles
}
tell-booklet-kept-setup = Take the page set-up “{ $name }”
tell-booklet-usual-setup = Take the usual page set-up
tell-booklet-batch-stopped = Stopped; finished and added: { $number } of { $of }
tell-booklet-batch-astray = Added: { $number }; with another path than wished, as none was found in time: { $astray }
tell-setups-kept = The page set-up “{ $name }” is kept; the next new booklet begins with it
tell-setups-not-kept = The page set-up could not be kept
tell-setups-deleted = The page set-up “{ $name }” is deleted
tell-setups-not-deleted = The page set-up could not be deleted
tell-booklet-take-setup = Take the page set-up of { $name }
tell-booklet-change-difficulty = Change the difficulty of “{ $title }”
tell-booklet-change-number = Change the number of “{ $title }”
tell-booklet-change-section = Change the section of “{ $title }”
tell-booklet-change-picture = Change the picture of “{ $title }”
tell-booklet-change-stars = Change the stars of “{ $title }”
tell-booklet-change-link = Change the link of “{ $title }”
tell-booklet-change-rules = Change the rules of “{ $title }”

### booklet-files
tell-booklet-files-entry-booklet-could-not = { $count ->
        [one] { $number } entry of the booklet could not be read
       *[other] { $number } entries of the booklet could not be read
    }
tell-booklet-files-saved = Saved { $path }
tell-booklet-files-booklet-could-not-saved = The booklet could not be saved
tell-booklet-files-puzzle-add-puzzles = { $count ->
        [one] Add { $number } puzzle
       *[other] Add { $number } puzzles
    }
tell-booklet-files-puzzle-added-puzzles = { $count ->
        [one] Added { $number } puzzle
       *[other] Added { $number } puzzles
    }
tell-booklet-files-puzzle-could-not-read = { $count ->
        [one] Added { $number } puzzle; { $bad } could not be read
       *[other] Added { $number } puzzles; { $bad } could not be read
    }
tell-booklet-files-pages-could-not-made = The pages could not be made: { $why }
tell-booklet-files-batch-cancelled = Making puzzles was stopped; none was written
tell-booklet-files-exported = Exported { $path }
tell-booklet-files-export-was-cancelled-no = The export was cancelled; no file was written

### cells
tell-cells-cell-copied-cells = { $count ->
        [one] Copied: { $number } cell
       *[other] Copied: { $number } cells
    }
tell-cells-cell-cut-cells = { $count ->
        [one] Cut: { $number } cell
       *[other] Cut: { $number } cells
    }
tell-cells-select-cell-where-copied = Select the cell where the copied cells shall begin
tell-cells-cell-paste-cells = { $count ->
        [one] Paste { $number } cell
       *[other] Paste { $number } cells
    }
tell-cells-rules = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
tell-cells-rules-copied = Copied: { $rules }
tell-cells-rules-cut = Cut: { $rules }
tell-cells-rules-pasted = Paste { $rules }
tell-cells-board-no-place-for = The board has no place for the copied cells there
tell-cells-cell-had-no-place = { $count ->
        [one] { $number } cell had no place on this board and were left out
       *[other] { $number } cells had no place on this board and were left out
    }
tell-cells-cell-move-cells = { $count ->
        [one] Move { $number } cell
       *[other] Move { $number } cells
    }
tell-cells-cell-turn-cells = { $count ->
        [one] Turn { $number } cell
       *[other] Turn { $number } cells
    }
tell-cells-shapes-not-taken = The shapes of regions were left out ({ $number }): there is no irregular grid there with regions of as many cells
tell-cells-board-ends-there = The board ends there
tell-cells-rule-no-place = rule { $number } ({ $name }) has no place there

### check
tell-check-its-solution-breaks-rule = its solution breaks a rule of the puzzle

### clipboard
tell-clipboard-select-cells-cut-first = Select the cells or rules to cut first
tell-clipboard-there-no-text-clipboard = There is no text in the clipboard
tell-clipboard-what-was-pasted-no = What was pasted is no puzzle
tell-clipboard-there-nothing = There is nothing in it.
tell-clipboard-take-what-was-pasted = Take in what was pasted
tell-clipboard-rules-do-not-fit = { $count ->
        [one] { $count } rules do not fit this board and were left out
       *[other] { $count } rules do not fit this board and were left out
    }
tell-clipboard-copied = Copied: { $format }
tell-clipboard-copied-solution-too = Copied: { $format }, with the solution, so that solvers learn when they are done
tell-clipboard-puzzle-could-not-copied = The puzzle could not be copied
tell-clipboard-copied-picture-board = Copied: a picture of the board
tell-clipboard-copied-picture-solution = Copied: a picture of the solution
tell-clipboard-link-too-long-for = The link is too long for the browser; copy it instead
tell-clipboard-opened-browser = Opened in the browser
tell-clipboard-no-browser = No browser was found; the link was copied instead
tell-clipboard-puzzle-could-not-opened = The puzzle could not be opened there
tell-clipboard-open-board-other-digits = The open board has other digits
tell-clipboard-there-givens-where-open = There are givens where the open board has no cells
tell-clipboard-there-neither-givens-nor = There are neither givens nor rules for this board in it

### count
tell-count-its-solution-breaks-rule = its solution breaks a rule of the puzzle

### document
tell-document-untitled-puzzle = Untitled puzzle
tell-document-no-rule-selected = No rule is selected
tell-document-there-only-one-grid = There is only one grid
tell-document-only-rules-for-whole = Only rules that are for a whole grid can be put on all

### edits
tell-edits-all-grids-fits-have = All grids that it fits have the rule already

### examples
tell-examples-plain-boards = Plain boards
tell-examples-classic = Classic
tell-examples-jigsaw = Jigsaw
tell-examples-latin-square = Latin square
tell-examples-four-pyramids-mirrored = Four pyramids, mirrored
tell-examples-decoration = Decoration
tell-examples-sizes = Sizes
tell-examples-shidoku = Shidoku, 4 × 4
tell-examples-roku = Roku, 6 × 6
tell-examples-hachi = Hachi, 8 × 8
tell-examples-juuni = Juuni, 12 × 12
tell-examples-supersudoku = Supersudoku, 16 × 16
tell-examples-giant = Giant, 25 × 25
tell-examples-layouts = Layouts
tell-examples-samurai-grids = Samurai, 5 grids
tell-examples-samurai-five-kinds = Samurai of five kinds
tell-examples-twin-grids = Twin, 2 grids
tell-examples-sohei-grids = Sohei, 4 grids
tell-examples-chain-grids = Chain of 3 grids
tell-examples-windmill-grids = Windmill, 5 grids
tell-examples-butterfly-grids = Butterfly, 4 grids
tell-examples-flower-grids = Flower, 5 grids

### files
tell-files-fonts = Fonts
tell-files-pictures = Pictures
tell-files-puzzles = Puzzles
tell-files-open-puzzles = Open puzzles
tell-files-save-puzzle = Save the puzzle
tell-files-gridwright-puzzle = Gridwright puzzle
tell-files-export-puzzle = Export the puzzle, without its solution, as .png, .svg or .pdf
tell-files-export-solution = Export the solution as .png, .svg or .pdf
tell-files-export-both = Export the puzzle and its solution as .png, .svg or .pdf
# $name is the name of the file of the puzzle.
tell-files-name-solution = { $name }-solution
tell-files-name-both = { $name }-with-solution
tell-files-key-sheet = Write the keys as a sheet
tell-files-picture-or-page = Picture or page
tell-files-open-booklet = Open a booklet
tell-files-batch = The file for the new puzzles
tell-files-lines = Gridwright puzzles, a line each
tell-files-take-setup = Take the page set-up of a booklet
tell-files-save-booklet = Save the booklet
tell-files-gridwright-booklet = Gridwright booklet
tell-files-add-puzzles-booklet = Add puzzles to the booklet
tell-files-export-booklet = Export the booklet
tell-files-pdf-file = PDF file
tell-files-choose-font = Choose a font
tell-files-choose-picture = Choose a picture
tell-files-name-must-end-png = { $path }: the name must end in .png, .svg or .pdf

### flow
tell-flow-puzzle-was-closed-before = The puzzle was closed before
tell-flow-open-another-tab-close = { $path } is open in another tab. Close that tab first.
tell-flow-puzzle-could-not-saved = The puzzle could not be saved
tell-newer-not-watched = Whether open files change is not known for sure: { $reason }
tell-newer-open-elsewhere = { $path } is open in another Gridwright, too
tell-newer-gone = { $path } is not there any more: another program has deleted or moved it. Saving writes it anew.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = Saved { $path }
tell-flow-another-file-being-written = Another file is being written
tell-flow-exported = Exported { $path }
tell-flow-exported-puzzle = Exported the puzzle: { $path }
tell-flow-exported-solution = Exported the solution: { $path }
tell-flow-exported-both = Exported the puzzle with its solution: { $path }
tell-flow-exported-font-no-empty = Exported { $path }; the font has no “{ $missing }”, empty boxes stand there
tell-flow-puzzle-could-not-exported = The puzzle could not be exported
tell-flow-sheet-could-not-be-written = The sheet could not be written
tell-flow-another-file-dialog-open = Another file dialog is open

### looks
tell-looks-less = The window has room for { $real } %: it is { $scale } % once the window is larger

### browsing
tell-browser-folder-could-not-made = The folder could not be made

### rules
tell-rules-several = { $count } rules
tell-rules-move = Move { $rule }
tell-rules-duplicate = Duplicate { $rule }
tell-rules-delete = Delete { $rule }
tell-rules-on = Switch { $rule } on
tell-rules-off = Switch { $rule } off
tell-rules-only = Only { $rule }
tell-rules-no-place = The board ends there, or the rule has no other place
tell-rules-group = Group { $rule }
tell-rules-ungroup = Take { $rule } out of the group
tell-rules-new-group = Group { $number }
tell-rules-rename-group = Rename { $group }
tell-rules-lock = Lock { $rule }
tell-rules-unlock = Unlock { $rule }
tell-rules-all = Switch all rules on

### jigsaw
tell-jigsaw-from = (from { $cell })
tell-jigsaw-wrong-count = Region { $region } has { $cells } cells instead of { $size }
tell-jigsaw-not-connected = Region { $region } is not connected

### jobs
tell-jobs-fault-program = a fault of the program: { $words }
tell-jobs-says-nothing = it says nothing of it
tell-jobs-ended-without-answer = it ended without an answer

### files
tell-files-no-text = it is no text

### keymap
tell-keymap-system-needs-one-for = The system needs this one for the clipboard and for text
tell-keymap-f-opens-menus = F10 opens the menus
tell-keymap-alt-with-letter-opens = Alt with a letter opens menus and takes up tools; hold Ctrl too
tell-keymap-keys-alone-type-hold = Keys alone type; hold Ctrl, or press a function key

### layout
tell-layout-given-was-on-cells = { $givens ->
        [one] { $givens } given was on cells that are gone or taken; undo brings it back
       *[other] { $givens } givens were on cells that are gone or taken; undo brings them back
    }
tell-layout-rule-was-on-cells = { $rules ->
        [one] { $rules } rule was on cells that are gone or taken; undo brings it back
       *[other] { $rules } rules were on cells that are gone or taken; undo brings them back
    }
tell-layout-given-givens-rule-rules = { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    } and { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    } were on cells that are gone or taken; undo brings them back

### mending
tell-mending-what-was-not-saved = What was not saved has been kept: the next start offers it.
tell-mending-save-what-you-have = Save what you have changed.
tell-mending-what-was-being-done = { $words }. { $kept } What was being done may be done by half: look it over, or take it back.
tell-mending-window-failed = The window has failed

### new-board
tell-new-board-no-puzzle-open = no puzzle is open
tell-new-board-grids-layout-have-digits = the grids of this layout have { $size } digits, not { $found }
tell-new-board-squares-have-no-boxes = squares of { $size } have no boxes to overlap by: only a single grid

### played
tell-played-digit = Digit
tell-played-corner = Corner
tell-played-centre = Centre
tell-played-colour = Colour

### playing
tell-playing-play-test-paused = The play-test is paused
tell-playing-select-cell-first-then = Select a cell first, then type its digit.
tell-playing-goes-on = Going on where you were, at { $time }

### ideal
tell-ideal-dimension-quotient-ring-number = Dimension of the quotient ring: { $count }, the number of solutions ({ $seconds } s).
tell-ideal-computed-from-solutions-search = Computed from solutions that a search found, not from the polynomials.
tell-ideal-graded-reverse-lexicographic-order = Graded reverse lexicographic order, variables { $order }.
tell-ideal-prime-certified-over-rational = { $count ->
        [one] Over the rational numbers, rebuilt from { $count } prime and certified.
       *[other] Over the rational numbers, rebuilt from { $count } primes and certified.
    }
tell-ideal-more-than = more than { $count }
tell-ideal-basis-not-known = The basis is not known: { $why }.
tell-ideal-there-no-polynomials-reasonable = There are no polynomials of reasonable size: { $why }.
tell-ideal-degree = { $count } of degree { $degree }
tell-ideal-polynomials = { $count ->
        [one] { $count } polynomial
       *[other] { $count } polynomials
    }
tell-ideal-in-variables = { $count ->
        [one] { $size } in { $count } variable: { $degrees }.
       *[other] { $size } in { $count } variables: { $degrees }.
    }
tell-ideal-cells = Cells
tell-ideal-board = The board
tell-ideal-row = Row { $number }
tell-ideal-column = Column { $number }
tell-ideal-box = Box { $number }
tell-ideal-grid = { $house }, grid { $grid }
tell-ideal-reduced-basis = Reduced basis
tell-ideal-standard-monomials = Standard monomials

### proofs
tell-proofs-row-by-row = row by row
tell-proofs-column-by-column = column by column
tell-proofs-from-last-cell = from the last cell
tell-proofs-board = The board
tell-proofs-givens = Givens

### program
tell-program-digit-each-cell = A digit in each cell
tell-program-column-for-digit-cell = { $count ->
        [one] { $count } column: { $cells } for a digit in a cell
       *[other] { $count } columns: { $cells } for a digit in a cell
    }
tell-program-for-what-rules-add = { $columns }, { $count } for what rules add
tell-program-rows = { $count ->
        [one] { $count } row: { $rows }.
       *[other] { $count } rows: { $rows }.
    }
tell-program-entries-not-all-entries = { $count ->
        [one] { $count } entries that are not 0: { $percent } % of all.
       *[other] { $count } entries that are not 0: { $percent } % of all.
    }
tell-program-first-solve = First solve: { $outcome }.
tell-program-solution = a solution
tell-program-no-solution-so-there = no solution, so there is none
tell-program-exclusion-row = Exclusion row
tell-program-another-solution-so-there = another solution, so there are several
tell-program-no-solution-so-first = no solution, so the first is the only one
tell-program-second-solve-with-row = Second solve, with the row that excludes it: { $outcome }.
tell-program-of-rules = { $name } { $rows } (of { $count } rules)
tell-program-unknown = unknown, { $why }
tell-program-nodes = { $count ->
        [one] { $outcome } ({ $count } node, { $seconds } s)
       *[other] { $outcome } ({ $count } nodes, { $seconds } s)
    }

### reading
tell-reading-files = { $count ->
        [one] { $count } files
       *[other] { $count } files
    }
tell-reading-entries = { $count ->
        [one] the { $count } entries of a booklet
       *[other] the { $count } entries of a booklet
    }
tell-reading-pasted = what was pasted
tell-saving = Saving { $file }
tell-saving-then-closes = closes then
tell-saving-given-up = Nobody waits for { $file } any more: it counts as not saved
tell-reading-reading = Reading { $file }
tell-reading-mb = { $read } of { $length } MB
tell-reading-waiting = { $count ->
        [one] { $count } more to read
       *[other] { $count } more to read
    }
tell-reading-left = { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
tell-reading-reading-was-cancelled = Reading { $file } was cancelled
tell-reading-file-could-not-opened = The file could not be opened
tell-reading-files-could-not-opened = Files could not be opened
tell-reading-files-failed = { $count ->
        [one] { $count } files:
       *[other] { $count } files:
    }
tell-reading-open-already = { $path } is open already
tell-reading-was-changed-here-while = { $path } was changed here while it was read again
tell-reading-booklet-was-changed-while = The booklet was changed while { $path } was read
tell-reading-open-booklet-changes-not = The open booklet has changes that are not saved: save or close it before.
tell-reading-changes-could-not-recovered = The changes could not be recovered
tell-reading-booklet-could-not-opened = The booklet could not be opened

### recovery
tell-recovery-no-copy-unsaved-changes = No copy of unsaved changes can be kept: { $reason }
tell-recovery-changes-could-not-recovered = The changes could not be recovered
tell-recovery-changes-could-not-deleted = The changes could not be deleted

### walk
tell-walk-nothing-was-laid-out = nothing was laid out

### start
tell-start-grids = { $count ->
        [one] { $count } grid of { $size } × { $size }
       *[other] { $count } grids of { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = Clues stand beside a grid: click a place beyond its edge
tell-clues-move = Move a clue: { $rule }

### grids
tell-grids-cell-shares-cells = { $count ->
        [0] shares no cell
        [one] shares { $count } cell
       *[other] shares { $count } cells
    }
tell-grids-at = at { $cell }
tell-grids-grid = Grid { $number }

### jigsaw
tell-jigsaw-paint-region = Paint region { $number }

### laying
tell-laying-move-grid = Move grid { $grid }
tell-laying-delete-grid = Delete grid { $grid }

### pins
tell-pins-click-clue-pin = Click a clue to pin it

### selected
tell-selected-select-cells-rule-first = Select the cells of the rule first
tell-selected-line-goes-from-each = A line goes from each cell to one beside it
tell-selected-select-two-cells-beside = Select the two cells beside the border
tell-selected-select-four-cells-around = Select the four cells around the corner
tell-selected-select-cell-at-edge = Select a cell at the edge of the board
tell-selected-cells-beyond-grid = The cells do not all lie in the grid that is painted on
tell-selected-region-already = The cells are of one region already
tell-selected-region-keeps-cell = A region would be left without a cell

### typing
tell-typing-select-cell-first-then = Select a cell first, then type its digit.

### words
tell-words-microseconds = { $time } µs
tell-words-milliseconds = { $time } ms
tell-words-seconds = { $time } s
tell-words-minutes = { $minutes } min { $seconds } s

### aid
tell-aid-solved = Solved in { $time }
tell-aid-no-mistake-so-far = No mistake so far
tell-aid-digit-wrong-digits-wrong = { $count ->
        [one] { $number } digit is wrong
       *[other] { $number } digits are wrong
    }
tell-aid-there-mistake = There is a mistake
tell-aid-mark-wrong = A mark is wrong
tell-aid-no-solution-all = No solution has all of it
tell-aid-found-no-solution = The puzzle has no solution
tell-aid-could-not-told-time = Could not be told in time
tell-aid-place = { $place } of { $count }
tell-aid-why = Why, in { $cell }?
tell-aid-look-at = Look at { $place }.
tell-aid-there = There { $why }: { $result }.
tell-aid-every-cell-its-digit = Every cell has its digit.
tell-aid-no-technique-moves-on = No technique moves on from here: a guess would be needed.
tell-aid-digit-not-what-solution = { $count ->
        [one] { $number } digit is not what the solution has there.
       *[other] { $number } digits are not what the solution has there.
    }
tell-aid-cell-leave-out-right = { $count ->
        [one] The centre marks of { $number } cell leave out the right digit.
       *[other] The centre marks of { $number } cells leave out the right digit.
    }
tell-aid-puzzle-several-solutions-none = The puzzle has several solutions, and none has all that you entered.
tell-aid-no-solution = The puzzle has no solution.
tell-aid-answer-was-lost = The answer was lost: { $why }.
tell-aid-no-answer-was-found = No answer was found in time.
tell-aid-given = It is given.
tell-aid-or-which-other-digit = Or which other digit?
tell-aid-which-digit = Which digit?
tell-aid-why-digit = Why { $digit }
tell-aid-not-already = { $cell } is not { $digit }: { $by } has it already, in { $house }.
tell-aid-not-because = { $cell } is not { $digit }, because of { $rule }.
tell-aid-techniques-do-not-settle = The techniques do not settle whether { $cell } is { $digit }.
tell-aid-nothing-can-concluded-from = Nothing can be concluded from what stands there.
tell-aid-is = { $cell } is { $digit }:
tell-aid-is-not = { $cell } is not { $digit }:
tell-aid-after-other-step-after = { $count ->
        [one] { $cell } is { $digit }, after { $number } other step:
       *[other] { $cell } is { $digit }, after { $number } other steps:
    }
tell-aid-not-after-other-step = { $count ->
        [one] { $cell } is not { $digit }, after { $number } other step:
       *[other] { $cell } is not { $digit }, after { $number } other steps:
    }

### bar
tell-bar-back-setting-what-was = Back to setting ({ $key }); what was played waits
tell-bar-nothing-you-enter-here = Nothing you enter here changes the puzzle.
tell-bar-zoom = { $number } %
tell-bar-z-x-v-n = Z X V N change the kind of mark. Space pauses. C checks, H hints.

### notes
tell-notes-puzzle = the puzzle
tell-notes-write-note-about = Write a note about { $what } …
tell-notes-note-setter = Note to the setter
tell-notes-kept-with-puzzle = Kept with the puzzle
tell-notes-add-note = Add note
tell-notes-notes-setter = Notes to the setter
tell-notes-delete-note = Delete note { $number }

### timer
tell-timer-stands-while-window-hidden = It stands while the window is hidden
tell-timer-cells = { $filled } of { $count } cells

# What the system says of files.
system-not-found = No such file or directory
system-denied = Permission denied
system-exists = File exists
system-is-folder = Is a directory
system-no-folder = Not a directory
system-full = No space left on device
system-read-only = Read-only file system
system-name = File name too long
system-too-large = File too large
