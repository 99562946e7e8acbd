//! `gridwright export`: prints a puzzle as a picture or a sheet, many puzzles as a booklet, or any of them as a web
//! page.

mod arguments;
mod booklet;
mod each;
mod option_scope;
mod output_kind;
mod sheet;
mod web;

use super::destination::{Destination, Sources};
use super::input::{InputReader, UnreadablePuzzleError, with_folders};
use super::outcome::Outcome;
use super::terminal::{fail, report_error, report_warning};
use crate::formats::{LoadedPuzzle, MAX_PUZZLES, ReadErrorKind};
use crate::sheet::SheetFormat;
use option_scope::ExportTarget;
use output_kind::OutputKind;

pub(in crate::cli) use arguments::ExportArguments;

pub(super) fn run(mut arguments: ExportArguments) -> Outcome {
    match with_folders(arguments.input) {
        Ok(input) => arguments.input = input,
        Err(error) => return fail(error),
    }
    try_run(&arguments).unwrap_or_else(|outcome| outcome)
}

fn try_run(arguments: &ExportArguments) -> Result<Outcome, Outcome> {
    if let Some(format) = arguments.each {
        arguments.check_purpose(match format {
            OutputKind::Sheet(format) => ExportTarget::Sheet(format),
            OutputKind::WebPage | OutputKind::BookletFile => ExportTarget::WebPage,
        })?;
        return each::run(arguments, format);
    }
    let output = &arguments.output;
    let Some(product) = OutputKind::of_path(output) else {
        return Err(fail(format_args!("{}: the name must end in .png, .svg, .pdf, .html or .ron", output.display())));
    };
    match product {
        OutputKind::BookletFile => arguments.check_purpose(ExportTarget::BookletFile)?,
        OutputKind::WebPage => arguments.check_purpose(ExportTarget::WebPage)?,
        OutputKind::Sheet(_) => {}
    }
    let mut sources = Sources::of(&arguments.input).with_overwriting(arguments.overwriting);
    arguments.booklet.files().for_each(|file| sources.add_file(file));
    // A booklet file refers to its inputs, so they must never be overwritten.
    let sources = if product == OutputKind::BookletFile { sources.still_needed() } else { sources };
    let destination = Destination::new(output, product.kind(), &sources).map_err(fail)?;
    let mut loaded = arguments.read()?;
    let format = match product {
        OutputKind::BookletFile => return arguments.save_booklet_file(&loaded, &destination),
        OutputKind::WebPage => return arguments.write_web_page(&loaded, &destination),
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
                "{}: a picture shows only one of {} puzzles; select one by its line, as in {example}, or make a .pdf \
                 or .html",
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
}
