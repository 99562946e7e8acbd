//! Refuses options of `export` that would have no effect on the output, with the reason.

use super::arguments::ExportArguments;
use crate::sheet::SheetFormat;

/// The kind of output, as far as options depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ExportTarget {
    /// A picture or a single sheet.
    Sheet(SheetFormat),
    /// A .pdf of a booklet.
    Booklet,
    /// A booklet file.
    BookletFile,
    /// A web page.
    WebPage,
}

impl ExportTarget {
    fn name(self) -> &'static str {
        match self {
            ExportTarget::Sheet(SheetFormat::Png) => "a .png",
            ExportTarget::Sheet(SheetFormat::Svg) => "an .svg",
            ExportTarget::Sheet(SheetFormat::Pdf) => "a single sheet",
            ExportTarget::Booklet => "a booklet",
            ExportTarget::BookletFile => "a booklet file",
            ExportTarget::WebPage => "an .html",
        }
    }

    fn is_png(self) -> bool {
        self == ExportTarget::Sheet(SheetFormat::Png)
    }

    fn is_svg(self) -> bool {
        self == ExportTarget::Sheet(SheetFormat::Svg)
    }

    fn is_printed(self) -> bool {
        self != ExportTarget::WebPage
    }

    fn is_sheet(self) -> bool {
        matches!(self, ExportTarget::Sheet(_))
    }

    /// Returns whether the output itself has pages of paper.
    fn is_pdf(self) -> bool {
        matches!(self, ExportTarget::Booklet | ExportTarget::Sheet(SheetFormat::Pdf))
    }

    fn has_paper(self) -> bool {
        self.is_pdf() || self == ExportTarget::BookletFile
    }
}

/// An option, whether it was given, the outputs it applies to, and the words for these outputs in the error message.
type OptionScope = (&'static str, bool, fn(ExportTarget) -> bool, &'static str);

/// Returns the error for the first given option that would have no effect.
pub(super) fn unused_option_error(arguments: &ExportArguments, made: ExportTarget) -> Option<String> {
    let ExportArguments { picture, sheet, booklet, preflight, .. } = arguments;
    let (png, paper) = ("a .png", "a .pdf or a booklet file");
    let printed = "what is printed";
    let by_purpose: [OptionScope; 22] = [
        ("--dpi", picture.dpi.is_some(), ExportTarget::is_png, png),
        ("--pixels", picture.pixels.is_some(), ExportTarget::is_png, png),
        ("--transparent", picture.transparent, ExportTarget::is_png, png),
        ("--one-bit", picture.one_bit, ExportTarget::is_png, png),
        ("--live-text", picture.live_text, ExportTarget::is_svg, "an .svg"),
        ("--solution", sheet.solution, ExportTarget::is_sheet, "a single puzzle; --answers prints those of a booklet"),
        (
            "--small-answer",
            sheet.small_answer,
            ExportTarget::is_sheet,
            "a single puzzle; --answers prints those of a booklet",
        ),
        (
            "--board-size",
            sheet.board_size.is_some(),
            ExportTarget::is_sheet,
            "a single puzzle; --per-page is for a booklet",
        ),
        ("--ink", sheet.ink.is_some(), ExportTarget::is_printed, printed),
        ("--large-print", sheet.large_print, ExportTarget::is_printed, printed),
        ("--dots", sheet.dots, ExportTarget::is_printed, printed),
        ("--cell-marks", sheet.cell_marks, ExportTarget::is_printed, printed),
        ("--notes", sheet.notes, ExportTarget::is_printed, printed),
        ("--messages", sheet.messages, ExportTarget::is_printed, "what is printed; a web page shows them at the end"),
        ("--paper", sheet.paper.is_some(), ExportTarget::has_paper, paper),
        ("--landscape", sheet.landscape, ExportTarget::has_paper, paper),
        ("--print-shop", booklet.print_shop, ExportTarget::has_paper, paper),
        ("--cmyk", booklet.cmyk, ExportTarget::has_paper, paper),
        ("--ink-limit", booklet.ink_limit.is_some(), ExportTarget::has_paper, paper),
        ("--condition", booklet.condition.is_some(), ExportTarget::has_paper, paper),
        ("--preflight", preflight.preflight, ExportTarget::is_pdf, "a .pdf"),
        ("--no-preflight", preflight.no_preflight, ExportTarget::is_pdf, "a .pdf"),
    ];
    // A single puzzle with a booklet option makes a booklet, but not with `--each`.
    if let (ExportTarget::Sheet(_), Some(option)) = (made, booklet.first_booklet_option()) {
        return Some(format!("{option} does nothing with --each: it is for a booklet"));
    }
    if made == ExportTarget::WebPage {
        if let Some(option) = booklet.first_option_except(&["--title", "--author", "--stars"]) {
            return Some(format!("{option} does nothing in {}: it is for a booklet", made.name()));
        }
    } else if let Some(option) = arguments.web.first_option() {
        return Some(format!("{option} does nothing in {}: it is for an .html", made.name()));
    }
    if arguments.each.is_some() && arguments.skip_unreadable {
        return Some("--skip-unreadable does nothing with --each, which always skips what cannot be read".to_owned());
    }
    let wrong = by_purpose.into_iter().find(|(_, given, suits, _)| *given && !suits(made));
    if let Some((option, _, _, purpose)) = wrong {
        return Some(format!("{option} does nothing in {}: it is for {purpose}", made.name()));
    }
    if picture.one_bit && sheet.ink.is_some_and(|ink| ink.mode() != crate::sheet::InkMode::Black) {
        return Some("--one-bit prints in black alone: leave out --ink".to_owned());
    }
    if arguments.each.is_none() && arguments.many.limits_cores() {
        return Some("--cores does nothing without --each".to_owned());
    }
    if let ExportTarget::Sheet(_) = made {
        if sheet.dots && sheet.solution {
            return Some("--dots does nothing with --solution, which fills all cells".to_owned());
        }
        if sheet.messages && !sheet.solution && !sheet.small_answer {
            return Some("--messages does nothing without --solution or --small-answer".to_owned());
        }
    }
    let settings = arguments.settings();
    match made {
        ExportTarget::WebPage => None,
        ExportTarget::Sheet(_) => booklet.unused_ink_option(&settings),
        ExportTarget::Booklet | ExportTarget::BookletFile => booklet.unused_option(&settings),
    }
}
