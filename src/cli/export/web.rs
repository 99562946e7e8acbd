//! `export` of puzzles as a web page.

use super::super::destination::Destination;
use super::super::outcome::Outcome;
use super::arguments::ExportArguments;
use crate::formats::LoadedPuzzle;
use crate::sheet::booklet::BookEntry;

impl ExportArguments {
    /// Writes a page with all puzzles.
    pub(super) fn write_web_page(&self, loaded: &[LoadedPuzzle], output: &Destination<'_>) -> Result<Outcome, Outcome> {
        // The numbers of several puzzles follow the first one, as in a booklet.
        let alone = loaded.len() == 1;
        let entry = |loaded: &LoadedPuzzle| BookEntry {
            label: self.sheet.label.clone(),
            rules: self.sheet.rules.clone(),
            number: self.sheet.number.filter(|_| alone),
            ..BookEntry::new(loaded.puzzle.clone())
        };
        let entries = loaded.iter().map(entry).collect();
        let sources: Vec<String> = loaded.iter().map(|loaded| loaded.source.to_string()).collect();
        let settings = self.settings();
        self.web.write(entries, &sources, ((&settings).into(), settings.rated), &self.preflight.control(), output)
    }
}
