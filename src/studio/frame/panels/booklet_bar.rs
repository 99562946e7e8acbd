//! The bar above the booklet: its menus, the tabs, and buttons for common commands. Buttons for which there is no room
//! are dropped, as the menus have their commands too. If the menus do not fit either, they are combined into one.

use egui::{Align, Color32, Layout, Ui};

use crate::studio::booklet::view::button::command_button_ui;
use crate::studio::command::{BookletCommand, Command};
use crate::studio::frame::panels::booklet_menus::{booklet_menus_ui, booklet_menus_width};
use crate::studio::frame::tabs::tabs_ui;
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::window::Window;

/// A command and the minimum width of its button.
type BarButton = (BookletCommand, f32);

const CLOSE: BarButton = (BookletCommand::Close, 152.0);
/// The buttons from the right. The leftmost are dropped first.
const RIGHT: [BarButton; 4] = [
    (BookletCommand::Export, 116.0),
    (BookletCommand::Save, 76.0),
    (BookletCommand::Open, 84.0),
    (BookletCommand::New, 76.0),
];
const GAP: f32 = 8.0;
/// The width of the undo and redo buttons with their gap.
const UNDO_REDO_WIDTH: f32 = 2.0 * (28.0 + GAP) + GAP;
/// The minimum width of the tabs.
const MIN_TABS_WIDTH: f32 = 200.0;
/// The horizontal padding of a button.
const BUTTON_PADDING: f32 = 8.0;

pub(in crate::studio) fn booklet_bar_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let widths = RIGHT.map(|button| width_of(ui, window, button));
        let menus = [false, true].map(|folded| booklet_menus_width(ui, folded));
        let room = ui.available_width() - width_of(ui, window, CLOSE) - UNDO_REDO_WIDTH - MIN_TABS_WIDTH - 2.0 * GAP;
        let (count, folded) = fit(room, &widths, menus);
        booklet_menus_ui(ui, window, folded);
        command_button_ui(ui, window, CLOSE.0, CLOSE.1, ButtonWeight::Plain);
        let right = widths[..count].iter().sum::<f32>() + UNDO_REDO_WIDTH;
        let room = ui.available_width() - right;
        ui.scope(|ui| tabs_ui(ui, window, room));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (at, &(command, width)) in RIGHT[..count].iter().enumerate() {
                let weight = if at == 0 { ButtonWeight::Primary } else { ButtonWeight::Plain };
                command_button_ui(ui, window, command, width, weight);
            }
            widgets::step_button_ui(ui, window, BookletCommand::Redo.into(), false);
            widgets::step_button_ui(ui, window, BookletCommand::Undo.into(), true);
        });
    });
}

/// Returns the width of a button with its label and gap.
fn width_of(ui: &Ui, state: &StudioState, (command, least): BarButton) -> f32 {
    let (label, font) = (Command::from(command).label(state), theme::medium(theme::CONTROL_SIZE));
    let words = ui.painter().layout_no_wrap(label, font, Color32::BLACK).size().x;
    least.max(words + BUTTON_PADDING) + GAP
}

/// Returns how many of these buttons fit next to the menus, and whether the menus are combined.
fn fit(room: f32, buttons: &[f32; 4], [menus, folded]: [f32; 2]) -> (usize, bool) {
    let fits = |count: usize, beside: f32| beside + buttons[..count].iter().sum::<f32>() <= room;
    // New and Open are shown or dropped together.
    let counts = [4, 2, 1];
    let with = |beside: f32| counts.into_iter().find(|&count| fits(count, beside));
    match (with(menus), with(folded)) {
        (Some(count), _) => (count, false),
        (None, count) => (count.unwrap_or(1), true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_give_way_to_the_menus_and_these_fold_last() {
        let buttons = [100.0, 70.0, 60.0, 50.0];
        for (room, shown) in [
            (480.0, (4, false)),
            (479.0, (2, false)),
            (370.0, (2, false)),
            (369.0, (1, false)),
            (300.0, (1, false)),
            (299.0, (2, true)),
            (219.0, (1, true)),
            (0.0, (1, true)),
        ] {
            assert_eq!(fit(room, &buttons, [200.0, 50.0]), shown, "in {room}");
        }
    }
}
