//! What a print shop or a reader would reject, found before anything is printed.
//!
//! What cannot go wrong is not looked for: fonts are always embedded, and no line is drawn thinner than 0.75 points.

use std::collections::BTreeMap;
use std::fmt;

use super::proof::Proof;
use super::twins::twins;
use crate::puzzle::Puzzle;
use crate::scene::{Anchor, Area, Ink, Item, LineParts, Palette, Point, Scene, Weight, Width, contrast};
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet};
use crate::sheet::{Leaf, MOST_BOUND_PAGES, Part, Role, text};
use crate::solve::Stopped;
use crate::words::Message;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// Worth a look.
    Warning,
    /// Not to be printed like this.
    Error,
}

/// Where it is; pages and puzzles are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Place {
    /// The page; None for the whole booklet.
    pub page: Option<usize>,
    /// The puzzle; None for what is not about one.
    pub puzzle: Option<usize>,
}

/// What is wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// The booklet is empty.
    NoPuzzles,
    /// A puzzle has no solution.
    NoSolution,
    /// A puzzle has several solutions.
    Several,
    /// Whether a puzzle has one solution is not known, and why.
    NotProved(Stopped),
    /// Answers are printed, but not that of this puzzle.
    MissingAnswer,
    /// The smallest text of a part, in points.
    SmallText {
        /// Its height, in points.
        points: f32,
    },
    /// Something reaches so many millimetres over the margin, the gutter, or what cutting leaves.
    OverMargin {
        /// How far, in millimetres.
        mm: f32,
    },
    /// Text that is hard to tell from what lies below it: its contrast ratio.
    LowContrast {
        /// By the formula of WCAG, from 1 to 21.
        ratio: f64,
    },
    /// Letters that no font has; empty squares are printed.
    MissingLetters(String),
    /// Two puzzles have the same number.
    NumberTwice {
        /// The number.
        number: u32,
    },
    /// A number that does not follow the one before.
    NumberJump {
        /// The number before.
        before: u32,
        /// The number that does not follow.
        number: u32,
    },
    /// The same as an earlier puzzle up to the names of digits and symmetry; its place from 0.
    Twin {
        /// The earlier puzzle.
        of: usize,
    },
    /// There are more pages than are bound in one book.
    TooManyPages {
        /// How many there are.
        pages: usize,
    },
}

impl Problem {
    /// Whether it forbids printing.
    pub fn severity(&self) -> Severity {
        match self {
            Problem::NoPuzzles
            | Problem::NoSolution
            | Problem::Several
            | Problem::NotProved(_)
            | Problem::MissingAnswer
            | Problem::OverMargin { .. }
            | Problem::NumberTwice { .. } => Severity::Error,
            Problem::SmallText { .. }
            | Problem::LowContrast { .. }
            | Problem::MissingLetters(_)
            | Problem::NumberJump { .. }
            | Problem::Twin { .. }
            | Problem::TooManyPages { .. } => Severity::Warning,
        }
    }
}

impl Problem {
    /// What is wrong, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Problem::NoPuzzles => Message::new("preflight-no-puzzles"),
            Problem::NoSolution => Message::new("preflight-no-solution"),
            Problem::Several => Message::new("preflight-several"),
            Problem::NotProved(stopped) => Message::new("preflight-not-proved").with("reason", stopped.message()),
            Problem::MissingAnswer => Message::new("preflight-missing-answer"),
            Problem::SmallText { points } => Message::new("preflight-small-text")
                .with("points", format!("{points:.1}"))
                .with("least", LEAST_POINTS as u32),
            Problem::OverMargin { mm } => Message::new("preflight-over-margin").with("mm", format!("{mm:.1}")),
            Problem::LowContrast { ratio } => {
                Message::new("preflight-low-contrast").with("ratio", format!("{ratio:.1}"))
            }
            Problem::MissingLetters(letters) => {
                Message::new("preflight-missing-letters").with("letters", letters.as_str())
            }
            Problem::NumberTwice { number } => Message::new("preflight-number-twice").with("number", *number),
            Problem::NumberJump { before, number } => {
                Message::new("preflight-number-jump").with("before", *before).with("number", *number)
            }
            Problem::Twin { of } => Message::new("preflight-twin").with("number", of + 1),
            Problem::TooManyPages { pages } => {
                Message::new("preflight-too-many-pages").with("pages", *pages).with("most", MOST_BOUND_PAGES)
            }
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A problem and where it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// What is wrong.
    pub problem: Problem,
    /// Where.
    pub place: Place,
}

/// The smallest size of text, in points, that is no finding.
pub const LEAST_POINTS: f32 = 7.0;
/// What rounding may do to it.
const POINTS_SLACK: f32 = 0.05;
/// Lines stand half their thickness out of the area they frame.
const MARGIN_SLACK_MM: f32 = 0.6;
/// Contrast that text needs, and text as large as headings (WCAG 2.2, success criterion 1.4.3).
const LEAST_CONTRAST: f64 = 4.5;
const LEAST_CONTRAST_LARGE: f64 = 3.0;
const LARGE_POINTS: f32 = 14.0;
const POINTS_PER_MM: f32 = 72.0 / 25.4;
/// How far the outline of a line may be off where it is round.
const FLATNESS_MM: f32 = 0.05;
/// Lines at least so thick are what a text is read on, not what runs through it.
const LEAST_GROUND_MM: f32 = 1.0;

/// Looks a booklet over. `proofs` are those of its puzzles, in their order.
pub fn preflight(settings: &BookSettings, entries: &[BookEntry], proofs: &[Proof], booklet: &Booklet) -> Vec<Finding> {
    let mut findings = Vec::new();
    if entries.is_empty() {
        findings.push(Finding { problem: Problem::NoPuzzles, place: Place::default() });
    }
    if booklet.leaves.len() > MOST_BOUND_PAGES {
        let problem = Problem::TooManyPages { pages: booklet.leaves.len() };
        findings.push(Finding { problem, place: Place::default() });
    }
    for (puzzle, problem) in puzzle_problems(settings, entries, proofs, &booklet.numbers) {
        let page = booklet.pages.get(puzzle).copied().flatten();
        findings.push(Finding { problem, place: Place { page, puzzle: Some(puzzle) } });
    }
    for (page, leaf) in booklet.leaves.iter().enumerate() {
        for (puzzle, problem) in page_problems(leaf, settings) {
            findings.push(Finding { problem, place: Place { page: Some(page), puzzle } });
        }
    }
    findings
}

fn puzzle_problems(
    settings: &BookSettings,
    entries: &[BookEntry],
    proofs: &[Proof],
    numbers: &[u32],
) -> Vec<(usize, Problem)> {
    let mut problems = Vec::new();
    for (index, (entry, proof)) in entries.iter().zip(proofs).enumerate() {
        match proof {
            Proof::Unique(_) => {}
            Proof::NoSolution => problems.push((index, Problem::NoSolution)),
            Proof::Several => problems.push((index, Problem::Several)),
            Proof::NotProved(stopped) => problems.push((index, Problem::NotProved(stopped.clone()))),
        }
        if settings.answers.is_some() && entry.answer.is_none() {
            problems.push((index, Problem::MissingAnswer));
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    for (index, &number) in numbers.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| numbers[before]);
        match before {
            _ if !seen.insert(number) => problems.push((index, Problem::NumberTwice { number })),
            Some(before) if before.checked_add(1) != Some(number) => {
                problems.push((index, Problem::NumberJump { before, number }));
            }
            _ => {}
        }
    }
    let puzzles: Vec<&Puzzle> = entries.iter().map(|entry| &entry.puzzle).collect();
    let twins = twins(&puzzles).into_iter().enumerate();
    problems.extend(twins.filter_map(|(index, twin)| Some((index, Problem::Twin { of: twin? }))));
    problems.sort_by_key(|(index, _)| *index);
    problems
}

/// What is wrong on one page, each with the puzzle it belongs to; the worst of its sort stands for all.
fn page_problems(leaf: &Leaf, settings: &BookSettings) -> Vec<(Option<usize>, Problem)> {
    let palette = settings.ink.palette();
    let mut small: BTreeMap<Option<usize>, f32> = BTreeMap::new();
    let mut over: BTreeMap<Option<usize>, f32> = BTreeMap::new();
    let mut faint: BTreeMap<Option<usize>, f64> = BTreeMap::new();
    let keep_least = |map: &mut BTreeMap<Option<usize>, f32>, key, value: f32| {
        let least = map.entry(key).or_insert(f32::MAX);
        *least = least.min(value);
    };
    for part in &leaf.parts {
        // The marks beside sentences are signs, even where there are letters in them.
        let is_sign = part.role == Role::Furniture && part.puzzle.is_some();
        let least = least_points(&part.scene).filter(|_| !is_sign);
        if let Some(points) = least.filter(|points| *points < LEAST_POINTS - POINTS_SLACK) {
            keep_least(&mut small, part.puzzle, points);
        }
        let mm = reach(part, leaf);
        if mm > MARGIN_SLACK_MM {
            keep_least(&mut over, part.puzzle, -mm);
        }
        if let Some(ratio) = faintest(&part.scene, palette) {
            let least = faint.entry(part.puzzle).or_insert(f64::MAX);
            *least = least.min(ratio);
        }
    }
    let small = small.into_iter().map(|(puzzle, points)| (puzzle, Problem::SmallText { points }));
    let over = over.into_iter().map(|(puzzle, mm)| (puzzle, Problem::OverMargin { mm: -mm }));
    let faint = faint.into_iter().map(|(puzzle, ratio)| (puzzle, Problem::LowContrast { ratio }));
    let missing: String = leaf.missing().into_iter().collect();
    let missing = (!missing.is_empty()).then_some((None, Problem::MissingLetters(missing)));
    small.chain(over).chain(faint).chain(missing).collect()
}

fn least_points(scene: &Scene) -> Option<f32> {
    let sizes = scene.painted().filter_map(|item| match item {
        Item::Text { size, text, .. } => (!text.trim().is_empty()).then_some(size * POINTS_PER_MM),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
    });
    sizes.reduce(f32::min)
}

/// How far a part reaches over what it should keep to, in millimetres: text and boards to the margins, page numbers and
/// ornaments to what is safe from cutting and binding. Colour that runs off the page reaches over the bleed, or is cut.
fn reach(part: &Part, leaf: &Leaf) -> f32 {
    let Some(area) = part.scene.painted().map(extent).reduce(Area::union) else { return 0.0 };
    let most = match part.role {
        // What reaches into the bleed is meant to be cut.
        Role::Furniture if leaf.area.bleed_mm > 0.0 && !leaf.area.trim.contains(area) => leaf.area.media(),
        Role::Furniture => leaf.area.safe,
        Role::Heading(_) | Role::Chapter(_) | Role::Text | Role::Picture(_) => leaf.area.content,
    };
    let sides = [most.min.x - area.min.x, most.min.y - area.min.y, area.max.x - most.max.x, area.max.y - most.max.y];
    sides.into_iter().fold(0.0, f32::max)
}

/// The area that an item takes, closely enough.
fn extent(item: &Item) -> Area {
    let none = Area::new(0.0, 0.0, 0.0, 0.0);
    match item {
        Item::Fill { pieces, .. } => Area::around(pieces.iter().flatten().copied()).unwrap_or(none),
        Item::Line { .. } => Area::around(line_pieces(item).into_iter().flatten()).unwrap_or(none),
        Item::Disc { centre, radius, .. } => Area { min: *centre, max: *centre }.expanded(*radius),
        Item::Ring { centre, radius, width, .. } => {
            Area { min: *centre, max: *centre }.expanded(radius + width_mm(*width) / 2.0)
        }
        Item::Text { at, size, anchor: Anchor::Centre, .. } => Area { min: *at, max: *at }.expanded(size / 2.0),
        Item::Text { at, size, text: words, anchor: Anchor::BaselineStart, weight, .. } => {
            line_extent(*at, *size, words, *weight)
        }
    }
}

/// The thickness of a line in millimetres.
fn width_mm(width: Width) -> f32 {
    match width {
        Width::Thin | Width::Thick => 0.6,
        Width::Cells(mm) => mm,
    }
}

/// The convex pieces of a line; none of any other item.
fn line_pieces(item: &Item) -> Vec<Vec<Point>> {
    let Item::Line { points, closed, pen, .. } = item else { return Vec::new() };
    LineParts::new(points, *closed, pen, width_mm(pen.width)).pieces(FLATNESS_MM)
}

fn line_extent(at: Point, size: f32, words: &str, weight: Weight) -> Area {
    let start = text::baseline_start(words, at, Anchor::BaselineStart, size, weight);
    let cap = text::cap_height(size, weight);
    // A quarter of the size holds the tails of g and y.
    Area::new(start.x, start.y - cap, text::width(words, size, weight), cap + 0.25 * size)
}

/// The lowest contrast of a text with its ground that is too low.
fn faintest(scene: &Scene, palette: Palette) -> Option<f64> {
    // Thin lines beside or through a text are no ground.
    let grounds = |item: &Item| match item {
        Item::Fill { pieces, ink } => Some((extent(item), Ground::Pieces(pieces.clone()), *ink)),
        Item::Disc { centre, radius, ink } => Some((extent(item), Ground::Disc(*centre, *radius), *ink)),
        Item::Line { pen, ink, .. } if width_mm(pen.width) >= LEAST_GROUND_MM || pen.bulb.is_some() => {
            Some((extent(item), Ground::Pieces(line_pieces(item)), *ink))
        }
        Item::Line { .. } | Item::Ring { .. } | Item::Text { .. } => None,
    };
    let fills: Vec<(Area, Ground, Ink)> = scene.painted().filter_map(grounds).collect();
    let ratios = scene.painted().filter_map(|item| match item {
        Item::Text { at, size, ink, .. } => {
            let paper = palette.colour(Ink::Paper);
            let below = fills.iter().filter(|(area, ground, _)| holds(*area, ground, *at));
            let ground = below.fold(paper, |ground, (.., ink)| palette.colour(*ink).over(ground));
            let ratio = contrast(palette.colour(*ink).over(ground), ground);
            let large = size * POINTS_PER_MM >= LARGE_POINTS;
            (ratio < if large { LEAST_CONTRAST_LARGE } else { LEAST_CONTRAST }).then_some(ratio)
        }
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
    });
    ratios.reduce(f64::min)
}

/// What a text may stand on.
enum Ground {
    /// The union of convex polygons.
    Pieces(Vec<Vec<Point>>),
    /// Centre and radius.
    Disc(Point, f32),
}

/// Whether a point lies in a shape.
fn holds(area: Area, ground: &Ground, at: Point) -> bool {
    let inside = |piece: &Vec<Point>| {
        let next = piece.iter().cycle().skip(1);
        let turns = piece.iter().zip(next).map(|(a, b)| (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x));
        let (least, most) = turns.fold((f32::MAX, f32::MIN), |(least, most), it| (least.min(it), most.max(it)));
        least >= 0.0 || most <= 0.0
    };
    let within = match ground {
        Ground::Pieces(pieces) => pieces.iter().any(inside),
        Ground::Disc(centre, radius) => (at.x - centre.x).hypot(at.y - centre.y) <= *radius,
    };
    area.contains(Area { min: at, max: at }) && within
}
