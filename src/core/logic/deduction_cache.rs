//! Memoised deductions from the candidates of some cells. In nets, a line or cage has the same candidates again and
//! again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The number of results at which the cache is cleared. So many results take a few tens of megabytes.
const MAX_RESULTS: usize = 100_000;

/// A cache of results for one layout, shared by a position and its clones.
#[derive(Clone, Debug, Default)]
pub(super) struct DeductionCache(Arc<Mutex<MemoEntries>>);

#[derive(Debug, Default)]
struct MemoEntries {
    /// The results, keyed by the number of the query followed by the candidates.
    results: HashMap<Vec<u32>, Option<Vec<u32>>>,
    key: Vec<u32>,
}

impl DeductionCache {
    /// Returns the cached result for this query and these candidates, or computes it with `find`.
    pub(super) fn get(
        &self,
        asked: usize,
        candidates: impl Iterator<Item = u32>,
        find: impl FnOnce() -> Option<Vec<u32>>,
    ) -> Option<Vec<u32>> {
        // The cache is consistent at any time, so a poisoned lock does no harm.
        let mut findings = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let MemoEntries { results: of, key } = &mut *findings;
        // The key is built in a reused buffer, so looking up a known result allocates no key.
        key.clear();
        key.push(asked as u32);
        key.extend(candidates);
        if let Some(found) = of.get(key) {
            return found.clone();
        }
        let found = find();
        if of.len() >= MAX_RESULTS {
            of.clear();
        }
        of.insert(key.clone(), found.clone());
        found
    }
}
