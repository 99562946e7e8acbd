//! The documentation page of the formats, generated from their registry, and the schema of the JSON form.

use std::fs;
use std::path::Path;

use gridwright::formats::{Format, WriteSupport};

use super::format_options::OPTIONS;

const HEAD: &str = "# Formats

What Gridwright reads and writes. A text tells its format by its content, whatever its name; lines of a text may be
links, or puzzles of other formats that have one line. What a format has no place for is told, element by element:
`gridwright convert` then ends with 4, and with `--strict` writes nothing. What is written is read back at once: a board
or givens that would be others, and a text that could not be read again, are told in the same way. Of many puzzles
without rules on one board the first is read back, and lines of givens on the customary board are not.

This page is made from the registry of formats (`src/formats`): `UPDATE_SNAPSHOTS=1 cargo test --test sheets docs`.

";

const JSON: &str = "
## JSON lines

An object a puzzle, with the same fields as a `.ron` file:

| field | meaning |
| --- | --- |
| `gridwright` | the version of the form: 1 |
| `title`, `author` | words; left out where there are none |
| `digits_from` | 0 where the digits begin at 0 |
| `grids` | a list of `{\"at\": \"r1c1\", \"boxes\": \"3x3\"}`; for a jigsaw `regions`, n rows of n symbols, \\
instead of `boxes`; \\
without boxes `latin`, the number of rows |
| `givens` | rows of text from the board's first row to its last: `.` an empty cell, `#` off the board |
| `rules` | a list of `{\"rule\": {\"KillerCage\": {\"cells\": \"r1c1-2\", \"sum\": 7}}}`, in which the rule has \\
the name and the \\
fields that it has in `.ron` files; `tint` is a colour of its own, `\"on\": false` switches it off |
| `symbols` | how the digits are written: `\"Letters\"`, `{\"Own\": [\"a\", \"b\"]}` and so on |
| `progress` | what a solver or the setter left, which is no clue: \\
`{\"at\": \"r1c1\", \"digit\": \"5\", \"centre\": \"12\", \"corner\": \"3\", \"colours\": [\"blue\"]}` |
| `remarks` | what solvers told the author: \\
`{\"cells\": \"r2c4-5\", \"text\": \"Stuck here\", \"after_secs\": 250}` |

[`puzzle.schema.json`](puzzle.schema.json) is a JSON Schema of such an object, made by asking the reader itself.

## CSV

A line of names, then a puzzle a line: `title`, `author`, `digits_from`, `grids`, `givens`, `rules`, `symbols`,
`progress`, `solution`. Lists, objects and numbers are written as in the JSON form, words as they are. `givens` holds
the symbols of all rows one after another; where `grids` is empty, they are those of one grid with the customary boxes.
A title or author that a spreadsheet would take for a formula (it begins with `=`, `+`, `-`, `@`, a tab or the end of a
line) has an apostrophe before it, as spreadsheets put it, which is taken away again when the table is read.
Lists of classic sudokus are read whose first line names a column `puzzle`, `puzzles`, `quiz`, `quizzes`, `sudoku` or
`givens`, with commas, semicolons or tabs between; columns of other names are told and left out.

## Plain texts that can be read in two ways

Lines, rows, tables and pictures do not say what their symbols mean. What is taken is told with the puzzle, together
with the other reading; that is no loss, and `--strict` does not refuse it.

| text | read as |
| --- | --- |
| `0` beside another symbol for empty cells, no digit as large as the board, or all cells filled from 0 on | a digit: \\
digits begin at 0 |
| letters and no figures, beyond the last letter that is a digit otherwise | A for the first digit, B for the second, \\
and so on |
| numbers set off by blanks, commas, semicolons, tabs or bars, in rows or in one line | digits; nothing between two \\
commas, semicolons, tabs or bars is an empty cell |
| candidates of all cells of a 9x9 board, some of which the givens do not exclude, beside 17 givens or more, \\
or where a solver entered digits | a solver's marks |
| the same beside fewer givens, which have no single solution by themselves (Sukaku) | clues: allowed digits |
| rows, or one line, with places off the board that are `#`, blanks, or look like empty cells | the smallest layout \\
with a name (samurai, sohei, windmill, butterfly, flower, twin, diagonal chain, also mirrored) that holds all digits |

Rows of a square of cells that may be a single grid too are one if enough different digits occur for it, or too few for
the layout. A digit in a gap is refused with its place. In f-puzzles and SudokuPad digits begin at 0 where a 0 is given
or marked, where the solution has the digits from 0 on, or where the rules say so (\"the digits 0 to 8\"); strings of
the Interactive Sudoku Solver say it in `.Shape`.

## What a solver or the setter left

Digits that were entered, marks in the centre and the corners of cells, and colours of cells are kept beside the puzzle,
shown in the window, and are a clue nowhere: the program's own formats hold them, f-puzzles with one colour a cell,
SudokuPad the marks; others tell that they are lost. Tables of candidates, `.sdx`, the state in `.sdk`,
OpenSudoku, HoDoKu's lines and SudokuMaker bring digits and marks.
";

fn page() -> String {
    let mut page = HEAD.to_owned();
    page += "| format | `--to` | files | read | written | holds | does not hold |\n";
    page += "| --- | --- | --- | --- | --- | --- | --- |\n";
    for format in Format::ALL {
        let about = format.info();
        let endings: Vec<String> = about.extensions.iter().map(|ending| format!("`.{ending}`")).collect();
        let written = match about.writes {
            WriteSupport::Never => "",
            WriteSupport::One => "one puzzle",
            WriteSupport::Many => "any number",
        };
        let word = if about.writes == WriteSupport::Never { String::new() } else { format!("`{}`", about.name) };
        let read = if about.read { "yes" } else { "" };
        page += &format!(
            "| {} | {word} | {} | {read} | {written} | {} | {} |\n",
            format.name(),
            endings.join(", "),
            about.holds,
            about.lacks
        );
    }
    page + &[JSON, OPTIONS].concat().replace(" \\\n", " ")
}

#[test]
fn the_page_about_formats_is_that_of_the_registry() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/formats.md");
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(&path, page()).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap_or_default(), page());
}
