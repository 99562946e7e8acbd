//! The native engine: propagation over all shapes, then search. It answers while the author paints.
//!
//! **Layout.** A question is first compiled into a `net::Net` that does not change any more: *groups* of cells that
//! differ from each other (a group of n cells is a house), *crossings* of groups, *sums*, and *cages*, which are sums
//! over cells that differ. All are lists of cell numbers in flat arrays, and for each cell there is the list of what it
//! takes part in. What changes is one `u32` a cell, its candidates as a bit set, and the queues of what has to be looked
//! at again (`state::State`). The search (`search`) keeps the candidates of the nodes above on one stack of such words:
//! a branch copies n words there, a way back copies them out, and nothing is allocated once the stack has grown.
//!
//! **Propagators**, each in its file, from cheap to dear: `groups` (naked and hidden singles, pigeonhole), `clauses`
//! (one place left), `sums` (bounds), `cages` (combinations), then subsets of `groups` and `crossings` (locked
//! candidates). Each only ever takes away candidates that no solution has. Where nothing follows any more, `branch`
//! says what to try.
//!
//! **Invariant.** With all cells down to one candidate and all queues empty every shape holds: each propagator is exact on
//! filled cells. The search needs no other check of a solution.

mod branch;
mod cages;
mod clauses;
mod crossings;
mod groups;
mod net;
mod search;
mod state;
mod sums;

use std::collections::HashSet;

use super::{Control, Count, Engine, Statistics, Stopped};
use crate::board::{DigitSet, Filling};
use crate::model::Model;

use net::Net;
use search::Search;

/// The engine that searches.
#[derive(Debug, Default)]
pub struct Native {
    statistics: Statistics,
}

impl Native {
    pub fn new() -> Native {
        Native::default()
    }

    /// Hands over solutions, each once, until `each` wants no more. `More` at the end: there is no other.
    fn run(
        &mut self,
        model: &Model,
        control: &Control,
        each: &mut dyn FnMut(Filling) -> Wish,
    ) -> Result<Wish, Stopped> {
        let net = Net::new(model);
        let mut search = Search::new(&net, control);
        let result = search.run(&mut |filling| {
            debug_assert!(model.accepts(&filling), "a propagator does not say what its shape means");
            each(filling)
        });
        self.statistics = search.statistics();
        control.report_nodes(self.statistics.nodes);
        result
    }
}

/// Whether the search is to go on after a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    More,
    Enough,
}

impl Engine for Native {
    fn name(&self) -> &'static str {
        "native"
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn another(&mut self, model: &Model, known: &[Filling], control: &Control) -> Result<Option<Filling>, Stopped> {
        let known: HashSet<&Filling> = known.iter().collect();
        let mut found = None;
        self.run(model, control, &mut |filling| match known.contains(&filling) {
            true => Wish::More,
            false => {
                found = Some(filling);
                Wish::Enough
            }
        })?;
        Ok(found)
    }

    fn candidates(&mut self, model: &Model, control: &Control) -> Result<Vec<DigitSet>, Stopped> {
        let net = Net::new(model);
        let mut search = Search::new(&net, control);
        let result = search.candidates();
        self.statistics = search.statistics();
        control.report_nodes(self.statistics.nodes);
        Ok(result?.into_iter().map(DigitSet::from_bits).collect())
    }

    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(&Filling),
    ) -> Result<Count, Stopped> {
        self.statistics = Statistics::default();
        if limit == 0 {
            return Ok(Count::AtLeast(0));
        }
        let mut found = 0;
        let end = self.run(model, control, &mut |filling| {
            found += 1;
            control.report_solutions(found);
            each(&filling);
            if found < limit { Wish::More } else { Wish::Enough }
        })?;
        Ok(match end {
            Wish::More => Count::Exactly(found),
            Wish::Enough => Count::AtLeast(found),
        })
    }
}
