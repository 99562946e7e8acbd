//! The hand-written part of the documentation page of the formats: the meanings of other programs' options.

/// The text, with a backslash at the end of continued lines.
pub(super) const OPTIONS: &str = "
## What options of other programs mean

An option is read as its program means it, and what a rule says more or less there than here is told. The meanings of
f-puzzles are those of its own checks and of Rangsk's solver, those of the Interactive Sudoku Solver its own; tests
count the solutions of small boards beside them. n is the number of digits.

### f-puzzles

| key | there | here | read and written |
| --- | --- | --- | --- |
| `size`, `grid` | rows and columns of 1 to n; boxes as square as can be, wide rather than high, where cells \\
name no `region` | the same | up to 25 |
| `region` | cells of one number are a house; others than n cells are refused there | a house; regions of other \\
sizes are extra regions if they have at most n cells | told with what was made of them; larger ones are left out \\
|
| `given` with `value`, `value` alone | a given; a solver's digit | the same | both ways |
| `givenPencilMarks` | one of these digits | Candidates | both ways |
| `diagonal+`, `diagonal-` | no digit twice on the diagonal | Diagonals | both ways |
| `antiknight`, `antiking` | no digit twice a knight's or a king's step apart | Anti-knight, Anti-king | both \\
ways |
| `disjointgroups` | the k-th cells of all regions, in reading order, differ | Position, for boxes of one shape \\
| of other regions each set is read as an extra region; without regions told |
| `nonconsecutive` | neighbours without a dot of either sort do not differ by 1, whatever dots there are | \\
Nonconsecutive rules out the differences of all dots, too, unless it names its numbers | read with the number 1 \\
where dots have others; a wider rule is written and told as the nearest, one without 1 is left out and told |
| `negative`: `ratio` | neighbours without a dot of either sort are in no ratio that a ratio dot has; without \\
dots not in that of 2 | No ratio, the same unless it names its numbers | as the line before |
| `negative`: `xv` | neighbours without an X or V do not sum to 5 or 10 | All X and V given rules out other \\
marked sums, too, unless it names its numbers | as the line before, with 5 and 10 |
| `difference`, `ratio` | a dot; without a value 1 and 2 | Difference dot, Ratio dot | both ways |
| `xv` | X is 10, V is 5; without a value nothing | X, V and sums | both ways; other sums have no place there |
| `odd`, `even` | the digit is so | Parity | both ways |
| `minimum`, `maximum` | less, or more, than all cells beside it that are not marked alike | Minimum and maximum \\
| both ways |
| `rowindexer`, `columnindexer`, `boxindexer` | in r, c a digit v says that r is in row v of the column, c in \\
column v of the row, or the place in the box at place v of the box | Indexers; box indexers in boxes of one shape \\
| lists (`cells`) and single cells are read, lists are written |
| `extraregion` | no digit twice | Region | both ways |
| `killercage` | no digit twice, and the sum where there is one; 0 is none | Killer cage | both ways, but for a \\
sum of 0 |
| `cage` | only drawn; one solver takes `DR5` for a digital root | Frame | the words are told as lost |
| `arrow` | each line sums, without its first cell, to the number that the circle's cells write | Arrow | both \\
ways; of a line through several cells of its circle those count there, which is told |
| `littlekillersum` | the sum along a diagonal; 0 and less say nothing | Little killer | both ways |
| `sandwichsum` | the sum between 1 and n | Sandwich | both ways |
| `xsum`, `skyscraper` | the sum of the first digits, as many as the first says; how many are seen | X-sum, \\
Skyscraper | both ways; nothing obeys 0 |
| `thermometer`, `slowthermometer` | digits rise, or never fall, from the bulb | Thermometer | lines from one \\
bulb are branches of one; both ways |
| `palindrome`, `renban`, `nabner` | reads the same from both ends; consecutive digits in any order; no two \\
equal or consecutive | the same | both ways |
| `whispers`, `germanwhispers` | neighbours differ by the value; without one by half of the digits, rounded up | \\
Whispers | both ways, as `whispers` |
| `dutchwhispers` | by one less than that | Whispers | read with that number |
| `lockout` | a line of other programs in this form: the ends differ by the value, half of the digits without \\
one | Lockout | both ways |
| `regionsumline` | equal sums within each region; one that is entered again begins anew | Region sum line, for \\
boxes and houses | told where the regions are no houses; both ways |
| `betweenline`, `doublearrow`, `zipperline` | strictly between the ends; sums to the sum of the ends; pairs \\
from the ends have one sum, which is the middle digit | the same | both ways; lines of two cells say nothing |
| `entropicline` | of three neighbours one is of each third; the middle third has one digit more or fewer where \\
they are not equal; two cells are of two thirds | Entropic line | both ways |
| `modularline` | of three neighbours each has another remainder by 3; so have two cells | Modular line, with \\
any number | both ways; other numbers than 3 have no place there |
| `clone` | cells at the same place of both lists hold the same digit | Clones | both ways |
| `quadruple` | each digit is in the four cells, as often as it is written | Quadruple | both ways |
| `fogofwar`, `foglight` | what a solver sees | nothing | told |
| `disabledlogic`, `truecandidatesoptions` | settings of a solver | nothing | told |

### SudokuPad

| field | there | here | read and written |
| --- | --- | --- | --- |
| `regions` | houses | houses, or grids of several; other sizes are extra regions, overlapping ones too | as \\
f-puzzles' `region` |
| cage with `unique` | no digit twice, and its `sum` or `value` | Killer cage; with `hidden` and without a sum a \\
region | both ways; a sum without `unique` is taken for a killer cage |
| cage with `style` `fpRowIndexer` and so on | as f-puzzles | Indexers | read; written as drawn |
| `global`: `antiknight`, `antiking`, `disjoint` | as f-puzzles | Anti-knight, Anti-king, Position | both ways, \\
on one grid |
| `global`: `nonconsecutive`, `antiratio` | as f-puzzles, of 1 and of 2 | as above, with these numbers | wider \\
rules are told as the nearest, others are left out and told |
| lines, shapes, texts | drawn | rules where a drawing is that of the customary tools and the words speak of it \\
| told one by one |
| `foglight`, `foglink`, `triggereffect` | what a solver sees | nothing | told |

### SudokuMaker

Types of constraints, by their numbers; it is only read. No source tells whether a dot of one sort lifts what the list
of the other rules out: it does here, as in f-puzzles.

| type | there | here | read and written |
| --- | --- | --- | --- |
| 1 regions, 2003 areas | houses, grids | the same; other sizes as f-puzzles' `region` | read |
| 10 to 14 diagonals, king, knight, disjoint | as f-puzzles | as above | read |
| 15 nonconsecutive | neighbours do not differ by 1 | Nonconsecutive with the number 1, which a dot lifts | read \\
|
| 16 groups in all squares | each square of 2x2 has a digit of each group | Global entropy, for the thirds of \\
nine digits | other groups are told |
| 200, 201, 202 dots, X and V, sums; `negative` | the mark; `negative` lists what neighbours without a mark do \\
not have | as above, with the numbers of the list | read, any numbers |
| 300 thermometers, 401 whispers, 407 lockout | `slow`; `minDifference` | the same | read |
| 301 cages, 305 regions, 302 clones, 303 quadruples | as f-puzzles | the same | read |
| 404 region sums | each visit of a region has the same sum; with `singleRegionTotals` each region | Region sum \\
line | the second is told as the nearest |
| 406 lines of groups | of as many neighbours as there are groups one is of each | Entropic, Modular and Parity \\
lines, for their groups of nine digits | other groups are told |
| 408 arrows | the first cell of a bulb counts once, the second ten times | Arrow, in reading order | told as \\
the nearest where that is another number |
| 500 to 504 numbers beyond the edges | as f-puzzles; numbered rooms | the same | read |
| 304, 1000, 4000, 4001 | look-and-say, custom constraints, fog | nothing | told |

### Interactive Sudoku Solver

Each constraint is read or told by itself; one that is not written as it should be is told with what was expected, and
the rest is kept. Wrong givens, shapes and layouts are refused.

| constraint | there | here | read and written |
| --- | --- | --- | --- |
| `Shape` | rows, columns, digits; digits may begin at 0 | squares with as many digits as rows | others are \\
refused |
| `Jigsaw`, `NoBoxes`, `RegionSize` | pieces beside or instead of boxes; one of another size says nothing | \\
houses, or regions | both ways; a second odd piece is told |
| `.` with a cell and digits | given, or candidates | given, Parity, Candidates | both ways; a point without any \\
says nothing |
| `Cage` | no digit twice, and the sum unless it is 0; a cell that is named twice counts twice | Killer cage | \\
counted twice where two cells are named, else told |
| `Sum` | the sum, with factors; a cell that is named twice counts twice | Sum of cells, Little killer; with \\
factors candidates of one cell, a formula of two | with factors and more cells told |
| `AntiConsecutive` | neighbours do not differ by 1, even at a dot | Nonconsecutive without dots; with dots a \\
rule of one's own for the grid | both ways |
| `StrictKropki` | neighbours without a dot neither differ by 1 nor are one twice the other | Nonconsecutive and \\
No ratio | both ways, where these are about 1 and 2 and all dots are; else pairs are written |
| `StrictXV` | neighbours without X or V do not sum to 5 or 10 | All X and V given | both ways, where it is \\
about 5 and 10; else pairs are written |
| `AntiKnight`, `AntiKing`, `AntiTaxicab` | as named | Anti-knight, Anti-king, Leaps | both ways; the last is \\
written as pairs |
| `DisjointSets`, `Windoku`, `Diagonal` | of the customary boxes | Position, Four squares or regions, Diagonals \\
| read; written where they have names |
| `GlobalEntropy`, `Entropic` | thirds of nine digits; two cells of a line are of two thirds | Global entropy, \\
Entropic line | both ways for nine digits |
| `Modular~n` | of n neighbours each has another remainder by n; shorter lines too | Modular line with a number; \\
Parity line for 2; no digit twice where n is more than the digits | both ways; 1 says nothing, which is told |
| `Whisper`, `Lockout`, `SumLine` | without a number 5, 4 and 10 | the same with that number | both ways; `LOOP` \\
is told |
| `Thermo`, `Renban`, `Palindrome`, `Between`, `Zipper`, `DoubleArrow` | as f-puzzles | the same | both ways |
| `RegionSumLine` | sums of the boxes, of the pieces where there are none | Region sum line | told where pieces \\
are no houses |
| `Arrow`, `PillArrow` | the number is read from left to right and down; only its first digit may be above nine \\
| Arrow | told as the nearest for more than nine digits |
| `WhiteDot`, `BlackDot`, `X`, `V`, `GreaterThan` | all neighbours of the cells | a mark on each border | both \\
ways |
| `Sandwich`, `XSum`, `Skyscraper`, `HiddenSkyscraper`, `NumberedRoom`, `LittleKiller`, `Lunchbox` | as named; \\
the last number at a place counts | the same; Lunchbox for whole lines | both ways; with digits from 0 some are \\
told |
| `FullRank`, `FullRankTies` | a rank is a line's alone unless ties are allowed | Full rank, whose lines may be \\
equal | told where it differs; written with ties |
| `Indexing`, `CountingCircles`, `Quad`, `ContainAtLeast`, `SameValues`, `AllDifferent` | as named | Indexers, \\
Counting circles, Quadruple, Clones, Region | both ways, for sets of one cell and four cells around a corner |
| `Pair`, `PairX`, `Regex` | a table of pairs, an expression | rules of one's own | both ways |
| `And`, `Or`, `Replicate` | all, one, copies | their constraints; of `Or` only a digit in one of some cells | \\
others are told |
| `NFA`, `EqualSum`, `GlobalMod`, `RellikCage`, `EqualityCage`, `ContainExact`, `LookAndSay`, `ConnectedValues`, \\
`CountDistinct`, `ValueIndexing`, `DutchFlatmates`, `Doppelganger`, `RegionSameValues`, `Chaos…`, `Var` | as \\
named | nothing | told, and the rest is kept |
";
