# Panels, bars and canvas of the window.

# The bars at the top and at the bottom, and the tabs.
view-menu-file = File
    .letter = F
view-menu-edit = Edit
    .letter = E
view-menu-board = Board
    .letter = B
view-menu-rules = Rules
    .letter = R
view-menu-solve = Solve
    .letter = S
view-menu-setter = Setter
    .letter = T
view-menu-view = View
    .letter = V
view-menu-help = Help
    .letter = H
view-menu-booklet = Booklet
    .letter = B
view-menu-all = Menu
view-menu-recent = Open recent
    .hint = Open one of the files used last
view-menu-scales = Interface size: { $scale }%
    .less = Interface size: { $scale }% (actual { $real }%)
    .hint = Change the size of text, panels and board
view-undo = Undo
view-redo = Redo
view-play-test = Playtest
view-find = Find a command
view-tab-new = New tab
view-tab-start = Start
    .hint = New puzzles, examples and recent files
view-tab-no-file = Not saved to a file yet
view-tab-booklet = Booklet. { $file }
view-tab-unsaved = { $name }, unsaved
view-tab-close = Close { $name }
view-tabs-more = { $count } more
view-saving-cancel = Stop waiting
view-reading-cancel = Cancel reading
view-check-running = In progress
view-status-no-cell = No cell
view-status-open = { $count } empty
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = Possible: { $digits }
view-status-file-saved = saved
view-status-file-unsaved = unsaved
view-status-unsaved = Unsaved
view-status-new = Nothing to save
view-status-path = ← → step through the path, Space plays it, Escape closes it.
view-status-zoom = { $count }%
    .hint = Click to show the whole board
view-cell-region = region { $number }
view-cell-box = box { $number }
view-selected = { $count ->
    [one] { $count } cell selected
   *[other] { $count } cells selected
}

# Counts that are shown next to other facts.
view-givens = { $count ->
    [one] { $number } given
   *[other] { $number } givens
}
view-rule-count = { $count ->
    [one] { $number } rule
   *[other] { $number } rules
}
view-clues = { $count ->
    [one] { $number } clue
   *[other] { $number } clues
}
view-guesses = { $count ->
    [one] { $number } guess
   *[other] { $number } guesses
}
view-and-more = and { $count } more
view-place-of = { $place } of { $count }
view-stars = { $stars } of { $most } stars

# The board, for screen readers.
view-board = Puzzle board
view-board-nothing = no cell selected
view-board-covered = hidden while paused
view-board-empty = empty
view-board-conflict = breaks a rule
view-board-centre = centre marks { $digits }
view-board-corner = corner marks { $digits }
view-board-given = given { $digit }
view-board-entered = entered { $digit }
view-board-fog = in fog
view-board-solution = solution { $digit }
view-board-wrong = differs from the solution
view-board-place = row { $row }, column { $column }
view-board-clue = { $name } { $clue }
view-board-towards = towards { $cell }
view-paused = Paused
    .hint = The board is hidden. Press Space to resume.

# Legend of the marks of a step.
view-legend-strong = at least one is true
view-legend-weak = at most one is true
view-legend-along = one implies the other
view-legend-placed = placed in this step
view-legend-struck = eliminated in this step
view-legend-houses = houses used
view-legend-differing = differs between solutions
view-legend-smallest = smallest difference found
view-legend-settling = makes it unique
view-legend-settling-together = together make it unique
view-legend-conflicting = clue in the contradiction
view-legend-conflicting-rule = rule in the contradiction

# The tools.
view-tools-find = Find a tool
view-tools-none-found = No tools found.
view-tools-place = Basics
view-tools-handy = Quick access
view-tools-kept = { $name }, pinned
view-tools-recent = { $name }, quick access
view-tools-refused = Not on this board: { $reason }.
view-tools-key = Press { $key } for this tool: { $symbol } alone types a digit on this board.
view-tools-all-grids = Hold Ctrl to apply it to all grids.
view-tools-brushes = Press { $key } again to switch between { $brushes }.
# Two options of a tool; the first may be such a pair itself.
view-tools-and = { $first } and { $second }
view-tools-advance = Advance
view-tools-symmetry = Symmetry of the givens
view-tools-symmetry-refused = Not possible: { $reason }.
view-tools-wanted = { $count ->
    [one] { $number } cell needed for the symmetry is empty
   *[other] { $number } cells needed for the symmetry are empty
}
view-tools-fill = Fill from solution
view-tools-add-grid = + Add a grid
view-tools-duplicate-grid = Duplicate grid
view-tools-delete-grid = Delete grid
view-width-tools = Width of the tool panel
view-width-facts = Width of the side panel

# The puzzle, its rules and the settings of one.
view-puzzle = Puzzle
view-puzzle-title = Title
    .none = Untitled puzzle
view-puzzle-author = Author
    .none = Your name
view-side-rules = Rules · { $number }
view-side-publication = Puzzle
view-publication-rules = Rules text
    .none = The rules in your words
view-publication-automatic = Use automatic text
view-publication-one-text = Write as one text
view-publication-reset = Reset
view-publication-sentence = Rules text: { $name }
    .none = Left out
view-publication-origin = Origin
view-publication-source = Source
view-publication-link = Link
view-publication-date = Date
view-publication-tags = Tags, separated by commas
view-publication-solution = Solution
    .none = No solution is stored.
    .same = Stored; it is the solution found.
    .kept = Stored.
view-publication-store = Store solution
view-publication-remove = Remove
view-publication-message = Message on completion
    .none = Shown to those who solve the puzzle
view-publication-notes = Notes
    .none = For the editor; never printed
view-publication-unread = { $count ->
    [one] 1 part of the file was not understood
   *[other] { $number } parts of the file were not understood
}
view-publication-settle = Settled
view-publication-settle-all = Settle all
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count } grids of { $size } × { $size }
view-rules-none = No rules yet. Pick a tool and draw on the board.
view-rule = { $name }, { $place }
    .off = { $name }, { $place }, off
view-rule-place-off = { $place } · off
view-rule-switch-off = Switch { $name } off
view-rule-switch-on = Switch { $name } on
view-rule-locked = { $rule }, locked
view-rule-unlock = Unlock { $name }
view-rule-name = Rule name
view-rule-name-hint = Name (optional)
view-rule-group = { $count ->
    [one] Group { $name }, { $count } rule
   *[other] Group { $name }, { $count } rules
}
view-rule-group-quantified = { $name } ({ $quantifier })
view-rule-group-count = { $count }
view-rule-group-name = Group name
view-rule-group-hint = Click to select the whole group, double-click to rename it
view-rule-kind-hint = Click to select all rules of this kind
view-rule-kind-fold = Rules of kind { $name }
view-rule-colour = Colour
view-colour-sand = Sand
view-colour-green = Green
view-colour-blue = Blue
view-colour-violet = Violet
view-colour-rose = Rose
view-colour-grey = Grey
view-jigsaw = Jigsaw regions
view-jigsaw-done = All { $size } regions have { $size } cells each and are connected.

# Candidates in the open cells.
view-candidates = Candidates
view-candidates-none = None
view-candidates-possible = Possible
view-candidates-counted = With counts
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = How many solutions remain if the digit is given: 1 makes the puzzle unique. The darker a cell, the more a given there narrows the puzzle down.
view-candidates-keep-looking = Keep going
view-candidates-stop = Stop search
view-candidates-unfinished = Fix the regions first.
view-candidates-running = Searching… { $count ->
    [one] { $number } guess
   *[other] { $number } guesses
} · { $time }
view-candidates-waiting = Waiting for the check to finish.
view-candidates-no-solution = None: the puzzle has no solution.
view-candidates-solved = One candidate per cell
view-candidates-digits = { $count } digits in { $cells }
# The number of cells with these digits.
view-candidates-open = { $count ->
    [one] { $number } empty cell
   *[other] { $number } empty cells
}
view-candidates-unknown = Unknown: { $reason } after { $time }.

# The verdict.
view-verdict = Verdict: { $words }
    .hint = The verdict on the current puzzle; click to show the side panel
view-verdict-short-unfinished = Regions unfinished
view-verdict-short-unique = One solution
view-verdict-short-disagree = Engines disagree
view-verdict-short-unknown = Unknown
view-verdict-checking = Checking…
view-verdict-running = Looking for solutions…
view-verdict-several = Several solutions
view-verdict-none = No solution
view-verdict-unread = { $count ->
    [one] Of the rules understood; 1 part of the file was not
   *[other] Of the rules understood; { $number } parts of the file were not
}
view-verdict-unique = Exactly one solution
view-verdict-unfinished = The regions are not finished yet
    .detail = Each region needs as many cells as there are digits. Then the puzzle can be checked.
view-verdict-sparse = Not unique yet
    .detail = Normal with so few clues
view-verdict-disagree = The engines disagree
    .detail = One of them is wrong because of a bug in Gridwright. Please report it.
view-verdict-out-of-time = Unknown: out of time
    .detail = Nothing was proved within { $time }.
view-verdict-stopped = Unknown: stopped
    .detail = The check was stopped after { $time }.
view-verdict-failed = The check failed
    .detail = The engine failed: { $reason }
view-verdict-holding = { $group } ({ $quantifier }): { $rules } hold in the solution
    .none = no rules
view-verdict-holding-rule = { $name } ({ $place })
view-verdict-guesses = { $count ->
    [0] engine: no guesses
    [1] engine: 1 guess
   *[other] engine: { $number } guesses
}
view-advice-clash = The givens marked in red conflict with each other or with a rule. Change or clear one.
view-advice-rules = The givens and rules have no solution together, although no two givens conflict.
    .ways = Undo your last step, clear a given you are unsure of, or switch off a rule with its eye icon.
view-advice-givens = These givens have no solution, although no two of them conflict.
    .ways = Undo your last step, or clear a given you are unsure of.
view-verdict-hide = Hide
view-verdict-compare = Compare
view-verdict-cancel = Cancel
view-verdict-mend = Fix regions
view-verdict-hide-solution = Hide solution
view-verdict-show-solution = Show solution
view-verdict-why = Why?
view-verdict-undo = Undo last step
view-verdict-check-again = Check again
view-verdict-keep-trying = Keep trying
view-verdict-prove = Prove

# The answer of an engine, in a line of the verdict.
view-opinion = { $engine }: { $answer }
view-opinion-running = Proving by integer program
view-opinion-agrees = Integer program agrees
view-opinion-unique = one solution
view-opinion-several = several solutions
view-opinion-none = no solution
view-opinion-stopped = stopped
view-opinion-out-of-time = out of time
view-opinion-failed = failed
view-engine-search = Search
view-engine-program = Integer program

# Statistics of the engines; each line ends in a number.
view-work = Details of the check
view-work-count = Solution count
view-work-guesses = Guesses
view-work-backtracks = Backtracks
view-work-houses = Deductions from houses
view-work-clauses = Deductions from clauses
view-work-sums = Deductions from sums
view-work-pairs = Deductions from pairs
view-work-words = Deductions from patterns
view-work-learned = Learned clauses
view-work-programs = Integer programs
view-work-rows = Rows in the largest
view-work-bases = Groebner bases

# Counting solutions.
view-count-exactly = Exactly { $count ->
    [one] { $number } solution
   *[other] { $number } solutions
}
view-count-at-least = At least { $count ->
    [one] { $number } solution
   *[other] { $number } solutions
}
view-count-two-differ = the two shown differ in { $count } cells
view-count-all = all counted in { $time }
view-count-limit = limit reached after { $time }
view-count-cancelled = counting cancelled after { $time }
view-count-out-of-time = counting ran out of time after { $time }
view-count-failed = counting failed: { $reason }
view-count-differ = { $count } cells differ between solutions
view-count-kept = { $count ->
   *[other] the first { $number } can be viewed
}
view-count-found = { $count ->
   *[other] { $number } found
}
view-count-bar = Solutions found so far, up to the limit
view-count-previous = Previous
view-count-next = Next
view-count-marks = Marked cells differ between solutions; strongly marked ones differ from the solution shown before
view-count-up-to = Count up to
    .name = Maximum number of solutions
view-count-start = Count…

# How hard the puzzle is.
view-difficulty = Difficulty: { $words }
    .stars = Difficulty: { $stars } of { $most } stars, { $words }
view-difficulty-unknown = Difficulty unknown
view-difficulty-waiting = Looking for a solving path…
view-difficulty-harder = Needs advanced techniques: view path
view-difficulty-beyond = Beyond known techniques

# The solving path.
view-path = Solving path
view-path-steps = { $count ->
    [one] { $number } step
   *[other] { $number } steps
}
view-path-hardest = hardest { $number }
view-path-contradiction = Contradiction
    .hint = The path ends with a cell that has no candidates left, a house that has no place for a digit, or a broken rule
view-path-end = End
    .hint = Logic gets no further than this
view-path-end-none = No solution: here a cell or house cannot be filled, or a rule is broken.
view-path-end-of = End of { $count ->
    [one] { $number } step
   *[other] { $number } steps
}
view-path-unsolved = Not solved
    .hint = Every cell that is left has at least { $count } candidates, so you would have to guess
view-path-up-to = Techniques up to
    .all = All
view-path-printed = Printed difficulty
    .nothing = None
    .hint = Sheets and booklets show no difficulty
view-path-lost = Finding the path failed: { $reason }.
view-path-out-of-time = Finding the path took too long.
view-path-unfinished = Fix the regions first; then the puzzle can be solved.
view-path-waiting = Looking for steps…
view-path-curve = Difficulty curve: step { $step } of { $count }
view-path-bottleneck = Bottleneck: only one move
view-path-singles = { $count } singles
view-path-step = Step { $step }
view-path-step-of = Step { $step } of { $count }
view-path-solved = Solved.
view-path-beyond = { $count ->
    [one] Beyond these techniques: { $number } cell left, with at least { $most } candidates.
   *[other] Beyond these techniques: { $number } cells left, each with at least { $most } candidates.
}
view-path-place = Position on the path

# A hint.
view-hint = Hint
view-hint-out-of-time = No step was found in time.
view-hint-mistakes = { $count ->
    [one] { $number } entered digit is wrong.
   *[other] { $number } entered digits are wrong.
}
view-hint-look = Look at { $place }.
view-hint-technique = { $title }, { $number }.
view-hint-step = Here, { $why }: { $result }.
view-hint-solved = All cells are filled.
view-hint-stuck = No known technique applies here.
view-hint-place = Place it
view-hint-show = Show path

# The setter's tools and their options.
view-author-thin-out = Remove clues
    .start = Remove clues now
view-author-redundant = Redundant clues
view-author-explain = Why?
view-author-generate = Generate
    .start = Generate now
view-author-derive = Create a variation
    .start = Create now
view-author-again = Run again
view-author-close = Close panel
view-author-cancel = Stop
view-author-begins = Starting…
view-author-try = Attempt { $place } of { $count }
view-author-clues-now = { $count ->
    [one] { $number } clue now
   *[other] { $number } clues now
}
view-author-best = best so far: { $count }
view-author-rated = puzzles tried: { $number }
view-author-questions = { $count ->
    [one] { $number } check
   *[other] { $number } checks
}
view-author-seed = Seed
    .hint = The same seed gives the same result. Drag, or click and type.
view-explain-solutions = Looking for solutions
view-explain-difference = Comparing solutions
view-explain-settling = Trying single givens
view-explain-contradiction = Narrowing down clues and rules
view-explain-best = smallest so far: { $count }
view-scope-board = Whole board
view-scope-grids = Each grid
view-wish-symmetry = Symmetry
    .name = Symmetry of the clues
view-wish-difficulty = Difficulty
    .name = Target difficulty
    .any = any, or 3..5
    .hint = The rating of the hardest step, as a range: 3..5, 2.6.. or ..7.1
view-wish-difficulty-any = Any
view-wish-difficulty-label = The hardest step is rated { $least } to { $most }
view-wish-difficulty-range = Custom range…
view-wish-difficulty-from = Hardest step
    .name = Range for the hardest step
view-wish-needs = Requires
    .any = Any technique
view-wish-clues = Clues
    .name = Target number of clues
    .none = Minimum
view-wish-prefer = Prefer
view-prefer-clues = Fewest clues
    .hint = As few clues as possible
view-prefer-givens = Fewest givens
    .hint = As few givens as possible, ideally none, then as few other clues as possible
view-prefer-even = Even spread
    .hint = Givens spread as evenly as possible over rows, columns and boxes
view-wish-tries = Attempts
view-wish-limit = Stop after
    .hint = On large boards the last clues take a long time; the search then ends with the best result so far
view-limit-none = No limit
view-limit-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
view-limit-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
view-loose-rules = Also remove rules
    .hint = A diagonal or a painted region may turn out to be unnecessary
view-pins-start = Pin clues
view-pins-stop = Stop pinning
view-pins-none = Unpin all
view-pins-how = Click the clues to keep, or move to them with the arrow keys and press Space.
view-pins-count = { $count ->
    [one] { $number } clue is pinned and will stay.
   *[other] { $number } clues are pinned and will stay.
}
view-generate = What to generate
view-generate-board = This board
    .hint = Keep the board and the rules; generate new givens
view-generate-cells = Same given pattern
    .hint = Keep the board, the rules and the cells of the givens; generate new digits
view-from-zero = Digits from 0
view-thin-marks = Also remove unneeded marks
    .hint = After the clues, remove the cages, lines and other marks that are not needed
view-mixed-with = Mixed with
view-mixed-and = and with
view-mixed-kind = Kind { $number } in the mix
view-mixed-nothing = None
view-derive-places = Rearrange cells
view-derive-digits = Relabel digits
# Sizes and layouts of generated puzzles; English uses the names of the command line.
view-kind-classic = Classic
view-kind-shidoku = Shidoku
view-kind-roku = Roku
view-kind-hachi = Hachi
view-kind-juuni = Juuni
view-kind-super = Supersudoku
view-kind-latin = Latin
view-kind-jigsaw = Jigsaw
view-kind-twin = Twin
view-kind-chain = Chain
view-kind-samurai = Samurai
view-kind-sohei = Sohei
view-kind-windmill = Windmill
view-kind-butterfly = Butterfly
view-kind-flower = Flower

# Results of the setter's tools.
view-result-time = Took { $time }.
view-result-select = Click to select its cells
view-result-apply = Apply
view-result-discard = Discard
view-result-another = Try another
view-result-back = Back
view-result-thin-out = Remove clues…
view-result-unique = There is exactly one solution
    .detail = There is nothing to explain.
view-result-cancelled = Cancelled
    .detail = The puzzle is unchanged.
view-result-refused = Not possible
view-needed = Every clue is needed
    .detail = Removing any one of them would give several solutions.
view-redundant = { $count ->
    [one] { $count } clue is not needed
   *[other] { $count } clues are not needed
}
    .detail = { $count ->
    [1] It is marked on the board; the puzzle stays unique without it. Each clue with a dot is needed.
   *[other] They are marked on the board. The puzzle stays unique without any one of them, though perhaps not without two. Each clue with a dot is needed.
}
view-several-count = { $count ->
    [one] { $number } solution in all
   *[other] { $number } solutions in all
}
view-several-open = { $count ->
    [one] { $number } cell differs between solutions.
   *[other] { $number } cells differ between solutions.
}
    .at-least = { $count ->
    [one] At least { $number } cell differs between solutions; time ran out before all were found.
   *[other] At least { $number } cells differ between solutions; time ran out before all were found.
}
view-several-smallest = Smallest ambiguity found, framed: { $cells }.
view-several-select = Select the framed cells
view-settling-marks = { $count ->
    [one] { $count } mark or rule would also make it unique:
   *[other] Any one of { $count } marks and rules would also make it unique:
}
view-settling-mark-hint = Click to add it to the board
view-settling-none = No single given makes it unique.
view-settling-digits = { $count ->
    [one] Any of the small digits on the board makes it unique: { $number } digit in { $cells }.
   *[other] Any of the small digits on the board makes it unique: { $number } digits in { $cells }.
}
# The number of cells with these digits.
view-settling-cells = { $count ->
    [one] { $number } cell
   *[other] { $number } cells
}
view-settling-given = { $digit } in { $cell }
view-settling = { $count ->
    [1] Adding this makes it unique: { $givens }.
   *[other] Adding these makes it unique: { $givens }.
}
view-settling-select = Select { $givens }
view-settling-place = Add it
view-settling-place-all = Add them
view-blame-none = The board cannot be filled
    .detail = No clue or rule is to blame.
view-blame-one = This is impossible
    .detail = It contradicts the board all by itself.
view-blame-several = These contradict each other
    .detail = Leave out any one of them, and the others have a solution.
    .fewer = Some of these may not be needed for the contradiction; time ran out before all were checked.
