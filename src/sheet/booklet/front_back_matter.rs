//! Front and back matter: section pages, the copyright page, the messages to solvers and the credits.

use std::collections::BTreeSet;

use super::art::CustomPicture;
use super::typesetter::Typesetter;
use crate::scene::{Area, Ink, Layer, Point, Scene, Weight};
use crate::sheet::column::{TextColumn, TypeStyle, TypesetLine, scene_of};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::page::heading;
use crate::variant::Kind;
use crate::words::{Language, Message};

const TITLE: TypeStyle = TypeStyle::new(34.0, 1.15, Weight::Semibold, Ink::Given);
const DETAIL: TypeStyle = TypeStyle::new(10.0, 1.4, Weight::Regular, Ink::Quiet);
/// The padding around text on a picture, in millimetres.
const PANEL_MM: f32 = 4.0;
/// The gap above a picture, in millimetres.
const PICTURE_GAP_MM: f32 = 8.0;
const HEADING: TypeStyle = TypeStyle::new(20.0, 1.3, Weight::Semibold, Ink::Given);
pub(super) const NAME: TypeStyle = TypeStyle::new(11.5, 1.35, Weight::Semibold, Ink::Given);
const SMALL: TypeStyle = TypeStyle::new(8.5, 1.4, Weight::Regular, Ink::Given);
pub(super) const BODY: TypeStyle = TypeStyle::new(10.0, 1.45, Weight::Regular, Ink::Given);
/// A kind of rule with its name. Custom rules are distinguished by their names.
pub(super) type NamedKind = (Kind, Message);

/// Returns the kinds of rules in the booklet, in the order of the palette.
pub(super) fn kinds_of(typesetter: &Typesetter) -> BTreeSet<NamedKind> {
    let rules = typesetter.entries.iter().flat_map(|entry| entry.puzzle.effective_rules());
    rules.map(|(_, placed)| (placed.rule.kind(), placed.rule.name())).collect()
}

/// Returns the names of kinds on one line.
pub(super) fn names_of(kinds: BTreeSet<NamedKind>, language: Language) -> String {
    let names: Vec<String> = kinds.into_iter().map(|(_, name)| language.translate(&name)).collect();
    join_names(&names, language)
}

/// Joins names by commas, or by semicolons if a name has a comma itself, such as "Pair sum (X, V)".
pub(super) fn join_names(names: &[String], language: Language) -> String {
    let comma = language.translate(&Message::new("sheet-comma"));
    let has_comma = names.iter().any(|name| name.contains(comma.trim()));
    let semicolon = || language.translate(&Message::new("sheet-semicolon"));
    names.join(&if has_comma { semicolon() } else { comma })
}

/// Adds a heading to a page, and advances the column below it.
pub(super) fn add_heading(leaf: &mut Leaf, column: &mut TextColumn, words: &str, large: f32) {
    let top = column.y;
    column.paragraph(&HEADING.scaled(large), words);
    let lines = std::mem::take(&mut column.lines);
    leaf.add(Role::Heading(1), scene_of(lines, column.area(top)), None);
    column.space(3.0);
}

/// Sets paragraphs as a single part.
pub(super) fn add_text(leaf: &mut Leaf, column: &mut TextColumn, paragraphs: &[(TypeStyle, &String)]) {
    let top = column.y;
    paragraphs.iter().for_each(|(style, words)| column.paragraph(style, words));
    let lines = std::mem::take(&mut column.lines);
    if !lines.is_empty() {
        leaf.add(Role::Text, scene_of(lines, column.area(top)), None);
    }
}

/// Prints the credits, on the last pages.
pub(super) fn print_credits(typesetter: &mut Typesetter) {
    let (settings, large) = (typesetter.settings, typesetter.type_factor());
    let mut leaf = Leaf::new(typesetter.next_area());
    let mut column = TextColumn::within(leaf.area.content, typesetter.family);
    add_heading(&mut leaf, &mut column, &settings.text_language().translate(&Message::new("book-credits")), large);
    let title: Vec<&str> = [&settings.title, &settings.author].into_iter().map(|words| words.trim()).collect();
    let title = title.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ");
    add_text(&mut leaf, &mut column, &[(NAME.scaled(large), &settings.text_language().with_direction(title))]);
    column.space(2.0);
    for paragraph in settings.credits.lines() {
        flow_paragraph(typesetter, &mut leaf, &mut column, &BODY.scaled(large), paragraph);
        column.space(1.5);
    }
    typesetter.leaves.push(leaf);
}

/// Returns whether the messages to those who finish are printed.
pub(super) fn has_messages(typesetter: &Typesetter) -> bool {
    let has = |entry: &super::BookEntry| !entry.puzzle.publication().message.trim().is_empty();
    typesetter.settings.messages && typesetter.entries.iter().any(has)
}

/// Prints the messages to those who finish, each after the number and title of its puzzle.
pub(super) fn print_messages(typesetter: &mut Typesetter) {
    let (language, large) = (typesetter.settings.text_language(), typesetter.type_factor());
    let mut leaf = Leaf::new(typesetter.next_area());
    let mut column = TextColumn::within(leaf.area.content, typesetter.family);
    add_heading(&mut leaf, &mut column, &language.translate(&Message::new("book-messages")), large);
    for &index in typesetter.order {
        let entry = &typesetter.entries[index];
        let message = entry.puzzle.publication().message.trim();
        if message.is_empty() {
            continue;
        }
        let title = heading(Some(typesetter.numbers[index]), entry.title(), language);
        flow_paragraph(typesetter, &mut leaf, &mut column, &NAME.scaled(large), &title);
        for paragraph in message.lines().filter(|line| !line.trim().is_empty()) {
            flow_paragraph(typesetter, &mut leaf, &mut column, &BODY.scaled(large), paragraph);
        }
        column.space(2.5);
    }
    typesetter.leaves.push(leaf);
}

/// Sets a paragraph line by line, continuing on further pages.
fn flow_paragraph(
    typesetter: &mut Typesetter,
    leaf: &mut Leaf,
    column: &mut TextColumn,
    style: &TypeStyle,
    paragraph: &str,
) {
    let mut own = TextColumn::within(leaf.area.content, typesetter.family);
    own.paragraph(style, paragraph);
    let (height, left) = (own.size(style) * style.leading, leaf.area.content.min.x);
    let mut lines = std::collections::VecDeque::from(own.lines);
    while !lines.is_empty() {
        let bottom = leaf.area.content.max.y;
        let fits = ((bottom - column.y + 0.01) / height).floor().max(0.0) as usize;
        let is_top = column.y <= leaf.area.content.min.y + 0.01;
        let (top, fits) = (column.y, lines_on_page(fits, lines.len(), is_top));
        // Pages to the left and to the right of the spine have different margins.
        let across = leaf.area.content.min.x - left;
        let set: Vec<TypesetLine> = lines
            .drain(..fits)
            .enumerate()
            .map(|(index, line)| {
                let cap = crate::sheet::text::cap_height(line.size, line.face);
                let y = top + height * index as f32 + (height + cap) / 2.0;
                TypesetLine { at: Point::new(line.at.x + across, y), ..line }
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
            *column = TextColumn::within(leaf.area.content, typesetter.family);
        }
    }
}

/// Returns how many of the remaining lines go on a page with space for `fits` lines. Avoids a single line at the end of
/// a page or at the start of the next one (orphans and widows).
fn lines_on_page(fits: usize, lines: usize, is_top: bool) -> usize {
    if fits >= lines {
        return lines;
    }
    let fits = if fits + 1 == lines { fits.saturating_sub(1) } else { fits };
    match (fits, is_top) {
        (0 | 1, true) => 1,
        (0 | 1, false) => 0,
        (fits, _) => fits,
    }
}

/// Prints the copyright page behind the title page, with small text at its bottom.
pub(super) fn print_copyright(typesetter: &mut Typesetter) {
    let (large, family) = (typesetter.type_factor(), typesetter.family);
    let settings = typesetter.settings;
    let leaf = typesetter.add_page();
    let content = leaf.area.content;
    let mut column = TextColumn::within(content, family);
    for paragraph in settings.copyright.lines() {
        column.paragraph(&SMALL.scaled(large), paragraph);
        column.space(1.0);
    }
    let height = (column.y - content.min.y).min(content.height());
    column.move_down(content.height() - height);
    let area = Area::new(content.min.x, content.max.y - height, content.width(), height);
    leaf.add(Role::Text, scene_of(column.lines, area), None);
}

/// Starts a section with a page of its own.
pub(super) fn begin_section(typesetter: &mut Typesetter, heading: &str, first: usize) {
    let shown = heading.trim();
    if shown.is_empty() {
        return;
    }
    typesetter.begin_chapter(shown.to_owned(), Some(first));
    print_section(typesetter, shown, first);
}

/// Prints the first page of a section: its heading, the numbers of its puzzles, and the author's picture.
fn print_section(typesetter: &mut Typesetter, words: &str, first: usize) {
    let (large, family, settings) = (typesetter.type_factor(), typesetter.family, typesetter.settings);
    let (entries, puzzles) = (typesetter.entries, typesetter.numbers_of_section(first));
    let picture: Option<&CustomPicture> = entries[first].section_picture.as_ref();
    let leaf = typesetter.add_page();
    let content = leaf.area.content;
    let whole = picture.is_some_and(CustomPicture::is_page);
    let inner = if whole { content.expanded(-PANEL_MM) } else { content };
    let mut column = TextColumn::within(inner, family);
    // A picture within the margins takes the lower part of the page.
    column.space(inner.height() * if picture.is_some() && !whole { 0.06 } else { 0.3 });
    let top = column.y;
    column.paragraph(&TITLE.scaled(0.8), words);
    let lines = std::mem::take(&mut column.lines);
    let title = (lines, column.area(top));
    column.space(3.0);
    let below = column.y;
    column.paragraph(&DETAIL.scaled(large), &puzzles);
    let lines = std::mem::take(&mut column.lines);
    let detail = (lines, column.area(below));
    if let Some(picture) = picture {
        let middle = Area { min: Point::new(content.min.x, column.y + PICTURE_GAP_MM), max: content.max };
        picture.place_on(leaf, middle, settings.ink);
        if whole {
            add_panel(leaf, Area::new(inner.min.x, top, inner.width(), column.y - top).expanded(PANEL_MM));
        }
    }
    for (role, (lines, area)) in [(Role::Heading(1), title), (Role::Text, detail)] {
        leaf.add(role, scene_of(lines, area), None);
    }
}

/// Adds a white panel for text on a picture.
pub(super) fn add_panel(leaf: &mut Leaf, area: Area) {
    let mut scene = Scene::new(area);
    scene.fill_areas(Layer::Paper, [area], Ink::Paper);
    leaf.add(Role::Artifact, scene, None);
}
