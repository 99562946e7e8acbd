//! Options of other programs keep their meaning here. The expected meaning is implemented independently in this file,
//! in a few lines that try all fillings of a small board, or was counted by the other program itself.

use gridwright::board::{Board, Cell, GridId};
use gridwright::formats::{self, Format, LoadedPuzzle, LossOutcome, LostElement, Warning};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine};
use gridwright::variant::{AllSums, BorderSum, DifferenceDot, NoRatio, Nonconsecutive, RatioDot, Rule};
use serde_json::{Value, json};

fn read(text: &str) -> LoadedPuzzle {
    formats::read_str("f", text, None).unwrap_or_else(|error| panic!("{error}\n{text}")).remove(0)
}

fn count(puzzle: &Puzzle) -> u64 {
    match Native::new().solutions(&puzzle.model(), u64::MAX, &Control::new(), &mut |_| {}).unwrap() {
        Count::Exactly(count) => count,
        other => panic!("{other:?}"),
    }
}

fn warnings(loaded: &LoadedPuzzle) -> Vec<String> {
    loaded.warnings.iter().map(ToString::to_string).collect()
}

type Filling = [[u8; 4]; 4];

/// Returns all fillings of four rows and columns in which no digit repeats in a row, a column or one of the sets of
/// cells.
fn fillings(sets: &[&[(usize, usize)]]) -> Vec<Filling> {
    fn go(filling: &mut Filling, place: usize, sets: &[&[(usize, usize)]], found: &mut Vec<Filling>) {
        if place == 16 {
            return found.push(*filling);
        }
        let (row, col) = (place / 4, place % 4);
        for digit in 1..=4 {
            let is = |&(r, c): &(usize, usize)| filling[r][c] == digit;
            let in_lines = (0..4).any(|at| filling[row][at] == digit || filling[at][col] == digit);
            if in_lines || sets.iter().any(|set| set.contains(&(row, col)) && set.iter().any(is)) {
                continue;
            }
            filling[row][col] = digit;
            go(filling, place + 1, sets, found);
            filling[row][col] = 0;
        }
    }
    let mut found = Vec::new();
    go(&mut [[0; 4]; 4], 0, sets, &mut found);
    found
}

const BOXES: [&[(usize, usize)]; 4] = [
    &[(0, 0), (0, 1), (1, 0), (1, 1)],
    &[(0, 2), (0, 3), (1, 2), (1, 3)],
    &[(2, 0), (2, 1), (3, 0), (3, 1)],
    &[(2, 2), (2, 3), (3, 2), (3, 3)],
];

type Border = [(usize, usize); 2];

fn borders() -> Vec<Border> {
    let cells = (0..4).flat_map(|row| (0..4).map(move |col| (row, col)));
    let beside = |(row, col): (usize, usize)| [[(row, col), (row, col + 1)], [(row, col), (row + 1, col)]];
    cells.flat_map(beside).filter(|[_, (row, col)]| *row < 4 && *col < 4).collect()
}

fn digits(filling: &Filling, [one, other]: Border) -> [u8; 2] {
    [one, other].map(|(row, col)| filling[row][col])
}

fn name((row, col): (usize, usize)) -> String {
    format!("R{}C{}", row + 1, col + 1)
}

fn f_puzzle(size: usize, keys: Value) -> Value {
    let mut board = json!({ "size": size, "grid": vec![vec![json!({}); size]; size] });
    let Value::Object(keys) = keys else { panic!("{keys}") };
    board.as_object_mut().unwrap().extend(keys);
    board
}

fn differs([one, other]: [u8; 2], number: u8) -> bool {
    one.abs_diff(other) == number
}

fn is_ratio([one, other]: [u8; 2], number: u8) -> bool {
    one == number * other || other == number * one
}

/// "Nonconsecutive" in f-puzzles forbids a difference of 1 between neighbours without any dot, and no other difference,
/// whatever dots there are; "negative ratio" forbids the ratios of all ratio dots, or 2; "negative xv" forbids 5 and
/// 10. These are the meanings in the solver used with f-puzzles, and in its own checks.
#[test]
fn negative_options_of_f_puzzles_rule_out_what_they_do_there() {
    let (all, borders) = (fillings(&BOXES), borders());
    assert_eq!(all.len(), 288);
    let mut narrower = 0;
    for (number, solution) in all.iter().enumerate().step_by(5) {
        // Each border gets the mark that is true there, but only some of the unneeded ones.
        let kept = |at: usize| (at + number).is_multiple_of(3);
        let (mut differences, mut ratios, mut sums) = (vec![], vec![], vec![]);
        for (at, &border) in borders.iter().enumerate() {
            let both = digits(solution, border);
            let (difference, sum) = (both[0].abs_diff(both[1]), both[0] + both[1]);
            let ratio = both[0].max(both[1]) / both[0].min(both[1]);
            // All or none of one ratio: an unmarked ratio is forbidden if another is marked.
            let all_given = ratio == 2 || ratio == 3 && number % 2 == 0 || ratio == 4 && number % 3 == 0;
            if is_ratio(both, ratio) && all_given {
                ratios.push((border, ratio));
            } else if difference == 1 || kept(at) {
                differences.push((border, difference));
            }
            if sum == 5 {
                sums.push((border, sum));
            }
        }
        let mark = |&(border, value): &(Border, u8)| json!({ "cells": border.map(name), "value": value.to_string() });
        let marks = |marks: &[(Border, u8)]| marks.iter().map(mark).collect::<Value>();
        let vs: Value = sums.iter().map(|(border, _)| json!({ "cells": border.map(name), "value": "V" })).collect();
        let board = f_puzzle(
            4,
            json!({
                "difference": marks(&differences), "ratio": marks(&ratios), "xv": vs,
                "nonconsecutive": true, "negative": ["ratio", "xv"],
            }),
        );
        let loaded = read(&board.to_string());
        assert_eq!(warnings(&loaded), [""; 0]);
        let ruled_out: Vec<u8> = if ratios.is_empty() { vec![2] } else { ratios.iter().map(|mark| mark.1).collect() };
        let obeys = |filling: &&Filling| {
            let on = |marks: &[(Border, u8)], border: Border| {
                marks.iter().find(|(other, _)| *other == border).map(|mark| mark.1)
            };
            borders.iter().all(|&border| {
                let both = digits(filling, border);
                let (white, black) = (on(&differences, border), on(&ratios, border));
                let dots = match (white, black) {
                    (None, None) => !differs(both, 1) && ruled_out.iter().all(|&number| !is_ratio(both, number)),
                    (white, black) => {
                        white.is_none_or(|number| differs(both, number))
                            && black.is_none_or(|number| is_ratio(both, number))
                    }
                };
                let sum = both[0] + both[1];
                dots && on(&sums, border).map_or(sum != 5 && sum != 10, |wanted| sum == wanted)
            })
        };
        let expected = all.iter().filter(obeys).count() as u64;
        assert!(expected > 0, "{board}");
        assert_eq!(count(&loaded.puzzle), expected, "{board}");
        let text = formats::write(&[&loaded.puzzle], Format::FPuzzles).unwrap();
        assert_eq!(text.1, []);
        assert_eq!(read(&text.0).puzzle, loaded.puzzle);
        narrower += usize::from(differences.iter().any(|mark| mark.1 != 1));
    }
    assert!(narrower > 20, "{narrower}");
}

fn border(cells: [&str; 2]) -> gridwright::place::Border {
    let [one, other]: [Cell; 2] = cells.map(|cell| cell.parse().unwrap());
    gridwright::place::Border::between(one, other).unwrap()
}

fn losses(rules: Vec<Rule>, format: Format) -> Vec<(LostElement, LossOutcome)> {
    let rules = rules.into_iter().map(PlacedRule::new);
    let puzzle = Puzzle::builder(Board::classic()).rules(rules).build().unwrap();
    let loss = |warning| match warning {
        Warning::LostOnWriting { loss, .. } => (loss.element, loss.outcome),
        other => panic!("{other}"),
    };
    formats::write(&[&puzzle], format).unwrap().1.into_iter().map(loss).collect()
}

/// A rule that forbids more here than there is written as the nearest, with a warning; one that would forbid more there
/// is omitted.
#[test]
fn wider_and_narrower_rules_are_told_when_they_are_written() {
    let grid = GridId(0);
    let white = |number| Rule::from(DifferenceDot::new(border(["r1c1", "r1c2"])).with_number(Some(number)));
    let black = |number| Rule::from(RatioDot::new(border(["r2c1", "r2c2"])).with_number(Some(number)));
    let sum = |sum| Rule::from(BorderSum { border: border(["r3c1", "r3c2"]), sum: Some(sum) });
    let told = |rules: Vec<Rule>| {
        let kind = rules[0].kind();
        let losses = losses(rules, Format::FPuzzles).into_iter();
        losses
            .filter(|(element, _)| *element == LostElement::Rules(kind))
            .map(|(_, fate)| fate)
            .collect::<Vec<LossOutcome>>()
    };
    assert_eq!(told(vec![Nonconsecutive::new(grid).into(), white(3)]), [LossOutcome::Nearest]);
    assert_eq!(told(vec![Nonconsecutive::new(grid).into(), white(1)]), []);
    assert_eq!(told(vec![Nonconsecutive::new(grid).with_numbers([1]).into(), white(3)]), []);
    assert_eq!(told(vec![Nonconsecutive::new(grid).with_numbers([3]).into()]), [LossOutcome::NoPlace]);
    // There the numbers of the dots are forbidden, as here by a rule without numbers.
    assert_eq!(told(vec![NoRatio::new(grid).into(), black(3)]), []);
    assert_eq!(told(vec![NoRatio::new(grid).with_numbers([2]).into(), black(3)]), [LossOutcome::NoPlace]);
    assert_eq!(told(vec![NoRatio::new(grid).with_numbers([2, 3]).into(), black(3)]), [LossOutcome::Nearest]);
    assert_eq!(told(vec![AllSums::new(grid).into(), sum(7)]), [LossOutcome::Nearest]);
    assert_eq!(told(vec![AllSums::new(grid).with_numbers([5]).into()]), [LossOutcome::NoPlace]);
    // The Interactive Sudoku Solver gets pairs of cells instead, which have exactly that meaning.
    for rules in [
        vec![Nonconsecutive::new(grid).with_numbers([1]).into(), white(3)],
        vec![NoRatio::new(grid).with_numbers([2]).into(), Nonconsecutive::new(grid).with_numbers([2]).into()],
    ] {
        assert_eq!(losses(rules, Format::Iss), []);
    }
    let nearest = losses(vec![Nonconsecutive::new(grid).into(), white(3)], Format::SudokuPad);
    assert!(nearest.contains(&(LostElement::Rules(gridwright::variant::Kind::Nonconsecutive), LossOutcome::Nearest)));
}

/// Each list of SudokuMaker gives the forbidden numbers, whatever marks there are.
#[test]
fn negative_lists_of_sudokumaker_are_read_as_they_are() {
    let all = fillings(&BOXES);
    let regions: Vec<usize> = (0..16).map(|at| at / 8 * 2 + at % 4 / 2).collect();
    type Case = (i64, &'static [u8], fn([u8; 2], u8) -> bool);
    let cases: [Case; 4] = [
        (200, &[2], differs),
        (200, &[3], differs),
        (201, &[3, 4], is_ratio),
        (202, &[4], |[one, other], sum| one + other == sum),
    ];
    for (kind, numbers, is_so) in cases {
        let board = json!({ "formatVersion": "1.5.0", "puzzle": { "cells": vec![json!({}); 16], "constraints": [
            { "type": 1, "regions": regions }, { "type": kind, "clues": [], "negative": numbers },
        ] } });
        let loaded = read(&board.to_string());
        assert_eq!((loaded.format, warnings(&loaded)), (Format::SudokuMaker, vec![]));
        let obeys = |filling: &&Filling| {
            let free = |border| !numbers.iter().any(|&number| is_so(digits(filling, border), number));
            borders().into_iter().all(free)
        };
        let expected = all.iter().filter(obeys).count() as u64;
        assert!(expected < 288 && (expected > 0 || kind != 200), "{kind} {numbers:?}");
        assert_eq!(count(&loaded.puzzle), expected, "{kind} {numbers:?}");
    }
}

/// If the number of digits is not divisible by three, the middle third has one more or one fewer. Lines of two cells
/// need two thirds, or two remainders. Dutch whispers differ by one less than German ones.
#[test]
fn lines_of_f_puzzles_are_read_as_they_are_meant() {
    let all = fillings(&BOXES);
    let third = |digit: u8| [0u8, 1, 1, 2][usize::from(digit) - 1];
    let turns = |filling: &Filling, line: &[(usize, usize)], class: &dyn Fn(u8) -> u8| {
        let classes: Vec<u8> = line.iter().map(|&(row, col)| class(filling[row][col])).collect();
        let window = classes.len().min(3);
        classes.windows(window).all(|part| (1..window).all(|at| !part[at..].contains(&part[at - 1])))
    };
    let lines: [&[(usize, usize)]; 5] = [
        &[(0, 0), (1, 1)],
        &[(0, 1), (0, 2)],
        &[(0, 0), (0, 1), (0, 2)],
        &[(0, 1), (0, 2), (1, 3)],
        &[(0, 0), (0, 1), (0, 2), (1, 3)],
    ];
    // One and two are in different thirds, two and three in the same, but with different remainders.
    let mut counts = Vec::new();
    for (givens, line) in [[1, 2], [2, 3]].into_iter().flat_map(|givens| lines.map(|line| (givens, line))) {
        let names: Vec<String> = line.iter().copied().map(name).collect();
        for (key, class) in [("entropicline", &third as &dyn Fn(u8) -> u8), ("modularline", &|digit| digit % 3)] {
            let mut board = f_puzzle(4, json!({ key: [{ "lines": [names] }] }));
            for (at, digit) in givens.into_iter().enumerate() {
                board["grid"][0][at + 1] = json!({ "value": digit, "given": true });
            }
            let loaded = read(&board.to_string());
            let obeys = |filling: &&Filling| filling[0][1..3] == givens && turns(filling, line, class);
            let expected = all.iter().filter(obeys).count() as u64;
            assert_eq!((count(&loaded.puzzle), warnings(&loaded)), (expected, vec![]), "{key} {givens:?} {names:?}");
            counts.push(expected);
        }
    }
    assert!(counts.contains(&0) && counts.iter().filter(|&&count| count > 0).count() > 10, "{counts:?}");
    for (size, least) in [(4, 1), (6, 2), (9, 4)] {
        let whispers = json!({ "dutchwhispers": [{ "lines": [["R1C1", "R1C2"]] }] });
        let loaded = read(&f_puzzle(size, whispers).to_string());
        let Rule::Whispers(line) = &loaded.puzzle.rules()[0].rule else { panic!("{size}") };
        assert_eq!(line.number(&loaded.puzzle.context()), least, "{size}");
    }
}

/// A list of cells for each indexer, as that solver writes them; we do the same.
#[test]
fn indexers_of_f_puzzles_have_lists_of_cells() {
    let all = fillings(&BOXES);
    let place = |digit: u8| usize::from(digit) - 1;
    type Target = fn(usize, usize, usize) -> ((usize, usize), usize);
    let targets: [(&str, Target); 3] = [
        ("rowindexer", |r, c, v| ((v, c), r)),
        ("columnindexer", |r, c, v| ((r, v), c)),
        ("boxindexer", |r, c, v| ((r / 2 * 2 + v / 2, c / 2 * 2 + v % 2), r % 2 * 2 + c % 2)),
    ];
    for (key, target) in targets {
        let marked = [(0, 0), (1, 2), (3, 1)];
        let board = f_puzzle(4, json!({ key: [{ "cells": ["R1C1", "R2C3"] }, { "cell": "R4C2" }] }));
        let loaded = read(&board.to_string());
        let obeys = |filling: &&Filling| {
            marked.iter().all(|&(row, col)| {
                let ((r, c), held) = target(row, col, place(filling[row][col]));
                place(filling[r][c]) == held
            })
        };
        let expected = all.iter().filter(obeys).count() as u64;
        assert_eq!((count(&loaded.puzzle), warnings(&loaded)), (expected, vec![]), "{key}");
        assert!((1..288).contains(&expected), "{key}");
        let (text, lost) = formats::write(&[&loaded.puzzle], Format::FPuzzles).unwrap();
        let written: Value = serde_json::from_str(&text).unwrap();
        assert_eq!((lost, written[key][0]["cells"].clone()), (vec![], json!(["R1C1"])));
        assert_eq!(read(&text).puzzle, loaded.puzzle);
    }
}

/// Returns a game ID: the lines between neighbours in a row, row by row, then those in a column, column by column, as
/// the number of missing lines before each.
fn solo(layout: &[usize; 16]) -> String {
    let upright = (0..4).flat_map(|row| (0..3).map(move |col| (row * 4 + col, row * 4 + col + 1)));
    let level = (0..4).flat_map(|col| (0..3).map(move |row| (row * 4 + col, row * 4 + col + 4)));
    let (mut runs, mut run) = (String::new(), 0);
    for there in upright.chain(level).map(|(one, other)| layout[one] != layout[other]).chain([true]) {
        match (there, run) {
            (false, _) => run += 1,
            (true, 0) => runs.push('_'),
            (true, _) => {
                runs.push(char::from(b'a' + run - 1));
                run = 0;
            }
        }
    }
    format!("4j:p,{runs}")
}

/// Returns a drawing of the lines between regions, with corners counted on a lattice that has two more positions on
/// each side.
fn penpa(layout: &[usize; 16]) -> String {
    use std::io::Write;

    use base64::Engine;

    let corner = |row: usize, col: usize| 64 + (row + 1) * 8 + col + 1;
    let mut lines = Vec::new();
    for (row, col) in (0..16).map(|at| (at / 4, at % 4)) {
        if col < 3 && layout[row * 4 + col] != layout[row * 4 + col + 1] {
            lines.push((corner(row, col + 1), corner(row + 1, col + 1)));
        }
        if row < 3 && layout[row * 4 + col] != layout[row * 4 + col + 4] {
            lines.push((corner(row + 1, col), corner(row + 1, col + 1)));
        }
    }
    let lines: Vec<String> = lines.iter().map(|(one, other)| format!("\"{one},{other}\":2")).collect();
    let head = "square,4,4,38,0,1,1,190,190,44,44,0,0,0,0,,,\n[0,0,0,0]\n[\"1\"]";
    let text = format!("{head}\n{{zE:{{{}}}}}\n{{}}\n[]\n", lines.join(","));
    let mut encoder = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    let packed = base64::engine::general_purpose::STANDARD.encode(encoder.finish().unwrap());
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}")
}

/// Regions of four, three and five cells on a latin square of four, and a region of one cell. Regions larger than the
/// number of digits have no meaning; the others have no repeated digit.
#[test]
fn regions_that_are_no_houses_are_told_in_every_format() {
    const LAYOUT: [usize; 16] = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4];
    let region = |wanted: usize| {
        let cells = (0..16).filter(move |&at| LAYOUT[at] == wanted);
        cells.map(|at| (at / 4, at % 4)).collect::<Vec<(usize, usize)>>()
    };
    let regions: Vec<Vec<(usize, usize)>> = (0..5).map(region).collect();
    let sizes: Vec<usize> = regions.iter().map(Vec::len).collect();
    assert_eq!(sizes, [4, 3, 5, 3, 1]);
    let sets: Vec<&[(usize, usize)]> = [0, 1, 3].iter().map(|&at| &regions[at][..]).collect();
    let expected = fillings(&sets).len() as u64;
    assert!((1..576).contains(&expected), "{expected}");
    let told = [
        "f: 2 regions whose size differs from the number of digits: kept as rules; their digits do not repeat",
        "f: 1 region whose size differs from the number of digits: left out (more cells than digits)",
    ];
    let mut f_puzzle = f_puzzle(4, json!({}));
    for (at, region) in LAYOUT.iter().enumerate() {
        f_puzzle["grid"][at / 4][at % 4] = json!({ "region": region });
    }
    let pairs: Vec<Value> =
        regions.iter().map(|cells| cells.iter().map(|&(row, col)| json!([row, col])).collect()).collect();
    let sudokupad = json!({ "cells": vec![vec![json!({}); 4]; 4], "regions": pairs });
    let maker = json!({ "formatVersion": "1.5.0", "puzzle": { "cells": vec![json!({}); 16], "constraints": [
        { "type": 1, "regions": LAYOUT },
    ] } });
    let cases = [
        (f_puzzle.to_string(), Format::FPuzzles),
        (sudokupad.to_string(), Format::SudokuPad),
        (maker.to_string(), Format::SudokuMaker),
        (solo(&LAYOUT), Format::Solo),
        (penpa(&LAYOUT), Format::Penpa),
    ];
    for (text, format) in cases {
        let loaded = read(&text);
        assert_eq!((loaded.format, warnings(&loaded)), (format, told.map(str::to_owned).to_vec()));
        assert_eq!(count(&loaded.puzzle), expected, "{format:?}");
        let losses = loaded.warnings.iter().map(Warning::is_loss).collect::<Vec<bool>>();
        assert_eq!(losses, [false, true]);
    }
}

/// Four squares of 3x3 on a grid of six, and one region of 81 cells: these regions have no meaning.
#[test]
fn regions_that_are_too_large_say_nothing() {
    let told = |count: usize| match count {
        1 => "f: 1 region whose size differs from the number of digits: left out (more cells than digits)".to_owned(),
        _ => format!(
            "f: {count} regions whose size differs from the number of digits: left out (more cells than digits)"
        ),
    };
    let region = |size: usize, at: usize| if size == 6 { at / 18 * 2 + at % 6 / 3 } else { 0 };
    for (size, regions) in [(6, 4), (9, 1)] {
        let of_cell: Vec<usize> = (0..size * size).map(|at| region(size, at)).collect();
        let mut f_puzzle = f_puzzle(size, json!({}));
        for (at, region) in of_cell.iter().enumerate() {
            f_puzzle["grid"][at / size][at % size] = json!({ "region": region });
        }
        let cells = |wanted: usize| -> Value {
            let cells = (0..size * size).filter(|&at| of_cell[at] == wanted);
            cells.map(|at| json!([at / size, at % size])).collect()
        };
        let lists: Vec<Value> = (0..regions).map(cells).collect();
        let sudokupad = json!({ "cells": vec![vec![json!({}); size]; size], "regions": lists });
        let maker = json!({ "formatVersion": "1.5.0", "puzzle": { "cells": vec![json!({}); size * size],
            "constraints": [{ "type": 1, "regions": of_cell }] } });
        for board in [f_puzzle, sudokupad, maker] {
            let loaded = read(&board.to_string());
            assert_eq!(warnings(&loaded), [told(regions)]);
            assert_eq!((loaded.puzzle.board().grids()[0].box_count(), loaded.puzzle.rules().len()), (0, 0));
        }
    }
}

/// Rules that depend on boxes have no meaning if the regions are not valid.
#[test]
fn rules_about_boxes_are_told_where_regions_are_none() {
    let mut board = f_puzzle(
        4,
        json!({
            "regionsumline": [{ "lines": [["R1C2", "R1C3"]] }],
            "boxindexer": [{ "cells": ["R4C4"] }], "disjointgroups": true,
        }),
    );
    for (row, col) in [(0, 0), (1, 0)] {
        board["grid"][row][col] = json!({ "region": null });
    }
    let loaded = read(&board.to_string());
    let expected = [
        "f: 1 region whose size differs from the number of digits: kept as rules; their digits do not repeat",
        "f: 1 rule of the kind “Indexers”: left out (needs a grid whose boxes all have the same shape)",
        "f: 1 rule of the kind “Region sum line”: left out (not supported here)",
    ];
    assert_eq!(warnings(&loaded), expected);
    // The first cells of the regions differ, and so on, as far as they exist.
    let set = |cells: [(usize, usize); 4]| cells;
    let places = [
        set([(0, 1), (0, 2), (2, 0), (2, 2)]),
        set([(1, 1), (0, 3), (2, 1), (2, 3)]),
        set([(1, 2), (3, 0), (3, 2), (3, 2)]),
        set([(1, 3), (3, 1), (3, 3), (3, 3)]),
    ];
    let boxes = [&BOXES[0][1..2], &[(0, 1), (1, 1)], BOXES[1], BOXES[2], BOXES[3]];
    let obeys = |filling: &&Filling| {
        places.iter().all(|cells| {
            let mut cells = cells.to_vec();
            cells.dedup();
            let mut digits: Vec<u8> = cells.iter().map(|&(row, col)| filling[row][col]).collect();
            digits.sort_unstable();
            digits.windows(2).all(|pair| pair[0] != pair[1])
        })
    };
    assert_eq!(count(&loaded.puzzle), fillings(&boxes).iter().filter(obeys).count() as u64);
}

/// Strings of the Interactive Sudoku Solver and the number of solutions it counts itself, with `countSolutions` of its
/// `SimpleSolver` in node (commit e373f98).
const COUNTED: &[(&str, u64)] = &[
    (".Shape~4x4.AntiKnight", 24),
    (".Shape~4x4.AntiKing", 0),
    (".Shape~4x4.AntiTaxicab", 0),
    (".Shape~6x6.AntiConsecutive", 48),
    (".Shape~4x4.StrictKropki.WhiteDot~R1C1~R1C2.WhiteDot~R1C3~R1C4.BlackDot~R2C1~R2C2.BlackDot~R2C3~R3C3", 0),
    (".Shape~6x6.StrictKropki.WhiteDot~R1C1~R1C2.BlackDot~R2C1~R2C2", 0),
    (".Shape~4x4.StrictXV.V~R1C1~R1C2.V~R2C3~R3C3", 0),
    (".Shape~4x4.StrictXV", 8),
    (".Shape~4x4~0-3.StrictKropki", 0),
    (".Shape~4x4~0-3.StrictXV", 8),
    (".Shape~4x4.DisjointSets", 168),
    (".Shape~6x6.DisjointSets.~R1C1_1~R1C2_2~R1C3_3~R1C4_4~R1C5_5~R2C1_4", 2300),
    (".Shape~4x4.Diagonal~1", 48),
    (".Shape~4x4.Diagonal~-1.Diagonal~1", 48),
    (".Shape~4x4.NoBoxes.Jigsaw~1112132233243444", 24),
    (".Shape~4x4.Jigsaw~1112132233243444", 0),
    (".Shape~4x4.NoBoxes.Jigsaw~1110100000000000", 192),
    (".Shape~4x4.NoBoxes.Jigsaw~0000000000000000", 576),
    (".Shape~4x4.NoBoxes.Jigsaw~1112132233243444.RegionSumLine~R1C1~R1C2~R2C2~R3C2", 0),
    (".Shape~4x4.Thermo~R1C1~R2C1~R3C2", 0),
    (".Shape~4x4.Whisper~2~R1C1~R2C1~R3C2", 72),
    (".Shape~6x6.Whisper~R1C1~R2C1~R3C2.~R1C2_2~R1C3_3~R1C4_4~R2C2_4~R2C4_2", 2496),
    (".Shape~4x4.Renban~R1C1~R2C2~R2C3", 72),
    (".Shape~4x4.Modular~2~R1C1~R2C2~R3C3", 96),
    (".Shape~4x4.Modular~3~R1C1~R2C2", 240),
    (".Shape~4x4.Modular~3~R1C1~R2C2~R2C3~R3C4", 4),
    (".Shape~4x4.Modular~4~R1C1~R2C1~R3C1~R3C2", 0),
    (".Shape~4x4.Modular~4~R1C1~R2C2~R2C3~R3C4~R4C4", 0),
    (".Shape~4x4.Modular~5~R1C1~R2C2~R3C3", 144),
    (".Shape~4x4.Modular~9~R1C1~R2C2~R3C3~R3C4", 48),
    (".Shape~4x4~0-3.Modular~3~R1C1~R2C2~R2C3", 72),
    (".Shape~4x4.Palindrome~R1C1~R2C2~R3C2~R4C3", 0),
    (".Shape~4x4.Between~R1C1~R2C2~R2C3", 48),
    (".Shape~4x4.Lockout~2~R1C1~R2C2~R2C3", 24),
    (".Shape~4x4.Zipper~R1C1~R1C2~R2C3~R2C4", 144),
    (".Shape~4x4.Zipper~R1C1~R1C2~R2C3", 24),
    (".Shape~4x4.SumLine~5~R1C1~R1C2~R2C2~R2C1", 96),
    (".Shape~4x4.SumLine~3~R1C1~R1C2~R2C3", 0),
    (".Shape~4x4.RegionSumLine~R1C1~R1C2~R1C3~R2C4", 0),
    (".Shape~4x4.DoubleArrow~R1C1~R1C2~R2C3", 24),
    (".Shape~4x4.Arrow~R1C1~R1C2~R2C3", 24),
    (".Shape~4x4.PillArrow~2~R1C1~R1C2~R1C3~R2C3~R3C3~R3C4", 6),
    (".Shape~4x4.PillArrow~2~R2C1~R1C1~R1C2~R1C3~R2C3~R3C3", 9),
    (".Shape~4x4.Cage~5~R1C1~R1C2", 96),
    (".Shape~4x4.Cage~0~R1C1~R2C2~R3C3", 144),
    (".Shape~4x4.Cage~4~R1C1~R1C1~R1C2", 24),
    (".Shape~4x4.Cage~6~R1C1~R1C1", 72),
    (".Shape~4x4.Sum~5~R1C1~R1C1~R1C2", 48),
    (".Shape~4x4.Sum~5~R1C1~R2C3", 48),
    (".Shape~4x4.Sum~1_=_1_-1~R1C1~R2C3", 36),
    (".Shape~4x4.Sum~-1_=_-1_2~R3C3~R1C1", 18),
    (".Shape~4x4.Sum~6_=_2~R3C3", 72),
    (".Shape~4x4.LittleKiller~5~R2C1", 24),
    (".Shape~4x4.XSum~C1~5~6", 0),
    (".Shape~4x4.XSum~R2~~10", 72),
    (".Shape~4x4.Sandwich~5~R1", 48),
    (".Shape~4x4.Sandwich~0~C3", 144),
    (".Shape~4x4.Lunchbox~2~R1C1~R1C2~R1C3~R1C4", 48),
    (".Shape~4x4.Skyscraper~C1~2~3", 36),
    (".Shape~4x4.HiddenSkyscraper~C1~3", 60),
    (".Shape~4x4.NumberedRoom~R1~2~1", 24),
    (".Shape~4x4.FullRank~R1~3.FullRankTies~any", 27),
    (".Shape~4x4.AllDifferent~R1C1~R2C2~R3C3", 144),
    (".Shape~4x4.AllDifferent~R1C1~R2C2~R1C1", 288),
    (".Shape~4x4.ContainAtLeast~1_2~R2C2~R2C3~R3C2~R3C3", 220),
    (".Shape~4x4.ContainAtLeast~1_1~R2C2~R2C3~R3C2~R3C3", 36),
    (".Shape~4x4.Quad~R2C2~1~3", 220),
    (".Shape~4x4.Quad~R1C1~1~3", 288),
    (".Shape~4x4.SameValues~2~R1C1~R2C3", 144),
    (".Shape~4x4.Indexing~C~R1C1~R2C3", 76),
    (".Shape~4x4.Indexing~R~R1C1~R2C3", 74),
    (".Shape~4x4.CountingCircles~R1C1~R2C2~R3C3", 12),
    (".Shape~4x4.WhiteDot~R1C1~R1C2~R2C2", 48),
    (".Shape~4x4.BlackDot~R1C1~R1C2", 96),
    (".Shape~4x4.GreaterThan~R1C1~R1C2", 144),
    (".Shape~4x4.GreaterThan~R1C1~R1C2~R2C2", 48),
    (".Shape~4x4~0-3.Cage~3~R1C1~R1C2", 96),
    (".Shape~4x4~0-3.Arrow~R1C1~R1C2~R2C3", 48),
    (".Shape~4x4~0-3.Thermo~R1C1~R2C1~R3C2", 0),
    (".Shape~4x4~0-3.XSum~C1~3", 24),
    (".Shape~4x4~0-3.NumberedRoom~R1~2", 24),
    (".Shape~4x4~0-3.SumLine~3~R1C1~R1C2~R2C3", 48),
    (".Shape~4x4~0-3.CountingCircles~R1C1~R2C2~R3C3", 12),
    ("..Shape~4x4.~R1C1_1", 72),
    (".Shape~4x4.Windoku", 168),
    (".Shape~4x4..~R1C1_1", 72),
    (".Shape~4x4...AntiKnight", 24),
    (".Shape~4x4.RegionSize~4.Cage~3~R1C1~R1C2", 48),
];

#[test]
fn strings_have_as_many_solutions_as_their_own_solver_counts() {
    for &(text, expected) in COUNTED {
        let loaded = read(text);
        assert_eq!((loaded.format, warnings(&loaded)), (Format::Iss, vec![]), "{text}");
        assert_eq!(count(&loaded.puzzle), expected, "{text}");
    }
}

/// Unreadable parts of a string are reported, and the rest is kept.
#[test]
fn one_constraint_is_told_and_the_rest_is_kept() {
    for (text, told) in [
        (".SumLine~5~R1C1~R1C2~R2C2~R2C1~LOOP", "1 × “SumLine”: left out (not recognised)"),
        (".Modular~1~R1C1~R2C2", "1 rule of the kind “Modular line”: left out (empty)"),
        (".Sum~5~R1C1~R1C1~R1C2~R1C3", "1 × “Sum”: left out (not recognised)"),
        (".Sum~3_=_2~R1C1", "1 × “Sum”: left out (not recognised)"),
        (".Cage~5~R1C1~R1C9", "1 × “.Cage~5~R1C1~R1C9”: left out (expected a cell in the grid)"),
        (".Thermo~R1C10~R1C2", "1 × “.Thermo~R1C10~R1C2”: left out (expected a cell in the grid)"),
        (".XSum~Ca~5", "1 × “.XSum~Ca~5”: left out (expected a cell outside the grid)"),
        (".Replicate~B~R4C4.X~R4C4~R4C5.End", "1 × “.X~R4C4~R4C5”: left out (expected a cell in the grid)"),
        (".Replicate~C.X~RgCg~RgCf.End", "1 × “Replicate”: left out (not recognised)"),
    ] {
        let loaded = read(&format!(".Shape~4x4{text}.~R4C4_1.Cage~3~R3C1~R3C2"));
        assert_eq!(warnings(&loaded), [format!("f: {told}")], "{text}");
        assert_eq!((loaded.puzzle.givens().len(), loaded.puzzle.rules().len()), (1, 1), "{text}");
    }
}
