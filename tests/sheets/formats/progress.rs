//! A solver's progress is read and written with the puzzle, and is never a clue.

use gridwright::board::{Board, Cell, Digit, DigitSet};
use gridwright::formats::{self, Format, Loss, LossOutcome, LostElement, Warning, WriteSupport};
use gridwright::puzzle::{Colours, Progress, Puzzle, Remark};
use gridwright::scene::Tint;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use proptest::prelude::*;

use super::round_trip::progress;
use super::{read_one, ron, same_in_every_run};

fn set(digits: &[u8]) -> DigitSet {
    digits.iter().filter_map(|&digit| Digit::new(digit)).collect()
}

fn puzzle() -> Puzzle {
    let mut progress = Progress::default();
    progress.change(Cell::new(0, 0), |notes| notes.digit = Digit::new(4));
    progress.change(Cell::new(0, 1), |notes| (notes.centre, notes.corner) = (set(&[1, 2]), set(&[3])));
    progress.change(Cell::new(2, 3), |notes| notes.colours = Colours::from_iter([Tint::Rose, Tint::Green]));
    Puzzle::empty(Board::single(2, 2).unwrap()).with_progress(progress).unwrap()
}

#[test]
fn a_file_tells_it_cell_by_cell() {
    let text = ron(&puzzle());
    let (one, other) = ("(at: \"r1c1\", digit: \"4\"),", "(at: \"r1c2\", centre: \"12\", corner: \"3\"),");
    let coloured = "(at: \"r3c4\", colours: [green, rose]),";
    let all = format!("    progress: [\n        {one}\n        {other}\n        {coloured}\n    ],\n");
    assert!(text.contains(&all), "{text}");
    assert_eq!(read_one(&text), puzzle());
    for (bad, expected) in [
        ("(at: \"r1c9\", digit: \"4\"),", "f: r1c9 is not on the board"),
        ("(at: \"r1c1\", digit: \"7\"),", "f: r1c1: digit 7 is too large for a 4x4 board"),
        ("(at: \"r9c1\", colours: [sand]),", "f: r9c1 is not on the board"),
    ] {
        assert_eq!(super::error_of(&text.replace(one, bad), None), expected);
    }
}

/// The engines ignore entered digits, even wrong ones.
#[test]
fn it_is_no_clue() {
    let line = "1.....1.4.3..3..";
    let puzzle = read_one(line);
    let mut progress = Progress::default();
    progress.change(Cell::new(0, 1), |notes| notes.digit = Digit::new(1));
    let marked = puzzle.clone().with_progress(progress).unwrap();
    let verdict = |puzzle: &Puzzle| Native::new().verdict(&puzzle.model(), &Control::new()).unwrap();
    assert!(matches!(verdict(&puzzle), Verdict::Unique(_)));
    assert_eq!(format!("{:?}", verdict(&puzzle)), format!("{:?}", verdict(&marked)));
}

#[test]
fn formats_without_a_place_for_it_tell_so() {
    for format in Format::ALL.iter().copied().filter(|format| format.info().writes != WriteSupport::Never) {
        let classic = Puzzle::empty(Board::classic()).with_progress(puzzle().progress().clone()).unwrap();
        let (text, warnings) = formats::write(&[&classic], format).unwrap();
        let told = |element: LostElement| {
            warnings.iter().any(|warning| {
                let Warning::LostOnWriting { loss, .. } = warning else { return false };
                loss.element == element && loss.outcome == LossOutcome::NoPlace
            })
        };
        let back = formats::read_str("f", &text, Some(format)).ok().map(|mut loaded| loaded.remove(0).puzzle);
        let back = back.map(|back| back.progress().clone()).unwrap_or_default();
        let (entered, marked) = (back.entered_count() > 0, back.marked_count() > 0);
        assert_eq!(
            (told(LostElement::EnteredDigits), told(LostElement::PencilMarks)),
            (!entered, !marked),
            "{format:?}"
        );
        // Some keep one colour of a cell and report the loss of the others.
        let coloured = back.at(Cell::new(2, 3)).colours == puzzle().progress().at(Cell::new(2, 3)).colours;
        assert_eq!(told(LostElement::Highlights), !coloured, "{format:?}");
        if marked {
            assert_eq!(back.at(Cell::new(0, 1)), classic.progress().at(Cell::new(0, 1)), "{format:?}");
        }
    }
}

/// A file without remarks is unchanged; with remarks it has one more list.
#[test]
fn remarks_are_kept_in_files_of_our_own_and_told_to_be_lost_elsewhere() {
    let bare = Puzzle::empty(Board::classic());
    let stuck = Remark { cells: "r2c4-5".parse().unwrap(), text: "Stuck “here”".to_owned(), after_secs: Some(250) };
    let lovely = Remark { cells: Default::default(), text: "Lovely\nstart".to_owned(), after_secs: None };
    let puzzle = bare.clone().with_remarks(vec![stuck, lovely]).unwrap();
    let text = ron(&puzzle);
    assert!(text.contains("    remarks: [\n        (cells: \"r2c4-5\", text: \"Stuck “here”\", after_secs: 250),\n"));
    assert!(text.starts_with(ron(&bare).trim_end_matches(")\n")), "{text}");
    for format in Format::ALL.iter().copied().filter(|format| format.info().writes != WriteSupport::Never) {
        let (text, warnings) = formats::write(&[&puzzle], format).unwrap();
        let told = warnings.iter().any(|warning| {
            let is_both = |loss: &Loss| loss.element == LostElement::Remarks && loss.count == 2;
            matches!(warning, Warning::LostOnWriting { loss, .. } if is_both(loss))
        });
        let back = formats::read_str("f", &text, Some(format)).ok().map(|mut loaded| loaded.remove(0).puzzle);
        let kept = back.is_some_and(|back| back.remarks() == puzzle.remarks());
        assert_eq!(kept, !told, "{format:?}");
    }
    let off = text.replace("r2c4-5", "r2c9-10");
    assert_eq!(super::error_of(&off, None), "f: r2c10 is not on the board");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..same_in_every_run() })]

    #[test]
    fn it_comes_back_where_there_is_a_place(left in progress(&Board::classic())) {
        let puzzle = Puzzle::empty(Board::classic()).with_progress(left.clone()).unwrap();
        for format in [Format::Ron, Format::JsonLines, Format::Csv] {
            let (text, lost) = formats::write(&[&puzzle], format).unwrap();
            prop_assert_eq!(lost, vec![], "{:?}", format);
            let read = formats::read_str("f", &text, None).unwrap().remove(0);
            prop_assert_eq!(&read.puzzle, &puzzle, "{:?}", format);
        }
        // f-puzzles can hold one colour per cell.
        let mut plain = left;
        for (cell, notes) in plain.clone().cells() {
            let first = notes.colours.iter().take(1).collect();
            plain.change(cell, |notes| notes.colours = first);
        }
        let puzzle = Puzzle::empty(Board::classic()).with_progress(plain).unwrap();
        for format in [Format::FPuzzles, Format::FPuzzlesLink] {
            let (text, lost) = formats::write(&[&puzzle], format).unwrap();
            prop_assert_eq!(lost, vec![], "{:?}", format);
            let read = formats::read_str("f", &text, None).unwrap().remove(0);
            prop_assert_eq!(&read.puzzle, &puzzle, "{:?}", format);
        }
        // SudokuPad can hold marks only.
        let (text, _) = formats::write(&[&puzzle], Format::SudokuPad).unwrap();
        let read = formats::read_str("f", &text, None).unwrap().remove(0).puzzle;
        for (cell, notes) in puzzle.progress().cells() {
            let own = read.progress().at(cell);
            prop_assert_eq!((own.digit, own.centre, own.corner), (None, notes.centre, notes.corner));
        }
        prop_assert!(read.givens().is_empty());
    }
}
