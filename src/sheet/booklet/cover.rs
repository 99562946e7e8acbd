//! The front and back covers.

use std::collections::BTreeSet;

use super::front_back_matter::{BODY, add_panel, join_names, kinds_of};
use super::layouts::kind_of_board;
use super::settings::BookSettings;
use super::typesetter::Typesetter;
use crate::puzzle::Puzzle;
use crate::scene::{Area, FontFamily, Ink, Layer, Placement, Point, Scene, Tint, Weight, Width};
use crate::sheet::board::{BoardStyle, printed_board};
use crate::sheet::column::{TextColumn, TypeStyle, scene_of};
use crate::sheet::ink_mode::InkMode;
use crate::sheet::leaf::{Leaf, Role};
use crate::words::Message;

const TITLE: TypeStyle = TypeStyle::new(34.0, 1.15, Weight::Semibold, Ink::Given);
const MIN_TITLE_POINTS: f32 = 20.0;
const SUBTITLE: TypeStyle = TypeStyle::new(15.0, 1.3, Weight::Regular, Ink::Given);
const AUTHOR: TypeStyle = TypeStyle::new(13.0, 1.3, Weight::Medium, Ink::Given);
const DETAIL: TypeStyle = TypeStyle::new(10.0, 1.4, Weight::Regular, Ink::Quiet);
/// The share of the cover's height that is coloured, from the top.
const BAND_SHARE: f32 = 0.46;

/// The padding around text on a picture, in millimetres.
const PANEL_MM: f32 = 3.0;
/// The gap below text, in millimetres.
const GAP_MM: f32 = 8.0;

/// Prints the front cover: title, author, a board or the author's picture, and the number of puzzles.
pub(super) fn front(typesetter: &mut Typesetter) {
    let (settings, family, large) = (typesetter.settings, typesetter.family, typesetter.type_factor());
    let picture = typesetter.art.cover.as_ref();
    let count = typesetter.entries.len();
    let kinds = kind_names(typesetter);
    let board = typesetter.entries.first().map(|entry| &entry.puzzle);
    let leaf = typesetter.add_page();
    let content = leaf.area.content;
    let scale = (content.width() / 160.0).clamp(0.6, 1.1);
    let whole = picture.filter(|picture| picture.is_page());
    if let Some(picture) = whole {
        picture.place_on(leaf, content, settings.ink);
    }
    let at_words = leaf.parts.len();
    let band = if whole.is_some() {
        Area::new(content.min.x, content.min.y, content.width(), 0.0)
    } else {
        add_band(settings, leaf)
    };

    let inner = content.expanded(-3.0);
    let mut column = TextColumn::within(inner, family);
    column.space(inner.height() * 0.10);
    let from_head = column.y;
    let title = column.fit_line(&TITLE.scaled(scale), MIN_TITLE_POINTS * scale, &settings.title);
    column.paragraph(&title, &settings.title);
    let lines = std::mem::take(&mut column.lines);
    let top = Area::new(inner.min.x, inner.min.y, inner.width(), column.y - inner.min.y);
    leaf.add(Role::Heading(1), scene_of(lines, top), None);
    column.space(3.0);
    let from = column.y;
    column.paragraph(&SUBTITLE.scaled(scale), &settings.subtitle);
    column.space(4.0);
    column.paragraph(&AUTHOR.scaled(scale), &settings.author);
    let lines = std::mem::take(&mut column.lines);
    leaf.add(Role::Text, scene_of(lines, Area::new(inner.min.x, from, inner.width(), column.y - from)), None);

    let mut foot = TextColumn::within(inner, family);
    let words = settings.text_language();
    foot.paragraph(
        &AUTHOR.scaled(scale),
        &words.with_direction(words.translate(&Message::new("book-count").with("count", count))),
    );
    foot.paragraph(&DETAIL.scaled(large), &words.with_direction(kinds));
    let height = foot.y - inner.min.y;
    foot.move_down(inner.height() - height);
    let foot_area = Area::new(inner.min.x, inner.max.y - height, inner.width(), height);
    leaf.add(Role::Text, scene_of(foot.lines, foot_area), None);

    let room = Area {
        min: Point::new(inner.min.x, band.max.y.max(column.y) + GAP_MM),
        max: Point::new(inner.max.x, foot_area.min.y - GAP_MM),
    };
    match (picture, board) {
        (Some(_), _) if whole.is_some() => {
            // The text is on white panels, which are drawn over the picture.
            let words: Vec<_> = leaf.parts.drain(at_words..).collect();
            let head = Area { min: Point::new(inner.min.x, from_head), max: Point::new(inner.max.x, column.y) };
            for area in [head, foot_area].into_iter().filter(|area| area.height() > 0.1) {
                add_panel(leaf, area.expanded(PANEL_MM));
            }
            leaf.parts.extend(words);
        }
        (Some(picture), _) => picture.place_on(leaf, room, settings.ink),
        (None, Some(board)) => decorate(leaf, board, room, settings, family),
        (None, None) => {}
    }
}

/// Returns the kinds of sudoku in the booklet: first those given by boards, then those given by rules.
fn kind_names(typesetter: &Typesetter) -> String {
    let boards: BTreeSet<Message> =
        typesetter.entries.iter().filter_map(|entry| kind_of_board(&entry.puzzle)).collect();
    let names = boards.into_iter().chain(kinds_of(typesetter).into_iter().map(|(_, name)| name));
    let mut said: Vec<String> = Vec::new();
    for name in names.map(|name| typesetter.translate(&name)) {
        if !said.contains(&name) {
            said.push(name);
        }
    }
    join_names(&said, typesetter.settings.text_language())
}

/// Returns whether the booklet has a back cover.
pub(super) fn has_back(typesetter: &Typesetter) -> bool {
    typesetter.art.back.is_some() || !typesetter.settings.back.trim().is_empty()
}

/// Prints the back cover with the author's text and picture.
pub(super) fn back(typesetter: &mut Typesetter) {
    let (settings, family, large) = (typesetter.settings, typesetter.family, typesetter.type_factor());
    let picture = typesetter.art.back.as_ref();
    let leaf = typesetter.add_page();
    let content = leaf.area.content;
    let inner = content.expanded(-3.0);
    let mut column = TextColumn::within(inner, family);
    column.space(inner.height() * 0.06);
    let top = column.y;
    for paragraph in settings.back.lines() {
        column.paragraph(&BODY.scaled(large * 1.1), paragraph);
        column.space(2.0);
    }
    let lines = std::mem::take(&mut column.lines);
    let words = Area::new(inner.min.x, top, inner.width(), column.y - top);
    let has_words = !lines.is_empty();
    if let Some(picture) = picture {
        let below = if has_words { column.y + GAP_MM } else { content.min.y };
        picture.place_on(leaf, Area { min: Point::new(inner.min.x, below), max: inner.max }, settings.ink);
        if picture.is_page() && has_words {
            add_panel(leaf, words.expanded(PANEL_MM));
        }
    }
    if has_words {
        leaf.add(Role::Text, scene_of(lines, words), None);
    }
}

/// Draws the coloured part of the cover: into the bleed if there is one, and otherwise within the margins.
fn add_band(settings: &BookSettings, leaf: &mut Leaf) -> Area {
    let (media, content) = (leaf.area.media(), leaf.area.content);
    let bottom = leaf.area.trim.height() * BAND_SHARE;
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
    leaf.add(Role::Artifact, scene, None);
    band
}

/// Draws a board in the middle of an area, as large as possible.
fn decorate(leaf: &mut Leaf, puzzle: &Puzzle, room: Area, settings: &BookSettings, family: FontFamily) {
    let picture = crate::sheet::board_scene(puzzle).bounds();
    let scale = (room.width() / picture.width()).min(room.height() / picture.height());
    if scale <= 0.5 {
        return;
    }
    let board = printed_board(
        puzzle,
        BoardStyle { ink: settings.ink, family, language: settings.text_language(), ..BoardStyle::default() },
        scale,
    );
    let (centre, middle) = (room.center(), picture.center());
    let origin = Point::new(centre.x - middle.x * scale, centre.y - middle.y * scale);
    leaf.add(Role::Artifact, board.placed(Placement { scale, origin }), None);
}
