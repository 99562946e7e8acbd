# What the panels, the bars and the canvas of the window say.

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
view-menu-scales = Size of everything: { $scale } %
    .less = Size: { $scale } %, here { $real } %
    .hint = Choose how large letters, panels and board are
view-undo = Undo
view-redo = Redo
view-play-test = Play-test
view-find = Find a command
view-tab-new = New tab
view-tab-start = Start
    .hint = New puzzles, examples and recent files
view-tab-no-file = In no file yet
view-tab-booklet = Booklet. { $file }
view-tab-unsaved = { $name }, not saved
view-tab-close = Close { $name }
view-tabs-more = { $count } more
view-saving-cancel = Stop waiting
view-reading-cancel = Cancel reading
view-check-running = The check is running
view-status-no-cell = No cell
view-status-open = { $count } open
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = takes { $digits }
view-status-file-saved = saved
view-status-file-unsaved = not saved
view-status-unsaved = Not saved
view-status-new = Nothing to save
view-status-path = ← → step through the path, Space plays it, Escape closes it.
view-status-zoom = { $count } %
    .hint = Click to show the whole board
view-cell-region = region { $number }
view-cell-box = box { $number }
view-selected = { $count ->
    [one] { $count } cell selected
   *[other] { $count } cells selected
}

# Counts that stand beside other facts.
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

# The board, as it is told to those who do not see it.
view-board = Puzzle board
view-board-nothing = nothing selected
view-board-covered = covered while the timer stands
view-board-empty = empty
view-board-conflict = breaks a rule
view-board-centre = centre { $digits }
view-board-corner = corner { $digits }
view-board-given = given { $digit }
view-board-entered = entered { $digit }
view-board-solution = solution { $digit }
view-board-wrong = not as in the solution
view-board-place = row { $row }, column { $column }
view-board-clue = { $name } { $clue }
view-board-towards = towards { $cell }
view-paused = Paused
    .hint = The board is covered. Space goes on.

# What the marks of a step mean.
view-legend-strong = one of the two holds
view-legend-weak = not both hold
view-legend-along = one leads to the other
view-legend-placed = placed in this step
view-legend-struck = struck in this step
view-legend-houses = where it looks

# The tools.
view-tools-find = Find a tool
view-tools-none-found = No tool has such a name.
view-tools-place = Place
view-tools-handy = At hand
    .none = Tools used last stand here.
view-tools-kept = { $name }, kept on top
view-tools-recent = { $name }, used last
view-tools-layout = Layout
view-tools-refused = Not on this board: { $reason }.
view-tools-key = { $key } takes up the tool, because { $symbol } is a digit of this board.
view-tools-all-grids = With Ctrl, the press is for all grids.
view-tools-brushes = Press { $key } again to change between { $brushes }.
# Two brushes, of which the first may be two already.
view-tools-and = { $first } and { $second }
view-tools-symmetry = Symmetric placing
view-tools-symmetry-refused = Not so: { $reason }.
view-tools-wanted = { $count ->
    [one] { $number } cell is wanted
   *[other] { $number } cells are wanted
}
view-tools-fill = Fill from solution
view-tools-add-grid = + Add a grid
view-tools-duplicate-grid = Duplicate grid
view-tools-delete-grid = Delete grid
view-rail-options = Options of the tool
    .hint = What is chosen about the tool in the hand
    .none = There is nothing to choose about it.
view-width-tools = Width of the tools
view-width-facts = Width of the facts

# The puzzle, its rules and the settings of one.
view-puzzle = Puzzle
view-puzzle-title = Title
    .none = Untitled puzzle
view-puzzle-author = Author
    .none = Nobody yet
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count } grids of { $size } × { $size }
view-puzzle-no-rules = No rules yet: pick a tool at the left.
view-puzzle-rules = Select a rule in the list to change its settings.
view-rules = Rules
    .none = None yet. Take up a tool on the left and paint on the board.
view-rule = { $name }, { $place }
    .off = { $name }, { $place }, off
view-rule-place-off = { $place } · off
view-rule-switch-off = Switch { $name } off
view-rule-switch-on = Switch { $name } on
view-rule-locked = { $rule }, locked
view-rule-unlock = Unlock { $name }
view-rule-name = Name of the rule
view-rule-name-hint = Name in the list
view-rule-group = { $count ->
    [one] Group { $name }, { $count } rule
   *[other] Group { $name }, { $count } rules
}
view-rule-group-count = { $count }
view-rule-group-name = Name of the group
view-rule-group-hint = Click to select the whole group, double click to name it
view-rule-colour = Colour
view-colour-sand = Colour sand
view-colour-green = Colour green
view-colour-blue = Colour blue
view-colour-violet = Colour violet
view-colour-rose = Colour rose
view-colour-grey = Colour grey
view-jigsaw = Jigsaw shapes
view-jigsaw-done = All { $size } regions have { $size } cells each and are connected.

# Candidates in the open cells.
view-candidates = Candidates
view-candidates-none = None
view-candidates-possible = Possible
view-candidates-counted = Counted
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = How many solutions are left when the digit is given: 1 settles the puzzle. The darker a cell, the more a given there would settle.
view-candidates-keep-looking = Keep looking
view-candidates-stop = Stop looking
view-candidates-unfinished = There are none before the regions are finished.
view-candidates-running = Looking for them… { $count ->
    [one] { $number } guess
   *[other] { $number } guesses
} · { $time }
view-candidates-waiting = They are looked for when the check has ended.
view-candidates-no-solution = There are none: the puzzle has no solution.
view-candidates-solved = Every cell has one
view-candidates-digits = { $count } digits in { $cells }
# How many cells the digits stand in.
view-candidates-open = { $count ->
    [one] { $number } open cell
   *[other] { $number } open cells
}
view-candidates-unknown = They are not known: { $reason } after { $time }.

# The verdict.
view-verdict = Verdict: { $words }
    .hint = What is known of the puzzle as it is now; a click shows the facts
view-verdict-short-unfinished = Regions unfinished
view-verdict-short-unique = One solution
view-verdict-short-disagree = Engines disagree
view-verdict-short-unknown = Not known
view-verdict-checking = Checking…
view-verdict-running = Looking for solutions…
view-verdict-several = Several solutions
view-verdict-none = No solution
view-verdict-unique = Exactly one solution
view-verdict-unfinished = The regions are not finished
    .detail = Each region needs as many cells as there are digits; then the puzzle can be checked.
view-verdict-sparse = Several solutions so far
    .detail = as usual while there are few clues
view-verdict-disagree = The engines disagree
    .detail = One of them is wrong, by a mistake in the program. Please report it.
view-verdict-out-of-time = Unknown: out of time
    .detail = Nothing was proved within { $time }.
view-verdict-stopped = Unknown: stopped
    .detail = The check was stopped after { $time }.
view-verdict-failed = No answer
    .detail = The engine failed: { $reason }
view-verdict-guesses = { $count ->
    [0] no guess needed
    [1] one guess needed
   *[other] { $number } guesses needed
}
view-advice-clash = The givens marked red on the board clash with each other or with a rule: change or clear one.
view-advice-rules = No digits fit the givens and the rules all together, although no two givens clash.
    .ways = Take back your last step, clear a given you are not sure of, or switch a rule off by its eye.
view-advice-givens = No digits fit the givens all together, although no two givens clash.
    .ways = Take back your last step, or clear a given you are not sure of.
view-verdict-hide = Hide
view-verdict-compare = Compare
view-verdict-cancel = Cancel
view-verdict-mend = Mend the shapes
view-verdict-hide-solution = Hide solution
view-verdict-show-solution = Show solution
view-verdict-why = Why?
view-verdict-undo = Undo last step
view-verdict-check-again = Check again
view-verdict-keep-trying = Keep trying
view-verdict-prove = Prove

# What an engine says, in a line of the verdict.
view-opinion = { $engine }: { $answer }
view-opinion-running = Proof by integer program
view-opinion-agrees = Integer program agrees
view-opinion-unique = one solution
view-opinion-several = several
view-opinion-none = no solution
view-opinion-stopped = stopped
view-opinion-out-of-time = out of time
view-opinion-failed = failed
view-engine-search = Search
view-engine-program = Integer program

# The work behind the answers; each line ends in a number.
view-work = Details
    .details = Details of the check
view-work-count = Count
view-work-guesses = Guesses
view-work-backtracks = Guesses taken back
view-work-houses = Conclusions from houses
view-work-clauses = Conclusions from clauses
view-work-sums = Conclusions from sums
view-work-pairs = Conclusions from pairs
view-work-words = Conclusions from words
view-work-learned = Clauses learned
view-work-programs = Integer programs
view-work-rows = Rows of the largest
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
view-count-limit = the limit was reached after { $time }
view-count-cancelled = counting cancelled after { $time }
view-count-out-of-time = counting ran out of time after { $time }
view-count-failed = counting failed: { $reason }
view-count-differ = { $count } cells are not alike in all of them
view-count-kept = { $count ->
   *[other] the first { $number } can be looked at
}
view-count-found = { $count ->
   *[other] { $number } found
}
view-count-bar = Solutions found, up to the limit
view-count-previous = Previous
view-count-next = Next
view-count-marks = Marked cells are not alike in all solutions; strongly marked ones changed in this step
view-count-up-to = Count up to
    .name = Most solutions to count
view-count-start = Count…

# How hard the puzzle is.
view-difficulty = Difficulty: { $words }
    .stars = Difficulty: { $stars } of { $most } stars, { $words }
view-difficulty-unknown = Difficulty unknown
view-difficulty-waiting = Looking for a solving path…
view-difficulty-harder = Harder than chains: see its path
view-difficulty-beyond = Beyond the techniques

# The solving path.
view-path = Solving path
view-path-steps = { $count ->
    [one] { $number } step
   *[other] { $number } steps
}
view-path-hardest = hardest { $number }
view-path-contradiction = Contradiction
    .hint = The path ends where some cell or house has nothing left
view-path-end = End
    .hint = Logic leads no further than this
view-path-end-none = Here some cell or house has nothing left: there is no solution.
view-path-end-of = End of { $count ->
    [one] { $number } step
   *[other] { $number } steps
}
view-path-unsolved = Not solved
    .hint = At least { $count } candidates of some cell would have to be tried
view-path-up-to = Techniques up to
    .all = All
view-path-printed = Printed as
    .nothing = Nothing
    .hint = Sheets and booklets do not say how hard it is
view-path-lost = The path was lost: { $reason }.
view-path-out-of-time = The path took too long.
view-path-unfinished = Mend the regions first; then the puzzle can be solved.
view-path-waiting = Looking for steps…
view-path-curve = Curve over the path: Step { $step } of { $count }
view-path-bottleneck = bottleneck: only one way on
view-path-singles = { $count } singles
view-path-step = Step { $step }
view-path-step-of = Step { $step } of { $count }
view-path-solved = Solved.
view-path-beyond = { $count ->
    [one] Beyond these techniques: { $number } cell left, at least { $most } candidates to be tried.
   *[other] Beyond these techniques: { $number } cells left, at least { $most } candidates to be tried.
}
view-path-place = Place on the path

# A hint.
view-hint = Hint
view-hint-out-of-time = No step was found in time.
view-hint-mistakes = { $count ->
    [one] { $number } digit that was entered is not what the solution has there.
   *[other] { $number } digits that were entered are not what the solution has there.
}
view-hint-look = Look at { $place }.
view-hint-technique = { $title }, { $number }.
view-hint-step = There { $why }: { $result }.
view-hint-solved = Every cell has its digit.
view-hint-stuck = No technique moves on from here.
view-hint-place = Place it
view-hint-show = Show the path

# The tools of a setter, and what can be chosen before they begin.
view-author-thin-out = Thin out
    .start = Thin out now
view-author-redundant = Redundant clues
view-author-explain = Why?
view-author-generate = Generate
    .start = Generate now
view-author-derive = Derive
    .start = Derive now
view-author-again = Look again
view-author-close = Close the panel
view-author-cancel = Cancel the work
view-author-begins = It begins…
view-author-try = Try { $place } of { $count }
view-author-clues-now = { $count ->
    [one] { $number } clue now
   *[other] { $number } clues now
}
view-author-best = best so far { $count }
view-author-rated = puzzles tried: { $number }
view-author-questions = { $count ->
    [one] checked { $number } time
   *[other] checked { $number } times
}
view-author-seed = Variation
    .hint = The same number gives the same result. Drag, or click and type.
view-explain-solutions = Looking for solutions
view-explain-difference = Comparing solutions
view-explain-settling = Trying single givens
view-explain-contradiction = Leaving out clues and rules
view-explain-best = smallest so far { $count }
view-scope-board = Whole board
view-scope-grids = Each grid
view-wish-symmetry = Symmetry
    .name = Symmetry of the clues
view-wish-difficulty = Difficulty
    .name = Wished difficulty
    .any = any, or 3..5
    .hint = The number of the hardest step, from and to: 3..5, 2.6.. or ..7.1
view-wish-difficulty-any = Any
view-wish-difficulty-label = The hardest step is from { $least } to { $most }
view-wish-difficulty-range = Custom range…
view-wish-difficulty-from = Hardest step
    .name = Wished range
view-wish-needs = Needs
    .any = Any technique
view-wish-clues = Clues
    .name = Wished number of clues
    .none = as few as can be
view-wish-prefer = Prefer
view-prefer-clues = Fewest clues
    .hint = As few clues as can be
view-prefer-givens = Fewest givens
    .hint = As few givens as can be, none at best, then as few other clues
view-prefer-even = Even spread
    .hint = Givens as evenly spread over rows, columns and boxes as can be
view-wish-tries = Tries
view-wish-limit = Stop after
    .hint = On large boards the last clues take long; what is reached by then is the result
view-limit-none = No limit
view-limit-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
view-limit-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
view-loose-rules = Rules may go too
    .hint = A diagonal or a painted region may turn out not to be needed
view-pins-start = Pin clues
view-pins-stop = Stop pinning
view-pins-none = Unpin all
view-pins-how = Click the clues that shall stay, or go there by arrows and press Space.
view-pins-count = { $count ->
    [one] { $number } clue is pinned and will stay.
   *[other] { $number } clues are pinned and will stay.
}
view-generate = What to generate
view-generate-board = This board
    .hint = The board and the rules as they are, with new givens
view-generate-cells = These given cells
    .hint = The board and the rules as they are, and new digits where there are givens now
view-from-zero = Digits from 0
view-thin-marks = Thin out marks too
    .hint = Cages, lines and other marks go when they are not needed, after the clues
view-mixed-with = Mixed with
view-mixed-and = and with
view-mixed-kind = Kind { $number } of the mixture
view-mixed-nothing = Nothing
view-derive-places = Cells change places
view-derive-digits = Digits change names
# Sizes and layouts of puzzles that are generated; English takes the names of the command line.
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

# What came of their work.
view-result-time = It took { $time }.
view-result-select = Click to select its cells
view-result-apply = Apply
view-result-discard = Discard
view-result-another = Try another
view-result-back = Back
view-result-thin-out = Thin out…
view-result-unique = There is exactly one solution
    .detail = So there is nothing to explain.
view-result-cancelled = Cancelled
    .detail = The puzzle is as it was.
view-result-refused = That is not possible
view-needed = Every clue is needed
    .detail = Without any one of them there are several solutions.
view-redundant = { $count ->
    [one] { $count } clue is not needed
   *[other] { $count } clues are not needed
}
    .detail = { $count ->
    [1] It is marked on the board; without it there is still one solution. Each clue with a dot is needed.
   *[other] They are marked on the board. Without any one of them there is still one solution, though perhaps not without two. Each clue with a dot is needed.
}
view-several-count = { $count ->
    [one] { $number } solution in all
   *[other] { $number } solutions in all
}
view-several-open = { $count ->
    [one] { $number } cell is not alike in all solutions.
   *[other] { $number } cells are not alike in all solutions.
}
    .at-least = { $count ->
    [one] { $number } cell is not alike in all solutions at least: time was up before all was known.
   *[other] { $number } cells are not alike in all solutions at least: time was up before all was known.
}
view-several-smallest = The smallest difference found, framed: { $cells }.
view-several-select = Select the framed cells
view-settling-marks = { $count ->
    [one] So would { $count } mark or rule:
   *[other] So would any one of { $count } marks and rules:
}
view-settling-mark-hint = A click puts it on the board
view-settling-none = No single given settles it.
view-settling-digits = { $count ->
    [one] { $number } digit in { $cells } would settle it: any one of the small digits on the board.
   *[other] { $number } digits in { $cells } would settle it: any one of the small digits on the board.
}
# How many cells the digits stand in.
view-settling-cells = { $count ->
    [one] { $number } cell
   *[other] { $number } cells
}
view-settling-given = { $digit } in { $cell }
view-settling = { $count ->
    [1] This alone leaves exactly one solution: { $givens }.
   *[other] All this leaves exactly one solution: { $givens }.
}
view-settling-select = Select { $givens }
view-settling-place = Place it
view-settling-place-all = Place them
view-blame-none = The board cannot be filled in
    .detail = No clue and no rule is to blame.
view-blame-one = This cannot be
    .detail = It contradicts the board all by itself.
view-blame-several = These contradict each other
    .detail = Without any one of them there is a solution to the others.
    .fewer = Fewer may do: time was up before that was known.
