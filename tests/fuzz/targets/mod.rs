//! The fuzz targets: every reader, sequences of edits, and queries about small models. A target accepts any bytes, and
//! panics if a promise is broken.
//!
//! Used by the package in `tests/fuzz`, which searches for minutes or nights, and by the ordinary tests, which search
//! for a second.

mod choices;
mod edits;
mod mutate;
mod questions;
mod readers;
mod samples;
mod search;

use std::collections::HashSet;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use std::path::Path;
use std::time::Duration;

// The ordinary tests do not use totals.
#[allow(unused_imports)]
pub use search::{Figures, Search};

/// A test that accepts any bytes.
#[derive(Clone)]
pub struct Target {
    /// The name: that of a format, `book`, `texts`, `edits` or `questions`.
    pub name: &'static str,
    /// The test.
    run: fn(&'static str, &[u8], &Closely) -> Outcome,
    /// The seeds, in addition to those kept as files.
    seeds: fn(&'static str) -> Vec<Vec<u8>>,
}

/// The choice of inputs to test thoroughly: expensive tests run for those with a new outcome, and for a share of the
/// others.
pub struct Closely<'a> {
    /// The outcomes of earlier inputs.
    seen: &'a HashSet<u64>,
    /// True if this input belongs to the share.
    drawn: bool,
}

impl Closely<'_> {
    /// Returns whether to test an input with this outcome thoroughly.
    fn at(&self, outcome: Outcome) -> bool {
        self.drawn || !self.seen.contains(&outcome.sign)
    }
}

/// The outcome of an input.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// A signature of the outcome. An input with a new one is worth keeping.
    sign: u64,
    /// The reading time, for readers, which must finish within a second per megabyte.
    reading: Option<Duration>,
}

impl Outcome {
    /// Returns the outcome described by a text, ignoring numbers and quoted parts.
    fn told(text: &str, reading: Option<Duration>) -> Outcome {
        let mut hasher = DefaultHasher::new();
        let mut quote = None;
        for byte in text.bytes() {
            match quote {
                None if matches!(byte, b'"' | b'\'') => quote = Some(byte),
                Some(open) if open == byte => quote = None,
                Some(_) | None => {}
            }
            if quote.is_none() && !byte.is_ascii_digit() {
                hasher.write_u8(byte);
            }
        }
        Outcome { sign: hasher.finish(), reading }
    }
}

/// Returns all targets.
pub fn all() -> Vec<Target> {
    let readers = readers::names().into_iter().map(|name| Target { name, run: readers::run, seeds: samples::of });
    let others = [
        Target { name: "edits", run: |_, bytes, closely| edits::run(bytes, closely), seeds: |_| samples::choices(400) },
        Target {
            name: "questions",
            run: |_, bytes, closely| questions::run(bytes, closely),
            seeds: |_| samples::choices(60),
        },
    ];
    readers.chain(others).collect()
}

impl Target {
    /// Returns the seeds: those of the target itself, and the files below `corpus` in the folder of its name.
    ///
    /// # Errors
    /// Returns an error if a file of the corpus cannot be read.
    pub fn beginnings(&self, corpus: &Path) -> std::io::Result<Vec<Vec<u8>>> {
        let mut found = (self.seeds)(self.name);
        let folder = corpus.join(self.name);
        if folder.is_dir() {
            let mut paths: Vec<_> =
                std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
            paths.sort();
            for path in paths {
                found.push(std::fs::read(path)?);
            }
        }
        Ok(found)
    }
}
