//! What was found out of the candidates of some cells, kept for the next time that they are the same: in nets a line or
//! a cage comes to stand as it stood before again and again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many findings are kept, some tens of megabytes; then all are forgotten.
const MOST: usize = 100_000;

/// Findings of one layout, shared by a position and its clones.
#[derive(Clone, Debug, Default)]
pub(super) struct Memo(Arc<Mutex<Findings>>);

#[derive(Debug, Default)]
struct Findings {
    /// By number of what was asked, followed by the candidates.
    of: HashMap<Vec<u32>, Option<Vec<u32>>>,
    key: Vec<u32>,
}

impl Memo {
    /// What `find` finds, or found before when it was asked the same of the same candidates.
    pub(super) fn get(
        &self,
        asked: usize,
        candidates: impl Iterator<Item = u32>,
        find: impl FnOnce() -> Option<Vec<u32>>,
    ) -> Option<Vec<u32>> {
        // What is in it is whole at any time.
        let mut findings = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Findings { of, key } = &mut *findings;
        key.clear();
        key.push(asked as u32);
        key.extend(candidates);
        if let Some(found) = of.get(key) {
            return found.clone();
        }
        let found = find();
        if of.len() >= MOST {
            of.clear();
        }
        of.insert(key.clone(), found.clone());
        found
    }
}
