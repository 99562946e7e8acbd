//! Every step of every save fails once in every way: afterwards there is the old file or the new one, complete.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::Command;

use gridwright::board::Board;
use gridwright::disk::FileOperation;
use gridwright::disk::fault_trial::{FaultTrial, TrialReport};
use gridwright::disk::faults::{InjectedFault, InjectedFaults};
use gridwright::disk::{self, File};
use gridwright::formats::{self, BookFile, BookItem, SpooledText};
use gridwright::puzzle::{Edit, Puzzle};
use gridwright::sheet::booklet::BookSettings;

const LINES: &str = "1.....1.4.3..3..\n.2..3.1..1.3..4.\n";
const BOOK: &str = "(gridwright_book: 1, puzzles: [(file: \"lines.txt\")])";

fn titled(title: &str) -> Puzzle {
    Edit::SetTitle(title.to_owned()).apply(&Puzzle::empty(Board::classic())).unwrap()
}

/// Simulates a later save by another program in the same folder.
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
fn holds(prepare: &dyn Fn(&Path), run: &dyn Fn(&Path) -> bool) -> TrialReport {
    let place = tempfile::tempdir().unwrap();
    let report = FaultTrial { prepare, run, clean_up: &save_by_another_program }.run(place.path()).unwrap();
    assert!(report.breaches.is_empty(), "{:#?}", report.breaches);
    for call in [FileOperation::Create, FileOperation::Write, FileOperation::Sync, FileOperation::Rename] {
        assert!(report.calls.contains(&call), "{call:?} is not among {:?}", report.calls);
    }
    assert!(report.runs == 4 * report.steps && report.leftovers > 0, "{report:?}");
    report
}

#[test]
fn a_puzzle_that_is_saved_is_the_old_or_the_new_one() {
    let save = |folder: &Path| formats::save_puzzles(&folder.join("a.ron"), &[&titled("New")]).is_ok();
    holds(&|_| (), &save);
    let replaced = holds(&|folder| drop(formats::save_puzzles(&folder.join("a.ron"), &[&titled("Old")])), &save);
    assert!(replaced.calls.contains(&FileOperation::SetPermissions), "the permissions of the old file stay");
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

/// Returns a function that runs a command in which `@` stands for the folder.
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
        println!("{words}: {} steps, tried {} times", report.steps, report.runs);
    }
}

#[test]
fn layouts_are_kept_or_not() {
    let save =
        |folder: &Path| formats::LayoutFolder::in_folder(folder.join("kept")).save("Two", &Board::classic()).is_ok();
    let report = holds(&|_| (), &save);
    assert!(report.calls.contains(&FileOperation::CreateFolder));
}

#[test]
fn page_set_ups_are_kept_or_not() {
    let save = |folder: &Path, notes: bool| {
        let settings = BookSettings { notes, ..BookSettings::default() };
        formats::PresetFolder::in_folder(folder.join("kept")).save("Wide", &settings).is_ok()
    };
    let report = holds(&|_| (), &|folder| save(folder, true));
    assert!(report.calls.contains(&FileOperation::CreateFolder));
    holds(&|folder| assert!(save(folder, false)), &|folder| save(folder, true));
}

/// Output to a device or pipe is kept in an unnamed file until it is complete; its disk fails like any other.
#[test]
fn what_is_held_comes_out_whole_or_is_said_to_fail() {
    let hold = |folder: &Path| -> io::Result<Vec<u8>> {
        let (mut held, mut out) = (SpooledText::in_folder(folder)?, Vec::new());
        held.write(LINES.as_bytes())?;
        held.write(BOOK.as_bytes())?;
        held.copy_to(&mut out)?;
        Ok(out)
    };
    let folder = tempfile::tempdir().unwrap();
    let faults = InjectedFaults::new(folder.path(), None);
    assert_eq!(hold(folder.path()).unwrap(), [LINES, BOOK].concat().as_bytes());
    let calls: Vec<FileOperation> = faults.calls().into_iter().map(|(call, _)| call).collect();
    drop(faults);
    assert!(
        [FileOperation::Create, FileOperation::Write, FileOperation::Read].iter().all(|call| calls.contains(call)),
        "{calls:?}"
    );
    for (at, call) in calls.iter().enumerate() {
        for fault in [InjectedFault::Fail, InjectedFault::DiskFull, InjectedFault::Death, InjectedFault::PowerCut] {
            let _faults = InjectedFaults::new(folder.path(), Some((at, fault)));
            match hold(folder.path()) {
                // A full disk is still readable.
                Ok(out) => {
                    assert_eq!(
                        (fault, out.as_slice()),
                        (InjectedFault::DiskFull, [LINES, BOOK].concat().as_bytes()),
                        "{call:?}"
                    );
                }
                Err(_) => {
                    assert!(fault != InjectedFault::DiskFull || *call != FileOperation::Read, "{fault:?} at {call:?}")
                }
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
        let faults = InjectedFaults::new(folder.path(), Some((usize::MAX, InjectedFault::PowerCut)));
        disk::rename(&part, &target).unwrap();
        if synchronised {
            disk::sync_folder(folder.path()).unwrap();
        }
        let calls: Vec<FileOperation> = faults.calls().into_iter().map(|(call, _)| call).collect();
        let expected = if synchronised {
            &[FileOperation::Rename, FileOperation::Open, FileOperation::Sync][..]
        } else {
            &[FileOperation::Rename]
        };
        assert_eq!(calls, expected);
        faults.cut_power();
        drop(faults);
        assert_eq!(fs::read_to_string(&target).unwrap(), if synchronised { "new" } else { "old" });
        assert_eq!(part.exists(), !synchronised);
    }
}

/// A test of this test: a save whose folder is not synchronised is detected.
#[test]
fn a_save_that_leaves_its_folder_unsynchronised_is_found() {
    let careless = |folder: &Path| {
        let save = || -> io::Result<()> {
            let part = folder.join(".gridwright-careless.part");
            let mut file = File::create(&part)?;
            file.write_all(b"new")?;
            file.sync()?;
            disk::rename(&part, &folder.join("target"))
        };
        save().is_ok()
    };
    let place = tempfile::tempdir().unwrap();
    let trial = FaultTrial { prepare: &|_| (), run: &careless, clean_up: &save_by_another_program };
    let report = trial.run(place.path()).unwrap();
    let told: Vec<&String> = report.breaches.iter().filter(|breach| breach.contains("right after it")).collect();
    assert!(told.len() == 1 && told[0].contains("target"), "{:#?}", report.breaches);
}
