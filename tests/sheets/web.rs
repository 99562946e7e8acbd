//! Web pages: what the file contains, and how it plays in a real browser.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::common::browser::{Browser, Screen};
use crate::common::tools;
use gridwright::board::{Board, Filling};
use gridwright::formats::{self, FileKind};
use gridwright::puzzle::{Fog, FogLink, OwnRulesText, Publication, Puzzle};
use gridwright::sheet::booklet::BookEntry;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::web::{SolutionCheck, WebPuzzle, WebSettings, add_steps, web_page};
use gridwright::words::Language;

const DESK: Screen = Screen { width: 1280, height: 800, dark: false };
const PHONE: Screen = Screen { width: 390, height: 844, dark: true };
const SMALL_PHONE: Screen = Screen { width: 320, height: 568, dark: false };

const ESCAPE: &str = "\u{e00c}";
const RIGHT: char = '\u{e014}';
const CONTROL: char = '\u{e009}';
const SHIFT: char = '\u{e008}';

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).unwrap().puzzle
}

fn classic() -> Puzzle {
    let text = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
    let published = Publication { message: "Well ordered!".to_owned(), ..Publication::default() };
    let builder = Puzzle::builder(Board::single(3, 3).unwrap()).title("First steps").givens_text(text);
    builder.build().unwrap().with_publication(published).unwrap()
}

fn solution(puzzle: &Puzzle) -> Filling {
    match Native::new().verdict(&puzzle.model(), &Control::new()).unwrap() {
        Verdict::Unique(filling) => filling,
        other => panic!("{other:?}"),
    }
}

/// Returns the digit of each cell.
fn digits(filling: &Filling) -> Vec<u8> {
    filling.digits().iter().map(|digit| digit.value()).collect()
}

fn solved(puzzle: Puzzle) -> WebPuzzle {
    let answer = Some(solution(&puzzle));
    WebPuzzle::new(BookEntry { answer, ..BookEntry::new(puzzle) })
}

/// Returns the data in a page.
fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("id=\"data\">").unwrap();
    serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
}

/// A page in a file.
struct PageFile(tempfile::TempDir);

impl PageFile {
    fn new(puzzles: &[WebPuzzle], settings: &WebSettings) -> PageFile {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("page.html"), web_page(puzzles, settings)).unwrap();
        PageFile(folder)
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("page.html")
    }

    #[track_caller]
    fn open(&self, screen: Screen) -> Browser {
        Browser::open(&self.path(), screen)
    }
}

/// Checks that the page asked for nothing but itself, and that its console is empty.
#[track_caller]
fn assert_alone(browser: &Browser) {
    let (requests, errors) = browser.requests_and_errors();
    let foreign: Vec<&String> = requests.iter().filter(|address| !address.ends_with("/page.html")).collect();
    assert!(foreign.is_empty() && errors.is_empty() && !requests.is_empty(), "{foreign:?} {errors:?}");
}

/// Enters digits at once, as one move each, and lets the page notice it.
fn enter_all(browser: &Browser, digits: &[(usize, u8)]) {
    let enter = "for (const [cell, digit] of DIGITS) playing.game.enter([cell], 0, digit); playing.moved()";
    browser.run(&enter.replace("DIGITS", &json!(digits).to_string()));
}

#[test]
fn pages_are_single_files_of_moderate_size() {
    let settings = WebSettings::default();
    let page = web_page(&[solved(classic())], &settings);
    assert_eq!(page, web_page(&[solved(classic())], &settings));
    assert_eq!(FileKind::of_content(page.as_bytes()), Some(FileKind::WebPage));
    // The only address is the name of the SVG elements, which no browser opens.
    let addresses: BTreeSet<&str> = page.split("http").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(addresses, ["-equiv=", "://www.w3.org/2000/svg"].into());
    assert!(page.len() <= 60 << 10, "{} bytes", page.len());
    let samurai = web_page(&[solved(example("winter-samurai"))], &settings);
    assert!(samurai.len() <= 150 << 10, "{} bytes", samurai.len());
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let mut files: Vec<PathBuf> = fs::read_dir(examples).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    let all: Vec<WebPuzzle> =
        files.iter().map(|path| WebPuzzle::new(BookEntry::new(formats::read_first(path).unwrap().puzzle))).collect();
    let hundred: Vec<WebPuzzle> = all.iter().cycle().take(100).cloned().collect();
    let page = web_page(&hundred, &settings);
    assert!(page.len() <= 3 << 20, "{} bytes", page.len());
    let data = data(&page);
    for (puzzle, web) in data["puzzles"].as_array().unwrap().iter().zip(&hundred) {
        let board = web.entry.puzzle.board();
        let cells: i64 = puzzle["cells"].as_array().unwrap().iter().map(|run| run[2].as_i64().unwrap()).sum();
        assert_eq!(cells as usize, board.cells().len());
        assert_eq!(puzzle["givens"].as_str().unwrap().len(), board.cells().len());
        assert_eq!(puzzle["houses"].as_array().unwrap().len(), board.houses().len());
    }
}

#[test]
fn solutions_are_in_no_page_in_clear_text() {
    let digits: String = digits(&solution(&classic())).iter().map(u8::to_string).collect();
    let row = &digits[..9];
    for check in [SolutionCheck::None, SolutionCheck::Whole, SolutionCheck::Cells] {
        let page = web_page(&[solved(classic())], &WebSettings { check, ..WebSettings::default() });
        let puzzle = &data(&page)["puzzles"][0];
        assert!(!page.contains(row) && !page.contains("Well ordered"), "{check:?}");
        let lengths = ["whole", "each"].map(|name| puzzle[name].as_str().unwrap().len());
        let expected = match check {
            SolutionCheck::None => [0, 0],
            SolutionCheck::Whole => [64, 0],
            SolutionCheck::Cells => [64, 81 * 8],
        };
        assert_eq!(lengths, expected, "{check:?}");
    }
}

/// Texts that would do harm if a browser read them as markup.
const HOSTILE: [&str; 4] = [
    "</script><script>window.hit = 1</script>",
    "<img src=x onerror=\"window.hit = 1\">",
    "\"'><svg onload=window.hit=1>&lt;b&gt;",
    "plain \u{202e}desrever\u{202c} <!-- <script>",
];

fn hostile() -> Puzzle {
    let own = OwnRulesText { text: HOSTILE.join("\n"), about: None };
    let published = Publication { rules_text: Some(own), message: HOSTILE[1].to_owned(), ..Publication::default() };
    let builder = Puzzle::builder(Board::single(2, 2).unwrap()).title(HOSTILE[0]).author(HOSTILE[3]);
    builder.givens_text("1..... 1.4.3..3..").build().unwrap().with_publication(published).unwrap()
}

#[test]
fn texts_of_setters_are_no_markup() {
    let settings = WebSettings { title: HOSTILE[2].to_owned(), sources: true, ..WebSettings::default() };
    let plain = web_page(&[solved(classic()), solved(classic())], &settings);
    let page = web_page(&[solved(hostile()), solved(hostile())], &settings);
    // Data holds no tag at all, so there are as many of them as in a page with plain texts.
    let tags = |page: &str| page.matches('<').count();
    let drawn = |page: &str| page.split("<defs>").nth(1).unwrap().split("</defs>").next().unwrap().matches('<').count();
    assert_eq!(tags(&page) - drawn(&page), tags(&plain) - drawn(&plain));
    assert!(!page.contains('\u{202e}'));
    let rules = &data(&page)["puzzles"][0]["rules"];
    assert_eq!(rules[0], HOSTILE[0]);
    assert_eq!(rules[3], HOSTILE[3].replace('\u{202e}', ""));
}

#[test]
#[ignore = "runs tsc"]
fn the_player_is_well_typed() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/player");
    tools::output(tools::other_program("tsc").arg("--project").arg(project));
}

#[test]
#[ignore = "runs chromedriver, chromium"]
fn a_classic_is_solved_with_keys() {
    let page = PageFile::new(&[solved(classic())], &WebSettings::default());
    let browser = page.open(DESK);
    let answer = digits(&solution(&classic()));
    let entries = || browser.run("return document.querySelectorAll('.entries > g > *').length").as_u64().unwrap();
    browser.click("#cell0");
    // Digits typed into givens do nothing; the last open cell first gets a wrong digit.
    let open: Vec<usize> = data(&fs::read_to_string(page.path()).unwrap())["puzzles"][0]["givens"]
        .as_str()
        .unwrap()
        .match_indices('0')
        .map(|(at, _)| at)
        .collect();
    let last = *open.last().unwrap();
    let wrong = answer[last] % 9 + 1;
    let mut keys = String::new();
    for (at, digit) in answer.iter().enumerate() {
        keys.push_str(&(if at == last { wrong } else { *digit }).to_string());
        keys.push(RIGHT);
        // The arrow to the right stays in its row.
        if at % 9 == 8 {
            keys.push('\u{e015}');
        }
    }
    browser.press(&keys);
    assert_eq!(entries(), open.len() as u64);
    assert_eq!(browser.text(".toast"), "The board is full, but something is wrong.");
    assert_eq!(browser.text("dialog"), "");
    browser.click(&format!("#cell{last}"));
    // Undo takes the wrong digit back, redo brings it again.
    browser.press_with(CONTROL, 'z');
    assert_eq!(entries(), open.len() as u64 - 1);
    browser.press_with(CONTROL, 'y');
    assert_eq!(entries(), open.len() as u64);
    browser.press(&answer[last].to_string());
    assert_eq!(browser.text("dialog h2"), "Solved");
    assert_eq!(browser.text("dialog .message"), "Well ordered!");
    browser.reload();
    assert_eq!(entries(), open.len() as u64);
    assert_eq!(browser.run("return playing.game.solved"), true);
    assert_alone(&browser);
}

#[test]
#[ignore = "runs chromedriver, chromium"]
fn marks_colours_and_settings_work_by_mouse_and_are_kept() {
    let page =
        PageFile::new(&[solved(classic())], &WebSettings { check: SolutionCheck::Cells, ..WebSettings::default() });
    let browser = page.open(DESK);
    let layers = || browser.run("return playing.game.layers.map((layer) => layer[0])");
    browser.click("#cell0");
    browser.press_with(SHIFT, '1');
    browser.press_with(SHIFT, '2');
    browser.press_with(CONTROL, '4');
    assert_eq!(layers(), json!([0, 0b11, 0b1000, 0]));
    browser.press("v");
    browser.click(".key:nth-child(3)");
    assert_eq!(layers(), json!([0, 0b11, 0b1000, 0b100]));
    let label = browser.run("return document.getElementById('cell0').getAttribute('aria-label')");
    assert_eq!(label, "Row 1, column 1, corner marks 1 2, centre marks 4, orange");
    // A wrong digit, which repeats in its row and is found by the check.
    browser.press("z3");
    assert_eq!(browser.run("return document.querySelectorAll('.bad').length"), 2);
    browser.click("[aria-label=Check]");
    assert_eq!(browser.text(".toast"), "Wrong digits: 1");
    browser.press("\u{e017}");
    assert_eq!(layers(), json!([0, 0b11, 0b1000, 0b100]));
    browser.press("p");
    let board = "return getComputedStyle(document.querySelector('.board')).visibility";
    assert_eq!(browser.run(board), "hidden");
    browser.press("5p");
    assert_eq!((browser.run(board), layers()), (json!("visible"), json!([0, 0b11, 0b1000, 0b100])));
    let saved = browser.run("return playing.game.save()");
    browser.reload();
    assert_eq!(layers(), json!([0, 0b11, 0b1000, 0b100]));
    // Progress as text: text of another puzzle and broken text are refused, with a reason.
    let load = |text: &str| browser.run(&format!("return playing.game.load({})", json!(text)));
    let saved = saved.as_str().unwrap();
    assert_eq!(load(saved), "");
    assert_eq!(load(&saved.replace("\"id\":\"", "\"id\":\"0")), "other");
    for broken in
        ["", "null", "{}", "[]", &saved[..saved.len() / 2], &saved.replace("\"layers\":[\"", "\"layers\":[\"zz,")]
    {
        assert_eq!(load(broken), "bad", "{broken}");
    }
    assert_eq!(layers(), json!([0, 0b11, 0b1000, 0b100]));
    assert_alone(&browser);
}

/// A puzzle in fog of which only the first cell is clear.
fn foggy(links: Vec<FogLink>) -> Puzzle {
    let fog = Fog { lights: "r1c1".parse().unwrap(), links };
    let builder = Puzzle::builder(Board::single(2, 2).unwrap()).title("Fog").givens_text("1..... 1.4.3..3..");
    builder.build().unwrap().with_fog(Some(fog)).unwrap()
}

#[test]
fn pages_of_puzzles_in_fog_know_the_digits_but_do_not_show_them() {
    let link = FogLink { when: "r1c2 r4c4".parse().unwrap(), clears: "r2c1-2".parse().unwrap() };
    let page = web_page(&[solved(foggy(vec![link])), solved(classic())], &WebSettings::default());
    let puzzles = &data(&page)["puzzles"];
    assert_eq!(puzzles[0]["fog"], json!(["00", "010f", "0405"]));
    assert_eq!((puzzles[1]["fog"].clone(), puzzles[1]["lines"].clone()), (json!([]), json!("")));
    let known = [0, 1].map(|at| puzzles[at]["each"].as_str().unwrap().len());
    assert_eq!(known, [16 * 8, 0]);
    assert!(!puzzles[0]["lines"].as_str().unwrap().is_empty());
}

#[test]
#[ignore = "runs chromedriver, chromium"]
fn fog_clears_digit_by_digit() {
    let page = PageFile::new(&[solved(foggy(vec![]))], &WebSettings::default());
    let browser = page.open(DESK);
    let answer = digits(&solution(&foggy(vec![])));
    let drawn = "return (document.querySelector('.fog path').getAttribute('d').match(/M/g) ?? []).length";
    let fogged = || browser.run(drawn).as_u64().unwrap();
    let label = |cell: usize| {
        let label = browser.run(&format!("return document.getElementById('cell{cell}').getAttribute('aria-label')"));
        label.as_str().unwrap().to_owned()
    };
    assert_eq!(fogged(), 15);
    assert_eq!((label(0).as_str(), label(6).as_str()), ("Row 1, column 1, given 1", "Row 2, column 3, in fog"));
    // A wrong digit clears nothing; the right one clears its cell and those around it.
    browser.click("#cell1");
    browser.press(&(answer[1] % 4 + 1).to_string());
    assert_eq!(fogged(), 15);
    browser.press(&answer[1].to_string());
    assert_eq!((fogged(), label(6).as_str()), (10, "Row 2, column 3, given 1"));
    browser.press_with(CONTROL, 'z');
    assert_eq!(fogged(), 15);
    browser.press_with(CONTROL, 'y');
    browser.reload();
    assert_eq!(fogged(), 10);
    // A digit printed in fog can be entered like any other, and clears only its own cell.
    browser.click("#cell8");
    browser.press("3");
    assert_eq!((fogged(), label(8).as_str()), (10, "Row 3, column 1, in fog, 3"));
    browser.press("4");
    assert_eq!((fogged(), label(8).as_str()), (9, "Row 3, column 1, given 4"));
    // What is in fog is not said by conflicts: r4c2 is a printed 3.
    browser.click("#cell12");
    browser.press("3");
    assert_eq!(browser.run("return document.querySelectorAll('.bad').length"), 0);
    let clip = "return getComputedStyle(document.querySelector('.cut')).clipPath";
    assert_eq!(browser.run(clip), "url(\"#clear\")");
    let enter: Vec<(usize, u8)> = answer.iter().copied().enumerate().filter(|at| ![0, 1, 8].contains(&at.0)).collect();
    enter_all(&browser, &enter);
    assert_eq!((browser.text("dialog h2").as_str(), fogged()), ("Solved", 0));
    assert_alone(&browser);
    // Links wait for all their cells, given or entered.
    let link = |when: &str, clears: &str| FogLink { when: when.parse().unwrap(), clears: clears.parse().unwrap() };
    let linked = foggy(vec![link("r1c2 r2c3", "r4c1-4"), link("r1c2 r1c3", "r3c1-4")]);
    let page = PageFile::new(&[solved(linked)], &WebSettings::default());
    let browser = page.open(DESK);
    let fogged = || browser.run(drawn).as_u64().unwrap();
    assert_eq!(fogged(), 15);
    browser.click("#cell1");
    browser.press(&answer[1].to_string());
    assert_eq!(fogged(), 11);
    browser.click("#cell2");
    browser.press(&answer[2].to_string());
    assert_eq!(fogged(), 7);
    assert_alone(&browser);
}

#[test]
#[ignore = "runs chromedriver, chromium"]
fn a_samurai_is_finished_by_touch() {
    let puzzle = example("samurai");
    let page = PageFile::new(&[solved(puzzle.clone())], &WebSettings::default());
    let browser = page.open(PHONE);
    assert!(browser.text("dialog").contains("Where grids overlap"), "a phone shows the rules first");
    browser.press(ESCAPE);
    let answer = digits(&solution(&puzzle));
    let cells = puzzle.board().cells();
    let open: Vec<usize> = (0..cells.len()).filter(|&at| !puzzle.givens().contains_key(&cells[at])).collect();
    let (before, by_hand) = open.split_at(open.len() - 12);
    let enter: Vec<(usize, u8)> = before.iter().map(|&at| (at, answer[at])).collect();
    enter_all(&browser, &enter);
    let view = "return playing.board.view.width";
    let whole = browser.run(view).as_f64().unwrap();
    browser.spread(browser.middle(".board"));
    assert!(browser.run(view).as_f64().unwrap() < whole / 1.5, "two fingers zoom");
    for _ in 0..8 {
        browser.click("[aria-label='Zoom out']");
    }
    assert_eq!(browser.run(view).as_f64().unwrap(), whole);
    for &at in by_hand {
        assert_eq!(browser.text("dialog"), "");
        browser.tap(&[format!("#cell{at}"), format!(".key:nth-child({})", answer[at])]);
    }
    assert_eq!(browser.text("dialog h2"), "Solved");
    assert_alone(&browser);
}

#[test]
#[ignore = "runs chromedriver, chromium"]
fn hostile_texts_are_shown_as_they_are() {
    let settings = WebSettings { title: HOSTILE[2].to_owned(), ..WebSettings::default() };
    let page = PageFile::new(&[solved(hostile()), solved(classic())], &settings);
    let browser = page.open(DESK);
    assert_eq!(browser.text("h1"), HOSTILE[2]);
    assert_eq!(browser.text(".card h2"), format!("1. {}", HOSTILE[0]));
    browser.click(".card a");
    assert_eq!(browser.text("h1"), format!("1. {}", HOSTILE[0]));
    assert_eq!(browser.text(".names p"), HOSTILE[3].replace('\u{202e}', ""));
    assert_eq!(browser.text(".about .rules p:nth-child(2)"), HOSTILE[1]);
    let answer = digits(&solution(&hostile()));
    let enter: Vec<(usize, u8)> = answer.into_iter().enumerate().collect();
    enter_all(&browser, &enter);
    assert_eq!(browser.text("dialog .message"), HOSTILE[1]);
    assert_eq!(browser.run("return window.hit ?? 'none'"), "none");
    assert_eq!(browser.run("return document.scripts.length"), 2);
    assert_alone(&browser);
    // What the page is not made of does not run: neither other scripts nor requests.
    let added = "const s = document.createElement('script'); s.textContent = 'window.hit = 1'; document.body.append(s)";
    browser.run(added);
    assert_eq!(browser.run("return window.hit ?? 'none'"), "none");
    let request = "return fetch('data:text/plain,a').then(() => 'sent', () => 'refused')";
    assert_eq!(browser.run(request), "refused");
}

#[test]
#[ignore = "runs chromedriver, chromium"]
fn a_collection_is_searched_and_remembers_what_was_solved() {
    let names = ["killer-cage", "thermometers", "roku-6x6"];
    let mut puzzles: Vec<WebPuzzle> = names.iter().map(|name| solved(example(name))).collect();
    puzzles[1].entry.stars = Some(4);
    puzzles[2].entry.section = Some("Small ones".to_owned());
    let page =
        PageFile::new(&puzzles, &WebSettings { title: "Three".to_owned(), first_number: 7, ..WebSettings::default() });
    let browser = page.open(DESK);
    let shown = || browser.run("return [...document.querySelectorAll('.card h2')].map((title) => title.textContent)");
    let titles: Vec<String> =
        (7..).zip(&puzzles).map(|(number, web)| format!("{number}. {}", web.entry.title())).collect();
    assert_eq!(shown(), json!(titles));
    assert_eq!(browser.text(".section"), "Small ones");
    browser.click("input");
    browser.press("THERMO");
    assert_eq!(shown(), json!([titles[1]]));
    browser.run(
        "const field = document.querySelector('input'); field.value = ''; field.dispatchEvent(new Event('input'))",
    );
    browser.click(".card:nth-child(2) a");
    assert_eq!(browser.text("h1"), titles[1]);
    let enter: Vec<(usize, u8)> = digits(puzzles[1].entry.answer.as_ref().unwrap()).into_iter().enumerate().collect();
    enter_all(&browser, &enter);
    browser.click("dialog .main");
    assert_eq!(browser.text("h1"), titles[2], "the next puzzle");
    browser.press(ESCAPE);
    browser.click("[aria-label='All puzzles']");
    assert_eq!(browser.text(".state"), "Solved");
    assert_alone(&browser);
}

#[test]
#[ignore = "runs chromedriver, chromium"]
fn hints_lead_from_the_name_of_a_step_to_the_whole_step() {
    let mut puzzles = [solved(classic())];
    add_steps(&mut puzzles, &[true], Language::English, &Control::new(), &|_| ());
    let first = puzzles[0].steps[0].clone();
    let page = PageFile::new(&puzzles, &WebSettings::default());
    let browser = page.open(DESK);
    let marked = || browser.run("return document.querySelectorAll('.hinted').length").as_u64().unwrap();
    browser.click("[aria-label=Hint]");
    assert_eq!((browser.text(".hint strong"), marked()), (first.name.clone(), 0));
    browser.click(".hint button");
    assert_eq!(browser.text(".hint p"), format!("Look at: {}", first.location));
    browser.click(".hint button");
    assert_eq!(browser.text(".hint p"), first.says);
    let (cell, digit) = first.placed[0];
    browser.click(&format!("#cell{cell}"));
    let wrong = digit % 9 + 1;
    browser.press(&wrong.to_string());
    browser.click("[aria-label=Hint]");
    assert_eq!(browser.text(".toast"), "Wrong digits: 1");
    browser.click(&format!("#cell{cell}"));
    browser.press(&digit.to_string());
    browser.click("[aria-label=Hint]");
    assert_eq!(browser.text(".hint strong"), puzzles[0].steps[1].name);
    // The path leads to the solution, hint by hint.
    let answer = digits(&solution(&classic()));
    for step in &puzzles[0].steps {
        assert!(step.placed.iter().all(|(cell, digit)| answer[usize::from(*cell)] == *digit), "{step:?}");
    }
    assert_alone(&browser);
}

#[test]
#[ignore = "runs chromedriver, chromium"]
fn pages_fit_small_screens_in_all_languages() {
    for language in Language::ALL {
        let settings = WebSettings { language, ..WebSettings::default() };
        let screens = if language == Language::English { &[SMALL_PHONE, PHONE, DESK][..] } else { &[SMALL_PHONE] };
        for &screen in screens {
            let page = PageFile::new(&[solved(example("killer-cage"))], &settings);
            let browser = page.open(screen);
            browser.press(ESCAPE);
            let wide = browser.run("return document.documentElement.scrollWidth");
            let pad = browser.run("return document.querySelector('.pad').getBoundingClientRect().bottom");
            let code = language.code();
            assert!(wide.as_f64().unwrap() <= f64::from(screen.width), "{code}: {wide}");
            assert!(pad.as_f64().unwrap() <= f64::from(screen.height), "{code} {}: {pad}", screen.width);
            let theme = if screen.dark { "dark" } else { "light" };
            assert_eq!(browser.run("return document.documentElement.dataset.theme"), theme);
            assert_eq!(browser.run("return document.dir"), if language.is_right_to_left() { "rtl" } else { "ltr" });
            assert_alone(&browser);
        }
    }
}

#[test]
#[ignore = "runs chromedriver, chromium, pdftotext, pdfinfo"]
fn a_puzzle_is_printed_on_one_page_without_the_player() {
    let page = PageFile::new(&[solved(classic())], &WebSettings::default());
    let browser = page.open(PHONE);
    browser.press(ESCAPE);
    let pdf = page.path().with_extension("pdf");
    browser.print(&pdf);
    let path = pdf.to_str().unwrap();
    let text = tools::run("pdftotext", &[path, "-"]);
    assert_eq!(
        text.split_whitespace().collect::<Vec<_>>().join(" "),
        "First steps Each row, column and box contains 1 to 9 once each."
    );
    assert!(tools::run("pdfinfo", &[path]).lines().any(|line| line.split_whitespace().eq(["Pages:", "1"])));
}
