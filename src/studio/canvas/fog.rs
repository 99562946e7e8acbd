//! Fog on the board: while solving, it covers everything below; while setting, it is a light veil.

use crate::board::CellSet;
use crate::puzzle::Puzzle;
use crate::scene::{Ink, Item, Layer, Rgba, Scene, Width};
use crate::sheet::{add_colours, add_notes, remove_texts};
use crate::studio::canvas::play::OWN;
use crate::studio::playtest::state::PlayTest;
use crate::studio::state::StudioState;
use crate::variant::{fill_cells, outline_cells};

/// The colour of fog; on a dark screen, its lightness is reversed.
const FOG: Ink = Ink::Colour(Rgba(0xB4, 0xBB, 0xC6, 255));

/// The colour of fog that can be seen through.
const VEIL: Ink = Ink::Colour(Rgba(0x6B, 0x76, 0x88, 72));

/// Covers the cells in fog, and draws over it the lines of the grids and what the solver entered there.
pub(super) fn add_play_fog(puzzle: &Puzzle, test: &PlayTest, selected: &CellSet, scene: &mut Scene) {
    let fogged = test.fogged();
    if fogged.is_empty() {
        return;
    }
    remove_texts(scene, fogged);
    let mut above = scene.with_items(vec![]);
    fill_cells(&mut above, Layer::Paper, fogged, FOG);
    let played = || test.played().progress.cells().filter(|(cell, _)| fogged.contains(*cell));
    add_colours(played().map(|(cell, notes)| (cell, notes.colours)), &mut above);
    let selected_fog: CellSet = selected.iter().filter(|&cell| fogged.contains(cell)).collect();
    fill_cells(&mut above, Layer::Wash, &selected_fog, Ink::AccentWash);
    let wrong: CellSet = test.conflicts().iter().filter(|&cell| fogged.contains(cell)).collect();
    fill_cells(&mut above, Layer::Wash, &wrong, Ink::ErrorWash);
    for (layer, item) in scene.layered().filter(|(layer, _)| *layer == Layer::Grid) {
        above.add(layer, item.clone());
    }
    if !selected.is_empty() {
        outline_cells(&mut above, Layer::Frame, selected, 0.0, Width::Cells(0.05), Ink::Accent);
    }
    add_notes(played(), puzzle, OWN, &mut above);
    let items: Vec<Item> = above.painted().cloned().collect();
    items.into_iter().for_each(|item| scene.add(Layer::Over, item));
}

/// Veils the cells that are in fog when a solver begins, and outlines those that are clear, those that links of
/// selected cells clear, and those that a new link waits for.
pub(super) fn add_setting_fog(state: &StudioState, puzzle: &Puzzle, scene: &mut Scene) {
    if let Some(fog) = puzzle.fog() {
        fill_cells(scene, Layer::Wash, &puzzle.fogged_cells(|_| false), VEIL);
        outline_cells(scene, Layer::Frame, &fog.lights, 0.03, Width::Cells(0.025), Ink::Quiet);
    }
    let selected = &state.tab.document.selection.cells;
    let links = puzzle.fog().map_or(&[][..], |fog| &fog.links);
    for link in links.iter().filter(|link| link.when.iter().any(|cell| selected.contains(cell))) {
        outline_cells(scene, Layer::Frame, &link.clears, 0.1, Width::Cells(0.03), Ink::Accent);
    }
    if let Some(when) = state.tab.fog_trigger.as_ref() {
        outline_cells(scene, Layer::Frame, when, 0.12, Width::Cells(0.04), Ink::Error);
    }
}
