//! What stands before and after the puzzles: the cover, the pages of sections, the copyright, the credits.

use std::collections::{BTreeMap, BTreeSet};

use super::{BookSettings, Typesetter};
use crate::puzzle::Puzzle;
use crate::scene::{Area, Ink, Layer, Placement, Point, Scene, Tint, Weight, Width};
use crate::sheet::board::{BoardLook, printed_board};
use crate::sheet::column::{Column, Line, Style, scene_of};
use crate::sheet::ink_mode::InkMode;
use crate::sheet::leaf::{Leaf, Role};
use crate::variant::Kind;
use crate::words::{Language, Message};

const TITLE: Style = Style::new(34.0, 1.15, Weight::Semibold, Ink::Given);
const LEAST_TITLE_POINTS: f32 = 20.0;
const SUBTITLE: Style = Style::new(15.0, 1.3, Weight::Regular, Ink::Given);
const AUTHOR: Style = Style::new(13.0, 1.3, Weight::Medium, Ink::Given);
const DETAIL: Style = Style::new(10.0, 1.4, Weight::Regular, Ink::Quiet);
const HEADING: Style = Style::new(20.0, 1.3, Weight::Semibold, Ink::Given);
pub(super) const NAME: Style = Style::new(11.5, 1.35, Weight::Semibold, Ink::Given);
const SMALL: Style = Style::new(8.5, 1.4, Weight::Regular, Ink::Given);
pub(super) const BODY: Style = Style::new(10.0, 1.45, Weight::Regular, Ink::Given);
/// The part of the cover that is coloured, from the top.
const BAND: f32 = 0.46;

/// The first page: title, author, a board, and how many puzzles there are.
pub(super) fn cover(typesetter: &mut Typesetter) {
    let settings = typesetter.settings;
    let (count, kinds) = (typesetter.entries.len(), kinds_of(typesetter));
    let board = typesetter.entries.first().and_then(|entry| bare(&entry.puzzle));
    let leaf = typesetter.turn();
    let content = leaf.area.content;
    let scale = (content.width() / 160.0).clamp(0.6, 1.1);
    let band = band_of(settings, leaf);

    let inner = content.expanded(-3.0);
    let mut column = Column::within(inner);
    column.space(inner.height() * 0.10);
    let title = column.fitting(&TITLE.times(scale), LEAST_TITLE_POINTS * scale, &settings.title);
    column.paragraph(&title, &settings.title);
    let lines = std::mem::take(&mut column.lines);
    let top = Area::new(inner.min.x, inner.min.y, inner.width(), column.y - inner.min.y);
    leaf.add(Role::Heading(1), scene_of(lines, top), None);
    column.space(3.0);
    let from = column.y;
    column.paragraph(&SUBTITLE.times(scale), &settings.subtitle);
    column.space(4.0);
    column.paragraph(&AUTHOR.times(scale), &settings.author);
    let lines = std::mem::take(&mut column.lines);
    leaf.add(Role::Text, scene_of(lines, Area::new(inner.min.x, from, inner.width(), column.y - from)), None);

    let mut foot = Column::within(inner);
    let words = settings.words();
    foot.paragraph(&AUTHOR.times(scale), &words.line(words.say(&Message::new("book-count").with("count", count))));
    foot.paragraph(&DETAIL, &names_of(kinds, words));
    let height = foot.y - inner.min.y;
    foot.lower(inner.height() - height);
    let foot_area = Area::new(inner.min.x, inner.max.y - height, inner.width(), height);
    leaf.add(Role::Text, scene_of(foot.lines, foot_area), None);

    if let Some(board) = board {
        let room = Area {
            min: Point::new(inner.min.x, band.max.y.max(column.y) + 8.0),
            max: Point::new(inner.max.x, foot_area.min.y - 8.0),
        };
        decorate(leaf, &board, room, settings.ink);
    }
}

/// The coloured part of the cover: to the edges and over them where there is a bleed, else within the margins.
fn band_of(settings: &BookSettings, leaf: &mut Leaf) -> Area {
    let (media, content) = (leaf.area.media(), leaf.area.content);
    let bottom = leaf.area.trim.height() * BAND;
    let band = match leaf.area.bleed_mm > 0.0 {
        true => Area { min: media.min, max: Point::new(media.max.x, bottom) },
        false => Area { min: content.min, max: Point::new(content.max.x, bottom) },
    };
    let mut scene = Scene::new(band);
    match settings.ink {
        InkMode::Colour | InkMode::Grey => scene.fill_areas(Layer::Paper, [band], Ink::Tint(Tint::Blue)),
        InkMode::Black => {
            let (left, right) = (content.min.x, content.max.x);
            for y in [content.min.y, bottom] {
                scene.line(Layer::Grid, Point::new(left, y), Point::new(right, y), Width::Thick, Ink::ThickLine);
            }
        }
    }
    leaf.add(Role::Furniture, scene, None);
    band
}

/// The board without digits, to look at.
fn bare(puzzle: &Puzzle) -> Option<Puzzle> {
    let rules = puzzle.rules_on().map(|(_, placed)| placed.clone()).collect();
    Puzzle::new(String::new(), String::new(), puzzle.board().clone(), BTreeMap::new(), rules).ok()
}

/// A board as large as the room allows, in its middle.
fn decorate(leaf: &mut Leaf, puzzle: &Puzzle, room: Area, ink: InkMode) {
    let picture = crate::sheet::board_scene(puzzle).bounds();
    let scale = (room.width() / picture.width()).min(room.height() / picture.height());
    if scale <= 0.5 {
        return;
    }
    let board = printed_board(puzzle, BoardLook { ink, ..BoardLook::default() }, scale);
    let (centre, middle) = (room.center(), picture.center());
    let origin = Point::new(centre.x - middle.x * scale, centre.y - middle.y * scale);
    leaf.add(Role::Furniture, board.placed(Placement { scale, origin }), None);
}

/// A kind of rule and what it is called: rules of an author's own are told apart by their names.
pub(super) type Named = (Kind, Message);

/// The kinds of rule in the booklet, in the order of the palette.
pub(super) fn kinds_of(typesetter: &Typesetter) -> BTreeSet<Named> {
    let rules = typesetter.entries.iter().flat_map(|entry| entry.puzzle.rules_meant());
    rules.map(|(_, placed)| (placed.rule.kind(), placed.rule.name())).collect()
}

/// The names of kinds in one line.
pub(super) fn names_of(kinds: BTreeSet<Named>, language: Language) -> String {
    let names: Vec<String> = kinds.into_iter().map(|(_, name)| language.say(&name)).collect();
    names.join(&language.say(&Message::new("sheet-comma")))
}

/// A heading of a page, below which the column goes on.
pub(super) fn heading(leaf: &mut Leaf, column: &mut Column, words: &str, large: f32) {
    let top = column.y;
    column.paragraph(&HEADING.times(large), words);
    let lines = std::mem::take(&mut column.lines);
    leaf.add(Role::Heading(1), scene_of(lines, column.area(top)), None);
    column.space(3.0);
}

/// Sets paragraphs as one part.
pub(super) fn text(leaf: &mut Leaf, column: &mut Column, paragraphs: &[(Style, &String)]) {
    let top = column.y;
    paragraphs.iter().for_each(|(style, words)| column.paragraph(style, words));
    let lines = std::mem::take(&mut column.lines);
    if !lines.is_empty() {
        leaf.add(Role::Text, scene_of(lines, column.area(top)), None);
    }
}

/// The last pages: the credits.
pub(super) fn credits(typesetter: &mut Typesetter) {
    let (settings, large) = (typesetter.settings, typesetter.large());
    let mut leaf = Leaf::new(typesetter.next_area());
    let mut column = Column::within(leaf.area.content);
    heading(&mut leaf, &mut column, &settings.words().say(&Message::new("book-credits")), large);
    let title: Vec<&str> = [&settings.title, &settings.author].into_iter().map(|words| words.trim()).collect();
    let title = title.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ");
    text(&mut leaf, &mut column, &[(NAME.times(large), &settings.words().line(title))]);
    column.space(2.0);
    for paragraph in settings.credits.lines() {
        flow(typesetter, &mut leaf, &mut column, &BODY.times(large), paragraph);
        column.space(1.5);
    }
    typesetter.leaves.push(leaf);
}

/// Sets a paragraph line by line, and goes on to further pages.
fn flow(typesetter: &mut Typesetter, leaf: &mut Leaf, column: &mut Column, style: &Style, paragraph: &str) {
    let mut own = Column::within(leaf.area.content);
    own.paragraph(style, paragraph);
    let height = own.size(style) * style.leading;
    let mut lines = std::collections::VecDeque::from(own.lines);
    while !lines.is_empty() {
        let bottom = leaf.area.content.max.y;
        let fits = ((bottom - column.y + 0.01) / height).floor().max(0.0) as usize;
        let (top, fits) = (column.y, fits.min(lines.len()));
        let set: Vec<Line> = lines
            .drain(..fits)
            .enumerate()
            .map(|(index, line)| {
                let cap = crate::sheet::text::cap_height(line.size, line.weight);
                let y = top + height * index as f32 + (height + cap) / 2.0;
                Line { at: Point::new(line.at.x, y), ..line }
            })
            .collect();
        column.y += height * fits as f32;
        if !set.is_empty() {
            let content = leaf.area.content;
            let area = Area::new(content.min.x, top, content.width(), column.y - top);
            leaf.add(Role::Text, scene_of(set, area), None);
        }
        if !lines.is_empty() {
            typesetter.leaves.push(std::mem::replace(leaf, Leaf::new(typesetter.next_area())));
            *leaf = Leaf::new(typesetter.next_area());
            *column = Column::within(leaf.area.content);
        }
    }
}

/// The page behind the title: small words at its foot.
pub(super) fn copyright(typesetter: &mut Typesetter) {
    let large = typesetter.large();
    let settings = typesetter.settings;
    let leaf = typesetter.turn();
    let content = leaf.area.content;
    let mut column = Column::within(content);
    for paragraph in settings.copyright.lines() {
        column.paragraph(&SMALL.times(large), paragraph);
        column.space(1.0);
    }
    let height = (column.y - content.min.y).min(content.height());
    column.lower(content.height() - height);
    let area = Area::new(content.min.x, content.max.y - height, content.width(), height);
    leaf.add(Role::Text, scene_of(column.lines, area), None);
}

/// The page on which a section begins: its heading, and which puzzles are in it.
pub(super) fn section(typesetter: &mut Typesetter, words: &str, first: usize) {
    let large = typesetter.large();
    let language = typesetter.settings.words();
    let others = typesetter.entries.iter().skip(first + 1).position(|entry| entry.section.is_some());
    let last = others.map_or(typesetter.entries.len() - 1, |others| first + others);
    let number = |index: usize| language.number(typesetter.numbers.get(index).copied().unwrap_or_default());
    let puzzles = Message::new("book-section-puzzles").with("first", number(first)).with("last", number(last));
    let puzzles = language.line(language.say(&puzzles));
    let leaf = typesetter.turn();
    let content = leaf.area.content;
    let mut column = Column::within(content);
    column.space(content.height() * 0.3);
    let top = column.y;
    column.paragraph(&TITLE.times(0.8), words);
    let lines = std::mem::take(&mut column.lines);
    leaf.add(Role::Heading(1), scene_of(lines, column.area(top)), None);
    column.space(3.0);
    text(leaf, &mut column, &[(DETAIL.times(large), &puzzles)]);
}
