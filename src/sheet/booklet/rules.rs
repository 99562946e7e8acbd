//! The pages that explain the kinds of rules in a booklet.

use std::collections::BTreeSet;

use super::entry::BookEntry;
use super::example_digits as digits;
use super::front_back_matter::{BODY, NAME, NamedKind, add_heading, add_text as text_part, kinds_of};
use super::gaps::MAX_GAP_MM;
use super::settings::BookSettings;
use super::sizes::{LARGE_ANSWER_POINTS, MIN_TEXT_POINTS, min_cell_mm};
use super::slot::MM_PER_POINT;
use super::typesetter::Typesetter;
use crate::board::Board;
use crate::puzzle::{HouseTypes, PlacedRule, Puzzle};
use crate::scene::{Area, Placement, Point};
use crate::sheet::board::{ANSWER_DIGIT_SIZE, BoardStyle, printed_board, with_digits};
use crate::sheet::column::{TextColumn, TypeStyle};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::text;
use crate::variant::{Context, KindGroup, Rule};
use crate::words::Message;

/// The size of pictures next to the rules, normally and in large print. Pictures whose text would be too small are
/// larger, as long as the text next to them keeps the width [`MIN_WORDS_MM`].
const ICON_MM: (f32, f32) = (34.0, 48.0);
/// The least width of the text next to a picture.
const MIN_WORDS_MM: f32 = 30.0;
/// The largest share of a column that a picture may take if the text next to it is aligned with that of other entries.
const MAX_ICON_SHARE: f32 = 0.42;
const GAP_MM: f32 = 6.0;
/// Kinds are set in two columns if there are at least this many and lines across the whole page would have more
/// characters than `MAX_LETTERS`.
const MIN_KINDS_FOR_TWO_COLUMNS: usize = 6;
const MAX_LETTERS: f32 = 75.0;
const COLUMN_GAP_MM: f32 = 8.0;

/// Returns the rules that apply to all boards of the booklet.
fn general_rules(typesetter: &Typesetter) -> Vec<String> {
    let plain = |entry: &BookEntry| typesetter.translate(&entry.puzzle.board_text());
    let sentences: BTreeSet<String> = typesetter.entries.iter().map(plain).collect();
    let mut rules: Vec<String> = match sentences.len() {
        0 | 1 => sentences.into_iter().collect(),
        _ => {
            let grids = typesetter.entries.iter().flat_map(|entry| entry.puzzle.board().grids());
            vec![typesetter.translate(&Message::new(HouseTypes::of(grids).general_key()))]
        }
    };
    if typesetter.entries.iter().any(|entry| entry.puzzle.shares_cells()) {
        rules.push(typesetter.translate(&Message::new("book-rules-overlap")));
    }
    rules
}

/// Returns an example of a kind, and the sentences that explain the kind in the booklet's puzzles. The first sentence
/// is about the example, which is the smallest built-in example with one of these sentences. If there is none, or the
/// rule is custom, the example is the first rule of this kind in the booklet.
fn explain_kind(typesetter: &Typesetter, (kind, name): &NamedKind) -> Option<(Puzzle, Vec<String>)> {
    let is_it = |placed: &PlacedRule| placed.rule.kind() == *kind && placed.rule.name() == *name;
    // The sentence of a board with several grids names the grid, which would confuse the reader here.
    let single = typesetter.entries.iter().filter(|entry| entry.puzzle.board().grids().len() == 1);
    let rules = single.flat_map(|entry| entry.puzzle.enabled_rules().map(move |(_, placed)| (entry, placed)));
    let own: Vec<RuleSentence> = rules
        .filter(|(_, placed)| is_it(placed))
        .map(|(entry, placed)| {
            let sentence = typesetter.translate(&placed.rules_text(&entry.puzzle.context()));
            (entry.puzzle.board().clone(), placed.rule.clone(), sentence)
        })
        .collect();
    let said: BTreeSet<&String> = own.iter().map(|(_, _, sentence)| sentence).collect();
    let mut usual: Vec<RuleSentence> = kind
        .examples()
        .into_iter()
        .map(|(board, rule)| {
            let sentence = typesetter.translate(&rule.rules_text(&Context::without_rules(&board)));
            (board, rule, sentence)
        })
        .collect();
    usual.sort_by_key(|(board, _, _)| board.cells().len());
    let same = |(_, _, sentence): &&RuleSentence| said.is_empty() || said.contains(sentence);
    let same = usual.iter().find(same).filter(|_| kind.info().group != KindGroup::Own);
    let (board, rule, sentence) = same.or(own.first()).or(usual.first())?.clone();
    const MAX_SENTENCES: usize = 3;
    let others = said.into_iter().filter(|other| **other != sentence).cloned();
    let sentences = std::iter::once(sentence.clone()).chain(others).take(MAX_SENTENCES).collect();
    let placed = vec![PlacedRule::new(rule)];
    let example = Puzzle::builder(board).rules(placed).build().ok()?;
    let with_digits = match digits::moves(&example) {
        Some((cell, _)) => digits::with_one_digit(&example, cell),
        None => digits::with_digits(&example),
    };
    let example = with_digits.unwrap_or(example);
    let first = typesetter.entries.iter().find(|entry| entry.puzzle.effective_rules().any(|(_, placed)| is_it(placed)));
    let example = first.map_or(example.clone(), |entry| digits::with_symbols(example, entry.puzzle.symbols()));
    Some((example, sentences))
}

/// A rule on its board, with its sentence.
type RuleSentence = (Board, Rule, String);

/// Prints the pages that explain the kinds of rules in the booklet, with about the same amount on each.
pub(super) fn rules_pages(typesetter: &mut Typesetter) {
    let general = general_rules(typesetter);
    let explained: Vec<(String, (Puzzle, Vec<String>))> = kinds_of(typesetter)
        .into_iter()
        .filter_map(|kind| Some((typesetter.translate(&kind.1), explain_kind(typesetter, &kind)?)))
        .collect();
    let entries = |columns: usize| -> Vec<KindEntry> {
        let entry = |(name, (example, sentences)): &(String, (Puzzle, Vec<String>))| {
            let icon_mm = icon_mm(typesetter, example, columns);
            KindEntry { name: name.clone(), example: example.clone(), icon_mm, sentences: sentences.clone() }
        };
        explained.iter().map(entry).collect()
    };
    let (large, settings) = (typesetter.type_factor(), typesetter.settings);
    let mut leaf = Leaf::new(typesetter.next_area());
    let mut column = TextColumn::within(leaf.area.content, typesetter.family);
    add_heading(&mut leaf, &mut column, &typesetter.translate(&Message::new("book-rules")), large);
    for sentence in &general {
        text_part(&mut leaf, &mut column, &[(BODY.scaled(large), sentence)]);
        column.space(1.0);
    }
    column.space(GAP_MM);
    let content = leaf.area.content;
    let in_one = entries(1);
    let columns = if has_long_lines(&in_one, content, typesetter) { 2 } else { 1 };
    let kinds = if columns == 1 { in_one } else { entries(columns) };
    let widest = widest(&kinds, column_of(content, 0, columns, settings));
    let height = |entry: &KindEntry| entry_height(entry, widest, column_of(content, 0, columns, settings), typesetter);
    let heights: Vec<f32> = kinds.chunks(columns).map(|row| row.iter().map(height).fold(0.0, f32::max)).collect();
    let mut rows = kinds.chunks(columns).zip(&heights);
    let first = content.max.y - column.y;
    for (page, count) in entries_per_page(&heights, first, content.height()).into_iter().enumerate() {
        if page > 0 {
            typesetter.leaves.push(leaf);
            leaf = Leaf::new(typesetter.next_area());
            column = TextColumn::within(leaf.area.content, typesetter.family);
        }
        let rows: Vec<(&[KindEntry], &f32)> = rows.by_ref().take(count).collect();
        let used = rows.iter().map(|(_, height)| **height).sum::<f32>();
        let free = (leaf.area.content.max.y - column.y - used) / (count.max(2) - 1) as f32;
        let gap = free.clamp(GAP_MM, MAX_GAP_MM);
        for (row, height) in rows {
            for (number, entry) in row.iter().enumerate() {
                let own = column_of(leaf.area.content, number, columns, settings);
                set_entry(&mut leaf, entry, Area { min: Point::new(own.min.x, column.y), ..own }, widest, typesetter);
            }
            column.y += height + gap;
        }
    }
    typesetter.leaves.push(leaf);
}

/// Returns whether lines across the whole page would be too long to read, next to pictures of the usual width: one
/// wide picture makes the lines of its own entry short, and no others.
fn has_long_lines(kinds: &[KindEntry], content: Area, typesetter: &Typesetter) -> bool {
    let usual = if typesetter.settings.large_print { ICON_MM.1 } else { ICON_MM.0 };
    let style = BODY.scaled(typesetter.type_factor());
    let (size, face) = (style.points * MM_PER_POINT, style.face(typesetter.family));
    let words: String = kinds.iter().flat_map(|entry| entry.sentences.iter().map(String::as_str)).collect();
    let letter = text::width(&words, size, face) / words.chars().count().max(1) as f32;
    kinds.len() >= MIN_KINDS_FOR_TWO_COLUMNS && content.width() - usual - GAP_MM > MAX_LETTERS * letter
}

/// Returns the width of the widest picture among those with aligned text.
fn widest(kinds: &[KindEntry], column: Area) -> f32 {
    let in_line = kinds.iter().map(|entry| entry.icon_mm).filter(|wide| *wide <= column.width() * MAX_ICON_SHARE);
    in_line.fold(ICON_MM.0, f32::max)
}

/// Returns a column of a page; the first one is on the side where reading begins.
fn column_of(content: Area, number: usize, columns: usize, settings: &BookSettings) -> Area {
    let width = (content.width() - COLUMN_GAP_MM * (columns - 1) as f32) / columns as f32;
    let number = if settings.text_language().is_right_to_left() { columns - 1 - number } else { number };
    let left = content.min.x + number as f32 * (width + COLUMN_GAP_MM);
    Area::new(left, content.min.y, width, content.height())
}

/// Sets the picture of a kind at the top of a column, and the text next to it.
fn set_entry(leaf: &mut Leaf, entry: &KindEntry, own: Area, widest: f32, typesetter: &Typesetter) {
    let (large, settings) = (typesetter.type_factor(), typesetter.settings);
    let words: Vec<(TypeStyle, &String)> =
        entry.sentences.iter().map(|sentence| (BODY.scaled(large), sentence)).collect();
    let left = if settings.text_language().is_right_to_left() { own.max.x - entry.icon_mm } else { own.min.x };
    print_example(leaf, entry, Point::new(left, own.min.y), typesetter);
    let mut beside =
        TextColumn::within(beside_icon(own, own.min.y, widest.max(entry.icon_mm), settings), typesetter.family);
    text_part(leaf, &mut beside, &[(NAME.scaled(large), &entry.name)]);
    text_part(leaf, &mut beside, &words);
}

/// A kind's name, an example of it with its printed size, and the sentences that explain it.
struct KindEntry {
    name: String,
    example: Puzzle,
    icon_mm: f32,
    sentences: Vec<String>,
}

/// Returns the printed size of an example on pages with this number of columns, so that all its text is legible.
fn icon_mm(typesetter: &Typesetter, example: &Puzzle, columns: usize) -> f32 {
    let scene = with_digits(&crate::sheet::board_scene(example), ANSWER_DIGIT_SIZE, false);
    let side = scene.bounds().width().max(scene.bounds().height());
    let (usual, points) =
        (if typesetter.settings.large_print { ICON_MM.1 } else { ICON_MM.0 }, least_points(typesetter));
    let column = column_of(typesetter.next_area().content, 0, columns, typesetter.settings);
    let most = column.width() - GAP_MM - MIN_WORDS_MM * typesetter.type_factor();
    (side * min_cell_mm(&scene, points, 1.0)).max(usual).min(most.max(usual))
}

/// Returns the smallest size of digits in the pictures, in points.
fn least_points(typesetter: &Typesetter) -> f32 {
    if typesetter.settings.large_print { LARGE_ANSWER_POINTS } else { MIN_TEXT_POINTS }
}

fn entry_height(entry: &KindEntry, widest: f32, column: Area, typesetter: &Typesetter) -> f32 {
    let large = typesetter.type_factor();
    let area = beside_icon(column, column.min.y, widest.max(entry.icon_mm), typesetter.settings);
    let mut beside = TextColumn::within(area, typesetter.family);
    beside.paragraph(&NAME.scaled(large), &entry.name);
    entry.sentences.iter().for_each(|words| beside.paragraph(&BODY.scaled(large), words));
    (beside.y - column.min.y).max(entry.icon_mm)
}

/// Returns the number of entries on each page: as few pages as necessary, evenly filled.
fn entries_per_page(heights: &[f32], first: f32, others: f32) -> Vec<usize> {
    // Fills pages in order, up to this share of their height. The first page has less space because of its heading.
    let fill = |share: f32| {
        let mut pages: Vec<usize> = Vec::new();
        let (mut count, mut used, mut room) = (0, 0.0, first);
        for height in heights {
            let limit = if pages.is_empty() { (share - (others - first)).max(0.0) } else { share }.min(room);
            // A first entry that does not fit below the heading moves to the second page.
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
    // The smallest share that needs no further page gives the most even pages.
    let steps = (1..=40).map(|step| others * step as f32 / 40.0);
    let mut pages = steps.map(fill).find(|pages| pages.len() <= fewest.len()).unwrap_or(fewest);
    // Later pages take entries from earlier ones that have at least two more, if everything still fits.
    // Each move reduces the sum of the squared numbers, so this ends.
    while let Some(evener) = more_even(&pages, heights, (first, others)) {
        pages = evener;
    }
    pages
}

/// Returns the pages with one entry moved from a page to a later one that had at least two fewer, if that is possible.
fn more_even(pages: &[usize], heights: &[f32], (first, others): (f32, f32)) -> Option<Vec<usize>> {
    let fits = |pages: &Vec<usize>| {
        let mut rest = heights.iter();
        pages.iter().enumerate().all(|(page, &count)| {
            let used: f32 = rest.by_ref().take(count).map(|height| height + GAP_MM).sum();
            // The last entry of a page needs no gap below it.
            used <= if page == 0 { first } else { others } + GAP_MM
        })
    };
    let pairs = (1..pages.len()).rev().flat_map(|page| (0..page).rev().map(move |before| (before, page)));
    let moved = |(before, page): (usize, usize)| {
        let mut moved = pages.to_vec();
        moved[before] -= 1;
        moved[page] += 1;
        moved
    };
    pairs.filter(|&(before, page)| pages[page] + 1 < pages[before]).map(moved).find(fits)
}

/// Returns the area next to pictures of this width, whose top is at `y`, on the side where reading continues.
fn beside_icon(content: Area, y: f32, icon_mm: f32, settings: &BookSettings) -> Area {
    let (left, right) = match settings.text_language().is_right_to_left() {
        true => (content.min.x, content.max.x - icon_mm - GAP_MM),
        false => (content.min.x + icon_mm + GAP_MM, content.max.x),
    };
    Area { min: Point::new(left, y), max: Point::new(right, content.max.y.max(y + 1.0)) }
}

fn print_example(leaf: &mut Leaf, entry: &KindEntry, at: Point, typesetter: &Typesetter) {
    let example = &entry.example;
    let settings = typesetter.settings;
    let picture = crate::sheet::board_scene(example).bounds();
    let scale = entry.icon_mm / picture.width().max(picture.height());
    let mut board = printed_board(
        example,
        BoardStyle {
            ink: settings.ink,
            family: typesetter.family,
            language: settings.text_language(),
            min_points: least_points(typesetter),
            ..BoardStyle::default()
        },
        scale,
    );
    if let Some((from, to)) = digits::moves(example) {
        digits::add_moves(from, &to, &mut board);
    }
    let origin = Point::new(at.x - picture.min.x * scale, at.y - picture.min.y * scale);
    let words = settings.text_language().translate(&Message::new("book-example"));
    leaf.add(Role::Picture(words), board.placed(Placement { scale, origin }), None);
}
