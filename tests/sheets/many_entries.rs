//! Booklets of many entries: each file and picture is read only once, puzzles are compared as far as time allows, and
//! inputs beyond a limit are rejected with that limit.

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;

use gridwright::board::Board;
use gridwright::book::{GatheredPuzzles, find_twins_until, gather, preflight, preflight_until};
use gridwright::disk::FileOperation;
use gridwright::disk::faults::InjectedFaults;
use gridwright::formats::{BookFile, BookItem, MAX_PUZZLES};
use gridwright::puzzle::Puzzle;
use gridwright::sheet::booklet::{BookEntry, BookSettings, Fit, PagePicture, compose};
use gridwright::solve::{Control, SolveError};
use image::{GrayImage, ImageFormat};

fn item(file: &str, line: Option<usize>) -> BookItem {
    BookItem { file: file.to_owned(), line, ..BookItem::default() }
}

fn gathered(puzzles: Vec<BookItem>, folder: &Path) -> GatheredPuzzles {
    gather(&BookFile { puzzles, ..BookFile::default() }, folder)
}

/// Returns a list of this many puzzles, in which neighbouring ones differ.
fn list(count: usize) -> String {
    let line = |at: usize| format!("{}{}{}\n", ".".repeat(at % 16), 1 + at / 16 % 4, ".".repeat(15 - at % 16));
    (0..count).map(line).collect()
}

/// Returns how often a file was opened.
fn opened(watched: &InjectedFaults, name: &str) -> usize {
    watched.calls().iter().filter(|(call, path)| *call == FileOperation::Open && path.ends_with(name)).count()
}

/// Returns the puzzles of the gathered entries with their lines, and the faults.
fn told(gathered: &GatheredPuzzles) -> (Vec<(Puzzle, usize)>, Vec<String>) {
    let lines = gathered.origins.iter().map(|origin| origin.line);
    let entries = gathered.entries.iter().map(|entry| entry.puzzle.clone()).zip(lines);
    (entries.collect(), gathered.errors.iter().map(|fault| fault.error.to_string()).collect())
}

#[test]
fn lines_of_a_file_are_read_in_one_pass_and_are_what_each_is_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let text = list(60).replacen("\n", "\nnonsense\n", 1);
    fs::write(folder.path().join("lines.txt"), &text).unwrap();
    fs::create_dir(folder.path().join("some")).unwrap();
    fs::write(folder.path().join("some/a.txt"), &text).unwrap();
    fs::write(folder.path().join("some/b.txt"), list(3)).unwrap();
    // In random order, some twice, with a line without a puzzle, missing lines, and a missing file.
    let mut items: Vec<BookItem> = (0..40).map(|at| item("lines.txt", Some(1 + at * 7 % 61))).collect();
    items.extend([2, 2, 99, 99, 5, 5].map(|line| item("lines.txt", Some(line))));
    items.extend([item("some", Some(3)), item("some", Some(3)), item("some", None), item("lines.txt", None)]);
    items.extend([item("lines.txt", None), item("none.txt", Some(1)), item("none.txt", Some(2)), item("some", None)]);

    let watched = InjectedFaults::new(folder.path(), None);
    let all = told(&gathered(items.clone(), folder.path()));
    // Once for some of its lines, and once as a whole.
    let times = ["lines.txt", "some/a.txt", "some/b.txt"].map(|name| opened(&watched, name));
    assert_eq!(times, [2, 2, 2]);
    drop(watched);
    let mut simply = (Vec::new(), Vec::new());
    for item in items {
        let (entries, faults) = told(&gathered(vec![item], folder.path()));
        simply.0.extend(entries);
        simply.1.extend(faults);
    }
    assert_eq!(all.1, simply.1);
    assert!(all.0 == simply.0, "other puzzles");
}

#[test]
fn a_booklet_that_is_too_long_is_read_as_far_as_it_may_be() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("one.txt"), list(1)).unwrap();
    fs::write(folder.path().join("many.txt"), list(6_000)).unwrap();
    let words = "not read: a booklet can have at most 10000 puzzles";
    for (items, entries, at) in [
        (vec![item("one.txt", Some(1)); MAX_PUZZLES + 500], MAX_PUZZLES, MAX_PUZZLES),
        (vec![item("many.txt", None), item("many.txt", None), item("one.txt", None)], 6_000, 1),
        (vec![item("many.txt", None), item("one.txt", None)], 6_001, usize::MAX),
    ] {
        let found = gathered(items, folder.path());
        assert_eq!(found.entries.len(), entries);
        let faults: Vec<(usize, bool)> =
            found.errors.iter().map(|fault| (fault.item, fault.error.to_string().ends_with(words))).collect();
        let expected = if at == usize::MAX { vec![] } else { vec![(at, true)] };
        assert_eq!(faults, expected, "once");
    }
}

#[test]
fn a_picture_that_many_sections_name_is_unpacked_once_and_all_together_have_a_limit() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, width: u32, height: u32| {
        let mut file = Cursor::new(Vec::new());
        GrayImage::new(width, height).write_to(&mut file, ImageFormat::Png).unwrap();
        fs::write(folder.path().join(name), file.into_inner()).unwrap();
    };
    write("small.png", 20, 10);
    write("large.png", 7_000, 5_000);
    fs::copy(folder.path().join("large.png"), folder.path().join("other.png")).unwrap();
    fs::write(folder.path().join("lines.txt"), list(9)).unwrap();
    let with = |line: usize, picture: &str, fit: Fit| {
        let section_picture = Some(PagePicture { file: picture.to_owned(), fit, ..PagePicture::default() });
        BookItem { section_picture, ..item("lines.txt", Some(line)) }
    };
    let mut items: Vec<BookItem> = (1..=6).map(|line| with(line, "small.png", Fit::Fill)).collect();
    items.extend([with(7, "large.png", Fit::Fit), with(8, "other.png", Fit::Fit), with(9, "small.png", Fit::Fit)]);
    let watched = InjectedFaults::new(folder.path(), None);
    let found = gathered(items, folder.path());
    assert_eq!(["small.png", "large.png", "other.png"].map(|name| opened(&watched, name)), [1, 1, 1]);
    let pictures: Vec<_> = found.entries.iter().map(|entry| entry.section_picture.as_ref()).collect();
    let small = pictures[0].unwrap();
    for at in [1, 5, 8] {
        assert!(Arc::ptr_eq(&pictures[at].unwrap().pixels, &small.pixels), "{at}");
    }
    assert_eq!((small.fit, pictures[8].unwrap().fit), (Fit::Fill, Fit::Fit), "each has its own place");
    assert!(pictures[6].is_some() && pictures[7].is_none());
    let faults: Vec<(usize, String)> = found.errors.iter().map(|fault| (fault.item, fault.error.to_string())).collect();
    let words =
        "other.png: the pictures of the booklet have more than 60 million pixels in total; use fewer or smaller ones";
    assert!(matches!(&faults[..], [(7, told)] if told.ends_with(words)), "{faults:?}");
}

#[test]
fn puzzles_are_compared_as_far_as_there_is_time_and_that_is_told() {
    let entries = vec![BookEntry::new(Puzzle::empty(Board::classic())); 3];
    let puzzles: Vec<&Puzzle> = entries.iter().map(|entry| &entry.puzzle).collect();
    let cancelled = Control::new();
    cancelled.cancel();
    assert_eq!(find_twins_until(&puzzles, &cancelled), (vec![None; 3], Some(SolveError::Cancelled)));
    assert_eq!(find_twins_until(&puzzles, &Control::new()), (vec![None, Some(0), Some(0)], None));
    // The first has no predecessor to compare with; for the second, a matching attempt counts as well.
    let (twins, stopped) = find_twins_until(&puzzles, &Control::new().with_check_limit(2));
    assert_eq!((twins, stopped), (vec![None; 3], Some(SolveError::OutOfTime)));

    let settings = BookSettings::default();
    let booklet = compose(&settings, &entries);
    let names = |control: Option<&Control>| -> Vec<&'static str> {
        let findings = match control {
            Some(control) => preflight_until(&settings, &entries, &[], &booklet, control),
            None => preflight(&settings, &entries, &[], &booklet),
        };
        findings.iter().map(|finding| finding.problem.name()).collect()
    };
    let count = |names: &[&str], name: &str| names.iter().filter(|it| **it == name).count();
    let (all, some) = (names(None), names(Some(&cancelled)));
    assert_eq!((count(&all, "twin"), count(&all, "not_compared")), (2, 0));
    assert_eq!((count(&some, "twin"), count(&some, "not_compared")), (0, 1));
}
