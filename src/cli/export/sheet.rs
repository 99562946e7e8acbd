//! `export` of one puzzle as a picture or a sheet.

use std::ops::ControlFlow;
use std::path::PathBuf;

use super::super::answer::{CliVerdict, count_solutions};
use super::super::booklet_job::{NOT_PRINTED, prove_all, rate_all};
use super::super::destination::Destination;
use super::super::outcome::Outcome;
use super::super::terminal::{fail, report_error, report_warning};
use super::arguments::{ExportArguments, MIN_BOARD_MM};
use crate::board::Filling;
use crate::book::{self, EntryOrigin, PreflightFinding, PreflightProblem, preflight_sheet};
use crate::formats::LoadedPuzzle;
use crate::puzzle::Puzzle;
use crate::sheet::booklet::BookEntry;
use crate::sheet::png::{Background, ColourDepth, PixelScale};
use crate::sheet::svg::{self, TextMode};
use crate::sheet::{
    InkMode, Leaf, Page, PageOptions, SheetFormat, pdf, png, printed_cell_mm, puzzle_page, sheet_leaves, sheet_width_mm,
};
use crate::solve::Control;
use crate::solve::native::Native;
use crate::words::{Language, Message};

/// The default resolution of a .png, in dots per inch.
const DEFAULT_DPI: u32 = 300;

impl ExportArguments {
    /// Prints a puzzle.
    pub(super) fn print_sheet(
        &self,
        format: SheetFormat,
        loaded: &LoadedPuzzle,
        output: &Destination<'_>,
    ) -> Result<Outcome, Outcome> {
        let LoadedPuzzle { puzzle, source, .. } = loaded;
        let control = self.preflight.control();
        let answer = match self.sheet.solution || self.sheet.small_answer {
            true => Some(only_answer(loaded, &control)?),
            false => None,
        };
        let filling = answer.as_ref();
        let label = self.label(puzzle, &control);
        let options = PageOptions {
            solution: filling.filter(|_| self.sheet.solution),
            small_answer: filling.filter(|_| self.sheet.small_answer),
            number: self.sheet.number,
            label: &label,
            rules: self.sheet.rules.as_deref(),
            notes: self.sheet.notes,
            board_mm: self.sheet.board_size,
            // Text wider than the paper would shrink the board below the requested size.
            column_mm: (format == SheetFormat::Pdf).then(|| sheet_width_mm(self.oriented_paper())),
            large_print: self.sheet.large_print,
            dots: self.sheet.dots,
            marks: self.sheet.cell_marks,
            source: self.sheet.sources,
            message: self.sheet.messages,
            ink: self.ink(),
            language: Language::of_tag(&self.sheet.language).unwrap_or_default(),
        };
        let page = puzzle_page(puzzle, options);
        let palette = self.ink().palette();
        let bytes = match format {
            SheetFormat::Png => {
                let ground = if self.picture.transparent { Background::Clear } else { Background::Paper };
                let depth = match self.ink() {
                    _ if self.picture.one_bit => ColourDepth::Bit,
                    InkMode::Colour => ColourDepth::Colour,
                    InkMode::Grey | InkMode::Black => ColourDepth::Grey,
                };
                let (dpi, scale) = match self.picture.pixels {
                    Some(most) => png::fit_within(&page.scene, page.cell_mm, most),
                    None => (self.picture.dpi.unwrap_or(DEFAULT_DPI), PixelScale::WholePixels(page.cell_mm)),
                };
                png::render_on(&page.scene, palette, dpi, scale, ground)
                    .and_then(|picture| picture.encode_as(depth))
                    .map_err(|error| fail(format_args!("{source}: {error}")))?
            }
            SheetFormat::Svg => {
                let letters = if self.picture.live_text { TextMode::Text } else { TextMode::Outlines };
                svg::render(&page.scene, palette, page.cell_mm, letters).into_bytes()
            }
            SheetFormat::Pdf => {
                let (title, author, language) = (puzzle.title(), puzzle.author(), self.sheet.language.as_str());
                let (preset, four_inks) = (self.preset(), self.booklet.cmyk);
                let made = book::creation_time(preset).map_err(|error| fail(format_args!("{source}: {error}")))?;
                let condition = self.booklet.condition.as_deref().unwrap_or_default();
                let about = pdf::DocumentInfo {
                    title,
                    author,
                    language,
                    preset,
                    cmyk: four_inks,
                    ink_limit: self.booklet.ink_limit.unwrap_or_default(),
                    output_condition: condition,
                    created: made,
                    ..pdf::DocumentInfo::default()
                };
                let leaves = sheet_leaves(&page, self.oriented_paper());
                self.check_board_size(&page, loaded, options)?;
                self.run_preflight(loaded, &leaves, &control)?;
                pdf::render_leaves(&leaves, palette, about, &mut |_| ControlFlow::Continue(()))
                    .map_err(|error| fail(format_args!("{source}: {error}")))?
            }
        };
        // The program that displays live text may have fonts for these letters.
        if !self.picture.live_text {
            self.check_letters(&page, loaded)?;
        }
        output.save(&bytes)?;
        Ok(Outcome::Fine)
    }

    /// Refuses letters that are in no font, which would be printed as empty squares.
    fn check_letters(&self, page: &Page, LoadedPuzzle { source, .. }: &LoadedPuzzle) -> Result<(), Outcome> {
        let missing: String = page.missing.iter().collect();
        if missing.is_empty() {
            return Ok(());
        }
        let told = Message::new("preflight-missing-letters").with("letters", missing);
        if self.preflight.anyway {
            report_warning(format_args!("{source}: {told}"));
            return Ok(());
        }
        report_error(format_args!("{source}: {told}"));
        report_error(NOT_PRINTED);
        Err(Outcome::NotUnique)
    }

    /// Refuses a board that does not fit on its paper at the requested size, and names the largest size that fits.
    fn check_board_size(&self, page: &Page, loaded: &LoadedPuzzle, options: PageOptions) -> Result<(), Outcome> {
        /// The relative tolerance for rounding.
        const SLACK: f32 = 0.001;
        let Some(wanted) = options.board_mm else { return Ok(()) };
        let paper = self.oriented_paper();
        // Returns the width with which a board is printed if this width is requested.
        let printed = |page: &Page, width: f32| {
            let cell_mm = printed_cell_mm(page, &sheet_leaves(page, paper)).unwrap_or(page.cell_mm);
            width * cell_mm / page.cell_mm
        };
        let (mut asked, mut most) = (wanted, printed(page, wanted));
        if most >= asked * (1.0 - SLACK) {
            return Ok(());
        }
        // The text below takes as much height as before, so a smaller board may have to shrink further.
        while most < asked * (1.0 - SLACK) && most >= MIN_BOARD_MM {
            asked = (most * 10.0).floor() / 10.0;
            most = printed(&puzzle_page(&loaded.puzzle, PageOptions { board_mm: Some(asked), ..options }), asked);
        }
        let largest = if most >= MIN_BOARD_MM { format!(": at most --board-size {asked}") } else { String::new() };
        let around = "does not fit with what is printed around it";
        Err(fail(format_args!("{}: a board {wanted} mm wide {around} on {paper}{largest}", loaded.source)))
    }

    /// Returns the difficulty label: `--label`, or with `--stars` the rating by the solving path if the puzzle has no
    /// stars of its own.
    fn label(&self, puzzle: &Puzzle, control: &Control) -> String {
        let mut entry = BookEntry { label: self.sheet.label.clone(), ..BookEntry::new(puzzle.clone()) };
        if self.booklet.stars && puzzle.stars().is_none() {
            entry.answer = prove_all(&[puzzle], control).first().and_then(|proof| proof.answer().cloned());
            let language = Language::of_tag(&self.sheet.language).unwrap_or_default();
            rate_all(std::slice::from_mut(&mut entry), language, control);
        }
        entry.label
    }

    /// Runs preflight on a single sheet. The solution is only checked if the preflight report was requested.
    fn run_preflight(
        &self,
        LoadedPuzzle { puzzle, source, .. }: &LoadedPuzzle,
        leaves: &[Leaf],
        control: &Control,
    ) -> Result<(), Outcome> {
        if !self.preflight.is_enabled() {
            return Ok(());
        }
        let proofs = if self.preflight.preflight { prove_all(&[puzzle], control) } else { Vec::new() };
        let findings = preflight_sheet(puzzle, proofs.first(), leaves, self.ink(), self.sheet.large_print);
        // Missing letters are reported for every format already.
        let told = |finding: &PreflightFinding| {
            self.preflight.preflight || !matches!(finding.problem, PreflightProblem::MissingLetters(_))
        };
        let findings: Vec<PreflightFinding> = findings.into_iter().filter(told).collect();
        let origin = EntryOrigin { item: 0, file: PathBuf::from(&*source.file), line: source.line };
        self.preflight.report(&findings, &[(&origin, self.sheet.number.unwrap_or(1))], leaves.len())
    }
}

/// Returns the only solution of a puzzle, which is printed with it.
fn only_answer(LoadedPuzzle { puzzle, source, .. }: &LoadedPuzzle, control: &Control) -> Result<Filling, Outcome> {
    let answer = count_solutions(&mut Native::new(), puzzle, 2, control.time_left()).map_err(|contradiction| {
        report_error(format_args!("{source}: {contradiction}"));
        Outcome::Contradiction
    })?;
    if let Some(filling) = answer.solution() {
        return Ok(filling.clone());
    }
    // The author's solution is printed where the engine cannot decide.
    let undecided = match answer.verdict {
        CliVerdict::Unknown => true,
        CliVerdict::Several => puzzle.not_understood_count() > 0,
        CliVerdict::Unique | CliVerdict::None => false,
    };
    let stored = puzzle.stored_solution().and_then(|solution| solution.filling(puzzle.board()));
    if let Some(filling) = stored.filter(|filling| undecided && puzzle.accepts(filling)) {
        report_warning(format_args!("{source}: the stored solution is printed, as it could not be proved"));
        return Ok(filling);
    }
    let (outcome, why) = match answer.verdict {
        CliVerdict::Unique => (Outcome::NotUnique, "the solution breaks a rule"),
        CliVerdict::None => (Outcome::NotUnique, "the puzzle has no solution"),
        CliVerdict::Several => (Outcome::NotUnique, "the puzzle has several solutions"),
        CliVerdict::Unknown => (Outcome::Unknown, "the solution was not found"),
    };
    report_error(format_args!("{source}: {why}, so there is none to print; leave out --solution"));
    Err(outcome)
}
