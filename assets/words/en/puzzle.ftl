# Gridwright's texts in English. Each kind of rule has one message whose attributes hold all its texts: .hint says how to
# paint it, .rules… are the sentences on sheets, the rest are fields, options and actions with their hints (…-hint).

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

## Basic rules of a board

board-digits = { $first } to { $last }
    .letters = { $first }–{ $digit }, { $letter }–{ $last }
    .one-letter = { $first }–{ $digit }, { $letter }
board-boxes = Each row, column and box contains { $digits } once each.
    .several = In each grid, every row, column and box contains { $digits } once each.
board-regions = Each row, column and outlined region contains { $digits } once each.
    .several = In each grid, every row, column and outlined region contains { $digits } once each.
board-rows = Each row and column contains { $digits } once each.
    .several = In each grid, every row and column contains { $digits } once each.
board-some-boxes = In each grid, every row and column contains { $digits } once each, and so does every box.
board-some-regions = In each grid, every row and column contains { $digits } once each, and so does every outlined region.
board-some-of-both = In each grid, every row and column contains { $digits } once each, and so does every box or outlined region.

## Sheets: captions and alternative texts

sheet-answer = Answer
sheet-understood = { $count ->
    [one] of the rules that were understood; { $count } was not
   *[other] of the rules that were understood; { $count } were not
}
sheet-notes = Notes
sheet-answer-or-notes = Answer or notes
sheet-lines = Lines for notes
sheet-grids = The { $count } grids, A to { $last }, overlap. Marks in their corners show which cells form one grid:
sheet-puzzle = Sudoku, { $size }x{ $size }, { $givens ->
        [one] 1 given
       *[other] { $givens } givens
    }
    .several = Sudoku of { $grids } grids, { $size }x{ $size }, { $givens ->
        [one] 1 given
       *[other] { $givens } givens
    }
sheet-solution = Solution, { $size }x{ $size }
    .several = Solution of { $grids } grids, { $size }x{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { ", " }
sheet-semicolon = { "; " }
sheet-number = { $number }
# Two items of a list; the first may be a list itself.
sheet-list = { $first }, { $second }

## Booklets

book-puzzles = Puzzles
book-answers = Answers
book-rules = Rules
book-rules-boxes = Each row, column and box of a grid contains each digit once.
book-rules-regions = Each row, column and outlined region of a grid contains each digit once.
book-rules-rows = Each row and column of a grid contains each digit once.
book-rules-some-boxes = Each row and column of a grid contains each digit once, and so does each box.
book-rules-some-regions = Each row and column of a grid contains each digit once, and so does each outlined region.
book-rules-some-of-both = Each row and column of a grid contains each digit once, and so does each box or outlined region.
book-rules-overlap = Where grids overlap, the shared cells belong to both.
book-example = Example of the rule
book-credits = Credits
book-messages = Messages for those who finish
book-contents = Contents
book-stars = { $count ->
    [one] { $count } out of five stars
   *[other] { $count } out of five stars
}
book-answer-page = answer on page { $page }
book-page = p. { $page }
book-code = QR code for { $link }
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

## Custom fonts and pictures

font-unreadable = not a font; choose an OpenType or TrueType file (.otf, .ttf)
font-too-large = the font is larger than { $most } MiB
font-restricted = the licence of the font does not allow embedding (fsType in its OS/2 table), so it cannot be used in a PDF; choose another font
font-no-subset = the font may only be embedded whole or as a bitmap (fsType in its OS/2 table), but a PDF contains just the letters it uses; choose another font
font-unsaid = the font does not say whether it may be embedded (it has no OS/2 table); choose another font
font-no-digits = the font does not have all digits; choose another font
font-too-many = too many fonts are loaded ({ $most }); restart Gridwright
picture-too-long = the picture file is larger than { $most } MiB
picture-too-large = the picture has { $width } x { $height } pixels; the limit is { $most } million pixels
picture-too-deep = the picture takes more than { $most } MB when unpacked; save it with 8 bits per colour
picture-too-many-together = the pictures of the booklet have more than { $most } million pixels in total; use fewer or smaller ones
picture-format = not a supported picture; choose a PNG, JPEG or WebP file
picture-broken = the picture cannot be read: { $reason }

## Groups of kinds

group-regions = Regions
group-grid = Whole grid
group-cells = Cells and cages
group-lines = Lines
group-borders = Between cells
group-outside = Outside the grid
group-own = Custom rules
group-decoration = Decoration

## Positions

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
    [one] 1 arrow
   *[other] { $shafts } arrows
}
beyond-top = Above
beyond-right = Right
beyond-bottom = Below
beyond-left = Left
beyond-hint = One clue for each column from the left, or each row from the top, separated by spaces. Type a dot where there is no clue: 14 . 36
beyond-diagonal = Along diagonals
beyond-diagonal-hint = One entry for each clue: its position, > or < for its direction, and the clue itself: top4>15 left2<7
ruled-out-numbers = Excluded numbers
ruled-out-numbers-hint = The differences, ratios or sums that neighbours without a mark cannot have, separated by spaces. Leave empty for the usual ones and those on the marks of the puzzle
place-outside = { $grid } · { $count ->
    [one] 1 digit
   *[other] { $count } digits
}
place-outside-numbers = { $grid } · { $count ->
    [one] 1 clue
   *[other] { $count } clues
}

## Why a puzzle is invalid, or an edit cannot be made

words-too-long = the { $words }: { $problem }
words-title = title
words-author = author
words-rules-text = rules text
words-sentence = sentence of the rules text
words-source = source
words-link = link
words-message = message to solvers
words-notes = notes for the editor
words-date = date
words-tag = tag
words-solution = solution
words-not-understood = entry that was not understood
words-too-many-letters = too long ({ $letters } characters); the limit is { $most }
puzzle-off-board = { $cell } is not on the board
puzzle-digit-too-large = { $cell }: digit { $digit } is too large for a { $size }x{ $size } board
    .from-zero = { $cell }: digit { $digit } is too large; the digits of this board are 0 to { $last }
puzzle-givens-length = { $found } symbols for { $expected } cells
puzzle-givens-symbol = { $cell }: “{ $symbol }” is not a digit of the board
puzzle-remark = note { $number }: { $problem }
puzzle-too-many-tags = { $found } tags; the limit is { $most }
puzzle-too-many-not-understood = { $found } entries that were not understood; the limit is { $most }
puzzle-too-many-rules = too many rules ({ $found }); the limit is { $most }
puzzle-drawing = drawing { $number }: { $problem }
puzzle-too-many-drawings = too many drawings ({ $found }); the limit is { $most }
puzzle-fog = fog: { $problem }
fog-empty-link = link { $number } needs cells on both sides: those it waits for and those it clears
fog-too-many-links = { $found } links; the limit is { $most }
fog-too-many-link-cells = { $found } cells in all links together; the limit is { $most }
fog-text = Fog hides clues and marks. A right digit clears its cell and the cells around it.
    .links = Fog hides clues and marks. Right digits clear cells, which need not be their own.
drawing-no-points = a line needs at least one point
drawing-negative-length = a width, height or font size must not be negative
drawing-empty-dash = a dash and its gap must be longer than 0
drawing-broken-image = the picture cannot be used: { $reason }
drawing-too-many-points = too many points; the lines of all drawings together have at most { $most }
drawing-images-too-large = the pictures are too large; all pictures of a puzzle together have at most { $most } kB
puzzle-rule-misfit = rule { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = rule { $number } ({ $name }) depends on directions that change when the board is rotated or flipped
symbols-too-few = { $found } symbols are not enough; the board has { $needed } digits
symbols-blank = the symbol for digit { $digit } is empty or contains spaces
symbols-same = digits { $first } and { $second } have the same symbol “{ $symbol }”
symbols-too-long = the symbol “{ $symbol }” is longer than { $most } characters
lower-case = { LOWER($words) }
edit-rule = rule
edit-cells = { $count } cells
edit-title = Change title
edit-author = Change author
edit-rules-text = Change rules text
edit-no-rules-text = Restore rules text
edit-sentence = Change rules sentence
edit-no-sentence = Restore rules sentence
edit-source = Change source
edit-link = Change link
edit-message = Change message to solvers
edit-notes = Change notes for the editor
edit-date = Change date
edit-tags = Change tags
edit-solution = Set stored solution
edit-no-solution = Remove stored solution
edit-settle = Settle what was not understood
edit-stars = Set difficulty stars
edit-no-stars = Use the stars of the solving path
edit-symbols = Use { $symbols }
edit-numbering = Start digits at { $lowest }
edit-given = Set { $cells } to { $digit }
edit-clear = Clear { $cells }
edit-clear-progress = Clear all marks and colours
edit-progress = Change marks and colours
edit-add-remark = Add note
edit-remove-remark = Delete note
edit-add-drawings = { $count ->
    [one] Add drawing
   *[other] Add { $count } drawings
}
edit-change-drawing = Change drawing
edit-fog = Change fog
edit-no-fog = Remove fog
edit-add-rule = Add { $rule }
edit-remove-rule = Delete { $rule }
edit-change-rule = Change { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = Switch on { $rule }
edit-rule-off = Switch off { $rule }
edit-tint-rule = Change colour of { $rule }
edit-turn-right = Rotate board 90° right
edit-turn-left = Rotate board 90° left
edit-turn-half = Rotate board 180°
edit-turn-left-right = Flip board horizontally
edit-turn-top-bottom = Flip board vertically
edit-turn-falling = Flip board along main diagonal
edit-turn-rising = Flip board along anti-diagonal
edit-no-rule = there is no rule { $number }
edit-name-rule = Rename { $rule }
edit-locked = rule { $number } ({ $name }) is locked; unlock it first
edit-no-remark = there is no note { $number }
edit-no-entry = there is no entry { $number } that was not understood
edit-no-drawing = there is no drawing { $number }

## Why a rule does not fit on a board

misfit-no-grid = there is no grid { $grid }; the board has { $grids ->
    [one] 1 grid
   *[other] { $grids } grids
}
misfit-no-box = there is no box { $number }; the grid has { $boxes } boxes
misfit-off-board = { $cell } is not on the board
misfit-not-nine-by-nine = needs a 9x9 grid with 3x3 boxes
misfit-not-square = needs square boxes
misfit-no-boxes = needs a grid whose boxes all have the same shape
misfit-too-many-cells = { $found } cells cannot all have different digits; there are only { $most } digits
misfit-too-many-to-pair = too many cells to compare all pairs ({ $found }); the limit is { $most }
misfit-too-many-values = the modifiers give cells more than { $most } different values; use fewer modifiers
misfit-no-shading = there is no shading to find in the grid of these cells; add the rule “Shading” to the grid
misfit-no-loop = there is no loop or path to find in the grid of these cells; add the rule “Loop or path to find” to the grid
misfit-no-loop-or-regions = there is no loop, path or regions to find in the grid of these cells; add the rule “Loop or path to find” or “Regions to find” to the grid
misfit-complicated-formula = the formula is too complicated for { $cells } cells; use fewer cells or a simpler formula
misfit-undefined-letter = no sum is just { $letter }, so { $letter } stands for no number; give one sum the clue { $letter }
misfit-too-few-cells = needs at least { $least ->
    [one] 1 cell
   *[other] { $least } cells
}
misfit-no-clue = has no clues
misfit-too-many-digits = too many digits ({ $found }); the limit is { $most }
misfit-no-such-digit = there is no digit { $digit }; the board has { $size } digits
misfit-marked-twice = { $cell } is marked twice
misfit-several-grids = { $cell } belongs to several grids; choose a cell of one grid
misfit-branch-from-nowhere = the branch that starts at { $cell } is not connected
misfit-no-circle = the circle must cover 1 to { $most } adjacent cells of a row or column
misfit-no-number = this kind of rule has no number
misfit-no-line = there is no row or column { $number } at the { $side } edge; the grid has { $size }
misfit-no-diagonal = there is no diagonal from { $place }
misfit-diagonal = { $place } points along a diagonal, but clues of this kind are for rows and columns
misfit-not-diagonal = { $place } points along a row or column, but clues of this kind are for diagonals
misfit-digit-too-large = digit { $digit } at the { $side } edge is too large; the grid has { $size } digits
    .from-zero = digit { $digit } at the { $side } edge is too large; the digits of the grid are 0 to { $last }
misfit-number-out-of-range = { $number } is not between { $least } and { $most }
misfit-not-beside = { $to } is not next to { $from }
misfit-twice-on-path = the line passes through { $cell } twice
misfit-unequal-groups = the groups have different numbers of cells

## Why a clue is rejected

refusal-no-outside-clue = This kind of rule has no clues outside the grid
refusal-not-a-digit = “{ $symbol }” is not a digit
refusal-not-a-number = “{ $text }” is not a number from 0 to 9999
refusal-no-diagonal-place = “{ $text }” is not a clue along a diagonal. Type something like top4>15
refusal-number-range = { $text } is not between { $least } and { $most }
refusal-sum = “{ $text }” is not part of a sum. Type a number, a letter, an expression such as 2A+B, a comparison such as <12, or prime, square, odd, even or ?
refusal-sum-end = A number or a letter is missing at the end
refusal-not-typed = This kind of rule has no clue to type
refusal-no-leap = “{ $text }” is not a leap. Type rows and columns from 0 to 24, such as 1,2
refusal-too-many-leaps = At most { $most } leaps are possible

## Why an engine gave no answer

stopped-cancelled = cancelled
stopped-out-of-time = out of time
stopped-engine = the engine failed: { $reason }

## Single clues

clue-given = { $digit } in { $cell }
clue-above = { $digits } above column { $line }
clue-below = { $digits } below column { $line }
clue-left = { $digits } left of row { $line }
clue-right = { $digits } right of row { $line }
clue-diagonal = { $digits } on the diagonal from { $from } to { $to }
clue-corner = { $digits } on the single-cell diagonal at { $cell }
clue-of-grid = { $clue } { $grid }
clue-rule = { LOWER_FIRST($name) } ({ $place })
clue-mark = { LOWER_FIRST($name) } in { $cell }
clue-no-rule = rule { $number }

## Why a setter tool has no result

mixture-unknown = there is no kind “{ $name }”; choose from { $names }
mixture-twice = “{ $name }” is given twice
mixture-two-boards = “{ $one }” and “{ $other }” are both boards; combine one board with kinds of rule
    .given = “{ $name }” is a board, but another board is already given
mixture-no-place = “{ $name }” does not fit on the board
    .reason = “{ $name }” does not fit on the board: { $reason }
author-several = the puzzle has several solutions ({ $cell } is { $one } in one and { $other } in another), but clues can only be removed from a puzzle with exactly one; add a given or a rule first
author-several-layers = the puzzle has several solutions, which have the same digits and differ in the cells to be found, but clues can only be removed from a puzzle with exactly one; add a given or a rule first
author-no-solution = the puzzle has no solution, so no clues can be removed; some of its clues contradict each other
author-keep-off-board = { $cell } is not on the board, so no given can be kept there
author-keep-off-edge = there is no position { $lookout } outside the grids, so no clue can be kept there
author-pattern-off-board = { $cell } is not on the board, so it cannot have a given
author-no-digits = no digits for these cells were found that give exactly one solution ({ $beginnings } random attempts); add cells or choose other ones
author-no-rule = there is no rule { $number } to remove
author-not-fillable = the board cannot be filled under its rules
author-too-few-derived = this puzzle has only { $found ->
    [one] { $found } variation
   *[other] { $found } variations
} with the same board and rules, but { $wanted } were requested
symmetry-not-square = the board is { $rows } cells high and { $cols } wide, so only 180° rotation, horizontal and vertical symmetry are possible; or apply the symmetry to each grid

## Problems of a booklet

preflight-no-puzzles = the booklet has no puzzles; add at least one
preflight-no-solution = has no solution
preflight-several = has several solutions
preflight-not-proved = not proved to have exactly one solution: { $reason }
preflight-missing-answer = its answer is missing
preflight-no-answers = no answers are printed; they are turned off
preflight-already-solved = every cell has a given, so nothing is left to solve
preflight-fog = paper has no fog, so all clues and marks under it are printed
preflight-changed = its file has changed since the puzzle was checked
preflight-narrow-margin = a margin of { $mm } mm is too narrow; the printer needs { $least } mm
preflight-narrow-gutter = a gutter of { $mm } mm is too narrow; binding this many pages needs { $least } mm
preflight-unused-bleed = a bleed is set, but nothing extends past the edge of a page
preflight-narrow-bleed = colour extends to the edge, but the bleed is { $mm } mm wide; print shops need 3 mm
preflight-light-tint = a tint of { $percent } % is too light; tints below 10 % may not print
preflight-long-title = the title takes { $lines } lines
preflight-broken-word = “{ $word }” is too wide for its column, so the title breaks in the middle of the word
preflight-marks-in-pieces = { $count ->
    [one] a mark is in separate pieces, joined by a dotted line: { $kind } ({ $place })
   *[other] { $count } marks are in separate pieces, joined by dotted lines; the first is { $kind } ({ $place })
}
preflight-fewer-per-page = { $wanted } boards per page would be too small to read; { $boards ->
    [one] 1 puzzle is on a page
   *[other] { $boards } puzzles are on pages
} with room for only { $range }
preflight-fewer-answers = { $wanted } answers per page would be too small to read; at most { $range } are printed per page
preflight-no-stars = no stars: its solving path does not reach the solution; set the stars in the booklet
preflight-not-understood = { $count ->
    [one] { $count } element of its file was not understood, so that a rule may be missing
   *[other] { $count } elements of its file were not understood, so that rules may be missing
}
preflight-stored-solution = the stored solution is wrong: { $problem }
preflight-rules-text = rules text: { $problem }
preflight-cut-title = the title is cut off in the page header
preflight-no-title = a file for a print shop needs a title
preflight-not-compared = not all puzzles were compared with each other: { $reason }
preflight-same-solution = has the same solution as puzzle { $number }, but different givens
preflight-too-few-pages = { $pages ->
    [one] 1 page is
   *[other] { $pages } pages are
} too few; a bound book needs at least { $least }
preflight-blank-pages = { $pages } empty pages in a row
preflight-fold-padding = { $pages ->
    [one] 1 empty page
   *[other] { $pages } empty pages
} added at the end for folding
preflight-unknown-trim = { $target } is not known to print books of { $paper }; choose a size that it offers
preflight-cover-in-interior = { $target } takes covers as files of their own, so this cover becomes a page of the book
preflight-printer-marks = { $target } takes no crop or fold marks; switch them off
preflight-imposed-sheets = { $target } takes single pages in their order; switch off folding and stapling, and manual duplex
preflight-many-stapled = { $pages } pages are too many to fold and staple; up to { $most } lie flat
preflight-unknown-condition = “{ $name }” is no printing condition in the ICC registry; use a name such as FOGRA39 or CGATS TR 006
preflight-picture-at-edge = a picture reaches the edge of the page, but there is no bleed; print shops need 3 mm
preflight-cropped-picture = only { $percent } % of a picture is printed, and the rest is cropped; fit it into its area or crop it yourself
preflight-separated-twice = a CMYK picture was converted to RGB and is separated again, so its colours change; use an RGB picture
preflight-no-profile = the colours of a picture are converted without the ICC profile of { $condition }; ask for a proof
preflight-unknown-placeholder = “{ $text }” stands for nothing and would be printed as it is; known are { $known }
preflight-turned-letters = “{ $text }” has invisible characters (□) that change the order of letters; remove them
preflight-contents-without-numbers = the contents name pages, but no page has a number
preflight-no-translation = the program has no words in “{ $language }”, so its headings, rules and labels are in English
preflight-other-difficulty = { $stated } of 5 stars are stated, but its solving path has { $path }
preflight-switched-off = { $count ->
    [one] a rule is switched off: { $kind }
   *[other] { $count } rules are switched off; the first is { $kind }
}
preflight-rule-not-explained = nothing explains the rule “{ $kind }”; add rules pages, or print rules below puzzles
preflight-other-meaning = the custom rule “{ $name }” has another meaning in puzzle { $number }
preflight-fine = no problems: { $pages ->
    [one] one page
   *[other] { $pages } pages
}, { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}
preflight-small-text = text of { $points } pt; text below { $least } pt is hard to read
preflight-over-margin = extends { $mm } mm into the margin or gutter
preflight-low-contrast = text with low contrast ({ $ratio }:1)
preflight-coarse-picture = a picture at { $dpi } dpi; below 300 dpi it will not print sharply
preflight-small-code = a QR code with squares of { $mm } mm; phones need at least 0.33 mm
preflight-long-link = no QR code: its link is too long, or no link can hold the whole puzzle
preflight-missing-letters = the fonts do not have “{ $letters }”, so empty squares would be printed
preflight-number-twice = puzzle number { $number } is used twice
preflight-number-jump = puzzle number { $number } follows { $before }
preflight-twin = the same as puzzle { $number } except for symmetry and relabelled digits
preflight-too-many-pages = { $pages } pages are too many; at most { $most } can be bound into one book

## Why a sheet or its settings cannot be made

paper-unknown = “{ $text }” is not a paper size; choose { $names } or a custom size such as 170x240mm or 6.14x9.21in
paper-size = paper of { $text } cannot be printed; each side must be { $least } to { $most } mm long
per-page-unknown = “{ $text }” is not a number of boards per page; use 1 to 64, best, or columns x rows from 1x1 to 8x8
png-too-large = a picture of { $width } x { $height } pixels is too large; the limit is { $most } pixels
png-encoding = the picture cannot be saved as PNG: { $reason }
pdf-paper = a PDF page of { $width } x { $height } mm is not possible
pdf-writing = the page cannot be saved as PDF: { $reason }
pdf-cancelled = cancelled
pdf-picture = a picture cannot be added to the PDF
pdf-date = “{ $seconds }” is not a date for a print-shop PDF; set SOURCE_DATE_EPOCH to whole seconds since 1970, at most { $most } (the end of the year 9999)
pdf-shape = the file cannot be made ready for print shops: the output of the PDF library has an unexpected structure

## Problems of a file, and where they are

read-file = { $file }: { $problem }
read-in-line = { $file }: line { $line }: { $problem }
read-at = { $file }: line { $line }, column { $column }: { $problem }
problem-unreadable = cannot be read: { $reason }
problem-too-large = too large ({ $found }); the limit is { $limit }
problem-too-large-stream = too large; the limit is { $limit }
size-mib = { $number } MiB
problem-not-utf-eight = not UTF-8 text; save it as UTF-8
problem-not-text = not a text; if it is a picture or a document, open the puzzle in its program and copy it as text
problem-unrecognised = not recognised as a puzzle
problem-unrecognised-near = not recognised as a puzzle; closest: { $guesses }
guess = { $format } ({ $problem })
guess-in-line = { $format } (line { $line }: { $problem })
guesses = { $first }; { $others }
problem-seed = this is the seed of a puzzle, which only Simon Tatham’s Solo can turn into one; copy the game ID instead (Game > Specific)
problem-no-file = is a device or a pipe; choose a file or folder
problem-too-deep = brackets are nested more than { $limit } deep
problem-measure = { $field }: { $mm } mm is not a page measurement; use 0 to { $most } mm
problem-stars = entry { $entry } has { $stars } stars; use 0 to 5
problem-no-puzzle = contains no puzzle
problem-not-a-puzzle-line = this line contains no puzzle
problem-newer = made with a newer Gridwright (format { $found }; this version reads up to { $newest }); update Gridwright to open it
problem-no-version = not a Gridwright puzzle: it does not start with “(gridwright: { $newest },”
problem-no-book = not a Gridwright booklet: it does not start with “(gridwright_book: { $newest },”
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = more than { $limit } puzzles, which is too many at once
problem-booklet-too-long = not read: a booklet can have at most { $limit } puzzles
problem-given-up = stopped after { $lines } bad lines
problem-too-many = more than { $limit } elements, which is too many for one puzzle
problem-remote-link = the link contains no puzzle, only the ID of one stored on a server; open it in a browser and copy the long link
problem-bad-link = the link cannot be decoded; part of it is probably missing
problem-no-such-line = there is no puzzle in line { $line }
problem-truncated = the file ends too early; part of it is probably missing
problem-wrong-length = { $found } symbols do not make a grid; a puzzle has { $lengths }
problem-lengths = { $others }, or { $last }
problem-unknown-symbol = “{ $symbol }” is not a digit; { $hint }
problem-unknown-symbol-at = { $cell }: “{ $symbol }” is not a digit; { $hint }
problem-board-word = “{ $word }” is not valid in a board line; expected { $expected }
problem-board-incomplete = the board line is incomplete; expected { $expected }
problem-board-boxes = { $rows }x{ $cols } boxes do not fit a board with { $digits } digits
problem-region-rows = the jigsaw at { $origin } has { $found } rows of regions instead of { $expected }
problem-grid-kind = a grid has boxes (boxes: "3x3"), regions, or neither (latin: 9); give only one of these
problem-row-length = row { $row } has { $found } symbols instead of { $expected }
problem-row-count = the givens have { $found } rows instead of { $expected }
problem-hole-not-marked = { $cell } is not on the board; write # there
problem-cell-marked-as-hole = { $cell } is on the board; write . for a cell without a given
expected-object = expected an object such as {"{"}"size": 9{"}"}
expected-size = expected a number of rows from 2 to 25
expected-rows = expected a list of rows
expected-cells = expected a list of cells
expected-digit = expected a digit of the board
expected-digits-list = expected a list of digits of the board
expected-list = expected a list
expected-json = expected a JSON value, as in the JSON form
expected-column-names = expected column names, one of them “givens” or “puzzle”
expected-values = expected as many values as there are names in the first line
expected-foreign-cell = expected a cell such as R3C4
expected-foreign-cells = expected a list of cells such as R3C4
expected-near-cell = expected a cell in the grid or next to it
expected-inner-cell = expected a cell in the grid
expected-outer-cell = expected a cell outside the grid
expected-direction = expected a direction: UR, UL, DR or DL
expected-as-many-cells = expected the same number of cells in both lists
expected-corner = expected four cells that meet at a corner
expected-pairs = expected cells as [row, column], starting from 0
expected-grids = expected regions that form one square grid, or several with the same boxes
expected-game = expected 81 digits, or a saved game
expected-runs = expected digits, and letters for runs of empty cells, that fill the grid exactly
expected-indexes = expected cell numbers, counted down the columns
expected-flat = expected a grid with one layer
expected-squares = expected a grid of square cells
expected-two-cells = expected two cells
expected-cages = expected 81 cells, each in a cage
expected-game-id = expected the settings and the description of a game
expected-solo = expected a game of Solo
expected-constraint = expected a constraint such as .Cage~10~R1C1~R1C2
expected-given = expected a cell and its digits, such as R3C4_7
expected-whole-lines = expected rows and columns that contain every digit
expected-number = expected a whole number
hint-line = use . or 0 for an empty cell, and letters A to P for digits above 9
hint-rows = use . for an empty cell, letters A to P for digits above 9, and # where there is no cell
    .from-zero = use . for an empty cell (0 is a digit here), letters A to O for digits above 9, and # where there is no cell
hint-regions = use the digits 1 to 9 and the letters A to P to name regions
expected-digits = the number of digits, from 2 to 25, or the digits, such as 0-8
expected-boxes = the boxes, such as 3x3, latin or jigsaw
expected-origin = the top-left cell of a grid, such as r1c1
expected-origins = the top-left cell of each grid, such as r1c1

## What is left out when a file is read or written

warning-text-after-puzzle = { $file }: line { $line }: text after the puzzle is ignored, here and in later lines: “{ $text }”
warning-only-first = { $file }: contains { $puzzles } puzzles; only the first is used
warning-line-skipped = { $file }: line { $line }: not a puzzle, skipped like later headings: “{ $text }”
warning-taken-for = { $file }: read as { $form }
form-and-encoding = { $form }, { $encoding }
form-encoding = text in the encoding { $name }
form-boards = boards made of text
form-printed-board = a printed board with blanks for empty cells
form-html-table = a table in HTML
form-lists = lists of a program
form-links = links in a text
form-lines = lines of text
form-unwrapped = quoted or decorated text
form-joined-lines = a constraint string on several lines
form-line-pairs = puzzles with their regions or solutions on the next line
form-cages = a list of cages
form-drawn-cages = a drawing of cages or regions
form-incomplete-json = f-puzzles JSON without a size
warning-words-lost = puzzle { $puzzle }: title and author are lost; lines of text cannot hold them
warning-rules-lost = puzzle { $puzzle }: { $rules ->
    [one] { $rules } rule is
   *[other] { $rules } rules are
} lost; lines of text cannot hold rules
warning-symbols-lost = puzzle { $puzzle }: its symbols are lost; lines of text use digits, then letters

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: line { $line }: { $loss }
warning-lost = puzzle { $puzzle }: { $loss }
warning-not-read-back = puzzle { $puzzle }: the saved file cannot be read back: { $problem }
read-back-count = it contains { $found } puzzles instead of { $expected }
loss = { $what }: { $fate }
fate-unknown = left out (not recognised)
fate-no-place = left out (not supported here)
fate-off-board = left out (outside the board)
fate-blank = left out (empty)
fate-nearest = replaced by the closest match
fate-as-regions = replaced by regions with the same meaning
fate-as-rules = kept as rules; their digits do not repeat
fate-too-large = left out (more cells than digits)
fate-recognised = recognised from the drawing
fate-read-otherwise = different when the file is read again
fate-as-marks = kept as a drawing, no longer a rule
fate-as-drawings = kept as drawings without meaning; if one of them is a rule, it does not apply
fate-misfit = left out ({ $misfit })
fate-as-clues = read as clues; they could also be a solver’s marks
fate-as-solvers-marks = read as a solver’s marks; they could also be clues
fate-as-zero = read as a digit, so digits start at 0; it could also mean an empty cell
fate-as-layout = read as “{ $name }”
element-title = title
element-author = author
element-stars = difficulty stars
element-rules-text = rules text
element-solution = solution
element-source = source
element-link = link
element-date = date
element-tags = tags
element-notes = notes for the editor
element-not-understood = { $count ->
    [one] { $count } element that was not understood
   *[other] { $count } elements that were not understood
}
element-symbols = digit symbols
element-origin = position of the board
element-boxes = boxes
element-uneven-regions = { $count ->
    [one] { $count } region whose size differs from the number of digits
   *[other] { $count } regions whose size differs from the number of digits
    }
element-layout = grid layout
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
    [one] { $count } digit entered by a solver
   *[other] { $count } digits entered by a solver
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
    [one] { $count } solver’s note
   *[other] { $count } solvers’ notes
}
element-highlights = { $count ->
    [one] a solver’s colour in { $count } cell
   *[other] a solver’s colours in { $count } cells
}
element-fog = fog
element-fog-links = { $count ->
    [one] { $count } fog link
   *[other] { $count } fog links
}
element-fog-lights = { $count ->
    [one] { $count } fog light
   *[other] { $count } fog lights
}
element-angles = { $count ->
    [one] the rotation of { $count } mark
   *[other] the rotation of { $count } marks
}
element-sizes = { $count ->
    [one] the size of { $count } mark or line
   *[other] the sizes of { $count } marks or lines
}
element-drawings = { $count ->
    [one] 1 drawing
   *[other] { $count } drawings
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
element-named = { $count } × “{ $name }”

## Names of formats

format-killer = one-line killer
format-lines = lines of text
format-link = { $name } (link)
format-json-lines = JSON lines
format-sdm = Sudoku collection (.sdm)
format-sdx = Sudoku with candidates (.sdx)
format-candidates = candidate table
format-picture = text drawing (.ss)
format-solo = Solo game ID

## Why a file is not saved

write-unknown-format = the file name has no known ending; use { $endings }
write-read-only = { $format } can be opened, but not saved
write-board = { $format } can only hold { $boards }
write-too-many = { $format } is limited to { $limit } elements, and the puzzle has more
write-too-many-puzzles = { $format } is limited to { $limit } puzzles, and there are more
write-too-large = { $found } is too large for { $format }; the limit is { $limit }
boards-one-grid = one grid, with digits from 1
boards-classic = 9x9 grids with 3x3 boxes, with digits from 1
boards-one-grid-with-boxes = one grid with boxes, with digits from 1
boards-from-one = boards with digits from 1
write-one-puzzle-only = a .{ $extension } file holds one puzzle, but there are { $puzzles }
save-format = { $path }: { $problem }
save-disk = { $path }: cannot be saved: { $reason }
layout-no-folder = this system has no folder for settings
layout-no-name = a layout needs a name
layout-disk = { $path }: { $reason }
setup-no-name = a preset needs a name
difficulty-no-number = use a number or a range from 0 to 20, such as 4.2, 3..5, 2.6.. or ..7.1
difficulty-reversed = the first number is larger than the second

## Formulas of custom rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
digits-range = { $first }–{ $last }
digits-classes = { $first }; { $second }
digits-none = no digits
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
formula-first = first
formula-last = last
formula-total = sum({ $list })
formula-multiplied = product({ $list })
formula-distinct = distinct({ $list })
formula-count = count({ $list })
formula-all = all({ $one })
formula-any = any({ $one })
formula-prime = prime({ $one })
formula-square = square({ $one })
formula-item = x[{ $place }]
formula-part = x[{ $first }..{ $last }]
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
formula-expected-value = expected a, b, n, a number, or an expression in brackets or bars
formula-expected-operator = expected an operator or the end
formula-expected-bracket = expected an operator or )
formula-expected-bar = expected an operator or |
formula-expected-opening = expected (
formula-expected-number = expected a number, not a condition
formula-expected-truth = expected a condition, not a number
formula-expected-comparison = expected a comparison, such as = or >=
formula-expected-place = expected a place in the list, such as 1, -1 or 2..-2
formula-expected-list = expected the list x, or a part of it such as x[2..]
formula-list-as-number = x is a list here; use a total such as sum(x), one digit such as x[1], or a condition in count(…), any(…) or all(…)
formula-several-parts = a condition can be about one part of the list only
formula-nested = count, any and all with conditions cannot stand inside one another
formula-mixed = a formula is about two digits a and b or about the list x, not both
formula-unknown-name-or-list = “{ $name }” is unknown; use a, b, n, x, first, last, sum, product, min, max, count, distinct, any, all, abs, mod, prime, square, and, or, not
formula-unknown-name = “{ $name }” is unknown; use a, b, n, abs, min, max, mod, prime, square, and, or, not
formula-large-number = numbers can be { $most } at most
formula-too-deep = brackets and bars can be nested at most { $most } deep
formula-too-long = at most { $most } characters are allowed

## Why a regular expression cannot be read

expression-column = column { $column }: { $problem }
expression-too-long = at most { $most } characters are allowed
expression-too-complicated = the expression is too complex; simplify it

## Kinds of rule

# For decorations, in the inspector.
decoration-rules = Decoration only, not a rule.

region = Extra region
    .hint = Drag over cells to make an extra region. Shift-drag adds cells to the selected region or removes them.
    .rules-house = Each shaded region contains each of the { $size } digits once.
    .rules-part = Digits do not repeat within a shaded region.
    .words-house = { $count } cells, each digit once

diagonals = Diagonals
    .hint = Click a grid: each digit appears once on each of its two diagonals. Click again to select the rule; Delete removes it.
    .rules-both = Each of the two marked diagonals contains each digit once.
    .rules-one = The marked diagonal contains each digit once.
    .falling = Diagonal from top left
    .falling-hint = Top left to bottom right
    .rising = Diagonal from bottom left
    .rising-hint = Bottom left to top right

four-squares = Windoku
    .hint = Click a 9x9 grid: four extra squares contain each digit once. Click again to select the rule; Delete removes it.
    .rules = Each of the four shaded squares contains each digit once.

four-pyramids = Pyramids
    .hint = Click a 9x9 grid: four pyramids, arranged like a pinwheel, contain each digit once. Click again to select the rule; Delete removes it. A grid can have both the pinwheel and its mirror image.
    .rules = Each of the four shaded pyramids contains each digit once.
    .words-mirrored = { $grid }, mirrored
    .pinwheel = Pinwheel
    .mirrored = Mirrored
    .mirrored-hint = Use the mirror image of the pinwheel

position = Disjoint groups
    .hint = Click a grid: cells in the same position of every box have different digits. Click again to select the rule; Delete removes it.
    .rules = Cells in the same position of every box contain each digit once.

magic-box = Magic box
    .hint = Click a box: its rows and columns all have the same sum. Click again to select the rule; Delete removes it.
    .rules = In each magic box, the rows and columns all sum to { $total }.
    .rules-diagonals = In each magic box, the rows, columns and diagonals all sum to { $total }.
    .words = { $place } · lines sum to { $total }
    .diagonals = Include diagonals
    .diagonals-hint = The two diagonals of the box have the same sum as well

magic-square = Magic square
    .hint = Click the centre cell of any 3x3 square: its rows and columns all have the same sum. Click again to select the rule; Delete removes it.
    .rules = In each magic square, the rows and columns all have the same sum.
    .rules-diagonals = In each magic square, the rows, columns and diagonals all have the same sum.
    .diagonals = Include diagonals
    .diagonals-hint = The two diagonals of the square have the same sum as well

odd-even = Odd / even
    .hint = Drag over cells to mark them even (square) or odd (circle). Drag over marks of the same kind to erase them.
    .rules = A cell with a circle contains an odd digit; a cell with a square contains an even digit.
    .rules-odd = A cell with a circle contains an odd digit.
    .rules-even = A cell with a square contains an even digit.
    .even = Even
    .odd = Odd
    .mark-all = Mark all cells from the solution
    .mark-all-hint = Puts a circle in every cell with an odd digit and a square in every cell with an even digit
    .mark-even = Mark even cells from the solution
    .mark-even-hint = Puts a square in every cell with an even digit; keeps circles that are correct
    .mark-odd = Mark odd cells from the solution
    .mark-odd-hint = Puts a circle in every cell with an odd digit; keeps squares that are correct
    .rest-odd = Mark the rest as odd
    .rest-odd-hint = Puts a circle in every unmarked cell
    .rest-even = Mark the rest as even
    .rest-even-hint = Puts a square in every unmarked cell

outside = Outside sudoku
    .hint = Click a square outside the grid and type digits: each appears in the first few cells of that row or column.
    .rules = Each digit outside the grid appears in the first { $down } cells of its row or column, counted from its side.
    .rules-two-depths = Each digit outside the grid appears in the first { $down } cells of its column or the first { $across } cells of its row, counted from its side.

reading-of-values = { $rule } This rule uses the values of cells instead of their digits.
quantifier-all = all
quantifier-none = none
quantifier-at-least = at least { $count }
quantifier-exactly = exactly { $count }
quantifier-at-most = at most { $count }
quantifier-digit = as many as the digit in { $cell }
choice-kind = a rule of this kind cannot be in a group with a quantifier
choice-off-board = { $cell }, the cell of the quantifier, is not on the board
choice-too-few =
    its quantifier needs { $wanted } rules, but the group has only { $found }; choose a smaller number or add rules
choice-too-large = its group with a quantifier is too large; remove rules from the group
choice-all = All of these rules hold: { $rules }.
choice-none = None of these rules holds: { $rules }.
choice-at-least =
    { $count ->
        [one] At least { $count } of these rules holds: { $rules }.
       *[other] At least { $count } of these rules hold: { $rules }.
    }
choice-exactly =
    { $count ->
        [one] Exactly { $count } of these rules holds; the others are broken: { $rules }.
       *[other] Exactly { $count } of these rules hold; the others are broken: { $rules }.
    }
choice-at-most =
    { $count ->
        [one] At most { $count } of these rules holds; the others are broken: { $rules }.
       *[other] At most { $count } of these rules hold; the others are broken: { $rules }.
    }
choice-digit = As many of these rules hold as the digit in { $cell }; the others are broken: { $rules }.

killer-cage = Killer cage
    .hint = Drag over cells to make a cage, then type its sum or leave it empty. Shift-drag adds cells to the selected cage or removes them.
    .rules = Digits in a cage sum to the number in its corner and do not repeat.
    .rules-no-sum = Digits do not repeat in a cage without a number.
    .rules-letters = Digits in a cage do not repeat and sum to the value of the expression in its corner, where each letter stands for a number.
    .rules-compared = Digits in a cage do not repeat, and their sum fits the comparison in its corner.
    .rules-prime = Digits in a cage marked “prime” do not repeat, and their sum is a prime number.
    .rules-square = Digits in a cage marked “square” do not repeat, and their sum is a square number.
    .rules-odd = Digits in a cage marked “odd” do not repeat, and their sum is odd.
    .rules-even = Digits in a cage marked “even” do not repeat, and their sum is even.
    .rules-common = Digits in a cage do not repeat. All cages without a number have the same sum.
    .sum = Sum
    .sum-hint = The sum of the digits in the cage: a number, a letter for an unknown number, 2A+B, <12, prime, square, odd, even, ?, or = for the same sum as other cages with =. Leave empty if the digits only have to differ

modified-cells = Modified cells
    .hint = Drag over cells whose value is not their digit. Rules that read values use it. Delete removes the selected rule.
    .doubled = Doubled
    .negated = Negative
    .hot = One more
    .cold = One less
    .zero = Zero
    .change = Value
    .change-hint = The value of the cells, for rules that read values
    .rules-doubled = The value of a cell marked ×2 is twice its digit.
    .rules-negated = The value of a cell marked − is its digit, counted negative.
    .rules-hot = The value of a cell marked +1 is one more than its digit.
    .rules-cold = The value of a cell marked −1 is one less than its digit.
    .rules-zero = The value of a cell marked ×0 is 0.

hidden-modifiers = Modifiers to find
    .hint = Click a grid: the solver has to find cells whose value is not their digit. Rules that read values use it. Click again to select the rule; Delete removes it.
    .doubled = Doublers
    .negated = Negators
    .hot = Hot cells
    .cold = Cold cells
    .zero = Zero cells
    .change = Value
    .change-hint = The value of the cells, for rules that read values
    .houses = One per row, column and box
    .houses-hint = Each row, column and box contains exactly one of the cells
    .digits = Each digit once
    .digits-hint = Each digit is in exactly one of the cells
    .rules-doubled = The value of a doubler is twice its digit.
    .rules-negated = The value of a negator is its digit, counted negative.
    .rules-hot = The value of a hot cell is one more than its digit.
    .rules-cold = The value of a cold cell is one less than its digit.
    .rules-zero = The value of a zero cell is 0.
    .placed = { $rule } Find these cells{ $houses ->
        [yes] : each row, column and box contains exactly one{ $digits ->
            [yes] , and each digit is in exactly one of them.
           *[no] .
        }
       *[no] { $digits ->
            [yes] : each digit is in exactly one of them.
           *[no] .
        }
    }

shading = Shading to find
    .hint = Click a grid: the solver has to find which of its cells are shaded. Click again to select the rule and choose its parts; Delete removes it.
    .yin-yang = Yin-yang
    .cave = Cave
    .star-battle = Star battle
    .free = Free
    .connected = Connected
    .connected-hint = The cells of this shade are all connected along edges
    .square = No 2×2
    .square-hint = No 2×2 square has this shade throughout
    .to-edge = Reaches the edge
    .to-edge-hint = All cells of this shade are connected along edges with the edge of the grid
    .apart = Distance
    .apart-hint = How close shaded cells may be to each other
    .value = Value
    .value-hint = The value of shaded cells, for rules that read values
    .count = Per row, column and box
    .count-hint = The number of shaded cells in each row, column and box; empty for any number
    .neither = Neither
    .shaded = Shaded
    .unshaded = Unshaded
    .both = Both
    .touching = May touch
    .edge = No edges
    .corner = No touch
    .digit = Digit
    .doubled = ×2
    .negated = −
    .hot = +1
    .cold = −1
    .zero = 0
    .rules = Shade some cells.{ $connected ->
        [shaded] {" "}All shaded cells are connected along edges.
        [unshaded] {" "}All unshaded cells are connected along edges.
        [both] {" "}All shaded cells are connected along edges, and so are all unshaded cells.
       *[neither] {""}
    }{ $edge ->
        [shaded] {" "}Every shaded cell is connected along edges with the edge of the grid.
        [unshaded] {" "}Every unshaded cell is connected along edges with the edge of the grid.
        [both] {" "}Every cell is connected along edges with the edge of the grid through cells of its shade.
       *[neither] {""}
    }{ $square ->
        [shaded] {" "}No 2×2 square is completely shaded.
        [unshaded] {" "}No 2×2 square is completely unshaded.
        [both] {" "}No 2×2 square is completely shaded or unshaded.
       *[neither] {""}
    }{ $apart ->
        [edge] {" "}Shaded cells do not share an edge.
        [corner] {" "}Shaded cells do not touch, not even at a corner.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}Each row, column and box has exactly { $number } { $number ->
            [one] shaded cell
           *[other] shaded cells
        }.
       *[no] {""}
    }{ $value ->
        [doubled] {" "}The value of a shaded cell is twice its digit.
        [negated] {" "}The value of a shaded cell is its digit, counted negative.
        [hot] {" "}The value of a shaded cell is one more than its digit.
        [cold] {" "}The value of a shaded cell is one less than its digit.
        [zero] {" "}The value of a shaded cell is 0.
       *[digit] {""}
    }

shaded-cells = Shaded cells
    .hint = Drag over cells: they are shaded, or unshaded, in the solution. The grid needs a shading to find. Drag from a marked cell to erase.
    .shaded = Shaded
    .unshaded = Unshaded
    .rules = Cells drawn shaded are shaded, and cells with a small square are unshaded.
    .rules-shaded = Cells drawn shaded are shaded.
    .rules-unshaded = Cells with a small square are unshaded.

shade-counts = Counts of shades
    .hint = Drag over cells: a digit in a circle counts shaded cells. The grid needs a shading, a line or regions to find. Drag from a circle to erase.
    .around = Shaded cells around
    .seen = Seen cells of its shade
    .rules = { $counted ->
        [loop] A digit in a circle with slanted rays is the number of cells of the line among the cells around it. A digit in a circle with straight rays is the number of cells that it sees in its row and column and that are on the line if its own cell is, or off it if not, itself included; the other cells block the view.
        [region] A digit in a circle with slanted rays is the number of cells of its own region among the cells around it. A digit in a circle with straight rays is the number of cells of its own region that it sees in its row and column, itself included; cells of other regions block the view.
       *[shade] A digit in a circle with slanted rays is the number of shaded cells among the cells around it. A digit in a circle with straight rays is the number of cells of its own shade that it sees in its row and column, itself included; cells of the other shade block the view.
    }
    .rules-around = { $counted ->
        [loop] A digit in a circle with rays is the number of cells of the line among the cells around it.
        [region] A digit in a circle with rays is the number of cells of its own region among the cells around it.
       *[shade] A digit in a circle with rays is the number of shaded cells among the cells around it.
    }
    .rules-seen = { $counted ->
        [loop] A digit in a circle with rays is the number of cells that it sees in its row and column and that are on the line if its own cell is, or off it if not, itself included; the other cells block the view.
        [region] A digit in a circle with rays is the number of cells of its own region that it sees in its row and column, itself included; cells of other regions block the view.
       *[shade] A digit in a circle with rays is the number of cells of its own shade that it sees in its row and column, itself included; cells of the other shade block the view.
    }

counting = Counting cells
    .hint = Drag over cells: the digit in each counts other cells, around it or in its row and column. Choose what it counts in the panel on the right. Shift-drag adds cells or removes them.
    .neighbours = Odd neighbours
    .watchtower = Watchtower
    .direction = Direction
    .rules = { $number ->
        [yes] The small number in a marked cell
       *[no] { $mark ->
            [circle] A digit in a circle
            [square] A digit in a square
            [filled] A digit in a tinted cell
           *[bare] The digit in a marked cell
        }
    } is the number of { $layer ->
        [any] cells
        [marked] { $counted ->
            [loop] cells of the line
            [region] cells of its own region
           *[shade] shaded cells
        }
        [same] { $counted ->
            [loop] cells that are on the line if its own cell is, or off it if not,
            [region] cells of its own region
           *[shade] cells of its own shade
        }
       *[other] { $counted ->
            [loop] cells that are off the line if its own cell is on it, or on it if not,
            [region] cells of other regions
           *[shade] cells of the other shade
        }
    } { $area ->
        [around] around it
        [edges] that share an edge with it
        [corners] that touch it only at a corner
        [row] in its row
        [column] in its column
        [cross] in its row and column
        [diagonals] on both diagonals through it
        [box] in its box
        [up] above it
        [upright] diagonally above it to the right
        [right] to the right of it
        [downright] diagonally below it to the right
        [down] below it
        [downleft] diagonally below it to the left
        [left] to the left of it
       *[upleft] diagonally above it to the left
    }{ $digits ->
        [yes] , each with a digit b that satisfies: { $formula }
       *[no] {""}
    }{ $first ->
        [yes] , where a is the digit in the marked cell
       *[no] {""}
    }{ $own ->
        [yes] {" "}(the cell itself may count, too)
       *[no] {""}
    }.{ $end ->
        [uncounted] {" "}In each direction the count ends before the first cell that does not count.
       *[edge] {""}
    }
    .area = Where
    .area-hint = The cells among which each marked cell counts
    .around = Around
    .edges = Sharing an edge
    .corners = Sharing a corner only
    .row = Row
    .column = Column
    .cross = Row and column
    .diagonals = Diagonals
    .box = Box
    .up = Up
    .upright = Up and right
    .right = Right
    .downright = Down and right
    .down = Down
    .downleft = Down and left
    .left = Left
    .upleft = Up and left
    .formula = Digits
    .formula-hint = The condition for b, the digit of a counted cell; a is the digit of the marked cell. Empty for any digit. You can use + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits.
    .layer = Solution
    .layer-hint = The condition for the shade, line or region of a counted cell, if the puzzle has one to find
    .any = Any
    .marked = Shaded or on the line
    .same = Like the marked cell
    .other = Unlike the marked cell
    .end = Up to
    .end-hint = Where counting in a direction ends
    .edge = The edge
    .uncounted = A cell that does not count
    .own = Counts itself
    .own-hint = The marked cell is counted, too, if it satisfies the condition
    .number = Number
    .number-hint = The number of counted cells; empty if it is the digit in the cell
    .mark = Mark
    .mark-hint = The mark in the cells
    .circle = Circle
    .square = Square
    .filled = Filled
    .bare = None
    .name = Name
    .name-hint = The name of the rule. Leave empty for the name of its kind
    .sentence = Rules text
    .sentence-hint = The sentence on the sheet. Leave empty for one made from these settings

loop = Loop or path to find
    .hint = Click a grid: the solver has to find a line through its cells. Click again to select the rule and choose its parts; Delete removes it.
    .loop = Loop
    .path = Path
    .snake = Snake
    .ends = Ends
    .ends-hint = A closed loop, or a path with two ends
    .visits = Cells
    .visits-hint = The cells that the line visits
    .some = Some
    .all = All
    .apart = Touching
    .apart-hint = Where cells of the line that do not follow each other along it may touch
    .touching = Allowed
    .edge = Not by edges
    .corner = Not at all
    .length = Length
    .length-hint = The number of cells of the line; empty for any number
    .formula = Neighbours
    .formula-hint = The condition for two digits a and b that follow each other along the line, in both orders; empty for any digits. You can use + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits.
    .sums = Box sums
    .sums-hint = The sums of the digits on the line in each box
    .any = Any
    .equal = Equal
    .rules = { $ends ->
        [path] Draw a path that runs between the centers of cells that share an edge and does not branch or cross itself.
       *[loop] Draw one closed loop that runs between the centers of cells that share an edge and does not branch or cross itself.
    }{ $visits ->
        [all] {" "}It visits every cell.
       *[some] {""}
    }{ $apart ->
        [edge] {" "}Its cells do not share an edge unless they follow each other along the line.
        [corner] {" "}It does not touch itself, not even at a corner.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}It visits exactly { $number } { $number ->
            [one] cell
           *[other] cells
        }.
       *[no] {""}
    }{ $related ->
        [yes] {" "}Any two digits a and b that follow each other along the line satisfy, in both orders: { $formula }.
       *[no] {""}
    }{ $sums ->
        [equal] {" "}The digits on the line have the same sum in every box.
       *[any] {""}
    }

loop-cells = Cells of a line to find
    .hint = Drag over cells: they say how the loop or path runs. The grid needs a loop or path to find. Drag from a marked cell to erase.
    .on = On the line
    .off = Off the line
    .turn = Turn
    .straight = Straight
    .end = End
    .black = Black pearl
    .white = White pearl
    .rules = The marks in cells say how the line runs.{ $on ->
        [yes] {" "}Cells with a dot are on the line.
       *[no] {""}
    }{ $off ->
        [yes] {" "}Cells with a cross are not on the line.
       *[no] {""}
    }{ $turn ->
        [yes] {" "}The line turns in cells with an angle.
       *[no] {""}
    }{ $straight ->
        [yes] {" "}The line runs straight through cells with a bar.
       *[no] {""}
    }{ $end ->
        [yes] {" "}Discs without an outline are the ends of the line.
       *[no] {""}
    }{ $black ->
        [yes] {" "}The line turns at a disc with a thick outline, and runs straight through the cells before and after.
       *[no] {""}
    }{ $white ->
        [yes] {" "}The line runs straight through a ring, and turns in the cell before or after.
       *[no] {""}
    }
    .rules-on = Cells with a dot are on the line.
    .rules-off = Cells with a cross are not on the line.
    .rules-turn = The line turns in cells with an angle.
    .rules-straight = The line runs straight through cells with a bar.
    .rules-end = Discs are the ends of the line.
    .rules-black = The line turns at a disc, and runs straight through the cells before and after.
    .rules-white = The line runs straight through a ring, and turns in the cell before or after.

loop-wall = Wall
    .hint = Click a border: the loop or path does not cross it, or must cross it; regions to find end there, or do not. The grid needs a loop, a path or regions to find. Click again to remove it.
    .closed = Closed
    .open = Open
    .crossed = Opening
    .crossed-hint = The line crosses this border, or both cells belong to one region; otherwise it is a wall
    .rules = { $read ->
        [regions] A thick line between two cells separates regions.
       *[line] The line does not cross walls.
    }
    .rules-open = { $read ->
        [regions] A short bar across a border joins two cells of the same region.
       *[line] The line crosses each border with a short bar across it.
    }

unknown-regions = Regions to find
    .hint = Click a grid: the solver has to find its regions (chaos construction). Use a grid without boxes. Click again to select the rule; Delete removes it.
    .rules = Divide the grid into { $size } regions of { $size } cells that are connected by their edges. Each region contains every digit once.

thermometer = Thermometer
    .hint = Drag from the bulb to the tip: digits increase along the line. Drag from the tip to extend it. Drag from the bulb again, or Shift-drag from any cell, to add a branch. Shift-click to cut a line off.
    .rules = Digits along a thermometer increase from the bulb end.
    .rules-slow = Digits along a slow thermometer increase or stay the same from the bulb end.
    .rules-ringed = Digits along a thermometer with a ring in its bulb increase or stay the same from the bulb end.
    .slow = Slow
    .slow-hint = Digits may stay the same from one cell to the next

whispers = Whispers line
    .hint = Drag along the line: neighbouring digits differ by at least 5 (German) or 4 (Dutch). Drag from either end to extend it.
    .rules = Neighbouring digits along a whispers line differ by at least { $number }.
    .german = German
    .dutch = Dutch
    .number = Difference
    .number-hint = The minimum difference between neighbours on the line. Leave empty for half the number of digits, rounded up

renban = Renban line
    .hint = Drag along the line: its digits are consecutive, in any order. Drag from either end to extend it.
    .rules = Digits on a renban line are consecutive, in any order, and do not repeat.

palindrome = Palindrome
    .hint = Drag along the line: its digits read the same in both directions. Drag from either end to extend it.
    .rules = Digits along a palindrome read the same in both directions.

between = Between line
    .hint = Drag from circle to circle: digits on the line are strictly between those in the circles. Drag from either end to extend it.
    .rules = Digits along a between line are strictly between the digits in the two circles at its ends.

region-sum = Region sum line
    .hint = Drag along the line: box borders divide it into segments with equal sums. Drag from either end to extend it.
    .rules = Box borders divide each region sum line into segments with equal sums. If a line enters the same box again, that is a new segment.

double-arrow = Double arrow
    .hint = Drag from circle to circle: digits on the line have the same sum as the two circles. Drag from either end to extend it.
    .rules = Digits along a double arrow sum to the total of the two digits in the circles at its ends.

zipper = Zipper line
    .hint = Drag along the line: digits at equal distances from its centre have the same sum. Drag from either end to extend it.
    .rules = On each zipper line, all pairs of digits at equal distances from the centre have the same sum, and a digit in the centre cell equals that sum.

sum-line = Sum line
    .hint = Drag along the line: it can be divided into groups that sum to 10, or to the number you set. Drag from either end to extend it.
    .rules = Each sum line can be divided into groups of adjacent cells that each sum to { $number }.
    .number = Sum
    .number-hint = The sum of each group. Leave empty for one more than the number of digits

lockout = Lockout line
    .hint = Drag from diamond to diamond: no digit on the line is equal to or between those in the diamonds. Drag from either end to extend it.
    .rules = The digits in the two diamonds of a lockout line differ by at least { $number }. Digits along the line are neither equal to nor between them.
    .number = Difference
    .number-hint = The minimum difference between the diamonds. Leave empty for half the number of digits, rounded down

nabner = Nabner line
    .hint = Drag along the line: no two of its digits are equal or consecutive. Drag from either end to extend it.
    .rules = No two digits on a nabner line are equal or consecutive, wherever they are on the line.

entropic = Entropic line
    .hint = Drag along the line: any three adjacent cells contain a low, a middle and a high digit. Drag from either end to extend it.
    .rules = Any three adjacent cells along an entropic line contain one low ({ $low }), one middle ({ $middle }) and one high ({ $high }) digit.

modular = Modular line
    .hint = Drag along the line: any three adjacent digits have different remainders when divided by 3. Drag from either end to extend it.
    .rules = Any { $number } adjacent digits along a modular line have different remainders when divided by { $number } ({ $classes }).
    .number = Divisor
    .number-hint = With divisor N, any N adjacent digits have different remainders when divided by N. Leave empty for 3

parity-line = Parity line
    .hint = Drag along the line: its digits alternate between odd and even. Drag from either end to extend it.
    .rules = Digits along a parity line alternate between odd and even.

arithmetic = Arithmetic sequence
    .hint = Drag along the line: its digits change by the same step from cell to cell. Drag from either end to extend it.
    .rules = Along an arithmetic sequence, digits change by the same amount, in the same direction, from each cell to the next.

no-repeats = No-repeat line
    .hint = Drag along the line: its digits do not repeat. Drag from either end to extend it.
    .rules = Digits do not repeat along a no-repeat line.

difference-dot = Difference dot
    .hint = Click between two cells: their digits differ by 1, or by the number you type. Click a dot to select it; Delete removes it.
    .rules = Digits separated by a white dot differ by 1.
    .rules-number = Digits separated by a white dot with a number differ by that number.
    .number = Difference
    .number-hint = The difference between the digits. Leave empty for 1

ratio-dot = Ratio dot
    .hint = Click between two cells: one digit is twice the other; type a number for another ratio. Click a dot to select it; Delete removes it.
    .rules = Of two digits separated by a black dot, one is twice the other.
    .rules-number = Of two digits separated by a black dot with a number, one is that many times the other.
    .number = Ratio
    .number-hint = How many times as large one digit is as the other. Leave empty for 2

border-sum = Pair sum (XV)
    .hint = Click between two cells: their digits sum to 10 (X), to 5 (V), or to the number you type. Click a sign to select it; Delete removes it.
    .rules = Digits separated by a number sum to that number.
    .rules-x = Digits separated by an X sum to 10.
    .rules-v = Digits separated by a V sum to 5.
    .rules-none = A pair sum without a number has no meaning.
    .x = X
    .v = V
    .sum = Sum
    .sum-hint = The sum of the two digits; 10 is shown as X, 5 as V

inequality = Inequality
    .hint = Click between two cells: the sign points to the smaller digit. Click a sign to select it; Delete removes it.
    .rules = The sign between two cells points to the smaller digit.
    .falling = Greater than
    .rising = Less than
    .rising-hint = The digit in the left or upper cell is the smaller one

quadruple = Quadruple
    .hint = Click where four cells meet and type up to four digits that appear in those cells; type a digit twice if it appears at least twice. Click a circle to select it; Delete removes it.
    .rules = All digits in a circle appear in the four cells around it, each at least as many times as it is written.
    .digits = Digits
    .digits-hint = Up to four digits; they may repeat

anti-knight = Anti-knight
    .hint = Click a grid: cells a chess knight’s move apart cannot contain the same digit.
    .rules = Cells a chess knight’s move apart cannot contain the same digit.

anti-king = Anti-king
    .hint = Click a grid: cells a chess king’s move apart cannot contain the same digit.
    .rules = Cells a chess king’s move apart cannot contain the same digit.

entropy = Global entropy
    .hint = Click a grid: every 2x2 square contains a low, a middle and a high digit.
    .rules = Every 2x2 square of cells contains at least one low ({ $low }), one middle ({ $middle }) and one high ({ $high }) digit.

nonconsecutive = Nonconsecutive
    .hint = Click a grid: orthogonally adjacent cells cannot contain consecutive digits. If the board has dots, all possible dots are given.
    .rules = Orthogonally adjacent cells cannot contain consecutive digits.
    .rules-numbers = Digits in orthogonally adjacent cells cannot differ by { $numbers }.
    .rules-dots = All possible white dots are given: digits in orthogonally adjacent cells without a dot between them do not differ by { $numbers }.

no-ratio = No ratio
    .hint = Click a grid: of two digits in orthogonally adjacent cells, neither is twice the other. If the board has dots, all possible dots are given.
    .rules = Of two digits in orthogonally adjacent cells, neither is { $numbers } times the other.
    .rules-dots = All possible black dots are given: of two digits in orthogonally adjacent cells without a dot between them, neither is { $numbers } times the other.

all-sums = All X and V given
    .hint = Click a grid: digits in orthogonally adjacent cells without an X, a V or a number between them do not sum to 10, to 5 or to any number marked on the board.
    .rules = All possible signs are given: digits in orthogonally adjacent cells without a sign between them do not sum to { $numbers }.

extremes = Minimum / maximum
    .hint = Drag over cells: each is smaller, or larger, than all orthogonally adjacent cells without the same mark. Drag from a marked cell to erase.
    .rules = A cell with triangles pointing inward contains a smaller digit than all orthogonally adjacent cells; one with triangles pointing outward contains a larger digit. Adjacent cells with the same mark are not compared.
    .rules-minimum = A cell with triangles pointing inward contains a smaller digit than all orthogonally adjacent cells. Adjacent cells with the same mark are not compared.
    .rules-maximum = A cell with triangles pointing outward contains a larger digit than all orthogonally adjacent cells. Adjacent cells with the same mark are not compared.
    .minimum = Minimum
    .maximum = Maximum

low-high = Low / high
    .hint = Drag over cells: each contains a digit from the lower, or upper, half. Drag from a marked cell to erase.
    .rules = A cell with a triangle pointing down contains a low digit ({ $low }), one with a triangle pointing up a high digit ({ $high }){ $has-middle ->
        [yes] ; the middle digit, { $middle }, is neither
       *[no] { "" }
    }.
    .rules-low = A cell with a triangle pointing down contains a low digit ({ $low }){ $has-middle ->
        [yes] ; the middle digit, { $middle }, is not low
       *[no] { "" }
    }.
    .rules-high = A cell with a triangle pointing up contains a high digit ({ $high }){ $has-middle ->
        [yes] ; the middle digit, { $middle }, is not high
       *[no] { "" }
    }.
    .low = Low
    .high = High

indexers = Indexers
    .hint = Drag over cells: if such a cell is at position p of its row, column or box and contains v, then position v of that row, column or box contains p. Drag from a marked cell to erase.
    .rules = Cells with bars are indexers. Bars on the left and right: if the cell in column c contains v, then the cell in column v of its row contains c. Bars above and below: if the cell in row r contains v, then the cell in row v of its column contains r. Bars on all sides: if the cell at position p of its box, in reading order, contains v, then position v of that box contains p.{ $from ->
        [0] { " " }Rows, columns and positions count from 0.
       *[other] { "" }
    }
    .rules-column = If a cell in column c with bars on its left and right contains v, then the cell in column v of its row contains c.{ $from ->
        [0] { " " }Rows, columns and positions count from 0.
       *[other] { "" }
    }
    .rules-row = If a cell in row r with bars above and below contains v, then the cell in row v of its column contains r.{ $from ->
        [0] { " " }Rows, columns and positions count from 0.
       *[other] { "" }
    }
    .rules-box = If a cell at position p of its box, in reading order, with bars on all sides contains v, then position v of that box contains p.{ $from ->
        [0] { " " }Rows, columns and positions count from 0.
       *[other] { "" }
    }
    .column = Column
    .row = Row
    .box = Box

counting-circles = Counting circles
    .hint = Drag over cells: a digit in a circle is the number of circles that contain that digit. Drag from a circle to erase.
    .rules = A digit in a circle is the number of circles that contain that digit.

cell-sum = Sum area
    .hint = Drag over cells and type their sum, or its minimum or maximum; digits may repeat. Shift-drag adds cells or removes them.
    .rules = Digits in a shaded area sum to the number in its corner and may repeat.
    .rules-at-most = Digits in a shaded area sum to at most the number after ≤ and may repeat.
    .rules-at-least = Digits in a shaded area sum to at least the number after ≥ and may repeat.
    .rules-letters = Digits in a shaded area sum to the value of the expression in its corner, where each letter stands for a number. They may repeat.
    .rules-compared = Digits in a shaded area have a sum that fits the comparison in its corner. They may repeat.
    .rules-prime = Digits in a shaded area marked “prime” sum to a prime number and may repeat.
    .rules-square = Digits in a shaded area marked “square” sum to a square number and may repeat.
    .rules-odd = Digits in a shaded area marked “odd” have an odd sum and may repeat.
    .rules-even = Digits in a shaded area marked “even” have an even sum and may repeat.
    .rules-common = All shaded areas without a number have the same sum. Digits in them may repeat.
    .rules-no-sum = Digits in a shaded area may repeat.
    .sum = Sum
    .sum-hint = The sum of the digits, or its limit: a number, a letter for an unknown number, 2A+B, <12, prime, square, odd, even, ?, or = for the same sum as other areas with =
    .compared = Comparison
    .compared-hint = Whether the sum is equal to, at most or at least the number
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = Product cage
    .hint = Drag over cells to make a cage, then type its product. Shift-drag adds cells or removes them.
    .rules = Digits in a dotted cage multiply to the number before the × and may repeat.
    .rules-differ = Digits in a dashed cage multiply to the number before the × and do not repeat.
    .product = Product
    .product-hint = The product of the digits
    .differ = No repeats
    .differ-hint = Digits do not repeat in the cage

allowed = Allowed digits
    .hint = Drag over cells and type the digits that they may contain.
    .rules = A cell with small digits contains one of them.
    .digits = Digits
    .digits-hint = The digits that each of the cells may contain

clones = Clones
    .hint = Drag over the cells of the first group, then Shift-click to place a copy elsewhere.
    .rules = Grey groups of the same shape contain the same digits in the same positions.

anti-diagonal = Anti-diagonal
    .hint = Click a grid: each diagonal contains as few different digits as possible (three on a 9x9 grid).
    .rules = Each dashed diagonal contains exactly { $count } different digits.
    .rules-one = The dashed diagonal contains exactly { $count } different digits.
    .falling = Diagonal from top left
    .falling-hint = Top left to bottom right
    .rising = Diagonal from bottom left
    .rising-hint = Bottom left to top right

arrow = Arrow
    .hint = Drag from the circle along the arrow; drag from its tip to extend it. Drag from the same circle to add another arrow. Click an arrow to select it; Delete removes it.
    .rules = Digits along an arrow sum to the digit in its circle.
    .rules-figures = Digits along an arrow sum to the number in its circle; each cell of the circle contains one digit of that number.
    .shaft = Arrow
    .circle = Pill

figure = Region pattern
    .hint = Click a 9x9 grid to add a pattern in which digits do not repeat: asterisk, centre dots, girandola, percent or argyle.
    .rules = Digits do not repeat within a coloured figure; if it consists of outlined squares and a line, this applies to each square and to the line separately.
    .rules-lines = Digits do not repeat along a coloured diagonal.
    .words = { $figure }, { $grid }
    .asterisk = Asterisk
    .centre-dots = Centre dots
    .girandola = Girandola
    .percent = Percent
    .argyle = Argyle

leaps = Anti-leaper
    .hint = Click a grid: cells that are certain numbers of rows and columns apart cannot contain the same digit. Click again to select the rule; Delete removes it.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = Cells one leap apart cannot contain the same digit. Leaps (rows × columns, in either order): { $leaps }.
    .rules-rider = Cells one or more equal leaps apart in a straight line cannot contain the same digit. Leaps (rows × columns, in either order): { $leaps }.
    .rules-digits = Cells one leap apart cannot contain the same digit if it is one of { $digits }. Leaps (rows × columns, in either order): { $leaps }.
    .rules-rider-digits = Cells one or more equal leaps apart in a straight line cannot contain the same digit if it is one of { $digits }. Leaps (rows × columns, in either order): { $leaps }.
    .leaps = Rows and columns
    .leaps-hint = Rows and columns of each leap, in either order and any direction: 1,2 is a knight’s move, 1,1 is one step diagonally. Separate leaps with spaces
    .rider = Rider
    .rider-hint = The same leap can be repeated, as a bishop repeats its step: 1,1 becomes whole diagonals
    .digits = Only for
    .digits-hint = The digits that the rule applies to. Leave empty for all

sandwich = Sandwich sum
    .hint = Click a square outside the grid and type the sum of the digits between the lowest and the highest digit of that row or column.
    .rules = A number outside the grid is the sum of the digits between the lowest and the highest digit in its row or column.

x-sum = X-sum
    .hint = Click a square outside the grid and type the sum of the first X digits from there, where X is the first of them.
    .rules = A number outside the grid is the sum of the first X digits in its row or column, counted from its side, where X is the first of them.

skyscraper = Skyscraper
    .hint = Click a square outside the grid and type how many digits are visible from there; each digit hides all smaller digits behind it.
    .rules = A number outside the grid is the number of digits visible from there, where each digit hides all smaller digits behind it.

hidden-skyscraper = Hidden skyscraper
    .hint = Click a square outside the grid and type the first digit, seen from there, that is hidden behind a larger one.
    .rules = A digit outside the grid is the first digit, seen from there, that is hidden behind a larger one.

numbered-rooms = Numbered rooms
    .hint = Click a square outside the grid and type the digit in the Xth cell from there, where X is the digit in the first cell.
    .rules = A digit outside the grid is the digit in the Xth cell of its row or column, counted from its side, where X is the digit in the first cell.

little-killer = Little killer
    .hint = Click a square outside the grid, near its corner where the diagonal begins, and type the sum of the digits along that diagonal.
    .rules = A number with an arrow is the sum of the digits along that diagonal; digits may repeat.

text-label = Text
    .hint = Drag over cells, then type the text in the panel on the right. It is centred on the cells. Decoration only, not a rule.
    .text = Content
    .text-hint = One line. Paint two cells to centre it on their border, or four to centre it on their corner
    .size = Size
    .size-hint = The size of the letters in hundredths of a cell. Leave empty for the default
    .coloured = Coloured
    .coloured-hint = Use the colour below instead of the colour of digits

circle-mark = Circle
    .hint = Click a cell, or drag over two or four: a circle is drawn at their centre. Decoration only, not a rule.
    .size = Size
    .size-hint = The diameter in hundredths of a cell. Leave empty for the default
    .fill = Fill
    .fill-hint = The inside of the circle
    .tint = Colour
    .clear = None
    .white = White
    .black = Black
    .outline = Outline
    .outline-hint = The line around the circle
    .thin = Thin
    .thick = Thick
    .dashed = Dashed
    .bare = None

rectangle-mark = Rectangle
    .hint = Click a cell or drag over several: a rectangle is drawn at their centre. Decoration only, not a rule.
    .width = Width
    .width-hint = In hundredths of a cell. Leave empty for the width of the cells
    .height = Height
    .height-hint = In hundredths of a cell. Leave empty for the height of the cells
    .fill = Fill
    .fill-hint = The inside of the rectangle
    .tint = Colour
    .clear = None
    .white = White
    .black = Black
    .outline = Outline
    .outline-hint = The line around the rectangle
    .thin = Thin
    .thick = Thick
    .dashed = Dashed
    .bare = None

line-mark = Line
    .hint = Drag from cell to cell to draw a line. Drag from either end to extend it; Shift-click to cut it off. Decoration only, not a rule.
    .width = Width
    .width-hint = A wide line runs behind the digits
    .wide = Wide
    .medium = Medium
    .thin = Thin
    .style = Style
    .style-hint = Solid, dashed or dotted
    .solid = Solid
    .dashed = Dashed
    .dotted = Dotted
    .tip = Ends
    .tip-hint = An arrowhead at the end, or a bulb at the start
    .plain = Plain
    .arrow = Arrow
    .bulb = Bulb

frame-mark = Frame
    .hint = Drag over cells to draw a frame around them. Shift-drag adds cells or removes them. Decoration only, not a rule.
    .outline = Outline
    .outline-hint = The line around the cells
    .thin = Thin
    .thick = Thick
    .dashed = Dashed
    .bare = None
    .inset = Inset
    .inset-hint = How far inside the cells the line runs, in hundredths of a cell. Leave empty for the default

coloured-cells = Coloured cells
    .hint = Drag over cells to colour them. Shift-drag adds cells or removes them. Decoration only, not a rule.

own-line = Custom line
    .hint = Drag from cell to cell, then type a formula for two digits a and b, or for the list x of all digits, in the panel on the right. Drag from either end to extend the line; Shift-click to cut it off.
    .rules = Along the line, each digit a and the next digit b satisfy: { $formula }.
    .rules-all = Along the line, each digit a and every later digit b satisfy: { $formula }.
    .rules-list = Along the line, the list x of all digits satisfies: { $formula }.
    .formula = Formula
    .formula-hint = The condition for two digits; a comes before b along the line. You can use + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits. For all digits at once, use the list x: x[2], first, last, x[2..-2], sum(x), product(x), min(x), max(x), count(x), distinct(x), count(x > 4), any(…), all(…), prime(…), square(…).
    .pairs = Pairs
    .pairs-hint = Each digit with the next one, or with all later ones
    .neighbours = Neighbours
    .all = All
    .name = Name
    .name-hint = The name of the rule. Leave empty for the name of its kind
    .sentence = Rules text
    .sentence-hint = The sentence on the sheet. Leave empty for one made from these settings
    .width = Width
    .width-hint = A wide line runs behind the digits
    .wide = Wide
    .medium = Medium
    .thin = Thin
    .style = Style
    .style-hint = Solid, dashed or dotted
    .solid = Solid
    .dashed = Dashed
    .dotted = Dotted
    .tip = Ends
    .tip-hint = An arrowhead at the end, or a bulb at the start
    .plain = Plain
    .arrow = Arrow
    .bulb = Bulb

own-cells = Custom cage
    .hint = Drag over cells, then type a formula for two digits a and b, which every pair of the cells satisfies, or for the list x of all digits, in the panel on the right. Shift-drag adds cells or removes them.
    .rules = Any two digits in the marked cells, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, satisfy: { $formula }.
    .rules-list = The list x of the digits in the marked cells{ $ordered ->
        [yes] , in reading order,
       *[no] {""}
    } satisfies: { $formula }.
    .formula = Formula
    .formula-hint = The condition for two digits; a is in the cell that comes first, row by row. You can use + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits. For all digits at once, use the list x: x[2], first, last, x[2..-2], sum(x), product(x), min(x), max(x), count(x), distinct(x), count(x > 4), any(…), all(…), prime(…), square(…).
    .name = Name
    .name-hint = The name of the rule. Leave empty for the name of its kind
    .sentence = Rules text
    .sentence-hint = The sentence on the sheet. Leave empty for one made from these settings
    .outline = Outline
    .outline-hint = The line around the cells
    .thin = Thin
    .thick = Thick
    .dashed = Dashed
    .bare = None
    .white = White
    .white-hint = Leave the cells white instead of filling them with the colour

own-border = Custom border clue
    .hint = Click the border between two cells, then type a formula for their digits a and b in the panel on the right. Click again to select the clue; Delete removes it.
    .rules = The digits on both sides of a sign, { $ordered ->
        [yes] a above or to the left of b
       *[no] a and b
    }, satisfy: { $formula }.
    .rules-sign = The digits on both sides of the sign { $sign }, { $ordered ->
        [yes] a above or to the left of b
       *[no] a and b
    }, satisfy: { $formula }.
    .formula = Formula
    .formula-hint = The condition for the two digits; a is above or to the left of b. You can use + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits.
    .name = Name
    .name-hint = The name of the rule. Leave empty for the name of its kind
    .sentence = Rules text
    .sentence-hint = The sentence on the sheet. Leave empty for one made from these settings
    .sign = Label
    .sign-hint = Up to three characters shown in the clue

own-grid = Custom grid rule
    .hint = Click a grid, then type a formula for two digits a and b in the panel on the right; all neighbours in the grid satisfy it. Click again to select the rule; Delete removes it.
    .rules-edges = The digits in any two cells that share an edge, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, satisfy: { $formula }.
    .rules-corners = The digits in any two cells that share only a corner, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, satisfy: { $formula }.
    .rules-touching = The digits in any two cells that share an edge or a corner, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, satisfy: { $formula }.
    .rules-leaps = The digits in any two cells one leap apart, { $ordered ->
        [yes] a before b in reading order
       *[no] a and b
    }, satisfy: { $formula }. Leaps (rows × columns, in either order): { $leaps }.
    .formula = Formula
    .formula-hint = The condition for two digits; a is in the cell that comes first, row by row. You can use + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n is the number of digits.
    .pairs = Pairs
    .pairs-hint = Which cells of the grid are compared
    .edges = Edges
    .corners = Corners
    .touching = Both
    .leaps = Leaps
    .offsets = Rows and columns
    .offsets-hint = Only for leaps: rows and columns of each leap, in either order and any direction, such as 1,2. Separate leaps with spaces
    .name = Name
    .name-hint = The name of the rule. Leave empty for the name of its kind
    .sentence = Rules text
    .sentence-hint = The sentence on the sheet. Leave empty for one made from these settings

own-word = Pattern line (regex)
    .hint = Drag from cell to cell in the direction in which the line is read, then type a regular expression in the panel on the right. Drag from either end to extend the line; Shift-click to cut it off.
    .rules = The digits along the line, read from its start, match the regular expression { $expression }.
    .expression = Regular expression
    .expression-hint = The digit sequences that are allowed, from start to end: . is any digit, [135] one of these, * any number of times, + at least once, ? at most once, { "{2,3}" } two or three times, | or, ( ) groups
    .name = Name
    .name-hint = The name of the rule. Leave empty for the name of its kind
    .sentence = Rules text
    .sentence-hint = The sentence on the sheet. Leave empty for one made from these settings
    .width = Width
    .width-hint = A wide line runs behind the digits
    .wide = Wide
    .medium = Medium
    .thin = Thin
    .style = Style
    .style-hint = Solid, dashed or dotted
    .solid = Solid
    .dashed = Dashed
    .dotted = Dotted
    .tip = Ends
    .tip-hint = An arrowhead at the end, or a bulb at the start
    .plain = Plain
    .arrow = Arrow
    .bulb = Bulb

full-rank = Full rank
    .hint = Click a square outside the grid and type the rank of the row or column read from there, among all rows and columns read from both ends.
    .rules = All rows and columns are read as numbers from both ends and ranked from smallest (1) to largest ({ $most }). A number outside the grid is the rank of the row or column read from its side.
    .rules-equal = All rows and columns are read as numbers from both ends and ranked from smallest (1) to largest ({ $most }); equal numbers share the lowest of their ranks. A number outside the grid is the rank of the row or column read from its side.

# Steps of the solving path as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $cell } is { $digit }
logic-removes = remove { $digits } from { $cells }
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
    .why = { $digits } is the only digit missing from { $houses }
logic-hidden-single-box = Hidden single in a box
    .why = { $digits } can only go in one cell of { $houses }
logic-hidden-single = Hidden single
    .why = { $digits } can only go in one cell of { $houses }
logic-direct-pointing = Direct pointing
    .why = of { $houses }, the first has room for { $digits } only in { $cells }, which leaves one cell for it in the second
logic-direct-claiming = Direct claiming
    .why = of { $houses }, the first has room for { $digits } only in { $cells }, which leaves one cell for it in the second
logic-direct-hidden-pair = Direct hidden pair
    .why = { $digits } can only go in { $cells } in { $houses }, which leaves one cell for another digit
logic-direct-hidden-triplet = Direct hidden triple
    .why = { $digits } can only go in { $cells } in { $houses }, which leaves one cell for another digit
logic-naked-single = Naked single
    .why = { $digits } is the only candidate left in { $cells }
logic-pair-consequence = Pairwise restriction
    .why = { $rules } restricts the candidates in { $cells }
logic-clause = Positions left by a clue
    .why = { $rules } leaves only { $digits } in { $cells }
logic-sum-bounds = Sum bounds
    .why = with some candidates in { $cells }, { $rules } cannot reach its sum, however small or large the other digits are
logic-parity = Sum parity
    .why = the parity of all but one cell of { $rules } ({ $cells }) is known, so the sum decides the parity of that cell
logic-combinations = Sum combinations
    .why = no combination for { $rules } ({ $cells }) contains these candidates
logic-word = Line fillings
    .why = no way to fill the line of { $rules } ({ $cells }) uses these candidates
logic-rank = Line rank
    .why = these candidates would give the line of { $rules } ({ $cells }) a different rank
logic-rule-in-house = Required digit
    .why = every combination for { $rules } contains { $digits }, which can only go in { $cells }
logic-leftovers = Rule of 45
    .why = the sum of { $houses } is known, and with { $rules } so is the sum of { $cells }
logic-leftovers-houses = Rule of 45, several houses
    .why = the sum of { $houses } is known, and with { $rules } so is the sum of { $cells }
logic-pointing = Pointing
    .why = { $digits } can only go in { $cells } in { $houses }
logic-claiming = Claiming
    .why = { $digits } can only go in { $cells } in { $houses }
logic-naked-pair = Naked pair
    .why = { $cells } in { $houses } can only contain { $digits }
logic-naked-triplet = Naked triple
    .why = { $cells } in { $houses } can only contain { $digits }
logic-naked-quad = Naked quad
    .why = { $cells } in { $houses } can only contain { $digits }
logic-hidden-pair = Hidden pair
    .why = { $digits } can only go in { $cells } in { $houses }
logic-hidden-triplet = Hidden triple
    .why = { $digits } can only go in { $cells } in { $houses }
logic-hidden-quad = Hidden quad
    .why = { $digits } can only go in { $cells } in { $houses }
logic-x-wing = X-wing
    .why = of { $houses }, the first two have all their candidates for { $digits } in cells of the last two ({ $cells })
logic-swordfish = Swordfish
    .why = of { $houses }, the first three have all their candidates for { $digits } in cells of the last three ({ $cells })
logic-jellyfish = Jellyfish
    .why = of { $houses }, the first four have all their candidates for { $digits } in cells of the last four ({ $cells })
logic-finned-x-wing = Finned X-wing
    .why = of { $houses }, the first two have all their candidates for { $digits }, except for fins, in cells of the last two ({ $cells })
logic-sashimi-x-wing = Sashimi X-wing
logic-finned-swordfish = Finned swordfish
    .why = of { $houses }, the first three have all their candidates for { $digits }, except for fins, in cells of the last three ({ $cells })
logic-sashimi-swordfish = Sashimi swordfish
logic-xy-wing = XY-wing
    .why = the last two of { $cells } share exactly one of { $digits } as a candidate, and whatever the first cell contains, at least one of these two contains that digit
logic-xyz-wing = XYZ-wing
    .why = { $cells } share exactly one of { $digits } as a candidate, and whatever the first cell contains, at least one of the three contains that digit
logic-w-wing = W-wing
    .why = the first two of { $cells } can only contain { $digits }, and { $houses } links them by one of these digits, so at least one of the two cells contains the other digit
logic-unique-rectangle = Unique rectangle
logic-unique-loop = Unique loop
    .why = if { $cells } contained only { $digits }, there would be two solutions
logic-bug = Bivalue universal grave
    .why = without { $digits } in { $cells }, there would be two solutions
logic-aligned-pair = Aligned pair exclusion
    .why = some pairs of digits in the first two of { $cells } would leave one of the other cells without a candidate
logic-remote-pairs = Remote pairs
    .why = { $cells } alternate between { $digits }
logic-turbot-fish = Turbot fish
    .why = in each of { $houses }, { $digits } can only go in two cells; these form a chain ({ $cells }), and at least one of its two ends contains the digit
logic-skyscraper = Skyscraper
logic-kite = Two-string kite
logic-simple-colouring = Simple colouring
    .why = each link between { $cells } joins a cell that contains { $digits } and one that does not
logic-multi-colouring = Multi-colouring
    .why = each link between { $cells } joins a cell that contains { $digits } and one that does not
logic-x-chain = X-chain
    .why = a chain of inferences about { $digits } runs through { $cells }
logic-x-cycle = X-cycle
logic-y-cycle = XY-cycle
logic-chain = Forcing chain
    .why = a chain of inferences about { $digits } runs through { $cells }
logic-cycle = Cycle
logic-empty-rectangle = Empty rectangle
    .why = in the first of { $houses }, the cells for { $digits } form two sets, such as those in one row and those in one column; the second house has only two cells for this digit, and one of these sees every cell of one set ({ $cells })
logic-sue-de-coq = Sue de Coq
    .why = { $cells } in { $houses } contain each of { $digits } once
logic-grouped-chain = Grouped chain
    .why = a chain of inferences about { $digits } runs through { $cells }
logic-nishio = Nishio
    .why = if this result for { $digits } were false, there would be a contradiction in { $cells }
logic-multiple-chains = Multiple forcing chains
    .why = every possibility, followed through { $cells }, leads to the same result for { $digits }
logic-cell-chains = Cell forcing chains
logic-house-chains = House forcing chains
logic-dynamic-chains = Dynamic forcing chains
    .why = every possibility, followed through { $cells }, leads to the same result for { $digits } or to a contradiction
logic-dynamic-chains-plus = Dynamic forcing chains with techniques
    .why = every possibility, followed through { $cells }, leads to the same result for { $digits } or to a contradiction
logic-contradiction-chains = Contradiction chains
logic-double-chains = Double forcing chains

subject-board = Rows, columns and boxes
subject-shared-cells = Shared cells
subject-choices = Groups of rules
subject-without-rule = a sentence about “{ $subject }”, which the puzzle does not have
subject-without-sentence = no sentence about “{ $subject }”
solution-not-digits = it is not one digit of the board for each cell
solution-givens =
    it contradicts { $count ->
        [one] the given in { $cells }
       *[other] { $count } givens: { $cells }
    }
solution-board = it repeats a digit in a row, column or box: { $cells }
solution-rule = it breaks rule { $number } ({ $name })
solution-rule-at = it breaks rule { $number } ({ $name }) at { $cells }
solution-choice = it breaks the group “{ $group }” ({ $quantifier }): { $found } of its rules hold
solution-differs =
    it is not the one found; { $count ->
        [one] { $cells } differs
       *[other] { $count } cells differ: { $cells }
    }
