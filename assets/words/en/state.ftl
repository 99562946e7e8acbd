# State of the studio: notices, names of open documents, undo labels, results of the setter's tools.

### all-grids
tell-all-grids-delete-from-all-grids = Delete { $rule } from all grids
tell-all-grids-add-all-grids = Add { $rule } to all grids
tell-all-grids-put-on-all-grids = Apply { $rule } to all grids

### asked
tell-asked-no-thread-could-started = could not start in the background: { $error }

### author
tell-author-number-clues-number-or = Enter a number of clues, or leave it empty
tell-author-no-tool-author-open = No setter panel is open
tell-author-at-work = Already running
tell-author-type-some-givens-first = Add some givens first: new ones go in the same cells
tell-author-let-cells-or-digits = Choose what may change: cells, digits or both
tell-author-mark = The mark { $clue }
tell-author-rule = The rule { $clue }
tell-author-contradicts-solution-puzzle-had = { $more ->
        [0] { $first } contradicts the puzzle's previous solution.
       *[other] { $first } and { $more } more contradict the puzzle's previous solution.
    }

### proposal
tell-proposal-clues-taken = { $count ->
        [0] No clues removed.
        [one] { $number } clue removed.
       *[other] { $number } clues removed.
    }
tell-proposal-givens-go-small-grey = Removed givens are small and grey on the board.
tell-proposal-where-digits-beside-grid = The places of removed outside clues are tinted.
tell-proposal-rules-taken = { $count ->
        [one] { $number } rule removed: { $rules }.
       *[other] { $number } rules removed: { $rules }.
    }
tell-proposal-no-clue-can-go = No clue can be removed: the puzzle would no longer be unique.
tell-proposal-more-could-go-was = More clues may be removable: a setting or limit ended the search.
tell-proposal-thin-out = { $count ->
        [one] Remove clues down to { $number }
       *[other] Remove clues down to { $number }
    }
tell-proposal-left = { $count ->
        [one] { $number } clue left
       *[other] { $number } clues left
    }
tell-proposal-generate = { $count ->
        [one] Generate a puzzle with { $number } clue
       *[other] Generate a puzzle with { $number } clues
    }
tell-proposal-of-clues = { $count ->
        [one] A puzzle with { $number } clue
       *[other] A puzzle with { $number } clues
    }
tell-proposal-derive-another-puzzle = Create a variation
tell-proposal-its-solutions-correspond-those = It looks like another puzzle, but is as hard as the original and has as many solutions.
tell-proposal-another-puzzle = A new variation
tell-proposal-hardest = Hardest step: { $technique }, { $number }.
tell-proposal-nearest = No exact match was found in time; this is the closest.
tell-both = { $first } · { $second }
tell-proposal-variation = seed { $seed }
tell-proposal-checked = { $count ->
        [one] { $number } check
       *[other] { $number } checks
    }

### work
tell-work-no-other-puzzle-can = No variation of this puzzle can be made.

### draft
tell-draft-line = { $file }, line { $line }
tell-draft-change-title = Change the title
tell-draft-change-subtitle = Change the subtitle
tell-draft-change-author = Change the author
tell-draft-change-language = Change the language
tell-draft-change-credits = Change the credits
tell-draft-change-copyright = Change the copyright
tell-draft-change-words-on-back = Change the back cover text
tell-draft-change-head-pages = Change the header
tell-draft-change-foot-pages = Change the footer
tell-draft-change-link = Change the link
tell-draft-change-typeface = Change the typeface
tell-draft-change-font = Change the font
tell-draft-change-semibold-font = Change the semibold font
tell-draft-change-picture-on-cover = Change the cover picture
tell-draft-change-picture-on-back = Change the back cover picture
tell-draft-change-whom-made-for = Change the output
tell-draft-change-paper = Change the paper
tell-draft-turn-paper = Change the page orientation
tell-draft-change-margins = Change the margins
tell-draft-change-gutter = Change the gutter
tell-draft-change-bleed = Change the bleed
tell-draft-change-puzzles-page = Change the puzzles per page
tell-draft-change-cover = Change the cover
tell-draft-change-rules-page = Change the rules page
tell-draft-change-rules-below-puzzles = Change the rules below puzzles
tell-draft-change-answers = Change the answers
tell-draft-change-page-numbers = Change the page numbers
tell-draft-change-title-on-every = Change the title on each page
tell-draft-change-first-number = Change the first number
tell-draft-change-size-print = Change the print size
tell-draft-change-lines-for-notes = Change the note lines
tell-draft-change-dots-for-candidates = Change the candidate dots
tell-draft-change-cell-marks = Change the printed marks and colours
tell-draft-change-ink = Change the ink
tell-draft-change-whom-for = Change the intended use
tell-draft-change-stars = Change the difficulty stars
tell-draft-change-contents = Change the table of contents
tell-draft-change-pages-answers = Change the answer page references
tell-draft-change-order-on-pages = Change the filling of gaps
tell-draft-change-inks = Change the CMYK colours
tell-draft-change-printing-condition = Change the printing condition
tell-draft-change-thickness-paper = Change the paper thickness
tell-draft-change-order-sheets = Change the manual duplex order
tell-draft-change-marks = Change the crop and fold marks
tell-draft-change-folding = Change the folding and stapling
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
tell-booklet-kept-setup = Apply the preset “{ $name }”
tell-booklet-usual-setup = Apply the default preset
tell-booklet-batch-stopped = Stopped; added { $number } of { $of }
tell-booklet-batch-astray = Added: { $number }; of these, { $astray } not exactly as requested, because time ran out
tell-setups-kept = Saved the preset “{ $name }”; the next new booklet starts with it
tell-setups-not-kept = The preset could not be saved
tell-setups-deleted = Deleted the preset “{ $name }”
tell-setups-not-deleted = The preset could not be deleted
tell-booklet-take-setup = Apply the page settings of { $name }
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
tell-booklet-files-pages-could-not-made = The pages could not be created: { $why }
tell-booklet-files-batch-cancelled = Generating stopped; no puzzles were written
tell-booklet-files-exported = Exported { $path }
tell-booklet-files-export-was-cancelled-no = Export cancelled; no file was written

### cells
tell-cells-cell-copied-cells = { $count ->
        [one] Copied { $number } cell
       *[other] Copied { $number } cells
    }
tell-cells-cell-cut-cells = { $count ->
        [one] Cut { $number } cell
       *[other] Cut { $number } cells
    }
tell-cells-select-cell-where-copied = First select the cell to paste into
tell-cells-cell-paste-cells = { $count ->
        [one] Paste { $number } cell
       *[other] Paste { $number } cells
    }
tell-cells-rules = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
tell-cells-rules-copied = Copied { $rules }
tell-cells-rules-cut = Cut { $rules }
tell-cells-rules-pasted = Paste { $rules }
tell-cells-board-no-place-for = The copied cells do not fit there
tell-cells-cell-had-no-place = { $count ->
        [one] { $number } cell did not fit on this board and was left out
       *[other] { $number } cells did not fit on this board and were left out
    }
tell-cells-cell-move-cells = { $count ->
        [one] Move { $number } cell
       *[other] Move { $number } cells
    }
tell-cells-cell-turn-cells = { $count ->
        [one] Rotate or flip { $number } cell
       *[other] Rotate or flip { $number } cells
    }
tell-cells-shapes-not-taken = Region shapes were left out ({ $number }): they need a jigsaw grid with regions of the same size
tell-cells-board-ends-there = The board ends there
tell-cells-rule-no-place = rule { $number } ({ $name }) does not fit there

### check
tell-check-its-solution-breaks-rule = its solution breaks a rule of the puzzle

### clipboard
tell-clipboard-select-cells-cut-first = First select the cells or rules to cut
tell-clipboard-there-no-text-clipboard = The clipboard contains no text
tell-clipboard-what-was-pasted-no = The pasted text is not a puzzle
tell-clipboard-there-nothing = It contains no puzzle.
tell-clipboard-take-what-was-pasted = Add the pasted puzzle
tell-clipboard-rules-do-not-fit = { $count ->
        [one] { $count } rule does not fit this board and was left out
       *[other] { $count } rules do not fit this board and were left out
    }
tell-clipboard-copied = Copied: { $format }
tell-clipboard-copied-solution-too = Copied: { $format }, with the solution, so that solvers see when they are done
tell-clipboard-puzzle-could-not-copied = The puzzle could not be copied
tell-clipboard-copied-picture-board = Copied a picture of the board
tell-clipboard-copied-picture-solution = Copied a picture of the solution
tell-clipboard-link-too-long-for = The link is too long for a browser; copy it instead
tell-clipboard-opened-browser = Opened in the browser
tell-clipboard-no-browser = No browser found; the link was copied instead
tell-clipboard-puzzle-could-not-opened = The puzzle could not be opened in the browser
tell-clipboard-open-board-other-digits = The open puzzle uses different digits
tell-clipboard-there-givens-where-open = Some givens would be outside the open board
tell-clipboard-there-neither-givens-nor = The pasted puzzle has no givens or rules that fit this board

### count
tell-count-its-solution-breaks-rule = its solution breaks a rule of the puzzle

### document
tell-document-untitled-puzzle = Untitled puzzle
tell-document-no-rule-selected = Select a rule first
tell-document-there-only-one-grid = There is only one grid
tell-document-only-rules-for-whole = Only rules for a whole grid can be applied to all grids

### edits
tell-edits-all-grids-fits-have = The rule is already on every grid where it fits

### examples
tell-examples-plain-boards = Plain boards
tell-examples-classic = Classic
tell-examples-jigsaw = Jigsaw
tell-examples-latin-square = Latin square
tell-examples-four-pyramids-mirrored = Pyramids, mirrored
tell-examples-decoration = Decoration
tell-examples-choices = Groups of rules
tell-examples-fog = Fog
tell-examples-formulas = Formulas of all digits
tell-examples-sizes = Sizes
tell-examples-shidoku = Shidoku, 4 × 4
tell-examples-roku = Roku, 6 × 6
tell-examples-hachi = Hachi, 8 × 8
tell-examples-juuni = Juuni, 12 × 12
tell-examples-supersudoku = Supersudoku, 16 × 16
tell-examples-giant = Giant, 25 × 25
tell-examples-layouts = Layouts
tell-examples-samurai-grids = Samurai, 5 grids
tell-examples-samurai-five-kinds = Samurai, five kinds of rules
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
tell-files-save-puzzle = Save puzzle
tell-files-gridwright-puzzle = Gridwright puzzle
tell-files-export-puzzle = Export puzzle, without its solution, as .png, .svg, .pdf or .html
tell-files-export-solution = Export solution as .png, .svg or .pdf
tell-files-export-both = Export puzzle and solution as .png, .svg or .pdf
# $name is the file name of the puzzle.
tell-files-name-solution = { $name }-solution
tell-files-name-both = { $name }-with-solution
tell-files-key-sheet = Save keyboard shortcuts as .pdf
tell-files-picture-or-page = Picture or PDF
tell-files-open-booklet = Open booklet
tell-files-batch = Save new puzzles
tell-files-lines = Gridwright puzzles, one per line
tell-files-take-setup = Copy page settings from a booklet
tell-files-save-booklet = Save booklet
tell-files-gridwright-booklet = Gridwright booklet
tell-files-add-puzzles-booklet = Add puzzles to booklet
tell-files-export-booklet = Export booklet
tell-files-pdf-file = PDF file
tell-files-choose-font = Choose a font
tell-files-choose-picture = Choose a picture
tell-files-name-must-end-png = { $path }: the name must end in .png, .svg, .pdf or .html

### flow
tell-flow-puzzle-was-closed-before = The puzzle is already closed
tell-flow-open-another-tab-close = { $path } is open in another tab. Close that tab first.
tell-flow-puzzle-could-not-saved = The puzzle could not be saved
tell-newer-not-watched = Changes to open files may go unnoticed: { $reason }
tell-newer-open-elsewhere = { $path } is also open in another Gridwright window
tell-newer-gone = { $path } no longer exists: another program deleted or moved it. Saving creates it again.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = Saved { $path }
tell-flow-another-file-being-written = Another file is still being written
tell-flow-exported = Exported { $path }
tell-flow-exported-puzzle = Exported the puzzle: { $path }
tell-flow-exported-solution = Exported the solution: { $path }
tell-flow-exported-both = Exported the puzzle with its solution: { $path }
tell-flow-exported-font-no-empty = Exported { $path }, but the font has no “{ $missing }”: empty boxes are shown instead
tell-flow-puzzle-could-not-exported = The puzzle could not be exported
tell-flow-sheet-could-not-be-written = The sheet of shortcuts could not be saved
tell-flow-another-file-dialog-open = Another file dialog is already open

### looks
tell-looks-less = The window only has room for { $real }%; { $scale }% takes effect when it is larger

### browsing
tell-browser-folder-could-not-made = The folder could not be created

### rules
tell-rules-several = { $count } rules
tell-rules-move = Move { $rule }
tell-rules-duplicate = Duplicate { $rule }
tell-rules-delete = Delete { $rule }
tell-rules-on = Switch { $rule } on
tell-rules-off = Switch { $rule } off
tell-rules-only = Switch off all rules but { $rule }
tell-rules-no-place = The rule does not fit there
tell-rules-group = Group { $rule }
tell-rules-quantify = Quantifier: { $quantifier }
tell-rules-ungroup = Remove { $rule } from the group
tell-rules-new-group = Group { $number }
tell-rules-rename-group = Rename { $group }
tell-rules-lock = Lock { $rule }
tell-rules-unlock = Unlock { $rule }
tell-rules-read-values = Use values in { $rule }
tell-rules-read-digits = Use digits in { $rule }
tell-rules-all = Switch all rules on

### jigsaw
tell-jigsaw-from = (from { $cell })
tell-jigsaw-wrong-count = Region { $region } has { $cells } cells instead of { $size }
tell-jigsaw-not-connected = Region { $region } is not connected

### jobs
tell-jobs-fault-program = internal error: { $words }
tell-jobs-says-nothing = no details
tell-jobs-ended-without-answer = it ended without a result

### files
tell-files-no-text = it is not a text file

### keymap
tell-keymap-system-needs-one-for = Reserved for the clipboard and text editing
tell-keymap-f-opens-menus = F10 opens the menus
tell-keymap-alt-with-letter-opens = Alt with a letter opens menus and selects tools; add Ctrl
tell-keymap-keys-alone-type-hold = Single keys type text; add Ctrl, or use a function key

### layout
tell-layout-given-was-on-cells = { $givens ->
        [one] { $givens } given was on a removed or occupied cell; undo restores it
       *[other] { $givens } givens were on removed or occupied cells; undo restores them
    }
tell-layout-rule-was-on-cells = { $rules ->
        [one] { $rules } rule was on removed or occupied cells; undo restores it
       *[other] { $rules } rules were on removed or occupied cells; undo restores them
    }
tell-layout-given-givens-rule-rules = { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    } and { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    } were on removed or occupied cells; undo restores them

### mending
tell-mending-what-was-not-saved = Your unsaved work was autosaved: Gridwright offers to recover it at the next start.
tell-mending-save-what-you-have = Save your changes now.
tell-mending-what-was-being-done = { $words }. { $kept } Your last action may be half done: check it, or undo it.
tell-mending-window-failed = Something went wrong

### new-board
tell-new-board-no-puzzle-open = no puzzle is open
tell-new-board-grids-layout-have-digits = the grids of this layout have { $size } digits each, not { $found }
tell-new-board-squares-have-no-boxes = Latin squares of size { $size } have no boxes to share, so only a single grid is possible

### played
tell-played-digit = Digit
tell-played-corner = Corner
tell-played-centre = Centre
tell-played-colour = Colour

### playing
tell-playing-play-test-paused = The playtest is paused
tell-playing-select-cell-first-then = Select a cell first, then type its digit.
tell-playing-goes-on = Resumed; the timer is at { $time }

### ideal
tell-ideal-dimension-quotient-ring-number = Dimension of the quotient ring: { $count }, the number of solutions ({ $seconds } s).
tell-ideal-computed-from-solutions-search = Computed from the solutions found by search, not from the polynomials.
tell-ideal-graded-reverse-lexicographic-order = Graded reverse lexicographic order, variables { $order }.
tell-ideal-prime-certified-over-rational = { $count ->
        [one] Over the rational numbers, reconstructed from { $count } prime and certified.
       *[other] Over the rational numbers, reconstructed from { $count } primes and certified.
    }
tell-ideal-more-than = more than { $count }
tell-ideal-basis-not-known = The basis is unknown: { $why }.
tell-ideal-there-no-polynomials-reasonable = No polynomials of reasonable size: { $why }.
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
tell-program-digit-each-cell = One digit per cell
tell-program-column-for-digit-cell = { $count ->
        [one] { $count } column: { $cells } for digits in cells
       *[other] { $count } columns: { $cells } for digits in cells
    }
tell-program-for-what-rules-add = { $columns }, { $count } added by rules
tell-program-rows = { $count ->
        [one] { $count } row: { $rows }.
       *[other] { $count } rows: { $rows }.
    }
tell-program-entries-not-all-entries = { $count ->
        [one] { $count } nonzero entry: { $percent }% of all.
       *[other] { $count } nonzero entries: { $percent }% of all.
    }
tell-program-first-solve = First solve: { $outcome }.
tell-program-solution = a solution
tell-program-no-solution-so-there = none, so the puzzle has no solution
tell-program-exclusion-row = Exclusion row
tell-program-another-solution-so-there = another solution, so there are several
tell-program-no-solution-so-first = none, so the first is the only solution
tell-program-second-solve-with-row = Second solve, with a row that excludes the first solution: { $outcome }.
tell-program-of-rules = { $name } { $rows } (from { $count } rules)
tell-program-unknown = unknown, { $why }
tell-program-nodes = { $count ->
        [one] { $outcome } ({ $count } node, { $seconds } s)
       *[other] { $outcome } ({ $count } nodes, { $seconds } s)
    }

### reading
tell-reading-files = { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
tell-reading-entries = { $count ->
        [one] { $count } booklet entry
       *[other] { $count } booklet entries
    }
tell-reading-pasted = the pasted text
tell-saving = Saving { $file }
tell-saving-then-closes = will close afterwards
tell-saving-given-up = Stopped waiting for { $file }; it counts as not saved
tell-reading-reading = Reading { $file }
tell-reading-mb = { $read } of { $length } MB
tell-reading-waiting = { $count ->
        [one] { $count } more waiting
       *[other] { $count } more waiting
    }
tell-reading-left = { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
tell-reading-reading-was-cancelled = Reading { $file } was cancelled
tell-reading-file-could-not-opened = The file could not be opened
tell-reading-files-could-not-opened = Some files could not be opened
tell-reading-files-failed = { $count ->
        [one] { $count } file:
       *[other] { $count } files:
    }
tell-reading-open-already = { $path } is already open
tell-reading-was-changed-here-while = { $path } was changed here while it was being reloaded
tell-reading-booklet-was-changed-while = The booklet was changed while { $path } was being read
tell-reading-open-booklet-changes-not = The open booklet has unsaved changes. Save or close it first.
tell-reading-changes-could-not-recovered = The changes could not be recovered
tell-reading-booklet-could-not-opened = The booklet could not be opened

### recovery
tell-recovery-no-copy-unsaved-changes = Your work cannot be autosaved: { $reason }
tell-recovery-changes-could-not-recovered = The changes could not be recovered
tell-recovery-changes-could-not-deleted = The unsaved changes could not be deleted

### walk
tell-walk-nothing-was-laid-out = the puzzle could not be prepared for solving

### start
tell-start-grids = { $count ->
        [one] { $count } grid of { $size } × { $size }
       *[other] { $count } grids of { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = Click a square outside the grid
tell-clues-move = Move clue ({ $rule })

### grids
tell-grids-cell-shares-cells = { $count ->
        [0] shares no cells
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
tell-selected-select-cells-rule-first = Select the cells for the rule first
tell-selected-line-goes-from-each = Select cells that form one continuous line
tell-selected-select-two-cells-beside = Select the two cells on either side of the border
tell-selected-select-four-cells-around = Select the four cells around the corner
tell-selected-select-cell-at-edge = Select a cell at the edge of the board
tell-selected-cells-beyond-grid = The selected cells must all be in the same grid
tell-selected-region-already = The cells are already in one region
tell-selected-region-keeps-cell = A region would have no cells left

### typing
tell-typing-select-cell-first-then = Select a cell first, then type its digit.

### words
tell-words-microseconds = { $time } µs
tell-words-milliseconds = { $time } ms
tell-words-seconds = { $time } s
tell-words-minutes = { $minutes } min { $seconds } s

### aid
tell-aid-solved = Solved in { $time }
tell-aid-no-mistake-so-far = No mistakes so far
tell-aid-digit-wrong-digits-wrong = { $count ->
        [one] { $number } digit is wrong
       *[other] { $number } digits are wrong
    }
tell-aid-there-mistake = There is a mistake
tell-aid-mark-wrong = A mark is wrong
tell-aid-no-solution-all = No solution matches your entries
tell-aid-found-no-solution = The puzzle has no solution
tell-aid-could-not-told-time = Could not be checked in time
tell-aid-place = { $place } of { $count }
tell-aid-why = Why? · { $cell }
tell-aid-look-at = Look at { $place }.
tell-aid-there = Here, { $why }: { $result }.
tell-aid-every-cell-its-digit = All cells are filled.
tell-aid-no-technique-moves-on = No known technique applies here; you would have to guess.
tell-aid-digit-not-what-solution = { $count ->
        [one] { $number } digit is wrong.
       *[other] { $number } digits are wrong.
    }
tell-aid-cell-leave-out-right = { $count ->
        [one] The centre marks of { $number } cell lack the right digit.
       *[other] The centre marks of { $number } cells lack the right digit.
    }
tell-aid-puzzle-several-solutions-none = The puzzle has several solutions, but none matches your entries.
tell-aid-no-solution = The puzzle has no solution.
tell-aid-answer-was-lost = Something went wrong: { $why }.
tell-aid-no-answer-was-found = No answer was found in time.
tell-aid-given = This digit is given.
tell-aid-or-which-other-digit = Or another digit?
tell-aid-which-digit = Which digit?
tell-aid-why-digit = Why { $digit }?
tell-aid-not-already = { $cell } cannot be { $digit }: { $by } already has it in { $house }.
tell-aid-not-because = { $cell } cannot be { $digit } because of { $rule }.
tell-aid-techniques-do-not-settle = No known technique shows whether { $cell } is { $digit }.
tell-aid-nothing-can-concluded-from = Nothing can be concluded from your entries.
tell-aid-is = { $cell } is { $digit }:
tell-aid-is-not = { $cell } is not { $digit }:
tell-aid-after-other-step-after = { $count ->
        [one] { $cell } is { $digit }, after { $number } earlier step:
       *[other] { $cell } is { $digit }, after { $number } earlier steps:
    }
tell-aid-not-after-other-step = { $count ->
        [one] { $cell } is not { $digit }, after { $number } earlier step:
       *[other] { $cell } is not { $digit }, after { $number } earlier steps:
    }

### bar
tell-bar-back-setting-what-was = Back to setting the puzzle ({ $key }); your progress is kept
tell-bar-nothing-you-enter-here = What you enter here does not change the puzzle.
tell-bar-zoom = { $number }%
tell-bar-keys = Z, X, C and V switch what you enter. Space pauses, K checks, H gives a hint.

### notes
tell-notes-puzzle = the puzzle
tell-notes-write-note-about = Write a note about { $what }…
tell-notes-note-setter = Note to the setter
tell-notes-kept-with-puzzle = Saved with the puzzle
tell-notes-add-note = Add note
tell-notes-notes-setter = Notes to the setter
tell-notes-delete-note = Delete note { $number }

### timer
tell-timer-stands-while-window-hidden = Pauses while the window is hidden
tell-timer-cells = { $filled } of { $count } cells

# File errors of the operating system.
system-not-found = No such file or directory
system-denied = Permission denied
system-exists = File exists
system-is-folder = Is a directory
system-no-folder = Not a directory
system-full = No space left on device
system-read-only = Read-only file system
system-name = File name too long
system-too-large = File too large
