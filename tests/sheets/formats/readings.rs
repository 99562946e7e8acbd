//! Ambiguous plain texts: the meaning of their symbols, whether candidates are clues, and which board of several grids
//! they show.

use gridwright::board::{Board, Cell, Digit, DigitSet, Filling, Numbering, Random, TraditionalLayout};
use gridwright::formats::{self, Format, customary_box};
use gridwright::puzzle::{Givens, Puzzle, Symbols};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::variant::Kind;

use super::error_of;
use crate::common::random::pattern;

/// Returns the puzzle of a text, its format and the warnings.
fn read(text: &str) -> (Puzzle, Format, Vec<String>) {
    let mut loaded = formats::read_str("f", text, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(loaded.len(), 1, "{text}");
    let loaded = loaded.remove(0);
    assert!(loaded.warnings.iter().all(|warning| !warning.is_loss()), "{:?}", loaded.warnings);
    (loaded.puzzle, loaded.format, loaded.warnings.iter().map(ToString::to_string).collect())
}

/// Returns a filling with its digits in an unusual order.
fn filling(board: &Board) -> Filling {
    let n = usize::from(board.size());
    // 11 is coprime to all sizes.
    pattern(board, &(0..n).map(|at| (at * 11 + 3) % n).collect::<Vec<_>>())
}

/// Returns a puzzle in which about every other cell is given, and each digit occurs.
fn puzzle(board: Board) -> Puzzle {
    let filling = filling(&board);
    let givens = |seed: u64| -> Givens {
        let mut random = Random::new(seed);
        let cells = board.cells().iter().copied().zip(filling.digits().iter().copied());
        cells.filter(|_| random.below(2) == 0).collect()
    };
    let all = |givens: &Givens| givens.values().copied().collect::<DigitSet>() == DigitSet::all(board.size());
    let givens = (0..).map(givens).find(all).unwrap();
    Puzzle::builder(board).givens(givens).build().unwrap()
}

/// Returns the rows of the lattice, with a text for each digit, empty cell or missing cell.
fn rows(puzzle: &Puzzle, digit: impl Fn(Digit) -> String, empty: &str, gap: &str) -> Vec<Vec<String>> {
    let (height, width) = puzzle.board().extent();
    let symbol = |cell: Cell| match puzzle.givens().get(&cell) {
        Some(&given) => digit(given),
        None if puzzle.board().contains(cell) => empty.to_owned(),
        None => gap.to_owned(),
    };
    (0..height).map(|row| (0..width).map(|col| symbol(Cell::new(row, col))).collect()).collect()
}

fn square(size: u8) -> Board {
    let (rows, cols) = customary_box(size).unwrap();
    Board::single(rows, cols).unwrap()
}

const ZERO: &str = "read as a digit, so digits start at 0; it could also mean an empty cell";

#[test]
fn the_symbols_of_digits_are_found_on_boards_of_every_size() {
    for size in [4, 6, 8, 9, 12, 16, 25] {
        let puzzle = puzzle(square(size));
        let lattice = |digit: &dyn Fn(Digit) -> String, empty: &str| rows(&puzzle, digit, empty, "#");
        let one = |digit: Digit| Numbering::FromOne.symbol(digit).to_string();
        let zero = |digit: Digit| Numbering::FromZero.symbol(digit).to_string();
        let letter = |digit: Digit| char::from(b'A' + digit.value() - 1).to_string();
        let from_one = |digit: Digit| digit.value().to_string();
        let from_zero = |digit: Digit| (digit.value() - 1).to_string();
        let padded = |digit: Digit| format!("{:02}", digit.value());
        let zeros = puzzle.givens().values().filter(|digit| digit.value() == 1).count();
        for (sort, cells, numbering, symbols) in [
            ("1, then letters", lattice(&one, "."), Numbering::FromOne, Symbols::default()),
            ("0 is empty", lattice(&one, "0"), Numbering::FromOne, Symbols::default()),
            ("0, then letters", lattice(&zero, "."), Numbering::FromZero, Symbols::default()),
            ("0 beside a sign", lattice(&zero, "-"), Numbering::FromZero, Symbols::default()),
            ("letters", lattice(&letter, "."), Numbering::FromOne, Symbols::Letters),
            ("letters and 0", lattice(&letter, "0"), Numbering::FromOne, Symbols::Letters),
            ("numbers", lattice(&from_one, "."), Numbering::FromOne, Symbols::default()),
            ("numbers and 0", lattice(&from_one, "0"), Numbering::FromOne, Symbols::default()),
            ("numbers from 0", lattice(&from_zero, "."), Numbering::FromZero, Symbols::default()),
            ("two figures", lattice(&padded, "--"), Numbering::FromOne, Symbols::default()),
        ] {
            let wide = cells.iter().flatten().any(|cell| cell.len() > 1);
            let set_off = |sign: &str| cells.iter().map(|row| row.join(sign) + "\n").collect::<String>();
            let mut texts = vec![set_off(" "), set_off(" | ")];
            // Letters are recognised by themselves, without separators.
            if !matches!(symbols, Symbols::Letters) && !cells[0].concat().contains(char::is_alphabetic) {
                texts.extend([
                    set_off(","),
                    set_off(";"),
                    set_off("\t"),
                    cells.concat().join(","),
                    cells.concat().join(" "),
                ]);
            }
            if !wide {
                texts.extend([set_off(""), cells.concat().concat()]);
            }
            for text in texts {
                let (found, _, told) = read(&text);
                assert_eq!(found.givens(), puzzle.givens(), "{sort}: {text}");
                assert_eq!((found.board().numbering(), found.symbols()), (numbering, &symbols), "{sort}: {text}");
                let cells = if zeros == 1 { "cell" } else { "cells" };
                let zero = told.iter().any(|told| told.ends_with(&format!("the symbol 0 in {zeros} {cells}: {ZERO}")));
                assert_eq!(zero, numbering == Numbering::FromZero, "{sort}: {told:?}\n{text}");
                assert_eq!(told.len(), usize::from(zero), "{told:?}");
            }
        }
    }
}

/// Cells without a digit between commas and tabs are empty, also at the ends of rows.
#[test]
fn nothing_between_commas_and_tabs_is_an_empty_cell() {
    let puzzle = puzzle(square(9));
    for sign in [",", ";", "\t"] {
        for (front, end) in [("", ""), ("", sign)] {
            let row = |row: &Vec<String>| format!("{front}{}{end}\n", row.join(sign));
            let text: String = rows(&puzzle, |digit| digit.value().to_string(), "", "#").iter().map(row).collect();
            assert_eq!(read(&text).0, puzzle, "{text}");
        }
    }
    let quoted = rows(&puzzle, |digit| format!("\"{}\"", digit.value()), "\".\"", "#");
    let row = |row: &Vec<String>| format!("[{}]", row.join(","));
    let text = format!("[{}]\n", quoted.iter().map(row).collect::<Vec<_>>().join(",\n"));
    assert_eq!(read(&text).0, puzzle, "{text}");
}

/// A full grid of 0 to 8 has no empty cells; the same grid of 1 to 9 with its 9 as 0 has.
#[test]
fn zeros_of_a_full_grid_are_digits() {
    let board = Board::classic();
    let filling = filling(&board);
    let text: String = filling.digits().iter().map(|&digit| Numbering::FromZero.symbol(digit)).collect();
    // A preceding line determines the board.
    let both = format!("{}\n{text}\n", ".".repeat(81));
    let second = formats::read_str("f", &both, None).unwrap().remove(1);
    assert_eq!(second.warnings[0].to_string(), format!("f: line 2: the symbol 0 in 9 cells: {ZERO}"));
    for found in [second.puzzle, read(&text).0] {
        assert_eq!(found.board().numbering(), Numbering::FromZero);
        assert_eq!(found.givens().values().copied().collect::<Vec<_>>(), filling.digits());
    }
    let one_less = text.replacen(|symbol| symbol != '0', "0", 1);
    assert_eq!(read(&one_less).0.board().numbering(), Numbering::FromOne);
    let nine: String = "9".to_owned() + &text[1..].replacen('0', ".", 1);
    assert_eq!(read(&nine).0.board().numbering(), Numbering::FromOne, "a 9 and two signs for empty cells");
}

/// In a collection each line is read by its own symbols, and each reading is reported for the first line.
#[test]
fn lines_of_a_collection_are_read_by_themselves() {
    let puzzle = puzzle(Board::classic());
    let line = |digit: &dyn Fn(Digit) -> String, empty: &str| rows(&puzzle, digit, empty, "#").concat().concat();
    let one = line(&|digit| digit.symbol().to_string(), ".");
    let zero = line(&|digit| Numbering::FromZero.symbol(digit).to_string(), ".");
    let text = format!("{one}\n{zero}\n{}\n{zero}\n{one}\n", one.replace('.', "0"));
    let loaded = formats::read_str("f", &text, None).unwrap();
    let numberings: Vec<u8> = loaded.iter().map(|loaded| loaded.puzzle.board().numbering().lowest()).collect();
    assert_eq!(numberings, [1, 0, 1, 0, 1]);
    assert!(loaded.iter().all(|loaded| loaded.puzzle.givens() == puzzle.givens()));
    let told: Vec<usize> = loaded.iter().map(|loaded| loaded.warnings.len()).collect();
    assert_eq!(told, [0, 1, 0, 0, 0]);
    let table = format!("puzzle\n{one}\n{zero}\n");
    let loaded = formats::read_str("f", &table, None).unwrap();
    assert!(loaded.iter().all(|loaded| loaded.puzzle.givens() == puzzle.givens()), "{table}");
    assert_eq!(loaded[1].puzzle.board().numbering(), Numbering::FromZero);
    assert_eq!((loaded[0].warnings.len(), loaded[1].warnings.len()), (0, 1));
}

/// The published solution of the sukaku below.
const SUKAKU_ANSWER: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Nine candidates or dots per cell; no cell has a single candidate.
const SUKAKU: &str = include_str!("../../puzzles/sukaku.txt");

fn solution(puzzle: &Puzzle) -> Option<String> {
    match Native::new().verdict(&puzzle.model(), &Control::new()).unwrap() {
        Verdict::Unique(filling) => Some(puzzle.board().numbering().filling_text(&filling)),
        _ => None,
    }
}

#[test]
fn candidates_without_givens_are_clues() {
    let cells: Vec<String> = SUKAKU
        .trim()
        .as_bytes()
        .chunks(9)
        .map(|cell| cell.iter().filter(|symbol| **symbol != b'.').map(|&symbol| char::from(symbol)).collect())
        .collect();
    let table: String = cells.chunks(9).map(|row| row.join(" ") + "\n").collect();
    let row =
        |row: &[String]| format!("| {} | {} | {} |\n", row[..3].join(" "), row[3..6].join(" "), row[6..].join(" "));
    let framed = format!("+---+---+---+\n{}+---+---+---+\n", cells.chunks(9).map(row).collect::<String>());
    let told = "f: candidates in 81 cells: read as clues; they could also be a solver’s marks";
    for (text, format) in [(SUKAKU.to_owned(), Format::Candidates), (framed, Format::Candidates), (table, Format::Sdx)]
    {
        let (puzzle, found, warnings) = read(&text);
        assert_eq!((found, warnings), (format, vec![told.to_owned()]));
        assert!(puzzle.givens().is_empty() && puzzle.progress().is_empty());
        assert!(puzzle.rules().iter().all(|placed| placed.rule.kind() == Kind::Allowed));
        assert_eq!(solution(&puzzle).as_deref(), Some(SUKAKU_ANSWER));
    }
    // Also in a collection.
    let both = format!("{}\n{}\n", SUKAKU.trim(), SUKAKU.trim());
    let loaded = formats::read_str("f", &both, None).unwrap();
    assert_eq!((loaded.len(), loaded[1].source.line), (2, 2));
    assert!(loaded.iter().all(|loaded| loaded.puzzle.rules().len() > 1));
    // A cell without candidates has no possible meaning.
    let hole = format!("{}{}", ".".repeat(9), &SUKAKU[9..]);
    assert!(error_of(&hole, None).starts_with("f: r1c1"), "{}", error_of(&hole, None));
}

/// With some cells solved the puzzle stays a sukaku; with enough givens the rest are marks.
#[test]
fn candidates_beside_few_givens_are_clues() {
    let with_givens = |count: usize| -> String {
        let cell = |(at, cell): (usize, &[u8])| match at < count {
            true => format!("{}........", &SUKAKU_ANSWER[at..=at]),
            false => String::from_utf8(cell.to_vec()).unwrap(),
        };
        SUKAKU.trim().as_bytes().chunks(9).enumerate().map(cell).collect()
    };
    for (count, clues) in [(1, true), (16, true), (17, false), (30, false)] {
        let (puzzle, _, told) = read(&with_givens(count));
        assert_eq!(puzzle.givens().len(), count);
        assert_eq!((puzzle.rules().is_empty(), puzzle.progress().is_empty()), (!clues, clues), "{count} givens");
        let expected = if clues { "read as clues" } else { "read as a solver’s marks; they could also be clues" };
        assert!(told.len() == 1 && told[0].contains(expected), "{told:?}");
        assert_eq!(solution(&puzzle).as_deref() == Some(SUKAKU_ANSWER), clues);
    }
}

/// If the candidates are exactly those that the givens leave, both readings are the same puzzle, and there is no
/// warning.
#[test]
fn candidates_that_givens_leave_are_marks_without_a_word() {
    let given = |at: usize| at.is_multiple_of(9) && at < 27;
    let digit = |at: usize| SUKAKU_ANSWER.as_bytes()[at];
    let cell = |at: usize| {
        let seen = |other: usize| {
            let (row, col) = (at / 9 == other / 9, at % 9 == other % 9);
            given(other) && (row || col || (at / 27, at % 9 / 3) == (other / 27, other % 9 / 3))
        };
        let left = (b'1'..=b'9').filter(|&one| !(0..81).any(|other| seen(other) && digit(other) == one));
        if given(at) { char::from(digit(at)).to_string() } else { left.map(char::from).collect() }
    };
    let cells: Vec<String> = (0..81).map(cell).collect();
    let text: String = cells.chunks(9).map(|row| row.join(" ") + "\n").collect();
    let (puzzle, _, told) = read(&text);
    assert_eq!((puzzle.givens().len(), puzzle.rules().len(), puzzle.progress().marked_count()), (3, 0, 78));
    assert_eq!(told, [""; 0]);
}

const LAYOUTS: [TraditionalLayout; 8] = [
    TraditionalLayout::Twin,
    TraditionalLayout::Chain { grids: 3 },
    TraditionalLayout::Chain { grids: 4 },
    TraditionalLayout::Samurai,
    TraditionalLayout::Sohei,
    TraditionalLayout::Windmill,
    TraditionalLayout::Butterfly,
    TraditionalLayout::Flower,
];

/// All layouts with boxes of three shapes, as rows and as a line, with every symbol for a gap.
#[test]
fn boards_of_several_grids_are_read_from_rows_and_lines() {
    let mut names = std::collections::BTreeSet::new();
    for preset in LAYOUTS {
        for (box_rows, box_cols) in [(2, 2), (2, 3), (3, 3)] {
            // With such small boxes these two have the same cells as a samurai and a sohei.
            if box_rows * box_cols == 4 && matches!(preset, TraditionalLayout::Windmill | TraditionalLayout::Flower) {
                continue;
            }
            let board = preset.board(box_rows, box_cols).unwrap();
            let puzzle = puzzle(board);
            for (empty, gap) in [(".", "."), (".", "#"), (".", " "), ("0", "."), ("0", "0"), ("-", "#"), (".", "-")] {
                let rows = rows(&puzzle, |digit| digit.symbol().to_string(), empty, gap);
                let plain: Vec<String> = rows.iter().map(|row| row.concat()).collect();
                let trimmed: Vec<&str> = plain.iter().map(|row| row.trim_end()).collect();
                let spaced: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
                let mut texts = vec![plain.join("\n"), trimmed.join("\n") + "\n", spaced.join("\n")];
                if gap != " " && gap != "-" && empty != "-" {
                    texts.push(plain.concat());
                }
                for text in texts {
                    let (found, _, told) = read(&text);
                    let is = |puzzle: &Puzzle| {
                        let mut grids = puzzle.board().grids().to_vec();
                        grids.sort_by_key(|grid| grid.origin());
                        (grids, puzzle.givens().clone())
                    };
                    assert_eq!(is(&found), is(&puzzle), "{preset:?} {box_rows}x{box_cols} {empty:?} {gap:?}\n{text}");
                    assert_eq!(told.len(), 1, "{told:?}");
                    assert!(told[0].contains("grid layout: read as “"), "{told:?}");
                    names.extend(told[0].split('“').nth(1).map(str::to_owned));
                }
            }
        }
    }
    let expected = ["Butterfly”", "Diagonal chain”", "Flower”", "Samurai”", "Sohei”", "Twin”", "Windmill”"];
    assert_eq!(names.into_iter().collect::<Vec<_>>(), expected);
}

/// As many lines as a board of several grids has rows, with as many symbols as it has columns.
#[test]
fn lines_of_small_puzzles_are_a_collection_however_many_they_are() {
    let mut random = Random::new(16);
    for count in 1..=40 {
        let symbol = |_| ['.', '.', '1', '2', '3', '4'][random.below(6)];
        let text: String = (0..16 * count).map(symbol).collect();
        let lines: Vec<&str> = (0..count).map(|at| &text[16 * at..16 * (at + 1)]).collect();
        let read = formats::read_str("f", &(lines.join("\n") + "\n"), None).unwrap();
        assert_eq!(read.len(), count);
        for (loaded, line) in read.iter().zip(lines) {
            let (written, _) = formats::write(&[&loaded.puzzle], Format::Lines).unwrap();
            assert_eq!(written.trim_end(), line);
        }
    }
}

/// The mirror image of a twin, with positions counted by hand.
#[test]
fn mirrored_layouts_are_read() {
    let text = "##12.4\n##3.12\n12.1.3\n.4213.\n21.4##\n4.12##\n";
    let (puzzle, _, told) = read(text);
    let origins: Vec<Cell> = puzzle.board().grids().iter().map(|grid| grid.origin()).collect();
    assert_eq!(origins, [Cell::new(0, 2), Cell::new(2, 0)]);
    assert_eq!(puzzle.givens().get(&Cell::new(5, 3)), Digit::new(2).as_ref());
    assert_eq!(told, ["f: grid layout: read as “Twin”"]);
}

#[test]
fn a_digit_in_a_gap_is_refused_with_its_place() {
    let puzzle = puzzle(TraditionalLayout::Samurai.board(3, 3).unwrap());
    for gap in [".", "#", " "] {
        let mut rows = rows(&puzzle, |digit| digit.symbol().to_string(), ".", gap);
        rows[1][10] = "5".to_owned();
        let lines: Vec<String> = rows.iter().map(|row| row.concat()).collect();
        let expected = "r2c11 is not on the board";
        assert_eq!(error_of(&lines.join("\n"), None), format!("f: line 2, column 11: {expected}"));
        let spaced: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
        assert_eq!(error_of(&spaced.join("\n"), None), format!("f: line 2, column 21: {expected}"));
        if gap != " " {
            assert_eq!(error_of(&lines.concat(), None), format!("f: line 1, column 32: {expected}"));
        }
    }
    let mut holes = rows(&puzzle, |digit| digit.symbol().to_string(), ".", "#");
    holes[0][1] = "#".to_owned();
    let text: Vec<String> = holes.iter().map(|row| row.concat()).collect();
    assert!(error_of(&text.join("\n"), None).starts_with("f: line 1, column 2: r1c2"));
}

/// A single grid whose rows could be those of several is read back as a single grid, however few of its digits are
/// given.
#[test]
fn squares_of_single_grids_stay_single() {
    for size in [6, 8, 12, 21] {
        let full = puzzle(square(size));
        let (found, _, told) = read(&rows(&full, |digit| digit.symbol().to_string(), ".", "#").concat().concat());
        assert_eq!((found.givens(), found.board(), told), (full.givens(), full.board(), vec![]), "{size}");
        // About as many as layouts have digits.
        for most in [3, 4, 8, 9].into_iter().filter(|&most| most < size) {
            let few: Givens =
                full.givens().iter().filter(|(_, d)| d.value() <= most).map(|(&cell, &d)| (cell, d)).collect();
            let few = full.with_clues(few, vec![]).unwrap();
            for format in [Format::Lines, Format::Picture, Format::Csv] {
                let (text, lost) = formats::write(&[&few], format).unwrap();
                assert_eq!((lost, &read(&text).0), (vec![], &few), "{format:?}: {text}");
            }
        }
    }
}
