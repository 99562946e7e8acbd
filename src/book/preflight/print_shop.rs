//! Checks what a print shop does not take: paper sizes, covers in an interior, marks and imposed sheets, too many
//! stapled pages, pictures at the edge of the page, and unknown printing conditions.

use super::finding::{FindingPosition, PreflightFinding};
use super::problem::PreflightProblem;
use crate::scene::Area;
use crate::sheet::booklet::{BookSettings, Booklet};
use crate::sheet::pdf::{PdfPreset, is_known_condition};
use crate::sheet::{InkMode, Leaf, PlacedPicture, PrintTarget};

/// The largest number of pages that are folded and stapled: twenty sheets. The inner pages of a thicker booklet stick
/// out too far, and staplers do not go through it.
const MAX_STAPLED_PAGES: usize = 80;
/// The distance from the edge of the page within which something counts as reaching the edge, in millimetres.
const EDGE_MM: f32 = 0.5;
/// The least share of a picture that should be printed. If less is left, the setter should choose what is cropped.
const MIN_PICTURE_SHARE: f32 = 0.6;

pub(super) fn findings(settings: &BookSettings, booklet: &Booklet) -> Vec<PreflightFinding> {
    let of_booklet = settings_problems(settings, booklet.leaves.len()).into_iter().map(|problem| (None, problem));
    let of_pages = booklet.leaves.iter().enumerate().flat_map(|(page, leaf)| {
        let problems = picture_problems(settings, leaf);
        problems.into_iter().map(move |problem| (Some(page), problem))
    });
    let placed = |(page, problem)| PreflightFinding { problem, position: FindingPosition { page, puzzle: None } };
    of_booklet.chain(of_pages).map(placed).collect()
}

fn settings_problems(settings: &BookSettings, pages: usize) -> Vec<PreflightProblem> {
    let mut problems = Vec::new();
    if let Some(target) = settings.target {
        let paper = settings.setup().page();
        if !target.prints_on(paper) {
            let is_limit = target == PrintTarget::Kdp;
            problems.push(PreflightProblem::UnknownTrim { paper: paper.to_string(), target: target.title(), is_limit });
        }
        if target.is_press() {
            problems.extend(interior_problems(settings, target));
        }
    }
    if settings.saddle_stitch && pages > MAX_STAPLED_PAGES {
        problems.push(PreflightProblem::ManyStapledPages { pages, most: MAX_STAPLED_PAGES });
    }
    if settings.preset == PdfPreset::PrintShop && !is_known_condition(&settings.condition) {
        problems.push(PreflightProblem::UnknownCondition { name: settings.condition.trim().to_owned() });
    }
    problems
}

/// Returns what does not belong in the file of an interior, of which a print-on-demand service takes single pages in
/// their order.
fn interior_problems(settings: &BookSettings, target: PrintTarget) -> Vec<PreflightProblem> {
    let mut problems = Vec::new();
    let has_back = settings.back_picture.is_some() || !settings.back.trim().is_empty();
    if settings.cover || has_back {
        problems.push(PreflightProblem::CoverInInterior { target: target.title() });
    }
    if settings.marks {
        problems.push(PreflightProblem::PrinterMarks { target: target.title() });
    }
    if settings.saddle_stitch || settings.manual_duplex {
        problems.push(PreflightProblem::ImposedSheets { target: target.title() });
    }
    problems
}

fn picture_problems(settings: &BookSettings, leaf: &Leaf) -> Vec<PreflightProblem> {
    let is_press = settings.preset == PdfPreset::PrintShop;
    let mut problems = Vec::new();
    for picture in leaf.parts.iter().filter_map(|part| part.picture.as_ref()) {
        // A booklet for a screen has no edge that is cut.
        if is_press && settings.bleed_mm <= 0.0 && reaches_edge(picture.area, leaf.area.trim) {
            problems.push(PreflightProblem::PictureAtEdge);
        }
        let share = printed_share(picture);
        if share < MIN_PICTURE_SHARE {
            problems.push(PreflightProblem::CroppedPicture { percent: share * 100.0 });
        }
        let in_colour = (is_press || settings.cmyk) && settings.ink == InkMode::Colour;
        if in_colour && picture.pixels.is_cmyk() {
            problems.push(PreflightProblem::SeparatedTwice);
        }
        if in_colour && is_press {
            problems.push(PreflightProblem::NoProfile { condition: settings.condition.trim().to_owned() });
        }
    }
    problems
}

fn reaches_edge(area: Area, trim: Area) -> bool {
    !trim.expanded(-EDGE_MM).contains(area)
}

/// Returns the share of a picture that is not cropped.
fn printed_share(picture: &PlacedPicture) -> f32 {
    let printed = f64::from(picture.crop.width) * f64::from(picture.crop.height);
    (printed / picture.pixels.count() as f64) as f32
}
