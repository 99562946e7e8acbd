//! Each step of each save goes wrong once in each way: afterwards there is the old file or the new one, whole.

use std::fs;
use std::path::Path;
use std::process::Command;

use gridwright::board::Board;
use gridwright::disk::faults::Call;
use gridwright::disk::trial::{Report, Trial};
use gridwright::formats::{self, BookFile, BookItem};
use gridwright::puzzle::{Edit, Puzzle};

const LINES: &str = "1.....1.4.3..3..\n.2..3.1..1.3..4.\n";
const BOOK: &str = "(gridwright_book: 1, puzzles: [(file: \"lines.txt\")])";

fn titled(title: &str) -> Puzzle {
    Edit::SetTitle(title.to_owned()).apply(&Puzzle::empty(Board::classic())).unwrap()
}

/// A later save by another program in the same folder.
fn save_by_another_program(folder: &Path) {
    let folder = if folder.join("kept").exists() { folder.join("kept") } else { folder.to_owned() };
    let [from, to] = ["later.txt", "later.ron"].map(|name| folder.join(name));
    fs::write(&from, "1.....1.4.3..3..\n").unwrap();
    let made = Command::new(env!("CARGO_BIN_EXE_gridwright")).arg("convert").arg(&from).arg("-o").arg(&to).output();
    let made = made.unwrap();
    assert!(to.exists(), "{made:?}");
    [from, to].iter().for_each(|file| fs::remove_file(file).unwrap());
}

#[track_caller]
fn holds(prepare: &dyn Fn(&Path), run: &dyn Fn(&Path) -> bool) -> Report {
    let place = tempfile::tempdir().unwrap();
    let report = Trial { prepare, run, clean: &save_by_another_program }.run(place.path()).unwrap();
    assert!(report.breaches.is_empty(), "{:#?}", report.breaches);
    for call in [Call::Make, Call::Write, Call::Sync, Call::Rename] {
        assert!(report.calls.contains(&call), "{call:?} is not among {:?}", report.calls);
    }
    assert!(report.tried == 4 * report.steps && report.left > 0, "{report:?}");
    report
}

#[test]
fn a_puzzle_that_is_saved_is_the_old_or_the_new_one() {
    let save = |folder: &Path| formats::save_puzzles(&folder.join("a.ron"), &[&titled("New")]).is_ok();
    holds(&|_| (), &save);
    let replaced = holds(&|folder| drop(formats::save_puzzles(&folder.join("a.ron"), &[&titled("Old")])), &save);
    assert!(replaced.calls.contains(&Call::Permit), "the permissions of the old file stay");
}

#[test]
fn a_booklet_that_is_saved_is_the_old_or_the_new_one() {
    let book = |file: &str| {
        let item = BookItem { file: file.into(), ..BookItem::default() };
        BookFile { puzzles: vec![item], ..BookFile::default() }
    };
    let save = |folder: &Path, file: &str| formats::save_book(&folder.join("b.ron"), &book(file)).is_ok();
    holds(&|folder| assert!(save(folder, "old.ron")), &|folder| save(folder, "new.ron"));
}

/// Runs a command in which `@` stands for the folder.
fn command(words: &str) -> impl Fn(&Path) -> bool {
    move |folder| {
        let words = words.split(' ').map(|word| word.replace('@', &folder.display().to_string()).into());
        gridwright::cli::exit_status(std::iter::once("gridwright".into()).chain(words)) == 0
    }
}

#[test]
fn what_commands_write_is_the_old_or_the_new_file() {
    for (words, file, old) in [
        ("convert @/lines.txt:2 -o @/out.ron", "out.ron", "(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"2x2\")])"),
        ("convert @/lines.txt -o @/out.jsonl", "out.jsonl", ""),
        ("convert @/lines.txt -o @/lines.txt", "lines.txt", LINES),
        ("export @/lines.txt:2 -o @/out.svg", "out.svg", "<svg/>"),
        ("book @/book.ron -o @/out.pdf --no-preflight", "out.pdf", "%PDF-1.4 old"),
        ("book @/book.ron --record", "book.ron", BOOK),
    ] {
        let prepare = |folder: &Path| {
            fs::write(folder.join("lines.txt"), format!("# two\n{LINES}")).unwrap();
            fs::write(folder.join("book.ron"), BOOK).unwrap();
            if !folder.join(file).exists() && !old.is_empty() {
                fs::write(folder.join(file), old).unwrap();
            }
        };
        let report = holds(&prepare, &command(words));
        println!("{words}: {} steps, tried {} times", report.steps, report.tried);
    }
}

#[test]
fn layouts_are_kept_or_not() {
    let save = |folder: &Path| formats::Layouts::in_folder(folder.join("kept")).save("Two", &Board::classic()).is_ok();
    let report = holds(&|_| (), &save);
    assert!(report.calls.contains(&Call::MakeFolder));
}
