//! No ratio: of neighbouring digits one is never twice the other, nor as many times as any ratio dot says, unless a
//! dot stands between them.

use super::dots::{self, AllGiven};
use super::ratio_dot::InRatio;
use crate::board::{Filling, Grid};
use crate::model::Model;
use crate::scene::{Scene, Tint};
use crate::variant::{Context, Rule, Whole, WholeSort};
use crate::words::Message;

/// Neighbours without a marked ratio.
#[derive(Clone, PartialEq, Debug)]
pub struct NotInRatio;

/// The rule for one grid.
pub type NoRatio = Whole<NotInRatio>;

impl WholeSort for NotInRatio {
    const ID: &'static str = "no-ratio";
    const EXAMPLE: &'static str = include_str!("../../../examples/no-ratio.ron");
    const NAME: &'static str = "no-ratio";
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 3)];

    fn rules_text(context: &Context) -> Message {
        all_given(context).rules_text(Self::ID, context)
    }

    fn holds(context: &Context, grid: &Grid, filling: &Filling) -> bool {
        all_given(context).holds(context, grid, filling)
    }

    fn lower(context: &Context, grid: &Grid, model: &mut Model) {
        all_given(context).lower(context, grid, model);
    }

    fn heeds(other: &Rule) -> bool {
        dots::is_dot(other)
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        dots::draw_struck(scene, tint, true);
    }
}

fn all_given(context: &Context) -> AllGiven<InRatio> {
    AllGiven::new(dots::ratios(context))
}
