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
grid-north-west = north-west grid
    .in = In the north-west grid
grid-north = north grid
    .in = In the north grid
grid-north-east = north-east grid
    .in = In the north-east grid
grid-west = west grid
    .in = In the west grid
grid-centre = centre grid
    .in = In the centre grid
grid-east = east grid
    .in = In the east grid
grid-south-west = south-west grid
    .in = In the south-west grid
grid-south = south grid
    .in = In the south grid
grid-south-east = south-east grid
    .in = In the south-east grid
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

## Places

place-box = box { $number }
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
misfit-no-line = there is no row or column { $number } beyond the { $side } edge of a grid of { $size }
misfit-digit-too-large = digit { $digit } beyond the { $side } edge of a grid of { $size } digits
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
    .words = { $place } · sum { $sum }
    .sum = Sum
    .sum-hint = What the digits of the cage add up to; empty when only the digits differ

thermometer = Thermometer
    .hint = Drag from the bulb to the tip: digits rise along the line. Shift-drag goes on from the end or cuts the line off.
    .rules = Along each thermometer, digits rise from the bulb.
    .rules-slow = Along each slow thermometer, digits rise from the bulb or stay the same.
    .slow = Slow
    .slow-hint = Digits may stay the same from one cell to the next
