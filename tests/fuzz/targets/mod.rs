//! What is fuzzed: every reader, sequences of edits, and questions about small models. A target takes any bytes, and
//! panics when a promise is broken.
//!
//! Used twice: by the package in `tests/fuzz`, which searches for minutes or nights, and by the ordinary tests, which
//! search for a second.

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

// The ordinary tests add up nothing.
#[allow(unused_imports)]
pub use search::{Figures, Search};

/// Something that takes any bytes.
#[derive(Clone)]
pub struct Target {
    /// Its name: that of a format, `book`, `edits` or `questions`.
    pub name: &'static str,
    /// What it does with the bytes.
    run: fn(&'static str, &[u8], &Closely) -> Outcome,
    /// Bytes to begin with, beside those that are kept as files.
    seeds: fn(&'static str) -> Vec<Vec<u8>>,
}

/// Which inputs are looked at closely: what is dear is asked of those of which something new came, and of a share of
/// the others.
pub struct Closely<'a> {
    /// What came of inputs before.
    seen: &'a HashSet<u64>,
    /// Whether this one is of the share.
    drawn: bool,
}

impl Closely<'_> {
    /// Whether an input of which this came is looked at closely.
    fn at(&self, outcome: Outcome) -> bool {
        self.drawn || !self.seen.contains(&outcome.sign)
    }
}

/// What came of an input.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// The same for inputs of which the same came: an input with another is worth keeping.
    sign: u64,
    /// How long reading took, for readers, which are to end within a second a megabyte.
    reading: Option<Duration>,
}

impl Outcome {
    /// An outcome told by a text, of which numbers and what is quoted do not count.
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

/// All targets.
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
    /// The bytes to begin with: those of the target itself, and the files below `corpus` in the folder of its name.
    ///
    /// # Errors
    /// When a file of the corpus cannot be read.
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
