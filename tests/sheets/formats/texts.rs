//! Texts that are in no format's own form: each is read with its right digits, and something that only resembles it is
//! not.

use std::fmt::Write as _;
use std::io::Cursor;

use gridwright::board::{Board, Boxes, Cell};
use gridwright::formats::{self, Format, LoadedPuzzle, TextForm, Warning};
use gridwright::puzzle::{Puzzle, StoredSolution};
use gridwright::variant::Kind;

use super::error_of;

/// The digits of the solution, row by row.
fn full() -> Vec<char> {
    const SHIFTS: [usize; 9] = [0, 3, 6, 1, 4, 7, 2, 5, 8];
    const DIGITS: [char; 9] = ['5', '3', '8', '1', '9', '6', '2', '7', '4'];
    SHIFTS.iter().flat_map(|shift| (0..9).map(move |col| DIGITS[(col + shift) % 9])).collect()
}

/// The same with an empty cell in more than half of the places.
fn symbols() -> Vec<char> {
    let is_given = |at: usize| {
        let (row, col) = (at / 9, at % 9);
        (row * row + 3 * col + row * col) % 7 < 3 && (row + 2 * col) % 5 != 1
    };
    full().into_iter().enumerate().map(|(at, digit)| if is_given(at) { digit } else { '.' }).collect()
}

/// Another puzzle: the same one turned by half.
fn other() -> Vec<char> {
    symbols().into_iter().rev().collect()
}

fn line(symbols: &[char]) -> String {
    symbols.iter().collect()
}

/// Returns the rows, with a text for empty cells.
fn rows(symbols: &[char], empty: &str) -> Vec<Vec<String>> {
    let text = |symbol: &char| if *symbol == '.' { empty.to_owned() } else { symbol.to_string() };
    symbols.chunks(9).map(|row| row.iter().map(text).collect()).collect()
}

fn plain_rows(symbols: &[char]) -> String {
    symbols.chunks(9).map(|row| line(row) + "\n").collect()
}

/// Returns the rows, each with its cells joined.
fn joined(symbols: &[char], empty: &str, between: &str) -> Vec<String> {
    rows(symbols, empty).iter().map(|row| row.join(between)).collect()
}

fn read(text: &str) -> Vec<LoadedPuzzle> {
    formats::read_str("f", text, None).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn givens(puzzle: &Puzzle) -> String {
    let symbol = |cell: &Cell| puzzle.givens().get(cell).map_or('.', |digit| digit.symbol());
    puzzle.board().cells().iter().map(symbol).collect()
}

/// Returns the form that a text was taken for.
fn form(loaded: &LoadedPuzzle) -> Option<TextForm> {
    loaded.warnings.iter().find_map(|warning| match warning {
        Warning::TakenFor { form, .. } => *form,
        _ => None,
    })
}

/// Asserts that a text holds exactly these puzzles, and nothing is lost.
fn assert_reads(text: &str, expected: &[Vec<char>], taken_for: Option<TextForm>) -> Vec<LoadedPuzzle> {
    let found = read(text);
    let read: Vec<String> = found.iter().map(|loaded| givens(&loaded.puzzle)).collect();
    assert_eq!(read, expected.iter().map(|symbols| line(symbols)).collect::<Vec<_>>(), "{text}");
    assert_eq!(form(&found[0]), taken_for, "{text}");
    let losses: Vec<&Warning> = found.iter().flat_map(|it| &it.warnings).filter(|it| it.is_loss()).collect();
    assert!(losses.is_empty(), "{losses:?}\n{text}");
    found
}

fn assert_one(text: &str, taken_for: Option<TextForm>) -> Puzzle {
    assert_reads(text, &[symbols()], taken_for).remove(0).puzzle
}

/// Asserts that a text is refused with a single error.
fn assert_refused(text: &str) -> String {
    let mut found = match formats::open_str("f", text) {
        Ok(found) => found,
        Err(error) => return error.to_string(),
    };
    let first = found.next().expect("an error").map(|loaded| givens(&loaded.puzzle));
    let error = first.expect_err(text).to_string();
    assert!(found.next().is_none(), "{text}");
    error
}

/// The signs of frames: corners and crossings from the top left, the line across and the bar.
const FRAMES: [&str; 4] = ["┌┬┐├┼┤└┴┘─│", "┏┳┓┣╋┫┗┻┛━┃", "╔╦╗╠╬╣╚╩╝═║", "+++++++++-|"];

/// Draws a board with a frame around boxes, or around each cell.
fn drawn(symbols: &[char], frame: &str, empty: &str, each_cell: bool) -> String {
    let sign: Vec<char> = frame.chars().collect();
    let (parts, width) = if each_cell { (9, 3) } else { (3, 7) };
    let across = |left: usize| {
        let part = sign[9].to_string().repeat(width);
        let inner = vec![part; parts].join(&sign[left + 1].to_string());
        format!("{}{inner}{}\n", sign[left], sign[left + 2])
    };
    let mut text = across(0);
    for (at, row) in rows(symbols, empty).iter().enumerate() {
        text.push(sign[10]);
        for part in row.chunks(9 / parts) {
            let _ = write!(text, " {} {}", part.join(" "), sign[10]);
        }
        text.push('\n');
        if at == 8 {
            text += &across(6);
        } else if each_cell || at % 3 == 2 {
            text += &across(3);
        }
    }
    text
}

#[test]
fn boards_with_frames_of_all_sorts_are_read() {
    for frame in FRAMES {
        for each_cell in [false, true] {
            for empty in [".", "0", " "] {
                let text = drawn(&symbols(), frame, empty, each_cell);
                assert_eq!(givens(&read(&text)[0].puzzle), line(&symbols()), "{text}");
                let both = format!("Puzzle 1\n\n{text}\nPuzzle 2\n\n{}", drawn(&other(), frame, empty, each_cell));
                let found: Vec<String> = read(&both).iter().map(|loaded| givens(&loaded.puzzle)).collect();
                assert_eq!(found, [line(&symbols()), line(&other())], "{both}");
                // A frame without its last row.
                let short: Vec<&str> = text.lines().collect();
                assert_refused(&short[..short.len() - 2].join("\n"));
            }
        }
    }
}

#[test]
fn printed_boards_have_blanks_for_empty_cells() {
    let spaced = joined(&symbols(), " ", " ");
    let boxes = |between: &str, edge: &str| -> String {
        let mut text = String::new();
        for (at, row) in rows(&symbols(), " ").iter().enumerate() {
            let parts: Vec<String> = row.chunks(3).map(|part| part.join(" ")).collect();
            let _ = writeln!(text, "{}", parts.join(between).trim_end());
            text += if at == 2 || at == 5 { edge } else { "" };
        }
        text
    };
    let trimmed: String = spaced.iter().map(|row| row.trim_end().to_owned() + "\n").collect();
    let compact: String = joined(&symbols(), " ", "").iter().map(|row| row.trim_end().to_owned() + "\n").collect();
    let indented: String = spaced.iter().map(|row| format!("   {row}\n")).collect();
    for text in [
        trimmed.clone(),
        compact,
        indented,
        boxes("  ", "\n"),
        boxes(" | ", "------+-------+------\n"),
        boxes(" | ", ""),
        format!("Today's sudoku (easy)\n\n{trimmed}\nSolution next week.\n"),
    ] {
        assert_one(&text, Some(TextForm::PrintedBoard));
    }
    // A digit between two columns.
    let first = spaced[0].replacen("5 ", " 5", 1);
    assert!(first != spaced[0]);
    assert_refused(&(first + "\n" + &spaced[1..].join("\n")));
}

#[test]
fn cells_of_spreadsheets_may_be_empty() {
    for sign in ["\t", ",", ";"] {
        let cells = joined(&symbols(), "", sign);
        let text = cells.join("\n") + "\n";
        assert_one(&text, None);
        assert_one(&format!("Sudoku 1\n{text}"), Some(TextForm::Boards));
        let two = format!("{text}\n{}\n", joined(&other(), "", sign).join("\n"));
        assert_reads(&two, &[symbols(), other()], Some(TextForm::Boards));
        let names: String = ('A'..='I').map(|name| format!("{sign}{name}")).collect();
        let labelled: String = (1..).zip(&cells).map(|(at, row)| format!("{at}{sign}{row}\n")).collect();
        assert_one(&format!("{names}\n{labelled}"), Some(TextForm::Boards));
        assert_one(&labelled, Some(TextForm::Boards));
        // A row of eight cells.
        let short = text.replacen(sign, "", 1);
        assert_refused(&short);
    }
    let quoted: String = rows(&symbols(), "")
        .iter()
        .map(|row| row.iter().map(|cell| format!("\"{cell}\"")).collect::<Vec<_>>().join(",") + "\n")
        .collect();
    assert_one(&quoted, None);
}

#[test]
fn rows_and_columns_may_have_names() {
    let edge = "  +-------+-------+-------+\n";
    let mut text = format!("    1 2 3   4 5 6   7 8 9\n{edge}");
    for (at, row) in rows(&symbols(), ".").iter().enumerate() {
        let parts: Vec<String> = row.chunks(3).map(|part| part.join(" ")).collect();
        let _ = writeln!(text, "{} | {} |", ('A'..).nth(at).unwrap(), parts.join(" | "));
        text += if at % 3 == 2 { edge } else { "" };
    }
    assert_one(&text, Some(TextForm::Boards));
    // Names out of order are no names.
    assert_refused(&text.replace("\nD |", "\nH |"));
}

/// Writes rows as lists, with a function for each cell.
fn listed(symbols: &[char], cell: impl Fn(&char) -> String, brackets: [&str; 2], between: &str) -> String {
    let row =
        |row: &[char]| brackets[0].to_owned() + &row.iter().map(&cell).collect::<Vec<_>>().join(", ") + brackets[1];
    brackets[0].to_owned() + &symbols.chunks(9).map(row).collect::<Vec<_>>().join(between) + brackets[1]
}

#[test]
fn lists_of_programs_are_read() {
    let or = |empty: &'static str| move |symbol: &char| if *symbol == '.' { empty.into() } else { symbol.to_string() };
    let quoted = |symbol: &char| format!("'{symbol}'");
    let (square, round, curly) = (["[", "]"], ["(", ")"], ["{", "}"]);
    let zeros = listed(&symbols(), or("0"), square, ", ");
    for text in [
        listed(&symbols(), or("null"), square, ", "),
        zeros.clone(),
        format!("# easy\nboard = {}\n\nsolve(board)\n", listed(&symbols(), or("None"), square, ",\n         ")),
        format!("grid = {}\n", listed(&symbols(), or("0"), round, ", ")),
        format!("int grid[9][9] = {};\n", listed(&symbols(), or("0"), curly, ",\n  ")),
        zeros.replace(", ", ",\n    "),
        listed(&symbols(), quoted, square, ",\n").replace("[[", "const grid = [\n["),
        format!("array({})", listed(&symbols(), or("0"), square, ",\n       ").replace(", ", "., ")),
        format!("[{}]", rows(&symbols(), "0").concat().join(",")),
        format!("puzzles = [\"{}\"]", line(&symbols())),
        format!("{{\"rows\": [\"{}\"]}}", joined(&symbols(), ".", "").join("\", \"")),
    ] {
        assert_eq!(givens(&read(&text)[0].puzzle), line(&symbols()), "{text}");
        assert_eq!(read(&text).len(), 1, "{text}");
    }
    let two = format!("[{zeros}, {}]", listed(&other(), or("0"), square, ", "));
    assert_reads(&two, &[symbols(), other()], Some(TextForm::Lists));
    let answered = format!("{{\"board\": {zeros}, \"solution\": {}}}", listed(&full(), or("0"), square, ", "));
    let puzzle = assert_one(&answered, Some(TextForm::Lists));
    assert_eq!(solution(&puzzle), Some(line(&full())));
    // A cell too few, and lists of something else.
    assert_refused(&zeros.replacen(", ", "", 1));
    assert_refused(&zeros.replace('5', "71"));
    assert_refused("{\"name\": \"x\", \"items\": [1, 2, 3], \"more\": [[1, 2], [3, 4]]}");
}

/// Returns the digits of the stored solution, or nothing if it has none.
fn solution(puzzle: &Puzzle) -> Option<String> {
    match puzzle.stored_solution()? {
        StoredSolution::Digits(digits) => {
            Some(puzzle.board().cells().iter().map(|cell| digits.get(cell).map_or('.', |it| it.symbol())).collect())
        }
        StoredSolution::Text(text) => Some(text.clone()),
    }
}

#[test]
fn tables_of_pages_are_read() {
    let row = |row: &Vec<String>| format!("| {} |\n", row.join(" | "));
    let table: Vec<String> = rows(&symbols(), " ").iter().map(row).collect();
    let edge = format!("|{}\n", ":-:|".repeat(9));
    let named = format!(
        "| {} |\n{edge}{}",
        ('a'..='i').map(|name| format!("{name}1")).collect::<Vec<_>>().join(" | "),
        table.concat()
    );
    let unnamed = format!("|{}\n{edge}{}", "  |".repeat(9), table.concat());
    let first = format!("{}{edge}{}", table[0], table[1..].concat());
    for text in [named, unnamed, first] {
        assert_one(&text, Some(TextForm::Boards));
    }
    let cells = |cell: &dyn Fn(&String) -> String| -> String {
        let row = |row: &Vec<String>| format!("<tr>{}</tr>\n", row.iter().map(cell).collect::<String>());
        rows(&symbols(), "").iter().map(row).collect()
    };
    let plain = cells(&|cell| format!("<td class=\"c\">{}</td>", if cell.is_empty() { "&nbsp;" } else { cell }));
    let page = format!("<html><body><h1>12 May 2020</h1><table border=1>{plain}</table><p>7 of 9</p></body></html>");
    let fields = cells(&|cell| format!("<TD><INPUT maxlength=1\n value=\"{cell}\"></TD>"));
    for text in [page.clone(), format!("<table>{fields}</table>")] {
        assert_one(&text, Some(TextForm::HtmlTable));
    }
    // A column too few.
    assert_refused(&page.replacen("<tr><td class=\"c\">", "<tr>", 1));
}

#[test]
fn several_boards_stand_among_headings() {
    let (one, two) = (plain_rows(&symbols()), plain_rows(&other()));
    for text in [
        format!("Grid 01\n{}Grid 02\n{}", one.replace('.', "0"), two.replace('.', "0")),
        format!("{one}\n{two}"),
        format!("{one}{two}"),
        format!("1.\n{one}\n2.\n{two}"),
        format!("# first, by me\n{one}# second\n{two}"),
        format!("Easy ones (2020)\n=====\n\nNo. 1\n\n{one}\n\n\nNo. 2\n\n{two}\nThe end.\n"),
        format!("Hello,\n\n> No. 1\n>\n{}>\n> No. 2\n{}\nGreetings\n", quoted(&one), quoted(&two)),
        format!("One:\n```\n{one}```\nTwo:\n```\n{two}```\n"),
    ] {
        let found = assert_reads(&text, &[symbols(), other()], Some(TextForm::Boards));
        let line_of = |row: &str| text.lines().position(|line| line.replace('0', ".").ends_with(row)).unwrap() + 1;
        let first = |symbols: Vec<char>| line_of(&line(&symbols[..9]));
        assert_eq!(found[0].source.line, first(symbols()), "{text}");
        assert_eq!(found[1].source.line, first(other()), "{text}");
    }
    // A damaged board between good ones is an error with its line.
    let rows: Vec<&str> = two.lines().collect();
    let text = format!("No. 1\n{one}\nNo. 2\n{}\n\nNo. 3\n{one}", rows[..8].join("\n"));
    let found: Vec<Result<String, String>> = formats::open_str("f", &text)
        .unwrap()
        .map(|found| found.map(|it| givens(&it.puzzle)).map_err(|error| error.to_string()))
        .collect();
    let error = "f: line 13: the givens have 8 rows instead of 9".to_owned();
    assert_eq!(found, [Ok(line(&symbols())), Err(error), Ok(line(&symbols()))]);
}

fn quoted(text: &str) -> String {
    text.lines().map(|line| format!("> {line}\n")).collect()
}

#[test]
fn a_full_board_after_a_puzzle_is_its_solution() {
    let text = format!("Puzzle:\n{}\nSolution:\n{}", plain_rows(&symbols()), plain_rows(&full()));
    let puzzle = assert_one(&text, Some(TextForm::Boards));
    assert_eq!(solution(&puzzle), Some(line(&full())));
    // One that contradicts a given is a puzzle by itself.
    let wrong: String = line(&full()).chars().rev().collect();
    let wrong: Vec<char> = wrong.chars().collect();
    let text = format!("Puzzle:\n{}\nSolution:\n{}", plain_rows(&symbols()), plain_rows(&wrong));
    let found = assert_reads(&text, &[symbols(), wrong], Some(TextForm::Boards));
    assert_eq!(solution(&found[0].puzzle), None);
}

#[test]
fn lines_have_names_ratings_and_solutions() {
    let (puzzle, answer, second) = (line(&symbols()), line(&full()), line(&other()));
    for (text, solved) in [
        (format!("0000183b305c {}\n0000183b305d {second}\n", puzzle.replace('.', "0")), false),
        (format!("1) {puzzle}\n2) {second}\n"), false),
        (format!("Puzzle 1: {puzzle}\nPuzzle 2: {second}\n"), false),
        (format!("{puzzle}:{answer}\n{second}:\n"), true),
        (format!("17,{answer},{puzzle}\n18,,{second}\n"), true),
        (format!("\"{puzzle}\";\"{answer}\"\n\"{second}\";\"\"\n"), true),
        (format!("id,solution,puzzle\n1,{answer},{puzzle}\n2,,{second}\n"), true),
        (format!("Unsolved;Solved\n{puzzle};{answer}\n{second};\n"), true),
    ] {
        let found = read(&text);
        let read: Vec<String> = found.iter().map(|loaded| givens(&loaded.puzzle)).collect();
        assert_eq!(read, [puzzle.clone(), second.clone()], "{text}");
        assert_eq!(solution(&found[0].puzzle), solved.then(|| answer.clone()), "{text}");
        assert_eq!(solution(&found[1].puzzle), None, "{text}");
    }
    let next = format!("{puzzle}\n{answer}\n");
    assert_eq!(solution(&assert_one(&next, Some(TextForm::LinePairs))), Some(answer.clone()));
    // A rating is reported as left out, and so is a filling that is not the solution.
    for rest in ["7.1", second.as_str()] {
        let found = read(&format!("17 {puzzle} {rest}"));
        assert_eq!((found.len(), solution(&found[0].puzzle)), (1, None));
        assert!(matches!(found[0].warnings.as_slice(), [Warning::TextAfterPuzzle { .. }]), "{:?}", found[0].warnings);
    }
}

#[test]
fn headings_of_collections_are_skipped_and_reported_once() {
    let text = format!("Hard ones\n{}\n\nEasy ones\n{}\n", line(&symbols()), line(&other()));
    let found = read(&text);
    assert_eq!(found.iter().map(|loaded| loaded.source.line).collect::<Vec<_>>(), [2, 5]);
    let told: Vec<String> = found.iter().flat_map(|loaded| &loaded.warnings).map(ToString::to_string).collect();
    assert_eq!(told, ["f: line 1: not a puzzle, skipped like later headings: “Hard ones”"]);
    // A line that lacks a symbol is no heading.
    let short = format!("{}\n{}\n", line(&symbols()), line(&other()[1..]));
    assert_eq!(formats::open_str("f", &short).unwrap().filter(Result::is_err).count(), 1);
}

/// Returns a table of candidates: for each empty cell its digit and two others.
fn candidates(cell: impl Fn(String) -> String) -> String {
    let edge = "+---------+---------+---------+\n";
    let mut text = edge.to_owned();
    for (row, symbols) in symbols().chunks(9).enumerate() {
        let cells: Vec<String> = symbols
            .iter()
            .enumerate()
            .map(|(col, symbol)| {
                let digit = full()[9 * row + col].to_digit(10).unwrap();
                let mut digits = [digit, digit % 9 + 1, (digit + 3) % 9 + 1];
                digits.sort_unstable();
                match symbol {
                    '.' => cell(digits.iter().map(u32::to_string).collect()),
                    given => given.to_string(),
                }
            })
            .collect();
        let parts: Vec<String> = cells.chunks(3).map(|part| part.join("  ")).collect();
        let _ = writeln!(text, "| {} |", parts.join(" | "));
        text += if row % 3 == 2 { edge } else { "" };
    }
    text
}

#[test]
fn tables_of_candidates_may_be_wrapped() {
    let plain = candidates(|digits| digits);
    let forum = plain.replace("+---------+---------+---------+", ".---------.---------.---------.");
    for text in [
        plain.clone(),
        format!("[code]\n{forum}[/code]\n"),
        quoted(&forum),
        candidates(|digits| format!("{{{digits}}}")),
        format!("After basics (puzzle 17 of 20):\n\n{forum}\nWhat next in r1c3?\n"),
        format!("After basics:\n[code]\n{plain}[/code]\nWhat next?\n"),
    ] {
        let found = read(&text);
        assert_eq!((found.len(), found[0].format), (1, Format::Candidates), "{text}");
        assert_eq!(givens(&found[0].puzzle), line(&symbols()), "{text}");
        let open = symbols().iter().filter(|symbol| **symbol == '.').count();
        assert_eq!(found[0].puzzle.progress().marked_count(), open, "{text}");
    }
    // Digits out of order are no candidates.
    assert_refused(&candidates(|digits| digits.chars().rev().collect()));
}

#[test]
fn saved_games_of_solo_are_read_and_seeds_are_explained() {
    let save = |game: &str, description: &str| {
        format!(
            "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :{}:{game}\nPARAMS  :3:2x2\n\
             CPARAMS :5:2x2db\n{description}NSTATES :1:2\nSTATEPOS:1:2\nMOVE    :6:R0,0,2\n",
            game.len()
        )
    };
    let found = read(&save("Solo", "DESC    :9:a1b2c3e4a\n"));
    assert_eq!((givens(&found[0].puzzle).as_str(), found[0].format), (".1..2...3.....4.", Format::Solo));
    let told: Vec<String> = found[0].warnings.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["f: 1 × “MOVE”: left out (not supported here)"]);
    let seed = "f: this is the seed of a puzzle, which only Simon Tatham’s Solo can turn into one; copy the game ID \
                instead (Game > Specific)";
    for text in ["3x3db#123456789", "9jx#77\n", &save("Solo", "SEED    :15:123456789012345\n")] {
        assert_eq!(error_of(text, None), seed);
    }
    assert_eq!(error_of(&save("Mines", "DESC    :3:abc\n"), None), "f: Mines: expected a game of Solo");
}

#[test]
fn regions_stand_beside_the_givens() {
    // Regions of a jigsaw: those of boxes, with two cells exchanged.
    let region = |at: usize| match at {
        3 => 0,
        20 => 1,
        _ => 3 * (at / 27) + at % 9 / 3,
    };
    let digits: String = (0..81).map(|at| char::from(b'1' + region(at) as u8)).collect();
    let letters: String = (0..81).map(|at| char::from(b'a' + region(at) as u8)).collect();
    let givens = line(&symbols());
    let jigsaw = |text: &str, form: Option<TextForm>| {
        let puzzle = assert_one(text, form);
        let Boxes::Jigsaw(regions) = puzzle.board().grids()[0].boxes() else { panic!("no regions: {text}") };
        assert_eq!(
            regions.iter().map(|&it| usize::from(it)).collect::<Vec<_>>(),
            (0..81).map(region).collect::<Vec<_>>()
        );
    };
    for map in [&digits, &letters] {
        jigsaw(&format!("{givens}{map}\n"), None);
        jigsaw(&format!("{givens} {map}\n"), None);
        jigsaw(&format!("{givens}\n{map}\n"), Some(TextForm::LinePairs));
        let rows = |text: &str| {
            text.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned() + "\n").collect::<String>()
        };
        jigsaw(&format!("{}\n{}", rows(&givens), rows(map)), Some(TextForm::Boards));
    }
    // Regions that are torn, or of another size, are none.
    let torn = digits.replacen("11", "12", 1).replacen("22", "21", 1);
    for map in [torn, digits.replacen('1', "2", 1)] {
        assert_refused(&format!("{givens}{map}"));
        let beside = read(&format!("{givens} {map}"));
        assert_eq!(beside[0].puzzle.board(), &Board::classic());
    }
}

#[test]
fn links_are_found_in_texts() {
    const LINK: &str = "https://puzz.link/p?sudoku/4/4/g1k23k3g";
    const GIVENS: &str = ".1.....23.....3.";
    for text in [
        LINK.to_owned(),
        "https://puzz.link/p?sudoku_edit/4/4/g1k23k3g".to_owned(),
        format!("<{LINK}>"),
        format!("\"{LINK}\""),
        format!("Try {LINK}, it is nice."),
        format!("My puzzle ([easy]({LINK})) of 2020:"),
        format!("| name | link |\n|---|---|\n| easy | {LINK} |\n"),
        "puzz.link/p?sudoku/4/4/g1k23k3g".to_owned(),
        "https://www.example.org/redirect?q=https%3A%2F%2Fpuzz.link%2Fp%3Fsudoku%2F4%2F4%2Fg1k23k3g&sa=D".to_owned(),
    ] {
        let found = read(&text);
        assert_eq!((found.len(), givens(&found[0].puzzle).as_str()), (1, GIVENS), "{text}");
        assert_eq!(found[0].format, Format::PuzzLink, "{text}");
    }
    let list = format!("- [one]({LINK})\n- [two]({LINK})\n");
    assert_eq!(read(&list).iter().map(|loaded| loaded.source.line).collect::<Vec<_>>(), [1, 2]);
    for (text, expected) in [
        ("See https://sudokupad.app/abcdefgh for it", "f: line 1: the link contains no puzzle, only the ID of one"),
        ("See https://example.org/nothing?x=1 for it", "f: "),
    ] {
        let error = assert_refused(text);
        assert!(error.starts_with(expected), "{error}");
    }
}

/// Packed puzzles of f-puzzles and SudokuPad in all the addresses in which people pass them on.
#[test]
fn packed_puzzles_are_found_behind_all_addresses() {
    let puzzle = read(&line(&symbols())).remove(0).puzzle;
    let (link, _) = formats::write(&[&puzzle], Format::FPuzzlesLink).unwrap();
    let packed = link.trim().split_once("load=").unwrap().1;
    let (pad, _) = formats::write(&[&puzzle], Format::SudokuPadLink).unwrap();
    let pad = pad.trim();
    let id = pad.rsplit('/').next().unwrap();
    for text in [
        format!("f-puzzles.com/?load={packed}"),
        format!("www.f-puzzles.com/?load={packed}"),
        format!("https://solver.example.org/daily/?mode=x&load={packed}"),
        format!("https://sudokupad.app/fpuzzles{packed}"),
        format!("sudokupad.app/fpuz{packed}"),
        format!("Play: <https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{packed}>"),
        format!("[Sudoku of the day](https://beta.sudokupad.app/fpuzzles{packed}) (9x9)"),
        format!("“https://f-puzzles.com/?load={packed}”"),
        format!("Solve this one: {pad}"),
        format!("id = '{id}'"),
        format!("My third one\n\nRules: normal sudoku rules apply.\n\n{pad}\n"),
    ] {
        assert_eq!(givens(&read(&text)[0].puzzle), line(&symbols()), "{text}");
    }
    // Cut off: an error of the link.
    let cut = format!("Solve this one: https://f-puzzles.com/?load={}", &packed[..packed.len() / 2]);
    assert!(!assert_refused(&cut).is_empty());
}

#[test]
fn links_of_any_site_may_hold_the_givens() {
    let zeros = line(&symbols()).replace('.', "0");
    for text in [
        format!("https://www.example.org/sudoku.htm?bd={zeros}"),
        format!("http://example.org/solver?lang=en&puzzle={}#top", line(&symbols())),
        format!("https://example.org/play?p={zeros}&theme=dark"),
        format!("https://example.org/play/{zeros}/"),
    ] {
        assert_eq!(givens(&read(&text)[0].puzzle), line(&symbols()), "{text}");
    }
    assert_refused(&format!("https://www.example.org/sudoku.htm?bd={}", &zeros[1..]));
}

/// Reads the bytes of a file.
fn read_bytes(bytes: Vec<u8>) -> (Vec<String>, Vec<String>) {
    let found: Vec<LoadedPuzzle> =
        formats::open_stream("f", Cursor::new(bytes)).unwrap().collect::<Result<_, _>>().unwrap();
    let told = found.iter().flat_map(|loaded| &loaded.warnings).map(ToString::to_string).collect();
    (found.iter().map(|loaded| format!("{}{}", loaded.puzzle.title(), givens(&loaded.puzzle))).collect(), told)
}

#[test]
fn texts_of_other_encodings_and_line_ends_are_read() {
    let (rows, symbols) = (plain_rows(&symbols()), line(&symbols()));
    let two = |order: fn(u16) -> [u8; 2], text: &str| text.encode_utf16().flat_map(order).collect::<Vec<u8>>();
    let latin: Vec<u8> =
        format!("#D\u{dc}bung f\u{fc}r Anf\u{e4}nger\n{rows}").chars().map(|letter| letter as u8).collect();
    // “Судоку, лёгкая задача” in Windows-1251.
    let cyrillic =
        [b"#D\xd1\xf3\xe4\xee\xea\xf3, \xeb\xb8\xe3\xea\xe0\xff \xe7\xe0\xe4\xe0\xf7\xe0\n", rows.as_bytes()].concat();
    // “数独の問題です” in Shift JIS.
    let japanese = [b"#D\x90\x94\x93\xc6\x82\xcc\x96\xe2\x91\xe8\x82\xc5\x82\xb7\n", rows.as_bytes()].concat();
    let named = |name: &str| format!("f: read as text in the encoding {name}");
    for (bytes, title, told) in [
        (two(u16::to_le_bytes, &format!("\u{feff}{}", rows.replace('\n', "\r\n"))), "", vec![named("UTF-16LE")]),
        (two(u16::to_be_bytes, &format!("\u{feff}{rows}")), "", vec![named("UTF-16BE")]),
        (two(u16::to_le_bytes, &rows), "", vec![named("UTF-16LE")]),
        (latin, "Übung für Anfänger", vec![named("windows-1252")]),
        (cyrillic, "Судоку, лёгкая задача", vec![named("windows-1251")]),
        (japanese, "数独の問題です", vec![named("Shift_JIS")]),
        (rows.replace('\n', "\r").into_bytes(), "", vec![]),
        (format!("{}\x1a", rows.replace('\n', "\r\n")).into_bytes(), "", vec![]),
        (format!("{symbols}\r\n\x1a").into_bytes(), "", vec![]),
        (format!("{symbols}\r").into_bytes(), "", vec![]),
    ] {
        let said = String::from_utf8_lossy(&bytes).into_owned();
        assert_eq!(read_bytes(bytes), (vec![format!("{title}{symbols}")], told), "{said}");
    }
    for bytes in [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff"[..], b"PK\x03\x04\x14\0\0\0\x08\0"] {
        let error = formats::open_stream("f", Cursor::new(bytes)).err().unwrap().to_string();
        assert!(error.starts_with("f: not a text; "), "{error}");
    }
}

#[test]
fn objects_of_f_puzzles_may_lack_the_size() {
    let cell =
        |symbol: &char| if *symbol == '.' { "{}".into() } else { format!("{{\"value\":{symbol},\"given\":true}}") };
    let row = |row: &[char]| format!("[{}]", row.iter().map(cell).collect::<Vec<_>>().join(","));
    let grid = symbols().chunks(9).map(row).collect::<Vec<_>>();
    let text = format!("{{\"grid\":[{}],\"title\":\"T\"}}", grid.join(","));
    assert_eq!(assert_one(&text, Some(TextForm::IncompleteJson)).title(), "T");
    assert_refused(&format!("{{\"grid\":[{}],\"title\":\"T\"}}", grid[1..].join(",")));
}

#[test]
fn constraint_strings_may_have_several_lines() {
    let text = ".Shape~9x9\n.~R1C1_5~R1C2_3\n.Cage~10~R1C3~R1C4\n.Thermo~R2C2~R2C3~R2C4\n";
    let found = read(text);
    let kinds: Vec<Kind> = found[0].puzzle.rules().iter().map(|placed| placed.rule.kind()).collect();
    assert_eq!((found.len(), found[0].puzzle.givens().len(), kinds), (1, 2, vec![Kind::KillerCage, Kind::Thermometer]));
    assert_eq!(form(&found[0]), Some(TextForm::JoinedLines));
    let wrapped = text.replace("R1C3~R1C4", "R1C3~\nR1C4").replace("\n.", ".");
    assert_eq!(read(&wrapped)[0].puzzle, found[0].puzzle);
    // Lines with several constraints each are puzzles by themselves.
    let lines = ".Shape~9x9.Cage~10~R1C3~R1C4\n.Shape~6x6.Cage~10~R1C3~R1C4\n";
    assert_eq!(read(lines).len(), 2);
}

/// A row and a column, from 0.
type Place = (usize, usize);

/// The cages of a killer: pairs of cells in rows, then pairs in the last column, and a single cell.
fn cages() -> Vec<Vec<Place>> {
    let mut cages: Vec<Vec<Place>> =
        (0..9).flat_map(|row| (0..8).step_by(2).map(move |col| vec![(row, col), (row, col + 1)])).collect();
    cages.extend((0..8).step_by(2).map(|row| vec![(row, 8), (row + 1, 8)]));
    cages.push(vec![(8, 8)]);
    cages
}

fn sum(cage: &[Place]) -> u32 {
    cage.iter().map(|(row, col)| full()[9 * row + col].to_digit(10).unwrap()).sum()
}

/// Returns the cells and sum of each cage of a puzzle, in order.
fn cages_of(puzzle: &Puzzle) -> Vec<(String, u32)> {
    let cage = |text: String| {
        let (cells, sum) = text.split_once('=').unwrap();
        (cells.to_owned(), sum.parse().unwrap())
    };
    let (text, _) = formats::write(&[puzzle], Format::Ron).unwrap();
    let parts = text.split("KillerCage(cells: \"").skip(1).map(|part| {
        let (cells, rest) = part.split_once('"').unwrap();
        let sum: String =
            rest.chars().skip_while(|symbol| !symbol.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
        cage(format!("{cells}={sum}"))
    });
    let mut all: Vec<(String, u32)> = parts.collect();
    all.sort();
    all
}

#[test]
fn killers_are_listed_lettered_and_drawn() {
    let cell = |(row, col): &Place| format!("r{}c{}", row + 1, col + 1);
    let mut expected: Vec<(String, u32)> = cages()
        .iter()
        .filter(|cage| cage.len() > 1)
        .map(|cage| {
            let cells: gridwright::board::CellSet =
                cage.iter().map(|&(row, col)| Cell::new(row as i16, col as i16)).collect();
            (cells.to_string(), sum(cage))
        })
        .collect();
    expected.sort();
    let lines = |write: &dyn Fn(&[Place]) -> String| cages().iter().map(|cage| write(cage) + "\n").collect::<String>();
    let names: Vec<char> = ('a'..='z').chain('A'..='Z').collect();
    let of_cell = |row: usize, col: usize| cages().iter().position(|cage| cage.contains(&(row, col))).unwrap();
    let map: String = (0..9).map(|row| (0..9).map(|col| names[of_cell(row, col)]).collect::<String>() + "\n").collect();
    let sums: String = cages().iter().enumerate().map(|(at, cage)| format!("{}={}\n", names[at], sum(cage))).collect();
    let picture = drawn_parts(of_cell, |row, col| {
        let cage = &cages()[of_cell(row, col)];
        if cage[0] == (row, col) { sum(cage).to_string() } else { String::new() }
    });
    for (text, form) in [
        (
            lines(&|cage| format!("{}={}", cage.iter().map(cell).collect::<Vec<_>>().join("+"), sum(cage))),
            TextForm::Cages,
        ),
        (
            format!(
                "A killer\n\n{}",
                lines(&|cage| {
                    format!("{}: {}", sum(cage), cage.iter().map(cell).collect::<Vec<_>>().join(" ").to_uppercase())
                })
            ),
            TextForm::Cages,
        ),
        (
            lines(&|cage| {
                let cell = |(row, col): &Place| format!("{}{}", names[26 + row], col + 1);
                format!("{} = {}", sum(cage), cage.iter().map(cell).collect::<Vec<_>>().join(" + "))
            }),
            TextForm::Cages,
        ),
        (format!("{map}\n{sums}"), TextForm::DrawnCages),
        (picture, TextForm::DrawnCages),
    ] {
        let found = read(&text);
        assert_eq!((found.len(), found[0].format, self::form(&found[0])), (1, Format::Killer, Some(form)), "{text}");
        assert_eq!(cages_of(&found[0].puzzle), expected, "{text}");
        let single = full()[80];
        assert_eq!(givens(&found[0].puzzle), format!("{}{single}", ".".repeat(80)), "{text}");
    }
    // Letters without sums, cells without sums, and prose about cells are no killers.
    assert_refused(&lines(&|cage| cage.iter().map(cell).collect::<Vec<_>>().join("+")));
    assert_refused("Look at r1c1 and r1c2: one of them is 5.\nThen r2c2 is 7, since 3 + 4 = 7 there.\n");
}

/// A line about the cells of a list that is no cage may be a rule, so the puzzle is not understood as a whole.
#[test]
fn lines_beside_cages_are_reported() {
    let text = "r1c1+r1c2=3\nr2c1+r2c2=17\nr5c5*r5c6=12x\n";
    let found = read(text);
    assert!(!found[0].is_understood());
    let told: Vec<String> = found[0].warnings.iter().map(ToString::to_string).collect();
    assert_eq!(told[1], "f: 1 × “r5c5*r5c6=12x”: left out (not recognised)", "{told:?}");
}

/// Draws the borders between parts, and a text in each cell.
fn drawn_parts(part: impl Fn(usize, usize) -> usize, text: impl Fn(usize, usize) -> String) -> String {
    let mut drawing = String::new();
    for row in 0..=9 {
        for col in 0..9 {
            let border = row == 0 || row == 9 || part(row - 1, col) != part(row, col);
            drawing += if border { "+---" } else { "+   " };
        }
        drawing += "+\n";
        for col in 0..if row < 9 { 9 } else { 0 } {
            let border = col == 0 || part(row, col - 1) != part(row, col);
            let _ = write!(drawing, "{}{:3}", if border { '|' } else { ' ' }, text(row, col));
        }
        drawing += if row < 9 { "|\n" } else { "" };
    }
    drawing
}

#[test]
fn drawn_regions_are_those_of_a_jigsaw() {
    let region = |row: usize, col: usize| match (row, col) {
        (0, 3) => 0,
        (2, 2) => 1,
        _ => 3 * (row / 3) + col / 3,
    };
    let symbols = symbols();
    let digit = |row: usize, col: usize| match symbols[9 * row + col] {
        '.' => String::new(),
        digit => format!(" {digit}"),
    };
    let puzzle = assert_one(&drawn_parts(region, digit), Some(TextForm::DrawnCages));
    assert!(matches!(puzzle.board().grids()[0].boxes(), Boxes::Jigsaw(_)));
    // A gap in a border joins two regions to one that is too large.
    let open = drawn_parts(|row, col| if region(row, col) == 8 { 7 } else { region(row, col) }, digit);
    assert_refused(&open);
}

#[test]
fn unknown_texts_give_one_error_with_the_closest_formats() {
    let rows: Vec<String> = joined(&symbols(), ".", "");
    for (text, expected) in [
        ("A poem.\nIt has no digits.\n".to_owned(), "f: not recognised as a puzzle"),
        (
            rows[..8].join("\n"),
            "f: not recognised as a puzzle; closest: text drawing (.ss) (line 1: the givens have 8 rows instead of 9)",
        ),
        (
            format!("{}\n{}\n", &line(&symbols())[1..], &line(&other())[2..]),
            "f: not recognised as a puzzle; closest: lines of text (line 1: 80 symbols do not make a grid; a puzzle \
             has 16, 36, 64, 81, 100, 144, 196, 225, 256, 324, 400, 441, 484, 576, or 625)",
        ),
        (
            "{\"grid\": 5,\n \"cells\": 7}".to_owned(),
            "f: not recognised as a puzzle; closest: f-puzzles (JSON) (size: expected a number of rows from 2 to 25); \
             SudokuPad (JSON) (cells: expected a list of rows)",
        ),
    ] {
        assert_eq!(assert_refused(&text), expected, "{text}");
    }
}

/// Texts that are made to be slow: nested, endless, or nearly something at each place.
#[test]
fn hostile_texts_end_in_an_error_or_a_puzzle() {
    const BYTES: usize = 1 << 16;
    let row = joined(&symbols(), ".", "").remove(0);
    for part in [
        "[",
        "]",
        "[[",
        "{\"",
        "('",
        "|",
        "| ",
        "+-",
        "> ",
        ">\n",
        "<td>",
        "<table><tr>",
        "<td",
        "&nbsp;",
        "[b]",
        "[",
        "`",
        "1",
        "1 ",
        "1\n",
        ".\n",
        "123\n",
        "1,\n",
        "\t\n",
        "r1c1",
        "r1c1+",
        "r1c1=1\n",
        "a=1 ",
        "https://",
        "http://a?p=",
        "https://a/?q=https%3A",
        ".Cage~",
        ".Cage~\n",
        "\"grid\"",
        "SAVEFILE:",
        "-\n",
        "│\n",
        "─",
        "0000183b305c ",
        "a b\n",
        "|-|\n",
        "1 2 3 4 5 6 7 8 9\n",
        "x",
        "#",
        "\u{1a}",
        "\r",
        "é",
        "５",
        &format!("{row}\n"),
        &format!("{row}\n\n"),
        &format!("A heading\n{row}\n"),
        &format!("{row} "),
    ] {
        let text = part.repeat(BYTES / part.len());
        let puzzles = formats::open_str("f", &text).map(|found| found.take(3).filter(Result::is_ok).count());
        assert!(puzzles.is_ok() || puzzles.is_err_and(|error| !error.to_string().is_empty()), "{part}");
    }
}
