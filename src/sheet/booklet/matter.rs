//! What stands before and after the puzzles: the cover, the rules, the credits.

use std::collections::{BTreeMap, BTreeSet};

use super::icon as digits;
use super::{BookSettings, Typesetter};
use crate::puzzle::{Houses, PlacedRule, Puzzle};
use crate::scene::{Area, Ink, Layer, Placement, Point, Scene, Tint, Weight, Width};
use crate::sheet::board::{BoardLook, printed_board};
use crate::sheet::column::{Column, Line, Style, scene_of};
use crate::sheet::ink_mode::InkMode;
use crate::sheet::leaf::{Leaf, Role};
use crate::variant::{Context, Group, Kind};
use crate::words::{Language, Message};

const TITLE: Style = Style::new(34.0, 1.15, Weight::Semibold, Ink::Given);
const LEAST_TITLE_POINTS: f32 = 20.0;
const SUBTITLE: Style = Style::new(15.0, 1.3, Weight::Regular, Ink::Given);
const AUTHOR: Style = Style::new(13.0, 1.3, Weight::Medium, Ink::Given);
const DETAIL: Style = Style::new(10.0, 1.4, Weight::Regular, Ink::Quiet);
const HEADING: Style = Style::new(20.0, 1.3, Weight::Semibold, Ink::Given);
const NAME: Style = Style::new(11.5, 1.35, Weight::Semibold, Ink::Given);
const SMALL: Style = Style::new(8.5, 1.4, Weight::Regular, Ink::Given);
const BODY: Style = Style::new(10.0, 1.45, Weight::Regular, Ink::Given);
/// The part of the cover that is coloured, from the top.
const BAND: f32 = 0.46;
/// The pictures beside the rules.
const ICON_MM: f32 = 34.0;
const GAP_MM: f32 = 6.0;

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
fn kinds_of(typesetter: &Typesetter) -> BTreeSet<Named> {
    let rules = typesetter.entries.iter().flat_map(|entry| entry.puzzle.rules_meant());
    rules.map(|(_, placed)| (placed.rule.kind(), placed.rule.name())).collect()
}

/// The names of kinds in one line.
pub(super) fn names_of(kinds: BTreeSet<Named>, language: Language) -> String {
    let names: Vec<String> = kinds.into_iter().map(|(_, name)| language.say(&name)).collect();
    names.join(&language.say(&Message::new("sheet-comma")))
}

/// What holds for all boards of the booklet.
fn general_rules(typesetter: &Typesetter) -> Vec<String> {
    let plain = |entry: &super::BookEntry| typesetter.say(&entry.puzzle.board_text());
    let sentences: BTreeSet<String> = typesetter.entries.iter().map(plain).collect();
    let mut rules: Vec<String> = match sentences.len() {
        0 | 1 => sentences.into_iter().collect(),
        _ => {
            let grids = typesetter.entries.iter().flat_map(|entry| entry.puzzle.board().grids());
            vec![typesetter.say(&Message::new(Houses::of(grids).general_key()))]
        }
    };
    if typesetter.entries.iter().any(|entry| entry.puzzle.shares_cells()) {
        rules.push(typesetter.say(&Message::new("book-rules-overlap")));
    }
    rules
}

/// An example of a kind on the smallest board it has one for, and the sentences that the booklet's puzzles say of it.
/// Of rules of an author's own, the first in the booklet is the example.
fn explained(typesetter: &Typesetter, (kind, name): &Named) -> Option<(Puzzle, Vec<String>)> {
    let is_it = |placed: &PlacedRule| placed.rule.kind() == *kind && placed.rule.name() == *name;
    let first = |entry: &super::BookEntry| {
        let placed = entry.puzzle.rules_meant().find(|(_, placed)| is_it(placed));
        placed.map(|(_, placed)| (entry.puzzle.board().clone(), placed.rule.clone()))
    };
    let own = typesetter.entries.iter().filter(|_| kind.info().group == Group::Own).find_map(first);
    let usual = || kind.examples().into_iter().min_by_key(|(board, _)| board.cells().len());
    let (board, rule) = own.or_else(usual)?;
    let sentence = typesetter.say(&rule.rules_text(&Context::lone(&board)));
    let placed = vec![PlacedRule::new(rule)];
    let example = Puzzle::new(String::new(), String::new(), board, BTreeMap::new(), placed).ok()?;
    let example = digits::with_digits(&example).unwrap_or(example);
    // A sentence of a board of several grids says which, and would puzzle the reader here.
    let single = typesetter.entries.iter().filter(|entry| entry.puzzle.board().grids().len() == 1);
    let rules = single.flat_map(|entry| entry.puzzle.rules_on().map(move |(_, placed)| (entry, placed)));
    let own = rules.filter(|(_, placed)| is_it(placed));
    let sentences: BTreeSet<String> =
        own.map(|(entry, placed)| typesetter.say(&placed.rule.rules_text(&entry.puzzle.context()))).collect();
    const MOST_SENTENCES: usize = 3;
    let sentences = match sentences.len() {
        0 => vec![sentence],
        _ => sentences.into_iter().take(MOST_SENTENCES).collect(),
    };
    Some((example, sentences))
}

/// The pages that explain the kinds of rule in the booklet, with about as much on each.
pub(super) fn rules_pages(typesetter: &mut Typesetter) {
    let general = general_rules(typesetter);
    let kinds: Vec<Entry> = kinds_of(typesetter)
        .into_iter()
        .filter_map(|kind| {
            explained(typesetter, &kind).map(|(example, sentences)| (typesetter.say(&kind.1), example, sentences))
        })
        .collect();
    let (large, settings) = (typesetter.large(), typesetter.settings);
    let mut leaf = Leaf::new(typesetter.next_area());
    let mut column = Column::within(leaf.area.content);
    heading(&mut leaf, &mut column, &typesetter.say(&Message::new("book-rules")), large);
    for sentence in &general {
        text(&mut leaf, &mut column, &[(BODY.times(large), sentence)]);
        column.space(1.0);
    }
    column.space(GAP_MM);
    let content = leaf.area.content;
    let heights: Vec<f32> = kinds.iter().map(|entry| entry_height(entry, content, settings, large)).collect();
    let mut rest = shared_out(&heights, content.max.y - column.y, content.height()).into_iter();
    let mut left = rest.next().unwrap_or(0);
    for (entry, height) in kinds.iter().zip(&heights) {
        if left == 0 {
            left = rest.next().unwrap_or(usize::MAX);
            typesetter.leaves.push(leaf);
            leaf = Leaf::new(typesetter.next_area());
            column = Column::within(leaf.area.content);
        }
        left -= 1;
        let (name, example, sentences) = entry;
        let words: Vec<(Style, &String)> = sentences.iter().map(|sentence| (BODY.times(large), sentence)).collect();
        let content = leaf.area.content;
        let left = if settings.words().is_right_to_left() { content.max.x - ICON_MM } else { content.min.x };
        icon(&mut leaf, example, Point::new(left, column.y), settings);
        let mut beside = Column::within(beside_icon(content, column.y, settings));
        text(&mut leaf, &mut beside, &[(NAME.times(large), name)]);
        text(&mut leaf, &mut beside, &words);
        column.y += height + GAP_MM;
    }
    typesetter.leaves.push(leaf);
}

/// What a kind is called, an example of it, and what is said of it.
type Entry = (String, Puzzle, Vec<String>);

fn entry_height((name, _, sentences): &Entry, content: Area, settings: &BookSettings, large: f32) -> f32 {
    let mut beside = Column::within(beside_icon(content, content.min.y, settings));
    beside.paragraph(&NAME.times(large), name);
    sentences.iter().for_each(|words| beside.paragraph(&BODY.times(large), words));
    (beside.y - content.min.y).max(ICON_MM)
}

/// How many entries stand on each page: as few pages as they need, and none of these with much less than the others.
fn shared_out(heights: &[f32], first: f32, others: f32) -> Vec<usize> {
    let fill = |share: f32| {
        let mut pages: Vec<usize> = Vec::new();
        let (mut count, mut used, mut room) = (0, 0.0, first);
        for height in heights {
            let limit = if pages.is_empty() { (share - (others - first)).max(0.0) } else { share }.min(room);
            if count > 0 && used + height > limit + 0.01 || count == 0 && pages.is_empty() && *height > room {
                pages.push(count);
                (count, used, room) = (0, 0.0, others);
            }
            count += 1;
            used += height + GAP_MM;
        }
        pages.push(count);
        pages
    };
    let fewest = fill(others);
    let steps = (1..=40).map(|step| others * step as f32 / 40.0);
    steps.map(fill).find(|pages| pages.len() <= fewest.len()).unwrap_or(fewest)
}

/// The room beside a picture whose top is at `y`, on the side where reading goes on.
fn beside_icon(content: Area, y: f32, settings: &BookSettings) -> Area {
    let (left, right) = match settings.words().is_right_to_left() {
        true => (content.min.x, content.max.x - ICON_MM - GAP_MM),
        false => (content.min.x + ICON_MM + GAP_MM, content.max.x),
    };
    Area { min: Point::new(left, y), max: Point::new(right, content.max.y.max(y + 1.0)) }
}

fn icon(leaf: &mut Leaf, example: &Puzzle, at: Point, settings: &BookSettings) {
    let picture = crate::sheet::board_scene(example).bounds();
    let scale = ICON_MM / picture.width().max(picture.height());
    let board = printed_board(example, BoardLook { ink: settings.ink, ..BoardLook::default() }, scale);
    let origin = Point::new(at.x - picture.min.x * scale, at.y - picture.min.y * scale);
    let words = settings.words().say(&Message::new("book-example"));
    leaf.add(Role::Picture(words), board.placed(Placement { scale, origin }), None);
}

fn heading(leaf: &mut Leaf, column: &mut Column, words: &str, large: f32) {
    let top = column.y;
    column.paragraph(&HEADING.times(large), words);
    let lines = std::mem::take(&mut column.lines);
    leaf.add(Role::Heading(1), scene_of(lines, column.area(top)), None);
    column.space(3.0);
}

/// Sets paragraphs as one part.
fn text(leaf: &mut Leaf, column: &mut Column, paragraphs: &[(Style, &String)]) {
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
