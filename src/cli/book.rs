//! `gridwright book`: a booklet's project as a file to print.

use std::path::{Path, PathBuf};

use clap::Args;

use super::Outcome;
use super::book_options::{BookOptions, InkName, parse_line};
use super::destination::{Destination, Overwriting, Sources};
use super::press::{PreflightArguments, Press, prove_all, read_art};
use super::terminal::{fail, report_error, report_warning};
use crate::book::{self, Fault, Gathered, Gatherer, gather};
use crate::formats::{self, BookFile, FileKind, MOST_BAD_LINES, fingerprint};
use crate::puzzle::Puzzle;
use crate::sheet::{Paper, SheetFormat};

/// Print a booklet from its project.
#[derive(Args)]
#[command(after_help = "\
A project is a .ron file that holds the settings of a booklet and refers to puzzle files, seen from its own folder.
`gridwright export … -o book.ron` makes one. In it
  settings: (title: \"Sundays\", paper: \"a5\", per_page: \"2\", answers: \"best\", ink: grey, bleed_mm: 3.175, …)
  puzzles: [(file: \"puzzles/cross.ron\", label: \"easy\"), (file: \"lines.txt\", line: 12), (file: \"folder\")]

Without -o the booklet is only looked over.

Examples:
  gridwright book sundays.ron -o sundays.pdf
  gridwright book sundays.ron --preflight --json
  gridwright book sundays.ron -o book.pdf --for kdp --paper 6x9 --ink grey

Exit status: 0 done; 1 preflight found errors; 2 bad usage, unreadable input or unwritable output.")]
pub(super) struct Arguments {
    /// The project.
    project: PathBuf,

    /// The .pdf to make; an existing file of the kind is replaced.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Print in another language than the project says: en, el, fa, pt or ru.
    #[arg(long, value_name = "CODE", value_parser = parse_line)]
    language: Option<String>,

    /// The size of the pages, in another than the project says.
    #[arg(long, value_name = "SIZE")]
    paper: Option<Paper>,

    #[arg(long, value_enum)]
    ink: Option<InkName>,

    /// Boards and type in large print.
    #[arg(long)]
    large_print: bool,

    /// Write into the project what the puzzles are now, if all are proved: preflight tells when a file changes. A
    /// project with comments, which would be lost, is left as it is without --force.
    #[arg(long, conflicts_with = "output")]
    record: bool,

    #[command(flatten)]
    options: BookOptions,

    /// Leave out puzzles that cannot be read.
    #[arg(long)]
    skip_unreadable: bool,

    #[command(flatten)]
    overwriting: Overwriting,

    #[command(flatten)]
    preflight: PreflightArguments,
}

pub(super) fn run(arguments: &Arguments) -> Outcome {
    try_run(arguments).unwrap_or_else(|outcome| outcome)
}

fn try_run(arguments: &Arguments) -> Result<Outcome, Outcome> {
    if let Some(refusal) = refusal(arguments) {
        return Err(fail(refusal));
    }
    let output = arguments.output.as_deref();
    if let Some(output) = output.filter(|output| !is_pdf(output)) {
        return Err(fail(format_args!("{}: the name must end in .pdf", output.display())));
    }
    let text = formats::read_book_text(&arguments.project).map_err(fail)?;
    let project = formats::read_book_str(&arguments.project.display().to_string(), &text).map_err(fail)?;
    if arguments.record && !arguments.overwriting.force && formats::has_comment(&text) {
        let lost = "its comments would be lost, so nothing was recorded; --force records without them";
        return Err(fail(format_args!("{}: {lost}", arguments.project.display())));
    }
    let folder = arguments.project.parent().unwrap_or(Path::new(""));
    let Gathered { mut entries, origins, faults, warnings } = gather(&project, folder);
    warnings.iter().for_each(report_warning);
    report_faults(&faults, arguments.skip_unreadable);
    // What could not be read is an input all the same.
    let mut sources = Sources::default().with(arguments.overwriting);
    sources.add_file(&arguments.project);
    arguments.options.files().for_each(|file| sources.add_file(file));
    project.settings.files().for_each(|file| sources.add_file(&folder.join(file)));
    let pictures = project.puzzles.iter().filter_map(|item| item.section_picture.as_ref());
    pictures.for_each(|picture| sources.add_file(&folder.join(picture.file.trim())));
    project.puzzles.iter().for_each(|item| sources.add_file(&folder.join(&item.file)));
    origins.iter().for_each(|origin| sources.add_file(&origin.file));
    let written = FileKind::Sheet(SheetFormat::Pdf);
    let output = output.map(|path| Destination::new(path, written, &sources)).transpose().map_err(fail)?;
    if !faults.is_empty() && !arguments.skip_unreadable {
        report_error("nothing was printed; --skip-unreadable leaves out what cannot be read");
        return Err(Outcome::Unreadable);
    }
    if arguments.record {
        return record(arguments, project, &text, folder);
    }
    let mut settings = project.settings;
    if let Some(language) = &arguments.language {
        settings.language.clone_from(language);
    }
    settings.paper = arguments.paper.unwrap_or(settings.paper);
    settings.ink = arguments.ink.map_or(settings.ink, InkName::mode);
    settings.large_print |= arguments.large_print;
    arguments.options.apply(&mut settings);
    if let Some(idle) = arguments.options.idle(&settings) {
        return Err(fail(idle));
    }
    let art = read_art(&settings, folder)?;
    book::add_links(&settings, &mut entries);
    Press { settings, art, entries, origins }.run(&arguments.preflight, output.as_ref())
}

/// Returns why options would do nothing: a project is printed, looked over, or recorded.
fn refusal(arguments: &Arguments) -> Option<String> {
    let Arguments { output, language, paper, ink, large_print, record, options, preflight, .. } = arguments;
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
    let option = given.or_else(|| options.first())?;
    Some(format!("{option} does nothing with --record, which prints nothing"))
}

/// Tells what could not be read: of the first entries each fault, of the others how many there are.
fn report_faults(faults: &[Fault], left_out: bool) {
    let (mut entries, mut last) = (0, None);
    for fault in faults {
        entries += usize::from(last != Some(fault.item));
        last = Some(fault.item);
        match left_out {
            _ if entries > MOST_BAD_LINES => {}
            true => report_warning(format_args!("left out: {}", fault.error)),
            false => report_error(&fault.error),
        }
    }
    let words = match entries.saturating_sub(MOST_BAD_LINES) {
        0 => return,
        1 => "1 more entry cannot be read".to_owned(),
        more => format!("{more} more entries cannot be read"),
    };
    if left_out { report_warning(format_args!("left out: {words}")) } else { report_error(words) }
}

/// Writes the fingerprints of its puzzles into a project whose puzzles all have one solution. Its file must have the
/// same text then as when it was read: what somebody wrote meanwhile would be lost.
fn record(arguments: &Arguments, mut book: BookFile, text: &str, folder: &Path) -> Result<Outcome, Outcome> {
    let (mut unproved, control) = (false, arguments.preflight.control());
    let items = book.puzzles.clone();
    let mut gatherer = Gatherer::new(&items, folder);
    for (index, item) in book.puzzles.iter_mut().enumerate() {
        let mut gathered = Gathered::default();
        gatherer.gather(index, &mut gathered);
        // What was there a moment ago may be gone.
        if !gathered.faults.is_empty() && !arguments.skip_unreadable {
            gathered.faults.iter().for_each(|fault| report_error(&fault.error));
            report_error(NOTHING_RECORDED);
            return Err(Outcome::Unreadable);
        }
        // What was proved of an entry that cannot be read now is still what its puzzles were.
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
    if formats::read_book_text(&arguments.project).ok().as_deref() != Some(text) {
        report_error(format_args!("{}: was changed while its puzzles were proved", arguments.project.display()));
        return Err(fail(NOTHING_RECORDED));
    }
    let mut sources = Sources::default().with(arguments.overwriting);
    sources.add_file(&arguments.project);
    let project = Destination::in_place(&arguments.project, FileKind::Booklet, &sources).map_err(fail)?;
    project.save(formats::write_book(&book).as_bytes())?;
    Ok(Outcome::Fine)
}

const NOTHING_RECORDED: &str = "nothing was recorded";

fn is_pdf(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pdf"))
}
