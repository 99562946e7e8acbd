//! The hand-written part of the documentation page of the formats: the meanings of other programs' options.

/// The text, with a backslash at the end of continued lines.
pub(super) const OPTIONS: &str = "
## What options of other programs mean

An option is read as its program means it, and any difference in meaning from the rule here is reported. The meanings of
f-puzzles are those of its own checks and of Rangsk's solver; those of the Interactive Sudoku Solver are its own. Tests
compare the number of solutions of small boards. n is the number of digits.

### f-puzzles

| key | there | here | read and written |
| --- | --- | --- | --- |
| `size`, `grid` | n rows and columns; boxes as square as possible, wider than tall, where cells have no \\
`region` | the same | up to 25 |
| `region` | cells with the same number are a house; regions without exactly n cells are refused there | a house; \\
regions of other sizes are extra regions if they have at most n cells | what became of them is reported; larger ones \\
are left out |
| `given` with `value`, `value` alone | a given; a solver's digit | the same | both ways |
| `givenPencilMarks` | one of these digits | Allowed digits | both ways |
| `diagonal+`, `diagonal-` | no digit repeats on the diagonal | Diagonals | both ways |
| `antiknight`, `antiking` | no digit repeats a knight's or a king's move apart | Anti-knight, Anti-king | both ways |
| `disjointgroups` | the k-th cells of all regions, in reading order, have different digits | Disjoint groups, for \\
boxes of the same shape | with other regions, each group is read as an extra region; without regions reported |
| `nonconsecutive` | neighbours without any dot do not differ by 1, whatever numbers the dots have | Nonconsecutive \\
rules out the differences of all dots as well, unless it has its own numbers | read with the number 1 if dots have \\
other numbers; a rule with more numbers is written and reported as the closest match, one without 1 is left out and \\
reported |
| `negative`: `ratio` | neighbours without any dot are not in a ratio that a ratio dot has; without dots, not in a \\
ratio of 2 | No ratio, the same unless it has its own numbers | as the line before |
| `negative`: `xv` | neighbours without an X or V do not sum to 5 or 10 | All X and V given rules out other marked \\
sums as well, unless it has its own numbers | as the line before, with 5 and 10 |
| `difference`, `ratio` | a dot; without a value 1 and 2 | Difference dot, Ratio dot | both ways |
| `xv` | X is 10, V is 5; no meaning without a value | Pair sum (XV) | both ways; other sums are not supported there |
| `odd`, `even` | the digit is odd or even | Odd / even | both ways |
| `minimum`, `maximum` | less, or more, than all adjacent cells without the same mark | Minimum / maximum | both ways |
| `rowindexer`, `columnindexer`, `boxindexer` | a digit v in row r, column c: row v of the column contains r; \\
column v of the row contains c; or position v of the box contains the cell's position in the box | Indexers; \\
box indexers in boxes of the same shape | lists (`cells`) and single cells are read, lists are written |
| `extraregion` | no digit repeats | Extra region | both ways |
| `killercage` | no digit repeats, and the sum if there is one; 0 is none | Killer cage | both ways, except for a \\
sum of 0 |
| `cage` | only drawn; one solver takes `DR5` for a digital root | Frame | its text is reported as lost |
| `arrow` | each line without its first cell sums to the number in the cells of the circle | Arrow | both ways; if a \\
line passes through several cells of its circle, they count there, which is reported |
| `littlekillersum` | the sum along a diagonal; 0 and less have no meaning | Little killer | both ways |
| `sandwichsum` | the sum between 1 and n | Sandwich sum | both ways |
| `xsum`, `skyscraper` | the sum of the first digits, as many as the first digit says; the number of visible digits \\
| X-sum, Skyscraper | both ways; a clue of 0 cannot be met |
| `thermometer`, `slowthermometer` | digits increase, or never decrease, from the bulb | Thermometer | lines from \\
the same bulb are its branches; both ways |
| `palindrome`, `renban`, `nabner` | reads the same from both ends; consecutive digits in any order; no two digits \\
are equal or consecutive | the same | both ways |
| `whispers`, `germanwhispers` | neighbours differ by at least the value; without one, by half the number of digits, \\
rounded up | Whispers line | both ways, as `whispers` |
| `dutchwhispers` | by one less than that | Whispers line | read with that number |
| `lockout` | written by other programs only: the ends differ by at least the value; without one, by half the \\
number of digits | Lockout line | both ways |
| `regionsumline` | equal sums within each region; a region that is entered again starts a new sum | Region sum \\
line, for boxes and houses | reported if the regions are not houses; both ways |
| `betweenline`, `doublearrow`, `zipperline` | strictly between the ends; sums to the sum of the ends; pairs at the \\
same distance from the ends have the same sum, which is the middle digit | the same | both ways; lines of two cells \\
have no meaning |
| `entropicline` | any three neighbours have a digit from each third; if the thirds cannot be equal, the middle one \\
has one digit more or fewer; the digits of a line of two cells are from different thirds | Entropic line | both ways |
| `modularline` | any three neighbours have different remainders modulo 3; so do the digits of a line of two cells | \\
Modular line, with any number | both ways; numbers other than 3 are not supported there |
| `clone` | cells at the same position of both lists contain the same digit | Clones | both ways |
| `quadruple` | each digit is in the four cells, as often as it is written | Quadruple | both ways |
| `foglight`, `triggereffect`; `fogofwar`, `fogofwarbulb`; cages with the value `FOGLIGHT` or `FOW` | cells that are \\
clear from the start; effects of right digits; bulbs, which light the cells around them | fog | read; written as \\
`foglight` and `triggereffect` |
| `disabledlogic`, `truecandidatesoptions` | settings of a solver | nothing | reported |

### SudokuPad

| field | there | here | read and written |
| --- | --- | --- | --- |
| `regions` | houses | houses, or several grids; regions of other sizes are extra regions, even if they overlap | as \\
`region` in f-puzzles |
| cage with `unique` | no digit repeats, and its `sum` or `value` | Killer cage; with `hidden` and without a sum, an \\
extra region | both ways; a sum without `unique` is read as a killer cage |
| cage with `style` `fpRowIndexer` and so on | as in f-puzzles | Indexers | read; written as a drawing |
| `global`: `antiknight`, `antiking`, `disjoint` | as in f-puzzles | Anti-knight, Anti-king, Disjoint groups | both \\
ways, on one grid |
| `global`: `nonconsecutive`, `antiratio` | as in f-puzzles, for 1 and for 2 | as above, with these numbers | rules \\
with more numbers are reported as the closest match, others are left out and reported |
| lines, shapes, texts | drawn | rules, if a drawing looks as the usual tools draw it and the rules text mentions it \\
| reported one by one |
| `foglight`; cages with the value `FOGLIGHT` or `foglight: …` | cells that are clear from the start | lights of the \\
fog | both ways |
| `triggereffect` from `cellvalue` to `foglight` | cells that are cleared once others have their right digits; \\
without any, a right digit clears the cells around it, but a given does not | links of the fog | both ways; other \\
effects are reported |

### SudokuMaker

Types of constraints by number; this format is only read. No source says whether a dot of one kind exempts its two
cells from what `negative` of the other kind rules out: here it does, as in f-puzzles.

| type | there | here | read and written |
| --- | --- | --- | --- |
| 1 regions, 2003 areas | houses, grids | the same; other sizes as `region` in f-puzzles | read |
| 10 to 14 diagonals, king, knight, disjoint | as in f-puzzles | as above | read |
| 15 nonconsecutive | neighbours do not differ by 1 | Nonconsecutive with the number 1, which a dot lifts | read |
| 16 groups in all squares | each 2x2 square has a digit of each group | Global entropy, for the thirds of nine \\
digits | other groups are reported |
| 200, 201, 202 dots, X and V, sums; `negative` | the mark; `negative` lists what neighbours without a mark do not \\
have | as above, with the numbers of the list | read, with any numbers |
| 300 thermometers, 401 whispers, 407 lockout | `slow`; `minDifference` | the same | read |
| 301 cages, 305 regions, 302 clones, 303 quadruples | as in f-puzzles | the same | read |
| 404 region sums | each visit to a region has the same sum; with `singleRegionTotals` each region | Region sum line \\
| the second is reported as the closest match |
| 406 lines of groups | any k neighbours, where k is the number of groups, have a digit of each group | Entropic, \\
Modular and Parity lines, for their groups of nine digits | other groups are reported |
| 408 arrows | the first cell of a bulb counts once, the second ten times | Arrow, in reading order | reported as \\
the closest match if this gives another number |
| 500 to 504 numbers outside the grid | as in f-puzzles; numbered rooms | the same | read |
| 4000 fog lights, 4001 fog clearing | cells that are clear from the start; cells that right digits clear, by \\
patterns and by labels | fog | read; cells exempt from a pattern are reported |
| 304, 1000 | look-and-say, custom constraints | nothing | reported |

### Interactive Sudoku Solver

Each constraint is read or reported by itself; if it is not valid, the report says what was expected, and the rest is
kept. Wrong givens, shapes and layouts are refused.

| constraint | there | here | read and written |
| --- | --- | --- | --- |
| `Shape` | rows, columns, digits; digits may start at 0 | squares with as many digits as rows | others are refused |
| `Jigsaw`, `NoBoxes`, `RegionSize` | pieces in addition to or instead of boxes; one of another size has no meaning \\
| houses, or regions | both ways; a second piece of another size is reported |
| `.` with a cell and digits | given, or candidates | given, Odd / even, Allowed digits | both ways; a `.` without \\
any has no meaning |
| `Cage` | no digit repeats, and the sum unless it is 0; a cell named twice counts twice | Killer cage | a \\
repeated cell counts twice if the cage has at most two cells, otherwise it is reported |
| `Sum` | the sum, with factors; a cell named twice counts twice | Sum area, Little killer; with factors, allowed \\
digits for one cell, a formula for two | reported for more cells with factors |
| `AntiConsecutive` | neighbours do not differ by 1, even at a dot | Nonconsecutive without dots; with dots, a \\
custom grid rule | both ways |
| `StrictKropki` | neighbours without a dot neither differ by 1 nor have a ratio of 2 | Nonconsecutive and No ratio \\
| both ways, if these rules and all dots have the numbers 1 and 2; otherwise written as pairs |
| `StrictXV` | neighbours without X or V do not sum to 5 or 10 | All X and V given | both ways, if it is about 5 and \\
10; otherwise written as pairs |
| `AntiKnight`, `AntiKing`, `AntiTaxicab` | as named | Anti-knight, Anti-king, Anti-leaper | both ways; the last is \\
written as pairs |
| `DisjointSets`, `Windoku`, `Diagonal` | of the usual boxes | Disjoint groups, Windoku or extra regions, Diagonals \\
| read; written where the solver has a name for the rule |
| `GlobalEntropy`, `Entropic` | thirds of nine digits; two cells of a line are from different thirds | Global \\
entropy, Entropic line | both ways for nine digits |
| `Modular~n` | any n neighbours have different remainders modulo n; shorter lines too | Modular line with a number; \\
Parity line for 2; no repeats if n is larger than the number of digits | both ways; 1 has no meaning, which is \\
reported |
| `Whisper`, `Lockout`, `SumLine` | 5, 4 and 10 if there is no number | the same with that number | both ways; \\
`LOOP` is reported |
| `Thermo`, `Renban`, `Palindrome`, `Between`, `Zipper`, `DoubleArrow` | as in f-puzzles | the same | both ways |
| `RegionSumLine` | sums of the boxes, or of the pieces if there are no boxes | Region sum line | reported if pieces \\
are not houses |
| `Arrow`, `PillArrow` | the number is read from left to right and down; only its first digit may be above nine | \\
Arrow | reported as the closest match for more than nine digits |
| `WhiteDot`, `BlackDot`, `X`, `V`, `GreaterThan` | all neighbours among the cells | a mark on each border | both ways |
| `Sandwich`, `XSum`, `Skyscraper`, `HiddenSkyscraper`, `NumberedRoom`, `LittleKiller`, `Lunchbox` | as named; the \\
last number at a position counts | the same; Lunchbox for whole lines | both ways; with digits from 0 some are \\
reported |
| `FullRank`, `FullRankTies` | no two lines have the same rank unless ties are allowed | Full rank, where lines may \\
be equal | reported if it differs; written with ties |
| `Indexing`, `CountingCircles`, `Quad`, `ContainAtLeast`, `SameValues`, `AllDifferent` | as named | Indexers, \\
Counting circles, Quadruple, Clones, Extra region | both ways, for sets of one cell and four cells around a corner |
| `Pair`, `PairX`, `Regex` | a table of pairs, an expression | custom rules | both ways |
| `And`, `Or`, `Replicate` | all, one, copies | their constraints; of `Or` only a digit in one of some cells | \\
others are reported |
| `NFA`, `EqualSum`, `GlobalMod`, `RellikCage`, `EqualityCage`, `ContainExact`, `LookAndSay`, `ConnectedValues`, \\
`CountDistinct`, `ValueIndexing`, `DutchFlatmates`, `Doppelganger`, `RegionSameValues`, `Chaos…`, `Var` | as named | \\
nothing | reported, and the rest is kept |
";
