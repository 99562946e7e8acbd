//! The sentences below a board, and beside each the mark of its kind when several kinds are to be told apart.

use std::collections::{BTreeMap, BTreeSet};

use super::column::{Column, Style};
use super::grids;
use super::ink_mode::{BoardLook, InkMode};
use crate::place::Gesture;
use crate::puzzle::{PlacedRule, Puzzle};
use crate::scene::{Area, Item, Layer, Placement, Point, Scene, TextRole, Tint};
use crate::variant::{ClueFrame, Kind};
use crate::words::{Language, Message};

/// The side of a mark beside type of 9 points, and what is left free between both, in millimetres.
const MARK_MM: f32 = 5.0;
const MARK_GAP: f32 = 1.6;
const USUAL_POINTS: f32 = 9.0;
/// Lines of marks are as thick as on boards whose cells are this share of the mark: its own cells are small ones.
const LINES_OF_CELLS: f32 = 0.7;
/// Text in a mark that would be smaller is left out: nobody could read it.
const LEAST_TEXT_MM: f32 = 1.4;

/// How sentences are set.
#[derive(Clone, Copy)]
pub(super) struct Setting {
    /// Their type.
    pub style: Style,
    /// Above the first of them, and above each other, in millimetres.
    pub gaps: (f32, f32),
    /// Of all words that are not the author's.
    pub language: Language,
}

/// The marks that stand beside sentences.
#[derive(Default)]
pub(super) struct Marks {
    list: Vec<Mark>,
    /// How wide each is printed, in millimetres.
    side_mm: f32,
    /// How the board looks that they speak of.
    look: BoardLook,
    /// The key of a board whose grids lie deep in each other, in the unit of the column.
    key: Option<Scene>,
}

struct Mark {
    /// Its middle and the length of its sides.
    middle: Point,
    side: f32,
    picture: Picture,
}

/// What a mark shows.
#[derive(Clone, Copy)]
enum Picture {
    /// The icon of a kind in the tint that it has here.
    Icon(Kind, Tint),
    /// A number as it stands beyond the edges, in the frame of its kind.
    Clue(ClueFrame),
}

impl Picture {
    fn scene(self) -> Scene {
        match self {
            Picture::Icon(kind, tint) => kind.icon(tint),
            Picture::Clue(frame) => frame.sample(),
        }
    }
}

/// Sets the sentences of a puzzle: the author's own, or those of its rules, which have marks.
pub(super) fn set(column: &mut Column, puzzle: &Puzzle, own: Option<&str>, setting: &Setting) -> Marks {
    let (sentences, marked) = match own {
        Some(words) => {
            let lines = words.lines().map(str::trim).filter(|line| !line.is_empty());
            (lines.map(str::to_owned).collect(), BTreeMap::new())
        }
        None => (sentences_of(puzzle, setting.language), marked(puzzle, setting.language)),
    };
    let side_mm = MARK_MM * setting.style.points / USUAL_POINTS;
    let mut list = Vec::new();
    for (index, sentence) in sentences.iter().enumerate() {
        column.space(if index == 0 { setting.gaps.0 } else { setting.gaps.1 });
        match marked.get(sentence) {
            Some(&picture) => {
                let side = side_mm * column.unit;
                list.push(Mark { middle: set_beside(column, side, sentence, setting), side, picture });
            }
            None => column.paragraph(&setting.style, sentence),
        }
    }
    let look = if list.is_empty() { BoardLook::default() } else { BoardLook::of(&super::board_scene(puzzle)) };
    Marks { list, side_mm, look, key: set_key(column, puzzle, setting) }
}

/// The key alone, where no sentences are printed.
pub(super) fn set_key_alone(column: &mut Column, puzzle: &Puzzle, setting: &Setting) -> Marks {
    Marks { key: set_key(column, puzzle, setting), ..Marks::default() }
}

/// Sets the key of a board whose grids lie deep in each other, with the sentence that names them.
fn set_key(column: &mut Column, puzzle: &Puzzle, setting: &Setting) -> Option<Scene> {
    let board = puzzle.board();
    if !grids::overlap_deeply(board) {
        return None;
    }
    column.space(setting.gaps.0);
    let last = grids::name(board.grids().len().saturating_sub(1));
    let words = Message::new("sheet-grids").with("count", board.grids().len()).with("last", last.to_string());
    column.paragraph(&setting.style, &setting.language.say(&words));
    column.space(setting.gaps.1);
    let right_to_left = setting.language.is_right_to_left();
    let most = if right_to_left { column.leftward } else { column.rightward };
    let key = grids::key(board, most / column.unit);
    let width = key.bounds().width() * column.unit;
    let left = if right_to_left { column.right - width } else { column.left };
    let key = key.placed(Placement { scale: column.unit, origin: Point::new(left, column.y) });
    column.y += key.bounds().height();
    Some(key)
}

impl Marks {
    /// Leaves out those beside sentences that stand lower.
    pub fn keep_above(&mut self, y: f32) {
        self.list.retain(|mark| mark.middle.y < y);
    }

    /// The marks as they are printed, in the unit of the column.
    pub fn scene(&self, ink: InkMode, area: Area) -> Scene {
        let mut scene = Scene::new(area);
        if let Some(key) = &self.key {
            scene.append(key);
        }
        for Mark { middle, side, picture } in &self.list {
            let mark = bolder(picture.scene());
            let bounds = mark.bounds();
            let largest = bounds.width().max(bounds.height());
            let (scale, centre) = (side / largest, bounds.center());
            let origin = Point::new(middle.x - centre.x * scale, middle.y - centre.y * scale);
            let mark = ink.prepare_mark(mark, &self.look, self.side_mm / largest).filtered(|item| match item {
                Item::Text { size, .. } => size * self.side_mm / largest >= LEAST_TEXT_MM,
                Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => true,
            });
            scene.append(&mark.placed(Placement { scale, origin }));
        }
        scene
    }
}

/// A mark in which lines, dashes and what stands for tints can be seen. Hatches and white around digits are measured in
/// whole cells, so what has these stays as it is.
fn bolder(mark: Scene) -> Scene {
    let in_cells = |(layer, item): (Layer, &Item)| match item {
        Item::Fill { .. } => layer == Layer::Region,
        Item::Text { role, .. } => *role == TextRole::Digit,
        Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => false,
    };
    if mark.layered().any(in_cells) {
        return mark;
    }
    let cells = mark.bounds().width().max(mark.bounds().height());
    mark.resized(1.0 / (LINES_OF_CELLS * cells).max(1.0))
}

/// What is said under a board by its rules, each sentence once.
fn sentences_of(puzzle: &Puzzle, language: Language) -> Vec<String> {
    // Messages that differ may be said alike.
    let mut seen = BTreeSet::new();
    let sentences = puzzle.rules_text().iter().map(|sentence| language.say(sentence)).collect::<Vec<_>>();
    sentences.into_iter().filter(|sentence| seen.insert(sentence.clone())).collect()
}

/// For each sentence the mark that stands beside it: of all kinds, when there are several to be told apart.
fn marked(puzzle: &Puzzle, language: Language) -> BTreeMap<String, Picture> {
    let context = puzzle.context();
    let rules = || puzzle.rules_on().map(|(_, placed)| placed);
    let kinds: BTreeSet<Kind> = rules().map(|placed| placed.rule.kind()).collect();
    if kinds.len() < 2 {
        return BTreeMap::new();
    }
    let picture = |placed: &PlacedRule| match placed.rule.kind() {
        // Clues beyond the edges are what they look like, unless several kinds look alike.
        kind if kind.gesture() == Gesture::Edge => ClueFrame::of(&context, kind).map(Picture::Clue),
        kind => Some(Picture::Icon(kind, placed.tint())),
    };
    let said = |placed: &PlacedRule| language.say(&placed.rule.rules_text(&context));
    rules().filter_map(|placed| Some((said(placed), picture(placed)?))).collect()
}

/// Sets a sentence beside the room of a mark, where reading begins, and says where the middle of the mark is.
fn set_beside(column: &mut Column, side: f32, words: &str, setting: &Setting) -> Point {
    let room = side * (1.0 + MARK_GAP / MARK_MM);
    let top = column.y;
    let whole = (column.left, column.rightward, column.right, column.leftward);
    column.left += room;
    column.rightward -= room;
    column.right -= room;
    column.leftward -= room;
    column.paragraph(&setting.style, words);
    (column.left, column.rightward, column.right, column.leftward) = whole;
    column.y = column.y.max(top + side);
    let x = if setting.language.is_right_to_left() { column.right - side / 2.0 } else { column.left + side / 2.0 };
    Point::new(x, top + side / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Ink, Width};

    /// The white insides of lines in the mark of a kind in pure black, in millimetres.
    fn insides(id: &str) -> Vec<f32> {
        let &kind = Kind::ALL.iter().find(|kind| kind.info().id == id).unwrap();
        let mark = bolder(Picture::Icon(kind, kind.info().tint).scene());
        let cell_mm = MARK_MM / mark.bounds().width().max(mark.bounds().height());
        let mark = InkMode::Black.prepare_mark(mark, &BoardLook::default(), cell_mm);
        let inside = |item: &Item| match item {
            Item::Line { pen, ink: Ink::White, .. } => match pen.width {
                Width::Cells(cells) => Some(cells * cell_mm),
                Width::Thin | Width::Thick => None,
            },
            Item::Line { .. } | Item::Fill { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } => None,
        };
        mark.painted().filter_map(inside).collect()
    }

    /// As on the board: hollow tubes, bands and rails, and a thin line.
    #[test]
    fn marks_in_black_show_the_forms_of_lines() {
        for id in ["thermometer", "between", "palindrome"] {
            let insides = insides(id);
            assert!(insides.iter().any(|&mm| mm > 0.15), "{id}: {insides:?}");
        }
        assert!(insides("double-arrow").is_empty());
    }
}
