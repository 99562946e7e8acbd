//! The rules text below a board. If there are several kinds of rules, each sentence has the mark of its kind next to
//! it.

use std::collections::{BTreeMap, BTreeSet};

use super::column::{TextColumn, TypeStyle};
use super::grid_key;
use super::ink_mode::{BoardInkStyle, InkMode};
use crate::puzzle::{PlacedRule, Puzzle, RulesSubject};
use crate::scene::{Area, Item, Layer, Placement, Point, Scene, TextRole};
use crate::variant::{ClueFrame, Kind};
use crate::words::{Language, Message};

/// The side of a mark next to type of [`DEFAULT_POINTS`], in millimetres.
const MARK_MM: f32 = 5.0;
/// The gap between such a mark and the type, in millimetres.
const MARK_GAP: f32 = 1.6;
const DEFAULT_POINTS: f32 = 9.0;
/// The cell size for which the thickness of lines in marks is chosen, relative to the side of the mark. The cells in a
/// mark are smaller than that, so lines fitted to them would be too thin.
const LINE_CELL_SHARE: f32 = 0.7;
/// The minimum size of text in a mark, in millimetres. Smaller text would be illegible and is left out.
const MIN_TEXT_MM: f32 = 1.4;

/// The typesetting of sentences.
#[derive(Clone, Copy)]
pub(super) struct LegendStyle {
    /// The text style of the sentences.
    pub style: TypeStyle,
    /// The space above the first sentence and above each of the others, in millimetres.
    pub gaps: (f32, f32),
    /// The language of all texts that are not the author's.
    pub language: Language,
}

/// The marks next to sentences.
#[derive(Default)]
pub(super) struct LegendMarks {
    list: Vec<LegendMark>,
    /// The printed width of a mark, in millimetres.
    side_mm: f32,
    /// The styles of the board to which the marks belong.
    board_style: BoardInkStyle,
    /// The key of a board with deeply overlapping grids, in the unit of the column.
    key: Option<Scene>,
}

struct LegendMark {
    /// The centre of the mark.
    middle: Point,
    /// The length of the sides.
    side: f32,
    picture: Scene,
}

/// Sets the rules text of a puzzle: `own` if it is given, and otherwise the text generated from its rules, with marks.
pub(super) fn set_rules(
    column: &mut TextColumn,
    puzzle: &Puzzle,
    own: Option<&str>,
    setting: &LegendStyle,
) -> LegendMarks {
    let (sentences, marked) = match own {
        Some(words) => {
            let lines = words.lines().map(str::trim).filter(|line| !line.is_empty());
            (lines.map(str::to_owned).collect(), BTreeMap::new())
        }
        None => (sentences_of(puzzle, setting.language), sentence_marks(puzzle, setting.language)),
    };
    let side_mm = MARK_MM * setting.style.points / DEFAULT_POINTS;
    let mut list = Vec::new();
    for (index, sentence) in sentences.iter().enumerate() {
        column.space(if index == 0 { setting.gaps.0 } else { setting.gaps.1 });
        match marked.get(sentence) {
            Some(picture) => {
                let side = side_mm * column.unit;
                let middle = set_with_mark(column, side, sentence, setting);
                list.push(LegendMark { middle, side, picture: picture.clone() });
            }
            None => column.paragraph(&setting.style, sentence),
        }
    }
    let look = if list.is_empty() { BoardInkStyle::default() } else { BoardInkStyle::of(&super::board_scene(puzzle)) };
    LegendMarks { list, side_mm, board_style: look, key: set_key(column, puzzle, setting) }
}

/// Sets the key alone, if no rules text is printed.
pub(super) fn set_key_alone(column: &mut TextColumn, puzzle: &Puzzle, setting: &LegendStyle) -> LegendMarks {
    LegendMarks { key: set_key(column, puzzle, setting), ..LegendMarks::default() }
}

/// Sets the key of a board with deeply overlapping grids, and the sentence that names the grids.
fn set_key(column: &mut TextColumn, puzzle: &Puzzle, setting: &LegendStyle) -> Option<Scene> {
    let board = puzzle.board();
    if !grid_key::has_deep_overlaps(board) {
        return None;
    }
    column.space(setting.gaps.0);
    let last = grid_key::grid_name(board.grids().len().saturating_sub(1));
    let words = Message::new("sheet-grids").with("count", board.grids().len()).with("last", last.to_string());
    column.paragraph(&setting.style, &setting.language.translate(&words));
    column.space(setting.gaps.1);
    let right_to_left = setting.language.is_right_to_left();
    let most = if right_to_left { column.rtl_width } else { column.ltr_width };
    let key = grid_key::draw_key(board, most / column.unit);
    let width = key.bounds().width() * column.unit;
    let left = if right_to_left { column.right - width } else { column.left };
    let key = key.placed(Placement { scale: column.unit, origin: Point::new(left, column.y) });
    column.y += key.bounds().height();
    Some(key)
}

impl LegendMarks {
    /// Removes marks that are below this height.
    pub fn keep_above(&mut self, y: f32) {
        self.list.retain(|mark| mark.middle.y < y);
    }

    /// Draws the marks as printed, in the unit of the column.
    pub fn scene(&self, ink: InkMode, area: Area) -> Scene {
        let mut scene = Scene::new(area);
        if let Some(key) = &self.key {
            scene.append(key);
        }
        for LegendMark { middle, side, picture } in &self.list {
            let mark = thickened(picture.clone());
            let bounds = mark.bounds();
            let largest = bounds.width().max(bounds.height());
            let (scale, centre) = (side / largest, bounds.center());
            let origin = Point::new(middle.x - centre.x * scale, middle.y - centre.y * scale);
            let mark = ink.prepare_mark(mark, &self.board_style, self.side_mm / largest).filtered(|item| match item {
                Item::Text { size, .. } => size * self.side_mm / largest >= MIN_TEXT_MM,
                Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => {
                    true
                }
            });
            scene.append(&mark.placed(Placement { scale, origin }));
        }
        scene
    }
}

/// Thickens the lines, dashes and forms of a small mark to keep them visible. Hatches and halos of digits are measured
/// in whole cells, so marks with those are left unchanged.
fn thickened(mark: Scene) -> Scene {
    let in_cells = |(layer, item): (Layer, &Item)| match item {
        Item::Fill { .. } => layer == Layer::Region,
        Item::Text { role, .. } => *role == TextRole::Digit,
        Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => false,
    };
    if mark.layered().any(in_cells) {
        return mark;
    }
    let cells = mark.bounds().width().max(mark.bounds().height());
    // Lines keep their thickness when a picture is made smaller, so they are thicker once the mark has its printed
    // size.
    mark.resized(1.0 / (LINE_CELL_SHARE * cells).max(1.0))
}

/// Returns the sentences of a puzzle's rules text, each once.
fn sentences_of(puzzle: &Puzzle, language: Language) -> Vec<String> {
    // Different messages may read the same.
    let mut seen = BTreeSet::new();
    let sentences = puzzle.rules_text().iter().map(|sentence| language.translate(sentence)).collect::<Vec<_>>();
    sentences.into_iter().filter(|sentence| seen.insert(sentence.clone())).collect()
}

/// Returns the mark of each sentence, provided that there are several kinds of rules.
fn sentence_marks(puzzle: &Puzzle, language: Language) -> BTreeMap<String, Scene> {
    let context = puzzle.context();
    let rules = || puzzle.enabled_rules().map(|(_, placed)| placed);
    let kinds: BTreeSet<Kind> = rules().map(|placed| placed.rule.kind()).collect();
    if kinds.len() < 2 {
        return BTreeMap::new();
    }
    let picture = |placed: &PlacedRule| match placed.rule.kind().outside_kind() {
        // Outside clues are shown as they look, unless several kinds look the same.
        Some(kind) => ClueFrame::of(&context, kind).map(ClueFrame::sample),
        None => Some(placed.rule.legend_icon(placed.tint())),
    };
    let sentences = &puzzle.publication().sentences;
    let said = |placed: &PlacedRule| match sentences.get(&RulesSubject::Kind(placed.rule.kind())) {
        Some(own) => own.clone(),
        None => language.translate(&placed.rules_text(&context)),
    };
    let said: BTreeMap<String, &PlacedRule> = rules().map(|placed| (said(placed), placed)).collect();
    said.into_iter().filter_map(|(sentence, placed)| Some((sentence, picture(placed)?))).collect()
}

/// Sets a sentence next to the space for a mark, which is at the start of the line. Returns the centre of the mark.
fn set_with_mark(column: &mut TextColumn, side: f32, words: &str, setting: &LegendStyle) -> Point {
    let room = side * (1.0 + MARK_GAP / MARK_MM);
    let top = column.y;
    let whole = (column.left, column.ltr_width, column.right, column.rtl_width);
    // The sentence may run in either direction, so both starts move.
    column.left += room;
    column.ltr_width -= room;
    column.right -= room;
    column.rtl_width -= room;
    column.paragraph(&setting.style, words);
    (column.left, column.ltr_width, column.right, column.rtl_width) = whole;
    column.y = column.y.max(top + side);
    let x = if setting.language.is_right_to_left() { column.right - side / 2.0 } else { column.left + side / 2.0 };
    Point::new(x, top + side / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Ink, Width};

    /// Returns the widths of the white insides of the lines in a kind's mark, as printed in pure black, in millimetres.
    fn insides(id: &str) -> Vec<f32> {
        let &kind = Kind::ALL.iter().find(|kind| kind.info().id == id).unwrap();
        let mark = thickened(kind.icon(kind.info().tint));
        let cell_mm = MARK_MM / mark.bounds().width().max(mark.bounds().height());
        let mark = InkMode::Black.prepare_mark(mark, &BoardInkStyle::default(), cell_mm);
        let inside = |item: &Item| match item {
            Item::Line { pen, ink: Ink::White, .. } => match pen.width {
                Width::Cells(cells) => Some(cells * cell_mm),
                Width::Thin | Width::Thick => None,
            },
            Item::Line { .. }
            | Item::Fill { .. }
            | Item::Disc { .. }
            | Item::Ring { .. }
            | Item::Text { .. }
            | Item::Image { .. } => None,
        };
        mark.painted().filter_map(inside).collect()
    }

    /// The forms are those on the board: a hollow tube, a hollow band and rails, and a thin line, which has no inside.
    #[test]
    fn marks_in_black_show_the_forms_of_lines() {
        for id in ["thermometer", "between", "palindrome"] {
            let insides = insides(id);
            assert!(insides.iter().any(|&mm| mm > 0.15), "{id}: {insides:?}");
        }
        assert!(insides("double-arrow").is_empty());
    }
}
