//! Old formats for plain sudokus, as other programs write them.

use gridwright::board::{Board, Cell, Digit};
use gridwright::formats::{self, Format};
use gridwright::puzzle::{DrawnShape, Puzzle};
use gridwright::scene::{Point, Rgba};
use gridwright::variant::{Kind, Rule};

use super::golden;

/// A test puzzle as 81 symbols.
const LINE: &str = "1...5...9.2.....8...3...7.....4.6.......7.......8.4.....3...9...8.....4.7...1...6";

fn read(text: &str) -> (Puzzle, Format, Vec<String>) {
    let mut loaded = formats::read_str("f", text, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(loaded.len(), 1, "{text}");
    let loaded = loaded.remove(0);
    (loaded.puzzle, loaded.format, loaded.warnings.iter().map(ToString::to_string).collect())
}

fn line_of(puzzle: &Puzzle) -> String {
    let symbol = |cell: &Cell| puzzle.givens().get(cell).map_or('.', |digit| digit.symbol());
    puzzle.board().cells().iter().map(symbol).collect()
}

/// Returns the rows of the puzzle.
fn rows() -> Vec<String> {
    LINE.as_bytes().chunks(9).map(|row| String::from_utf8(row.to_vec()).unwrap()).collect()
}

#[test]
fn givens_are_read_in_every_dress() {
    let rows = rows();
    let boxed = |row: &String, bar: &str| format!("{}{bar}{}{bar}{}", &row[..3], &row[3..6], &row[6..]);
    let spaced = |row: &String| row.chars().map(|symbol| symbol.to_string()).collect::<Vec<_>>().join(" ");
    let picture = |edge: &str, line: &str, row: &dyn Fn(&String) -> String| {
        let mut text = format!("{edge}\n");
        for (at, cells) in rows.iter().enumerate() {
            text += &format!("{}\n", row(cells));
            if at % 3 == 2 {
                text += &format!("{}\n", if at == 8 { edge } else { line });
            }
        }
        text
    };
    let simple = picture("*-----------*", "|---+---+---|", &|row| format!("|{}|", boxed(row, "|")));
    let wide = picture("+-------+-------+-------+", "+-------+-------+-------+", &|row| {
        format!("| {} |", boxed(row, "|").chars().map(|symbol| symbol.to_string()).collect::<Vec<_>>().join(" "))
    });
    let hollow = picture("+---+---+---+", "+---+---+---+", &|row| format!("|{}|", boxed(row, "|").replace('.', " ")));
    let dashes = rows.iter().map(|row| spaced(row).replace('.', "-") + "\n").collect::<String>();
    let titled = format!("#ASomebody\n#DA title\n{}\n", rows.join("\n"));
    let sections = format!("[Puzzle]\n{}\n", rows.join("\n"));
    for (text, format) in [
        (LINE.to_owned(), Format::Lines),
        (LINE.replace('.', "0"), Format::Lines),
        (LINE.replace('.', "*"), Format::Lines),
        (LINE.replace('.', "_"), Format::Lines),
        (LINE.replace('.', "-"), Format::Lines),
        (LINE.replace('.', "X"), Format::Lines),
        (format!(":0000:x:{LINE}:::"), Format::Lines),
        (rows.join("\n"), Format::Sdk),
        (titled, Format::Sdk),
        (sections, Format::Sdk),
        (simple, Format::Picture),
        (wide, Format::Picture),
        (hollow, Format::Picture),
        (dashes, Format::Picture),
        (rows.iter().map(spaced).collect::<Vec<_>>().join("\n"), Format::Picture),
        ("https://puzz.link/p?sudoku/9/9/1i5i9g2k8i3i7k4g6m7m8g4k3i9i8k4g7i1i6".to_owned(), Format::PuzzLink),
    ] {
        let (puzzle, found, warnings) = read(&text);
        assert_eq!((line_of(&puzzle).as_str(), found, warnings), (LINE, format, vec![]), "{text}");
    }
    let (puzzle, ..) = read(&format!("#ASomebody\n#DA title\n{}\n", rows.join("\n")));
    assert_eq!((puzzle.author(), puzzle.title()), ("Somebody", "A title"));
}

#[test]
fn pictures_are_read_as_they_were_drawn() {
    let (puzzle, ..) = read(LINE);
    let (text, warnings) = formats::write(&[&puzzle], Format::Picture).unwrap();
    assert!(text.starts_with("+-------+-------+-------+\n| ") && warnings.is_empty(), "{text}");
    assert_eq!(text.lines().count(), 13);
    for (rows, cols) in [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4), (5, 5)] {
        let board = Board::single(rows, cols).unwrap();
        let size = i16::from(board.size());
        // A few digits, the largest among them.
        let given = |at: i16| (Cell::new(at, (at * 2 + 1) % size), Digit::new((size - at) as u8).unwrap());
        let givens = (0..size).map(given);
        let puzzle = Puzzle::builder(board).givens(givens).build().unwrap();
        let (text, warnings) = formats::write(&[&puzzle], Format::Picture).unwrap();
        assert!(warnings.is_empty());
        let (again, format, warnings) = read(&text);
        assert_eq!(
            (again.givens(), again.board(), format),
            (puzzle.givens(), puzzle.board(), Format::Picture),
            "{text}"
        );
        assert!(warnings.is_empty(), "{warnings:?}");
    }
    let two = Puzzle::empty(
        Board::new(vec![
            gridwright::board::Grid::new(Cell::new(0, 0), 2, 2).unwrap(),
            gridwright::board::Grid::new(Cell::new(2, 2), 2, 2).unwrap(),
        ])
        .unwrap(),
    );
    assert!(formats::write(&[&two], Format::Picture).is_err());
}

#[test]
fn a_solvers_digits_and_candidates_are_no_givens() {
    let mut cells: Vec<String> =
        LINE.chars().map(|symbol| if symbol == '.' { "2468".into() } else { symbol.to_string() }).collect();
    let table = |cells: &[String]| cells.chunks(9).map(|row| row.join(" ") + "\n").collect::<String>();
    let (puzzle, format, warnings) = read(&table(&cells));
    // For one of the 62 cells, the givens leave no other digits.
    let told = "f: candidates in 61 cells: read as a solver’s marks; they could also be clues".to_owned();
    assert_eq!((line_of(&puzzle).as_str(), format, warnings), (LINE, Format::Sdx, vec![told]));
    let left = |puzzle: &Puzzle| (puzzle.progress().entered_count(), puzzle.progress().marked_count());
    assert_eq!(left(&puzzle), (0, 62));
    cells[1] = "u4".into();
    let (puzzle, _, warnings) = read(&table(&cells));
    assert_eq!((line_of(&puzzle).as_str(), warnings.len()), (LINE, 0));
    assert_eq!((left(&puzzle), puzzle.progress().at(Cell::new(0, 1)).digit), ((1, 61), Digit::new(4)));
    cells[1] = "24".into();
    let row =
        |row: &[String]| format!("| {} | {} | {} |\n", row[..3].join("  "), row[3..6].join("  "), row[6..].join("  "));
    let framed: String = cells.chunks(9).map(row).collect();
    let (puzzle, format, _) = read(&format!(".-----.-----.-----.\n{framed}'-----'-----'-----'\n"));
    assert_eq!((line_of(&puzzle).as_str(), format, left(&puzzle)), (LINE, Format::Candidates, (0, 62)));
    assert_eq!(format!("{:?}", puzzle.progress().at(Cell::new(0, 1)).centre), "{2, 4}");
    let all: String = LINE
        .chars()
        .map(|symbol| if symbol == '.' { "12345....".to_owned() } else { format!("{symbol}........") })
        .collect();
    let (puzzle, format, _) = read(&all);
    assert_eq!((line_of(&puzzle).as_str(), format), (LINE, Format::Candidates));
    let library = format!(":0000:x:{}:::", LINE.replacen('.', "+4", 1));
    let (puzzle, _, warnings) = read(&library);
    assert_eq!(line_of(&puzzle), LINE);
    assert_eq!((left(&puzzle), warnings), ((1, 0), vec![]));
}

#[test]
fn folders_of_opensudoku_are_read_and_written() {
    let digits = LINE.replace('.', "0");
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<name>Easy &amp; new</name>\
         <author>Somebody</author>\n<description></description><comment>c</comment>\n\
         <game data=\"{digits}\" />\n<game data=\"{digits}\"/></opensudoku>"
    );
    let loaded = formats::read_str("f", &text, None).unwrap();
    assert_eq!(loaded.len(), 2);
    assert_eq!((loaded[1].source.line, loaded[0].puzzle.title()), (6, "Easy & new"));
    assert_eq!(line_of(&loaded[1].puzzle), LINE);
    let state: String = LINE
        .chars()
        .enumerate()
        .map(|(at, symbol)| match symbol {
            '.' if at == 1 => "4|-|1|".to_owned(),
            '.' => "0|3,4,|1|".to_owned(),
            digit => format!("{digit}|-|0|"),
        })
        .collect();
    let game = format!(
        "<opensudoku version=\"2\"><folder name=\"x\"><game data=\"version: 1\n{state}\"/></folder></opensudoku>"
    );
    let (puzzle, format, warnings) = read(&game);
    assert_eq!((line_of(&puzzle).as_str(), format, warnings.len()), (LINE, Format::OpenSudoku, 0), "{warnings:?}");
    assert_eq!((puzzle.progress().entered_count(), puzzle.progress().marked_count()), (1, 61));
    assert_eq!(format!("{:?}", puzzle.progress().at(Cell::new(0, 3)).centre), "{3, 4}");
    let (again, lost) = formats::write(&[&loaded[0].puzzle, &loaded[1].puzzle], Format::OpenSudoku).unwrap();
    assert_eq!(lost, []);
    let again = formats::read_str("f", &again, None).unwrap();
    assert_eq!((again.len(), &again[1].puzzle), (2, &loaded[1].puzzle));
    for broken in ["<opensudoku>", "<opensudoku><game/></opensudoku>", "<opensudoku><game data=\"12\"/></opensudoku>"] {
        assert!(formats::read_str("f", broken, None).is_err(), "{broken}");
    }
}

#[test]
fn names_of_folders_are_titles_and_notes_are_told() {
    let digits = LINE.replace('.', "0");
    let game = |more: &str| format!("<game created=\"5\" state=\"1\" last_played=\"6\" data=\"{digits}\" {more}/>");
    let text = format!(
        "<opensudoku version=\"2\">\n<folder name=\"Monday &amp; more\" created=\"1\">{}\n{}</folder>\n\
         <folder name=\"Tuesday\">{}</folder>\n{}</opensudoku>",
        game("note=\"for a friend\""),
        game("time=\"0\" note=\"\""),
        game("time=\"90000\" command_stack=\"a|b\""),
        game(""),
    );
    let loaded = formats::read_str("f", &text, None).unwrap();
    let titles: Vec<&str> = loaded.iter().map(|one| one.puzzle.title()).collect();
    assert_eq!(titles, ["Monday & more", "Monday & more", "Tuesday", ""]);
    let told: Vec<String> = loaded.iter().flat_map(|one| &one.warnings).map(ToString::to_string).collect();
    let no_place = "left out (not supported here)";
    assert_eq!(
        told,
        [
            format!("f: line 2: 1 × “note”: {no_place}"),
            format!("f: line 4: 1 × “time”: {no_place}"),
            format!("f: line 4: 1 × “command_stack”: {no_place}"),
        ]
    );
}

#[test]
fn the_state_of_a_solver_in_sdk_is_progress() {
    let state = LINE.replacen("...", "234", 1);
    let rows = |line: &str| {
        line.as_bytes().chunks(9).map(|row| String::from_utf8(row.to_vec()).unwrap() + "\n").collect::<String>()
    };
    let text = format!("#CRemark\n[Puzzle]\n{}[State]\n{}", rows(LINE), rows(&state));
    let (puzzle, format, warnings) = read(&text);
    assert_eq!((line_of(&puzzle).as_str(), format), (LINE, Format::Sdk));
    let entered: Vec<(String, Option<Digit>)> =
        puzzle.progress().cells().map(|(cell, notes)| (cell.to_string(), notes.digit)).collect();
    assert_eq!(entered, [2, 3, 4].map(|digit| (format!("r1c{digit}"), Digit::new(digit))));
    assert_eq!(warnings, ["f: 1 × “#C”: left out (not supported here)"]);
    // An invalid state is reported, and so is a digit in place of a given.
    let wrong = text.replace("[State]\n1", "[State]\n9") + "[Moves]\nr1c2=2\n";
    let (puzzle, _, warnings) = read(&wrong);
    assert_eq!((line_of(&puzzle).as_str(), puzzle.progress().entered_count()), (LINE, 3));
    assert_eq!(
        warnings[..2],
        ["f: 1 digit entered by a solver: left out (not supported here)", "f: 1 × “Moves”: left out (not recognised)",]
    );
}

#[test]
fn what_stands_behind_the_cells_of_a_library_line_is_told() {
    let (puzzle, _, warnings) = read(&format!(":0000:x:{LINE}:412 413:523:a nice one: really:"));
    assert_eq!((line_of(&puzzle).as_str(), puzzle.progress().is_empty()), (LINE, true));
    assert_eq!(
        warnings,
        [
            "f: line 1: 2 × “deleted candidates”: left out (not supported here)",
            "f: line 1: 1 × “eliminations”: left out (not supported here)",
            "f: line 1: 1 × “comment”: left out (not supported here)",
        ]
    );
}

#[test]
fn tags_of_ksudoku_and_digits_of_links_are_not_lost() {
    let values = LINE.replace('.', "_");
    let text = format!(
        "<ksudoku><game><puzzle><graph sizeX=\"9\" sizeY=\"9\" sizeZ=\"1\" order=\"9\" type=\"sudoku\" name=\"\"/>\
         <values>{values}</values></puzzle><history><simpleEvent index=\"1\" value=\"2\"/></history></game></ksudoku>"
    );
    let (_, format, warnings) = read(&text);
    let expected = ["f: 1 × “history”: left out (not recognised)", "f: 1 × “simpleEvent”: left out (not recognised)"];
    assert_eq!((format, warnings), (Format::KSudoku, expected.map(str::to_owned).to_vec()));
    let link = "https://puzz.link/p?sudoku/9/9/1i5i9g2k8i3i7k4g6m7m8g4k3i9i8k4g7i1i6";
    assert!(formats::read_str("f", &format!("{link}5"), None).is_err());
}

#[test]
fn what_is_written_is_read_and_losses_are_told() {
    let mut puzzle = read(LINE).0;
    puzzle =
        Puzzle::builder(puzzle.board().clone()).title("T").author("A").givens(puzzle.givens().clone()).build().unwrap();
    for (format, lost) in [
        (Format::Sdk, 0),
        (Format::Sdm, 2),
        (Format::Solo, 2),
        (Format::OpenSudoku, 0),
        (Format::JsonLines, 0),
        (Format::KSudoku, 1),
    ] {
        let (text, warnings) = formats::write(&[&puzzle], format).unwrap();
        assert_eq!(warnings.len(), lost, "{format:?}: {warnings:?}");
        assert_eq!(line_of(&read(&text).0), LINE, "{format:?}\n{text}");
    }
    let samurai = gridwright::board::TraditionalLayout::Samurai.board(3, 3).unwrap();
    for format in [Format::Sdk, Format::Sdm, Format::Solo, Format::OpenSudoku, Format::FPuzzles] {
        let error = formats::write(&[&Puzzle::empty(samurai.clone())], format).unwrap_err().to_string();
        assert!(error.contains("can only hold"), "{error}");
    }
}

#[test]
fn ksudoku_has_boards_of_every_layout() {
    let texts = ["two-grids.ron", "other-grids.ron"].map(golden);
    for text in texts {
        let puzzle = read(&text).0;
        if puzzle.board().numbering() != gridwright::board::Numbering::FromOne {
            continue;
        }
        let (text, _) = formats::write(&[&puzzle], Format::KSudoku).unwrap();
        let (again, format, _) = read(&text);
        assert_eq!(format, Format::KSudoku);
        let houses = |puzzle: &Puzzle| {
            let (board, top_left) = (puzzle.board(), puzzle.board().top_left());
            let place = |id| board.cell(id).offset(-top_left.row, -top_left.col);
            let mut houses: Vec<Vec<Cell>> =
                board.houses().iter().map(|house| house.cells.iter().map(|&id| place(id)).collect()).collect();
            houses.sort();
            houses
        };
        assert_eq!(houses(&again), houses(&puzzle));
        assert_eq!(again.givens().len(), puzzle.givens().len());
    }
    // A samurai in the syntax of the format, whose positions count down the columns of 21 cells.
    let group = |at: usize| format!("<sudokugroups at=\"{at}\" withblocks=\"1\"/>");
    let groups: String = [0, 12, 132, 252, 264].map(group).concat();
    let values = format!("{}{}", "a", "_".repeat(440));
    let text = format!(
        "<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle><graph sizeX=\"21\" sizeY=\"21\" sizeZ=\"1\" order=\"9\" \
         type=\"custom\" name=\"Samurai\">{groups}<clique size=\"2\">0 22</clique>\
         <cage operator=\"1\" value=\"7\" size=\"2\">0 1</cage></graph>\
         <values>{values}</values></puzzle></game></ksudoku>"
    );
    let puzzle = read(&text).0;
    let origins: Vec<Cell> = puzzle.board().grids().iter().map(|grid| grid.origin()).collect();
    let samurai = gridwright::board::TraditionalLayout::Samurai.board(3, 3).unwrap();
    let mut expected: Vec<Cell> = samurai.grids().iter().map(|grid| grid.origin()).collect();
    expected.sort();
    let mut sorted = origins.clone();
    sorted.sort();
    assert_eq!(sorted, expected);
    assert_eq!(puzzle.givens().iter().next(), Some((&Cell::new(0, 0), &Digit::from_index(0))));
    let [Rule::Region(region), Rule::KillerCage(cage)] = [&puzzle.rules()[0].rule, &puzzle.rules()[1].rule] else {
        panic!("{:?}", puzzle.rules())
    };
    assert_eq!((region.cells.to_string(), cage.cells.to_string()), ("r1c1 r2c2".into(), "r1-2c1".into()));
}

#[test]
fn json_lines_hold_everything() {
    let mut texts: Vec<String> = ["many-rules.ron", "other-grids.ron", "two-grids.ron"].map(golden).into();
    for (board, rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
        let puzzle = Puzzle::builder(board).rule(rule).build().unwrap();
        texts.push(formats::write(&[&puzzle], Format::Ron).unwrap().0);
    }
    let puzzles: Vec<Puzzle> = texts.iter().map(|text| read(text).0).collect();
    let (text, lost) = formats::write(&puzzles.iter().collect::<Vec<_>>(), Format::JsonLines).unwrap();
    assert_eq!((lost, text.lines().count()), (vec![], puzzles.len()));
    let read: Vec<Puzzle> = formats::read_str("f", &text, None).unwrap().into_iter().map(|one| one.puzzle).collect();
    assert_eq!(read, puzzles);
    // An object may span several lines, and lines of all formats may be mixed.
    let first: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let pretty = serde_json::to_string_pretty(&first).unwrap();
    assert_eq!(formats::read_str("f", &pretty, None).unwrap()[0].puzzle, puzzles[0]);
    let link = formats::write(&[&Puzzle::empty(Board::classic())], Format::FPuzzlesLink).unwrap().0;
    let mixed = format!("# all sorts\n{LINE}\n{link}{}\n3x3:{}\n12\n", text.lines().next().unwrap(), "zzzc");
    let found: Vec<Result<Format, usize>> = formats::open_str("f", &mixed)
        .unwrap()
        .map(|one| one.map(|one| one.format).map_err(|error| error.line.unwrap()))
        .collect();
    assert_eq!(found, [Ok(Format::Lines), Ok(Format::FPuzzlesLink), Ok(Format::JsonLines), Ok(Format::Solo), Err(6)]);
}

/// A drawing as Penpa+ packs it, with positions counted on a lattice that has two more on each side.
#[test]
fn drawings_of_penpa_are_read() {
    use std::io::Write;

    use base64::Engine;

    let link = |text: &str| {
        let mut encoder = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::default());
        encoder.write_all(text.as_bytes()).unwrap();
        let packed = base64::engine::general_purpose::STANDARD.encode(encoder.finish().unwrap());
        format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}&a=x")
    };
    // Four rows with 2x2 boxes: 8 places a row, so r1c1 is 2 * 8 + 2, and its lower right corner 64 more.
    let at = |row: usize, col: usize| (row + 1) * 8 + col + 1;
    let corner = |row: usize, col: usize| 64 + at(row, col);
    let mut edges: Vec<String> = (0..4).map(|col| format!("\"{},{}\":2", corner(2, col), corner(2, col + 1))).collect();
    edges.extend((0..4).map(|row| format!("\"{},{}\":2", corner(row, 2), corner(row + 1, 2))));
    let text = format!(
        "square,4,4,38,0,1,1,190,190,44,44,0,0,0,0,Title: A%2C b,Author: Somebody,A contest,\
         Be%2C good%2Dor else\n[0,0,0,0]\n[\"1\"]\n\
         {{zR:{{z_:[]}},zS:{{\"{}\":1}},zN:{{\"{}\":[\"3\",1,\"1\"],\"{}\":[\"x\",1,\"1\"]}},z1:{{\"{}\":[\"5\",1]}},\
         zY:{{\"{}\":[1,\"circle_L\",1],\"{}\":[1,\"star\",2]}},zE:{{{}}},z6:[[{},{}]],\
         zT:[[{},{},{}]],zL:{{\"18,19\":3}}}}\n\
         {{zN:{{\"{}\":[\"2\",2,\"1\"]}}}}\n[]\n",
        at(4, 4),
        at(1, 1),
        at(1, 2),
        4 * 64 + 4 * at(2, 1),
        at(3, 3),
        at(3, 4),
        edges.join(","),
        at(2, 1),
        at(2, 2),
        at(4, 1),
        at(4, 2),
        at(3, 2),
        at(1, 4),
    );
    let (puzzle, format, warnings) = read(&link(&text));
    assert_eq!(puzzle.progress().at(Cell::new(0, 3)).digit, Digit::new(2));
    assert_eq!((format, puzzle.title(), puzzle.author()), (Format::Penpa, "A, b", "Somebody"));
    assert_eq!(puzzle.board(), &Board::single(2, 2).unwrap());
    assert_eq!(line_of(&puzzle), format!("3{}", ".".repeat(15)));
    let rules: Vec<String> = puzzle.rules().iter().map(|placed| format!("{:?}", placed.rule.kind())).collect();
    assert_eq!(rules, ["KillerCage", "LineMark", "CircleMark"]);
    let Rule::KillerCage(cage) = &puzzle.rules()[0].rule else { panic!() };
    assert_eq!((cage.cells.to_string(), cage.sum.clone()), ("r2c1-2".to_owned(), Some(5.into())));
    let expected = [
        "f: 3 drawings: kept as drawings without meaning; if one of them is a rule, it does not apply",
        "f: 1 × “star”: left out (not recognised)",
    ];
    assert_eq!(warnings, expected);
    let published = puzzle.publication();
    assert_eq!(published.source, "A contest");
    assert_eq!(published.rules_text.as_ref().map(|own| own.text.as_str()), Some("Be, good\nor else"));
    let [cell, line, text] = puzzle.drawings() else { panic!("{:?}", puzzle.drawings()) };
    let hex = |colour: Option<Rgba>| colour.map(|colour| colour.to_string()).unwrap_or_default();
    assert_eq!((hex(cell.fill), hex(line.stroke)), ("#444444".to_owned(), "#208020".to_owned()));
    let DrawnShape::Lines { lines, .. } = &line.shape else { panic!("{line:?}") };
    let places: Vec<Point> = lines[0].iter().map(|at| at.point()).collect();
    assert_eq!(places, [Point::new(0.5, 0.5), Point::new(1.5, 0.5)]);
    let DrawnShape::Text { text, at, .. } = &text.shape else { panic!("{text:?}") };
    assert_eq!((text.as_str(), at.point()), ("x", Point::new(1.5, 0.5)));
    let bomb = link(&"a".repeat(30_000_000));
    let error = formats::read_str("f", &bomb, None).unwrap_err().to_string();
    assert!(error.starts_with("f: too large"), "{error}");
    assert!(formats::read_str("f", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=AAAA", None).is_err());
}

/// The content of SudokuMaker's public sample, as our own puzzle.
#[test]
fn links_of_sudokumaker_are_read() {
    let mut cells = vec![serde_json::json!({}); 81];
    cells[12] = serde_json::json!({ "given": true, "value": 9 });
    cells[13] = serde_json::json!({ "value": 8 });
    let regions: Vec<usize> = (0..81).map(|at| at / 27 * 3 + at % 9 / 3).collect();
    let board = serde_json::json!({ "formatVersion": "1.5.0", "puzzle": { "name": "T", "author": "A", "cells": cells,
        "constraints": [
            { "type": 0 },
            { "type": 1, "regions": regions },
            { "type": 301, "cages": [{ "cells": [0, 1], "value": 9 }, { "cells": [4, 5], "value": 0 }] },
            { "type": 302, "groups": [[63, 62], [72, 71]] },
            { "type": 10 },
            { "type": 100, "cells": [30, 38] },
            { "type": 101, "cells": [50, 58] },
            { "type": 102, "cells": [56] },
            { "type": 103, "cells": [66] },
            { "type": 200, "clues": [{ "value": 1, "edge": 28 }, { "value": 1, "edge": 19 }], "negative": [] },
            { "type": 201, "clues": [{ "value": 2, "edge": 45 }, { "value": 2, "edge": 55 }], "negative": [] },
            { "type": 303, "clues": [{ "corner": 45, "digits": [1, 2, 3, 4] }] },
            { "type": 501, "clues": [{ "value": 12, "outerCell": 65 }] },
            { "type": 305, "cells": [80, 79] },
            { "type": 300, "slow": true, "thermometers": [[10, 11, 12]] },
            { "type": 401, "lines": [[64, 73, 74]], "minDifference": 4 },
            { "type": 406, "lines": [[45, 54, 63]], "groups": [14, 112, 896] },
            { "type": 408, "bulbsWithArrows": [{ "bulbCells": [6], "arrows": [[6, 5, 4]] }] },
            { "type": 500, "clues": [
                { "value": 12, "outerCell": 4, "diagonal": 1 }, { "value": 40, "outerCell": 0, "diagonal": -1 },
            ] },
            { "type": 11 }, { "type": 12 }, { "type": 13 }, { "type": 14 }, { "type": 15 },
            { "type": 502, "clues": [{ "value": 21, "outerCell": 66 }] },
            { "type": 503, "clues": [{ "value": 3, "outerCell": 9 }, { "outerCell": 8 }] },
            { "type": 600, "cells": [36, 47] }, { "type": 601, "cells": [33] },
            { "type": 304, "cages": [{ "cells": [1], "value": "11" }, { "cells": [2], "value": "12" }] },
            { "type": 1000, "definition": { "name": "Own thing" } },
            { "type": 202, "clues": [{ "value": 5, "edge": 3 }], "negative": [5, 10] },
        ] } });
    let packed = lz_str::compress_to_encoded_uri_component(board.to_string().as_str());
    for text in [board.to_string(), format!("https://sudokumaker.app/?puzzle={packed}")] {
        let (puzzle, format, warnings) = read(&text);
        assert_eq!((format, puzzle.title(), puzzle.author()), (Format::SudokuMaker, "T", "A"));
        assert_eq!(puzzle.board(), &Board::classic());
        assert_eq!(puzzle.givens().iter().next(), Some((&Cell::new(1, 3), &Digit::from_index(8))));
        // The same positions by their f-puzzles names.
        let foreign = serde_json::json!({ "size": 9, "grid": vec![vec![serde_json::json!({}); 9]; 9],
            "killercage": [{ "cells": ["R1C1", "R1C2"], "value": "9" }, { "cells": ["R1C5", "R1C6"] }],
            "clone": [
                { "cells": ["R8C1"], "cloneCells": ["R7C9"] }, { "cells": ["R9C1"], "cloneCells": ["R8C9"] },
            ],
            "diagonal-": true,
            "even": [{ "cell": "R4C4" }, { "cell": "R5C3" }], "odd": [{ "cell": "R7C5" }, { "cell": "R6C6" }],
            "maximum": [{ "cell": "R7C3" }], "minimum": [{ "cell": "R8C4" }],
            "difference": [{ "cells": ["R2C2", "R3C2"] }, { "cells": ["R2C1", "R2C2"] }],
            "ratio": [{ "cells": ["R3C1", "R4C1"] }, { "cells": ["R4C2", "R4C1"] }],
            "quadruple": [{ "cells": ["R4C5", "R4C6", "R5C5", "R5C6"], "values": [1, 2, 3, 4] }],
            "sandwichsum": [{ "cell": "R5C10", "value": "12" }],
            "extraregion": [{ "cells": ["R9C9", "R9C8"] }],
            "slowthermometer": [{ "lines": [["R2C2", "R2C3", "R2C4"]] }],
            "whispers": [{ "lines": [["R8C2", "R9C2", "R9C3"]], "value": "4" }],
            "entropicline": [{ "lines": [["R6C1", "R7C1", "R8C1"]] }],
            "arrow": [{ "cells": ["R1C7"], "lines": [["R1C7", "R1C6", "R1C5"]] }],
            "littlekillersum": [
                { "cell": "R0C4", "direction": "DL", "value": "12" },
                { "cell": "R0C0", "direction": "DR", "value": "40" },
            ],
            "diagonal+": true, "antiking": true, "antiknight": true, "disjointgroups": true, "nonconsecutive": true,
            "xsum": [{ "cell": "R6C0", "value": "21" }], "skyscraper": [{ "cell": "R0C9", "value": "3" }],
            "rowindexer": [{ "cell": "R5C1" }, { "cell": "R6C3" }], "columnindexer": [{ "cell": "R4C7" }],
            "xv": [{ "cells": ["R1C3", "R1C4"], "value": "V" }], "negative": ["xv"],
        });
        let same = formats::read_str("f", &foreign.to_string(), None).unwrap().remove(0);
        assert_eq!(same.warnings, []);
        let meaning = |puzzle: &Puzzle| {
            let plain = Puzzle::builder(Board::classic()).rules(puzzle.rules().to_vec()).build();
            let mut shapes: Vec<String> = plain.unwrap().model().shapes().map(|shape| format!("{shape:?}")).collect();
            shapes.sort();
            shapes
        };
        assert_eq!(meaning(&puzzle), meaning(&same.puzzle));
        let expected = [
            "f: 1 rule of the kind “Skyscraper”: left out (empty)",
            "f: 2 × “look-and-say cages”: left out (not recognised)",
            "f: 1 × “Own thing”: left out (not recognised)",
        ];
        assert_eq!((warnings, puzzle.progress().entered_count()), (expected.map(str::to_owned).to_vec(), 1));
    }
}
