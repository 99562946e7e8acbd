//! Each step of each save goes wrong once in each way: afterwards there is the old file or the new one, whole.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::Command;

use gridwright::board::Board;
use gridwright::disk::faults::{Call, Fault, Faults};
use gridwright::disk::trial::{Report, Trial};
use gridwright::disk::{self, File};
use gridwright::formats::{self, BookFile, BookItem, Held};
use gridwright::puzzle::{Edit, Puzzle};
use gridwright::sheet::booklet::BookSettings;

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

#[test]
fn page_set_ups_are_kept_or_not() {
    let save = |folder: &Path, notes: bool| {
        let settings = BookSettings { notes, ..BookSettings::default() };
        formats::Setups::in_folder(folder.join("kept")).save("Wide", &settings).is_ok()
    };
    let report = holds(&|_| (), &|folder| save(folder, true));
    assert!(report.calls.contains(&Call::MakeFolder));
    holds(&|folder| assert!(save(folder, false)), &|folder| save(folder, true));
}

/// What goes to a device or a pipe is held under no name until it is known as a whole; its disk fails as any other.
#[test]
fn what_is_held_comes_out_whole_or_is_said_to_fail() {
    let hold = |folder: &Path| -> io::Result<Vec<u8>> {
        let (mut held, mut out) = (Held::in_folder(folder)?, Vec::new());
        held.write(LINES.as_bytes())?;
        held.write(BOOK.as_bytes())?;
        held.copy_to(&mut out)?;
        Ok(out)
    };
    let folder = tempfile::tempdir().unwrap();
    let faults = Faults::new(folder.path(), None);
    assert_eq!(hold(folder.path()).unwrap(), [LINES, BOOK].concat().as_bytes());
    let calls: Vec<Call> = faults.calls().into_iter().map(|(call, _)| call).collect();
    drop(faults);
    assert!([Call::Make, Call::Write, Call::Read].iter().all(|call| calls.contains(call)), "{calls:?}");
    for (at, call) in calls.iter().enumerate() {
        for fault in [Fault::Fails, Fault::Full, Fault::Death, Fault::PowerCut] {
            let _faults = Faults::new(folder.path(), Some((at, fault)));
            match hold(folder.path()) {
                // A full disk can be read.
                Ok(out) => {
                    assert_eq!((fault, out.as_slice()), (Fault::Full, [LINES, BOOK].concat().as_bytes()), "{call:?}");
                }
                Err(_) => assert!(fault != Fault::Full || *call != Call::Read, "{fault:?} at {call:?}"),
            }
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing has a name");
}

#[test]
fn a_power_cut_takes_back_names_in_a_folder_that_was_not_synchronised() {
    for synchronised in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let (part, target) = (folder.path().join("part"), folder.path().join("target"));
        fs::write(&part, "new").unwrap();
        fs::write(&target, "old").unwrap();
        let faults = Faults::new(folder.path(), Some((usize::MAX, Fault::PowerCut)));
        disk::rename(&part, &target).unwrap();
        if synchronised {
            disk::sync_folder(folder.path()).unwrap();
        }
        let calls: Vec<Call> = faults.calls().into_iter().map(|(call, _)| call).collect();
        let expected = if synchronised { &[Call::Rename, Call::Open, Call::Sync][..] } else { &[Call::Rename] };
        assert_eq!(calls, expected);
        faults.cut_power();
        drop(faults);
        assert_eq!(fs::read_to_string(&target).unwrap(), if synchronised { "new" } else { "old" });
        assert_eq!(part.exists(), !synchronised);
    }
}

/// The trial itself: a save whose folder is not synchronised is found.
#[test]
fn a_save_that_leaves_its_folder_unsynchronised_is_found() {
    let careless = |folder: &Path| {
        let save = || -> io::Result<()> {
            let part = folder.join(".gridwright-careless.part");
            let mut file = File::make(&part)?;
            file.write_all(b"new")?;
            file.sync()?;
            disk::rename(&part, &folder.join("target"))
        };
        save().is_ok()
    };
    let place = tempfile::tempdir().unwrap();
    let trial = Trial { prepare: &|_| (), run: &careless, clean: &save_by_another_program };
    let report = trial.run(place.path()).unwrap();
    let told: Vec<&String> = report.breaches.iter().filter(|breach| breach.contains("right after it")).collect();
    assert!(told.len() == 1 && told[0].contains("target"), "{:#?}", report.breaches);
}
