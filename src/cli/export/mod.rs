//! `gridwright export`: prints a puzzle as a picture or a sheet, or many puzzles as a booklet.

mod arguments;
mod each;
mod option_scope;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;

use super::Outcome;
use super::answer::{CliVerdict, EngineAnswer, count_solutions};
use super::book_options::{BookOptions, InkName};
use super::booklet_job::{BookletJob, NOT_PRINTED, PreflightArguments, prove_all, rate_all, read_art};
use super::destination::{Destination, Overwriting, Sources};
use super::input::{Input, InputReader, UnreadablePuzzleError};
use super::selection::ManyArguments;
use super::terminal::{fail, report_error, report_warning};
use crate::book::{
    self, EntryOrigin, PreflightFinding, PreflightProblem as BookProblem, preflight_sheet, relative_path,
};
use crate::formats::{self, BookFile, BookItem, FileKind, LoadedPuzzle, MAX_PUZZLES, ReadErrorKind};
use crate::puzzle::Puzzle;
use crate::sheet::booklet::{BookEntry, BookSettings, PerPage};
use crate::sheet::png::{Background, ColourDepth, PixelScale};
use crate::sheet::svg::{self, TextMode};
use crate::sheet::{
    InkMode, Leaf, Page, PageOptions, Paper, SheetFormat, pdf, png, printed_cell_mm, puzzle_page, sheet_leaves,
    sheet_width_mm,
};
use crate::solve::Control;
use crate::solve::native::Native;
use crate::words::{Language, Message};
use arguments::{MIN_BOARD_MM, PictureArguments, SheetArguments};
use option_scope::ExportTarget;

/// Export a puzzle as a picture or sheet, or several as a booklet.
#[derive(Args)]
#[command(after_help = "\
Several puzzles, or any booklet option, make a booklet. An output name that ends in .ron saves it as a booklet file, \
which can be edited and printed by `gridwright book`.

Paper sizes are a4, a5, letter, 8.5x11, 8x10, 7x10, 6x9 and 5.5x8.5, or custom ones \
such as 170x240mm or 6.14x9.21in.

Examples:
  gridwright export cross.ron -o cross.png
  gridwright export cross.ron -o answer.png --solution --dpi 150
  gridwright export lines.txt:12 -o twelfth.svg
  gridwright export lines.txt --each svg -o pictures
  gridwright export cross.ron -o cross.pdf --paper letter --ink black --small-answer
  gridwright export cross.ron -o cross.pdf --language fa
  gridwright export lines.txt -o book.pdf --paper a5 --per-page 6 --cover --answers --title Sudokus
  gridwright export puzzles/*.ron -o book.ron --title Sundays

Options that would have no effect, such as --board-size in a booklet, are refused.

Exit status: 0 success; 1 a puzzle is not unique, a letter has no font, or preflight found errors; 2 bad usage, \
unreadable input or unwritable output; 3 --timeout ended the search for a solution to print.")]
pub(super) struct ExportArguments {
    /// Puzzle files, one line of a file (file:7 is line 7), or - for standard input.
    #[arg(required = true)]
    input: Vec<Input>,

    /// The output file, whose name ends in .png, .svg, .pdf or .ron; an existing file of that kind is replaced. With
    /// --each, the output folder, created if necessary.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// Write one file per puzzle into a folder, as png, svg or pdf, and print a JSON object with its source and file
    /// for each. --timeout then applies to each puzzle.
    #[arg(long, value_name = "FORMAT", value_parser = each::parse_sheet_format)]
    each: Option<SheetFormat>,

    /// Skip puzzles that cannot be read.
    #[arg(long)]
    skip_unreadable: bool,

    #[command(flatten)]
    overwriting: Overwriting,

    #[command(flatten)]
    picture: PictureArguments,

    #[command(flatten)]
    sheet: SheetArguments,

    #[command(flatten)]
    booklet: BookOptions,

    #[command(flatten)]
    preflight: PreflightArguments,

    #[command(flatten)]
    many: ManyArguments,
}

/// The default resolution of a .png, in dots per inch.
const DEFAULT_DPI: u32 = 300;

/// The kind of file to make.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OutputKind {
    Sheet(SheetFormat),
    BookletFile,
}

impl OutputKind {
    fn kind(self) -> FileKind {
        match self {
            OutputKind::Sheet(format) => FileKind::Sheet(format),
            OutputKind::BookletFile => FileKind::Booklet,
        }
    }

    fn of_path(path: &Path) -> Option<OutputKind> {
        let booklet = || path.extension().filter(|extension| extension.eq_ignore_ascii_case("ron"));
        SheetFormat::of_path(path).map(OutputKind::Sheet).or_else(|| booklet().map(|_| OutputKind::BookletFile))
    }
}

pub(super) fn run(arguments: &ExportArguments) -> Outcome {
    try_run(arguments).unwrap_or_else(|outcome| outcome)
}

fn try_run(arguments: &ExportArguments) -> Result<Outcome, Outcome> {
    if let Some(format) = arguments.each {
        arguments.check_purpose(ExportTarget::Sheet(format))?;
        return each::run(arguments, format);
    }
    let output = &arguments.output;
    let Some(product) = OutputKind::of_path(output) else {
        return Err(fail(format_args!("{}: the name must end in .png, .svg, .pdf or .ron", output.display())));
    };
    if product == OutputKind::BookletFile {
        arguments.check_purpose(ExportTarget::BookletFile)?;
    }
    let mut sources = Sources::of(&arguments.input).with_overwriting(arguments.overwriting);
    arguments.booklet.files().for_each(|file| sources.add_file(file));
    // A booklet file refers to its inputs, so they must never be overwritten.
    let sources = if product == OutputKind::BookletFile { sources.still_needed() } else { sources };
    let destination = Destination::new(output, product.kind(), &sources).map_err(fail)?;
    let mut loaded = arguments.read()?;
    let format = match product {
        OutputKind::BookletFile => return arguments.save_booklet_file(&loaded, &destination),
        OutputKind::Sheet(format) => format,
    };
    if loaded.len() == 1 && arguments.booklet.first_booklet_option().is_none() {
        let Some(one) = loaded.pop() else { return Err(fail("there is no puzzle")) };
        arguments.check_purpose(ExportTarget::Sheet(format))?;
        return arguments.print_sheet(format, &one, &destination);
    }
    match format {
        SheetFormat::Pdf => {
            arguments.check_purpose(ExportTarget::Booklet)?;
            arguments.print_booklet(loaded, &destination)
        }
        SheetFormat::Png | SheetFormat::Svg if loaded.len() == 1 => {
            let option = arguments.booklet.first_booklet_option().unwrap_or_default();
            Err(fail(format_args!("{}: {option} is for a booklet; make a .pdf", output.display())))
        }
        SheetFormat::Png | SheetFormat::Svg => {
            let example = loaded.first().map(|first| first.source.to_string()).unwrap_or_default();
            Err(fail(format_args!(
                "{}: a picture shows only one of {} puzzles; select one by its line, as in {example}, or make a .pdf",
                output.display(),
                loaded.len()
            )))
        }
    }
}

impl ExportArguments {
    /// Refuses options that would have no effect on the output.
    fn check_purpose(&self, made: ExportTarget) -> Result<(), Outcome> {
        option_scope::unused_option_error(self, made).map_or(Ok(()), |refusal| Err(fail(refusal)))
    }

    fn ink(&self) -> InkMode {
        let named = self.sheet.ink.map_or(InkMode::Colour, InkName::mode);
        if self.picture.one_bit { InkMode::Black } else { named }
    }

    fn paper(&self) -> Paper {
        self.sheet.paper.unwrap_or(Paper::A4)
    }

    /// Returns the paper in its orientation.
    fn oriented_paper(&self) -> Paper {
        if self.sheet.landscape { self.paper().rotated() } else { self.paper() }
    }

    /// Reads the puzzles of all inputs. Unreadable puzzles are errors, or left out with `--skip-unreadable`.
    fn read(&self) -> Result<Vec<LoadedPuzzle>, Outcome> {
        let (mut loaded, mut errors) = (Vec::new(), 0_usize);
        let mut each = |one: Result<LoadedPuzzle, UnreadablePuzzleError>| -> Result<(), Outcome> {
            match one {
                Ok(one) => {
                    one.warnings.iter().for_each(report_warning);
                    if loaded.len() == MAX_PUZZLES {
                        return Err(fail(
                            ReadErrorKind::TooManyPuzzles { limit: MAX_PUZZLES }.of_file(&one.source.file),
                        ));
                    }
                    loaded.push(one);
                }
                Err(UnreadablePuzzleError { error, is_reported: told }) => {
                    match (told, self.skip_unreadable) {
                        (true, true) => report_warning(format_args!("left out: {error}")),
                        (true, false) => report_error(error),
                        (false, _) => {}
                    }
                    errors += usize::from(!self.skip_unreadable);
                }
            }
            Ok(())
        };
        let mut reader = InputReader::new(&self.input, &self.many.portion);
        reader.try_for_each(&mut each)?;
        for more in reader.unreported() {
            match self.skip_unreadable {
                true => report_warning(format_args!("left out: {more}")),
                false => report_error(more),
            }
        }
        if errors > 0 {
            if !loaded.is_empty() {
                report_error("nothing was written; use --skip-unreadable to skip what cannot be read");
            }
            return Err(Outcome::Unreadable);
        }
        if loaded.is_empty() { Err(fail("there is no puzzle to print")) } else { Ok(loaded) }
    }

    fn print_sheet(
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
        let filling = answer.as_ref().and_then(EngineAnswer::solution);
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
            self.preflight.preflight || !matches!(finding.problem, BookProblem::MissingLetters(_))
        };
        let findings: Vec<PreflightFinding> = findings.into_iter().filter(told).collect();
        let origin = EntryOrigin { item: 0, file: PathBuf::from(&*source.file), line: source.line };
        self.preflight.report(&findings, &[(&origin, self.sheet.number.unwrap_or(1))], leaves.len())
    }

    fn preset(&self) -> pdf::PdfPreset {
        if self.booklet.print_shop { pdf::PdfPreset::PrintShop } else { pdf::PdfPreset::Screen }
    }

    fn settings(&self) -> BookSettings {
        let mut settings = BookSettings {
            language: self.sheet.language.clone(),
            paper: self.paper(),
            landscape: self.sheet.landscape,
            per_page: PerPage::One,
            cover: false,
            rules_page: false,
            answers: None,
            first_number: self.sheet.number.unwrap_or(1),
            large_print: self.sheet.large_print,
            notes: self.sheet.notes,
            dots: self.sheet.dots,
            cell_marks: self.sheet.cell_marks,
            ink: self.ink(),
            ..BookSettings::default()
        };
        self.booklet.apply(&mut settings);
        settings
    }

    fn print_booklet(&self, loaded: Vec<LoadedPuzzle>, output: &Destination<'_>) -> Result<Outcome, Outcome> {
        let (mut entries, mut origins) = (Vec::new(), Vec::new());
        for (item, LoadedPuzzle { puzzle, source, .. }) in loaded.into_iter().enumerate() {
            let (label, rules) = (self.sheet.label.clone(), self.sheet.rules.clone());
            entries.push(BookEntry { label, rules, ..BookEntry::new(puzzle) });
            origins.push(EntryOrigin { item, file: PathBuf::from(&*source.file), line: source.line });
        }
        let settings = self.settings();
        let art = read_art(&settings, Path::new(""))?;
        book::add_links(&settings, &mut entries);
        BookletJob { settings, art, entries, origins }.run(&self.preflight, Some(output))
    }

    fn save_booklet_file(&self, loaded: &[LoadedPuzzle], output: &Destination<'_>) -> Result<Outcome, Outcome> {
        if self.input.iter().any(|input| matches!(input, Input::Stdin)) {
            return Err(fail("a booklet refers to files, so none of its puzzles can come from standard input"));
        }
        let folder = self.output.parent().unwrap_or(Path::new(""));
        let item = |loaded: &LoadedPuzzle| BookItem {
            file: relative_path(Path::new(&*loaded.source.file), folder),
            line: loaded.is_collection.then_some(loaded.source.line),
            label: self.sheet.label.clone(),
            rules: self.sheet.rules.clone(),
            ..BookItem::default()
        };
        let mut settings = self.settings();
        settings.rename_files(|file| relative_path(Path::new(file), folder));
        let book = BookFile { settings, puzzles: loaded.iter().map(item).collect() };
        output.save(formats::write_book(&book).as_bytes())?;
        Ok(Outcome::Fine)
    }
}

/// Returns the only solution of a puzzle, which is printed with it.
fn only_answer(LoadedPuzzle { puzzle, source, .. }: &LoadedPuzzle, control: &Control) -> Result<EngineAnswer, Outcome> {
    let answer = count_solutions(&mut Native::new(), puzzle, 2, control.time_left()).map_err(|contradiction| {
        report_error(format_args!("{source}: {contradiction}"));
        Outcome::Contradiction
    })?;
    let (outcome, why) = match answer.verdict {
        CliVerdict::Unique => return Ok(answer),
        CliVerdict::None => (Outcome::NotUnique, "the puzzle has no solution"),
        CliVerdict::Several => (Outcome::NotUnique, "the puzzle has several solutions"),
        CliVerdict::Unknown => (Outcome::Unknown, "the solution was not found"),
    };
    report_error(format_args!("{source}: {why}, so there is none to print; leave out --solution"));
    Err(outcome)
}
