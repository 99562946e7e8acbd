//! The documentation page of the formats, generated from their registry, and the schema of the JSON form.

use std::fs;
use std::path::Path;

use gridwright::formats::{Format, WriteSupport};

use super::format_options::OPTIONS;

const HEAD: &str = "# Formats

What Gridwright reads and writes. A text is recognised by its content, whatever its name; a line of a text may also be a
link or a puzzle in another one-line format. What a format cannot hold is reported, element by element:
`gridwright convert` then exits with 4, and with `--strict` it writes nothing. Everything written is read back at once:
a board or givens that differ, or a text that cannot be read again, are reported in the same way. If many puzzles
without rules share a board, only the first of them is read back; lines of givens for the usual 9x9 board never are.

This page is generated from the registry of formats (`src/formats`): `UPDATE_SNAPSHOTS=1 cargo test --test sheets docs`.

";

const JSON: &str = "
## JSON lines

One object per puzzle, with the same fields as a `.ron` file:

| field | meaning |
| --- | --- |
| `gridwright` | the version of the format: 1 |
| `title`, `author`, `source`, `link`, `date` | texts; left out if empty |
| `tags` | a list of texts |
| `digits_from` | 0 if the digits start at 0 |
| `grids` | a list of `{\"at\": \"r1c1\", \"boxes\": \"3x3\"}`; a jigsaw has `regions`, n rows of n symbols, instead \\
of `boxes`; a grid without boxes has `latin`, the number of rows |
| `givens` | rows of text from the first row of the board to the last: `.` is an empty cell, `#` is outside the board |
| `rules` | a list of `{\"rule\": {\"KillerCage\": {\"cells\": \"r1c1-2\", \"sum\": 7}}}`; names and fields are \\
those of `.ron` files; `tint` is the colour of the rule, `\"on\": false` switches it off |
| `symbols` | how digits are written: `\"Letters\"`, `{\"Own\": [\"a\", \"b\"]}` and so on |
| `progress` | what a solver or the setter entered, which is not a clue: `{\"at\": \"r1c1\", \"digit\": \"5\", \\
\"centre\": \"12\", \"corner\": \"3\", \"colours\": [\"blue\"]}` |
| `remarks` | notes from solvers: `{\"cells\": \"r2c4-5\", \"text\": \"Stuck here\", \"after_secs\": 250}` |
| `rules_text` | the author's own rules text, in place of all sentences of the rules; `rules_text_about` lists the \
subjects it was written about (kinds, `Board`, `SharedCells`) if the rules have changed since |
| `sentences` | the author's own sentences: `{\"about\": \"KillerCage\", \"text\": \"Cages add up.\"}`; an empty \
text leaves the sentence out |
| `message`, `notes` | the message to those who finish, and notes for the editor, which are never printed |
| `solution` | the author's solution as rows like those of the givens, `.` for an unknown digit; `solution_text` if \
it is not one digit for each cell |
| `drawings` | what is drawn without a meaning; see the schema |
| `fog` | `{\"lights\": \"r1-3c1-3\", \"links\": [{\"when\": \"r5c6 r9c7\", \"clears\": \"r5c8-9\"}]}`: the \\
cells that are clear from the start, and those that are cleared once others have their right digits; without links, a \\
right digit clears its cell and those around it |
| `not_understood` | elements of another program's file that may be rules: `{\"name\": \"fogofwar\", \"count\": 2, \
\"text\": \"…\"}` |

[`puzzle.schema.json`](puzzle.schema.json) is a JSON Schema of such an object, generated from the reader itself.

## CSV

A line of column names, then one puzzle per line: `title`, `author`, `digits_from`, `grids`, `givens`, `rules`,
`symbols`, `progress`, `solution`, and the other fields of the JSON form. Lists, objects and numbers are written as
JSON, texts as they are; a solution is one symbol for each cell, like the givens. `givens` holds the symbols of all
rows, one row after another; if `grids` is empty, they belong to one grid with the usual boxes. A text that a
spreadsheet would take for a formula (it starts with `=`, `+`, `-`, `@`, a tab or a line break) gets an apostrophe
before it, as in spreadsheets, which is removed again when the table is read. Lists of classic sudokus can be read if
their first line names a column `puzzle`, `puzzles`, `quiz`, `quizzes`, `sudoku`, `unsolved`, `question` or `givens`,
separated by commas, semicolons or tabs; columns of other names are reported and left out.

## Texts of all kinds

A text that is in no format's own form is looked at as a whole. Several puzzles of one sort may follow each other, with
headings, numbers, comments and blank lines between them. The report and the window say what the text was taken for. A
text in which nothing is found gives one error, with the formats that come closest and what each of them lacks.

| text | read as |
| --- | --- |
| rows of symbols, also in frames of any characters (light, heavy, double), with blanks between bars, with names of \\
rows and columns | boards; a full board that agrees with the one before it is its solution, one whose symbols name \\
connected parts is its regions |
| boards printed with blanks for empty cells | the same, if the columns are evenly spaced |
| cells of spreadsheets, Markdown and HTML, separated by tabs, commas, semicolons, bars or tags | boards; nothing \\
between two separators is an empty cell |
| lists of programs: Python, JSON, JavaScript, C, NumPy; `0`, `null`, `None` and the like are empty cells | boards |
| lines with a name or number before the puzzle, and a solution, a rating or regions after it | the puzzle; the \\
solution and the regions if they fit |
| tables of candidates with braces, headings or text around them | givens and candidates |
| `r1c1+r1c2=12`, `12: R1C1 R1C2`, `r12c3=9`, `A1+B1=7` | cages; a cage of one cell is a given |
| letters for cages with a list of sums, borders drawn between cages | cages; drawn regions of n cells are a jigsaw |
| links in brackets, quotation marks, Markdown or after words, without `https://`, inside other links, and links of \\
any site with the givens in a parameter | the puzzles of the links |
| constraint strings of the Interactive Sudoku Solver on several lines, saved games of Solo | the puzzle |
| mails, `[code]`, Markdown and HTML around any of these; full-width digits and other signs | the text inside |
| UTF-16, Windows-1252, Windows-1251, Shift JIS and other encodings; the line ends of all systems | the text |

## Ambiguous plain texts

Lines, rows, tables and text drawings do not say what their symbols mean. The chosen reading is reported with the
puzzle, together with the other one; this is not a loss, and `--strict` does not refuse it.

| text | read as |
| --- | --- |
| `0` if no digit equals the number of rows, and another symbol marks empty cells or a full grid has each digit \\
from 0 on equally often | a digit: digits start at 0 |
| letters and no numerals, some of them after the last letter that usually stands for a digit | \\
A for the first digit, B for the second, and so on |
| numbers separated by spaces, commas, semicolons, tabs or bars, in rows or in one line | digits; nothing between \\
two commas, semicolons, tabs or bars is an empty cell |
| candidates of all cells of a 9x9 board, some of them missing that the givens allow, if there are 17 givens or more, \\
or digits entered by a solver | a solver's marks |
| the same with fewer givens, which do not have a unique solution by themselves (Sukaku) | clues: allowed digits |
| rows, or one line, with `#`, spaces or symbols of empty cells where the board has no cell | the smallest named \\
layout (samurai, sohei, windmill, butterfly, flower, twin, diagonal chain, also mirrored) that holds all digits |

Rows that form a square could also be a single grid. They are read as one if they contain enough different digits for
it, or too few for the layout. A digit in a gap is refused with its position. In f-puzzles and SudokuPad, digits start
at 0 if a 0 is given or marked, if the solution has exactly the digits from 0 on, or if the rules text says so
(\"the digits 0 to 8\"); strings of the Interactive Sudoku Solver say it in `.Shape`.

## Digits and marks of a solver or the setter

Entered digits, centre and corner marks, and cell colours are kept with the puzzle and shown in the window, but they are
never clues. Gridwright's own formats hold them, f-puzzles with one colour per cell, SudokuPad only the marks; other
formats report that they are lost. Candidate tables, `.sdx`, the state in `.sdk`, OpenSudoku, HoDoKu's lines and
SudokuMaker provide digits and marks.
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
