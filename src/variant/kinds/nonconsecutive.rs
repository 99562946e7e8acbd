//! Nonconsecutive: neighbouring digits never differ by 1, nor by the number of any difference dot, unless a dot stands
//! between them.

use super::difference_dot::Differing;
use super::dots::{self, AllGiven};
use crate::board::{Filling, Grid};
use crate::model::Model;
use crate::scene::{Scene, Tint};
use crate::variant::{Context, Rule, Whole, WholeSort};
use crate::words::Message;

/// Neighbours that are no step apart.
#[derive(Clone, PartialEq, Debug)]
pub struct StepsApart;

/// The rule for one grid.
pub type Nonconsecutive = Whole<StepsApart>;

impl WholeSort for StepsApart {
    const ID: &'static str = "nonconsecutive";
    const EXAMPLE: &'static str = include_str!("../../../examples/nonconsecutive.ron");
    const NAME: &'static str = "nonconsecutive";
    /// The integer program takes more than a minute for an empty 9x9 grid.
    const BOXES: &'static [(u8, u8)] = &[(2, 3)];

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
        dots::draw_struck(scene, tint, false);
    }
}

fn all_given(context: &Context) -> AllGiven<Differing> {
    AllGiven::new(dots::differences(context))
}
