//! What `minimise` and `generate` are told about the clues that shall be left.

use std::collections::BTreeSet;
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::goals::GoalArguments;
use crate::author::{Minimised, Preference, Scope, Symmetry, Wishes};
use crate::board::{CellError, CellSet, Lookout};

#[derive(Args)]
pub(super) struct WishArguments {
    /// The pattern of clues looks the same after this.
    #[arg(long, default_value = Symmetry::None.name(), value_parser = symmetries())]
    symmetry: Symmetry,

    /// Ask the symmetry of each grid, not of the whole board.
    #[arg(long)]
    each_grid: bool,

    /// Clues that stay: cells such as r1c1,r5c4-6, and places beside a grid such as top4,left1-9, or g2top4 where there
    /// are several grids.
    #[arg(long, value_name = "PLACES", default_value = "")]
    keep: Keep,

    /// Which of two results is the better one.
    #[arg(long, default_value = Preference::FewestClues.name(), value_parser = preferences())]
    prefer: Preference,

    /// Stop at N clues; otherwise as few as possible.
    #[arg(long, value_name = "N")]
    clues: Option<usize>,

    /// Try so many orders in which clues go, and keep the best result.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    tries: u32,

    /// The same seed gives the same puzzles.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    #[command(flatten)]
    goals: GoalArguments,
}

/// Reads one of these by its name.
fn one_of<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    name: fn(T) -> &'static str,
    hint: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let values = all.iter().map(|&value| PossibleValue::new(name(value)).help(hint(value)));
    PossibleValuesParser::new(values.collect::<Vec<_>>()).map(move |word| {
        let found = all.iter().find(|&&value| name(value) == word);
        *found.expect("the parser lets no other word through")
    })
}

fn symmetries() -> impl TypedValueParser<Value = Symmetry> {
    one_of(&Symmetry::ALL, Symmetry::name, Symmetry::hint)
}

fn preferences() -> impl TypedValueParser<Value = Preference> {
    one_of(&Preference::ALL, Preference::name, Preference::hint)
}

/// Where clues stay.
#[derive(Clone, Default)]
struct Keep {
    cells: CellSet,
    outside: BTreeSet<Lookout>,
}

impl FromStr for Keep {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Keep, CellError> {
        let mut keep = Keep::default();
        for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
            match Lookout::read(word) {
                Some(places) => keep.outside.extend(places),
                None => keep.cells.extend(word.parse::<CellSet>()?.iter()),
            }
        }
        Ok(keep)
    }
}

impl WishArguments {
    pub(super) fn wishes(&self) -> Wishes {
        let WishArguments { symmetry, prefer, clues, tries, seed, .. } = *self;
        let Keep { cells: keep, outside: keep_outside } = self.keep.clone();
        let scope = if self.each_grid { Scope::EachGrid } else { Scope::Board };
        Wishes {
            symmetry,
            scope,
            keep,
            keep_outside,
            loose_rules: BTreeSet::new(),
            thin_marks: false,
            prefer,
            goals: self.goals.goals(),
            clues,
            tries,
            seed,
        }
    }

    /// Says so when a puzzle does not have the path that was wanted.
    pub(super) fn warn_of_path(&self, which: &str, made: &Minimised) {
        self.goals.warn(which, made);
    }

    /// How many clues were wished.
    pub(super) fn clues(&self) -> Option<usize> {
        self.clues
    }
}
