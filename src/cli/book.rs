//! `gridwright book`: prints a booklet from its file.

use std::path::{Path, PathBuf};

use clap::Args;

use super::book_options::{BookOptions, InkName, parse_line};
use super::booklet_job::{BookletJob, PreflightArguments, prove_all, read_art};
use super::destination::{Destination, Overwriting, Sources};
use super::outcome::Outcome;
use super::terminal::{fail, report_error, report_warning};
use super::web_pages::WebArguments;
use crate::book::{self, EntryError, EntryOrigin, GatheredPuzzles, Gatherer, gather};
use crate::formats::{self, BookFile, FileKind, MAX_BAD_LINES, fingerprint};
use crate::puzzle::Puzzle;
use crate::sheet::{Paper, SheetFormat};
use crate::web::WEB_EXTENSION;

/// Print a booklet from its file.
#[derive(Args)]
#[command(after_help = "\
A booklet file is a .ron file with the settings of a booklet and references to puzzle files, relative to \
its own folder. `gridwright export … -o book.ron` creates one. It contains
  settings: (title: \"Sundays\", paper: \"a5\", per_page: \"2\", answers: \"best\", ink: grey, …)
  puzzles: [(file: \"puzzles/cross.ron\", label: \"easy\"), (file: \"lines.txt\", line: 12), …]

Without -o, the booklet is only checked.

Examples:
  gridwright book sundays.ron -o sundays.pdf
  gridwright book sundays.ron -o sundays.html --hints
  gridwright book sundays.ron --preflight --json
  gridwright book sundays.ron -o book.pdf --for kdp --paper 6x9 --ink grey

Exit status: 0 success; 1 preflight found errors; 2 bad usage, unreadable input or unwritable \
output.")]
pub(super) struct BookArguments {
    /// The booklet file.
    booklet: PathBuf,

    /// Write the booklet to this .pdf, or its puzzles to this .html, a web page that plays them; an existing file of
    /// that kind is replaced.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Print in this language instead of the booklet's: en, el, fa, pt or ru.
    #[arg(long, value_name = "CODE", value_parser = parse_line)]
    language: Option<String>,

    /// Print on this paper size instead of the booklet's.
    #[arg(long, value_name = "SIZE")]
    paper: Option<Paper>,

    /// Print with these inks instead of the booklet's.
    #[arg(long, value_enum)]
    ink: Option<InkName>,

    /// Print boards and text in large print.
    #[arg(long)]
    large_print: bool,

    /// Record the current state of all puzzles in the booklet file once they are proved unique, so that preflight can
    /// report later changes. A booklet file with comments, which would be lost, is only changed with --force.
    #[arg(long, conflicts_with = "output")]
    record: bool,

    /// Skip puzzles that cannot be read.
    #[arg(long)]
    skip_unreadable: bool,

    #[command(flatten)]
    overwriting: Overwriting,

    #[command(flatten)]
    options: BookOptions,

    #[command(flatten)]
    web: WebArguments,

    #[command(flatten)]
    preflight: PreflightArguments,
}

pub(super) fn run(arguments: &BookArguments) -> Outcome {
    try_run(arguments).unwrap_or_else(|outcome| outcome)
}

fn try_run(arguments: &BookArguments) -> Result<Outcome, Outcome> {
    if let Some(refusal) = refusal(arguments) {
        return Err(fail(refusal));
    }
    let output = arguments.output.as_deref();
    let is_page = output.is_some_and(|output| ends_in(output, WEB_EXTENSION));
    if let Some(output) = output.filter(|output| !is_page && !ends_in(output, "pdf")) {
        return Err(fail(format_args!("{}: the name must end in .pdf or .html", output.display())));
    }
    if let Some(refusal) = page_refusal(arguments, is_page) {
        return Err(fail(refusal));
    }
    let text = formats::read_book_text(&arguments.booklet).map_err(fail)?;
    let book = formats::read_book_str(&arguments.booklet.display().to_string(), &text).map_err(fail)?;
    if arguments.record && !arguments.overwriting.force && formats::has_comment(&text) {
        let lost = "its comments would be lost, so nothing was recorded; --force records without them";
        return Err(fail(format_args!("{}: {lost}", arguments.booklet.display())));
    }
    let folder = arguments.booklet.parent().unwrap_or(Path::new(""));
    let GatheredPuzzles { mut entries, origins, errors: faults, warnings } = gather(&book, folder);
    warnings.iter().for_each(report_warning);
    report_faults(&faults, arguments.skip_unreadable);
    // Files that could not be read are inputs too, and must not be overwritten.
    let mut sources = Sources::default().with_overwriting(arguments.overwriting);
    sources.add_file(&arguments.booklet);
    arguments.options.files().for_each(|file| sources.add_file(file));
    book.settings.files().for_each(|file| sources.add_file(&folder.join(file)));
    let pictures = book.puzzles.iter().filter_map(|item| item.section_picture.as_ref());
    pictures.for_each(|picture| sources.add_file(&folder.join(picture.file.trim())));
    book.puzzles.iter().for_each(|item| sources.add_file(&folder.join(&item.file)));
    origins.iter().for_each(|origin| sources.add_file(&origin.file));
    let written = if is_page { FileKind::WebPage } else { FileKind::Sheet(SheetFormat::Pdf) };
    let output = output.map(|path| Destination::new(path, written, &sources)).transpose().map_err(fail)?;
    if !faults.is_empty() && !arguments.skip_unreadable {
        report_error("nothing was printed; use --skip-unreadable to skip what cannot be read");
        return Err(Outcome::Unreadable);
    }
    if arguments.record {
        return record(arguments, book, &text, folder);
    }
    let mut settings = book.settings;
    if let Some(language) = &arguments.language {
        settings.language.clone_from(language);
    }
    settings.paper = arguments.paper.unwrap_or(settings.paper);
    settings.ink = arguments.ink.map_or(settings.ink, InkName::mode);
    settings.large_print |= arguments.large_print;
    arguments.options.apply(&mut settings);
    if let Some(idle) = arguments.options.unused_option(&settings) {
        return Err(fail(idle));
    }
    if let (true, Some(output)) = (is_page, &output) {
        let named = |origin: &EntryOrigin| format!("{}:{}", origin.file.display(), origin.line);
        let sources: Vec<String> = origins.iter().map(named).collect();
        let (control, about) = (arguments.preflight.control(), ((&settings).into(), settings.rated));
        return arguments.web.write(entries, &sources, about, &control, output);
    }
    let art = read_art(&settings, folder)?;
    book::add_links(&settings, &mut entries);
    BookletJob { settings, art, entries, origins }.run(&arguments.preflight, output.as_ref())
}

/// Returns the error for options that would do nothing: `--no-preflight` without an output, or an option for printing
/// or preflight together with `--record`.
fn refusal(arguments: &BookArguments) -> Option<String> {
    let BookArguments { output, language, paper, ink, large_print, record, options, preflight, .. } = arguments;
    if !record {
        let nothing = output.is_none() && preflight.no_preflight;
        return nothing.then(|| "--no-preflight without -o leaves nothing to do".to_owned());
    }
    let given = [
        ("--language", language.is_some()),
        ("--paper", paper.is_some()),
        ("--ink", ink.is_some()),
        ("--large-print", *large_print),
        ("--preflight", preflight.preflight),
        ("--no-preflight", preflight.no_preflight),
        ("--anyway", preflight.anyway),
    ];
    let given = given.into_iter().find(|(_, given)| *given).map(|(name, _)| name);
    let option = given.or_else(|| options.first_option())?;
    Some(format!("{option} does nothing with --record, which prints nothing"))
}

/// Returns the error for options that would do nothing in a web page, or only there.
fn page_refusal(arguments: &BookArguments, is_page: bool) -> Option<String> {
    let BookArguments { paper, ink, large_print, options, preflight, web, .. } = arguments;
    if !is_page {
        let option = web.first_option()?;
        return Some(format!("{option} does nothing without -o and a name that ends in .html"));
    }
    let given = [
        ("--paper", paper.is_some()),
        ("--ink", ink.is_some()),
        ("--large-print", *large_print),
        ("--preflight", preflight.preflight),
        ("--no-preflight", preflight.no_preflight),
        ("--anyway", preflight.anyway),
    ];
    let given = given.into_iter().find(|(_, given)| *given).map(|(name, _)| name);
    let option = given.or_else(|| options.first_option_except(&["--title", "--author", "--stars"]))?;
    Some(format!("{option} does nothing in an .html: it is for what is printed"))
}

/// Reports the entries that could not be read: the errors of the first ones, and the number of the remaining entries.
fn report_faults(faults: &[EntryError], left_out: bool) {
    let (mut entries, mut last) = (0, None);
    for fault in faults {
        entries += usize::from(last != Some(fault.item));
        last = Some(fault.item);
        match left_out {
            _ if entries > MAX_BAD_LINES => {}
            true => report_warning(format_args!("left out: {}", fault.error)),
            false => report_error(&fault.error),
        }
    }
    let words = match entries.saturating_sub(MAX_BAD_LINES) {
        0 => return,
        1 => "1 more entry cannot be read".to_owned(),
        more => format!("{more} more entries cannot be read"),
    };
    if left_out { report_warning(format_args!("left out: {words}")) } else { report_error(words) }
}

/// Writes the fingerprints of the puzzles into their booklet file if all puzzles have exactly one solution. The file
/// must still have the text that was read, as changes made in the meantime would be lost.
fn record(arguments: &BookArguments, mut book: BookFile, text: &str, folder: &Path) -> Result<Outcome, Outcome> {
    let (mut unproved, control) = (false, arguments.preflight.control());
    let items = book.puzzles.clone();
    let mut gatherer = Gatherer::new(&items, folder);
    for (index, item) in book.puzzles.iter_mut().enumerate() {
        let mut gathered = GatheredPuzzles::default();
        gatherer.gather(index, &mut gathered);
        // A file may have disappeared since the first reading.
        if !gathered.errors.is_empty() && !arguments.skip_unreadable {
            gathered.errors.iter().for_each(|fault| report_error(&fault.error));
            report_error(NOTHING_RECORDED);
            return Err(Outcome::Unreadable);
        }
        // An entry that cannot be read now keeps the fingerprints it had.
        if gathered.entries.is_empty() {
            continue;
        }
        let puzzles: Vec<&Puzzle> = gathered.entries.iter().map(|entry| &entry.puzzle).collect();
        let proofs = prove_all(&puzzles, &control);
        for (proof, origin) in proofs.iter().zip(&gathered.origins) {
            if proof.answer().is_none() {
                report_error(format_args!(
                    "{}:{}: not proved to have one solution",
                    origin.file.display(),
                    origin.line
                ));
                unproved = true;
            }
        }
        item.proved = Some(fingerprint(puzzles));
    }
    if unproved {
        report_error(NOTHING_RECORDED);
        return Err(Outcome::NotUnique);
    }
    if formats::read_book_text(&arguments.booklet).ok().as_deref() != Some(text) {
        report_error(format_args!("{}: changed while its puzzles were being proved", arguments.booklet.display()));
        return Err(fail(NOTHING_RECORDED));
    }
    let mut sources = Sources::default().with_overwriting(arguments.overwriting);
    sources.add_file(&arguments.booklet);
    let destination = Destination::in_place(&arguments.booklet, FileKind::Booklet, &sources).map_err(fail)?;
    destination.save(formats::write_book(&book).as_bytes())?;
    Ok(Outcome::Fine)
}

const NOTHING_RECORDED: &str = "nothing was recorded";

fn ends_in(path: &Path, wanted: &str) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(wanted))
}
