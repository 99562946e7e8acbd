//! The kinds of rule. To add a kind, write a file in `kinds/` and add it to the list in `kinds/mod.rs`.
//!
//! **Invariant.** Only `kinds/mod.rs` matches on [`Rule`]. All other code calls its methods, and nothing outside this
//! folder names a kind.

mod action;
mod all_given;
mod change;
mod clue_icon;
mod clue_sums;
mod context;
pub mod custom;
mod decoration;
mod definition;
mod diagonal_drawing;
mod digit_classes;
mod draw;
mod dyn_kind;
mod dyn_rule;
mod edge_form;
pub mod expression;
mod form;
pub mod formula;
mod frame;
mod generated;
mod group;
mod info;
mod kinds;
mod line;
pub mod look;
mod mark_placement;
mod marked;
mod neighbours;
mod number_clues;
mod numbers;
mod occupied_cells;
mod other_rule;
mod outside_drawing;
mod sum_clue;
mod values;
mod whole;
pub mod written;

pub use action::RuleAction;
pub use all_given::{AllGiven, AllGivenKind};
pub use change::{Change, LayerKind, Reading, RuleEffect, RuleLayer};
pub use clue_icon::ClueIcon;
pub use clue_sums::shares_letters;
pub use context::Context;
pub use decoration::{Decoration, area_around};
pub use definition::Variant;
pub use diagonal_drawing::{diagonal_start_corner, draw_diagonal_arrow};
pub use draw::{
    LineEnd, cell_area, cell_middle, draw_clue, draw_ends, draw_line, draw_line_number, draw_modifier, fill_cells,
    outline_cells,
};
pub use dyn_kind::{DynKind, KindAction};
pub use dyn_rule::DynRule;
pub use edge_form::edge_fields;
pub use form::{Field, FieldValue};
pub use frame::ClueFrame;
pub use generated::{Generated, RuleSource};
pub use group::KindGroup;
pub use info::Info;
pub use kinds::*;
pub use line::{Line, LineKind, NumberRange};
pub use mark_placement::marks_apart;
pub use marked::{CellMarkKind, Marked};
pub use neighbours::{corners, leaps, neighbours, rides};
pub use number_clues::{ClueExample, ClueLine, NumberClues, OutsideClueKind};
pub use numbers::Numbers;
pub use occupied_cells::OccupiedCells;
pub use other_rule::{OtherRule, OutsideKind};
pub use outside_drawing::{OUTSIDE_ROOM, OutsideNumber, draw_outside_digits, draw_outside_number};
pub use sum_clue::{Expression, Property, Relation, SumClue};
pub use values::PlacedLayer;
pub use whole::{GridKind, Whole};
