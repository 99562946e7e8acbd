//! The tour begins with the first board, and is shown with every board.

use crate::studio::settings::tour::TourHint;
use crate::studio::state::StudioState;
use crate::studio::state::tabs::WindowPage;

impl StudioState {
    /// Returns the hint that is shown: hints need a board that is being set, without a dialog over it.
    pub(in crate::studio) fn shown_hint(&self) -> Option<TourHint> {
        self.tour.hint.filter(|_| self.shows_board_to_set())
    }

    fn shows_board_to_set(&self) -> bool {
        matches!(self.page(), WindowPage::Puzzle(_)) && !self.tab.is_playing && self.dialog.is_none()
    }

    /// Begins the tour with the first board, once it is known that it was never begun before.
    pub(in crate::studio) fn sync_tour(&mut self) {
        if self.tour.is_offered && self.preferences.are_applied() && self.shows_board_to_set() {
            match self.tour.was_begun {
                true => self.tour.is_offered = false,
                false => self.tour.begin(false),
            }
        }
    }
}
