//! The tour: five short hints on the real board. The first board that a user ever opens begins it, and so does the Help
//! menu. It leaves everything usable: only its card takes clicks.

pub(in crate::studio) mod tour_card;
mod tour_sync;

use egui::{Align2, Pos2, Rect, vec2};

/// The gap between the card and the part of the window that it is about.
const GAP: f32 = 12.0;

/// A hint of the tour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum TourHint {
    Tools,
    Board,
    Verdict,
    Rules,
    Playtest,
}

impl TourHint {
    /// All hints, in the order of the tour.
    pub const ALL: [TourHint; 5] =
        [TourHint::Tools, TourHint::Board, TourHint::Verdict, TourHint::Rules, TourHint::Playtest];
}

/// The parts of the window that hints are about, as drawn in this frame. A hidden part is `None`.
#[derive(Clone, Copy, Default)]
pub(in crate::studio) struct TourPlaces {
    pub tools: Option<Rect>,
    pub board: Option<Rect>,
    pub verdict: Option<Rect>,
    pub rules: Option<Rect>,
    pub playtest: Option<Rect>,
}

impl TourPlaces {
    /// Returns the part that a hint is about, and the point of the card with its alignment there.
    pub fn of(&self, hint: TourHint) -> Option<(Rect, Align2, Pos2)> {
        let beside_left = |rect: Rect| (rect, Align2::RIGHT_TOP, rect.left_top() + vec2(-GAP, 0.0));
        match hint {
            TourHint::Tools => self.tools.map(|rect| (rect, Align2::LEFT_TOP, rect.right_top() + vec2(GAP, GAP))),
            TourHint::Board => {
                self.board.map(|rect| (rect, Align2::CENTER_BOTTOM, rect.center_bottom() - vec2(0.0, GAP)))
            }
            TourHint::Verdict => self.verdict.map(beside_left),
            TourHint::Rules => self.rules.map(beside_left),
            TourHint::Playtest => {
                self.playtest.map(|rect| (rect, Align2::RIGHT_TOP, rect.right_bottom() + vec2(0.0, GAP)))
            }
        }
    }
}

/// The progress of the tour.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::studio) struct Tour {
    /// The hint on the screen.
    pub hint: Option<TourHint>,
    /// True if the first board begins the tour.
    pub is_offered: bool,
    /// True if the tour was begun at any time. It then never begins by itself again.
    pub was_begun: bool,
    /// True if the card is to take the keyboard focus.
    pub takes_focus: bool,
}

impl Tour {
    /// Begins the tour. If the user asked for it, its card takes the keyboard focus.
    pub fn begin(&mut self, is_requested: bool) {
        *self = Tour { hint: Some(TourHint::ALL[0]), is_offered: false, was_begun: true, takes_focus: is_requested };
    }

    /// Goes to the next hint, or ends the tour after the last.
    pub fn go_on(&mut self) {
        let place = TourHint::ALL.iter().position(|&hint| Some(hint) == self.hint);
        self.hint = place.and_then(|place| TourHint::ALL.get(place + 1)).copied();
    }

    /// Ends the tour.
    pub fn end(&mut self) {
        self.hint = None;
    }
}
