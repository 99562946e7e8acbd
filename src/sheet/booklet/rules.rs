//! The pages that explain the kinds of rule in a booklet.

use std::collections::{BTreeMap, BTreeSet};

use super::matter::{BODY, NAME, Named, heading, kinds_of, text};
use super::sizes::{LARGE_ANSWER_POINTS, LEAST_TEXT_POINTS, least_cell_mm};
use super::typesetter::Typesetter;
use super::{BookSettings, icon as digits};
use crate::board::Board;
use crate::puzzle::{Houses, PlacedRule, Puzzle};
use crate::scene::{Area, Placement, Point};
use crate::sheet::board::{BoardLook, printed_board};
use crate::sheet::column::{Column, Style};
use crate::sheet::leaf::{Leaf, Role};
use crate::variant::{Context, Group, Rule};
use crate::words::Message;

/// The pictures beside the rules, and in large print; larger where their text would be too small, up to this part of
/// the page's width.
const ICON_MM: (f32, f32) = (34.0, 48.0);
const MOST_ICON: f32 = 0.42;
const GAP_MM: f32 = 6.0;

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

/// An example of a kind, and the sentences that the booklet's puzzles say of it. The example obeys the first sentence:
/// it is the smallest of those that the kind has, or the first in the booklet where none of them says the same, or
/// where the rule is an author's own.
fn explained(typesetter: &Typesetter, (kind, name): &Named) -> Option<(Puzzle, Vec<String>)> {
    let is_it = |placed: &PlacedRule| placed.rule.kind() == *kind && placed.rule.name() == *name;
    // A sentence of a board of several grids says which, and would puzzle the reader here.
    let single = typesetter.entries.iter().filter(|entry| entry.puzzle.board().grids().len() == 1);
    let rules = single.flat_map(|entry| entry.puzzle.rules_on().map(move |(_, placed)| (entry, placed)));
    let own: Vec<Said> = rules
        .filter(|(_, placed)| is_it(placed))
        .map(|(entry, placed)| {
            let sentence = typesetter.say(&placed.rule.rules_text(&entry.puzzle.context()));
            (entry.puzzle.board().clone(), placed.rule.clone(), sentence)
        })
        .collect();
    let said: BTreeSet<&String> = own.iter().map(|(_, _, sentence)| sentence).collect();
    let mut usual: Vec<Said> = kind
        .examples()
        .into_iter()
        .map(|(board, rule)| {
            let sentence = typesetter.say(&rule.rules_text(&Context::lone(&board)));
            (board, rule, sentence)
        })
        .collect();
    usual.sort_by_key(|(board, _, _)| board.cells().len());
    let same = |(_, _, sentence): &&Said| said.is_empty() || said.contains(sentence);
    let same = usual.iter().find(same).filter(|_| kind.info().group != Group::Own);
    let (board, rule, sentence) = same.or(own.first()).or(usual.first())?.clone();
    const MOST_SENTENCES: usize = 3;
    let others = said.into_iter().filter(|other| **other != sentence).cloned();
    let sentences = std::iter::once(sentence.clone()).chain(others).take(MOST_SENTENCES).collect();
    let placed = vec![PlacedRule::new(rule)];
    let example = Puzzle::new(String::new(), String::new(), board, BTreeMap::new(), placed).ok()?;
    let example = digits::with_digits(&example).unwrap_or(example);
    let first = typesetter.entries.iter().find(|entry| entry.puzzle.rules_meant().any(|(_, placed)| is_it(placed)));
    let example = first.map_or(example.clone(), |entry| digits::written_as(example, entry.puzzle.symbols()));
    Some((example, sentences))
}

/// A rule on its board, and what is said of it.
type Said = (Board, Rule, String);

/// The pages that explain the kinds of rule in the booklet, with about as much on each.
pub(super) fn rules_pages(typesetter: &mut Typesetter) {
    let general = general_rules(typesetter);
    let kinds: Vec<Entry> = kinds_of(typesetter)
        .into_iter()
        .filter_map(|kind| {
            let (example, sentences) = explained(typesetter, &kind)?;
            Some(Entry { name: typesetter.say(&kind.1), icon_mm: icon_mm(typesetter, &example), example, sentences })
        })
        .collect();
    let (large, settings) = (typesetter.large(), typesetter.settings);
    let mut leaf = Leaf::new(typesetter.next_area());
    let mut column = Column::within(leaf.area.content, typesetter.family);
    heading(&mut leaf, &mut column, &typesetter.say(&Message::new("book-rules")), large);
    for sentence in &general {
        text(&mut leaf, &mut column, &[(BODY.times(large), sentence)]);
        column.space(1.0);
    }
    column.space(GAP_MM);
    let content = leaf.area.content;
    let widest = kinds.iter().map(|entry| entry.icon_mm).fold(ICON_MM.0, f32::max);
    let heights: Vec<f32> = kinds.iter().map(|entry| entry_height(entry, widest, content, typesetter)).collect();
    let mut rest = shared_out(&heights, content.max.y - column.y, content.height()).into_iter();
    let mut left = rest.next().unwrap_or(0);
    for (entry, height) in kinds.iter().zip(&heights) {
        if left == 0 {
            left = rest.next().unwrap_or(usize::MAX);
            typesetter.leaves.push(leaf);
            leaf = Leaf::new(typesetter.next_area());
            column = Column::within(leaf.area.content, typesetter.family);
        }
        left -= 1;
        let words: Vec<(Style, &String)> =
            entry.sentences.iter().map(|sentence| (BODY.times(large), sentence)).collect();
        let content = leaf.area.content;
        let left = if settings.words().is_right_to_left() { content.max.x - entry.icon_mm } else { content.min.x };
        icon(&mut leaf, entry, Point::new(left, column.y), typesetter);
        let mut beside = Column::within(beside_icon(content, column.y, widest, settings), typesetter.family);
        text(&mut leaf, &mut beside, &[(NAME.times(large), &entry.name)]);
        text(&mut leaf, &mut beside, &words);
        column.y += height + GAP_MM;
    }
    typesetter.leaves.push(leaf);
}

/// What a kind is called, an example of it, how large that is drawn, and what is said of it.
struct Entry {
    name: String,
    example: Puzzle,
    icon_mm: f32,
    sentences: Vec<String>,
}

/// How large an example is drawn, so that all its text can be read.
fn icon_mm(typesetter: &Typesetter, example: &Puzzle) -> f32 {
    let scene = crate::sheet::board_scene(example);
    let side = scene.bounds().width().max(scene.bounds().height());
    let (usual, points) = match typesetter.settings.large_print {
        true => (ICON_MM.1, LARGE_ANSWER_POINTS),
        false => (ICON_MM.0, LEAST_TEXT_POINTS),
    };
    let most = typesetter.next_area().content.width() * MOST_ICON;
    (side * least_cell_mm(&scene, points, 1.0)).max(usual).min(most.max(usual))
}

fn entry_height(entry: &Entry, widest: f32, content: Area, typesetter: &Typesetter) -> f32 {
    let large = typesetter.large();
    let area = beside_icon(content, content.min.y, widest, typesetter.settings);
    let mut beside = Column::within(area, typesetter.family);
    beside.paragraph(&NAME.times(large), &entry.name);
    entry.sentences.iter().for_each(|words| beside.paragraph(&BODY.times(large), words));
    (beside.y - content.min.y).max(entry.icon_mm)
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

/// The room beside pictures of this width whose top is at `y`, on the side where reading goes on.
fn beside_icon(content: Area, y: f32, icon_mm: f32, settings: &BookSettings) -> Area {
    let (left, right) = match settings.words().is_right_to_left() {
        true => (content.min.x, content.max.x - icon_mm - GAP_MM),
        false => (content.min.x + icon_mm + GAP_MM, content.max.x),
    };
    Area { min: Point::new(left, y), max: Point::new(right, content.max.y.max(y + 1.0)) }
}

fn icon(leaf: &mut Leaf, entry: &Entry, at: Point, typesetter: &Typesetter) {
    let example = &entry.example;
    let settings = typesetter.settings;
    let picture = crate::sheet::board_scene(example).bounds();
    let scale = entry.icon_mm / picture.width().max(picture.height());
    let board = printed_board(
        example,
        BoardLook { ink: settings.ink, family: typesetter.family, language: settings.words(), ..BoardLook::default() },
        scale,
    );
    let origin = Point::new(at.x - picture.min.x * scale, at.y - picture.min.y * scale);
    let words = settings.words().say(&Message::new("book-example"));
    leaf.add(Role::Picture(words), board.placed(Placement { scale, origin }), None);
}
