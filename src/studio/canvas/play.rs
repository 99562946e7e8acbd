//! The board of a playtest: colours, digits and marks of the solver, rule violations, and the step of a hint.

use egui::{Align2, Painter, Rect, Stroke, StrokeKind, vec2};

use crate::board::{Cell, CellId, CellSet};
use crate::puzzle::Puzzle;
use crate::scene::{Ink, Layer, Scene, TextRole, Weight};
use crate::sheet::{DIGIT_SIZE, NotesStyle, add_colours, add_notes};
use crate::studio::canvas::candidate_places::CandidatePlaces;
use crate::studio::canvas::path::{add_cell, add_links, add_places};
use crate::studio::document::error_markers;
use crate::studio::playtest::state::PlayTest;
use crate::studio::theme;
use crate::studio::theme::Tokens;
use crate::variant::{cell_area, fill_cells};
use crate::words::say;

/// The look of the solver's digits and marks: as large as givens, in another ink.
pub(super) const OWN: NotesStyle = NotesStyle { ink: Ink::Solution, digits: Some(DIGIT_SIZE) };

/// Adds the solver's progress.
pub(super) fn add_played(puzzle: &Puzzle, test: &PlayTest, scene: &mut Scene) {
    add_colours(test.played().progress.cells().map(|(cell, notes)| (cell, notes.colours)), scene);
    let told = test.revealed_step();
    let here = |cell: CellId| puzzle.board().cell(cell);
    let spoken: CellSet = told.map_or_else(CellSet::default, |next| {
        let cells = next.step.cells.iter().copied();
        let claims = next.step.links.iter().flat_map(|(from, to)| [from.cell, to.cell]);
        let placed = next.step.placed.iter().map(|&(cell, _)| cell);
        let removed = next.step.removed.iter().map(|&(cell, _)| cell);
        let all = cells.chain(claims).chain(placed).chain(removed).map(here);
        all.filter(|cell| !test.entered().givens().contains_key(cell)).collect()
    });
    if let Some(next) = told {
        add_places(puzzle, &next.step, &next.text, scene);
    }
    let places = CandidatePlaces::new(puzzle.board().size(), scene);
    // The candidates of a step replace the solver's marks.
    let is_given = |cell: &Cell| puzzle.givens().contains_key(cell);
    let shown = test.played().progress.cells().filter(|(cell, _)| !spoken.contains(*cell) && !is_given(cell));
    add_notes(shown, puzzle, OWN, scene);
    if let Some(next) = told {
        for cell in spoken.iter() {
            let Some(id) = puzzle.board().id(cell) else { continue };
            add_cell(&places, cell, next.candidates[id.index()], Some(&next.step), puzzle, scene);
        }
        add_links(puzzle, &next.step, scene);
    }
    add_wrong(test, scene);
}

/// Marks mistakes. Violations of houses and rules are marked immediately, with a thick underline. Digits that merely
/// differ from the solution are marked on request, with a dotted frame.
fn add_wrong(test: &PlayTest, scene: &mut Scene) {
    fill_cells(scene, Layer::Wash, test.conflicts(), Ink::ErrorWash);
    error_markers::draw_underline(test.conflicts(), scene);
    for cell in test.conflicts().iter() {
        if let Some(digit) = test.entered().givens().get(&cell).filter(|_| !test.fogged().contains(cell)) {
            let at = cell_area(cell).center();
            scene.number(TextRole::Digit, at, DIGIT_SIZE, digit.value(), Weight::Medium, Ink::Error);
        }
    }
    let wrong: CellSet = test.wrong_cells().iter().copied().collect();
    error_markers::draw_dotted_frame(&wrong, scene);
}

/// Draws the card that covers the board while the timer is paused.
pub(super) fn paused_ui(painter: &Painter, canvas: Rect, tokens: &Tokens) {
    let card = Rect::from_center_size(canvas.center(), vec2(280.0, 96.0));
    let edge = Stroke::new(1.0, tokens.hairline);
    painter.rect(card, theme::CARD_CORNER, tokens.panel, edge, StrokeKind::Inside);
    let centre = card.center();
    let text = |y: f32, words: &str, font, ink| {
        painter.text(centre + vec2(0.0, y), Align2::CENTER_CENTER, words, font, ink);
    };
    text(-14.0, &say!("view-paused"), theme::semibold(20.0), tokens.ink);
    text(16.0, &say!("view-paused.hint"), theme::regular(theme::FACT_SIZE), tokens.quiet);
}
