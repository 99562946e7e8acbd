//! The scene on the canvas: the puzzle, the answers of the check, the selection, warnings and the running gesture.

use crate::board::{Cell, CellId, CellSet, Digit, DigitSet};
use crate::place::Gesture;
use crate::puzzle::Puzzle;
use crate::scene::{Ink, Layer, Scene, TextRole, Weight, Width};
use crate::sheet::{DIGIT_SIZE, InkMode, add_colours, add_solution, board_scene, clear_clues};
use crate::studio::analysis::candidate_looks::{COUNT_LOOKS, CandidateLook};
use crate::studio::analysis::candidates::SolutionCounts;
use crate::studio::analysis::check::ShownSolution;
use crate::studio::analysis::count;
use crate::studio::canvas::candidate_places::CandidatePlaces;
use crate::studio::canvas::fog::{add_play_fog, add_setting_fog};
use crate::studio::canvas::marks::add_marks;
use crate::studio::canvas::path::{add_path, shows_path};
use crate::studio::canvas::play::add_played;
use crate::studio::canvas::progress::add_progress;
use crate::studio::document::error_markers;
use crate::studio::editor::tools::{draw_handle, handle};
use crate::studio::state::StudioState;
use crate::studio::widgets::scene::transform::SceneTransform;
use crate::studio::window::Window;
use crate::studio::window::memory::DrawnBoard;
use crate::variant::{cell_area, fill_cells, outline_cells};

/// Draws the board, unless it is cached: drawing a large layout takes longer than everything else.
fn update_drawn_board(window: &mut Window<'_>) {
    let moment = (window.tab.id, window.tab.document.revision());
    let pending = window.tab.author.suggestion().map(|proposal| proposal.edit.clone());
    let pending = pending.or_else(|| window.tab.palette.tool().pending(&window.scope()));
    let is_current = |drawn: &DrawnBoard| drawn.moment == moment && drawn.pending == pending;
    if window.memory.drawn.as_ref().is_some_and(is_current) {
        return;
    }
    let preview = pending.as_ref().and_then(|edit| edit.apply(window.tab.document.puzzle()).ok());
    let scene = board_scene(preview.as_ref().unwrap_or(window.tab.document.puzzle()));
    let scene = InkMode::Colour.prepare(scene, 1.0);
    window.memory.drawn = Some(DrawnBoard { moment, pending, preview, scene });
}

/// Returns the whole scene, and its offset in rows and columns from the current puzzle, as a running gesture may move
/// the board.
pub(super) fn scene(window: &mut Window<'_>) -> (Scene, (i16, i16)) {
    let (mut scene, shift) = scene_with_centred_digits(window);
    clear_clues(&mut scene);
    (scene, shift)
}

/// Returns the scene with digits centred in their cells, ignoring clues in the corners.
fn scene_with_centred_digits(window: &mut Window<'_>) -> (Scene, (i16, i16)) {
    update_drawn_board(window);
    let drawn = window.memory.drawn.as_ref();
    let (hovered, has_keys) = (&window.memory.hovered_rules, window.memory.board_has_keys);
    let window: &StudioState = window.state;
    let document = &window.tab.document;
    let preview = drawn.and_then(|drawn| drawn.preview.as_ref());
    let puzzle = preview.unwrap_or(document.puzzle());
    let mut scene = drawn.map_or_else(|| board_scene(puzzle), |drawn| drawn.scene.clone());
    if puzzle.board() != document.puzzle().board() {
        // Answers for the current layout do not apply to the new one.
        window.tab.palette.tool().preview(&window.scope(), &mut scene);
        return (scene, window.tab.palette.tool().pending_shift(&window.scope()));
    }
    if let Some(test) = window.playing() {
        add_played(puzzle, test, &mut scene);
        if !document.selection.cells.is_empty() {
            fill_cells(&mut scene, Layer::Wash, &document.selection.cells, Ink::AccentWash);
        }
        add_selection(window, has_keys, &mut scene);
        add_play_fog(puzzle, test, &document.selection.cells, &mut scene);
        return (scene, (0, 0));
    }
    if shows_path(window) {
        add_path(window, puzzle, &mut scene);
        add_conflicts(window, &mut scene);
        add_selection(window, has_keys, &mut scene);
        window.tab.palette.tool().preview(&window.scope(), &mut scene);
        return (scene, (0, 0));
    }
    add_setting_fog(window, puzzle, &mut scene);
    add_colours(puzzle.progress().cells().map(|(cell, notes)| (cell, notes.colours)), &mut scene);
    if shows_progress(window) {
        add_progress(puzzle, &mut scene);
    }
    add_marks(window, &mut scene);
    if window.tab.author.suggestion().is_some() {
        // The answers belong to the open puzzle, not to the proposal.
        return (scene, (0, 0));
    }
    add_answers(window, puzzle, &mut scene);
    add_conflicts(window, &mut scene);
    add_rules(window, puzzle, hovered, &mut scene);
    if !document.selection.cells.is_empty() {
        fill_cells(&mut scene, Layer::Wash, &document.selection.cells, Ink::AccentWash);
    }
    add_selection(window, has_keys, &mut scene);
    window.tab.palette.tool().preview(&window.scope(), &mut scene);
    if let Some(at) = handle(&window.scope()).filter(|_| window.tab.palette.shows_handle()) {
        draw_handle(at, &mut scene);
    }
    (scene, (0, 0))
}

/// Adds the outline of the selected cells, which is grey while keys go elsewhere.
fn add_selection(state: &StudioState, has_keys: bool, scene: &mut Scene) {
    let cells = &state.tab.document.selection.cells;
    if !cells.is_empty() {
        let ink = if has_keys { Ink::Accent } else { Ink::Quiet };
        outline_cells(scene, Layer::Frame, cells, 0.0, Width::Cells(0.05), ink);
    }
}

/// Adds the selected rule, unless cells are selected, and the rules under the pointer in the list. The cells of a line,
/// a diagonal or a whole grid are only tinted, since an outline would hide the line.
fn add_rules(state: &StudioState, puzzle: &Puzzle, hovered: &[usize], scene: &mut Scene) {
    let document = &state.tab.document;
    // While a rule is made longer or shorter, the tint follows. A gesture that adds or removes rules has other indices.
    let is_same_list = puzzle.rules().len() == document.puzzle().rules().len();
    let puzzle = if is_same_list { puzzle } else { document.puzzle() };
    let rules = puzzle.rules();
    let cells = |index: usize| rules.get(index).map(|placed| placed.rule.cells(puzzle.board()));
    for cells in hovered.iter().filter_map(|&index| cells(index)) {
        fill_cells(scene, Layer::Wash, &cells, Ink::AccentWash);
    }
    let selected = document.rule.filter(|_| !state.tab.palette.moves_rules() && document.selection.cells.is_empty());
    let Some((index, cells)) = selected.and_then(|index| Some((index, cells(index)?))) else { return };
    match rules[index].rule.kind().gesture() {
        Gesture::Path | Gesture::Edge | Gesture::Grid => {
            if !hovered.contains(&index) {
                fill_cells(scene, Layer::Wash, &cells, Ink::AccentWash);
            }
        }
        Gesture::Box | Gesture::Square | Gesture::Cells | Gesture::Border | Gesture::Corner => {
            outline_cells(scene, Layer::Frame, &cells, 0.03, Width::Cells(0.03), Ink::Accent);
        }
    }
}

/// Returns whether the progress of a solver is shown. It is hidden while engines or setter tools fill the cells.
fn shows_progress(state: &StudioState) -> bool {
    let answers = state.tab.answers.candidates().is_some()
        || state.tab.answers.shown(state.tab.document.puzzle().board()).is_some();
    !answers && !state.tab.author.is_explained() && state.tab.author.suggestion().is_none()
}

/// Adds the answers of the engines, unless a setter tool shows its own in the empty cells.
fn add_answers(state: &StudioState, puzzle: &Puzzle, scene: &mut Scene) {
    if state.tab.author.is_explained() {
        return;
    }
    // With a solution, there are no empty cells.
    if let (None, Some(sets)) = (state.tab.answers.shown_index(), state.tab.answers.candidates()) {
        match state.tab.answers.candidate_counts() {
            Some(counts) => add_counted(puzzle, sets, counts, state.tab.board_view.view, scene),
            None => add_candidates(puzzle, sets, state.tab.board_view.view, scene),
        }
    }
    if let Some(shown) = state.tab.answers.shown(state.tab.document.puzzle().board()) {
        match shown {
            ShownSolution::Solution(filling) => add_solution(puzzle, filling, scene),
            ShownSolution::OneOfSeveral { this, before, differing } => {
                // Differences to the previous solution get a second wash, which looks stronger.
                fill_cells(scene, Layer::Wash, &differing, Ink::DifferenceWash);
                let stepped = count::differing(puzzle.board(), this, before);
                fill_cells(scene, Layer::Wash, &stepped, Ink::DifferenceWash);
                add_solution(puzzle, this, scene);
                // Notches distinguish both kinds of differences without colours.
                error_markers::draw_notch(&differing, error_markers::NOTCH, scene);
                error_markers::draw_notch(&stepped, error_markers::LARGE_NOTCH, scene);
            }
        }
    }
}

/// The minimum height at which a candidate is readable, in points.
const READABLE: f32 = 6.5;

/// Adds the candidates to each empty cell, each digit in a fixed place. If they would be too small to read, they become
/// dots, and a single candidate is written large; zooming in shows them all.
pub(in crate::studio) fn add_candidates(
    puzzle: &Puzzle,
    sets: &[DigitSet],
    view: Option<SceneTransform>,
    scene: &mut Scene,
) {
    add_styled_candidates(puzzle, sets, view, scene, &|id, _| CandidateLook {
        ink: Ink::Solution,
        weight: if sets[id.index()].len() == 1 { Weight::Semibold } else { Weight::Regular },
        relative_size: 1.0,
        marked: false,
    });
}

/// Adds candidates styled by their number of solutions, and shades cells. The fewer solutions a given in a cell would
/// leave, the darker the cell is.
fn add_counted(
    puzzle: &Puzzle,
    sets: &[DigitSet],
    counts: &SolutionCounts,
    view: Option<SceneTransform>,
    scene: &mut Scene,
) {
    let board = puzzle.board();
    for less in SHADES {
        let is_dark = |cell: &Cell| board.id(*cell).is_some_and(|id| counts.openness(id) <= less);
        let cells: CellSet = board.cells().iter().copied().filter(is_dark).collect();
        fill_cells(scene, Layer::Wash, &cells, Ink::DifferenceWash);
    }
    add_styled_candidates(puzzle, sets, view, scene, &|id, digit| {
        let count = counts.of(id, digit);
        let look =
            COUNT_LOOKS.iter().rev().find(|(from, _)| *from <= count).map_or(COUNT_LOOKS[0].1, |(_, look)| *look);
        // A single candidate decides nothing.
        if sets[id.index()].len() == 1 { CandidateLook { ink: Ink::Quiet, marked: false, ..look } } else { look }
    });
}

/// The openness thresholds; a cell gets one wash for each threshold that its openness does not exceed.
const SHADES: [f32; 3] = [0.6, 0.3, 0.05];

fn add_styled_candidates(
    puzzle: &Puzzle,
    sets: &[DigitSet],
    view: Option<SceneTransform>,
    scene: &mut Scene,
    look: &dyn Fn(CellId, Digit) -> CandidateLook,
) {
    let board = puzzle.board();
    let places = CandidatePlaces::new(board.size(), scene);
    let least = board.cells().iter().map(|&cell| places.of(cell, Digit::from_index(0)).1).fold(1.0, f32::min);
    if view.is_some_and(|view| view.cell * least < READABLE) {
        return add_dots(puzzle, sets, &places, scene, look);
    }
    for (&cell, set) in board.cells().iter().zip(sets).filter(|(cell, _)| !puzzle.givens().contains_key(cell)) {
        let Some(id) = board.id(cell) else { continue };
        for digit in set.iter() {
            let ((at, room), look) = (places.of(cell, digit), look(id, digit));
            if look.marked {
                scene.disc(Layer::Wash, at, room * 0.5, Ink::AccentWash);
            }
            scene.number(TextRole::Mark, at, room * 0.95 * look.relative_size, digit.value(), look.weight, look.ink);
        }
    }
}

/// Adds a dot for each candidate, and single candidates as digits.
fn add_dots(
    puzzle: &Puzzle,
    sets: &[DigitSet],
    places: &CandidatePlaces,
    scene: &mut Scene,
    look: &dyn Fn(CellId, Digit) -> CandidateLook,
) {
    let cells = puzzle.board().cells().iter().zip(sets);
    for (&cell, set) in cells.filter(|(cell, _)| !puzzle.givens().contains_key(cell)) {
        if let (1, Some(digit)) = (set.len(), set.iter().next()) {
            let at = cell_area(cell).center();
            scene.number(TextRole::Mark, at, DIGIT_SIZE * 0.8, digit.value(), Weight::Regular, Ink::Solution);
            continue;
        }
        let Some(id) = puzzle.board().id(cell) else { continue };
        for digit in set.iter() {
            let ((at, room), look) = (places.of(cell, digit), look(id, digit));
            scene.disc(Layer::Mark, at, room * look.dot(), look.ink);
        }
    }
}

/// Marks the givens that violate a house or rule by a fill, the colour of the digit, and a thick underline.
fn add_conflicts(state: &StudioState, scene: &mut Scene) {
    let conflicts = state.tab.conflicts();
    fill_cells(scene, Layer::Wash, conflicts, Ink::ErrorWash);
    error_markers::draw_underline(conflicts, scene);
    for cell in conflicts.iter() {
        if let Some(digit) = state.tab.document.puzzle().givens().get(&cell) {
            let at = cell_area(cell).center();
            scene.number(TextRole::Digit, at, DIGIT_SIZE, digit.value(), Weight::Medium, Ink::Error);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::scene::Item;

    /// Returns the number of candidates drawn as digits and as dots, with cells of this size in points.
    fn drawn(cell: f32) -> (usize, usize) {
        let puzzle = Puzzle::empty(Board::single(5, 5).unwrap());
        let mut sets = vec![DigitSet::all(25); 625];
        sets[0] = [Digit::from_index(3)].into_iter().collect();
        let mut scene = board_scene(&puzzle);
        let view = SceneTransform::new(egui::Pos2::ZERO, cell, egui::Rect::ZERO);
        add_candidates(&puzzle, &sets, Some(view), &mut scene);
        let count = |wanted: fn(&Item) -> bool| scene.painted().filter(|item| wanted(item)).count();
        (count(|item| matches!(item, Item::Text { .. })), count(|item| matches!(item, Item::Disc { .. })))
    }

    #[test]
    fn the_less_a_cell_leaves_open_the_more_washes_it_has() {
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap());
        // Each of the first cells has two digits with this number of solutions and two with none. The last cell has a
        // single digit.
        let table = [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0), (7, 0), (8, 0)];
        let mut counts: Vec<Vec<u64>> = table.iter().map(|&(count, _)| vec![count, count, 0, 0]).collect();
        counts.resize(16, vec![0, 0, 1, 0]);
        let digits = |counts: &Vec<u64>| {
            let some = counts.iter().enumerate().filter(|(_, count)| **count > 0);
            some.map(|(index, _)| Digit::from_index(index)).collect::<DigitSet>()
        };
        let sets: Vec<DigitSet> = counts.iter().map(digits).collect();
        let mut scene = board_scene(&puzzle);
        let washes = |scene: &Scene, cell: Cell| {
            let middle = cell_area(cell).center();
            let within = |piece: &Vec<crate::scene::Point>| {
                let (mut x, mut y) = (piece.iter().map(|at| at.x), piece.iter().map(|at| at.y));
                let spans = |values: &mut dyn Iterator<Item = f32>, at: f32| {
                    let (low, high) = values.fold((f32::MAX, f32::MIN), |(low, high), v| (low.min(v), high.max(v)));
                    low < at && at < high
                };
                spans(&mut x, middle.x) && spans(&mut y, middle.y)
            };
            let wash = |item: &&Item| match item {
                Item::Fill { pieces, ink: Ink::DifferenceWash } => pieces.iter().any(within),
                _ => false,
            };
            scene.painted().filter(wash).count()
        };
        add_counted(&puzzle, &sets, &SolutionCounts::made(counts), None, &mut scene);
        for (at, (count, expected)) in table.into_iter().enumerate() {
            let cell = puzzle.board().cells()[at];
            assert_eq!(washes(&scene, cell), expected, "{count} solutions for each digit of {cell}");
        }
        assert_eq!(washes(&scene, puzzle.board().cells()[15]), 0, "it is not open");
    }

    #[test]
    fn candidates_too_small_to_be_read_are_dots() {
        // A board of 25 x 25 in the smallest window, and zoomed in.
        assert_eq!(drawn(20.0), (1, 624 * 25));
        assert_eq!(drawn(60.0), (624 * 25 + 1, 0));
    }
}
