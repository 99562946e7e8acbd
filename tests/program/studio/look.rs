//! Checks views in windows of every size, at both scales. With letters twice as large, a window has half as many points
//! per side, but never fewer than the studio's minimum. Content reached by scrolling the window over its panels counts
//! as in place.
//!
//! An ordinary run checks each view in the smallest window and in one other, and in one other language: of two
//! consecutive views, the second is also drawn in the other window in another language, so that each view and each
//! window is covered. If a window scrolls over its page, half of the views are also checked at the last corner. With
//! `GRIDWRIGHT_SOAK=2` each view is drawn in all windows at both corners, and with 3 also in all languages.

use std::sync::OnceLock;

use egui::{Rect, Vec2};

use super::faults::faults;
use super::*;
use crate::common::soak;

const SIZES: [Vec2; 4] = [vec2(900.0, 600.0), vec2(1280.0, 720.0), vec2(1440.0, 900.0), vec2(2560.0, 1440.0)];
const SCALES: [f32; 2] = [1.0, 2.0];
/// The size in points for which panels are designed; a smaller window scrolls over them.
const PAGE: Vec2 = vec2(900.0, 600.0);
/// The minimum size of a window in points, regardless of the letter size.
const MIN: Vec2 = vec2(640.0, 360.0);

/// A checker of views that collects their faults.
#[derive(Default)]
pub(super) struct Look {
    pub(super) faults: Vec<String>,
    views: usize,
    drawn: usize,
}

impl Look {
    /// Draws the studio in several windows.
    pub(super) fn at(&mut self, name: &str, studio: &mut Studio) {
        self.draw(name, studio, &drawings(self.views, soak()), None);
    }

    /// Draws a menu or list that is reopened in each window, since it stays where it was opened. An ordinary run uses a
    /// single window, which changes from view to view.
    pub(super) fn opened(&mut self, name: &str, studio: &mut Studio, open: &dyn Fn(&mut Studio)) {
        let all = drawings(self.views, soak());
        let one = self.views % all.len();
        let drawn = if soak() > 1 { all } else { vec![all[one]] };
        self.draw(name, studio, &drawn, Some(open));
    }

    fn draw(&mut self, name: &str, studio: &mut Studio, drawings: &[Drawing], open: Option<&dyn Fn(&mut Studio)>) {
        for &(language, size, scale) in drawings {
            studio.harness.state_mut().set_language(Some(language));
            resize(studio, size, scale);
            if let Some(open) = open {
                studio.harness.run_ok();
                open(studio);
                if !egui::Popup::is_any_open(&studio.harness.ctx) {
                    // Widgets outside the visible part of a page cannot be pressed.
                    assert!(scale > 1.0, "{name} is not open in {size:?} at {scale}");
                    continue;
                }
            }
            studio.harness.remove_cursor();
            // Let content with a short delay appear.
            studio.harness.run_steps(2);
            studio.harness.run_ok();
            let at = format!("{name}, {} x {} at {scale} in {}", size.x, size.y, language.code());
            self.look(&at, studio);
            if looks_at_last_corner(self.views, soak()) && open.is_none() && is_moved_over(studio) {
                move_to_last_corner(studio);
                self.look(&format!("the last corner of {at}"), studio);
            }
            if open.is_some() {
                studio.harness.key_press(Key::Escape);
                studio.harness.run_ok();
            }
        }
        studio.harness.state_mut().set_language(Some(Language::English));
        resize(studio, SIZES[2], 1.0);
        studio.harness.run_ok();
        self.views += 1;
    }

    fn look(&mut self, at: &str, studio: &Studio) {
        self.faults.extend(faults(studio).into_iter().map(|fault| format!("{at}: {fault}")));
        if !SAID_BEFORE.iter().any(|name| at.contains(name)) {
            let english = english_words(studio).into_iter();
            self.faults.extend(english.map(|text| format!("{at}: “{text}” is not translated")));
        }
        self.drawn += 1;
    }

    #[track_caller]
    pub(super) fn done(self) {
        println!("{} views, drawn {} times", self.views, self.drawn);
        let (count, most) = (self.faults.len(), self.faults.iter().take(60));
        assert!(count == 0, "{count} faults:\n{}", most.cloned().collect::<Vec<_>>().join("\n"));
    }
}

/// A language, and the size and scale of a window.
type Drawing = (Language, Vec2, f32);

/// Returns the drawings of the view with this number at this soak factor. Texts in other languages are longer than
/// English ones, and one language is right-to-left.
fn drawings(view: usize, soak: u32) -> Vec<Drawing> {
    let windows: Vec<(Vec2, f32)> = SIZES.into_iter().flat_map(|size| SCALES.map(|scale| (size, scale))).collect();
    let (least, others) = (windows[0], &windows[1..]);
    let foreign: Vec<Language> = Language::ALL.into_iter().filter(|other| *other != Language::English).collect();
    let drawn = |languages: &[Language], windows: &[(Vec2, f32)]| {
        let each = languages.iter().flat_map(|language| windows.iter().map(|(size, scale)| (*language, *size, *scale)));
        each.collect::<Vec<Drawing>>()
    };
    match soak {
        0 | 1 => {
            let other = others[view % others.len()];
            let there = if view % 2 == 1 { foreign[view / 2 % foreign.len()] } else { Language::English };
            let here = foreign[view % foreign.len()];
            let three = [(Language::English, least), (there, other), (here, least)];
            three.map(|(language, (size, scale))| (language, size, scale)).into()
        }
        2 => [drawn(&[Language::English], &windows), drawn(&foreign, &windows[..1])].concat(),
        _ => drawn(&Language::ALL, &windows),
    }
}

/// Dialogs with results from before the language changed; they cover the language menu.
const SAID_BEFORE: [&str; 5] =
    ["both compared", "pasted nonsense", "a file that cannot be read", "Algebra…", "Integer program…"];

/// Texts by users in these tests, names of techniques and programs, and keywords of formulas, which are the same in
/// each language. Greek also uses the name "killer cage".
const NAMES: [&str; 38] = [
    "A puzzle with a title that is much longer than titles are, as those of collections sometimes become",
    "Somebody with several names, and a whole circle of friends",
    "a file of a puzzle whose name is as long as those of some collections are",
    "a file that is not there any more, with quite a name",
    "a file of puzzles with quite a name",
    "a booklet with quite a name.pdf",
    ".ron",
    "Puzzle number ",
    " with a long title",
    "Stuck here for some minutes: is it the cage or the line?",
    "Stuck here for a while: is it 2 or 6, or neither?",
    "f-puzzles",
    "killer",
    "wing",
    "sudoku",
    // The syntax of formulas, in which Persian has its own commas.
    "mod",
    "min, max",
    "min، max",
    "and, or, not",
    "and، or، not",
    "first, last",
    "first، last",
    "first =",
    "sum(x)",
    "product(x)",
    "max(x)",
    "min(x)",
    "count(x",
    "distinct(x)",
    "any(",
    "all(…)",
    "prime(…)",
    "square(…)",
    // Texts typed into fields, or to be typed.
    "zoom in",
    "redo",
    "redqqqq",
    "top4",
    "left2",
];

/// Returns the titles of the included puzzles, longer ones before their prefixes.
fn example_titles() -> &'static [String] {
    static TITLES: OnceLock<Vec<String>> = OnceLock::new();
    TITLES.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let examples = std::fs::read_dir(root.join("examples")).unwrap().map(|entry| entry.unwrap().path());
        let files = examples.chain([root.join("assets/sample.ron")]);
        let texts = files.filter_map(|path| std::fs::read_to_string(path).ok()).collect::<Vec<_>>();
        let titles = texts
            .iter()
            .flat_map(|text| text.lines())
            .filter_map(|line| line.trim().strip_prefix("title: \"")?.strip_suffix("\",").map(str::to_owned));
        let mut titles: Vec<String> = titles.collect();
        titles.sort_by_key(|title| std::cmp::Reverse(title.len()));
        titles
    })
}

/// Titles of puzzles in these tests that are single words, and search texts.
const TITLES: [&str; 5] = ["first", "second", "open", "stop", "red"];

/// Folders shown without their parents. As parts of longer random names they are not removed, since the rest would look
/// like a word.
const FOLDERS: [&str; 2] = ["root", "tmp"];

/// Returns English texts that are shown or passed to screen readers in a window in a language with another script,
/// except shortened texts, paths and text in braces.
fn english_words(studio: &Studio) -> Vec<String> {
    if !matches!(gridwright::words::current_language(), Language::Persian | Language::Greek | Language::Russian) {
        return Vec::new();
    }
    let nodes = studio.harness.query_all_by(|node| node.role() != Role::TextRun);
    let told = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value(), node.description()].into_iter().flatten()
    });
    let painted = super::languages::painted(studio).into_iter().map(|(text, _)| text);
    told.chain(painted).filter(|text| is_english(text)).collect()
}

/// Returns whether a text contains English words, not counting shortened names.
fn is_english(text: &str) -> bool {
    if text.split('…').skip(1).any(|rest| rest.starts_with(char::is_alphanumeric)) {
        return false;
    }
    let names = NAMES.iter().copied().chain(example_titles().iter().map(String::as_str));
    let text = names.fold(text.to_owned(), |text, name| text.replace(name, " "));
    let mut in_braces = false;
    let open: String = text
        .chars()
        .filter(|letter| {
            in_braces = (in_braces || *letter == '{') && *letter != '}';
            !in_braces
        })
        .collect();
    let is_word = |word: &str| word.chars().count() > 2 && word.chars().all(|letter| letter.is_ascii_lowercase());
    let other = |part: &&str| !part.contains('/') && !part.trim_start_matches(|c: char| !c.is_ascii()).starts_with('.');
    let parts = open.split_whitespace().filter(other);
    let words: Vec<&str> = parts.flat_map(|part| part.split(|letter: char| !letter.is_alphabetic())).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| is_word(word) && !FOLDERS.contains(word)).collect();
    !words.is_empty() && !matches!(words[..], [word] if TITLES.contains(&word))
}

#[test]
fn words_of_english_are_found_but_for_names() {
    for (text, expected) in [
        ("Add a cage", true),
        ("Αναίρεση: Add full rank (Ctrl+Z)", true),
        ("Αναίρεση: Προσθήκη (Ctrl+Z)", false),
        ("Κλουβί (killer), r1c1-3", false),
        ("Κεφαλίδα: {title} {section}", false),
        ("/tmp/folder/puzzle.ron", false),
        ("/tmp/.tmpllgz40", false),
        (".tmpllgz40", false),
        ("tmp", false),
        ("2 first, 4x4", false),
        ("Μαγικό τετράγωνο: Square dance", false),
        ("a file of a pu…ctions are.ron", false),
        ("Τέσσερις πυραμίδες: Pinwheel, the other way", false),
        ("Add a cage…", true),
        ("PDF, PNG, X-wing", false),
    ] {
        assert_eq!(is_english(text), expected, "{text}");
    }
}

/// Returns whether the view with this number is also checked at the last corner of a page, at this soak factor.
fn looks_at_last_corner(view: usize, soak: u32) -> bool {
    soak > 1 || view / 3 % 2 == 1
}

/// Returns the scroll bars of a page, which run along the edges of the window.
fn page_bars(studio: &Studio) -> Vec<Rect> {
    let window = studio.harness.ctx.content_rect();
    let bars = studio.harness.query_all_by_role(Role::ScrollBar).map(|bar| bar.rect());
    let along = |bar: &Rect| {
        let side = (window.right() - bar.right()).min(bar.left() - window.left());
        let beside = window.height() - bar.height() < EDGE && side < EDGE;
        let below = window.width() - bar.width() < EDGE && window.bottom() - bar.bottom() < EDGE;
        beside || below
    };
    bars.filter(along).collect()
}

/// The maximum distance of a page's scroll bar from the edges of the window.
const EDGE: f32 = 16.0;

fn is_moved_over(studio: &Studio) -> bool {
    let room = studio.harness.ctx.content_rect().size();
    // A dialog covers the page and its bars, and closes on a click next to it.
    let has_dialog = studio.harness.ctx.memory(|memory| memory.top_modal_layer().is_some());
    !has_dialog && (room.x < PAGE.x || room.y < PAGE.y) && !page_bars(studio).is_empty()
}

/// Scrolls to the last corner by pressing the ends of the bars.
fn move_to_last_corner(studio: &mut Studio) {
    let turned = gridwright::words::current_language().is_right_to_left();
    for bar in page_bars(studio) {
        let end = match bar.width() > bar.height() {
            true if turned => bar.left_center(),
            true => bar.right_center(),
            false => bar.center_bottom(),
        };
        let pos = end + (bar.center() - end).normalized() * 2.0;
        for pressed in [true, false] {
            studio.harness.event(Event::PointerMoved(pos));
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            studio.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
            studio.harness.run_steps(1);
        }
    }
    studio.harness.remove_cursor();
    studio.harness.run_steps(2);
    studio.harness.run_ok();
}

#[test]
fn each_language_sees_each_window() {
    let rounds = 0..2 * 4 * 7;
    let ordinary: Vec<Drawing> = rounds.clone().flat_map(|view| drawings(view, 1)).collect();
    assert_eq!(ordinary.len(), 3 * rounds.len());
    for language in Language::ALL {
        for size in SIZES {
            let seen = SCALES.iter().any(|scale| ordinary.contains(&(language, size, *scale)));
            assert!(seen, "{language:?} at {size:?}");
        }
    }
    let windows = SIZES.len() * SCALES.len();
    assert_eq!(drawings(0, 2).len(), windows + Language::ALL.len() - 1);
    assert_eq!(drawings(0, 3).len(), windows * Language::ALL.len());
}

/// Returns the zoom factor and the size in points of a window with this system size.
fn points(size: Vec2, scale: f32) -> (f32, Vec2) {
    let scale = scale.min((size / MIN).min_elem());
    (scale, size / scale)
}

#[test]
fn letters_twice_as_large_leave_half_the_points() {
    for (size, scale, room) in [
        (SIZES[0], 1.0, SIZES[0]),
        (SIZES[3], 1.0, SIZES[3]),
        // The minimum size of a window.
        (SIZES[0], 900.0 / 640.0, vec2(640.0, 600.0 * 640.0 / 900.0)),
        (SIZES[1], 2.0, vec2(640.0, 360.0)),
        (SIZES[2], 2.0, vec2(720.0, 450.0)),
        (SIZES[3], 2.0, vec2(1280.0, 720.0)),
    ] {
        let (larger, points) = points(size, if scale > 1.0 { 2.0 } else { 1.0 });
        assert!((larger - scale).abs() < 0.001 && (points - room).length() < 0.1, "{size:?}: {larger}, {points:?}");
    }
}

/// Resizes the window to this system size and scales its content, as far as there is room.
fn resize(studio: &mut Studio, size: Vec2, scale: f32) {
    let (scale, size) = points(size, scale);
    let viewport = studio.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
    viewport.native_pixels_per_point = Some(scale);
    studio.harness.set_size(size);
}
