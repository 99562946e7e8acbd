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

board-digits = { $first } to { $last }
    .letters = { $first }–{ $digit }, { $letter }–{ $last }
    .one-letter = { $first }–{ $digit }, { $letter }
board-boxes = Each row, column and box holds { $digits } once each.
    .several = In each grid, each row, column and box holds { $digits } once each.
board-regions = Each row, column and outlined region holds { $digits } once each.
    .several = In each grid, each row, column and outlined region holds { $digits } once each.
board-rows = Each row and column holds { $digits } once each.
    .several = In each grid, each row and column holds { $digits } once each.
board-some-boxes = In each grid, each row and column holds { $digits } once each, and so does each box.
board-some-regions = In each grid, each row and column holds { $digits } once each, and so does each outlined region.
board-some-of-both = In each grid, each row and column holds { $digits } once each, and so does each box or outlined region.

## Sheets: captions, and what a reader who does not see a picture is told of it

sheet-answer = Answer
sheet-notes = Notes
sheet-answer-or-notes = Answer or place for notes
sheet-lines = Lines for notes
sheet-grids = The { $count } grids A to { $last } overlap; marks in their corners show which cells are one grid:
sheet-puzzle = Sudoku, { $size }x{ $size }, { $givens } givens
    .several = Sudoku of { $grids } grids, { $size }x{ $size }, { $givens } givens
sheet-solution = Solution, { $size }x{ $size }
    .several = Solution of { $grids } grids, { $size }x{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { ", " }
sheet-number = { $number }
# Two things of a list, of which the first may be a list too.
sheet-list = { $first }, { $second }

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
book-contents = Contents
book-stars = { $count ->
    [one] { $count } star of five
   *[other] { $count } stars of five
}
book-answer-page = answer page { $page }
book-page = p. { $page }
book-code = QR code of the link { $link }
book-section-puzzles = Puzzles { $first }–{ $last }
book-classic = Classic
book-jigsaw = Jigsaw
book-latin = Latin square
book-twin = Twin
book-chain = Diagonal chain
book-samurai = Samurai
book-sohei = Sohei
book-windmill = Windmill
book-butterfly = Butterfly
book-flower = Flower
book-several-grids = Several grids
book-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}

## Fonts and pictures of one's own

font-unreadable = this is no font: there are files of OpenType and TrueType (.otf, .ttf)
font-too-large = the font has more than { $most } MiB
font-restricted = the licence of the font forbids to embed it (fsType in its table OS/2), so that no PDF can hold it
font-no-subset = the font may be embedded only whole or as a bitmap (fsType in its table OS/2); a PDF holds the letters that are used
font-unsaid = the font does not say whether it may be embedded: it has no table OS/2
font-no-digits = the font lacks digits
font-too-many = so many fonts were read ({ $most }) that no more are; start the program anew
picture-too-long = the picture has more than { $most } MiB
picture-too-large = the picture has { $width } x { $height } pixels; at most { $most } millions are read
picture-too-deep = the picture takes more than { $most } MB unpacked; with 8 bits a colour it takes less
picture-too-many-together = the pictures of the booklet have more than { $most } million pixels together
picture-format = this is no picture: there are PNG, JPEG and WebP
picture-broken = the picture cannot be read: { $reason }

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
place-with-clue = { $clue } · { $place }
place-in-grid = { $grid }, { $place }
place-cells = { $count ->
    [one] { $first }
   *[other] { $count } cells from { $first }
}
place-path = { $from } to { $to }
place-corner = corner of { $cells }
place-groups = { $groups } × { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
place-shafts = { $circle }, { $shafts ->
    [one] 1 shaft
   *[other] { $shafts } shafts
}
beyond-top = Above
beyond-right = Right
beyond-bottom = Below
beyond-left = Left
beyond-hint = A word for each column from the left, or for each row from the top; a dot where there is no clue, as in 14 . 36
beyond-diagonal = Along diagonals
beyond-diagonal-hint = A word for each clue: its place, > or < as it looks, and the clue, as in top4>15 left2<7
ruled-out-numbers = Numbers
ruled-out-numbers-hint = The numbers that neighbours without a mark do not have, with spaces between; empty: the usual ones and those of all marks
place-outside = { $grid } · { $count ->
    [one] 1 digit
   *[other] { $count } digits
}
place-outside-numbers = { $grid } · { $count ->
    [one] 1 clue
   *[other] { $count } clues
}

## Why a puzzle is not well formed, or an edit cannot be made

words-too-long = the { $words }: { $problem }
words-title = title
words-author = author
words-too-many-letters = { $letters } letters are too many: at most { $most } are possible
puzzle-off-board = { $cell }: there is no such cell on the board
puzzle-digit-too-large = { $cell }: digit { $digit } on a { $size }x{ $size } board
    .from-zero = { $cell }: digit { $digit } on a board whose digits are 0 to { $last }
puzzle-givens-length = { $found } symbols for { $expected } cells
puzzle-givens-symbol = { $cell }: “{ $symbol }” is not a digit of the board
puzzle-remark = remark { $number }: { $problem }
puzzle-too-many-rules = { $found } rules are too many: at most { $most } are possible
puzzle-rule-misfit = rule { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = rule { $number } ({ $name }) tells of directions that are others on the turned board
symbols-too-few = { $found } symbols are too few: the board has { $needed } digits
symbols-blank = the symbol for digit { $digit } is empty or has blanks in it
symbols-same = digits { $first } and { $second } have the same symbol “{ $symbol }”
symbols-too-long = the symbol “{ $symbol }” is longer than { $most } letters
lower-case = { LOWER($words) }
edit-rule = rule
edit-cells = { $count } cells
edit-title = Change the title
edit-author = Change the author
edit-stars = Say how hard it is
edit-no-stars = As hard as its path
edit-symbols = Write { $symbols }
edit-numbering = Digits from { $lowest }
edit-given = Set { $cells } to { $digit }
edit-clear = Clear { $cells }
edit-clear-progress = Clear all marks and colours
edit-progress = Change marks and colours
edit-add-remark = Add a note
edit-remove-remark = Delete a note
edit-add-rule = Add { $rule }
edit-remove-rule = Delete { $rule }
edit-change-rule = Change { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = Switch { $rule } on
edit-rule-off = Switch { $rule } off
edit-tint-rule = Colour { $rule }
edit-turn-right = Turn the board clockwise
edit-turn-left = Turn the board against the clock
edit-turn-half = Turn the board upside down
edit-turn-left-right = Mirror the board left to right
edit-turn-top-bottom = Mirror the board top to bottom
edit-turn-falling = Mirror the board in the falling diagonal
edit-turn-rising = Mirror the board in the rising diagonal
edit-no-rule = there is no rule { $number }
edit-name-rule = Name { $rule }
edit-locked = rule { $number } ({ $name }) is locked; unlock it first
edit-no-remark = there is no remark { $number }

## Why a rule cannot stand on a board

misfit-no-grid = there is no grid { $grid }; the board has { $grids }
misfit-no-box = there is no box { $number } in a grid of { $boxes } boxes
misfit-off-board = { $cell } is not on the board
misfit-not-nine-by-nine = needs a 9x9 grid with 3x3 boxes
misfit-not-square = needs square boxes
misfit-no-boxes = needs boxes that all have the same shape
misfit-too-many-cells = { $found } cells cannot all differ: there are only { $most } digits
misfit-too-many-to-pair = { $found } cells are too many to compare each with each: at most { $most } are possible
misfit-too-few-cells = needs at least { $least } cells
misfit-no-clue = has no clue
misfit-too-many-digits = { $found } digits are too many: there is room for { $most }
misfit-no-such-digit = digit { $digit } on a board of { $size } digits
misfit-marked-twice = { $cell } is marked twice
misfit-several-grids = { $cell } belongs to several grids
misfit-branch-from-nowhere = a branch begins at { $cell }, where there is nothing to begin from
misfit-no-circle = a circle has at most { $most } cells, side by side
misfit-no-number = rules of this kind have no number
misfit-no-line = there is no row or column { $number } beyond the { $side } edge of a grid of { $size }
misfit-no-diagonal = no diagonal is seen from { $place }
misfit-diagonal = { $place } is on a diagonal, and clues of this kind stand at rows and columns
misfit-not-diagonal = { $place } is at a row or column, and clues of this kind stand at diagonals
misfit-digit-too-large = digit { $digit } beyond the { $side } edge of a grid of { $size } digits
    .from-zero = digit { $digit } beyond the { $side } edge of a grid whose digits are 0 to { $last }
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
refusal-no-leap = “{ $text }” is no leap: expected rows and columns from 0 to 24, like 1,2
refusal-too-many-leaps = at most { $most } leaps are possible

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
clue-diagonal = { $digits } on the diagonal from { $from } to { $to }
clue-corner = { $digits } on the diagonal of { $cell } alone
clue-of-grid = { $clue } { $grid }
clue-rule = { LOWER_FIRST($name) } ({ $place })
clue-mark = { LOWER_FIRST($name) } in { $cell }
clue-no-rule = rule { $number }

## Why a tool of the author has no result

mixture-unknown = there is no kind “{ $name }”; there are { $names }
mixture-twice = “{ $name }” is named twice
mixture-two-boards = “{ $one }” and “{ $other }” are two boards, and puzzles have one; the others of a mixture are kinds of rule
    .given = “{ $name }” is a board, and another one is given
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
preflight-no-answers = there are no answers: they are switched off
preflight-already-solved = every cell has a given, so that nothing is left to solve
preflight-changed = its file is not the one that was proved
preflight-narrow-margin = a margin of { $mm } mm; the printer keeps { $least } mm free
preflight-narrow-gutter = a gutter of { $mm } mm; binding so many pages takes { $least } mm
preflight-unused-bleed = there is a bleed, but nothing runs over the edge of a page
preflight-narrow-bleed = colour runs to the edge, but the bleed is { $mm } mm wide; 3 mm are cut by
preflight-light-tint = a tint of { $percent } %; below 10 % a press does not hold it
preflight-long-title = a title of { $lines } lines
preflight-broken-word = “{ $word }” is too wide for its column: the title is broken inside of a word
preflight-marks-in-pieces = { $count ->
    [one] a mark is in pieces, and nothing shows that they belong together: { $kind } ({ $place })
   *[other] { $count } marks are in pieces, and nothing shows that they belong together; the first is { $kind } ({ $place })
}
preflight-fewer-per-page = { $wanted } boards on a page would be too small to read: { $boards ->
    [one] 1 puzzle is
   *[other] { $boards } puzzles are
} printed { $range } to a page
preflight-fewer-answers = { $wanted } answers on a page would be too small to read: there are at most { $range }
preflight-no-stars = no stars: its solving path does not end in the solution; say in the project how hard it is
preflight-cut-title = the title is cut at the head of pages
preflight-no-title = a file for a print shop needs a title
preflight-not-compared = not all puzzles were compared with each other: { $reason }
preflight-same-solution = the same solution as puzzle { $number }, from other givens
preflight-too-few-pages = { $pages } pages; at least { $least } are bound into a book
preflight-blank-pages = { $pages } empty pages one after the other
preflight-fold-padding = { $pages } empty pages at the end, added to be folded
preflight-fine = nothing to mend: { $pages ->
    [one] one page
   *[other] { $pages } pages
}, { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}
preflight-small-text = text of { $points } points; below { $least } it is hard to read
preflight-over-margin = reaches { $mm } mm into the margin or the gutter
preflight-low-contrast = text of low contrast: { $ratio } to 1
preflight-coarse-picture = a picture of { $dpi } dots an inch; below 300 it is not sharp in print
preflight-small-code = a QR code with squares of { $mm } mm; telephones read 0.33 mm
preflight-long-link = no QR code: its link is too long for one, or there is none that holds all of the puzzle
preflight-missing-letters = the fonts have no “{ $letters }”: empty squares would be printed
preflight-number-twice = number { $number } is given twice
preflight-number-jump = number { $number } follows { $before }
preflight-twin = the same as puzzle { $number }, relabelled or turned
preflight-too-many-pages = { $pages } pages; at most { $most } are bound into one book

## Why a sheet or its settings cannot be made

paper-unknown = “{ $text }” is no paper: there are { $names }, and own sizes like 170x240mm or 6.14x9.21in
paper-size = paper of { $text } cannot be printed: sides are { $least } to { $most } mm long
per-page-unknown = “{ $text }” boards a page: there are 1 to 64, best, and columns x rows from 1x1 to 8x8
png-too-large = a picture of { $width } x { $height } pixels is too large: at most { $most } pixels are possible
png-encoding = the picture cannot be written as PNG: { $reason }
pdf-paper = a page of { $width } x { $height } mm cannot be made
pdf-writing = the page cannot be written as PDF: { $reason }
pdf-cancelled = cancelled
pdf-picture = a picture cannot be written as PDF
pdf-date = “{ $seconds }” is no date for a PDF for a print shop; set SOURCE_DATE_EPOCH to whole seconds since 1970, at most { $most } (the end of the year 9999)
pdf-shape = the file cannot be made ready for print shops: the PDF library builds it in a new way

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
problem-measure = { $field }: { $mm } mm is no length of a page: from 0 to { $most } mm
problem-stars = entry { $entry } has { $stars } stars; there are 0 to 5
problem-no-puzzle = there is no puzzle in it
problem-not-a-puzzle-line = there is no puzzle in this line
problem-newer = made by a newer Gridwright (format { $found }, this program reads up to { $newest })
problem-no-version = not a Gridwright puzzle: it does not begin with “(gridwright: { $newest },”
problem-no-book = not a Gridwright booklet: it does not begin with “(gridwright_book: { $newest },”
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = more than { $limit } puzzles are too many at once
problem-booklet-too-long = not read: the booklet has more than { $limit } puzzles
problem-given-up = given up after { $lines } bad lines
problem-too-many = more than { $limit } elements stand in it, and no puzzle has so many
problem-remote-link = the link holds no puzzle, only the number of one that its server keeps; open it there and copy its long link
problem-bad-link = the link cannot be unpacked; it was probably cut off
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
expected-object = expected an object, as in {"{"}"size": 9{"}"}
expected-size = expected a number of rows from 2 to 25
expected-rows = expected a list of rows
expected-cells = expected a list of cells
expected-digit = expected a digit of the board
expected-digits-list = expected a list of digits of the board
expected-list = expected a list
expected-json = expected a value of JSON, as the JSON form has it
expected-column-names = expected names of columns, one of them “givens” or “puzzle”
expected-values = expected as many values as the first line has names
expected-foreign-cell = expected a cell like R3C4
expected-foreign-cells = expected a list of cells like R3C4
expected-near-cell = expected a cell of the grid or beside it
expected-inner-cell = expected a cell of the grid
expected-outer-cell = expected a place beyond an edge of the grid
expected-direction = expected a direction: UR, UL, DR or DL
expected-as-many-cells = expected as many cells in both lists
expected-corner = expected four cells around a corner
expected-pairs = expected cells as [row, column], counted from 0
expected-grids = expected regions that make one square grid, or several of the same boxes
expected-game = expected 81 digits, or the state of a game
expected-runs = expected digits and runs of empty cells as letters, as many as there are
expected-indexes = expected places of cells, counted down the columns
expected-flat = expected one layer of cells
expected-squares = expected a grid of squares
expected-two-cells = expected two cells
expected-cages = expected 81 cells, each with its cage
expected-constraint = expected a constraint, as in .Cage~10~R1C1~R1C2
expected-given = expected a cell and its digits, as in R3C4_7
expected-whole-lines = expected rows and columns that hold every digit
expected-number = expected a whole number
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

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: line { $line }: { $loss }
warning-lost = puzzle { $puzzle }: { $loss }
warning-not-read-back = puzzle { $puzzle }: the file cannot be read again here: { $problem }
read-back-count = it holds { $found } puzzles, not { $expected }
loss = { $what }: { $fate }
fate-unknown = unknown, left out
fate-no-place = left out, as there is no place for it
fate-off-board = left out, as it lies off the board
fate-blank = left out, as nothing is said
fate-nearest = the nearest there is stands instead
fate-as-regions = regions stand instead, which mean the same
fate-as-rules = kept as rules: no digit repeats in them
fate-too-large = left out: more cells than there are digits
fate-recognised = recognised in the drawing
fate-read-otherwise = something else when the file is read again
fate-as-marks = drawn, but no rule any more
fate-misfit = left out: { $misfit }
fate-as-clues = read as clues; they could also be a solver’s marks
fate-as-solvers-marks = read as a solver’s marks; they could also be clues
fate-as-zero = read as a digit, so digits begin at 0; it could also mean an empty cell
fate-as-layout = read as “{ $name }”
element-title = title
element-author = author
element-stars = how hard it is
element-rules-text = rules in the author’s own words
element-solution = solution
element-symbols = symbols of the digits
element-origin = place of the board
element-boxes = boxes
element-uneven-regions = { $count ->
    [one] { $count } region whose size is not the number of digits
   *[other] { $count } regions whose size is not the number of digits
    }
element-layout = layout of the grids
element-givens = { $count ->
    [one] { $count } given
   *[other] { $count } givens
}
element-colours = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
element-switched-off = { $count ->
    [one] { $count } rule that is switched off
   *[other] { $count } rules that are switched off
}
element-rules = { $count ->
    [one] { $count } rule of the kind “{ $name }”
   *[other] { $count } rules of the kind “{ $name }”
}
element-entered = { $count ->
    [one] { $count } digit that a solver entered
   *[other] { $count } digits that a solver entered
}
element-pencil-marks = { $count ->
    [one] a solver’s marks in { $count } cell
   *[other] a solver’s marks in { $count } cells
}
element-candidates = candidates in { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
element-zeros = the symbol 0 in { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
element-remarks = { $count ->
    [one] { $count } remark of a solver
   *[other] { $count } remarks of solvers
}
element-highlights = { $count ->
    [one] a solver’s colour in { $count } cell
   *[other] a solver’s colours in { $count } cells
}
element-fog-lights = { $count ->
    [one] { $count } fog light
   *[other] { $count } fog lights
}
element-angles = { $count ->
    [one] { $count } angle
   *[other] { $count } angles
}
element-sizes = { $count ->
    [one] { $count } size
   *[other] { $count } sizes
}
element-texts = { $count ->
    [one] { $count } text
   *[other] { $count } texts
}
element-messages = { $count ->
    [one] { $count } message to the solver
   *[other] { $count } messages to the solver
}
element-settings = { $count ->
    [one] { $count } setting
   *[other] { $count } settings
}
element-named = { $count } of “{ $name }”

## What formats are called

format-killer = killers in one line
format-lines = lines of text
format-link = { $name } (link)
format-json-lines = JSON lines
format-sdm = Sudoku collection (.sdm)
format-sdx = Sudoku with candidates (.sdx)
format-candidates = table of candidates
format-picture = picture of letters (.ss)
format-solo = Solo game ID

## Why a file is not saved

write-unknown-format = the name tells no format that is written; it may end in { $endings }
write-read-only = { $format } is read, but not written
write-board = { $format } has a place for { $boards } only
write-too-many = { $format } is read with at most { $limit } elements, and the puzzle has more
write-too-many-puzzles = { $format } is read with at most { $limit } puzzles, and there are more
write-too-large = { $found } are too large for { $format }: at most { $limit } are read again
boards-one-grid = one grid, with digits from 1
boards-classic = 9x9 grids with 3x3 boxes, with digits from 1
boards-one-grid-with-boxes = one grid with boxes, with digits from 1
boards-from-one = boards with digits from 1
write-one-puzzle-only = a .{ $extension } file holds one puzzle, and there are { $puzzles }
save-format = { $path }: { $problem }
save-disk = { $path }: cannot be saved: { $reason }
layout-no-folder = this system names no folder for settings
layout-no-name = a layout needs a name
layout-disk = { $path }: { $reason }
setup-no-name = a page set-up needs a name
difficulty-no-number = numbers are from 0 to 20, as in 3..5, 2.6.. or ..7.1
difficulty-reversed = the first number is greater than the second

## Formulas of an author's own rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
digits-range = { $first }–{ $last }
digits-classes = { $first }; { $second }
digits-none = no digit
formula-group = ({ $one })
formula-negative = −{ $one }
formula-absolute = |{ $one }|
formula-sum = { $one } + { $two }
formula-difference = { $one } − { $two }
formula-product = { $one }·{ $two }
formula-quotient = { $one }/{ $two }
formula-remainder = { $one } mod { $two }
formula-list = { $first }, { $second }
formula-least = min({ $list })
formula-most = max({ $list })
formula-equal = { $one } = { $two }
formula-different = { $one } ≠ { $two }
formula-less = { $one } < { $two }
formula-at-most = { $one } ≤ { $two }
formula-greater = { $one } > { $two }
formula-at-least = { $one } ≥ { $two }
formula-and = { $one } and { $two }
formula-or = { $one } or { $two }
formula-not = not { $one }

## Why a formula cannot be read

formula-column = column { $column }: { $problem }
formula-expected-value = expected a, b, n, a number, or something in brackets or bars
formula-expected-operator = expected an operator or the end
formula-expected-bracket = expected an operator or )
formula-expected-bar = expected an operator or |
formula-expected-opening = expected (
formula-expected-number = expected a number, not something that is true or false
formula-expected-truth = expected something that is true or false, not a number
formula-expected-comparison = expected a comparison, such as = or >=
formula-unknown-name = “{ $name }” means nothing here: there are a, b, n, abs, min, max, mod, and, or, not
formula-large-number = a number may be { $most } at most
formula-too-deep = at most { $most } brackets and bars within each other are possible
formula-too-long = at most { $most } letters are possible

## Why a regular expression cannot be read

expression-column = column { $column }: { $problem }
expression-too-long = at most { $most } letters are possible
expression-too-complicated = the expression is too complicated: it tells too many words apart

## Kinds of rule

# Of what is drawn and means nothing, in the inspector.
decoration-rules = It is drawn and means nothing.

region = Painted region
    .hint = Drag over cells to paint an extra house. Shift-drag adds to the selected region or takes from it.
    .rules-house = Each shaded region holds each of the { $size } digits once.
    .rules-part = Digits do not repeat within a shaded region.
    .words-house = { $count } cells, each digit once

diagonals = Diagonals
    .hint = Press on a grid: its two diagonals hold each digit once. Press again to select them, Delete to take them away.
    .rules-both = Each of the two marked diagonals holds each digit once.
    .rules-one = The marked diagonal holds each digit once.
    .falling = Falling diagonal
    .falling-hint = Top left to bottom right
    .rising = Rising diagonal
    .rising-hint = Bottom left to top right

four-squares = Four squares
    .hint = Press on a 9x9 grid: four more squares hold each digit once. Press again to select them, Delete to take them away.
    .rules = Each of the four shaded squares holds each digit once.

four-pyramids = Four pyramids
    .hint = Press on a 9x9 grid: four pyramids hold each digit once. Press again to select them, Delete to take them away. Both pinwheels may stand in one grid.
    .rules = Each of the four shaded pyramids holds each digit once.
    .words-mirrored = { $grid }, mirrored
    .pinwheel = Pinwheel
    .mirrored = Mirrored
    .mirrored-hint = Turn the pinwheel the other way

position = Positions
    .hint = Press on a grid: cells in the same place of every box differ. Press again to select the rule, Delete to take it away.
    .rules = Cells in the same place of every box hold each digit once.

magic-box = Magic box
    .hint = Click a box: its rows and columns have the same sum. Click it again to select the rule, Delete to take it away.
    .rules = In each magic box, the rows and columns sum to { $total }.
    .rules-diagonals = In each magic box, the rows, columns and diagonals sum to { $total }.
    .words = { $place } · lines sum to { $total }
    .diagonals = Diagonals too
    .diagonals-hint = The two diagonals of the box have the same sum too

magic-square = Magic square
    .hint = Click the middle of any 3x3 square: its rows and columns have the same sum. Click again to select it, Delete to take it away.
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
    .hint = Drag from the bulb to the tip: digits rise along the line. Drag on from the tip. Another drag from the bulb makes a branch, and so does a shift-drag from any cell; a shift-click cuts off.
    .rules = Along each thermometer, digits rise from the bulb.
    .rules-slow = Along each slow thermometer, digits rise from the bulb or stay the same.
    .rules-ringed = Along each thermometer with a ring in its bulb, digits rise from the bulb or stay the same.
    .slow = Slow
    .slow-hint = Digits may stay the same from one cell to the next

whispers = Whispers
    .hint = Drag along the line: neighbours differ by at least 5, or by 4 as Dutch whispers. Drag on from either end.
    .rules = Along each line of whispers, neighbouring digits differ by at least { $number }.
    .german = German
    .dutch = Dutch
    .number = Difference
    .number-hint = How much neighbours on the line differ at least; half of the digits, rounded up, when empty

renban = Renban line
    .hint = Drag along the line: its digits are consecutive, in any order. Drag on from either end.
    .rules = The digits on each renban line are consecutive, in any order, and do not repeat.

palindrome = Palindrome
    .hint = Drag along the line: it reads the same from both ends. Drag on from either end.
    .rules = The digits along each palindrome read the same from both ends.

between = Between line
    .hint = Drag from circle to circle: what lies between them is between their digits. Drag on from either end.
    .rules = The digits along each between line lie strictly between the two digits in the circles at its ends.

region-sum = Region sum line
    .hint = Drag along the line: its parts in different boxes have equal sums. Drag on from either end.
    .rules = Box borders divide each region sum line into parts with equal sums. A line that comes back to a box has another part there.

double-arrow = Double arrow
    .hint = Drag from circle to circle: what lies between them sums to their sum. Drag on from either end.
    .rules = The digits along each double arrow sum to the sum of the two digits in the circles at its ends.

zipper = Zipper line
    .hint = Drag along the line: cells equally far from its middle have the same sum. Drag on from either end.
    .rules = On each zipper line, two cells equally far from the middle have the same sum as every other such two; a cell in the middle holds that sum.

sum-line = Sum line
    .hint = Drag along the line: it divides into parts that sum to 10, or to another number. Drag on from either end.
    .rules = Each sum line divides into parts of neighbouring cells that each sum to { $number }.
    .number = Sum
    .number-hint = What each part sums to; one more than there are digits when empty

lockout = Lockout line
    .hint = Drag from diamond to diamond: what lies on the line is not between their digits. Drag on from either end.
    .rules = The digits in the diamonds at the ends of each lockout line differ by at least { $number }. No digit along the line lies between them or equals one of them.
    .number = Difference
    .number-hint = How much the ends differ at least; half of the digits, rounded down, when empty

nabner = Nabner line
    .hint = Drag along the line: no two of its digits are equal or consecutive. Drag on from either end.
    .rules = No two digits on a nabner line are equal or consecutive, wherever on it they stand.

entropic = Entropic line
    .hint = Drag along the line: any three neighbours are a low, a middle and a high digit. Drag on from either end.
    .rules = Of any three neighbouring digits on an entropic line one is low ({ $low }), one middle ({ $middle }) and one high ({ $high }).

modular = Modular line
    .hint = Drag along the line: any three neighbours have different remainders when divided by 3. Drag on from either end.
    .rules = Any { $number } neighbouring digits on a modular line have different remainders when divided by { $number } ({ $classes }).
    .number = Divisor
    .number-hint = So many neighbours have different remainders when divided by it; 3 when empty

parity-line = Parity line
    .hint = Drag along the line: odd and even digits alternate. Drag on from either end.
    .rules = Odd and even digits alternate along each parity line.

arithmetic = Arithmetic sequence
    .hint = Drag along the line: all steps from digit to digit are the same. Drag on from either end.
    .rules = Along each arithmetic sequence, every digit differs from the one before by the same amount, in the same direction.

no-repeats = Line without repeats
    .hint = Drag along the line: its digits all differ. Drag on from either end.
    .rules = No digit repeats along a line without repeats.

difference-dot = Difference dot
    .hint = Click between two cells: their digits differ by 1, or by the number that is typed. A click selects the dot, Delete takes it away.
    .rules = The two digits beside a white dot differ by 1.
    .rules-number = The two digits beside a white dot with a number differ by that number.
    .number = Difference
    .number-hint = How much the digits differ; 1 when empty

ratio-dot = Ratio dot
    .hint = Click between two cells: one digit is twice the other, or as many times as the number that is typed. A click selects the dot, Delete takes it away.
    .rules = Of the two digits beside a black dot, one is twice the other.
    .rules-number = Of the two digits beside a black dot with a number, one is that many times the other.
    .number = Ratio
    .number-hint = How many times one digit is the other; 2 when empty

border-sum = X, V and sums
    .hint = Click between two cells: their digits sum to 10 (X), to 5 (V), or to the number that is typed. A click selects the sign, Delete takes it away.
    .rules = Two digits with a number between them sum to that number.
    .rules-x = Two digits with an X between them sum to 10.
    .rules-v = Two digits with a V between them sum to 5.
    .rules-none = A sign without a sum says nothing.
    .x = X
    .v = V
    .sum = Sum
    .sum-hint = What the two digits sum to: X is 10, V is 5

inequality = Inequality
    .hint = Click between two cells: the sign points at the lesser digit. A click selects it, Delete takes it away.
    .rules = A sign between two cells points at the lesser of their digits.
    .falling = Greater than
    .rising = Less than
    .rising-hint = The digit of the left or upper cell is the lesser

quadruple = Quadruple
    .hint = Click where four cells meet and type up to four digits: the cells hold each of them, a repeated one as often. A click selects it, Delete takes it away.
    .rules = The digits in a circle are all among the four cells around it, repeated ones as often as they are written.
    .digits = Digits
    .digits-hint = Up to four, of which some may repeat

anti-knight = Anti-knight
    .hint = Click a grid: cells a knight's move apart never hold the same digit.
    .rules = Cells a chess knight's move apart never hold the same digit.

anti-king = Anti-king
    .hint = Click a grid: cells that touch, at a corner too, never hold the same digit.
    .rules = Cells that touch at an edge or a corner never hold the same digit.

entropy = Global entropy
    .hint = Click a grid: each square of four cells has a low, a middle and a high digit.
    .rules = Each square of 2x2 cells holds at least one digit that is low ({ $low }), one middle ({ $middle }) and one high ({ $high }).

nonconsecutive = Nonconsecutive
    .hint = Click a grid: neighbours are never consecutive. With dots on the board it says that all dots are given.
    .rules = Digits in cells that share an edge are never consecutive.
    .rules-numbers = Digits in cells that share an edge never differ by { $numbers }.
    .rules-dots = All white dots are given: where no dot stands between two cells that share an edge, their digits do not differ by { $numbers }.

no-ratio = No ratio
    .hint = Click a grid: of two neighbours none is twice the other. With dots on the board it says that all dots are given.
    .rules = Of the digits in two cells that share an edge, one is never { $numbers } times the other.
    .rules-dots = All black dots are given: where no dot stands between two cells that share an edge, no digit is { $numbers } times the other.

all-sums = All X and V given
    .hint = Click a grid: neighbours without an X, a V or a number between them do not have such a sum.
    .rules = All signs are given: two digits in cells that share an edge, with no sign between them, do not sum to { $numbers }.

extremes = Minimum and maximum
    .hint = Drag over cells: each is less, or greater, than all cells beside it that are not marked alike. Dragging from a mark erases.
    .rules = A cell with triangles that point into it holds less than each cell beside it; one with triangles that point out of it holds more. Neighbours with the same mark are not compared.
    .rules-minimum = A cell with triangles that point into it holds less than each cell beside it. Neighbours with the same mark are not compared.
    .rules-maximum = A cell with triangles that point out of it holds more than each cell beside it. Neighbours with the same mark are not compared.
    .minimum = Minimum
    .maximum = Maximum

low-high = Low and high
    .hint = Drag over cells: each holds one of the lower, or of the higher half of the digits. Dragging from a mark erases.
    .rules = A triangle that points down marks a digit of the lower half ({ $low }), one that points up a digit of the higher half ({ $high }){ $has-middle ->
        [yes] ; the middle digit, { $middle }, is neither
       *[no] { "" }
    }.
    .rules-low = A triangle that points down marks a digit of the lower half ({ $low }){ $has-middle ->
        [yes] ; the middle digit, { $middle }, is not in it
       *[no] { "" }
    }.
    .rules-high = A triangle that points up marks a digit of the higher half ({ $high }){ $has-middle ->
        [yes] ; the middle digit, { $middle }, is not in it
       *[no] { "" }
    }.
    .low = Low
    .high = High

indexers = Indexers
    .hint = Drag over cells: the digit says at which place of the row, column or box the number of the cell's own place stands. Dragging from a mark erases.
    .rules = The digit of a cell with bars says where the number of its own place stands: with bars left and right, the cell in column c with digit v says that column v of its row holds c; with bars above and below, rows of its column alike; with bars all around, places of its box, counted in reading order.{ $from ->
        [0] { " " }Rows, columns and places count from 0.
       *[other] { "" }
    }
    .rules-column = A cell with bars left and right in column c with digit v says that column v of its row holds c.{ $from ->
        [0] { " " }Rows, columns and places count from 0.
       *[other] { "" }
    }
    .rules-row = A cell with bars above and below in row r with digit v says that row v of its column holds r.{ $from ->
        [0] { " " }Rows, columns and places count from 0.
       *[other] { "" }
    }
    .rules-box = A cell with bars all around at place p of its box, counted in reading order, with digit v says that place v of the box holds p.{ $from ->
        [0] { " " }Rows, columns and places count from 0.
       *[other] { "" }
    }
    .column = Column
    .row = Row
    .box = Box

counting-circles = Counting circles
    .hint = Drag over cells: a digit in a circle is the number of circles that hold it. Dragging from a circle erases.
    .rules = A digit in a circle is the number of circles that hold this digit.

cell-sum = Sum of cells
    .hint = Drag over cells and type their sum, or what it is at most or at least; digits may repeat. Shift-drag adds cells, or takes them away from inside.
    .rules = The digits in marked cells sum to the number in their corner; they may repeat.
    .rules-at-most = The digits in marked cells sum to at most the number after ≤; they may repeat.
    .rules-at-least = The digits in marked cells sum to at least the number after ≥; they may repeat.
    .sum = Sum
    .sum-hint = What the digits sum to, at most or at least
    .compared = Compared
    .compared-hint = Whether the sum is the number, at most that or at least that
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = Product cage
    .hint = Drag over the cells of a cage and type their product. Shift-drag adds cells, or takes them away from inside.
    .rules = The digits in a dotted cage multiply to the number before the ×; they may repeat.
    .rules-differ = The digits in a dashed cage multiply to the number before the × and do not repeat.
    .product = Product
    .product-hint = What the digits multiply to
    .differ = Digits differ
    .differ-hint = No digit repeats in the cage

allowed = Allowed digits
    .hint = Drag over cells and type the digits that they may hold.
    .rules = A cell with small digits holds one of them.
    .digits = Digits
    .digits-hint = What each of the cells may hold

clones = Clones
    .hint = Drag over the cells of the first group; a click with Shift puts a copy of it elsewhere.
    .rules = Grey groups of the same shape hold the same digits in the same places.

anti-diagonal = Anti-diagonal
    .hint = Click a grid: each diagonal holds as few different digits as it can, three on a 9x9 grid.
    .rules = Each dashed diagonal holds exactly { $count } different digits.
    .rules-one = The dashed diagonal holds exactly { $count } different digits.
    .falling = Falling diagonal
    .falling-hint = From the top left to the bottom right
    .rising = Rising diagonal
    .rising-hint = From the bottom left to the top right

arrow = Arrow
    .hint = Drag from the circle along the shaft, and on from its tip; further shafts begin in the same circle. A click selects the arrow, Delete takes it away.
    .rules = The digits along each arrow sum to the digit in its circle.
    .rules-figures = The digits along each arrow sum to the number in its circle, whose cells are its figures.
    .shaft = Arrow
    .circle = Long circle

figure = Figure
    .hint = Click a grid of 9x9 cells: asterisk, centre dots, girandola, percent or argyle, in whose parts no digit repeats.
    .rules = No digit repeats in a coloured figure or along its line.
    .rules-lines = No digit repeats along a coloured diagonal.
    .words = { $figure }, { $grid }
    .asterisk = Asterisk
    .centre-dots = Centre dots
    .girandola = Girandola
    .percent = Percent
    .argyle = Argyle

leaps = Leaps
    .hint = Press on a grid: cells that lie so many rows and columns apart never hold the same digit. Press again to select the rule, Delete to take it away.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = Cells one leap apart do not hold the same digit. Leaps, as rows × columns in either order: { $leaps }.
    .rules-rider = Cells one or several equal leaps in a straight line apart do not hold the same digit. Leaps, as rows × columns in either order: { $leaps }.
    .rules-digits = Cells one leap apart do not hold the same digit if it is one of { $digits }. Leaps, as rows × columns in either order: { $leaps }.
    .rules-rider-digits = Cells one or several equal leaps in a straight line apart do not hold the same digit if it is one of { $digits }. Leaps, as rows × columns in either order: { $leaps }.
    .leaps = Rows and columns
    .leaps-hint = Rows and columns of each leap, in either order and any direction: 1,2 is a knight's, 1,1 is diagonal; several with spaces between
    .rider = Rider
    .rider-hint = The same leap may be taken again and again, as by a bishop: from 1,1 come whole diagonals
    .digits = Only for
    .digits-hint = The digits that the rule is about; empty for all

sandwich = Sandwich
    .hint = Click a place beside a grid and type a number: the digits between the lowest and the highest digit of the row or column sum to it.
    .rules = A number outside the grid is the sum of the digits between the lowest and the highest digit of its row or column.

x-sum = X-sum
    .hint = Click a place beside a grid and type a number: of the digits seen from there, the first says how many sum to it.
    .rules = A number outside the grid is the sum of the first X digits seen from there, X being the first of them.

skyscraper = Skyscraper
    .hint = Click a place beside a grid and type a number: so many digits seen from there are larger than all before them.
    .rules = A number outside the grid says how many digits seen from there are larger than all digits before them.

hidden-skyscraper = Hidden skyscraper
    .hint = Click a place beside a grid and type a digit: it is the first one seen from there with a larger digit before it.
    .rules = A digit outside the grid is the first one seen from there that has a larger digit before it.

numbered-rooms = Numbered rooms
    .hint = Click a place beside a grid and type a digit: it stands in the cell that the first digit seen from there numbers.
    .rules = A digit outside the grid stands in the X-th cell seen from there, X being the digit in the first one.

little-killer = Little killer
    .hint = Click a place around a grid, near the corner the arrow shall point at, and type the sum of the digits along the diagonal.
    .rules = A number with an arrow is the sum of the digits along the diagonal; they may repeat.

text-label = Text
    .hint = Drag over cells, then write the text in the panel on the right: it stands in the middle of the cells and means nothing.
    .text = What it says
    .text-hint = One line; on a line between two cells or a corner of four when those are painted
    .size = Size
    .size-hint = The size of the letters in hundredths of a cell; empty for the usual size
    .coloured = Coloured
    .coloured-hint = In the colour below, instead of that of digits

circle-mark = Circle
    .hint = Click a cell, or drag over two or four: a circle is drawn in their middle. It means nothing.
    .size = Size
    .size-hint = How far it is across, in hundredths of a cell; empty for the usual size
    .fill = Filled with
    .fill-hint = What is inside
    .tint = Colour
    .clear = Nothing
    .white = White
    .black = Black
    .outline = Outline
    .outline-hint = The line around it
    .thin = Thin
    .thick = Thick
    .dashed = Dashed
    .bare = None

rectangle-mark = Rectangle
    .hint = Click a cell or drag over several: a rectangle is drawn in their middle. It means nothing.
    .width = Width
    .width-hint = In hundredths of a cell; empty for as wide as the cells
    .height = Height
    .height-hint = In hundredths of a cell; empty for as high as the cells
    .fill = Filled with
    .fill-hint = What is inside
    .tint = Colour
    .clear = Nothing
    .white = White
    .black = Black
    .outline = Outline
    .outline-hint = The line around it
    .thin = Thin
    .thick = Thick
    .dashed = Dashed
    .bare = None

line-mark = Line
    .hint = Drag from cell to cell: a line is drawn. It means nothing. Drag on from either end; a shift-click cuts the line off.
    .width = Width
    .width-hint = Digits stand on a wide line
    .wide = Wide
    .medium = Medium
    .thin = Thin
    .style = Style
    .style-hint = Whether the line has gaps
    .solid = Solid
    .dashed = Dashed
    .dotted = Dotted
    .tip = Ends
    .tip-hint = An arrow where it ends, or a bulb where it begins
    .plain = Plain
    .arrow = Arrow
    .bulb = Bulb

frame-mark = Frame
    .hint = Drag over cells: a line is drawn around them. It means nothing. Shift-drag adds cells or takes them away.
    .outline = Outline
    .outline-hint = How the line around the cells is drawn
    .thin = Thin
    .thick = Thick
    .dashed = Dashed
    .bare = None
    .inset = Inset
    .inset-hint = How far inside the cells the line runs, in hundredths of a cell; empty for the usual distance

coloured-cells = Coloured cells
    .hint = Drag over cells to colour them. The colour means nothing. Shift-drag adds cells or takes them away.

own-line = Own line
    .hint = Drag from cell to cell, then write a formula of two digits a and b in the panel on the right. Drag on from either end; a shift-click cuts the line off.
    .rules = Along the line, each digit a and the next one b obey: { $formula }.
    .rules-all = Along the line, each digit a and every later one b obey: { $formula }.
    .formula = Formula
    .formula-hint = What is said of two digits; a comes before b along the line. Language of formulas: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits.
    .pairs = Pairs
    .pairs-hint = Each digit with the next, or each with all that follow
    .neighbours = Neighbours
    .all = All
    .name = Name
    .name-hint = What the rule is called; empty for the name of its kind
    .sentence = Sentence
    .sentence-hint = What the sheet says of it; empty for a sentence made of what is set here
    .width = Width
    .width-hint = Digits stand on a wide line
    .wide = Wide
    .medium = Medium
    .thin = Thin
    .style = Style
    .style-hint = Whether the line has gaps
    .solid = Solid
    .dashed = Dashed
    .dotted = Dotted
    .tip = Ends
    .tip-hint = An arrow where it ends, or a bulb where it begins
    .plain = Plain
    .arrow = Arrow
    .bulb = Bulb

own-cells = Own cells
    .hint = Drag over cells, then write a formula of two digits a and b in the panel on the right: every pair of the cells obeys it. Shift-drag adds cells or takes them away.
    .rules = Every two digits of the marked cells, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, obey: { $formula }.
    .formula = Formula
    .formula-hint = What is said of two digits; a is the one whose cell comes first, row by row. Language of formulas: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits.
    .name = Name
    .name-hint = What the rule is called; empty for the name of its kind
    .sentence = Sentence
    .sentence-hint = What the sheet says of it; empty for a sentence made of what is set here
    .outline = Outline
    .outline-hint = The line around the cells
    .thin = Thin
    .thick = Thick
    .dashed = Dashed
    .bare = None
    .white = White
    .white-hint = The cells are not filled with the colour

own-border = Own sign
    .hint = Click the line between two cells, then write a formula of their digits a and b in the panel on the right. Click again to select it, Delete to take it away.
    .rules = The digits beside a sign, { $ordered ->
        [yes] a above or on the left of b
       *[no] a and b
    }, obey: { $formula }.
    .rules-sign = The digits beside the sign { $sign }, { $ordered ->
        [yes] a above or on the left of b
       *[no] a and b
    }, obey: { $formula }.
    .formula = Formula
    .formula-hint = What is said of the two digits; a is the one above or on the left. Language of formulas: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits.
    .name = Name
    .name-hint = What the rule is called; empty for the name of its kind
    .sentence = Sentence
    .sentence-hint = What the sheet says of it; empty for a sentence made of what is set here
    .sign = Sign
    .sign-hint = Up to three letters that are written in it

own-grid = Own rule for a grid
    .hint = Press on a grid, then write a formula of two digits a and b in the panel on the right: all neighbours of the grid obey it. Press again to select the rule, Delete to take it away.
    .rules-edges = The digits of any two cells that share an edge, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, obey: { $formula }.
    .rules-corners = The digits of any two cells that share only a corner, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, obey: { $formula }.
    .rules-touching = The digits of any two cells that touch, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, obey: { $formula }.
    .rules-leaps = The digits of any two cells one leap apart, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, obey: { $formula }. Leaps, as rows × columns in either order: { $leaps }.
    .formula = Formula
    .formula-hint = What is said of two digits; a is the one whose cell comes first, row by row. Language of formulas: + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits.
    .pairs = Pairs
    .pairs-hint = Which cells of the grid are compared
    .edges = Edges
    .corners = Corners
    .touching = Both
    .leaps = Leaps
    .offsets = Rows and columns
    .offsets-hint = For leaps: rows and columns of each, in either order and any direction, like 1,2; several with spaces between
    .name = Name
    .name-hint = What the rule is called; empty for the name of its kind
    .sentence = Sentence
    .sentence-hint = What the sheet says of it; empty for a sentence made of what is set here

own-word = Own word
    .hint = Drag from cell to cell in reading order, then write a regular expression in the panel on the right. Drag on from either end; a shift-click cuts the line off.
    .rules = The digits along the line, read from its start, match the regular expression { $expression }.
    .expression = Expression
    .expression-hint = Which words of digits are allowed, from start to end: . is any digit, [135] one of some, * any number of times, + at least once, ? at most once, { "{2,3}" } so often, | or, ( ) groups
    .name = Name
    .name-hint = What the rule is called; empty for the name of its kind
    .sentence = Sentence
    .sentence-hint = What the sheet says of it; empty for a sentence made of what is set here
    .width = Width
    .width-hint = Digits stand on a wide line
    .wide = Wide
    .medium = Medium
    .thin = Thin
    .style = Style
    .style-hint = Whether the line has gaps
    .solid = Solid
    .dashed = Dashed
    .dotted = Dotted
    .tip = Ends
    .tip-hint = An arrow where it ends, or a bulb where it begins
    .plain = Plain
    .arrow = Arrow
    .bulb = Bulb

full-rank = Full rank
    .hint = Click a place beside a grid and type the rank of the line seen from there, among all rows and columns read from both ends.
    .rules = All rows and columns, read from both ends as numbers, are ranked from the smallest (1) to the largest ({ $most }). A number outside the grid is the rank of the line seen from there.
    .rules-equal = All rows and columns, read from both ends as numbers, are ranked from the smallest (1) to the largest ({ $most }); equal ones share the lowest of their ranks. A number outside the grid is the rank of the line seen from there.

# How a person solves: steps as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $digit } in { $cell }
logic-removes = no { $digits } in { $cells }
logic-row = row { $number }
logic-column = column { $number }
logic-box = box { $number }
logic-of-grid = { $house } of grid { $grid }
logic-board = the board
difficulty = { $stars ->
    [1] Gentle
    [2] Moderate
    [3] Tricky
    [4] Fiendish
   *[5] Diabolical
}
logic-last-digit = Last digit
    .why = only { $digits } is missing from { $houses }
logic-hidden-single-box = Hidden single in a box
    .why = { $digits } has one place left in { $houses }
logic-hidden-single = Hidden single
    .why = { $digits } has one place left in { $houses }
logic-direct-pointing = Direct pointing
    .why = all places of { $digits } in the first of { $houses } are { $cells }, and the other is left with one
logic-direct-claiming = Direct claiming
    .why = all places of { $digits } in the first of { $houses } are { $cells }, and the other is left with one
logic-direct-hidden-pair = Direct hidden pair
    .why = { $digits } take { $cells } in { $houses }, which leaves one place for another digit
logic-direct-hidden-triplet = Direct hidden triplet
    .why = { $digits } take { $cells } in { $houses }, which leaves one place for another digit
logic-naked-single = Naked single
    .why = nothing but { $digits } is left in { $cells }
logic-pair-consequence = Consequence of pairs
    .why = { $rules } leaves fewer candidates in { $cells }
logic-clause = Places left by a clue
    .why = { $rules } leaves only { $digits } in { $cells }
logic-sum-bounds = Bounds of a sum
    .why = with the least and the greatest of the other cells of { $rules } ({ $cells }) the sum is missed
logic-parity = Parity of a sum
    .why = all other cells of { $rules } ({ $cells }) are known to be odd or even
logic-combinations = Combinations of a sum
    .why = no combination of { $rules } ({ $cells }) has these
logic-word = Words of a line
    .why = no filling of the line of { $rules } ({ $cells }) has these
logic-rank = Rank of a line
    .why = with these the line of { $rules } ({ $cells }) would have another rank
logic-rule-in-house = Rule in a house
    .why = { $rules } has { $digits } in every combination, in { $cells }
logic-leftovers = Rule of 45
    .why = the sum of { $houses } is known, and with { $rules } that of { $cells }
logic-leftovers-houses = Rule of 45 over several houses
    .why = the sum of { $houses } is known, and with { $rules } that of { $cells }
logic-pointing = Pointing
    .why = all places of { $digits } in { $houses } are { $cells }
logic-claiming = Claiming
    .why = all places of { $digits } in { $houses } are { $cells }
logic-naked-pair = Naked pair
    .why = { $cells } in { $houses } hold only { $digits }
logic-naked-triplet = Naked triplet
    .why = { $cells } in { $houses } hold only { $digits }
logic-naked-quad = Naked quad
    .why = { $cells } in { $houses } hold only { $digits }
logic-hidden-pair = Hidden pair
    .why = { $digits } have no place in { $houses } but { $cells }
logic-hidden-triplet = Hidden triplet
    .why = { $digits } have no place in { $houses } but { $cells }
logic-hidden-quad = Hidden quad
    .why = { $digits } have no place in { $houses } but { $cells }
logic-x-wing = X-wing
    .why = the places of { $digits } in the first half of { $houses } lie in the other half ({ $cells })
logic-swordfish = Swordfish
    .why = the places of { $digits } in the first half of { $houses } lie in the other half ({ $cells })
logic-jellyfish = Jellyfish
    .why = the places of { $digits } in the first half of { $houses } lie in the other half ({ $cells })
logic-finned-x-wing = Finned X-wing
    .why = but for fins, the places of { $digits } in the first half of { $houses } lie in the other half ({ $cells })
logic-sashimi-x-wing = Sashimi X-wing
logic-finned-swordfish = Finned swordfish
    .why = but for fins, the places of { $digits } in the first half of { $houses } lie in the other half ({ $cells })
logic-sashimi-swordfish = Sashimi swordfish
logic-xy-wing = XY-wing
    .why = whatever the first of { $cells } holds, one of them holds the digit they share of { $digits }
logic-xyz-wing = XYZ-wing
    .why = whatever the first of { $cells } holds, one of them holds the digit they share of { $digits }
logic-w-wing = W-wing
    .why = { $cells }: { $houses } joins two cells with { $digits }, one of which holds the other digit
logic-unique-rectangle = Unique rectangle
logic-unique-loop = Unique loop
    .why = if { $cells } held only { $digits }, there would be two solutions
logic-bug = Bivalue universal grave
    .why = without { $digits } in { $cells } there would be two solutions
logic-aligned-pair = Aligned pair exclusion
    .why = the first two of { $cells } would leave nothing to one of the others
logic-remote-pairs = Remote pairs
    .why = { $cells } hold { $digits } by turns
logic-turbot-fish = Turbot fish
    .why = { $digits } has two places in each of { $houses } ({ $cells }), so that one of the ends holds it
logic-skyscraper = Skyscraper
logic-kite = Two-string kite
logic-simple-colouring = Simple colouring
    .why = { $digits } goes by turns through { $cells }
logic-multi-colouring = Multi-colouring
    .why = { $digits } goes by turns through { $cells }
logic-x-chain = X-chain
    .why = in { $cells } one claim about { $digits } leads to the next
logic-x-cycle = X-cycle
logic-y-cycle = XY-cycle
logic-chain = Forcing chain
    .why = in { $cells } one claim about { $digits } leads to the next
logic-cycle = Cycle
logic-empty-rectangle = Empty rectangle
    .why = { $digits } lies in two lines of the first of { $houses } ({ $cells })
logic-sue-de-coq = Sue de Coq
    .why = { $cells } in { $houses } hold each of { $digits } once
logic-grouped-chain = Grouped chain
    .why = in { $cells } one claim about { $digits } leads to the next
logic-nishio = Nishio
    .why = { $digits } there leads to a contradiction in { $cells }
logic-multiple-chains = Multiple forcing chains
    .why = every way through { $cells } leads to the same for { $digits }
logic-cell-chains = Forcing chains from a cell
logic-house-chains = Forcing chains from a house
logic-dynamic-chains = Dynamic forcing chains
    .why = every way through { $cells } leads to the same for { $digits }
logic-dynamic-chains-plus = Dynamic forcing chains with techniques
    .why = every way through { $cells } leads to the same for { $digits }
logic-contradiction-chains = Contradiction
logic-double-chains = Double forcing chains
