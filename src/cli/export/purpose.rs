//! Refuses options of `export` that would have no effect on the output, with the reason.

use super::Arguments;
use crate::sheet::SheetFormat;

/// The kind of output, as far as options depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Made {
    /// A picture or a single sheet.
    Sheet(SheetFormat),
    /// A .pdf of a booklet.
    Booklet,
    /// The project file of a booklet.
    Project,
}

impl Made {
    fn name(self) -> &'static str {
        match self {
            Made::Sheet(SheetFormat::Png) => "a .png",
            Made::Sheet(SheetFormat::Svg) => "an .svg",
            Made::Sheet(SheetFormat::Pdf) => "a single sheet",
            Made::Booklet => "a booklet",
            Made::Project => "a project",
        }
    }

    fn is_png(self) -> bool {
        self == Made::Sheet(SheetFormat::Png)
    }

    fn is_svg(self) -> bool {
        self == Made::Sheet(SheetFormat::Svg)
    }

    fn is_sheet(self) -> bool {
        matches!(self, Made::Sheet(_))
    }

    /// Returns whether the output itself has pages of paper.
    fn is_pdf(self) -> bool {
        matches!(self, Made::Booklet | Made::Sheet(SheetFormat::Pdf))
    }

    fn has_paper(self) -> bool {
        self.is_pdf() || self == Made::Project
    }
}

/// An option, whether it was given, the outputs it applies to, and these in words.
type Purpose = (&'static str, bool, fn(Made) -> bool, &'static str);

/// Returns the error for the first given option that would have no effect.
pub(super) fn refusal(arguments: &Arguments, made: Made) -> Option<String> {
    let Arguments { picture, sheet, booklet, preflight, .. } = arguments;
    let (png, paper) = ("a .png", "a .pdf or a project");
    let by_purpose: [Purpose; 15] = [
        ("--dpi", picture.dpi.is_some(), Made::is_png, png),
        ("--pixels", picture.pixels.is_some(), Made::is_png, png),
        ("--transparent", picture.transparent, Made::is_png, png),
        ("--one-bit", picture.one_bit, Made::is_png, png),
        ("--live-text", picture.live_text, Made::is_svg, "an .svg"),
        ("--solution", sheet.solution, Made::is_sheet, "a single puzzle; --answers prints those of a booklet"),
        ("--small-answer", sheet.small_answer, Made::is_sheet, "a single puzzle; --answers prints those of a booklet"),
        ("--board-size", sheet.board_size.is_some(), Made::is_sheet, "a single puzzle; --per-page is for a booklet"),
        ("--paper", sheet.paper.is_some(), Made::has_paper, paper),
        ("--landscape", sheet.landscape, Made::has_paper, paper),
        ("--print-shop", booklet.print_shop, Made::has_paper, paper),
        ("--cmyk", booklet.cmyk, Made::has_paper, paper),
        ("--condition", booklet.condition.is_some(), Made::has_paper, paper),
        ("--preflight", preflight.preflight, Made::is_pdf, "a .pdf"),
        ("--no-preflight", preflight.no_preflight, Made::is_pdf, "a .pdf"),
    ];
    // A single puzzle with a booklet option makes a booklet, but not with `--each`.
    if let (Made::Sheet(_), Some(option)) = (made, booklet.first_of_booklets()) {
        return Some(format!("{option} does nothing with --each: it is for a booklet"));
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
    let settings = arguments.settings();
    match made {
        Made::Sheet(_) => booklet.idle_inks(&settings),
        Made::Booklet | Made::Project => booklet.idle(&settings),
    }
}
