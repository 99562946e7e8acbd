//! The options of `minimise` and `generate` for the remaining clues.

use std::collections::BTreeSet;
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::goals::GoalArguments;
use crate::author::{MinimiseOptions, MinimisedPuzzle, Preference, Symmetry, SymmetryScope};
use crate::board::{CellError, CellSet, OutsidePosition};

#[derive(Args)]
pub(super) struct ClueArguments {
    /// The symmetry of the clue pattern.
    #[arg(long, default_value = Symmetry::None.name(), value_parser = symmetries())]
    symmetry: Symmetry,

    /// Apply the symmetry to each grid, not to the whole board.
    #[arg(long)]
    each_grid: bool,

    /// Keep these clues: cells such as r1c1,r5c4-6, and outside clues such as top4,left1-9, or g2top4 on boards with
    /// several grids.
    #[arg(long, value_name = "PLACES", default_value = "")]
    keep: KeptPlaces,

    /// Which of several results to prefer.
    #[arg(long, default_value = Preference::FewestClues.name(), value_parser = preferences())]
    prefer: Preference,

    /// Stop at N clues (default: as few as possible).
    #[arg(long, value_name = "N")]
    clues: Option<usize>,

    /// Try this many orders of removing clues and keep the best result.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    tries: u32,

    /// The random seed; the same seed gives the same puzzles.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    #[command(flatten)]
    goals: GoalArguments,
}

/// Returns a parser for one of these values by its name.
fn named_value_parser<T: Copy + Send + Sync + 'static>(
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
    named_value_parser(&Symmetry::ALL, Symmetry::name, Symmetry::hint)
}

fn preferences() -> impl TypedValueParser<Value = Preference> {
    named_value_parser(&Preference::ALL, Preference::name, Preference::hint)
}

/// The places of clues to keep.
#[derive(Clone, Default)]
struct KeptPlaces {
    cells: CellSet,
    outside: BTreeSet<OutsidePosition>,
}

impl FromStr for KeptPlaces {
    type Err = CellError;

    fn from_str(text: &str) -> Result<KeptPlaces, CellError> {
        let mut keep = KeptPlaces::default();
        for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
            match OutsidePosition::parse(word) {
                Some(places) => keep.outside.extend(places),
                None => keep.cells.extend(word.parse::<CellSet>()?.iter()),
            }
        }
        Ok(keep)
    }
}

impl ClueArguments {
    pub(super) fn minimise_options(&self) -> MinimiseOptions {
        let ClueArguments { symmetry, prefer, clues, tries, seed, .. } = *self;
        let KeptPlaces { cells: keep, outside: keep_outside } = self.keep.clone();
        let scope = if self.each_grid { SymmetryScope::EachGrid } else { SymmetryScope::Board };
        MinimiseOptions {
            symmetry,
            scope,
            pinned: keep,
            pinned_outside: keep_outside,
            removable_rules: BTreeSet::new(),
            remove_marks: false,
            prefer,
            goals: self.goals.goals(),
            target_clues: clues,
            tries,
            seed,
        }
    }

    /// Warns if a puzzle does not have the requested solving path.
    pub(super) fn warn_of_path(&self, which: &str, made: &MinimisedPuzzle) {
        self.goals.warn(which, made);
    }

    /// Returns the requested number of clues.
    pub(super) fn clues(&self) -> Option<usize> {
        self.clues
    }
}
