//! Checks the booklet as a whole: its measures, number of pages, empty pages and titles.

use super::finding::{FindingPosition, PreflightFinding};
use super::problem::PreflightProblem;
use crate::scene::{Area, Item};
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet};
use crate::sheet::pdf::PdfPreset;
use crate::sheet::{InkMode, Leaf, MAX_BOUND_PAGES, Role};

/// The largest number of empty pages in a row. More look like a mistake, and printers reject them.
const MAX_BLANK_PAGES: usize = 2;
/// The narrowest bleed that print shops accept: an eighth of an inch, less rounding.
const MIN_BLEED_MM: f32 = 3.0;
/// The largest number of lines of a title. Longer ones push the board off the page.
const MAX_TITLE_LINES: usize = 3;
/// The tolerance for lengths that are narrower than required.
const SLACK_MM: f32 = 0.05;

pub(super) fn findings(settings: &BookSettings, booklet: &Booklet) -> Vec<PreflightFinding> {
    let mut findings = Vec::new();
    let mut add = |page: Option<usize>, problem: PreflightProblem| {
        findings.push(PreflightFinding { problem, position: FindingPosition { page, puzzle: None } });
    };
    let pages = booklet.leaves.len();
    measure_problems(settings, pages).into_iter().for_each(|problem| add(None, problem));
    let of_target = settings.target.and_then(|target| target.pages(settings.ink == InkMode::Colour));
    let (least, most) = of_target.unwrap_or((0, MAX_BOUND_PAGES));
    if pages < least {
        add(None, PreflightProblem::TooFewPages { pages, least });
    }
    if pages > most {
        add(None, PreflightProblem::TooManyPages { pages, most, is_limit: of_target.is_some() });
    }
    if settings.answers.is_none() && !booklet.numbers.is_empty() {
        add(None, PreflightProblem::NoAnswers);
    }
    if settings.preset == PdfPreset::PrintShop && settings.title.trim().is_empty() {
        add(None, PreflightProblem::NoTitle);
    }
    if let Some(page) = booklet.cut_title {
        add(Some(page), PreflightProblem::CutTitle);
    }
    for problem in
        [booklet.fewer.map(PreflightProblem::FewerPerPage), booklet.fewer_answers.map(PreflightProblem::FewerAnswers)]
    {
        problem.into_iter().for_each(|problem| add(None, problem));
    }
    let runs_off = |leaf: &Leaf| {
        let mut ornaments = leaf.parts.iter().filter(|part| part.role == Role::Artifact);
        ornaments.any(|part| !lies_on_page(leaf, part.scene.bounds()))
    };
    let off = booklet.leaves.iter().any(runs_off);
    match (off, settings.bleed_mm) {
        (false, bleed) if bleed > 0.0 => add(None, PreflightProblem::UnusedBleed),
        (true, bleed) if bleed < MIN_BLEED_MM => add(None, PreflightProblem::NarrowBleed { mm: bleed }),
        _ => {}
    }
    let padding = booklet.leaves.iter().rev().take_while(|leaf| leaf.parts.is_empty()).count();
    let padded = settings.saddle_stitch && padding > 0;
    if padded {
        add(Some(pages - padding), PreflightProblem::FoldPadding { pages: padding });
    }
    let most_blank = settings.target.map_or(MAX_BLANK_PAGES, |target| target.blank_pages());
    // The padding was reported already.
    let judged = if padded { pages - padding } else { pages };
    let mut first = 0;
    for run in booklet.leaves[..judged].chunk_by(|a, b| a.parts.is_empty() == b.parts.is_empty()) {
        if run[0].parts.is_empty() && run.len() > most_blank {
            add(Some(first), PreflightProblem::BlankPages { pages: run.len() });
        }
        first += run.len();
    }
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        for part in leaf.parts.iter().filter(|part| matches!(part.role, Role::Heading(_))) {
            let lines = part.scene.painted().count();
            if lines > MAX_TITLE_LINES {
                let place = FindingPosition { page: Some(page), puzzle: part.puzzle };
                findings.push(PreflightFinding { problem: PreflightProblem::LongTitle { lines }, position: place });
            }
        }
    }
    findings
}

/// Finds titles of puzzles in which a word is broken because it is wider than the column.
pub(super) fn broken_titles(entries: &[BookEntry], booklet: &Booklet) -> Vec<PreflightFinding> {
    let mut findings = Vec::new();
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        for part in leaf.parts.iter().filter(|part| matches!(part.role, Role::Heading(_))) {
            let Some(entry) = part.puzzle.and_then(|puzzle| entries.get(puzzle)) else { continue };
            let lines: Vec<&str> = part.scene.painted().filter_map(words_of).collect();
            // A hyphenated word may be broken at its hyphen.
            let mut words = entry.title().split(|letter: char| letter.is_whitespace() || is_dash(letter));
            if let Some(word) = words.find(|word| !lines.iter().any(|line| line.contains(word))) {
                let place = FindingPosition { page: Some(page), puzzle: part.puzzle };
                findings.push(PreflightFinding {
                    problem: PreflightProblem::BrokenWord { word: word.to_owned() },
                    position: place,
                });
            }
        }
    }
    findings
}

fn words_of(item: &Item) -> Option<&str> {
    match item {
        Item::Text { text, .. } => Some(text),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    }
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}' | '\u{2013}' | '\u{2014}')
}

fn lies_on_page(leaf: &Leaf, area: Area) -> bool {
    leaf.area.trim.contains(area)
}

/// Compares custom margins and gutter with those that the printer requires.
fn measure_problems(settings: &BookSettings, pages: usize) -> Vec<PreflightProblem> {
    let setup = settings.setup();
    let safe = setup.safe_mm();
    let mut problems = Vec::new();
    if let Some(margins) = settings.margins {
        let narrowest = margins.top.min(margins.bottom).min(margins.outside);
        if narrowest < safe - SLACK_MM {
            problems.push(PreflightProblem::NarrowMargin { mm: narrowest, least: safe });
        }
    }
    let needed = setup.needed_gutter_mm(pages);
    let own = settings.gutter_mm.map(|gutter| gutter.max(settings.margins.map_or(0.0, |margins| margins.inside)));
    if let Some(own) = own.filter(|own| *own < needed - SLACK_MM) {
        problems.push(PreflightProblem::NarrowGutter { mm: own, least: needed });
    }
    problems
}
