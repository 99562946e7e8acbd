# The words of Gridwright in English. A kind of rule has one message, with attributes for all that is said of it:
# .hint how it is painted, .rules… the sentences on sheets, the rest fields, brushes and actions with their hints (…-hint).

## Languages

language-english = English
language-persian = Persian
language-greek = Greek
language-portuguese = Portuguese
language-russian = Russian

## Grids of a layout

grid-whole = whole grid
grid-number = grid { $number }
    .in = In grid { $number }
    .of = of grid { $number }
grid-north-west = north-west grid
    .in = In the north-west grid
    .of = of the north-west grid
grid-north = north grid
    .in = In the north grid
    .of = of the north grid
grid-north-east = north-east grid
    .in = In the north-east grid
    .of = of the north-east grid
grid-west = west grid
    .in = In the west grid
    .of = of the west grid
grid-centre = centre grid
    .in = In the centre grid
    .of = of the centre grid
grid-east = east grid
    .in = In the east grid
    .of = of the east grid
grid-south-west = south-west grid
    .in = In the south-west grid
    .of = of the south-west grid
grid-south = south grid
    .in = In the south grid
    .of = of the south grid
grid-south-east = south-east grid
    .in = In the south-east grid
    .of = of the south-east grid
in-grid = { $where }, { LOWER_FIRST($sentence) }

## What every sudoku asks

board-boxes = Each row, column and box holds { $first } to { $last } once each.
    .several = In each grid, each row, column and box holds { $first } to { $last } once each.
board-regions = Each row, column and outlined region holds { $first } to { $last } once each.
    .several = In each grid, each row, column and outlined region holds { $first } to { $last } once each.
board-rows = Each row and column holds { $first } to { $last } once each.
    .several = In each grid, each row and column holds { $first } to { $last } once each.
board-some-boxes = In each grid, each row and column holds { $first } to { $last } once each, and so does each box.
board-some-regions = In each grid, each row and column holds { $first } to { $last } once each, and so does each outlined region.
board-some-of-both = In each grid, each row and column holds { $first } to { $last } once each, and so does each box or outlined region.

## Sheets: captions, and what a reader who does not see a picture is told of it

sheet-answer = Answer
sheet-notes = Notes
sheet-answer-or-notes = Answer or place for notes
sheet-lines = Lines for notes
sheet-puzzle = Sudoku, { $size }x{ $size }, { $givens } givens
    .several = Sudoku of { $grids } grids, { $size }x{ $size }, { $givens } givens
sheet-solution = Solution, { $size }x{ $size }
    .several = Solution of { $grids } grids, { $size }x{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { ", " }

## Booklets

book-puzzles = Puzzles
book-answers = Answers
book-rules = Rules
book-rules-boxes = Each row, column and box of a grid holds each digit once.
book-rules-regions = Each row, column and outlined region of a grid holds each digit once.
book-rules-rows = Each row and column of a grid holds each digit once.
book-rules-some-boxes = Each row and column of a grid holds each digit once, and so does each box.
book-rules-some-regions = Each row and column of a grid holds each digit once, and so does each outlined region.
book-rules-some-of-both = Each row and column of a grid holds each digit once, and so does each box or outlined region.
book-rules-overlap = Where grids overlap, their common cells belong to both.
book-example = An example of the rule
book-credits = Credits
book-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}

## Groups of kinds

group-regions = Regions
group-grid = Whole grid
group-cells = Cells and cages
group-lines = Lines
group-borders = Between cells
group-outside = Outside the grid
group-own = Own rules
group-decoration = Decoration

## Places

place-box = box { $number }
place-with-clue = { $place } · { $clue }
place-in-grid = { $grid }, { $place }
place-cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
place-path = { $from } to { $to }
place-border = between { $first } and { $second }
place-corner = corner of { $cells }
place-groups = { $groups } × { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
place-outside = { $grid } · { $count ->
    [one] 1 digit
   *[other] { $count } digits
}

## Why a puzzle is not well formed, or an edit cannot be made

words-too-long = the { $words }: { $problem }
words-title = title
words-author = author
words-too-many-letters = { $letters } letters are too many: at most { $most } are possible
puzzle-off-board = { $cell }: there is no such cell on the board
puzzle-digit-too-large = { $cell }: digit { $digit } on a { $size }x{ $size } board
    .from-zero = { $cell }: digit { $digit } on a board whose digits are 0 to { $last }
puzzle-rule-misfit = rule { $number } ({ $name }): { $misfit }
symbols-too-few = { $found } symbols are too few: the board has { $needed } digits
symbols-blank = the symbol for digit { $digit } is empty or has blanks in it
symbols-same = digits { $first } and { $second } have the same symbol “{ $symbol }”
symbols-too-long = the symbol “{ $symbol }” is longer than { $most } letters
edit-no-rule = there is no rule { $number }

## Why a rule cannot stand on a board

misfit-no-grid = there is no grid { $grid }; the board has { $grids }
misfit-no-box = there is no box { $number } in a grid of { $boxes } boxes
misfit-off-board = { $cell } is not on the board
misfit-not-nine-by-nine = needs a 9x9 grid with 3x3 boxes
misfit-not-square = needs square boxes
misfit-no-boxes = needs boxes that all have the same shape
misfit-too-many-cells = { $found } cells cannot all differ: there are only { $most } digits
misfit-too-few-cells = needs at least { $least } cells
misfit-no-clue = has no clue
misfit-no-number = rules of this kind have no number
misfit-no-line = there is no row or column { $number } beyond the { $side } edge of a grid of { $size }
misfit-digit-too-large = digit { $digit } beyond the { $side } edge of a grid of { $size } digits
    .from-zero = digit { $digit } beyond the { $side } edge of a grid whose digits are 0 to { $last }
misfit-odd-and-even = { $cell } is marked both odd and even
misfit-number-out-of-range = { $number } is not between { $least } and { $most }
misfit-not-beside = { $to } is not beside { $from }
misfit-twice-on-path = the line comes twice to { $cell }
misfit-unequal-groups = the groups have different numbers of cells

## Why a clue is not taken

refusal-no-outside-clue = Rules of this kind have no clues outside the grid
refusal-not-a-digit = “{ $symbol }” is not a digit
refusal-not-a-number = “{ $text }” is not a number from 0 to 9999
refusal-no-diagonal-place = “{ $text }” is no clue along a diagonal: expected something like top4>15
refusal-number-range = { $text } is not between { $least } and { $most }
refusal-not-typed = Rules of this kind have no clue to type

## Why a question has no answer

stopped-cancelled = cancelled
stopped-out-of-time = out of time
stopped-engine = the engine failed: { $reason }

## Clues one by one

clue-given = { $digit } in { $cell }
clue-above = { $digits } above column { $line }
clue-below = { $digits } below column { $line }
clue-left = { $digits } left of row { $line }
clue-right = { $digits } right of row { $line }
clue-of-grid = { $clue } { $grid }
clue-rule = { LOWER_FIRST($name) } ({ $place })
clue-no-rule = rule { $number }

## Why a tool of the author has no result

mixture-unknown = there is no kind “{ $name }”; there are { $names }
mixture-twice = “{ $name }” is named twice
mixture-two-boards = “{ $one }” and “{ $other }” are two boards, and puzzles have one; the others of a mixture are kinds of rule
mixture-no-place = the board has no place for “{ $name }”
    .reason = the board has no place for “{ $name }”: { $reason }
author-several = the puzzle has several solutions ({ $cell } is { $one } in one and { $other } in another), and only the clues of a puzzle with exactly one can be thinned out; add a given or a rule that settles it
author-no-solution = the puzzle has no solution, so there is nothing to thin out; some of its clues contradict each other
author-keep-off-board = { $cell }: there is no such cell on the board, so nothing there can be kept
author-keep-off-edge = { $lookout }: there is no such place beside the grids, so no clue there can be kept
author-pattern-off-board = { $cell }: there is no such cell on the board, so no given can stand there
author-no-digits = no digits were found that give these cells exactly one solution, from { $beginnings } random fillings; more cells, or other ones, are needed
author-no-rule = there is no rule { $number } that could go
author-not-fillable = the board cannot be filled in under its rules
author-too-few-derived = only { $found ->
    [one] { $found } other puzzle
   *[other] { $found } other puzzles
} can be derived from this one so that its board and its rules stay what they are, and { $wanted } were asked for
symmetry-not-square = the board is { $rows } cells high and { $cols } wide, so it can only be symmetric by a half turn, horizontally or vertically; or ask it of each grid

## What is wrong with a booklet

preflight-no-puzzles = there is no puzzle in the booklet
preflight-no-solution = has no solution
preflight-several = has several solutions
preflight-not-proved = not proved to have one solution: { $reason }
preflight-missing-answer = its answer is missing
preflight-small-text = text of { $points } points; below { $least } it is hard to read
preflight-over-margin = reaches { $mm } mm into the margin or the gutter
preflight-low-contrast = text of low contrast: { $ratio } to 1
preflight-missing-letters = the fonts have no “{ $letters }”; empty squares are printed instead
preflight-number-twice = number { $number } is given twice
preflight-number-jump = number { $number } follows { $before }
preflight-twin = the same as puzzle { $number } of the booklet, relabelled or turned
preflight-too-many-pages = { $pages } pages; at most { $most } are bound into one book

## Why a sheet or its settings cannot be made

paper-unknown = “{ $text }” is no paper: there are { $names }, and own sizes like 170x240mm or 6.14x9.21in
paper-size = paper of { $text } cannot be printed: sides are { $least } to { $most } mm long
per-page-unknown = “{ $text }” boards a page: there are 1, 2, 4, 6, 9, 12 and best
png-too-large = a picture of { $width } x { $height } pixels is too large: at most { $most } pixels are possible
png-encoding = the picture cannot be written as PNG: { $reason }
pdf-paper = a page of { $width } x { $height } mm cannot be made
pdf-writing = the page cannot be written as PDF: { $reason }
pdf-cancelled = cancelled

## What is wrong with a file, and where

read-file = { $file }: { $problem }
read-in-line = { $file }: line { $line }: { $problem }
read-at = { $file }: line { $line }, column { $column }: { $problem }
problem-unreadable = cannot be read: { $reason }
problem-too-large = too large: { $found }; at most { $limit } are read
problem-too-large-stream = too large: at most { $limit } are read
size-mib = { $number } MiB
problem-not-utf-eight = not a text in UTF-8
problem-utf-sixteen = not a text in UTF-8; it looks like UTF-16
problem-no-file = is a device or a pipe; only files and folders can be referred to
problem-too-deep = brackets stand more than { $limit } deep in each other
problem-no-puzzle = there is no puzzle in it
problem-not-a-puzzle-line = there is no puzzle in this line
problem-newer = made by a newer Gridwright (format { $found }, this program reads up to { $newest })
problem-no-version = not a Gridwright puzzle: it does not begin with “(gridwright: { $newest },”
problem-no-book = not a Gridwright booklet: it does not begin with “(gridwright_book: { $newest },”
problem-no-such-line = there is no line { $line } with a puzzle in it
problem-truncated = the file ends too early; it was probably cut off
problem-wrong-length = { $found } symbols make no grid; a puzzle has { $lengths }
problem-lengths = { $others }, or { $last }
problem-unknown-symbol = “{ $symbol }” is no digit; { $hint }
problem-unknown-symbol-at = { $cell }: “{ $symbol }” is no digit; { $hint }
problem-board-word = “{ $word }” in a board line: expected { $expected }
problem-board-incomplete = the board line is not complete: expected { $expected }
problem-board-boxes = boxes of { $rows }x{ $cols } cells do not hold { $digits } digits
problem-region-rows = the jigsaw at { $origin } has { $found } rows of regions instead of { $expected }
problem-grid-kind = a grid has either boxes (boxes: "3x3"), or regions, or neither (latin: 9)
problem-row-length = row { $row } has { $found } symbols instead of { $expected }
problem-row-count = the givens have { $found } rows, but the board is { $expected } cells high
problem-hole-not-marked = { $cell }: there is no such cell on the board; write # there
problem-cell-marked-as-hole = { $cell } is a cell of the board; write . where no digit is given
hint-line = an empty cell is . or 0, and letters from A to P are digits above 9
hint-rows = an empty cell is ., letters from A to P are digits above 9, and # is off the board
    .from-zero = an empty cell is . and 0 is a digit here, letters from A to O are digits above 9, and # is off the board
hint-regions = regions are named by the digits 1 to 9 and the letters A to P
expected-digits = the number of digits, from 2 to 25, or the digits, like 0-8
expected-boxes = the boxes, like 3x3, latin or jigsaw
expected-origin = the top-left cell of a grid, like r1c1
expected-origins = the top-left cell of each grid, like r1c1

## What is left out in reading or writing

warning-text-after-puzzle = { $file }: line { $line }: what follows the puzzle is left out, here and in later lines: “{ $text }”
warning-only-first = { $file }: holds { $puzzles } puzzles; only the first is taken
warning-words-lost = puzzle { $puzzle }: title and author are lost: lines of text have no place for them
warning-rules-lost = puzzle { $puzzle }: { $rules ->
    [one] { $rules } rule is
   *[other] { $rules } rules are
} lost: lines of text have no place for rules
warning-symbols-lost = puzzle { $puzzle }: its symbols are lost: lines of text have digits, then letters

## Why a file is not saved

write-unknown-format = the name must end in .ron or .txt, so that the format is known
write-one-puzzle-only = a .ron file holds one puzzle, and there are { $puzzles }
save-format = { $path }: { $problem }
save-disk = { $path }: cannot be saved: { $reason }
layout-no-folder = this system names no folder for settings
layout-no-name = a layout needs a name
layout-disk = { $path }: { $reason }

## Kinds of rule

region = Painted region
    .hint = Drag over cells to paint an extra house. Shift-drag adds to the selected region or takes from it.
    .rules-house = Each shaded region holds each of the { $size } digits once.
    .rules-part = Digits do not repeat within a shaded region.
    .words-house = { $count } cells, each digit once

diagonals = Diagonals
    .hint = Press on a grid: its two diagonals hold each digit once. Press again to take them away.
    .rules-both = Each of the two marked diagonals holds each digit once.
    .rules-one = The marked diagonal holds each digit once.
    .falling = Falling diagonal
    .falling-hint = Top left to bottom right
    .rising = Rising diagonal
    .rising-hint = Bottom left to top right

four-squares = Four squares
    .hint = Press on a 9x9 grid: four more squares hold each digit once. Press again to take them away.
    .rules = Each of the four shaded squares holds each digit once.

four-pyramids = Four pyramids
    .hint = Press on a 9x9 grid: four pyramids hold each digit once. Press again to take them away. Both pinwheels may stand in one grid.
    .rules = Each of the four shaded pyramids holds each digit once.
    .words-mirrored = { $grid }, mirrored
    .pinwheel = Pinwheel
    .mirrored = Mirrored
    .mirrored-hint = Turn the pinwheel the other way

position = Positions
    .hint = Press on a grid: cells in the same place of every box differ. Press again to take the rule away.
    .rules = Cells in the same place of every box hold each digit once.

magic-box = Magic box
    .hint = Click a box: its rows and columns have the same sum. Click it again to take the rule away.
    .rules = In each magic box, the rows and columns sum to { $total }.
    .rules-diagonals = In each magic box, the rows, columns and diagonals sum to { $total }.
    .words = { $place } · lines sum to { $total }
    .diagonals = Diagonals too
    .diagonals-hint = The two diagonals of the box have the same sum too

magic-square = Magic square
    .hint = Click the middle of any 3x3 square: its rows and columns have the same sum. Click again to take it away.
    .rules = In each magic square, the rows and columns all have the same sum.
    .rules-diagonals = In each magic square, the rows, columns and diagonals all have the same sum.
    .diagonals = Diagonals too
    .diagonals-hint = The two diagonals of the square have the same sum too

odd-even = Odd / even
    .hint = Drag over cells to mark them even (square) or odd (circle). Drag over marks of the same sort to erase them.
    .rules = Cells with a circle hold odd digits, cells with a square hold even digits.
    .rules-odd = Cells with a circle hold odd digits.
    .rules-even = Cells with a square hold even digits.
    .even = Even
    .odd = Odd
    .mark-all = Mark all cells from the solution
    .mark-all-hint = A circle in every cell whose digit is odd, a square in every cell whose digit is even
    .mark-even = Mark the even cells from the solution
    .mark-even-hint = A square in every cell whose digit is even; circles stay where they are true
    .mark-odd = Mark the odd cells from the solution
    .mark-odd-hint = A circle in every cell whose digit is odd; squares stay where they are true
    .rest-odd = Mark the rest odd
    .rest-odd-hint = A circle in every cell without a mark
    .rest-even = Mark the rest even
    .rest-even-hint = A square in every cell without a mark

outside = Outside clues
    .hint = Click a place beside a grid and type digits: each is among the first cells seen from there.
    .rules = A digit outside the grid is found among the first { $down } cells seen from there.
    .rules-two-depths = A digit outside the grid is found among the first { $down } cells (from above or below) or { $across } cells (from the side) seen from there.

killer-cage = Killer cage
    .hint = Drag over cells to make a cage and type its sum, or none. Shift-drag adds to the selected cage or takes from it.
    .rules = Digits do not repeat within a cage and sum to the number in its corner.
    .rules-no-sum = Digits do not repeat within a cage without a number.
    .sum = Sum
    .sum-hint = What the digits of the cage add up to; empty when only the digits differ

thermometer = Thermometer
    .hint = Drag from the bulb to the tip: digits rise along the line. Shift-drag goes on from the end or cuts the line off.
    .rules = Along each thermometer, digits rise from the bulb.
    .rules-slow = Along each slow thermometer, digits rise from the bulb or stay the same.
    .slow = Slow
    .slow-hint = Digits may stay the same from one cell to the next
