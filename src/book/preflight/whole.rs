//! Checks the booklet as a whole: its measures, number of pages, empty pages and titles.

use super::{Finding, Place, Problem};
use crate::scene::{Area, Item};
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet};
use crate::sheet::pdf::Preset;
use crate::sheet::{Leaf, MOST_BOUND_PAGES, Role};

/// The largest number of empty pages in a row. More look like a mistake, and printers reject them.
const MOST_BLANK_PAGES: usize = 2;
/// The narrowest bleed that print shops accept: an eighth of an inch, less rounding.
const LEAST_BLEED_MM: f32 = 3.0;
/// The largest number of lines of a title. Longer ones push the board off the page.
const MOST_TITLE_LINES: usize = 3;
/// The tolerance for lengths that are narrower than required.
const SLACK_MM: f32 = 0.05;

pub(super) fn findings(settings: &BookSettings, booklet: &Booklet) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut add = |page: Option<usize>, problem: Problem| {
        findings.push(Finding { problem, place: Place { page, puzzle: None } });
    };
    let pages = booklet.leaves.len();
    measures(settings, pages).into_iter().for_each(|problem| add(None, problem));
    let (least, most) = settings.target.and_then(|target| target.pages()).unwrap_or((0, MOST_BOUND_PAGES));
    if pages < least {
        add(None, Problem::TooFewPages { pages, least });
    }
    if pages > most {
        add(None, Problem::TooManyPages { pages, most });
    }
    if settings.answers.is_none() && !booklet.numbers.is_empty() {
        add(None, Problem::NoAnswers);
    }
    if settings.preset == Preset::PrintShop && settings.title.trim().is_empty() {
        add(None, Problem::NoTitle);
    }
    if let Some(page) = booklet.cut_title {
        add(Some(page), Problem::CutTitle);
    }
    for problem in [booklet.fewer.map(Problem::FewerPerPage), booklet.fewer_answers.map(Problem::FewerAnswers)] {
        problem.into_iter().for_each(|problem| add(None, problem));
    }
    let runs_off = |leaf: &Leaf| {
        let mut ornaments = leaf.parts.iter().filter(|part| part.role == Role::Furniture);
        ornaments.any(|part| !within(leaf, part.scene.bounds()))
    };
    let off = booklet.leaves.iter().any(runs_off);
    match (off, settings.bleed_mm) {
        (false, bleed) if bleed > 0.0 => add(None, Problem::UnusedBleed),
        (true, bleed) if bleed < LEAST_BLEED_MM => add(None, Problem::NarrowBleed { mm: bleed }),
        _ => {}
    }
    let padding = booklet.leaves.iter().rev().take_while(|leaf| leaf.parts.is_empty()).count();
    let padded = settings.saddle_stitch && padding > 0;
    if padded {
        add(Some(pages - padding), Problem::FoldPadding { pages: padding });
    }
    let most_blank = settings.target.map_or(MOST_BLANK_PAGES, |target| target.blank_pages());
    let judged = if padded { pages - padding } else { pages };
    let mut first = 0;
    for run in booklet.leaves[..judged].chunk_by(|a, b| a.parts.is_empty() == b.parts.is_empty()) {
        if run[0].parts.is_empty() && run.len() > most_blank {
            add(Some(first), Problem::BlankPages { pages: run.len() });
        }
        first += run.len();
    }
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        for part in leaf.parts.iter().filter(|part| matches!(part.role, Role::Heading(_))) {
            let lines = part.scene.painted().count();
            if lines > MOST_TITLE_LINES {
                let place = Place { page: Some(page), puzzle: part.puzzle };
                findings.push(Finding { problem: Problem::LongTitle { lines }, place });
            }
        }
    }
    findings
}

/// Finds titles of puzzles that are broken inside a word because it is wider than their column.
pub(super) fn broken_titles(entries: &[BookEntry], booklet: &Booklet) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        for part in leaf.parts.iter().filter(|part| matches!(part.role, Role::Heading(_))) {
            let Some(entry) = part.puzzle.and_then(|puzzle| entries.get(puzzle)) else { continue };
            let lines: Vec<&str> = part.scene.painted().filter_map(words_of).collect();
            // A hyphenated word may be broken at its hyphen.
            let mut words = entry.title().split(|letter: char| letter.is_whitespace() || is_dash(letter));
            if let Some(word) = words.find(|word| !lines.iter().any(|line| line.contains(word))) {
                let place = Place { page: Some(page), puzzle: part.puzzle };
                findings.push(Finding { problem: Problem::BrokenWord { word: word.to_owned() }, place });
            }
        }
    }
    findings
}

fn words_of(item: &Item) -> Option<&str> {
    match item {
        Item::Text { text, .. } => Some(text),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
    }
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}' | '\u{2013}' | '\u{2014}')
}

fn within(leaf: &Leaf, area: Area) -> bool {
    leaf.area.trim.contains(area)
}

/// Compares custom margins and gutter with those that the printer requires.
fn measures(settings: &BookSettings, pages: usize) -> Vec<Problem> {
    let setup = settings.setup();
    let safe = setup.safe_mm();
    let mut problems = Vec::new();
    if let Some(margins) = settings.margins {
        let narrowest = margins.top.min(margins.bottom).min(margins.outside);
        if narrowest < safe - SLACK_MM {
            problems.push(Problem::NarrowMargin { mm: narrowest, least: safe });
        }
    }
    let needed = setup.needed_gutter_mm(pages);
    let own = settings.gutter_mm.map(|gutter| gutter.max(settings.margins.map_or(0.0, |margins| margins.inside)));
    if let Some(own) = own.filter(|own| *own < needed - SLACK_MM) {
        problems.push(Problem::NarrowGutter { mm: own, least: needed });
    }
    problems
}
