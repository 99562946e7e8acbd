//! Marks and colours on exported sheets: only on request, and the choice is remembered.

use super::*;

/// A 4x4 with one digit.
const MARKED: &str = "1... .... .... ....";

impl Studio {
    /// Exports the puzzle as SVG and returns its text.
    fn exports(&mut self, path: &Path) -> String {
        self.will_pick(FileDialogOutcome::File(path.to_owned()));
        self.key_with(Modifiers::COMMAND, Key::E);
        self.wait();
        std::fs::read_to_string(path).unwrap()
    }
}

#[test]
fn marks_are_printed_if_wished_also_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("marked.ron");
    let mut marked = gridwright::puzzle::Progress::default();
    let digits = |all: &[u8]| -> gridwright::board::DigitSet {
        all.iter().filter_map(|digit| gridwright::board::Digit::new(*digit)).collect()
    };
    marked.change(Cell::new(0, 1), |notes| notes.centre = digits(&[2, 3]));
    marked.change(Cell::new(1, 1), |notes| notes.corner = digits(&[4]));
    formats::save_puzzles(&file, &[&puzzle(MARKED).with_progress(marked).unwrap()]).unwrap();

    let open = |studio: &mut Studio| {
        studio.will_pick(FileDialogOutcome::Files(vec![file.clone()]));
        studio.key_with(Modifiers::COMMAND, Key::O);
        studio.wait();
    };
    let mut studio = Studio::kept_in(folder.path());
    open(&mut studio);
    let bare = studio.exports(&folder.path().join("bare.svg"));
    studio.click("File");
    studio.click("Print with marks and colours");
    let with = studio.exports(&folder.path().join("with.svg"));
    assert!(with.len() > bare.len(), "three digits more: {} and {} bytes", with.len(), bare.len());
    studio.calm();
    drop(studio);

    let mut next = Studio::kept_in(folder.path());
    open(&mut next);
    assert_eq!(next.exports(&folder.path().join("again.svg")), with, "as it was wished before");
    next.click("File");
    next.click("Print without marks and colours");
    assert_eq!(next.exports(&folder.path().join("bare again.svg")), bare);
}
