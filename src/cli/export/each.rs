//! `export --each`: a picture, sheet or web page of each of many puzzles, in a folder.

use serde::Serialize;

use super::super::batch::{OutputNames, SAME_NAMES, find_name_clash, output_stem};
use super::super::destination::{Destination, Sources};
use super::super::outcome::Outcome;
use super::super::stream::{JsonError, answer_all};
use super::super::terminal::{OutputReport, fail};
use super::arguments::ExportArguments;
use super::output_kind::OutputKind;
use crate::disk;
use crate::formats::LoadedPuzzle;

#[derive(Serialize)]
struct ExportJsonLine<'a> {
    source: String,
    title: &'a str,
    file: String,
}

pub(super) fn run(arguments: &ExportArguments, format: OutputKind) -> Result<Outcome, Outcome> {
    let folder = &arguments.output;
    if let Some(input) = find_name_clash(&arguments.input) {
        return Err(fail(format_args!("{input}: {SAME_NAMES}; nothing was written")));
    }
    disk::create_folder(folder).map_err(|error| fail(format_args!("{}: {error}", folder.display())))?;
    let sources = Sources::of(&arguments.input).with_overwriting(arguments.overwriting);
    // With several inputs, some are still to be read when the first files are written.
    let sources = if arguments.input.len() > 1 { sources.still_needed() } else { sources };
    let names = OutputNames::default();
    Ok(answer_all(
        &arguments.input,
        &arguments.many,
        true,
        || (),
        |(), loaded, report| match names.reserve(output_stem(loaded)) {
            true => export_one(arguments, format, loaded, &sources, report),
            false => {
                report.error(format_args!("{}: {SAME_NAMES}", loaded.source));
                report.json(&JsonError::new(&loaded.source, SAME_NAMES));
                Ok(Outcome::Unreadable)
            }
        },
    ))
}

/// Makes the file of one puzzle, such as `lines-7.svg`. An error does not stop the others.
fn export_one(
    arguments: &ExportArguments,
    format: OutputKind,
    loaded: &LoadedPuzzle,
    sources: &Sources,
    report: &mut OutputReport,
) -> Result<Outcome, Outcome> {
    loaded.warnings.iter().for_each(|warning| report.warning(warning));
    let path = arguments.output.join(format!("{}.{}", output_stem(loaded), format.extension()));
    let made = Destination::new(&path, format.kind(), sources).map_err(fail).and_then(|destination| match format {
        OutputKind::Sheet(format) => arguments.print_sheet(format, loaded, &destination),
        OutputKind::WebPage | OutputKind::BookletFile => {
            arguments.write_web_page(std::slice::from_ref(loaded), &destination)
        }
    });
    let outcome = match made {
        Ok(outcome) => outcome,
        Err(outcome) => {
            report.json(&JsonError::new(&loaded.source, "no file was written"));
            return Ok(outcome);
        }
    };
    let file = path.display().to_string();
    report.json(&ExportJsonLine { source: loaded.source.to_string(), title: loaded.puzzle.title(), file });
    Ok(outcome)
}
