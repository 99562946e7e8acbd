//! The setter's marks and colours of cells: printed only if enabled, and never part of an answer.

use gridwright::board::{Cell, Digit, DigitSet};
use gridwright::puzzle::{Colours, Progress, Puzzle};
use gridwright::scene::{Ink, Item, Scene, TextRole, Tint};
use gridwright::sheet::booklet::{BookEntry, BookSettings, PerPage, compose};
use gridwright::sheet::svg::TextMode;
use gridwright::sheet::{InkMode, Page, PageOptions, puzzle_page, puzzle_png, puzzle_svg};

use super::formats::read_one;

fn set(digits: &[u8]) -> DigitSet {
    digits.iter().filter_map(|&digit| Digit::new(digit)).collect()
}

/// Returns a 4x4 with all kinds of marks: three in r1c1, one colour in r1c2, two colours in r2c2, an entered digit in
/// r3c1.
fn marked() -> (Puzzle, Puzzle) {
    let bare = read_one(".....1.4.3..3..2");
    let mut progress = Progress::default();
    progress.change(Cell::new(0, 0), |notes| (notes.centre, notes.corner) = (set(&[1, 2]), set(&[3])));
    progress.change(Cell::new(0, 1), |notes| notes.colours = Colours::from_iter([Tint::Rose]));
    progress.change(Cell::new(1, 1), |notes| notes.colours = Colours::from_iter([Tint::Rose, Tint::Blue]));
    progress.change(Cell::new(2, 0), |notes| (notes.digit, notes.corner) = (Digit::new(2), set(&[1])));
    (bare.clone().with_progress(progress).unwrap(), bare)
}

fn page(puzzle: &Puzzle, marks: bool, ink: InkMode) -> Page {
    puzzle_page(puzzle, PageOptions { marks, ink, ..PageOptions::default() })
}

fn count(scene: &Scene, wanted: impl Fn(&Item) -> bool) -> usize {
    scene.painted().filter(|item| wanted(item)).count()
}

fn is_mark(item: &Item) -> bool {
    matches!(item, Item::Text { role: TextRole::Mark, .. })
}

fn is_tinted(item: &Item) -> bool {
    matches!(item, Item::Fill { ink: Ink::Tint(_), .. })
}

#[test]
fn they_are_printed_where_that_is_wished() {
    let (marked, bare) = marked();
    for ink in InkMode::ALL {
        assert_eq!(page(&marked, false, ink), page(&bare, false, ink), "{ink:?}: not unless wished");
        assert_eq!(page(&bare, true, ink), page(&bare, false, ink), "{ink:?}: nothing to print");
        let scene = page(&marked, true, ink).scene;
        // Entered digits belong to the solver, so they and the marks beneath them are omitted.
        assert_eq!(count(&scene, |item| matches!(item, Item::Text { role: TextRole::Digit, .. })), 5);
        if ink != InkMode::Black {
            assert_eq!((count(&scene, is_mark), count(&scene, is_tinted)), (3, 3), "{ink:?}");
        } else {
            // Hatching only, no tint.
            assert_eq!(count(&scene, is_tinted), 0);
            assert!(count(&scene, |_| true) > count(&page(&bare, true, ink).scene, |_| true) + 5);
        }
    }
    let texts = |marks| {
        let svg = puzzle_svg(&marked, PageOptions { marks, ..PageOptions::default() }, TextMode::Text);
        svg.lines().filter(|line| line.starts_with("<text")).count()
    };
    assert_eq!(texts(true), texts(false) + 3);
}

/// Checked on the pixels: the cell with the rose colour is rose, the one next to it is white.
#[test]
fn colours_are_where_their_cells_are() {
    let (marked, _) = marked();
    let options = PageOptions { marks: true, board_mm: Some(40.0), ..PageOptions::default() };
    let (page, dpi) = (puzzle_page(&marked, options), 254);
    let bytes = puzzle_png(&marked, options, dpi).unwrap();
    let picture = image::load_from_memory(&bytes).unwrap().into_rgb8();
    // A cell is 10 mm and thus 100 pixels; the scene begins where the picture does.
    let origin = page.scene.bounds().min;
    let at = |x: f32, y: f32| picture.get_pixel(((x - origin.x) * 100.0) as u32, ((y - origin.y) * 100.0) as u32).0;
    let [rose, left, right, white] = [at(1.15, 0.15), at(1.15, 1.15), at(1.85, 1.85), at(2.15, 0.15)];
    assert_eq!(white, [255; 3]);
    assert!(rose[0] > rose[2] && rose[0] > rose[1] + 20, "{rose:?}");
    assert!(left[0] != right[0] && left != white && right != white, "{left:?} {right:?}");
}

#[test]
fn booklets_print_them_beside_puzzles_and_never_in_answers() {
    let (marked, bare) = marked();
    let entry = |puzzle: &Puzzle| BookEntry::new(puzzle.clone());
    let settings = |cell_marks| BookSettings {
        cell_marks,
        cover: false,
        rules_page: false,
        answers: Some(PerPage::One),
        ..BookSettings::default()
    };
    let tints = |puzzle: &Puzzle, cell_marks| {
        let booklet = compose(&settings(cell_marks), &[entry(puzzle)]);
        booklet.leaves.iter().map(|leaf| count(&leaf.scene(), is_tinted)).sum::<usize>()
    };
    assert_eq!((tints(&marked, false), tints(&bare, true)), (0, 0));
    assert_eq!(tints(&marked, true), 3);
}
