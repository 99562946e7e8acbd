//! Commands for the fog over the board.

use std::time::Duration;

use crate::author::fog_path;
use crate::board::CellSet;
use crate::logic::TechniqueId;
use crate::puzzle::{Edit, Fog, FogLink};
use crate::solve::{Control, SolveError};
use crate::studio::command::row::CommandRow;
use crate::studio::state::StudioState;
use crate::words::say;

/// The time limit of a check.
const CHECK_TIMEOUT: Duration = Duration::from_secs(120);

/// A command for the fog. A link is made in two steps: first the cells to wait for, then the cells to clear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FogCommand {
    /// Covers the board in fog, or removes all fog.
    Cover,
    /// Keeps the selected cells clear from the start, or covers them again.
    Light,
    /// Begins a link that waits for the selected cells.
    When,
    /// Ends the link: it clears the selected cells.
    Clears,
    /// Removes the links that wait for one of the selected cells.
    Unlink,
    /// Finds out whether the puzzle can be solved with what can be seen.
    Check,
}

impl FogCommand {
    /// All fog commands.
    pub const ALL: &[FogCommand] = &[
        FogCommand::Cover,
        FogCommand::Light,
        FogCommand::When,
        FogCommand::Clears,
        FogCommand::Unlink,
        FogCommand::Check,
    ];

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            FogCommand::Cover => CommandRow::new("do-fog-cover", "do-fog-cover.hint")
                .label_key(|state| if has_fog(state) { "do-fog-remove" } else { "do-fog-cover" })
                .run(|state, _| match has_fog(state) {
                    true => set(state, None),
                    false => set(state, Some(Fog::default())),
                }),
            FogCommand::Light => CommandRow::new("do-fog-light", "do-fog-light.hint")
                .label_key(|state| if is_lit(state) { "do-fog-darken" } else { "do-fog-light" })
                .enabled_if(has_selected_cells, "do-edit-select-cells-first")
                .run(|state, _| light(state)),
            FogCommand::When => CommandRow::new("do-fog-when", "do-fog-when.hint")
                .enabled_if(has_selected_cells, "do-edit-select-cells-first")
                .run(|state, _| {
                    let cells = selected(state);
                    state.notify(&say!("do-fog-now-clears", cells = cells.to_string()));
                    state.tab.fog_trigger = Some(cells);
                }),
            FogCommand::Clears => CommandRow::new("do-fog-clears", "do-fog-clears.hint")
                .disabled_if(|state| match (&state.tab.fog_trigger, has_selected_cells(state)) {
                    (None, _) => Some(say!("do-fog-when-first")),
                    (Some(_), false) => Some(say!("do-edit-select-cells-first")),
                    (Some(_), true) => None,
                })
                .run(|state, _| link(state)),
            FogCommand::Unlink => CommandRow::new("do-fog-unlink", "do-fog-unlink.hint")
                .enabled_if(has_linked_cells, "do-fog-no-link-here")
                .run(|state, _| unlink(state)),
            FogCommand::Check => CommandRow::new("do-fog-check", "do-fog-check.hint")
                .enabled_if(has_fog, "do-fog-none")
                .run(|state, ctx| {
                    let puzzle = state.tab.document.puzzle().clone();
                    let work = move |control: &Control| fog_path(&puzzle, TechniqueId::last(), control);
                    let control = Control::with_timeout(CHECK_TIMEOUT);
                    state.tab.fog_check.start(state.tab.document.revision(), "path through fog", ctx, control, work);
                    state.notify(&say!("do-fog-checking"));
                }),
        }
    }
}

impl StudioState {
    /// Says whether the puzzle can be solved with what can be seen, once that is known, and selects the cells that are
    /// clear where a solver is stuck.
    pub(in crate::studio) fn poll_fog_check(&mut self) {
        self.tab.fog_check.keep(self.tab.document.revision());
        let Some(answer) = self.tab.fog_check.finished() else { return };
        let path = match answer.map_err(SolveError::Engine).and_then(|path| path) {
            Ok(Some(path)) => path,
            Ok(None) => return,
            Err(stopped) => return self.notify(&stopped.message().to_string()),
        };
        if path.is_solved() {
            return self.notify(&say!("do-fog-solvable"));
        }
        self.notify(&say!("do-fog-stuck", count = path.placed));
        self.tab.document.selection.cells = path.clear;
    }
}

fn has_fog(state: &StudioState) -> bool {
    state.tab.document.puzzle().fog().is_some()
}

fn selected(state: &StudioState) -> CellSet {
    state.tab.document.selection.cells.clone()
}

fn has_selected_cells(state: &StudioState) -> bool {
    !state.tab.document.selection.cells.is_empty()
}

/// Returns the fog of the puzzle, or new fog.
fn fog(state: &StudioState) -> Fog {
    state.tab.document.puzzle().fog().cloned().unwrap_or_default()
}

fn set(state: &mut StudioState, fog: Option<Fog>) {
    state.edit(&Edit::SetFog(fog));
}

/// Returns whether all selected cells are clear from the start.
fn is_lit(state: &StudioState) -> bool {
    let lights = state.tab.document.puzzle().fog().map(|fog| &fog.lights);
    let cells = &state.tab.document.selection.cells;
    lights.is_some_and(|lights| !cells.is_empty() && cells.iter().all(|cell| lights.contains(cell)))
}

fn light(state: &mut StudioState) {
    let (is_lit, mut fog) = (is_lit(state), fog(state));
    for cell in selected(state).iter() {
        match is_lit {
            true => fog.lights.remove(cell),
            false => fog.lights.insert(cell),
        }
    }
    set(state, Some(fog));
}

fn link(state: &mut StudioState) {
    let Some(when) = state.tab.fog_trigger.take() else { return };
    let mut fog = fog(state);
    fog.links.push(FogLink { when, clears: selected(state) });
    set(state, Some(fog));
}

/// Returns whether a link waits for one of these cells.
fn waits_for(link: &FogLink, cells: &CellSet) -> bool {
    link.when.iter().any(|cell| cells.contains(cell))
}

fn has_linked_cells(state: &StudioState) -> bool {
    let cells = &state.tab.document.selection.cells;
    state.tab.document.puzzle().fog().is_some_and(|fog| fog.links.iter().any(|link| waits_for(link, cells)))
}

fn unlink(state: &mut StudioState) {
    let (mut fog, cells) = (fog(state), selected(state));
    fog.links.retain(|link| !waits_for(link, &cells));
    set(state, Some(fog));
}
